"""A table as it stands at one moment: its deal as events have made it, and what each seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from bot.domain import dealing, seating
from bot.domain.state import NewDeal, Stage, TableState
from bot.players.information_state import Knowledge
from rules.actions import Seat
from rules.cards import TILES
from rules.changes import Book
from rules.deal import Deal
from rules.engine import replay
from rules.events import Event, OutOfTime, Passed, Played, TakenBack, Turn
from rules.match.match import Player
from rules.ruleset import RuleSet
from rules.taking_back import LastAct, in_force, last_act
from rules.view import SeatView, told, view


@dataclass(frozen=True, eq=False, repr=False)
class DealLog:
    """The running deal, or the last one, after `seq` events. It knows only what is stored.

    A seat may act on any state since it came on turn. `now` is in seconds since the epoch.
    """

    deal: Deal | None = None  # None in the lobby
    players: tuple[Player, ...] = ()  # by seat
    seq: int = 0
    seed: str = ""  # secret until the deal is over
    proof: str = ""  # its hash
    turn_began: float = 0.0  # in seconds since the epoch
    last_turn_began: float = 0.0  # the one before it, as far as it is known
    due_since: Mapping[Seat, int] = field(default_factory=dict)  # for each seat on turn, the state
    top_since: int = 0  # the state in which the last play was laid
    last_act: LastAct | None = None  # what may be taken back, if anything
    events: tuple[Event, ...] = ()  # all of the deal, the first one first
    views: dict[Seat | None, SeatView] = field(default_factory=dict)  # those made so far

    @classmethod
    def begun(cls, new: NewDeal, book: Book, now: float) -> DealLog:
        """A deal with its first events, those of `book`."""
        proof = dealing.proof(new.seed)
        return cls(players=new.players, seed=new.seed, proof=proof, turn_began=now).after(book, now)

    @classmethod
    def loaded(cls, stored: NewDeal, rules: RuleSet, now: float) -> DealLog:
        """A stored deal taken up again. Raises whatever events that do not fit the rules raise."""
        book = Book(replay(rules, stored.events))
        book.events = list(stored.events)
        return cls.begun(stored, book, now)

    def after(self, book: Book, now: float) -> DealLog:
        """The same when the events of `book` have happened in it."""
        turn_began, due_since, top_since = self.turn_began, self.due_since, self.top_since
        last_turn_began, due_before = turn_began, [due_since]
        for seq, event in enumerate(book.events, self.seq):
            if isinstance(event, Turn):
                turn_began, due_since = now, dict.fromkeys(event.seats, seq)
            elif isinstance(event, Played):
                top_since = seq + 1
            elif isinstance(event, TakenBack):  # whoever acts now has to have seen that
                due_since = {**due_before[-1 - event.events], event.seat: seq + 1}
                top_since = seq + 1
            due_before.append(due_since)
        return replace(
            self,
            deal=book.deal,
            seq=self.seq + len(book.events),
            events=(*self.events, *book.events),
            turn_began=turn_began,
            last_turn_began=last_turn_began,
            due_since=due_since,
            top_since=top_since,
            last_act=last_act([*self.events[-1:], *book.events]),
            views={},
        )

    def reseated(self, players: tuple[Player, ...], now: float) -> DealLog:
        """Other players sit in the same seats, and whoever is on turn has just come on turn."""
        return replace(self, players=players, turn_began=now)

    def fresh(self, seat: Seat, seq: int, interruptible: bool) -> bool:
        """Was this state seen since the seat came on turn? Others may have acted beside it.

        Out of turn it is the present one, or where plays are `interruptible` the same top.
        """
        out_of_turn = self.top_since if interruptible else self.seq
        return self.due_since.get(seat, out_of_turn) <= seq <= self.seq

    def cards_left(self, player: Player) -> int:
        """How many cards this player holds; 0 for an onlooker."""
        if self.deal is None or player not in self.players:
            return 0
        return self.deal.hands[self.players.index(player)].bit_count()


class Snapshot:
    """All that is shown of a table is made from one of these, so that it fits together.

    A table has one for each of its states. A seat's view is made when it is first asked for.
    """

    def __init__(self, state: TableState, log: DealLog, aside: bool = False) -> None:
        self.state = state
        self.aside = aside  # what is stored cannot be read; `state` is what it may begin anew with
        self.players = log.players  # by seat of the present deal
        self.seq = log.seq  # the number of events stored of it
        self.proof = log.proof  # the hash of its shuffle
        self._log = log

    def shows(self, state: TableState, log: DealLog, aside: bool) -> bool:
        """Is this what it was made of still?"""
        return self.state is state and self._log is log and self.aside == aside

    @property
    def key(self) -> str:
        """Names this state; buttons carry it, so that an old one is known as old."""
        return f"{self.state.deal_id or 0}.{self.seq}"

    @property
    def stage_key(self) -> str:
        """Names the present deal, or the lobby: it stays while people join and play."""
        return f"v.{self.state.deal_id or 0}"

    @cached_property
    def rules(self) -> RuleSet:
        """The rules agreed at this table."""
        return seating.rules(self.state)

    @property
    def tiles(self) -> bool:
        """Is it played with tiles, numbered from 1 to 15?"""
        return bool(self.rules.pack & TILES)

    @cached_property
    def holding(self) -> frozenset[Player]:
        """The players who hold cards in the deal that runs, or are dealt some yet."""
        deal = self._log.deal
        if deal is None or self.state.stage is not Stage.DEAL:
            return frozenset()
        return frozenset(
            player
            for player, hand in zip(self.players, deal.hands, strict=True)
            if hand or deal.deck
        )

    @property
    def seed(self) -> str:
        """The seed of a deal that is over; nothing before."""
        deal = self._log.deal
        return self._log.seed if deal is not None and deal.ended else ""

    def due(self) -> tuple[Player, ...]:
        """The players who must act now, in the order of their seats."""
        deal = self._log.deal
        if deal is None or self.state.stage is not Stage.DEAL:
            return ()
        return tuple(self.players[seat] for seat in sorted(deal.to_act))

    def waited_for(self) -> tuple[Player, ...]:
        """Those of them who are people and awake: the others are played by the computer."""
        return tuple(p for p in self.due() if not seating.plays_itself(self.state, p))

    def by_computers(self) -> tuple[Player, ...]:
        """Those on turn for whom a computer makes a move now.

        In a swap of any cards it leaves the first offer to its partner, where that is a person.
        """
        people = self.waited_for()
        moving = (player for player in self.due() if player not in people)
        return tuple(player for player in moving if self._may_be_offered_by(player) not in people)

    def _may_be_offered_by(self, player: Player) -> Player | None:
        """Who may offer this player cards in a swap of any cards, where neither has yet."""
        seen = self.view(player)
        gift = seen.gift if seen else None
        return self.players[gift.to] if gift and gift.offer and not gift.count else None

    def last_act(self, seat: Seat | None) -> LastAct | None:
        """What this seat has done last, where it may be taken back now."""
        act = self._log.last_act
        if act is None or self.state.stage is not Stage.DEAL or not self.state.takes_back:
            return None
        return act if act.seat == seat else None

    def took_back(self) -> Seat | None:
        """Who has just taken back what they did last, nobody having acted since."""
        match self._log.events[-1:]:
            case (TakenBack(seat),) if self.state.stage is Stage.DEAL:
                return seat
        return None

    def done_out_of_time(self, seat: Seat) -> Played | bool:
        """What was done when this seat last ran out of time: its play, or whether it passed."""
        events = self._log.events
        late = (at for at in reversed(range(len(events))) if events[at] == OutOfTime(seat))
        at = next(late, len(events))
        acts = (one for one in events[at + 1 :] if isinstance(one, Played | Passed | Turn))
        done = next(acts, None)
        return done if isinstance(done, Played) else isinstance(done, Passed)

    def due_since(self, player: Player) -> int:
        """The state (a number of events) in which this player came on turn."""
        return self._log.due_since.get(self.players.index(player), self.seq)

    def seat_of(self, player: Player | None) -> Seat | None:
        """The seat of this player in the present deal, or None for an onlooker."""
        return self.players.index(player) if player in self.players else None

    def view(self, player: Player | None) -> SeatView | None:
        """The present deal as this player may see it; None before the first."""
        deal, views = self._log.deal, self._log.views
        if deal is None:
            return None
        seat = self.seat_of(player)
        if seat not in views:
            views[seat] = view(deal, seat)
        return views[seat]

    def knowledge(self, player: Player) -> Knowledge | None:
        """All that a player in the present deal may know of it; what a computer decides by."""
        seen, deal = self.view(player), self._log.deal
        if deal is None or seen is None or seen.seat is None:
            return None
        log = tuple(told(event, seen.seat) for event in in_force(self._log.events))
        match = self.state.match
        counted = match.paid if deal.rules.match.starting_chips else match.scores
        scores = tuple(counted.get(one, 0) for one in self.players)
        return Knowledge(seen, log, deal.rules, scores)
