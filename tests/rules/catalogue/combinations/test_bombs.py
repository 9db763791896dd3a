"""Bombs: plays that beat plays of another kind (catalogue 3.K)."""

from __future__ import annotations

import pytest

from rules.catalogue import contradictions, problems
from rules.deal import Deal
from rules.events import Played
from tests.rules.catalogue.tricks.answers import Row, rows
from tests.rules.notation import after, events, game, opened, turn, why_not

FREE = {"first_lead": "dealer_next", "opening_includes_low": "free"}
FOUR, FLUSH = "6S 6H 6C 6D 3C", "5S 6S 7S 8S 9S"

SYSTEMS = """
Honours alone reach no further than hands of five | bomb_system=honours
    5S 6S 7S 8S 9S > 6S 6H 6C 6D 3C > AS AH AC KD KH
    6S 6H 6C 6D 3C ~ 3S
    5S 6S 7S 8S 9S ~ 3S 3H 3D
With no bombs the hands of five are as ever, and reach nothing else | bomb_system=none
    5S 6S 7S 8S 9S > 6S 6H 6C 6D 3C > AS AH AC KD KH
    6S 6H 6C 6D 3C ~ 3S
"""

OTHER_SYSTEMS = [
    *rows(
        "president_basic",
        """
President without bombs: four of a kind is a set of four | bomb_system=none
    4S 4H 4D 4C ~ AS
    4S 4H 4D 4C ~ 3S 3H 3D
    5S 5H 5D 5C > 4S 4H 4D 4C
In President, too, four of a kind may be bombs | bomb_system=dou_dizhu
    5S 5H 5D 5C > 4S 4H 4D 4C > 2S
    4S 4H 4D 4C > 2S 2H 2D > AS AH AD
With its jokers the rocket is above the bombs | bomb_system=dou_dizhu jokers=2
    RJ BJ > 2S 2H 2D 2C > 3S 3H 3D 3C > RJ
    RJ BJ > 2S 2H
With one joker there is no rocket | bomb_system=dou_dizhu jokers=1
    2S 2H 2D 2C > BJ > 2S
With two packs any joker of either colour is half a rocket | bomb_system=dou_dizhu jokers=4 decks=2
    RJ BJ ~ RJ* BJ*
    RJ BJ* > 2S 2H 2D 2C
    no play RJ RJ*
Chops in President go by its runs of pairs | bomb_system=chops sequences=single_and_multiple
    4S 4H 5D 5C 6S 6H > 3S 3H 4D 4C 5S 5H > 2S
    3S 3H 3D 3C > 2S
""",
    ),
    *rows(
        "doudizhu_denexa",
        """
In Dou Dizhu four of a kind beat all but higher fours and the rocket | bomb_system=dou_dizhu
    RJ BJ > 2S 2H 2D 2C > 4S 4H 4D 4C > 3S 3H 3D 3C > RJ
    3S 3H 3D 3C > 2S 2H 2D
    3S 3H 3D 3C > 10S JD QD KH AH
    3S 3H 3D 3C > AS AH AD KS KD
    3S 3H 3D 3C > AS AH AD AC KS QD
    RJ BJ > 2S 2H
    RJ > BJ
Without bombs four of a kind stays a set and the jokers a pair | bomb_system=none
    4S 4H 4D 4C > 3S 3H 3D 3C
    4S 4H 4D 4C ~ 5S
    4S 4H 4D 4C ~ RJ BJ
""",
    ),
    *rows(
        "bigthree_denexa",
        """
In Big Three four of a kind answer four of a kind only | bomb_system=none
    3S 3H 3D 3C > 2S 2H 2D 2C > 4S 4H 4D 4C
    4S 4H 4D 4C ~ AS
    4S 4H 4D 4C ~ 5S 6H 7D
""",
    ),
]

