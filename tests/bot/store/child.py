"""A second process on a database: ``python -m tests.bot.store.child URL DEAL FIRST LAST``.

The process appends events with the numbers FIRST to LAST one by one. For each it prints a line:
the number once the event is stored, or "stale" and the number.
"""

from __future__ import annotations

import asyncio
import os
import sys

from bot.store import Stale, Store
from rules.events import PhaseBegan


async def main(url: str, deal_id: int, first: int, last: int) -> None:
    """Append events with these numbers one by one, and print a line for each."""
    store = await Store.open(url)
    for seq in range(first, last + 1):
        try:
            await store.deals.append(deal_id, seq, [PhaseBegan(os.getpid())])
            print(seq, flush=True)
        except Stale:
            print("stale", seq, flush=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], *map(int, sys.argv[2:])))
