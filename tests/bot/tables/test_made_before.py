"""A database of an earlier version: its data are unchanged, and every deal goes on."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import asdict, fields
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.clock import Clock
from bot.domain import seating
from bot.domain.preferences import Sent, ServerSettings
from bot.domain.state import Stage
from bot.players import weakest
from bot.standing.leaderboards import ORDERS, RankedBy
from bot.standing.tallies import Scope
from bot.store import Store
from bot.tables.history import visible_events
from bot.tables.registry import Tables
from bot.tables.table import Table
from rules import events
from rules.actions import Action, Bid
from rules.cards import text
from rules.engine import replay
from rules.events import Ended, Event
from rules.view import SeatView, redacted
from tests.bot.four_people import Listener, play_computers, settings
from tests.data.stored import RUNNING, SEEN, TABLES, copied

NEWER = {"OutOfTime", "TakenBack"}  # events that the earlier version did not have
GUILD, FIRST_CHANNEL = 2**62 + 1, 2**62 + 100


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A copy of the earlier version's database, opened by this version."""
    opened = await Store.open(copied(tmp_path))
    yield opened
    await opened.close()


async def restored(store: Store, number: int) -> Table:
    """Return the table as a process restores it after its start."""
    state = await store.tables.get(number)
    assert state is not None
    table = Table(state, store, Listener(), settings(), Clock(), Random(7))
    await table.restore()
    assert not table.aside
    return table


def plain(value: object) -> Any:
    """Return the value as JSON gives it back."""
    return json.loads(json.dumps(value))


def seen(view: SeatView | None) -> Any:
    """Return the view of a player in the format of the earlier version, with cards as text."""
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


@pytest.mark.sampled(9)
@pytest.mark.parametrize("number", TABLES)
async def test_a_table_is_as_it_was(store: Store, number: int) -> None:
    table, was = await restored(store, number), TABLES[number]
    state = dict(was["state"])
    state["deadlines"] = state.pop("clock") | {"given_by": []}
    state |= {"activity": {"active_at": 0.0, "host_at": 0.0}, "closed_why": "", "host_before": ""}
    state["closed_by"] = ""  # not stored by the earlier version
    state["takes_back"] = True  # the earlier version had no such option
    state["most_factor"] = 4  # as before no host limited turns
    state["stand_in"] = "normal"  # the default, as no host had chosen a level
    state |= {"carries": "", "champions": [], "chat": False, "daily": ""}  # newer fields
    state["stop"] = {"by": "", "until": 0.0, "agreed": [], "declined": []}
    state["match"]["tied"] = {}  # shared places were not stored
    state["saved"] = None  # no rules with a name were chosen
    state["upcoming"] = {"number": 0, "secret": "", "words": {}}  # drawn only when a deal began
    for draft in state["drafts"]:
        draft["name"] = ""
    for seat in state["seats"]:  # not stored: computers played for them
        seat["substituted"] = seat["asleep"] or seat["gone"]
        seat["turn_factor"] = 1  # nobody had asked for longer turns
        seat["left_order"] = seat["left_at"] = 0  # the times of leaving were not stored
    assert plain(asdict(table.state)) == state


@pytest.mark.sampled(9)
@pytest.mark.parametrize("number", TABLES)
async def test_everybody_sees_what_they_saw(store: Store, number: int) -> None:
    table, was = await restored(store, number), TABLES[number]
    assert list(table.now.players) == was["players"]
    assert list(table.now.due()) == was["due"]
    assert table.now.key == was["key"]
    if was["players"]:
        assert (table.now.proof, table.now.seed) == (was["proof"], was["seed"])
    for player, saw in was["seen"].items():
        assert seen(table.now.view(player)) == saw
    assert seen(table.now.view(None)) == was["onlooker"]


@pytest.mark.slow
async def test_every_deal_replays_to_the_end_it_had(store: Store) -> None:
    kinds = set[str]()
    for number, was in SEEN["deals"].items():
        deal = await store.deals.get(int(number))
        names = [type(event).__name__ for event in deal.events]
        assert plain([deal.players, deal.preset, deal.number, names]) == [
            *(was["players"], was["preset"], was["number"], was["events"])
        ]
        ended = replay(seating.rules_of(deal.preset, deal.choices), deal.events).ended
        assert plain(ended and _result(ended)) == was["ended"]
        kinds.update(names)
    assert kinds == {kind.__name__ for kind in vars(events).values() if _is_event(kind)} - NEWER


