"""A deal that is voided by its host or an admin, and restored, by buttons."""

from __future__ import annotations

import pytest

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import words
from tests.night.small import SMALL
from tests.night.test_history import buttons, history, one_deal
from tests.night.test_seasons import by_months, posts, season
from tests.night.test_server_admin import panel, shows
from tests.night.test_throne import closed, places

REASON = "Ben saw *a card*"
ABOUT = "Void this deal?"


async def opened(person: Person, evening: Evening) -> str:
    """Look up the newest deal; return its text."""
    await history(person, evening.channel_id)
    await person.click("Open", evening.channel_id)
    return await shows(person, "🥇")


def labels(person: Person, text: str) -> set[str]:
    """Return the labels in the newest message with this text."""
    message = person.newest(lambda one: text in words(one))
    return {one.get("label", "") for one in buttons(message)} if message else set()


async def board(person: Person, evening: Evening) -> str:
    step = await person.type_command(evening.channel_id, "leaderboard")
    return await person.answer(step)


async def void(person: Person, evening: Evening) -> None:
    await person.click("Void", evening.channel_id)
    assert "keeps its places and points" in await shows(person, ABOUT)
    form = await person.click("Void", evening.channel_id)
    await person.submit(form, {"typed": REASON})


@pytest.mark.long
@played
async def test_a_host_voids_a_deal_and_an_admin_restores_it(house: House) -> None:
    evening, owner = await one_deal(house), await house.owner()
    host, guest = evening.host, evening.people[1]
    before = await board(guest, evening)
    assert host.name in before
    await opened(guest, evening)
    assert "Void" not in labels(guest, "🥇")
    await opened(host, evening)
    assert "Void" in labels(host, "🥇")
    await void(host, evening)
    told = await shows(host, "Voided by the host: Ben saw")
    assert "Restore" in labels(host, "Voided by the host")
    assert "Not rated" not in told
    assert host.name not in await board(guest, evening)
    assert "Voided by the host" in await opened(guest, evening)

    await evening.begin_deal("Next deal")  # the match goes on as before
    await evening.play_on()
    await history(owner, evening.channel_id)
    await shows(owner, "Voided by the host")
    other = [one for one in owner.messages.values() if "Voided by the host" in words(one)][-1]
    assert words(other).count("🥇") == 2
    await panel(owner, evening.channel_id, "People")
    await owner.click("Log", evening.channel_id)
    assert "voided a deal" in await shows(owner, host.name)


@played
async def test_a_voided_deal_is_restored_by_an_admin_and_a_double_click_is_harmless(
    house: House,
) -> None:
    evening, owner = await one_deal(house), await house.owner()
    before = await board(evening.people[1], evening)
    await opened(owner, evening)
    await void(owner, evening)
    await shows(owner, "Voided by an admin: Ben saw")
    await owner.click("Restore", evening.channel_id)
    await shows(owner, "Restore this deal?")
    control = await owner.find("Restore", evening.channel_id)
    await owner.begin_press(control)
    await owner.begin_press(control)
    await house.settle()
    assert "Void" in labels(owner, "🥇")
    assert await board(evening.people[1], evening) == before
    await panel(owner, evening.channel_id, "People")
    await owner.click("Log", evening.channel_id)
    log = await shows(owner, "voided a deal")
    assert (log.count("restored a deal"), log.count("voided a deal")) == (1, 1)


@played
async def test_the_post_about_a_season_that_is_over_follows_a_voided_deal(house: House) -> None:
    owner, room = await by_months(house)
    evening = await house.evening(3)
    await evening.start(**SMALL, match_target="99")
    first, *_ = await places(evening)
    await season(owner, room)
    for told in ("**End Season 1 now?**", "### Season 2"):
        await owner.click("End Season 1", room)
        await shows(owner, told)
    await house.settle()
    (before,) = posts(evening, "Season 1 is over")
    assert first in words(before)
    assert "podium.png" in str(before)

    await opened(owner, evening)
    await void(owner, evening)
    await shows(owner, "Voided by an admin")
    await house.settle()
    (after,) = posts(evening, "Season 1 is over")
    assert after["id"] == before["id"]
    assert first not in words(after)
    assert "podium.png" not in str(after)

    await owner.click("Restore", evening.channel_id)
    await shows(owner, "Restore this deal?")
    await owner.click("Restore", evening.channel_id)
    await house.settle()
    (restored,) = posts(evening, "Season 1 is over")
    assert words(restored) == words(before)
    assert "podium.png" in str(restored)


@played
async def test_a_host_whose_table_is_closed_is_refused(house: House) -> None:
    evening = await one_deal(house)
    host = evening.host
    await opened(host, evening)
    button = await host.find("Void", evening.channel_id)
    await closed(house, evening)
    step = await host.press(button)
    assert "Only people who manage this server" in await host.answer(step)
    assert "Void" not in labels(host, "🥇") or await opened(host, evening)
