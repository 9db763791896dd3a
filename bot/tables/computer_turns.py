"""Moves of computers at a table, for their own seats or for absent people: timing and choice.

The moment of a move depends on public information and on chance, never on the computer's hand.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from random import Random

from bot import metrics
from bot.domain import membership
from bot.domain.computers import Level
from bot.domain.seating import level_of, plays_itself
from bot.players import weakest
from bot.players.information_state import InformationState
from bot.players.levels import choose, interrupted
from bot.players.workers import Workers
from bot.settings import Settings
from bot.tables.table import MovedOn, Table
from rules.actions import Action, IllegalAction
from rules.changes import Decision
from rules.engine import decide
from rules.match.match import Player
from rules.view import SeatView

log = logging.getLogger(__name__)

ABOUT = (0.6, 1.4)  # range of the random factor of a pause
OUT_OF_TURN = 0.5  # factor of a pause for a call or play out of turn
LEADING = 1.2  # factor of a pause with no play on the table to beat
PRACTICE_SECONDS = 0.7  # longest average pause at a table of one person alone
QUICK = 0.7  # factor of a pause for easy computers, which think less
THINKING = 1.5  # factor of COMPUTER_THINK_SECONDS: least time for a strong computer


@dataclass(frozen=True)
class Thought:
    """Pending move of one computer in one state of its table."""

    player: Player
    key: str  # of the state of the table, see `Snapshot.key`
    level: Level
    knowledge: InformationState
    seed: int
    at: float  # moment of the move, in seconds since the epoch
    answer: asyncio.Future[Action] | None = None  # the worker's answer to a strong computer
    out_of_turn: Action | None = None  # action of a computer that is not on turn


class Computers:
    """Computers of one table, which think while they pause."""

    def __init__(self, table: Table, settings: Settings, workers: Workers) -> None:
        self._table = table
        self._settings = settings
        self._workers = workers
        self._thought: Thought | None = None
        self._looked_at = ""  # key of the state last checked for actions out of turn

    def moves_at(self) -> float | None:
        """Return the moment of the next move, in seconds since the epoch; None if there is none."""
        thought = self._thinking()
        return thought.at if thought else None

    async def move(self) -> None:
        """Make the next computer's move, unless the state changes first."""
        thought, stored = self._thinking(), self._table.stored
        if thought is None:
            return
        action = await self._decided(thought)
        async with stored.changing():
            now, player = stored.now, thought.player
            may = (
                player in now.by_computers()
                if not thought.out_of_turn
                else plays_itself(stored.state, player)
            )
            if now.key != thought.key or not may:
                return
            decision = self._done(thought, action)
            if decision is None:
                return
            await stored.append(decision, membership.substituted(stored.state, player).seats)
        metrics.ACTIONS.labels("computer").inc()
        metrics.MOVES.labels(thought.level.value).inc()
        self._table.audience.changed(self._table)

    def _thinking(self) -> Thought | None:
        """Return the next computer's move in this state, made on the first call; else None."""
        now, thought = self._table.now, self._thought
        if thought and thought.out_of_turn and thought.key == now.key:
            return thought
        if now.due() and self._looked_at != now.key:
            self._looked_at = now.key
            self._thought = thought = self._butting_in()
            if thought:
                return thought
        player = next(iter(now.by_computers()), None)
        if player is None:
            return None
        level = level_of(now.state, player)
        asked = (player, now.key, level)
        if thought is None or (thought.player, thought.key, thought.level) != asked:
            thought = self._thought = self._begun(player, level)
        return thought

    def _begun(self, player: Player, level: Level) -> Thought:
        table, chance = self._table, self._table.chance
        knowledge = table.now.knowledge(player)
        assert knowledge is not None
        public = table.now.view(None)
        assert public is not None
        seconds = pause(public, level, self._pace()) * chance.uniform(*ABOUT)
        most = max(self._settings.computer_seconds, self._settings.computer_most_seconds)
        ready = table.clock.now() + thinking(level, self._settings)
        seed = chance.getrandbits(64)
        strong = level is Level.STRONG and not is_forced(knowledge.view)
        return Thought(
            player=player,
            key=table.now.key,
            level=level,
            knowledge=knowledge,
            seed=seed,
            at=max(table.now.turn_began + min(seconds, most), ready),
            answer=self._workers.ask(knowledge, seed) if strong else None,
        )

    def _pace(self) -> float:
        """Return the average pause at this table, in seconds; a person alone need not follow."""
        seconds = self._settings.computer_seconds
        return min(seconds, PRACTICE_SECONDS) if self._table.state.private else seconds

    def _butting_in(self) -> Thought | None:
        """Return a pending call or play out of turn by a computer; None if there is none."""
        now, chance = self._table.now, self._table.chance
        if not (now.rules.interrupters or now.rules.callers):
            return None
        for player in now.players:
            if player in now.due() or not plays_itself(now.state, player):
                continue
            knowledge, level = now.knowledge(player), level_of(now.state, player)
            action = _interrupted(knowledge, level) if knowledge else None
            if knowledge and action:
                seconds = self._pace() * OUT_OF_TURN * chance.uniform(*ABOUT)
                at = self._table.now.turn_began + seconds
                return Thought(player, now.key, level, knowledge, 0, at, out_of_turn=action)
        return None

    def _done(self, thought: Thought, action: Action) -> Decision | None:
        """Return the decision of the rules on this action.

        An illegal action is replaced by the weakest legal one; out of turn by None.
        """
        deal, seen = self._table.stored.running(), thought.knowledge.view
        assert seen.seat is not None
        try:
            return decide(deal, seen.seat, action)
        except IllegalAction:
            log.error("a computer's %s was not legal", type(action).__name__)
            metrics.FELL_BACK.labels("failed").inc()
        self._thought = None
        return None if thought.out_of_turn else decide(deal, seen.seat, weakest(seen))

    async def _decided(self, thought: Thought) -> Action:
        """Return the action of this move; choose at a lower level if the intended one fails."""
        if thought.out_of_turn is not None:
            return thought.out_of_turn
        if thought.answer is not None:  # a longer wait would reveal that the hand has many choices
            found = await self._workers.answer(thought.answer, thought.at)
            if found is not None:
                return found
        level = Level.NORMAL if thought.level is Level.STRONG else thought.level
        try:
            return choose(thought.knowledge, level, Random(thought.seed))
        except Exception as error:  # no error of a player may stop its table
            # without the message of the error, which may name cards
            log.error("a computer could not decide (%s)", type(error).__name__)
            metrics.FELL_BACK.labels("failed").inc()
            return weakest(thought.knowledge.view)


