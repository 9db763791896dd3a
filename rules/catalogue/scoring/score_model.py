"""Score models of a deal (catalogue 3.U)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.catalogue.auction import solo
from rules.catalogue.option import Choices, Contradiction, Instead, Option
from rules.catalogue.scoring.penalties import card_values
from rules.catalogue.scoring.winner import PLACE_POINTS, alone, place_points, steps
from rules.catalogue.values import Words
from rules.house.honours import Hutabarat, SingleLoser
from rules.house.penalties import PenaltyCards, PenaltyValues, Pusoy
from rules.house.points import ChipsForBid, Places
from rules.house.teams import TeamPoint
from rules.ruleset import RuleSet, Scoring


def _penalty_cards(choices: Choices) -> PenaltyCards:
    return PenaltyCards(
        steps=steps(choices),
        for_unplayed=choices.get("triple_condition") == "never_played",
        starter_only=choices.get("double_scope") == "starter_only",
        double_twos=choices.get("twos_left_double") == "on",
        double_finish=choices.get("finish_twos_double") == "on",
    )


def _penalty_values(choices: Choices) -> PenaltyValues:
    cards = _penalty_cards(choices)
    return PenaltyValues(
        starter_only=cards.starter_only,
        double_twos=cards.double_twos,
        double_finish=cards.double_finish,
        values=card_values(choices),
    )


SCORINGS: dict[str, Callable[[Choices], Scoring]] = {
    "places": lambda c: Places(place_points(PLACE_POINTS.parse(c.get("place_points", "[2,1]")))),
    "penalty_cards": _penalty_cards,
    "penalty_values": _penalty_values,
    "pusoy": lambda c: Pusoy(c.get("pusoy_last_twos") == "on"),
    "hutabarat": lambda c: Hutabarat(c.get("hutabarat_specials", "on") == "on"),
    "chips_bid": lambda _: ChipsForBid(),
    "single_loser": lambda c: SingleLoser(int(c.get("single_loser_amount", "1"))),
}


def _score_model(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    """Set the score model; teams across the table score together in any model (I-18)."""
    if not alone(choices):
        return replace(rules, scoring=TeamPoint())
    return replace(rules, scoring=SCORINGS[value](choices) if value in SCORINGS else None)


OPTIONS = (
    Option(
        "score_model",
        topic="Scoring",
        question="What is a deal worth?",
        help="Cards left are counted when the first player goes out.",
        values=Words(
            {
                "places": "points for the place",
                "penalty_cards": "each card left costs a point, more for many cards",
                "penalty_values": "cards left cost points by value",
                "pusoy": "only the winner scores",
                "hutabarat": "cards left cost points; the last play and unbeaten bombs earn some",
                "single_loser": "one loser, with the best cards left, pays the winner",
                "chips_bid": "chips for a bid",
                "none": "no points, only places and titles",
            }
        ),
        default={
            "bt": "penalty_cards",
            "pr": "places",
            "df": "none",
            "th": "none",
            "dd": "chips_bid",
            "b3": "chips_bid",
        },
        change=_score_model,
        says={
            "none": "No points are kept.",
            "penalty_cards": "Each card left costs 1 point.",
            "penalty_values": "Cards left cost points by their value.",
            "places": "Each place is worth points.",
            "pusoy": "The winner gets 1 point, the others nothing.",
            "hutabarat": (
                "Each card left costs 1 point, a two 5; ×2 with 11 or 12 cards, ×3 with 13. The "
                "winner gets 5 off, or 10 for each two in the last play."
            ),
            "single_loser": (
                "One player loses: the one left with the best straight flush or four of a kind "
                "plus a card. Without one, the highest two or ace decides; without those, the "
                "most cards, then the highest card. The loser pays the winner "
                "{single_loser_amount}."
            ),
            "chips_bid": "The landlord wins the bid from each of the others, or pays it to each.",
        },
        instead=(
            Instead(
                solo,
                {
                    "chips_bid": (
                        "The solo player wins the bid from each of the others, or pays it to each."
                    ),
                },
            ),
        ),
        contradictions=(
            Contradiction(
                "Chips for the bid only work if there is bidding.",
                lambda meant: meant["score_model"] == "chips_bid" and not meant.on("auction"),
            ),
            Contradiction(
                "Points by place only work if a deal goes on until one player is left.",
                lambda meant: meant["score_model"] == "places" and meant["deal_end"] != "one_left",
            ),
        ),
    ),
)
