"""Store of rules that people change without a table, as codes.

The newest one is offered again; codes too long for the id of a component are found by a digest.
"""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import Connection, delete, select

from bot.clock import Clock
from bot.store.connections import upsert
from bot.store.errors import Part, Transactions, reading
from bot.store.schema import rule_draft
from rules.match.match import Player

MOST = 50  # drafts kept of one person, the newest
DIGITS = 10  # of a digest, which identifies a code among those of one person


def forget_old(connection: Connection, before: float) -> bool:
    """Delete the codes last kept up to `before`; return whether there were any."""
    return connection.execute(delete(rule_draft).where(rule_draft.c.at <= before)).rowcount > 0


def _keep(connection: Connection, player: Player, code: str, now: float) -> str:
    digest = sha256(code.encode()).hexdigest()[:DIGITS]
    upsert(connection, rule_draft, {"player": player, "digest": digest, "code": code, "at": now})
    mine = rule_draft.c.player == player
    newest = select(rule_draft.c.digest).where(mine).order_by(rule_draft.c.at.desc())
    older = connection.execute(newest.offset(MOST)).scalars().all()
    connection.execute(delete(rule_draft).where(mine, rule_draft.c.digest.in_(older)))
    return digest


def _read(connection: Connection, player: Player, digest: str) -> str | None:
    """Return this person's code of this digest; None if it is deleted."""
    which = (rule_draft.c.player == player) & (rule_draft.c.digest == digest)
    return connection.execute(select(rule_draft.c.code).where(which)).scalar()


def _newest(connection: Connection, player: Player) -> str | None:
    """Return the code that this person kept last; None if all are deleted."""
    mine = select(rule_draft.c.code).where(rule_draft.c.player == player)
    return connection.execute(mine.order_by(rule_draft.c.at.desc()).limit(1)).scalar()


class RuleDrafts(Part):
    """Codes of rules that people have changed without a table. Raises as `Store` does."""

    def __init__(self, store: Transactions, clock: Clock) -> None:
        super().__init__(store)
        self._clock = clock

    async def keep(self, player: Player, code: str) -> str:
        """Keep a code for a day; return the digest under which this person finds it."""
        return await self._store.write(_keep, player, code, self._clock.now())

    code = reading(_read)
    newest = reading(_newest)