async def finish(table: Table) -> None:
    """Play the running deal to its end at once. Raises MovedOn if a person still plays."""
    stored = table.stored
    async with stored.changing():
        if not stored.now.only_computers:
            raise MovedOn
        while stored.now.only_computers and (player := next(iter(stored.now.by_computers()), None)):
            deal, knowledge = stored.running(), stored.now.knowledge(player)
            assert knowledge is not None
            assert knowledge.view.seat is not None
            level = level_of(stored.state, player)
            level = Level.NORMAL if level is Level.STRONG else level  # normal ones decide quickly
            action = choose(knowledge, level, Random(table.chance.getrandbits(64)))
            decision = decide(deal, knowledge.view.seat, action)
            await stored.append(decision, membership.substituted(stored.state, player).seats)
            metrics.ACTIONS.labels("computer").inc()
            await table.clock.sleep(0)
    table.audience.changed(table)


def _interrupted(knowledge: InformationState, level: Level) -> Action | None:
    """Return an action out of turn for this seat; None if there is none or the choice fails."""
    try:
        return interrupted(knowledge, level)
    except Exception as error:  # no error of a player may stop its table, as on turn
        log.error("a computer could not decide (%s)", type(error).__name__)
        return None


def pause(public: SeatView, level: Level, seconds: float) -> float:
    """Return the average pause before a move, in seconds; `seconds` is that of all moves."""
    leading = LEADING if public.top is None else 1
    return seconds * leading * (QUICK if level is Level.EASY else 1)


def thinking(level: Level, settings: Settings) -> float:
    """Return the least seconds before a move in which a worker can answer; 0 for no worker."""
    searches = level is Level.STRONG and settings.computer_workers != 0
    return settings.computer_think_seconds * THINKING if searches else 0


def is_forced(seen: SeatView) -> bool:
    """Whether the seat has at most one possible action."""
    gifts = len(seen.givable) if seen.gift else 0
    return len(seen.plays) + len(seen.asked) + seen.may_pass + gifts <= 1
