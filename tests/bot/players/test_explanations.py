"""Reasons for hints: the text of each, and its truth by the rules and all hands."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Never

import pytest

from bot.players import advice
from bot.players.advice import explained
from bot.players.evidence import Reason
from bot.players.information_state import InformationState
from rules.actions import Pass, Play
from rules.cards import cards
from rules.catalogue import build
from rules.engine import begin, decide
from rules.events import Dealt
from rules.ruleset import RuleSet
from rules.view import redacted, view
from tests.bot.players.hints import GAMES, described, hinted, positions
from tests.bot.players.supposing import table
from tests.bot.players.truth import Open
from tests.fuzz.games import drawn

MIXED = 16  # the number of games of mixed rules
EACH = 4  # one position in so many is checked
TWO_EACH = "4D 3C", "6D 7C", "8D 9D"
ONE_HAS_ONE = "4D", "6D 7H", "8D 9D"
SOME_EACH = "4D 5D 9C", "6D 7D 9H", "8D 9D JS"
FOUR_EACH = "4D 5D 5H 3D", "6S 6H 7C 7D", "3C 8H 3H 3S"
FIVE_EACH = "6D 7D 9H 3H 3S", "8D 9D JS 4D 4S"


def led(preset: str, *hands: str) -> InformationState:
    """Return what the first seat knows, which leads in a deal of `hands`."""
    rules = build(preset)
    book = begin(rules, Dealt(tuple(map(cards, hands)), len(hands) - 1, 0, (), 1, 1))
    (seat,) = book.deal.to_act
    assert seat == 0
    return InformationState(
        view(book.deal, 0), tuple(redacted(one, 0) for one in book.events), rules
    )


def followed(preset: str, play: str, *hands: str) -> InformationState:
    """Return what the second seat knows, after the first seat has led `play`."""
    rules = build(preset)
    book = begin(rules, Dealt(tuple(map(cards, hands)), len(hands) - 1, 0, (), 1, 1))
    lead = replace(book.deal, leader=0, to_act=frozenset({0}), including=0)
    after = decide(lead, 0, Play(cards(play)))
    (seat,) = after.deal.to_act
    events = (*book.events, *after.events)
    return InformationState(
        view(after.deal, seat), tuple(redacted(one, seat) for one in events), rules
    )


@pytest.mark.parametrize(
    ("play", "hands", "reason"),
    [
        ("KD KC", ("KD KC", *TWO_EACH), Reason("reason-out")),
        ("2S", ("3D 2S", *SOME_EACH), Reason("reason-wins-last", cards=cards("3D"))),
        ("2S", ("3D 4C 6H 2S", *TWO_EACH), Reason("reason-wins", plays=3)),
        ("5D 5C", ("5D 5C 7D", *ONE_HAS_ONE), Reason("reason-guard-many")),
        ("KD", ("KD 4C 7D", *ONE_HAS_ONE), Reason("reason-guard-high")),
        ("7D", ("KD 4C 7D", *ONE_HAS_ONE), Reason("reason-press")),
        ("4C", ("4C KD KH", *TWO_EACH), Reason("reason-last", cards=cards("KD KH"))),
        (
            "5D 5C 5H",
            ("5D 5C 5H 7D 2D", *TWO_EACH),
            Reason("reason-sheds-keeps", 3, 0, cards("2D")),
        ),
        ("5D 5C 5H", ("5D 5C 5H 7D 9H", *TWO_EACH), Reason("reason-sheds", 3, 2)),
        ("5D", ("5D 6C 6H 9H", *TWO_EACH), Reason("reason-guard-two")),
        ("4C", ("4C 6C 9H", *TWO_EACH), Reason("reason-low", plays=2)),
        ("4C", ("4C 6C 9H", *FOUR_EACH), Reason("reason-low", plays=2)),
        ("6C", ("4C 6C 9H", *FOUR_EACH), Reason("reason-alone")),
        ("6C", ("4C 4H 6C 9H", *FOUR_EACH), Reason("reason-loose", plays=2)),
        ("6C 6D", ("4C 6C 6D 9H", *FOUR_EACH), Reason("reason-sheds", 2, 2)),
        ("9C", ("4C 9C 9H 2D", *FOUR_EACH), Reason("reason-near", plays=3)),
        ("9C", ("4C 6H 8D 9C 9H 2D", *FOUR_EACH), Reason("reason-keeps", 1, 0, cards("2D"))),
        ("QC", ("4C QC KH", *FOUR_EACH), Reason("reason-mostly-lower", 11, 0, 0, 35)),
    ],
)
def test_reason_of_a_lead_is_its_effect(play: str, hands: tuple[str, ...], reason: Reason) -> None:
    known = led("president_basic", *hands)
    assert explained(known, Play(cards(play))).reason == reason


@pytest.mark.parametrize(
    ("play", "hand", "reason"),
    [
        ("6C", "6C 8C JH", Reason("reason-follow", plays=2)),
        ("8C", "6C 8C JH", Reason("reason-press")),
        ("", "3D 3C 3H KC KH", Reason("reason-pass-whole", plays=2)),
        ("", "3C AD 2D", Reason("reason-pass-high")),
        ("", "3C 6C 6H 2D", Reason("reason-pass-costs")),
        ("", "6C 8C JH", Reason("reason-pass-higher", 34, 0, cards("6C"))),
    ],
)
def test_reason_of_an_answer_is_its_effect_where_others_have_three_cards(
    play: str, hand: str, reason: Reason
) -> None:
    known = followed("president_basic", "5D", "5D 9S 10S 4H", hand, *SOME_EACH[1:])
    action = Play(cards(play)) if play else Pass()
    assert explained(known, action).reason == reason


@pytest.mark.parametrize(
    ("play", "hand", "reason"),
    [
        ("AD", "6C 8C AD", Reason("reason-few-higher", cards=cards("2D 2C 2H 2S"))),
        ("8C", "6C 6H 8C JH", Reason("reason-together", plays=2)),
        ("8C", "6C 6H 8C 8H JH", Reason("reason-all-break")),
        ("KC", "6C 8C JH KC", Reason("reason-mostly-lower", 8, 0, 0, 36)),
        ("8C", "6C 8C JH", Reason("reason-near", plays=2)),
        ("9C", "6C 8C 9C JH QC 2D", Reason("reason-keeps", 1, 0, cards("2D"))),
        ("9C", "6C 8C 9C JH QC", Reason("reason-breaks-nothing", plays=4)),
        ("", "6C 8C JH", Reason("reason-pass-outranked", 34, 0, cards("6C"))),
    ],
)
def test_reason_of_an_answer_is_its_effect_where_all_others_have_many_cards(
    play: str, hand: str, reason: Reason
) -> None:
    known = followed("president_basic", "5D", "5D 9S 10S 4H 3D 7S", hand, *FIVE_EACH)
    action = Play(cards(play)) if play else Pass()
    assert explained(known, action).reason == reason


def test_a_pass_may_keep_a_card_above_all_that_are_out() -> None:
    now = table("president_basic", "2D 2C 2H 2S AD AC AH AS 5D 4H", "KC 3D 3H", "4D", "6D")
    for play in ("2D 2C 2H 2S", "AD AC AH AS"):
        now.act(0, Play(cards(play)))
        for other in (1, 2, 3):
            now.act(other, Pass())
    now.act(0, Play(cards("5D")))
    highest = Reason("reason-pass-highest", cards=cards("KC"))
    assert explained(now.known(1), Pass()).reason == highest


@pytest.mark.parametrize("preset", ["president_basic", "thirteen_denexa"])
def test_a_pass_for_want_of_a_play_is_told_by_no_play_that_is_not_there(preset: str) -> None:
    known = followed(preset, "2S", "2S 9S", "3C 6H 9H", "8D 7H", "8H 9D")
    assert not known.view.plays
    assert explained(known, Pass()).reason.key in ("reason-pass-whole", "reason-computer")


def test_a_bomb_is_kept_where_only_a_bomb_beats_the_table() -> None:
    hands = "2C 9S 10S", "7D 7C 7H 7S 4C 9D", "6D 9H", "8D 5D JS"
    known = followed("thirteen_denexa", "2C", *hands)
    assert explained(known, Pass()).reason.key == "reason-pass-bomb"
    bomb = Play(cards("7D 7C 7H 7S"))
    assert explained(known, bomb).reason == Reason("reason-bomb", plays=2)


def test_hint_without_an_answer_is_by_plain_judgement() -> None:
    known = led("president_basic", "3D 2S", *SOME_EACH)
    assert explained(known, None).play


def test_hint_is_given_where_plain_judgement_and_reasons_fail(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = led("president_basic", "4C 6C 9H", *FOUR_EACH)

    def fails(*_: object) -> Never:
        raise ValueError

    monkeypatch.setattr(advice, "normal", fails)
    weak = explained(known, None)
    assert (weak.action, weak.reason.key) == (Play(cards("4C")), "reason-low")
    monkeypatch.setattr(advice, "reason", fails)
    assert explained(known, Play(cards("6C"))).reason.key == "reason-computer"
    assert explained(known, Play(cards("6C"))).action == Play(cards("6C"))


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_explanations_are_true(game: str) -> None:
    """Hints of at least four kinds are checked, in deals played by plain players."""
    keys = told_truly(build(game), GAMES[game], 40, game)
    assert len(keys) >= 4


@pytest.mark.sampled(5)
@pytest.mark.slow
@pytest.mark.parametrize("number", range(MIXED))
def test_explanations_are_true_by_mixed_house_rules(number: int) -> None:
    game = drawn("hints", number)
    assert told_truly(game.rules, game.seats, 12, str(game)) - {"reason-computer"}


def told_truly(rules: RuleSet, seats: int, hints: int, name: str) -> set[str]:
    """Return the keys of the reasons of `hints` hints, after a check that each reason is true."""
    found = islice(positions(rules, seats, Random(f"true {name}")), 0, hints * EACH, EACH)
    keys = set()
    for moment in found:
        given = hinted(moment.known(min(moment.deal.to_act)), 12)
        assert Open(moment, given).is_true(), (name, described(moment, given), given.reason)
        keys.add(given.reason.key)
    return keys
