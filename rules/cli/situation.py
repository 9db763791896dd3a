"""Deals set up in the middle, for questions about the rules: a play on the table, a hand to play.

Cards are written as everywhere, and further "6S/red" for the second pack's card, "RJ=9S" or
"RJ=9" for a card that stands for another.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from rules import events as e
from rules.actions import Play, Seat
from rules.cards import (
    JOKER,
    JOKERS,
    PACK_BITS,
    PACKS,
    RANKS,
    Card,
    Cards,
    card,
    each,
    joined,
    name,
    suit_of,
    text,
)
from rules.changes import Decision, evolve
from rules.deal import Deal
from rules.engine import replay
from rules.phases.base import Part, Phase
from rules.phases.plays import readings
from rules.ruleset import RuleSet

OWNER, ASKED = 0, 1  # the seat that made the play on the table, and the one that may answer
KEPT = 5  # cards that everyone keeps back, so that no rule about last cards speaks
BACKS = {"/red": "*", "/blue": ""}
NUMBER = {word: rank for rank, word in enumerate(RANKS[:JOKER])} | {"T": 7}


class Said(NamedTuple):
    """Cards as they are laid: `stands_as` is 0 where they are just what they are."""

    cards: Cards
    stands_as: Cards = 0


@dataclass(frozen=True)
class Named:
    """A lead of this seat in place of the rules of the first lead; no card has to be played."""

    seat: Seat

    def leader(self, deal: Deal) -> tuple[Seat, Cards]:
        return self.seat, 0


@dataclass(frozen=True)
class Alone(Phase):
    """In place of an auction: this seat has the widow and plays alone for one point."""

    seat: Seat
    open: bool = False  # all see the widow
    part = Part.AUCTION

    def begin(self, decision: Decision) -> None:
        decision.write(e.SidesTaken(e.against_the_others(self.seat, len(decision.deal.hands)), 1))
        if widow := decision.deal.widow:
            decision.write(e.CardsTaken(self.seat, widow.bit_count(), widow, self.open))
        decision.write(e.Turn(frozenset()))


def one_card(word: str) -> Card:
    """Return a card as people and the catalogue write it. Raises ValueError if it is none."""
    plain = lettered(word.lower())
    for back, copy in BACKS.items():
        if plain.endswith(back):
            return card(plain.removesuffix(back) + copy)
    return card(plain)


def held(words: str) -> Cards:
    return joined(cards_in_order(words))


def cards_in_order(words: str) -> tuple[Card, ...]:
    found = tuple(map(one_card, words.replace(",", " ").split()))
    for place, one in enumerate(found):
        if one in found[:place]:
            raise ValueError(f"{name(one)} is there twice.")
    return found


def said(words: str) -> Said:
    """Cards of one play, with what they stand for: ``said("9S RJ=9")``."""
    pairs = [word.partition("=") for word in words.replace(",", " ").split()]
    laid = cards_in_order(" ".join(word for word, _, _ in pairs))
    if not any(other for _, _, other in pairs):
        return Said(joined(laid))
    used, found = 0, []
    for one, (_, _, other) in sorted(zip(laid, pairs, strict=True), key=lambda p: len(p[1][2])):
        found.append(_stand_in(one, other, used) if other else one)
        used |= found[-1]
    return Said(joined(laid), joined(found))


def on_the_table(words: str, stands_as: str | None) -> Said:
    """Return the play on the table; `stands_as` is "K", or the cards it stands for one by one."""
    play = said(words)
    if not stands_as:
        return play
    others = stands_as.split()
    plain = " ".join(word.partition("=")[0] for word in words.replace(",", " ").split())
    laid = cards_in_order(plain)
    if len(others) == 1:
        others *= len(laid)
    if len(others) != len(laid):
        raise ValueError(f"{len(laid)} cards cannot stand for {len(others)}.")
    return said(" ".join(f"{name(one)}={other}" for one, other in zip(laid, others, strict=True)))


def _stand_in(one: Card, other: str, used: Cards) -> Card:
    """Return the card that `other` names; of a bare rank, one of the same suit if that is free.

    A joker has no suit to lend. The card it stands for is then of a pack beyond those in play, and
    so gives its rank and no more (`readings`).
    """
    rank = NUMBER.get(lettered(other).upper())
    if rank is None:
        return one_card(other)
    if one & JOKERS:
        beyond = [1 << rank * 4 + suit << (PACKS - 1) * PACK_BITS for suit in range(4)]
        return next((choice for choice in beyond if not choice & used), beyond[0])
    suits = sorted(range(4), key=lambda suit: suit != suit_of(one))
    own = (one.bit_length() - 1) // PACK_BITS
    packs = sorted(range(PACKS), key=lambda pack: pack != own)
    choices = [1 << rank * 4 + suit << pack * PACK_BITS for pack in packs for suit in suits]
    return next((choice for choice in choices if not choice & used), choices[0])


class Table(NamedTuple):
    """A deal in which the asked seat is due; `closed` when the play there has won its trick."""

    deal: Deal
    closed: bool


def at_table(rules: RuleSet, hand: Cards, on: Said | None, upside_down: bool) -> Table:
    """Return a deal in which the asked seat holds this hand and is to answer, or to lead.

    Raises ValueError for a card that is not in the pack, and if no combination lies there.
    """
    laid = on.cards if on else 0
    in_pack(rules, hand | laid)
    seats = max(2, min(rules.seats))
    free = list(each(rules.pack & ~hand & ~laid))
    kept = [joined(free[seat::seats][:KEPT]) for seat in range(seats)]
    kept[ASKED], kept[OWNER] = hand, kept[OWNER] | laid
    happened: list[e.Event] = [
        e.Dealt(tuple(kept), seats - 1, 0, (), 1, 1),
        e.PhaseBegan(len(rules.phases) - 1),
        e.LeaderFound(OWNER if on else ASKED, 0),
        e.Turn(frozenset({ASKED})),
    ]
    if upside_down:
        happened.append(e.RanksReversed())
    deal = replace(replay(rules, happened), played=1)
    if not on:
        return Table(deal, False)
    play = e.Played(OWNER, on.cards, _as_laid(deal, on))
    after = Decision(deal)
    after.write(play)
    return Table(evolve(deal, play), not after.deal.trick)


def in_pack(rules: RuleSet, asked: Cards) -> None:
    """Raise ValueError with the cards that this game is not played with, if there are any."""
    if strange := asked & ~rules.pack:
        raise ValueError(f"This game is played without {text(strange)}.")


def _as_laid(deal: Deal, on: Said) -> Cards:
    """Return the cards that the play on the table counts as."""
    found = readings(deal, OWNER, Play(on.cards, on.stands_as))
    if found:
        return found[0].cards
    if on.stands_as and deal.reader.read(on.stands_as):
        return on.stands_as
    raise ValueError(f"{text(on.cards)} isn't a valid play in this game.")


NUMBERS = {"A": "1", "J": "11", "Q": "12", "K": "13"}
LETTERS = {number: letter for letter, number in NUMBERS.items() if letter != "A"}
CARD = re.compile(r"(?<![\w*])([AJQK])(?=[DCHS]\**(?![\w*]))")
TOLD = ("answer", "why", "trick", "hands", "refused", "step")  # parts of an answer with cards


def as_tiles(told: dict[str, Any]) -> dict[str, Any]:
    """Return the answer with the numbers of tiles where it names cards."""
    return {key: _numbered(value) if key in TOLD else value for key, value in told.items()}


def lettered(word: str) -> str:
    """Return a tile by the name that its card has: "11d" as "jd"."""
    return LETTERS.get(word[:2], word[:2]).lower() + word[2:]


def _numbered(value: Any) -> Any:
    if isinstance(value, str):
        return CARD.sub(lambda found: NUMBERS[found[1]], value)
    if isinstance(value, list):
        return [_numbered(one) for one in value]
    if isinstance(value, dict):
        return {key: _numbered(one) for key, one in value.items()}
    return value
