"""The kinds of combinations of Big Two (catalogue 3.G)."""

from __future__ import annotations

import pytest

from tests.rules.catalogue.tricks.answers import Row, rows
from tests.rules.notation import after, game, opened, turn, why_not

DRAGON = "3D 4C 5C 6H 7D 8S 9S 10S JH QD KD AC"

TRIPLES = """
Three of a kind may be played, and goes by rank alone | triples=on
    2S 2H 2D > AS AH AC > KS KH KD > 4S 4H 4D > 3S 3H 3C
    8S 8H 8D on 5S 5H: You need 2 cards to beat 5H 5S, not 3.
    8S 8H 8D on 5S 5H 5C 6D 6H: You need 5 cards to beat 5C 5H 5S 6D 6H, not 3.
Without it three of a kind is good only in a full house, or broken up | triples=off
    no play 8S 8H 8D
    no play 2S 2H 2D
    leads 8S 8H 8D 5S 5H
    leads 8S 8H
    8S 8H 8D 5S 5H > 7S 7H 7D 2S 2H
Triples of two packs tie, for suits are of no account among them | triples=on decks=2
    9S 9S* 9H ~ 9C 9D 9D*
    10C 10D 10D* > 9S 9S* 9H
"""

FLUSHES = """
Five of one suit are a flush, above a straight and below a full house | flushes=on
    3S 3H 3D 4C 4D > 3H 5H 8H JH KH > 10S JD QC KH AS
    no play 3H 5H 8H JH KS
    no play 3H 5H 8H JH
    no play 3H 5H 8H JH KH AH
Without flushes five of a suit are nothing, unless they are in sequence | flushes=off
    no play 3H 5H 8H JH KH
    no play 2S AS KS QS 9S
    leads 3H 4H 5H 6H 7H
    3H 4H 5H 6H 7H > 9S 9H 9D 9C 3D > 3S 3H 3D 4C 4D > 10S JD QC KH AS
"""

QUADS = """
Four of a kind takes exactly one card along | quads_form=with_kicker
    leads 9S 9H 9D 9C 3D
    no play 9S 9H 9D 9C
    no play 9S 9H 9D 9C 3D 4D
    9S 9H 9D 9C 3D > 8S 8H 8D 8C 2S > 10S 10H 10D 3S 3H
    3S 3H 3D 3C 4D > 2S 2H 2D AS AH
The four alone are a class of their own | quads_form=bare
    2S 2H 2D 2C > 9S 9H 9D 9C > 6S 6H 6D 6C > 3S 3H 3D 3C
    no play 9S 9H 9D 9C 3D
    9S 9H 9D 9C ~ 2S
    9S 9H 9D 9C ~ 2S 2H
    9S 9H 9D 9C ~ 8S 8H 8D 4C 4D
    9S 9H 9D 9C ~ 3S 4S 5S 6S 7S
Either form, each in its own class | quads_form=both
    leads 9S 9H 9D 9C
    leads 9S 9H 9D 9C 3D
    10S 10H 10D 10C > 9S 9H 9D 9C
    10S 10H 10D 10C 3D > 9S 9H 9D 9C 2D
    10S 10H 10D 10C ~ 9S 9H 9D 9C 2D
    10S 10H 10D 10C 3D ~ 9S 9H 9D 9C
"""

FOUR_CARDS = """
Two pairs of different rank are four cards, by the higher pair | four_card_two_pairs=on
    KS KH AS AD > KC KD QS QD > JS JH 10S 10D
    2S 2H 3S 3D > AS AH KS KD
    no play KS KH KD KC
    no play KS KH AS QD
    KS KH AS AD ~ 2S 2H
Of equal higher pairs the lower decides, then the best suit of the higher
    | four_card_two_pairs=on two_pair_tie=low_pair_then_suit
    AH AC KS KH > AS AD QS QH
    AS AD KH KC > AH AC KS KD
Of equal higher pairs the suit decides at once | four_card_two_pairs=on two_pair_tie=high_pair_suit
    AS AD QS QH > AH AC KS KH
    AS AD KH KC > AH AC KS KD
A bare four of a kind beats any two pairs | four_card_two_pairs=on quads_form=both
    9S 9H 9D 9C > 4S 4H 4D 4C > 2S 2H AS AD
    9S 9H 9D 9C 3D ~ 2S 2H AS AD
    4S 4H 4D 4C 3D ~ 5S 5H 5D 5C
Without it two pairs are nothing | four_card_two_pairs=off quads_form=bare
    no play KS KH AS AD
    leads KS KH KD KC
"""

