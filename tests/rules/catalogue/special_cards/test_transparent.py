"""Cards that cover others and become what they cover (catalogue 3.M, transparent)."""

from __future__ import annotations

import pytest

from rules.catalogue import problems
from tests.rules.catalogue.tricks.answers import Row, rows
from tests.rules.notation import after, game, opened, turn, why_not

GLASS = """
No rank is transparent | transparent=none
    3S on KS: no
    3S 3D on KS KH: no
Threes, as many as they cover | transparent=3
    3S on KS: yes
    3S on 2S: yes
    3S 3D on KS KH: yes
    3S 3D 3H on KS KH KD: yes
    3S on KS KH: no
    3S 3D on KS: no
    3S KD on KS KH: 3S KD isn't a valid play in this game.
    leads 3S
    leads 3S 3H
Led they have their printed rank | transparent=3
    4S on 3S: yes
    4S 4H on 3S 3H: yes
    3S 3H on 3D 3C: yes
    4S on 3S 3H: no
Fours | transparent=4
    4S on KS: yes
    3S on 4S: no
    5S on 4S: yes
    4S > 3S
    4S 4D on 2S 2H: yes
    3S on KS: no
They copy jokers, too | transparent=3 jokers=2
    3S on RJ: yes
    3S 3H on RJ BJ: yes
They do not cover a two that is unbeatable | transparent=3 two_power=beats_all
    3S on 2S: no
    3S 3H on 2S 2D: yes
    3S on AS: yes
Nor one that has won its trick | transparent=3 two_power=wins_trick
    3S on 2S: nobody answers
    3S 3H on 2S 2D: yes
Nor a joker that has | transparent=3 jokers=2 joker_power=wins_trick
    3S on RJ: nobody answers
    3S on 2S: yes
Any rank may be agreed, even the highest | transparent=J
    JS on AS: yes
    JS JH on AS AH: yes
    JS > 10S
    QS on JS: yes
    10S on JS: no
They cover sets and no runs | transparent=3 sequences=single_and_multiple
    3S 3H 3D on 9S 10D JC: no
    3S 4S 5D on 3D 4D 5C: no
Wild cards may be among them | transparent=3 joker_wild=rank jokers=2
    3S RJ on KS KH: yes
With two packs sets of more than four | transparent=3 decks=2
    3S 3S/red 3H 3H/red 3D on KS KS/red KH KH/red KD: yes
In a revolution they cover as before | transparent=4 revolution=ranks reversed
    4S on 3S: yes
    5S on 4S: no
    3S on 4S: yes
"""


@pytest.mark.parametrize("row", rows("president_basic", GLASS))
def test_transparent_cards(row: Row) -> None:
    """PV-16, C-PR-13."""
    row.holds()


def test_transparent_cards_leave_the_covered_play_to_be_beaten() -> None:
    """000:464: KK, 33, then KK must be beaten; if all pass the threes win."""
    rules = game("president_basic", transparent="3")
    deal = opened(rules, "KS KH 4S", "3S 3H 5S", "QS QH AS AH", "3D 3C 6S")
    deal = after(deal, "A KS KH", "B 3S 3H")
    assert why_not(deal, "C QS QH").endswith("doesn't beat 3H 3S as KH KS.")
    assert turn(after(deal, "C pass", "D pass", "A pass")) == "B leads"
    assert turn(after(deal, "C AS AH", "D 3D 3C", "A pass", "B pass", "C pass")) == "D leads"


def test_covered_cards_are_covered_again() -> None:
    rules = game("president_basic", transparent="3")
    deal = opened(rules, "KS KH 4S", "3S 3H 5S", "3D 3C 7S", "QS QH AS AH")
    deal = after(deal, "A KS KH", "B 3S 3H", "C 3D 3C")
    assert why_not(deal, "D QS QH").endswith("doesn't beat 3D 3C as KH KS.")
    assert turn(after(deal, "D AS AH")) == "A"


@pytest.mark.parametrize("written", ["0", "11", "joker", "33", ""])
def test_a_transparent_rank_is_a_rank(written: str) -> None:
    (told,) = problems("president_basic", {"transparent": written})
    assert told.endswith("Type none, or a rank: 2 to 10, J, Q, K or A.")


@pytest.mark.parametrize("rank", ["2", "3", "7", "10", "J", "Q", "K", "A"])
def test_any_rank_may_be_transparent(rank: str) -> None:
    assert problems("president_basic", {"transparent": rank}) == []


@pytest.mark.parametrize("rank", ["4", "5", "6"])
def test_transparent_rank_missing_from_the_pack_is_refused(rank: str) -> None:
    assert problems("president_basic", {"pack": "strip40", "transparent": rank}) == [
        f"There's no {rank} in this deck."
    ]
    assert problems("president_basic", {"pack": "strip40", "transparent": "7"}) == []
