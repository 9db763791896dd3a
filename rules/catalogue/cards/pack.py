"""Seats, packs and jokers of a game (catalogue 3.A)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from rules.cards import (
    ACE,
    JOKER,
    PACK_BITS,
    RANKS,
    STANDARD,
    TWO,
    Cards,
    joined,
    of_rank,
    with_jokers,
)
from rules.catalogue.cards.order import JOKER_ORDERS
from rules.catalogue.option import Choices, Contradiction, Facts, Meant, Option, put
from rules.catalogue.values import SPAN, Number, Span, Words
from rules.ranking import TWO_HIGH, Ranking, suits
from rules.ruleset import RuleSet
from rules.sentences import Sentence

JACK = 8
UP_TO_KING = tuple(range(11))  # 3 4 5 ... Q K by printed rank
ORDERS = {  # low to high by printed rank; the joker is on top of each
    "two_high": TWO_HIGH,
    "ace_high": (TWO, *UP_TO_KING, ACE),
    "three_high": (*UP_TO_KING[1:], ACE, TWO, 0),
    "klootzakken": (*UP_TO_KING[4:], ACE, TWO, 0),
    "sofia": (*(rank for rank in UP_TO_KING if rank != JACK), ACE, TWO, JACK),
    "tiles": (ACE, TWO, *UP_TO_KING, 13, 14),  # 1 2 3 ... 15
    "tiles_two_high": (*UP_TO_KING, 13, 14, ACE, TWO),  # 3 4 5 ... 15 1 2
}
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
        jokers_stay=choices.get("joker_turns") == "off",
    )
    return replace(rules, ranking=ranking, opening=replace(ranking, suits=order))


def pack_of(meant: Meant) -> Cards:
    """Return the cards that these choices are played with."""
    one, packs = PACKS[meant["pack"]], int(meant["decks"])
    return one | (one << PACK_BITS if packs == 2 else 0) | with_jokers(meant["jokers"], packs)


def pack_size(meant: Meant) -> int:
    """Return the number of cards in the pack of these choices."""
    return PACKS[meant["pack"]].bit_count() * int(meant["decks"]) + int(meant["jokers"])


def in_the_pack(named: Callable[[Meant], Mapping[str, Cards]]) -> Contradiction:
    """Return the contradiction that an option names a card or rank that the pack lacks.

    `named` maps the named cards of the choices, as people write them, to the cards that are meant:
    one of these must be in the pack.
    """

    def lacking(meant: Meant) -> Iterator[Facts]:
        pack = pack_of(meant)
        yield from ({"card": name} for name, cards in named(meant).items() if not cards & pack)

    return Contradiction("There's no {card} in this deck.", lacking)


def _wrong_number(meant: Meant) -> Iterator[Facts]:
    span, seats = meant["players"], meant.seats
    if seats is not None and seats not in span:
        one = len(span) == 1
        need = span.start if one else Sentence(SPAN, low=span.start, high=span[-1])
        yield {"need": need, "number": seats}


def _more_than_cards(meant: Meant) -> Iterator[Facts]:
    """Yield more players than cards; given hand sizes have a contradiction of their own."""
    given = meant.get("deal") == "fixed" and meant.get("hand_size", "auto") != "auto"
    pack, most = pack_size(meant), max(meant.counts)
    if most > pack and not given:
        yield {"players": most, "pack": pack}


def _too_many_jokers(meant: Meant) -> Iterator[Facts]:
    if meant["jokers"] > 2 * int(meant["decks"]):
        yield {"jokers": meant["jokers"]}


def _ranks_without_place(meant: Meant) -> Iterator[Facts]:
    pack, order = PACKS[meant["pack"]], ORDERS[meant["rank_order"]]
    strange = [RANKS[r] for r in range(JOKER) if r not in order and pack & of_rank(r)]
    if strange:
        yield {"ranks": ", ".join(strange)}


OPTIONS = (
    Option(
        "players",
        topic="Deck",
        question="How many players?",
        help="The game can't start with fewer or more.",
        values=Span(2, 12),
        default={
            "bt": "2..4",
            "pr": "4..7",
            "df": "3..8",
            "th": "2..6",
            "dd": "3..3",
            "b3": "3..3",
        },
        change=put("seats"),
        says={"*": "{players} players."},
        contradictions=(
            Contradiction(
                "You need {need} players and have {number}.",
                _wrong_number,
                parts=(SPAN,),
            ),
            Contradiction(
                "{pack:# card isn't|# cards aren't} enough for {players} players.",
                _more_than_cards,
            ),
        ),
    ),
    Option(
        "pack",
        topic="Deck",
        question="Which cards are in a deck?",
        help="Jokers come on top of that.",
        values=Words(
            {
                "standard52": "all 52 cards",
                "strip40": "40 cards, without 4, 5 and 6",
                "tiles60": "60 tiles, 1 to 15 in four colors",
            }
        ),
        default={"*": "standard52"},
        change=_pack,
        says={
            "standard52": "",
            "strip40": "A deck is 40 cards, without 4, 5 and 6.",
            "tiles60": "60 tiles, 1 to 15 in four colors.",
        },
    ),
    Option(
        "decks",
        topic="Deck",
        question="How many decks?",
        help=("Two decks suit a big table; sets can then have up to eight cards."),
        values=Words({"1": "one deck", "2": "two decks"}),
        default={"*": "1"},
        says={"1": "", "2": "Two decks, shuffled together."},
    ),
    Option(
        "deck_backs",
        topic="Deck",
        question="With two decks, does the back break a tie?",
        help="Rank first, then suit, then the back. You see the backs of your own cards.",
        values=Words({"ignored": "no", "ranked": "yes, the second deck's back is higher"}),
        default={"th": "ignored"},
        says={
            "ignored": "Two identical cards tie.",
            "ranked": "Of two identical cards, the one from the second deck (*) is higher.",
        },
        only_with={"decks": ("2",)},
    ),
    Option(
        "jokers",
        topic="Deck",
        question="How many jokers?",
        help="At most two per deck. They rank above the twos.",
        values=Number(0, 4),
        default={"dd": "2", "*": "0"},
        change=_jokers,
        says={
            "0": "",
            "1": "With 1 joker.",
            "*": "With {jokers} jokers.",
        },
        contradictions=(
            Contradiction(
                "{jokers} jokers need two decks: there are at most two in each deck.",
                _too_many_jokers,
            ),
        ),
    ),
    Option(
        "rank_order",
        topic="Deck",
        question="Which ranks are high?",
        help="High to low.",
        values=Words(
            {
                "two_high": "2 A K Q J 10 9 8 7 6 5 4 3",
                "ace_high": "A K Q J 10 9 8 7 6 5 4 3 2",
                "three_high": "3 2 A K Q J 10 9 8 7 6 5 4",
                "klootzakken": "3 2 A K Q J 10 9 8 7",
                "sofia": "joker J 2 A K Q 10 9 8 7 6 5 4 3",
                "tiles": "15 14 13 ... 3 2 1",
                "tiles_two_high": "2 1 15 14 13 ... 4 3",
            }
        ),
        default={"*": "two_high", "b3": "three_high"},
        change=_rank_order,
        says={
            "*": "High to low: {rank_order}.",
            "tiles": "High to low: 15 down to 1.",
            "tiles_two_high": "High to low: 2, 1, then 15 down to 3.",
        },
        contradictions=(
            Contradiction(
                "This order of ranks has no place for {ranks}, which are in the deck.",
                _ranks_without_place,
            ),
        ),
    ),
)
