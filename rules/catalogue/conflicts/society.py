"""Choices of places, points and seats that contradict."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from rules.catalogue.conflicts.conflict import Conflict, Meant
from rules.catalogue.conflicts.conflict import counts as _counts
from rules.catalogue.tables import place_points
from rules.sentences import Sentence

MOST_WAYS = 50_000


def players_in_span(meant: Meant, seats: int | None) -> Iterable[str]:
    span = meant["players"]
    if seats is not None and seats not in span:
        one = len(span) == 1
        need = span.start if one else Sentence("{low} to {high}", low=span.start, high=span[-1])
        yield Sentence("This game needs {need} players; you are {number}.", need=need, number=seats)


def jokers_for_packs(meant: Meant, _: int | None) -> Iterable[str]:
    if meant["jokers"] > 2 * int(meant["decks"]):
        yield Sentence(
            "{jokers} jokers need two packs: there are at most two jokers in each pack.",
            jokers=meant["jokers"],
        )


def auction_games(meant: Meant, _: int | None) -> Iterable[str]:
    by_bid = meant["first_lead"] in ("landlord", "first_bidder")
    if by_bid and meant.get("auction", "none") == "none":
        yield "The landlord or first bidder can only lead in a game with an auction."


def exchange_needs_players(meant: Meant, seats: int | None) -> Iterable[str]:
    """Where also two or three may play, what they exchange is judged when they sit down."""
    given, span = meant["exchange"], meant["players"]
    least = seats or max(span.start, min(4, span.stop - 1))
    if isinstance(given, tuple) and least < 2 * len(given):
        pairs = len(given)
        yield Sentence(
            "An exchange between {pairs} pairs of places needs at least {players} players.",
            pairs=pairs,
            players=2 * pairs,
        )


def exchange_is_small(meant: Meant, seats: int | None) -> Iterable[str]:
    """Every way to give cards can be listed: 50,000 of them take a tenth of a second."""
    exchange = meant["exchange"]
    if exchange == "none" or (exchange == "by_score" and "place_points" not in meant):
        return
    counts = place_points(meant["place_points"] if exchange == "by_score" else exchange)
    pack = 52 * int(meant["decks"]) + meant["jokers"]
    for players in _counts(meant, seats):
        given = max(0, *counts(players)[: max(1, players // 2)])
        hand = -(-pack // players) + given
        if comb(hand, given) > MOST_WAYS:
            yield Sentence(
                "An exchange of {given} cards from hands of {hand} is too large: give fewer.",
                given=given,
                hand=hand,
            )
            return


CONFLICTS: tuple[Conflict, ...] = (
    players_in_span,
    jokers_for_packs,
    auction_games,
    exchange_needs_players,
    exchange_is_small,
)
