"""The examples of options.json: pack, jokers, leads, passing and the end of a deal."""

from __future__ import annotations

import pytest

from rules.cards import cards
from rules.catalogue import build, problems
from tests.rules.catalogue.examples import example
from tests.rules.notation import after, beats, game, letters, opened, turn, why_not

LOCKED = game("president_basic", pass_rule="locked")


@example("players", "+", "president: 7 players join, table starts")
def test_seven_players_may_start() -> None:
    assert problems("president_basic", seats=7) == []


@example(
    "players", "-", "president: an 8th player is refused (double deck preset raises the limit)"
)
def test_an_eighth_player_is_refused_unless_the_limit_is_raised() -> None:
    refused = ["You need 4 to 7 players and have 8."]
    assert problems("president_basic", seats=8) == refused
    assert problems("president_basic", {"players": "4..12", "decks": "2"}, seats=8) == []


@example("decks", "+", "decks=2: KS KS is a legal pair")
def test_two_packs_make_a_pair_of_one_card() -> None:
    assert beats(game("president_basic", decks="2"), "KS KS*", "QS QH")


@example("decks", "-", "decks=1: KS KS is rejected (the second KS does not exist)")
def test_one_pack_has_one_of_each_card() -> None:
    with pytest.raises(ValueError, match="'KS' is there twice"):
        cards("KS KS")
    deal = opened(game("president_basic"), "KS 3S", "4S", "5S", "6S")
    assert why_not(deal, "A KS KS*") == "You don't have KS*."


@example("jokers", "+", "decks=2, jokers=4 is accepted")
def test_two_packs_have_four_jokers() -> None:
    rules = build("president_basic", {"decks": "2", "jokers": "4"})
    assert rules.pack & cards("BJ RJ BJ* RJ*") == cards("BJ RJ BJ* RJ*")


@example("jokers", "-", "decks=1, jokers=3 is refused (limit is 2 per deck)")
def test_one_pack_has_two_jokers_at_most() -> None:
    assert problems("president_basic", {"jokers": "3"}) == [
        "3 jokers need two decks: there are at most two in each deck."
    ]


@example("joker_order", "+", "red_high: RJ beats BJ")
def test_the_red_joker_may_be_the_higher() -> None:
    assert beats(game("president_basic", jokers="2", joker_order="red_high"), "RJ", "BJ")
    assert not beats(game("president_basic", jokers="2", joker_order="red_high"), "BJ", "RJ")
    assert beats(game("president_basic", jokers="2", joker_order="black_high"), "BJ", "RJ")


@example("joker_order", "-", "equal: RJ does not beat BJ")
def test_equal_jokers_tie() -> None:
    assert not beats(game("president_basic", jokers="2"), "RJ", "BJ")


@example("joker_power", "+", "beats_any_set: RJ beats KS KH KD")
def test_one_joker_may_beat_any_set_and_the_trick_goes_on() -> None:
    rules = game("president_basic", jokers="2", joker_power="beats_any_set", joker_order="red_high")
    assert beats(rules, "RJ", "KS KH KD")
    deal = opened(rules, "KS KH KD 3S", "BJ 4S", "2S 2H 2D 5S", "RJ 6S")
    deal = after(deal, "A KS KH KD", "B BJ")
    assert why_not(deal, "C 2S 2H 2D") == "You need 1 card to beat BJ, not 3."
    assert turn(after(deal, "C pass", "D RJ")) == "A"


@example("joker_power", "-", "none: RJ does not beat KS KH (set sizes differ)")
def test_without_a_power_a_joker_is_a_single_card() -> None:
    assert not beats(game("president_basic", jokers="2"), "RJ", "KS KH")


@example("twos_discount", "+", "2S 2H beats KS KH KD")
def test_two_twos_beat_three_kings() -> None:
    assert beats(game("president_basic", twos_discount="1"), "2S 2H", "KS KH KD")


@example("twos_discount", "-", "2S does not beat KS KH KD, nor 2S the pair 2H 2D")
def test_not_two_fewer_and_never_twos() -> None:
    rules = game("president_basic", twos_discount="1")
    assert not beats(rules, "2S", "KS KH KD")
    assert not beats(rules, "2S", "2H 2D")


@example("first_lead", "+", "bigtwo SHCD: holder of 3D leads; none dealt, holder of 3C")
def test_the_holder_of_the_lowest_card_leads() -> None:
    rules = game("president_basic", first_lead="low_card")
    assert turn(opened(rules, "3S KS", "3H KH", "3D KD", "3C KC")) == "C leads"
    assert turn(opened(rules, "3S KS", "3H KH", "4D KD", "3C KC")) == "D leads"


@example("first_lead", "-", "president basic: the dealer leads - wrong, it is the seat after him")
def test_the_dealer_does_not_lead() -> None:
    assert turn(opened(game("president_basic"), "3S", "4S", "5S", "6S", dealer=0)) == "B leads"


@example("first_lead_card", "+", "3S: the holder of 3S leads the first deal")
def test_the_holder_of_the_named_card_leads() -> None:
    rules = game("president_basic", first_lead="named_card", first_lead_card="3S")
    assert turn(opened(rules, "3D KS", "3C KH", "3H KD", "3S KC")) == "D leads"


