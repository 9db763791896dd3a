"""A hand and its table without pictures, as a screen reader says them well."""

from __future__ import annotations

from bot.domain.preferences import Preferences, Sorting
from bot.tables.snapshot import Snapshot
from bot.words import of_rules, say
from bot.words.cards import by_rank, by_suit, called
from cogs.core.people import named
from cogs.hand.status import backs
from rules.actions import Seat
from rules.cards import Card
from rules.view import HIDDEN, SeatView

SHOWN = 8  # plays of a trick, the newest


def hand_in_words(hand: tuple[Card, ...], preferences: Preferences) -> str:
    """The cards, a line for each rank or suit, in the order given."""
    said = by_suit(hand) if preferences.sorting is Sorting.SUIT else by_rank(hand)
    lines = [f"- {group}" for group in said]
    return "\n".join([say("words-hand", count=len(hand)), *lines])


def table_in_words(table: Snapshot, view: SeatView) -> str:
    """All that the picture of the table shows: the tricks, then every seat."""
    lines = [say("ranks-reversed")] if view.upside_down else []
    if view.direction < 0:
        lines.append(say("words-backwards"))
    lines.append(say("words-trick") if view.trick else say("words-no-trick"))
    for play in view.trick[-SHOWN:]:
        who, said = named(table.players[play.seat]), called(play.cards)
        lines.append(say("words-play", seat=play.seat + 1, who=who, play=said))
    if view.last_trick:
        last = view.last_trick[-1]
        who = named(table.players[last.seat])
        lines.append(say("words-last-trick", who=who, play=called(last.cards)))
    lines.append(say("words-seats"))
    lines += [_seat(table, view, seat) for seat in range(len(table.players))]
    return "\n".join(lines)


def _seat(table: Snapshot, view: SeatView, seat: Seat) -> str:
    player = table.players[seat]
    left = view.cards_left[seat]
    about = [named(player)]
    if seat == view.seat:
        about.append(say("words-you"))
    if seat in view.to_act:
        about.append(say("words-on-turn"))
    if seat in view.out:
        about.append(say("seat-out", place=view.out.index(seat) + 1))
    elif left != HIDDEN:
        about.append(say("words-count", count=left))
    if view.backs:
        about += backs(view, seat)
    if seat in view.closed and view.trick:
        about.append(say("seat-passed"))
    if title := table.state.match.titles.get(player):
        about.append(of_rules("title", title))
    return say("words-seat", seat=seat + 1, about=say("between-words").join(about))
