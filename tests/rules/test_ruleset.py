"""A rule set: phases in their order, rules by their questions, and plain games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pytest

from rules import events as e
from rules.actions import Action, IllegalAction
from rules.cards import Cards, cards, each
from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from rules.changes import Decision
from rules.combinations import Combination
from rules.deal import Deal
from rules.phases.base import Part, Phase
from rules.ranking import Ranking
from rules.rule import Resolution, Rule
from rules.ruleset import RuleSet


@dataclass(frozen=True)
class Step(Phase):
    """A phase for tests; only its part matters."""

    name: str
    part = Part.EXCHANGE

    def begin(self, decision: Decision) -> None:
        """Do nothing."""


class Early(Step):
    """A phase that comes before `Step`."""

    part = Part.DEALING


class Late(Step):
    """A phase that comes after `Step`."""

    part = Part.TRICKS


def test_phases_come_in_the_order_of_their_parts_however_they_were_added() -> None:
    rules = RuleSet().with_phases(Late("c")).with_phases(Step("b"), Early("a"))
    assert [phase.part for phase in rules.phases] == [Part.DEALING, Part.EXCHANGE, Part.TRICKS]


def test_two_phases_of_one_part_stay_in_the_order_in_which_they_were_added() -> None:
    rules = RuleSet().with_phases(Step("first")).with_phases(Step("second"))
    assert rules.phases == (Step("first"), Step("second"))


def test_the_dealing_is_found_and_a_rule_set_may_have_none() -> None:
    assert RuleSet().with_phases(Late("c")).dealing_phase == -1
    assert RuleSet().with_phases(Late("c"), Early("a")).dealing_phase == 0


@dataclass(frozen=True)
class Scorer(Rule):
    """A rule that answers only the question of scores."""

    name: str

    def scores(
        self, deal: Deal, places: tuple[int, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Return the points unchanged."""
        return points


class Blamer(Scorer):
    """A `Scorer` that scores after all others."""

    resolution = Resolution.BLAME


@dataclass(frozen=True)
class Listener(Rule):
    """A rule that hears plays and passes."""

    name: str
    hears = (e.Played, e.Passed)

    def reacts(self, deal: Deal, event: e.Event) -> Iterable[e.Event]:
        """Return no events."""
        return ()


def test_rule_set_lists_a_rule_only_under_its_own_methods() -> None:
    rules = RuleSet().with_rules(Scorer("a"), Listener("b"))
    assert rules.scorers == (Scorer("a"),)
    assert rules.reactors == {e.Played: (Listener("b"),), e.Passed: (Listener("b"),)}
    assert rules.rankers == rules.forbidders == rules.planners == ()


def test_rules_are_asked_in_the_order_of_resolution_then_by_their_text() -> None:
    rules = [Blamer("a"), Scorer("c"), Scorer("b")]
    expected = (Scorer("b"), Scorer("c"), Blamer("a"))
    assert RuleSet().with_rules(*rules).scorers == expected
    assert RuleSet().with_rules(*rules[::-1]).scorers == expected


@dataclass(frozen=True)
class Forbids(Rule):
    """A rule that is asked for refusals and forbids no action."""

    def forbids(self, deal: Deal, seat: int, action: Action) -> IllegalAction | None:
        """Return no refusal."""
        return None


@dataclass(frozen=True)
class ForbidsAtTheEnds(Forbids):
    """A rule that is asked only about opening plays and last plays."""

    amid = False


@dataclass(frozen=True)
class Overrules(Rule):
    """A rule that is asked whether a play beats another, and leaves it open."""

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """Leave the answer to the next rule."""
        return None


@dataclass(frozen=True)
class Interprets(Rule):
    """A rule that reads cards as themselves."""

    def readings(self, deal: Deal, seat: int, cards: Cards) -> Iterable[Cards]:
        """Return the cards themselves."""
        return [cards]


@pytest.mark.parametrize(
    ("rules", "plain", "amid", "bends"),
    [
        ((), True, True, False),
        ((Scorer("a"), Listener("b")), True, True, False),
        ((Forbids(),), False, False, False),
        ((ForbidsAtTheEnds(),), False, True, False),
        ((Overrules(),), False, False, True),
        ((Interprets(),), False, False, False),
    ],
)
def test_plays_are_plain_where_no_rule_is_asked_about_them(
    rules: tuple[Rule, ...], plain: bool, amid: bool, bends: bool
) -> None:
    asked = RuleSet().with_rules(*rules)
    assert (asked.plain, asked.plain_amid, asked.bends_following) == (plain, amid, bends)


def test_cards_without_a_name_of_their_own_are_never_plain() -> None:
    assert not RuleSet(nameless=cards("BJ RJ")).plain


def test_a_revolution_turns_the_ranks_upside_down_unless_it_has_an_order_of_its_own() -> None:
    rules = RuleSet()
    assert rules.reader().ranking == Ranking()
    assert rules.reader(upside_down=True).ranking == Ranking().upside_down()
    own = Ranking(suits=(0, 1, 2, 3))
    assert replace(rules, revolution=own).reader(upside_down=True).ranking == own


def test_a_reader_is_made_once() -> None:
    rules = RuleSet()
    assert rules.reader() is rules.usual
    assert rules.reader(upside_down=True) is rules.inverted
    assert rules.usual is rules.usual


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_has_its_parts_in_order_and_ends_with_tricks(preset: str) -> None:
    rules = build(preset, {})
    parts = [phase.part for phase in rules.phases]
    assert parts == sorted(parts)
    assert parts[-1] is Part.TRICKS
    assert parts[rules.dealing_phase] is Part.DEALING
    assert None not in (rules.first_lead, rules.later_lead, rules.ending)
    assert all(rules.ranking.height(one) >= 0 for one in each(rules.pack))
