"""People who look at their hands, think as long as people do, and press what they are offered."""

from __future__ import annotations

import asyncio
from math import log
from random import Random

from tests.night.evening import Evening
from tests.night.people import Person
from tests.night.playing import take_turn
from tests.night.reading import Cockpit

MEDIAN, SPREAD = 3.5, 0.6  # seconds of a decision, and sigma of its log: one in four takes over 5 s
DEAL_SECONDS = 3600.0


async def play_unhurried(evening: Evening, seconds: float = MEDIAN) -> None:
    """Play the deal begun last to its end; half of the decisions take at most `seconds`."""
    lots = [(one, Random(evening.chance.random())) for one in evening.people]
    await asyncio.gather(*(_play(evening, one, lot, seconds) for one, lot in lots))
    await evening.host.until(evening.result, "the results")


async def _play(evening: Evening, person: Person, chance: Random, seconds: float) -> None:
    deal = len(evening.begun)

    def asked() -> Cockpit | bool:
        hand = person.cockpit(evening.room, deal)
        return hand if hand and hand.on_turn else evening.result() is not None

    while await person.until(asked, "a turn or the end of the deal", DEAL_SECONDS) is not True:
        await person.clock.sleep(chance.lognormvariate(log(seconds), SPREAD))
        asking = evening.asked(person)
        deed = await take_turn(person, evening.room, evening.channel_id, chance, "button")
        evening.note(asking, deed)
