"""The last card: warnings, calls, bans and duties (catalogue 3.O)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from rules.actions import Action, IllegalAction, Pass, Play, Seat
from rules.cards import JOKERS, Card, Cards, each, index_of, text
from rules.deal import Deal
from rules.events import Announced, Called, Event, Played
from rules.house.penalties import winner_of
from rules.match.settlement import from_losers
from rules.phases.plays import playable, readings
from rules.rule import Resolution, Rule

LAST_CARD = "last card"  # the word of the call


@dataclass(frozen=True)
class WarnsOfFewCards(Rule):
    """All players are told when a player is down to so many cards (000:173, 000:177)."""

    most: int
    hears = (Played,)

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        left = deal.hands[event.seat].bit_count()
        return (Announced(event.seat, left),) if 0 < left <= self.most else ()


@dataclass(frozen=True)
class FinishBan(Rule):
    """No seat may go out with these cards: alone, up to `most` of them, or in any play (0)."""

    amid = False
    cards: Cards
    most: int = 0

    def forbids(self, deal: Deal, seat: Seat, action: Action) -> IllegalAction | None:
        if not isinstance(action, Play) or action.cards != deal.hands[seat]:
            return None
        return IllegalAction("finish_ban", cards=text(action.cards)) if self.bans(action) else None

    def bans(self, last: Play) -> bool:
        """Whether the ban covers these cards, alone or not. Jokers may be beside them."""
        if not last.cards & self.cards:
            return False
        alone = not last.cards & ~self.cards & ~JOKERS
        return not self.most or (alone and last.cards.bit_count() <= self.most)


@dataclass(frozen=True)
class WarnsOfLastPlay(Rule):
    """All players are told when a player could go out with one play (BT-38).

    A play that `ban` forbids does not count.
    """

    ban: FinishBan | None = None
    hears = (Played,)

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        """Announce a hand that is one combination, also when it cannot be laid now."""
        hand = Play(deal.hands[event.seat])
        if not hand.cards or not readings(deal, event.seat, hand):
            return ()
        if self.ban and self.ban.bans(hand):
            return ()
        return (Announced(event.seat, hand.cards.bit_count()),)


@dataclass(frozen=True)
class LastCardCall(Rule):
    """A player must call the last card, before the next one acts (002, list number 24).

    A player who goes out with a single card and has not called takes the losses of all the others.
    """

    resolution = Resolution.UNCALLED
    hears = (Called,)

    def calls(self, deal: Deal, seat: Seat) -> Iterable[str]:
        """Return the call, once, for the seat that had the last turn and holds one card."""
        turn_of = deal.acts[-1].event.seat if deal.acts else seat
        ready = turn_of == seat and deal.hands[seat].bit_count() == 1 and not deal.out
        return () if not ready or _has_called(deal, seat) else (LAST_CARD,)

    def reacts(self, deal: Deal, event: Called) -> Iterable[Event]:
        return (Announced(event.seat, 1),) if event.word == LAST_CARD else ()

    def scores(
        self, deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Put all losses on a winner who went out with a single card and had not called it."""
        winner = winner_of(deal, places)
        return borne_by(winner, winner, points) if _uncalled(deal, winner) else points

    def pays(self, deal: Deal, places: tuple[Seat, ...], paid: tuple[int, ...]) -> tuple[int, ...]:
        """Return payments from such a winner: to each other seat the amount it would have paid.

        The page gives the winner's loss, but no receiver. Chips must go somewhere: the penalties
        change their direction.
        """
        winner, scoring = winner_of(deal, places), deal.rules.scoring
        if not scoring or not _uncalled(deal, winner):
            return paid
        losses = scoring.points(deal, places)
        return tuple(-won for won in from_losers(winner, losses))


@dataclass(frozen=True)
class HighestAgainstLastCard(Rule):
    """Before a player with one card, a single must be your highest (000:175, I-24)."""

    def forbids(self, deal: Deal, seat: Seat, action: Action) -> IllegalAction | None:
        """Forbid a single below the highest card, and a pass where a single could be laid."""
        if not self._on_guard(deal, seat):
            return None
        if isinstance(action, Play):
            high = action.cards.bit_count() != 1 or self._is_highest(deal, seat, action.cards)
            return None if high else IllegalAction("guard_highest")
        if not isinstance(action, Pass) or not deal.trick:
            return None
        able = any(playable(deal, seat, one, deal.top) for one in each(deal.hands[seat]))
        return IllegalAction("guard_pass") if able else None

    def _is_highest(self, deal: Deal, seat: Seat, single: Card) -> bool:
        """Whether no card of the hand could be laid as a higher single, on the present top."""
        hand, laid = deal.hands[seat], deal.rules.worth.laid
        if not deal.rules.interpreters:
            return is_highest(deal, hand, single)

        def height(one: Card) -> int:
            meant = (1 << index_of(play.cards) for play in readings(deal, seat, Play(one)))
            return max((laid.get(card, 0) for card in meant), default=0)

        return height(single) >= max(map(height, each(hand)))

    def _on_guard(self, deal: Deal, seat: Seat) -> bool:
        """Whether singles are asked for, or a lead is due, and the next player holds one card."""
        if deal.trick and deal.trick[-1].cards.bit_count() != 1:
            return False
        others = [s for s in deal.after(seat) if s != seat and not deal.why_closed(s)]
        return bool(others) and deal.hands[others[0]].bit_count() == 1


