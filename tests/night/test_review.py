"""A review after a deal shows its player the costliest moves, and shows no hand to other people."""

from __future__ import annotations

from functools import partial

import pytest

from tests.night.courtesy import avoidable
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person, Step
from tests.night.played import played
from tests.night.reading import JSON, picture_urls
from tests.night.test_next_deal import SHORT

pytestmark = pytest.mark.long

TITLE = "How you played deal 1"


def shown(person: Person, step: Step) -> JSON | None:
    """Return the message that answered this step."""
    for seen in person.seen[step.mark :]:
        if seen.kind in ("message", "edit") and TITLE in str(seen.body):
            return seen.body
    return None


def told_to_others(evening: Evening, person: Person) -> int:
    """Return how many such messages the other people have been shown."""
    others = [one for one in evening.people if one is not person]
    return sum(TITLE in str(seen.body) for one in others for seen in one.seen)


@played
async def test_everybody_asks_how_the_deal_was_played(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SHORT)
    await evening.play_on()
    for person in evening.people:
        before = told_to_others(evening, person)
        step = await person.begin_click("How did I play?")
        message = await person.until(partial(shown, person, step), "how it was")
        told = str(message)
        mistakes = told.count("Better: ")
        assert mistakes == told.count("Yours: ") <= 2
        assert len(picture_urls(message)) == 2 * mistakes + told.count("To beat: ")
        assert mistakes or "No costly choice. Well played." in told
        assert told_to_others(evening, person) == before
    assert avoidable(house.playground.journal) == []
    assert 400 not in {one.status for one in house.playground.journal}
