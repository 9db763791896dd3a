"""The search: a race of choices over sampled deals."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from bot.players import search
from bot.players.levels import strong
from bot.players.search import Budget, EndgameSolver, TooManyPositionsError, best, is_small_endgame
from bot.players.utility import deal_utility
from rules.actions import Play
from rules.cards import cards
from rules.catalogue import build
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Dealt, Ended
from rules.fast import FastDeal, fast_rules
from rules.ruleset import RuleSet
from tests.bot.players.games import Moment
from tests.rules.random_play import opened


def worlds(count: int, chance: Random) -> list[float]:
    return [chance.gauss(0, 1) for _ in range(count)]


def test_the_choice_with_the_highest_mean_wins_the_race() -> None:
    def utility(choice: float, world: float, course: int) -> float:
        return choice + world + Random(course).gauss(0, 0.1)

    assert best([0.1, 0.5, 0.9, 0.3], worlds, utility, Random(1), Budget(400)) == 0.9


def test_all_choices_meet_the_same_guesses_in_the_same_course() -> None:
    met: dict[str, list[tuple[float, int]]] = {"a": [], "b": []}

    def utility(choice: str, world: float, course: int) -> float:
        met[choice].append((world, course))
        return 0.0

    best("ab", worlds, utility, Random(1), Budget(40))
    assert met["a"] == met["b"]
    assert len(met["a"]) == 20


def test_where_chance_explains_the_difference_the_first_choice_is_taken_rather() -> None:
    def utility(choice: str, world: float, course: int) -> float:
        return world if choice == "plain" else world + Random(course).choice((-1, 1))

    taken = [
        best(["plain", "other"], worlds, utility, Random(seed), Budget(100)) for seed in range(40)
    ]
    assert taken.count("plain") > 25


def test_weak_candidate_drops_out_and_leaves_its_playouts_to_the_others() -> None:
    tried = {"good": 0, "fair": 0, "bad": 0}
    worth = {"good": 1.0, "fair": 0.98, "bad": -3.0}

    def utility(choice: str, world: float, course: int) -> float:
        tried[choice] += 1
        return worth[choice] + Random(f"{course} {choice}").gauss(0, 1)

    assert best(["bad", "fair", "good"], worlds, utility, Random(2), Budget(300)) != "bad"
    assert tried["bad"] < 20 < tried["good"]


def test_no_more_is_played_out_than_the_budget_has() -> None:
    tried = 0

    def utility(choice: int, world: float, course: int) -> float:
        nonlocal tried
        tried += 1
        return 0.0

    best(range(7), worlds, utility, Random(1), Budget(100))
    assert 90 < tried <= 100


def test_it_ends_as_soon_as_the_time_is_spent() -> None:
    def utility(choice: int, world: float, course: int) -> float:
        return float(choice)

    assert best([1, 2], worlds, utility, Random(1), Budget(10_000, lambda: True)) in (1, 2)


def test_when_the_time_ends_within_a_guess_nothing_more_is_tried_and_it_counts_for_none() -> None:
    """One trial of a huge hand may take long, so that no further trial begins."""
    tried = list[int]()

    def utility(choice: int, world: float, course: int) -> float:
        tried.append(choice)
        return float(choice) if len(tried) <= 3 else 99.0

    found = best([1, 2, 3], worlds, utility, Random(1), Budget(100, lambda: len(tried) >= 4))
    assert tried == [1, 2, 3, 1]
    assert found == 3


def end_of(rules: RuleSet, seats: int, most: int, chance: Random) -> Deal:
    """Return a deal played at random until two seats are left with `most` cards or fewer."""
    deal = opened(rules, seats, chance)
    while deal.ended is None:
        held = [hand.bit_count() for hand in deal.hands if hand]
        if len(held) == 2 and sum(held) <= most:
            return deal
        deal = decide(deal, min(deal.to_act), chance.choice(legal(deal, min(deal.to_act)))).deal
    return end_of(rules, seats, most, chance)


def worth_to(rules: RuleSet, seat: int, ended: Ended) -> float:
    return deal_utility(rules, ended, seat)


def tried_out(deal: Deal, seat: int) -> float:
    """Return the worth of the deal to the seat, by a full search of all plays in the engine."""
    if deal.ended:
        return deal_utility(deal.rules, deal.ended, seat)
    (turn,) = deal.to_act
    best = max if turn == seat else min
    actions = legal(deal, turn, by_rank=True)
    return best(tried_out(decide(deal, turn, action).deal, seat) for action in actions)


@pytest.mark.parametrize(
    "preset", ["president_basic", "daifugo_denexa", "bigtwo_deuces", "thirteen_play_on"]
)
def test_search_finds_the_same_as_exhaustive_trial(preset: str) -> None:
    rules = build(preset)
    form = fast_rules(rules)
    assert form
    chance = Random(preset)
    for _ in range(12):
        deal = end_of(rules, 4, 7, chance)
        (seat,) = deal.to_act
        fast = FastDeal(form, deal)
        ending = EndgameSolver(seat, partial(worth_to, rules, seat))
        assert ending.minimax(fast) == tried_out(deal, seat)


def test_the_strong_player_finds_the_way_to_win_an_ending() -> None:
    """The pair must be led first: the ace can take a later trick, the four cannot."""
    rules = build("president_basic")
    words = "4D 9C 9S AD", "", "10D KC KH", ""
    book = begin(rules, Dealt(tuple(map(cards, words)), 3, 0, (), 1, 1))
    deal = book.deal
    seat = min(deal.to_act)
    form = fast_rules(rules)
    assert form
    assert is_small_endgame(FastDeal(form, deal))
    best = max(legal(deal, seat), key=lambda one: tried_out(decide(deal, seat, one).deal, seat))
    known = Moment(deal, book.events).known(seat)
    action = strong(known, Random(1), Budget(60))
    assert isinstance(action, Play)
    after = decide(deal, seat, action).deal
    assert tried_out(after, seat) == tried_out(decide(deal, seat, best).deal, seat)


def test_an_ending_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = build("president_basic")
    form = fast_rules(rules)
    assert form
    deal = FastDeal(form, end_of(rules, 4, 9, Random(3)))
    monkeypatch.setattr(search, "MOST_POSITIONS", 0)
    with pytest.raises(TooManyPositionsError):
        EndgameSolver(0, lambda _: 0.0).best(deal, deal.legal_moves())
