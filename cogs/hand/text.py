"""A hand and its table without pictures, as a screen reader says them well."""

from __future__ import annotations

from bot.domain.preferences import Preferences, Sorting
from bot.tables.snapshot import Snapshot
from bot.words import of_rules, say
from bot.words.cards import by_suit, listed_by_rank
from cogs.core.people import named
from cogs.hand.status import absent, backs, last_plays
from rules.actions import Seat
from rules.cards import Card
from rules.view import HIDDEN, SeatView


def hand_in_words(hand: tuple[Card, ...], preferences: Preferences) -> str:
    """The cards, a line for each rank or suit, in the order given."""
    said = by_suit(hand) if preferences.sorting is Sorting.SUIT else listed_by_rank(hand)
    lines = [f"- {group}" for group in said]
    return "\n".join([say("words-hand", count=len(hand)), *lines])


def table_in_words(table: Snapshot, view: SeatView) -> str:
    """What the picture of the table shows and no other line beside it says.

    The play to beat is named by what whoever is on turn is asked, and to onlookers by the status;
    who waits is told the last plays with the time.
    """
    lines = [say("ranks-reversed")] if view.seat is not None and view.upside_down else []
    if view.seat is not None and view.direction < 0:
        lines.append(say("words-backwards"))
    if view.widow_left:
        lines.append(say("alt-table-widow", count=view.widow_left))
    waits = view.seat is not None and not view.my_turn
    if not waits:
        plays = view.trick[:-1] if view.trick or view.seat is None else view.last_trick
        lines += last_plays(table, plays)
    said = (_seat(table, view, seat) for seat in _from_reader(view, len(table.players)))
    counts = say("between-plays").join(one for one in said if one)
    return "\n".join([*lines, say("cards-left", counts=counts)])


def _from_reader(view: SeatView, players: int) -> list[Seat]:
    """The seats in the order of play after the reader's, which comes last; needing no numbers."""
    if view.seat is None:
        return list(range(players))
    return [(view.seat + view.direction * step) % players for step in range(1, players + 1)]


def _seat(table: Snapshot, view: SeatView, seat: Seat) -> str:
    """What is to be said of this seat, if anything."""
    player, left = table.players[seat], view.cards_left[seat]
    mine = seat == view.seat  # whose number stands above the hand
    about = [] if mine else ["?" if left == HIDDEN else str(left)]
    if seat in view.out:
        about = [say("seat-out", place=view.out.index(seat) + 1)]
    if view.backs:
        about += backs(view, seat)
    if seat in view.closed and view.trick:
        about.append(say("seat-passed"))
    if title := table.state.match.titles.get(player):
        about.append(of_rules("title", title))
    if not mine:
        about += absent(table, player)
    who = say("words-you") if mine else named(player)
    return say("words-seat", who=who, about=say("between-words").join(about)) if about else ""
