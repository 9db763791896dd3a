"""Cards as people write them to the judge, and deals set up in the middle."""

from __future__ import annotations

import pytest

from rules.actions import Play
from rules.cards import card, cards, each, rank_of, text
from rules.changes import Decision
from rules.cli.situation import (
    ASKED,
    KEPT,
    OWNER,
    Alone,
    Named,
    Said,
    at_table,
    cards_in_order,
    held,
    in_pack,
    on_the_table,
    one_card,
    said,
)
from rules.engine import decide, legal
from rules.events import CardsTaken, SidesTaken, Turn
from tests.rules.notation import game
from tests.rules.talk import set_up


@pytest.mark.parametrize(
    ("word", "same"),
    [
        ("3d", "3D"),
        ("10S", "10S"),
        ("ts", "10S"),
        ("6S/red", "6S*"),
        ("6s/BLUE", "6S"),
        ("rj", "RJ"),
    ],
)
def test_a_card_is_read_in_any_case_and_with_a_back(word: str, same: str) -> None:
    assert one_card(word) == card(same)


@pytest.mark.parametrize("word", ["", "3", "3X", "6S/green", "/red"])
def test_word_that_names_no_card_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        one_card(word)


def test_cards_stand_one_after_the_other_with_spaces_or_commas() -> None:
    assert cards_in_order("5S, 3D 4H") == (card("5S"), card("3D"), card("4H"))
    assert held("5S,3D,4H") == cards("3D 4H 5S")
    assert cards_in_order("") == ()
    with pytest.raises(ValueError, match="5S is there twice"):
        cards_in_order("5S 3D 5s/blue")


@pytest.mark.parametrize(
    ("words", "laid", "stands_as"),
    [
        ("9S 9H", "9H 9S", ""),
        ("9S RJ=9H", "9S RJ", "9H 9S"),
        ("3S=K 3D=K", "3D 3S", "KD KS"),
    ],
)
def test_a_card_stands_for_a_card_or_for_a_rank_in_its_own_suit_if_that_is_free(
    words: str, laid: str, stands_as: str
) -> None:
    play = said(words)
    assert (text(play.cards), text(play.stands_as)) == (laid, stands_as)


@pytest.mark.parametrize(
    ("words", "count"), [("RJ=9", 1), ("9S RJ=9", 2), ("RJ=9 BJ=9 9S", 3), ("RJ=9 9D", 2)]
)
def test_a_joker_that_stands_for_a_rank_says_no_suit(words: str, count: int) -> None:
    """So it may be a nine of any suit: what it stands for lies in no pack that is played with."""
    play = said(words)
    assert play.stands_as.bit_count() == count
    assert {rank_of(one) for one in each(play.stands_as)} == {rank_of(card("9S"))}
    assert not play.stands_as & ~play.cards & game("bigtwo_basic").pack


def test_a_named_card_is_taken_before_a_rank_is_filled_up() -> None:
    """The joker for a rank takes what the joker for a card has left."""
    play = said("RJ=9 BJ=9D")
    assert play.stands_as & card("9D")
    assert play.stands_as.bit_count() == 2


def test_the_play_on_the_table_may_stand_for_a_rank_or_card_by_card() -> None:
    assert on_the_table("9S 9H", None) == Said(cards("9S 9H"))
    assert on_the_table("3S 3D", "K").stands_as == cards("KS KD")
    assert on_the_table("3S 3D", "KS KC").stands_as == cards("KS KC")
    with pytest.raises(ValueError, match="2 cards cannot stand for 3"):
        on_the_table("3S 3D", "K K K")


def test_cards_of_another_game_are_named() -> None:
    rules = game("president_basic")
    in_pack(rules, cards("3S 2D"))
    with pytest.raises(ValueError, match="This game is played without BJ RJ"):
        in_pack(rules, cards("3S BJ RJ"))


def test_asked_seat_answers_the_play_in_the_middle_of_a_deal() -> None:
    rules = game("president_basic")
    table = at_table(rules, cards("9S 3H"), Said(cards("8S")), upside_down=False)
    assert not table.closed
    deal = table.deal
    assert deal.hands[ASKED] == cards("9S 3H")
    assert [play.seat for play in deal.trick] == [OWNER]
    assert [action for action in legal(deal, ASKED) if isinstance(action, Play)] == [
        Play(cards("9S"))
    ]
    assert all(hand.bit_count() == KEPT for seat, hand in enumerate(deal.hands) if seat != ASKED)


def test_asked_seat_leads_any_play_on_an_empty_table() -> None:
    rules = game("bigtwo_basic")
    deal = at_table(rules, cards("4S 9H"), None, upside_down=False).deal
    assert deal.including == 0
    assert decide(deal, ASKED, Play(cards("9H"))).deal.trick


def test_a_revolution_may_be_on_at_the_table() -> None:
    rules = game("president_revolution")
    deal = at_table(rules, cards("7S 9H"), Said(cards("8S")), upside_down=True).deal
    assert [text(a.cards) for a in legal(deal, ASKED) if isinstance(a, Play)] == ["7S"]


def test_a_play_that_wins_its_trick_closes_the_table() -> None:
    rules = game("president_comp303")
    assert at_table(rules, cards("3S"), Said(card("RJ")), upside_down=False).closed
    assert not at_table(rules, cards("3S"), Said(card("9S")), upside_down=False).closed


def test_play_on_the_table_must_be_a_combination() -> None:
    with pytest.raises(ValueError, match="8S 9S isn't a valid play in this game"):
        at_table(game("president_basic"), cards("3S"), Said(cards("8S 9S")), upside_down=False)


def test_a_named_seat_leads_and_nothing_must_be_in_its_play() -> None:
    deal = set_up(game("bigtwo_basic"), "3D 4S", "5S", "6S", "7S")
    assert Named(2).leader(deal) == (2, 0)


def test_seat_alone_without_an_auction_has_the_widow_for_one_point() -> None:
    deal = set_up(game("doudizhu_denexa"), "3S 4S", "5S 6S", "7S 8S", widow="KS KD")
    decision = Decision(deal)
    Alone(1).begin(decision)
    assert decision.events == [
        SidesTaken((1, 0, 1), 1),
        CardsTaken(1, 2, cards("KS KD"), False),
        Turn(frozenset()),
    ]
    assert decision.deal.hands[1] == cards("5S 6S KS KD")
