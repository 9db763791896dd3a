"""A check for lost turns: turns that ran out though the player pressed, or could not press."""

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

LOOKS = 1.0  # seconds between two looks
# seconds, half of a turn, in which the hand must be shown while the bot is connected
ENOUGH = 45.0
GAP = 5.0  # seconds: longer silences of the bot cost no player time, shorter ones may
LATELY = 30.0  # seconds: a player who has not pressed for so long was not trying
TOLD = (*TURN, "hand")
WRONG = "Something broke on my side"
OUT = """SELECT deal_id, seq FROM event WHERE body LIKE '{"k":"OutOfTime"%'"""


@dataclass
class Timekeeper:
    """An observer that notes when turns ran out, and in which spans the bot heard no player."""

    scene: Scene
    _heard: float = 0.0  # when the bot was last connected

    async def look_on(self) -> None:
        """Look every `LOOKS` seconds, forever."""
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
            contextlib.suppress(sqlite3.OperationalError),  # the file is missing yet, or locked
            closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=0)) as database,
        ):
            return database.execute(OUT).fetchall()
        return []


def lost_turns(scene: Scene, people: list[Stormy], sitting: Sitting) -> Iterator[str]:
    """Yield each turn at this table that should not have run out, with the reason.

    Only turns of people who looked all the time count. Such a turn is lost if the bot was connected
    for less than `ENOUGH` seconds after the player was told of it. The turn is also lost if the
    player pressed until its end, and the bot answered no press.
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
    began: int  # the number of the event that began the turn
    ended: int  # the number of the event that ended it
    at: float  # when the end was stored, at the latest

    def offered(self, states: Iterable[tuple[int, int]]) -> bool:
        """Whether any of these states, each a deal and a number of events, is of this turn."""
        return any(deal == self.deal and self.began < seq <= self.ended for deal, seq in states)


def _begin(deal: NewDeal, seq: int) -> int:
    """Return the number of the event that began the turn which event `seq` ended."""
    seat = getattr(deal.events[seq], "seat", -1)
    turns = (
        at
        for at in range(seq - 1, -1, -1)
        if isinstance(one := deal.events[at], Turn) and seat in one.seats
    )
    return next(turns, 0)


def _why(scene: Scene, person: Stormy, turn: _Turn) -> str:
    """Return why the turn should not have run out, or "" where it may have."""
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
    """Return when the player was first shown a hand or a ping of this turn, None if never."""
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
    """Return the seconds from `since` to `until`, without the spans of `Scene.deaf`."""
    silent = (min(end, until) - max(begin, since) for begin, end in scene.deaf)
    return until - since - sum(seconds for seconds in silent if seconds > 0)
