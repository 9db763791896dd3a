"""Faults of single requests: refused, late, or answered too late to count."""

from __future__ import annotations

from random import Random

from bot.playground.malformed import BODIES, VALUES
from tests.storm.scene import Excuse, Scene, Struck

ROUTES = (
    ("PATCH", r"/channels/\d+/messages/"),
    ("POST", r"/channels/\d+/messages"),
    ("DELETE", r"/channels/\d+/messages/"),
    ("GET", r"/channels/"),
    ("POST", r"/interactions/"),
    ("PATCH", r"/webhooks/"),
    ("POST", r"/webhooks/"),
    ("POST", r"/users/@me/channels"),
)
TROUBLES = (500, 502, 503, 504)
EXPIRED, LATE, ACKNOWLEDGED = 50027, 10062, 40060


async def fails(scene: Scene, lot: Random) -> Struck:
    """Refuse the next few requests of one kind with 500, 502, 503 or 504."""
    method, path = lot.choice(ROUTES)
    return scene.faults.next(method, path, lot.choice(TROUBLES), times=lot.randint(1, 3))


async def fails_for_good(scene: Scene, lot: Random) -> Struck:
    """Refuse 5 to 8 requests of one kind in a row: no fewer than the tries of one request."""
    method, path = lot.choice(ROUTES)
    return scene.faults.next(method, path, lot.choice(TROUBLES), times=lot.randint(5, 8))


async def fails_afterwards(scene: Scene, lot: Random) -> Struck:
    """Answer the next few requests of one kind with 500 to 504, but only after their effect."""
    method, path = lot.choice(ROUTES)
    _perhaps_answered(scene, path)
    times = lot.randint(1, 3)
    return scene.faults.next(method, path, lot.choice(TROUBLES), times=times, effect=True)


async def limited(scene: Scene, lot: Random) -> Struck:
    """Refuse one or two requests with an unannounced 429, which asks to wait up to a minute."""
    method, path = lot.choice(ROUTES)
    wait = lot.choice((0.2, 1.0, 5.0, 60.0))
    return scene.faults.next(method, path, 429, times=lot.randint(1, 2), retry_after=wait)


async def limited_for_hours(scene: Scene, lot: Random) -> Struck:
    """Refuse a request with a 429 that asks to wait for ten minutes to ten hours."""
    method, path = lot.choice(ROUTES)
    wait = lot.choice((600.0, 3600.0, 36_000.0))
    return scene.faults.next(method, path, 429, retry_after=wait)


async def malformed(scene: Scene, lot: Random) -> Struck:
    """Answer the next few requests of one kind, after their effect, with an unreadable body."""
    method, path = lot.choice(ROUTES)
    _perhaps_answered(scene, path)
    how = lot.choice([*BODIES, *VALUES])
    return scene.faults.malform(method, path, how, times=lot.randint(1, 3))


async def narrowed(scene: Scene, lot: Random) -> Struck:
    """Lower the rate limit of each route for some seconds, as the answers then tell."""
    limits, began = scene.playground.limits, scene.clock.now()
    with scene.excused({0}, "", statuses={429}):
        before, limits.requests = limits.requests, lot.randint(1, 2)
        await scene.clock.sleep(lot.uniform(5.0, 20.0))
        limits.requests = max(before, limits.requests)
        await scene.clock.sleep(limits.requests_per)
    return scene.answered(0, began, 429)


async def unanswered(scene: Scene, lot: Random) -> Struck:
    """Leave the next few requests of one kind without an answer, with or without their effect."""
    method, path = lot.choice(ROUTES)
    _perhaps_answered(scene, path)
    return scene.faults.hang(method, path, times=lot.randint(1, 3), effect=lot.random() < 0.5)


async def answer_lost(scene: Scene, lot: Random) -> Struck:
    """Break the connection in place of the next few answers, most often after the effect."""
    method, path = lot.choice(ROUTES)
    _perhaps_answered(scene, path)
    return scene.faults.lose(method, path, times=lot.randint(1, 3), effect=lot.random() < 0.7)


async def blocked(scene: Scene, lot: Random) -> Struck:
    """Refuse the next few messages as blocked by the AutoMod of the server."""
    times = lot.randint(1, 3)
    return scene.faults.next("POST", r"/channels/\d+/messages", 400, times=times, code=200000)


async def callback_refused(scene: Scene, lot: Random) -> Struck:
    """Refuse the next one or two first answers to interactions as too late, though they are not."""
    return scene.faults.next("POST", r"/interactions/", 404, code=LATE, times=lot.randint(1, 2))


async def callbacks_late(scene: Scene, lot: Random) -> Struck:
    """Delay first answers to interactions by 1 to 5 s for some seconds; Discord waits for 3 s."""
    late = scene.faults.delay(r"/interactions/", lot.uniform(1.0, 5.0))
    await scene.clock.sleep(lot.uniform(2.0, 10.0))
    scene.faults.disarm(late)
    return late


async def slow(scene: Scene, lot: Random) -> Struck:
    """Delay requests of one path by 0.5 to 8 s, for some seconds."""
    late = scene.faults.delay(lot.choice(ROUTES)[1], lot.uniform(0.5, 8.0))
    await scene.clock.sleep(lot.uniform(2.0, 10.0))
    scene.faults.disarm(late)
    return late


async def tokens_expire(scene: Scene, lot: Random) -> Struck:
    """Let the tokens of interactions expire after 3 to 20 s, for some seconds."""
    limits, began = scene.playground.limits, scene.clock.now()
    with scene.excused({EXPIRED}, "/webhooks/"):
        before, limits.token_life = limits.token_life, lot.uniform(3.0, 20.0)
        await scene.clock.sleep(lot.uniform(5.0, 30.0))
        limits.token_life = max(before, limits.token_life)
        await scene.heard()
    return scene.answered(EXPIRED, began)


def _perhaps_answered(scene: Scene, path: str) -> None:
    """Excuse second answers to interactions from now on, as the bot may not know of the first."""
    excuse = Excuse(frozenset({ACKNOWLEDGED}), ("/interactions/",), scene.clock.now())
    scene.excuses += [excuse] if path == "/interactions/" else []
