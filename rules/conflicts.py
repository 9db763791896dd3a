"""Choices that contradict, each with the sentence a host reads (catalogue 3.0)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from rules.options.option import Choices, Numbers, Span

Conflict: TypeAlias = Callable[[Choices, int | None], Iterable[str]]


def _seats(choices: Choices) -> range:
    return Span(2, 12).parse(choices["players"])


def jokers_for_packs(choices: Choices, _: int | None) -> Iterable[str]:
    jokers, packs = int(choices["jokers"]), int(choices["decks"])
    if jokers > 2 * packs:
        yield f"{jokers} jokers need two packs: there are at most two jokers in each pack."


def jokers_with_power(choices: Choices, _: int | None) -> Iterable[str]:
    if choices.get("joker_power", "none") != "none" and choices["jokers"] == "0":
        yield "A power for jokers needs at least one joker in the pack."


def auction_leads(choices: Choices, _: int | None) -> Iterable[str]:
    if choices["first_lead"] in ("landlord", "first_bidder"):
        yield "The landlord or first bidder can only lead in a game with an auction."


def places_need_playing_on(choices: Choices, _: int | None) -> Iterable[str]:
    if choices["deal_end"] == "one_left":
        return
    if choices["score_model"] == "places":
        yield "Points for places need a deal that is played until one player is left."
    if choices["exchange"] != "none":
        yield "An exchange by places needs a deal that is played until one player is left."
    if choices["later_lead"] in ("top_rank", "bottom_rank"):
        yield "A lead by place needs a deal that is played until one player is left."


def points_need_scoring(choices: Choices, _: int | None) -> Iterable[str]:
    if choices["match_end"] == "points" and choices["score_model"] == "none":
        yield "A match that ends at a number of points needs points to be kept."
    if choices["exchange"] == "by_score" and choices["score_model"] != "places":
        yield "An exchange by score needs points for places."


def exchange_needs_players(choices: Choices, seats: int | None) -> Iterable[str]:
    least = seats or _seats(choices).start
    if choices["exchange"] in ("none", "by_score"):
        return
    pairs = len(Numbers({}, 6).parse(choices["exchange"]))
    if least < 2 * pairs:
        yield f"An exchange between {pairs} pairs of places needs at least {2 * pairs} players."


def zero_sum_needs_odd(choices: Choices, seats: int | None) -> Iterable[str]:
    counts = [seats] if seats else list(_seats(choices))
    if choices["place_points"] == "zero_sum" and any(count not in (5, 7) for count in counts):
        yield "Zero-sum points are for exactly five or seven players."


def players_in_span(choices: Choices, seats: int | None) -> Iterable[str]:
    span = _seats(choices)
    if seats is not None and seats not in span:
        need = f"{span.start}" if len(span) == 1 else f"{span.start} to {span.stop - 1}"
        yield f"This game needs {need} players; you are {seats}."


CONFLICTS: tuple[Conflict, ...] = (
    players_in_span,
    jokers_for_packs,
    jokers_with_power,
    auction_leads,
    places_need_playing_on,
    points_need_scoring,
    exchange_needs_players,
    zero_sum_needs_odd,
)
