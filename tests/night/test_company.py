"""People who come late, leave, are removed, watch, or ask to be notified: by tapping alone."""

from __future__ import annotations

import pytest

from tests.english import english
from tests.night.account import seat_order
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person, Step
from tests.night.played import played
from tests.night.reading import EPHEMERAL, JSON, RESULT, cards_named, controls, mentions, words
from tests.night.small import FEW_CARDS

LISTED = {  # the last entries of the menu behind "Table", by the label beside each person
    "Vote to remove": "Remove someone…",
    "Remove": "Remove someone…",
    "Make host": "Make someone host…",
}
SMALL = {"preset": "president_basic", "house_rules": f"players=2..4, {FEW_CARDS}"}


async def started(house: House, people: int, computers: int = 0) -> Evening:
    """Start a game of so many people and computers."""
    evening = await house.evening(people)
    await evening.open(**SMALL)
    for _ in range(computers):
        await evening.host.click("Add computer", evening.channel_id)
    await evening.begin_deal("Start")
    await evening.on_turn()
    return evening


async def make_host(host: Person, evening: Evening, who: Person) -> str:
    """Make a player the host, by the menu behind "Table"; return the bot's answer."""
    return await host.answer(await beside(host, evening, who.name, "Make host"))


async def remove(host: Person, evening: Evening, who: Person) -> str:
    """Remove a player as the host, by the same menu; return the bot's answer."""
    await beside(host, evening, who.name, "Remove")
    await host.find("Make host")
    return await host.answer(await host.click("Remove"))


async def press_of(person: Person, evening: Evening, who: str, label: str) -> str:
    """Press the button `label` beside a player in the same menu; return the bot's answer."""
    return await person.answer(await beside(person, evening, who, label))


async def beside(person: Person, evening: Evening, who: str, label: str) -> Step:
    """Press the button beside a player behind "Table", perhaps in a list; return the step."""
    await person.answer(await person.click("Table", evening.channel_id))
    entry = LISTED.get(label)
    if entry:
        await person.click(entry, evening.channel_id)
    title = f"### {entry.removesuffix('…')}" if entry else "### Players ·"
    menu = await person.until(
        lambda: person.newest(lambda message: words(message).startswith(title)), title
    )
    for box in menu["components"]:
        for line in box["components"]:
            if line["type"] == 9 and line["components"][0]["content"].startswith(who):
                wanted = line["accessory"]["custom_id"]
                control = next(one for one in controls(menu) if one.custom_id == wanted)
                assert control.label == label
                return await person.press(control)
    raise AssertionError(f"nothing to press beside {who} in {words(menu)}")


async def table_says(evening: Evening, said: str) -> None:
    host, channel = evening.host, evening.channel_id
    await host.until(lambda: said in words(host.table(channel) or {}), f"{said!r} on the table")


async def to_the_end(evening: Evening) -> list[str]:
    """Play to the end of the deal; return the names in order of place, the winner first."""
    assert await evening.play_on()
    return [name for _, name, _ in RESULT.findall(words(evening.result() or {}))]


@played
async def test_late_joiner_is_told_of_playing_from_the_next_deal_on(house: House) -> None:
    evening = await started(house, 2)
    late = await house.person("Eve")
    assert (await evening.join(late)).startswith("A deal is on. You're in from the next")
    await table_says(evening, f"{late.name} joins next deal.")
    step = await late.click("My hand", evening.channel_id)
    assert (await late.answer(step)).startswith("A deal is on. You're in from the next")
    await to_the_end(evening)
    evening.people.append(late)
    await evening.begin_deal("Next deal")
    await evening.look()
    await table_says(evening, "deal 2\n")
    table = evening.host.table(evening.channel_id)
    assert table is not None
    assert seat_order(table)[-1] == late.name


@pytest.mark.long
@played
async def test_a_late_joiner_takes_a_computers_seat_at_once(house: House) -> None:
    evening = await started(house, 2, computers=1)
    late = await house.person("Eve")
    assert (await evening.join(late)).startswith("You're in! You take over from 🤖\u00a0Sage.")
    hand = await late.until(lambda: late.cockpit(evening.room), "the computer's cards")
    assert hand.cards
    evening.people.append(late)
    await to_the_end(evening)
    assert late.name in {deed.who for deed in evening.deeds}


