"""President's special cards and ways of following, as the examples of the catalogue have them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.actions import IllegalAction, Play
from rules.cards import Cards, card, cards, of_rank, rank_of
from rules.catalogue import build, contradictions, problems
from rules.changes import evolve
from rules.deal import Deal
from rules.events import Dealt, Played, Turn
from rules.house.wild_ranks import with_stand_ins
from rules.phases.plays import legal_play
from rules.ruleset import RuleSet

WILD = {"jokers": "2", "joker_wild": "rank"}
HUBERES = {**WILD, "wild_ranks": "{2,3}", "wild_alone": "top_equal"}
SOFIA = {"jokers": "2", "rank_order": "sofia", "sofia_powers": "on"}
THREES = {"three_power": "beats_all_but_two", "transparent": "4", "two_power": "beats_all"}
HAMISH = {
    "equal_play": "allowed",
    "revolution": "ranks_and_direction",
    "revolution_low_high": "on",
    "two_power": "high_and_low",
    "transparent": "3",
}


def said(words: str) -> tuple[Cards, Cards]:
    """Return cards, and the cards that they stand for, from "6C RJ=6 BJ=6"."""
    laid = [word.partition("=") for word in words.split()]
    held = cards(" ".join(word for word, _, _ in laid))
    rank = next((named for _, _, named in laid if named), "")
    if not rank:
        return held, held
    natural = cards(" ".join(word for word, _, named in laid if not named))
    same = of_rank(rank_of(card(f"{rank}S")))
    return held, with_stand_ins(natural, len(laid), RuleSet().ranking, same)[0]


def facing(
    rules: RuleSet, standing: str, hand: Cards, inverted: bool = False, stands_as: str = ""
) -> Deal:
    """A deal in which B holds `hand` and is due on A's play, which may stand for another rank."""
    hands = (cards("KS*"), hand, cards("8S*"), cards("9S*"))
    deal = evolve(Deal(rules), Dealt(hands, 0, 0, (), 1, 1), Turn(frozenset({1})))
    if stands_as:
        standing = " ".join(f"{word}={stands_as}" for word in standing.split())
    trick = (Played(0, *said(standing)),) if standing else ()
    return replace(deal, upside_down=inverted, trick=trick)


