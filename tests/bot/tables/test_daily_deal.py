"""The deal of the day at tables: the same cards and computers for all, and the first try counts."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from random import Random

import pytest
from sqlalchemy import Connection, func, insert, select, text

from bot.domain import dealing, seating
from bot.domain.daily_deal import LEVEL, DailyDeal, Day, Streak, Try
from bot.domain.state import Draft, Result, Stage, TableState
from bot.players import weakest
from bot.store import Store
from bot.store.daily import RETOLD_SECONDS, note_done, read_current
from bot.store.schema import daily as tries
from bot.store.upkeep import DAILY_DAYS
from bot.store.upkeep import DAY as SECONDS
from bot.tables.registry import Tables
from bot.tables.table import Table
from rules.events import Ended, Event, Shuffled
from rules.match.match import Match
from rules.shuffle import commitment
from rules.verification import verify
from tests.bot.four_people import OPEN, Listener, StoppedClock, play_computers, settings

ANA, BEN = "11", "22"
SERVER, OTHER = 5, 6
FIRST, SECOND = "5c" * 32, "a7" * 32


def tables_of(store: Store) -> Tables:
    tables = Tables(store, Listener(), settings(), StoppedClock(), Random(7))
    OPEN.append(tables)
    return tables


async def present(store: Store, now: float, server: int = SERVER) -> DailyDeal:
    secrets = (FIRST, SECOND) if server == SERVER else (SECOND, FIRST)
    await store.daily.begin(server, now, secrets)
    found = await store.daily.current(server, now)
    assert found is not None
    return found[0]


async def dealt(tables: Tables, player: str, daily: DailyDeal) -> Table:
    against = partial(
        seating.against_computers, player=player, level=LEVEL, computers=seating.PRACTICE
    )
    rules = Draft(daily.preset)
    for table in tables.of(player):
        await table.stop(player)
    table = await tables.open_private(int(player) * 10, player, rules, against, daily)
    await table.deal(player)
    return table


async def played(table: Table, player: str) -> tuple[Event, ...]:
    """Play the weakest moves to the end of the deal, and return all its events."""
    while table.state.stage is Stage.DEAL:
        if player in table.now.due():
            seen = table.now.view(player)
            assert seen is not None
            await table.act(player, weakest(seen), table.now.key)
        else:
            await play_computers(table)
    return table.stored.log.events


async def own(store: Store, daily: DailyDeal, player: str) -> Try:
    return next(one for one in await store.daily.tries(daily.day) if one.player == player)


@pytest.mark.slow
async def test_two_people_get_the_same_cards_and_the_same_computers(store: Store) -> None:
    tables = tables_of(store)
    daily = await present(store, tables.clock.now())
    games = [await played(await dealt(tables, who, daily), who) for who in (ANA, BEN)]
    assert games[0] == games[1]
    mine, theirs = [await own(store, daily, who) for who in (ANA, BEN)]
    assert mine.worth == theirs.worth is not None
    assert mine.out_of == len(next(iter(tables.of(ANA))).now.players)


async def test_another_server_and_another_day_have_other_cards(store: Store) -> None:
    tables = tables_of(store)
    now, packs = tables.clock.now(), list[object]()
    for daily in (
        await present(store, now),
        await present(store, now, OTHER),
        await present(store, now + SECONDS),
    ):
        daily = replace(daily, preset="president_basic")
        table = await dealt(tables, ANA, daily)
        first = table.stored.log.events[0]
        assert isinstance(first, Shuffled)
        packs.append(first.deck)
    assert len({*packs}) == 3


@pytest.mark.slow
async def test_only_the_first_try_counts(store: Store) -> None:
    tables = tables_of(store)
    daily = await present(store, tables.clock.now())
    first = await dealt(tables, ANA, daily)
    noted = await own(store, daily, ANA)
    assert (noted.table_id, noted.worth) == (first.state.id, None)
    again = await dealt(tables, ANA, daily)  # replaces the first table, whose deal is broken off
    await played(again, ANA)
    assert await own(store, daily, ANA) == noted


@pytest.mark.slow
async def test_a_deal_that_is_over_stays_as_it_was(store: Store) -> None:
    tables = tables_of(store)
    daily = await present(store, tables.clock.now())
    table = await dealt(tables, ANA, daily)
    await played(table, ANA)
    noted = await own(store, daily, ANA)
    await table.deal(ANA)
    await played(table, ANA)
    await played(await dealt(tables, ANA, daily), ANA)
    assert await own(store, daily, ANA) == noted


@pytest.mark.slow
async def test_a_deal_unfinished_at_local_midnight_does_not_count(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.servers.change_settings(SERVER, zone="Asia/Kathmandu")
    tables = tables_of(store)
    daily = await present(store, tables.clock.now())
    for player, late in ((ANA, -1), (BEN, 0)):
        table = await dealt(tables, player, daily)
        monkeypatch.setattr(store.deals._clock, "now", partial(float, daily.ends_at + late))
        await played(table, player)
    assert (await own(store, daily, ANA)).worth is not None
    assert (await own(store, daily, BEN)).worth is None


@pytest.mark.slow
async def test_the_secret_is_shown_by_nothing_but_the_day(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    tables = tables_of(store)
    daily = await present(store, tables.clock.now())
    table = await dealt(tables, ANA, daily)
    shown: list[Callable[[], object]] = [
        lambda: table.now.seed,
        lambda: table.now.proof,
        lambda: repr(table.state),
        lambda: repr(daily),
    ]
    assert table.now.proof == ""
    assert FIRST not in str([one() for one in shown])
    await played(table, ANA)
    assert FIRST not in str([one() for one in shown])
    assert table.state.daily == ""
    assert table.state.upcoming.secret != FIRST
    assert table.state.deal_id is not None
    deal = await store.deals.get(table.state.deal_id)
    assert deal.seed == ""
    export = json.dumps(await store.persons.export(ANA))
    assert daily.day.date.isoformat() in export
    assert FIRST not in export
    assert FIRST not in caplog.text
    rows = await store.read(lambda c: c.execute(text("select * from deal")).all())
    assert FIRST not in str(rows)
    await table.deal(ANA)
    assert table.state.deal_id is not None
    assert (await store.deals.get(table.state.deal_id)).seed not in ("", FIRST)


@pytest.mark.slow
async def test_the_secret_proves_the_deal(store: Store) -> None:
    tables = tables_of(store)
    daily = await present(store, tables.clock.now())
    table = await dealt(tables, ANA, daily)
    events = await played(table, ANA)
    assert table.state.deal_id is not None
    deal = await store.deals.get(table.state.deal_id)
    told = replace(deal, seed=daily.secret)
    assert dealing.proof(told) == daily.commitment == commitment(daily.secret, daily.day.key)
    rules = seating.rules_of(deal.preset, deal.choices)
    assert verify(rules, events, daily.secret, deal.terms, daily.commitment) is None
    wrong = verify(rules, events, SECOND, deal.terms, daily.commitment)
    assert wrong is not None


async def test_the_next_days_secret_is_fixed_the_day_before(store: Store) -> None:
    now = StoppedClock().now()
    await store.daily.begin(SERVER, now, (FIRST, SECOND))
    found = await store.daily.current(SERVER, now)
    assert found is not None
    first, then = found
    assert (first.secret, then.secret, then.day) == (FIRST, SECOND, first.day.next)
    await store.daily.begin(SERVER, now, ("00" * 32, "11" * 32))
    assert await store.daily.current(SERVER, now) == found
    assert await store.daily.current(SERVER, first.ends_at) is None
    await store.daily.begin(SERVER, first.ends_at, ("00" * 32, "11" * 32))
    later = await store.daily.current(SERVER, first.ends_at)
    assert later is not None
    assert later[0].secret == SECOND
    assert later[0].ends_at == first.ends_at + SECONDS


async def test_days_without_a_deal_are_left_out(store: Store) -> None:
    now = StoppedClock().now()
    first = await present(store, now)
    later = await present(store, now + 5 * SECONDS)
    assert (later.day.date - first.day.date).days == 5


@pytest.mark.long
async def test_a_streak_is_of_finished_days(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = tables_of(store)
    days = []
    for number in (0, 1, 3, 4):
        now = tables.clock.now() + number * SECONDS
        daily = replace(await present(store, now), preset="president_basic")
        days.append(daily.day.date)
        monkeypatch.setattr(store.deals._clock, "now", partial(float, now))
        await played(await dealt(tables, ANA, daily), ANA)
    streak = await store.daily.streak(SERVER, ANA)
    assert streak == Streak(days[-1], days=2, best=2)
    assert await store.daily.streak(SERVER, BEN) is None
    assert await store.daily.streak(OTHER, ANA) is None


async def test_streak_outlives_the_tries(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    start, day = StoppedClock().now(), Day(SERVER, date(2026, 1, 1))

    def finish(connection: Connection, number: int, now: float) -> None:
        deal = read_current(connection, SERVER, now)
        assert deal is not None
        row = {"guild_id": SERVER, "day": deal[0].day.date.isoformat(), "player": ANA}
        connection.execute(insert(tries), row | {"table_id": number, "deal_id": number})
        note_done(connection, number, [Result(ANA, 1, 4, 2, "")], now)

    for number in range(1, 501):
        now = start + number * SECONDS
        day = (await present(store, now)).day
        await store.write(finish, number, now)
    assert await store.daily.streak(SERVER, ANA) == Streak(day.date, 500, 500)
    monkeypatch.setattr(store.upkeep._clock, "now", partial(float, start + 500 * SECONDS))
    await store.upkeep.prune()
    kept = await store.read(lambda c: c.execute(select(func.count()).select_from(tries)).scalar())
    assert kept is not None
    assert kept < 370
    assert await store.daily.streak(SERVER, ANA) == Streak(day.date, 500, 500)
    (exported,) = (await store.persons.export(ANA))["daily_streak"]
    assert (exported["days"], exported["best"]) == (500, 500)
    now = start + 501 * SECONDS
    day = (await present(store, now)).day
    await store.write(finish, 501, now)
    assert await store.daily.streak(SERVER, ANA) == Streak(day.date, 501, 501)
    await store.persons.forget(ANA)
    assert await store.daily.streak(SERVER, ANA) is None


async def test_a_post_is_begun_once_and_again_while_discord_knows_it(store: Store) -> None:
    now = StoppedClock().now()
    daily = await present(store, now)
    assert await store.daily.begin_post(daily.day, 7, now)
    assert await store.daily.begin_post(daily.day, 7, now + RETOLD_SECONDS - 1)
    later = now + 2 * RETOLD_SECONDS
    assert not await store.daily.begin_post(daily.day, 7, later)
    await store.daily.end_post(daily.day, None)
    assert await store.daily.begin_post(daily.day, 8, later)
    await store.daily.end_post(daily.day, 99)
    assert not await store.daily.begin_post(daily.day, 8, later)
    assert not await store.daily.begin_post(daily.day.next, 8, later), "has not begun"


@pytest.mark.slow
async def test_a_result_is_posted_once(store: Store) -> None:
    tables = tables_of(store)
    daily = await present(store, tables.clock.now())
    assert not await store.daily.begin_share(daily.day, ANA, 1.0)
    await played(await dealt(tables, ANA, daily), ANA)
    assert await store.daily.begin_share(daily.day, ANA, 1.0)
    assert not await store.daily.begin_share(daily.day, ANA, 2.0)
    await store.daily.end_share(daily.day, ANA)
    assert await store.daily.begin_share(daily.day, ANA, 3.0)


@pytest.mark.slow
async def test_daily_results_go_with_their_person_and_all_after_a_year(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = tables_of(store)
    daily = await present(store, tables.clock.now())
    for who in (ANA, BEN):
        await played(await dealt(tables, who, daily), who)
    await store.persons.forget(ANA)
    assert [one.player for one in await store.daily.tries(daily.day)] == [BEN]
    monkeypatch.setattr(
        store.upkeep._clock, "now", partial(float, daily.ends_at + DAILY_DAYS * SECONDS - 1)
    )
    await store.upkeep.prune()
    assert await store.daily.tries(daily.day)
    monkeypatch.setattr(
        store.upkeep._clock, "now", partial(float, daily.ends_at + DAILY_DAYS * SECONDS)
    )
    await store.upkeep.prune()
    assert await store.daily.tries(daily.day) == []
    assert await store.daily.deal(daily.day) is None


async def marks(store: Store) -> list[str]:
    found = text("select mark from daily_mark")
    return [*await store.read(lambda c: c.execute(found).scalars().all())]


async def test_mark_of_a_deleted_person_uses_the_try_until_the_day_ends(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = tables_of(store)
    daily = await present(store, tables.clock.now())
    elsewhere = await present(store, tables.clock.now(), OTHER)
    await dealt(tables, ANA, daily)
    await dealt(tables, ANA, elsewhere)
    monkeypatch.setattr(store.persons._clock, "now", tables.clock.now)
    for _ in range(2):  # a deletion may be repeated
        await store.persons.forget(ANA)
    assert await store.daily.tries(daily.day) == []
    assert len({*await marks(store)}) == 2, "one of each server, unlike the other"
    assert ANA not in str(await marks(store))
    kept = await store.persons.counts(ANA)
    assert not any(kept.get(name) for name in ("daily", "daily_mark"))
    assert await store.daily.is_marked(daily.day, ANA)
    assert not await store.daily.is_marked(daily.day, BEN)
    await dealt(tables, ANA, daily)
    assert await store.daily.tries(daily.day) == [], "no first try"
    following = await present(store, daily.ends_at)
    assert not await store.daily.is_marked(daily.day, ANA), "gone when the next day begins"
    await dealt(tables, ANA, following)
    assert await own(store, following, ANA)


async def test_mark_goes_with_the_nightly_deletion(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = tables_of(store)
    daily = await present(store, tables.clock.now())
    await dealt(tables, ANA, daily)
    for clock, moment in ((store.persons._clock, -1), (store.upkeep._clock, -1)):
        monkeypatch.setattr(clock, "now", partial(float, daily.ends_at + moment))
    await store.persons.forget(ANA)
    await store.upkeep.prune()
    assert len(await marks(store)) == 1
    monkeypatch.setattr(store.upkeep._clock, "now", partial(float, daily.ends_at))
    await store.upkeep.prune()
    assert await marks(store) == []
    monkeypatch.setattr(store.persons._clock, "now", partial(float, daily.ends_at))
    await dealt(tables, ANA, daily)
    await store.persons.forget(ANA)
    assert await marks(store) == [], "none of a day that is over"


async def test_try_is_given_back_for_its_own_table_only(store: Store) -> None:
    tables = tables_of(store)
    daily = await present(store, tables.clock.now())
    first = await dealt(tables, ANA, daily)
    second = await dealt(tables, ANA, daily)
    await store.daily.let_go(daily.day, ANA, second.state.id)
    assert (await own(store, daily, ANA)).table_id == first.state.id
    await store.daily.let_go(daily.day, ANA, first.state.id)
    assert await store.daily.tries(daily.day) == []


@pytest.mark.slow
async def test_no_result_of_the_day_is_on_a_leaderboard_or_rated(store: Store) -> None:
    tables = tables_of(store)
    daily = await present(store, tables.clock.now())
    await played(await dealt(tables, ANA, daily), ANA)
    rows = await store.read(lambda c: c.execute(text("select * from tally")).all())
    rated = text("select * from result where mu is not null")
    assert [*rows, *await store.read(lambda c: c.execute(rated).all())] == []
    assert (await store.rankings.games(SERVER)) == []


def test_a_void_deal_is_dealt_again_by_the_same_secret() -> None:
    key = Day(SERVER, date(2026, 11, 26)).key
    lobby = seating.joined(TableState(1, 0, 110, ANA, "doudizhu_denexa", daily=key), ANA)
    lobby = seating.against_computers(lobby, ANA, LEVEL, seating.PRACTICE)
    ready = seating.ready(dealing.with_secret(lobby, FIRST), ANA)
    during, first, _ = dealing.dealt(ready, FIRST, 0.0, SECOND)
    void = Ended((0, 1, 2), (0, 0, 0), void=True)
    match = Match(seating.rules(during), during.match).finished(void).state
    _, again, _ = dealing.dealt(replace(during, match=match), during.upcoming.secret, 0.0, SECOND)
    assert (first.terms.key, again.terms.key) == (key, f"{key}.2")
    assert during.upcoming.secret == FIRST
    assert first.events[0] != again.events[0]
    assert Day.read(again.terms.key) == Day.read(key)
