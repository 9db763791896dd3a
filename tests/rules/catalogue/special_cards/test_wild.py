"""Wild cards, and the powers of a joker (catalogue 3.A, 3.M)."""

from __future__ import annotations

import pytest

from rules.actions import Play
from rules.catalogue import problems
from rules.cli.situation import said
from rules.engine import decide
from tests.rules.catalogue.tricks.answers import Row, rows
from tests.rules.notation import after, beats, game, opened, turn, why_not

JOKERS = """
Not wild: a joker is no nine | joker_wild=off jokers=2
    no play 9S RJ
    no play 9S 9C RJ
    leads RJ
    RJ BJ > 2S 2H
Any rank: beside a natural card it takes its rank | joker_wild=rank jokers=2
    9S RJ > 8S 8H
    9S 9C RJ > 8S 8H 8D
    9S RJ BJ > 8S 8H 8D
    9S 9H 9D 9C RJ BJ > 8S 8H 8D 8C RJ BJ
    no play 9S 10S RJ
    3S RJ ~ 3H 3D
    2S RJ > AS AH
    10S 10H 10D > 9S 9C RJ
Alone it stays the highest card | joker_wild=rank jokers=2
    RJ > 2S
    RJ BJ > 2S 2H
    RJ ~ BJ
One joker is enough | joker_wild=rank jokers=1
    9S BJ > 8S 8H
    no play 9S 10S BJ
Four wild jokers with two packs | joker_wild=rank jokers=4 decks=2
    9S RJ BJ RJ/red BJ/red > 8S 8S/red 8H 8D 8C
    9S 9S/red RJ ~ 9H 9C 9C/red
With powers of the twos the joker that stands for a two is a set
    | joker_wild=rank jokers=2 two_power=wins_trick
    2S RJ on AS AH: yes
    2S on AS AH: wins
"""

IN_RUNS = """
A joker takes any rank that a run lacks, within it or at its end
    | joker_wild=rank jokers=2 sequences=single_and_multiple
    leads 5S 7C RJ
    leads 5S 8C RJ BJ
    leads KD AD RJ
    no play 5S 8D RJ
    no play 5S 5D 6C RJ
    no play AD 2D RJ
    7S 9D RJ > 5H 6C 7D
    5S 7D RJ ~ 5H 6C 7D
    6S 6D 7S RJ 8D 8C > 3S 3H 4D 4C 5D 5C
    4S 4D RJ 5D 5C 6S 6H BJ 6C > 3S 3H 3D 4H 4C RJ 5S 5H BJ
Unsaid it makes the higher run | joker_wild=rank jokers=2 sequences=single
    6S 7D RJ on 5S 6H 7C: yes
    6S 7D RJ=5 on 5S 6H 7C: no
"""

IN_HANDS = """
A joker takes any rank that a hand of five lacks, and lends no suit | joker_wild=rank jokers=2
    leads 5S 6D 7C 9H RJ
    9S 9H 4D 4C RJ=9 > 8S 8H 8D KC KD
    9S 9H 9D 4C RJ=9 > 8S 8H 8D 8C KD
    9S 9H 9D 4C RJ=9 > AS AH AD KC KD
    9S 9D RJ > 8S 8H 8D
    no play 3H 5H 8H JH RJ
    no play 5S 6D 7C JH RJ
    6H 7H 8H 9H RJ > 5S 6D 7C 8H 9S
    6H 7H 8H 9H RJ on 3S 3H 3D 4C 4D: no
"""

ANY_CARD = """
Any card of any suit, in straights and flushes too | joker_wild=card jokers=2
    6H 7H 8H 9H BJ=10H > AS AH AC AD KD
    leads 6H 7H 8H 9H BJ=5H
    leads 6H 7S 8H 9H BJ
    leads 3H 5H 8H JH RJ=KH
    leads 9S 9H RJ 4D 4C
    leads 9S 9H 9D RJ BJ
    leads 9S 9H RJ BJ 4C
    leads 4S RJ BJ 9D 9H
    no play 4S 5S 8D JC RJ
    no play 4S 5S 9D JC QC
It lends the suit it stands for | joker_wild=card jokers=2
    9D RJ=9S > 9H 9C
    6D 7D 8D 9C RJ=10S > 6S 7S 8S 9S 10H
    6D 7D 8D 9C RJ=5S on 6S 7S 8S 9S 10H: no
Unsaid it makes the best of the cards | joker_wild=card jokers=2
    9D RJ on 9S 9H: no
    9D RJ on 9H 9C: yes
    6H 7H 8H 9H BJ on 5S 6S 7S 8S 9S: yes
It stands for no card that is in the play | joker_wild=card jokers=2
    9S RJ=9S: 9S RJ isn't a valid play in this game.
Alone it is above the Big Two | joker_wild=card jokers=2
    BJ > RJ > 2S
    RJ BJ > 2S 2H
    2S RJ > AS AH
"""

