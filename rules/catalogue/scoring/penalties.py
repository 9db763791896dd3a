"""Penalty points for cards left (catalogue 3.U)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise

from rules.cards import JOKER, RANKS, TWO
from rules.catalogue.option import Choices, Instead, Option
from rules.catalogue.values import Number, Pattern, Words
from rules.house.penalties import COURT_VALUES, RANK_VALUES, STANDARD, Steps

STEPS = {
    "std": STANDARD,
    "gamesky": Steps(((11, 2),)),
    "harsh": Steps(((8, 2), (10, 3)), full=13, top=4, more=4),
    "double8": Steps(((8, 2),)),
    "double8_10": Steps(((8, 2), (10, 4))),
    "flat": Steps(),
    "deuces3p": Steps(((12, 2),), full=17, top=3, more=3),
}

NO_TOP = tuple(name for name, table in STEPS.items() if not table.full)
OWN_RATE = ("std",)  # the tables in which over13_rate is the last column

CARD_VALUES: dict[str, Mapping[int, int]] = {"a": COURT_VALUES, "b": RANK_VALUES}
MOST_STEPS = 8
NUMBER = r"[0-9]{1,2}"


def _steps(written: str) -> Steps:
    """Parse pairs such as "[[9,2],[12,3]]": from 9 cards on twice, from 12 three times."""
    plain = re.sub(r"\s", "", written)
    pair = rf"\[({NUMBER}),({NUMBER})\]"
    pairs = [(int(cards), int(times)) for cards, times in re.findall(pair, plain)]
    rising = all(low < high for (low, _), (high, _) in pairwise(pairs))
    if not re.fullmatch(rf"\[{pair}(,{pair})*\]", plain) or len(pairs) > MOST_STEPS or not rising:
        raise ValueError(written)
    if pairs[0][0] < 2 or not all(times for _, times in pairs):
        raise ValueError(written)
    *_, (full, top) = pairs
    return Steps(tuple(pairs[:-1]), full, top, top, written=True)


def _values(written: str) -> Mapping[int, int]:
    """Values by rank from "{J:2,2:4}", the others 1; or 13 numbers from the three to the two."""
    plain = re.sub(r"\s", "", written)
    ranks = "|".join(VALUED)
    if re.fullmatch(rf"\[{NUMBER}(,{NUMBER}){{12}}\]", plain):
        found = dict(enumerate(map(int, plain[1:-1].split(","))))
    elif re.fullmatch(rf"\{{({ranks}):{NUMBER}(,({ranks}):{NUMBER})*\}}", plain, re.IGNORECASE):
        named = [one.split(":") for one in plain[1:-1].split(",")]
        found = {VALUED[rank.lower()]: int(worth) for rank, worth in named}
        if len(found) < len(named):
            raise ValueError(written)
    else:
        raise ValueError(written)
    return {JOKER: found.get(TWO, 1)} | found


VALUED = {name.lower(): rank for rank, name in enumerate(RANKS[:JOKER])} | {"joker": JOKER}
PENALTY_STEPS = Pattern(
    {
        "std": "×1, ×2 from 10 cards, ×3 at 13",
        "gamesky": "×1, ×2 from 11 cards",
        "harsh": "×1, ×2 from 8 cards, ×3 from 10, ×4 at 13",
        "double8": "×1, ×2 from 8 cards",
        "double8_10": "×1, ×2 from 8 cards, ×4 from 10",
        "flat": "always ×1",
        "deuces3p": "×1, ×2 from 12 cards, ×3 at 17",
    },
    _steps,
    "Pick a table by name, or type card counts with how often each counts from there, such "
    "as [[9,2],[12,3]].",
)
VALUES = Pattern(
    {
        "a": "3 to 10 one, J Q K two, A three, 2 four",
        "b": "3 one, 4 two and so on to K 11, A 12, 2 13",
    },
    _values,
    "Type a, b, 13 numbers from the three up to the two, or ranks with values such as "
    "{J:2,A:3,2:4}.",
)


def card_values(choices: Choices) -> Mapping[int, int]:
    """Return the penalty of a card left, by its printed rank."""
    found = VALUES.parse(choices.get("card_values", "a"))
    return CARD_VALUES[found] if isinstance(found, str) else found


OPTIONS = (
    Option(
        "penalty_steps",
        topic="Scoring",
        question="How much does each card left cost?",
        help=(
            "More cards cost more each. Write your own steps: [[9,2],[12,3]] is ×2 from 9 "
            "cards and ×3 from 12."
        ),
        values=PENALTY_STEPS,
        default={"bt": "std"},
        says={
            "std": "From 10 cards left each costs ×2, from 13 or for a full hand ×3.",
            "gamesky": "From 11 cards left each costs ×2.",
            "harsh": (
                "From 8 cards left each costs ×2, from 10 ×3, from 13 or for a full hand ×4."
            ),
            "double8": "From 8 cards left each costs ×2.",
            "double8_10": "From 8 cards left each costs ×2, from 10 ×4.",
            "flat": "Many cards cost no extra.",
            "deuces3p": "From 12 cards left each costs ×2, from 17 or for a full hand ×3.",
            "*": "More cards cost more each: {penalty_steps}.",
        },
        instead=(
            Instead(
                lambda choices: choices.get("over13_rate") != "3",
                {"std": "From 10 cards left each costs ×2, with 13 or a full hand ×3."},
            ),
        ),
        only_with={"score_model": ("penalty_cards",)},
    ),
    Option(
        "triple_condition",
        topic="Scoring",
        question="Who pays the highest rate?",
        help="It only matters where cards are drawn or given.",
        values=Words(
            {
                "all_cards_left": "anyone with a full hand",
                "never_played": "anyone with a full hand who never played a card",
            }
        ),
        default={"bt": "all_cards_left"},
        says={
            "all_cards_left": "",
            "never_played": "Only a player who never played pays the highest rate.",
        },
        instead=(
            Instead(lambda choices: choices.get("penalty_steps") in NO_TOP, {"never_played": ""}),
            Instead(
                lambda choices: choices.get("penalty_steps") in ("std", "deuces3p"),
                {"never_played": "Only a player who never played pays ×3."},
            ),
            Instead(
                lambda choices: choices.get("penalty_steps") == "harsh",
                {"never_played": "Only a player who never played pays ×4."},
            ),
        ),
        only_with={"score_model": ("penalty_cards",)},
    ),
    Option(
        "over13_rate",
        topic="Scoring",
        question="How much does each card cost with more than 13 left?",
        help="With three players or drawing, where the standard steps apply.",
        values=Number(1, 99),
        default={"bt": "3"},
        says={
            "3": "",
            "*": "With more than 13 cards left, each costs {over13_rate}.",
        },
        only_with={"score_model": ("penalty_cards",), "penalty_steps": OWN_RATE},
    ),
    Option(
        "twos_left_double",
        topic="Scoring",
        question="Does each two left double the penalty?",
        help="Two twos make it ×4.",
        values=Words({"off": "no", "on": "yes, each two doubles it again"}),
        default={"bt": "off"},
        says={"off": "", "on": "Each two left doubles the penalty."},
    ),
    Option(
        "double_scope",
        topic="Scoring",
        question="Who pays extra for ten or more cards?",
        help="The starter is the player who leads the deal.",
        values=Words({"everyone": "everyone", "starter_only": "only the starter"}),
        default={"bt": "everyone"},
        says={
            "everyone": "",
            "starter_only": "Only the player who led the deal pays more for ten or more cards.",
        },
        only_with={"score_model": ("penalty_cards", "penalty_values")},
    ),
    Option(
        "finish_twos_double",
        topic="Scoring",
        question="Do penalties double when the winner's last play is all twos?",
        help="One two, a pair or a triple of them.",
        values=Words({"off": "no", "on": "yes, for all the losers"}),
        default={"bt": "off"},
        says={
            "off": "",
            "on": "If the last play is all twos, all penalties double.",
        },
    ),
    Option(
        "card_values",
        topic="Scoring",
        question="What are the cards left worth?",
        help=(
            "Double with ten or more cards left. Write your own: {J:2,Q:2,K:2,A:3,2:4}, "
            "other ranks cost 1; or 13 numbers from 3 up to 2."
        ),
        values=VALUES,
        default={"bt": "a"},
        says={
            "a": "J, Q and K cost 2, aces 3, twos 4, other cards 1; double from ten cards.",
            "b": "Cards cost from 1 for a three to 13 for a two; double from ten cards.",
            "*": "Cards left cost by rank: {card_values}; double from ten cards.",
        },
        only_with={"score_model": ("penalty_values",)},
    ),
)
