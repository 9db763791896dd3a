"""The view of one seat: the only passage for anything secret.

Every picture, message and computer player works from a `SeatView` or from an event as `redacted`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import chain

from rules import events as e
from rules.actions import Action, Bid, Call, Cut, Gift, Give, IllegalAction, Pass, Play, Seat
from rules.cards import ONE_PACK, TILES, Card, Cards, joined
from rules.combinations import Combination
from rules.deal import Deal
from rules.engine import calls, legal
from rules.phases.base import Part, Phase
from rules.phases.legal_plays import in_full
from rules.phases.plays import laid, readings, stands

HIDDEN = -1  # a number of cards that only their holder knows


@dataclass(frozen=True)
class SeatView:
    """A deal as one seat sees it; `seat` is None for spectators.

    `plays` is for suggestions. `objection` and `meanings` say whether other cards may be laid, as
    there may be more plays than are listed (`rules.phases.legal_plays`).
    """

    seat: Seat | None
    number: int
    hand: tuple[Card, ...] = field(repr=False)  # lowest first
    cards_left: tuple[int, ...]  # HIDDEN where this seat may not know it
    backs: tuple[int, ...]  # by seat the cards with the second back, where backs are ranked
    dealer: Seat
    leader: Seat
    direction: int
    upside_down: bool
    to_act: frozenset[Seat]
    request: str  # to these seats: "play", "give", "trade", "bid", "cut" or "decide"
    trick: tuple[e.Played, ...]
    last_trick: tuple[e.Played, ...]
    closed: frozenset[Seat]  # seats that passed and are out of this trick, or passed since its top
    why_closed: str  # reason why this trick is closed to this seat, if it is
    out: tuple[Seat, ...]  # best first
    standing: tuple[Seat, ...]  # the places of the deal before
    including: Cards  # the card that the opening play must hold; 0 once it is made
    gifts: tuple[e.CardsGiven, ...]  # cards are shown to giver and taker only
    tiles: bool  # the cards are tiles, numbered from 1 to 15
    opened: bool  # the first lead is due, or tricks are being played
    by_worth: tuple[Card, ...] = field(repr=False)  # the hand and what it is offered, least first
    gift: Gift | None
    asked: tuple[Action, ...]  # bids, cuts, calls: all actions but cards and passes
    plays: tuple[Combination, ...] = field(repr=False)  # legal now, weakest first, as listed
    plays_in_full: bool  # all are listed; if not, a few stand for all that are much alike
    may_pass: bool
    ended: e.Ended | None
    widow: Cards = field(repr=False)  # as far as this seat may see it
    widow_left: int  # cards of it not yet taken
    faced: Cards = field(repr=False)  # seen by all while the cards were dealt
    bids: tuple[e.BidMade, ...]
    sides: tuple[int, ...]
    stake: int
    stock: int  # cards left to draw
    pile: Cards  # the cards of finished tricks, where they lie face up
    calls: tuple[e.Called, ...]
    pledged: tuple[e.CardsPledged, ...]
    taken: tuple[e.CardsTaken | e.CardDrawn, ...]  # as far as this seat may see them
    shown: Cards = field(repr=False)  # turned up for all by the seat that plays alone, not yet laid
    warned: tuple[e.Announced, ...]  # seats that may be out soon
    hands_at_end: tuple[Cards, ...] = field(repr=False)  # by seat; () until a deal that counts ends

    @property
    def top(self) -> e.Played | None:
        """The play to beat; None when a lead is due."""
        return self.trick[-1] if self.trick else None

    @property
    def my_turn(self) -> bool:
        """Whether this seat may act now, apart from calls and interruptions."""
        return self.seat is not None and self.seat in self.to_act

    @property
    def givable(self) -> tuple[Card, ...]:
        """The cards from which this seat gives, from the least worth up."""
        among = self.gift.among if self.gift else 0
        mine = self.held & among if among else self.held
        return tuple(one for one in self.by_worth if one & mine)

    @property
    def held(self) -> Cards:
        return sum(self.hand)


def view(deal: Deal, seat: Seat | None) -> SeatView:
    """Return the deal as this seat may see it.

    >>> from rules.cards import cards, text
    >>> from rules.catalogue import build
    >>> from rules.engine import begin
    >>> hands = cards("3D 9H KS"), cards("5D JH 2S"), cards("4C 10H AS")
    >>> first = e.Dealt(hands, dealer=2, lot=0, standing=(), number=1, direction=1)
    >>> deal = begin(build("president_basic", {}), first).deal
    >>> text(view(deal, 1).held), view(deal, 1).cards_left, view(deal, None).hand
    ('5D JH 2S', (3, 3, 3), ())
    >>> [text(play.cards) for play in view(deal, 0).plays]
    ['3D', '9H', 'KS']
    """
    ranking = deal.rules.ranking
    phase = deal.rules.phases[deal.phase] if deal.phase >= 0 else None
    gift = phase.gift(deal, seat) if phase and seat is not None else None
    actions = legal(deal, seat) if seat is not None and gift is None else []
    return SeatView(
        seat=seat,
        number=deal.number,
        hand=() if seat is None else tuple(ranking.lowest_first(deal.hands[seat])),
        cards_left=_counts(deal, seat),
        backs=_backs(deal, seat) if deal.rules.ranking.backs else (),
        dealer=deal.dealer,
        leader=deal.leader,
        direction=deal.direction,
        upside_down=deal.upside_down,
        to_act=deal.to_act,
        request=_request(deal, phase) if phase else "",
        trick=deal.trick,
        last_trick=deal.last_trick,
        closed=frozenset(s for s in range(len(deal.hands)) if deal.has_passed(s)),
        why_closed="" if seat is None else deal.why_closed(seat),
        out=deal.out,
        standing=deal.standing,
        including=0 if deal.played else deal.including,
        gifts=tuple(_given(gift, seat) for gift in deal.gifts),
        tiles=bool(deal.rules.pack & TILES),
        opened=phase is not None and phase.part is Part.TRICKS,
        by_worth=() if seat is None else _by_worth(deal, seat),
        gift=gift,
        asked=_asked(deal, seat, gift, actions),
        plays=() if seat is None else _plays(deal, seat, actions),
        plays_in_full=seat is None
        or not _in_tricks(deal)
        or all(in_full(stand, seat) for stand in stands(deal, seat)),
        may_pass=any(isinstance(action, Pass) for action in actions),
        ended=deal.ended,
        widow=joined(seen.cards for seen in deal.looked if seen.seat == seat),
        widow_left=deal.widow.bit_count(),
        faced=deal.faced,
        bids=deal.bids,
        sides=deal.sides,
        stake=deal.stake,
        stock=len(deal.stock),
        pile=deal.seen if deal.rules.society.pile_shown else 0,
        calls=deal.calls,
        pledged=tuple(_pledged(pledge, seat) for pledge in deal.pledges),
        taken=tuple(_taken(taken, seat) for taken in deal.taken),
        shown=_shown(deal) if e.ALONE in deal.sides else 0,
        warned=deal.warned,
        hands_at_end=tuple(deal.hands) if deal.ended and not deal.ended.void else (),
    )


def redacted(event: e.Event, seat: Seat | None) -> e.Event:
    """Return the event as this seat may know it.

    >>> first = e.Dealt((1, 2, 4), dealer=2, lot=5, standing=(), number=1, direction=1)
    >>> redacted(first, 1).hands, redacted(first, None).hands
    ((0, 2, 0), (0, 0, 0))
    """
    match event:
        case e.Shuffled():
            return replace(event, deck=(), lot=0)
        case e.Dealt():
            shown = tuple(hand if s == seat else 0 for s, hand in enumerate(event.hands))
            hidden = (0,) * len(event.stock)
            return replace(event, hands=shown, lot=0, widow=0, stock=hidden, aside=0)
        case e.Restocked():
            return replace(event, stock=(0,) * len(event.stock))
        case e.CardsGiven():
            return _given(event, seat)
        case e.CardsTaken() | e.CardDrawn():
            return _taken(event, seat)
        case e.CardsPledged():
            return _pledged(event, seat)
        case e.Looked() if event.seat != seat:
            return replace(event, cards=0)
    return event


def _counts(deal: Deal, seat: Seat | None) -> tuple[int, ...]:
    counts = tuple(hand.bit_count() for hand in deal.hands)
    if deal.ended or not deal.rules.society.counts_hidden:
        return counts
    return tuple(n if s == seat or not n else HIDDEN for s, n in enumerate(counts))


def _by_worth(deal: Deal, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that this seat holds or is offered, from the least worth up."""
    offered = joined(pledge.cards for pledge in deal.pledges if pledge.to == seat)
    return tuple(deal.rules.worth.lowest_first(deal.hands[seat] | offered))