def beats(
    rules: RuleSet, attempt: str, standing: str, inverted: bool = False, stands_as: str = ""
) -> bool:
    """Whether `attempt` may be laid on `standing`, or be led where `standing` is empty."""
    held, counted = said(attempt)
    deal = facing(rules, standing, held, inverted, stands_as)
    try:
        legal_play(deal, 1, Play(held, 0 if counted == held else counted))
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize(
    ("chosen", "attempt", "standing", "expected"),
    [
        ({**WILD}, "RJ", "2S", True),
        ({**WILD, "joker_rank": "none", "wild_alone": "declared"}, "RJ", "", False),
        ({**WILD, "joker_rank": "none", "wild_alone": "declared"}, "RJ=9", "", True),
        ({**WILD, "joker_rank": "none", "wild_alone": "declared"}, "RJ=9", "8S", True),
        ({**WILD, "joker_rank": "none", "wild_alone": "declared"}, "RJ=9", "10S", False),
        ({**WILD, "joker_rank": "none", "wild_alone": "declared"}, "RJ", "AS", True),
        ({**WILD, "joker_rank": "none", "wild_alone": "declared"}, "RJ", "2S", False),
        ({**WILD, "joker_rank": "none"}, "RJ", "", False),
        ({**WILD, "joker_rank": "none"}, "9S RJ", "", True),
        ({"jokers": "2"}, "9S 9C RJ", "", False),
        ({**WILD}, "9S 9C RJ", "", True),
        ({**WILD}, "9S 8C RJ", "", False),
        ({"jokers": "2", "joker_power": "beats_any_set"}, "RJ", "KS KH KD", True),
        ({"jokers": "2"}, "RJ", "KS KH", False),
        ({"jokers": "2", "joker_power": "beats_any_set"}, "BJ", "RJ", False),
        ({"jokers": "2", "joker_power": "beats_any_set", "joker_order": "red_high"}, "RJ", "BJ", 1),
        ({"jokers": "2", "joker_power": "beats_any_set"}, "RJ BJ", "RJ", False),
        ({"jokers": "2", "joker_power": "wins_trick"}, "RJ BJ", "", False),
        ({**HUBERES}, "9S 3D 2C", "8S 8H 8D", True),
        ({}, "9S 3D", "", False),
        ({**HUBERES}, "3C", "AS", True),
        ({**HUBERES}, "RJ", "3C", False),
        ({**HUBERES}, "2C 3D", "AS AH", True),
        ({**HUBERES}, "3C 3D RJ 2S 2D", "", True),
        ({**HUBERES, "equal_play": "allowed"}, "RJ", "3C", True),
        ({**WILD, "wild_tie": "natural_wins"}, "6S 6H 6D", "6C RJ=6 BJ=6", True),
        ({**WILD, "wild_tie": "natural_wins"}, "6C RJ=6 BJ=6", "6S 6H 6D", False),
        ({**WILD, "wild_tie": "wild_wins"}, "6C RJ=6 BJ=6", "6S 6H 6D", True),
        ({**WILD, "wild_tie": "wild_wins"}, "6S 6H 6D", "6C RJ=6 BJ=6", False),
        ({**WILD}, "6S 6H 6D", "6C RJ=6 BJ=6", False),
        ({**WILD, "equal_play": "allowed"}, "6S 6H 6D", "6C RJ=6 BJ=6", True),
        ({"extra_high": "jack_of_diamonds"}, "JD", "2S", True),
        ({"extra_high": "jack_of_diamonds"}, "2S", "JD", False),
        ({"extra_high": "jack_of_diamonds"}, "JH", "QS", False),
        ({"extra_high": "jack_of_diamonds"}, "JD JH", "QS QH", False),
        ({"extra_high": "jack_of_diamonds", "jokers": "2"}, "RJ", "JD", True),
        ({"extra_high": "black_threes"}, "3S", "2H", True),
        ({"extra_high": "black_threes"}, "3S", "3C", False),
        ({"extra_high": "black_threes", "suit_order": "SHDC"}, "3S", "3C", True),
        ({"follow_suit": "singles"}, "9H", "6H", True),
        ({"follow_suit": "singles"}, "9S", "6H", False),
        ({"follow_suit": "singles"}, "9S 9C", "6H 6D", True),
        ({"follow_suit": "singles", "jokers": "1"}, "RJ", "6H", True),
        ({"set_size_rule": "larger_if_higher"}, "10S 10H", "8D", True),
        ({"set_size_rule": "larger_if_higher"}, "5S 5H", "8D", False),
        ({"set_size_rule": "larger_any"}, "5S 5H", "8D", True),
        ({"set_size_rule": "larger_any"}, "9D", "5S 5H", False),
        ({"equal_play": "allowed"}, "7S 7D", "7H 7C", True),
        ({"equal_play": "allowed", "suit_order": "SHDC"}, "7H 7C", "7S 7D", True),
        ({"equal_play": "allowed"}, "7S 7D", "7H", False),
        ({"equal_play": "allowed", "set_size_rule": "larger_if_higher"}, "6S 6D", "6H", True),
        ({"equal_play": "reverse_colour"}, "5H", "5S", True),
        ({"equal_play": "reverse_colour"}, "5D", "5H", False),
        ({"equal_play": "reverse_colour"}, "7H 7C", "7S 7D", True),
        ({"equal_play": "reverse_colour", "suit_order": "SHDC"}, "7S", "7C", True),
        ({"equal_play": "reverse_colour", "suit_order": "SHDC"}, "7D", "7S", True),
        ({"suit_order": "SHDC"}, "7C", "7D", False),
        ({"suit_order": "SHDC", "decks": "2"}, "7S 7S* 7H", "7D 7D* 7C", False),
        ({"decks": "2"}, "KS*", "KS", False),
        ({"two_power": "wins_trick"}, "2C", "AS AH AD", True),
        ({}, "2C", "AS AH", False),
        ({"two_power": "wins_trick"}, "2C", "2S", False),
        ({"two_power": "high_and_low"}, "2C", "AS AH AD", True),
        ({"two_power": "high_and_low"}, "4C 4D 4H", "2S", True),
        ({"two_power": "high_and_low"}, "4C", "2S 2H", False),
        ({"two_power": "beats_all"}, "2C", "AS AH AD", True),
        ({"two_power": "beats_all"}, "2C", "2S", False),
        ({"twos_discount": "1"}, "2S 2H", "KS KH KD", True),
        ({"twos_discount": "1"}, "2S 2H", "KS KH", True),
        ({"twos_discount": "1"}, "2S", "KS KH KD", False),
        ({"twos_discount": "1"}, "2S", "2H 2D", False),
        ({"twos_discount": "1", "follow_suit": "singles"}, "2S", "KH", True),
        ({"transparent": "3"}, "3S 3D", "KS KH", True),
        ({"transparent": "3"}, "3S", "KS KH", False),
        ({"transparent": "3"}, "3S", "2S", True),
        ({"transparent": "3", "jokers": "2"}, "3S", "RJ", True),
        ({"transparent": "7"}, "7S", "KS", True),
        ({"transparent": "7"}, "3S", "KS", False),
        ({**THREES}, "3S", "AS AH AD", True),
        ({**THREES}, "4C", "3S", True),
        ({**THREES}, "5C", "3S", False),
        ({**THREES}, "3S", "2D", False),
        ({**THREES}, "4C", "2D", False),
        ({**THREES}, "3S", "3D", False),
        ({**SOFIA}, "JS", "QS QH QD", True),
        ({**SOFIA}, "2S 2H", "KS KH KD", True),
        ({**SOFIA}, "2S", "KS KH KD", False),
        ({**SOFIA}, "2S 2H 2D", "AS AH AD AC", True),
        ({**SOFIA}, "JS JH", "AS AH AD AC", True),
        ({**SOFIA}, "RJ", "AS AH AD AC", True),
        ({**SOFIA}, "RJ", "2S 2H", False),
        ({**SOFIA, "decks": "2"}, "2S 2H", "KS KH KD KC", True),
        ({**SOFIA, "decks": "2"}, "2S", "KS KH", False),
        ({**SOFIA, "decks": "2"}, "JS JH JD JC", "KS KH KD KC KS* KH* KD* KC*", True),
        ({**SOFIA, "decks": "2"}, "2S 2H 2D 2C", "KS KH KD KC KS*", True),
    ],
)
def test_an_option_decides_what_beats_what(
    chosen: dict[str, str], attempt: str, standing: str, expected: bool
) -> None:
    assert not contradictions("president_basic", chosen)
    assert beats(build("president_basic", chosen), attempt, standing) == bool(expected)


