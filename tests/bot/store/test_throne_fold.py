"""The throne is a plain fold over the deals that were played for it and are not voided."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

import pytest
from sqlalchemy import Connection, select

from bot.clock import Clock
from bot.domain.moderation import Done, LogEntry, Void, Voider
from bot.domain.names import is_nameless
from bot.domain.state import NewDeal, Result, Stage, TableState
from bot.domain.throne import NIGHT_SECONDS, Throne, home, ladder_of
from bot.store import Store, thrones
from bot.store.schema import old_throne, throne, throne_deal
from bot.store.thrones import ThroneOf, read_folded
from rules.catalogue import full
from rules.match.match import MatchState
from tests.bot.store.material import ANA, BEN, CHANNEL, CHI, DEV, GUILD, lobby

PRESET = "president_basic"
PEOPLE = (ANA, BEN, CHI, DEV)
THREAD = CHANNEL + 1
VOID = Void(Voider.ADMIN, "cheated")


@dataclass
class Played:
    """A deal as the test knows it."""

    deal_id: int
    table_id: int
    order: tuple[str, ...]
    champion: str
    at: float
    counts_for_throne: bool
    void: bool = False


@dataclass
class Channel:
    """A channel with a table of its own and one in a thread, whose deals the test decides."""

    store: Store
    now: float = 1_800_000_000.0
    tables: dict[int, TableState] = field(default_factory=dict)
    deals: list[Played] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.store.deals._clock = Clock(lambda: self.now)

    async def open(self, place: int, preset: str = PRESET) -> None:
        parent = CHANNEL if place != CHANNEL else 0
        state = replace(lobby(place), preset=preset, parent_id=parent)
        self.tables[place] = await self.store.tables.add(state)

    async def close(self, place: int) -> None:
        state = await self.store.tables.get(self.tables.pop(place).id)
        assert state is not None
        await self.store.tables.save(replace(state, stage=Stage.CLOSED))

    async def end(self, place: int, order: tuple[str, ...], champion: str = "") -> Played:
        state = await self.store.tables.get(self.tables[place].id)
        assert state is not None
        self.now += 60
        new = NewDeal(order, full(state.preset), state.preset, 1, str(self.now), ())
        state = await self.store.deals.begin(state, new)
        deal_id = state.deal_id
        assert deal_id is not None
        match = MatchState(
            number=1,
            players=tuple(sorted(order)),
            standing=order,
            scores=dict.fromkeys(order, 1),
            deals=1,
            dealer=order[-1],
            direction=1,
            winners=(champion,) if champion else (),
            began_at=state.match.began_at or self.now,
        )
        state = replace(state, match=match, stage=Stage.OVER if champion else Stage.BETWEEN)
        results = [
            Result(one, at, len(order), 0, "", side=at, side_place=at, sides=len(order))
            for at, one in enumerate(order, 1)
        ]
        held = self.holder() not in (0, state.id)
        self.tables[place] = await self.store.deals.end(state, deal_id, 0, (), results)
        played = Played(deal_id, state.id, order, champion, self.now, not held)
        self.deals.append(played)
        return played

    def holder(self) -> int:
        counting = [one.table_id for one in self.counting()]
        is_open = {state.id for state in self.tables.values()}
        return counting[-1] if counting and counting[-1] in is_open else 0

    def counting(self) -> list[Played]:
        return [one for one in self.deals if one.counts_for_throne and not one.void]

    async def void(self, deal: Played) -> None:
        deal.void = not deal.void
        done = Done.VOIDED if deal.void else Done.RESTORED
        told = VOID if deal.void else None
        entry = LogEntry(done, ANA, about="", at=self.now)
        assert await self.store.voids.change(deal.deal_id, told, entry)

    async def stored(self) -> Throne | None:
        state = replace(lobby(CHANNEL), preset=PRESET)
        return await self.store.thrones.of(state)

    def expected(self) -> Throne | None:
        """Return the throne by a plain computation from the deals that the test knows."""
        found: Throne | None = None
        for one in self.counting():
            was = found or Throne()
            goes_on = was.ruler == one.order[0]
            night = one.at - was.ended_at >= NIGHT_SECONDS
            found = Throne(
                standing=one.order,
                seats=tuple(sorted(one.order)),
                dealer=one.order[-1],
                direction=1,
                ruler=one.order[0],
                since=was.since if goes_on else one.at,
                deals=was.deals + 1 if goes_on else 1,
                nights=was.nights + night if goes_on else 1,
                ended_at=one.at,
                champions=(one.champion,) if one.champion else was.champions,
                table_id=one.table_id,
            )
        return found and replace(found, held=self.holder() != 0)


@pytest.mark.parametrize("seed", range(8))
async def test_throne_is_a_fold_over_the_deals_that_count(store: Store, seed: int) -> None:
    chance, channel = Random(seed), Channel(store)
    for _ in range(70):
        place = chance.choice((CHANNEL, THREAD))
        if place not in channel.tables:
            await channel.open(place)
        elif chance.random() < 0.1:
            await channel.close(place)
            continue
        if channel.deals and chance.random() < 0.35:
            await channel.void(chance.choice(channel.deals[-12:]))
        else:
            channel.now += chance.choice((0.0, 0.0, NIGHT_SECONDS, 100 * 86_400.0))
            order = tuple(chance.sample(PEOPLE, 4)) if chance.random() < 0.6 else PEOPLE
            await channel.end(place, order, chance.choice(("", "", "", order[1])))
        assert await channel.stored() == channel.expected()


async def test_a_reign_of_many_deals_is_read_back_to_its_beginning(store: Store) -> None:
    channel = Channel(store)
    await channel.open(CHANNEL)
    await channel.end(CHANNEL, (BEN, ANA, CHI, DEV), BEN)
    for _ in range(130):
        await channel.end(CHANNEL, PEOPLE)
    await channel.void(channel.deals[40])
    assert await channel.stored() == channel.expected()
    expected = channel.expected()
    assert expected
    assert (expected.deals, expected.champions) == (129, (BEN,))


async def test_the_order_after_a_void_is_that_of_the_deal_before(store: Store) -> None:
    channel = Channel(store)
    await channel.open(CHANNEL)
    await channel.end(CHANNEL, (BEN, ANA, CHI, DEV))
    await channel.end(CHANNEL, (ANA, BEN, CHI, DEV))
    last = await channel.end(CHANNEL, (DEV, CHI, BEN, ANA), DEV)
    await channel.close(CHANNEL)
    await channel.void(last)
    found = await channel.stored()
    assert found
    assert (found.standing, found.ruler) == ((ANA, BEN, CHI, DEV), ANA)
    assert (found.dealer, found.champions) == (DEV, ())
    await channel.void(channel.deals[1])
    await channel.void(channel.deals[0])
    assert await channel.stored() is None
    assert await store.thrones.ruler(GUILD) == ""


async def test_an_open_table_loses_the_crown_of_a_voided_match(store: Store) -> None:
    channel = Channel(store)
    await channel.open(CHANNEL)
    first = await channel.end(CHANNEL, PEOPLE, BEN)
    await channel.close(CHANNEL)
    await channel.open(CHANNEL)
    channel.now += 60
    state = channel.tables[CHANNEL]
    match = replace(state.match, began_at=channel.now)
    begun = replace(state, champions=(BEN,), match=match, stage=Stage.DEAL)
    state = await store.tables.save(begun)
    await channel.void(first)
    after = await store.tables.get(state.id)
    assert after
    assert (after.champions, after.version) == ((), state.version + 1)
    await channel.void(first)
    after = await store.tables.get(state.id)
    assert after
    assert after.champions == (BEN,)


async def test_a_second_table_takes_the_throne_once_the_first_plays_another_game(
    store: Store,
) -> None:
    channel = Channel(store)
    await channel.open(CHANNEL)
    await channel.open(THREAD)
    await channel.end(CHANNEL, PEOPLE)
    await channel.end(THREAD, PEOPLE[::-1])
    found = await channel.stored()
    assert found
    assert (found.ruler, found.held) == (ANA, True)
    own = await store.thrones.of(channel.tables[CHANNEL])
    assert own
    assert not own.held
    state = channel.tables[CHANNEL]
    assert ladder_of(replace(state, preset="bigtwo_basic")) != ladder_of(state)
    await store.tables.save(replace(state, preset="bigtwo_basic"))
    await channel.end(THREAD, PEOPLE[::-1])
    found = await channel.stored()
    assert found
    assert (found.ruler, found.deals) == (DEV, 1)


async def test_a_throne_of_before_is_the_beginning_of_the_fold(store: Store) -> None:
    channel = Channel(store)
    await channel.open(CHANNEL)
    before = Throne(PEOPLE, PEOPLE, DEV, 1, ANA, 5.0, 70, 9, channel.now, (CHI,))

    def keep(connection: Connection) -> None:
        key = ThroneOf(GUILD, home(channel.tables[CHANNEL]), ladder_of(channel.tables[CHANNEL]))
        for table in (throne, old_throne):
            thrones._keep(connection, table, key, before)

    await store.write(keep)
    deal = await channel.end(CHANNEL, PEOPLE)
    found = await channel.stored()
    assert found
    assert (found.since, found.deals, found.nights) == (5.0, 71, 9)
    await channel.void(deal)
    assert await channel.stored() == before


async def test_the_fold_stays_equal_after_people_are_deleted(store: Store) -> None:
    channel, chance = Channel(store), Random(3)
    await channel.open(CHANNEL)
    for _ in range(20):
        order = tuple(chance.sample(PEOPLE, 4))
        await channel.end(CHANNEL, order, chance.choice(("", order[0])))
    for player in (ANA, BEN):
        await store.persons.forget(player)
        found = await channel.stored()
        key = ThroneOf(GUILD, CHANNEL, ladder_of(channel.tables[CHANNEL]))
        folded = await store.read(read_folded, key)
        assert found
        assert replace(found, held=False) == folded
        assert player not in str(found)
        assert not [one for one in (found.ruler, *found.champions) if is_nameless(one)]
    rows = await store.read(
        lambda connection: connection.execute(select(throne_deal.c.seats)).scalars().all()
    )
    assert ANA not in str(rows)
    assert (await store.persons.export(CHI))["deal"][0]["throne"]["seat"]


async def test_deals_of_a_throne_that_went_count_for_none(store: Store) -> None:
    channel = Channel(store)
    await channel.open(CHANNEL)
    deal = await channel.end(CHANNEL, PEOPLE)
    await channel.close(CHANNEL)
    await store.write(thrones.forget_old, channel.now + 1)
    assert await channel.stored() is None
    await channel.void(deal)
    await channel.void(deal)
    assert await channel.stored() is None
