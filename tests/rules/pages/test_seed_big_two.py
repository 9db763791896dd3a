"""Big Two as its pages tell it, one question per test: regions, leads, ends of a deal."""

from __future__ import annotations

import pytest

from rules.actions import Pass, Play
from rules.cards import text
from rules.catalogue.sheet import sheet
from rules.engine import legal
from tests.rules.cli.questions import beats, match, played, plays
from tests.rules.notation import after, game, opened

FOUR = ["A", "B", "C", "D"]


@pytest.mark.parametrize(
    ("preset", "stronger", "weaker"),
    [
        ("bigtwo_pusoy_dos", "2D", "2S"),  # suits rank diamonds, hearts, spades, clubs
        ("bigtwo_pusoy_dos", "9D 9C", "9H 9S"),
        ("bigtwo_pusoy_dos", "3D 5D 6D 8D 9D", "AS KS JS 10S 2S"),
        ("bigtwo_pusoy_dos", "QD JS 10S 9S 8S", "QS JD 10D 9D 8H"),
        ("bigtwo_taiwan_bridge", "9C 9S", "9D 9H"),
        ("bigtwo_taiwan_latta", "5S 6S 7S 8S 9S 3D KH", "5H 6H 7H 8H 9H 3C KC"),
        ("bigtwo_taiwan_latta", "5S 6S 7S 8S 9S 10S JS", "7H 8H 9H 10H JH 3D 4D"),
        ("bigtwo_taiwan_latta", "9S 9H 9D 4C 4H", "5S 6S 7S 8S 9C"),
        ("bigtwo_royal", "AC KC QC JC 10C", "2S 2H 2D 2C 6D"),
        ("bigtwo_royal", "2S 2H 2D 2C 6D", "3S 3H 3D 3C 8H"),
        ("bigtwo_royal", "3S 3H 3D 3C 8H", "KS QS JS 10S 9S"),
        ("bigtwo_royal", "KS QS JS 10S 9S", "2S 2H 2D 6C 6D"),
        ("bigtwo_gamesky", "4S 4H 4D 4C 5C", "9S 9H 9D 6C 6H"),
        ("bigtwo_gamesky", "3S 4S 5S 6S 7S", "2S 2D 2C"),
        ("bigtwo_quads_rule", "4S 4H 4D 4C", "3S 3H 3D 3C 6D"),
        ("bigtwo_quads_rule", "5S 5H 5D 5C 6D", "4S 4H 4D 4C"),
        ("bigtwo_four_cards", "KS KH 2D 2C", "KD KC AH AC"),
        ("bigtwo_four_cards", "4S 4H 4D 4C", "KS KH AS AD"),
        ("bigtwo_sisters", "QS QD KC KD 9S", "9H 9D 10C 10D 2H"),
        ("bigtwo_poker_ranks", "3D 3C 3S 3H 5D", "2S 2H 2D 2C AD"),  # twos are low in this order
        ("bigtwo_poker_ranks", "AD KD 9D 5D 3D", "AS KS 9S 4S 2S"),
        ("bigtwo_any_five", "3S 5S 6S 8S JS", "4D 5D 6D 7D 8D"),  # the jack is above the eight
        ("bigtwo_jokers", "BJ", "RJ"),
        ("bigtwo_jokers", "9S RJ=9H", "9D 9C"),
        ("bigtwo_jokers", "9S 9H RJ=9D BJ=9C 4H", "8S 8H 8C 8D KS"),
    ],
)
def test_of_two_plays_only_the_stronger_beats_the_other(
    preset: str, stronger: str, weaker: str
) -> None:
    assert beats(preset, stronger, weaker)
    assert not beats(preset, weaker, stronger)


@pytest.mark.parametrize(
    ("play", "standing"),
    [
        ("JD JD* JS*", "JC JC* JH"),
        ("10S 10H 10D", "10C 10C* 10D*"),
    ],
)
def test_two_packs_can_tie_three_of_a_kind_which_go_by_rank_alone(play: str, standing: str) -> None:
    assert not beats("bigtwo_basic", play, standing, options={"decks": "2"})
    assert not beats("bigtwo_basic", standing, play, options={"decks": "2"})
    assert beats("bigtwo_basic", "QC QD QD*", standing, options={"decks": "2"})


