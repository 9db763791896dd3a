"""Whether all that people were told to have done is stored: by the deal, their seat, the moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.domain.state import NewDeal
from rules.events import (
    BidMade,
    Called,
    CardsGiven,
    CardsPledged,
    CardsTaken,
    Event,
    PackCut,
    Passed,
    Played,
    TakenBack,
    ThrewIn,
)
from tests.night.people import Person
from tests.night.reading import cards_in, of_mask
from tests.night.standing_in import spelled

Cards = frozenset[str]


@dataclass(frozen=True)
class Told:
    """What was said above a hand to a click on it: when, and for which state it was made."""

    clicked: float  # seconds since the epoch, as `at`
    at: float
    deal: int
    seq: int  # what was clicked was offered when so many events were stored
    note: str


def unstored(person: Person, told: Iterable[Told], stored: Mapping[int, NewDeal]) -> Iterator[str]:
    """Each thing that this person was told to have done, and that no event of its own stands for.

    An event is theirs by their seat in the deal: who takes that of a computer keeps it to the end.
    It is stored after all that was known when the click was offered. Nothing is counted twice.
    """
    used: set[tuple[int, int]] = set()
    for one in sorted(told, key=lambda one: (one.deal, one.seq), reverse=True):
        if not one.note.startswith((*WITH_CARDS, *WITHOUT)):
            continue
        deal = stored.get(one.deal)
        fit = _fitting(one, deal, person.id) if deal else []
        free = [seq for seq in fit if (one.deal, seq) not in used]
        if free:
            used.add((one.deal, free[-1]))
        else:
            yield (
                f"{person.name} in deal {one.deal} at {one.seq}, clicked {one.clicked:.2f},"
                f" told {one.at:.2f}: {one.note}"
            )


def _fitting(one: Told, deal: NewDeal, player: str) -> list[int]:
    """The numbers of all events that this may have been said of."""
    if player not in deal.players:
        return []
    seat = deal.players.index(player)
    said = Cards({*cards_in(one.note)} | spelled(one.note))
    return [
        seq
        for seq, event in enumerate(deal.events)
        if seq >= one.seq and any(_is(begin, event, seat, said) for begin in _begins(one.note))
    ]


def _begins(note: str) -> list[str]:
    return [begin for begin in (*WITH_CARDS, *WITHOUT) if note.startswith(begin)]


def _is(begin: str, event: Event, seat: int, said: Cards) -> bool:
    """Is this event what that sentence says, done in this seat with these cards?"""
    if begin in WITHOUT:
        return isinstance(event, WITHOUT[begin]) and _seat(event) == seat and _fits(begin, event)
    if not isinstance(event, WITH_CARDS[begin]):
        return False
    return _seat(event) == seat and Cards(of_mask(event.cards)) == said


def _fits(begin: str, event: Event) -> bool:
    """So one passes an auction as well."""
    return begin != "You passed." or not (isinstance(event, BidMade) and event.amount)


def _seat(event: Event) -> int:
    seat = event.giver if isinstance(event, CardsGiven) else getattr(event, "seat", -1)
    assert isinstance(seat, int)
    return seat


WITH_CARDS = {
    "You played": Played,
    "You gave": CardsGiven | CardsPledged,
    "You offered": CardsPledged,
}
WITHOUT = {
    "You passed.": Passed | BidMade,  # "You passed: ..." says why another press is refused
    "Taken back.": TakenBack,
    "You chose **": (
        BidMade | Called | CardsGiven | CardsPledged | CardsTaken | PackCut | Passed | ThrewIn
    ),
}
"""What the bot says of a deed, and the events that it may mean."""
