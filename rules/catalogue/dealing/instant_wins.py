"""Hands that win, or void the deal, before a card is played (catalogue 3.D)."""

from __future__ import annotations

from rules.catalogue.option import Choices, Instead, Option
from rules.catalogue.values import Words
from rules.phases.instant import FourTwos, InstantWins
from rules.ruleset import RuleSet

FOUR_TWOS = {"off": FourTwos.NOTHING, "win": FourTwos.WIN, "draw": FourTwos.DRAW}


def _instant(rules: RuleSet, twos: str, choices: Choices) -> RuleSet:
    phase = InstantWins(
        dragon=choices.get("dragon_win") == "on",
        twos=FOUR_TWOS[twos],
        threes=choices.get("four_threes") == "win",
        four_only=choices.get("instant_win_seats") == "four_only",
        scored="dragon_win" in choices,
    )
    on = phase.dragon or phase.threes or twos != "off"
    return rules.with_phases(phase) if on else rules


OPTIONS = (
    Option(
        "dragon_win",
        topic="Instant wins",
        question="Does a hand with a card of each rank win at once?",
        help="The others score as if they had lost without playing a card.",
        values=Words({"off": "no", "on": "yes, that dragon wins before play"}),
        default={"bt": "off"},
        says={
            "off": "",
            "on": "A hand dealt one card of every rank, a dragon, wins at once; the others "
            "score as if they had never played.",
        },
    ),
    Option(
        "four_twos",
        topic="Instant wins",
        question="What if one hand is dealt all four twos?",
        help="It is settled before anybody plays.",
        values=Words(
            {"off": "nothing", "win": "it wins at once", "draw": "the cards are dealt again"}
        ),
        default={"bt": "off", "th": "off"},
        change=_instant,
        says={
            "off": "",
            "win": "A hand dealt all four twos wins at once.",
            "draw": "When a hand is dealt all four twos, the cards are dealt again.",
        },
    ),
    Option(
        "four_threes",
        topic="Instant wins",
        question="Does a hand with all four threes win at once?",
        help="Nothing is scored, and the cards are dealt for the next deal.",
        values=Words({"off": "no", "win": "yes"}),
        default={"th": "off"},
        says={"off": "", "win": "A hand dealt all four threes wins at once."},
    ),
    Option(
        "instant_win_seats",
        topic="Instant wins",
        question="With how many players can a hand win at once?",
        help="Larger hands of three players are such hands more often.",
        values=Words({"four_only": "only with four", "any": "with any number"}),
        default={"bt": "four_only"},
        says={
            "four_only": "This holds only with four players.",
            "any": "This holds with any number of players.",
        },
        instead=(
            Instead(
                lambda choices: {choices.get("dragon_win"), choices.get("four_twos")} == {"off"},
                {"four_only": "", "any": ""},
            ),
            Instead(lambda choices: choices.get("players") == "4..4", {"four_only": "", "any": ""}),
            Instead(
                lambda choices: choices.get("players") == "3..3",
                {"any": "This holds for three players too."},
            ),
        ),
    ),
)