def test_three_of_a_kind_with_a_joker_tie_too() -> None:
    assert not beats("bigtwo_jokers", "9S 9H RJ=9D", "9C 9D BJ=9H")


def test_equal_fours_of_two_packs_tie() -> None:
    changed = {"decks": "2", "quads_form": "bare"}
    assert not beats("bigtwo_basic", "9S 9S* 9H 9H*", "9D 9D* 9C 9C*", options=changed)


def test_a_dragon_is_only_led_and_only_a_dragon_answers_it() -> None:
    low = "3D 4C 5C 6H 7D 8S 9S 10S JH QD KD AC 2H"
    high = "3C 4D 5D 6S 7S 8D 9D 10D JD QC KC AD 2S"
    assert beats("bigtwo_three_dragon", low)
    assert not beats("bigtwo_three_dragon", low, "AS")
    assert beats("bigtwo_three_dragon", high, low)
    assert not beats("bigtwo_three", low)


INDONESIA = {"N": "3D 3H 5C 8S 8H KD", "E": "2S 2H 4C", "S": "5D 6C 7C", "W": "9C JC KC"}
PASSED = ("N 3D 3H", "E pass", "S pass", "W pass")


@pytest.mark.parametrize("lead", ["5C", "KD"])
def test_in_indonesia_the_winner_of_a_trick_may_lead_another_kind_at_once(lead: str) -> None:
    told = played("bigtwo_indonesia", INDONESIA, *PASSED, f"N {lead}")
    assert (told["trick"], told["to_act"]) == ([lead], ["E"])


def test_a_pair_on_the_own_pair_is_laid_in_the_same_trick() -> None:
    told = played("bigtwo_indonesia", INDONESIA, *PASSED, "N 8S 8H")
    assert (told["trick"], told["to_act"]) == (["3D 3H", "8H 8S"], ["N"])


def test_who_wants_the_pair_to_be_answered_passes_first_and_leads_it() -> None:
    told = played("bigtwo_indonesia", INDONESIA, *PASSED, "N pass", "N 8S 8H", "E 2S 2H")
    assert (told["trick"], told["to_act"]) == (["8H 8S", "2H 2S"], ["S"])


@pytest.mark.parametrize("by_rank", [False, True])
def test_whoever_is_alone_in_the_trick_is_offered_every_lead_and_a_pass(by_rank: bool) -> None:
    deal = opened(game("bigtwo_indonesia"), *INDONESIA.values())
    deal = after(deal, "A 3D 3H", "B pass", "C pass", "D pass")
    offered = legal(deal, 0, by_rank)
    leads = plays("bigtwo_indonesia", "5C 8S 8H KD", by_rank=by_rank)
    laid = [text(action.cards) for action in offered if isinstance(action, Play)]
    assert sorted(laid) == sorted(leads)
    assert Pass() in offered


HUTABARAT = [  # the hand of N, the plays of N, the points of N
    ("3D 7D", ("3D", "7D"), -5),
    ("3D 2D", ("3D", "2D"), -10),
    ("3D 2S 2D", ("3D", "2S 2D"), -20),
    ("3D 6S 6H 6C 6D 9D", ("3D", "6S 6H 6C 6D 9D"), -45),
    ("3D 4D 5D 6D 7D 8D", ("3D 4D 5D 6D 7D", "8D"), -45),
    ("3D 4D 5D 6D 7D 8D", ("3D", "4D 5D 6D 7D 8D"), -85),
    ("3D 2S 2H 2C 2D 9D", ("3D 2S 2H 2C 2D", "9D"), -85),
    ("3D 2S 2H 2C 2D 9D", ("3D", "2S 2H 2C 2D 9D"), -200),
]


