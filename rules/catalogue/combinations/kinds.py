"""Kinds of combinations, and the cards they may carry (catalogue 3.G to 3.I)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import JOKER, JOKERS, PACK_BITS, Cards, cards, of_rank
from rules.catalogue.combinations.ladders import (
    LENGTHS,
    excluded,
    has_five_card_hands,
    longest,
    with_ladders,
)
from rules.catalogue.option import Choices, Contradiction, Option
from rules.catalogue.values import Words
from rules.combinations import Ladder
from rules.ruleset import RuleSet
from rules.shapes.house_sets import Either, HighSingle, HouseSet, SuitlessSet, WildAlone
from rules.shapes.kickers import Kicked
from rules.shapes.sets import Set

HIGH = {"none": "", "jack_of_diamonds": "JD", "black_threes": "3C 3S"}


def set_shape(
    rules: RuleSet, count: int, without: Cards, choices: Choices, by_highest: bool = False
) -> Set | Either:
    """Return sets of this many cards by these choices.

    Suits break ties of singles and pairs (000:484, 000:486; suit_scope), `by_highest` also those of
    larger sets: two such sets can only be equal with two packs or wild cards.
    """
    alone = choices.get("wild_alone") == "top_equal" and rules.wild
    high = _high(choices) if count == 1 else 0
    within = by_highest and choices.get("suit_scope") != "singles_and_pairs"
    kind = SuitlessSet if count > 2 and rules.ranking.suits and not within else Set
    plain = kind(count, without | (rules.wild if alone else 0) | high)
    special: list[HouseSet] = [HighSingle(high)] if high else []
    if alone:
        special.insert(0, WildAlone(count, rules.wild))
    special.append(plain)
    return Either(tuple(special)) if special != [plain] else plain


def most_in_a_set(rules: RuleSet) -> int:
    """The largest set that wild cards make possible: every card of a rank and all of them."""
    return 4 * rules.packs + (rules.pack & rules.wild).bit_count()


def _high(choices: Choices) -> Cards:
    one_pack = cards(HIGH[choices.get("extra_high", "none")])
    return one_pack | one_pack << PACK_BITS


def sets(rules: RuleSet, choices: Choices, by_highest: bool = False) -> RuleSet:
    """Singles and sets of one rank, each number of cards a kind of its own (PR-03, PR-04)."""
    single_jokers = choices.get("joker_power") == "wins_trick"
    largest = max(most_in_a_set(rules), 0 if single_jokers else rules.jokers)
    no_jokers = of_rank(JOKER) if single_jokers else 0
    counts = range(1, largest + 1)
    shapes = [set_shape(rules, n, no_jokers if n > 1 else 0, choices, by_highest) for n in counts]
    return replace(rules, ladders=tuple(Ladder((shape,)) for shape in shapes))


def sets_by_highest_card(rules: RuleSet, choices: Choices) -> RuleSet:
    """Add sets in which the highest card, suit included, decides, of any size (003:279)."""
    return sets(rules, choices, by_highest=True)


KINDS = (
    Option(
        "triples",
        topic="Plays",
        question="Can you play a triple on its own?",
        help="If not, three of a kind only counts in a full house.",
        values=Words({"on": "yes", "off": "no, only within a full house"}),
        default={"bt": "on"},
        says={"on": "", "off": "Triples can't be played on their own."},
    ),
    Option(
        "flushes",
        topic="Plays",
        question="Are there flushes?",
        help="Five cards of one suit. Straight flushes stay either way.",
        values=Words({"on": "yes", "off": "no, only straight flushes"}),
        default={"bt": "on"},
        says={
            "on": "",
            "off": "No flushes: five cards of one suit only count in a straight flush.",
        },
    ),
    Option(
        "quads_form",
        topic="Plays",
        question="How is four of a kind played?",
        help=(
            "Alone, four of a kind only beats lower ones; with a fifth card it's a five-card hand."
        ),
        values=Words(
            {
                "with_kicker": "with a fifth card",
                "bare": "the four alone",
                "both": "either way, each a kind of its own",
            }
        ),
        default={"bt": "with_kicker"},
        says={
            "with_kicker": "Four of a kind is played with a fifth card.",
            "bare": "Four of a kind is played alone, and only a higher one beats it.",
            "both": (
                "Four of a kind is played alone or with a fifth card, each a kind of its own."
            ),
        },
    ),
    Option(
        "four_card_two_pairs",
        topic="Plays",
        question="Can you play two pairs as four cards?",
        help=("The higher pair decides. Four of a kind on its own beats any two pairs."),
        values=Words({"off": "no", "on": "yes, ranked by the higher pair"}),
        default={"bt": "off"},
        says={
            "off": "",
            "on": "You can play two pairs as four cards.",
        },
    ),
    Option(
        "two_pair_junk",
        topic="Plays",
        question="Can you play two pairs plus a card?",
        help="The lowest five-card hand, also called butterfly. The extra card never counts.",
        values=Words(
            {
                "off": "no",
                "any": "yes, any two pairs",
                "sisters": "yes, two pairs in a row",
            }
        ),
        default={"bt": "off"},
        says={
            "off": "",
            "any": "Two pairs plus a card are the lowest five-card hand.",
            "sisters": "Two pairs in a row plus a card are the lowest five-card hand.",
        },
    ),
    Option(
        "two_pair_tie",
        topic="Plays",
        question="Two pairs tie on the higher pair: what decides?",
        help="If suits break no tie, only the lower pair can decide.",
        values=Words(
            {
                "low_pair_then_suit": "the lower pair, then the suit of the higher pair",
                "high_pair_suit": "the suit of the higher pair at once",
            }
        ),
        default={"bt": "low_pair_then_suit"},
        says={
            "low_pair_then_suit": "Two pairs compare by the higher pair, then by the lower.",
            "high_pair_suit": "Two pairs compare by the higher pair, then by its suit.",
        },
    ),
    Option(
        "straight_flush_extra",
        topic="Plays",
        question="Does a straight flush need extra cards?",
        help=("With two extra cards it's a play of seven; the five alone are just a straight."),
        values=Words({"0": "no, five cards", "2": "yes, any two more"}),
        default={"bt": "0"},
        says={
            "0": "",
            "2": (
                "A straight flush is played with any two extra cards, seven in all; alone it's "
                "just a straight."
            ),
        },
    ),
    Option(
        "dragon_combo",
        topic="Plays",
        question="Can you lead a dragon, one card of every rank?",
        help=(
            "For three players with 17 cards. You can only lead it; another dragon beats it "
            "by its two."
        ),
        values=Words({"off": "no", "on": "yes"}),
        default={"bt": "off"},
        says={
            "off": "",
            "on": (
                "You can lead a dragon, one card of every rank; only a dragon with a higher two "
                "beats it."
            ),
        },
    ),
)


def _kickers(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "off":
        return rules
    without = excluded(choices)
    least = dict(LENGTHS.parse(choices.get("set_run_min", "{}"))).get(3, 99)
    lengths = [1, *range(least, longest(rules, without) + 1)]
    threes = [
        Ladder(tuple(Kicked(3, n, 1, kick, without if n > 1 else JOKERS) for n in lengths))
        for kick in (1, 2)
    ]
    twins = choices.get("quad_kicker_pair") == "allowed"
    jokers = choices.get("joker_kickers") == "both"
    fours = [
        Ladder((Kicked(4, 1, 2, 1, JOKERS, twins, jokers),)),
        Ladder((Kicked(4, 1, 2, 2, JOKERS),)),
    ]
    return with_ladders(rules, *threes, *fours)


KICKERS = (
    Option(
        "kickers",
        topic="Plays",
        question="Can triples and fours take extra cards?",
        help="Extras differ in rank from each other and from the set, which alone decides.",
        values=Words(
            {
                "off": "no",
                "dou_dizhu": "a triple: a card or a pair; four of a kind: two cards or two pairs",
            }
        ),
        default={"*": "off", "dd": "dou_dizhu"},
        change=_kickers,
        says={
            "off": "",
            "dou_dizhu": (
                "A triple can take an extra card or an extra pair; in a run each takes its own, "
                "all singles or all pairs. Four of a kind can take two extra cards or two extra "
                "pairs. Extras differ in rank and don't count when plays are compared."
            ),
        },
        contradictions=(
            Contradiction(
                "Extras don't go with five-card hands: a triple and a pair are a full house.",
                lambda meant: meant.on("kickers") and has_five_card_hands(meant),
            ),
        ),
    ),
    Option(
        "quad_kicker_pair",
        topic="Plays",
        question="Can the two extra cards with four of a kind be a pair?",
        help=("As in 5 5 5 5 8 8. With triples the extras always differ in rank."),
        values=Words(
            {"refused": "no, they differ in rank", "allowed": "yes, they count as two singles"}
        ),
        default={"dd": "refused"},
        says={
            "refused": "",
            "allowed": "The two extra cards with four of a kind can be a pair.",
        },
        only_with={"kickers": ("dou_dizhu",)},
    ),
    Option(
        "joker_kickers",
        topic="Plays",
        question="Can both jokers go with four of a kind?",
        help="As its two extra cards. Otherwise one joker at most.",
        values=Words({"one": "no, one at most", "both": "yes, both together"}),
        default={"dd": "one"},
        says={
            "one": "Extras include one joker at most.",
            "both": "Both jokers can be the two extra cards with four of a kind.",
        },
        only_with={"kickers": ("dou_dizhu",)},
    ),
)
