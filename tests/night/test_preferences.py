"""Settings of people about the place and form of their hand, and settings of servers by admins."""

from __future__ import annotations

from collections.abc import Awaitable
from itertools import groupby

import pytest

from bot.drawing import TWO_COLOUR, HandPicture, draw_hand
from bot.playground.world.permissions import hosts_role_id
from bot.playground.world.seed import GAME_NIGHT_ID
from rules.cards import card
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person, Refused
from tests.night.played import played
from tests.night.playing import come_on_turn, is_on_turn, take_turn
from tests.night.reading import (
    EPHEMERAL,
    JSON,
    SIGNS,
    Cockpit,
    Control,
    cockpit,
    controls,
    picture_urls,
    words,
)
from tests.night.small import SMALL, WHOLE_PACK
from tests.simulation.world import World


async def choose(person: Person, channel_id: str, *labels: str) -> None:
    """Open the settings and press these buttons; each is ticked after its press."""
    await person.type_command(channel_id, "settings")
    for label in labels:
        await person.click(label, channel_id)
        await person.find(f"✓ {label}", channel_id)


async def hand(person: Person, evening: Evening) -> Cockpit:
    return await person.until(lambda: person.cockpit(evening.room), "a hand")


def direct(house: House, person: Person) -> list[JSON]:
    """The direct messages that this person has now."""
    room = house.playground.world.dm_with(person.id).id
    return [message for message in person.messages.values() if message["channel_id"] == room]


@pytest.mark.long
@played
async def test_a_deal_is_played_in_words_alone(house: House) -> None:
    """No picture, no sign of a suit; the whole table is told with the hand."""
    evening = await house.evening(2)
    listener, other = evening.people
    await choose(listener, evening.channel_id, "Words")
    await evening.start(**WHOLE_PACK)
    first = await hand(listener, evening)
    assert "**Your 26 cards:**" in words(first.message)
    assert f"{other.name}: 26" in words(first.message)
    while people := await evening.on_turn():
        for person in people:
            await evening.turn_of(person, "button")

    def over() -> bool:
        shown = listener.cockpit(evening.room)
        return shown is not None and "deal 1: results" in words(shown.message)

    await listener.until(over, "the end of the deal in words")
    shown = [seen.body for seen in listener.seen if seen.kind in ("message", "edit")]
    hands = [message for message in shown if cockpit(message)]
    assert len(hands) > 10
    for message in hands:
        assert picture_urls(message) == []
        assert not set(SIGNS) & set(str(message["components"]))
    plays = f"Played: {other.name}: ", f"; {other.name}: ", f"({other.name}) · time's up"
    assert any(play in words(message) for message in hands for play in plays)
    assert any(picture_urls(seen.body) for seen in other.seen if cockpit(seen.body))


@pytest.mark.long
@played
async def test_how_cards_lie_and_look_changes_at_once(house: House) -> None:
    evening = await house.evening(2)
    person = evening.people[1]
    await evening.start(**WHOLE_PACK)
    by_rank = await hand(person, evening)

    async def edited(choice: Awaitable[object]) -> Cockpit:
        """Return the hand that the bot edited after this choice."""
        mark = len(person.seen)
        await choice

        def found() -> Cockpit | None:
            edits = [seen.body for seen in person.seen[mark:] if seen.kind == "edit"]
            return next((shown for shown in map(cockpit, edits) if shown), None)

        return await person.until(found, "the hand as chosen")

    shown = await edited(choose(person, evening.channel_id, "By suit"))
    assert sorted(shown.cards) == sorted(by_rank.cards)
    assert [suit for suit, _ in groupby(one[-1] for one in shown.cards)] == list(SIGNS)
    decks = await person.find("deck", evening.channel_id)
    shown = await edited(person.choose(decks, ["two"]))
    drawn = HandPicture(tuple(map(of_word, shown.cards)), deck=TWO_COLOUR)
    await house.settle()
    picture = house.gallery.at(picture_urls(shown.message)[0])
    dimmed = HandPicture(drawn.cards, dimmed=sum(drawn.cards), deck=TWO_COLOUR)
    assert picture in (draw_hand(drawn), draw_hand(dimmed))


def of_word(shown: str) -> int:
    return card(shown[:-1] + "DCHS"[SIGNS.index(shown[-1])])


