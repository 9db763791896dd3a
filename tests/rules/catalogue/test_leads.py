"""The leader of the first trick of a deal, and the cards of that lead (catalogue 3.E)."""

from __future__ import annotations

import pytest

from rules.catalogue import OPTIONS, problems
from rules.deal import Deal
from tests.rules.notation import after, game, letters, opened, turn, why_not
from tests.rules.talk import set_up

FOUR = "3S 9S", "3H 9H", "3D 9D", "3C 9C"
NO_THREES = "5S 9S", "4H 9H", "5D 9D", "4C 9C"


def lead(changed: dict[str, str], *hands: str, dealer: int = 3, lot: int = 0) -> str:
    """Return the turn, such as "A leads", at the start of a first deal of President."""
    rules = game("president_basic", **changed)
    return turn(opened(rules, *(hands or FOUR), dealer=dealer, lot=lot))


@pytest.mark.parametrize(
    ("dealer", "clockwise", "against"), [(0, "B", "D"), (1, "C", "A"), (2, "D", "B"), (3, "A", "C")]
)
def test_the_seat_after_the_dealer_leads(dealer: int, clockwise: str, against: str) -> None:
    """PR-03: in the direction of play."""
    assert lead({"first_lead": "dealer_next"}, dealer=dealer) == f"{clockwise} leads"
    rules = game("president_basic", direction="ccw")
    assert turn(opened(rules, *FOUR, dealer=dealer, direction=-1)) == f"{against} leads"


@pytest.mark.parametrize("lot", range(9))
def test_the_leader_may_be_drawn(lot: int) -> None:
    """P3-03: the lot alone finds the leader; the dealer does not matter."""
    assert {lead({"first_lead": "random"}, dealer=dealer, lot=lot) for dealer in range(4)} == {
        f"{'ABCD'[lot % 4]} leads"
    }


