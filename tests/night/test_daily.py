"""The deal of the day: two people on two days, from the command to the post of the next day."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.playground.world.wire import EVERY_PERMISSION, Permission
from tests.english import english
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.practising import Practice
from tests.night.reading import JSON, controls, picture_words, words
from tests.night.test_preferences import choose as set_preference
from tests.night.test_seasons import KATHMANDU
from tests.night.test_server_admin import choose, panel, shows
from tests.simulation.world import World

OVER = "deal 1: results"
RESULT = r"\*\*You [^*]+\.\*\*"
AVERAGE = r"The computers (?:average|win) [^.]+(?:\.[0-9])?[^.]* with these cards\."
SQUARES = r"(?:[🟩⬜🏁]+\n?)+"


@dataclass
class Player:
    person: Person
    practice: Practice
    room: str

    @classmethod
    async def new(cls, house: House, name: str, room: str) -> Player:
        person = await house.person(name)
        return cls(person, await Practice(person).at_home(), room)

    async def daily(self) -> str:
        return await self.person.answer(await self.person.type_command(self.room, "daily"))

    async def finish(self, days: int = 1) -> JSON:
        """Play to the results of `days` daily deals in all; return the newest results."""
        while len(self.over()) < days:
            await self.person.until(
                lambda: len(self.over()) == days or self.practice.move(1), "a turn or the results"
            )
            if move := self.practice.move(1):
                await self.practice.make(move)
        return self.over()[-1]

    def over(self) -> list[JSON]:
        return [one for one in self.practice.shown() if OVER in words(one)]


def midnight(now: float, zone: str) -> float:
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    start = datetime(today.year, today.month, today.day, tzinfo=ZoneInfo(zone))
    return start.timestamp() + 86_400


def posts(person: Person, room: str) -> list[str]:
    said = "Fingerprint of today's seed"
    every = person.messages.values()
    return [words(one) for one in every if one["channel_id"] == room and said in words(one)]


@played
async def test_a_first_try_counts_and_its_score_is_posted_once(house: House) -> None:
    room = house.room().id
    ana = await Player.new(house, "Ana", room)
    first = await ana.daily()
    assert "Your first try counts" in first
    shown = await ana.finish()
    assert picture_words(shown).startswith("Podium of the deal of the day, best first. ")
    over = words(shown)
    assert not re.search(RESULT, over), "the results have the points"
    assert " par" not in over
    newest = controls(ana.over()[-1])
    assert newest[0].label == "Share"
    await house.settle()
    again = await ana.daily()
    assert re.search(rf"{RESULT} {AVERAGE} 1 day in a row 🔥", again), again
    assert f"🥇 {ana.person.name}" in again
    await ana.person.click("Share", room)
    await house.settle()
    (shared,) = [one for one in ana.person.messages.values() if "shares:" in words(one)]
    assert shared["channel_id"] == room
    line = rf"Gamenight deal of .*\n.* · 1 day in a row 🔥\n{SQUARES}"
    text = re.search(line, words(shared))
    assert text, words(shared)
    _, board = words(shared).split("Best of the day")
    assert f"🥇 {ana.person.name}" in board
    assert not re.search("[♠♥♦♣]", words(shared))
    await ana.person.click("Text to copy", room)
    assert f"```\n{text[0].strip()}\n```" in await shows(ana.person, "copy this:")
    await ana.person.click("Share", ana.practice.direct)
    await shows(ana.person, "This result is in the channel already.")
    await ana.daily()
    await ana.person.click("Play it again", room)
    await house.settle()
    assert any(
        "only your first one of a day does" in words(one) for one in ana.person.messages.values()
    )


@pytest.mark.parametrize("words_mode", [False, True])
@played
async def test_no_message_of_the_day_tells_a_result_twice(house: House, words_mode: bool) -> None:
    room = house.room().id
    ana, ben = await Player.new(house, "Ana", room), await Player.new(house, "Ben", room)
    if words_mode:
        await set_preference(ana.person, room, "Words")
    for player in (ben, ana):
        await player.daily()
        over = words(await player.finish())
        points = re.search(rf"{player.person.name} · (\*\*[+−]?\d+\*\*|\d+ penalty points?)", over)
        assert points, over
        _, below = over.split(points[0])
        assert not re.search(RESULT, over)
        assert "total" not in over
        assert "in the lead" not in over
        assert " leads with" not in over
        assert below.count("your streak") == 1
        await house.settle()
        mine = await player.daily()
        assert "```" not in mine
        assert len(re.findall(RESULT, mine)) == 1
        assert re.search(rf"^\S+ {player.person.name}$", mine, re.MULTILINE), "the rank alone"
        assert mine.count("Jan 15") == 1
    assert re.search(rf"^\S+ {ben.person.name} · \*\*.+\*\*$", mine, re.MULTILINE)
    await ana.person.click("Share", room)
    await house.settle()
    here = [one for one in ana.person.messages.values() if one["channel_id"] == room]
    told = [one for one in map(words, here) if "in a row" in one]
    assert len(told) == 1, told
    assert told[0].startswith(f"{ana.person.name} shares:")
    assert re.search(rf"^\S+ {ana.person.name}$", told[0], re.MULTILINE)
    assert re.search(rf"^\S+ {ben.person.name} · \*\*.+\*\*$", told[0], re.MULTILINE)
    assert told[0].count("Jan 15") == 1


@played
async def test_a_first_post_waits_for_permission_to_write(house: House) -> None:
    owner, room, quiet = await house.owner(), house.room().id, house.room()
    world = house.playground.world
    world.set_bot_permissions(quiet.id, EVERY_PERMISSION & ~Permission.SEND_MESSAGES)
    await panel(owner, room, "Seasons")
    await choose(owner, "channel-dailyplace", quiet.id)
    said = await shows(owner, f"I can't write in <#{quiet.id}> yet")
    assert "Give me Send Messages there" in said
    await house.clock.sleep(700)
    assert not posts(owner, quiet.id)
    world.set_bot_permissions(quiet.id, EVERY_PERMISSION)
    await house.clock.sleep(700)
    assert len(posts(owner, quiet.id)) == 1


@played
async def test_daily_result_names_its_weight(house: House) -> None:
    room = house.room().id
    ana = await Player.new(house, "Ana", room)
    await ana.person.answer(await ana.person.type_command(room, "practice"))
    offered = await ana.person.find(english("button-daily"), room)
    await ana.person.press(offered)
    await shows(ana.person, "Today's deal would replace that table.")
    await ana.person.click(english("button-daily"), room)
    over = words(await ana.finish())
    assert over.count("Your first try counts on the day's board and for your streak") == 1
    assert "Practice" not in over
    await ana.person.answer(await ana.person.type_command(room, "practice"))
    assert ana.person.offered(english("button-daily"), room) is None, "begun today"


@played
async def test_a_hint_is_refused_and_a_broken_off_try_does_not_count(house: House) -> None:
    room = house.room().id
    ana = await Player.new(house, "Ana", room)
    await ana.daily()
    await ana.person.until(lambda: ana.practice.move(1), "a turn")
    if "Hint" in ana.practice.offered():
        await ana.practice.press("Hint")
        await shows(ana.person, "No hints in the deal of the day.")
    if await ana.practice.play_on(1, moves=1) is None:
        await ana.person.type_command(room, "practice")
        await shows(ana.person, english("practice-there", game="").rstrip(" ."))
        await ana.person.click("Start over", room)
        await house.settle()
        said = await ana.daily()
        assert "You didn't finish your first try in time" in said
        assert ana.person.offered("dailypost", room) is None


def test_two_people_on_two_days_and_a_post_over_a_restart(world: World) -> None:
    async def night(here: World) -> None:
        house = here.house
        owner, room = await house.owner(), house.room().id
        await panel(owner, room, "Seasons")
        await owner.answer(await owner.type_command(room, "server", zone=KATHMANDU))
        await panel(owner, room, "Seasons")
        await choose(owner, "channel-dailyplace", room)
        await shows(owner, "✅ Posted: ")  # at once, not at the next look at due posts
        (post,) = posts(owner, room)
        await here.clock.sleep(700)
        assert posts(owner, room) == [post]
        await choose(owner, "channel-dailyplace", room)
        await shows(owner, "Today's deal is posted already. The next post comes <t:")
        today, tomorrow = re.findall(r"`([0-9a-f]{64})`", post)
        ana, ben = await Player.new(house, "Ana", room), await Player.new(house, "Ben", room)
        await ana.daily()
        assert "Your first try counts" in await ben.person.answer(
            await ben.person.click(english("button-daily"), room)
        )
        await ana.finish()
        await house.settle()
        end = midnight(here.machine.wall(), KATHMANDU)
        secrets = re.compile(r"\b[0-9a-f]{64}\b")
        seen = {*secrets.findall(str(owner.messages) + str(ana.person.messages))}
        assert seen <= {today, tomorrow}, "nothing but fingerprints"
        await here.bot.stop()
        await here.clock.sleep(end - here.machine.wall() + 600)
        await here.bot.start()
        await here.clock.sleep(700)
        _, second = posts(owner, room)
        assert ana.person.name in second
        assert ben.person.name not in second, "unfinished at midnight"
        found = re.search(r"seed `([0-9a-f]{64})`.* `code:([\w.-]+)`", second)
        assert found is not None
        seed, key = found.groups()
        proof = hashlib.sha256(f"gamenight-2|{key}|{seed}".encode()).hexdigest()
        assert proof == today
        assert f"`{tomorrow}`. Tomorrow's" in second
        assert seed not in here.bot.log
        verdict = await ana.person.answer(await ana.person.type_command(room, "verify", code=key))
        assert verdict.startswith("**Deal 1 was fair:**"), verdict
        await here.bot.stop()
        await here.bot.start()
        await here.clock.sleep(3600)
        assert len(posts(owner, room)) == 2
        await ana.daily()
        await ana.finish(2)
        await house.settle()
        assert "2 days in a row 🔥" in await ana.daily()

    world.play(night)
    assert "Traceback" not in world.bot.log
