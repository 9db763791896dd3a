"""A match: payments from deal to deal, and the end (catalogue 3.V, 3.W)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from rules.catalogue.auction import solo
from rules.catalogue.option import Choices, Contradiction, Facts, Instead, Meant, Option, put
from rules.catalogue.scoring.winner import (
    BY_CARDS,
    alone,
    losses_are_minus,
    no_points,
    place_points,
    steps,
)
from rules.catalogue.values import AllBut, Number, Pattern, Words
from rules.match import settlement
from rules.match.terms import Counted, WonBy
from rules.ruleset import RuleSet, Settlement
from rules.sentences import Sentence

MOST_CHIPS = 1_000_000


def _settlement(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    minus = losses_are_minus(choices)
    few_are_good = choices.get("score_model") in BY_CARDS and not minus
    amount = int(choices.get("single_loser_amount", "1"))
    one_pays = choices.get("score_model") == "single_loser"
    forms: dict[str, Settlement] = {
        "pairwise_difference": settlement.PairwiseDifference(few_are_good, of_losses=minus),
        "winner_collects": settlement.AsScored()
        if minus
        else settlement.WinnerCollects(few_are_good),
        "pairwise_gap": settlement.PairwiseGap(steps(choices)),
        "fixed_from_loser": settlement.AsScored() if one_pays else settlement.LastPaysFirst(amount),
        "bid": settlement.BidPaid(),
    }
    return replace(rules, settlement=forms.get(value) if alone(choices) else None)


def _starting_chips(rules: RuleSet, value: str | int, _: Choices) -> RuleSet:
    chips = value if isinstance(value, int) else 0
    return replace(rules, match=replace(rules.match, starting_chips=chips))


def _hundredths(written: str) -> int:
    found = re.fullmatch(r"(\d{1,6})(?:\.(\d{1,2}))?", written)
    if not found:
        raise ValueError(written)
    return int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))


def _chips(written: str) -> int:
    if not re.fullmatch(r"\d{1,7}", written) or not 1 <= int(written) <= MOST_CHIPS:
        raise ValueError(written)
    return int(written)


PAYMENT = (
    Option(
        "settlement",
        topic="Payment",
        question="Who pays whom?",
        help="In points; a point is worth the stake, in play chips.",
        values=Words(
            {
                "none": "nobody pays",
                "pairwise_difference": "every two players settle the difference in points",
                "winner_collects": "each loser pays the winner of the deal",
                "pairwise_gap": "every two players settle the difference in cards left",
                "fixed_from_loser": "the loser pays the winner a fixed amount",
                "bid": "the player alone gets or pays the bid, from or to each",
            }
        ),
        default={
            "bt": "pairwise_difference",
            "pr": "none",
            "df": "none",
            "th": "none",
            "dd": "bid",
            "b3": "bid",
        },
        change=_settlement,
        says={
            "none": "",
            "pairwise_difference": (
                "After each deal, every two players settle the difference in their points."
            ),
            "winner_collects": "The losers of a deal pay the winner their points.",
            "pairwise_gap": (
                "After each deal, every two players settle the difference in cards left, counted "
                "like penalties."
            ),
            "fixed_from_loser": "The loser pays the winner a fixed amount.",
            "bid": "The landlord gets the bid from each of the others, or pays it to each.",
        },
        instead=(
            Instead(
                solo,
                {
                    "bid": (
                        "The solo player gets the bid from each of the others, or pays it to each."
                    ),
                },
            ),
        ),
        contradictions=(
            Contradiction(
                "A bid can only be paid if there is bidding.",
                lambda meant: meant["settlement"] == "bid" and not meant.on("auction"),
            ),
        ),
    ),
    Option(
        "stake",
        topic="Payment",
        question="What is a point worth?",
        help="In play chips, such as 1 or 0.50.",
        values=Pattern(
            {},
            _hundredths,
            "Type a number such as 1 or 0.50, not below 0.",
            offered=("0.05", "0.10", "0.25", "0.50", "1", "2", "5", "10"),
        ),
        default={"*": "1"},
        change=put("match.stake"),
        says={"1": "", "*": "A point is worth {stake:# chip|# chips}."},
        only_with={
            "settlement": (
                "pairwise_difference",
                "winner_collects",
                "pairwise_gap",
                "fixed_from_loser",
                "bid",
            )
        },
    ),
    Option(
        "starting_chips",
        topic="Payment",
        question="How many chips does everyone start with?",
        help="You never pay more than you have; the match ends when someone runs out.",
        values=Pattern(
            {"none": "no chips"},
            _chips,
            Sentence("Type none, or a number from 1 to {high}.", high=MOST_CHIPS),
            offered=("50", "100", "200", "500", "1000"),
        ),
        default={"*": "none"},
        change=_starting_chips,
        says={
            "none": "",
            "1": "Everyone starts with 1 chip and never pays more than that.",
            "*": "Everyone starts with {starting_chips} chips and never pays more than that.",
        },
    ),
)


COUNTED = {  # the units of a match's target
    "open": None,
    "deals": Counted.DEALS,
    "points": Counted.POINTS,
    "time": Counted.MINUTES,
    "chips_out_or_deals": Counted.DEALS,
}

WINNERS = {
    "highest": WonBy.MOST,
    "lowest": WonBy.FEWEST,
    "top_rank_last_deal": WonBy.LAST_DEAL,
    "best_pair": WonBy.BEST_PAIR,
}


def _with_chips(choices: Choices) -> bool:
    return choices.get("starting_chips", "none") != "none"


def _most_wins(choices: Choices) -> bool:
    """Whether the most points win, as where penalties are written as minus."""
    minus = losses_are_minus(choices) or choices.get("score_model") == "single_loser"
    return minus or _with_chips(choices) or not alone(choices)


def _match_winner(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "lowest" and _most_wins(choices):
        value = "highest"
    return replace(rules, match=replace(rules.match, won_by=WINNERS[value]))


def _nothing_to_win_by(meant: Meant) -> bool:
    ends = meant["match_end"] not in ("open", "points")
    return ends and no_points(meant) and meant["match_winner"] != BY_LAST_DEAL


def _never_reached(meant: Meant) -> Iterator[Facts]:
    """Points for places may be written so that no place is worth any."""
    by_place = meant["score_model"] == "places" and alone(meant) and "place_points" in meant
    if not by_place or meant["match_end"] != "points":
        return
    points = place_points(meant["place_points"])
    if any(max(points(number)) <= 0 for number in meant.counts):
        yield {"target": meant["match_target"]}


def _most_penalties_win(meant: Meant) -> bool:
    """Whether most penalties would win a match.

    An open match has no winner; with chips, or where losses are minus, the most is best.
    """
    turned = meant.get("winner_points") == "sum_of_losses" and meant["score_model"] != "hutabarat"
    chips = meant["starting_chips"] != "none"
    if meant["match_end"] == "open" or turned or chips or meant["match_winner"] != "highest":
        return False
    return meant["score_model"] in BY_CARDS and meant["teams"] != "opposite_pairs"


BY_LAST_DEAL = "top_rank_last_deal"
ENDS_IN_TIME = {  # if chips are counted out
    "open": "The match ends when someone is out of chips.",
    **dict.fromkeys(
        ("deals", "chips_out_or_deals"),
        "The match ends after {match_target:# deal|# deals}, or when someone is out of chips.",
    ),
    "points": "The match ends when someone has {match_target:# point|# points} or is out of chips.",
    "time": "The match ends after {match_target:# minute|# minutes}, or when someone is out of "
    "chips. A deal is always finished.",
}
BEST_TEAM_WINS = "The team with the most points wins."
MOST_POINTS_WIN, MOST_CHIPS_WIN = "Most points win.", "Most chips win."


MATCH_END = (
    Option(
        "match_end",
        topic="Match",
        question="When is a match over?",
        help="A deal is always finished.",
        values=Words(
            {
                "open": "when the table stops",
                "deals": "after some deals",
                "points": "at a number of points",
                "time": "after some minutes",
                "chips_out_or_deals": "after some deals, or when someone is out of chips",
            }
        ),
        default={
            "bt": "open",
            "pr": "points",
            "df": "deals",
            "th": "open",
            "dd": "open",
            "b3": "open",
        },
        change=put("match.counted", COUNTED),
        says={
            "open": "Play as many deals as you like.",
            "deals": "The match is {match_target:# deal|# deals}.",
            "points": "The match ends when someone has {match_target:# point|# points}.",
            "time": "The match ends after {match_target:# minute|# minutes}. A deal is always "
            "finished.",
            "chips_out_or_deals": "The match is {match_target:# deal|# deals}.",
        },
        instead=(Instead(_with_chips, ENDS_IN_TIME),),
        contradictions=(
            Contradiction(
                "A match to a number of points needs points.",
                lambda meant: meant["match_end"] == "points" and no_points(meant),
            ),
            Contradiction(
                "Nobody can reach {target:# point|# points}: no place is worth any.",
                _never_reached,
            ),
        ),
    ),
    Option(
        "match_target",
        topic="Match",
        question="Play to how many points, deals or minutes?",
        questions={
            "deals": "Play how many deals?",
            "points": "Play to how many points?",
            "time": "Play for how many minutes?",
            "chips_out_or_deals": "Play how many deals?",
        },
        help="A deal is always finished.",
        values=Number(1, 1000),
        default={"bt": "100", "pr": "11", "df": "10", "th": "1", "dd": "10", "b3": "10"},
        change=put("match.target"),
        says={"*": ""},
        told_by="match_end",
        only_with={"match_end": AllBut("open")},
    ),
    Option(
        "match_winner",
        topic="Match",
        question="Who wins the match?",
        help="Decided when the match is over.",
        values=Words(
            {
                "highest": "most points or chips",
                "lowest": "fewest penalty points",
                "top_rank_last_deal": "first place of the last deal",
                "best_pair": "the pair with the most points",
            }
        ),
        default={
            "bt": "lowest",
            "pr": "highest",
            "df": "top_rank_last_deal",
            "th": "highest",
            "dd": "highest",
            "b3": "highest",
        },
        change=_match_winner,
        says={
            "lowest": "Fewest penalty points win.",
            "highest": MOST_POINTS_WIN,
            "top_rank_last_deal": "The winner of the last deal wins the match.",
            "best_pair": "The pair with the most points wins.",
        },
        only_with={"match_end": ("deals", "points", "time", "chips_out_or_deals")},
        instead=(
            Instead(_with_chips, dict.fromkeys(("lowest", "highest"), MOST_CHIPS_WIN)),
            Instead(
                lambda choices: not alone(choices),
                {
                    **dict.fromkeys(("lowest", "highest"), BEST_TEAM_WINS),
                    "top_rank_last_deal": "The winning team of the last deal wins the match.",
                },
            ),
            Instead(_most_wins, {"lowest": MOST_POINTS_WIN}),
        ),
        contradictions=(
            Contradiction(
                "A pair can only win a match if pairs swap in secret.",
                lambda meant: meant["match_winner"] == "best_pair" and not meant.on("collusion"),
            ),
            Contradiction(
                "A match without points can only be won by the first place of its last deal.",
                _nothing_to_win_by,
            ),
            Contradiction(
                "Penalty points are bad: the fewest must win the match, not the most.",
                _most_penalties_win,
            ),
        ),
    ),
)
