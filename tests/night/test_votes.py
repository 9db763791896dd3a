"""Votes about a void by people who hide, cannot be written to, have left, or delete their data."""

from __future__ import annotations

from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import EPHEMERAL, words
from tests.night.small import SMALLEST
from tests.night.test_hidden_people import hide
from tests.night.test_one_try import delete_all
from tests.night.test_server_admin import panel, shows
from tests.night.test_throne import closed
from tests.night.test_void import (
    ASKED,
    DECIDED,
    PASSED,
    agree_in_channel,
    agrees,
    board,
    in_channel,
    in_direct,
    opened,
    proposed,
)


async def over(house: House, people: int) -> Evening:
    """Play a deal of so many people to its end."""
    evening = await house.evening(people)
    await evening.start(**SMALLEST)
    await evening.play_on()
    return evening


def public(person: Person, evening: Evening) -> str:
    """Return all that everybody in the channel reads about proposals."""
    return "\n".join(
        words(one)
        for one in person.messages.values()
        if one["channel_id"] == evening.channel_id
        and not one.get("flags", 0) & EPHEMERAL
        and any(said in words(one) for said in (ASKED, PASSED, "agree"))
    )


@played
async def test_vote_of_a_hidden_person_is_counted_without_a_name(house: House) -> None:
    evening, owner = await over(house, 4), await house.owner()
    ana, ben, chi, dev = evening.people
    await hide(ben, evening.channel_id, "all")
    await hide(ana, evening.channel_id, "names")
    await proposed(ana, evening)
    await shows(dev, ASKED)
    await agrees(ben, evening)
    await shows(dev, "1 player agrees so far.")
    await agrees(dev, evening)
    await shows(chi, PASSED)
    await house.settle()
    told = public(chi, evening)
    assert ASKED in told
    assert PASSED in told
    for person in (chi, dev):
        direct = "\n".join(in_direct(house, person, "void"))
        assert direct
        for hidden in (ana, ben):
            assert hidden.name not in told
            assert hidden.name not in direct
    assert ben.name not in house.bot.log
    await panel(owner, evening.channel_id, "People")
    await owner.click("Log", evening.channel_id)
    await shows(owner, "asked to void a deal")


@played
async def test_vote_without_direct_messages_is_given_in_the_channel_or_the_history(
    house: House,
) -> None:
    evening = await over(house, 3)
    ana, ben, chi = evening.people
    for person in (ben, chi):
        await person.let_dms(False)
    await closed(house, evening)
    await proposed(ana, evening)
    await shows(ben, ASKED)
    await house.settle()
    assert in_direct(house, ben, ASKED) == []
    assert "One more player" in await agrees(ben, evening)
    await opened(chi, evening)
    assert "That settles it." in await agrees(chi, evening)
    await house.settle()
    assert len(in_channel(ben, evening, PASSED)) == 1
    assert "Traceback" not in house.bot.log


@played
async def test_proposal_of_a_deleted_person_is_over(house: House) -> None:
    evening = await over(house, 3)
    ana, ben, chi = evening.people
    before = await board(chi, evening)
    await proposed(ana, evening)
    await shows(ben, ASKED)
    await agrees(ben, evening)
    await closed(house, evening)
    await delete_all(ana, evening.channel_id)
    await house.settle()
    assert DECIDED in await chi.answer(await chi.click("Agree"))  # in the direct message
    await house.settle()
    assert not agree_in_channel(chi, evening), "no button that leads nowhere"
    assert in_channel(chi, evening, "Ben saw") == [], "the words of the deleted person"
    after = await board(chi, evening)
    assert ben.name in before
    assert ben.name in after, "the deal counts as before"
    assert ana.name not in after
    assert in_channel(chi, evening, PASSED) == []


@played
async def test_deleted_person_takes_the_vote_back_and_counts_as_against(
    house: House,
) -> None:
    evening = await over(house, 4)
    ana, ben, chi, dev = evening.people
    await proposed(ana, evening)
    await shows(ben, ASKED)
    await agrees(ben, evening)
    await closed(house, evening)
    await delete_all(ben, evening.channel_id)
    await house.settle()
    assert "One more player" in await agrees(chi, evening)
    assert "That settles it." in await agrees(dev, evening)
    await shows(chi, PASSED)


@played
async def test_former_member_is_told_nothing_and_belongs_to_the_others(
    house: House,
) -> None:
    evening = await over(house, 4)
    ana, ben, chi, dev = evening.people
    await closed(house, evening)
    servers.leave(house.playground.world, GAME_NIGHT_ID, dev.id)
    await proposed(ana, evening)
    told = await shows(ben, ASKED)
    assert "2 of the 3 other players" in told
    await house.settle()
    assert in_direct(house, dev, ASKED) == []
    await agrees(ben, evening)
    assert "That settles it." in await agrees(chi, evening)
    await house.settle()
    assert in_direct(house, dev, PASSED) == []
    assert "Traceback" not in house.bot.log


@played
async def test_former_member_may_still_vote_by_direct_message(house: House) -> None:
    evening = await over(house, 3)
    ana, ben, chi = evening.people
    await closed(house, evening)
    await proposed(ana, evening)
    await shows(ben, ASKED)
    await house.settle()
    servers.leave(house.playground.world, GAME_NIGHT_ID, ben.id)
    await house.settle()
    said = await ben.answer(await ben.click("Agree"))
    assert "One more player" in said, "whoever left still belongs to the others"
    await agrees(chi, evening)
    await house.settle()
    assert "Traceback" not in house.bot.log
