"""A table as it stands at one moment: what anybody may know of it, and what each seat sees."""

from __future__ import annotations

from functools import cached_property

from bot.domain import seating
from bot.domain.state import Stage, TableState
from bot.tables.deal_log import DealLog
from rules.actions import Seat
from rules.match.match import Player
from rules.ruleset import RuleSet
from rules.view import SeatView, view


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
        self._deal = log.deal
        self._seed = log.seed
        self._due_since = log.due_since
        self._views = log.views

    def shows(self, state: TableState, log: DealLog, aside: bool) -> bool:
        """Is this what it was made of still?"""
        same_deal = self._deal is log.deal and self.players is log.players
        return self.state is state and same_deal and self.aside == aside

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
    def seed(self) -> str:
        """The seed of a deal that is over; nothing before."""
        return self._seed if self._deal is not None and self._deal.ended else ""

    def due(self) -> tuple[Player, ...]:
        """The players who must act now, in the order of their seats."""
        if self._deal is None or self.state.stage is not Stage.DEAL:
            return ()
        return tuple(self.players[seat] for seat in sorted(self._deal.to_act))

    def waited_for(self) -> tuple[Player, ...]:
        """Those of them who are people and awake: the others are played by the computer."""
        return tuple(p for p in self.due() if not seating.plays_itself(self.state, p))

    def due_since(self, player: Player) -> int:
        """The state (a number of events) in which this player came on turn."""
        return self._due_since.get(self.players.index(player), self.seq)

    def seat_of(self, player: Player | None) -> Seat | None:
        """The seat of this player in the present deal, or None for an onlooker."""
        return self.players.index(player) if player in self.players else None

    def view(self, player: Player | None) -> SeatView | None:
        """The present deal as this player may see it; None before the first."""
        if self._deal is None:
            return None
        seat = self.seat_of(player)
        if seat not in self._views:
            self._views[seat] = view(self._deal, seat)
        return self._views[seat]
