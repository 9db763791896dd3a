"""Practice by direct message, from /practice to the end of the match."""

from __future__ import annotations

import signal

import pytest

from bot.discord import limits
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.played import played
from tests.night.playing import is_on_turn, take_turn
from tests.night.practising import ROOM, Practice
from tests.night.reading import (
    EPHEMERAL,
    JSON,
    controls,
    is_companion,
    is_finale,
    picture_urls,
    picture_words,
    words,
)

GAME = "president_basic"  # a match to 11 points
MATCH = "lectio"  # a match of five deals
SHORT = {
    "preset": "president_comp303",
    "match_target": "2",
    "house_rules": "players=2..7, deal=fixed, hand_size=4, leftover=discard, exchange=none",
}


async def somebody(house: House) -> Practice:
    return await Practice(await house.person("Ana")).at_home()


def hands(practice: Practice) -> list[JSON]:
    """Return the messages that last, without companions."""
    lasting = [one for one in practice.shown() if not one["flags"] & EPHEMERAL]
    return [one for one in lasting if not is_companion(one)]


@played
async def test_a_match_is_played_in_direct_messages_from_the_command_to_the_finale(
    house: House,
) -> None:
    practice = await somebody(house)
    await practice.begin(preset=MATCH)
    assert len(hands(practice)) == 1, "the hand is the answer, and all there is"
    deal, over = 1, await practice.play_on(1)
    while over and not is_finale(over):
        await practice.next_deal(deal)
        deal += 1
        over = await practice.play_on(deal)
    await house.settle()
    assert len(hands(practice)) == deal, "one message for each deal"
    assert [one for one in hands(practice)[:-1] if controls(one)] == []
    last = hands(practice)[-1]
    assert "Finale of the match" in picture_words(last)
    assert "not counted on the leaderboard" in words(last)
    assert practice.offered()[0] == "Play again"


@pytest.mark.long
@played
async def test_everything_of_a_table_is_reached_from_the_hand(house: House) -> None:
    practice = await somebody(house)
    await practice.begin(preset=GAME, level="easy", computers=4)
    await practice.play_on(1, moves=1)
    await house.settle()
    if "Hint" in practice.offered():
        await practice.press("More")
    for label in ("Log", "Watch", "Table"):
        said = await practice.person.answer(await practice.press(label))
        assert said
    assert said.count("easy") == 4
    assert "Sit out" not in practice.offered()
    if practice.person.offered("Back", practice.direct):
        await practice.press("Back")
    assert await practice.play_on(1)
    for label in ("Replay", "Log", english("button-review"), "Rules", "Table", "Settings"):
        assert await practice.person.answer(await practice.press(label))


@played
async def test_another_game_is_chosen_and_begun_at_the_same_table(house: House) -> None:
    practice = await somebody(house)
    first = await practice.begin(preset=GAME)
    await practice.play_on(1)
    await practice.press("Table")
    await practice.press("Change game")
    page = next(one for one in practice.shown() if english("browse-title") in words(one))
    play = next(one for one in controls(page) if one.custom_id.endswith(":p.thirteen_denexa"))
    await practice.person.press(play)
    await practice.press("Start")
    assert (await practice.other_than(first)).deal == 1
    await house.settle()
    assert len(hands(practice)) == 2
    assert " players**" not in "".join(map(words, hands(practice)))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("preset", ["president_basic", "daifugo_denexa"])
@played
async def test_a_deal_of_computers_alone_is_finished_at_once(house: House, preset: str) -> None:
    practice = await Practice(await house.person("Ana")).at_home()
    await practice.begin(preset=preset)
    label, deal = english("button-finish"), 1
    while label not in practice.offered():
        if await practice.play_on(deal, moves=1):
            await practice.next_deal(deal)
            deal += 1
        await house.clock.sleep(3)  # the bot shows the last move and its consequences
    await practice.press(label)
    await house.clock.sleep(1)  # a computer plays once at most in this time
    assert label not in practice.offered()
    assert english("button-next") in practice.offered()


