"""Honour hands out of turn, and plays that nothing can beat."""

from __future__ import annotations

import pytest

from rules.actions import Play
from rules.cards import cards
from rules.engine import legal
from tests.rules.notation import after, beats, game, opened, turn, why_not

BOMB = "6S 6H 6C 6D 3C"
GAMESKY = game("bigtwo_gamesky", direction="cw")
HANDS = ("3D 4D 10S", "9S 5D 10H", f"{BOMB} 5C", "7S 7H 7C 7D 4C JS")


def test_a_bomb_comes_out_of_turn_and_the_turn_goes_on_from_it() -> None:
    deal = after(opened(GAMESKY, *HANDS), "A 3D", "B 9S")
    assert turn(deal) == "C"
    deal = after(deal, "D 7S 7H 7C 7D 4C")
    assert turn(deal) == "A"


def test_without_it_only_the_player_due_may_bomb() -> None:
    rules = game("bigtwo_gamesky", direction="cw", bomb_out_of_turn="off")
    deal = after(opened(rules, *HANDS), "A 3D")
    assert why_not(deal, f"C {BOMB}") == "It's not your turn yet."


def test_a_higher_bomb_answers_out_of_turn_and_no_lower_one() -> None:
    deal = after(opened(GAMESKY, *HANDS), "A 3D", f"C {BOMB}")
    assert turn(deal) == "D"
    deal = after(opened(GAMESKY, *HANDS), "A 3D", "D 7S 7H 7C 7D 4C")
    assert "doesn't beat" in why_not(deal, f"C {BOMB}")
    assert not [action for action in legal(deal, 2) if isinstance(action, Play)]


def test_out_of_turn_only_bombs_are_offered() -> None:
    deal = after(opened(GAMESKY, *HANDS), "A 3D")
    assert {a.cards.bit_count() for a in legal(deal, 2) if isinstance(a, Play)} == {5}
    assert why_not(deal, "C 5C") == "It's not your turn yet."


def test_a_bomb_never_opens_a_trick_out_of_turn() -> None:
    deal = opened(GAMESKY, *HANDS)
    assert why_not(deal, f"C {BOMB}") == "It's not your turn yet."


def test_own_play_cannot_be_bombed_out_of_turn() -> None:
    deal = after(opened(GAMESKY, "3D 6S 6H 6C 6D 4S 5S", "9S 5D", "10C 5C", "JS 7D"), "A 3D")
    assert legal(deal, 0) == []


def test_a_bomb_out_of_turn_ignores_the_pass_that_locks() -> None:
    rules = game("bigtwo_gamesky", direction="cw", pass_rule="locked")
    deal = after(opened(rules, *HANDS), "A 3D", "B 9S", "C pass")
    assert turn(after(deal, f"C {BOMB}")) == "D"


@pytest.mark.parametrize("play", ["2S 2D", "2S"])
def test_big_two_gives_its_player_the_lead_at_once(play: str) -> None:
    deal = opened(
        game("bigtwo_deuces", direction="cw"), f"3D {play} 4D", "9S KS", "10S 5C", "JS 7D"
    )
    deal = after(deal, "A 3D", "B 9S", "C pass", "D pass", "A 2S") if play == "2S" else deal
    if play != "2S":
        deal = after(deal, "A 3D", "B pass", "C pass", "D pass", "A 2S 2D")
    assert turn(deal) == "A leads"


@pytest.mark.parametrize(
    ("preset", "play", "closes"),
    [
        ("bigtwo_deuces", "2S", True),
        ("bigtwo_deuces", "2H", False),
        ("bigtwo_deuces", "2S 2H", True),
        ("bigtwo_tiki", "2S", True),
        ("bigtwo_tiki", "2S 2H", False),
        ("bigtwo_quads_rule", "2S", False),
        ("bigtwo_jokers", "2S", False),
        ("bigtwo_jokers", "BJ", True),
        ("bigtwo_no_suits", "2D", True),
    ],
)
def test_a_trick_closes_only_when_no_bomb_can_reach_it(
    preset: str, play: str, closes: bool
) -> None:
    deal = opened(
        game(preset, opening_includes_low="free", direction="cw"),
        f"3D {play} 4D",
        "9S",
        "10S",
        "JS",
    )
    assert turn(after(deal, f"A {play}")) == ("A leads" if closes else "B")
    open_reach = game("bigtwo_deuces", bomb_reach="everything", opening_includes_low="free")
    deal = opened(open_reach, "3D 2S 4D", "9S", "10S", "JS")
    assert turn(after(deal, "A 2S")) != "A leads"


@pytest.mark.parametrize(
    ("attempt", "standing", "expected"),
    [
        ("5S 6S 7S 8S 9S 3D KH", "AS AH AC AD 4C", True),
        ("AS AH AC AD 4C", "5S 6S 7S 8S 9S 3D KH", False),
        ("6S 7S 8S 9S 10S 3D KD", "5H 6H 7H 8H 9H 3H KH", True),
        ("5S 6S 7S 8S 9S 3D KH", "2S", True),
        ("5S 6S 7S 8S 9S", "2S", False),
        ("7D 7S 7C 7H 9S", "6D 6S 6C 6H 10S", True),
        ("2S", "6D 6S 6C 6H 10S", False),
    ],
)
def test_lattas_seven_cards(attempt: str, standing: str, expected: bool) -> None:
    """Four and one fall to higher fours or a straight flush and two, that only to a higher."""
    assert beats(game("bigtwo_taiwan_latta"), attempt, standing) is expected


@pytest.mark.parametrize("changes", [{}, {"five_card_order": "royal_only_over_quads"}])
def test_seven_cards_are_found_once_each(changes: dict[str, str]) -> None:
    reader = game("bigtwo_basic", straight_flush_extra="2", **changes).reader()
    leads = reader.leads(cards("9S 10S JS QS KS AS 3D 4C"))
    seven = [play for play in leads if play.bit_count() == 7]
    assert len(seven) == len(set(seven)) == 4
    assert all(reader.read(play) for play in seven)
