"""Exchanges by place (options.json group Q; CG-37, BT-61, PV-19, C-PR-5)."""

from __future__ import annotations

from random import Random

import pytest

from rules.actions import Gift, Give, IllegalAction
from rules.cards import cards
from rules.catalogue import problems
from rules.changes import Decision
from rules.deal import Deal
from rules.engine import decide, legal
from rules.match.match import Match, MatchState
from rules.phases.exchange import Exchange, only_three
from rules.view import view
from tests.rules.notation import after, game, held, why_not
from tests.rules.talk import due, set_up, shuffled, sizes

FIVE = ("3S 4D 5H 8S", "3H 6D 8H", "3D 9C 8D", "4S 7C 9D", "2S AS KD 6S")


def test_butthead_gives_two_and_gets_three_vice_butthead_one_and_two() -> None:
    rules = game("president_basic", exchange="[2,1]", exchange_extra="1")
    deal = set_up(rules, *FIVE, standing="ABCDE")
    assert held(deal, "A") == "3S 4D 5H 8S AS 2S"
    assert why_not(deal, "B gives 3H") == "Give 2 cards, not 1."
    deal = after(deal, "A gives 3S 4D 5H", "B gives 3H 6D")
    assert sizes(deal.hands) == [3, 2, 3, 4, 5]


def test_the_first_deal_has_no_exchange() -> None:
    assert set_up(game("president_basic"), *FIVE).gifts == ()


def test_the_lowest_cards_go_back_by_themselves() -> None:
    rules = game("president_basic", exchange="[2]", exchange_return="lowest")
    deal = set_up(rules, "3D 3C 4S 5H", "3H 6D", "7D 9C", "2S AS KD", standing="ABCD")
    assert held(deal, "A") == "4S 5H AS 2S"
    assert held(deal, "D") == "3D 3C KD"
    assert why_not(deal, "A gives 4S 5H") == "You can't do that right now."


def test_any_cards_may_go_back_once_the_gift_is_seen() -> None:
    rules = game("president_basic", exchange="[2]", exchange_return="any_after_receiving")
    deal = set_up(rules, "3D 3C 4S 5H", "3H 6D", "7D 9C", "2S AS KD", standing="ABCD")
    assert held(after(deal, "A gives 3D 2S"), "D") == "3D KD 2S"


def test_scores_may_say_how_many_are_exchanged() -> None:
    rules = game("president_basic", players="5..5", place_points="zero_sum", exchange="by_score")
    deal = set_up(rules, *FIVE, standing="ABCDE")
    assert [gift.count for gift in deal.gifts] == [2, 1]


def test_three_pairs_need_six_players() -> None:
    wrong = problems("president_basic", {"exchange": "[3,2,1]"})
    assert wrong == ["This exchange needs at least 6 players."]


THREE = ("3S 9S", "4H 9H", "2H 4D 5D")


def test_of_three_the_loser_gives_the_highest_card_for_an_unwanted_one() -> None:
    deal = set_up(game("bigtwo_three_gift", cut="off"), *THREE, standing="BAC")
    assert held(deal, "B") == "4H 9H 2H"
    assert held(after(deal, "B gives 4H"), "C") == "4D 4H 5D"


def test_the_gift_has_no_effect_with_four() -> None:
    deal = set_up(game("bigtwo_basic", three_player_gift="on"), *THREE, "6S 7S", standing="BACD")
    assert deal.gifts == ()


def test_where_suits_matter_the_giver_chooses_among_equals() -> None:
    rules = game("president_basic", exchange="[2]", poker_combos="on")
    deal = set_up(rules, "3D 4C", "3H 6D", "7D 9C", "2S KS KD", standing="ABCD")
    assert due(deal) == "D"
    assert why_not(deal, "D gives 3H") == "You can only give cards you have."
    deal = after(deal, "D gives KD")
    assert (held(deal, "A"), due(deal)) == ("3D 4C KD 2S", "A")
    assert len(legal(deal, 0)) == 6


def choosing(hands: tuple[str, ...], exchange: str = "[2]") -> Deal:
    """A deal with suits that count: the lower place chooses among equally high cards (C-PR-5)."""
    rules = game("president_basic", exchange=exchange, poker_combos="on")
    return set_up(rules, *hands, standing="ABCD")


