"""Tests of the fuzz: its checks find faults, and a seed reproduces its games and findings."""

from __future__ import annotations

from random import Random

import pytest

from rules.actions import IllegalAction, Play
from rules.cards import cards
from rules.changes import evolve
from rules.cli.judge import UNANSWERED
from rules.engine import legal
from rules.events import Ended
from tests.fuzz import checks, judging
from tests.fuzz.__main__ import main
from tests.fuzz.checks import Agreement, Finding, conserved, result
from tests.fuzz.costs import MOST, Costs, Slowest
from tests.fuzz.games import Game, drawn
from tests.fuzz.playing import Fuzz
from tests.rules.notation import game, opened

PLAIN = Game("x", 7, "president_basic", {"jokers": "2"}, 4)


def test_the_same_seed_draws_the_same_games_and_another_others() -> None:
    assert [drawn("a", n) for n in range(5)] == [drawn("a", n) for n in range(5)]
    assert [drawn("a", n) for n in range(5)] != [drawn("b", n) for n in range(5)]


def test_a_game_is_told_with_its_choices_and_the_command_that_plays_it_again() -> None:
    told = "president_basic jokers=2 with 4 players: "
    assert str(PLAIN) == f"{told}python -m tests.fuzz rules --seed x --game 7"


def test_a_lost_card_is_found() -> None:
    deal = opened(game("president_basic"), "3S", "4S", "5S", "6S")
    conserved(deal, cards("3S 4S 5S 6S"))
    with pytest.raises(Finding, match="a card is lost"):
        conserved(deal, cards("3S 4S 5S 6S 7S"))


def test_a_list_without_a_play_that_may_be_made_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = opened(game("president_basic"), "3S 9H", "4S", "5S", "6S")
    Agreement(Costs()).check(deal, 0, Random(1))
    monkeypatch.setattr(checks, "legal", lambda deal, seat: legal(deal, seat)[:1])
    with pytest.raises(Finding, match="legal and view list other plays"):
        Agreement(Costs()).check(deal, 0, Random(1))


def test_objection_to_a_legal_play_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = opened(game("president_basic"), "3S", "4S", "5S", "6S")
    monkeypatch.setattr(checks, "objection", lambda deal, seat, cards: IllegalAction("not_now"))
    with pytest.raises(Finding, match="3S: objection and meanings differ"):
        Agreement(Costs()).check(deal, 0, Random(1))


def test_a_listed_play_that_is_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise IllegalAction("not_now")

    deal = opened(game("president_basic"), "3S", "4S", "5S", "6S")
    monkeypatch.setattr(checks, "decide", refused)
    with pytest.raises(Finding, match="is listed and refused"):
        Agreement(Costs()).check(deal, 0, Random(1))


@pytest.mark.parametrize(
    ("ended", "said"),
    [
        (Ended((0, 1, 2), (1, 0, -1)), "points"),
        (Ended((0, 1, 2), (2, -1, -1), paid=(2, -1, -2)), "payments"),
        (Ended((0, 1, 1), (2, -1, -1)), "place"),
        (Ended((0, 1, 2), (2, 0, -1)), "not zero in sum"),
    ],
)
def test_a_result_that_does_not_sum_to_nothing_is_found(ended: Ended, said: str) -> None:
    played = Game("x", 1, "doudizhu_denexa", {}, 3)
    deal = evolve(opened(played.rules, "3S", "4S", "5S"), ended)
    if said == "points":
        return result(played, deal)
    with pytest.raises(Finding, match=said):
        result(played, deal)
    return None


def test_whatever_is_raised_is_told_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    fuzz = Fuzz(Costs())
    assert not list(fuzz.found(PLAIN))
    monkeypatch.setattr("tests.fuzz.playing.sheet", lambda preset, changed: 1 // 0)
    (found,) = fuzz.found(PLAIN)
    assert found.game is PLAIN
    assert "ZeroDivisionError" in found.said


def test_the_slowest_call_of_each_kind_is_kept_with_its_game() -> None:
    costs = Costs()
    costs.where = "here"
    assert costs.of("legal", len)("abc") == 3
    assert costs.slowest["legal"].where == "here"
    costs.slowest["legal"] = Slowest(MOST, "there")
    costs.of("legal", len)("abc")
    assert costs.slowest["legal"] == Slowest(MOST, "there")
    assert not costs.too_slow
    costs.slowest["legal"] = Slowest(MOST + 0.05, "there")
    assert costs.too_slow
    assert costs.lines() == ["legal       250.0 ms  there"]


def test_a_finding_ends_the_command_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fuzz", "rules", "--seed", "x", "--game", "3"])
    monkeypatch.setattr("tests.fuzz.playing.sheet", lambda preset, changed: "")
    assert main() == 1
    told = capsys.readouterr().out
    assert "there is no rule sheet" in told
    assert "python -m tests.fuzz rules --seed x --game 3" in told
    assert told.endswith("1 findings\n")


@pytest.mark.parametrize(
    ("answered", "said"),
    [
        (['{"answer": true}'], ""),
        (["nan"], "JSONDecodeError"),
        ([], "ValueError"),
        (['{"error": "unhashable type: \'list\'"}'], "not in the words of the game"),
        (['{"error": ""}'], "not in the words of the game"),
        ([f'{{"error": "{UNANSWERED}"}}'], "nothing stops the judge"),
        (["[1]"], "not one line of JSON"),
    ],
)
def test_a_bad_answer_of_the_judge_is_found(
    monkeypatch: pytest.MonkeyPatch, answered: list[str], said: str
) -> None:
    monkeypatch.setattr(judging, "answers", lambda lines: answered)
    found = list(judging.wrong("x", 1))
    assert bool(found) is bool(said)
    assert all(said in fault for fault, _ in found)


def test_play_of_an_impossible_declaration_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal = opened(game("president_basic"), "3S", "4S", "5S", "6S")
    nines = game("president_basic").usual.read(cards("9S"))
    assert nines
    monkeypatch.setattr(checks, "meanings", lambda *_: (nines,))
    with pytest.raises(Finding, match="cannot be what it may be"):
        Agreement(Costs()).check(deal, 0, Random(1))
    assert legal(deal, 0) == [Play(cards("3S"))]
