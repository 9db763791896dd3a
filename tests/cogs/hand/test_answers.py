"""Every question of a game to a player has a control and an explanation in players' words."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.players.weakest import out_of_time
from bot.words.speech import Speech
from cogs.core.narration import CALLS, tell
from cogs.hand.bids_and_calls import action_of, answers, explained
from cogs.hand.gifts import gifts_offered, most_to_give, pick_gift
from rules.actions import Call, Give
from rules.catalogue import OPTIONS, build, full, problems
from rules.catalogue.presets import PRESETS
from rules.deal import Deal
from rules.engine import begin, calls, decide
from rules.events import Event
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from rules.view import SeatView, redacted, view
from tests.rules.random_play import at_random, values

DEALS, MORE_DEALS = 2, 9  # of a match: duties begin with the second, poor hands are rare
MOST_STEPS = 600
WIDEST = sorted(PRESETS, key=lambda preset: -len(build(preset).seats))  # most seat counts first
PLAYERS = "ABCDEFGHIJKL"


def walked() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield every preset, then a preset with each option value that gives new phases or callers."""
    seen = set()
    for preset in PRESETS:
        seen.add(_asks(build(preset)))
        yield preset, {}
    for option in OPTIONS:
        for value in values(option):
            changed = {option: value}
            taking = (preset for preset in WIDEST if option in full(preset))
            preset = next((one for one in taking if not problems(one, changed)), "")
            if preset and (asks := _asks(build(preset, changed))) not in seen:
                seen.add(asks)
                yield preset, changed


def _asks(rules: RuleSet) -> tuple[str, ...]:
    return (*map(repr, rules.phases), *map(repr, rules.callers))


def seats_of(preset: str, changed: dict[str, str]) -> set[int]:
    """Return the seat counts nearest to three and to four; with three, cards may be left over."""
    rules = build(preset, changed)
    fit = [seats for seats in rules.seats if not problems(preset, changed, seats=seats)]
    return {min(fit, key=lambda seats: abs(seats - wanted)) for wanted in (3, 4)}


class Walk:
    """A match of random actions, in which every question is checked as its player sees it."""

    def __init__(self, preset: str, changed: dict[str, str], seats: int) -> None:
        self.chance = Random(repr((preset, changed, seats)))
        self.rules = build(preset, changed)
        self.match = Match(self.rules, MatchState(tuple(PLAYERS[:seats])))
        self.words: set[str] = set()
        self.offered: set[str] = set()
        self.told: list[Event] = []

    def play(self) -> None:
        for _ in range(MORE_DEALS if self.rules.callers else DEALS):
            self.match, first = self.match.deal(self.chance)
            decision = begin(self.rules, first)
            self.told += decision.events
            deal = self.finished(decision.deal)
            assert deal.ended is not None
            self.match = self.match.finished(deal.ended)

    def finished(self, deal: Deal) -> Deal:
        for _ in range(MOST_STEPS):
            if deal.ended:
                return deal
            seat = self.chance.choice(sorted(deal.to_act))
            for caller in range(len(deal.hands)):
                if caller != seat and calls(deal, caller) and self.chance.random() < 0.5:
                    seat = caller
            seen = view(deal, seat)
            action = at_random(seen, self.chance)
            self.look(deal, seen)
            if seat not in deal.to_act:
                action = self.chance.choice(seen.asked)
            decision = decide(deal, seat, action)
            self.told += decision.events
            deal = decision.deal
        raise AssertionError("the deal does not end")

    def look(self, deal: Deal, seen: SeatView) -> None:
        assert seen.seat is not None
        if seen.my_turn and not seen.opened:
            decide(deal, seen.seat, out_of_time(seen))
        for given, label in gifts_offered(Speech(), seen).items() if seen.gift else ():
            assert 0 < given.bit_count() <= most_to_give(seen)
            assert label
            self.offered.add(label)
            assert pick_gift(Speech(), seen)
            decide(deal, seen.seat, Give(given))
        if seen.asked:
            self.look_at_answers(seen)

    def look_at_answers(self, seen: SeatView) -> None:
        labels = answers(Speech(), seen)
        assert {action_of(code) for code in labels} <= set(seen.asked)
        assert all(label and len(label) <= 34 for label in labels.values())
        assert len(set(labels.values())) == len(labels)
        assert explained(Speech(), seen)
        self.words |= {action.word for action in seen.asked if isinstance(action, Call)}


@pytest.fixture(scope="module")
def walks() -> list[Walk]:
    found = [Walk(*game, seats) for game in walked() for seats in seats_of(*game)]
    for walk in found:
        walk.play()
    return found


@pytest.mark.long
def test_every_word_that_can_be_called_was_asked_for_and_has_its_button(walks: list[Walk]) -> None:
    assert set().union(*(walk.words for walk in walks)) == CALLS.keys()


@pytest.mark.long
def test_every_deal_is_told_in_sentences_to_players_and_onlookers(walks: list[Walk]) -> None:
    for walk in walks:
        for seat in (None, 0):
            lines = tell(Speech(), [redacted(event, seat) for event in walk.told], PLAYERS)
            assert len(lines) > DEALS
            assert all(lines)


def test_merchants_may_make_an_offer_again() -> None:
    walk = Walk("president_double_deck", {"merchants": "on"}, 6)
    walk.play()
    assert any(label.endswith(" again") for label in walk.offered)
