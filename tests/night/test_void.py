"""A deal is voided and restored by an admin alone, or by its people together, by buttons."""

from __future__ import annotations

from contextlib import suppress

from bot.store import Store
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person, Refused
from tests.night.played import played
from tests.night.reading import Control, words
from tests.night.small import SMALLEST
from tests.night.test_company import make_host
from tests.night.test_history import buttons, history, one_deal
from tests.night.test_seasons import by_months, posts, season
from tests.night.test_server_admin import panel, shows
from tests.night.test_throne import closed, places

REASON = "Ben saw *a card*"
ABOUT = "Void this deal?"
ASKED = "The host asks to void"
PASSED = "The players agreed to void"
DECIDED = "That's decided already."


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


async def void(person: Person, evening: Evening, label: str = "Void") -> None:
    """Press the button under the opened deal, and give the reason."""
    await person.click(label, evening.channel_id)
    assert "keeps its places and points" in await shows(person, "this deal?**")
    form = await person.click(label, evening.channel_id)
    await person.submit(form, {"typed": REASON})


async def proposed(person: Person, evening: Evening) -> None:
    """Let a person of the deal propose to void the newest deal."""
    await opened(person, evening)
    await void(person, evening, "Ask to void")


def agree_in_channel(person: Person, evening: Evening) -> bool:
    """Whether the message about the proposal in the channel has the button to agree."""
    message = person.newest(
        lambda one: (
            one["channel_id"] == evening.channel_id
            and ASKED in words(one)
            and not one.get("flags", 0) & 64
        )
    )
    assert message
    return any(one.get("label") == "Agree" for one in buttons(message))


def in_channel(person: Person, evening: Evening, text: str) -> list[str]:
    """Return the texts in the channel of the table that contain `text`, without private ones."""
    here = [one for one in person.messages.values() if one["channel_id"] == evening.channel_id]
    return [words(one) for one in here if text in words(one) and not one.get("flags", 0) & 64]


def in_direct(house: House, person: Person, text: str) -> list[str]:
    """Return the texts in the direct messages of a person that contain `text`."""
    direct = house.playground.world.dm_with(person.id).id
    here = [one for one in person.messages.values() if one["channel_id"] == direct]
    return [words(one) for one in here if text in words(one)]


async def twice(person: Person, control: Control) -> None:
    """Press a button twice at once; Discord refuses the second press if the button is gone."""
    await person.begin_press(control)
    with suppress(Refused):
        await person.begin_press(control)


async def agrees(person: Person, evening: Evening) -> str:
    return await person.answer(await person.click("Agree", evening.channel_id))


@played
async def test_host_voids_a_deal_only_with_two_of_three_others(house: House) -> None:
    evening = await house.evening(4)
    await evening.start(**SMALLEST, match_target="99")
    await evening.play_on()
    ana, ben, chi, dev = evening.people
    before = await board(chi, evening)
    await proposed(ana, evening)
    told = await shows(chi, ASKED)
    await house.settle()
    for person in (ben, chi, dev):
        assert len(in_channel(person, evening, ASKED)) == 1
        assert len(in_direct(house, person, ASKED)) == 1
    assert not in_direct(house, ana, ASKED)
    assert "Ben saw" in told
    assert "2 of the 3 other players" in told
    assert await board(chi, evening) == before
    assert "Ask to void" not in labels(ana, "🥇")
    assert "asks to void" in await opened(dev, evening)

    assert "One more player" in await agrees(ben, evening)
    await shows(dev, "1 player agrees so far.")
    assert await board(chi, evening) == before
    await agrees(ben, evening)  # a second click
    assert await board(chi, evening) == before
    assert "other players of the deal decide" in await agrees(ana, evening)

    await evening.begin_deal("Next deal")  # the match goes on as before
    await evening.play_on()
    both = await board(chi, evening)
    assert "· 2 deals" in both
    assert "That settles it." in await agrees(dev, evening)
    await shows(chi, PASSED)
    after = await board(chi, evening)
    assert "· 1 deal" in after
    assert "· 2 deals" not in after
    assert len(in_channel(chi, evening, PASSED)) == 1
    await house.settle()
    assert not agree_in_channel(chi, evening)
    step = await chi.click("Agree")  # in the direct message
    assert DECIDED in await chi.answer(step)


