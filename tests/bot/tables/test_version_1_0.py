"""A database of version 1.0.0: tables resume where they stopped, and nothing stored changes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import asdict, fields, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.clock import Clock
from bot.domain import dealing, seating
from bot.domain.state import Stage
from bot.players import weakest
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.standing.leaderboards import ORDERS, Board, RankedBy, Standing
from bot.standing.tallies import Scope
from bot.store import Store
from bot.tables.registry import Tables
from bot.tables.table import Table
from rules.actions import Action, Bid
from rules.cards import text
from rules.engine import replay
from rules.events import Ended
from rules.verification import verify
from rules.view import SeatView
from tests.bot.four_people import Listener, play_computers, settings
from tests.data.version_1_0 import copied, table

SEEN = table("seen")  # the data that version 1.0.0 read from its database
TABLES = {one["state"]["id"]: one for one in SEEN["tables"]}
RUNNING = [number for number, one in TABLES.items() if one["state"]["stage"] == "deal"]
OPEN = [number for number, one in TABLES.items() if one["state"]["stage"] != "closed"]
GUILD = int(GAME_NIGHT_ID)
LATER = Clock(lambda: SEEN["at"] + SEEN["ahead"] + 60)  # a minute after the bot was killed


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A copy of that database, opened by this version."""
    opened = await Store.open(copied(tmp_path), LATER)
    yield opened
    await opened.close()


async def restored(store: Store, number: int) -> Table:
    """Return the table as a process restores it after its start."""
    state = await store.tables.get(number)
    assert state is not None
    table = Table(state, store, Listener(), settings(), LATER, Random(7))
    await table.restore()
    assert not table.aside
    return table


def plain(value: object) -> Any:
    """Return the value as JSON gives it back."""
    return json.loads(json.dumps(value))


def seen(view: SeatView | None) -> Any:
    """Return the view of a player in the format of the data, with cards as text."""
    if view is None:
        return None
    return plain(
        {
            "hand": [text(one) for one in view.hand],
            "cards_left": view.cards_left,
            "to_act": sorted(view.to_act),
            "trick": [[one.seat, text(one.cards), text(one.as_cards)] for one in view.trick],
            "closed": sorted(view.closed),
            "out": view.out,
            "standing": view.standing,
            "gifts": [[one.giver, one.taker, one.count, text(one.cards)] for one in view.gifts],
            "gift": view.gift and view.gift.count,
            "asked": [_in_words(one) for one in view.asked],
            "plays": [[text(one.laid), text(one.cards)] for one in view.plays],
            "may_pass": view.may_pass,
            "widow": text(view.widow),
            "bids": [[one.seat, one.amount] for one in view.bids],
            "sides": view.sides,
            "stake": view.stake,
            "stock": view.stock,
            "calls": [[one.seat, one.word] for one in view.calls],
            "ended": view.ended and [view.ended.places, view.ended.points],
        }
    )


def _in_words(action: Action) -> list[object]:
    return [type(action).__name__, *(getattr(action, field.name) for field in fields(action))]


def lost(was: Any, now: Any, place: str = "") -> dict[str, Any]:
    """Return the values that differ, old and new, by their path; new fields are left out."""
    if isinstance(was, dict) and isinstance(now, dict):
        pairs = [(f"{place}.{key}", one, now.get(key, "gone")) for key, one in was.items()]
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        pairs = [(f"{place}.{n}", *one) for n, one in enumerate(zip(was, now, strict=True))]
    else:
        return {} if was == now else {place: (was, now)}
    return {key: two for pair in pairs for key, two in lost(*pair[1:], pair[0]).items()}


@pytest.mark.sampled(9)
@pytest.mark.slow
@pytest.mark.parametrize("number", TABLES)
async def test_table_resumes_in_its_stage_with_its_seats_and_hands(
    store: Store, number: int
) -> None:
    was, now = TABLES[number], await restored(store, number)
    assert lost(was["state"], plain(asdict(now.state))) == {}
    assert [*now.now.players] == was["players"]
    assert [*now.now.due()] == was["due"]
    assert (now.now.key, now.now.proof) == (was["key"], was["proof"])
    for player, saw in was["seen"].items():
        assert seen(now.now.view(player)) == saw
    assert seen(now.now.view(None)) == was["onlooker"]
    posts = await store.posts.of(number)
    assert plain([asdict(post) for post in posts]) == was["posts"]


@pytest.mark.slow
async def test_deals_replay_to_the_end_that_they_had_and_check_out(store: Store) -> None:
    """The shuffle of each finished deal follows from its seed and the words of its players."""
    for number, was in SEEN["deals"].items():
        deal = await store.deals.get(int(number))
        names = [type(event).__name__ for event in deal.events]
        assert plain([deal.players, deal.preset, deal.number, dict(deal.choices), names]) == [
            *(was["players"], was["preset"], was["number"], was["choices"], was["events"])
        ]
        rules = seating.rules_of(deal.preset, deal.choices)
        ended = replay(rules, deal.events).ended
        assert plain(ended and _result(ended)) == was["ended"]
        if deal.seed:  # the secret of the deal of the day is stored with the day
            proof = dealing.proof(deal)
            assert verify(rules, deal.events, deal.seed, deal.terms, proof) is None


def _result(ended: Ended) -> list[object]:
    return [ended.places, ended.points, ended.void, ended.plan, ended.paid]


