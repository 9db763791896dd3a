"""Partners: each choice of teams, of ties, and of talk between partners."""

from __future__ import annotations

from random import Random

import pytest

from rules.catalogue import problems, teams
from rules.cli import tally
from rules.engine import begin, decide, legal
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from rules.view import view
from tests.rules.notation import after, game, letters, opened, turn
from tests.rules.talk import sizes
from tests.rules.unseen import redealt

Points = tuple[int, ...]
SIDES = {"off": (), "opposite_pairs": (1, 2, 1, 2)}
TIES = {"shootout": True, "draw": False}  # whether a tie voids the deal
TALK = {"forbidden": False, "free": True}
SHOWN = {
    "teams": {*SIDES, "alone_vs_two"},
    "team_tie": {*TIES},
    "partner_talk": {*TALK},
}
FIRST_OUT = {"deal_end": "first_out", "settlement": "none"}


def test_every_choice_is_shown() -> None:
    assert {option.id: {*option.meaning} for option in teams.OPTIONS} == SHOWN


def pairs(**changed: str) -> RuleSet:
    return game("bigtwo_basic", teams="opposite_pairs", **FIRST_OUT, **changed)


@pytest.mark.parametrize("choice", SIDES)
def test_teams_are_opposite_pairs_or_none(choice: str) -> None:
    deal = opened(game("bigtwo_basic", teams=choice, **FIRST_OUT), "3D 4D", "5D", "6D", "7D")
    assert deal.sides == SIDES[choice]
    assert view(deal, None).sides == SIDES[choice], "everybody knows it"


@pytest.mark.parametrize("preset", ["doudizhu_denexa", "bigthree_denexa"])
@pytest.mark.parametrize(("choice", "order"), [("alone_vs_two", "BCA"), ("off", "BAC")])
def test_one_alone_loses_to_both_of_the_others(preset: str, choice: str, order: str) -> None:
    """C-DD-8: C holds more cards than A and yet has won with B."""
    rules = game(preset, teams=choice, auction_first="lowest_heart")
    deal = opened(rules, "4H 5S", "6S", "7S 8S 9S")
    deal = after(deal, "A bids 1", "B pass", "C pass", "A 4H", "B 6S")
    assert deal.ended is not None
    assert letters(deal.ended.places) == order
    assert deal.ended.points == (-2, 1, 1)


RESULTS: list[tuple[Points, str, Points]] = [  # cards left of A, B, C, D; winners; points
    ((4, 10, 5, 0), "AC", (1, 0, 1, 0)),
    ((4, 8, 5, 0), "BD", (0, 1, 0, 1)),
    ((0, 1, 1, 1), "AC", (1, 0, 1, 0)),
    ((0, 1, 3, 1), "BD", (0, 1, 0, 1)),
    ((13, 13, 0, 1), "AC", (1, 0, 1, 0)),
    ((13, 0, 13, 13), "BD", (0, 1, 0, 1)),
]


@pytest.mark.parametrize(
    ("left", "winners", "points"), RESULTS, ids=[str(row[0]) for row in RESULTS]
)
@pytest.mark.parametrize("model", ["penalty_cards", "hutabarat", "pusoy"])
def test_team_with_fewer_cards_together_wins(
    left: Points, winners: str, points: Points, model: str
) -> None:
    ended = tally.with_left(pairs(score_model=model, match_winner="highest"), left)
    assert "".join(sorted(letters(ended.places[:2]))) == winners
    assert ended.points == points
    assert not ended.paid, "partners do not pay each other, nor is anybody else paid"


@pytest.mark.parametrize("choice", TIES)
@pytest.mark.parametrize("left", [(0, 4, 9, 5), (3, 0, 2, 5), (13, 13, 0, 0)])
def test_team_tie_follows_the_option(choice: str, left: Points) -> None:
    ended = tally.with_left(pairs(team_tie=choice), left)
    assert (ended.void, ended.points) == (TIES[choice], (0, 0, 0, 0))
    assert dict(ended.plan) == ({"hand_size": 5} if choice == "shootout" else {})


