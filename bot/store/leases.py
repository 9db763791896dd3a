"""The part of the store by which processes agree who does what only one of them may do."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.store import lease_rows
from bot.store.transactions import Transactions


class Leases:
    """Those of one process, `holder`, for so many seconds each time. Raises as `Store` does."""

    def __init__(self, store: Transactions, holder: str, seconds: float) -> None:
        self._store = store
        self.holder = holder
        self.seconds = seconds

    async def take(self, names: Collection[str], most: int | None = None) -> dict[str, float]:
        """Take those that nobody holds, so many at most.

        Each with the seconds since anybody who held it did anything; where nobody ever held it,
        since a bot ran.
        """
        most = len(names) if most is None else most
        return await self._store.write(lease_rows.take, names, self.holder, self.seconds, most)

    async def idle(self, name: str) -> float:
        """For how many seconds whoever held this one last has done nothing; 0: it never was."""
        return await self._store.read(lease_rows.read_idle, name)

    async def renew(self, idle: Mapping[str, float] | None = None) -> set[str]:
        """Go on holding what is held; the names of all that is.

        For so many seconds some have done nothing, which whoever takes them next is told.
        """
        return await self._store.write(lease_rows.renew, self.holder, self.seconds, idle or {})

    async def release(self, names: Collection[str]) -> None:
        """Others may have these now."""
        await self._store.write(lease_rows.release, self.holder, names)

    async def held(self, prefix: str) -> dict[str, str]:
        """Who holds those whose names begin so, by these names in their order."""
        return await self._store.read(lease_rows.read_held, prefix)

    async def forget_dead(self, prefix: str) -> None:
        """Forget those that begin so and that nobody has held for a day."""
        await self._store.write(lease_rows.forget_dead, prefix)
