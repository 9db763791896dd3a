"""Voided deals: as if they had never been played, and restored to the last digit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, update

from bot.clock import Clock
from bot.domain import names
from bot.domain.achievements import Achievement, Feats, feats
from bot.domain.moderation import Done, LogEntry, Void, Voider
from bot.domain.state import Result
from bot.standing.tallies import Counted
from bot.store import Store, posts, rerating, standing
from bot.store.schema import achievement, fact, result, server, tally
from bot.store.voids import DUE
from rules.events import Event
from tests.bot.domain.test_outcome import finished_results
from tests.bot.store.test_achievements import (
    ANA,
    BEN,
    CHI,
    DAY,
    GAMES,
    PEOPLE,
    WINS,
    Server,
    places,
    random_deal,
)

VOID = Void(Voider.ADMIN, "a card was shown")
PLAYED = 45
Snapshot = dict[str, list[tuple[Any, ...]]]


@dataclass(frozen=True)
class Drawn:
    """A random finished deal that the test may store on any server."""

    at: float
    preset: str
    results: Sequence[Result]
    shown: Feats
    events: Sequence[Event]


def drawn(chance: Random, count: int) -> list[Drawn]:
    now, found = 1_800_000_000.0, []
    for _ in range(count):
        now += chance.choice((60.0, 600.0, DAY, 31 * DAY))
        preset = chance.choice(GAMES)
        played, events = random_deal(preset, chance.randrange(4))
        players = tuple(chance.sample([*PEOPLE, "c1"], len(played.hands)))
        results = [
            replace(one, substituted=chance.random() < 0.05, role=chance.randrange(3))
            for one in finished_results(preset, played, players)
        ]
        by_seat = sorted(results, key=lambda one: players.index(one.player))
        shown = feats(played, players, events, results)
        found.append(Drawn(now, preset, by_seat, shown, events))
    return found


async def house(store: Store, guild: int) -> Server:
    def by_hand(connection: Connection) -> None:
        standing.lock(connection, guild)
        chosen = update(server).where(server.c.guild_id == guild)
        connection.execute(chosen.values(season_kind="hand"))

    await store.write(by_hand)
    return Server(store, guild)


async def end(server: Server, one: Drawn) -> int:
    server.now = one.at - 60
    server.store.deals._clock = Clock(lambda: server.now)
    return await server.end(one.results, one.shown, one.preset, one.events)


async def void(store: Store, deal_id: int, told: Void | None = VOID) -> bool:
    done = Done.VOIDED if told else Done.RESTORED
    return await store.voids.change(deal_id, told, LogEntry(done, ANA, about="", at=1.0))


async def snapshot(store: Store, guild: int) -> Snapshot:
    """Return tallies, ratings and achievements of a server, without ids of deals and channels."""

    def read(connection: Connection) -> Snapshot:
        found: Snapshot = {}
        numbers = [one for one in tally.c if one.name not in ("guild_id", "channel_id")]
        rows = select(tally.c.channel_id, *numbers).where(tally.c.guild_id == guild)
        found["tally"] = sorted((row[0] > 0, *row[1:]) for row in connection.execute(rows))
        own = result.c
        rated = (own.ended_at, own.player, own.mu, own.sigma, own.season_mu, own.season_sigma)
        which = (own.guild_id == guild) & (own.counted != Counted.VOIDED.value)
        found["ratings"] = sorted(map(tuple, connection.execute(select(*rated).where(which))))
        kinds = select(achievement.c.player, achievement.c.kind, achievement.c.at)
        here = kinds.where(achievement.c.guild_id == guild)
        found["achievement"] = sorted(map(tuple, connection.execute(here)))
        return found

    return await store.read(read)


@pytest.mark.slow
@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(12))
async def test_voided_deals_count_as_if_they_had_never_been_played(store: Store, seed: int) -> None:
    chance = Random(seed)
    deals = drawn(chance, PLAYED)
    one, voided, ids = await house(store, 7), set[int](), list[int]()
    for number, each in enumerate(deals):
        ids.append(await end(one, each))
        if chance.random() < 0.2:
            which = chance.randrange(max(0, number - 9), number + 1)
            assert await void(store, ids[which], None if which in voided else VOID)
            voided ^= {which}
        if chance.random() < 0.2:
            await store.voids.settle(7)
    await store.voids.settle(7)
    other = await house(store, 8)
    for number, each in enumerate(deals):
        if number not in voided:
            await end(other, each)
    assert voided
    assert await snapshot(store, 7) == await snapshot(store, 8)
    for which in sorted(voided, reverse=True):
        assert await void(store, ids[which], None)
    await store.voids.settle(7)
    whole = await house(store, 9)
    for each in deals:
        await end(whole, each)
    assert await snapshot(store, 7) == await snapshot(store, 9)


async def test_parts_of_a_voided_deal_go_at_once_and_the_log_has_the_void(store: Store) -> None:
    server = Server(store)
    first = await server.end(places(ANA, BEN), WINS)
    assert await void(store, first)
    assert await server.kinds(ANA) == set()
    assert await store.rankings.games(server.guild) == []
    assert await store.voids.of(first) == VOID
    (entry,) = await store.moderation.log(server.guild)
    assert (entry.done, entry.by) == (Done.VOIDED, ANA)
    assert not await void(store, first), "a second press changes nothing"
    assert len(await store.moderation.log(server.guild)) == 1
    assert await void(store, first, None)
    assert await store.voids.of(first) is None
    assert not await void(store, first, None)


async def test_restored_deal_counts_as_before(store: Store) -> None:
    server = Server(store)
    first = await server.end(places(ANA, "c1", BEN), WINS)
    which = result.c.deal_id == first
    house_rules = update(result).where(which).values(counted=Counted.HOUSE_RULES.value)
    await store.write(lambda connection: connection.execute(house_rules))
    await void(store, first)
    await void(store, first, None)
    counted = await store.read(
        lambda connection: {*connection.execute(select(result.c.counted).where(which)).scalars()}
    )
    assert counted == {Counted.HOUSE_RULES.value}


async def test_a_deal_of_practice_and_an_unknown_one_cannot_be_voided(store: Store) -> None:
    practice = await Server(store, 0).end(places(ANA, BEN), {})
    for deal_id in (practice, practice + 1):
        with pytest.raises(LookupError):
            await void(store, deal_id)


async def test_recount_that_is_due_goes_on_after_a_restart(store: Store) -> None:
    server = Server(store)
    await server.end(places(ANA, BEN), {})
    first = await server.end(places(BEN, ANA), {})
    last = await server.end(places(ANA, BEN), {})
    before = await snapshot(store, server.guild)
    await void(store, first)
    assert await store.voids.due() == [server.guild]
    await store.voids.settle_all()
    assert await store.voids.due() == []
    after = await snapshot(store, server.guild)
    assert len(after["ratings"]) == len(before["ratings"]) - 2
    assert after["ratings"][-2:] != before["ratings"][-2:], "the last deal began otherwise"
    assert last
    left = select(fact.c.key).where(fact.c.key.startswith(DUE))
    assert not await store.read(lambda connection: connection.execute(left).scalars().all())


async def test_another_void_meanwhile_is_settled_as_well(store: Store) -> None:
    server = Server(store)
    deals = [await server.end(places(ANA, BEN), {}) for _ in range(3)]
    await void(store, deals[0])
    told = await store.read(posts.recall, f"{DUE}{server.guild}")
    await void(store, deals[2])
    again = await store.read(posts.recall, f"{DUE}{server.guild}")
    assert told
    assert again
    assert told != again
    assert told.split()[0] == again.split()[0], "from the earlier one on"
    await store.voids.settle(server.guild)
    rated = select(func.count()).where(result.c.mu.is_not(None))
    assert await store.read(lambda connection: connection.execute(rated).scalar()) == 2


async def test_a_deleted_person_gets_nothing_again(store: Store) -> None:
    server = Server(store)
    first = await server.end(places(ANA, BEN), WINS)
    await server.end(places(ANA, BEN), {ANA: frozenset({Achievement.LOW})})
    await store.persons.forget(ANA)
    await void(store, first)
    await store.voids.settle(server.guild)
    await void(store, first, None)
    await store.voids.settle(server.guild)
    rows = select(func.count()).select_from(achievement)
    assert await store.read(lambda connection: connection.execute(rows).scalar()) == 0
    players = await store.read(
        lambda connection: {*connection.execute(select(tally.c.player)).scalars()}
    )
    assert not [one for one in players if names.is_nameless(one)]


async def test_a_void_during_a_recomputation_of_all_ratings_counts(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(store)
    deals = [await server.end(places(ANA, BEN), WINS) for _ in range(5)]
    settling: list[asyncio.Task[None]] = []
    write = store.write

    async def slow(work: Any, *args: Any) -> Any:
        if work is rerating.finish and not settling:
            await void(store, deals[0])
            settling.append(asyncio.create_task(store.voids.settle(server.guild)))
            await asyncio.sleep(0.5)
        return await write(work, *args)

    monkeypatch.setattr(store, "write", slow)
    await store.ratings.recompute(server.guild)
    await settling[0]
    found = await snapshot(store, server.guild)
    await store.ratings.recompute(server.guild)
    assert await snapshot(store, server.guild) == found


@pytest.mark.parametrize("which", [0, 2])
async def test_a_deal_that_is_restored_after_a_deletion_rates_as_it_did_before(
    store: Store, which: int
) -> None:
    server = Server(store)
    deals = [await server.end(places(*who), {}) for who in [(ANA, BEN)] * 3 + [(BEN, CHI)] * 2]
    await store.persons.forget(ANA)
    before = await snapshot(store, server.guild)
    await void(store, deals[which])
    await store.voids.settle(server.guild)
    assert (await snapshot(store, server.guild))["tally"] != before["tally"]
    await store.ratings.recompute(server.guild)
    await void(store, deals[which], None)
    await store.voids.settle(server.guild)
    after = await snapshot(store, server.guild)
    assert [after[kind] for kind in ("tally", "ratings")] == [
        before[kind] for kind in ("tally", "ratings")
    ]


async def test_deleted_cards_take_the_reason_along(store: Store) -> None:
    server = Server(store)
    first = await server.end(places(ANA, BEN), WINS)
    await server.end(places(ANA, BEN), {})  # pruning keeps the last deal of a table
    await void(store, first)
    store.upkeep._clock = Clock(lambda: server.now + 40 * DAY)
    await store.upkeep.prune()
    assert await store.voids.of(first) is None
    counted = select(result.c.counted).where(result.c.deal_id == first)
    kept = await store.read(lambda connection: {*connection.execute(counted).scalars()})
    assert kept == {Counted.VOIDED.value}


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(6))
async def test_ratings_from_a_changed_deal_on_equal_those_of_a_full_recomputation(
    store: Store, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rerating, "PIECE", 3)
    monkeypatch.setattr(rerating, "STORED", 6)
    monkeypatch.setattr(rerating, "LISTED", 7)
    chance, one, voided = Random(seed), await house(store, 7), set[int]()
    ids = [await end(one, each) for each in drawn(chance, PLAYED)]
    for _ in range(8):
        for which in chance.sample(ids, chance.choice((1, 1, 3))):
            assert await void(store, which, None if which in voided else VOID)
            voided ^= {which}
        with monkeypatch.context() as broken:
            if chance.random() < 0.5:  # the bot stops before the last transaction
                broken.setattr(rerating, "finish", stopped)
                with pytest.raises(RuntimeError):
                    await store.voids.settle(7)
        await store.voids.settle(7)
        found = await snapshot(store, 7)
        await store.ratings.recompute(7)
        assert await snapshot(store, 7) == found


def stopped(*_: object) -> int:
    raise RuntimeError
