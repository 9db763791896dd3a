"""The deals of a match that are over, with their results and plays."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

from sqlalchemy import Connection, or_, select

from bot.domain.course import DealOfMatch
from bot.domain.state import Result
from bot.store.errors import Unreadable
from bot.store.result_rows import of_row
from bot.store.schema import deal, event, result
from rules.codec import decode
from rules.events import Event, Passed, Played, RanksReversed, TakenBack, WentOut

TOLD = 100  # deals of a match whose events are read: of longer ones none are
KINDS = (Played, Passed, WentOut, RanksReversed, TakenBack)
OF_PLAY = or_(*(event.c.body.like(f'{{"k":"{kind.__name__}"%') for kind in KINDS))


def read_match(connection: Connection, table_id: int, number: int) -> list[DealOfMatch]:
    """The deals of this match of a table that are over and counted, in their order. Unreadable."""
    own = (deal.c.table_id == table_id) & (deal.c.match_number == number)
    over = select(deal.c.id, deal.c.players).where(own, deal.c.ended_at.is_not(None))
    players = {row.id: tuple(row.players) for row in connection.execute(over)}
    results = _results(connection, players)
    events = _events(connection, players) if len(results) <= TOLD else {}
    return [
        DealOfMatch(players[one], tuple(results[one]), tuple(events.get(one, ())))
        for one in sorted(results)
    ]


def _results(connection: Connection, deals: Collection[int]) -> dict[int, list[Result]]:
    found: dict[int, list[Result]] = defaultdict(list)
    which = select(result).where(result.c.deal_id.in_([*deals]))
    for row in connection.execute(which.order_by(result.c.deal_id, result.c.place)).mappings():
        found[row["deal_id"]].append(of_row(row))
    return found


def _events(connection: Connection, deals: Collection[int]) -> dict[int, list[Event]]:
    found: dict[int, dict[int, Event]] = defaultdict(dict)
    columns = select(event.c.deal_id, event.c.seq, event.c.body)
    which = columns.where(event.c.deal_id.in_([*deals]), OF_PLAY)
    try:
        for deal_id, seq, body in connection.execute(which.order_by(event.c.deal_id, event.c.seq)):
            one = decode(body)
            if isinstance(one, TakenBack):
                for number in range(seq - one.events, seq):
                    found[deal_id].pop(number, None)
            else:
                found[deal_id][seq] = one
    except ValueError:  # without its chain, which quotes what is stored
        raise Unreadable from None
    return {deal_id: [*events.values()] for deal_id, events in found.items()}
