"""Cards that beat more than their rank says (catalogue 3.M)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.cards import ACE, TWO, TWOS, Cards, card, of_rank, rank_of
from rules.catalogue.cards.pack import in_the_pack
from rules.catalogue.option import Choices, Contradiction, Facts, Meant, Option, adds
from rules.catalogue.values import Pattern, Words
from rules.house import powers
from rules.ruleset import RuleSet
from rules.sentences import Sentence


def _two_power(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    match value:
        case "wins_trick":
            wins = powers.WinsTrick(TWOS), powers.ClosedTrick(TWOS)
            return rules.with_rules(powers.TwoBeatsAnything(), *wins)
        case "high_and_low":
            ace = choices.get("revolution_low_high") == "on"
            return rules.with_rules(powers.HighAndLow(ACE if ace else TWO))
        case "beats_all":
            return rules.with_rules(powers.TwoBeatsAnything())
    return rules


def _transparent(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    rank = transparent_rank(value)
    return rules if rank is None else rules.with_rules(powers.Transparent(rank))


def transparent_rank(value: str) -> int | None:
    """Return the printed rank that is transparent, if any."""
    return None if value == "none" else rank_of(card(f"{value}S"))


def _three_power(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules if value == "none" else rules.with_rules(powers.ThreeBeatsAllButTwo())


FOUR = 1  # as a printed rank
POWERS = {  # that of Sofia does not go with
    "two_power": "a power of the single two",
    "twos_discount": "twos that need one card fewer",
    "joker_power": "a power of the single joker",
}


def _rank(written: str) -> str:
    """Return the rank as written; ValueError unless `transparent_rank` knows it."""
    transparent_rank(written)
    return written


def _transparent_cards(meant: Meant) -> Mapping[str, Cards]:
    """Return the cards of the transparent rank; a one is a tile, and no ace."""
    written = meant.get("transparent", "none")
    rank = transparent_rank(written)
    tile = written == "1" and meant["pack"] != "tiles60"
    return {} if rank is None else {written: 0 if tile else of_rank(rank)}


def _other_powers(meant: Meant) -> Iterator[Facts]:
    """Yield the powers of other options that contradict sofia_powers (I-04)."""
    if meant.on("sofia_powers"):
        yield from ({"what": Sentence(what)} for key, what in POWERS.items() if meant.on(key))


OPTIONS = (
    Option(
        "two_power",
        topic="Special cards",
        question="What can a single two do?",
        help="A set of twos never has this power.",
        values=Words(
            {
                "none": "it is just the highest single",
                "wins_trick": "it beats anything and wins the trick at once",
                "high_and_low": "it beats anything, and anything beats it",
                "beats_all": "it beats anything and nothing beats it",
            }
        ),
        default={"pr": "none"},
        change=_two_power,
        says={
            "none": "",
            "wins_trick": "A single two wins the trick at once.",
            "high_and_low": "A single two beats anything, and anything beats it.",
            "beats_all": "A single two beats everything.",
        },
    ),
    Option(
        "twos_discount",
        topic="Special cards",
        question="Do twos need one card fewer?",
        help="Two twos then beat three kings. It never works against other twos.",
        values=Words({"0": "no", "1": "yes, twos beat lower sets with one card more"}),
        default={"pr": "0"},
        change=adds({"1": powers.TwosNeedOneFewer()}),
        says={
            "0": "",
            "1": "Twos need one card fewer: two twos also beat three of anything lower.",
        },
    ),
    Option(
        "transparent",
        topic="Special cards",
        question="Which rank is transparent?",
        # "The threes you play take on the rank of the cards they have beaten" (000:466): they
        # count as that rank for all that follows, so one of four nines in a row may be a three.
        help=(
            "Played on a set of the same size, it copies that set's rank, also for a "
            "revolution; led, it keeps its own."
        ),
        values=Pattern(
            {"none": "none", "3": "threes", "4": "fours"},
            _rank,
            "Type none, or a rank: 2 to 10, J, Q, K or A.",
        ),
        default={"pr": "none"},
        change=_transparent,
        says={
            "none": "",
            "*": (
                "{transparent} is transparent: played on a set of the same size, it copies that "
                "set's rank. Led, it keeps its own."
            ),
        },
        contradictions=(in_the_pack(_transparent_cards),),
    ),
    Option(
        "three_power",
        topic="Special cards",
        question="What can a single three do?",
        # "Any card or set except a two" (000:470): one two. A pair of twos is a set: it falls.
        help="A single two beats it, and so does a four, which is transparent.",
        values=Words(
            {
                "none": "nothing special",
                "beats_all_but_two": "it beats any card or set but a two",
            }
        ),
        default={"pr": "none"},
        change=_three_power,
        says={
            "none": "",
            "beats_all_but_two": "A single three beats everything but a two.",
        },
        contradictions=(
            Contradiction(
                "Threes that beat all but a two need transparent fours.",
                lambda meant: (
                    meant.on("three_power")
                    and transparent_rank(meant.get("transparent", "none")) != FOUR
                ),
            ),
            Contradiction(
                "Threes that beat all but a two need a single two that beats everything.",
                lambda meant: meant.on("three_power") and meant.get("two_power") != "beats_all",
            ),
        ),
    ),
    Option(
        "sofia_powers",
        topic="Special cards",
        question="Can a few jokers, jacks or twos beat a bigger set?",
        help=(
            "One beats a pair; two twos, a jack or a joker a triple; three twos, two jacks "
            "or a joker four of a kind."
        ),
        values=Words({"off": "no", "on": "yes, sets of aces or lower"}),
        default={"pr": "off"},
        change=adds({"on": powers.SofiaPowers()}),
        says={
            "off": "",
            "on": (
                "A few jokers, jacks or twos beat bigger sets of aces or lower. A pair falls "
                "to one of them; a triple to two twos, a jack or a joker. Four of a kind "
                "falls to three twos, two jacks or a joker. With two decks all numbers "
                "double."
            ),
        },
        contradictions=(
            Contradiction(
                "Jokers, jacks and twos with powers need the order joker, jack, two, ace.",
                lambda meant: meant.on("sofia_powers") and meant["rank_order"] != "sofia",
            ),
            Contradiction(
                "Jokers, jacks and twos with powers don't go with {what}.",
                _other_powers,
                parts=tuple(POWERS.values()),
            ),
        ),
    ),
)
