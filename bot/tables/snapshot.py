"""A table as it stands at one moment: what anybody may know of it, and what each seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from bot.domain import dealing, seating
from bot.domain.state import Stage, TableState
from rules.actions import Seat
from rules.deal import Deal
from rules.match.match import Player
from rules.ruleset import RuleSet
from rules.view import SeatView, view


class Snapshot:
    """All that is shown of a table is made from one of these, so that it fits together.

    A table has one for each of its states. A seat's view is made when it is first asked for.
    """

    def __init__(
        self,
        state: TableState,
        deal: Deal | None,
        players: tuple[Player, ...],
        seq: int,
        due_since: Mapping[Seat, int],
        seed: str,
        before: Snapshot | None = None,
    ) -> None:
        self.state = state
        self.players = players  # by seat of the present deal
        self.seq = seq  # the number of events stored of it
        self._deal = deal
        self._due_since = due_since
        self._seed = seed
        same = before is not None and before._deal is deal
        self._views: dict[Seat | None, SeatView] = before._views if before and same else {}

    def shows(self, state: TableState, deal: Deal | None, players: tuple[Player, ...]) -> bool:
        """Is it still what the table looks like?"""
        return self.state is state and self._deal is deal and self.players is players

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
    def proof(self) -> str:
        """The shuffle's hash, known from the deal on; its seed is told when the deal is over."""
        return dealing.proof(self._seed)

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
