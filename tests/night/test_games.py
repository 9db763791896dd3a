"""A night for each game, of people who only click what they are shown.

Among the people: one with closed direct messages, one who wants words instead of pictures, one
who comes late, one who leaves during a deal, one who watches, one who falls asleep and returns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

import pytest

from bot.store import Store
from tests.bot.playground import openapi
from tests.night import guarding, judging
from tests.night.house import NAMES, House
from tests.night.reading import EPHEMERAL, SIGNS, cockpit, picture_urls, words
from tests.night.secrecy import IN_LOGS
from tests.night.sitting import Sitting, asleep, late, leaving, watching
from tests.simulation.world import World

pytestmark = pytest.mark.long

QUICK = 3  # turns that a player may have taken before their ping was sent
Habit = Callable[[House, Sitting], Awaitable[None]]


@dataclass(frozen=True)
class Game:
    """The plan of a table: its rules, its people and computers, and the events at it."""

    rules: Mapping[str, str]
    people: int = 2
    computers: int = 2
    deals: int = 1
    before: Habit | None = None  # before the table is opened
    meanwhile: Habit | None = None


async def closed(house: House, sitting: Sitting) -> None:
    """Close the direct messages of the second person at the table."""
    await sitting.people[1].let_dms(False)


async def in_words(house: House, sitting: Sitting) -> None:
    """Choose words instead of pictures for the second person at the table."""
    person = sitting.people[1]
    await person.type_command(sitting.room.id, "settings")
    await person.click("Words", sitting.room.id)
    await person.find("✓ Words", sitting.room.id)


async def comes_late(house: House, sitting: Sitting) -> None:
    await late(sitting, await house.person("Eve"), 6)


async def leaves(house: House, sitting: Sitting) -> None:
    if not sitting.results:
        await leaving(sitting, sitting.clickers[2], 8)


async def watches(house: House, sitting: Sitting) -> None:
    if not sitting.watchers:
        await watching(sitting, await house.person("Eve"))


async def tired(house: House, sitting: Sitting) -> None:
    sitting.clickers[1].awake.clear()


async def wakes_up(house: House, sitting: Sitting) -> None:
    await asleep(sitting, sitting.clickers[1])


GAMES = {
    "President": Game({"preset": "president_basic"}, before=closed),
    "Big Two": Game({"preset": "bigtwo_basic"}, before=in_words),
    "Daifugo": Game({"preset": "daifugo_denexa"}, 3, 1, meanwhile=leaves),
    "Thirteen": Game({"preset": "thirteen_denexa"}, meanwhile=comes_late),
    "Dou Dizhu": Game({"preset": "doudizhu_denexa"}, 2, 1, meanwhile=watches),
    "Big Three": Game({"preset": "bigthree_denexa"}, 2, 1),
    "President with Deuces rules": Game(
        {"preset": "president_deuces", "house_rules": "deal=fixed, hand_size=8, leftover=discard"},
        deals=2,
    ),
    "team Big Two": Game({"preset": "bigtwo_teams"}),
    "the Hand of Collusion": Game({"preset": "president_collusion"}, 2, 4),
    "merchants": Game(
        {
            "preset": "president_merchants",
            "house_rules": "players=4..4, deal=fixed, hand_size=5, leftover=discard",
        },
        deals=2,
    ),
    "two packs": Game(
        {"preset": "president_basic", "packs": "2", "house_rules": "players=4..4"}, computers=2
    ),
}
SLEEPY = "one asleep"
ASLEEP = Game({"preset": "president_basic"}, 3, 1, before=tired, meanwhile=wakes_up)
GAMES[SLEEPY] = Game({"preset": "president_basic"}, 3, 1, before=tired, meanwhile=wakes_up)


@dataclass
class Nights:
    """The tables that were played, by name, with their house."""

    house: House
    tables: dict[str, Sitting] = field(default_factory=dict)
    troubles: dict[str, BaseException] = field(default_factory=dict)

    def table(self, name: str) -> Sitting:
        """Return the table of this name; raise the error that ended its game early."""
        if name in self.troubles:
            raise self.troubles[name]
        return self.tables[name]


async def play(house: House, name: str, game: Game) -> Sitting:
    """Play all deals of one table, with the events of its plan."""
    people = [await house.person(name) for name in NAMES[: game.people]]
    sitting = Sitting.of(people, house.room(), house.chance(name))
    if game.before:
        await game.before(house, sitting)
    await sitting.open(game.computers, **game.rules)
    habit = game.meanwhile
    meanwhile = (lambda table: habit(house, table)) if habit else None
    for _ in range(game.deals):
        await sitting.deal_that_counts(meanwhile)
    return sitting


@pytest.fixture(scope="module")
def nights(shared_world: World) -> Nights:
    """All tables, played at the same time in one house."""

    async def whole(world: World) -> Nights:
        house = world.house
        nights = Nights(house)
        played = await asyncio.gather(
            *(play(house, name, game) for name, game in GAMES.items()), return_exceptions=True
        )
        store = await Store.open(house.bot.database, house.clock)
        for name, sitting in zip(GAMES, played, strict=True):
            if isinstance(sitting, BaseException):
                nights.troubles[name] = sitting
            else:
                nights.tables[name] = sitting
                await sitting.look_up(store)
        await store.close()
        return nights

    return shared_world.play(whole)


every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_night_is_played_to_the_end_by_clicks_alone(nights: Nights, name: str) -> None:
    sitting = nights.table(name)
    assert sitting.stored
    assert all(clicker.presses for clicker in sitting.clickers)


@every_game
def test_the_results_shown_are_those_counted_anew(nights: Nights, name: str) -> None:
    assert judging.miscounted(nights.table(name)) == []


@every_game
def test_cards_are_shown_only_to_people_with_sight_of_them(nights: Nights, name: str) -> None:
    sitting = nights.table(name)
    rooms = {table.room.id for table in nights.tables.values()} - {sitting.room.id}
    assert list(guarding.leaks(sitting, rooms)) == []
    assert judging.strange_hands(sitting) == []


@pytest.mark.parametrize("name", [name for name in GAMES if name != SLEEPY])
def test_a_deal_posts_one_table_message_and_one_ping_for_each_turn(
    nights: Nights, name: str
) -> None:
    sitting = nights.table(name)
    others, asked = judging.posts(sitting)
    assert others == len(sitting.stored), "the first one was the lobby before"
    acted, offered = judging.turns(sitting), judging.offered(sitting)
    broken_off = judging.dealt_again(sitting)
    for clicker in sitting.clickers:
        who = clicker.person.id
        assert asked[who] - len(clicker.answered) <= broken_off + clicker.gone
        if not clicker.gone and not clicker.late:
            # a player who acts before the ping is sent gets no ping
            assert acted[who] - QUICK <= asked[who] <= offered[who]
    assert asked.keys() == {person.id for person in sitting.people}


def test_time_that_runs_out_posts_no_more_than_a_reminder_beside(nights: Nights) -> None:
    sitting = nights.table(SLEEPY)
    others, asked = judging.posts(sitting)
    assert others == len(sitting.stored)
    assert asked.keys() <= {person.id for person in sitting.people}


def test_a_closed_door_is_played_from_the_channel(nights: Nights) -> None:
    person = nights.table("President").people[1]
    hands = [seen for seen in person.seen if seen.kind != "delete" and cockpit(seen.body)]
    assert hands
    assert all(seen.body["flags"] & EPHEMERAL for seen in hands)


def test_reader_of_words_sees_no_picture_of_a_hand(nights: Nights) -> None:
    person = nights.table("Big Two").people[1]
    hands = [s.body for s in person.seen if s.kind != "delete" and cockpit(s.body)]
    assert len(hands) > 10
    assert not any(picture_urls(hand) for hand in hands)
    assert not any(set(SIGNS) & set(words(hand)) for hand in hands)


def test_the_late_one_plays_and_the_leaver_comes_last(nights: Nights) -> None:
    thirteen, daifugo = nights.table("Thirteen"), nights.table("Daifugo")
    eve = thirteen.people[-1]
    assert eve.name.startswith("Eve")
    assert eve.id in next(iter(thirteen.stored.values())).players
    assert judging.results_shown(daifugo.last)[-1].player == daifugo.people[2].name


def test_the_sleeper_is_played_for_and_comes_back(nights: Nights) -> None:
    sitting = nights.table(SLEEPY)
    shown = [words(seen.body) for seen in sitting.host.person.seen if seen.kind == "edit"]
    asleep = [at for at, text in enumerate(shown) if "💤" in text]
    assert asleep
    assert any("💤" not in text for text in shown[asleep[-1] :])


def test_spectator_sees_the_table_and_has_no_hand(nights: Nights) -> None:
    (watcher,) = nights.table("Dou Dizhu").watchers
    views = [s.body for s in watcher.seen if s.kind == "edit" and s.body["flags"] & EPHEMERAL]
    assert len(views) > 10
    assert not any(cockpit(view) for view in views)


def test_logs_tell_no_cards(nights: Nights) -> None:
    assert IN_LOGS.findall(nights.house.bot.log) == []
    assert "Traceback" not in nights.house.bot.log


def test_every_request_and_answer_holds_against_discords_document(nights: Nights) -> None:
    if openapi.document_path() is None:
        pytest.skip("../shared/discord/openapi.json is not here")
    assert openapi.wrong(nights.house.playground.journal) == set()
