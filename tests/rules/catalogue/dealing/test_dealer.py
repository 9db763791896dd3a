"""The dealer, the cut, the first card and the direction of dealing: each choice at the table."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rules.actions import Cut
from rules.cards import card, cards, each, joined, text
from rules.catalogue.dealing import dealer
from rules.engine import decide
from rules.events import Ended
from rules.match.match import Match, MatchState
from rules.phases.dealing import shown
from rules.ruleset import RuleSet
from tests.rules.notation import LETTERS, after, events, game, letters, opened, turn
from tests.rules.talk import due, refused, shuffled, sizes

NOBODY = {"cut": "off", "duties": "nobody", "exchange": "none"}
SEEDS = range(120)
SEATINGS = {"as_joined": 1, "random": 24}  # the number of orders in which four players sit down
TURNS = {"cw": "BCDABCDA", "ccw": "DCBADCBA", "alternate": "DCBABCDA"}  # seats in turn
FIRST_DEALERS = {"anyone": "A", "random": "ABCDE", "cut": "ABCDE"}
NEXT_DEALERS = {  # B dealt; D goes out first; A has 1 card, B 4, C 2; counter-clockwise
    "winner": "D",
    "rotate": "A",
    "loser": "B",
    "bottom_rank": "B",
    "top_rank": "D",
    "unspecified": "B",
}
CUTTERS = {"off": ("", ""), "right_of_dealer": ("B", "B"), "bottom_rank": ("B", "D")}
FIRST_CARDS = {  # C deals, the cut shows a five, places D A C B: seats in a first, in a later deal
    "next_to_dealer": ("DABC", "DABC"),
    "cut_card_count": ("CDAB", "CDAB"),
    "top_rank": ("DABC", "DACB"),
    "dealer": ("CDAB", "CDAB"),
}
SHOWN = {
    "first_seating": {*SEATINGS},
    "direction": {*TURNS},
    "first_dealer": {*FIRST_DEALERS},
    "next_dealer": {*NEXT_DEALERS},
    "cut": {*CUTTERS},
    "first_card": {*FIRST_CARDS},
}


def test_every_choice_is_shown() -> None:
    assert {option.id: {*option.meaning} for option in dealer.OPTIONS} == SHOWN


def seated(rules: RuleSet, players: str) -> Match:
    return Match(rules, MatchState(tuple(players)))


def ends(match: Match, order: str) -> Match:
    """Return the match after a deal with these places."""
    places = tuple(map(match.state.players.index, order))
    return match.finished(Ended(places, (0,) * len(places)))


@pytest.mark.parametrize("choice", SEATINGS)
def test_the_seats_of_the_first_deal(choice: str) -> None:
    match = seated(game("president_basic", first_seating=choice), "ABCD")
    orders = {match.deal(Random(seed))[0].state.players for seed in SEEDS}
    assert len(orders) == SEATINGS[choice]


@pytest.mark.parametrize("seating", ["fixed", "by_rank"])
def test_seats_are_drawn_for_the_first_deal_only(seating: str) -> None:
    rules = game("president_basic", first_seating="random", seating=seating)
    match = seated(rules, "ABCD").deal(Random(8))[0]
    seats = match.state.players if seating == "fixed" else tuple("CADB")
    later = {ends(match, "CADB").deal(Random(seed))[0].state.players for seed in SEEDS}
    assert later == {seats}


@pytest.mark.parametrize("choice", TURNS)
def test_the_turn_goes_round_and_in_the_next_deal_the_same_or_the_other_way(choice: str) -> None:
    match, asked = seated(game("president_basic", direction=choice, seating="fixed"), "ABCD"), ""
    for _ in range(2):
        match, first = match.deal(Random(1))
        hands = ("3S 3H", "4S 4H", "5S 5H", "6S 6H")
        deal = opened(match.rules, *hands, direction=first.direction)
        deal = after(deal, "A 3S")
        for _ in range(3):
            asked += turn(deal)
            deal = after(deal, f"{turn(deal)} pass")
        asked += turn(deal)[0]
        match = ends(match, "ABCD")
    assert asked == TURNS[choice]


def dealt_to(choice: str, direction: int, standing: str = "", top: str = "3D 3C 3H 3S") -> str:
    """Return the seats that get the first cards of the pack when C deals and a five is shown."""
    rules = game("president_basic", first_card=choice, seating="fixed", **NOBODY)
    pack = [*map(card, top.split()), *each(rules.pack & ~cards(top))]
    lot = pack.index(card("5D"))
    decision = shuffled(rules, top, dealer=2, standing=standing, direction=direction, lot=lot)
    hands = decision.deal.hands
    return letters([next(s for s in range(4) if hands[s] & card(word)) for word in top.split()])


@pytest.mark.parametrize("choice", FIRST_CARDS)
def test_first_card_goes_to_the_agreed_seat(choice: str) -> None:
    first, later = FIRST_CARDS[choice]
    assert dealt_to(choice, 1) == first
    assert dealt_to(choice, 1, standing="DACB") == later


@pytest.mark.parametrize(
    ("choice", "order"),
    [("next_to_dealer", "BADC"), ("dealer", "CBAD"), ("cut_card_count", "CBAD")],
)
def test_the_cards_are_dealt_the_way_the_turn_goes(choice: str, order: str) -> None:
    assert dealt_to(choice, -1) == order


@pytest.mark.parametrize(
    ("seats", "reached"),
    [(2, "ABABABABABABA"), (3, "ABCABCABCABCA"), (4, "ABCDABCDABCDA"), (5, "ABCDEABCDEABC")],
)
def test_an_ace_counts_one_and_a_king_thirteen_round_any_table(seats: int, reached: str) -> None:
    """BT-16: A dealing, each rank from the ace up to the king; clockwise and the other way."""
    rules = game("president_basic", players="2..5", first_card="cut_card_count", **NOBODY)
    pack = list(each(rules.pack))
    for count, seat in enumerate(reached):
        lot = pack.index(card(("A23456789TJQK"[count]) + "S"))
        for way in (1, -1):
            deal = shuffled(rules, "", seats, lot=lot, direction=way).deal
            taker = next(s for s, hand in enumerate(deal.hands) if hand & pack[0])
            assert taker == way * LETTERS.index(seat) % seats


def test_a_joker_is_never_the_card_that_counts() -> None:
    rules = game("bigtwo_jokers", cut="off", first_card="cut_card_count")
    deal = shuffled(rules, "BJ RJ").deal
    whole = replace(deal, deck=tuple(each(rules.pack)))
    counted = {text(shown(replace(whole, lot=lot))) for lot in SEEDS}
    assert len(counted) == 52
    assert not counted & {"BJ", "RJ"}


@pytest.mark.parametrize("choice", FIRST_DEALERS)
@pytest.mark.parametrize("players", ["ABCDE", "AB"])
def test_first_dealer_is_drawn_among_the_agreed_players(choice: str, players: str) -> None:
    match = seated(game("president_basic", players="2..5", first_dealer=choice), players)
    drawn = {match.deal(Random(seed))[0].state.dealer for seed in SEEDS}
    assert drawn == set(FIRST_DEALERS[choice]) & set(players)


@pytest.mark.parametrize("choice", NEXT_DEALERS)
def test_next_dealer_has_the_agreed_place(choice: str) -> None:
    """The places are those of a deal in which the first one out ends it."""
    rules = game("bigtwo_basic", next_dealer=choice)
    match = seated(rules, "ABCD").deal(Random(1))[0]
    hands = ("4S", "5S 6S 7S 8S", "5H 6H", "3D")
    (*_, over) = events(opened(rules, *hands, direction=-1), "D 3D")
    assert isinstance(over, Ended)
    match = Match(rules, MatchState(match.state.players, dealer="B", direction=-1))
    assert match.finished(over).deal(Random(1))[0].state.dealer == NEXT_DEALERS[choice]


def test_the_deal_goes_round_in_dou_dizhu_though_the_landlord_wins() -> None:
    match = seated(game("doudizhu_denexa"), "ABC")
    match, first = match.deal(Random(2))
    dealers = [first.dealer]
    for order in ("ABC", "BAC", "CAB"):
        match, first = ends(match, order).deal(Random(2))
        dealers.append(first.dealer)
    assert [(dealer - dealers[0]) % 3 for dealer in dealers] == [0, 1, 2, 0]


@pytest.mark.parametrize("choice", CUTTERS)
def test_cut_is_asked_of_the_agreed_place(choice: str) -> None:
    """C deals; the player at C's right is B in both directions of play."""
    rules = game("president_basic", cut=choice, duties="nobody", exchange="none")
    first, later = CUTTERS[choice]
    for way in (1, -1):
        deal = shuffled(rules, dealer=2, direction=way).deal
        assert (due(deal) if deal.deck else "") == first
        deal = shuffled(rules, dealer=2, standing="CABD", direction=way).deal
        assert (due(deal) if deal.deck else "") == later