def _backs(deal: Deal, seat: Seat | None) -> tuple[int, ...]:
    """All see the backs of all hands (003:298); HIDDEN where even the number of cards is."""
    second = ((hand & ~ONE_PACK).bit_count() for hand in deal.hands)
    known = zip(second, _counts(deal, seat), strict=True)
    return tuple(HIDDEN if left == HIDDEN else count for count, left in known)


def distinct(plays: tuple[Combination, ...]) -> tuple[Combination, ...]:
    """Return one play for all that differ only in cards of equal height."""
    seen: dict[tuple[int, int, int, int], Combination] = {}
    for play in plays:
        seen.setdefault((play.ladder, play.rung, play.strength, play.size), play)
    return tuple(seen.values())


def meanings(deal: Deal, seat: Seat, cards: Cards) -> tuple[Combination, ...]:
    """Return the plays that these cards may be now, in any seat's turn, the strongest first."""
    found: dict[Cards, Combination] = {}
    if _in_tricks(deal) and not cards & ~deal.hands[seat]:
        ways = [readings(stand, seat, Play(cards)) for stand in stands(deal, seat)]
        for play in chain.from_iterable(ways):
            try:
                laid(deal, seat, Play(play.laid, play.cards))
            except IllegalAction:
                continue
            found.setdefault(play.cards, play)
    return tuple(sorted(found.values(), key=_weakest_first, reverse=True))


