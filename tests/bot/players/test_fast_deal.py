"""The fast form of a deal goes as the engine does, play for play."""

from __future__ import annotations

from random import Random

import pytest

from bot.players.fast_deal import FastDeal
from bot.players.flow import Flow, flow
from rules.actions import Call, Pass, Play, Seat
from rules.catalogue import build, problems
from rules.catalogue.presets import PRESETS
from rules.deal import Deal
from rules.engine import decide, legal
from rules.house.last_card import LAST_CARD
from tests.bot.players.games import opened
from tests.rules.random_play import some_game

BUILT = {preset: build(preset) for preset in PRESETS if not problems(preset)}
FAST = {preset: going for preset, rules in BUILT.items() if (going := flow(rules))}


def test_most_presets_have_a_fast_form() -> None:
    assert len(FAST) >= 77
    assert {"doudizhu_denexa", "bigthree_denexa", "bigtwo_basic", "bigtwo_deuces"} <= FAST.keys()
    assert {"president_basic", "daifugo_denexa", "thirteen_denexa"} <= FAST.keys()
    assert {"president_double_deck", "bigtwo_three_draw"} <= FAST.keys()


@pytest.mark.parametrize("preset", FAST)
def test_a_random_deal_goes_and_ends_as_in_the_engine(preset: str) -> None:
    chance = Random(preset)
    _, seats = some_game(chance, preset)
    seats = seats if not problems(preset, {}, seats) else 4
    if problems(preset, {}, seats):
        seats = 3 if not problems(preset, {}, 3) else 2
    for _ in range(2):
        play_both(FAST[preset], opened(BUILT[preset], seats, chance), chance)


def play_both(going: Flow, deal: Deal, chance: Random) -> None:
    """The same random plays in both, compared at every turn."""
    fast, moves = FastDeal(going, deal), going.moves
    while deal.ended is None:
        assert not fast.ended
        (seat,) = deal.to_act
        actions = legal(deal, seat)
        plays = {moves.hand(one.cards): one for one in actions if isinstance(one, Play)}
        assert fast.seat == seat
        assert fast.hands == [moves.hand(hand) for hand in deal.hands]
        assert set(fast.plays()) == plays.keys()
        may_pass = any(isinstance(one, Pass) for one in actions)
        if may_pass and (not plays or chance.random() < 0.4):
            fast.skip()
            deal = decide(deal, seat, Pass()).deal
            continue
        cards = chance.choice(sorted(plays))
        move = moves.move(cards)
        assert move is not None
        fast.lay(move)
        deal = called(decide(deal, seat, plays[cards]).deal, seat)
    assert fast.ended
    assert fast.result() == deal.ended


def called(deal: Deal, seat: Seat) -> Deal:
    """After this seat's play: it calls its last card, as everybody does who means to win."""
    if deal.ended is None and Call(LAST_CARD) in legal(deal, seat):
        return decide(deal, seat, Call(LAST_CARD)).deal
    return deal


def test_a_deal_that_is_copied_goes_on_by_itself() -> None:
    rules = BUILT["president_basic"]
    fast = FastDeal(FAST["president_basic"], opened(rules, 4, Random(1)))
    hands, twin = fast.hands[:], fast.copy()
    while not twin.ended:
        plays = twin.plays()
        move = twin.flow.moves.move(plays[0]) if plays else None
        twin.lay(move) if move else twin.skip()
    assert fast.hands == hands
    assert not fast.ended
