"""Statements of summaries about special plays, compared with the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest

from rules.catalogue import build, full
from rules.catalogue.presets import PRESETS
from rules.catalogue.sheet import summary
from tests.fuzz.games import drawn
from tests.rules.cli.questions import ask

CLOSED = "the trick is over."
FOUR, FOUR_AND_ONE = "8S 8H 8C 8D", "8S 8H 8C 8D JD"
STRAIGHT_FLUSH = "9D 10D JD QD KD"
PAIRS = "9S 9H 10S 10H JS JH"  # three pairs in a row
ROCKET = "BJ RJ"
SINGLES = ("7S", "AS", "2S")
PLAYS = (  # plays that are no bombs in any game
    *(*SINGLES, "3S", "BJ"),
    *("7S 7H", "2S 2H", "7S 7H 7C", "2S 2H 2C"),
    *("9S 10S JH QS KH", "3S 4S 5H", "7S 7H 7C JS JH"),
)


@dataclass(frozen=True)
class Game:
    """A preset with changes, whose engine and whose summary are compared."""

    preset: str
    changed: tuple[tuple[str, str], ...] = ()

    @cached_property
    def choices(self) -> Mapping[str, str]:
        """The values of all options."""
        return build(self.preset, dict(self.changed)).choices

    @cached_property
    def text(self) -> str:
        """The second line of the summary: how to get there."""
        return " ".join(summary(self.preset, dict(self.changed))[1])

    def may(self, play: str, on: str | None = None) -> bool:
        """Return whether this may be led, or played on that; False if the deck lacks the cards."""
        return self._answer(play, on).get("answer") is True

    def _answer(self, play: str, on: str | None) -> dict[str, Any]:
        options = dict(self.changed)
        return ask(ask="beats", preset=self.preset, options=options, play=play, on=on)

    def meets(self, play: str, on: str) -> bool:
        """Return whether that can be led, and its trick goes on, so that this may meet it."""
        return self.may(on) and not str(self._answer(play, on).get("why")).endswith(CLOSED)

    def beaten_by(self, bomb: str) -> dict[str, bool]:
        """Return for each play that the bomb may meet whether it beats the play."""
        given = "and anything beats it." in self.text  # a two that any play beats
        tops = [play for play in PLAYS if not (given and play == "2S")]
        return {play: self.may(bomb, play) for play in tops if self.meets(bomb, play)}


def exceptions(text: str, top_two: str = "2S") -> set[str]:
    """Return the plays that the summary itself says are safe from bombs."""
    safe: set[str] = set()
    if "Three twos can't be chopped." in text:
        safe.add("2S 2H 2C")
    if "each further two takes one more pair." in text:
        safe |= {"2S 2H", "2S 2H 2C"}
    if "No bomb beats the top two on its own." in text:
        safe.add(top_two)
    return safe


def wrong_of_fours(game: Game) -> Iterator[str]:
    """Yield what the summary says of four of a kind and the engine denies, or the other way."""
    text, safe = game.text, exceptions(game.text)
    beats = {play: does for play, does in game.beaten_by(FOUR).items() if play not in safe}
    everything = (
        "Four of a kind is a bomb and beats everything",
        "chops: they beat anything else.",
        "Four of a kind is a chop: it beats anything else.",
    )
    if any(said in text for said in everything) and not all(beats.values()):
        yield f"four of a kind does not beat all of {beats}"
    twos = {play: not set(play.split()) - {"2S", "2H", "2C"} for play in beats}
    if ("they beat twos." in text or "it beats twos." in text) and beats != twos:
        yield f"four of a kind beats {beats}, not twos alone"
    larger = game.choices.get("set_size_rule", "exact") != "exact"
    if not larger and "Four of a kind" not in text and any(beats.values()):
        yield f"four of a kind beats {beats}, which is not said"


def wrong_of_pairs(game: Game) -> Iterator[str]:
    """Yield what the summary says of runs of pairs and the engine denies, or the other way."""
    text, safe = game.text, exceptions(game.text)
    beats = {play: does for play, does in game.beaten_by(PAIRS).items() if play not in safe}
    if "chops: they beat anything else." in text and game.may(PAIRS) and not all(beats.values()):
        yield f"a run of pairs does not beat all of {beats}"
    if "runs of pairs are chops" not in text and any(beats.values()):
        yield f"a run of pairs beats {beats}, which is not said"


def wrong_of_rockets(game: Game) -> Iterator[str]:
    """Yield what the summary says of the rocket and the engine denies, or the other way."""
    text = game.text
    beats = game.beaten_by(ROCKET) | ({FOUR: game.may(ROCKET, FOUR)} if game.may(FOUR) else {})
    if "the rocket, which beats everything." in text and not all(beats.values()):
        yield f"the rocket does not beat all of {beats}"
    if "rocket" not in text and beats.get(FOUR):
        yield "the rocket beats four of a kind, which is not said"
    if "but a higher bomb." in text and "rocket" in text:
        yield "four of a kind does not beat the rocket"


def wrong_of_big_two(game: Game) -> Iterator[str]:
    """Yield what the summary says of bombs of Big Two and the engine denies."""
    text = game.text
    reach = {
        "Bombs also beat singles and pairs.": {1, 2},
        "Bombs also beat singles, pairs and triples.": {1, 2, 3},
        "Bombs beat any other play.": {1, 2, 3},
    }
    sizes = next((sizes for said, sizes in reach.items() if said in text), set())
    fours = "Four of a kind is a bomb" in text or "Four of a kind and straight flushes" in text
    flushes = "straight flush is a bomb" in text or "and straight flushes are bombs" in text
    extra = "two extra cards, seven in all" in text
    quads_rule = "Four of a kind beats every play without four of a kind." in text
    suits = game.choices["suit_order"] if game.choices["suit_scope"] != "off" else "none"
    top_two = "2S" if suits == "none" else f"2{suits[0]}"
    for bomb, is_bomb in ((FOUR_AND_ONE, fours), (STRAIGHT_FLUSH, flushes and not extra)):
        if not game.may(bomb):
            continue
        for play, beats in game.beaten_by(bomb).items():
            size = len(play.split())
            if size > 3:
                continue
            told = is_bomb and size in sizes and play not in exceptions(text, top_two)
            told = told or (quads_rule and bomb == FOUR_AND_ONE)
            if told != beats:
                yield f"{bomb} on {play}: {beats}, and the summary says {told}"


def wrong_of_cards(game: Game) -> Iterator[str]:
    """Yield what the summary says of single cards with powers and the engine denies."""
    text = game.text
    says = {
        "A single two beats everything.": ("2S", ("AS", "7S 7H", "7S 7H 7C")),
        "A single two beats anything, and anything beats it.": ("2S", ("AS", "7S 7H 7C")),
        "A single three beats everything but a two.": ("3S", ("AS", "7S 7H", "7S 7H 7C")),
        "One joker beats anything": ("BJ", ("AS", "7S 7H", "7S 7H 7C", "2S 2H")),
        "One joker beats any single or set": ("BJ", ("AS", "7S 7H", "7S 7H 7C", "2S 2H")),
        "a black three beats the twos.": ("3S", ("2S",)),
        "the jack of diamonds beats the twos.": ("JD", ("2S",)),
        "two twos also beat three": ("2S 2H", ("7S 7H 7C",) * ("High to low: 2 " in text)),
        "Jokers rank above every other card.": ("BJ", ("AS",)),
    }
    closed = "A single two beats everything." in text or "two wins the trick" in text
    for said, (play, tops) in says.items():
        led = [top for top in tops if not (closed and top == "2S") and game.meets(play, top)]
        if said in text:
            yield from (f"{said} not {top}" for top in led if not game.may(play, top))
    wild = " stand for any" in text or "Wild: " in text
    larger = game.choices.get("set_size_rule", "exact") != "exact"
    powers = ("A single two", "Twos need one card fewer", "A few jokers")
    sets = [top for top in ("7S 7H", "7S 7H 7C") if game.may(top)]
    if not any(said in text for said in powers) and any(game.may("2S", top) for top in sets):
        yield "a two beats sets, which is not said"
    named = "One joker" in text or "A few jokers" in text
    if not (named or wild or larger) and any(game.may("BJ", top) for top in sets):
        yield "a joker beats sets, which is not said"


def faults(game: Game) -> list[str]:
    """Return every difference between the summary and the engine."""
    if game.choices.get("bomb_system") == "honours":
        return [*wrong_of_big_two(game), *wrong_of_cards(game)]
    checks = (wrong_of_fours, wrong_of_pairs, wrong_of_rockets, wrong_of_cards)
    return [fault for check in checks for fault in check(game)]


@pytest.mark.parametrize("preset", PRESETS)
def test_summary_of_a_preset_agrees_with_the_engine_about_special_plays(preset: str) -> None:
    assert faults(Game(preset)) == []


GAMES = 20  # random games of each case below


@pytest.mark.sampled(4)
@pytest.mark.slow
@pytest.mark.parametrize("part", range(100))
def test_summary_of_random_rules_agrees_with_the_engine_about_special_plays(part: int) -> None:
    for number in range(part * GAMES, (part + 1) * GAMES):
        game = drawn("summary", number)
        own = game.changed.keys() <= full(game.preset).keys()
        if own and game.changed.get("follow_suit", "off") == "off":
            changed = tuple(sorted(game.changed.items()))
            assert faults(Game(game.preset, changed)) == [], str(game)


def test_summary_of_thirteen_names_the_plays_that_a_chop_beats() -> None:
    """003:195, 003:198: a chop beats anything; in a variation it beats twos only."""
    assert "chops: they beat anything else." in Game("thirteen_denexa").text
    assert "chops: they beat twos." in Game("thirteen_twos_chop").text
    few = Game("thirteen_denexa", (("set_run_min", "{3:3}"),))
    assert "Four of a kind is a chop: it beats anything else." in few.text
    spared = Game("thirteen_denexa", (("chop_twos", "not_three"),))
    assert "Three twos can't be chopped." in spared.text


def test_summary_of_dou_dizhu_names_the_rocket_where_the_deck_has_it() -> None:
    assert (
        "and the rocket. Both jokers together are the rocket, which" in Game("doudizhu_denexa").text
    )
    alone = Game("doudizhu_denexa", (("jokers", "1"),))
    assert "rocket" not in alone.text
    assert "beats everything but a higher bomb." in alone.text
    four = Game("doudizhu_denexa", (("jokers", "4"), ("decks", "2")))
    assert "A red and a black joker together are the rocket" in four.text


def test_summary_names_the_powers_of_cards() -> None:
    assert "A single three beats everything but a two." in Game("president_threes_high").text
    assert "One joker beats anything" in Game("president_comp303").text
    assert "One joker" not in Game("president_comp303_adv1").text, "the deck has no jokers"
    assert "revolution" in Game("president_revolution").text