def objection(deal: Deal, seat: Seat, cards: Cards) -> IllegalAction | None:
    """Return the refusal of these cards now, in any seat's turn; None when they may be laid."""
    if not _in_tricks(deal):
        return IllegalAction("over" if deal.ended else "not_now")
    if meanings(deal, seat, cards):
        return None
    try:
        laid(deal, seat, Play(cards))
    except IllegalAction as refusal:
        return refusal
    return None


def _in_tricks(deal: Deal) -> bool:
    return deal.ended is None and deal.rules.phases[deal.phase].part is Part.TRICKS


def _request(deal: Deal, phase: Phase) -> str:
    """Return what the seats on turn are asked for, without a search for their plays."""
    if phase.part is Part.TRICKS:
        return "play"
    gifts = [gift for seat in deal.to_act if (gift := phase.gift(deal, seat))]
    if gifts:
        return "trade" if any(gift.offer or gift.words for gift in gifts) else "give"
    kinds = {type(action) for seat in deal.to_act for action in phase.legal(deal, seat, False)}
    return "bid" if Bid in kinds else "cut" if Cut in kinds else "decide"


def _asked(
    deal: Deal, seat: Seat | None, gift: Gift | None, actions: list[Action]
) -> tuple[Action, ...]:
    if seat is None or gift is None:
        return tuple(a for a in actions if not isinstance(a, Play | Pass | Give))
    return tuple(Call(word) for word in (*gift.words, *calls(deal, seat)))


def _given(gift: e.CardsGiven, seat: Seat | None) -> e.CardsGiven:
    return gift if seat in (gift.giver, gift.taker) else replace(gift, cards=0)


def _pledged(pledge: e.CardsPledged, seat: Seat | None) -> e.CardsPledged:
    return pledge if seat == pledge.seat or seat in pledge.shown else replace(pledge, cards=0)


def _taken(taken: e.CardsTaken | e.CardDrawn, seat: Seat | None) -> e.CardsTaken | e.CardDrawn:
    if seat == taken.seat:
        return taken
    match taken:
        case e.CardsTaken():
            return taken if taken.open else replace(taken, cards=0, returned=0)
    return replace(taken, cards=0)


def _shown(deal: Deal) -> Cards:
    """The cards that the winner of an auction took for all to see, as far as they are not laid."""
    taken = joined(one.cards for one in deal.taken if isinstance(one, e.CardsTaken) and one.open)
    return taken & ~(deal.seen | joined(play.cards for play in deal.trick))


def _plays(deal: Deal, seat: Seat, actions: list[Action]) -> tuple[Combination, ...]:
    """Return the plays among these actions as what they would count, weakest first."""
    read = deal.reader.read
    found = []
    for action in actions:
        if isinstance(action, Play):
            plain = None if deal.rules.interpreters else read(action.cards)
            found.append(plain or laid(deal, seat, action)[1])
    return tuple(sorted(found, key=_weakest_first))


def _weakest_first(play: Combination) -> tuple[bool, int, int, int, int]:
    return (play.trump, play.rung, play.strength, -play.size, play.laid)
