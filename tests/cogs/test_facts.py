"""Facts of pictures: what a picture draws, its alt text and the text without pictures tell."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.domain.names import Name
from bot.drawing import (
    AwardLine,
    Badge,
    Bar,
    BarsPicture,
    Course,
    Duel,
    Emblem,
    FinalePicture,
    HandPicture,
    Hat,
    OpenHand,
    PlayMark,
    PodiumPicture,
    PodiumSeat,
    PodiumStep,
    RivalsPicture,
    SeatMark,
    Side,
    StepPicture,
    TablePicture,
)
from bot.drawing.samples import DRAWN, KINDS
from bot.standing.leaderboards import ORDERS, Board, Standing
from bot.standing.tallies import Tally
from bot.words.cards import in_order, laid, line
from bot.words.people import naming
from bot.words.speech import HEARD, LANGUAGES, Speech, alt_text, in_words
from cogs.hand.pictures import table_facts, table_picture
from cogs.hand.podium import podium_facts
from cogs.server.leaderboard import BoardPage, _bar, board_facts, board_lines, ranked
from cogs.server.profile import profile_facts
from cogs.table.replay import hands_in_words, step_facts
from rules.cards import TILES, joined
from rules.catalogue import problems
from rules.catalogue.presets import PRESETS
from rules.engine import begin
from rules.view import view
from tests.rules.random_play import shuffled, some_game, steps

FACTS = {  # the fields of each record that draw a fact; parts are records of their own
    HandPicture: {"cards", "dimmed", "lifted", "backs", "taken"},
    TablePicture: {
        *("seats", "plays", "reversed", "clockwise", "lead", "stake", "widow", "stock"),
        *("shown_to_all", "shown_by"),
    },
    SeatMark: {
        *("number", "cards_left", "on_turn", "place", "passed", "hat", "side", "asleep", "badge"),
    },
    PlayMark: {"seat", "cards", "stands_as"},
    PodiumPicture: {"steps"},
    PodiumStep: {"place", "seats", "medal"},
    PodiumSeat: {"number", "caption", "cards", "badge"},
    FinalePicture: {
        *("champions", "courses", "places", "names", "title", "margin", "about", "awards"),
        *("sides", "numbered"),
    },
    Course: {"values", "people", "place", "written", "missed"},
    Side: {"people", "result", "names"},
    AwardLine: {"people", "story", "names"},
    BarsPicture: {"bars", "badge", "course", "earned", "latest", "latest_label"},
    Bar: {"place", "written", "badge", "label"},
    Emblem: {"name"},
    RivalsPicture: {"left", "right", "duels", "caption"},
    Duel: {"game", "left", "right"},
    StepPicture: {"table", "hands"},
    OpenHand: {"badge", "number", "cards"},
    Badge: {"name"},
}
DECORATION: dict[type, set[str]] = {  # fields that change the look alone
    HandPicture: {"deck", "tiles"},
    TablePicture: {"deck", "tiles", "foot"},
    PodiumPicture: {"deck", "tiles"},
    PodiumSeat: {"loss", "hat"},  # the caption tells the title
    FinalePicture: {"low_wins", "heavy"},
    BarsPicture: {"heavy"},
    RivalsPicture: {"heavy"},
    Bar: {"value", "medal"},  # lengths; the number is written
    Emblem: {"kind"},
    Duel: {"even"},  # the caption counts them
    Badge: {"avatar"},
}


@pytest.mark.parametrize("record", FACTS, ids=lambda one: one.__name__)
def test_every_field_of_a_picture_is_a_fact_or_a_decoration(record: type[Any]) -> None:
    facts, decoration = FACTS[record], DECORATION.get(record, set())
    assert {field.name for field in fields(record)} == facts | decoration
    assert not facts & decoration


def test_every_kind_of_picture_has_its_facts_here() -> None:
    assert {*DRAWN} <= {*FACTS}


def assert_alt(speech: Speech, facts: list[str]) -> None:
    """Assert that the alt text of these facts is in words and short enough."""
    alt = alt_text(speech, facts)
    assert len(alt) <= HEARD
    assert not re.search("[♦♣♥♠🥇🥈🥉💤👑🎩👒🧢🧺🏠🌾🔵🔴🟢🟣🔄]|<:|\\*\\*", alt), alt


@pytest.mark.sampled(8)
@pytest.mark.parametrize("preset", [one for one in PRESETS if not problems(one)])
def test_table_and_step_tell_all_facts_of_their_pictures(preset: str) -> None:
    rules, seats = some_game(Random(preset), preset)
    speech, chance = replace(in_words(Speech()), tiles=bool(rules.pack & TILES)), Random(preset)
    names = [f"Person {number}" for number in range(1, seats + 1)]
    first = begin(rules, shuffled(rules, seats, chance, later=True)).deal
    for deal, _, _ in steps(first, chance):
        seen = view(deal, None)
        picture = table_picture(seen, rules, asleep={0})
        facts = table_facts(speech, seen, picture, dict(enumerate(names, 1)), rules)
        told = "\n".join(facts)
        for name, mark in zip(names, picture.seats, strict=True):
            (own,) = (one for one in facts if re.match(f"{name}: (\\d|\\?)", one))
            assert mark.cards_left < 0 or own.startswith(f"{name}: {mark.cards_left}")
            assert not mark.on_turn or name in told.partition("To play: ")[2].partition("\n")[0]
            assert not mark.passed or mark.place or "passed" in own
            assert not mark.place or "out, " in own
            assert not mark.side or f"team {mark.side}" in own
            assert not mark.asleep or "away" in own
            assert mark.hat in (None, Hat.CROWN) or "," in own
        for play in picture.shown[picture.undrawn :]:
            cards = joined(play.cards)
            words = laid(speech, cards, joined(play.stands_as or play.cards), rules, whole=True)
            assert words in told
        assert picture.stake < 2 or str(picture.stake) in told
        assert not picture.widow or str(picture.widow) in told
        assert not picture.stock or str(picture.stock) in told
        assert not picture.reversed or "low cards beat high ones" in told
        assert picture.clockwise or "Counterclockwise" in told
        if picture.shown_to_all:
            turned_up = line(speech, picture.shown_to_all)
            assert any(turned_up in one and names[picture.shown_by - 1] in one for one in facts)
        assert_alt(speech, facts)
        hands = step_facts(speech, seen, deal.hands, rules, names)
        assert all(one in hands for one in hands_in_words(speech, deal.hands, names))


def numbered(podium: PodiumPicture) -> PodiumPicture:
    """Return a podium on which each seat has a number of its own, as at a table."""
    numbers = count(1)
    return replace(
        podium,
        steps=tuple(
            replace(step, seats=tuple(replace(one, number=next(numbers)) for one in step.seats))
            for step in podium.steps
        ),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_tell_all_facts_of_their_pictures(language: str) -> None:
    speech, pictures = in_words(Speech(language)), [kind.content for kind in KINDS]
    podiums = [one for one in pictures if isinstance(one, PodiumPicture)]
    profiles = [one for one in pictures if isinstance(one, BarsPicture) and one.badge]
    assert podiums
    assert profiles
    for podium in map(numbered, podiums):
        facts = podium_facts(speech, podium)
        told = "\n".join(facts)
        for seat in (seat for step in podium.steps for seat in step.seats):
            assert seat.badge.name in told
            assert seat.caption in told
            assert not seat.cards or in_order(speech, sum(seat.cards)) in told
        assert_alt(speech, facts)
    for profile in profiles:
        facts = profile_facts(speech, profile)
        told = "\n".join(facts)
        for bar in profile.bars:
            assert bar.label in told
            assert bar.written in told
        assert all(one.name in told for one in profile.earned)
        assert profile.latest_label in told
        if course := profile.course:
            values = course.values
            ends = (values[0], values[-1], min(values), max(values))
            assert all(str(value) in told for value in ends)
        assert_alt(speech, facts)


@pytest.mark.parametrize("key", ORDERS)
def test_leaderboard_tells_all_facts_of_its_bars(key: str) -> None:
    people = ("Ana", "Ben", "Chi")
    speech = naming(in_words(Speech()), {name: Name(name, name) for name in people})
    by = ORDERS[key]
    tally = Tally(deals=20, known=20, pointed=20, penalized=20, mu=30, sigma=1)
    standings = tuple(
        Standing(name, replace(tally, sum_points=30 - n, penalties=9 + n, firsts=9 - n, lasts=n))
        for n, name in enumerate(people)
    )
    board = Board(standings, len(people), ranks=(1, 2, 3))
    page = BoardPage("president", by)
    bars = tuple(
        replace(_bar(speech, rank or 0, one, by), badge=Badge(one.player))
        for rank, one in ranked(board)
    )
    facts = board_facts(speech, board, page, BarsPicture(bars))
    lines = board_lines(speech, board, page).splitlines()
    for bar, fact, words in zip(bars, facts[1:], lines, strict=True):
        assert bar.badge
        for text in (bar.badge.name, bar.written):
            assert text in fact
            assert text in words
        assert fact.startswith(speech.say("alt-podium-step", place=bar.place, seats=""))
    assert_alt(speech, facts)
