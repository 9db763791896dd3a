"""A fast simulator of the tricks of a deal, for the rule sets that need nothing more.

The simulation equals `rules.engine` play for play, and ends with the same places and points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.players.flow import Flow
from bot.players.moves import Move
from rules import events as e
from rules.actions import Play, Seat
from rules.cards import Cards, joined
from rules.deal import Deal, in_turn
from rules.house.last_card import LAST_CARD
from rules.phases.tricks import result


class FastDeal:
    """A deal in its tricks, after its first play; `lay` and `skip` change it in place."""

    __slots__ = (
        "acts",
        "ended",
        "flow",
        "hands",
        "laid",
        "laid_again",
        "left",
        "low",
        "order",
        "out",
        "owner",
        "passed",
        "seat",
        "stake",
        "start",
        "stock",
        "top",
        "tops",
        "trick",
        "void",
    )

    def __init__(self, flow: Flow, start: Deal, hands: Sequence[Cards] | None = None) -> None:
        """Start at the present state of the deal; with `hands`, at that state with these hands."""
        self.flow, self.start = flow, start
        self.hands = list(hands) if hands else [*map(flow.moves.hand, start.hands)]
        self.order = [
            in_turn(len(start.hands), start.direction, s) for s in range(len(start.hands))
        ]
        self.seat: Seat = next(iter(start.to_act))
        self.top: Move | None = flow.moves.move(self._cards(start)) if start.trick else None
        self.owner: Seat = start.trick[-1].seat if start.trick else -1
        self.passed, self.stake = start.passed, start.stake
        self.out, self.stock = list(start.out), start.stock
        self.left: tuple[Cards, ...] = ()
        self.low = min(hand.bit_count() for hand in self.hands if hand)  # the fewest cards held
        self.laid, self.laid_again = start.laid, start.laid_again
        self.trick: list[tuple[Seat, Cards]] = []
        self.tops: list[tuple[Seat, Cards]] = []
        self.acts: list[tuple[Seat, Cards, bool]] = []
        self.ended = self.void = False

    def _cards(self, start: Deal) -> Cards:
        cards = start.trick[-1].as_cards
        return self.flow.moves.hand(cards)

    def copy(self) -> FastDeal:
        """Return an independent copy of this deal."""
        same = object.__new__(FastDeal)
        for name in FastDeal.__slots__:
            setattr(same, name, getattr(self, name))
        same.hands, same.out = self.hands[:], self.out[:]
        same.trick, same.tops, same.acts = self.trick[:], self.tops[:], self.acts[:]
        return same

    def plays(self) -> list[Cards]:
        """Return all plays of the seat on turn; one of those alike where suits are merged."""
        moves, hand = self.flow.moves, self.hands[self.seat]
        found = moves.above(hand, self.top) if self.top else moves.leads(hand)
        if self.flow.bans:
            found = [cards for cards in found if self.allows(hand, cards)]
        return found

    def allows(self, hand: Cards, cards: Cards) -> bool:
        """Whether the house allows this play, which may be a last one."""
        return cards != hand or not any(ban.bans(Play(cards)) for ban in self.flow.bans)

    def ahead(self, seat: Seat) -> int:
        """Return how many cards fewer the side of this seat holds than the other side."""
        sides, apart = self.start.sides, 0
        for other, hand in enumerate(self.hands):
            apart += -hand.bit_count() if sides[other] == sides[seat] else hand.bit_count()
        return apart

    def lay(self, move: Move) -> None:
        """Lay this move for the seat on turn."""
        seat, flow = self.seat, self.flow
        hand = flow.moves.less(self.hands[seat], move.cards)
        if flow.counts and not self.out:
            self._note(seat, move.cards)
        self.hands[seat] = hand
        if flow.lifts or self.top is None:
            self.passed = 0
        if flow.spends:
            self.passed |= 1 << seat
        if flow.doubles and move.kind < 0:
            self.stake *= 2
        self.top, self.owner = move, seat
        if flow.closes and move.size in flow.closes and self._closes(move.cards):
            self._won()
        if hand:
            self.low = min(self.low, hand.bit_count())
        else:
            self._leave(seat)
        self._go_on(seat)

    def _leave(self, seat: Seat) -> None:
        """Record that the seat has laid its last card."""
        if not self.out:
            self.left = tuple(self.hands)
        self.out.append(seat)
        self.low = min((hand.bit_count() for hand in self.hands if hand), default=0)
        if self.flow.leaver_ends and self.top:
            self._won()

    def skip(self) -> None:
        """Pass for the seat on turn."""
        seat = self.seat
        if self.flow.counts and not self.out:
            self.acts.append((seat, 0, self.top is not None))
        self.passed |= 1 << seat
        if self.stock and self.flow.draws and self.top is not None:
            self._draw(seat, self.top.size if self.flow.draws_all else 1)
        self._go_on(seat)

    def _draw(self, seat: Seat, count: int) -> None:
        """Give the seat so many cards of the stock, as far as there are any."""
        drawn, self.stock = self.stock[:count], self.stock[count:]
        hands = self.hands
        hands[seat] = self.flow.moves.hand(hands[seat] | joined(drawn))
        self.low = min(hand.bit_count() for hand in hands if hand)

    def _note(self, seat: Seat, cards: Cards) -> None:
        """Record a play for the counting of points."""
        self.acts.append((seat, cards, self.top is not None))
        self.laid_again |= self.laid & 1 << seat
        self.laid |= 1 << seat
        if self.top is not None and self.tops:
            self.tops[-1] = seat, cards
        else:
            self.tops.append((seat, cards))

    def _closes(self, cards: Cards) -> bool:
        return self.flow.rules.ranking.highest(cards) == self.flow.highest

    def _won(self) -> None:
        self.top, self.passed = None, 0

    def _go_on(self, seat: Seat) -> None:
        """Pass the turn on after this seat has acted, as `rules.phases.tricks` does."""
        hands, passed, top = self.hands, self.passed, self.top
        if self.out and (self.flow.first_out or sum(map(bool, hands)) <= 1):
            self.ended = True
            return
        if top is not None or passed:
            owner = self.owner if top is not None else -1
            for other in self.order[seat]:
                if hands[other] and other != owner and not passed >> other & 1:
                    self.seat = other
                    return
            if top is None:
                self.ended, self.void = True, not self.out
                return
            seat = owner
            self._won()
        self._lead(seat)

    def _lead(self, winner: Seat) -> None:
        heir = self.flow.rules.heir
        if self.hands[winner]:
            self.seat = winner
        elif heir:
            self.seat = heir.leader(self.as_deal())[0]
        else:
            self.seat = next(other for other in self.order[winner] if self.hands[other])

    def as_deal(self) -> Deal:
        """Return the present state as a deal, with all that is asked at its end."""
        counted = self.flow.counts and not self.start.out
        seats = range(len(self.hands)) if self.flow.calls else ()
        return replace(
            self.start,
            hands=tuple(self.hands),
            out=tuple(self.out),
            left=self.start.left or self.left,
            stake=self.stake,
            calls=(*self.start.calls, *(e.Called(seat, LAST_CARD) for seat in seats)),
            laid=self.laid,
            laid_again=self.laid_again,
            tops=self._tops() if counted else self.start.tops,
            acts=self._acts() if counted else self.start.acts,
        )

    def _tops(self) -> tuple[e.Played, ...]:
        before = self.start.tops
        if self.start.trick and self.acts and any(cards for _, cards, _ in self.acts):
            first = next(on for _, cards, on in self.acts if cards)
            before = before[:-1] if first else before
        return (*before, *(e.Played(seat, cards, cards) for seat, cards in self.tops))

    def _acts(self) -> tuple[e.Act, ...]:
        """Return the last two turns until the first went out, with the hands before them."""
        found: list[e.Act] = []
        hands = list(self.left or self.hands)
        tops = self._played_before()
        for at in range(len(self.acts) - 1, max(-1, len(self.acts) - 3), -1):
            seat, cards, on = self.acts[at]
            event: Any = e.Played(seat, cards, cards) if cards else e.Passed(seat)
            hands[seat] |= cards
            top = tops[at]
            found.insert(0, e.Act(event, tuple(hands), (top,) if on and top else ()))
        if len(found) < 2 and self.start.acts:
            last = self.start.acts[-1]
            if isinstance(last.event, e.Played):
                hands[last.event.seat] |= last.event.cards
            found.insert(0, last._replace(hands=tuple(hands)))
        return tuple(found)

    def _played_before(self) -> list[e.Played | None]:
        """Return for each act the play that lay on top before it."""
        last: e.Played | None = self.start.trick[-1] if self.start.trick else None
        found: list[e.Played | None] = []
        for seat, cards, _ in self.acts:
            found.append(last)
            if cards:
                last = e.Played(seat, cards, cards)
        return found

    def result(self) -> e.Ended:
        """Return the places and points of the deal, which is over."""
        deal = self.as_deal()
        ending = self.flow.rules.ending
        assert ending is not None, "no flow without an ending"
        if self.void:
            return e.Ended(tuple(range(len(self.hands))), (0,) * len(self.hands), void=True)
        return result(deal, ending.places(deal))
