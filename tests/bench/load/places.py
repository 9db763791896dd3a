"""Open tables in the middle of a deal, stored in the database before the bot starts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sqlalchemy import Connection

from bot.clock import Clock
from bot.domain.names import Name
from bot.domain.state import Seated, Stage, TableState
from bot.players import weakest
from bot.playground.world import servers
from bot.playground.world.seed import new_person
from bot.playground.world.world import Channel, Person, World
from bot.settings import Settings
from bot.store import Store
from bot.store.display_names import EVERYWHERE, keep_name
from bot.store.preferences import change_preferences
from bot.tables.table import Table
from rules.match.match import Player

PRESET = "president_basic"
SEATS = 4
TABLES_A_SERVER = 10
MOST_PLAYED = 12  # a deal has fewer actions than this when the bot starts
TURN = 3600.0  # seconds of a turn: no player runs out of time


@dataclass(frozen=True)
class Place:
    """A channel with a table, its people and its computers; each person has a direct channel."""

    channel: Channel
    people: tuple[Person, ...]
    computers: tuple[Player, ...] = ()


def places(world: World, count: int, computers: tuple[Player, ...] = ()) -> list[Place]:
    """Open `count` channels, ten on a server, each for four players: these computers and people."""
    found = []
    for number in range(count):
        if number % TABLES_A_SERVER == 0:
            guild = servers.open_server(world, f"Server {number // TABLES_A_SERVER}")
        channel = servers.open_channel(world, guild.id, f"table-{number}")
        people = tuple(
            new_person(world, f"P{number}-{seat}") for seat in range(SEATS - len(computers))
        )
        for person in people:
            world.dm_with(person.id)
        found.append(Place(channel, people, computers))
    return found


async def open_tables(
    address: str, places: Sequence[Place], chance: Random, clock: Clock | None = None
) -> None:
    """Store a table in each place with a deal after some turns; no message shows it yet."""
    clock = clock or Clock()
    store = await Store.open(address, clock)
    await store.write(_known, [person for place in places for person in place.people])
    for place in places:
        await _open(store, place, chance, clock)
    await store.close()


async def _open(store: Store, place: Place, chance: Random, clock: Clock) -> None:
    players = [*(person.id for person in place.people), *place.computers]
    seats = tuple(Seated(player) for player in players)
    guild_id, channel_id = int(place.channel.guild_id or 0), int(place.channel.id)
    state = TableState(0, guild_id, channel_id, players[0], PRESET, {}, seats=seats)
    settings = Settings.model_construct(turn_seconds=TURN, bank_seconds=0.0)
    table = Table(await store.tables.add(state), store, _Nobody(), settings, clock, chance)
    await table.deal(players[0])
    for _ in range(chance.randrange(MOST_PLAYED)):
        if table.state.stage is not Stage.DEAL:
            return
        seen = table.now.view(table.now.due()[0])
        assert seen is not None
        await table.act(table.now.due()[0], weakest(seen))


def _known(connection: Connection, people: Sequence[Person]) -> None:
    """Store the names and languages of these people, as if each had pressed a button before."""
    for person in people:
        keep_name(connection, (person.id, EVERYWHERE), Name(person.name))
        change_preferences(connection, person.id, {"seen": "en"})


class _Nobody:
    def changed(self, table: Table) -> None: ...

    def taken_up(self, table: Table) -> None: ...

    def remind(self, table: Table) -> None: ...

    def is_told(self, table: Table) -> bool:
        return True
