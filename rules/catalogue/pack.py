"""What is played with: seats, packs, jokers (catalogue 3.A)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import JOKER, PACK_BITS, STANDARD, joined, of_rank, with_jokers
from rules.catalogue.option import Choices, Number, Option, Span, Words, nothing, put
from rules.catalogue.tables import JOKER_ORDERS, ORDERS
from rules.catalogue.wild import most_in_a_set, set_shape
from rules.combinations import Ladder
from rules.ranking import Ranking, suits
from rules.ruleset import RuleSet

PACKS = {
    "standard52": STANDARD,
    "strip40": STANDARD & ~joined(map(of_rank, (1, 2, 3))),  # without 4, 5 and 6
    "tiles60": (1 << 60) - 1,
}


def _pack(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    packs = int(choices["decks"])
    one = PACKS[value]
    pack = one | (one << PACK_BITS if packs == 2 else 0)
    return replace(rules, packs=packs, pack=pack)


def _jokers(rules: RuleSet, jokers: int, _: Choices) -> RuleSet:
    return replace(rules, jokers=jokers, pack=rules.pack | with_jokers(jokers, rules.packs))


def _rank_order(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    """Ranks, suits, backs and jokers together are the ranking."""
    suit_order = choices.get("suit_order", "none")
    order = () if suit_order == "none" else suits(suit_order)
    ranking = Ranking(
        order=(*ORDERS[value], JOKER),
        suits=() if choices.get("suit_scope", "off") == "off" else order,
        jokers=JOKER_ORDERS[choices.get("joker_order", "equal")],
        backs=choices.get("deck_backs", "ignored") == "ranked",
    )
    return replace(rules, ranking=ranking, opening=replace(ranking, suits=order))


def sets(rules: RuleSet, choices: Choices) -> RuleSet:
    """Singles and sets of one rank, each number of cards a kind of its own (PR-03, PR-04)."""
    single_jokers = choices.get("joker_power") == "wins_trick"
    largest = max(most_in_a_set(rules), 0 if single_jokers else rules.jokers)
    no_jokers = of_rank(JOKER) if single_jokers else 0
    counts = range(1, largest + 1)
    shapes = [set_shape(rules, n, no_jokers if n > 1 else 0, choices) for n in counts]
    return replace(rules, ladders=tuple(Ladder((shape,)) for shape in shapes))


OPTIONS = (
    Option(
        "players",
        "Pack",
        "How many may play?",
        "A table does not start with fewer or more seats than this.",
        Span(2, 12),
        {"bt": "2..4", "pr": "4..7", "df": "3..8", "th": "2..6", "dd": "3..3", "b3": "3..3"},
        put("seats"),
    ),
    Option(
        "decks",
        "Pack",
        "How many packs?",
        "Two packs shuffled together suit a large table; sets may then hold up to eight cards.",
        Words({"1": "one pack", "2": "two packs"}),
        {"*": "1"},
        nothing,
    ),
    Option(
        "pack",
        "Pack",
        "Which cards are in a pack?",
        "Jokers come on top of it.",
        Words(
            {
                "standard52": "all 52 cards",
                "strip40": "40 cards, without 4, 5 and 6",
                "tiles60": "60 tiles, 1 to 15 in four colours",
            }
        ),
        {"*": "standard52"},
        _pack,
    ),
    Option(
        "jokers",
        "Pack",
        "How many jokers?",
        "At most two for each pack. They rank above the twos.",
        Number(0, 4),
        {"dd": "2", "*": "0"},
        _jokers,
    ),
    Option(
        "joker_order",
        "Pack",
        "Is one joker higher than the other?",
        "With equal jokers neither beats the other.",
        Words(
            {
                "equal": "no, they are equal",
                "red_high": "the red joker is higher",
                "black_high": "the black joker is higher",
            }
        ),
        {"bt": "black_high", "pr": "equal", "df": "equal", "dd": "red_high"},
        nothing,
    ),
    Option(
        "deck_backs",
        "Pack",
        "With two packs, does the back break a tie?",
        "Rank first, then suit, then the back; the backs that a hand holds are shown.",
        Words({"ignored": "no", "ranked": "yes, the second pack's back is higher"}),
        {"th": "ignored"},
        nothing,
    ),
    Option(
        "suit_order",
        "Suits",
        "Which suit is higher?",
        "High to low. It breaks ties of rank, and names the lowest card of all.",
        Words(
            {
                "none": "none, suits are equal",
                "SHCD": "spades, hearts, clubs, diamonds",
                "SHDC": "spades, hearts, diamonds, clubs",
                "DHSC": "diamonds, hearts, spades, clubs",
                "HDCS": "hearts, diamonds, clubs, spades",
            }
        ),
        {"bt": "SHCD", "pr": "none", "df": "none", "th": "HDCS", "dd": "none", "b3": "none"},
        nothing,
    ),
    Option(
        "suit_scope",
        "Suits",
        "Where do suits break a tie?",
        "Suits that break no tie still name the opening card, and a flush is still one suit.",
        Words(
            {
                "all": "everywhere",
                "singles_and_pairs": "only in singles and pairs",
                "off": "nowhere",
            }
        ),
        {"bt": "all", "pr": "singles_and_pairs", "th": "all"},
        nothing,
    ),
    Option(
        "rank_order",
        "Pack",
        "Which ranks are high?",
        "From the highest down.",
        Words(
            {
                "two_high": "2 A K Q J 10 9 8 7 6 5 4 3",
                "ace_high": "A K Q J 10 9 8 7 6 5 4 3 2",
                "three_high": "3 2 A K Q J 10 9 8 7 6 5 4",
                "klootzakken": "3 2 A K Q J 10 9 8 7",
                "sofia": "joker J 2 A K Q 10 9 8 7 6 5 4 3",
                "tiles": "15 14 13 ... 3 2 1",
            }
        ),
        {"*": "two_high", "b3": "three_high"},
        _rank_order,
    ),
)