REACH = """
Only hands of five | bomb_reach=five_card_only
    6S 6H 6C 6D 3C ~ 3S
    6S 6H 6C 6D 3C ~ 4S 4H
    6S 6H 6C 6D 3C ~ 4S 4H 4D
    6S 6H 6C 6D 3C > 4S 4H 4D 5S 5H
Singles and pairs too | bomb_reach=singles_pairs
    5S 6S 7S 8S 9S > 6S 6H 6C 6D 3C > 2S > AS
    6S 6H 6C 6D 3C > 2H 2D
    5S 6S 7S 8S 9S > 2H 2D
    6S 6H 6C 6D 3C ~ 4S 4H 4D
    5S 6S 7S 8S 9S ~ 4S 4H 4D
    6S 6H 6C 6D 3C > 4S 4H 4D 5S 5H
Singles, pairs and three of a kind too | bomb_reach=singles_pairs_triples
    6S 6H 6C 6D 3C > 2S
    6S 6H 6C 6D 3C > 2S 2H
    6S 6H 6C 6D 3C > 2S 2H 2D > AS AH AD
    5S 6S 7S 8S 9S > 2S 2H 2D
Four cards are out of that reach | bomb_reach=singles_pairs_triples quads_form=both
    6S 6H 6C 6D 3C ~ 4S 4H 4D 4C
    5S 6S 7S 8S 9S ~ 4S 4H 4D 4C
Anything | bomb_reach=everything
    5S 6S 7S 8S 9S > 6S 6H 6C 6D 3C > 2S
    6S 6H 6C 6D 3C > 2S 2H 2D
    6S 6H 6C 6D 3C > AS AH AD KS KH
Anything: also bare fours, but four and one must be higher | bomb_reach=everything quads_form=both
    5S 6S 7S 8S 9S > 10S 10H 10D 10C > 6S 6H 6C 6D
    6S 6H 6C 6D 3C > 4S 4H 4D 4C
    6S 6H 6C 6D 3C ~ 10S 10H 10D 10C
Anything: also two pairs | bomb_reach=everything four_card_two_pairs=on
    6S 6H 6C 6D 3C > 2S 2H AS AD
    5S 6S 7S 8S 9S > 2S 2H AS AD
Anything: also a dragon | bomb_reach=everything dragon_combo=on players=3..3
    6S 6H 6C 6D 3C > 3D 4C 5C 6H 7D 8S 9S 10S JH QD KD AC 2H
On an honour hand only a higher one follows | bomb_reach=everything
    10S JS QS KS AS > 9S 10S JS QS KS > 2S 2H 2C 2D 3C > 6S 6H 6C 6D 3C > 5S 5H 5C 5D 3C
    6S 6H 6C 6D 3C > 2S 4S 9S JS QS
Equal honour hands tie | bomb_reach=everything decks=2 suit_scope=off
    6S 6H 6C 6D 3C ~ 6S/red 6H/red 6C/red 6D/red 2S
    5S 6S 7S 8S 9S ~ 5H 6H 7H 8H 9H
"""

