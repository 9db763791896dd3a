"""Plain recomputation of thrones: who plays for one, its order, its ruler and its champions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from rules.events import Shuffled
from tests.fuzz.series.playing import Closed, Deleted, Ended, Step, Voided
from tests.fuzz.series.rows import Deal, Row
from tests.fuzz.series.tallies import is_computer, is_person

Home: TypeAlias = "tuple[int, str]"  # channel and ladder
NIGHT = 6 * 3600.0
ORDERED = ("president", "daifugo")  # games whose titles keep an order from deal to deal
NOBODY = "nobody"  # in place of a deleted person


@dataclass
class Throne:
    """The throne of a channel after some deals."""

    standing: list[str] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    dealer: str = ""
    direction: int = 0
    ruler: str = ""
    since: float = 0.0
    deals: int = 0
    nights: int = 0
    ended_at: float = 0.0
    champions: list[str] = field(default_factory=list)


def played_for(journal: list[Step]) -> dict[Home, list[Ended]]:
    """Return the deals that were played for each throne.

    The first table whose deal counts holds the throne until it closes, or plays another game.
    """
    found: dict[Home, list[Ended]] = {}
    voided: set[int] = set()
    ladders: dict[int, str] = {}  # of open tables
    for step in journal:
        if isinstance(step, Closed):
            ladders[step.table_id] = step.ladder
        elif isinstance(step, Voided):
            (voided.add if step.voided else voided.discard)(step.deal_id)
        elif isinstance(step, Ended):
            key = (step.home, step.ladder)
            so_far = found.setdefault(key, [])
            if not (step.winners or keeps_order(step.ladder)):
                continue
            counted = [one for one in so_far if one.deal_id not in voided]
            holder = counted[-1].table_id if counted else step.table_id
            if holder == step.table_id or ladders.get(holder) != step.ladder:
                so_far.append(step)
    return found


def thrones(deals: list[Deal], journal: list[Step]) -> dict[Home, Throne]:
    """Return the thrones of a server, as folds over the deals that are not voided."""
    by_id = {deal.row["id"]: deal for deal in deals}
    gone = {step.player for step in journal if isinstance(step, Deleted)}
    found = {}
    for key, ended in played_for(journal).items():
        throne = Throne()
        for step in ended:
            deal = by_id[step.deal_id]
            if not deal.void:
                _add(throne, deal, step, gone)
        if throne.ended_at:
            found[key] = throne
    return found


def _add(throne: Throne, deal: Deal, step: Ended, gone: set[str]) -> None:
    now = deal.row["ended_at"]
    if step.winners:
        throne.champions = [one for one in step.winners if one not in gone]
    if keeps_order(step.ladder):
        places = [named(one["player"]) for one in deal.results]
        firsts = [named(one["player"]) for one in deal.results if one["side_place"] == 1]
        _reign(throne, places[0], firsts, now)
        shuffled = deal.events[0]
        assert isinstance(shuffled, Shuffled)
        throne.standing = places
        throne.seats = [named(player) for player in deal.row["players"]]
        throne.dealer = throne.seats[shuffled.dealer]
        throne.direction = shuffled.direction
    throne.ended_at = now


def _reign(throne: Throne, first: str, firsts: list[str], now: float) -> None:
    if throne.ruler and throne.ruler in firsts:
        throne.deals += 1
        throne.nights += now - throne.ended_at >= NIGHT
        return
    throne.ruler, throne.since = ("" if first == NOBODY else first), now
    throne.deals = throne.nights = 1


def keeps_order(ladder: str) -> bool:
    """Whether the places of a deal matter for the next deal in the games of a ladder."""
    return ladder.split("-")[0] in ORDERED


def named(player: str) -> str:
    """Return the player, or `NOBODY` for a person whose data was deleted."""
    return player if is_person(player) or is_computer(player) else NOBODY


def as_row(throne: Throne) -> dict[str, Any]:
    """Return the throne by its columns."""
    return dict(vars(throne))


def plain(row: Row) -> dict[str, Any]:
    """Return a stored throne in the form of `as_row`."""
    lists = ("standing", "seats", "champions")
    found = {name: row[name] for name in vars(Throne())}
    return (
        found
        | {name: [named(one) for one in row[name]] for name in lists}
        | {"dealer": named(row["dealer"]) if row["dealer"] else ""}
    )
