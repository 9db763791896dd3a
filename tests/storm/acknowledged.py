"""A check that each move the bot confirmed to a person is stored, in that deal and seat."""

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
    """A note above a hand that answers a press, and the state of the deal at the press."""

    clicked: float  # when the button was pressed, in seconds since the epoch
    at: float  # when the note was shown, in seconds since the epoch
    deal: int
    seq: int  # how many events were stored when the pressed button was made
    note: str


def unstored(person: Person, told: Iterable[Told], stored: Mapping[int, NewDeal]) -> Iterator[str]:
    """Yield each move that was confirmed to this person and that no stored event matches.

    An event matches only in the person's seat: a person who takes over the seat of a computer keeps
    it until the deal ends. It also matches only if it was stored after the pressed button was made.
    Each event matches one note at most.
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
    """Return the numbers of all events that the note may describe."""
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
    """Whether a note that starts with `begin` may describe the event, with this seat and cards."""
    if begin in WITHOUT:
        return isinstance(event, WITHOUT[begin]) and _seat(event) == seat and _fits(begin, event)
    if not isinstance(event, WITH_CARDS[begin]):
        return False
    return _seat(event) == seat and Cards(of_mask(event.cards)) == said


def _fits(begin: str, event: Event) -> bool:
    """Whether the event fits `begin`: a bid without an amount is a pass in an auction."""
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
# sentences of the bot about an act, each with the events that the act may store
WITHOUT = {
    "You passed.": Passed | BidMade,  # not "You passed: ...", which says why a press is refused
    "Taken back.": TakenBack,
    "You chose **": (
        BidMade | Called | CardsGiven | CardsPledged | CardsTaken | PackCut | Passed | ThrewIn
    ),
}
