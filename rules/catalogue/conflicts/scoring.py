"""Choices of points, payments, ends and teams that contradict (I-13, I-14, I-18)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.catalogue.conflicts.conflict import Conflict, Meant, counts

PENALTIES = ("penalty_cards", "penalty_values", "hutabarat")


def chips_need_an_auction(meant: Meant, _: int | None) -> Iterable[str]:
    if meant.get("auction", "none") != "none":
        return
    if meant["score_model"] == "chips_bid":
        yield "Chips for a bid can only be won in a game with an auction."
    if meant["settlement"] == "bid":
        yield "A bid can only be paid in a game with an auction."
    if meant["teams"] == "alone_vs_two":
        yield "One player can only stand against the others in a game with an auction."


def pairs_need_collusion(meant: Meant, _: int | None) -> Iterable[str]:
    if meant["match_winner"] == "best_pair" and meant.get("collusion") != "on":
        yield "A pair can only win a match in a game where pairs of players collude."


def places_need_playing_on(meant: Meant, _: int | None) -> Iterable[str]:
    """I-13."""
    if meant["deal_end"] == "one_left":
        return
    if meant["score_model"] == "places":
        yield "Points for places need a deal that is played until one player is left."
    if meant.get("exchange", "none") != "none":
        yield "An exchange by places needs a deal that is played until one player is left."
    if meant["later_lead"] in ("top_rank", "bottom_rank"):
        yield "A lead by place needs a deal that is played until one player is left."


def points_need_scoring(meant: Meant, _: int | None) -> Iterable[str]:
    if meant.get("exchange") == "by_score" and meant["score_model"] != "places":
        yield "An exchange by score needs points for places."
    if meant["score_model"] != "none" or meant["match_end"] == "open":
        return
    if meant["match_end"] == "points":
        yield "A match that ends at a number of points needs points to be kept."
    elif meant["match_winner"] != "top_rank_last_deal":
        yield "A match without points can only be won by the first place of its last deal."


def penalties_are_few(meant: Meant, _: int | None) -> Iterable[str]:
    """Nobody wins an open match; with chips, or where losses are minus, the most is best."""
    turned = meant.get("winner_points") == "sum_of_losses" and meant["score_model"] != "hutabarat"
    chips = meant["starting_chips"] != "none"
    if meant["match_end"] == "open" or turned or chips or meant["match_winner"] != "highest":
        return
    if meant["score_model"] in PENALTIES and meant["teams"] != "opposite_pairs":
        yield "Penalty points count against a player: the fewest must win the match, not the most."


def zero_sum_needs_odd(meant: Meant, seats: int | None) -> Iterable[str]:
    if meant["score_model"] != "places" or meant.get("place_points") != "zero_sum":
        return
    if any(count not in (5, 7) for count in counts(meant, seats)):
        yield "Zero-sum points are for exactly five or seven players."


def calls_need_a_single_winner(meant: Meant, _: int | None) -> Iterable[str]:
    """I-14."""
    if meant.get("announce_penalty", "off") == "off":
        return
    if meant["announce"] != "one":
        yield "A penalty for not calling the last card needs the last card to be announced."
    if meant["deal_end"] != "first_out":
        yield "A penalty for not calling the last card needs a deal that ends when one is out."


def pairs_are_four(meant: Meant, seats: int | None) -> Iterable[str]:
    """I-18."""
    if meant["teams"] != "opposite_pairs":
        return
    if any(count != 4 for count in counts(meant, seats)):
        yield "Two teams across the table need exactly four players."
    if meant["deal_end"] != "first_out":
        yield "Two teams across the table need a deal that ends when one player is out."


CONFLICTS: tuple[Conflict, ...] = (
    chips_need_an_auction,
    pairs_need_collusion,
    places_need_playing_on,
    points_need_scoring,
    penalties_are_few,
    zero_sum_needs_odd,
    calls_need_a_single_winner,
    pairs_are_four,
)