def _is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Event) and kind is not Event


def _result(ended: Ended) -> list[object]:
    return [ended.places, ended.points, ended.void, ended.plan, ended.paid]


@pytest.mark.slow
async def test_deals_that_were_thrown_in_are_told_of_with_the_present_one(store: Store) -> None:
    (void,) = (n for n, one in TABLES.items() if "again" in one["state"]["match"]["plan"])
    deal_id = TABLES[void]["state"]["deal_id"]
    assert SEEN["deals"][str(deal_id - 1)]["ended"][2]
    deals = [await store.deals.get(number) for number in (deal_id - 1, deal_id)]
    seat = deals[1].players.index("1001")
    assert await visible_events(store, deal_id, "1001") == tuple(
        redacted(event, seat) for deal in deals for event in deal.events
    )


@pytest.mark.sampled(4)
@pytest.mark.slow
@pytest.mark.parametrize("number", RUNNING)
async def test_a_running_deal_is_played_to_its_end(store: Store, number: int) -> None:
    await play_to_the_end(store, await restored(store, number))


async def play_to_the_end(store: Store, table: Table) -> None:
    """Play the running deal; check that it is stored to its end and counts for each person.

    A deal at a private table counts for no person.
    """
    await store.upkeep.count_past()
    before = await deals_of(store, table)
    deal_id = table.state.deal_id
    for _ in range(1000):
        if table.state.stage is not Stage.DEAL or table.state.deal_id != deal_id:
            break
        if table.now.waited_for():
            player = table.now.waited_for()[0]
            await table.act(player, await sensible(table, player), table.now.key)
        else:
            await play_computers(table)
    assert deal_id is not None
    deal = await store.deals.get(deal_id)
    assert replay(seating.rules_of(deal.preset, deal.choices), deal.events).ended
    after = await deals_of(store, table)
    people = Counter(player for player in deal.players if player.isdigit())
    assert after == (before if table.state.private else before + people)


async def deals_of(store: Store, table: Table) -> Counter[str]:
    """Return the number of deals of the game per person, with those that a computer helped in."""
    state = table.state
    board = await store.rankings.leaderboard(Scope.of(state.guild_id, state.preset), RankedBy.DEALS)
    return Counter({one.player: one.tally.deals + one.tally.beside for one in board.standings})


async def sensible(table: Table, player: str) -> Action:
    """Return the highest bid, so that the deal is not thrown in, or else the weakest move."""
    view = table.now.view(player)
    assert view is not None
    bids = [one for one in view.asked if isinstance(one, Bid)]
    return max(bids, key=lambda one: one.amount) if bids else weakest(view)


@pytest.mark.slow
async def test_a_deal_that_had_ended_when_the_process_died_is_settled(store: Store) -> None:
    number = SEEN["killed"]
    before = await store.tables.get(number)
    assert before is not None
    assert before.stage is Stage.DEAL
    table = await restored(store, number)
    assert table.state.stage in (Stage.BETWEEN, Stage.OVER)
    assert await store.tables.get(number) == table.state
    assert table.state.match.deals == before.match.deals + 1
    assert sorted(table.state.match.standing) == sorted(before.match.players)


@pytest.mark.slow
async def test_all_open_tables_are_restored_with_their_timers(store: Store) -> None:
    tables = Tables(store, Listener(), settings(computer_seconds=60), chance=Random(7))
    await tables.start()
    try:
        opened = {number for number, one in TABLES.items() if one["state"]["stage"] != "closed"}
        assert {table.state.id for table in tables.all()} == opened | {SEEN["killed"]}
        assert not [table for table in tables.all() if table.aside]
        later = TABLES[RUNNING[0]]["state"]["clock"]["due_at"]
        table = tables.get(RUNNING[0])
        assert table is not None
        assert table.state.deadlines.due_at > later, "downtime is given to those on turn"
    finally:
        await tables.close()


