"""A replay that several people watch at once delays no other request."""

from __future__ import annotations

import re

import pytest

from tests.night.courtesy import avoidable
from tests.night.house import House
from tests.night.people import Person, Step
from tests.night.played import played
from tests.night.reading import JSON, picture_urls
from tests.night.test_next_deal import SHORT, next_deal

pytestmark = pytest.mark.long


def shown(person: Person, step: Step) -> JSON | None:
    """Return the message with the replay that answered this step."""
    for seen in person.seen[step.mark :]:
        if seen.kind in ("message", "edit") and str(seen.body).count("replay.gif"):
            return seen.body
    return None


async def watch(house: House, person: Person, step: Step) -> tuple[bytes, str]:
    """Wait for the replay; return its animation and its alt text."""
    message = await person.until(lambda: shown(person, step), "the replay")
    (url,) = picture_urls(message)
    await house.settle()
    (alt,) = set(re.findall(r"'description': '(Best first: [^']+)'", str(message)))
    found = person.gallery.at(url)
    assert found is not None
    return found, alt


@played
async def test_everybody_sees_the_same_replay_and_the_log_keeps_it(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SHORT)
    await evening.play_on()
    steps = [await one.begin_click("Replay", evening.channel_id) for one in evening.people]
    seen = {await watch(house, one, step) for one, step in zip(evening.people, steps, strict=True)}
    ((gif, alt),) = seen
    assert gif.startswith(b"GIF89a")
    assert gif.count(b"\x21\xf9\x04") > 4
    counts = [alt.count(one.name) for one in evening.people]
    assert min(counts) > 0
    assert sum(counts) > 4
    assert "seat" not in alt
    await next_deal(house, evening)
    await evening.host.click("Log", evening.channel_id)
    step = await evening.host.begin_click("Replay last deal")
    assert await watch(house, evening.host, step) == (gif, alt)
    assert avoidable(house.playground.journal) == []
    assert 400 not in {one.status for one in house.playground.journal}
