"""Snapshot of a table: the deal that its events have produced, and the view of each seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from bot.domain import dealing, seating
from bot.domain.computers import is_computer
from bot.domain.state import NewDeal, Stage, TableState
from bot.domain.stopping import RunningDeal
from bot.players.information_state import InformationState
from rules.actions import Seat
from rules.cards import TILES
from rules.changes import Decision
from rules.deal import Deal
from rules.engine import replay
from rules.events import Event, OutOfTime, Passed, Played, TakenBack, Turn
from rules.match.match import Player
from rules.ruleset import RuleSet
from rules.takeback import ACTS, Act, LastAct, in_force, last_act
from rules.verification import Terms
from rules.view import SeatView, redacted, view


@dataclass(frozen=True, eq=False, repr=False)
class DealLog:
    """State of the running deal, or the last one, after `seq` stored events.

    A state of the deal is identified by its number of events. A seat may act on any state since its
    turn began. The parameter `now` of the methods is in seconds since the epoch.

    >>> log = DealLog(seq=9, due_since={0: 5})
    >>> log.fresh(0, 6, interruptible=False), log.fresh(1, 6, interruptible=False)
    (True, False)
    """

    deal: Deal | None = None  # None in the lobby
    players: tuple[Player, ...] = ()  # by seat
    seq: int = 0
    seed: str = ""  # secret until the deal is over
    proof: str = ""  # hash of the seed
    following: str = ""  # hash of the seed of the next deal
    terms: Terms = field(default_factory=Terms)  # inputs of the shuffle, except for the seed
    cuts: tuple[tuple[Player, str], ...] = ()  # players' words in the shuffle
    turn_began: float = 0.0  # in seconds since the epoch
    last_turn_began: float = 0.0  # `turn_began` before the newest events
    due_since: Mapping[Seat, int] = field(default_factory=dict)  # by seat: first state of its turn
    top_since: int = 0  # state after the last play or takeback
    last_act: LastAct | None = None  # candidate for a takeback, if any
    acted_at: Mapping[Seat, float] = field(default_factory=dict)  # last act of seats since loading
    events: tuple[Event, ...] = ()  # all events of the deal, in order
    views: dict[Seat | None, SeatView] = field(default_factory=dict)  # cache of views

    @classmethod
    def begun(cls, new: NewDeal, decision: Decision, now: float, following: str = "") -> DealLog:
        """Return the log of a new deal; `following` is the hash of the next deal's seed."""
        log = cls(players=new.players, seed=new.seed, turn_began=now)
        proof, cuts = dealing.proof(new), dealing.cuts(new)
        log = replace(log, proof=proof, following=following, terms=new.terms, cuts=cuts)
        return log.after(decision, now)

    @classmethod
    def loaded(cls, stored: NewDeal, rules: RuleSet, now: float, following: str = "") -> DealLog:
        """Return the log of a stored deal. Raises errors of any type for events of other rules."""
        decision = Decision(replay(rules, stored.events))
        decision.events = list(stored.events)
        return replace(cls.begun(stored, decision, now, following), acted_at={})

    def after(self, decision: Decision, now: float) -> DealLog:
        """Return this log extended by the events of `decision`."""
        turn_began, due_since, top_since = self.turn_began, self.due_since, self.top_since
        last_turn_began, due_before = turn_began, [due_since]
        acts = (event for event in decision.events if isinstance(event, ACTS))
        for seq, event in enumerate(decision.events, self.seq):
            if isinstance(event, Turn):
                turn_began, due_since = now, dict.fromkeys(event.seats, seq)
            elif isinstance(event, Played):
                top_since = seq + 1
            elif isinstance(event, TakenBack):  # its seat must act on a later state
                due_since = {**due_before[-1 - event.events], event.seat: seq + 1}
                top_since = seq + 1
            due_before.append(due_since)
        return replace(
            self,
            deal=decision.deal,
            seq=self.seq + len(decision.events),
            events=(*self.events, *decision.events),
            turn_began=turn_began,
            last_turn_began=last_turn_began,
            due_since=due_since,
            top_since=top_since,
            last_act=last_act([*self.events[-1:], *decision.events]),
            acted_at={**self.acted_at, **{event.seat: now for event in acts}},
            views={},
        )

    def reseated(self, players: tuple[Player, ...], now: float) -> DealLog:
        """Return this log with other players in the same seats; the current turn begins anew."""
        return replace(self, players=players, turn_began=now)

    def fresh(self, seat: Seat, seq: int, interruptible: bool) -> bool:
        """Whether this seat may act on state `seq`: the seat's turn had begun by then.

        Other seats may have acted since that state. Out of turn, a seat may act on the present
        state only, or, if plays are `interruptible`, on any state since the last play.
        """
        out_of_turn = self.top_since if interruptible else self.seq
        return self.due_since.get(seat, out_of_turn) <= seq <= self.seq

    def cards_left(self, player: Player) -> int:
        """Return the number of cards that this player holds; 0 for an onlooker."""
        if self.deal is None or player not in self.players:
            return 0
        return self.deal.hands[self.players.index(player)].bit_count()


