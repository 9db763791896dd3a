"""The order of requests when all changes have to wait: the hand of the player on turn is first."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from bot.clock import Clock
from bot.discord.limits import TOKEN_SECONDS
from bot.discord.rate_limit import RateLimit
from bot.playground.rest.journal import Exchange
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.playing import is_on_turn
from tests.night.test_courtesy import BY_TOKEN
from tests.night.test_pinged import EXCHANGING
from tests.night.test_preferences import choose
from tests.simulation.world import World

pytestmark = pytest.mark.long

ONE_AT_A_TIME = 1.0  # the least seconds between two requests, at the lowest rate limit
NO_LONGER_NEW = 15.0  # seconds: to delete older messages is a route of its own. Its first request
# is urgent, as others wait for it, and has to be over before the last gift
ORDER = ["the hand of who is on turn", "the ping", "the table", "other hands"]


def test_hand_on_turn_is_sent_before_the_ping_the_table_and_other_hands(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last gift of an exchange changes the cards or the turn of four hands.

    The rule that requests which have waited longest may go out of order is off, as it would hide
    the order.
    """
    limits: list[RateLimit] = []

    class Noted(RateLimit):
        def __init__(self, clock: Clock, most: int, seconds: float) -> None:
            super().__init__(clock, most, seconds)
            limits.append(self)

    monkeypatch.setattr("bot.discord.requests.RateLimit", Noted)
    monkeypatch.setattr("bot.discord.rate_limit.OLDEST_EVERY", 10**9)

    async def night(house: House) -> None:
        evening = await house.evening(4)
        await evening.open(**EXCHANGING)
        for person in evening.people:
            await choose(person, evening.channel_id, "At once")
        await evening.begin_deal("Start")
        await evening.play_on()
        await evening.begin_deal("Next deal")
        first, last = await evening.on_turn(2)
        await house.clock.sleep(NO_LONGER_NEW)
        await evening.turn_of(first)
        await house.clock.sleep(TOKEN_SECONDS)  # tokens have expired: each request counts
        (limit,) = limits
        limit.share(0)
        before = len(house.playground.journal)
        await evening.turn_of(last, "typed")
        await house.settle()
        check_order(house, evening, list(house.playground.journal)[before:])

    world.play(lambda here: night(here.house), turn_seconds="3000")


def check_order(house: House, evening: Evening, asked: list[Exchange]) -> None:
    """Check that the requests under the rate limit went one at a time, and in this order."""
    shows = (one for one in asked if "/members/" not in one.asked)  # others show nothing
    counted = [one for one in shows if not any(part in one.path for part in BY_TOKEN)]
    went = [what(house, evening, one) for one in counted]
    assert [kind for kind, _ in groupby(went)] == ORDER, went
    assert went.count("the hand of who is on turn") == 1, went
    pauses = [after.came - before.came for before, after in pairwise(counted)]
    assert min(pauses) >= ONE_AT_A_TIME, "each waited for its turn"


def what(house: House, evening: Evening, one: Exchange) -> str:
    """Return what this request shows."""
    table = evening.host.table(evening.channel_id)
    assert table is not None
    if f"/channels/{evening.channel_id}/" in one.asked:
        of_table = one.method == "GET" or one.asked.endswith(table["id"])
        return "the table" if of_table else "the ping"
    for person in evening.people:
        if f"/channels/{house.playground.world.dm_with(person.id).id}/" in one.asked:
            return "the hand of who is on turn" if is_on_turn(person, evening.room) else ORDER[-1]
    return f"{one.method} {one.asked}"
