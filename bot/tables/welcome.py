"""Check for bans where people take seats, before any state with a new player is stored."""

from __future__ import annotations

from bot.domain.moderation import refusal
from bot.domain.state import NO_SERVER, TableState
from bot.store import Store
from rules.match.match import Player


async def check_welcome(store: Store, after: TableState, before: TableState | None = None) -> None:
    """Raise Refusal if a banned person takes a seat between these states. StorageError."""
    new = _active(after) - (_active(before) if before else set())
    if not new or after.guild_id == NO_SERVER:
        return
    if ban := await store.moderation.ban_among(after.guild_id, new):
        raise refusal(ban)


async def banned_at(store: Store, state: TableState) -> list[Player]:
    """Return the people at this table who are banned from its server. StorageError."""
    people = [seat.player for seat in state.seats if not seat.computer]
    banned = store.moderation.ban_among
    return [one for one in people if await banned(state.guild_id, [one])]


def _active(state: TableState) -> set[Player]:
    return {one.player for one in state.seats if not (one.computer or one.sitting_out)}