JUNK = """
Any two pairs and an odd card are the lowest hand of five | two_pair_junk=any
    3S 4H 5C 6D 7S > 2S 2H AS AD KH
    AS 2H 3C 4D 5S > 2S 2H AS AD KH
    2S 2H 3S 3D 4H > AS AH KS KD QC > KC KH QS QD JS
    3C KS KH AS AD > 9C JS JH QS QD
    no play 3C KS KH AS
    no play 3C KS KH AS QD
The odd card never counts | two_pair_junk=any
    3C 9S 9H 8S 8C > 2S 9C 9D 8H 8D
    2S 9S 9H 8H 8C > 3C 9C 9D 8S 8D
Sisters are two pairs next to each other in rank | two_pair_junk=sisters
    leads 3C 9S 9H 10S 10D
    leads 2S 2H AS AD 3C
    leads 3S 3H 4S 4D 2S
    no play 3C 9S 9H JS JD
    no play 3S 3H 2S 2D AC
    2S 2H AS AD 3C > AC AH KS KD 3D > 10S 10D 9S 9H 2C
Sisters follow the order of ranks: with threes high the three is next to the two
    | two_pair_junk=sisters rank_order=three_high
    leads 3S 3H 2S 2D AC
    no play 3S 3H 4S 4D 2S
    3S 3H 2S 2D AC > AS AH KS KD QC
Off: two pairs with a card are nothing | two_pair_junk=off
    no play 3C KS KH AS AD
    no play 3C 9S 9H 10S 10D
"""

TIES = """
First the lower pair, then the best suit of the higher pair
    | two_pair_junk=any two_pair_tie=low_pair_then_suit
    KH KC QS QD 3C > KS KD JS JD 4C
    KS KC QH QC 3C > KH KD QS QD 2C
    KS KC 3H 3C 4C > KH KD 3S 3D 2C
The suit of the higher pair at once | two_pair_junk=any two_pair_tie=high_pair_suit
    KS KD JS JD 4C > KH KC QS QD 3C
    KS KD 3H 3C 4C > KH KC QS QD 2C
Where suits break no tie the lower pair alone decides | two_pair_junk=any suit_scope=off
    KH KC QS QD 3C > KS KD JS JD 4C
    KH KC QS QD 3C ~ KS KD QH QC 4C
Also where the suit was to decide at once
    | two_pair_junk=any suit_scope=off two_pair_tie=high_pair_suit
    KH KC QS QD 3C > KS KD JS JD 4C
    KH KC QS QD 3C ~ KS KD QH QC 4C
Four of a rank with a card are no two pairs | two_pair_junk=any quads_form=bare
    no play KS KH KD KC 3S
"""