LOWEST = [
    ("the lowest rank, then the lowest suit", FOUR, {}, "C"),
    ("the next lowest where it was not dealt", NO_THREES, {}, "D"),
    ("hearts above clubs, diamonds lowest", ("4H 9H", "4S 9S", "5D 9D", "4D KD"), {}, "D"),
    ("with threes high the fours are lowest", ("3D 4S", "5D 9D", "4H 9H", "6S 7S"),
     {"rank_order": "three_high"}, "C"),
    ("with aces high the twos are lowest", ("3D 4S", "2S 9D", "2C 9H", "6S 7S"),
     {"rank_order": "ace_high"}, "C"),
    ("in the pack of 40 threes are lowest, sevens next", ("7D 9S", "8D 9D", "7S 9H", "KS QS"),
     {"pack": "strip40"}, "A"),
    ("jokers are the highest", ("BJ 5D", "RJ 6D", "5S 9H", "KS QS"), {"jokers": "2"}, "A"),
    ("of two packs the first card of a kind", ("4D 9S", "3D* 9D", "3D 9H", "KS QS"),
     {"decks": "2"}, "C"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("hands", "options", "leads"), [row[1:] for row in LOWEST], ids=[row[0] for row in LOWEST]
)
def test_the_holder_of_the_lowest_card_leads(
    hands: tuple[str, ...], options: dict[str, str], leads: str
) -> None:
    """CG-05, with the suits of Big Two."""
    changed = {"first_lead": "low_card", "suit_order": "SHCD"} | options
    assert lead(changed, *hands) == f"{leads} leads"


NAMED = [
    ("3C", FOUR, "D"), ("3S", FOUR, "A"), ("3D", FOUR, "C"), ("9H", FOUR, "B"),
    ("4C", NO_THREES, "D"), ("4H", NO_THREES, "B"), ("2S", FOUR, "C"), ("3C", NO_THREES, "D"),
    ("4C", ("3C 9S", "4C 9H", "3D 9D", "3H 9C"), "B"),
]  # fmt: skip


@pytest.mark.parametrize(("named", "hands", "leads"), NAMED)
def test_the_holder_of_a_named_card_or_of_the_lowest_leads(
    named: str, hands: tuple[str, ...], leads: str
) -> None:
    """PV-01: where the card was not dealt the lowest that was takes its part."""
    changed = {"first_lead": "named_card", "first_lead_card": named, "suit_order": "SHCD"}
    assert lead(changed, *hands) == f"{leads} leads"


@pytest.mark.parametrize("written", ["3", "C3", "16C", "3C 3S", "", "three"])
def test_a_named_card_is_one_card(written: str) -> None:
    changed = {"first_lead": "named_card", "first_lead_card": written}
    (told,) = problems("president_basic", changed)
    assert told.endswith("Type a card such as 3C.")


@pytest.mark.parametrize(
    ("ranks", "named", "instead"),
    [("{3}", "3S", "4C"), ("{2,3}", "3D", "4C"), ("{2,3}", "2S", "4C"), ("{2}", "2S", "3C")],
)
def test_a_wild_card_names_no_leader(ranks: str, named: str, instead: str) -> None:
    """I-02."""
    named_card = {"first_lead": "named_card", "wild_ranks": ranks}
    assert problems("president_basic", named_card | {"first_lead_card": named}) == [
        f"A wild card can't decide who leads: take {instead} instead."
    ]
    assert problems("president_basic", named_card | {"first_lead_card": instead}) == []


@pytest.mark.parametrize("leader", ["landlord", "first_bidder"])
def test_lead_by_a_bid_is_refused_without_an_auction(leader: str) -> None:
    assert problems("president_basic", {"first_lead": leader}) == [
        "The landlord or first bidder can only lead if there is bidding."
    ]
    assert problems("doudizhu_denexa", {"first_lead": leader}) == []


BIDS = [  # bids, the player who then plays alone, the first bidder
    ("A bids 1, B bids 2, C pass, A pass", "B", "A"),
    ("A bids 3", "A", "A"),
    ("A bids 1, B pass, C bids 2, A pass", "C", "A"),
]


@pytest.mark.parametrize(("bids", "alone", "first"), BIDS)
def test_lead_by_a_bid_goes_to_the_landlord_or_the_first_bidder(
    bids: str, alone: str, first: str
) -> None:
    """DD-08, C-B3-3."""
    hands = "4H 9H 5S", "5H 6S 4D", "7C 10S JS"
    for leader, expected in (("landlord", alone), ("first_bidder", first)):
        rules = game("bigthree_denexa", first_lead=leader)
        deal = after(set_up(rules, *hands, widow="QD KS AS 6D"), *bids.split(", "))
        assert turn(deal) == f"{expected} leads"


# The cards of the first play


def first_play(option: str, **options: str) -> Deal:
    rules = game("bigtwo_basic", opening_includes_low=option, direction="cw", **options)
    return opened(rules, "3D 3S 4C 4H 5C 6C 7S KS", "4D 9D KD", "5D 8D", "6D 10D")


MUST = [
    ("alone", "3D", True), ("in a pair", "3D 3S", True), ("in a straight", "3D 4C 5C 6C 7S", True),
    ("another card of its rank", "3S", False), ("another pair", "4C 4H", False),
    ("a straight without it", "3S 4C 5C 6C 7S", False), ("the highest", "KS", False),
]  # fmt: skip


@pytest.mark.parametrize(("play", "holds"), [row[1:] for row in MUST], ids=[row[0] for row in MUST])
def test_the_opening_play_holds_the_card_that_gave_the_lead(play: str, holds: bool) -> None:
    """BT-18."""
    assert turn(after(first_play("free"), f"A {play}")) == "B"
    if holds:
        assert turn(after(first_play("must"), f"A {play}")) == "B"
    else:
        told = why_not(first_play("must"), f"A {play}")
        assert told == "The first play must include 3D."


def test_only_the_very_first_play_must_hold_it() -> None:
    deal = after(first_play("must"), "A 3D", "B KD", "C pass", "D pass", "A pass")
    assert turn(after(deal, "B 4D")) == "C"


def test_with_wild_cards_the_card_itself_must_be_laid() -> None:
    rules = game("bigtwo_jokers", direction="cw")
    deal = opened(rules, "3D RJ 4C 4H", "4D 9D", "5D 8D", "6D 10D")
    assert why_not(deal, "A 4C RJ") == "The first play must include 3D."
    assert turn(after(deal, "A 3D RJ")) == "B"


def test_of_two_packs_either_copy_of_the_card_opens() -> None:
    rules = game("bigtwo_basic", decks="2", direction="cw")
    deal = opened(rules, "3D 3D* 4C", "4D 9D", "5D 8D", "6D 10D")
    assert turn(after(deal, "A 3D")) == "B"
    assert turn(after(deal, "A 3D*")) == "B"


@pytest.mark.parametrize("later", ["winner", "loser"])
def test_a_lead_won_by_a_place_is_never_bound(later: str) -> None:
    rules = game("bigtwo_basic", opening_includes_low="must", later_lead=later)
    leads = "C" if later == "winner" else "D"
    deal = opened(rules, "3S KS", "4H JD", "5D 10D", "3D QH", standing="CABD")
    assert turn(deal) == f"{leads} leads"
    assert turn(after(deal, "C 10D" if later == "winner" else "D QH")) != f"{leads} leads"


def test_where_the_lowest_card_leads_every_deal_it_binds_every_deal() -> None:
    rules = game("bigtwo_basic", opening_includes_low="must", later_lead="as_first")
    deal = opened(rules, "3S KS", "4H JD", "5D 10D", "3D QH", standing="CABD")
    assert turn(deal) == "D leads"
    assert why_not(deal, "D QH") == "The first play must include 3D."


# Later deals

LATER = [
    ("as_first", "A"), ("winner", "C"), ("loser", "D"), ("top_rank", "C"), ("bottom_rank", "D"),
]  # fmt: skip


@pytest.mark.parametrize(("later", "leads"), LATER)
def test_later_lead_goes_to_the_agreed_place(later: str, leads: str) -> None:
    """Places of the last deal: C, A, B, D; the dealer sits before A."""
    rules = game("president_basic", later_lead=later, exchange="none")
    assert turn(opened(rules, *FOUR)) == "A leads", "no places, no lead by place"
    assert turn(opened(rules, *FOUR, standing="CABD")) == f"{leads} leads"


@pytest.mark.parametrize("later", ["top_rank", "bottom_rank"])
def test_a_lead_by_place_needs_places(later: str) -> None:
    to_the_first = {"deal_end": "first_out", "score_model": "none", "match_end": "open",
                    "exchange": "none"}  # fmt: skip
    assert problems("president_basic", to_the_first | {"later_lead": later}) == [
        "Leading by place only works if a deal goes on until one player is left."
    ]
    for other in ("as_first", "winner", "loser"):
        assert problems("president_basic", to_the_first | {"later_lead": other}) == []


def tied(*hands: str, value: str = "exposed_combination", **options: str) -> str:
    """Return the last place after D has led the only card of D's hand."""
    rules = game(
        "bigtwo_basic", later_lead="loser", loser_tie=value, first_lead="dealer_next",
        opening_includes_low="free", direction="cw", **options,
    )  # fmt: skip
    deal = after(opened(rules, *hands, "3D", dealer=2), "D 3D")
    assert deal.ended is not None
    return letters(deal.ended.places)[-1]


STRAIGHT, FULL, FLUSH = "10S JD QD KH AH", "3S 3H 3C 4D 4H", "5C 6C 8C 9C JC"
TIES = [  # hands of A, B, C; the loser
    ("most cards alone lose, whatever they make", ("5S", "6S 7S", "8S 8H 8D"), "C"),
    ("a single is less than a pair", ("6S 8H QD", "9S 9D 4D", "5S"), "A"),
    ("a pair is less than three of a kind", ("9S 9D 4D", "5S 5H 5D", "6S"), "A"),
    ("three are less than five", ("KS KD KH 5D 7D", "3S 4D 5C 6H 7S", "6S"), "A"),
    ("of two singles the weaker", ("6S 8H QD", "7S 9H QS", "5S"), "A"),
    ("of two pairs the weaker", ("9S 9D KD", "9H 9C KC", "5S"), "B"),
    ("a straight is weaker than a flush", (STRAIGHT, FLUSH, "5S"), "A"),
    ("a flush is weaker than a full house", (FLUSH, FULL, "5S"), "A"),
    ("of three tied the weakest", ("6S 8H QD", "7S 9H KS", "5S 9D JD"), "C"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("hands", "loser"), [row[1:] for row in TIES], ids=[row[0] for row in TIES]
)
def test_of_several_with_the_most_cards_the_smallest_combination_loses(
    hands: tuple[str, ...], loser: str
) -> None:
    """000:111."""
    assert tied(*hands) == loser


@pytest.mark.parametrize("cross", ["higher_type", "same_type", "card_value"])
def test_loser_tie_goes_by_the_order_of_types_under_each_cross_rule(cross: str) -> None:
    """BT-09: types have their order even where only the same type answers."""
    assert tied(STRAIGHT, FULL, "5S", five_card_cross=cross) == "A"
    assert tied(FULL, STRAIGHT, "5S", five_card_cross=cross) == "B"


def test_wild_jokers_make_the_largest_combination_larger() -> None:
    """B makes three nines of two and a joker; A has a pair that is higher than B's."""
    wild = {"jokers": "2", "joker_wild": "card", "leftover": "discard"}
    assert tied("10S 10H KD", "9S 9H RJ", "5S", **wild) == "A"
    assert tied("9S 9H RJ", "10S 10H BJ", "5S", **wild) == "A", "of two triples the weaker"
    assert tied("9S 9H RJ", "10S 10H KD", "5S", jokers="2", leftover="discard") == "A"


def test_or_the_next_in_turn_of_them_loses() -> None:
    assert tied("9S 9D KD", "9H 9C KC", "5S", value="next_seat") == "A"
    assert tied("5S", "9H 9C KC", "9S 9D KD", value="next_seat") == "B"
    assert tied("5S", "9H 9C KC", "9S 9D KD 6C", value="next_seat") == "C"


ROUNDS = [(1, "B"), (2, "C"), (4, "C"), (5, "B"), (8, "C"), (9, "B")]


@pytest.mark.parametrize(("number", "leads"), ROUNDS)
def test_the_first_deal_of_each_round_is_led_as_the_first_of_all(number: int, leads: str) -> None:
    """000:113, with rounds of four deals; B holds 3D and C has won the deal before."""
    rules = game("bigtwo_basic", deals_per_round="4", later_lead="winner")
    hands = "4S 9S", "3D 9D", "5C 9C", "6H 9H"
    deal = set_up(rules, *hands, standing="CABD" if number > 1 else "", number=number)
    assert turn(deal) == f"{leads} leads"
    bound = "The first play must include 3D."
    if leads == "B":
        assert why_not(deal, "B 9D") == bound
    else:
        assert turn(after(deal, "C 9C")) != "C leads"


def test_without_rounds_only_the_first_deal_is_led_by_the_lowest_card() -> None:
    rules = game("bigtwo_basic", deals_per_round="0", later_lead="winner")
    hands = "4S 9S", "3D 9D", "5C 9C", "6H 9H"
    assert turn(set_up(rules, *hands, number=1)) == "B leads"
    assert turn(set_up(rules, *hands, standing="CABD", number=11)) == "C leads"


@pytest.mark.parametrize("deals", ["-1", "101"])
def test_a_round_has_up_to_a_hundred_deals(deals: str) -> None:
    (told,) = problems("bigtwo_basic", {"deals_per_round": deals, "later_lead": "winner"})
    asked = OPTIONS["deals_per_round"].question
    assert told == f"{asked} “{deals}” doesn't work. Type a number from 0 to 100."