@dataclass(frozen=True)
class Liability(Rule):
    """A player who lets the next one win by a last card, against the precautions, pays for all.

    The culprit had the turn directly before (BT-26, C-BT-19).
    """

    resolution = Resolution.BLAME

    def scores(
        self, deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Put all losses on the seat before the winner's last card, if it failed its duty."""
        if not _won_by_last_card(deal) or not self.failed(deal):
            return points
        return borne_by(deal.acts[0].event.seat, winner_of(deal, places), points)

    def pays(self, deal: Deal, places: tuple[Seat, ...], paid: tuple[int, ...]) -> tuple[int, ...]:
        """Return a payment from the culprit alone; the others neither pay nor are paid."""
        if not _won_by_last_card(deal) or not self.failed(deal):
            return paid
        winner, culprit = winner_of(deal, places), deal.acts[0].event.seat
        due = {winner: paid[winner], culprit: -paid[winner]}
        return tuple(due.get(seat, 0) for seat in range(len(paid)))

    def failed(self, deal: Deal) -> bool:
        """Whether the player ignored the precautions, as by passing while able (C-BT-20)."""
        event, hands, trick = deal.acts[0]
        hand = hands[event.seat]
        if trick and trick[-1].cards.bit_count() != 1:
            return False
        if not isinstance(event, Played):
            return bool(trick) and _has_single_above(deal, hand, trick[-1])
        if event.cards.bit_count() > 1:
            return False
        led = chain.from_iterable(deal.rules.reader().groups(hand))
        avoidable = not trick and any(play.bit_count() > 1 for play in led)
        return avoidable or not is_highest(deal, hand, event.cards)


@dataclass(frozen=True)
class Assistant(Liability):
    """A player who could have stopped a win by a last card, by a higher one, pays all (BT-42)."""

    def failed(self, deal: Deal) -> bool:
        """Whether the player before could have laid a single above the last card, or the top."""
        before, last = deal.acts
        event, hands, trick = before
        hand = hands[event.seat]
        if last.trick:  # the last card was laid on a single
            assert isinstance(last.event, Played)
            return _has_single_above(deal, hand, last.event)
        passed_single = bool(trick) and trick[-1].cards.bit_count() == 1
        return passed_single and _has_single_above(deal, hand, trick[-1])


def borne_by(seat: Seat, winner: Seat, points: tuple[int, ...]) -> tuple[int, ...]:
    """Put the losers' sum on one seat; the winner keeps any points, unless this is the winner."""
    lost = sum(points) - points[winner]
    worth = {winner: points[winner]} | {seat: lost}
    return tuple(worth.get(s, 0) for s in range(len(points)))


def is_highest(deal: Deal, hand: Cards, single: Cards) -> bool:
    """Whether no card of the hand is higher as a single, in the usual order of ranks (I-20)."""
    laid = deal.rules.worth.laid
    return max(laid.get(one, -1) for one in each(hand)) <= laid.get(single, -1)


def _uncalled(deal: Deal, winner: Seat) -> bool:
    if not deal.acts or not deal.out or _has_called(deal, winner):
        return False
    return deal.acts[-1].event.seat == winner and deal.acts[-1].hands[winner].bit_count() == 1


def _has_called(deal: Deal, seat: Seat) -> bool:
    return any(call.seat == seat and call.word == LAST_CARD for call in deal.calls)


def _won_by_last_card(deal: Deal) -> bool:
    """Whether the first player went out with a single, straight after another player's turn."""
    if not deal.out or len(deal.acts) < 2:
        return False
    before, last = deal.acts
    winner = last.event.seat
    one_left = before.hands[winner].bit_count() == 1 == last.hands[winner].bit_count()
    return winner == deal.out[0] and before.event.seat != winner and one_left


def _has_single_above(deal: Deal, hand: Cards, top: Played) -> bool:
    read = deal.reader.read
    below, singles = read(top.as_cards), map(read, each(hand))
    return below is not None and any(one and (one.compare(below) or 0) > 0 for one in singles)
