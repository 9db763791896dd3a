"""What one seat may see: the one door through which anything secret passes.

Every picture, message and computer player works from a `SeatView` or from an event as `told`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rules import events as e
from rules.actions import Pass, Play, Seat
from rules.cards import Card, Cards
from rules.combinations import Combination
from rules.deal import Deal
from rules.engine import legal
from rules.exchange import Exchange
from rules.ranking import Ranking


@dataclass(frozen=True)
class Gift:
    """Cards that this seat must give now."""

    to: Seat
    count: int


@dataclass(frozen=True)
class SeatView:
    """A deal as one seat sees it; `seat` None is anybody who looks on."""

    seat: Seat | None
    number: int
    hand: tuple[Card, ...] = field(repr=False)  # lowest first
    cards_left: tuple[int, ...]
    dealer: Seat
    leader: Seat
    direction: int
    upside_down: bool
    to_act: frozenset[Seat]
    trick: tuple[e.Played, ...]
    last_trick: tuple[e.Played, ...]
    closed: frozenset[Seat]  # seats that passed and are out of this trick, or passed since its top
    out: tuple[Seat, ...]  # best first
    standing: tuple[Seat, ...]  # the places of the deal before
    including: Cards  # the card that the opening play must hold; 0 once it is made
    gifts: tuple[e.CardsGiven, ...]  # cards are shown to giver and taker only
    exchanging: bool  # cards are being given; nobody leads yet
    gift: Gift | None
    plays: tuple[Combination, ...] = field(repr=False)  # all legal plays now, weakest first
    may_pass: bool
    ended: e.Ended | None

    @property
    def top(self) -> e.Played | None:
        """The play to beat; None when a lead is due."""
        return self.trick[-1] if self.trick else None

    @property
    def my_turn(self) -> bool:
        return self.seat is not None and self.seat in self.to_act

    @property
    def held(self) -> Cards:
        return sum(self.hand)


def view(deal: Deal, seat: Seat | None) -> SeatView:
    """The deal as this seat may see it."""
    ranking = deal.rules.ranking
    plays, may_pass = _options(deal, seat)
    return SeatView(
        seat=seat,
        number=deal.number,
        hand=() if seat is None else tuple(ranking.lowest_first(deal.hands[seat])),
        cards_left=tuple(hand.bit_count() for hand in deal.hands),
        dealer=deal.dealer,
        leader=deal.leader,
        direction=deal.direction,
        upside_down=deal.upside_down,
        to_act=deal.to_act,
        trick=deal.trick,
        last_trick=deal.last_trick,
        closed=frozenset(s for s in range(len(deal.hands)) if deal.has_passed(s)),
        out=deal.out,
        standing=deal.standing,
        including=0 if deal.played else deal.including,
        gifts=tuple(_given(gift, seat) for gift in deal.gifts),
        exchanging=not _in_tricks(deal),
        gift=_gift(deal, seat),
        plays=plays,
        may_pass=may_pass,
        ended=deal.ended,
    )


def told(event: e.Event, seat: Seat | None) -> e.Event:
    """The event as this seat may know it."""
    match event:
        case e.Dealt():
            shown = tuple(hand if s == seat else 0 for s, hand in enumerate(event.hands))
            return replace(event, hands=shown)
        case e.CardsGiven():
            return _given(event, seat)
    return event


def distinct(plays: tuple[Combination, ...]) -> tuple[Combination, ...]:
    """One play for all that differ only in cards of equal height."""
    seen: dict[tuple[int, int, int, int], Combination] = {}
    for play in plays:
        seen.setdefault((play.ladder, play.rung, play.strength, play.size), play)
    return tuple(seen.values())


def _given(gift: e.CardsGiven, seat: Seat | None) -> e.CardsGiven:
    return gift if seat in (gift.giver, gift.taker) else replace(gift, cards=0)


def _options(deal: Deal, seat: Seat | None) -> tuple[tuple[Combination, ...], bool]:
    actions = legal(deal, seat) if seat is not None and _in_tricks(deal) else []
    found = [deal.reader.read(action.cards) for action in actions if isinstance(action, Play)]
    plays = sorted(
        (play for play in found if play),
        key=lambda play: (_weakness(play, deal.rules.ranking), play.cards),
    )
    return tuple(plays), any(isinstance(action, Pass) for action in actions)


def _weakness(play: Combination, ranking: Ranking) -> tuple[bool, int, int]:
    return play.trump, play.strength, -play.size


def _in_tricks(deal: Deal) -> bool:
    return not isinstance(deal.rules.phases[deal.phase], Exchange)


def _gift(deal: Deal, seat: Seat | None) -> Gift | None:
    phase = deal.rules.phases[deal.phase]
    if seat not in deal.to_act or not isinstance(phase, Exchange):
        return None
    return Gift(*phase.owes(deal, seat))