@pytest.mark.parametrize(("hand", "laid", "points"), HUTABARAT)
def test_the_winner_in_indonesia(hand: str, laid: tuple[str, str], points: int) -> None:
    hands = {"N": hand, "E": "4C", "S": "5C", "W": "7C"}
    told = played(
        "bigtwo_indonesia", hands, f"N {laid[0]}", "E pass", "S pass", "W pass", f"N {laid[1]}"
    )
    assert told["scores"] == {"N": points, "E": 1, "S": 1, "W": 1}


PUSOY = [("4C 4S", 1), ("2S", 2), ("2S 2H", 4), ("2S 2H 2D", 8), ("2S 2H 2D 2C 9D", 16)]


@pytest.mark.parametrize(("last", "points"), PUSOY)
def test_each_two_of_the_last_play_doubles_the_point_in_pusoy_dos(last: str, points: int) -> None:
    hands = {"S": f"3C {last}", "E": "6C KD", "N": "8C KC", "W": "7C KH"}
    told = played("bigtwo_pusoy_dos", hands, "S 3C", "E pass", "N pass", "W pass", f"S {last}")
    assert told["scores"] == {"S": points, "E": 0, "N": 0, "W": 0}


LIABLE = [  # hands, plays, points
    (("3D 5S 5H KS", "4C", "8C 8D QH", "JD JC 6S"), ("A 3D", "B 4C"), (9, 0, 0, 0)),
    (("3D 5S KD", "2C AH KH", "9C", "JD JC 6S"), ("A 3D", "B pass", "C 9C"), (0, 8, 0, 0)),
    (("3D 5S KD", "4C 8C", "9C", "JD JC 6S"), ("A 3D", "B 8C", "C 9C"), (2, 1, 0, 3)),
]


@pytest.mark.parametrize(("hands", "script", "points"), LIABLE)
def test_who_lets_the_last_card_through_pays_for_all(
    hands: tuple[str, ...], script: tuple[str, ...], points: tuple[int, ...]
) -> None:
    changed = {"last_card_guard": "liability"}
    told = played("bigtwo_basic", dict(zip(FOUR, hands, strict=True)), *script, options=changed)
    assert tuple(told["scores"].values()) == points


def test_president_with_deuces_rules_has_bums() -> None:
    told = match("president_deuces", [["C", "A", "D", "B"]])
    titles = {"C": "President", "A": "Vice-President", "D": "Vice-Bum", "B": "Bum"}
    assert told["titles"] == titles
    assert "from the bottom: Bum, Vice-Bum." in sheet("president_deuces")
    assert match("president_basic", [["C", "A", "D", "B"]])["titles"]["B"] == "Scum"


@pytest.mark.parametrize(
    ("preset", "words"),
    [
        ("bigtwo_basic", "A run "),  # every straight has five cards
        ("bigtwo_basic", "bomb"),
        ("bigtwo_basic", "win at once"),
        ("bigtwo_poker_ranks", "Straights, high"),
        ("bigtwo_poker_ranks", "Flushes compare"),
        ("bigtwo_deuces", "Fewest penalty points win"),  # losses are written as minus
    ],
)
def test_a_sheet_does_not_tell_what_is_not_played(preset: str, words: str) -> None:
    assert words not in sheet(preset)


def test_a_sheet_tells_the_whole_ladder_of_straights() -> None:
    ladder = "Straights, high to low: A2345, 23456, 10JQKA down to 34567."
    assert ladder in sheet("bigtwo_hk_ip")


def test_who_passes_draws_as_many_cards_as_the_play_has() -> None:
    hands = {"A": "3D 4S 5S 6D 7D 9H", "B": "4C 5H", "C": "6S 7S"}
    script = "A 3D 4S 5S 6D 7D", "B pass"
    changed = {"draw_on_pass": "as_required"}
    told = played("bigtwo_three_draw", hands, *script, options=changed, stock="QS QH QC QD KS KH")
    assert told["hands"]["B"] == "4C 5H QD QC QH QS KS"
    assert "as many cards from the stock as the play to beat has" in sheet("bigtwo_two_draw_many")
