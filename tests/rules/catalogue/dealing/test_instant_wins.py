"""Hands that win, or void the deal, before a card is played: each choice, and its cost."""

from __future__ import annotations

from random import Random

import pytest

from rules.cards import Cards, cards, each, joined
from rules.catalogue import full
from rules.catalogue.dealing import dealt_hands
from rules.deal import Deal
from rules.engine import begin
from rules.events import Called, Dealt, Ended
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from tests.rules.notation import game, letters, opened
from tests.rules.talk import shuffled

DRAGON = "3D 4C 5S 6H 7D 8C 9C 10S JH QD KD AC 2H"
TWOS = "2S 2H 2C 2D 3S 4S 6S 7S 8S 9S JS QS KS"
THREES = "3S 3H 3C 3D 4S 5D 6S 7S 8S 9S JS QS KS"
HANDS = {"dragon": DRAGON, "four twos": TWOS, "four threes": THREES}
WINS, PLAYED, VOID = "wins", "played", "void"
CHOICES: dict[str, dict[str, tuple[str, str]]] = {  # the effect of a hand, and the name of the hand
    "dragon_win": {"off": (PLAYED, "dragon"), "on": (WINS, "dragon")},
    "four_twos": {
        "off": (PLAYED, "four twos"), "win": (WINS, "four twos"), "draw": (VOID, "four twos")
    },
    "four_threes": {"off": (PLAYED, "four threes"), "win": (WINS, "four threes")},
}  # fmt: skip
SEATS = {"four_only": {2: PLAYED, 3: PLAYED, 4: WINS}, "any": {2: WINS, 3: WINS, 4: WINS}}


def test_every_choice_is_shown() -> None:
    shown = {key: {*rows} for key, rows in CHOICES.items()} | {"instant_win_seats": {*SEATS}}
    assert shown == {option.id: {*option.meaning} for option in dealt_hands.INSTANT_WINS}


def beside(rules: RuleSet, hand: str, seats: int = 4, each_has: int = 13, at: int = 1) -> Deal:
    """A deal with `hand` at seat `at`; each other seat has `each_has` random other cards."""
    rest = list(each(rules.pack & ~cards(hand)))
    Random(8).shuffle(rest)
    more = each_has - len(hand.split())
    hands: list[Cards] = [cards(hand) | joined(rest[:more])]
    rest = rest[more:]
    others = [joined(rest[each_has * n : each_has * (n + 1)]) for n in range(seats - 1)]
    return opened(rules, *others[:at], *hands, *others[at:])


def outcome(deal: Deal) -> str:
    if deal.ended is None:
        return PLAYED
    return VOID if deal.ended.void else WINS


@pytest.mark.parametrize(
    ("preset", "option", "value"),
    [
        (preset, option, value)
        for preset in ("bigtwo_basic", "thirteen_denexa")
        for option, rows in CHOICES.items()
        for value in rows
        if option in full(preset)
    ],
)
def test_instant_win_ends_the_deal_or_is_played_on_by_option(
    preset: str, option: str, value: str
) -> None:
    does, hand = CHOICES[option][value]
    deal = beside(game(preset, **{option: value}), HANDS[hand])
    assert outcome(deal) == does
    said = [call.word for call in deal.calls]
    assert said == ([] if does is PLAYED else [hand])


NEARLY = [
    ("bigtwo_basic", {"dragon_win": "on"}, DRAGON.replace("2H", "AH"), "no two"),
    ("bigtwo_basic", {"dragon_win": "on"}, DRAGON.replace("3D", "4D"), "no three"),
    ("bigtwo_basic", {"four_twos": "win"}, TWOS.replace("2D", "AD"), "three twos"),
    ("bigtwo_jokers", {"four_twos": "win"}, TWOS.replace("2D", "RJ"), "three twos and a joker"),
    ("bigtwo_jokers", {"dragon_win": "on"}, DRAGON.replace("2H", "BJ"), "a joker for the two"),
    ("thirteen_auto_win", {}, THREES.replace("3D", "AD"), "three threes"),
    ("thirteen_denexa", {"four_twos": "win"}, THREES, "four threes where only twos win"),
]