HANDS = """
Fours alone are honour hands; on hands of five straight flushes stay higher
    | bomb_hands=quads bomb_reach=everything
    6S 6H 6C 6D 3C > AS > KS
    5S 6S 7S 8S 9S ~ AS
    5S 6S 7S 8S 9S ~ AH AD
    5S 6S 7S 8S 9S > 6S 6H 6C 6D 3C
    5S 6S 7S 8S 9S > AS AH AD 3S 3H
Straight flushes alone are | bomb_hands=straight_flush bomb_reach=everything
    5S 6S 7S 8S 9S > 2S 2H 2D
    5S 6S 7S 8S 9S > 6S 6H 6C 6D 3C
    6S 6H 6C 6D 3C ~ AS
    6S 6H 6C 6D 3C ~ AS AD
    6S 6H 6C 6D 3C > AS AH AD 3S 3H
Both are | bomb_hands=both bomb_reach=everything
    5S 6S 7S 8S 9S > 6S 6H 6C 6D 3C > 2S 2H 2D
    5S 6S 7S 8S 9S > 2S 2H 2D
Latta: a straight flush is a bomb of seven cards
    | bomb_hands=both bomb_reach=everything straight_flush_extra=2
    6S 7S 8S 9S 10S 3D KH > 5S 6S 7S 8S 9S 2D KH > 6S 6H 6C 6D 3C > 2S 2H 2D
    5S 6S 7S 8S 9S 2D KH > AS
    5S 6S 7S 8S 9S ~ AS
Where royal flushes alone are above the fours, fours beat the other bombs
    | five_card_order=royal_only_over_quads bomb_reach=everything
    10S JS QS KS AS > 6S 6H 6C 6D 3C > 5S 6S 7S 8S 9S > AS
Only the same type answers, bombs apart | five_card_cross=same_type bomb_reach=singles_pairs
    6S 6H 6C 6D 3C > 4S 5H 6C 7D 8S
    5S 6S 7S 8S 9S > 6S 6H 6C 6D 3C
    9S 9H 9D 4C 4H ~ 4S 5H 6C 7D 8S
"""

SPARED = """
No bomb beats the Big Two alone | bomb_spares_big_two=on bomb_reach=everything
    6S 6H 6C 6D 3C ~ 2S
    5S 6S 7S 8S 9S ~ 2S
    6S 6H 6C 6D 3C > 2H
    6S 6H 6C 6D 3C > 2S 2H
    6S 6H 6C 6D 3C > 2S 2H 2D
The highest two of other suits is spared likewise
    | bomb_spares_big_two=on bomb_reach=everything suit_order=DHSC
    6S 6H 6C 6D 3C ~ 2D
    6S 6H 6C 6D 3C > 2S
It is not spared | bomb_spares_big_two=off bomb_reach=everything
    6S 6H 6C 6D 3C > 2S
"""

QUADS_FIRST = """
Four of a kind beat every play without, straight flushes too | quads_beat_nonquads=on
    3S 3H 3C 3D 4C > 10S JS QS KS AS
    3S 3H 3C 3D 4C > 2S
    3S 3H 3C 3D 4C > 2S 2H
    3S 3H 3C 3D 4C > 2S 2H 2D
    2S 2H 2C 2D 4C > 4S 4H 4C 4D 9C > 3S 3H 3C 3D 2S
Bare fours do so too, and go by the rank of the four | quads_beat_nonquads=on quads_form=both
    2S 2H 2C 2D > 3S 3H 3C 3D 6S > AS
    4S 4H 4C 4D > 3S 3H 3C 3D 6S
    4S 4H 4C 4D 6S > 3S 3H 3C 3D
    4S 4H 4C 4D > 10S JS QS KS AS
It is not so | quads_beat_nonquads=off
    10S JS QS KS AS > 3S 3H 3C 3D 4C
    3S 3H 3C 3D 4C ~ 2S
"""