@pytest.mark.long
@played
async def test_hand_in_the_channel_by_preference_sends_no_direct_message(house: House) -> None:
    """The private answer to Join turns into the hand as soon as there is one."""
    evening = await house.evening(2)
    person = evening.people[1]
    await choose(person, evening.channel_id, english("prefer-sent-channel"))
    step = await evening.host.type_command(evening.channel_id, "game start", **SMALL)
    await evening.host.answer(step)
    assert "under the table" in await evening.join(person)
    await evening.begin_deal("Start")
    shown = await hand(person, evening)
    assert shown.message["flags"] & EPHEMERAL
    await evening.play_on(4)
    assert direct(house, person) == []
    assert await come_on_turn(person, evening.room, evening.channel_id)


@pytest.mark.long
@played
async def test_changing_ones_mind_in_a_deal_moves_the_hand(house: House) -> None:
    evening = await house.evening(2)
    person = evening.people[1]
    await evening.start(**SMALL)
    assert not (await hand(person, evening)).message["flags"] & EPHEMERAL
    await choose(person, evening.channel_id, english("prefer-sent-channel"))

    def gone() -> bool:
        return not any(cockpit(message) for message in direct(house, person))

    await person.until(gone, "the end of the hand by direct message")
    await choose(person, evening.channel_id, "Both")
    await person.until(lambda: not gone(), "the hand by direct message")
    await person.click("hand", evening.channel_id)
    shown = await hand(person, evening)
    assert shown.message["flags"] & EPHEMERAL


def openings(house: House) -> int:
    """Return the number of requests that open a channel of direct messages."""
    return sum(one.asked.endswith("/users/@me/channels") for one in house.playground.journal)


async def play_from_the_channel(house: House, evening: Evening, *people: Person) -> None:
    """Let each of these people act once from a hand that was opened in the channel."""
    left = [*people]
    while left:
        person = await evening.host.until(
            lambda: next((one for one in evening.people if is_on_turn(one, evening.room)), None),
            "an open hand on turn",
        )
        if person in left:
            shown = person.cockpit(evening.room)
            assert shown is not None
            assert shown.message["flags"] & EPHEMERAL
            left.remove(person)
        await take_turn(person, evening.room, evening.channel_id, evening.chance, "button")


@pytest.mark.long
@played
async def test_server_with_hands_in_the_channel_sends_no_direct_messages(house: House) -> None:
    owner = await house.owner()
    evening = await house.evening(4)
    await owner.type_command(evening.channel_id, "server")
    await settle(owner, evening, "sent", "channel")
    step = await evening.host.type_command(evening.channel_id, "game start", **SMALL)
    told = [await evening.host.answer(step)]
    told += [await evening.join(person) for person in evening.people[1:]]
    assert all("Play from here: press **My hand**" in answer for answer in told)
    await evening.begin_deal("Start")
    await play_from_the_channel(house, evening, *evening.people)
    await house.settle()
    house.playground.world.remove_channel(evening.channel_id)
    await house.settle()
    assert openings(house) == 0
    assert [direct(house, person) for person in evening.people] == [[], [], [], []]


@played
async def test_a_players_own_choice_wins_over_that_of_the_server(house: House) -> None:
    owner = await house.owner()
    evening = await house.evening(3)
    by_message, by_channel, undecided = evening.people
    await choose(by_message, evening.channel_id, "Direct message")
    await choose(by_channel, evening.channel_id, english("prefer-sent-channel"))
    await owner.type_command(evening.channel_id, "server")
    await settle(owner, evening, "sent", "channel")
    await evening.start(**SMALL)
    assert not (await hand(by_message, evening)).message["flags"] & EPHEMERAL
    for person in (by_channel, undecided):
        assert (await hand(person, evening)).message["flags"] & EPHEMERAL
    await settle(owner, evening, "sent", "dm")
    await undecided.until(lambda: direct(house, undecided), "the hand by direct message")
    await house.settle()
    assert direct(house, by_channel) == []
    await settle(owner, evening, "sent", "channel")
    await undecided.until(lambda: not direct(house, undecided), "the end of that hand")
    await house.settle()
    assert any(cockpit(message) for message in direct(house, by_message))


@pytest.mark.long
def test_the_operator_chooses_where_hands_come_unless_a_server_does(world: World) -> None:
    async def play(house: House) -> None:
        evening = await house.evening(2)
        step = await evening.host.type_command(evening.channel_id, "game start", **SMALL)
        assert "Play from here" in await evening.host.answer(step)
        await evening.join(evening.people[1])
        await evening.begin_deal("Start")
        await play_from_the_channel(house, evening, *evening.people)
        assert openings(house) == 0
        owner = await house.owner()
        await owner.type_command(evening.channel_id, "server")
        await settle(owner, evening, "sent", "both")
        await house.settle()
        assert all(direct(house, person) for person in evening.people)

    world.play(lambda here: play(here.house), HANDS="channel")


