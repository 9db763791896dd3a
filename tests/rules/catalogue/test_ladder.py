"""A ladder follows from the choices a deal is played by, and never from the name of a preset."""

from __future__ import annotations

import pytest

from rules.catalogue import build, full, problems
from rules.catalogue.ladder import LADDERS, OTHER, is_preset, ladder, ladder_of, parts
from rules.catalogue.presets import PRESETS, resolved

GAMES = {
    "bt": "bigtwo",
    "pr": "president",
    "df": "daifugo",
    "th": "thirteen",
    "dd": "doudizhu",
    "b3": "bigthree",
}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_on_the_ladder_of_its_game_and_its_sides(preset: str) -> None:
    name, rules = ladder(full(preset)), build(preset)
    assert name in LADDERS
    assert name == ladder_of(preset)
    game, variant = parts(name)
    assert game == GAMES[resolved(preset)[0]]
    assert (name in ("doudizhu", "bigthree")) == rules.one_against_all
    assert (variant == "teams") == (rules.sided and not rules.one_against_all)
    assert is_preset(full(preset))


def test_presets_are_spread_over_these_ladders() -> None:
    found = {ladder_of(preset) for preset in PRESETS}
    assert found == {
        *("president", "president-pairs", "daifugo", "thirteen", "doudizhu", "bigthree"),
        *("bigtwo", "bigtwo-teams", "bigtwo-exchange"),
    }
    assert ladder_of("president_collusion") == "president-pairs"
    assert ladder_of("a game of long ago") == OTHER


CHANGED = [
    ("president_basic", {"exchange": "none"}, "president-plain"),
    ("daifugo_denexa", {"exchange": "none"}, "daifugo-plain"),
    ("bigtwo_deuces", {"exchange": "[2,1]"}, "bigtwo-exchange"),
    ("president_deuces", {"exchange": "none"}, "bigtwo"),
    ("bigtwo_teams", {"teams": "off"}, "bigtwo"),
    ("thirteen_denexa", {"teams": "opposite_pairs", "players": "4..4"}, "thirteen-teams"),
    ("president_basic", {"jokers": "2"}, "president"),
]


@pytest.mark.parametrize(("preset", "changed", "name"), CHANGED)
def test_house_rules_are_on_the_ladder_of_what_is_played(
    preset: str, changed: dict[str, str], name: str
) -> None:
    assert not problems(preset, changed)
    assert ladder(full(preset, changed)) == name
    assert not is_preset(full(preset, changed))


def test_rules_changed_into_those_of_another_preset_are_of_a_preset() -> None:
    goal = full("president_denexa")
    assert is_preset(full("president_basic", goal))
