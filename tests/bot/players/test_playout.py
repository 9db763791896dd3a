"""Playouts: the rest of a deal, played by plain players."""

from __future__ import annotations

from random import Random

import pytest

from bot.players.division import Divisions
from bot.players.playout import engine_playout, playout
from bot.players.utility import deal_utility
from rules.catalogue import build, problems
from rules.catalogue.presets import PRESETS
from rules.events import Ended
from rules.fast import FastDeal, Move, fast_rules
from tests.bot.players.supposing import table
from tests.rules.random_play import opened, some_game

FAST = [p for p in PRESETS if not problems(p) and fast_rules(build(p))]
OTHERS = [p for p in PRESETS if not problems(p) and not fast_rules(build(p))]
EVERYBODY = -1  # all seats, as a bit set


@pytest.mark.sampled(20)
@pytest.mark.parametrize("preset", FAST)
def test_every_deal_comes_to_its_end_by_legal_plays(preset: str) -> None:
    chance = Random(preset)
    rules, seats = some_game(chance, preset)
    fast = fast_rules(rules)
    if fast is None:
        return  # the random house rules have no fast form
    divisions = Divisions(fast.moves)
    for eager in (0, EVERYBODY, 0b101):
        deal = FastDeal(fast, opened(rules, seats, chance))
        held = sum(hand.bit_count() for hand in deal.hands)
        playout(deal, divisions, eager)
        assert deal.ended
        assert sum(hand.bit_count() for hand in deal.hands) < held
        assert sorted(deal.result().places) == list(range(seats))


@pytest.mark.parametrize("preset", OTHERS)
def test_playout_through_the_rules_ends_the_same(preset: str) -> None:
    rules, chance = build(preset), Random(preset)
    _, seats = some_game(chance, preset)
    seats = next(n for n in (seats, 4, 3, 2) if not problems(preset, {}, n))
    ended = engine_playout(opened(rules, seats, chance), chance)
    assert ended
    assert sorted(ended.places) == list(range(seats))


def test_a_deal_takes_the_same_course_again() -> None:
    rules = build("bigtwo_basic")
    fast = fast_rules(rules)
    assert fast
    begun = FastDeal(fast, opened(rules, 4, Random(1)))
    ends = [playout(begun.copy(), Divisions(fast.moves)).hands for _ in range(2)]
    assert ends[0] == ends[1]


def test_worth_of_a_deal_is_its_payment_then_score_then_place() -> None:
    rules = build("bigtwo_basic")  # in this game the fewest points win
    paid = Ended((1, 0), (9, 0), paid=(-9, 9))
    assert deal_utility(rules, paid, 1) > 9 > -8 > deal_utility(rules, paid, 0)
    scored = Ended((1, 0), (9, 0))
    assert deal_utility(rules, scored, 1) > 0 > deal_utility(rules, scored, 0)
    placed = Ended((1, 0, 2), (0, 0, 0))
    worths = [deal_utility(rules, placed, seat) for seat in placed.places]
    assert worths == sorted(worths, reverse=True)
    assert deal_utility(rules, Ended((1, 0), (5, 0), void=True), 1) == 0


def test_the_better_place_of_partners_is_that_of_both() -> None:
    rules = build("bigtwo_teams")
    ended, sides = Ended((3, 1, 2, 0), (0, 1, 0, 1)), (1, 2, 1, 2)  # one point each for partners
    worths = [deal_utility(rules, ended, seat, sides) for seat in range(4)]
    assert worths[1] == worths[3] > worths[0] == worths[2]


@pytest.mark.parametrize("counted", ["none", "penalty_cards"])
def test_a_tie_of_partners_is_half_a_win(counted: str) -> None:
    """After a tie the cards are dealt again, so that a tie is better than a loss."""
    rules, sides = build("bigtwo_teams", {"score_model": counted}), (1, 2, 1, 2)
    won = Ended((1, 3, 0, 2), (0, 1, 0, 1))
    lost = Ended((0, 2, 1, 3), (1, 0, 1, 0))
    tied = Ended((1, 3, 0, 2), (0,) * 4, void=True)
    found = [deal_utility(rules, ended, 3, sides) for ended in (won, tied, lost)]
    assert found == sorted(found, reverse=True)
    assert found[1] == (found[0] + found[2]) / 2 != found[0]


class Watched(FastDeal):
    """A fast deal that records the seat and the size of each play."""

    made: list[tuple[int, int]]

    def play(self, move: Move) -> None:
        self.made.append((self.seat, move.size))
        super().play(move)


@pytest.mark.parametrize(("held", "seat"), [("3C 6D 7H 9S 2C", 0), ("2C 9S", 1)])
def test_high_card_is_kept_while_low_ones_remain(held: str, seat: int) -> None:
    """If all other seats pass, the seat of the jack leads again."""
    others = ("4H 6C 8S JD", "5H 7C 9C 9D AD")
    now = table("president_basic", "4C 5D 8H 9H JH", held, *others, moves=("A JH",))
    fast = fast_rules(now.deal.rules)
    assert fast
    deal = Watched(fast, now.deal)
    deal.made = []
    playout(deal, Divisions(fast.moves))
    assert deal.made[0] == (seat, 1)


@pytest.mark.parametrize(("partner", "size"), [("8C 9D", 2), ("8C 9D JS QH KC", 1)])
def test_player_does_not_go_out_for_the_other_side_to_win(partner: str, size: int) -> None:
    """The opponents hold four cards; after both sevens the side has only the partner's cards."""
    passes = ("B pass", "C pass", "D pass")
    now = table("bigtwo_teams", "3D 7C 7D", "4C 5D", partner, "4H 6H", moves=("A 3D", *passes))
    fast = fast_rules(now.deal.rules)
    assert fast
    deal = Watched(fast, now.deal)
    deal.made = []
    playout(deal, Divisions(fast.moves))
    assert deal.made[0] == (0, size)
