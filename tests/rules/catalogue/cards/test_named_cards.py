"""Named cards and ranks: one check of all options that the pack has each of them."""

from __future__ import annotations

import pytest

from rules.catalogue import contradictions, problems

LEAD = {"first_lead": "named_card"}
FORTY = {"pack": "strip40", "rank_order": "klootzakken"}
TILES = {"pack": "tiles60", "rank_order": "tiles"}


@pytest.mark.parametrize(
    ("changed", "missing"),
    [
        (LEAD | {"first_lead_card": "15C"}, "15C"),
        (LEAD | {"first_lead_card": "RJ"}, "RJ"),
        (LEAD | {"first_lead_card": "RJ", "jokers": "1"}, "RJ"),
        (LEAD | {"first_lead_card": "RJ", "jokers": "2"}, ""),
        (LEAD | {"first_lead_card": "BJ", "jokers": "1"}, ""),
        (LEAD | {"first_lead_card": "3C*"}, "3C*"),
        (LEAD | {"first_lead_card": "3C*", "decks": "2"}, ""),
        (LEAD | FORTY | {"first_lead_card": "4C"}, "4C"),
        (LEAD | FORTY | {"first_lead_card": "7C"}, ""),
        (LEAD | TILES | {"first_lead_card": "15C"}, ""),
        ({"first_lead_card": "15C"}, ""),  # no named card leads
        ({"transparent": "14"}, "14"),
        ({"transparent": "1"}, "1"),
        ({"transparent": "A"}, ""),
        (FORTY | {"transparent": "4"}, "4"),
        (FORTY | {"transparent": "7"}, ""),
        (TILES | {"transparent": "1"}, ""),
        (TILES | {"transparent": "14"}, ""),
        ({"sequences": "single", "run_excluded": "{2,14}"}, "14"),
        (FORTY | {"sequences": "single", "run_excluded": "{5}"}, "5"),
        ({"sequences": "single", "run_excluded": "{2,joker}"}, ""),
    ],
    ids=str,
)
def test_card_missing_from_the_pack_cannot_be_named(changed: dict[str, str], missing: str) -> None:
    said = contradictions("president_basic", {"decks": "1"} | changed)
    assert said == ([f"There's no {missing} in this deck."] if missing else [])


def test_instead_of_a_wild_card_one_is_proposed_that_is_there() -> None:
    changed = LEAD | FORTY | {"first_lead_card": "3C", "wild_ranks": "{3}"}
    assert problems("president_basic", changed) == [
        "A wild card can't decide who leads: take 7C instead."
    ]
