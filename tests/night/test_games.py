"""A night for each game, of people who only click what they are shown.

Among them: closed direct messages, one who wants words for pictures, one who comes late, one who
leaves in mid-deal, one who watches, and one who falls asleep and comes back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

import pytest
import pytest_asyncio

from bot.store import Store
from rules.catalogue import build
from rules.engine import replay
from tests.bot.playground import openapi
from tests.night import guarding, judging
from tests.night.conftest import NAMES, House, OpenHouse
from tests.night.reading import EPHEMERAL, SIGNS, cockpit, picture_urls, words
from tests.night.secrecy import IN_LOGS
from tests.night.sitting import Sitting, asleep, late, leaving, watching

pytestmark = pytest.mark.asyncio(loop_scope="module")

QUICK = 3  # turns that somebody may have taken before their ping was out
Habit = Callable[[House, Sitting], Awaitable[None]]


@dataclass(frozen=True)
class Game:
    """A table: its rules, how many people and computers, and what else happens there."""

    rules: Mapping[str, str]
    people: int = 2
    computers: int = 2
    deals: int = 1
    before: Habit | None = None  # the game
    meanwhile: Habit | None = None


async def closed(house: House, sitting: Sitting) -> None:
    """The second at the table takes no direct messages."""
    await sitting.people[1].let_dms(False)


async def in_words(house: House, sitting: Sitting) -> None:
    """The second at the table wants no pictures."""
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
QUIET = {"TABLE_EDIT_SECONDS": "0.4"}


@dataclass
class Nights:
    """What is left of them: the tables by name, with their houses."""

    houses: list[House]
    tables: dict[str, Sitting] = field(default_factory=dict)
    troubles: dict[str, BaseException] = field(default_factory=dict)

    def table(self, name: str) -> Sitting:
        """The table of this name; its trouble where it came to no end."""
        if name in self.troubles:
            raise self.troubles[name]
        return self.tables[name]


async def play(house: House, game: Game, seed: int) -> Sitting:
    """Everything that happens at one table."""
    people = [await house.person(name) for name in NAMES[: game.people]]
    sitting = Sitting.of(people, house.room(), seed)
    if game.before:
        await game.before(house, sitting)
    await sitting.open(game.computers, **game.rules)
    habit = game.meanwhile
    meanwhile = (lambda table: habit(house, table)) if habit else None
    for _ in range(game.deals):
        await sitting.deal_that_counts(meanwhile)
    return sitting


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nights(open_house: OpenHouse) -> Nights:
    """All tables at the same time: those of one house, and in a house of its own the slow one."""
    house, hasty = await open_house(**QUIET), await open_house(TURN_SECONDS="3", **QUIET)
    whole = Nights([house, hasty])
    played = await asyncio.gather(
        *(play(house, game, seed) for seed, game in enumerate(GAMES.values())),
        play(hasty, ASLEEP, 1),
        return_exceptions=True,
    )
    for name, sitting in zip((*GAMES, SLEEPY), played, strict=True):
        if isinstance(sitting, BaseException):
            whole.troubles[name] = sitting
        else:
            whole.tables[name] = sitting
    for home in whole.houses:
        store = await Store.open(home.bot.database)
        for name, sitting in whole.tables.items():
            if (name == SLEEPY) == (home is hasty):
                await sitting.look_up(store)
        await store.close()
    return whole


every_game = pytest.mark.parametrize("name", [*GAMES, SLEEPY])


@every_game
async def test_a_night_is_played_to_the_end_by_people_who_only_click(
    nights: Nights, name: str
) -> None:
    sitting = nights.table(name)
    assert sitting.stored
    assert all(clicker.presses for clicker in sitting.clickers)


@every_game
async def test_the_results_shown_are_those_counted_anew(nights: Nights, name: str) -> None:
    sitting = nights.table(name)
    for number, results in sitting.results.items():
        deal = sitting.stored[number]
        ended = replay(build(deal.preset, dict(deal.choices)), deal.events).ended
        assert ended is not None
        *_, left = judging.hands(deal.events)
        lines = judging.results_shown(results)
        assert [line.player for line in lines] == [deal.players[seat] for seat in ended.places]
        for seat, line in zip(ended.places, lines, strict=True):
            assert line.left == left[seat].bit_count()
            assert line.points in (None, ended.points[seat])
        assert ended.void or 0 in left


@every_game
async def test_nobody_is_shown_a_card_that_they_cannot_know(nights: Nights, name: str) -> None:
    sitting = nights.table(name)
    rooms = {table.room.id for table in nights.tables.values()} - {sitting.room.id}
    assert list(guarding.leaks(sitting, rooms)) == []
    assert judging.strange_hands(sitting) == []


@pytest.mark.parametrize("name", GAMES)
async def test_a_deal_posts_one_table_message_and_one_ping_for_each_turn(
    nights: Nights, name: str
) -> None:
    sitting = nights.table(name)
    others, asked = judging.posts(sitting)
    assert others == len(sitting.stored), "the first one was the lobby before"
    acted, broken_off = judging.turns(sitting), judging.dealt_again(sitting)
    for clicker in sitting.clickers:
        who = clicker.person.id
        assert asked[who] - len(clicker.answered) <= broken_off + clicker.gone
        if not clicker.gone and not clicker.late:
            # who plays from the hand before the ping is out is not called any more
            assert -QUICK <= asked[who] - acted[who] <= broken_off
    assert asked.keys() == {person.id for person in sitting.people}


async def test_time_that_runs_out_posts_no_more_than_a_reminder_beside(nights: Nights) -> None:
    sitting = nights.table(SLEEPY)
    others, asked = judging.posts(sitting)
    assert others == len(sitting.stored)
    assert asked.keys() <= {person.id for person in sitting.people}


async def test_a_closed_door_is_played_from_the_channel(nights: Nights) -> None:
    person = nights.table("President").people[1]
    hands = [seen for seen in person.seen if seen.kind != "delete" and cockpit(seen.body)]
    assert hands
    assert all(seen.body["flags"] & EPHEMERAL for seen in hands)


async def test_whoever_wants_words_sees_no_picture_of_a_hand(nights: Nights) -> None:
    person = nights.table("Big Two").people[1]
    hands = [s.body for s in person.seen if s.kind != "delete" and cockpit(s.body)]
    assert len(hands) > 10
    assert not any(picture_urls(hand) for hand in hands)
    assert not any(set(SIGNS) & set(words(hand)) for hand in hands)


async def test_the_late_one_plays_and_the_leaver_comes_last(nights: Nights) -> None:
    thirteen, daifugo = nights.table("Thirteen"), nights.table("Daifugo")
    eve = thirteen.people[-1]
    assert eve.name.startswith("Eve")
    assert eve.id in next(iter(thirteen.stored.values())).players
    assert judging.results_shown(daifugo.last)[-1].player == daifugo.people[2].id


async def test_the_sleeper_is_played_for_and_comes_back(nights: Nights) -> None:
    sitting = nights.table(SLEEPY)
    shown = [words(seen.body) for seen in sitting.host.person.seen if seen.kind == "edit"]
    asleep = [at for at, text in enumerate(shown) if "💤" in text]
    assert asleep
    assert any("💤" not in text for text in shown[asleep[-1] :])


async def test_who_watches_sees_the_table_and_has_no_hand(nights: Nights) -> None:
    (watcher,) = nights.table("Dou Dizhu").watchers
    views = [s.body for s in watcher.seen if s.kind == "edit" and s.body["flags"] & EPHEMERAL]
    assert len(views) > 10
    assert not any(cockpit(view) for view in views)


async def test_logs_tell_no_cards(nights: Nights) -> None:
    for house in nights.houses:
        assert IN_LOGS.findall(house.bot.log) == []
        assert "Traceback" not in house.bot.log


async def test_every_request_and_answer_holds_against_discords_document(nights: Nights) -> None:
    if openapi.document_path() is None:
        pytest.skip("../shared/discord/openapi.json is not here")
    for house in nights.houses:
        assert openapi.wrong(house.playground.journal) == set()
