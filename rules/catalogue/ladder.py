"""Ladders: the names of the games whose results are compared with one another.

A ladder follows from the choices a deal is played by, so that a renamed or copied preset counts on
the ladder of its rules. Cards, points and the order of suits make no ladder of their own; a trade
of cards by places, sides, and an auction do.
"""

from __future__ import annotations

from functools import cache

from rules.catalogue.choices import full
from rules.catalogue.option import Choices
from rules.catalogue.presets import PRESETS

NATURAL = {  # what each game is played with if its ladder has no addition
    "president": "exchange",
    "daifugo": "exchange",
    "bigtwo": "plain",
    "thirteen": "plain",
    "doudizhu": "alone",
    "bigthree": "alone",
}
FAMILY_OF = {
    "president": "pr",
    "daifugo": "df",
    "bigtwo": "bt",
    "thirteen": "th",
    "doudizhu": "dd",
    "bigthree": "b3",
}
VARIANTS = ("plain", "exchange", "pairs", "teams", "alone")
# Options that change no deal: who plays, what happens between deals and when the match ends. Deals
# count alike whatever their values are.
OUTSIDE_A_DEAL = frozenset(
    {
        *("first_seating", "titles", "hats", "forfeits", "duties", "join_leave"),
        *("stake", "starting_chips", "match_end", "match_target", "match_winner"),
    }
)
SEATS = "players"  # the option with the numbers of players
LADDERS = tuple(
    game if variant == natural else f"{game}-{variant}"
    for game, natural in NATURAL.items()
    for variant in (natural, *(one for one in VARIANTS if one != natural))
)
OTHER = "other"  # of deals whose rules are unknown


def ladder(choices: Choices) -> str:
    """Return the ladder of a deal played by these choices, every option in force."""
    game, variant = _game(choices), _variant(choices)
    return game if NATURAL[game] == variant else f"{game}-{variant}"


@cache
def ladder_of(preset: str) -> str:
    """Return the ladder of a preset without changes; `OTHER` of one that is no more."""
    return ladder(full(preset)) if preset in PRESETS else OTHER


def parts(name: str) -> tuple[str, str]:
    """Return the game of a ladder, and what is added to it: empty for nothing."""
    game, _, variant = name.partition("-")
    return game, variant


def is_preset(choices: Choices) -> bool:
    """Whether a deal by these choices, every option in force, is a deal of a preset.

    Options outside a deal may have any value. The numbers of players must be those of the preset,
    or some of them.
    """
    seats = _seats(choices)
    return any(seats <= allowed for allowed in _presets().get(_of_deal(choices), ()))


def _of_deal(choices: Choices) -> frozenset[tuple[str, str]]:
    apart = OUTSIDE_A_DEAL | {SEATS}
    return frozenset(one for one in choices.items() if one[0] not in apart)


def _seats(choices: Choices) -> frozenset[int]:
    low, _, high = choices.get(SEATS, "0..0").partition("..")
    return frozenset(range(int(low), int(high) + 1))


@cache
def _presets() -> dict[frozenset[tuple[str, str]], list[frozenset[int]]]:
    """Return the numbers of players of the presets, by the choices that shape their deals."""
    found: dict[frozenset[tuple[str, str]], list[frozenset[int]]] = {}
    for preset in PRESETS:
        choices = full(preset)
        found.setdefault(_of_deal(choices), []).append(_seats(choices))
    return found


def _game(choices: Choices) -> str:
    """Return the game by an option that only this game has."""
    if "five_card_order" in choices:
        return "bigtwo"
    if "chop_twos" in choices:
        return "thirteen"
    if "quad_kicker_pair" in choices:
        return "doudizhu"
    if "equal_play" in choices:
        return "president"
    return "bigthree" if "auction_first" in choices else "daifugo"


def _variant(choices: Choices) -> str:
    if choices.get("auction", "none") != "none":
        return "alone"
    if choices.get("teams", "off") != "off":
        return "teams"
    if choices.get("collusion", "off") != "off":
        return "pairs"
    return "exchange" if choices.get("exchange", "none") != "none" else "plain"
