"""The end of a match, and its winner (catalogue 3.W)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.catalogue.contradiction import Contradiction, Facts, Meant
from rules.catalogue.option import Choices, Instead, Option, put
from rules.catalogue.scoring.counting import BY_CARDS, alone, losses_are_minus, no_points
from rules.catalogue.scoring.winner import place_points
from rules.catalogue.values import AllBut, Number, Words
from rules.match.terms import Counted, WonBy
from rules.ruleset import RuleSet

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


def _match_end(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return replace(rules, match=replace(rules.match, counted=COUNTED[value]))


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
        "The match ends after {match_target} deals, or when someone is out of chips.",
    ),
    "points": "The match ends when someone has {match_target} points or is out of chips.",
    "time": "The match ends after {match_target} minutes, or when someone is out of chips; the "
    "deal is played out.",
}
TO_ONE = {  # if the target is 1
    **dict.fromkeys(("deals", "chips_out_or_deals"), "The match is a single deal."),
    "points": "The match ends when someone has a point.",
    "time": "The match ends after one minute; the deal is played out.",
}
BEST_TEAM_WINS = "The team with the most points wins the match."
MOST_POINTS_WIN, MOST_CHIPS_WIN = "The most points win the match.", "The most chips win the match."


OPTIONS = (
    Option(
        "match_end",
        topic="Match",
        question="When is a match over?",
        help="The deal that is running is always finished.",
        values=Words(
            {
                "open": "when the table stops",
                "deals": "after a number of deals",
                "points": "when someone reaches a number of points",
                "time": "after a number of minutes",
                "chips_out_or_deals": "after a number of deals, or when someone is out of chips",
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
        change=_match_end,
        says={
            "open": "The match has no fixed end.",
            "deals": "The match ends after {match_target} deals.",
            "points": "The match ends when someone has {match_target} points.",
            "time": "The match ends after {match_target} minutes; the deal is played out.",
            "chips_out_or_deals": "The match ends after {match_target} deals.",
        },
        instead=(
            Instead(lambda choices: choices.get("match_target") == "1", TO_ONE),
            Instead(_with_chips, ENDS_IN_TIME),
        ),
        contradictions=(
            Contradiction(
                "A match that ends at a number of points needs points to be kept.",
                lambda meant: meant["match_end"] == "points" and no_points(meant),
            ),
            Contradiction(
                "Nobody can reach {target} points: no place is worth any.",
                _never_reached,
            ),
        ),
    ),
    Option(
        "match_target",
        topic="Match",
        question="Which number ends the match?",
        help="Points, deals or minutes, as the question before says.",
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
        help="Counted when the match is over.",
        values=Words(
            {
                "highest": "the most points or chips",
                "lowest": "the fewest penalty points",
                "top_rank_last_deal": "the first place of the last deal",
                "best_pair": "the pair of players with the most points",
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
            "lowest": "The fewest penalty points win the match.",
            "highest": MOST_POINTS_WIN,
            "top_rank_last_deal": "The winner of the last deal wins the match.",
            "best_pair": "The pair of players with the most points wins the match.",
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
                "A pair can only win a match in a game where pairs of players collude.",
                lambda meant: meant["match_winner"] == "best_pair" and not meant.on("collusion"),
            ),
            Contradiction(
                "A match without points can only be won by the first place of its last deal.",
                _nothing_to_win_by,
            ),
            Contradiction(
                "Penalty points count against a player: the fewest must win the match, not the "
                "most.",
                _most_penalties_win,
            ),
        ),
    ),
)