@played
async def test_settings_are_kept_and_shown_in_a_direct_message_too(house: House) -> None:
    evening = await house.evening(1)
    (person,) = evening.people
    await evening.open(**SMALL)
    await choose(person, evening.channel_id, "By suit")
    for deck in ("animals", "pixel", "safe"):
        await person.choose(await person.find("deck", evening.channel_id), [deck])
    (greeting,) = direct(house, person)
    room = greeting["channel_id"]
    await person.type_command(room, "settings")
    decks = await person.find("deck", room)
    assert [value for _, value, chosen in decks.options if chosen] == ["safe"]
    assert {"animals", "pixel"} < {value for _, value, _ in decks.options}
    await person.find("✓ By suit", room)
    menu = await person.find("speak", room)
    assert len(menu.options) == 11
    assert [label for label, _, chosen in menu.options if chosen] == ["Same as my Discord"]


@pytest.mark.long
@played
async def test_server_settings_are_for_its_managers(house: House) -> None:
    evening = await house.evening(1)
    with pytest.raises(Refused, match="You may not use /server"):
        await evening.host.type_command(evening.channel_id, "server")


@pytest.mark.long
@played
async def test_server_limits_its_games_and_tables(house: House) -> None:
    owner = await house.owner()
    evening, other = await house.evening(1), await house.evening(1)
    await other.open(**SMALL)
    await owner.type_command(evening.channel_id, "server")
    await settle(owner, evening, "families", "dd", "bt")
    assert await refused(evening) == (
        "President is turned off on this server. You can play: Big Two, Dou Dizhu."
    )
    await settle(owner, evening, "families", "bt", "pr", "df", "th", "dd", "b3")
    await settle(owner, evening, "most_tables", "1")
    assert await refused(evening) == (
        "A table is open; this server allows one at a time. `/game tables` shows if you can join."
    )
    await settle(owner, evening, "most_tables", "0")
    await evening.open(**SMALL)


@pytest.mark.long
@played
async def test_only_the_role_that_hosts_opens_tables(house: House) -> None:
    owner = await house.owner()
    evening = await house.evening(1)
    room = evening.channel_id
    hosts = hosts_role_id(house.playground.world.guilds[GAME_NIGHT_ID])
    await owner.type_command(room, "server")
    await owner.click("People", room)
    await owner.choose(await owner.find("Everyone", room), [hosts])
    assert await refused(evening) == "Only Hosts can open tables on this server."
    step = await owner.type_command(room, "game start", **SMALL)
    assert english("table-opened") in await owner.answer(step)
    await owner.choose(await owner.find("Everyone", room), [])
    other = await house.evening(1)
    await other.open(**SMALL)


async def settle(owner: Person, evening: Evening, setting: str, *values: str) -> None:
    """Choose values in a select of the server's settings; wait until it shows them."""

    def found() -> Control | None:
        newest = owner.newest(lambda message: english("server-title") in words(message))
        menus = controls(newest) if newest else ()
        return next((one for one in menus if one.custom_id.split(":")[3] == setting), None)

    def shown() -> bool:
        menu = found()
        return menu is not None and {v for _, v, on in menu.options if on} == set(values)

    await owner.choose(await owner.until(found, "the settings"), list(values))
    await owner.until(shown, "what was chosen")


async def refused(evening: Evening) -> str:
    """Return the answer that refuses the host a table."""
    step = await evening.host.type_command(evening.channel_id, "game start", **SMALL)
    return await evening.host.answer(step)


@pytest.mark.long
@played
async def test_an_admin_begins_a_table_anew_and_closes_it(house: House) -> None:
    owner = await house.owner()
    evening = await house.evening(2)
    await evening.start(**SMALL)
    await evening.choose(evening.host, "Sit out")
    await house.settle()
    await owner.type_command(evening.channel_id, "server")
    for label in ("Open tables", f"#{evening.room}", "Start over"):
        await owner.click(label, evening.channel_id)

    def lobby() -> JSON | None:
        table = owner.table(evening.channel_id)
        return table if table and "**1 player**" in words(table) else None

    assert evening.people[1].name in words(await owner.until(lobby, "the new lobby"))
    for label in (f"#{evening.room}", "Close"):
        await owner.click(label, evening.channel_id)

    def closed() -> bool:
        table = owner.table(evening.channel_id)
        return table is not None and f"{owner.name} closed this table." in words(table)

    await owner.until(closed, "the closed table")
    await evening.open(**SMALL)