@played
async def test_a_vote_survives_a_restart_and_a_double_click(house: House) -> None:
    evening = await house.evening(4)
    await evening.start(**SMALLEST)
    await evening.play_on()
    _, ben, chi, dev = evening.people
    before = await board(chi, evening)
    await proposed(evening.host, evening)
    await shows(chi, ASKED)
    old = await chi.find("Agree", evening.channel_id)
    await agrees(ben, evening)
    await house.bot.stop()
    await house.bot.start()
    await house.settle()
    assert await board(dev, evening) == before
    await twice(dev, await dev.find("Agree", evening.channel_id))
    await house.settle()
    assert len(in_channel(chi, evening, PASSED)) == 1
    assert len(in_channel(chi, evening, ASKED)) == 1
    assert evening.host.name not in await board(chi, evening)
    assert not agree_in_channel(chi, evening)
    assert old.custom_id.startswith("voidagree:")


@played
async def test_void_of_an_admin_is_restored_only_by_an_admin(house: House) -> None:
    evening, owner = await one_deal(house), await house.owner()
    host, guest = evening.host, evening.people[1]
    before = await board(guest, evening)
    await proposed(host, evening)
    await shows(guest, ASKED)
    await opened(owner, evening)
    await void(owner, evening)
    told = await shows(guest, "An admin voided")
    assert "Ben saw" in told
    await house.settle()
    (public,) = in_channel(guest, evening, "An admin voided")
    assert in_direct(house, guest, "An admin voided") == [f"{public} (Game Night)"]
    assert not agree_in_channel(guest, evening)
    assert DECIDED in await guest.answer(await guest.click("Agree"))  # in the direct message
    await opened(host, evening)
    assert not labels(host, "Voided by an admin") & {"Restore", "Ask to restore", "Ask to void"}
    assert host.name not in await board(guest, evening)

    await owner.click("Restore", evening.channel_id)
    await shows(owner, "Restore this deal?")
    control = await owner.find("Restore", evening.channel_id)
    await twice(owner, control)
    await house.settle()
    assert "Void" in labels(owner, "🥇")
    assert await board(guest, evening) == before
    assert len(in_channel(guest, evening, "An admin restored")) == 1
    await panel(owner, evening.channel_id, "People")
    await owner.click("Log", evening.channel_id)
    log = await shows(owner, "voided a deal")
    assert log.count("restored a deal") == log.count("voided a deal") == 1
    assert log.count(f"{host.name} asked to void a deal") == 1


@played
async def test_an_old_button_answers_in_plain_words(house: House) -> None:
    """Discord drops a press on a message without the button; the direct message keeps it."""
    evening = await house.evening(2)
    await evening.start(**SMALLEST)
    await evening.play_on()
    host, guest = evening.people
    await guest.type_command(evening.channel_id, "settings")
    await proposed(host, evening)
    assert "until the other player agrees" in await shows(guest, ASKED)
    await opened(guest, evening)  # under the deal is a second button
    private = await guest.find("Agree", evening.channel_id)
    in_room = next(
        one
        for one in guest.messages.values()
        if ASKED in words(one) and not one.get("flags", 0) & 64
    )
    assert private.message_id != in_room["id"]
    assert "That settles it." in await guest.answer(await guest.press(private))
    assert DECIDED in await guest.answer(await guest.press(private))


@played
async def test_the_host_of_another_deal_has_no_say(house: House) -> None:
    evening = await one_deal(house)
    host, heir, _ = evening.people
    await make_host(host, evening, heir)
    await opened(heir, evening)
    assert not labels(heir, "🥇") & {"Void", "Ask to void"}
    await opened(host, evening)
    control = await host.find("Ask to void", evening.channel_id)
    await closed(house, evening)
    await host.press(control)  # the host of the deal may ask after the table closed
    await shows(host, "this deal?**")


@played
async def test_playing_admin_only_proposes_a_void(house: House) -> None:
    evening, owner = await house.evening(2), await house.owner()
    evening.people.append(owner)
    await evening.start(**SMALLEST)
    await evening.play_on()
    await proposed(owner, evening)
    guest = evening.people[1]
    told = await shows(guest, "An admin who played asks to void")
    assert "2 of the 2 other players" in told


async def decided(house: House, evening: Evening) -> None:
    """Store that an admin voids the last deal, without the bot."""
    store = await Store.open(house.bot.database, house.clock)
    deal_id = await store.deals.last_in(int(evening.channel_id))
    assert deal_id is not None
    await store.proposals.propose(deal_id, "8", True, REASON, "a deal")
    await store.close()


@played
async def test_the_post_about_a_season_that_is_over_follows_a_voided_deal(house: House) -> None:
    owner, room = await by_months(house)
    evening = await house.evening(3)
    await evening.start(**SMALLEST, match_target="99")
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

    await house.bot.stop()
    await decided(house, evening)  # a process that ended as soon as the decision was stored
    await house.bot.start()
    await shows(evening.people[1], "An admin voided")
    await house.settle()
    (again,) = posts(evening, "Season 1 is over")
    assert words(again) == words(after)
