"""History of a deal: its events as visible to one person, and its public views."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.domain.seating import rules_of
from bot.domain.state import NewDeal
from bot.store import Store, Unreadable
from rules.cards import Cards, joined
from rules.changes import evolve
from rules.deal import Deal
from rules.events import Ended, Event, Passed, Played, TrickWon
from rules.match.match import Player
from rules.takeback import in_force
from rules.view import SeatView, redacted, view

MOST_VOID = 3  # most void deals before a deal that are read with the deal


async def visible_events(
    store: Store, deal_id: int | None, player: Player | None
) -> tuple[Event, ...]:
    """Return the events of this deal as visible to `player`, or to an onlooker for None.

    The events of at most `MOST_VOID` void deals directly before it precede them.
    """
    if deal_id is None:
        return ()
    found = list(_seen_by(await store.deals.get(deal_id), player))
    for _ in range(MOST_VOID):
        deal_id = await store.deals.before(deal_id)
        if deal_id is None:
            break
        try:
            before = _seen_by(await store.deals.get(deal_id), player)
        except Unreadable:  # written by another version
            break
        if not _thrown_in(before):
            break
        found[:0] = before
    return tuple(found)


async def is_void(store: Store, deal_id: int) -> bool:
    """Whether this deal was void; False for a missing or unreadable one. Raises StorageError."""
    try:
        return _thrown_in((await store.deals.get(deal_id)).events)
    except (LookupError, Unreadable):  # no deal in a lobby; unreadable at a table set aside
        return False


def _seen_by(deal: NewDeal, player: Player | None) -> list[Event]:
    seat = deal.players.index(player) if player in deal.players else None
    return [redacted(event, seat) for event in deal.events]


def _thrown_in(events: Sequence[Event]) -> bool:
    return bool(events) and isinstance(events[-1], Ended) and events[-1].void


async def last_over(store: Store, deal_id: int | None) -> tuple[int, NewDeal] | None:
    """Return the id and the deal of the newest finished deal of a table that was not void, or None.

    The search begins at `deal_id` and goes back over at most `MOST_VOID` deals.
    """
    for _ in range(1 + MOST_VOID):
        if deal_id is None:
            break
        try:
            deal = await store.deals.get(deal_id)
        except Unreadable:  # written by another version
            break
        if deal.events and isinstance(deal.events[-1], Ended) and not deal.events[-1].void:
            return deal_id, deal
        deal_id = await store.deals.before(deal_id)
    return None


def seen_after_plays(deal: NewDeal) -> tuple[SeatView, ...]:
    """Return the public views of a deal after each of its plays, and at its end.

    Raises KeyError or ValueError if the rules of the deal are unknown to this version.
    """
    return tuple(view(now, None) for now in _after_plays(deal))


def _after_plays(deal: NewDeal) -> Iterator[Deal]:
    """Yield the state of a deal after each of its plays, and at its end."""
    now, laid = Deal(rules_of(deal.preset, deal.choices)), False
    for event in in_force(deal.events):
        if laid and isinstance(event, Played | Passed | TrickWon | Ended):
            yield now
            laid = False
        now = evolve(now, event)
        laid = laid or isinstance(event, Played)
    yield now


def hands_after_plays(deal: NewDeal) -> tuple[tuple[Cards, ...], ...]:
    """Return the hands by seat at each step of `seen_after_plays`; () unless the deal counts.

    Hands are open once their deal has ended. Raises as `seen_after_plays` does.
    """
    ended = deal.events[-1] if deal.events else None
    if not isinstance(ended, Ended) or ended.void:
        return ()
    seats = range(len(deal.players))
    return tuple(
        tuple(joined(view(now, seat).hand) for seat in seats) for now in _after_plays(deal)
    )


def spread(seen: Sequence[SeatView], most: int) -> list[int]:
    """Return the positions of the last view and of at most `most` views before it, spread evenly.

    A view is omitted first if the next view still shows its trick.
    """
    *plays, end = range(len(seen))
    too_many = max(0, len(plays) - most)
    again = [at for at in plays[:-1] if seen[at + 1].trick[:-1] == seen[at].trick]
    some = again if len(again) >= too_many else plays
    out = {some[at * len(some) // too_many] for at in range(too_many)}
    return [at for at in plays if at not in out] + [end]