@pytest.mark.long
@played
async def test_practice_takes_few_requests(house: House) -> None:
    practice = await somebody(house)
    await house.settle()
    before = len(house.playground.journal)

    def asked() -> list[tuple[str, str]]:
        """Return the method and the kind of route of each new request, sorted."""
        new = list(house.playground.journal)[before:]
        return sorted((one.method, one.path.split("/")[1]) for one in new)

    await practice.begin(preset=GAME, computers=3)
    await house.settle()
    assert asked().count(("POST", "interactions")) == 1
    assert {*asked()} <= {("POST", "interactions"), ("PATCH", "webhooks")}, "by the token alone"
    assert await practice.play_on(1)
    await house.settle()
    assert {*asked()} == {("POST", "interactions"), ("PATCH", "webhooks")}
    await practice.next_deal(1)
    await house.settle()
    others = [one for one in asked() if one[1] not in ("interactions", "webhooks")]
    assert others == [("PATCH", "channels")], "the results are left without their buttons"


@pytest.mark.long
@played
async def test_practice_goes_on_after_a_restart(house: House) -> None:
    practice = await somebody(house)
    await practice.begin(preset=GAME)
    await practice.play_on(1, moves=2)
    await house.bot.stop(signal.SIGTERM)
    await house.bot.start()
    await practice.play_on(1, moves=2)
    await house.bot.kill()
    await house.bot.start()
    assert await practice.play_on(1)
    await practice.next_deal(1)
    await house.settle()
    assert len(hands(practice)) == 2


@pytest.mark.long
@played
async def test_a_table_in_a_server_goes_on_beside_it(house: House) -> None:
    evening = await house.evening(2)
    practice = await Practice(evening.people[1]).at_home()
    await evening.start(**SHORT)
    await practice.begin(preset=GAME)
    await practice.play_on(1, moves=2)
    await evening.play_on()
    assert await practice.play_on(1)
    assert ": results" in words(evening.result() or {})
    await practice.next_deal(1)


@played
async def test_second_request_for_practice_goes_on_or_begins_anew(house: House) -> None:
    practice = await somebody(house)
    person = practice.person
    first = await practice.begin(preset=GAME)
    step = await person.type_command(practice.direct, "practice", preset="bigtwo_basic")
    assert english("practice-there", game="President") in await person.answer(step)
    await practice.press("Continue")
    again = await practice.other_than(first)
    assert set(again.cards) == set(first.cards)
    assert first.message["id"] not in person.messages
    await person.type_command(practice.direct, "practice", preset="doudizhu_denexa")
    await practice.press("Start over")
    assert len((await practice.other_than(again)).cards) == 17
    await house.settle()
    left = person.messages[again.message["id"]]
    assert "You closed this table." in words(left)
    assert controls(left) == ()


@pytest.mark.long
@played
async def test_from_a_server_one_is_led_to_the_cards(house: House) -> None:
    practice, room = await somebody(house), house.room()
    person = practice.person
    step = await person.type_command(room.id, "practice", preset=GAME)
    assert "Your cards are in your direct messages" in await person.answer(step)
    hand = await practice.hand()
    assert hand.message["channel_id"] == practice.direct
    there = [one for one in person.messages.values() if one["channel_id"] == room.id]
    assert [one["flags"] & EPHEMERAL for one in there] == [EPHEMERAL]
    assert await practice.play_on(1)


@played
async def test_person_without_direct_messages_is_told_how_to_open_them(house: House) -> None:
    practice, room = await somebody(house), house.room()
    person = practice.person
    await person.let_dms(False)
    step = await person.type_command(room.id, "practice")
    assert "Privacy Settings, Direct Messages" in await person.answer(step)
    await person.let_dms(True)
    step = await person.type_command(room.id, "practice")
    assert english("practice-dealt") in await person.answer(step)
    await practice.hand()


@pytest.mark.long
@pytest.mark.parametrize("path", ["/users/@me/channels", r"/channels/{}/messages"])
@pytest.mark.parametrize("code", [20026, 40003, 50001])
@played
async def test_a_bot_that_may_not_write_to_a_person_names_another_way(
    house: House, path: str, code: int
) -> None:
    practice, room = await somebody(house), house.room()
    person = practice.person
    refused = house.playground.faults.next(
        "POST", path.format(practice.direct), 403, code=code, times=1000
    )
    for _ in range(2):
        step = await person.type_command(room.id, "practice")
        told = await person.answer(step)
        assert told == english("practice-dms-refused")
        assert "/game start" in told
    assert refused.met == (1 if code in limits.NO_NEW_DMS else 2)
    evening = Evening([person], room.id, room.name, house.chance("practice"))
    await evening.open(preset=GAME, house_rules="players=2..7")
    await person.click("Add computer", room.id)
    await evening.begin_deal("Start")
    for _ in range(2):
        await person.until(lambda: is_on_turn(person, room.name), "the turn")
        await take_turn(person, room.name, room.id, evening.chance, "button")


