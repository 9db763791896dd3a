"""Ratings in the database: written as deals end, equal to a recomputation from the results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Any, TypeAlias
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select, update

from bot.standing.flags import FlagKind
from bot.standing.leaderboards import RankedBy
from bot.standing.ratings import Rating
from bot.standing.tallies import ALL_TIME, EVERYWHERE, MOST_A_DAY, Counted, Scope
from bot.store import Store, rerating, result_rows
from bot.store.rerating import Run, finish, read_places, replay_piece, store_rows
from bot.store.schema import deal, result, server, tally
from rules.catalogue.ladder import ladder_of
from tests.bot.store.evenings import GAMES, PEOPLE, Evenings, in_order
from tests.bot.store.material import GUILD

Numbers: TypeAlias = dict[tuple[Any, ...], tuple[float | None, ...]]


async def held(store: Store) -> Numbers:
    """Return the ratings of the tallies."""
    key = tally.c.guild_id, tally.c.ladder, tally.c.season, tally.c.player
    which = select(*key, tally.c.mu, tally.c.sigma, tally.c.peak).where(
        tally.c.channel_id == EVERYWHERE
    )
    rows = await store.read(lambda connection: connection.execute(which).all())
    return {tuple(row[:4]): tuple(row[4:]) for row in rows}


async def steps(store: Store) -> Numbers:
    """Return the ratings before each deal that are stored with its results."""
    every = await store.read(lambda one: one.execute(select(deal.c.id)).scalars().all())
    stored = await store.read(result_rows.read_stored, every)
    return {(one, who): units for one, found in stored.items() for who, units in found.items()}


def equal(one: Numbers, other: Numbers) -> bool:
    """Whether all numbers are equal to a millionth."""
    return one.keys() == other.keys() and all(map(near, one.values(), map(other.get, one)))


def near(mine: Sequence[float | None], theirs: Sequence[float | None] | None) -> bool:
    assert theirs is not None
    return all(
        a == b if a is None or b is None else abs(a - b) <= 1e-6
        for a, b in zip(mine, theirs, strict=True)
    )


async def spoil(store: Store) -> None:
    """Make all ratings wrong, except those in the results of nameless players."""

    def wrong(connection: Any) -> None:
        connection.execute(update(tally).values(mu=1.0, sigma=1.0, peak=99.0))
        named = result.c.player.not_like("n%")
        odd = result.c.deal_id % 2 == 1
        connection.execute(update(result).where(named, odd).values(mu=None, sigma=None))
        connection.execute(update(result).where(named, ~odd).values(season_mu=1, mu=1))

    await store.write(wrong)


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rerating, "PIECE", 17)
    monkeypatch.setattr(rerating, "STORED", 34)
    monkeypatch.setattr(rerating, "LISTED", 40)


@pytest.mark.slow
@pytest.mark.usefixtures("small_chunks")
@pytest.mark.parametrize("deals", [50, pytest.param(700, marks=pytest.mark.long)])
async def test_live_ratings_are_those_computed_again_from_the_results(
    store: Store, deals: int
) -> None:
    evenings = Evenings(store)
    for gone in PEOPLE[:3]:
        await evenings.play(deals, (GUILD, GUILD + 1, GUILD + 2))
        await store.persons.forget(gone)
    live, before = await held(store), await steps(store)
    rated = [key for key, (mu, *_) in live.items() if mu is not None]
    assert {key[1] for key in rated} == {ladder_of(preset) for preset in GAMES}
    assert len({key[2] for key in rated}) > 3, "several seasons"
    await spoil(store)
    assert not equal(await held(store), live)
    assert 2 * deals < await store.ratings.recompute() <= 3 * deals
    assert equal(await held(store), live)
    assert equal(await steps(store), before)


@pytest.mark.slow
async def test_a_deal_has_the_ratings_with_which_the_next_deal_of_its_people_begins(
    store: Store,
) -> None:
    await Evenings(store).play(40, (GUILD,))
    order = (result.c.ended_at, result.c.deal_id, result.c.ladder)
    rated_deals = select(*order).where(result.c.mu.is_not(None)).distinct().order_by(*order)
    deals = await store.read(lambda one: one.execute(rated_deals).all())
    last: dict[tuple[str, str], float] = {}
    for _, deal_id, ladder in deals:
        rated = await store.ratings.of_deal(deal_id)
        assert rated.counted is Counted.RATED
        for player, step in rated.steps.items():
            before = last.get((ladder, player), Rating().mu)
            assert near([step.before.mu], [before])
            last[ladder, player] = step.after.mu
    for (_, ladder, number, player), (mu, *_) in (await held(store)).items():
        if number == ALL_TIME and mu is not None:
            assert near([mu], [last[ladder, player]])


@pytest.mark.slow
async def test_a_recomputation_of_one_server_leaves_the_others_alone(store: Store) -> None:
    await Evenings(store).play(40, (GUILD, GUILD + 1))
    live = await held(store)
    await spoil(store)
    await store.ratings.recompute(GUILD)
    for key, numbers in (await held(store)).items():
        assert near(numbers, live[key] if key[0] == GUILD else (1.0, 1.0, 99.0))


@pytest.mark.slow
async def test_a_deal_that_ends_during_a_recomputation_is_in_it(store: Store) -> None:
    evenings = Evenings(store)
    await evenings.play(30)
    run = Run(GUILD)
    places = sorted({*await store.read(read_places, GUILD, 0.0)})
    rows = await store.read(replay_piece, run, places)
    await store.write(store_rows, rows)
    await evenings.play(10)
    live = await held(store)
    assert await store.write(finish, run, places[-1]) == 10
    assert equal(await held(store), live)


async def test_a_deal_changes_the_ratings_of_its_people_in_its_own_transaction(
    store: Store,
) -> None:
    evenings = Evenings(store)
    deal_id = await evenings.end("bigtwo_basic", in_order("1001", "c1", "1002", "1003"))
    moved = await steps(store)
    first = Rating().units
    before = (*first, *first, None, None)
    assert moved == {(deal_id, who): before for who in ("1001", "1002", "1003")}
    now = await held(store)
    assert {key[2:] for key in now} == {(n, who) for n in (ALL_TIME, 1) for _, who in moved}
    assert now[GUILD, "bigtwo", ALL_TIME, "1001"] > now[GUILD, "bigtwo", ALL_TIME, "1002"]
    assert now[GUILD, "bigtwo", ALL_TIME, "1001"][2] is None, "no peak before it is ranked"


async def test_deals_with_one_person_are_not_rated(store: Store) -> None:
    await Evenings(store).end("bigtwo_basic", in_order("1001", "c1", "c2", "c3"))
    assert await steps(store) == {}


async def test_house_rules_are_rated_if_the_server_allows_it(store: Store) -> None:
    evenings = Evenings(store)
    four = in_order("1001", "1002", "1003", "1004")
    await evenings.end("bigtwo_basic", four, announce="one")
    assert await steps(store) == {}
    await store.write(lambda c: c.execute(update(server).values(rates_custom=True)))
    await evenings.end("bigtwo_basic", four, announce="one")
    assert await steps(store)


async def counted(store: Store, deal_id: int) -> Counted:
    which = select(result.c.counted).where(result.c.deal_id == deal_id).distinct()
    return Counted(await store.read(lambda connection: connection.execute(which).scalar_one()))


def morning(zone: str, days: int = 0) -> float:
    """Return the time at which a day of May 2027 begins in a time zone."""
    return datetime(2027, 5, 3 + days, tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.slow
async def test_two_people_are_rated_thirty_times_a_day_of_their_server(store: Store) -> None:
    zone, evenings = "Asia/Kathmandu", Evenings(store)
    await store.servers.change_settings(GUILD, zone=zone)
    two, three = in_order("1001", "c1", "1002", "c2"), in_order("1001", "1002", "1003", "c1")
    evenings.now = morning(zone) - 1
    await evenings.end("bigtwo_basic", two)  # a deal of the day before
    evenings.now = morning(zone)
    for number in range(MOST_A_DAY):
        game = ("bigtwo_basic", "president_basic")[number % 2]
        deal = two if number % 3 else in_order("1002", "1001", "c3")
        assert await counted(store, await evenings.end(game, deal)) is Counted.RATED
        evenings.now += 600
    before = await steps(store)
    deal_id = await evenings.end("bigtwo_basic", two)
    assert await counted(store, deal_id) is Counted.SAME_PEOPLE
    assert await steps(store) == before, "not rated"
    board = await store.rankings.leaderboard(Scope.of(GUILD, "bigtwo"), RankedBy.DEALS)
    shown = [(one.tally.deals, one.tally.beside) for one in board.standings]
    assert shown == [(16, 1), (16, 1)], "a further deal, on no board"
    for others in (three, in_order("1001", "1003"), in_order("1001", "1002", "1003", "1004")):
        other = await evenings.end("bigtwo_basic", others)
        assert await counted(store, other) is Counted.RATED, "other people among themselves"
    elsewhere = await evenings.end("bigtwo_basic", two, GUILD + 1)
    assert await counted(store, elsewhere) is Counted.RATED
    evenings.now = morning(zone, 1) - 1
    assert await counted(store, await evenings.end("bigtwo_basic", two)) is Counted.SAME_PEOPLE
    evenings.now = morning(zone, 1)
    assert await counted(store, await evenings.end("bigtwo_basic", two)) is Counted.RATED
    (past,) = await store.history.past([deal_id], "1001")
    assert Counted(past.counted) is Counted.SAME_PEOPLE
    live, moved = await held(store), await steps(store)
    await spoil(store)
    await store.ratings.recompute()
    assert equal(await held(store), live)
    assert equal(await steps(store), moved)


FIXED = ("1001", "1002", "1003", "1004", "1005", "1006", "1007")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("regulars", "strangers", "rated"),
    [
        (2, 0, MOST_A_DAY),
        (4, 0, MOST_A_DAY),
        (7, 0, MOST_A_DAY),
        (3, 1, MOST_A_DAY),  # three of the six pairs
        (4, 1, MOST_A_DAY),
        (3, 2, 40),  # three of the ten pairs
        (2, 2, 40),
        (1, 1, 40),  # always another one
    ],
)
async def test_the_same_people_and_changing_others_in_a_day(
    store: Store, regulars: int, strangers: int, rated: int
) -> None:
    evenings = Evenings(store)
    found = []
    for number in range(40):
        others = [f"2{number:02}{one}" for one in range(strangers)]
        deal = in_order(*FIXED[:regulars], *others)
        found.append(await counted(store, await evenings.end("bigtwo_basic", deal)))
    expected = [Counted.RATED] * rated + [Counted.SAME_PEOPLE] * (40 - rated)
    assert found == expected


@pytest.mark.slow
async def test_an_evening_of_eight_regulars_at_tables_of_four_is_rated_all_day(
    store: Store,
) -> None:
    evenings, chance = Evenings(store), Random(4)
    eight = [f"10{number:02}" for number in range(8)]
    for _ in range(60):
        deal_id = await evenings.end("bigtwo_basic", in_order(*chance.sample(eight, 4)))
        assert await counted(store, deal_id) is Counted.RATED


@pytest.mark.slow
async def test_deals_of_the_same_people_earn_nothing_and_break_no_row(store: Store) -> None:
    evenings, two = Evenings(store), in_order("1001", "1002")
    for _ in range(MOST_A_DAY + 1):
        await evenings.end("bigtwo_basic", two)
    scope = Scope.of(GUILD, "bigtwo")
    board = await store.rankings.leaderboard(scope, RankedBy.REIGN)
    assert [one.tally.best_reign for one in board.standings] == [MOST_A_DAY, 0]
    record = await store.rankings.record(GUILD, "1001", "1002")
    assert (record.first, record.better) == (MOST_A_DAY, MOST_A_DAY)
    assert record.places == ((2, 1, MOST_A_DAY),)


@pytest.mark.slow
async def test_a_deal_that_one_person_played_to_its_end_is_not_rated(store: Store) -> None:
    evenings = Evenings(store)
    came = in_order("1001", "1002", "1003", "c1")
    gone = [one if one.player == "1001" else replace(one, stayed=False) for one in came]
    deal_id = await evenings.end("bigtwo_basic", gone)
    assert await counted(store, deal_id) is Counted.UNCONTESTED
    assert await counted(store, await evenings.end("bigtwo_basic", gone, announce="one"))
    board = await store.rankings.leaderboard(Scope.of(GUILD, "bigtwo"), RankedBy.WINS)
    assert [one.tally.firsts for one in board.standings] == [2, 0, 0], "it counts on plain boards"
    assert [one.tally.mu for one in board.standings] == [None] * 3
    two = [replace(one, stayed=one.player in ("1001", "1003")) for one in came]
    assert await counted(store, await evenings.end("bigtwo_basic", two)) is Counted.RATED


@pytest.mark.slow
@pytest.mark.parametrize("accounts", [1, 2, 3])
async def test_accounts_that_leave_give_no_rating(store: Store, accounts: int) -> None:
    evenings, own = Evenings(store), PEOPLE[1 : 1 + accounts]
    for _ in range(MOST_A_DAY + 10):
        winner, *others = in_order(PEOPLE[0], *own)
        gone = [replace(one, stayed=False, left=True) for one in others]
        deal_id = await evenings.end("bigtwo_basic", [winner, *gone])
        assert await counted(store, deal_id) is Counted.UNCONTESTED
    assert {mu for mu, _, _ in (await held(store)).values()} == {None}
    assert await steps(store) == {}
    assert await store.achievements.of(GUILD, PEOPLE[0]) == []


@pytest.mark.slow
async def test_leaver_of_a_table_of_two_has_lost_the_deal_on_every_board(
    store: Store,
) -> None:
    """The rating stays, which is the known cost of the rule about deals without an opponent."""
    evenings, (ana, ben) = Evenings(store), PEOPLE[:2]
    for _ in range(3):
        await evenings.end("bigtwo_basic", in_order(ana, ben))
    before, earned = await held(store), await store.achievements.of(GUILD, ana)
    first, last = in_order(ben, ana)
    await evenings.end("bigtwo_basic", [first, replace(last, stayed=False, left=True)])
    assert await held(store) == before
    assert await store.achievements.of(GUILD, ana) == earned
    for player, deals, won in ((ana, 4, 3), (ben, 4, 1)):
        record = await store.rankings.record(GUILD, player, player)
        assert (record.deals, record.first) == (deals, won)
    board = await store.rankings.leaderboard(Scope.of(GUILD, "bigtwo"), RankedBy.REIGN)
    assert [(one.player, one.tally.best_reign) for one in board.standings] == [(ana, 3), (ben, 1)]


@pytest.mark.slow
async def test_unrated_deals_use_up_nothing_of_a_day(store: Store) -> None:
    evenings, two = Evenings(store), in_order("1001", "1002", "c1", "c2")
    for _ in range(MOST_A_DAY + 1):
        deal_id = await evenings.end("bigtwo_basic", two, announce="one")
        assert await counted(store, deal_id) is Counted.HOUSE_RULES
    assert await counted(store, await evenings.end("bigtwo_basic", two)) is Counted.RATED


@pytest.mark.slow
async def test_deletion_changes_no_rating_of_others(store: Store) -> None:
    evenings = Evenings(store)
    await evenings.play(60)
    live, before = await held(store), await steps(store)
    gone = PEOPLE[3]
    await store.persons.forget(gone)
    others = {key: numbers for key, numbers in live.items() if key[3] != gone}
    assert others == await held(store)
    after = await steps(store)
    assert sorted(after.values()) == sorted(before.values())
    assert {who for _, who in after} - {who for _, who in before} == {"n1"}
    await store.ratings.recompute()
    assert await held(store) == others


async def test_a_voided_deal_is_out_of_the_ratings_after_a_recomputation(store: Store) -> None:
    evenings, four = Evenings(store), in_order("1001", "1002", "1003", "1004")
    await evenings.end("bigtwo_basic", four)
    once = await held(store)
    deal_id = await evenings.end("bigtwo_basic", four)
    void = update(result).where(result.c.deal_id == deal_id).values(counted=Counted.VOIDED)
    await store.write(lambda connection: connection.execute(void))
    await store.ratings.recompute(GUILD)
    assert await held(store) == once
    assert deal_id not in {key[0] for key in await steps(store)}


@pytest.mark.slow
@pytest.mark.slow
async def test_ratings_of_another_method_are_computed_again_once(store: Store) -> None:
    evenings = Evenings(store)
    await evenings.play(30)
    live = await held(store)
    await spoil(store)
    await store.ratings.recompute_outdated()
    assert await held(store) != live, "the method is the present one"
    older = update(server).where(server.c.guild_id == GUILD).values(rating_method=1)
    await store.write(lambda connection: connection.execute(older) and None)
    await store.ratings.recompute_outdated()
    assert equal(await held(store), live)
    assert await store.ratings.outdated() == []


@pytest.mark.slow
async def test_flags_of_a_server_come_from_its_rated_deals(store: Store) -> None:
    evenings, chance = Evenings(store), Random(1)
    for number in range(90):
        if number % 20 == 0:
            evenings.now += 86_400.0
        people = chance.sample(PEOPLE[2:], 2)
        await evenings.end("bigtwo_basic", in_order(PEOPLE[0], *people, PEOPLE[1]))
    found = {one.kind: one for one in await store.flags.of(GUILD)}
    assert found[FlagKind.AHEAD].players[0] == PEOPLE[0]
    assert await store.flags.of(GUILD + 1) == []
