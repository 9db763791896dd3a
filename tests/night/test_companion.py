"""The companion message beside a hand in direct messages: it shows the newest private answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bot.discord.limits import TOKEN_SECONDS
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.practising import Practice
from tests.night.reading import EPHEMERAL, JSON, Control, cockpit, controls, is_companion, words
from tests.night.small import SMALL, WHOLE_PACK, begun, companions, hands
from tests.simulation.world import World

PRESSED = ("log", "why", "rules", "company", "log", "rules", "why", "log")


async def on_hand(house: House, person: Person, *acts: str) -> Control:
    """Wait until the hand has a control of one of these acts; return the first such control."""

    def found() -> Control | None:
        shown = [one for hand in hands(house, person) for one in controls(hand)]
        return next((one for act in acts for one in shown if one.act == act), None)

    return await person.until(found, f"{acts} on the hand")


async def asks(house: House, person: Person, act: str) -> str:
    """Press the control of this act on the hand; return the text of the only companion."""
    control = await on_hand(house, person, act, "more")
    if control.act == "more":
        await person.press(control)
        control = await on_hand(house, person, act)
    said = await person.answer(await person.press(control))
    await house.clock.sleep(1)
    shown = [words(one) for one in companions(house, person)]
    assert [one.removeprefix("> ") for one in shown] == [said]
    return said


def ids(messages: list[JSON]) -> list[str]:
    """Return the ids of these messages."""
    return [one["id"] for one in messages]


async def restarted(house: House) -> None:
    """Kill the bot, start it again, and wait until all is shown."""
    await house.bot.kill()
    await house.bot.start()
    await house.settle()


def standing(person: Person, watched: set[str]) -> Iterator[int]:
    """Yield how many of the messages `watched` existed after each thing that the person saw."""
    there = set[str]()
    for seen in person.seen:
        number = str(seen.message_id)
        if number in watched:
            there = there - {number} if seen.kind == "delete" else there | {number}
            yield len(there)


def newest(house: House, person: Person) -> JSON:
    """Return the newest message in the direct messages of this person."""
    direct = house.playground.world.dm_with(person.id).id
    return [one for one in person.messages.values() if one["channel_id"] == direct][-1]


async def waits(house: House, rules: dict[str, str] = SMALL) -> tuple[Evening, Person]:
    """Return a game of two people, and the person who is not on turn."""
    evening, _, waiting = await begun(house, rules)
    await house.settle()
    return evening, waiting


@pytest.mark.long
@played
async def test_each_answer_is_shown_in_the_one_companion_below_the_hand(house: House) -> None:
    _, waiting = await waits(house)
    (hand,) = hands(house, waiting)
    seen = set[str]()
    for act in PRESSED:
        await asks(house, waiting, act)
        seen |= {*ids(companions(house, waiting))}
        assert ids(hands(house, waiting)) == [hand["id"]]
    assert len(seen) == 1
    assert {*standing(waiting, seen)} == {1}
    assert newest(house, waiting)["id"] in seen
    here = [one for one in waiting.messages.values() if one["channel_id"] == hand["channel_id"]]
    assert not any(one["flags"] & EPHEMERAL for one in here)


@pytest.mark.long
@played
async def test_companion_stays_one_message_on_turn_while_the_hand_shows_a_hint(
    house: House,
) -> None:
    _, asked, _ = await begun(house)
    await house.settle()
    (hand,) = hands(house, asked)
    seen = set[str]()
    for act in ("log", "settings", "plays", "rules", "settings", "why"):
        await asks(house, asked, act)
        seen |= {*ids(companions(house, asked))}
    await asked.press(await on_hand(house, asked, "refresh"))
    said = await asked.answer(await asked.press(await on_hand(house, asked, "hint")))
    assert said in words(hands(house, asked)[0])
    assert len(seen) == 1
    assert ids(hands(house, asked)) == [hand["id"]]


@pytest.mark.long
@played
async def test_an_answer_takes_two_requests_and_none_that_counts(house: House) -> None:
    _, waiting = await waits(house)
    await asks(house, waiting, "log")
    await house.settle()
    before = len(house.playground.journal)
    await waiting.press(await on_hand(house, waiting, "rules"))
    await house.clock.sleep(1)
    sent = list(house.playground.journal)[before:]
    routes = sorted((one.method, one.path.split("/")[1]) for one in sent)
    assert routes == [("PATCH", "webhooks"), ("POST", "interactions")]


@pytest.mark.long
@played
async def test_a_press_on_the_companion_changes_it(house: House) -> None:
    _, waiting = await waits(house)
    await asks(house, waiting, "company")
    (before,) = companions(house, waiting)
    for act in ("log", "replay", "proof"):
        control = waiting.offered(act, before["channel_id"])
        if control is None or control.message_id != before["id"]:
            continue
        said = await waiting.answer(await waiting.press(control))
        assert [words(one).removeprefix("> ") for one in companions(house, waiting)] == [said]
    assert ids(companions(house, waiting)) == [before["id"]]


@pytest.mark.long
@played
async def test_the_hand_that_asks_comes_below_a_tall_companion_and_the_next_answer_below_it(
    house: House,
) -> None:
    evening, waiting = await waits(house)
    await asks(house, waiting, "rules")
    (tall,) = companions(house, waiting)
    (hand,) = hands(house, waiting)
    await evening.turns_until(waiting)
    await house.clock.sleep(3)
    (below,) = hands(house, waiting)
    assert int(hand["id"]) < int(tall["id"]) < int(below["id"])
    assert ids(companions(house, waiting)) == [tall["id"]]
    await asks(house, waiting, "log")
    (answer,) = companions(house, waiting)
    assert int(answer["id"]) > int(below["id"])
    assert ids(hands(house, waiting)) == [below["id"]]


@pytest.mark.long
@played
async def test_a_hand_stays_above_a_short_companion(house: House) -> None:
    evening, waiting = await waits(house)
    await asks(house, waiting, "rules")
    await asks(house, waiting, "why")
    await asks(house, waiting, "log")
    (hand,) = hands(house, waiting)
    await evening.turns_until(waiting)
    await house.clock.sleep(3)
    assert ids(hands(house, waiting)) == [hand["id"]]


@pytest.mark.long
@played
async def test_companion_made_short_by_a_press_buries_no_hand(house: House) -> None:
    evening, waiting = await waits(house, WHOLE_PACK)  # the code of its rules is short
    await asks(house, waiting, "rules")
    (sheet,) = companions(house, waiting)
    share = next(one for one in controls(sheet) if one.act == "share")
    said = await waiting.answer(await waiting.press(share))
    assert [words(one) for one in companions(house, waiting)] == [said]
    (hand,) = hands(house, waiting)
    await evening.turns_until(waiting)
    await house.clock.sleep(3)
    assert ids(hands(house, waiting)) == [hand["id"]]


@pytest.mark.long
@played
async def test_presses_at_once_leave_one_companion(house: House) -> None:
    _, waiting = await waits(house)
    pressed = [await on_hand(house, waiting, act) for act in ("log", "rules", "company")]
    steps = await asyncio.gather(*map(waiting.begin_press, pressed))
    await asyncio.gather(*map(waiting.reacted, steps))
    await house.clock.sleep(1)
    assert len(companions(house, waiting)) == 1


@pytest.mark.long
def test_after_a_quarter_of_an_hour_the_companion_is_changed_by_the_channel(world: World) -> None:
    async def night(house: House) -> None:
        _, waiting = await waits(house)
        await asks(house, waiting, "log")
        (before,) = companions(house, waiting)
        await house.clock.sleep(TOKEN_SECONDS + 60)
        await asks(house, waiting, "rules")
        assert ids(companions(house, waiting)) == [before["id"]]

    world.play(lambda here: night(here.house), turn_seconds="3000")


@pytest.mark.long
def test_after_a_quarter_of_an_hour_an_old_companion_still_makes_room(world: World) -> None:
    async def night(house: House) -> None:
        evening, waiting = await waits(house)
        await asks(house, waiting, "rules")
        await house.clock.sleep(TOKEN_SECONDS + 60)
        await evening.turns_until(waiting)
        await house.clock.sleep(3)
        await asks(house, waiting, "log")
        assert newest(house, waiting)["id"] == companions(house, waiting)[0]["id"]

    world.play(lambda here: night(here.house), turn_seconds="3000")


@pytest.mark.parametrize("later", [0, TOKEN_SECONDS + 60])
def test_a_companion_that_was_deleted_is_posted_anew(world: World, later: float) -> None:
    async def night(house: House) -> None:
        _, waiting = await waits(house)
        await asks(house, waiting, "log")
        (before,) = companions(house, waiting)
        await waiting.delete(before)
        await house.clock.sleep(later)
        await asks(house, waiting, "rules")
        await asks(house, waiting, "company")

    world.play(lambda here: night(here.house), turn_seconds="3000")


@played
async def test_a_watched_table_has_a_message_of_its_own_that_no_answer_ends(house: House) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALL)
    await house.settle()
    (asked,) = await evening.on_turn()
    waiting = evening.people[evening.people.index(asked) - 1]  # the last player to be on turn
    await asks(house, waiting, "log")
    (log,) = companions(house, waiting)
    await waiting.press(await on_hand(house, waiting, "watch"))
    watched = await waiting.until(
        lambda: next((o for o in companions(house, waiting) if o["id"] != log["id"]), None),
        "a view",
    )
    for act in ("rules", "company", "log"):
        await waiting.press(await on_hand(house, waiting, act))
        await house.clock.sleep(1)
    assert {*ids(companions(house, waiting))} == {log["id"], watched["id"]}
    await evening.turn_of(asked)
    await house.clock.sleep(3)
    (later,) = [one for one in companions(house, waiting) if one["id"] == watched["id"]]
    assert words(later) != words(watched)
    refresh = next(one for one in controls(later) if one.act == "watch")
    await waiting.press(refresh)
    await waiting.press(next(one for one in controls(later) if one.act == "unwatch"))
    await house.clock.sleep(1)
    assert ids(companions(house, waiting)) == [log["id"]]


@played
async def test_a_turn_of_the_watching_player_takes_the_view_away(house: House) -> None:
    evening, waiting = await waits(house)
    await asks(house, waiting, "watch")
    await evening.turns_until(waiting)
    await house.clock.sleep(3)
    assert not companions(house, waiting)


@played
async def test_the_hand_by_command_moves_the_one_hand_down(house: House) -> None:
    _, waiting = await waits(house)
    await asks(house, waiting, "log")
    (before,) = hands(house, waiting)
    direct = house.playground.world.dm_with(waiting.id).id
    await waiting.answered_with(await waiting.type_command(direct, "hand"))
    await house.clock.sleep(1)
    (after,) = hands(house, waiting)
    assert int(after["id"]) > int(before["id"])
    assert not after["flags"] & EPHEMERAL
    (answer,) = companions(house, waiting)
    assert answer["id"] != after["id"]
    await asks(house, waiting, "rules")
    assert ids(hands(house, waiting)) == [after["id"]]


@played
async def test_after_a_restart_one_answer_stands_there(house: House) -> None:
    _, waiting = await waits(house)
    await asks(house, waiting, "company")
    await restarted(house)
    await asks(house, waiting, "log")
    (hand,) = hands(house, waiting)
    await asks(house, waiting, "why")
    assert ids(hands(house, waiting)) == [hand["id"]]


@played
async def test_after_a_restart_a_press_on_the_old_answer_makes_it_the_companion(
    house: House,
) -> None:
    _, waiting = await waits(house)
    await asks(house, waiting, "company")
    (before,) = companions(house, waiting)
    await restarted(house)
    old = next(one for one in controls(before) if one.act != "watch")
    await waiting.press(old)
    await house.clock.sleep(1)
    assert ids(companions(house, waiting)) == [before["id"]]
    await asks(house, waiting, "rules")


@pytest.mark.long
@played
async def test_a_search_for_second_hands_leaves_the_companion(house: House) -> None:
    """The hand and its companion are in the same channel of a practice table, and have controls."""
    practice = await Practice(await house.person("Ana")).at_home()
    await practice.begin(preset=SMALL["preset"])
    person = practice.person
    await practice.play_on(1)
    await asks(house, person, "log")
    (before,) = companions(house, person)
    await house.bot.kill()
    await house.bot.start()
    await house.clock.sleep(60)
    assert ids(companions(house, person)) == [before["id"]]


@pytest.mark.long
@played
async def test_a_search_for_second_results_leaves_the_companion(house: House) -> None:
    """The search knows results by the button of the menu, which questions of the menu have too."""
    _, waiting = await waits(house)
    await asks(house, waiting, "company")
    (menu,) = companions(house, waiting)
    await waiting.press(next(one for one in controls(menu) if one.act == "quit"))
    (before,) = companions(house, waiting)
    assert "company" in {one.act for one in controls(before)}
    await house.bot.kill()
    await house.bot.start()
    await house.clock.sleep(60)
    assert ids(companions(house, waiting)) == [before["id"]]


@played
async def test_the_hand_of_the_next_deal_comes_below_and_the_answers_below_it(house: House) -> None:
    practice = await Practice(await house.person("Ana")).at_home()
    await practice.begin(preset=SMALL["preset"])
    person = practice.person
    await practice.play_on(1)
    for label in ("Log", "Replay", english("button-review"), "Rules", "Table", "Settings"):
        said = await person.answer(await practice.press(label))
        await house.settle()
        assert said
        assert len(companions(house, person)) == 1, label
    hand = await practice.next_deal(1)
    await person.answer(await person.press(next(c for c in hand.controls if c.act == "rules")))
    await house.settle()
    (answer,) = companions(house, person)
    assert int(answer["id"]) > int(hand.message["id"])


@pytest.mark.long
@played
async def test_beside_a_hand_in_the_channel_answers_are_private_as_ever(house: House) -> None:
    evening, waiting = await waits(house)
    for act in ("hand", "log"):
        shown = await waiting.answered_with(await waiting.click(act, evening.channel_id))
        assert shown["flags"] & EPHEMERAL
        assert not is_companion(shown)
    assert not companions(house, waiting)
    assert cockpit(newest(house, waiting))


@pytest.mark.long
@played
async def test_answers_to_commands_stay_private_and_take_the_place_of_the_companion(
    house: House,
) -> None:
    _, waiting = await waits(house)
    await asks(house, waiting, "log")
    direct = house.playground.world.dm_with(waiting.id).id
    sheet = await waiting.answered_with(
        await waiting.type_command(direct, "rules", preset="bigtwo_basic")
    )
    share = next(one for one in controls(sheet) if one.act == "share")
    shared = await waiting.answered_with(await waiting.press(share))
    await house.clock.sleep(1)
    assert not companions(house, waiting)
    here = [one for one in waiting.messages.values() if one["channel_id"] == direct]
    assert [one["id"] for one in here if one["flags"] & EPHEMERAL] == [shared["id"]]
    await asks(house, waiting, "rules")
    here = [one for one in waiting.messages.values() if one["channel_id"] == direct]
    assert not any(one["flags"] & EPHEMERAL for one in here)
