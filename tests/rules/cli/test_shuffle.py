"""``python -m rules verify``: the hands of a seed, which plain Python can make as well."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from rules.__main__ import main
from rules.cards import cards, text

SEED = "5eed" * 16
RANKS, SUITS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"), "DCHS"


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, str]:
    """Return the text of each line of an answer by the words before its colon."""
    assert main(["verify", *words]) == 0
    lines = capsys.readouterr().out.splitlines()
    return dict(line.split(": ", 1) for line in lines)


def test_hands_are_those_that_the_draws_in_words_give(capsys: pytest.CaptureFixture[str]) -> None:
    """As docs/games.md says it, without any code of the rules."""
    chance = Random(SEED)
    dealer = chance.randrange(3)
    pack = [rank + suit for rank in RANKS for suit in SUITS] + ["BJ", "RJ"]
    chance.shuffle(pack)
    shown = told(capsys, SEED, "3", "doudizhu_denexa")
    assert shown["proof"] == hashlib.sha256(SEED.encode()).hexdigest()
    assert shown["pack"].split() == pack
    assert shown["dealer"] == "ABC"[dealer]
    assert sorted(shown["hidden"].split()) == sorted(pack[51:])
    for place in range(3):
        seat = "ABC"[(dealer + 1 + place) % 3]
        assert shown[seat] == text(cards(" ".join(pack[place:51:3])))


def test_later_deals_seat_players_by_their_places(capsys: pytest.CaptureFixture[str]) -> None:
    first = told(capsys, SEED, "4", "president_basic")
    later = told(capsys, SEED, "4", "president_basic", "places=C,A,D,B", "dealer=A")
    assert list(later)[3:] == ["C", "A", "D", "B"]
    assert later["dealer"] == "B"
    assert later["pack"] == first["pack"]


def test_a_pack_that_is_cut_needs_the_cut(capsys: pytest.CaptureFixture[str]) -> None:
    assert "D" not in told(capsys, SEED, "4", "bigtwo_basic")
    one, other = (told(capsys, SEED, "4", "bigtwo_basic", f"off={off}") for off in (20, 21))
    assert one["pack"] == other["pack"]
    assert one["D"] != other["D"]


@pytest.mark.parametrize(
    "words",
    [
        "",
        "seed",
        "seed 4",
        "seed 1 president_basic",
        "seed 13 president_basic",
        "seed A,A president_basic",
        "seed 4 nothing",
        "seed 4 president_basic places=A,B",
        "seed 4 president_basic dealer=E",
        "seed 4 president_basic after=many",
        "seed 4 president_basic jokers",
    ],
)
def test_words_that_do_not_fit_are_refused_in_a_sentence(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", *words.split()]) == 2
    assert capsys.readouterr().err