@pytest.mark.parametrize(
    ("chosen", "attempt", "standing", "expected"),
    [
        ({"revolution": "ranks"}, "5S", "9H", True),
        ({"revolution": "ranks"}, "KS", "9H", False),
        ({"revolution": "ranks", "suit_order": "SHDC"}, "QS QC", "QH QD", True),
        ({"revolution": "ranks", "suit_order": "SHDC"}, "QH QD", "QS QC", False),
        ({**HAMISH}, "AS", "2D", True),
        ({**HAMISH}, "7C", "AS", True),
        ({**HAMISH}, "KS", "9H", False),
        ({**HAMISH}, "2S", "4H", True),
        ({**HAMISH}, "2S 2H", "4H 4D", True),
        ({**HAMISH}, "4S", "2H", False),
        ({**HAMISH}, "3S", "2H", True),
        ({"revolution": "ranks", "two_power": "high_and_low"}, "2S", "4H 4D", True),
        ({"revolution": "ranks", "twos_discount": "1"}, "2S 2H", "KS KH KD", False),
        ({"revolution": "ranks", "equal_play": "allowed"}, "7S 7D", "7H 7C", True),
    ],
)
def test_a_revolution_turns_the_ranks(
    chosen: dict[str, str], attempt: str, standing: str, expected: bool
) -> None:
    assert beats(build("president_basic", chosen), attempt, standing, inverted=True) == expected


@pytest.mark.parametrize(
    ("attempt", "standing", "stands_as", "expected"),
    [
        ("AS AH", "3S 3D", "K", True),
        ("QS QH", "3S 3D", "K", False),
        ("3C 3H", "3S 3D", "K", True),
    ],
)
def test_transparent_cards_are_what_they_cover(
    attempt: str, standing: str, stands_as: str, expected: bool
) -> None:
    rules = build("president_transparent")
    assert beats(rules, attempt, standing, stands_as=stands_as) == expected


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"joker_rank": "none", "jokers": "2"}, "must be wild"),
        ({"joker_wild": "rank"}, "Wild jokers need at least one joker"),
        ({"wild_ranks": "{3}", "transparent": "3"}, "wild and transparent"),
        ({"wild_ranks": "{3}", "first_lead": "named_card"}, "take 4C instead"),
        ({"wild_ranks": "{2}", "two_power": "wins_trick"}, "Twos can't be wild and have a power"),
        ({"wild_ranks": "{2}", "twos_discount": "1"}, "Twos can't be wild and need one card fewer"),
        ({**THREES, "two_power": "none"}, "need a single two that beats everything"),
        ({**THREES, "transparent": "none"}, "need transparent fours"),
        ({"sofia_powers": "on"}, "need the order joker, jack, two, ace"),
        ({**SOFIA, "twos_discount": "1"}, "don't go with twos that need one card fewer"),
        ({"revolution": "ranks", "revolution_low_high": "on"}, "need twos highest and lowest"),
        ({"two_power": "high_and_low", "revolution_low_high": "on"}, "need revolutions"),
        ({"revolution_trigger": "set_or_four_singles"}, "needs equal plays to be allowed"),
        ({"equal_skip": "one"}, "if equal plays beat"),
        ({"transparent": "5", "pack": "strip40"}, "There's no 5 in this deck"),
    ],
)
def test_rules_that_contradict_are_refused(chosen: dict[str, str], sentence: str) -> None:
    (refused,) = problems("president_basic", chosen)
    assert sentence in refused


@pytest.mark.parametrize("value", ["{4}", "2", "{2,3,4}", "twos"])
def test_only_twos_and_threes_can_be_wild(value: str) -> None:
    (refused,) = problems("president_basic", {"wild_ranks": value})
    assert "Type {}" in refused
