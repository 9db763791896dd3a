"""The differences between each preset and its base, with an example of each change."""

from __future__ import annotations

import pytest

from rules.catalogue import OPTIONS, problems
from tests.data import presets
from tests.rules.catalogue.presets.examples_of_deals import DEALS
from tests.rules.catalogue.presets.examples_of_plays import QUESTIONS, answers
from tests.rules.catalogue.presets.examples_of_results import RESULTS
from tests.rules.notation import game

EXAMPLES = DEALS | RESULTS
ROWS = presets()


def before(preset: str, option: str) -> str | None:
    """Return an option's value in the base of a preset, None where the base does not use it."""
    base, family = ROWS[preset]["base"], ROWS[preset]["family"]
    found: str | None = ROWS[base]["resolved"].get(option) if base in ROWS else None
    return found if base in ROWS else OPTIONS[option].default_for(family)


CHANGES = [
    (preset, option, value)
    for preset, row in ROWS.items()
    for option, value in row["overrides"].items()
]
OF_TILES = {  # examples here use cards; tests of the seed's page show tiles
    ("lectio", "straight_order"),
    ("lectio", "flush_rank"),
}
OF_PLAYS = [one for one in CHANGES if one[1] in QUESTIONS and one[:2] not in OF_TILES]
ELSEWHERE = {  # test_played checks these for every preset
    "players", "deal", "hand_size", "deal_end", "score_model", "first_lead", "first_lead_card",
}  # fmt: skip
UNTOLD = {"hand_counts", "table_pile"}  # public facts, which the tests of the table show
REPLACED = {  # another change of the preset replaces the effect of the base's value
    ("bigtwo_poker_ranks", "flush_rank"): "poker_ranks (I-10)",
    ("bigtwo_quads_rule", "bomb_reach"): "quads_beat_nonquads",
    ("president_wild_threes", "joker_rank"): "wild_alone",
    ("bigtwo_three_deuces", "penalty_steps"): "triple_condition, with thirteen cards of seventeen",
    ("lectio", "match_winner"): "starting_chips: the most chips are best",
    ("president_worker", "next_dealer"): "C-GEN-3: unspecified is read as the scum",
    ("president_collusion", "exchange"): "collusion (I-17)",
    ("bigtwo_teams", "settlement"): "teams (I-18)",
}
UNSEEN = {  # changes that no example can show alone
    ("bigtwo_last_card_call", "announce"): "the player announces it: announce_penalty",
    (
        "bigtwo_last_card_call",
        "last_card_guard",
    ): "who did not call pays: announce_penalty",
    ("lectio", "leftover"): "sixty tiles leave none over for five",
    ("president_landlord", "cut"): "part of dealing by hand: procedural_faults",
    ("president_landlord", "duties"): "the same",
}
POINTLESS = {"last_card_guard", "settlement"}  # without effect where no points are kept


def tells(preset: str, option: str) -> bool:
    """Whether the option can make a difference in this preset, and an example can show it."""
    chosen = ROWS[preset]["resolved"]
    if option in POINTLESS and chosen["score_model"] == "none":
        return False
    return OPTIONS[option].plays_a_part(chosen) and (preset, option) not in UNSEEN


OF_DEALS = [row for row in CHANGES if row[1] in EXAMPLES and tells(*row[:2])]


def test_every_change_of_every_preset_has_its_example() -> None:
    known = {*QUESTIONS, *EXAMPLES, *ELSEWHERE, *UNTOLD}
    unknown = {o for p, o, value in CHANGES if o not in known and before(p, o) != value}
    assert unknown == set()


@pytest.mark.parametrize(
    ("preset", "option", "value"), OF_PLAYS, ids=[f"{p} {o}={v}" for p, o, v in OF_PLAYS]
)
def test_what_may_be_laid(preset: str, option: str, value: str) -> None:
    """The example holds with the value of the preset, and fails with that of the base."""
    says = QUESTIONS[option][1]
    assert answers(preset, {}, option) == says[value]
    if (usual := base_value(preset, option)) is not None:
        assert answers(preset, {option: usual}, option) == says[usual] != says[value]


def base_value(preset: str, option: str) -> str | None:
    """Return the base's value if the preset allows it and is another game with it, else None."""
    usual = before(preset, option)
    same = usual == ROWS[preset]["resolved"][option] or (preset, option) in REPLACED
    return None if usual is None or same or problems(preset, {option: usual}) else usual


@pytest.mark.parametrize(
    ("preset", "option", "value"), OF_DEALS, ids=[f"{p} {o}={v}" for p, o, v in OF_DEALS]
)
def test_what_happens(preset: str, option: str, value: str) -> None:
    """The example holds with the value of the preset, and fails with that of the base."""
    act, says = EXAMPLES[option]
    assert act(game(preset)) == says[value]
    if (usual := base_value(preset, option)) is not None:
        assert act(game(preset, **{option: usual})) == says[usual] != says[value]