async def test_what_people_and_servers_chose_is_kept(store: Store) -> None:
    for player, was in SEEN["preferences"].items():
        now = await store.preferences.of(player)
        since = {
            "pinged": "soon",
            "avatar": True,
            "turn_factor": 1,
            "first_deal": now.first_deal,
        }  # newer fields
        since |= {"hidden": "no", "first_bid": 0, "first_five": 0, "first_run": 0}
        since |= {"explained": {}, "signs": []}
        if was["sent"] == Sent.DM:  # stored for people without a choice, too
            since["sent"] = Sent.DEFAULT
        assert plain(asdict(now)) == was | since
    servers = store.servers
    later = ("greeted", "channels", "most_hosted", "ping_role", "ping_minutes", "savers", "sent")
    usual = plain(asdict(ServerSettings()))  # for newer fields
    newest = ("saver_role", "crown_role", "history_days", "season_kind", "zone", "rates_custom")
    since = {name: usual[name] for name in (*later, *newest, "daily_channel")}
    assert plain(asdict(await servers.settings(GUILD))) == SEEN["server"] | since
    kept = await servers.house_presets(GUILD)
    assert plain([asdict(one) for one in kept]) == SEEN["house_presets"]
    usual = await servers.channel_default(FIRST_CHANNEL)
    assert usual is not None
    assert [usual.preset, usual.changed] == SEEN["channel_default"]
    assert await servers.waiting(GUILD) == SEEN["waiting"]


@pytest.mark.slow
async def test_what_people_played_for_is_known_of_deals_of_before(store: Store) -> None:
    await store.upkeep.count_past()
    ranked = {game.preset: game.ranked_by for game in await store.rankings.games(GUILD)}
    assert ranked == {
        "bigtwo_basic": RankedBy.PENALTIES,
        "bigtwo_two_draw": RankedBy.POINTS,  # the winner gets what the other loses
        "doudizhu_denexa": RankedBy.POINTS,
        "president_basic": RankedBy.POINTS,
        "president_collusion": RankedBy.POINTS,
        "president_comp303": RankedBy.POINTS,
        "president_equal_skip": RankedBy.POINTS,
        "president_hamish": RankedBy.POINTS,
        "president_merchants": RankedBy.POINTS,
        "thirteen_denexa": RankedBy.WINS,
    }
    penalties = await store.rankings.leaderboard(
        Scope.of(GUILD, "bigtwo_basic"), RankedBy.PENALTIES
    )
    assert [(one.player, one.tally.deals, one.tally.penalties) for one in penalties.standings] == [
        ("1001", 3, 6),
        ("1003", 3, 13),
        ("1004", 3, 15),
        ("1002", 3, 32),
    ]


async def test_whoever_slept_when_the_last_deal_ended_is_not_credited_with_it(
    tmp_path: Path,
) -> None:
    address = copied(tmp_path)
    with closing(sqlite3.connect(tmp_path / "gamenight.db")) as connection:
        connection.execute("UPDATE seat SET asleep = 1 WHERE table_id = 4 AND player = '1003'")
        connection.commit()
    store = await Store.open(address)
    last = TABLES[4]["state"]["deal_id"]
    assert await store.deals.substituted(last) == {"1003"}
    assert await store.deals.substituted(last - 1) == frozenset()
    table = await store.tables.get(4)
    assert table is not None
    assert [seat.player for seat in table.seats if seat.substituted] == ["1003"]
    await store.close()


@pytest.mark.slow
async def test_boards_are_the_same_when_a_store_of_this_version_is_opened_again(
    store: Store, tmp_path: Path
) -> None:
    await store.upkeep.count_past()
    again = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'gamenight.db'}")
    assert await again.rankings.games(GUILD) == await store.rankings.games(GUILD)
    for game in await store.rankings.games(GUILD):
        for by in ORDERS.values():
            board = await store.rankings.leaderboard(Scope.of(GUILD, game.preset), by)
            assert await again.rankings.leaderboard(Scope.of(GUILD, game.preset), by) == board
    await again.close()


@pytest.mark.slow
async def test_results_and_posts_are_kept(store: Store) -> None:
    await store.upkeep.count_past()
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for game in await store.rankings.games(GUILD):
        board = await store.rankings.leaderboard(Scope.of(GUILD, game.preset), RankedBy.DEALS)
        for one in board.standings:
            points = one.tally.sum_points + one.tally.penalties
            found[one.player].update({"deals": one.tally.deals, "points": points})
    was = {one.pop("player"): one for one in map(dict, SEEN["leaderboard"])}
    for player, numbers in was.items():
        kept = {name: numbers[name] for name in ("deals", "points")}  # places now count people only
        assert found[player] == kept
    assert plain(await store.rankings.most_played(GUILD)) == SEEN["most_played"]
    for number, was in SEEN["posts"].items():
        posts = await store.posts.of(int(number))
        assert plain([asdict(one) for one in posts]) == was