@played
async def test_a_spectator_chooses_a_computers_seat_and_plays_on_with_its_cards(
    house: House,
) -> None:
    evening = await started(house, 2, computers=2)
    late = await house.person("Eve")
    said = await press_of(late, evening, "🤖\u00a0Nettle", "Take this seat")
    assert said.startswith("You're in! You take over from 🤖\u00a0Nettle.")
    evening.people.append(late)
    assert await late.until(lambda: late.cockpit(evening.room), "the computer's cards")
    await table_says(evening, late.name)
    assert "Nettle" not in words(evening.host.table(evening.channel_id) or {})
    await evening.turns_until(late)
    await evening.turn_of(late)


@pytest.mark.long
@played
async def test_leaver_in_mid_deal_confirms_first_and_takes_the_last_place(
    house: House,
) -> None:
    evening = await started(house, 3)
    leaver = evening.people[2]
    await evening.turns_until(leaver)
    await leaver.answer(await leaver.click("Table", evening.channel_id))
    await leaver.click(english("button-quit"), evening.channel_id)
    await leaver.find("Back")
    assert "left, a computer plays" not in words(evening.host.table(evening.channel_id) or {})
    await leaver.answer(await leaver.click(english("button-quit"), evening.channel_id))
    await table_says(evening, "left, a computer plays")
    step = await leaver.type_command(evening.channel_id, "pass")
    assert (await leaver.answer(step)).startswith("You left this table.")
    evening.people.remove(leaver)
    assert (await to_the_end(evening))[-1] == leaver.name


@pytest.mark.long
@played
async def test_majority_of_the_others_votes_a_player_out(house: House) -> None:
    evening = await started(house, 4)
    _, one, other, target = evening.people
    assert "You voted to remove" in await press_of(one, evening, target.name, "Vote to remove")
    step = await target.click("Table", evening.channel_id)
    assert "1 of 2 votes to remove" in await target.answer(step)
    await press_of(other, evening, target.name, "Vote to remove")
    await table_says(evening, "left, a computer plays")
    step = await target.click("Join", evening.channel_id)
    assert (await target.answer(step)).startswith("You were voted out.")
    evening.people.remove(target)
    assert (await to_the_end(evening))[-1] == target.name
    await evening.begin_deal("Next deal")
    await evening.on_turn()
    assert (await evening.join(target)).startswith("A deal is on.")


@pytest.mark.long
@played
async def test_the_host_hands_the_role_on_and_is_sent_away_by_the_heir(house: House) -> None:
    evening = await house.evening(3)
    await evening.open(**SMALL)
    host, heir, _ = evening.people
    assert await make_host(host, evening, heir) == f"{heir.name} is the host now."
    await table_says(evening, f"{heir.name} (host) presses **Start**")
    await remove(heir, evening, host)
    await heir.until(
        lambda: "**2 players**" in words(heir.table(evening.channel_id) or {}), "two players"
    )


@pytest.mark.long
@played
async def test_a_spectator_follows_without_a_seat_and_sees_no_hand(house: House) -> None:
    evening = await started(house, 2)
    spectator = await house.person("Eve")
    mark = len(spectator.seen)
    await spectator.answer(await spectator.click("Table", evening.channel_id))
    await spectator.click("Watch", evening.channel_id)

    def view() -> JSON | None:
        return spectator.newest(
            lambda m: m["flags"] & EPHEMERAL and "Hands stay hidden." in words(m)
        )

    watched = await spectator.until(view, "the view")
    assert [one.label for one in controls(watched)] == ["Refresh", "Stop watching"]
    await evening.play_on(4)
    laid = {card for deed in evening.deeds for card in deed.cards}

    def up_to_date() -> bool:
        shown = words(view() or {}).partition("-# Live until")[0].strip()
        return shown == words(spectator.table(evening.channel_id) or {})

    await spectator.until(up_to_date, "the table as everybody sees it")
    for seen in spectator.seen[mark:]:
        if seen.kind != "delete":
            assert cards_named(seen.body) <= laid
    await spectator.click("Stop watching", evening.channel_id)
    await spectator.until(lambda: view() is None, "the view to go")


