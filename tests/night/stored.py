"""Reading of a night's deals, deeds and seats from the bot's database."""

from __future__ import annotations

from bot.domain.state import NewDeal, TableState
from bot.store import Store
from rules.events import CardsGiven, Passed, Played
from tests.night.house import House
from tests.night.reading import of_mask
from tests.night.record import Night


async def deals_of(night: Night) -> list[NewDeal]:
    """Return the deals of a night with their events, the first deal first."""
    store = await Store.open(night.bot.database, night.bot.playground.world.clock)
    deals = [await store.deals.get(number) for number in range(1, len(night.results) + 1)]
    await store.close()
    return deals


def deeds_of(deal: NewDeal, names: dict[str, str]) -> list[tuple[str, str, list[str]]]:
    """Return the deeds of people in the stored events (name, kind, cards), gifts first."""
    found: list[tuple[str, str, list[str]]] = []
    free = len(deal.players) // 2  # the bot makes as many gifts of best cards by itself
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
    """Return the one open table."""
    store = await Store.open(house.bot.database, house.clock)
    (table,) = await store.tables.open()
    await store.close()
    return table


async def seats(house: House) -> list[tuple[int, bool]]:
    """Return for each seat the number of missed turns, and whether the seat is asleep."""
    return [(seat.missed, seat.asleep) for seat in (await open_table(house)).seats]