async def test_choices_of_people_and_servers_are_kept(store: Store) -> None:
    for player, was in SEEN["preferences"].items():
        assert lost(was, plain(asdict(await store.preferences.of(player)))) == {}
    servers = store.servers
    assert lost(SEEN["server"], plain(asdict(await servers.settings(GUILD)))) == {}
    saved = await servers.house_presets(GUILD)
    assert lost(SEEN["house_presets"], plain([asdict(one) for one in saved])) == {}
    channel, rules = SEEN["usual"]
    usual = await servers.channel_default(channel)
    assert usual is not None
    assert lost(rules, plain(asdict(usual))) == {}
    assert await servers.waiting(GUILD) == SEEN["waiting"]


@pytest.mark.slow
async def test_boards_of_all_seasons_are_kept(store: Store) -> None:
    rankings = store.rankings
    games = {one.preset: [*one.deals] for one in await rankings.games(GUILD)}
    before = {one["preset"]: [*one["deals"]] for one in SEEN["games"]}
    assert games.keys() == before.keys()
    assert all({*map(str, kinds)} == {*before[game]} for game, kinds in games.items())
    assert plain(await rankings.most_played(GUILD)) == SEEN["most_played"]
    for key, board in SEEN["boards"].items():
        game, season, by = key.split()
        scope = Scope.of(GUILD, game, int(season))
        now = as_before(await rankings.leaderboard(scope, ORDERS[by]), by)
        assert (now["people"], now["start"]) == (board["people"], board["start"])
        assert lost(_by_player(board), _by_player(now)) == {}, key


def as_before(board: Board, by: str) -> Any:
    """Return a leaderboard with version 1.0's names for the numbers of a person."""
    lines = [line_before(one, by) for one in board.standings]
    return {**plain(asdict(replace(board, standings=()))), "standings": lines}


def line_before(standing: Standing, by: str) -> Any:
    """Return a person's line; `points` are losses on a board of losses, won points elsewhere."""
    tally, known = standing.tally, standing.tally.known
    points = tally.sum_points if by != "penalties" else 0
    penalties = tally.penalties if by != "points" else 0
    return {
        **plain(asdict(tally)),
        "player": standing.player,
        "points": points + penalties,
        "scored": (by != "penalties") * tally.pointed + (by != "points") * tally.penalized,
        "first": tally.firsts,
        "last": tally.lasts,
        "average_place": tally.sum_place / known if known else None,
        "substituted": tally.beside,
        "alone_first": tally.alone_firsts,
        "reign": tally.best_reign,
    }


def _by_player(board: Any) -> dict[str, Any]:
    """Return the numbers of each person; people with equal numbers are in another order now."""
    return {one["player"]: one for one in board["standings"]}


async def test_achievements_are_kept(store: Store) -> None:
    for player, was in SEEN["achievements"].items():
        earned = await store.achievements.of(GUILD, player)
        assert [[one.kind.value, one.at] for one in earned] == was


async def test_code_of_a_kept_deal_shows_its_cards(store: Store) -> None:
    deal_id = await store.history.of_code(SEEN["kept"])
    assert deal_id is not None
    assert (await store.deals.get(deal_id)).seed


@pytest.mark.sampled(4)
@pytest.mark.slow
@pytest.mark.parametrize("number", RUNNING)
async def test_running_deal_is_played_to_its_end_and_counts(store: Store, number: int) -> None:
    await play_to_the_end(store, await restored(store, number))


@pytest.mark.slow
async def test_tables_without_a_running_deal_begin_the_next_one(store: Store) -> None:
    waiting = [number for number in OPEN if number not in RUNNING]
    assert {TABLES[one]["state"]["stage"] for one in waiting} == {"lobby", "between", "over"}
    for number in waiting:
        now = await restored(store, number)
        await now.deal(now.state.host)
        assert now.state.stage is Stage.DEAL
        await play_to_the_end(store, now)


async def play_to_the_end(store: Store, table: Table) -> None:
    """Play the running deal; check that it is stored to its end and counts for each person.

    A deal without a server counts for no person.
    """
    before = await deals_of(store, table)
    deal_id = table.state.deal_id
    for _ in range(1000):
        if table.state.stage is not Stage.DEAL or table.state.deal_id != deal_id:
            break
        if table.now.waited_for():
            player = table.now.waited_for()[0]
            await table.act(player, sensible(table, player), table.now.key)
        else:
            await play_computers(table)
    assert deal_id is not None
    deal = await store.deals.get(deal_id)
    assert replay(seating.rules_of(deal.preset, deal.choices), deal.events).ended
    after = await deals_of(store, table)
    people = Counter(player for player in deal.players if player.isdigit())
    assert after == (before + people if table.state.guild_id else before)


async def deals_of(store: Store, table: Table) -> Counter[str]:
    """Return the number of deals of the game per person, with those that a computer helped in."""
    state = table.state
    board = await store.rankings.leaderboard(Scope.of(state.guild_id, state.preset), RankedBy.DEALS)
    return Counter({one.player: one.tally.deals + one.tally.beside for one in board.standings})


def sensible(table: Table, player: str) -> Action:
    """Return the highest bid, so that the deal is not thrown in, or else the weakest move."""
    view = table.now.view(player)
    assert view is not None
    bids = [one for one in view.asked if isinstance(one, Bid)]
    return max(bids, key=lambda one: one.amount) if bids else weakest(view)


@pytest.mark.slow
async def test_open_tables_are_restored_with_their_timers(store: Store) -> None:
    tables = Tables(store, Listener(), settings(computer_seconds=60), LATER, Random(7))
    await tables.start()
    try:
        assert {table.state.id for table in tables.all()} == {*OPEN}
        assert not [table for table in tables.all() if table.aside]
        for number in RUNNING:
            if due_at := TABLES[number]["state"]["deadlines"]["due_at"]:
                table = tables.get(number)
                assert table is not None
                assert table.state.deadlines.due_at > due_at, "downtime is given to those on turn"
    finally:
        await tables.close()
