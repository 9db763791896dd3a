"""Requests of a storm that Discord refused although the bot could have known."""

from __future__ import annotations

from collections.abc import Iterator

from bot.playground.faults import ON_PURPOSE
from bot.playground.rest.journal import Exchange
from tests.night.courtesy import avoidable
from tests.storm.scene import Scene

WINDOW = 6.0  # seconds of Discord's count that a new process cannot know, and its own way there
LIMITED = 429


def refusals(scene: Scene) -> tuple[list[str], list[str], list[str]]:
    """Answers of 429, other invalid requests (401 and 403), malformed ones (400).

    Not counted are those that a fault makes unavoidable: what it refused itself; what the bot had
    not heard of yet, or whose answer was lost (`Scene.excuses`); the first message to a closed
    door; and a 429 within a window of the death of a process, whose requests the next one cannot
    know of.
    """
    refused = (one for one in scene.playground.journal if one.status >= 400)
    journal = [one for one in refused if not _excused(scene, one)]
    limited = [one for one in journal if one.status == LIMITED and not _after_death(scene, one)]
    invalid = [one for one in journal if one.status in (401, 403)]
    return avoidable(limited), avoidable(invalid), [*_malformed(journal)]


def _excused(scene: Scene, one: Exchange) -> bool:
    return ON_PURPOSE in one.answered or any(excuse.covers(one) for excuse in scene.excuses)


def _after_death(scene: Scene, one: Exchange) -> bool:
    return any(died <= one.at < died + WINDOW for died in scene.keeper.deaths)


def _malformed(journal: list[Exchange]) -> Iterator[str]:
    for one in journal:
        if one.status == 400:
            yield f"{one.at:.3f} {one.method} {one.asked}: {one.answered[:300]}"
