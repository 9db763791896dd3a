"""Hands that are dealt again, shown, or win at once (catalogue 3.D, 3.F)."""

from __future__ import annotations

from rules.catalogue.option import Choices, Instead, Option
from rules.catalogue.values import Words, word_or_number
from rules.phases.instant import FourTwos, InstantWins
from rules.phases.redeals import PoorHand
from rules.ruleset import RuleSet


def _redeal(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    low, no_faces = choices.get("redeal_low_points", "off"), value == "on"
    if low == "off" and not no_faces:
        return rules
    return rules.with_rules(PoorHand(-1 if low == "off" else int(low), no_faces))


REDEALS = (
    Option(
        "redeal_low_points",
        topic="Dealing",
        question="With how few points can you ask for new cards?",
        help="Before the first play. J is 1, Q 2, K 3, A 4, a two 5, the rest nothing.",
        values=word_or_number(
            {"off": "never", "3": "with 3 points or fewer"},
            0,
            60,
            offered=("0", "1", "2", "4", "5"),
        ),
        default={"bt": "off"},
        says={
            "off": "",
            "1": (
                "Before the first play you can show a hand of at most 1 point for new cards. J "
                "is 1, Q 2, K 3, A 4, a two 5."
            ),
            "*": (
                "Before the first play you can show a hand of at most {redeal_low_points} points "
                "for new cards. J is 1, Q 2, K 3, A 4, a two 5."
            ),
        },
    ),
    Option(
        "redeal_no_faces",
        topic="Dealing",
        question="Can you ask for new cards without J, Q or K?",
        help="Before the first play.",
        values=Words({"off": "no", "on": "yes"}),
        default={"bt": "off"},
        change=_redeal,
        says={
            "off": "",
            "on": (
                "Before the first play you can show a hand without jack, queen or king for new "
                "cards."
            ),
        },
    ),
    Option(
        "expose_assign",
        topic="Dealing",
        question="Are hands given out by a turned-up card?",
        help=(
            "From the second deal: one card of each hand is turned up; the best goes to first "
            "place, and so on."
        ),
        values=Words({"off": "no", "on": "yes"}),
        default={"pr": "off"},
        says={
            "off": "",
            "on": (
                "From the second deal on, one card of each hand is turned up. First place gets "
                "the hand with the highest, and so on."
            ),
        },
    ),
)


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


INSTANT_WINS = (
    Option(
        "dragon_win",
        topic="Instant wins",
        question="Does one card of every rank win at once?",
        help="The others pay as if they'd never played.",
        values=Words({"off": "no", "on": "yes, that dragon wins at once"}),
        default={"bt": "off"},
        says={
            "off": "",
            "on": (
                "A hand with one card of every rank (a dragon) wins at once; everyone else pays "
                "as if they'd never played."
            ),
        },
    ),
    Option(
        "four_twos",
        topic="Instant wins",
        question="What if one hand is dealt all four twos?",
        help="Settled before anyone plays.",
        values=Words(
            {"off": "nothing", "win": "it wins at once", "draw": "the cards are dealt again"}
        ),
        default={"bt": "off", "th": "off"},
        change=_instant,
        says={
            "off": "",
            "win": "All four twos in one hand win at once.",
            "draw": "If one hand has all four twos, the cards are dealt again.",
        },
    ),
    Option(
        "four_threes",
        topic="Instant wins",
        question="Does a hand with all four threes win at once?",
        help="No points; the next deal follows.",
        values=Words({"off": "no", "win": "yes"}),
        default={"th": "off"},
        says={"off": "", "win": "All four threes in one hand win at once."},
    ),
    Option(
        "instant_win_seats",
        topic="Instant wins",
        question="With how many players can a hand win at once?",
        help="With three players, hands are bigger and win at once more often.",
        values=Words({"four_only": "only with four", "any": "with any number"}),
        default={"bt": "four_only"},
        says={
            "four_only": "This only holds with four players.",
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
                {"any": "This holds with three players too."},
            ),
        ),
    ),
)
