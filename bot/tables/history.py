"""What has happened in a deal, told to one person: every event as that person may know it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.state import NewDeal
from bot.store import Store, Unreadable
from rules.events import Ended, Event
from rules.match.match import Player
from rules.view import told

MOST_VOID = 3  # deals thrown in before this one that are still told of


async def story(store: Store, deal_id: int | None, player: Player | None) -> tuple[Event, ...]:
    """The events of this deal, and before them those of deals that were thrown in."""
    if deal_id is None:
        return ()
    found = list(_told(await store.deal(deal_id), player))
    for _ in range(MOST_VOID):
        deal_id = await store.earlier(deal_id)
        if deal_id is None:
            break
        try:
            before = _told(await store.deal(deal_id), player)
        except Unreadable:  # by another version
            break
        if not _thrown_in(before):
            break
        found[:0] = before
    return tuple(found)


def _told(deal: NewDeal, player: Player | None) -> list[Event]:
    seat = deal.players.index(player) if player in deal.players else None
    return [told(event, seat) for event in deal.events]


def _thrown_in(events: Sequence[Event]) -> bool:
    return bool(events) and isinstance(events[-1], Ended) and events[-1].void
