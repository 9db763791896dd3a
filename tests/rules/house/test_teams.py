"""Two teams across the table (catalogue 3.T, BT-56)."""

from __future__ import annotations

from random import Random

from rules.catalogue import problems
from rules.cli import tally
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Shuffled
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from tests.rules.notation import after, game, letters, opened

TEAMS = {
    "players": "4..4",
    "teams": "opposite_pairs",
    "score_model": "none",
    "settlement": "none",
}


def teams(**changed: str) -> RuleSet:
    return game("bigtwo_basic", **TEAMS | changed)


def won(deal: Deal) -> str:
    assert deal.ended is not None
    return letters(sorted(deal.ended.places[:2]))


def test_the_team_with_fewer_cards_wins() -> None:
    """$31: seats Mike, Lionel, Dave, Brendan."""
    ended = tally.with_left(teams(), (4, 10, 5, 0))
    assert letters(ended.places) in ("ACDB", "ACBD")
    assert ended.points == (1, 0, 1, 0), "002:135 names a winning team"
    assert ended.paid == ()


def test_going_out_alone_does_not_win() -> None:
    rules = teams(first_lead="dealer_next", opening_includes_low="free")
    deal = opened(rules, "3S", "4D 4C", "5D 5C 5H 5S 6D", "7D 7C")
    assert won(after(deal, "A 3S")) == "BD"
    assert deal.sides == (1, 2, 1, 2)


def test_partners_are_told_from_the_deal_on() -> None:
    deal = opened(teams(), "3D 9S", "4D 4C", "5D 5C", "7D 7C")
    assert deal.sides == (1, 2, 1, 2)


def test_a_tie_is_decided_by_five_cards_each() -> None:
    rules = teams()
    match = Match(rules, MatchState(tuple("ABCD")))
    match, _ = match.deal(Random(1))
    match = match.finished(tally.with_left(rules, (0, 4, 9, 5)))
    assert (match.state.deals, match.state.standing) == (0, ())
    match, first = match.deal(Random(2))
    assert isinstance(first, Shuffled)
    assert dict(first.plan)["hand_size"] == 5
    assert first.standing == ()
    assert [hand.bit_count() for hand in dealt(rules, first).hands] == [5, 5, 5, 5]


def test_a_tied_shootout_is_followed_by_another() -> None:
    rules = teams()
    match = Match(rules, MatchState(tuple("ABCD"), plan={"hand_size": 5}))
    match, _ = match.deal(Random(1))
    match = match.finished(tally.with_left(rules, (0, 1, 3, 2)))
    assert match.state.plan["hand_size"] == 5
    match, _ = match.deal(Random(2))
    match = match.finished(tally.with_left(rules, (0, 1, 2, 2)))
    assert "hand_size" not in match.state.plan
    assert match.state.deals == 1
    assert set(match.state.standing[:2]) == {"A", "C"}


def test_a_tie_may_be_a_draw() -> None:
    rules = teams(team_tie="draw", score_model="penalty_cards")
    ended = tally.with_left(rules, (0, 4, 9, 5))
    assert not ended.void
    assert ended.points == (0, 0, 0, 0)
    assert tally.with_left(rules, (0, 4, 8, 5)).points == (1, 0, 1, 0)


def test_partners_win_a_match_together() -> None:
    rules = teams(match_end="deals", match_target="1", match_winner="top_rank_last_deal")
    match = Match(rules, MatchState(tuple("ABCD"))).finished(tally.with_left(rules, (0, 4, 8, 5)))
    assert set(match.state.winners) == {"A", "C"}


def test_teams_need_four_players_and_the_end_at_the_first_out() -> None:
    """I-18."""
    changed = {"teams": "opposite_pairs", "deal_end": "one_left"}
    assert problems("bigtwo_basic", changed | {"players": "2..4"}) == [
        "Two teams across the table need exactly four players.",
        "Two teams across the table need a deal that ends when one player is out.",
    ]
    assert problems("bigtwo_basic", {"teams": "alone_vs_two"})


def test_partners_may_not_talk_unless_agreed() -> None:
    assert not teams().society.partners_may_talk
    assert teams(partner_talk="free").society.partners_may_talk


def dealt(rules: RuleSet, first: Shuffled) -> Deal:
    """Return the deal after its cards are cut and dealt."""
    deal = begin(rules, first).deal
    while not any(deal.hands):
        seat = min(deal.to_act)
        deal = decide(deal, seat, legal(deal, seat)[0]).deal
    return deal
