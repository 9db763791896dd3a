"""Requests of a storm that Discord refused although the bot could have foreseen it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.playground.faults import ON_PURPOSE
from bot.playground.rest.journal import Exchange
from tests.night.courtesy import avoidable
from tests.storm.scene import Scene

WINDOW = 6.0  # seconds of a rate limit that a new process cannot know, and of a request's travel
TRIES = 30.0  # seconds in which a request is retried, and others of its route wait for it
LIMITED = 429


def refusals(scene: Scene) -> tuple[list[str], list[str], list[str]]:
    """Return answers with 429, other invalid requests (401, 403), and malformed ones (400).

    Refusals that a fault makes unavoidable do not count:

    - refusals by the fault itself;
    - refusals that the bot could not foresee (`Scene.excuses`);
    - the first message to closed direct messages;
    - a 429 within `WINDOW` of the end of a process, whose requests the next one cannot know.
    """
    refused = (one for one in scene.playground.journal if one.status >= 400)
    journal = [one for one in refused if not _excused(scene, one)]
    limited = [one for one in journal if one.status == LIMITED and not _after_death(scene, one)]
    invalid = [one for one in journal if one.status in (401, 403)]
    return avoidable(limited), avoidable(invalid), [*_malformed(journal)]


def refused_on_purpose(scene: Scene) -> Counter[int]:
    """Return the number of requests that faults have refused, by status."""
    journal = scene.playground.journal
    return Counter(one.status for one in journal if ON_PURPOSE in one.answered)


def _excused(scene: Scene, one: Exchange) -> bool:
    if ON_PURPOSE in one.answered:
        return True
    begun, deaf = _begun(scene, one), scene.keeper.was_deaf(one.at, _server(scene, one))
    return any(excuse.covers(one, begun, deaf) for excuse in scene.excuses)


def _server(scene: Scene, one: Exchange) -> str:
    """Return the id of the server of this request's channel, also of a deleted one, "" for none."""
    of_channel = (scene.keeper.server_of.get(part) for part in one.asked.split("/"))
    return next(filter(None, of_channel), "")


def _begun(scene: Scene, one: Exchange) -> float:
    """Return since when the request may have been on its way.

    A request that a fault refused up to `TRIES` before may be an earlier try, or may have held it
    up, where its method and path are the same.
    """
    failed = (
        other.came
        for other in scene.playground.journal
        if (other.method, other.path) == (one.method, one.path) and ON_PURPOSE in other.answered
        if one.came - TRIES <= other.came <= one.came
    )
    return min(failed, default=one.came)


def _after_death(scene: Scene, one: Exchange) -> bool:
    return any(died <= one.at < died + WINDOW for died in scene.keeper.deaths)


def _malformed(journal: list[Exchange]) -> Iterator[str]:
    for one in journal:
        # 40060: a first answer to an interaction, sent again as its response was lost
        if one.status == 400 and '"code": 40060' not in one.answered:
            yield f"{one.at:.3f} {one.method} {one.asked}: {one.answered[:300]}"
