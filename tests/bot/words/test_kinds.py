"""Plays are typed by what their buttons say, and by their kind and ranks."""

from __future__ import annotations

from random import Random

import pytest

from bot.domain.suggestions import grouped, kind_of, plays_in
from bot.words import LANGUAGES
from bot.words.cards import labelled, laid
from bot.words.kinds import read_named
from bot.words.speech import Speech
from rules.cards import Cards, cards, text
from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from rules.combinations import Combination
from rules.view import SeatView, view
from tests.bot.domain.test_suggestions import dealt
from tests.bot.players.games import moments
from tests.bot.refusals import refusing
from tests.rules.random_play import shuffled

PLAYS = 6  # of a position in each language


@pytest.mark.sampled(8)
@pytest.mark.parametrize("preset", PRESETS)
def test_label_of_a_kind_can_be_typed(preset: str) -> None:
    rules, chance = build(preset, {}), Random(preset)
    first = shuffled(rules, min(rules.seats), chance)
    deals = [one.deal for one in moments(rules, first, chance) if not one.deal.ended]
    seen = next(found for one in deals if (found := view(one, min(one.to_act))).plays)
    plays = plays_in(grouped(seen, rules))
    for language in LANGUAGES:
        for play in chance.sample(plays, min(PLAYS, len(plays))):
            for spelled in (True, False):
                speech = Speech(language, spelled=spelled, tiles=seen.tiles)
                said = labelled(speech, play, kind_of(play, rules), rules)
                again = play_of(seen, read_named(speech, said, seen, rules))
                label = labelled(speech, again, kind_of(again, rules), rules)
                assert again.laid == play.laid or label == said, (language, said)
                name = laid(speech, play.laid, play.cards, rules)
                again = play_of(seen, read_named(speech, name, seen, rules))
                assert laid(speech, again.laid, again.cards, rules) == name, language


def play_of(seen: SeatView, cards: Cards) -> Combination:
    """Return the first listed play of these cards."""
    return next(play for play in seen.plays if play.laid == cards)


HAND = "3D 3C 3H 4C 5H 6S 7H KC KD 9D JD QD 2S"


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "straight 3 to 7", "3D 4C 5H 6S 7H"),
        ("en", "3-7", "3D 4C 5H 6S 7H"),
        ("en", "Straight 3-7 (7 of hearts)", "3D 4C 5H 6S 7H"),
        ("en", "flush", "3D 9D JD QD KD"),
        ("en", "a flush in diamonds: 3, 9, jack, queen, king", "3D 9D JD QD KD"),
        ("en", "full house threes", "3D 3C 3H KC KD"),
        ("en", "a full house, threes with kings", "3D 3C 3H KC KD"),
        ("en", "deuce of spades", "2S"),
        ("de", "Full House Dreien", "3D 3C 3H KC KD"),
        ("de", "straße 3 bis 7", "3D 4C 5H 6S 7H"),
        ("fr", "full trois", "3D 3C 3H KC KD"),
    ],
)
def test_a_kind_and_its_ranks_are_read(language: str, typed: str, meant: str) -> None:
    deal = dealt("bigtwo_basic", HAND, "3S 4D", "4H 6D", "4S 9C")
    seen = view(deal, min(deal.to_act))
    assert text(read_named(Speech(language), typed, seen, deal.rules)) == text(cards(meant))


def test_where_several_plays_fit_their_names_are_told() -> None:
    deal = dealt("bigtwo_basic", "3D 4C 5H 6S 7H 8C 9D JD QD KD AD", "3S 4D", "4H 6D", "4S 9C")
    with refusing("Several plays fit: "):
        read_named(Speech(), "flush", view(deal, 0), deal.rules)