RANKS = """
None: twos and threes are plain | wild_ranks={}
    no play 9S 3D
    no play 9S 2D
    2S > AS > 3S
Threes | wild_ranks={3} wild_alone=own_rank
    9S 3D > 8S 8H
    no play 9S 2D
    no play 9S 10S 3D
    2S 3D > AS AH
    2S 2H ~ 2D 3D
Twos | wild_ranks={2} wild_alone=own_rank
    9S 2D > 8S 8H
    9S 2D ~ 9H 9C
    no play 9S 3D
    no play 3S 4S 2D
    AS 2H > KS KH
Twos and threes | wild_ranks={2,3} wild_alone=own_rank
    9S 3D 2C > 8S 8H 8D
    10S 10H 10D > 9S 3D 2C
    no play 9S 8S 2C
With jokers they are Huberes | wild_ranks={2,3} joker_wild=rank jokers=2 wild_alone=own_rank
    9S 3D 2C RJ > 8S 8H 8D 8C
    9S 9H 9D 9C 2S 3S RJ > 8S 8H 8D 8C 2H 3H BJ
Plain jokers take no part in it | wild_ranks={3} joker_wild=off jokers=2 wild_alone=own_rank
    no play 9S RJ
    9S 3D > 8S 8H
"""

POWERS = """
It is just the highest single | joker_power=none jokers=2
    RJ > 2S
    RJ ~ KS KH
    RJ BJ > 2S 2H
One beats any single or set of lower cards | joker_power=beats_any_set jokers=2
    RJ > KS KH KD
    RJ > 2S 2H 2D 2C
    RJ > 3S 3H
    RJ > 2S
    RJ ~ BJ
Only a higher joker answers it | joker_power=beats_any_set jokers=2 joker_order=red_high
    RJ > BJ > 2S 2H 2D
    2S 2H on BJ: no
    RJ BJ on BJ: no
Two jokers are a pair that one joker does not beat | joker_power=beats_any_set jokers=2
    RJ BJ > 2S 2H
    RJ on BJ RJ: no
It beats no run | joker_power=beats_any_set jokers=2 sequences=single_and_multiple
    RJ on 4S 5D 6C: no
    RJ on 4S 4H 5D 5C 6S 6H: no
    RJ on 6S 6H: yes
Where wild cards alone are highest and equal, it beats none of them
    | joker_power=beats_any_set jokers=2 joker_wild=rank wild_ranks={2,3} wild_alone=top_equal
    RJ ~ 3C
    RJ on 3C 3D: no
    RJ on 2S BJ: no
    3C 3D > 9C 9D
    RJ > 9C 9D
    RJ > 9C 3D
One beats anything and ends the trick | joker_power=wins_trick jokers=2
    RJ on 2S: wins
    RJ on 2S 2H 2D 2C: wins
    RJ on 3S: wins
    RJ: wins
    RJ on BJ: nobody answers
    no play RJ BJ
It ends a run as well | joker_power=wins_trick jokers=2 sequences=single
    RJ on 4S 5D 6C: wins
"""


@pytest.mark.parametrize("row", rows("president_basic", JOKERS))
def test_jokers_for_any_rank(row: Row) -> None:
    """PV-11."""
    row.holds()


@pytest.mark.parametrize(
    "row", [*rows("president_basic", IN_RUNS), *rows("bigtwo_basic", IN_HANDS)]
)
def test_jokers_for_any_rank_of_a_run_or_hand(row: Row) -> None:
    """000:420."""
    row.holds()


