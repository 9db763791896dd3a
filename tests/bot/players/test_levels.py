"""Computers of every level play every game, and use only what their seats may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.players.action_history import full_history
from bot.players.determinization import Sampler
from bot.players.information_state import InformationState
from bot.players.levels import Level, choose, interrupted
from bot.players.search import Budget
from rules.actions import IllegalAction, Seat
from rules.cards import PACK_BITS, each, joined
from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from rules.deal import Deal
from rules.engine import begin, decide
from rules.view import redacted, view
from tests.bot.players.supposing import Table, play_on, two_deals
from tests.rules.random_play import shuffled

LEVELS = (Level.EASY, Level.NORMAL)
EVERY = 7  # one decision in so many is checked closely
RARELY = 31  # one decision in so many is put to a strong computer
FEW = Budget(40)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", LEVELS)
def test_all_that_a_computer_does_is_legal_to_the_end_of_the_deal(
    level: Level, preset: str
) -> None:
    chance = Random(preset)
    for now in two_deals(preset, chance):
        for _ in play_on(now, level, chance):
            _out_of_turn(now, level)


@pytest.mark.slow
def test_beginner_bids_often_enough_for_deals_to_be_played() -> None:
    played = 0
    for number in range(5):
        for now in two_deals("doudizhu_denexa", Random(number)):
            for _ in play_on(now, Level.EASY, Random(number)):
                pass
            assert now.deal.ended is not None
            played += not now.deal.ended.void
    assert played >= 7


@pytest.mark.slow
def test_wild_cards_that_stand_for_those_of_further_packs_are_weighed() -> None:
    rules = build("president_wild_jokers", {"decks": "2", "poker_combos": "on"})
    book = begin(rules, shuffled(rules, 6, Random(0)))
    now, beyond = Table(book.deal, list(book.events)), 0
    for seat, _ in play_on(now, Level.NORMAL, Random(1)):
        beyond += any(play.cards >> 2 * PACK_BITS for play in now.known(seat).view.plays)
    assert beyond


def _out_of_turn(now: Table, level: Level) -> None:
    """Check that actions out of turn of the other seats are legal too."""
    deal = now.deal
    if not deal.rules.callers and not deal.rules.interrupters:
        return
    for seat in set(range(len(deal.hands))) - deal.to_act:
        action = interrupted(now.known(seat), level)
        if action is not None:
            decide(deal, seat, action)


@pytest.mark.parametrize("preset", ["bigtwo_basic", "president_collusion", "doudizhu_denexa"])
def test_the_same_view_and_chance_lead_to_the_same_move(preset: str) -> None:
    for now in two_deals(preset, Random(5)):
        for seat, _ in play_on(now, Level.NORMAL, Random(6)):
            for level in LEVELS:
                moves = [choose(now.known(seat), level, Random(7)) for _ in range(2)]
                assert moves[0] == moves[1]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_change_nothing_that_a_computer_does(preset: str) -> None:
    chance = Random(preset)
    looked_at = 0
    for now in two_deals(preset, chance):
        for number, (seat, _) in enumerate(play_on(now, Level.NORMAL, chance)):
            if number % EVERY:
                continue
            for other in _exchanged(now, seat, chance):
                looked_at += 1
                for level in LEVELS:
                    said = choose(now.known(seat), level, Random(1))
                    assert choose(other, level, Random(1)) == said
    # two seats that hold all cards, and ranked backs, leave nothing to exchange
    assert looked_at or len(now.deal.hands) == 2 or now.deal.rules.ranking.backs


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESETS)
def test_strong_computer_decides_the_same_for_equal_views_in_every_phase(preset: str) -> None:
    """Bids, gifts, swaps, cuts and plays are checked, also where a match is nearly over."""
    chance = Random(preset)
    for now in two_deals(preset, chance):
        asked = set[int]()
        for number, (seat, _) in enumerate(play_on(now, Level.NORMAL, chance)):
            if now.deal.phase in asked and number % RARELY:
                continue
            asked.add(now.deal.phase)
            for one, other in _retold(now, seat, chance):
                said = choose(one, Level.STRONG, Random(1), FEW)
                assert choose(other, Level.STRONG, Random(1), FEW) == said
                decide(now.deal, seat, said)


def _retold(
    now: Table, seat: Seat, chance: Random
) -> Iterator[tuple[InformationState, InformationState]]:
    """Yield what the seat knows, with what it knows in a deal that looks the same to the seat.

    The first pair has no scores. The second has scores that may end the match after the deal.
    """
    known, rules = now.known(seat), now.deal.rules
    sampler = Sampler(known)
    determinization = sampler.draw(chance)
    log = tuple(redacted(event, seat) for event in full_history(known, determinization, chance))
    other = InformationState(view(sampler.deal(chance, determinization), seat), log, rules)
    assert other.view == known.view
    yield known, other
    scores = tuple(rules.match.target - 1 - s for s in range(known.seats))
    yield replace(known, scores=scores), replace(other, scores=scores)


def _exchanged(now: Table, seat: Seat, chance: Random) -> Iterator[InformationState]:
    """Yield what the seat knows after an exchange of hidden cards, if its view is unchanged."""
    twin = Table(_shuffled(now.deal, seat, chance), now.events)
    if twin.deal != now.deal and twin.known(seat).view == now.known(seat).view:
        yield twin.known(seat)


def _shuffled(deal: Deal, seat: Seat, chance: Random) -> Deal:
    """Return the deal with all cards that the seat cannot see shuffled among their places."""
    places = [0 if s == seat else hand for s, hand in enumerate(deal.hands)]
    widow = 0 if deal.looked or deal.faced & deal.widow else deal.widow
    cards = list(each(joined((*places, *deal.stock, deal.aside, widow))))
    chance.shuffle(cards)
    hands, at = list(deal.hands), 0
    for other, hand in enumerate(places):
        if hand:
            hands[other] = joined(cards[at : at + hand.bit_count()])
            at += hand.bit_count()
    stock = tuple(cards[at : at + len(deal.stock)])
    at += len(stock)
    left = at + deal.aside.bit_count()
    aside, under = joined(cards[at:left]), joined(cards[left:]) or deal.widow
    return replace(deal, hands=tuple(hands), stock=stock, aside=aside, widow=under)


def test_a_hidden_card_that_was_seen_would_be_noticed() -> None:
    now = next(two_deals("bigtwo_basic", Random(1)))
    for number, (seat, _) in enumerate(play_on(now, Level.NORMAL, Random(2))):
        if number == EVERY:
            twin = _shuffled(now.deal, seat, Random(3))
            assert twin.hands[seat] == now.deal.hands[seat]
            assert twin.hands != now.deal.hands
            other = (seat + 1) % 4
            assert view(twin, other) != view(now.deal, other)
            dealt = next(event for event in now.events if hasattr(event, "hands"))
            assert redacted(dealt, seat) != dealt
            return


def test_an_action_out_of_turn_that_is_none_is_refused() -> None:
    now = next(two_deals("bigtwo_basic", Random(1)))
    seat = min(now.deal.to_act)
    action = choose(now.known(seat), Level.NORMAL, Random(1))
    with pytest.raises(IllegalAction):
        decide(now.deal, (seat + 1) % 4, action)