class Snapshot:
    """Table at one moment. A message is made from one snapshot, so that its parts are consistent.

    A table has one snapshot for each of its states. A seat's view is made on first use.

    >>> state = TableState(3, 0, 0, host="7", preset="president_basic", deal_id=34)
    >>> Snapshot(state, DealLog(seq=56)).key
    '34.56'
    """

    def __init__(self, state: TableState, log: DealLog, aside: bool = False) -> None:
        self.state = state
        self.aside = aside  # stored data is unreadable; `state` is a lobby for a new beginning
        self.players = log.players  # by seat of the present deal
        self.seq = log.seq  # number of the deal's stored events
        self.turn_began = log.turn_began  # start of the present turn, in seconds since the epoch
        self.proof = log.proof  # hash by which players can check the shuffle
        self.following = log.following  # hash of the seed of the next deal, while one is played
        self.terms = log.terms  # inputs of the shuffle, except for the seed
        self.cuts = log.cuts  # players' words in the shuffle
        self._log = log

    def shows(self, state: TableState, log: DealLog, aside: bool) -> bool:
        """Whether the snapshot was made from exactly these objects, and `aside` is equal."""
        return self.state is state and self._log is log and self.aside == aside

    @property
    def key(self) -> str:
        """Identifier of this state. Buttons carry the key, so that an old button is recognized."""
        return f"{self.state.deal_id or 0}.{self.seq}"

    @property
    def stage_key(self) -> str:
        """Identifier of the present deal, or of the lobby. Joins and plays do not change it."""
        return f"v.{self.state.deal_id or 0}"

    @cached_property
    def rules(self) -> RuleSet:
        """Rules agreed at this table."""
        return seating.rules(self.state)

    @property
    def tiles(self) -> bool:
        """Whether the table plays with tiles, numbered from 1 to 15."""
        return bool(self.rules.pack & TILES)

    @cached_property
    def holding(self) -> frozenset[Player]:
        """Players who hold cards in the running deal, or are still to be dealt some."""
        deal = self._log.deal
        if deal is None or self.state.stage is not Stage.DEAL:
            return frozenset()
        return frozenset(
            player
            for player, hand in zip(self.players, deal.hands, strict=True)
            if hand or deal.deck
        )

    @cached_property
    def takeable(self) -> frozenset[Player]:
        """Players whose seats and cards a newcomer may take in the running deal.

        After the first play a person who left keeps the seat to the end of a deal that at least two
        people play on: the worst place is that person's, and nobody takes it off the person.
        """
        gone = {seat.player for seat in self.state.seats if seat.gone}
        left = {player for player in gone if not seating.sent_off(self.state, player)}
        staying = [one for one in self.players if not is_computer(one) and one not in gone]
        contested = len(staying) > 1
        return self.holding - left if left and contested and self.running.played else self.holding

    @cached_property
    def only_computers(self) -> bool:
        """Whether computers play for all who still hold cards in the running deal."""
        return bool(self.holding) and all(seating.plays_itself(self.state, p) for p in self.holding)

    def may_finish(self, player: Player) -> bool:
        """Whether this player, not asleep, may let the computers play the deal to its end."""
        seat = seating.seated(self.state, player)
        return self.only_computers and seat is not None and not seat.asleep

    @cached_property
    def running(self) -> RunningDeal:
        """The running deal, as far as stopping the table depends on it."""
        if self.state.stage is not Stage.DEAL:
            return RunningDeal()
        plays = (isinstance(one, Played) for one in in_force(self._log.events))
        return RunningDeal(self.players, any(plays))

    @property
    def commitments(self) -> dict[str, str]:
        """Hashes that messages of this state show, by the names of their shuffles.

        They are those of the present deal and of the next one. That of a deal of the day is in the
        post of the day.
        """
        shown = {self.terms.key: self.proof}
        if self.state.stage is not Stage.CLOSED:
            shown[dealing.key_of(self.state)] = dealing.following(self.state)
        return {key: proof for key, proof in shown.items() if key and proof}

    @property
    def seed(self) -> str:
        """Seed of a finished deal; empty before its end."""
        deal = self._log.deal
        return self._log.seed if deal is not None and deal.ended else ""

    def due(self) -> tuple[Player, ...]:
        """Return the players who must act now, in the order of their seats."""
        deal = self._log.deal
        if deal is None or self.state.stage is not Stage.DEAL:
            return ()
        return tuple(self.players[seat] for seat in sorted(deal.to_act))

    def waited_for(self) -> tuple[Player, ...]:
        """Return the people on turn who are awake. A computer plays for the others on turn."""
        return tuple(p for p in self.due() if not seating.plays_itself(self.state, p))

    def by_computers(self) -> tuple[Player, ...]:
        """Return the players on turn for whom a computer makes a move now.

        In a swap of any number of cards, a computer waits for the first offer of its partner, if
        the partner is a person on turn.
        """
        people = self.waited_for()
        moving = (player for player in self.due() if player not in people)
        return tuple(player for player in moving if self._may_be_offered_by(player) not in people)

    def _may_be_offered_by(self, player: Player) -> Player | None:
        """Return this player's partner in a swap before any offer, or None."""
        seen = self.view(player)
        gift = seen.gift if seen else None
        return self.players[gift.to] if gift and gift.offer and not gift.count else None

    def last_act(self, seat: Seat | None) -> LastAct | None:
        """Return the last action of this seat; None if the seat may take no action back now."""
        act = self._log.last_act
        if act is None or self.state.stage is not Stage.DEAL or not self.state.takes_back:
            return None
        return act if act.seat == seat else None

    def act_to_undo(self, seat: Seat | None) -> Act | None:
        """Return the event of the action that `last_act` returns, or None."""
        act = self.last_act(seat)
        events = self._log.events[-act.events :] if act else ()
        return next((event for event in events if isinstance(event, ACTS)), None)

    def has_acted(self, seat: Seat) -> bool:
        """Whether this seat has played, passed, bid or offered cards in this deal."""
        acts = (one for one in in_force(self._log.events) if isinstance(one, ACTS))
        return any(act.seat == seat for act in acts)

    def plays_since(self, seat: Seat) -> tuple[Played, ...]:
        """Return all plays since the last act of this seat, in order; without an act, all plays."""
        plays: list[Played] = []
        for event in reversed(in_force(self._log.events)):
            if isinstance(event, ACTS) and event.seat == seat:
                break
            plays += [event] if isinstance(event, Played) else []
        return tuple(reversed(plays))

    def acted_at(self, seat: Seat | None) -> float:
        """Return the time of this seat's last action in seconds since the epoch; 0 if unknown."""
        return self._log.acted_at.get(seat, 0.0) if seat is not None else 0.0

    def takeback_seat(self) -> Seat | None:
        """Return the seat that has just taken an action back; None after any further event."""
        match self._log.events[-1:]:
            case (TakenBack(seat),) if self.state.stage is Stage.DEAL:
                return seat
        return None

    def done_out_of_time(self, seat: Seat) -> Played | bool:
        """Return the seat's play at its last timeout, True for a pass; else False."""
        events = self._log.events
        late = (at for at in reversed(range(len(events))) if events[at] == OutOfTime(seat))
        at = next(late, len(events))
        acts = (one for one in events[at + 1 :] if isinstance(one, Played | Passed | Turn))
        done = next(acts, None)
        return done if isinstance(done, Played) else isinstance(done, Passed)

    def due_since(self, player: Player) -> int:
        """Return the state in which this player's turn began; out of turn, the present state."""
        return self._log.due_since.get(self.players.index(player), self.seq)

    def seat_of(self, player: Player | None) -> Seat | None:
        """Return the seat of this player in the present deal, or None for an onlooker."""
        return self.players.index(player) if player in self.players else None

    def view(self, player: Player | None) -> SeatView | None:
        """Return the deal as this player, or an onlooker, may see it; None before the first."""
        deal, views = self._log.deal, self._log.views
        if deal is None:
            return None
        seat = self.seat_of(player)
        if seat not in views:
            views[seat] = view(deal, seat)
        return views[seat]

    def knowledge(self, player: Player) -> InformationState | None:
        """Return a player's information state of the deal, which computers use; None without a
        seat.
        """
        seen, deal = self.view(player), self._log.deal
        if deal is None or seen is None or seen.seat is None:
            return None
        log = tuple(redacted(event, seen.seat) for event in in_force(self._log.events))
        match = self.state.match
        counted = match.paid if deal.rules.match.starting_chips else match.scores
        scores = tuple(counted.get(one, 0) for one in self.players)
        return InformationState(seen, log, deal.rules, scores)