@pytest.mark.parametrize("row", rows("bigtwo_basic", ANY_CARD))
def test_jokers_for_any_card(row: Row) -> None:
    """002 var 26."""
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", RANKS))
def test_ranks_that_are_wild(row: Row) -> None:
    """PV-15."""
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", POWERS))
def test_the_power_of_a_joker(row: Row) -> None:
    """PV-13, P3-04."""
    row.holds()


def test_joker_stands_for_one_card_until_the_trick_ends() -> None:
    rules = game("president_wild_jokers", joker_wild="rank", first_lead="dealer_next")
    deal = opened(rules, "4S RJ 9H", "5S 5H KS", "4H 4D KH", "6S 6H 10D")
    deal = decide(deal, 0, Play(*said("4S RJ=4"))).deal
    assert why_not(deal, "B 5S") == "You need 2 cards to beat 4S RJ as 4D, not 1."
    deal = after(deal, "B 5S 5H")
    assert why_not(deal, "C 4H 4D").endswith("doesn't beat 5H 5S.")


def test_jokers_alone_stand_for_the_cards_that_their_player_names() -> None:
    rules = game("president_wild_jokers", joker_rank="none", first_lead="dealer_next")
    deal = opened(rules, "RJ BJ 9H", "5S 5H KS", "4H 4D KH", "6S 6H 10D")
    assert why_not(deal, "A RJ BJ").startswith("Say what ")
    deal = decide(deal, 0, Play(*said("RJ=4 BJ=4"))).deal
    assert turn(after(deal, "B 5S 5H")) == "C"


def test_a_joker_that_wins_the_trick_leads_the_next() -> None:
    """000:430: no player may answer, and the owner of the joker leads."""
    rules = game("president_basic", jokers="2", joker_power="wins_trick")
    deal = opened(rules, "KS KH 3S", "RJ 4S", "BJ 5S", "6S 6H")
    deal = after(deal, "A KS KH", "B RJ")
    assert turn(deal) == "B leads"
    assert why_not(deal, "C BJ") == "It's not your turn yet."
    assert turn(after(deal, "B 4S")) == "C"


def test_where_it_was_the_last_card_the_next_player_leads() -> None:
    rules = game("president_basic", jokers="2", joker_power="wins_trick")
    deal = after(opened(rules, "KS KH 3S", "RJ", "BJ 5S", "6S 6H"), "A KS KH", "B RJ")
    assert turn(deal) == "C leads"


def test_after_a_joker_that_beats_any_set_play_goes_on() -> None:
    """000:440, C-PR-14."""
    rules = game("president_basic", jokers="2", joker_power="beats_any_set", joker_order="red_high")
    deal = opened(rules, "KS KH 3S", "BJ 4S", "RJ 5S", "6S 6H")
    deal = after(deal, "A KS KH", "B BJ")
    assert turn(deal) == "C"
    assert turn(after(deal, "C pass", "D pass", "A pass")) == "B leads"
    assert turn(after(deal, "C RJ", "D pass", "A pass", "B pass")) == "C leads"


CARD_JOKERS = [("2", []), ("3", ["Jokers that stand for any card of any suit are two at most."])]


@pytest.mark.parametrize(("jokers", "told"), CARD_JOKERS, ids=["two", "three are refused"])
def test_jokers_for_any_card_are_two_at_most(jokers: str, told: list[str]) -> None:
    assert problems("bigtwo_basic", {"decks": "2", "jokers": jokers, "joker_wild": "card"}) == told
    for_ranks = {"decks": "2", "jokers": "4", "joker_wild": "rank"}
    assert problems("president_basic", for_ranks) == []


@pytest.mark.parametrize("written", ["{4}", "2", "{2,3,3}", "{2,,3}", "{A}"])
def test_only_twos_and_threes_are_ever_wild(written: str) -> None:
    (told,) = problems("president_basic", {"wild_ranks": written})
    assert told.endswith("Type {}, {2}, {3} or {2,3}.")


@pytest.mark.parametrize("written", ["{3,2}", "{ 2, 3 }"])
def test_the_order_in_which_they_are_named_does_not_matter(written: str) -> None:
    assert beats(game("president_basic", wild_ranks=written), "9S 3D 2C", "8S 8H 8D")
