"""The results that a night must have, counted from what people saw, without the rules' code."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tests.night.playing import Deed
from tests.night.reading import JSON, words

TITLES = ("President", "Vice-President", "Citizen", "Vice-Beggar", "Beggar")
_SEAT = re.compile(r"`(\d+)` (?:[^\w`]+ )?(.+?)(?: · |$)", re.MULTILINE)  # a hat may come first
_RESULT = re.compile(  # with a title where no podium shows it
    r"^\S+ ([^·\n]+?) · (?:[\w-]+ · )?\*\*\+?(\d+)\*\*(?: · (\d+) total)?", re.MULTILINE
)
_STANDING = re.compile(r"^\S+ (.+?) · \*\*(-?\d+) points?\*\* · (\d+) deals?$", re.MULTILINE)
Hands = dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Line:
    """One line of the results: place, person, points of the deal, points in all."""

    place: int
    name: str
    points: int
    total: int


@dataclass(frozen=True)
class Standing:
    """One line of the leaderboard."""

    name: str
    points: int
    deals: int


@dataclass
class Account:
    """The account of deals of five by COMP 303, each entered with its first hands and deeds."""

    target: int
    places: list[list[str]] = field(default_factory=list)  # names of each deal, best first
    scores: dict[str, int] = field(default_factory=dict)

    def enter(self, first: Hands, deeds: Sequence[Deed]) -> list[Hands]:
        """Enter a deal; return all hands before the first deed and after each deed.

        `first` holds the hands after the best cards were taken.
        """
        takers = (
            dict(zip(self.places[-1], reversed(self.places[-1]), strict=True))
            if self.places
            else {}
        )
        hands = {name: set(cards) for name, cards in first.items()}
        states, out = [_sorted(hands)], []
        for deed in deeds:
            if deed.kind != "pass":
                assert hands[deed.who] >= set(deed.cards), f"{deed.who} never held {deed.cards}"
                hands[deed.who] -= set(deed.cards)
            if deed.kind == "give":
                hands[takers[deed.who]] |= set(deed.cards)
            elif not hands[deed.who] and deed.who not in out:
                out.append(deed.who)
            states.append(_sorted(hands))
        places = out + [name for name in hands if name not in out]
        assert len(out) == len(first) - 1, f"the deal is not over: {out}"
        self.places.append(places)
        for below, name in enumerate(reversed(places)):
            self.scores[name] = self.scores.get(name, 0) + below
        return states

    @property
    def winners(self) -> set[str]:
        """The names of the winners, empty while no score reaches the target."""
        best = max(self.scores.values())
        return {name for name, score in self.scores.items() if score == best >= self.target}

    def results(self) -> list[Line]:
        """Return the lines of the results of the deal entered last."""
        count = len(self.places[-1])
        return [
            Line(place, name, count - place, self.scores[name])
            for place, name in enumerate(self.places[-1], 1)
        ]

    def leaderboard(self) -> set[Standing]:
        """Return the lines that the leaderboard must show, one for each person."""
        deals = len(self.places)
        return {Standing(name, points, deals) for name, points in self.scores.items()}


def _sorted(hands: dict[str, set[str]]) -> Hands:
    return {name: tuple(sorted(cards)) for name, cards in hands.items()}


def seat_order(table: JSON) -> list[str]:
    """Return the names in the order of seats, from the table message."""
    return [who for _, who in sorted(_SEAT.findall(words(table)))]


def results_shown(table: JSON) -> list[Line]:
    """Return the lines of a message with results, best first."""
    return [
        Line(place, who, int(points), int(total or 0))
        for place, (who, points, total) in enumerate(_RESULT.findall(words(table)), 1)
    ]


def leaderboard_shown(text: str) -> list[Standing]:
    """Return the lines of a leaderboard, in their order."""
    return [
        Standing(who, int(points), int(deals)) for who, points, deals in _STANDING.findall(text)
    ]


def of_deal(deeds: Iterable[Deed], deal: int) -> list[Deed]:
    """Return the deeds of one deal, in their order."""
    return [deed for deed in deeds if deed.deal == deal]
