"""The end of a match and its winners: each choice, deal by deal."""

from __future__ import annotations

import pytest

from rules.catalogue import problems
from rules.catalogue.match import MATCH_END
from rules.events import Ended
from rules.match.match import Match, MatchState
from tests.rules.notation import game

Deals = list[tuple[str, tuple[int, ...]]]  # orders of going out, and points by seat
OVER: dict[str, list[tuple[dict[str, str], Deals, int]]] = {  # deals; the number of the last, or 0
    "open": [({}, [("ABCD", (99, 0, 0, 0))] * 3, 0)],
    "deals": [
        ({"match_target": "1"}, [("ABCD", (0, 0, 0, 0))], 1),
        ({"match_target": "3"}, [("ABCD", (50, 0, 0, 0))] * 3, 3),
        ({"match_target": "4"}, [("ABCD", (50, 0, 0, 0))] * 3, 0),
    ],
    "points": [
        ({"match_target": "6"}, [("ABCD", (2, 1, 0, 0))] * 3, 3),
        ({"match_target": "7"}, [("ABCD", (2, 1, 0, 0))] * 3, 0),
        ({"match_target": "1"}, [("ABCD", (0, 0, 0, 0)), ("ABCD", (1, 0, 0, 0))], 2),
        ({"match_target": "5"}, [("ABCD", (4, 0, 0, 0)), ("BACD", (-2, 4, 0, 0))], 0),
        ({"match_target": "5"}, [("ABCD", (4, 3, 0, 0)), ("BACD", (0, 9, 0, 0))], 2),
    ],
    "time": [({"match_target": "20"}, [("ABCD", (9, 0, 0, 0))] * 3, 2)],  # deals of ten minutes
    "chips_out_or_deals": [
        ({"match_target": "2", "starting_chips": "50"}, [("ABCD", (1, -1, 0, 0))] * 2, 2),
        ({"match_target": "9", "starting_chips": "2"}, [("ABCD", (1, -1, 0, 0))] * 3, 2),
        ({"match_target": "9", "starting_chips": "3"}, [("ABCD", (1, -1, 0, 0))] * 2, 0),
    ],
}
# totals 5 4 5 5
LAST: Deals = [("ABCD", (5, 3, 1, 0)), ("DCBA", (0, 1, 3, 4)), ("CDAB", (0, 0, 1, 1))]
WON = {  # winners by totals 5, 4, 5, 5; C won the last deal; A was paired with D
    "highest": "ACD",
    "lowest": "B",
    "top_rank_last_deal": "C",
    "best_pair": "AD",
}
SHOWN = {"match_end": {*OVER}, "match_winner": {*WON}}


def test_every_choice_is_shown() -> None:
    named = {option.id: {*option.meaning} for option in MATCH_END if option.meaning}
    assert named == SHOWN


def played(match: Match, deals: Deals, minutes: int = 10) -> list[Match]:
    """Return the match after each of the deals, which take `minutes` each."""
    matches = []
    for number, (order, points) in enumerate(deals, 1):
        places = tuple("ABCD".index(letter) for letter in order)
        match = match.finished(Ended(places, points), minutes * number)
        matches.append(match)
    return matches


def start(preset: str = "president_basic", **changed: str) -> Match:
    return Match(game(preset, **changed), MatchState(tuple("ABCD")))


@pytest.mark.parametrize(
    ("choice", "changed", "deals", "over"),
    [(choice, *row) for choice, rows in OVER.items() for row in rows],
    ids=[f"{choice} {row[0]}" for choice, rows in OVER.items() for row in rows],
)
def test_after_which_deal_the_match_is_over(
    choice: str, changed: dict[str, str], deals: Deals, over: int
) -> None:
    seated = {"seating": "fixed", "stake": "1"}
    matches = played(start(match_end=choice, **seated, **changed), deals)
    ended = [number for number, match in enumerate(matches, 1) if match.state.winners]
    assert ended[:1] == ([over] if over else [])


@pytest.mark.parametrize("preset", ["bigtwo_basic", "daifugo_denexa", "thirteen_denexa"])
def test_every_family_may_end_after_a_number_of_deals(preset: str) -> None:
    changed = {"match_end": "deals", "match_target": "2", "match_winner": "top_rank_last_deal"}
    first, second = played(start(preset, **changed), [("ABCD", (0,) * 4), ("BACD", (0,) * 4)])
    assert (first.state.winners, second.state.winners) == ((), ("B",))


