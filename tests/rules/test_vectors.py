"""The catalogue's own examples (section 6, ``vectors.json``) for the games that are here."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.cards import cards, joined
from rules.deal import Deal
from rules.games import PRESETS
from rules.match import Match
from rules.options import build
from rules.ruleset import RuleSet
from tests.rules.notation import after, beats, game, opened, spare, turn
from tests.rules.shared import absent, table

VECTORS = table("vectors.json")
LATER = {  # presets of later pages that differ from a game here in options that are here
    "president_australian": {"pass_rule": "locked", "titles": "warlords"},
    "president_single_round": {"pass_rule": "single_round"},
    "president_zero_sum_5": {
        "players": "5..5",
        "place_points": "zero_sum",
        "exchange": "by_score",
    },
}
PROCEDURES = {"president_basic", "president_comp303", "president_worker"}

pytestmark = absent


def rows(kind: str) -> list[Any]:
    """The rows of one section whose game is here."""
    here = PRESETS.keys() | LATER.keys()
    found = [row for row in VECTORS.get(kind, []) if row["preset"] in here]
    return [pytest.param(row, id=f"{row['preset']}-{n}") for n, row in enumerate(found)]


def rules_of(row: dict[str, Any]) -> RuleSet:
    preset, options = row["preset"], dict(row.get("options", {}))
    if preset in LATER:
        return build("president_basic", LATER[preset] | options)
    return build(preset, options)


@pytest.mark.parametrize("row", rows("beats"))
def test_what_beats_what(row: dict[str, Any]) -> None:
    won = beats(rules_of(row), row["attempt"], row["standing"])
    assert won is row["expected"], row["why"]


@pytest.mark.parametrize("row", rows("traces"))
def test_a_trick_as_it_is_played_out(row: dict[str, Any]) -> None:
    deal = after(dealt_for(row), *(f"{who} {what}" for who, what in moves(row)))
    assert turn(deal) == f"{row['leader']} leads", row["note"]


def moves(row: dict[str, Any]) -> list[tuple[str, str]]:
    return [(who, "pass" if what == "P" else what) for who, what in row["steps"]]


def dealt_for(row: dict[str, Any]) -> Deal:
    """Hands for a trace: what each seat plays, and a card kept back unless it goes out."""
    hands = dict.fromkeys(row["seats"], 0)
    for seat, what in moves(row):
        hands[seat] |= 0 if what == "pass" else cards(what)
    rules = rules_of(row)
    extra = spare(rules, joined(hands.values()), len(hands))
    for seat, kept in zip(hands, extra, strict=True):
        hands[seat] |= 0 if seat in row["out"] else kept
    return opened(rules, *hands.values())


@pytest.mark.parametrize("row", rows("scores"))
def test_what_a_place_is_worth(row: dict[str, Any]) -> None:
    points, given = row["expected"], None
    if isinstance(points[0], list):
        points, given = points
    deal = placed(rules_of(row), len(points))
    assert deal.ended is not None
    assert list(deal.ended.points) == points
    if given:
        assert exchanged(rules_of(row), len(points)) == given


def placed(rules: RuleSet, seats: int) -> Deal:
    """A deal that ends in the order of the seats."""
    hands = [["3S", "4S", "5S", "6S", "7S", "8S"][seat] for seat in range(seats - 1)]
    deal = opened(rules, *hands, "9S 10S")
    return after(deal, *(f"{'ABCDEF'[seat]} {hand}" for seat, hand in enumerate(hands)))


def exchanged(rules: RuleSet, seats: int) -> list[int]:
    """How many cards the lower places give, from the outer pair inward."""
    hands = [joined(spare(rules, 0, 8 * seats)[seat * 8 : seat * 8 + 8]) for seat in range(seats)]
    deal = opened(rules, *hands, standing="ABCDEFG"[:seats])
    return [gift.count for gift in deal.gifts]


def test_every_procedure_of_these_games_has_its_test_below() -> None:
    found = {row["preset"] for row in VECTORS["procedure"] if row["preset"] in PRESETS}
    assert found == PROCEDURES


def test_p21_after_kk_e_leads_a_triple() -> None:
    """E plays KK, everyone passes, E leads a triple: accepted, any set."""
    deal = opened(game("president_basic"), "QS QH 3S", "4S", "5S", "6S", "KS KH 7S 7H 7D 8S")
    deal = after(deal, "A QS QH", "B pass", "C pass", "D pass", "E KS KH")
    deal = after(deal, "A pass", "B pass", "C pass", "D pass")
    assert turn(after(deal, "E 7S 7H 7D")) == "A"


def test_p35_c_goes_out_with_the_winning_play() -> None:
    """The player at C's left leads (004:35.2)."""
    deal = opened(game("president_worker"), "3S 4S", "5S 6S", "KS", "6H 7H")
    deal = after(deal, "A 3S", "B pass", "C KS", "D pass", "A pass", "B pass")
    assert turn(deal) == "D leads"


def test_p37_first_deal_seats_and_first_player_are_random_and_nothing_is_exchanged() -> None:
    rules = game("president_comp303")
    matches = [Match(rules, tuple("ABCD")).deal(Random(seed)) for seed in range(40)]
    assert len({match.players for match, _ in matches}) > 10
    assert {dealt.lot for _, dealt in matches} == {0, 1, 2, 3}
    deal = opened(rules, "3S 4S", "5S 6S", "KS 7S", "6H 7H", lot=3)
    assert (turn(deal), deal.gifts) == ("D leads", ())
