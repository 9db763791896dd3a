"""Questions in JSON, as other programs put them to ``python -m rules judge``."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest

from rules.__main__ import main
from rules.cli.judge import answer, answers
from tests.rules.cli.questions import ask, beats, match, played, plays

NESW = ["N", "E", "S", "W"]


def test_cards_are_read_in_any_case_and_written_with_10_and_capitals() -> None:
    assert plays("president_basic", "ts 10h Td") == [
        "10D",
        "10H",
        "10S",
        "10D 10H",
        "10D 10S",
        "10H 10S",
        "10D 10H 10S",
    ]


def test_a_second_packs_card_has_a_star_or_a_back() -> None:
    for written in ("6S*", "6s/red"):
        assert beats("thirteen_double", written, "6S")
        assert not beats("thirteen_double", written, "6C")
    assert not beats("thirteen_double", "6S/blue", "6S*")


def test_the_reason_is_a_sentence_of_the_game() -> None:
    told = ask(ask="beats", preset="president_basic", play="KS", on="6S 6H")
    assert told == {"answer": False, "why": "You need 2 cards to beat 6H 6S, not 1."}
    told = ask(ask="beats", preset="president_basic", play="6S 7S", on=None)
    assert told == {"answer": False, "why": "6S 7S isn't a valid play in this game."}


def test_an_option_changes_the_answer() -> None:
    assert not beats("bigtwo_basic", "7D", "7C")
    assert beats("bigtwo_basic", "7D", "7C", options={"suit_order": "DHSC"})


def test_a_revolution_may_be_on() -> None:
    assert beats("president_revolution", "9H", "KS", reversed=True)
    assert not beats("president_revolution", "KS", "9H", reversed=True)


def test_a_standing_play_may_stand_for_another_rank() -> None:
    assert beats("president_transparent", "AS AH", "3S 3D", stands_as="K")
    assert not beats("president_transparent", "QS QH", "3S 3D", stands_as="K")
    assert not beats("president_transparent", "QS QH", "3S=K 3D=K")


def test_refusal_names_the_cards_that_the_play_below_counts_as() -> None:
    asked = {"ask": "beats", "preset": "president_transparent", "play": "QC", "on": "3H"}
    (told,) = answers([json.dumps(asked | {"stands_as": "K"})])
    assert json.loads(told)["why"] == "QC doesn't beat 3H as KH."
    (told,) = answers([json.dumps(asked | {"play": "QC QD", "on": "3H=K KS"})])
    assert json.loads(told)["why"].startswith("QD QC doesn't beat KS 3H as K")


def test_a_joker_is_declared() -> None:
    assert beats("bigtwo_jokers", "6H 7H 8H 9H BJ=10H", "2S 2C 2D 2H 5C")
    assert not beats("president_wild_jokers", "6C RJ=6 BJ=6", "6S 6H 6D")
    assert beats("president_wild_jokers", "7C RJ=7 BJ=7", "6S 6H 6D")


def test_a_joker_declared_as_a_rank_is_the_best_card_of_that_rank() -> None:
    """RJ=9 names no suit: it beats the nine of hearts, as the nine of spades would."""
    jokers = {"options": {"jokers": "2", "joker_wild": "card", "leftover": "discard"}}
    assert beats("bigtwo_basic", "RJ=9", "9H", **jokers)
    assert not beats("bigtwo_basic", "RJ=9C", "9H", **jokers)
    assert not beats("bigtwo_basic", "RJ=9", "10D", **jokers)
    assert not beats("bigtwo_basic", "9H", "RJ=9", **jokers)
    assert beats("bigtwo_basic", "6H 7H 8H 9H RJ=10", "2S 2C 2D 2H 5C", **jokers)


def test_play_that_has_won_its_trick_has_no_answer() -> None:
    assert not beats("president_comp303", "BJ", "RJ")
    assert plays("president_comp303", "BJ 2S", "RJ") == []


def test_a_lead_in_the_middle_of_a_deal_needs_no_opening_card() -> None:
    assert beats("bigtwo_basic", "4C 4S")
    assert plays("bigtwo_basic", "4C 4S KD") == ["4C", "4S", "KD", "4C 4S"]


def test_plays_may_be_merged_by_rank() -> None:
    assert len(plays("doudizhu_denexa", "3D 3C 3H 4S RJ BJ")) == 14
    merged = plays("doudizhu_denexa", "3D 3C 3H 4S RJ BJ", by_rank=True)
    by_rank = [" ".join(card.rstrip("DCHS") for card in play.split()) for play in merged]
    assert sorted(by_rank) == sorted(
        ["3", "4", "RJ", "BJ", "3 3", "3 3 3", "3 3 3 4", "3 3 3 RJ", "3 3 3 BJ", "BJ RJ"]
    )


BASIC = {"N": "3S 3H 5D", "E": "6S 6H", "S": "7S", "W": "8S"}


def test_a_deal_is_played_by_a_script() -> None:
    assert played("president_basic", BASIC, "N 3S 3H", "E 6s 6h", "S pass") == {
        "to_act": ["W"],
        "trick": ["3H 3S", "6H 6S"],
        "hands": {"N": "5D", "E": "", "S": "7S", "W": "8S"},
        "out": ["E"],
        "over": False,
        "places": None,
        "scores": None,
        "refused": None,
    }


def test_a_refused_step_stops_the_script() -> None:
    told = played("president_basic", BASIC, "N 3S 3H", "W 8S", "E pass")
    assert told["refused"] == {"step": 2, "why": "It's not your turn yet."}
    assert told["to_act"] == ["E"]
    told = played("president_basic", BASIC, "N 3X")
    assert told["refused"]["step"] == 1


def test_a_finished_deal_has_its_scores() -> None:
    hands = {"A": "3S", "B": "4S", "C": "5S", "D": "6S"}
    told = played("president_basic", hands, "A 3S", "B 4S", "C 5S")
    assert (told["over"], told["to_act"], told["out"]) == (True, [], ["A", "B", "C"])
    assert told["scores"] == {"A": 2, "B": 1, "C": 0, "D": 0}
    assert told["places"] == ["A", "B", "C", "D"]


def test_places_are_told_best_first_and_none_of_a_deal_that_is_void() -> None:
    hands = {"A": "3S 9S", "B": "4S", "C": "5S 6S 7S", "D": "6D 8D"}
    told = played("bigtwo_basic", hands, "A 3S", "B 4S", leader="A")
    assert told["places"] == ["B", "A", "D", "C"]
    void = played("doudizhu_denexa", THREE, "A pass", "B pass", "C pass", leader="A")
    assert (void["over"], void["places"]) == (True, None)


def test_leader_may_be_named() -> None:
    assert played("bigtwo_basic", {**BASIC, "N": "3D 5D"})["to_act"] == ["N"]
    told = played("bigtwo_basic", {**BASIC, "N": "3D 5D"}, leader="W")
    assert told["to_act"] == ["W"]


def test_places_of_the_last_deal_bring_the_exchange() -> None:
    hands = {"A": "3S 4S", "B": "5S 6S", "C": "7S 8S", "D": "9S 2S"}
    told = played("president_basic", hands, "A give 3S", standing=["A", "B", "C", "D"])
    assert told["hands"]["D"] == "3S 9S"
    assert told["hands"]["A"] == "4S 2S"


THREE = {"A": "3S 4S 5S", "B": "6S 7S", "C": "8S 9S 10S"}


def test_an_auction_is_held_where_the_script_bids() -> None:
    told = played(
        "doudizhu_denexa", THREE, "A bid 1", "B pass", "C bid 2", "A pass", "B pass",
        leader="A", widow="KS KH KD",
    )  # fmt: skip
    assert told["refused"] is None
    assert told["to_act"] == ["C"]
    assert told["hands"]["C"] == "8S 9S 10S KD KH KS"
    told = played("doudizhu_denexa", THREE, "A bid 1", "B bid 1", leader="A")
    assert told["refused"]["step"] == 2


def test_named_leader_plays_alone_in_a_script_without_bids() -> None:
    hands = {"C": "3S", "A": "4S 5S", "B": "6S 7S"}
    told = played("doudizhu_denexa", hands, "C 3S", "A 4S", leader="C", widow="KS KH KD")
    assert told["hands"]["C"] == "KD KH KS"
    told = played("doudizhu_denexa", hands, "C 3S", leader="C")
    assert told["scores"] == {"C": 2, "A": -1, "B": -1}


@pytest.mark.parametrize("passes", [1, 2, 3])
@pytest.mark.parametrize("word", ["pass", "p", "PASS", "bid 0"])
def test_an_auction_is_held_where_the_script_begins_with_a_pass(passes: int, word: str) -> None:
    steps = [f"{seat} {word}" for seat in "ABC"[:passes]]
    told = played("doudizhu_denexa", THREE, *steps, leader="A", widow="KS KH KD")
    assert told["refused"] is None
    assert told["to_act"] == [["B"], ["C"], []][passes - 1]
    assert told["over"] == (passes == 3)
    takes = {"options": {"auction_all_pass": "first_bidder_takes_1"}, "widow": "KS KH KD"}
    told = played("doudizhu_denexa", THREE, *steps, leader="A", **takes)
    assert (told["to_act"], "KS" in told["hands"]["A"]) == (
        [["B"], ["C"], ["A"]][passes - 1],
        passes == 3,
    )


def test_a_word_later_in_the_script_does_not_bring_an_auction() -> None:
    """The kind of the last word is of no account for the phase of the first."""
    plays = "A 3S", "B pass", "C 8S"
    led = played("doudizhu_denexa", THREE, *plays, leader="A")
    assert led["refused"] is None
    told = played("doudizhu_denexa", THREE, *plays, "A bid 3", leader="A")
    assert told == led | {"refused": {"step": 4, "why": "You can't do that right now."}}


def test_a_match_is_counted_from_finishing_orders() -> None:
    told = match("president_worker", [["B", "A", "D", "C"], ["A", "B", "C", "D"]])
    assert told == {
        "seats": ["A", "B", "C", "D"],
        "titles": {"A": "President", "B": "Vice-President", "C": "Worker", "D": "Scum"},
        "scores": {"A": 3, "B": 3, "C": -3, "D": -3},
        "settlement": None,
        "over": False,
        "winners": [],
    }


def test_a_match_ends_and_is_won() -> None:
    deals = [["A", "B", "C", "D"]] * 6
    told = match("president_basic", deals)
    assert (told["scores"]["A"], told["over"], told["winners"]) == (12, True, ["A"])
    assert match("president_basic", [*deals, deals[0]]) == {
        "error": "The match was over after deal 6."
    }


@pytest.mark.parametrize(
    ("preset", "options", "left", "scores"),
    [
        ("bigtwo_basic", {}, [0, 4, 11, 13], [0, 4, 22, 39]),
        ("bigtwo_harsh", {}, [0, 8, 10, 13], [0, 16, 30, 52]),
        ("bigtwo_basic", {"penalty_steps": "double8_10"}, [0, 10, 11, 1], [0, 40, 44, 1]),
        ("bigtwo_three", {}, [0, 1, 15], [0, 1, 45]),
    ],
)
def test_cards_left_are_counted(
    preset: str, options: dict[str, str], left: list[int], scores: list[int]
) -> None:
    assert list(match(preset, [left], options=options)["scores"].values()) == scores


def test_cards_left_may_be_named() -> None:
    told = match("bigtwo_values_a", [["", "5D 9C JS AH 2D", "3S", "4S"]])
    assert told["scores"] == {"A": 0, "B": 11, "C": 1, "D": 1}


def test_every_two_settle_their_difference() -> None:
    told = match("bigtwo_basic", [[0, 5, 11, 13]], options={"stake": "0.50"})
    assert told["scores"] == {"A": 0, "B": 5, "C": 22, "D": 39}
    assert told["settlement"] == {"A": 33, "B": 23, "C": -11, "D": -45}


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("what?", "This line is not JSON."),
        ("", "This line is not JSON."),
        ('{"ask": ["beats"], "preset": "president_basic"}', "'ask' is one of beats"),
        ("[1]", "A question is a JSON object."),
        ('{"ask": "why"}', "There is nothing to ask called 'why'"),
        ('{"ask": "beats", "play": "3S"}', "lacks 'preset'"),
        (
            '{"ask": "beats", "preset": "whist", "play": "3S"}',
            "I don't know a game called “whist”.",
        ),
        ('{"ask": "beats", "preset": "president_basic", "play": "3X"}', "not a card"),
        ('{"ask": "beats", "preset": "president_basic", "play": "3S 3S"}', "there twice"),
        ('{"ask": "beats", "preset": "president_basic", "play": "RJ"}', "played without RJ"),
        (
            '{"ask": "beats", "preset": "president_basic", "play": 7}',
            "'play' is text: cards",
        ),
        ('{"ask": "beats", "preset": ["a"], "play": "3S"}', "'preset' is the name of a game."),
        ('{"ask": "beats", "preset": "lectio", "options": [1]}', "The options are a JSON object."),
        ('{"ask": "deal", "preset": "president_basic", "seats": ["A"], "hands": {}}', "Name 2"),
        ('{"ask": "match", "preset": "president_basic", "seats": ["A"], "deals": [3]}', "Name 2"),
        ("[" * 100_000, "This line is nested too deep for a question."),
    ],
)
def test_bad_question_is_answered_with_its_error(line: str, error: str) -> None:
    told = answer(line)
    assert list(told) == ["error"]
    assert error in told["error"]
    assert told["error"]


def test_the_others_are_answered_in_order() -> None:
    good = '{"ask": "beats", "preset": "president_basic", "play": "4S", "on": "3S"}'
    told = [json.loads(line) for line in answers([good, "bad", "", good])]
    assert [next(iter(each)) for each in told] == ["answer", "error", "error", "answer"]


def run(*words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rules", *words],
        input=said, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip


@pytest.mark.slow
def test_the_shell_answers_line_by_line() -> None:
    done = run("judge", said='{"ask": "plays", "preset": "president_basic", "hand": "3S"}\nx\n')
    lines = done.stdout.splitlines()
    assert json.loads(lines[0]) == {"answer": ["3S"]}
    assert list(json.loads(lines[1])) == ["error"]
    assert done.returncode == 0


def test_the_other_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["presets"]) == 0
    assert "president_basic" in capsys.readouterr().out
    assert main(["options"]) == 0
    assert "pass_rule=locked: " in capsys.readouterr().out
    assert main(["sheet", "president_basic", "jokers=2"]) == 0
    assert "4 to 7 players, 52 cards and 2 jokers." in capsys.readouterr().out
    assert main(["problems", "president_basic", "jokers=2"]) == 0
    assert main(["problems", "president_basic", "jokers=3"]) == 1
    assert "two decks" in capsys.readouterr().out
    assert main(["table"]) == 0


def test_shell_answers_unknown_words_with_its_usage(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["shuffle"], [], ["sheet"], ["sheet", "whist"], ["problems", "lectio", "x"]):
        assert main(words) in (1, 2)
    assert "usage: " in capsys.readouterr().err


def test_judge_reads_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("x\n"))
    assert main(["judge"]) == 0
