"""Effects of a pass, and plays that may follow besides a higher one (catalogue 3.L)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from rules.actions import Action, IllegalAction, Pass, Seat
from rules.cards import JOKER, JOKERS, Card, Cards, each, joined, of_rank, rank_of, suit_of
from rules.combinations import Combination
from rules.deal import Deal
from rules.events import (
    CardDrawn,
    Event,
    Passed,
    PassesLifted,
    Played,
    Restocked,
    Skipped,
    TurnSpent,
)
from rules.house.powers import Revolution, is_set
from rules.phases.plays import laid_as, stands
from rules.ranking import HALF_STEP
from rules.rule import Resolution, Rule
from rules.shapes.search.hand import picks
from rules.shapes.shape import Groups, Kind
from rules.shuffle import later

RED_SUITS = (0, 2)  # diamonds and hearts
IN_ROWS = (Kind.RUN, Kind.KICKED, Kind.STRAIGHT, Kind.DRAGON)


@dataclass(frozen=True)
class FollowSuit(Rule):
    """A single is only beaten by a higher card of its suit; jokers ignore it (000:474)."""

    resolution = Resolution.SUIT

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """False for a single of another suit; else left to the ranks."""
        if play.size != 1 or top.size != 1:
            return None
        if (play.laid | play.cards | top.laid | top.cards) & JOKERS:
            return None
        return None if suit_of(play.cards) == suit_of(top.cards) else False


@dataclass(frozen=True)
class LargerSets(Rule):
    """A larger set beats a smaller one of lower rank (000:366), or of any rank (000:373)."""

    resolution = Resolution.LARGER_SET
    resizes = True
    any_rank: bool

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """True for more cards of a higher rank, or of any; else left to the other rules."""
        if play.size <= top.size or not is_set(play) or not is_set(top):
            return None
        return True if self.any_rank or _level(play) > _level(top) else None

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        return _larger_sets(hand, top.size) if top and is_set(top) else ()


@dataclass(frozen=True)
class EqualPlay(Rule):
    """A play of equal rank and number beats, regardless of its suits (000:377, I-07).

    With `larger`, so does one of more cards, as larger sets may be laid (000:385).
    """

    resolution = Resolution.EQUAL_PLAY
    resizes = True
    larger: bool = False

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        return True if equal(play, top, self.larger) and self.suits(play, top) else None

    def breaks_tie(self, deal: Deal, play: Combination, top: Combination) -> bool:
        """Whether the suits of a tie of runs or of hands of five allow the play."""
        return self.suits(play, top)

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        """Return ties that `Reader.above` omits: the same rank, and other plays of equal height."""
        if top is None:
            return ()
        if is_set(top) and not top.cards & deal.rules.wild:
            here = hand & of_rank(rank_of(top.cards & -top.cards))
            most = here.bit_count() if self.larger else top.size
            return [picks(here, count) for count in range(top.size, most + 1)]
        return _ties(deal, hand, top)

    def suits(self, play: Combination, top: Combination) -> bool:
        """Whether its suits allow it to be laid."""
        return True


@dataclass(frozen=True)
class ReverseColour(EqualPlay):
    """An equal play beats if each card is of the opposite colour (000:478, C-PR-21)."""

    wild_ties = False

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        """Return ties made of cards of the colour opposite to the top's."""
        if top is not None and not is_set(top):
            asked = {(rank, not red) for rank, red in _colours(top)}
            hand = joined(one for one in each(hand) if (rank_of(one), _is_red(one)) in asked)
        return super().offers(deal, hand, top)

    def suits(self, play: Combination, top: Combination) -> bool:
        """Whether each card has one of the same rank and the other colour in the play to beat."""
        return _colours(play) == sorted((rank, not red) for rank, red in _colours(top))


@dataclass(frozen=True)
class EqualSkips(Rule):
    """An equal play skips the next player, or as many as it has cards (000:381, 000:385)."""

    hears = (Played,)
    per_card: bool
    turns: Revolution | None = None  # a rule that may turn the direction with the same play

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        """Skip the next seats in turn; seats that passed for good do not count."""
        if len(deal.trick) < 2:
            return ()
        read = deal.reader.read
        play, top = read(event.as_cards), read(deal.trick[-2].as_cards)
        if not play or not top or not (equal(play, top, larger=True) or play.compare(top) == 0):
            return ()
        others = [s for s in deal.after(event.seat) if s != event.seat and not deal.why_closed(s)]
        others = others[::-1] if self.turns and self.turns.begins(deal, event) else others
        return [Skipped(seat) for seat in others[: play.size if self.per_card else 1]]


