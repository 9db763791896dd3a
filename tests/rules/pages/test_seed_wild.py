"""Wild cards of President's seeds: in large sets, in runs and hands, alone, and against powers."""

from __future__ import annotations

import pytest

from rules.cards import cards
from rules.catalogue import build
from rules.cli.record import read, write
from rules.cli.script import opened
from rules.events import Played
from tests.rules.cli.questions import beats, played, plays
from tests.rules.notation import after, events

HUGE = "9S 9H 9D 9C 2S 2H 3S 3H 3D RJ"
RUNS = {"sequences": "single_and_multiple", "jokers": "2", "joker_wild": "rank"}


def test_four_nines_with_six_wild_cards_are_ten_nines() -> None:
    assert beats("president_huberes", HUGE)
    nine_eights, nine_nines = "8S 8H 8D 8C 2D 2C 3C BJ 3D", "9S 9H 9D 9C 2S 2H 3S 3H RJ"
    assert beats("president_huberes", nine_nines, nine_eights)
    assert not beats("president_huberes", nine_eights, nine_nines)
    assert not beats("president_huberes", HUGE, "8S 8H 8D 8C 2D 2C 3C BJ")
    found = plays("president_huberes", HUGE, by_rank=True)
    assert max(len(play.split()) for play in found) == 10


def test_fourteen_of_a_rank_are_all_that_one_pack_can_make() -> None:
    hand = "9S 9H 9D 9C 2S 2H 2D 2C 3S 3H 3D 3C RJ BJ"
    assert beats("president_huberes", hand)
    assert len(plays("president_huberes", hand, by_rank=True)[-1].split()) == 14


def test_a_large_set_is_written_and_read_back() -> None:
    rules = build("president_huberes")
    rest = {seat: f"{rank}S" for seat, rank in zip("BCDEF", "45678", strict=True)}
    hands = {"A": HUGE + " KS", **rest}
    deal = opened(rules, {"hands": hands}, list("ABCDEF"))
    (laid, *_) = events(deal, f"A {HUGE}")
    assert isinstance(laid, Played)
    assert laid.as_cards.bit_count() == 10
    assert read(write("president_huberes", {}, [laid]))[2] == [laid]
    top = after(deal, f"A {HUGE}").top
    assert top
    assert top.size == 10


def test_a_lone_wild_card_is_as_high_as_a_joker() -> None:
    """Nothing but wild cards is highest of all and equal: no lower card for a joker to beat."""
    power = {"joker_power": "beats_any_set"}
    assert not beats("president_huberes", "RJ", "3C", options=power)
    assert not beats("president_huberes", "RJ", "3C 3D", options=power)
    assert not beats("president_huberes", "3C", "RJ", options=power)
    assert beats("president_huberes", "RJ", "9C 9D", options=power)
    assert beats("president_huberes", "RJ", "9C 3D", stands_as="9", options=power)


@pytest.mark.parametrize("wild", ["rank", "card"])
def test_a_joker_stands_for_a_card_of_a_run(wild: str) -> None:
    choices = {**RUNS, "joker_wild": wild}
    assert beats("president_basic", "5S RJ=6H 7C", "3S 4D 5H", options=choices)
    assert not beats("president_basic", "5S RJ=6H 7C", "6S 7D 8H", options=choices)
    assert beats("president_basic", "5S 5H 6D RJ 7C BJ", "3S 3D 4H 4S 5D 5C", options=choices)
    assert not beats("president_basic", "5S RJ 8C", options=choices)
    assert "5S 7C RJ" in plays("president_basic", "5S RJ 7C", options=choices)
    assert "KD AD RJ" in plays("president_basic", "KD AD RJ", options=choices)


def test_a_declared_joker_keeps_its_place_in_the_run() -> None:
    assert beats("president_basic", "RJ=5 6S 7D", "4S 5H 6D", options=RUNS)
    assert not beats("president_basic", "RJ=5 6S 7D", "5S 6H 7S", options=RUNS)
    # here the joker is the eight
    assert beats("president_basic", "RJ 6S 7D", "5S 6H 7S", options=RUNS)


