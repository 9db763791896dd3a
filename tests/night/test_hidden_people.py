"""People who hide: no lasting text, picture or log names them or shows their avatar."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.discord.avatars import Avatars
from bot.drawing.cache import PictureCache, Pictures
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person, Refused
from tests.night.played import played
from tests.night.reading import EPHEMERAL, JSON, Control, controls, picture_words, words
from tests.night.test_crown import crowned, wearers
from tests.night.test_daily import Player
from tests.night.test_history import code_of
from tests.night.test_pinged import EXCHANGING as GAME
from tests.night.test_server_admin import choose, control, panel, shows
from tests.night.test_throne import closed, places
from tests.simulation.world import World

REFUSED = "This person would rather not be looked up."
MENU, MESSAGE_MENU = 2, 3  # command types: the context menus of a person and of a message
ASKED: dict[str, list[dict[str, str]]] = {  # of each command with options; {shown} is an id
    "leaderboard": [
        {},
        {"by": "rating"},
        {"by": "wins"},
        {"season": "tonight"},
        {"season": "now"},
        {"game": "president_basic"},
        {"channel": "{channel}"},
    ],
    "profile": [{}, {"player": "{shown}"}, {"player": "{named}"}, {"player": "{gone}"}],
    "rivals": [
        {},
        {"player": "{shown}"},
        {"player": "{shown}", "other": "{named}"},
        {"player": "{gone}", "other": "{shown}"},
        {"player": "{named}"},
    ],
    "history": [
        {},
        {"channel": "{channel}"},
        {"player": "{shown}"},
        {"player": "{named}"},
        {"player": "{gone}"},
    ],
    "replay": [{"code": "{first}"}, {"code": "{second}"}],
    "verify": [{}],
    "rules": [{}],
    "play": [{"cards": "3"}],
    "give": [{"cards": "3"}],
    "why": [{"cards": "3"}],
}
LIVE = {"game start", "practice"}  # commands that open a table, whose lobby shows names
MENUS = {"Profile", "Challenge", "Replay"}
LOOKED = frozenset(  # acts of buttons found on answers, which are pressed as well
    (
        *("board", "past", "pastdeal", "pastrecord", "pastverify", "step", "keep", "season"),
        "achievements",
    )
)
LEFT = frozenset(  # acts that change settings of the pressing person, or lead to rules
    (
        "prefer",
        "deck",
        "hide",
        "speak",
        "privacyexport",
        "privacyask",
        "practise",
        "opentable",
        "search",
        "unkeep",
        "voidask",
    )
)
MOST_PRESSES = 60


class Watched:
    """The pictures that were drawn, and the players whose avatars were requested."""

    def __init__(self) -> None:
        self.pictures: list[str] = []
        self.faces: set[str] = set()


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    """A record of all drawing."""
    seen = Watched()
    png, of, kept = Pictures.png, Avatars.of, PictureCache.png

    async def draw(self: Pictures, draw_it: Any, picture: Any) -> bytes:
        seen.pictures.append(repr(picture))
        return await png(self, draw_it, picture)

    async def draw_kept(self: Any, picture: Any) -> bytes:
        seen.pictures.append(repr(picture))
        return await kept(self, picture)

    def face(self: Avatars, guild_id: int, player: str) -> Any:
        seen.faces.add(player)
        return of(self, guild_id, player)

    monkeypatch.setattr(Pictures, "png", draw)
    monkeypatch.setattr(PictureCache, "png", draw_kept)
    monkeypatch.setattr(Avatars, "of", face)
    return seen


def registered(house: House) -> dict[str, list[JSON]]:
    """Return the options of each command, by its path, without the commands of moderators."""
    found = dict[str, list[JSON]]()
    for one in house.playground.world.commands[""]:
        options = one.get("options", [])
        inner = {each["name"]: each.get("options", []) for each in options if each["type"] == 1}
        paths = {f"{one['name']} {name}": inner[name] for name in inner} or {one["name"]: options}
        found |= {} if one.get("default_member_permissions") else paths
    return found


async def hide(person: Person, channel_id: str, how: str) -> None:
    await person.answer(await person.type_command(channel_id, "settings"))
    await choose(person, "select-hide:0:v.0:", how)
    await shows(person, "**Show me on leaderboards**")


async def ruled_by(evening: Evening, ruler: Person) -> None:
    """Play deals until this person has won one."""
    label = "Start"
    await evening.open(**GAME, match_target="99")
    for _ in range(30):
        await evening.begin_deal(label)
        await evening.let_win(ruler)
        if (await places(evening))[0] == ruler.name:
            return
        label = "Next deal"
    raise AssertionError("never first")


def bare(message: JSON) -> str:
    """Return a message as text, without the person who asked for it."""
    kept = {key: one for key, one in message.items() if key != "interaction_metadata"}
    return json.dumps(kept, ensure_ascii=False)


class Looking:
    """A person who presses every button for looking, and the messages that this person sees."""

    def __init__(self, person: Person, channel_id: str) -> None:
        self.person, self.channel_id = person, channel_id
        self.mark = len(person.seen)
        self.pressed = set[tuple[str, str]]()
        self.acts = set[str]()

    def shown(self) -> Iterator[str]:
        for seen in self.person.seen[self.mark :]:
            yield bare(seen.body) if seen.kind in ("message", "edit") else json.dumps(seen.body)

    async def ask(self, command: str, options: dict[str, str]) -> JSON:
        step = await self.person.type_command(self.channel_id, command, **options)
        answer = await self.person.answered_with(step)
        await self.look_around(answer)
        return answer

    async def look_around(self, answer: JSON) -> None:
        """Press each button for looking on an answer and on the messages that follow."""
        waiting = [answer["id"]]
        while waiting and len(self.pressed) < MOST_PRESSES:
            message = self.person.messages.get(waiting[0])
            control = next(filter(self.is_new, controls(message) if message else ()), None)
            if control is None:
                waiting.pop(0)
                continue
            self.pressed.add((control.act, control.custom_id.rsplit(":", 1)[-1]))
            mark = len(self.person.seen)
            try:
                await self.person.press(control)
            except Refused:
                continue
            later = [one.body["id"] for one in self.person.seen[mark:] if "id" in one.body]
            waiting += [one for one in later if one not in waiting]

    def is_new(self, control: Control) -> bool:
        self.acts.add(control.act)
        known = control.act, control.custom_id.rsplit(":", 1)[-1]
        return control.act in LOOKED and known not in self.pressed


@contextmanager
def nothing_of(house: House, people: list[Person]) -> Iterator[list[Looking]]:
    """Check that no message that is shown in the block names any of these people."""
    lookers = list[Looking]()
    yield lookers
    for looker in lookers:
        for told in looker.shown():
            for person in people:
                assert person.name not in told
                assert person.id not in told
                assert f"Player {person.id[-4:]}" not in told


def test_names_of_hidden_people_are_not_found_by_others(world: World, watched: Watched) -> None:
    async def night(here: World) -> None:
        house = here.house
        owner, role, room = await crowned(house)
        await panel(owner, room, "Rules")
        await choose(owner, "select-serve:0:v.0:rates_custom", "yes")
        evening = await house.evening(4)
        shown, named, gone, _ = evening.people
        channel = evening.channel_id
        await ruled_by(evening, gone)
        codes = [await code_of(one, channel) for one in (named, gone)]
        await house.settle()
        assert wearers(house, role) == [gone.id]
        result = evening.result()
        await hide(named, channel, "names")
        await hide(gone, channel, "all")
        await closed(house, evening)
        assert wearers(house, role) == [], "a role is seen by all"
        eve = await house.person("Eve")
        before = len(watched.pictures)
        watched.faces.clear()
        with nothing_of(house, [named, gone]) as lookers:
            looker = Looking(eve, channel)
            lookers += [looker, boss := Looking(owner, channel)]
            people = {"shown": shown.id, "named": named.id, "gone": gone.id}
            facts = {**people, "channel": channel, "first": codes[0], "second": codes[1]}
            commands = registered(house)
            assert {name for name, options in commands.items() if options} <= {*ASKED, *LIVE}
            for command in (*ASKED, *sorted(commands.keys() - ASKED.keys() - LIVE - MENUS)):
                for options in ASKED.get(command, [{}]):
                    filled = {key: one.format(**facts) for key, one in options.items()}
                    answer = await looker.ask(command, filled)
                    asked = {*filled.values()} & {named.id, gone.id}
                    assert (REFUSED in words(answer)) == bool(asked), (command, options)
            for one in (named, gone):
                step = await eve.use_menu(channel, "Profile", one.id, MENU)
                assert REFUSED in await eve.answer(step)
            await looker.look_around(
                await eve.answered_with(await eve.use_menu(channel, "Profile", shown.id, MENU))
            )
            assert result is not None
            await eve.use_menu(channel, "Replay", result["id"], MESSAGE_MENU)
            await owner.answer(await owner.type_command(channel, "season"))
            await owner.click("End Season 1", channel)
            await owner.click("End Season 1", channel)
            await house.settle()
            await eve.answer(await eve.type_command(channel, "game start", **GAME))
            await house.settle()
            assert looker.acts | boss.acts <= LOOKED | LEFT
        told = "\n".join(looker.shown())
        assert "a guest" in told
        assert "Someone" in told
        assert shown.name in told
        assert "has reigned here" in told
        assert "Season 1 is over" in told
        drawn = "\n".join(watched.pictures[before:])
        assert shown.name in drawn
        for person in (named, gone):
            assert person.name not in drawn
            assert person.id not in watched.faces
            assert person.name not in here.bot.log
            assert person.id not in here.bot.log

    world.play(night)
    assert "Traceback" not in world.bot.log


@pytest.mark.long
@played
async def test_the_board_of_the_day_hides_as_other_boards_do(
    house: House,
) -> None:
    room = house.room().id
    people = [await Player.new(house, name, room) for name in ("Ana", "Ben", "Chi")]
    shown, named, gone = people
    for one in people:
        await one.daily()
        await one.finish()
    await house.settle()
    await hide(named.person, room, "names")
    await hide(gone.person, room, "all")
    board = (await shown.daily()).split("🥇", 1)[1]
    assert shown.person.name in board
    assert "Someone" in board
    assert not any(one.person.name in board for one in (named, gone))
    assert "guest" not in board
    for one in (named, gone):
        assert one.person.name in (await one.daily()).split("🥇", 1)[1]


@played
async def test_hidden_person_sees_themselves_in_own_answers_alone(house: House) -> None:
    evening = await house.evening(4)
    await evening.start(**GAME, match_target="99")
    await places(evening)
    shown, named, gone, last = evening.people
    channel = evening.channel_id
    await last.answer(await last.type_command(channel, "profile", player=gone.id))
    achievements = await control(last, "achievements:")
    for one, how in ((named, "names"), (gone, "all")):
        await hide(one, channel, how)
        for command in ("leaderboard", "profile", "season", "rivals"):
            step = await one.type_command(channel, command)
            message = await one.answered_with(step)
            assert message["flags"] & EPHEMERAL, command
            assert one.name in words(message) + picture_words(message), command
        step = await one.type_command(channel, "rivals", player=shown.id)
        message = await one.answered_with(step)
        assert one.name in picture_words(message)
        assert one.name in await one.answer(
            await one.type_command(channel, "history", player=one.id)
        )
    assert await last.answer(await last.press(achievements)) == REFUSED
    step = await shown.type_command(channel, "leaderboard")
    message = await shown.answered_with(step)
    assert not message["flags"] & EPHEMERAL
    assert "Someone" in words(message)
    assert not any(one.name in words(message) + picture_words(message) for one in (named, gone))
    assert "on no leaderboard" in await gone.answer(await gone.type_command(channel, "privacy"))
    await hide(gone, channel, "no")
    again = await shown.answer(await shown.type_command(channel, "leaderboard"))
    assert gone.name in again
