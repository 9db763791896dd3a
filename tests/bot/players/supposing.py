"""Deals with hands that a test sets, and the knowledge of their seats."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.players.information_state import InformationState
from bot.players.levels import Level, choose
from rules.actions import Action, Play, Seat
from rules.cards import cards, text
from rules.catalogue import build, problems
from rules.deal import Deal
from rules.engine import begin, decide
from rules.events import Dealt, Event
from rules.match.match import Match, MatchState
from rules.view import redacted, view
from tests.rules.notation import move

MOST_STEPS = 2_000


class Table:
    """A deal with all its events, and the knowledge of every seat."""

    def __init__(self, deal: Deal, events: list[Event]) -> None:
        self.deal, self.events = deal, events

    def known(self, seat: Seat) -> InformationState:
        """Return the knowledge of this seat."""
        log = tuple(redacted(event, seat) for event in self.events)
        return InformationState(view(self.deal, seat), log, self.deal.rules)

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out an action of a seat; raise IllegalAction if the rules refuse it."""
        book = decide(self.deal, seat, action)
        self.deal = book.deal
        self.events += book.events

    def says(self, level: Level, seat: Seat | None = None) -> str:
        """Return the cards that a computer of this level plays in a seat, or "-" for other actions.

        The default is the first seat on turn.
        """
        asked = min(self.deal.to_act) if seat is None else seat
        action = choose(self.known(asked), level, Random(1))
        return text(action.cards) if isinstance(action, Play) else "-"


def table(preset: str, *hands: str, moves: tuple[str, ...] = (), **options: str) -> Table:
    """Return a table with these hands of the seats A, B, C ..., after these moves."""
    rules = build(preset, options)
    book = begin(rules, Dealt(tuple(map(cards, hands)), len(hands) - 1, 0, (), 1, 1))
    found = Table(book.deal, list(book.events))
    for written in moves:
        found.act(*move(written))
    return found


def two_deals(preset: str, chance: Random) -> Iterator[Table]:
    """Yield the first two deals of a match, with three seats or the next number possible.

    Play each deal to its end before the next one is drawn.
    """
    rules = build(preset)
    able = [number for number in rules.seats if not problems(preset, seats=number)]
    seats = next((number for number in able if number > 2), able[-1])
    match = Match(rules, MatchState(tuple("ABCDEFGH"[:seats])))
    for _ in range(2):
        match, first = match.deal(chance)
        book = begin(rules, first)
        now = Table(book.deal, list(book.events))
        yield now
        assert now.deal.ended is not None
        match = match.finished(now.deal.ended)


def play_on(now: Table, level: Level, chance: Random) -> Iterator[tuple[Seat, Action]]:
    """Yield each decision of computers of this level, then carry it out, until the deal ends."""
    for _ in range(MOST_STEPS):
        if now.deal.ended:
            return
        seat = min(now.deal.to_act)
        action = choose(now.known(seat), level, chance)
        yield seat, action
        now.act(seat, action)
    raise AssertionError(f"no end after {MOST_STEPS} actions")