@pytest.mark.parametrize(
    ("preset", "changed", "hand", "_why"), NEARLY, ids=[why for *_, why in NEARLY]
)
def test_a_hand_that_lacks_a_card_is_played(
    preset: str, changed: dict[str, str], hand: str, _why: str
) -> None:
    assert outcome(beside(game(preset, **changed), hand)) == PLAYED


def test_deals_of_two_packs_for_two_are_played() -> None:
    """One of two hands always has four twos of any suits: if those were enough, all were void."""
    rules = game("president_revolution", four_twos="draw", decks="2", players="2..3")
    match = Match(rules, MatchState(("a", "b")))
    dealt = [begin(rules, match.deal(Random(seed))[1]).deal for seed in range(40)]
    assert {*map(outcome, dealt)} == {VOID, PLAYED}


@pytest.mark.parametrize("choice", SEATS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("form", [{"dragon_win": "on"}, {"four_twos": "win"}], ids=str)
def test_with_how_many_players_a_hand_wins(choice: str, seats: int, form: dict[str, str]) -> None:
    hand = DRAGON if "dragon_win" in form else TWOS
    each_has = 13 if seats == 4 else 17
    rules = game("bigtwo_deuces", **{"dragon_win": "off", **form}, instant_win_seats=choice)
    assert outcome(beside(rules, hand, seats, each_has)) == SEATS[choice][seats]


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_in_thirteen_any_number_of_players_will_do(seats: int) -> None:
    rules = game("thirteen_auto_win", players="2..8")
    size = min(13, 52 // seats)
    hand = " ".join(TWOS.split()[:size])
    assert outcome(beside(rules, hand, seats, size)) == WINS


@pytest.mark.parametrize(
    ("changed", "points"),
    [
        ({}, (39, 0, 39, 39)),
        ({"penalty_steps": "gamesky"}, (26, 0, 26, 26)),
        ({"penalty_steps": "harsh"}, (52, 0, 52, 52)),
        ({"penalty_steps": "double8"}, (26, 0, 26, 26)),
        ({"penalty_steps": "double8_10"}, (52, 0, 52, 52)),
        ({"penalty_steps": "flat"}, (13, 0, 13, 13)),
        ({"penalty_steps": "deuces3p"}, (39, 0, 39, 39)),
        ({"triple_condition": "never_played"}, (39, 0, 39, 39)),
        ({"double_scope": "starter_only"}, (13, 0, 13, 13)),
        ({"winner_points": "sum_of_losses"}, (-39, 117, -39, -39)),
        ({"finish_twos_double": "on"}, (39, 0, 39, 39)),
        ({"score_model": "pusoy", "match_winner": "highest"}, (0, 1, 0, 0)),
        ({"score_model": "none", "settlement": "none"}, (0, 0, 0, 0)),
        ({"last_card_guard": "assistant"}, (39, 0, 39, 39)),
        ({"last_card_guard": "liability"}, (39, 0, 39, 39)),
        ({"announce": "one", "announce_penalty": "take_all"}, (39, 0, 39, 39)),
    ],
    ids=str,
)
def test_dragon_costs_each_loser_an_unplayed_hand(
    changed: dict[str, str], points: tuple[int, ...]
) -> None:
    """C-BT-22: the others pay as if they had not played a card; no player has opened the deal."""
    deal = beside(game("bigtwo_basic", dragon_win="on", **changed), DRAGON)
    assert deal.ended is not None
    assert deal.ended.points == points


@pytest.mark.parametrize("each_has", [17, 26])
def test_dragon_costs_a_larger_hand_as_if_it_was_never_played(each_has: int) -> None:
    """000:165: as if they lost without playing; 002:108: the points transfer is very high."""
    rules = game("bigtwo_deuces", instant_win_seats="any", winner_points="zero")
    deal = beside(rules, DRAGON, 52 // each_has, each_has)
    assert deal.ended is not None
    assert sorted(deal.ended.points) == [0] + [3 * each_has] * (52 // each_has - 1)


def test_a_dragon_of_three_players_costs_as_much_as_a_hand_that_was_not_played() -> None:
    """002:70: a player with 17 cards is deducted triple points."""
    rules = game("bigtwo_three_deuces", winner_points="zero")
    deal = beside(rules, DRAGON, 3, 17)
    assert deal.ended is not None
    assert sorted(deal.ended.points) == [0, 51, 51]


def test_a_partner_shares_the_win() -> None:
    deal = beside(game("bigtwo_teams", dragon_win="on"), DRAGON)
    assert deal.ended is not None
    assert letters(deal.ended.places[:2]) == "BD"


def test_of_two_dragons_the_first_after_the_dealer_wins() -> None:
    twin = "3C 4D 5H 6S 7C 8D 9D 10H JS QC KC AD 2S"
    rest = list(each(game("bigtwo_basic").pack & ~cards(DRAGON) & ~cards(twin)))
    hands = (joined(rest[:13]), cards(DRAGON), joined(rest[13:]), cards(twin))
    won = []
    for dealer in range(4):
        deal = opened(game("bigtwo_basic", dragon_win="on", direction="cw"), *hands, dealer=dealer)
        assert deal.ended is not None
        won.append(letters(deal.ended.places[:1]))
    assert won == ["B", "D", "D", "B"]


def test_a_dragon_comes_before_four_twos() -> None:
    rules = game("bigtwo_three", dragon_win="on", four_twos="draw", instant_win_seats="any")
    deal = opened(rules, f"{DRAGON} 2S 2C 2D", "3S 3C 4S 4D 5C", "KC AD")
    assert [call.word for call in deal.calls] == ["dragon"]
    assert outcome(deal) == WINS


def test_four_twos_that_void_the_deal_leave_places_points_and_dealer_as_they_were() -> None:
    rules = game("bigtwo_basic", four_twos="draw", cut="off", first_card="next_to_dealer")
    match = Match(rules, MatchState(tuple("ABCD"), scores={"A": 7, "B": 9}))
    match, first = match.deal(Random(1))
    ended = shuffled(rules, "2S 3S 4S 5S 2H 3H 4H 5H 2C 3C 4C 5C 2D").deal.ended
    assert ended is not None
    assert ended.void
    again = match.finished(ended)
    assert (again.state.scores, again.state.standing, again.state.deals) == (
        {"A": 7, "B": 9},
        (),
        0,
    )
    assert again.deal(Random(2))[1].dealer == first.dealer
    assert again.deal(Random(2))[1].number == 1


def test_instant_win_is_called_before_the_end_of_the_deal() -> None:
    rules = game("thirteen_auto_win")
    hands = (cards(THREES), cards("4H 5H 2S"), cards("6H 7H 2H"), cards("8H 9H 2C"))
    said, over = begin(rules, Dealt(hands, 0, 0, (), 1, 1)).events[-2:]
    assert said == Called(0, "four threes")
    assert isinstance(over, Ended)
    assert (letters(over.places), over.points) == ("ABCD", (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("threes", "does"),
    [("3S 3H 3C 3D", WINS), ("3S 3H 3C* 3D*", WINS), ("3S 3H 3S* 3H*", PLAYED)],
)
def test_four_threes_of_two_packs_need_each_suit_from_either_pack(threes: str, does: str) -> None:
    rules = game("thirteen_double", players="4..8", four_threes="win")
    hand = THREES.replace("3S 3H 3C 3D", threes)
    assert outcome(beside(rules, hand, 4)) == does