@dataclass(frozen=True)
class MustBeat(Rule):
    """A seat that can beat the play may not pass (000:349); banned plays do not count."""

    def forbids(self, deal: Deal, seat: Seat, action: Action) -> IllegalAction | None:
        """Forbid a pass within a trick to a seat with a legal play, unless it leads instead."""
        if not isinstance(action, Pass) or not deal.trick or len(stands(deal, seat)) > 1:
            return None
        top = deal.trick[-1]
        return IllegalAction("must_beat", top=laid_as(top.cards, top.as_cards))


def equal(play: Combination, top: Combination, larger: bool) -> bool:
    """Whether these are sets of equal rank, with as many cards or, if `larger`, more."""
    if play.size < top.size or (play.size > top.size and not larger):
        return False
    return is_set(play) and is_set(top) and _level(play) == _level(top)


def _level(play: Combination) -> tuple[int, int]:
    """Return the rank of a set without its suit; one joker may be higher than the other."""
    within = play.strength if play.cards & JOKERS else 0
    return play.strength // HALF_STEP, within


def _ties(deal: Deal, hand: Cards, top: Combination) -> Groups:
    """Yield the plays that are as high as this one, and sets of any rank for one with wild cards.

    Those of a group of runs are as high as one another but for suits, and there are very many.
    """
    reader = deal.reader
    if is_set(top):
        sets = (s for s in reader.shapes if s.kind is Kind.SET and s.size >= top.size)
        for shape in sets:
            yield from shape.groups(hand, reader.ranking, -1)
        return
    shape, plain = reader.shape(top), reader.ranking.without_suits()
    height = shape.read(top.cards, plain)
    for found in shape.equals(hand, reader.ranking, top.strength):
        some = iter(found)
        first = next(some, 0)
        if first and (shape.kind not in IN_ROWS or shape.read(first, plain) == height):
            yield (p for p in chain([first], some) if _as_strong(reader.read(p), top))


def _as_strong(play: Combination | None, top: Combination) -> bool:
    return play is not None and play.strength == top.strength


def _larger_sets(hand: Cards, size: int) -> Groups:
    for rank in range(JOKER + 1):
        here = hand & of_rank(rank)
        for count in range(size + 1, here.bit_count() + 1):
            yield picks(here, count)


def _colours(play: Combination) -> list[tuple[int, bool]]:
    """Return each card's rank and whether it is red; in a set all are of one rank."""
    one_rank = is_set(play)
    return sorted((0 if one_rank else rank_of(one), _is_red(one)) for one in each(play.laid))


def _is_red(one: Cards) -> bool:
    return suit_of(one) == 1 if one & JOKERS else suit_of(one) in RED_SUITS


@dataclass(frozen=True)
class PassesReturn(Rule):
    """A pass binds only that turn: after the next play every seat may follow again (CG-32)."""

    hears = (Played,)

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        return (PassesLifted(),) if deal.passed else ()


@dataclass(frozen=True)
class OneTurnEach(Rule):
    """Each player gets one turn in a trick, then the highest play wins (PV-02).

    A seat that is skipped has lost that turn (I-06).
    """

    resolution = Resolution.TURN_SPENT
    hears = (Played, Skipped)

    def reacts(self, deal: Deal, event: Played | Skipped) -> Iterable[Event]:
        return (TurnSpent(event.seat),)


MOST_RESTOCKS = 3


@dataclass(frozen=True)
class DrawOnPass(Rule):
    """A seat that passes draws a card, or as many as the play to beat has.

    When the stock runs out, play goes on without drawing, or with `reshuffled` the cards of the
    finished tricks become the new stock, a few times: a deal must come to an end.
    """

    as_required: bool = False
    reshuffled: bool = False
    hears = (Passed,)

    def reacts(self, deal: Deal, event: Passed) -> Iterable[Event]:
        """Yield a drawn card per event, and a new stock where the old one runs out."""
        if not deal.trick:
            return
        wanted = deal.trick[-1].cards.bit_count() if self.as_required else 1
        yield from (CardDrawn(event.seat, card) for card in deal.stock[:wanted])
        lacking = wanted - len(deal.stock)
        again = self.reshuffled and deal.restocked < MOST_RESTOCKS
        if again and lacking > 0 and deal.seen:
            stock = _reshuffled(deal)
            yield Restocked(stock)
            yield from (CardDrawn(event.seat, card) for card in stock[:lacking])


def _reshuffled(deal: Deal) -> tuple[Card, ...]:
    """Return the cards of finished tricks in an order that follows from the deal's own lot."""
    cards = list(each(deal.seen))
    later(deal.lot, "restocked", str(deal.played)).shuffle(cards)
    return tuple(cards)
