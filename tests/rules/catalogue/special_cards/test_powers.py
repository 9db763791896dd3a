"""Cards that beat more than their rank says (catalogue 3.M)."""

from __future__ import annotations

import pytest

from tests.rules.catalogue.tricks.answers import Row, rows
from tests.rules.notation import after, game, opened, turn, why_not

TWOS = """
A single two is just the highest single | two_power=none
    2S > AS
    2S ~ 2H
    2S on AS AH: no
    2S 2H 2D > AS AH AD
It wins the trick at once, on anything but another | two_power=wins_trick
    2C on AS: wins
    2C on AS AH: wins
    2C on AS AH AD AC: wins
    2C on 2S 2H: wins
    2C: wins
    2H on 2C: nobody answers
    2S 2H 2D > AS AH AD
    2S 2H on AS AH AD: no
It wins over runs, too | two_power=wins_trick sequences=single_and_multiple
    2C on 9S 10D JC: wins
    2C on 9S 9H 10D 10C JS JH: wins
A single joker is above other singles, but not on a two that won
    | two_power=wins_trick jokers=2
    2C on RJ: wins
    RJ on 2C: nobody answers
    2C on RJ BJ: wins
It may be laid on anything, and anything on it | two_power=high_and_low
    2S on AS AH AD: yes
    2S on 2H: yes
    2S on 2H 2D: yes
    3S on 2S: yes
    3S 3H 3D on 2S: yes
    2H on 2S: yes
    2S 2H > AS AH
    AS AH on 2S 2H: no
    leads 2S
After it runs may be laid as well | two_power=high_and_low sequences=single
    9S 10D JC on 2S: yes
    2S on 9S 10D JC: yes
    3S 4D on 2S: 3S 4D isn't a valid play in this game.
It beats anything and nothing beats it | two_power=beats_all
    2S on AS AH AD AC: yes
    2S on 2H 2D: yes
    AS on 2S: no
    2H on 2S: no
    2S 2H on 2D: no
    2S 2H > AS AH
It is above a joker, too | two_power=beats_all jokers=2
    2S > RJ
    2S > RJ BJ
A joker with a power comes before the two | two_power=beats_all jokers=2 joker_power=beats_any_set
    RJ > 2S 2H
    2S on RJ: no
In a revolution it keeps its power | two_power=beats_all revolution=ranks reversed
    2S > 3S
    2S > 3S 3H
    3S on 2S: no
"""

DISCOUNT = """
Each set of twos stands for itself | twos_discount=0
    2S 2H on KS KH KD: no
    2S 2H > KS KH
A set of twos beats as many lower cards, or one more | twos_discount=1
    2S > AS
    2S > AS AH
    2S on AS AH AD: no
    2S 2H > AS AH
    2S 2H > AS AH AD
    2S 2H on AS AH AD AC: no
    2S 2H 2D > AS AH AD AC
    2S 2H 2D on AS AH: no
    2S 2H 2D on AS: no
    2S 2H on KS: no
Twos never beat twos by it | twos_discount=1
    2S ~ 2H
    2S on 2H 2D: no
    2S 2H on 2D 2C: no
Nor jokers, which beat the twos | twos_discount=1 jokers=2
    2S on RJ: no
    2S on RJ BJ: no
    RJ > 2S
    RJ BJ > 2S 2H
With two packs the sets are larger and the discount is one | twos_discount=1 decks=2
    2S 2S/red 2H 2H/red > AS AS/red AH AH/red AD
    2S 2S/red 2H on AS AS/red AH AH/red AD: no
It is of no use on runs | twos_discount=1 sequences=single_and_multiple
    2S 2H on 9S 10D JC: no
Where twos are low it helps them not | twos_discount=1 rank_order=ace_high
    2S on 3S 3H: no
    2S 2H on 3S 3H 3D: no
With threes high it reaches all below the twos | twos_discount=1 rank_order=three_high
    2S > AS AH
    2S on 3S 3H: no
In a revolution no card is lower than a two | twos_discount=1 revolution=ranks reversed
    2S on 3S 3H: no
    2S on AS AH: no
"""

THREES = """
Threes are the lowest cards | three_power=none two_power=beats_all transparent=4
    3S on 5S: no
    4S on 5S: yes
A three beats any card or set except a two
    | three_power=beats_all_but_two two_power=beats_all transparent=4
    3S > AS
    3S > AS AH
    3S > AS AH AD AC
    3S on 4S: yes
    3S > 2S 2H
    3S on 2S: no
    2S on 3S: yes
    4S on 3S: yes
    5S on 3S: no
    AS AH on 3S: no
    3S ~ 3H
    4S on 2S: no
Threes together are the lowest of sets
    | three_power=beats_all_but_two two_power=beats_all transparent=4
    5S 5H > 3S 3H
    3S 3H on 5S 5H: no
    3S > 3D 3H
It is above a joker without a power
    | three_power=beats_all_but_two two_power=beats_all transparent=4 jokers=2
    3S > RJ
    3S > RJ BJ
It beats no run
    | three_power=beats_all_but_two two_power=beats_all transparent=4 sequences=single
    3S on 9S 10D JC: no
    2S on 9S 10D JC: yes
"""

