"""A race of choices over deals that may be."""

from __future__ import annotations

from random import Random

from bot.players.budget import Budget
from bot.players.search import best


def guesses(count: int, chance: Random) -> list[float]:
    return [chance.gauss(0, 1) for _ in range(count)]


def test_the_choice_with_the_highest_mean_wins_the_race() -> None:
    def value(choice: float, guess: float, course: int) -> float:
        return choice + guess + Random(course).gauss(0, 0.1)

    assert best([0.1, 0.5, 0.9, 0.3], guesses, value, Random(1), Budget(400)) == 0.9


def test_all_choices_meet_the_same_guesses_in_the_same_course() -> None:
    met: dict[str, list[tuple[float, int]]] = {"a": [], "b": []}

    def value(choice: str, guess: float, course: int) -> float:
        met[choice].append((guess, course))
        return 0.0

    best("ab", guesses, value, Random(1), Budget(40))
    assert met["a"] == met["b"]
    assert len(met["a"]) == 20


def test_where_chance_explains_the_difference_the_first_choice_is_taken_rather() -> None:
    def value(choice: str, guess: float, course: int) -> float:
        return guess if choice == "plain" else guess + Random(course).choice((-1, 1))

    taken = [
        best(["plain", "other"], guesses, value, Random(seed), Budget(100)) for seed in range(40)
    ]
    assert taken.count("plain") > 25


def test_who_falls_behind_drops_out_and_leaves_the_playouts_to_the_others() -> None:
    tried = {"good": 0, "fair": 0, "bad": 0}
    worth = {"good": 1.0, "fair": 0.98, "bad": -3.0}

    def value(choice: str, guess: float, course: int) -> float:
        tried[choice] += 1
        return worth[choice] + Random(f"{course} {choice}").gauss(0, 1)

    assert best(["bad", "fair", "good"], guesses, value, Random(2), Budget(300)) != "bad"
    assert tried["bad"] < 20 < tried["good"]


def test_no_more_is_played_out_than_the_budget_has() -> None:
    tried = 0

    def value(choice: int, guess: float, course: int) -> float:
        nonlocal tried
        tried += 1
        return 0.0

    best(range(7), guesses, value, Random(1), Budget(100))
    assert 90 < tried <= 100


def test_it_ends_as_soon_as_the_time_is_spent() -> None:
    def value(choice: int, guess: float, course: int) -> float:
        return float(choice)

    assert best([1, 2], guesses, value, Random(1), Budget(10_000, lambda: True)) in (1, 2)


def test_when_the_time_ends_within_a_guess_nothing_more_is_tried_and_it_counts_for_none() -> None:
    """One trial of a huge hand may take long: whoever waits waits for no other one."""
    tried = list[int]()

    def value(choice: int, guess: float, course: int) -> float:
        tried.append(choice)
        return float(choice) if len(tried) <= 3 else 99.0

    found = best([1, 2, 3], guesses, value, Random(1), Budget(100, lambda: len(tried) >= 4))
    assert tried == [1, 2, 3, 1]
    assert found == 3
