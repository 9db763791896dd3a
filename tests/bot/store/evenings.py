"""Finished deals in a store, with results drawn by chance and without plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.clock import Clock
from bot.domain.state import NewDeal, Result, TableState
from bot.store import Store
from rules.catalogue import full
from rules.events import ALONE
from tests.bot.store.material import CHANNEL, GUILD, lobby

PEOPLE = [str(1000 + number) for number in range(9)]
GAMES = {"president_basic": 5, "bigtwo_basic": 4, "doudizhu_denexa": 3, "bigtwo_teams": 4}
DAY, WEEK = 86_400.0, 7 * 86_400.0


class Evenings:
    """A generator of finished deals of people, computers and leavers, with a clock of its own."""

    def __init__(self, store: Store, seed: int = 1) -> None:
        self.store, self.chance, self.now = store, Random(seed), 1_800_000_000.0
        store.deals._clock = Clock(lambda: self.now)
        self.tables: dict[tuple[int, str], TableState] = {}

    async def end(
        self, preset: str, results: Sequence[Result], guild: int = GUILD, **changed: str
    ) -> int:
        """Store a finished deal with these results, and return its id."""
        key = guild, preset
        if key not in self.tables:
            channel = CHANNEL + len(self.tables)
            table = replace(lobby(channel, guild), preset=preset)
            self.tables[key] = await self.store.tables.add(table)
        players = tuple(one.player for one in results)
        new = NewDeal(players, full(preset, changed), preset, 1, str(self.now), ())
        state = await self.store.deals.begin(self.tables[key], new)
        assert state.deal_id is not None
        self.tables[key] = await self.store.deals.end(state, state.deal_id, 0, (), results)
        return state.deal_id

    async def play(self, deals: int, guilds: Sequence[int] = (GUILD,)) -> None:
        """Store so many deals drawn by chance: of all games, with pauses of up to three weeks."""
        for _ in range(deals):
            self.now += self.chance.choice((400, 400, 400, DAY, 3 * WEEK))
            preset = self.chance.choice([*GAMES])
            changed = {"announce": "one"} if self.chance.random() < 0.1 else {}
            guild = self.chance.choice(guilds)
            await self.end(preset, self.drawn(preset), guild, **changed)

    def drawn(self, preset: str) -> list[Result]:
        seats = GAMES[preset]
        players = self.chance.sample([*PEOPLE, "c1", "c2"], seats)
        sides = {
            "doudizhu_denexa": [ALONE, 1, 1],
            "bigtwo_teams": [1, 2, 1, 2],
        }.get(preset, [*range(1, seats + 1)])
        order = self.chance.sample(sorted(set(sides)), len(set(sides)))
        came = [
            Result(
                player=who,
                place=1,
                of=seats,
                points=0,
                title="",
                substituted=who in PEOPLE and self.chance.random() < 0.15,
                side=side,
                side_place=1 + order.index(side),
                sides=len(order),
                role=self.chance.choice((0, 1 + seat)),
            )
            for seat, (who, side) in enumerate(zip(players, sides, strict=True))
        ]
        return [replace(one, left=one.substituted and one.role > 0) for one in came]


def in_order(*players: str) -> list[Result]:
    """Return the results of a deal without partners, with the players in order of their places."""
    return [
        Result(who, place, len(players), 0, "", side=place, side_place=place, sides=len(players))
        for place, who in enumerate(players, 1)
    ]


def partners(*sides: tuple[str, ...]) -> list[Result]:
    """Return the results of a deal between sides, with the sides in order of their places."""
    seats = sum(map(len, sides))
    return [
        Result(who, 1, seats, 0, "", side=place, side_place=place, sides=len(sides))
        for place, side in enumerate(sides, 1)
        for who in side
    ]
