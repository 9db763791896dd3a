"""Deals that are set up, and what a seat in them knows."""

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
    """A deal with all its events, from which every seat knows what it may."""

    def __init__(self, deal: Deal, events: list[Event]) -> None:
        self.deal, self.events = deal, events

    def known(self, seat: Seat) -> InformationState:
        """What this seat knows."""
        log = tuple(redacted(event, seat) for event in self.events)
        return InformationState(view(self.deal, seat), log, self.deal.rules)

    def act(self, seat: Seat, action: Action) -> None:
        """IllegalAction: the rules refuse it."""
        book = decide(self.deal, seat, action)
        self.deal = book.deal
        self.events += book.events

    def says(self, level: Level, seat: Seat | None = None) -> str:
        """What a computer of this level lays in a seat, that on turn if none is named; or "-"."""
        asked = min(self.deal.to_act) if seat is None else seat
        action = choose(self.known(asked), level, Random(1))
        return text(action.cards) if isinstance(action, Play) else "-"


def table(preset: str, *hands: str, moves: tuple[str, ...] = (), **options: str) -> Table:
    """These hands, after these moves, the seats being A, B, C and so on."""
    rules = build(preset, options)
    book = begin(rules, Dealt(tuple(map(cards, hands)), len(hands) - 1, 0, (), 1, 1))
    found = Table(book.deal, list(book.events))
    for written in moves:
        found.act(*move(written))
    return found


def two_deals(preset: str, chance: Random) -> Iterator[Table]:
    """The first deal of a match with three or as few more as may play, and the one after it."""
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
    """Every decision until the deal is over, before it is carried out."""
    for _ in range(MOST_STEPS):
        if now.deal.ended:
            return
        seat = min(now.deal.to_act)
        action = choose(now.known(seat), level, chance)
        yield seat, action
        now.act(seat, action)
    raise AssertionError(f"no end after {MOST_STEPS} actions")