def test_any_card_may_be_named_and_where_it_was_not_dealt_the_lowest_takes_its_part() -> None:
    rules = game("president_basic", first_lead="named_card", first_lead_card="4H")
    assert turn(opened(rules, "3D KS", "3C KH", "4H KD", "3S KC")) == "C leads"
    assert turn(opened(rules, "3D KS", "3C KH", "4D KD", "3S KC")) == "A leads"


@example("opening_includes_low", "+", "must: 3D 3S is a legal opening")
def test_the_lowest_card_may_open_in_a_pair() -> None:
    rules = game("president_basic", first_lead="low_card", opening_includes_low="must")
    assert turn(after(opened(rules, "3D 3S KS", "4H", "4D", "4C"), "A 3D 3S")) == "B"


@example("opening_includes_low", "-", "must: opening with 4C is refused; free: allowed")
def test_another_card_opens_only_where_it_is_free() -> None:
    must = game("president_basic", first_lead="low_card", opening_includes_low="must")
    free = game("president_basic", first_lead="low_card", opening_includes_low="free")
    hands = ("3D 4C", "4H", "4D", "4S")
    refused = "The first play must include 3D."
    assert why_not(opened(must, *hands), "A 4C") == refused
    assert turn(after(opened(free, *hands), "A 4C")) == "B"


@example("later_lead", "+", "winner: C won deal 1, C leads deal 2 with any play")
def test_the_winner_may_lead_the_next_deal() -> None:
    rules = game("president_denexa", later_lead="winner", exchange="none")
    deal = opened(rules, "3S KS", "4H", "5D KD", "6C", standing="CABD")
    assert turn(deal) == "C leads"
    assert turn(after(deal, "C KD")) == "D"


@example("later_lead", "-", "as_first: C won deal 1 but D holds 3D, so C may not lead")
def test_the_lowest_card_may_lead_every_deal() -> None:
    rules = game("president_basic", first_lead="low_card", later_lead="as_first", exchange="none")
    assert turn(opened(rules, "3S KS", "4H", "5D", "3D", standing="CABD")) == "D leads"


@pytest.mark.parametrize("place", ["loser", "bottom_rank"])
def test_the_last_place_may_lead_the_next_deal(place: str) -> None:
    rules = game("president_basic", later_lead=place, exchange="none")
    assert turn(opened(rules, "3S", "4H", "5D", "3D", standing="CABD")) == "D leads"


@example("direction", "+", "ccw: after South comes East (player on South's right)")
def test_counter_clockwise_the_turn_goes_to_the_right() -> None:
    rules = game("president_basic", direction="ccw")
    south_west_north_east = ("3S 4S", "5S", "6S", "7S")
    deal = opened(rules, *south_west_north_east, direction=-1)
    assert turn(deal) == "A leads"
    assert turn(after(deal, "A 3S")) == "D"


@example("direction", "-", "cw: after South East plays - wrong, it is West")
def test_clockwise_the_turn_goes_to_the_left() -> None:
    assert turn(after(opened(game("president_basic"), "3S 4S", "5S", "6S", "7S"), "A 3S")) == "B"


@example("pass_rule", "+", "reenter: B passes on 44, later plays QQ")
def test_who_passed_may_come_back_in() -> None:
    deal = opened(game("president_basic"), "4S 4H 3S", "QS QH 3H", "6S 6H 3D", "7S 3C")
    deal = after(deal, "A 4S 4H", "B pass", "C 6S 6H", "D pass", "A pass", "B QS QH")
    assert turn(deal) == "C"


@example("pass_rule", "-", "locked: B passes on 44, later plays QQ - refused")
def test_who_passed_may_be_out_of_the_trick() -> None:
    deal = opened(LOCKED, "4S 4H 3S", "QS QH 3H", "6S 6H 3D", "7S 3C")
    deal = after(deal, "A 4S 4H", "B pass", "C 6S 6H", "D pass", "A pass")
    assert turn(deal) == "C leads"


def test_who_passed_is_told_that_the_trick_is_closed() -> None:
    deal = opened(LOCKED, "4S 4H 3S", "QS QH 3H", "6S 6H 3D", "7S 3C")
    deal = after(deal, "A 4S 4H", "B pass", "C 6S 6H", "D pass")
    assert why_not(deal, "B QS QH") == "You passed, so you're out of this trick."


@example("deal_end", "+", "one_left: C goes out with AS AH, all pass, D leads")
def test_the_others_may_play_on() -> None:
    deal = opened(game("president_basic"), "4S 4H 3S", "5S 3H", "AS AH", "6S 3D")
    deal = after(deal, "A 4S 4H", "B pass", "C AS AH", "D pass", "A pass", "B pass")
    assert turn(deal) == "D leads"


@example("deal_end", "-", "first_out: C goes out with AS AH, D answers 2S 2H - refused, deal over")
def test_the_deal_may_end_with_the_first_who_is_out() -> None:
    rules = game("president_denexa", deal_end="first_out", exchange="none", later_lead="loser")
    deal = opened(rules, "3S KS KH", "5S 5H", "4S 4H", "2S 2H 2D 2C")
    deal = after(deal, "A 3S", "B pass", "C 4S", "D pass", "A pass", "B pass", "C 4H")
    assert why_not(deal, "D 2S 2H") == "This deal is over."
    assert deal.ended is not None
    assert letters(deal.ended.places) == "CABD"  # by fewest cards left; ties in turn order
