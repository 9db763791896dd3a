"""Laws that hold in every game under all house rules, shown by random legal play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

import pytest

from rules.actions import Action, Give, IllegalAction, Pass, Play, Seat
from rules.cards import Cards, each, joined, rank_of
from rules.catalogue import OPTIONS, build, problems
from rules.catalogue.presets import PRESETS
from rules.changes import evolve
from rules.cli.record import read, write
from rules.deal import Deal
from rules.engine import begin, decide, legal, replay
from rules.events import BidMade, Called, Dealt, Ended, Event, Passed, Played, Shuffled
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from tests.rules import random_play

FAMILIES = random_play.families()
TURNS = (Dealt, BidMade, Called, Passed, Played)
GAMES = 16  # number of random games of each family and law
SEEDS = [(family, seed) for family in FAMILIES for seed in range(GAMES)]


@dataclass(frozen=True)
class Story:
    """A random deal: its opening, each state with the action that follows, and the whole of it."""

    preset: str
    opening: Deal
    begun: list[Event]
    steps: list[tuple[Deal, Seat, Action]]
    played: random_play.Played


@pytest.fixture(scope="module", params=SEEDS, ids=lambda key: "-".join(map(str, key)))
def stories(request: pytest.FixtureRequest) -> list[Story]:
    """Two deals of a match of a random game of a family, the same ones for all laws."""
    family, seed = request.param
    chance = Random(f"{family} {seed}")
    preset = chance.choice(FAMILIES[family])
    rules, seats = random_play.some_game(chance, preset)
    match = Match(rules, MatchState(tuple("ABCDEFGHIJKL"[:seats])))
    dealt = list[Story]()
    for _ in range(2):
        match, first = match.deal(chance)
        dealt.append(story(preset, rules, first, chance))
        ended = dealt[-1].played.deal.ended
        assert ended is not None
        match = match.finished(ended)
    return dealt


def story(preset: str, rules: RuleSet, first: Shuffled, chance: Random) -> Story:
    """Play a whole deal with random legal actions."""
    begun = begin(rules, first)
    played = random_play.Played(rules, first.seats, begun.deal, [*begun.events])
    steps = [*random_play.steps(begun.deal, chance)]
    for deal, seat, action in steps:
        decision = decide(deal, seat, action)
        played.deal = decision.deal
        played.events += decision.events
    return Story(preset, begun.deal, begun.events, steps, played)


each_game = pytest.mark.sampled(24)


@each_game
def test_every_deal_ends_with_every_seat_in_one_place(stories: list[Story]) -> None:
    for one in stories:
        ended, seats = one.played.deal.ended, one.played.seats
        assert ended is not None
        assert sorted(ended.places) == list(range(seats))
        assert len(ended.points) == seats
        assert sum(ended.paid) == 0
        in_time(one.played)


def in_time(played: random_play.Played) -> None:
    """Check that the deal ended with the play that decided it, no sooner and no later."""
    deal, first = played.deal, played.rules.choices["deal_end"] == "first_out"
    turns = [event for event in played.events if isinstance(event, TURNS)]
    assert isinstance(played.events[-1], Ended)
    assert not first or len(deal.out) <= 1
    if isinstance(turns[-1], Played):
        assert len(deal.out) == 1 if first else sum(map(bool, deal.hands)) <= 1


@each_game
def test_cards_are_conserved_and_replay_gives_the_same_deal(stories: list[Story]) -> None:
    for one in stories:
        folded = replay(one.opening.rules, one.begun)
        assert folded == one.opening
        whole = lying(one.opening)
        assert joined(whole) == sum(whole)
        for deal, seat, action in one.steps:
            decision = decide(deal, seat, action)
            for event in decision.events:
                folded = evolve(folded, event)
            assert folded == decision.deal
            parts = lying(folded)
            assert joined(parts) == sum(parts) == joined(whole)


def lying(deal: Deal) -> list[Cards]:
    """Return the places of cards in a deal; each card is in exactly one of them."""
    trick = [play.cards for play in deal.trick]
    return [*deal.hands, *deal.deck, *deal.stock, *trick, deal.widow, deal.aside, deal.seen]


@each_game
def test_a_record_is_read_back_without_loss_and_plays_again(stories: list[Story]) -> None:
    for one in stories:
        rules, events = one.played.rules, one.played.events
        record = write(one.preset, rules.choices, events)
        assert read(record) == (one.preset, dict(rules.choices), events)
        assert replay(rules, read(record)[2]) == one.played.deal


@each_game
def test_seat_to_act_has_legal_actions_and_each_is_accepted(stories: list[Story]) -> None:
    chance = Random(stories[0].preset)
    for one in stories:
        for deal, _, _ in one.steps:
            for seat in deal.to_act:
                actions = legal(deal, seat)
                assert actions
                assert len(set(actions)) == len(actions)
                for action in chance.sample(actions, min(3, len(actions))):
                    decide(deal, seat, action)


@each_game
def test_whatever_is_not_legal_is_refused_and_changes_nothing(stories: list[Story]) -> None:
    chance = Random(stories[0].preset)
    for one in stories:
        for deal, seat, _ in one.steps:
            before, actions = deal.copy(), set(map(laid, legal(deal, seat)))
            for action in tried(deal, seat, chance):
                if accepted(deal, seat, action) is not (laid(action) in actions):
                    raise AssertionError(f"{action} {actions} {deal.rules.choices}")
            for other in set(range(len(deal.hands))) - deal.to_act:
                assert not accepted(deal, other, Pass())
            assert deal == before


def laid(action: Action) -> Action:
    """Return the action; a play loses the cards that its wild cards stand for."""
    return Play(action.cards) if isinstance(action, Play) else action


def accepted(deal: Deal, seat: Seat, action: Action) -> bool:
    try:
        decide(deal, seat, action)
    except IllegalAction as refusal:
        return refusal.reason == "say_what"  # the cards may be laid, once the player says as what
    return True


def tried(deal: Deal, seat: Seat, chance: Random) -> Iterable[Action]:
    """Yield a few actions, legal or not: cards of the hand, often of one rank."""
    held = list(each(deal.hands[seat]))
    yield Pass()
    yield Play(0)
    if not held:
        return
    yield Give(joined(chance.sample(held, min(2, len(held)))))
    if others := list(each(deal.rules.pack & ~deal.hands[seat])):
        yield Play(chance.choice(others))
    for _ in range(3):
        some = chance.sample(held, min(len(held), chance.choice((1, 1, 2, 2, 3, 4, 5, 5))))
        alike = [one for one in held if rank_of(one) == rank_of(some[0])]
        yield Play(joined(some))
        yield Play(joined(chance.sample(alike, chance.randint(1, len(alike)))))


@each_game
def test_legal_lists_every_accepted_subset_of_a_hand(stories: list[Story]) -> None:
    """Of a small hand all subsets are tried: those that are accepted are those listed."""
    chance = Random(stories[0].preset)
    for one in stories:
        for deal, seat, _ in one.steps:
            held = list(each(deal.hands[seat]))
            if len(held) > 7 or chance.random() < 0.8:
                continue
            subsets = (
                joined(c for i, c in enumerate(held) if n >> i & 1) for n in range(1 << len(held))
            )
            plays = {play for play in map(Play, subsets) if accepted(deal, seat, play)}
            listed = [laid(action) for action in legal(deal, seat) if isinstance(action, Play)]
            assert plays == set(listed)
            assert len(set(listed)) == len(listed)


@each_game
def test_the_order_in_which_rules_are_listed_does_not_matter(stories: list[Story]) -> None:
    for one in stories:
        rules = one.opening.rules
        chance = Random(one.preset)
        shuffled = replace(rules, rules=tuple(chance.sample(rules.rules, len(rules.rules))))
        twin = replace(one.opening, rules=shuffled)
        for deal, seat, action in one.steps:
            assert legal(twin, seat) == legal(deal, seat)
            decision = decide(twin, seat, action)
            assert decision.events == decide(deal, seat, action).events
            twin = decision.deal


@pytest.mark.sampled(40)
@pytest.mark.parametrize("seed", range(200))
def test_options_of_other_families_are_refused_or_played(seed: int) -> None:
    """A host may type any house rule in any game: there are sentences for it, or a deal."""
    chance = Random(f"any {seed}")
    preset, changed = chance.choice(list(PRESETS)), dict[str, str]()
    for more in random_play.some_values(chance, list(OPTIONS)):
        if not problems(preset, changed | more):
            changed |= more
    rules = build(preset, changed)
    fit = [seats for seats in rules.seats if not problems(preset, changed, seats)]
    for _, first in random_play.deals(rules, chance.choice(fit or [4]), chance, 1 if fit else 0):
        assert first.number == 1