@pytest.mark.parametrize("choice", WON)
def test_match_winner_follows_the_option(choice: str) -> None:
    """Of pairs, first and last of the deal before play together: D and A in the last one."""
    pairs = {"collusion": "on", "exchange": "none", "players": "4..4", "deal": "fixed",
             "hand_size": "9"}  # fmt: skip
    penalties = {"score_model": "penalty_cards"} if choice == "lowest" else {}
    more = pairs if choice == "best_pair" else {"seating": "fixed"}
    rules = {"match_end": "deals", "match_target": "3", "match_winner": choice}
    *_, match = played(start(**rules, **more, **penalties), LAST)
    assert "".join(sorted(match.state.winners)) == WON[choice]


@pytest.mark.parametrize(
    ("preset", "changed", "points", "winners"),
    [
        ("bigtwo_basic", {}, (0, 5, 20, 9), "A"),
        ("bigtwo_basic", {}, (0, 0, 20, 9), "AB"),
        ("bigtwo_basic", {"score_model": "penalty_values"}, (3, 2, 20, 9), "B"),
        ("bigtwo_basic", {"score_model": "hutabarat"}, (-25, 2, 20, 9), "A"),
        ("bigtwo_basic", {"winner_points": "sum_of_losses"}, (25, -5, -20, 0), "A"),
        ("bigtwo_basic", {"score_model": "single_loser"}, (9, 0, -9, 0), "A"),
        ("bigtwo_basic", {"score_model": "penalty_cards", "starting_chips": "40"},
         (0, 5, 20, 9), "A"),
        ("bigtwo_pusoy_dos", {}, (0, 4, 0, 0), "B"),
        ("doudizhu_denexa", {}, (8, -4, -4), "A"),
        ("president_basic", {}, (2, 1, 0, 0), "A"),
    ],
)  # fmt: skip
def test_the_fewest_win_where_points_are_penalties_and_the_most_elsewhere(
    preset: str, changed: dict[str, str], points: tuple[int, ...], winners: str
) -> None:
    """The choice of the fewest means the most where losses are written as minus, or in chips."""
    rules = game(preset, match_end="deals", match_target="1", **changed)
    places = tuple(range(len(points)))
    paid = tuple(-4 * p + sum(points) for p in points) if "starting_chips" in changed else ()
    match = Match(rules, MatchState(tuple("ABCD"[: len(points)])))
    match = match.finished(Ended(places, points, paid=paid))
    assert "".join(match.state.winners) == winners


def test_match_to_a_hundred_penalty_points_is_won_by_the_fewest() -> None:
    """BT-34: totals 61, 103, 88 and 40."""
    match = start("bigtwo_denexa")
    halves: Deals = [("DACB", (30, 60, 44, 20)), ("DACB", (31, 43, 44, 20))]
    first, second = played(match, halves)
    assert first.state.winners == ()
    assert second.state.scores == {"A": 61, "B": 103, "C": 88, "D": 40}
    assert second.state.winners == ("D",)


def test_partners_win_together() -> None:
    rules = game("bigtwo_teams", match_end="deals", match_target="1",
                 match_winner="top_rank_last_deal")  # fmt: skip
    match = Match(rules, MatchState(tuple("ABCD"))).finished(Ended((1, 3, 0, 2), (0,) * 4))
    assert match.state.winners == ("B", "D")


@pytest.mark.parametrize("target", ["0", "-1", "1001", "ten", ""])
def test_the_number_that_ends_a_match_is_one_to_a_thousand(target: str) -> None:
    assert len(problems("president_basic", {"match_target": target})) == 1


@pytest.mark.parametrize("target", ["1", "1000"])
def test_one_and_a_thousand_may_end_a_match(target: str) -> None:
    assert game("president_basic", match_target=target).match.target == int(target)


@pytest.mark.parametrize(
    ("preset", "changed", "sentence"),
    [
        ("president_basic", {"match_winner": "best_pair"},
         "A pair can only win a match if pairs swap in secret."),
        ("president_denexa", {"match_end": "deals"},
         "A match without points can only be won by the first place of its last deal."),
        ("president_denexa", {"match_end": "points"},
         "A match to a number of points needs points."),
        ("bigtwo_denexa", {"match_winner": "highest"},
         "Penalty points are bad: the fewest must win the match, not the most."),
    ],
)  # fmt: skip
def test_an_end_that_does_not_fit_is_refused(
    preset: str, changed: dict[str, str], sentence: str
) -> None:
    assert problems(preset, changed) == [sentence]
