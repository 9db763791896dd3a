"""The points of one deal by each score model, and the refusals of each model."""

from __future__ import annotations

import pytest

from rules.catalogue import problems
from rules.catalogue.scoring import score_model
from rules.deal import Deal
from rules.match.match import Match, MatchState
from tests.rules.notation import after, game, opened

Points = tuple[int, ...]
FREE = {"first_lead": "dealer_next", "opening_includes_low": "free", "direction": "cw"}
HIGH = {"match_winner": "highest"}
TEN = "3D 3C 3H 4D 4C 4H 5D 5C 5H 2D"
HANDS = ("2S 9S 9H 9D 9C 8S", "KS AS", TEN, "KD AD")
# A leads four nines, unbeaten, and goes out with 2S; B has a king and an ace, C has nine low
# cards and a two, D has a king and an ace of diamonds.
MODELS: dict[str, Points] = {
    "penalty_cards": (0, 2, 20, 2),
    "penalty_values": (0, 5, 26, 5),
    "places": (5, 3, 0, 1),
    "pusoy": (1, 0, 0, 0),
    "hutabarat": (-10 - 20, 2, 14, 2),
    "single_loser": (1, 0, -1, 0),
    "none": (0, 0, 0, 0),
}
PLAYED_ON = {"penalty_cards": (0, 2, 20, 2), "pusoy": (1, 0, 0, 0), "places": (5, 3, 0, 1)}


def test_every_choice_is_shown() -> None:
    (option,) = score_model.OPTIONS
    assert {*option.meaning} == {*MODELS, "chips_bid"}


def played(model: str, **changed: str) -> Deal:
    """Return the deal above, played on to its end under `model`."""
    ending = {"deal_end": "one_left" if model == "places" else "first_out", "settlement": "none"}
    more = {"hutabarat_specials": "on", **FREE, **HIGH, **ending, **changed}
    deal = opened(game("bigtwo_basic", score_model=model, **more), *HANDS)
    deal = after(deal, "A 9S 9H 9D 9C 8S", "B pass", "C pass", "D pass", "A 2S")
    if deal.ended is None:
        deal = after(deal, "B pass", "C pass", "D pass", "B KS", "C pass", "D AD", "B AS")
    if deal.ended is None:
        deal = after(deal, "C pass", "D pass", "C 3D", "D KD")
    return deal


@pytest.mark.parametrize("model", MODELS)
def test_score_model_gives_the_points_of_a_deal(model: str) -> None:
    deal = played(model)
    assert deal.ended is not None
    assert deal.ended.points == MODELS[model]


@pytest.mark.parametrize("model", PLAYED_ON)
def test_cards_left_are_counted_when_the_first_goes_out_although_the_others_play_on(
    model: str,
) -> None:
    """C-BT-21: the winner is the player who was out first; later plays change no points."""
    deal = played(model, deal_end="one_left")
    assert deal.ended is not None
    assert deal.ended.places == (0, 1, 3, 2)
    assert deal.ended.points == PLAYED_ON[model]


@pytest.mark.parametrize(
    ("bids", "first_out", "points"),
    [
        ("1", "A", (2, -1, -1)),
        ("1", "B", (-2, 1, 1)),
        ("2", "C", (-4, 2, 2)),
        ("3", "A", (6, -3, -3)),
    ],
)
@pytest.mark.parametrize("preset", ["doudizhu_denexa", "bigthree_denexa"])
def test_a_bid_is_won_from_or_paid_to_each_of_the_others(
    preset: str, bids: str, first_out: str, points: Points
) -> None:
    hands = {"A": "4H 6S", "B": "7S", "C": "8S"}
    if first_out == "A":
        hands = {"A": "4H", "B": "7S 9S", "C": "8S 10S"}
    if first_out == "C":
        hands["B"] = "7S 9S"
    deal = opened(game(preset, auction_first="lowest_heart"), *hands.values())
    deal = after(deal, f"A bids {bids}")
    if bids != "3":
        deal = after(deal, "B pass", "C pass")
    deal = after(deal, "A 4H")
    if deal.ended is None:
        deal = after(deal, "B pass" if first_out == "C" else "B 7S")
    if deal.ended is None:
        deal = after(deal, "C 8S")
    assert deal.ended is not None
    assert deal.ended.points == points


@pytest.mark.parametrize("model", [model for model in MODELS if model != "none"])
def test_partners_across_the_table_have_a_point_each_whatever_is_counted(model: str) -> None:
    """I-18."""
    changed = {"teams": "opposite_pairs", "deal_end": "first_out"}
    if model == "places":
        assert problems("bigtwo_basic", {"score_model": model, **changed})
        return
    deal = played(model, **changed)
    assert deal.ended is not None
    assert deal.ended.points == (0, 1, 0, 1), "B and D hold four cards, A and C ten"


@pytest.mark.parametrize(
    ("preset", "changed", "sentence"),
    [
        ("bigtwo_basic", {"score_model": "chips_bid", **HIGH},
         "Chips for the bid only work if there is bidding."),
        ("bigtwo_basic", {"score_model": "places", **HIGH},
         "Points by place only work if a deal goes on until one player is left."),
        ("president_basic", {"score_model": "none"},
         "A match to a number of points needs points."),
        ("president_basic", {"score_model": "penalty_cards"},
         "Penalty points are bad: the fewest must win the match, not the most."),
        ("president_basic", {"score_model": "hutabarat"},
         "Penalty points are bad: the fewest must win the match, not the most."),
        ("daifugo_denexa", {"match_winner": "highest"},
         "A match without points can only be won by the first place of its last deal."),
    ],
)  # fmt: skip
def test_a_model_that_does_not_fit_is_refused(
    preset: str, changed: dict[str, str], sentence: str
) -> None:
    assert problems(preset, changed) == [sentence]


@pytest.mark.parametrize("model", ["penalty_cards", "penalty_values", "hutabarat"])
def test_where_points_are_penalties_the_fewest_lead(model: str) -> None:
    rules = game("bigtwo_basic", score_model=model, match_end="points", match_target="20", **FREE)
    deal = played(model, match_winner="lowest")
    assert deal.ended is not None
    match = Match(rules, MatchState(tuple("ABCD"))).finished(deal.ended)
    assert match.leaders() == ("A",)
    over = model != "hutabarat"
    assert match.state.winners == (("A",) if over else ())
