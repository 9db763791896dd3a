"""The fast form of the rules plays deals as the engine does, or leaves them to the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from rules.actions import Call, Pass, Play, Seat
from rules.cards import Cards, cards, each, joined, text
from rules.catalogue import OPTIONS, build, full, problems
from rules.catalogue.presets import PRESETS
from rules.deal import Deal
from rules.engine import decide, legal
from rules.fast import EXACT, MOST, FastDeal, FastRules, MoveGenerator, fast_rules, first_suits
from rules.house.deal_end import FirstOut
from rules.house.duties import Forfeits, OnlyLastTouches
from rules.house.first_lead import LeaverEndsTrick, LoserTie, OpeningIncludesCard
from rules.house.five_cards import UnbeatableCloses
from rules.house.last_card import (
    LAST_CARD,
    Assistant,
    FinishBan,
    LastCardCall,
    Liability,
    WarnsOfFewCards,
    WarnsOfLastPlay,
)
from rules.house.penalties import WinnerTakesAll
from rules.house.points import BombsDouble, PartnersWin
from rules.house.teams import OppositePairs, Shootout
from rules.house.tricks import DrawOnPass, MustBeat, OneTurnEach, PassesReturn
from rules.phases.cutting import FaultsCount
from rules.phases.redeals import PoorHand
from rules.rule import Rule
from tests.rules.random_play import opened, some_game, values

Choices = dict[str, str]

RULES: dict[type[Rule], tuple[str, Choices]] = {  # for each class of rule a game that has it
    Assistant: ("bigtwo_deuces", {}),
    BombsDouble: ("doudizhu_denexa", {}),
    DrawOnPass: ("bigtwo_three_draw", {}),
    FaultsCount: ("president_landlord", {}),
    FinishBan: ("bigtwo_basic", {"finish_ban": "single_or_pair_twos"}),
    Forfeits: ("bigtwo_basic", {"forfeits": "on"}),
    LastCardCall: ("bigtwo_last_card_call", {}),
    LeaverEndsTrick: ("bigtwo_penning", {}),
    Liability: ("bigtwo_basic", {"last_card_guard": "liability"}),
    LoserTie: ("bigtwo_loser_leads", {}),
    MustBeat: ("president_must_beat", {}),
    OneTurnEach: ("president_single_round", {}),
    OnlyLastTouches: ("president_scum_touch", {}),
    OpeningIncludesCard: ("bigtwo_basic", {}),
    OppositePairs: ("bigtwo_teams", {}),
    PartnersWin: ("bigthree_denexa", {}),
    PassesReturn: ("president_basic", {}),
    PoorHand: ("bigtwo_no_poker", {}),
    Shootout: ("bigtwo_teams", {}),
    UnbeatableCloses: ("bigtwo_malaysia_singapore", {}),
    WarnsOfFewCards: ("bigtwo_basic", {"announce": "two_or_one"}),
    WarnsOfLastPlay: ("bigtwo_vietnam_indonesia", {}),
    WinnerTakesAll: ("bigtwo_hk_deuces", {}),
}
GAMES = (
    *("president_denexa", "president_zheng", "president_basic", "doudizhu_denexa"),
    *("bigthree_denexa", "thirteen_denexa", "daifugo_denexa", "president_double_deck"),
    *("president_collusion", "president_zero_sum_5", "president_klootzakken"),
    *("bigtwo_no_suits", "bigtwo_basic", "bigtwo_teams", "bigtwo_three_draw", "bigtwo_two_17"),
    *("bigtwo_values_a", "lectio", "bigtwo_loser_leads", "bigtwo_three_ghost"),
    *("bigtwo_pusoy_dos", "bigtwo_hk_ip", "bigtwo_last_card_call"),
)
SINGLE_LOSER = {"score_model": "single_loser", "match_end": "open", "match_winner": "highest"}
HUTABARAT = {"score_model": "hutabarat", "match_winner": "lowest"}
SWAP_OFFER = {"deal": "fixed", "hand_size": "9", "leftover": "swap_offer"}
BASES: tuple[tuple[str, Choices], ...] = (  # for each option at least one game in which it matters
    *((preset, {}) for preset in GAMES),
    ("bigtwo_pusoy_dos", SINGLE_LOSER),
    ("bigtwo_basic", HUTABARAT),
    ("bigtwo_basic", SWAP_OFFER),
)
LEFT_TO_THE_ENGINE = {  # by option, the values without a fast form
    "beat_own": ("on",),
    "bomb_hands": ("quads", "straight_flush"),
    "bomb_out_of_turn": ("on",),
    "bomb_reach": ("everything", "singles_pairs", "singles_pairs_triples"),
    "chop_reach": ("twos_only",),
    "chop_twos": ("by_length", "not_three"),
    "deck_backs": ("ranked",),
    "equal_play": ("allowed", "reverse_colour"),
    "equal_skip": ("one", "per_card"),
    "five_card_cross": ("card_value", "no_full_house_on_straight"),
    "follow_suit": ("singles",),
    "hand_counts": ("hidden",),
    "joker_power": ("beats_any_set", "wins_trick"),
    "joker_rank": ("none",),
    "joker_wild": ("card", "rank"),
    "last_card_guard": ("forced",),
    "quads_beat_nonquads": ("on",),
    "revolution": ("ranks", "ranks_and_direction"),
    "revolution_low_high": ("on",),
    "revolution_trigger": ("four_or_more", "set_or_four_singles"),
    "set_size_rule": ("larger_any", "larger_if_higher"),
    "sofia_powers": ("on",),
    "spring": ("double",),
    "stock_exhausted": ("reshuffle",),
    "straight_flush_extra": ("2",),
    "three_power": ("beats_all_but_two",),
    "top_must_win": ("on",),
    "transparent": ("3", "4", "8"),
    "two_power": ("beats_all", "high_and_low", "wins_trick"),
    "twos_discount": ("1",),
    "wild_alone": ("declared", "top_equal"),
    "wild_ranks": ("{2,3}", "{2}", "{3}"),
}
RARE = {"finish_ban": 20}  # deals until a rare option is likely to matter
VALUES = [(option, value) for option in OPTIONS for value in dict.fromkeys(values(option))]


class Both:
    """A deal in the engine and in its fast form, compared before every action."""

    def __init__(self, rules: FastRules, deal: Deal) -> None:
        self.deal, self.fast = deal, FastDeal(rules, deal)
        self.canonical = rules.moves.canonical
        self.plays: dict[Cards, Play] = {}

    def play_out(self, chance: Random) -> None:
        """Make random actions in both until the deal is over, and compare the results.

        In every other deal low cards are laid first, so that the last plays are of high ones.
        """
        low_first = chance.random() < 0.5
        while self.deal.ended is None:
            self.compare()
            (seat,) = self.deal.to_act
            passes = self.fast.may_pass and chance.random() < 0.4
            if passes or not self.plays:
                self.fast.pass_turn()
                self.deal = decide(self.deal, seat, Pass()).deal
                continue
            found = sorted(self.plays)
            chosen = found[0] if low_first and chance.random() < 0.8 else chance.choice(found)
            move = self.fast.rules.moves.move(chosen)
            assert move is not None
            self.fast.play(move)
            self.deal = called(decide(self.deal, seat, self.plays[chosen]).deal, seat)
        assert self.fast.ended
        assert self.fast.result() == self.deal.ended

    def compare(self) -> None:
        """Compare the state, and the legal plays and pass of the seat on turn."""
        deal, fast = self.deal, self.fast
        assert not fast.ended
        assert deal.to_act == {fast.seat}
        assert fast.hands == [self.canonical(hand) for hand in deal.hands]
        assert fast.fewest == min(hand.bit_count() for hand in deal.hands if hand)
        top = deal.trick[-1] if deal.trick else None
        assert (fast.top.cards if fast.top else 0) == (self.canonical(top.as_cards) if top else 0)
        assert top is None or fast.owner == top.seat
        assert (tuple(fast.out), fast.stake, fast.stock) == (deal.out, deal.stake, deal.stock)
        actions = legal(deal, fast.seat)
        self.plays = {self.canonical(one.cards): one for one in actions if isinstance(one, Play)}
        found = fast.legal_plays()
        assert len(found) == len(set(found))
        if len(actions) <= MOST:
            assert set(found) == self.plays.keys()
        else:
            assert set(found) <= self.plays.keys()
        assert (fast.may_pass or not found) is (Pass() in actions)
        moves = [move for move in fast.legal_moves() if move]
        assert [move.cards for move in moves] == found
        assert fast.top is None or all(move.beats(fast.top) for move in moves)


def called(deal: Deal, seat: Seat) -> Deal:
    """Return the deal after the seat has called its last card, as each seat does in playouts."""
    if deal.ended is None and Call(LAST_CARD) in legal(deal, seat):
        return decide(deal, seat, Call(LAST_CARD)).deal
    return deal


def compare(preset: str, changed: Choices, chance: Random, deals: int) -> bool:
    """Play `deals` deals in both forms and compare; False where the game is left to the engine."""
    rules = build(preset, changed)
    fast = fast_rules(rules)
    if fast is None:
        return False
    for number in range(deals):
        seats = some_seats(preset, changed, chance)
        Both(fast, opened(rules, seats, chance, later=number % 2 == 1)).play_out(chance)
    return True


def some_seats(preset: str, changed: Choices, chance: Random) -> int:
    """Return a random number of seats that the game allows."""
    low, high = map(int, full(preset, changed)["players"].split(".."))
    numbers = chance.sample(range(low, high + 1), high + 1 - low)
    return next(seats for seats in numbers if not problems(preset, changed, seats))


def fitting(option: str, value: str) -> Iterator[tuple[str, Choices]]:
    """Yield the games of `BASES` with this value, where that makes a game that differs by it."""
    for preset, also in BASES:
        plain = {"finish_ban": "none"} if "finish_ban" in full(preset) else {}
        changed = plain | also | {option: value}
        if option in full(preset) and not problems(preset, changed):
            yield preset, changed


@pytest.mark.parametrize(("option", "value"), VALUES)
def test_each_value_of_an_option_is_played_exactly_or_left_to_the_engine(
    option: str, value: str
) -> None:
    chance = Random(f"{option} {value}")
    deals = RARE.get(option, 1)
    exact = any(compare(*game, chance, deals) for game in fitting(option, value))
    assert exact is (value not in LEFT_TO_THE_ENGINE.get(option, ()))


@pytest.mark.long
@pytest.mark.parametrize(("option", "value"), VALUES)
def test_each_value_is_played_exactly_in_every_game(option: str, value: str) -> None:
    chance = Random(f"{option} {value} in full")
    for preset, changed in fitting(option, value):
        compare(preset, changed, chance, deals=4)


@pytest.mark.long
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_each_rule_of_the_house_that_is_fast_is_played_exactly(rule: type[Rule]) -> None:
    preset, changed = RULES[rule]
    assert any(type(one) is rule for one in build(preset, changed).rules)
    assert compare(preset, changed, Random(rule.__name__), deals=8)


def test_every_fast_rule_of_the_house_has_its_game() -> None:
    assert RULES.keys() == EXACT


@pytest.mark.long
@pytest.mark.parametrize("preset", [preset for preset in PRESETS if not problems(preset)])
def test_each_preset_is_played_exactly(preset: str) -> None:
    compare(preset, {}, Random(preset), deals=10)


@pytest.mark.long
@pytest.mark.parametrize("number", range(200))
def test_random_choices_are_played_exactly(number: int) -> None:
    chance = Random(number)
    rules, seats = some_game(chance)
    fast = fast_rules(rules)
    for _ in range(4 if fast else 0):
        assert fast
        Both(fast, opened(rules, seats, chance)).play_out(chance)


def test_most_presets_have_a_fast_form() -> None:
    games = [preset for preset in PRESETS if not problems(preset)]
    fast = {preset for preset in games if fast_rules(build(preset))}
    assert len(fast) >= 77
    assert {"doudizhu_denexa", "bigthree_denexa", "bigtwo_basic", "bigtwo_deuces"} <= fast
    assert {"president_basic", "daifugo_denexa", "thirteen_denexa"} <= fast
    assert {"president_double_deck", "bigtwo_three_draw"} <= fast


QUESTIONS = (
    *("readings", "overrules", "breaks_tie", "offers", "forbids", "butts_in", "calls", "reacts"),
    *("ranks", "scores", "pays", "annuls", "plans"),
)


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_new_rule_of_the_house_is_left_to_the_engine(question: str) -> None:
    """For each question that a new rule answers, the fast form does not know the answer."""
    new = type("New", (Rule,), {question: lambda *_: ()})
    rules = build("president_basic")
    assert fast_rules(rules)
    assert fast_rules(rules.with_rules(new())) is None


def test_a_changed_rule_of_the_house_is_left_to_the_engine() -> None:
    changed = type("Changed", (PassesReturn,), {})
    assert fast_rules(build("president_basic").with_rules(changed())) is None


def test_a_new_ending_is_left_to_the_engine() -> None:
    class Never(FirstOut):
        pass

    assert fast_rules(replace(build("president_basic"), ending=Never())) is None


def test_a_copy_of_a_deal_goes_on_without_the_deal() -> None:
    rules = build("president_basic")
    fast = fast_rules(rules)
    assert fast
    deal = FastDeal(fast, opened(rules, 4, Random(1)))
    hands, twin = deal.hands[:], deal.copy()
    while not twin.ended:
        twin.make(twin.legal_moves()[0])
    assert deal.hands == hands
    assert not deal.ended


def generator(preset: str) -> MoveGenerator:
    rules = build(preset)
    return MoveGenerator(rules.reader(), rules.pack)


def test_canonical_hand_keeps_the_number_of_each_rank() -> None:
    assert text(first_suits(cards("4H 4S 7C BJ"))) == "4D 4C 7D BJ"
    assert text(generator("doudizhu_denexa").canonical(cards("4H 7S RJ"))) == "4D 7D RJ"


def test_of_two_packs_the_fifth_card_of_a_rank_is_of_the_second() -> None:
    held = cards("4H 4S 4D* 4C* 4S* 7C* BJ*")
    assert text(first_suits(held)) == text(cards("4D 4C 4H 4S 4D* 7D BJ"))
    moves = generator("president_double_deck")
    pair = moves.canonical(cards("4H 4S*"))
    assert text(moves.without(moves.canonical(held), pair)) == text(cards("4D 4C 4H 7D BJ"))


@pytest.mark.parametrize(
    ("preset", "merged"),
    [("president_double_deck", True), ("thirteen_double", False), ("president_high_jd", False)],
)
def test_hands_are_merged_where_no_suit_matters(preset: str, merged: bool) -> None:
    assert generator(preset).merged is merged


def large(number: int) -> Cards:
    """Return half a pack of a game with thousands of plays."""
    return joined(Random(number).sample(list(each(build("bigtwo_butterfly").pack)), 26))


@pytest.mark.parametrize("number", range(3))
def test_of_thousands_of_leads_some_are_found(number: int) -> None:
    moves, hand = generator("bigtwo_butterfly"), large(number)
    every = moves.reader.leads(hand)
    assert len(every) > 2 * MOST
    assert 0 < len(moves.leads(hand)) <= MOST
    assert set(moves.leads(hand)) <= set(every)


def test_of_thousands_of_answers_some_are_found() -> None:
    moves, hand = generator("bigtwo_butterfly"), large(0)
    low, top = moves.move(cards("3D 3C 4D 4C 5D")), moves.reader.read(cards("3D 3C 4D 4C 5D"))
    assert low
    assert top
    answers = moves.above(hand, low)
    assert 0 < len(answers) <= MOST < len(moves.reader.above(hand, top))
    assert all((move := moves.move(one)) and move.beats(low) for one in answers)


def test_few_leads_are_found_in_full() -> None:
    moves = generator("bigtwo_basic")
    hand = cards("3D 4C 5H 6S 7D 7C 7H 9D 9C JD JS QS 2S")
    assert moves.leads(hand) == moves.reader.leads(hand)
