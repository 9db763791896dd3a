"""A play has one name, and two plays of which one beats the other never have the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from random import Random

import pytest

from bot.domain.suggestions import kind_of
from bot.words import LANGUAGES
from bot.words.cards import exact, labelled, laid
from bot.words.speech import Speech
from rules.actions import Seat
from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from rules.combinations import Combination
from rules.deal import Deal
from rules.phases.plays import beats, same_cards
from rules.ruleset import RuleSet
from rules.view import view
from tests.bot.players.games import moments
from tests.rules.random_play import shuffled

MOMENTS = 6  # of a deal
PLAYS = 150  # of a position
Position = tuple[Deal, list[Combination]]


def positions(rules: RuleSet, chance: Random) -> Iterator[Position]:
    """Yield situations of a deal by chance: the plays of each seat, and the play to beat."""
    every = moments(rules, shuffled(rules, max(rules.seats), chance), chance)
    found = [one.deal for one in every if one.deal.ended is None]
    for deal in chance.sample(found, min(MOMENTS, len(found))):
        top = [deal.top] if deal.top else []
        yield deal, [*top, *_plays(deal, deal.to_act, chance)]


def _plays(deal: Deal, seats: Iterable[Seat], chance: Random) -> Iterator[Combination]:
    for seat in seats:
        plays = view(deal, seat).plays
        yield from chance.sample(plays, min(PLAYS, len(plays)))


def unlike(deal: Deal, one: Combination, other: Combination) -> bool:
    """Whether one of two plays beats the other, and they look different."""
    backs = deal.rules.ranking.backs
    if not backs and same_cards(one.cards, other.cards) and same_cards(one.laid, other.laid):
        return False
    return beats(deal, one, other) or beats(deal, other, one)


NAMES: dict[str, Callable[[Speech, Combination, RuleSet], str]] = {
    "sentence": lambda speech, play, rules: laid(speech, play.laid, play.cards, rules),
    "whole": lambda speech, play, rules: laid(speech, play.laid, play.cards, rules, whole=True),
    "hint": lambda speech, play, rules: exact(speech, play.laid, play.cards, rules),
    "label": lambda speech, play, rules: labelled(speech, play, kind_of(play, rules), rules),
}


@pytest.mark.sampled(12)
@pytest.mark.parametrize("preset", PRESETS)
def test_plays_of_which_one_beats_the_other_have_different_names(preset: str) -> None:
    rules, chance = build(preset, {}), Random(preset)
    for deal, plays in positions(rules, chance):
        for language in LANGUAGES:
            for spelled in (True, False):
                speech = Speech(language, spelled=spelled)
                for how, name in NAMES.items():
                    alike: dict[str, list[Combination]] = defaultdict(list)
                    for play in plays:
                        alike[name(speech, play, rules)].append(play)
                    for said, same in alike.items():
                        assert not any(unlike(deal, *two) for two in combinations(same, 2)), (
                            how,
                            said,
                        )
