"""Laws that hold in every game, whatever its house rules, shown by random legal play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from rules.actions import Action, Give, IllegalAction, Pass, Play, Seat
from rules.cards import each, joined, rank_of
from rules.deal import Deal, evolve, replay
from rules.engine import begin, decide, legal
from rules.events import Played
from tests.rules import random_play

GAMES = 60
DEALS = 3


def a_match(seed: int) -> Iterable[tuple[Deal, Random]]:
    """The openings of a few deals of one random game."""
    chance = Random(seed)
    rules, seats = random_play.some_game(chance)
    for _, dealt in random_play.deals(rules, seats, chance, DEALS):
        yield begin(rules, dealt).deal, Random(chance.random())


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_deal_ends_with_every_seat_in_one_place(seed: int) -> None:
    chance = Random(seed)
    rules, seats = random_play.some_game(chance)
    for _, dealt in random_play.deals(rules, seats, chance, DEALS):
        ended = random_play.play(rules, dealt, chance).deal.ended
        assert ended is not None
        assert sorted(ended.places) == list(range(seats))
        assert len(ended.points) == seats


@pytest.mark.parametrize("seed", range(GAMES))
def test_cards_are_conserved_and_replay_gives_the_same_deal(seed: int) -> None:
    chance = Random(seed + 1000)
    rules, seats = random_play.some_game(chance)
    for _, dealt in random_play.deals(rules, seats, chance, 2):
        played = random_play.play(rules, dealt, chance)
        laid = [event.cards for event in played.events if isinstance(event, Played)]
        assert sum(laid) + sum(played.deal.hands) == sum(dealt.hands) == rules.pack
        assert joined(laid) & joined(played.deal.hands) == 0
        assert replay(rules, played.events) == played.deal
        folded = Deal(rules)
        for event in played.events:
            folded = evolve(folded, event)
        assert folded == played.deal


@pytest.mark.parametrize("seed", range(GAMES))
def test_nobody_is_ever_without_a_legal_action_and_each_is_accepted(seed: int) -> None:
    for opening, chance in a_match(seed + 2000):
        for deal, _, _ in random_play.steps(opening, chance):
            for seat in deal.to_act:
                actions = legal(deal, seat)
                assert actions
                assert len(set(actions)) == len(actions)
                for action in chance.sample(actions, min(6, len(actions))):
                    decide(deal, seat, action)


@pytest.mark.parametrize("seed", range(GAMES))
def test_whatever_is_not_legal_is_refused_and_changes_nothing(seed: int) -> None:
    for opening, chance in a_match(seed + 3000):
        for deal, seat, _ in random_play.steps(opening, chance):
            before, actions = deal.copy(), set(legal(deal, seat))
            for action in tried(deal, seat, chance):
                assert accepted(deal, seat, action) is (action in actions)
                assert deal == before
            for other in set(range(len(deal.hands))) - deal.to_act:
                assert legal(deal, other) == []
                assert not accepted(deal, other, Pass())
            assert deal == before


def accepted(deal: Deal, seat: Seat, action: Action) -> bool:
    try:
        decide(deal, seat, action)
    except IllegalAction:
        return False
    return True


def tried(deal: Deal, seat: Seat, chance: Random) -> Iterable[Action]:
    """A few actions that might be legal or not: some of the hand, often of one rank."""
    held = list(each(deal.hands[seat]))
    yield Pass()
    yield Play(0)
    yield Give(joined(chance.sample(held, min(2, len(held)))))
    yield Play(chance.choice(list(each(deal.rules.pack & ~deal.hands[seat]))))
    for _ in range(4):
        some = chance.sample(held, min(len(held), chance.choice((1, 1, 2, 2, 3, 4))))
        alike = [one for one in held if rank_of(one) == rank_of(some[0])]
        yield Play(joined(some))
        yield Play(joined(chance.sample(alike, chance.randint(1, len(alike)))))


@pytest.mark.parametrize("seed", range(40))
def test_legal_lists_every_play_there_is(seed: int) -> None:
    """Of a small hand all subsets are tried: those that are accepted are those listed."""
    for opening, chance in a_match(seed + 4000):
        for deal, seat, _ in random_play.steps(opening, chance):
            held = list(each(deal.hands[seat]))
            if len(held) > 7 or chance.random() < 0.7:
                continue
            subsets = (
                joined(c for i, c in enumerate(held) if n >> i & 1) for n in range(1 << len(held))
            )
            plays = {play for play in map(Play, subsets) if accepted(deal, seat, play)}
            assert plays == {action for action in legal(deal, seat) if isinstance(action, Play)}


@pytest.mark.parametrize("seed", range(60))
def test_the_order_in_which_rules_are_listed_does_not_matter(seed: int) -> None:
    for opening, chance in a_match(seed + 5000):
        rules = opening.rules
        shuffled = replace(rules, rules=tuple(chance.sample(rules.rules, len(rules.rules))))
        twin = opening.copy()
        twin.rules = shuffled
        for deal, seat, action in random_play.steps(opening, chance):
            assert legal(twin, seat) == legal(deal, seat)
            book = decide(twin, seat, action)
            assert book.events == decide(deal, seat, action).events
            twin = book.deal
