"""Sampled deals that a seat cannot tell from the true deal."""

from __future__ import annotations

from random import Random

import pytest

from bot.players.action_history import full_history
from bot.players.determinization import Sampler, determinized
from bot.players.weakest import weakest
from rules.actions import Pass, Play
from rules.cards import Cards, cards, each
from rules.catalogue import build, problems
from rules.catalogue.presets import PRESETS
from rules.deal import Deal
from rules.engine import begin, decide
from rules.events import Dealt, Event
from rules.ruleset import RuleSet
from rules.view import redacted, view
from tests.bot.players.games import Moment, midway, moments
from tests.rules.random_play import shuffled, some_game

LOOKS = 4  # moments of a deal at which every seat is checked
DRAWN_AGAIN = {"deal": "fixed", "hand_size": "9", "leftover": "stock", "draw_on_pass": "one"}


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", [preset for preset in PRESETS if not problems(preset)])
def test_the_seat_sees_and_was_told_the_same_in_a_sampled_deal(preset: str) -> None:
    """House rules are drawn at random for each preset."""
    chance = Random(preset)
    rules, seats = some_game(chance, preset)
    all_of_it = moments(rules, shuffled(rules, seats, chance), chance)
    every = [moment for moment in all_of_it if moment.deal.ended is None]
    for moment in chance.sample(every, min(LOOKS, len(every))):
        for seat in range(seats):
            same_to(moment, seat)


@pytest.mark.slow
def test_samples_are_the_same_where_a_new_stock_is_made_of_the_tricks() -> None:
    rules = build("bigtwo_basic", DRAWN_AGAIN | {"stock_exhausted": "reshuffle"})
    restocked = 0
    for seed in range(3):
        chance = Random(seed)
        for moment in list(moments(rules, shuffled(rules, 4, chance), chance))[::9]:
            if moment.deal.ended:
                continue
            restocked += moment.deal.restocked > 0
            same_to(moment, seed)
    assert restocked > 5


def same_to(moment: Moment, seat: int) -> None:
    """Check that a sampled deal shows a seat what the seat saw, and has every card once."""
    knowledge = moment.known(seat)
    sampler = Sampler(knowledge)
    determinization = sampler.sample(1, Random(5))[0]
    deal = sampler.deal(Random(5), determinization)
    assert view(deal, seat) == knowledge.view
    assert sorted(lying(deal)) == sorted(each(moment.deal.rules.pack))
    events = full_history(knowledge, determinization, Random(5))
    assert tuple(redacted(event, seat) for event in events) == knowledge.log


def lying(deal: Deal) -> list[Cards]:
    """Return every card of a deal, from all hands and piles and from the trick."""
    piles = [*deal.hands, deal.widow, deal.aside, *deal.stock, *deal.deck, deal.seen]
    return [one for pile in (*piles, *(play.cards for play in deal.trick)) for one in each(pile)]


def test_the_same_chance_gives_the_same_deal() -> None:
    rules = build("doudizhu_denexa")
    moment = midway(rules, 3, Random(2))
    samplers = [Sampler(moment.known(0)) for _ in range(2)]
    one, other = (sampler.deal(Random(9)) for sampler in samplers)
    assert one.hands == other.hands
    assert samplers[0].deal(Random(10)).hands != one.hands


def test_hands_are_changed_in_a_sampled_deal_without_telling_it_again() -> None:
    rules = build("bigtwo_deuces")
    moment = midway(rules, 4, Random(3))
    sampler = Sampler(moment.known(1))
    first, second = sampler.sample(2, Random(4))
    base = sampler.deal(Random(5), first)
    told_again = sampler.deal(Random(5), second)
    changed = determinized(base, second)
    assert changed.hands == told_again.hands != base.hands
    assert changed.acts == told_again.acts
    assert changed.left == told_again.left
    assert view(changed, 1) == view(told_again, 1) == moment.known(1).view


def test_pass_on_a_single_makes_a_higher_card_less_likely() -> None:
    """The second hand passed on a nine; the last hand has not acted yet."""
    rules = build("president_basic")
    hands = tuple(map(cards, ("9D 3D", "4D 5D", "JD QD", "5H 6S")))
    book = begin(rules, Dealt(hands, 3, 0, (), 1, 1))
    deal, log = book.deal, list(book.events)
    for action in (Play(cards("9D")), Pass()):
        (seat,) = deal.to_act
        after = decide(deal, seat, action)
        deal, log = after.deal, log + after.events
    passed, asked = 1, 3
    layouts = Sampler(Moment(deal, log).known(0)).sample(400, Random(1))
    higher = cards("10D 10C 10H 10S JD JC JH JS QD QC QH QS KD KC KH KS")
    held = [
        sum((one.hands[seat] & higher).bit_count() for one in layouts) for seat in (passed, asked)
    ]
    assert held[0] < 0.85 * held[1]


def test_opponents_with_only_lowest_plays_are_taken_as_eager() -> None:
    """In four tricks the other seats made their lowest plays, and the first seat passed."""
    rules = build("president_basic")
    chance, eager = Random(4), 0
    deal, log = midway_by_lowest(rules, chance)
    layouts = Sampler(Moment(deal, log).known(0)).sample(8, chance)
    for _ in range(20):
        eager += sum(one.eager.bit_count() for one in layouts)
        layouts = Sampler(Moment(deal, log).known(0)).sample(8, chance)
    assert eager / (20 * 8) > 0.6 * 3


def midway_by_lowest(rules: RuleSet, chance: Random) -> tuple[Deal, list[Event]]:
    """Return a deal of four and its events after twenty actions, each the lowest legal one."""
    book = begin(rules, shuffled(rules, 4, chance))
    deal, log = book.deal, list(book.events)
    for _ in range(20):
        (seat,) = deal.to_act
        book = decide(deal, seat, weakest(view(deal, seat)))
        deal, log = book.deal, [*log, *book.events]
    return deal, log