SOFIA = """
Off: as many cards are needed | sofia_powers=off rank_order=sofia jokers=2
    JS on QS QH: no
    2S on AS AH: no
    RJ on AS AH: no
    RJ > JS > 2S > AS
A pair falls to one two, jack or joker | sofia_powers=on rank_order=sofia jokers=2
    2S > AS AH
    JS > AS AH
    RJ > AS AH
    2S 2H > AS AH
    10S on 3S 3H: no
    AS on KS KH: no
Three fall to two twos, one jack or one joker | sofia_powers=on rank_order=sofia jokers=2
    2S 2H > AS AH AD
    JS > AS AH AD
    RJ > AS AH AD
    2S on AS AH AD: no
    JS JH on AS AH AD: no
    RJ BJ on AS AH AD: no
    2S 2H 2D > AS AH AD
Four fall to three twos, two jacks or one joker | sofia_powers=on rank_order=sofia jokers=2
    2S 2H 2D > AS AH AD AC
    JS JH > AS AH AD AC
    RJ > AS AH AD AC
    2S 2H on AS AH AD AC: no
    JS on AS AH AD AC: no
    RJ BJ on AS AH AD AC: no
    2S 2H 2D 2C > AS AH AD AC
Sets of twos, jacks and jokers are beaten as usual | sofia_powers=on rank_order=sofia jokers=2
    JS on 2S 2H: no
    RJ on JS JH: no
    2S on JS JH: no
    JS JH > 2S 2H > AS AH
    RJ BJ > JS JH
Singles are beaten as usual | sofia_powers=on rank_order=sofia jokers=2
    RJ > JS > 2S > AS
    2S 2H on AS: no
"""

SOFIA_TWO_PACKS = """
Twice the cards fall to twice as many
    2S 2H on AS AS/red AH AH/red: yes
    2S on AS AS/red AH AH/red: no
    JS JH on AS AS/red AH AH/red: yes
    RJ BJ on AS AS/red AH AH/red AD AD/red AC AC/red: yes
    RJ on AS AS/red AH AH/red AD AD/red AC AC/red: no
    2S 2S/red 2H 2H/red on AS AS/red AH AH/red AD AD/red: yes
    JS JS/red on AS AS/red AH AH/red AD AD/red: yes
    JS JS/red JH JH/red on AS AS/red AH AH/red AD AD/red AC AC/red: yes
    JS JS/red JH on AS AS/red AH AH/red AD AD/red AC AC/red: no
A pair falls to no single card
    JS on AS AH: no
    2S on AS AS/red: no
    2S 2H > AS AH
Odd sets count as the next even one
    2S 2H on AS AS/red AH: yes
    2S 2H 2D 2C on AS AS/red AH AH/red AD: yes
    2S 2H on AS AS/red AH AH/red AD: no
    2S 2S/red 2H 2H/red 2D 2D/red on AS AS/red AH AH/red AD AD/red AC: yes
"""


@pytest.mark.parametrize("row", rows("president_basic", TWOS))
def test_the_power_of_a_single_two(row: Row) -> None:
    """000:430, 000:434, 000:470."""
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", DISCOUNT))
def test_twos_that_need_one_card_fewer(row: Row) -> None:
    """P3-05, C-PR-6."""
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", THREES))
def test_the_power_of_a_single_three(row: Row) -> None:
    """000:470."""
    row.holds()


@pytest.mark.parametrize(
    "row",
    [*rows("president_basic", SOFIA), *rows("president_sofia", SOFIA_TWO_PACKS, decks="2")],
)
def test_jokers_jacks_and_twos_of_sofia(row: Row) -> None:
    """PV-14, C-PR-11."""
    row.holds()


def test_a_two_that_wins_leads_anything_or_leaves_the_lead_to_the_next() -> None:
    rules = game("president_basic", two_power="wins_trick")
    deal = opened(rules, "KS KH KD 3S", "2S 4S 4H", "2H 5S", "6S")
    deal = after(deal, "A KS KH KD", "B 2S")
    assert turn(deal) == "B leads"
    assert turn(after(deal, "B 4S 4H")) == "C"
    last = after(opened(rules, "KS 3S", "2S", "2H 5S", "6S"), "A KS", "B 2S")
    assert turn(last) == "C leads"


def test_after_a_high_and_low_two_play_goes_on_with_anything() -> None:
    """000:434: the next player can play anything, and is not the leader."""
    rules = game("president_basic", two_power="high_and_low")
    deal = opened(rules, "KS KH 3S", "2S 4S", "5S 5H 5D 6S", "7S 8S 8H 8D")
    deal = after(deal, "A KS KH", "B 2S", "C 5S 5H 5D")
    assert why_not(deal, "D 7S") == "You need 3 cards to beat 5D 5H 5S, not 1."
    assert turn(after(deal, "D 8S 8H 8D", "A pass", "B pass", "C pass")) == "D leads"


def test_an_unbeatable_two_wins_by_passes() -> None:
    rules = game("president_basic", two_power="beats_all")
    deal = after(opened(rules, "KS KH 3S", "2S 4S", "2H 5S", "6S 7S"), "A KS KH", "B 2S")
    assert turn(deal) == "C"
    assert why_not(deal, "C 2H").endswith(" doesn't beat 2S.")
    assert turn(after(deal, "C pass", "D pass", "A pass")) == "B leads"


def test_a_four_that_covers_a_three_has_its_power() -> None:
    """A two beats the four as it beats the three; an ace does not."""
    rules = game("president_threes_high")
    deal = opened(rules, "AS AH 5S", "3S 6S", "4S 7S", "AC 2D 4D 8S")
    deal = after(deal, "A AS AH", "B 3S", "C 4S")
    assert why_not(deal, "D AC").endswith("doesn't beat 4S as 3S.")
    assert turn(after(deal, "D 4D")) == "A"
    assert turn(after(deal, "D 2D", "A pass", "B pass", "C pass")) == "D leads"