@pytest.mark.parametrize("wild", ["rank", "card"])
@pytest.mark.parametrize("preset", ["thirteen_denexa", "doudizhu_denexa"])
def test_other_games_with_runs_have_wild_jokers_too(preset: str, wild: str) -> None:
    choices = {"jokers": "2", "joker_wild": wild}
    assert beats(preset, "5S RJ 7C 8D 9H", options=choices)
    assert "5S 7C 8D 9H RJ" in plays(preset, "5S RJ 7C 8D 9H", options=choices)


def test_a_wild_rank_takes_the_rank_of_a_set_only() -> None:
    choices = {"sequences": "single", "wild_ranks": "{3}"}
    assert beats("president_basic", "3S JD JC", "8S 8H 8D", options=choices)
    assert not beats("president_basic", "3S 9D JC", "8S 9H 10D", options=choices)
    assert beats("president_basic", "3S 4D 5C", options=choices)


def test_a_joker_of_any_rank_makes_hands_of_five_but_no_flush() -> None:
    choices = {"jokers": "2", "joker_wild": "rank"}
    assert beats("president_poker", "5S 5C 7C 7S RJ=7", "6S 6C 6D AH AS", options=choices)
    assert beats("president_poker", "5S 6S 7S 8S RJ=9", "3S 4D 5D 6C 7D", options=choices)
    assert not beats("president_poker", "5S 6S 7S 8S RJ=9", "3D 8D 5D 9D KD", options=choices)
    assert not beats("president_poker", "5S 6S 8S KS RJ", options=choices)


def test_jokers_without_a_rank_say_what_they_stand_for() -> None:
    choices = {"joker_rank": "none"}
    assert not beats("president_wild_jokers", "RJ", options=choices)
    assert beats("president_wild_jokers", "RJ=9", options=choices)
    assert beats("president_wild_jokers", "RJ=2", "AS", options=choices)
    assert not beats("president_wild_jokers", "RJ=2", "2S", options=choices)


def test_wild_threes_are_no_more_than_the_highest_natural_rank() -> None:
    assert beats("president_wild_threes", "3S=2", "AS")
    assert not beats("president_wild_threes", "3S", "2S")
    assert not beats("president_wild_threes", "3S=K", "AS")
    assert not beats("president_wild_threes", "3S RJ", "2S 2H")
    assert beats("president_wild_threes", "5S 3D", "3S 3C", stands_as="4")


WORKER = {"A": "4S 5S 6S 7S", "B": "8S 9S 10S JS", "C": "JH QH KD KC", "D": "2S AH AC 3H"}


def gave(*script: str) -> dict[str, object]:
    return played("president_worker", WORKER, *script, standing=list("ABCD"))


def test_a_script_may_say_what_goes_by_itself() -> None:
    """The lower place chooses among equally high cards to give (CG-37)."""
    told = gave("C give KD", "D give 2S AC", "A give 4S 5S", "B give 8S")
    assert (told["refused"], told["to_act"]) == (None, ["A"])
    assert told["hands"] == {
        "A": "6S 7S AC 2S", "B": "9S 10S JS KD", "C": "8S JH QH KC", "D": "3H 4S 5S AH",
    }  # fmt: skip


@pytest.mark.parametrize("wrong", ["2S 3H", "AH AC", "2S"])
def test_a_script_may_not_keep_the_best_cards_back(wrong: str) -> None:
    told = gave("C give KD", f"D give {wrong}")
    assert told["refused"]["step"] == 2  # type: ignore[index]  # JSON of any shape


def test_colluders_of_a_first_deal_are_paired_by_their_seats() -> None:
    hands = {seat: f"{rank}S {rank}H" for seat, rank in zip("ABCDEF", "456789", strict=True)}
    told = played("president_collusion", hands, "A give 4S", "F give 9S", "B give 5S 5H")
    assert told["refused"] is None
    assert cards(told["hands"]["A"]) == cards("4H 9S")


def test_who_holds_no_card_from_the_start_is_out_already() -> None:
    told = played(
        "president_basic", {"A": "9S 3S", "B": "10S", "C": "", "D": "JS"}, "A 9S", "B 10S"
    )
    assert (told["to_act"], told["out"]) == (["D"], ["B"])
    told = played("president_basic", {"A": "9S 3S", "B": "10S", "C": "", "D": ""}, "A 9S", "B 10S")
    assert (told["over"], told["scores"]) == (True, {"A": 0, "B": 0, "C": 2, "D": 1})