@pytest.mark.parametrize(
    ("preset", "changed", "seats", "most"),
    [
        ("president_klootzakken", {}, 4, 39),
        ("bigtwo_basic", {}, 4, 51),
        ("bigtwo_jokers", {}, 3, 53),
        ("lectio", {}, 5, 59),
        ("president_double_deck", {}, 12, 103),
        ("president_double_deck", {"jokers": "4"}, 7, 107),
    ],
)
def test_a_cut_has_cards_above_and_below_it(
    preset: str, changed: dict[str, str], seats: int, most: int
) -> None:
    deal = shuffled(game(preset, cut="right_of_dealer", **changed), "", seats, dealer=1).deal
    refusal = f"Cut between 1 and {most} cards."
    for wrong in (-1, 0, most + 1):
        assert refused(deal, "A", Cut(wrong)) == refusal
    for at in (1, most):
        assert sum(sizes(decide(deal, 0, Cut(at)).deal.hands)) > 0
    assert refused(deal, "B", Cut(1)) == "It's not your turn yet."


@pytest.mark.parametrize("at", [1, 20, 51])
def test_the_card_below_the_cut_is_dealt_first(at: int) -> None:
    rules = game("president_basic", cut="right_of_dealer", exchange="none")
    deal = shuffled(rules, dealer=3).deal
    pack = deal.deck
    hands = decide(deal, 2, Cut(at)).deal.hands
    assert hands[0] & pack[at]
    assert hands[1] & pack[(at + 1) % 52]
    assert joined(hands) == rules.pack
