"""How likely hands are, by what their holders have laid, passed on and bid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from math import exp, prod
from typing import NamedTuple

from bot.players.information_state import Knowledge
from bot.players.moves import in_firsts
from rules import events as e
from rules.actions import Seat
from rules.cards import ONE_PACK, Cards, joined
from rules.ranking import Ranking, same_rank

CONTROLS = 3  # the highest ranks, which are kept
MEAN_STRENGTH, BY_STRENGTH = 2.2, 0.45
RANK_ROW = 0x1111111111111111


class Deed(Enum):
    """What a seat did with the play that lay there, or on the lead."""

    PASSED = auto()
    BEAT = auto()
    LED = auto()


# how likely somebody does it who could have laid something lower than what was laid, if anything:
THOUGHTFUL = {Deed.PASSED: 0.3, Deed.BEAT: 0.6, Deed.LED: 0.85}  # with a card to spare for it
FREELY = 0.6  # how often who thinks makes the lowest play that there is
TORN, DEAR, PARTNER = 0.6, 0.8, 0.9  # passed with a part of a larger set, a high card, for a friend
EAGER = {Deed.PASSED: 0.04, Deed.BEAT: 0.08, Deed.LED: 0.3}  # who lays the lowest whatever it costs
EACH_MORE = 0.8  # with each further card to spare


class Told(NamedTuple):
    """A deed with cards of one rank, and the cards that would have been the cheaper ones."""

    seat: Seat
    deed: Deed
    size: int
    cheap: Cards
    dear: Cards  # those of the highest ranks
    later: Cards  # what the seat has laid since
    partner: bool


class Bidden(NamedTuple):
    """A bid, 0 for a pass, and what the seat has laid since."""

    seat: Seat
    amount: int
    later: Cards


@dataclass(frozen=True)
class Witness:
    """What the others have told by playing, passing and bidding; false where that is nothing."""

    deeds: tuple[Told, ...]
    bids: tuple[Bidden, ...]
    plays: tuple[int, ...]  # by seat how many plays it made
    high: Cards  # the cards of the highest ranks

    def __bool__(self) -> bool:
        return bool(self.deeds or self.bids)

    def likelihood(self, hands: Sequence[Cards], eager: int) -> float:
        """How likely it is, compared to other hands, that these were played and bid on so.

        `eager` is the bit set of seats that lay the lowest card whatever it costs.
        """
        of_seat = (self.of_seat(s, held, bool(eager >> s & 1)) for s, held in enumerate(hands))
        return prod(of_seat)

    def of_seat(self, seat: Seat, hand: Cards, eager: bool) -> float:
        """The same of the hand of one seat."""
        found = 1.0 if eager else FREELY ** self.plays[seat]
        for told in self._deeds.get(seat, ()):
            held = hand | told.later
            if held & (told.cheap | told.dear):
                found *= _eagerly(told, held) if eager else _odds(told, held)
        for bidder, amount, later in self.bids:
            if bidder == seat:
                over = strength(hand | later, self.high) - MEAN_STRENGTH
                sign = amount - 1 if amount else -1.0
                found *= 1 / (1 + exp(-BY_STRENGTH * sign * over))
        return found

    @cached_property
    def _deeds(self) -> dict[Seat, list[Told]]:
        found = dict[Seat, list[Told]]()
        for told in self.deeds:
            found.setdefault(told.seat, []).append(told)
        return found


def witness(knowledge: Knowledge) -> Witness:
    """What the others have told so far."""
    me, view = knowledge.seat, knowledge.view
    ranking = knowledge.rules.ranking
    ranks = [held for held, _, _ in ranking.ranks if held & knowledge.rules.pack]
    high = joined(ranks[-CONTROLS:])
    later = [0] * knowledge.seats
    deeds: list[Told | None] = []
    plays = [0] * knowledge.seats
    bids: list[Bidden] = []
    if not knowledge.rules.interpreters and not view.upside_down:
        tops = _tops(knowledge)
        for event, top in zip(reversed(knowledge.log), reversed(tops), strict=True):
            match event:
                case e.Played(seat, cards, _):
                    plays[seat] += seat != me
                    if seat != me:
                        deeds.append(_laid(event, top, later[seat], ranking, high))
                    later[seat] |= cards
                case e.Passed(seat) if seat != me and top:
                    deeds.append(_passed(seat, top, later[seat], ranking, high, view.sides))
                case e.BidMade(seat, amount) if seat != me:
                    bids.append(Bidden(seat, amount, later[seat]))
    return Witness(tuple(one for one in deeds if one), tuple(bids), tuple(plays), high)


def strength(hand: Cards, high: Cards) -> float:
    """The cards of the highest ranks, and fours of a kind."""
    fours = in_firsts(hand & ONE_PACK) >> 3 & RANK_ROW
    return (hand & high).bit_count() * 0.8 + fours.bit_count()


def _tops(knowledge: Knowledge) -> list[e.Played | None]:
    """For each event the play that lay on top before it."""
    found, top = list[e.Played | None](), None
    for event in knowledge.log:
        found.append(top)
        if isinstance(event, e.Played):
            top = event
        elif isinstance(event, e.TrickWon):
            top = None
    return found


def _passed(
    seat: Seat,
    top: e.Played,
    later: Cards,
    ranking: Ranking,
    high: Cards,
    sides: tuple[int, ...],
) -> Told | None:
    """A pass on a single or on a few cards of one rank; None for a pass that tells little."""
    if not _of_one(top.as_cards):
        return None
    above = ranking.over[_rung(ranking, top.as_cards)]
    partner = bool(sides) and sides[top.seat] == sides[seat]
    size = top.cards.bit_count()
    return Told(seat, Deed.PASSED, size, above & ~high, above & high, later, partner)


def _laid(
    play: e.Played, top: e.Played | None, later: Cards, ranking: Ranking, high: Cards
) -> Told | None:
    """A few cards of one rank laid where lower ones would have done."""
    if not _of_one(play.as_cards) or (top and not _of_one(top.as_cards)):
        return None
    least = ranking.over[_rung(ranking, top.as_cards)] if top else joined(_all(ranking))
    at = _rung(ranking, play.as_cards)
    lower = least & ~ranking.over[at] & ~ranking.ranks[at][0] & ~high
    deed, size = (Deed.BEAT, play.cards.bit_count()) if top else (Deed.LED, 1)
    return Told(play.seat, deed, size, lower, 0, later, False) if lower else None


def _of_one(cards: Cards) -> bool:
    return cards.bit_count() <= 3 and same_rank(cards) is not None


def _all(ranking: Ranking) -> list[Cards]:
    return [held for held, _, _ in ranking.ranks]


def _rung(ranking: Ranking, cards: Cards) -> int:
    return next(at for at, (held, _, _) in enumerate(ranking.ranks) if held & cards)


def _eagerly(told: Told, held: Cards) -> float:
    """How likely the deed is of who lays the lowest card; 1 where this was the lowest."""
    if not _sets(held & (told.cheap | told.dear), told.size):
        return 1.0
    return PARTNER if told.partner else EAGER[told.deed]


def _odds(told: Told, held: Cards) -> float:
    """How likely the deed is of who thinks about it; 1 where there was no other."""
    firsts = in_firsts(held & told.cheap & ONE_PACK)
    at_least = firsts >> told.size - 1 & RANK_ROW
    if not at_least:
        dear = told.deed is Deed.PASSED and _sets(held & told.dear, told.size)
        return DEAR if dear else 1.0
    if told.partner:
        return PARTNER
    more = firsts >> told.size & RANK_ROW if told.size < 4 else 0
    plain = at_least & ~more
    if not plain:
        return TORN if told.deed is Deed.PASSED else 1.0
    return THOUGHTFUL[told.deed] * (EACH_MORE ** (plain.bit_count() - 1))


def _sets(held: Cards, size: int) -> int:
    """The ranks of which there are so many cards."""
    return in_firsts(held & ONE_PACK) >> size - 1 & RANK_ROW