@pytest.mark.long
@played
async def test_practice_goes_on_by_clicks_after_direct_messages_close(house: House) -> None:
    practice = await somebody(house)
    await practice.begin(preset=GAME)
    await practice.play_on(1, moves=1)
    await practice.person.let_dms(False)
    assert await practice.play_on(1)
    await practice.next_deal(1)
    assert await practice.play_on(2)
    refused = [one for one in house.playground.journal if one.status == 403]
    assert len(refused) <= 1


async def killed_at_start(house: House) -> Practice:
    """Kill the bot after it stored the deal of a person, and before it showed the deal."""
    practice = await somebody(house)
    await practice.begin(preset="bigtwo_two_draw_many", computers=1)
    assert await practice.play_on(1)
    await house.settle()
    over = practice.results(1) or {}
    house.playground.faults.delay("/interactions/", 3.0)
    await practice.person.begin_press(next(one for one in controls(over) if one.act == "start"))
    await house.clock.sleep(1)  # the deal is stored, and not shown yet
    await house.bot.kill()
    house.playground.faults.clear()
    return practice


async def shut_out(house: House) -> Practice:
    """Close the direct messages of a person whose new deal was not shown; start the bot."""
    practice = await killed_at_start(house)
    await practice.person.let_dms(False)
    await house.bot.start()
    await house.clock.sleep(10)
    return practice


@pytest.mark.long
@played
async def test_a_hand_that_may_not_be_posted_for_an_hour_is_the_answer_to_next_deal(
    house: House,
) -> None:
    practice = await killed_at_start(house)
    route = f"/channels/{practice.direct}/messages"
    refused = house.playground.faults.next("POST", route, 429, retry_after=3600.0)
    await house.bot.start()
    await house.clock.sleep(10)
    assert refused.met == 1
    assert practice.person.cockpit(ROOM, 2) is None
    await practice.person.begin_click("Next deal", practice.direct)
    await practice.hand(2)
    assert await practice.play_on(2)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("label", ["Next deal", "Log", ""])
@played
async def test_any_press_shows_the_hand_after_direct_messages_open_again(
    house: House, label: str
) -> None:
    practice = await shut_out(house)
    await practice.person.let_dms(True)
    await house.clock.sleep(100)
    assert practice.person.cockpit(ROOM, 2) is None
    if label:
        await practice.person.begin_click(label, practice.direct)
    else:
        await practice.person.type_command(practice.direct, "practice")
    await practice.hand(2)
    refused = [one for one in house.playground.journal if one.status == 403]
    assert len(refused) == 1, "nobody is asked again who has not pressed anything"
    assert await practice.play_on(2)


@pytest.mark.long
@played
async def test_closed_direct_messages_are_not_tried_with_every_press(house: House) -> None:
    practice = await shut_out(house)
    for _ in range(4):
        await practice.person.begin_click("Log", practice.direct)
        await house.clock.sleep(10)
    refused = [one for one in house.playground.journal if one.status == 403]
    assert len(refused) == 1


@pytest.mark.long
@played
async def test_a_game_is_practised_from_its_rules(house: House) -> None:
    practice = await somebody(house)
    person = practice.person
    await person.type_command(practice.direct, "rules", preset="thirteen_denexa")
    await practice.press("Practice alone")
    hand = await practice.hand()
    assert len(hand.cards) == 13
    assert words(practice.shown()[-1]) == words(hand.message)  # the hand itself is the answer


@played
async def test_results_under_a_companion_change_to_words_in_place(house: House) -> None:
    """A preference of the reader does not post old results again."""
    practice = await somebody(house)
    await practice.begin(preset=GAME)
    over = await practice.play_on(1)
    assert over is not None
    await practice.press("Rules")
    await house.settle()
    before = [one["id"] for one in hands(practice)]
    await practice.person.type_command(practice.direct, "settings")
    for label in ("Words", "Pictures"):
        await practice.person.click(label, practice.direct)
        await practice.person.find(f"✓ {label}", practice.direct)
        await house.settle()
        shown = practice.person.messages[over["id"]]
        assert bool(picture_urls(shown)) is (label == "Pictures")
        assert "deal 1: results" in words(shown)
        assert [one["id"] for one in hands(practice)] == before
