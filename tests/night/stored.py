"""What the bot's database holds of a night."""

from __future__ import annotations

from bot.domain.state import NewDeal, TableState
from bot.store import Store
from rules.events import CardsGiven, Passed, Played
from tests.night.house import House
from tests.night.reading import of_mask
from tests.night.record import Night


async def deals_of(night: Night) -> list[NewDeal]:
    """The deals with their events, the first one first."""
    store = await Store.open(night.bot.database, night.bot.playground.world.clock)
    deals = [await store.deals.get(number) for number in range(1, len(night.results) + 1)]
    await store.close()
    return deals


def deeds_of(deal: NewDeal, names: dict[str, str]) -> list[tuple[str, str, list[str]]]:
    """What the stored events say that people did."""
    found: list[tuple[str, str, list[str]]] = []
    free = len(deal.players) // 2  # as many gifts of best cards went by themselves
    for event in deal.events:
        match event:
            case Played(seat=seat, cards=cards):
                found.append((names[deal.players[seat]], "play", sorted(of_mask(cards))))
            case Passed(seat=seat):
                found.append((names[deal.players[seat]], "pass", []))
            case CardsGiven(giver=giver, cards=cards):
                found.append((names[deal.players[giver]], "give", sorted(of_mask(cards))))
    given = [one for one in found if one[1] == "give"][free:]
    return [*given, *(one for one in found if one[1] != "give")]


async def open_table(house: House) -> TableState:
    """The one table that is open."""
    store = await Store.open(house.bot.database, house.clock)
    (table,) = await store.tables.open()
    await store.close()
    return table


async def seats(house: House) -> list[tuple[int, bool]]:
    """Of each seat, how many turns were missed, and whether it is asleep."""
    return [(seat.missed, seat.asleep) for seat in (await open_table(house)).seats]
