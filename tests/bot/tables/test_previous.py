"""Databases of previous versions: tables resume where they stopped, and nothing stored changes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from bot.clock import Clock
from bot.domain.preferences import Sent
from bot.domain.state import Stage
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.standing.leaderboards import ORDERS, Board, Standing
from bot.standing.tallies import Scope
from bot.store import Store
from bot.tables.daily import count_past
from tests.bot.tables.test_made_before import plain, play_to_the_end, restored, seen
from tests.data.previous import OLDER, VERSIONS, copied, table

GUILD = int(GAME_NIGHT_ID)
WAITING = ("lobby", "between", "over")
OF_SIDES = ("bigtwo_teams", "doudizhu_denexa", "thirteen_denexa")  # places are now counted anew

NUMBERS: dict[str, Callable[[Any], float]] = {  # of a person, by the order of a leaderboard
    "deals": lambda one: one["deals"],
    "wins": lambda one: one["first"],
    "points": lambda one: one["points"],
    "penalties": lambda one: one["points"] / one["deals"],
}


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def was(version: str) -> Any:
    """The data that the previous version read from its database."""
    return table(version, "seen")


@pytest.fixture
async def store(version: str, tmp_path: Path) -> AsyncIterator[Store]:
    """A copy of the previous version's database, opened by this version."""
    opened = await Store.open(copied(version, tmp_path))
    yield opened
    await opened.close()


def lost(was: Any, now: Any, place: str = "") -> dict[str, Any]:
    """Return the values that differ, old and new, by their path; new fields are left out."""
    if isinstance(was, dict) and isinstance(now, dict):
        pairs = [(f"{place}.{key}", one, now.get(key, "gone")) for key, one in was.items()]
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        pairs = [(f"{place}.{n}", *one) for n, one in enumerate(zip(was, now, strict=True))]
    else:
        return {} if was == now else {place: (was, now)}
    return {key: two for pair in pairs for key, two in lost(*pair[1:], pair[0]).items()}


@pytest.mark.slow
async def test_every_table_resumes_in_its_stage_with_its_seats_and_hands(
    store: Store, was: Any
) -> None:
    for one in was["tables"]:
        now = await restored(store, one["state"]["id"])
        assert lost(one["state"], plain(asdict(now.state))) == {}
        assert [*now.now.players] == one["players"]
        assert [*now.now.due()] == one["due"]
        assert now.now.key == one["key"]
        for player, saw in one["seen"].items():
            assert seen(now.now.view(player)) == saw
        assert seen(now.now.view(None)) == one["onlooker"]
        posts = await store.posts.of(now.state.id)
        assert plain([asdict(post) for post in posts]) == one["posts"]


async def test_what_people_and_servers_chose_is_kept(store: Store, was: Any) -> None:
    for player, one in was["preferences"].items():
        if one["sent"] == Sent.DM:  # stored for people without a choice, too
            one = {**one, "sent": Sent.DEFAULT}
        assert lost(one, plain(asdict(await store.preferences.of(player)))) == {}
    servers = store.servers
    assert lost(was["server"], plain(asdict(await servers.settings(GUILD)))) == {}
    saved = await servers.house_presets(GUILD)
    assert lost(was["house_presets"], plain([asdict(one) for one in saved])) == {}
    channel, *rules = was["usual"]
    usual = await servers.channel_default(channel)
    assert usual is not None
    assert [usual.preset, usual.changed] == rules[:2]
    assert await servers.waiting(GUILD) == was["waiting"]


@pytest.mark.slow
async def test_boards_are_the_same(version: str, store: Store, was: Any) -> None:
    await count_past(store, Clock())
    rankings = store.rankings
    games = {one.preset: [*one.deals] for one in await rankings.games(GUILD)}
    before = {one["preset"]: [*one["deals"]] for one in was["games"]}
    assert games.keys() == before.keys()
    assert all({*map(str, kinds)} == {*before[game]} for game, kinds in games.items())
    assert plain(await rankings.most_played(GUILD)) == was["most_played"]
    for key, board in was["boards"].items():
        game, by = key.split()
        now = as_before(await rankings.leaderboard(Scope.of(GUILD, game), ORDERS[by]), by)
        if version == OLDER and game in OF_SIDES:
            assert played(now) == played(board)
        else:
            assert lost(shared(board, by), now) == {}


def as_before(board: Board, by: str) -> Any:
    """Return a leaderboard with the names of version 1.0 for the numbers of a person."""
    lines = [line_before(one, by) for one in board.standings]
    return {**plain(asdict(replace(board, standings=()))), "standings": lines}


def line_before(one: Standing, by: str) -> Any:
    tally, known = one.tally, one.tally.known
    points = tally.sum_points if by != "penalties" else 0
    penalties = tally.penalties if by != "points" else 0
    return {
        **plain(asdict(tally)),
        "player": one.player,
        "points": points + penalties,
        "scored": (by != "penalties") * tally.pointed + (by != "points") * tally.penalized,
        "first": tally.firsts,
        "last": tally.lasts,
        "average_place": tally.sum_place / known if known else None,
        "beaten": 1 - tally.sum_rank / known if known else 0.0,
        "substituted": tally.beside,
        "alone_first": tally.alone_firsts,
        "reign": tally.best_reign,
        "paid": tally.sum_paid,
        "below": int(one.below),
        "lacks": one.lacks,
    }


def shared(board: Any, by: str) -> Any:
    """Return a leaderboard on which those with an equal number share the rank of the first.

    Previous versions ranked them by their places.
    """
    if by not in NUMBERS or "ranks" not in board:
        return board
    ranks: list[int | None] = []
    for at, (one, rank) in enumerate(zip(board["standings"], board["ranks"], strict=True)):
        equal = at and NUMBERS[by](one) == NUMBERS[by](board["standings"][at - 1])
        ranks.append(ranks[-1] if equal else rank)
    return {**board, "ranks": ranks}


def played(board: Any) -> dict[str, tuple[int, int]]:
    """Return the number of deals and the points of each player on a leaderboard."""
    return {one["player"]: (one["deals"], one["points"]) for one in board["standings"]}


@pytest.mark.slow
async def test_running_deals_are_played_to_their_end_and_count(store: Store, was: Any) -> None:
    running = [one["state"]["id"] for one in was["tables"] if one["due"]]
    assert len(running) == 7
    for number in running:
        await play_to_the_end(store, await restored(store, number))


@pytest.mark.slow
async def test_tables_without_a_running_deal_begin_the_next_one(store: Store, was: Any) -> None:
    waiting = {one["state"]["id"]: one["state"]["stage"] for one in was["tables"]}
    waiting = {number: stage for number, stage in waiting.items() if stage in WAITING}
    assert sorted(waiting.values()) == sorted(WAITING)
    for number in waiting:
        now = await restored(store, number)
        await now.deal(now.state.host)
        assert now.state.stage is Stage.DEAL
        await play_to_the_end(store, now)
