"""The leaderboard equals what the results of one game give when they are counted by hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import count, groupby, product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.domain.boards import Foe, PlayerRecord, Scored, fair_share
from bot.domain.preferences import Hidden
from bot.domain.state import Result, Stage
from bot.standing.leaderboards import (
    ORDERS,
    Below,
    Board,
    GamePlayed,
    Order,
    RankedBy,
    Standing,
)
from bot.standing.tallies import ALL_TIME, EVERYWHERE, Scope, Tally
from bot.store import Store
from rules.catalogue import full
from rules.catalogue.ladder import ladder_of
from rules.events import Ended
from tests.bot.store.material import ANA, BEN, CHI, DEV, PRESET, lobby, new_deal
from tests.bot.store.test_deals import number
from tests.sampling import examples

GUILDS = count(1000)
PEOPLE = (ANA, BEN, CHI, DEV, "c1", "c2", "10011")
OTHER = "bigtwo_deuces"
Deal = tuple[str, list[Result]]  # preset, and results in order of place


def sided(results: list[Result], sides: list[int] | None = None) -> list[Result]:
    """Return results with sides, placed by the best place of each side.

    `sides` has the side of each result; without `sides`, each player is alone.
    """
    sides = sides or [one.place for one in results]
    best = {side: min(p for p, s in enumerate(sides, 1) if s == side) for side in sides}
    order = sorted(best.values())
    return [
        replace(one, side=side, side_place=order.index(best[side]) + 1, sides=len(best))
        for one, side in zip(results, sides, strict=True)
    ]


@st.composite
def finished(draw: st.DrawFn) -> Deal:
    """Draw a deal without sides, with each player alone, or with sides that may share places."""
    players = draw(st.lists(st.sampled_from(PEOPLE), min_size=2, unique=True))
    many = len(players)
    points = draw(st.lists(st.integers(-9, 9), min_size=many, max_size=many))
    scored = draw(st.sampled_from(Scored))
    results = [
        Result(player, place, many, points[place - 1], "", scored, draw(st.booleans()))
        for place, player in enumerate(players, 1)
    ]
    if draw(st.booleans()):
        results = [replace(one, paid=draw(st.integers(-(10**10), 10**10))) for one in results]
    if draw(st.booleans()):
        sides = draw(st.lists(st.integers(0, 3), min_size=many, max_size=many))
        level = {side: draw(st.integers(1, 3)) for side in sides}
        results = [
            replace(one, side=side, side_place=level[side], sides=len(level))
            for one, side in zip(results, sides, strict=True)
        ]
    elif draw(st.booleans()):
        results = sided(results)
    return draw(st.sampled_from((PRESET, OTHER))), results


# result, place among people, last place among people, and the share of opponents beaten
Part = tuple[Result, int | None, int, float]


def among_people(deal: list[Result]) -> list[Part]:
    """Return the parts of the people in a deal; none if all people are on one side."""
    people = [one for one in deal if not one.player.startswith("c")]
    if any(one.side is None for one in people):
        return [(one, None, 0, 0.0) for one in people] if len(people) > 1 else []
    level = {one.side: one.side_place or 0 for one in people}
    if len(level) < 2:
        return []
    places = {
        side: 1 + len([other for other in level.values() if other < mine])
        for side, mine in level.items()
    }

    def beaten(mine: int) -> float:
        others = [1 if other > mine else 0.5 if other == mine else 0 for other in level.values()]
        return (sum(others) - 0.5) / (len(level) - 1)

    return [
        (one, places[one.side], max(places.values()), beaten(level[one.side])) for one in people
    ]


COLUMNS = (  # of a tally, that `counted` counts
    *("deals", "known", "firsts", "lasts", "sum_place", "sum_rank", "sum_points", "pointed"),
    *("penalties", "penalized", "president", "best_reign", "coups", "beside", "alone"),
    *("alone_firsts", "sum_paid"),
)


def columns(line: Standing) -> tuple[object, ...]:
    """Return a line of a leaderboard as far as `counted` counts it."""
    values = {name: getattr(line.tally, name) for name in COLUMNS}
    return line.player, values | {"sum_rank": round(line.tally.sum_rank, 9)}, line.below, line.lacks


def counted(deals: list[Deal], preset: str, by: Order) -> list[Standing]:
    """Return the whole leaderboard of a preset, counted slowly and plainly."""
    parts = [part for game, deal in deals if game == preset for part in among_people(deal)]
    lines = []
    for player in {one.player for one, *_ in parts}:
        theirs = [part for part in parts if part[0].player == player]
        own = [part for part in theirs if not part[0].substituted]
        places = [place for _, place, *_ in own if place]
        won = [one for one, place, worst, _ in own if place == 1 and worst > 1]
        points, penalties = (
            [one.points for one, *_ in own if one.scored is kind]
            for kind in (Scored.POINTS, Scored.PENALTIES)
        )
        wins = [place == 1 and worst > 1 for _, place, worst, _ in own]
        paid = [one.paid for one, *_ in own if one.paid is not None]
        counts_of = {"points": points, "penalties": penalties, "paid": paid}
        if counts_of.get(by.key, own):
            tally = Tally(
                deals=len(own),
                known=len(places),
                firsts=len(won),
                lasts=len([1 for _, place, worst, _ in own if place == worst and worst > 1]),
                sum_place=sum(places),
                sum_rank=len(places) - sum(one[3] for one in own),
                sum_points=sum(points),
                pointed=len(points),
                penalties=sum(penalties),
                penalized=len(penalties),
                president=len([1 for one, *_ in own if one.title and one.place == 1]),
                best_reign=max((len([*run]) for won, run in groupby(wins) if won), default=0),
                beside=len(theirs) - len(own),
                alone=len([one for one, *_ in own if one.side == 0]),
                alone_firsts=len([one for one in won if one.side == 0]),
                sum_paid=sum(paid),
            )
            lines.append(Standing(player, tally))
    counts = {one.player: _averaged(one.tally, by) for one in lines}
    most = max(counts.values(), default=0)
    enough = max(fair_share(most), 1) if by in AVERAGES else 0
    lines = [
        replace(
            one,
            below=Below.FEW if counts[one.player] < enough else Below.NO,
            lacks=max(enough - counts[one.player], 0),
        )
        for one in lines
    ]
    return sorted(lines, key=lambda line: (*key(line, by), *key(line, RankedBy.PLACE), line.player))


AVERAGES = (
    *(RankedBy.PENALTIES, RankedBy.SHARE, RankedBy.PLACE),
    *(RankedBy.PRESIDENT, RankedBy.LAST),
)


def _averaged(tally: Tally, by: Order) -> int:
    """Return the number of deals of an average."""
    deals = {RankedBy.PENALTIES: tally.penalized, RankedBy.PRESIDENT: tally.deals}
    return deals.get(by, tally.known)


def key(line: Standing, by: Order) -> tuple[float, ...]:
    """Return the sort key of a line on a leaderboard; the best line has the lowest key."""
    tally, known = line.tally, line.tally.known
    order: dict[Order, tuple[float, ...]] = {
        RankedBy.POINTS: (-tally.sum_points,),
        RankedBy.PAID: (-tally.sum_paid,),
        RankedBy.PENALTIES: (tally.penalties / (tally.penalized or 1),),
        RankedBy.WINS: (-tally.firsts,),
        RankedBy.SHARE: (-tally.firsts / known if known else 999,),
        RankedBy.PLACE: (round(tally.sum_rank / known, 9) if known else 999,),
        RankedBy.PRESIDENT: (-tally.president / tally.deals,),
        RankedBy.LAST: (tally.lasts / known if known else 999,),
        RankedBy.REIGN: (-tally.best_reign,),
        RankedBy.COUPS: (-tally.coups,),
        RankedBy.DEALS: (-tally.deals,),
    }
    return line.below, *order[by]


async def play(store: Store, guild_id: int, deals: list[Deal]) -> None:
    state = await store.tables.add(lobby(channel_id=guild_id, guild_id=guild_id))
    for preset, results in deals:
        opening = replace(new_deal(), preset=preset, choices=full(preset))
        state = await store.deals.begin(state, opening)
        end = [Ended((0,), (0,))]
        deal_id, seq = number(state), len(opening.events)
        state = await store.deals.end(state, deal_id, seq, end, results)
    await store.tables.save(replace(state, stage=Stage.CLOSED))


@settings(examples(25), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(deals=st.lists(finished(), max_size=6), limit=st.integers(1, 7), start=st.integers(0, 3))
async def test_it_equals_the_results_counted_by_hand(
    store: Store, deals: list[Deal], limit: int, start: int
) -> None:
    guild_id = next(GUILDS)
    await play(store, guild_id, deals)
    rating = await store.rankings.leaderboard(Scope.of(guild_id, PRESET), RankedBy.RATING)
    assert not rating.standings, "a game alone has no ratings; its ladder has"
    for preset in (PRESET, OTHER):
        for by in (one for one in ORDERS.values() if one is not RankedBy.RATING):
            board = await store.rankings.leaderboard(Scope.of(guild_id, preset), by, limit, start)
            everybody = counted(deals, preset, by)
            page = everybody[start : start + limit]
            assert [*map(columns, board.standings)] == [*map(columns, page)]
            assert board.people == len(everybody)
            keys = [key(line, by) for line in everybody]
            ranks = [
                None if line.below else 1 + len([other for other in keys if other < mine])
                for line, mine in zip(everybody, keys, strict=True)
            ]
            assert list(board.ranks) == ranks[start : start + limit]


@settings(examples(25), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(deals=st.lists(finished(), max_size=6))
async def test_evening_since_the_first_deal_equals_the_stored_tallies(
    store: Store, deals: list[Deal]
) -> None:
    guild_id = next(GUILDS)
    await play(store, guild_id, deals)
    for name, channel_id in product(map(ladder_of, (PRESET, OTHER)), (EVERYWHERE, guild_id)):
        scope = Scope(guild_id, channel_id, name, ALL_TIME)
        for by in (one for one in ORDERS.values() if one is not RankedBy.RATING):
            stored = await store.rankings.leaderboard(scope, by)
            evening = await store.rankings.leaderboard(scope, by, since=0.0)
            assert [*map(columns, evening.standings)] == [*map(columns, stored.standings)]
            assert [one.tally.last_at for one in evening.standings] == pytest.approx(
                [one.tally.last_at for one in stored.standings], abs=1e-5
            )
            assert evening.ranks == stored.ranks
    later = await store.rankings.leaderboard(Scope.of(guild_id, name), by, since=9e12)
    assert later == Board()
    dealt = Counter(preset for preset, _ in deals)
    assert dict(await store.rankings.most_played(guild_id)) == dealt


def ended(points: dict[str, int], scored: Scored, *asleep: str) -> list[Result]:
    """Return the results of a deal, with the people of `points` in order of place, each alone.

    Computers have played for the people `asleep`.
    """
    return sided(
        [
            Result(player, place, len(points), worth, "", scored, player in asleep)
            for place, (player, worth) in enumerate(points.items(), 1)
        ]
    )


async def test_penalty_points_of_one_game_are_no_gains_in_another(store: Store) -> None:
    await play(
        store,
        1,
        [
            (OTHER, ended({ANA: 0, BEN: 39}, Scored.PENALTIES)),
            (PRESET, ended({BEN: 2, ANA: 1}, Scored.POINTS)),
        ],
    )
    penalties = await store.rankings.leaderboard(Scope.of(1, OTHER), RankedBy.PENALTIES)
    assert [(one.player, one.tally.penalties) for one in penalties.standings] == [
        (ANA, 0),
        (BEN, 39),
    ]
    points = await store.rankings.leaderboard(Scope.of(1, PRESET), RankedBy.POINTS)
    assert [(one.player, one.tally.sum_points) for one in points.standings] == [(BEN, 2), (ANA, 1)]


async def test_one_game_played_for_points_and_for_penalties_has_a_board_of_each(
    store: Store,
) -> None:
    await play(
        store,
        1,
        [
            (PRESET, ended({ANA: 0, BEN: 9}, Scored.PENALTIES)),
            (PRESET, ended({BEN: 2, ANA: 1}, Scored.POINTS)),
        ],
    )
    points = await store.rankings.leaderboard(Scope.of(1, PRESET), RankedBy.POINTS)
    assert [
        (one.player, one.tally.deals, one.tally.pointed, one.tally.sum_points)
        for one in points.standings
    ] == [(BEN, 2, 1, 2), (ANA, 2, 1, 1)]
    deals = await store.rankings.leaderboard(Scope.of(1, PRESET), RankedBy.DEALS)
    assert [one.tally.deals for one in deals.standings] == [2, 2]


async def test_deals_played_by_a_computer_for_a_person_are_counted_beside(store: Store) -> None:
    await play(
        store,
        1,
        [
            (PRESET, ended({ANA: 3, BEN: 2, CHI: 1}, Scored.POINTS, ANA, CHI)),
            (PRESET, ended({BEN: 3, ANA: 2, CHI: 1}, Scored.POINTS, CHI)),
            (PRESET, ended({CHI: 3, BEN: 2, "c1": 1}, Scored.POINTS, CHI)),
        ],
    )
    board = await store.rankings.leaderboard(Scope.of(1, PRESET), RankedBy.WINS)
    assert [
        (one.player, one.tally.firsts, one.tally.deals, one.tally.beside) for one in board.standings
    ] == [(BEN, 1, 3, 0), (ANA, 0, 1, 1)]
    assert board.people == 2, "whoever never played to the end is not ranked"


async def test_a_deal_alone_with_computers_moves_no_board(store: Store) -> None:
    alone = [(PRESET, ended({ANA: 9, "c1": 1, "c2": 0}, Scored.POINTS))] * 3
    await play(store, 1, alone)
    assert await store.rankings.games(1) == []
    assert not (await store.rankings.record(1, ANA, BEN)).deals
    for by in ORDERS.values():
        assert await store.rankings.leaderboard(Scope.of(1, PRESET), by) == Board()


async def test_people_are_ranked_among_themselves_beside_computers(store: Store) -> None:
    deal = {"c1": 5, BEN: 3, "c2": 2, ANA: 1, "c3": 0}
    await play(store, 1, [(PRESET, ended(deal, Scored.POINTS))])
    board = await store.rankings.leaderboard(Scope.of(1, PRESET), RankedBy.WINS)
    assert [
        (one.player, one.tally.firsts, one.tally.lasts, one.tally.sum_place, one.tally.sum_rank)
        for one in board.standings
    ] == [(BEN, 1, 0, 1, 0.0), (ANA, 0, 1, 2, 1.0)]
    record = await store.rankings.record(1, ANA, BEN)
    alone = PlayerRecord(((PRESET, 1),), ((2, 2, 1),), first=0, reign=0, better=0, worse=1)
    assert record == replace(alone, nemesis=Foe(BEN, 1), latest=(2,))
    assert await store.rankings.record(1, ANA, ANA) == replace(record, worse=0)


async def test_person_with_a_deleted_name_counts_as_a_player(store: Store) -> None:
    await play(store, 1, [(PRESET, ended({"n1": 2, "c1": 1, ANA: 0}, Scored.POINTS))])
    board = await store.rankings.leaderboard(Scope.of(1, PRESET), RankedBy.WINS)
    (one,) = board.standings
    assert (one.player, one.tally.deals, one.tally.lasts) == (ANA, 1, 1)
    assert await store.rankings.games(1) == [GamePlayed(PRESET, {Scored.POINTS: 1})]


async def test_average_needs_a_fair_share_of_the_deals(store: Store) -> None:
    often = [(PRESET, ended({BEN: 5, ANA: 9}, Scored.PENALTIES))] * 7
    await play(store, 1, [*often, *[(PRESET, ended({CHI: 0, DEV: 1}, Scored.PENALTIES))] * 3])
    for by in (RankedBy.PENALTIES, RankedBy.PLACE, RankedBy.SHARE, RankedBy.LAST):
        for since in (None, 0.0):
            scope = Scope.of(1, ladder_of(PRESET))
            board = await store.rankings.leaderboard(scope, by, since=since)
            assert [one.player for one in board.standings] == [BEN, ANA, CHI, DEV]
            assert board.ranks == (1, 2, None, None)
            assert board.enough == fair_share(7) == 4
            assert [one.lacks for one in board.standings] == [0, 0, 1, 1]


async def test_average_of_three_deals_does_not_win_a_season_of_sixty(store: Store) -> None:
    won = [(OTHER, ended({ANA: 0, CHI: 7}, Scored.PENALTIES))] * 58
    lost = [(OTHER, ended({CHI: 0, ANA: 4}, Scored.PENALTIES))] * 2
    await play(store, 1, [*won, *lost, *[(OTHER, ended({BEN: 0, DEV: 9}, Scored.PENALTIES))] * 3])
    board = await store.rankings.leaderboard(Scope.of(1, ladder_of(OTHER), 1), RankedBy.PENALTIES)
    assert [(rank, one.player) for rank, one in zip(board.ranks, board.standings, strict=True)] == [
        (1, ANA),
        (2, CHI),
        (None, BEN),
        (None, DEV),
    ]


async def test_most_deals_do_not_win_a_season_of_president(store: Store) -> None:
    both = [ended({BEN: 3, CHI: 2, ANA: 1, DEV: 0}, Scored.POINTS)] * 12
    alone = [ended({CHI: 3, ANA: 2, DEV: 1, "99": 0}, Scored.POINTS)] * 30
    await play(store, 1, [(PRESET, deal) for deal in both + alone])
    (game,) = await store.rankings.ladders(1)
    assert game.titled_by is RankedBy.PLACE
    board = await store.rankings.leaderboard(Scope.of(1, game.preset, 1), game.titled_by)
    assert [one.player for one in board.standings][:2] == [BEN, CHI]
    points = await store.rankings.leaderboard(Scope.of(1, game.preset, 1), RankedBy.POINTS)
    assert [one.player for one in points.standings][:2] == [CHI, ANA]


DAY = 86_400.0


async def test_all_time_board_lists_the_absent_below_a_line(store: Store) -> None:
    deals = [ended({ANA: 3, BEN: 2, CHI: 1, DEV: 0}, Scored.POINTS)]
    await play(store, 1, [(PRESET, deal) for deal in deals])
    await play(store, 1, [(PRESET, ended({BEN: 3, CHI: 2, DEV: 1}, Scored.POINTS))])
    tallied = {one.player: one.tally.last_at for one in await _all(store)}
    now = tallied[ANA] + 90 * DAY + 1e-3
    assert tallied[ANA] < tallied[BEN]
    assert tallied[BEN] > now - 90 * DAY
    name = ladder_of(PRESET)
    for by in (RankedBy.POINTS, RankedBy.WINS, RankedBy.PLACE, RankedBy.RATING, RankedBy.DEALS):
        scope = Scope.of(1, name)
        board = await store.rankings.leaderboard(scope, by, at=now, gone=[CHI])
        assert {one.player for one in board.standings[2:]} == {ANA, CHI}, by
        assert {one.below for one in board.standings[2:]} == {Below.AWAY}
        assert board.ranks[2:] == (None, None)
        assert [one.tally.last_at for one in board.standings if one.player == ANA] == [tallied[ANA]]
        second = await store.rankings.leaderboard(scope, by, 1, around=ANA, at=now, gone=[CHI])
        assert second.ranks == (None,)
        assert second.start >= 2
        season = await store.rankings.leaderboard(Scope.of(1, name, 1), by, at=now, gone=[CHI])
        assert Below.AWAY not in {one.below for one in season.standings}
    active = await store.rankings.active(Scope.of(1, name), now - 90 * DAY)
    assert sorted(active) == sorted([BEN, CHI, DEV])


async def _all(store: Store) -> tuple[Standing, ...]:
    scope = Scope.of(1, ladder_of(PRESET))
    return (await store.rankings.leaderboard(scope, RankedBy.DEALS)).standings


async def test_fair_share_counts_only_remaining_people(store: Store) -> None:
    old = [(PRESET, ended({ANA: 3, BEN: 2}, Scored.POINTS))] * 20
    await play(store, 1, [*old, (PRESET, ended({CHI: 3, DEV: 2}, Scored.POINTS))])
    scope, now = Scope.of(1, PRESET), (await _all(store))[0].tally.last_at
    board = await store.rankings.leaderboard(scope, RankedBy.SHARE, at=now, gone=[ANA, BEN])
    assert board.enough == 1
    assert board.ranks == (1, 2, None, None)


async def test_a_server_sees_its_own_people_only_and_twenty_unless_told(store: Store) -> None:
    here = sided([Result(str(n), n, 25, 25 - n, "", Scored.POINTS) for n in range(1, 26)])
    await play(store, 1, [(PRESET, here)])
    there = [Result("1", 1, 2, 99, "", Scored.POINTS), Result("900", 2, 2, 0, "", Scored.POINTS)]
    await play(store, 2, [(PRESET, there)])
    board = await store.rankings.leaderboard(Scope.of(1, PRESET), RankedBy.POINTS)
    expected = counted([(PRESET, here)], PRESET, RankedBy.POINTS)[:20]
    assert [*map(columns, board.standings)] == [*map(columns, expected)]
    assert board.people == 25
    assert not (await store.rankings.leaderboard(Scope.of(3, PRESET), RankedBy.POINTS)).standings


async def test_games_of_a_server_are_the_finished_ones_with_most_deals_first(
    store: Store,
) -> None:
    await play(
        store,
        1,
        [
            (OTHER, ended({ANA: 0, BEN: 9}, Scored.PENALTIES)),
            (PRESET, ended({ANA: 2, BEN: 1}, Scored.POINTS)),
            (PRESET, ended({ANA: 0, BEN: 1}, Scored.PENALTIES, BEN)),
            ("thirteen_denexa", ended({"c1": 0, BEN: 0}, Scored.NOTHING, BEN)),
        ],
    )
    assert await store.rankings.games(1) == [
        GamePlayed(PRESET, {Scored.POINTS: 2, Scored.PENALTIES: 1}),
        GamePlayed(OTHER, {Scored.PENALTIES: 2}),
    ]
    assert await store.rankings.games(2) == []


async def test_hidden_person_is_on_the_own_board_alone_and_ranks_skip_them(
    store: Store,
) -> None:
    deals = [(PRESET, ended({ANA: 3, BEN: 2, CHI: 1, DEV: 0}, Scored.POINTS))] * 2
    await play(store, 1, deals)
    await store.preferences.change(BEN, hidden=Hidden.ALL)
    await store.preferences.change(CHI, hidden=Hidden.NAMES)
    for by in (RankedBy.WINS, RankedBy.POINTS, RankedBy.DEALS):
        for since in (None, 0.0):
            name = ladder_of(PRESET)
            board = await store.rankings.leaderboard(Scope.of(1, name), by, since=since)
            assert {one.player for one in board.standings} == {ANA, CHI, DEV}
            assert board.people == 3
            own = await store.rankings.leaderboard(Scope.of(1, name), by, since=since, reader=BEN)
            assert {one.player for one in own.standings} == {ANA, BEN, CHI, DEV}
    points = await store.rankings.leaderboard(Scope.of(1, PRESET), RankedBy.POINTS)
    assert [*zip(points.ranks, [one.player for one in points.standings], strict=True)] == [
        (1, ANA),
        (2, CHI),
        (3, DEV),
    ]
    around = await store.rankings.leaderboard(
        Scope.of(1, PRESET), RankedBy.POINTS, 2, around=BEN, reader=BEN
    )
    assert [one.player for one in around.standings] == [ANA, BEN]
    (season,) = await store.rankings.seasons(1)
    summary = await store.seasons.summary(1, season.number)
    assert summary.tallies.keys() == {ANA, CHI, DEV}
    await store.preferences.change(BEN, hidden=Hidden.NO)
    assert (await store.rankings.leaderboard(Scope.of(1, PRESET), RankedBy.POINTS)).people == 4
