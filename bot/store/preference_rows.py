"""What players have chosen, as statements in a transaction of the caller's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, select

from bot.domain.preferences import Deck, Pinged, Preferences, Sent, Sorting
from bot.store.connecting import replace_row
from bot.store.schema import preference
from rules.match.match import Player


def read_preferences(connection: Connection, player: Player) -> Preferences:
    """What this player has chosen, or what holds for everybody."""
    query = select(preference).where(preference.c.player == player)
    row = connection.execute(query).mappings().first()
    if row is None:
        return Preferences()
    return Preferences(
        sent=Sent(row["sent"]),
        sorting=Sorting(row["sorting"]),
        deck=Deck(row["deck"]),
        pictures=row["pictures"],
        pinged=Pinged(row["pinged"]),
        auto_pass=row["auto_pass"],
        language=row["language"],
        seen=row["seen"],
        first_deal=row["first_deal"],
    )


def keep_preferences(connection: Connection, player: Player, chosen: Preferences) -> Preferences:
    """Keep them in place of what was chosen before; they come back."""
    replace_row(connection, preference, {"player": player, **asdict(chosen)})
    return chosen


def change_preferences(
    connection: Connection, player: Player, changes: Mapping[str, Any]
) -> Preferences:
    """Change some of them; what holds then."""
    chosen = replace(read_preferences(connection, player), **changes)
    return keep_preferences(connection, player, chosen)