def test_a_shootout_is_dealt_again_and_opened_by_the_lowest_card_until_one_team_leads() -> None:
    rules = game("bigtwo_teams", later_lead="winner", cut="off")
    match = Match(rules, MatchState(tuple("ABCD"), standing=tuple("CADB"), deals=3))
    match = match.finished(tally.with_left(rules, (0, 4, 9, 5)))
    for _ in range(2):
        match, first = match.deal(Random(6))
        deal = begin(rules, first).deal
        assert sizes(deal.hands) == [5] * 4
        (leader,) = deal.to_act
        assert deal.hands[leader] & rules.opening.lowest_first(sum(deal.hands))[0]
        assert (first.number, match.state.deals) == (4, 3)
        match = match.finished(tally.with_left(rules, (0, 3, 5, 2)))
    match = match.finished(tally.with_left(rules, (0, 3, 5, 4)))
    assert (match.state.deals, "hand_size" in match.state.plan) == (4, False)
    assert sizes(begin(rules, match.deal(Random(6))[1]).deal.hands) == [13] * 4


def test_partners_may_beat_each_other_and_each_passes_for_himself() -> None:
    deal = opened(pairs(direction="cw"), "3D 9S", "5D 5S", "6D 6S", "7D 7S")
    deal = after(deal, "A 3D", "B pass", "C 6D")
    assert turn(deal) == "D"
    assert turn(after(deal, "D pass", "A pass", "B pass")) == "C leads"


def test_deal_of_partners_ends_with_the_first_out() -> None:
    chance = Random(3)
    rules = game("bigtwo_teams", redeal_low_points="off", dragon_win="off", cut="off")
    deal = begin(rules, Match(rules, MatchState(tuple("ABCD"))).deal(chance)[1]).deal
    while deal.ended is None:
        (seat,) = deal.to_act
        deal = decide(deal, seat, chance.choice(legal(deal, seat))).deal
    assert len(deal.out) == 1
    left = [hand.bit_count() for hand in deal.hands]
    won = deal.ended.places[0] % 2
    assert deal.ended.void or sum(left[won::2]) < sum(left[1 - won :: 2])


@pytest.mark.parametrize("choice", TALK)
def test_whether_partners_may_talk(choice: str) -> None:
    assert pairs(partner_talk=choice).society.partners_may_talk is TALK[choice]


def test_partners_know_no_more_of_each_others_hands_than_the_others() -> None:
    for choice in TALK:
        deal = opened(pairs(partner_talk=choice), "3D 4D", "5D 6D", "7D 8D", "9D 10D")
        chance = Random(choice)
        twins = [redealt(deal, 0, chance) for _ in range(20)]
        assert len({twin.hands[2] for twin in twins}) > 1
        assert all(view(twin, 0) == view(deal, 0) for twin in twins)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"teams": "alone_vs_two"},
         "One player can only be against the others if there is bidding."),
        ({"teams": "opposite_pairs", "players": "3..4", "settlement": "none"},
         "Two teams across the table need exactly four players."),
        ({"teams": "opposite_pairs", "deal_end": "one_left", "settlement": "none"},
         "Two teams across the table need a deal that ends when one player is out."),
    ],
)  # fmt: skip
def test_teams_that_cannot_be_made_are_refused(changed: dict[str, str], sentence: str) -> None:
    assert problems("bigtwo_basic", changed) == [sentence]


@pytest.mark.parametrize("seats", [3, 4])
def test_where_the_span_is_wider_four_must_sit_down(seats: int) -> None:
    wide = {"teams": "opposite_pairs", "players": "4..4", "settlement": "none"}
    assert (problems("bigtwo_basic", wide, seats=seats) == []) is (seats == 4)