EXTRA = """
A straight flush is five cards | straight_flush_extra=0
    leads 5S 6S 7S 8S 9S
    no play 5S 6S 7S 8S 9S 3D KH
    5S 6S 7S 8S 9S > AS AH AD AC 3D
It needs two further cards, any cards | straight_flush_extra=2
    leads 5S 6S 7S 8S 9S 3D KH
    leads 5S 6S 7S 8S 9S 3D 3H
    leads 5S 6S 7S 8S 9S 10S JS
    no play 5S 6S 7S 8S 9S 3D
    no play 5S 6S 7S 8S 9S 3D KH KD
    no play 5S 6S 7S 8S 9H 3D KH
    6S 7S 8S 9S 10S 3D 4D > 5H 6H 7H 8H 9H 2S 2H
    5S 6S 7S 8S 9S 3D 4D > 5H 6H 7H 8H 9H 2S 2H
The best five of the seven decide | straight_flush_extra=2
    5S 6S 7S 8S 9S 10S JS > 6H 7H 8H 9H 10H 2S 2H
    7H 8H 9H 10H JH 3D 4D > 6S 7S 8S 9S 10S 2S 2H
Five suited cards in sequence alone are a straight | straight_flush_extra=2
    5S 6S 7S 8S 9S > 5H 6C 7D 8S 9C
    10H JC QC KD AC > 5S 6S 7S 8S 9S
    3H 5H 8H JH KH > 5S 6S 7S 8S 9S
    3S 3H 3D 3C 4C > 5S 6S 7S 8S 9S
With jokers, which may be any of the seven | straight_flush_extra=2 joker_wild=card jokers=2
    leads 5S 6S 7S 8S RJ=9S 3D KH
    leads 5S 6S 7S 8S 9S 3D RJ=2H
    leads 5S 6S 7S RJ=8S BJ=9S 3D KH
    leads 5S 6S 7S 8S 9S RJ=KH BJ=2H
    no play 5S 6S 7S 8D 9S RJ 3H KH
    6S 7S 8S 9S RJ=10S 3D KH > 5S 6S 7S 8S RJ=9S 2S 2H
The seven beat hands of five, and four of a kind among them | straight_flush_extra=2
    5S 6S 7S 8S 9S 3D KH > AS AH AD AC KC
    5S 6S 7S 8S 9S 3D KH > 10H JC QC KD AC
"""

DRAGONS = f"""
A card of every rank may be led; only a dragon with a higher two answers it | dragon_combo=on
    leads {DRAGON} 2H
    {DRAGON} 2S > 3S 4S 5S 6S 7S 8D 9D 10D JS QS KS AS 2H
    {DRAGON} 2S > 3S 4S 5S 6S 7S 8D 9D 10D JS QS KS AS 2D
    {DRAGON} 2H on AS: You need 1 card to beat AS, not 13.
    no play {DRAGON}
    no play {DRAGON} KS
Off: thirteen ranks are no play | dragon_combo=off
    no play {DRAGON} 2H
Where suits break no tie dragons tie | dragon_combo=on suit_scope=off
    {DRAGON} 2S ~ 3S 4S 5S 6S 7S 8D 9D 10D JS QS KS AS 2H
In the pack of 40 there are ten ranks | dragon_combo=on pack=strip40
    leads 3D 7D 8S 9S 10S JH QD KD AC 2H
    no play 3D 7D 8S 9S 10S JH QD KD AC
"""


@pytest.mark.parametrize(
    "row",
    [
        *rows("bigtwo_basic", TRIPLES),
        *rows("bigtwo_basic", FLUSHES),
        *rows("bigtwo_basic", QUADS),
        *rows("bigtwo_basic", FOUR_CARDS),
    ],
)
def test_kinds_that_a_table_may_have_or_not(row: Row) -> None:
    """BT-05, BT-08, BT-48; 002 var 1 to 3."""
    row.holds()


@pytest.mark.parametrize("row", [*rows("bigtwo_basic", JUNK), *rows("bigtwo_basic", TIES)])
def test_two_pairs_with_an_odd_card(row: Row) -> None:
    """002 var 4 to 6: butterfly and sisters."""
    row.holds()


@pytest.mark.parametrize("row", rows("bigtwo_basic", EXTRA))
def test_a_straight_flush_with_two_further_cards(row: Row) -> None:
    """BT-49, C-BT-15."""
    row.holds()


@pytest.mark.parametrize("row", rows("bigtwo_three", DRAGONS))
def test_dragons(row: Row) -> None:
    """002 var 14."""
    row.holds()


def test_a_dragon_led_goes_out_or_keeps_the_lead() -> None:
    rules = game("bigtwo_three", dragon_combo="on", first_lead="dealer_next")
    deal = opened(rules, f"{DRAGON} 2H 3S", "4S 5S", "6S 8D")
    assert why_not(deal, f"A {DRAGON}").endswith("isn't a valid play in this game.")
    deal = after(deal, f"A {DRAGON} 2H", "B pass", "C pass")
    assert turn(deal) == "A leads"
