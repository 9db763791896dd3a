"""Choices of places, points and seats that contradict."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from rules.conflicts.conflict import Conflict, Meant
from rules.conflicts.conflict import counts as _counts
from rules.house.scoring import place_points

PENALTIES = ("penalty_cards", "penalty_values", "hutabarat")
MOST_WAYS = 50_000


def players_in_span(meant: Meant, seats: int | None) -> Iterable[str]:
    span = meant["players"]
    if seats is not None and seats not in span:
        need = f"{span.start}" if len(span) == 1 else f"{span.start} to {span.stop - 1}"
        yield f"This game needs {need} players; you are {seats}."


def jokers_for_packs(meant: Meant, _: int | None) -> Iterable[str]:
    if meant["jokers"] > 2 * int(meant["decks"]):
        yield f"{meant['jokers']} jokers need two packs: there are at most two jokers in each pack."


def jokers_with_power(meant: Meant, _: int | None) -> Iterable[str]:
    if meant.get("joker_power", "none") != "none" and not meant["jokers"]:
        yield "A power for jokers needs at least one joker in the pack."


def auction_games(meant: Meant, _: int | None) -> Iterable[str]:
    if meant["first_lead"] in ("landlord", "first_bidder"):
        yield "The landlord or first bidder can only lead in a game with an auction."
    if meant["score_model"] == "chips_bid":
        yield "Chips for a bid can only be won in a game with an auction."


def pairs_need_collusion(meant: Meant, _: int | None) -> Iterable[str]:
    if meant["match_winner"] == "best_pair":
        yield "A pair can only win a match in a game where pairs of players collude."


def places_need_playing_on(meant: Meant, _: int | None) -> Iterable[str]:
    if meant["deal_end"] == "one_left":
        return
    if meant["score_model"] == "places":
        yield "Points for places need a deal that is played until one player is left."
    if meant["exchange"] != "none":
        yield "An exchange by places needs a deal that is played until one player is left."
    if meant["later_lead"] in ("top_rank", "bottom_rank"):
        yield "A lead by place needs a deal that is played until one player is left."


def points_need_scoring(meant: Meant, _: int | None) -> Iterable[str]:
    if meant["exchange"] == "by_score" and meant["score_model"] != "places":
        yield "An exchange by score needs points for places."
    if meant["score_model"] != "none" or meant["match_end"] == "open":
        return
    if meant["match_end"] == "points":
        yield "A match that ends at a number of points needs points to be kept."
    elif meant["match_winner"] != "top_rank_last_deal":
        yield "A match without points can only be won by the first place of its last deal."


def penalties_are_few(meant: Meant, _: int | None) -> Iterable[str]:
    if meant["score_model"] in PENALTIES and meant["match_winner"] == "highest":
        yield "Penalty points count against a player: the fewest must win the match, not the most."


def exchange_needs_players(meant: Meant, seats: int | None) -> Iterable[str]:
    given = meant["exchange"]
    if isinstance(given, tuple) and min(_counts(meant, seats)) < 2 * len(given):
        pairs = len(given)
        yield f"An exchange between {pairs} pairs of places needs at least {2 * pairs} players."


def exchange_is_small(meant: Meant, seats: int | None) -> Iterable[str]:
    """Every way to give cards can be listed: 50,000 of them take a tenth of a second."""
    exchange = meant["exchange"]
    if exchange == "none":
        return
    counts = place_points(meant["place_points"] if exchange == "by_score" else exchange)
    pack = 52 * int(meant["decks"]) + meant["jokers"]
    for players in _counts(meant, seats):
        given = max(0, *counts(players)[: max(1, players // 2)])
        hand = -(-pack // players) + given
        if comb(hand, given) > MOST_WAYS:
            yield f"An exchange of {given} cards from hands of {hand} is too large: give fewer."
            return


def zero_sum_needs_odd(meant: Meant, seats: int | None) -> Iterable[str]:
    if meant["score_model"] != "places" or meant["place_points"] != "zero_sum":
        return
    if any(count not in (5, 7) for count in _counts(meant, seats)):
        yield "Zero-sum points are for exactly five or seven players."


CONFLICTS: tuple[Conflict, ...] = (
    players_in_span,
    jokers_for_packs,
    jokers_with_power,
    auction_games,
    pairs_need_collusion,
    places_need_playing_on,
    points_need_scoring,
    penalties_are_few,
    exchange_needs_players,
    exchange_is_small,
    zero_sum_needs_odd,
)