def test_gift_without_a_choice_is_automatic_also_where_suits_matter() -> None:
    deal = choosing(("3D 4C", "3H 6D", "7D 9C", "2S AS KD"))
    assert (held(deal, "A"), due(deal)) == ("3D 4C AS 2S", "A")
    both = choosing(("3D 4C", "3H 6D", "7D 9C", "KS KH 9S"))
    assert (held(both, "A"), due(both)) == ("3D 4C KH KS", "A")


def test_gift_among_equal_cards_is_automatic_without_suits() -> None:
    rules = game("president_basic", exchange="[1]")
    deal = set_up(rules, "3D 4C", "3H 6D", "7D 9C", "KS KD 9S", standing="ABCD")
    assert (due(deal), deal.gifts[0].count) == ("A", 1)


def test_gift_among_equal_cards_is_automatic_by_default() -> None:
    rules = game("president_basic", exchange="none", players="3..7")
    deal = set_up(
        rules.with_phases(Exchange(only_three)), "3S 4S", "5S 6S", "KS KD 9S", standing="ABC"
    )
    assert (due(deal), held(deal, "C")) == ("A", "9S KD")


def test_two_pairs_exchange_side_by_side_each_as_many_as_it_owes() -> None:
    """The outer pair two cards, the inner one; and each gives back as many as it was given."""
    deal = choosing(("3D 4C", "3H 6D", "QS QD 9C", "2S KS KD 5S"), "[2,1]")
    assert due(deal) == "CD"
    assert view(deal, 3).gift == Gift(to=0, count=1, among=cards("KS KD"))
    assert view(deal, 2).gift == Gift(to=1, count=1, among=cards("QS QD"))
    deal = after(deal, "D gives KS")
    assert due(deal) == "AC"
    assert view(deal, 0).gift == Gift(to=3, count=2)
    deal = after(deal, "C gives QD")
    assert view(deal, 1).gift == Gift(to=2, count=1)
    deal = after(deal, "B gives 3H", "A gives 3D 2S")
    assert [held(deal, letter) for letter in "ABCD"] == [
        "4C KS", "6D QD", "3H 9C QS", "3D 5S KD 2S",
    ]  # fmt: skip


def test_only_the_highest_may_be_given_where_they_are_owed() -> None:
    deal = choosing(("3D 4C", "3H 6D", "7D 9C", "2S KS KD 5S"))
    assert legal(deal, 3) == [Give(cards("KD")), Give(cards("KS"))]
    assert why_not(deal, "D gives 5S") == "Give your highest cards."
    assert why_not(deal, "D gives KS KD") == "Give 1 card, not 2."
    assert why_not(deal, "D 5S") == "You can't do that right now."


def test_seat_that_owes_no_gift_has_no_gift_to_make() -> None:
    """The phase itself lists no gift, and refuses one, for a seat that owes none."""
    deal = choosing(("3D 4C", "3H 6D", "7D 9C", "2S KS KD 5S"))
    phase = deal.rules.phases[deal.phase]
    for seat in (0, 1, 2):
        assert phase.legal(deal, seat, by_rank=False) == []
        assert phase.gift(deal, seat) is None
        with pytest.raises(IllegalAction) as refusal:
            phase.act(Decision(deal), seat, Give(deal.hands[seat]))
        assert refusal.value.reason == "nothing_to_give"


def test_exchange_by_score_pairs_places_from_both_ends() -> None:
    """The third of four has points too, but gives and takes with the second alone."""
    rules = game("president_basic", players="4..4", place_points="[3,2,1,0]", exchange="by_score")
    deal = set_up(rules, *FIVE[:4], standing="ABCD")
    assert [(gift.giver, gift.taker, gift.count) for gift in deal.gifts] == [(3, 0, 3), (2, 1, 2)]


def test_random_trades_come_to_an_end() -> None:
    for preset, seats in (("president_merchants", 6), ("president_collusion", 6)):
        chance = Random(4)
        match = Match(game(preset), MatchState(tuple("ABCDEF"[:seats])))
        deal = shuffled(match.rules, "", seats, standing="ABCDEF").deal
        for _ in range(2000):
            if deal.ended:
                break
            seat = chance.choice(sorted(deal.to_act))
            deal = decide(deal, seat, chance.choice(legal(deal, seat))).deal
        assert deal.ended