@pytest.mark.parametrize("row", [*rows("bigtwo_basic", SYSTEMS), *OTHER_SYSTEMS])
def test_bombs_beat_the_plays_of_another_kind_in_their_reach(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize("row", rows("bigtwo_basic", REACH))
def test_honour_hand_may_be_laid_on_the_plays_in_its_reach(row: Row) -> None:
    """002 var 20, Lukang, GameSky."""
    row.holds()


@pytest.mark.parametrize("row", rows("bigtwo_basic", HANDS))
def test_which_hands_are_honour_hands(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize("row", rows("bigtwo_basic", SPARED))
def test_the_big_two_may_be_spared(row: Row) -> None:
    """C-BT-18: as a single card only."""
    row.holds()


@pytest.mark.parametrize("row", rows("bigtwo_basic", QUADS_FIRST))
def test_fours_may_beat_whatever_is_none(row: Row) -> None:
    """002 var 23, C-BT-17."""
    row.holds()


def night(**changed: str) -> Deal:
    """A deal in which A led a single and B is due; C holds a straight flush, D four of a kind."""
    rules = game(
        "bigtwo_basic", **FREE, **({"bomb_reach": "everything", "bomb_out_of_turn": "on"} | changed)
    )
    deal = opened(rules, "4D 9D QH KH", "JD QD 4S", f"{FLUSH} 4C KC", f"{FOUR} 10D JH")
    return after(deal, "A 4D")


def test_a_bomb_out_of_turn_takes_the_turn_with_it() -> None:
    """000 GameSky: the turn goes on from the bomber."""
    deal = after(night(), f"D {FOUR}")
    assert turn(deal) == "A"
    assert why_not(deal, "B JD") == "It's not your turn yet."


def test_a_higher_bomb_answers_out_of_turn_and_a_lower_one_does_not() -> None:
    deal = after(night(), f"D {FOUR}", f"C {FLUSH}")
    assert turn(deal) == "D"
    lower = after(night(), f"C {FLUSH}")
    assert why_not(lower, f"D {FOUR}") != ""
    assert turn(after(lower, "D pass", "A pass", "B pass")) == "C leads"


def test_only_a_bomb_comes_out_of_turn() -> None:
    deal = night()
    for other in ("10D", "6S 6H", "6S 6H 6C"):
        assert why_not(deal, f"D {other}") == "It's not your turn yet."


def test_bomb_out_of_turn_is_refused_on_the_own_play_and_between_tricks() -> None:
    deal = opened(
        game("bigtwo_basic", **FREE, bomb_reach="everything", bomb_out_of_turn="on"),
        f"4D {FOUR} 9D", "JD QD", f"{FLUSH} 4C", "10D JH",
    )  # fmt: skip
    assert why_not(deal, f"C {FLUSH}") == "It's not your turn yet."
    deal = after(deal, "A 4D")
    assert why_not(deal, f"A {FOUR}") == "It's not your turn yet."
    deal = after(deal, "B pass", "C pass", "D pass")
    assert turn(deal) == "A leads"
    assert why_not(deal, f"C {FLUSH}") == "It's not your turn yet."


def test_bomb_out_of_turn_is_legal_after_an_own_pass_and_other_passes_stay() -> None:
    """I-09."""
    deal = after(night(pass_rule="locked"), "B pass", "C pass")
    assert turn(deal) == "D"
    deal = after(deal, f"C {FLUSH}")
    assert turn(deal) == "D"
    assert turn(after(deal, "D pass", "A pass")) == "C leads"


@pytest.mark.parametrize("hands", ["quads", "straight_flush"])
def test_only_the_agreed_hands_come_out_of_turn(hands: str) -> None:
    deal = night(bomb_hands=hands)
    lawful, other = (f"D {FOUR}", f"C {FLUSH}") if hands == "quads" else (f"C {FLUSH}", f"D {FOUR}")
    assert any(isinstance(event, Played) for event in events(deal, lawful))
    assert why_not(deal, other) == "It's not your turn yet."


def test_without_the_rule_even_a_bomb_waits_for_its_turn() -> None:
    deal = night(bomb_out_of_turn="off")
    assert why_not(deal, f"D {FOUR}") == "It's not your turn yet."
    assert turn(after(deal, "B pass", "C pass", f"D {FOUR}")) == "A"


def test_no_bomb_after_the_deal_has_ended() -> None:
    rules = game("bigtwo_basic", **FREE, bomb_reach="everything", bomb_out_of_turn="on")
    deal = after(opened(rules, "4D", "JD QD", f"{FLUSH} 4C", "10D JH"), "A 4D")
    assert why_not(deal, f"C {FLUSH}") == "This deal is over."


def test_honours_need_hands_of_five() -> None:
    assert problems("president_basic", {"bomb_system": "honours"}) == [
        "These bombs need Big Two's five-card hands."
    ]
    poker = {"bomb_system": "honours", "poker_combos": "on"}
    assert contradictions("president_basic", poker) == []