@pytest.mark.long
@played
async def test_another_game_begins_with_the_same_seats(house: House) -> None:
    evening = await started(house, 3)
    await to_the_end(evening)
    host = evening.host
    results = evening.result()
    assert results is not None
    await host.answer(await host.click("Table", evening.channel_id))
    await host.click("Change game", evening.channel_id)
    page = await host.until(lambda: host.newest(is_first_page), "the first page")
    play = next(one for one in controls(page) if one.custom_id.endswith(":p.doudizhu_open"))
    await host.press(play)
    await table_says(evening, "**3 of 3 players**")
    kept = host.messages[results["id"]]
    assert words(kept) == words(results)
    assert not controls(kept)
    await evening.begin_deal("Start")
    await evening.on_turn()
    await table_says(evening, "deal 1\n")


def is_first_page(message: JSON) -> bool:
    return english("browse-title") in words(message)


def refusals(house: House) -> list[str]:
    """Return Discord's refusals of direct messages to people who have closed theirs."""
    return [
        one.answered
        for one in house.playground.journal
        if one.status == 403 and one.response["code"] == 50007
    ]


@played
async def test_waiting_person_is_told_once_when_a_table_opens(house: House) -> None:
    eager, closed, host = [await house.person(name) for name in ("Eve", "Dev", "Ana")]
    rooms = [house.room(), house.room()]
    for person in (eager, closed, host):
        step = await person.type_command(rooms[0].id, "game notify")
        assert (await person.answer(step)).startswith("I'll message you once")
    await closed.let_dms(False)
    for room in rooms:  # the bot notifies of both tables at the same time
        step = await host.type_command(room.id, "game start", **SMALL)
        assert (await host.answer(step)).startswith(english("table-opened"))

    def told(person: Person) -> list[str]:
        return [words(m) for m in person.messages.values() if "is open in #" in words(m)]

    await eager.until(lambda: told(eager), "the news")
    await house.settle()
    (news,) = told(eager)
    tables = [host.table(room.id) for room in rooms]
    links = [f"/{table['channel_id']}/{table['id']}" for table in tables if table]
    assert [link in news for link in links].count(True) == 1
    assert told(host) == told(closed) == []
    assert len(refusals(house)) == 1
    step = await eager.type_command(rooms[0].id, "game tables")
    listed = await eager.answer(step)
    assert [link in listed for link in links] == [True, True]
    assert "3 free seats" in listed


@pytest.mark.long
@played
async def test_a_deal_posts_one_table_message_and_one_ping_for_each_turn(house: House) -> None:
    evening = await started(house, 3, computers=1)
    await to_the_end(evening)
    posts = [
        seen.body
        for seen in evening.host.seen
        if seen.kind == "message"
        and seen.channel_id == evening.channel_id
        and not seen.body["flags"] & EPHEMERAL
    ]
    pings = [post for post in posts if mentions(post)]
    assert len(posts) - len(pings) == 1, "the table message, which was the lobby before"
    assert len(pings) == len(evening.deeds), "one for each turn of a person"


@pytest.mark.long
@played
async def test_first_giver_of_the_next_deal_is_asked_below_its_table(house: House) -> None:
    evening = await house.evening(4)
    await evening.start(preset="president_basic", match_target="100")
    assert await evening.play_on()
    await evening.begin_deal("Next deal")
    host, channel = evening.host, evening.channel_id
    await host.until(lambda: [one for one in evening.people if one.pings(channel)], "a ping")
    await house.settle()
    posted = [
        seen.body
        for seen in host.seen
        if seen.kind == "message"
        and seen.channel_id == channel
        and not seen.body["flags"] & EPHEMERAL
    ]
    table = next(number for number, one in enumerate(posted) if "deal 2" in words(one))
    asked = [number for number, one in enumerate(posted) if "cards back" in words(one)]
    asked += [number for number, one in enumerate(posted) if "one card back" in words(one)]
    assert asked
    assert min(asked) > table
