"""Turns that ran out of time although their people did what they could, or could do nothing."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass

from bot.domain.state import NewDeal
from rules.events import OutOfTime, Turn
from tests.night.clicking import TURN, state_of
from tests.night.reading import controls
from tests.night.sitting import Sitting
from tests.storm.people import Deed, Stormy
from tests.storm.scene import Scene

LOOKS = 1.0  # seconds
ENOUGH = 45.0  # seconds, half of a turn, in which a hand must have been there and the bot as well
GAP = 5.0  # seconds of silence that surely count against nobody: short ones do
LATELY = 30.0  # seconds: who had not pressed for so long looked at something else
TOLD = (*TURN, "hand")
WRONG = "Something broke on my side"
OUT = """SELECT deal_id, seq FROM event WHERE body LIKE '{"k":"OutOfTime"%'"""


@dataclass
class Timekeeper:
    """Notes when each turn ran out, and in which spans nobody could be heard by the bot."""

    scene: Scene
    _heard: float = 0.0  # when the bot was last connected

    async def look_on(self) -> None:
        """For ever."""
        self._heard = self.scene.clock.now()
        while True:
            await self.scene.clock.sleep(LOOKS)
            now = self.scene.clock.now()
            for one in self._out():
                self.scene.run_out.setdefault(one, now)
            if self.scene.playground.gateway.connected:
                self.scene.deaf += [(self._heard, now)] if now - self._heard > GAP else []
                self._heard = now

    def _out(self) -> list[tuple[int, int]]:
        file = self.scene.simulated.bot.data / "gamenight.db"
        with (
            contextlib.suppress(sqlite3.OperationalError),  # it is not there yet, or locked
            closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=0)) as database,
        ):
            return database.execute(OUT).fetchall()
        return []


def lost_turns(scene: Scene, people: list[Stormy], sitting: Sitting) -> Iterator[str]:
    """Each turn at this table that should not have run out, and why.

    Of whoever looked all the time: it must have lasted since they were told of it, and what they
    pressed must have been heard.
    """
    by_id = {one.person.id: one for one in people}
    for (number, seq), end in scene.run_out.items():
        deal = sitting.stored.get(number)
        event = deal.events[seq] if deal and seq < len(deal.events) else None
        if deal is None or not isinstance(event, OutOfTime):
            continue
        person = by_id.get(deal.players[event.seat])
        if person and (why := _why(scene, person, _Turn(number, _begin(deal, seq), seq, end))):
            yield f"{person.person.name} in deal {number} at {seq}, {end:.0f}: {why}"


@dataclass(frozen=True)
class _Turn:
    deal: int
    began: int  # the event that gave it to them
    ended: int  # and that which took it
    at: float  # when that was stored, at the latest

    def offered(self, states: Iterable[tuple[int, int]]) -> bool:
        """Is any of these states one of this turn?"""
        return any(deal == self.deal and self.began < seq <= self.ended for deal, seq in states)


def _begin(deal: NewDeal, seq: int) -> int:
    """Where the turn began that this event ended."""
    seat = getattr(deal.events[seq], "seat", -1)
    turns = (
        at
        for at in range(seq - 1, -1, -1)
        if isinstance(one := deal.events[at], Turn) and seat in one.seats
    )
    return next(turns, 0)


def _why(scene: Scene, person: Stormy, turn: _Turn) -> str:
    """Why it should not have run out; nothing where it may have."""
    shown = _shown(person, turn)
    if shown is None or any(begin < turn.at and end > shown for begin, end in person.absences):
        return ""
    if (seconds := _heard_in(scene, shown, turn.at)) < ENOUGH:
        return f"was told of it for {seconds:.0f} s"
    presses = [
        deed
        for deed in person.deeds
        if deed.control.act in TURN and turn.offered([state_of(deed.control)])
    ]
    pressed = [deed for deed in presses if deed.step.at < turn.at - GAP]
    tried = pressed and pressed[-1].step.at > turn.at - LATELY
    if tried and not any(_answered(person, deed) for deed in pressed):
        return f"pressed {len(pressed)} times, and never was heard"
    return ""


def _shown(person: Stormy, turn: _Turn) -> float | None:
    """When the hand to play from was shown first, or a ping that leads to it."""
    for seen in person.person.seen:
        if seen.at > turn.at:
            return None
        if seen.kind in ("message", "edit"):
            states = (state_of(one) for one in controls(seen.body) if one.act in TOLD)
            if turn.offered(states):
                return seen.at
    return None


def _answered(person: Stormy, deed: Deed) -> bool:
    return deed.done and not any(WRONG in said for said in person.heard(deed.step))


def _heard_in(scene: Scene, since: float, until: float) -> float:
    """In how many seconds of these the bot was there, or away for so short that it counts."""
    silent = (min(end, until) - max(begin, since) for begin, end in scene.deaf)
    return until - since - sum(seconds for seconds in silent if seconds > 0)
