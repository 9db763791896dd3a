"""Decisions of a normal computer, which plans its hand, in realistic hands."""

from __future__ import annotations

from random import Random

import pytest

from bot.players.levels import Level, choose
from rules.actions import Action, Bid, Call, Give, Pass
from rules.cards import cards, each
from tests.bot.players.supposing import Table, table

NORMAL = Level.NORMAL


def landlord(hand: str, *others: str, moves: tuple[str, ...] = ()) -> Table:
    """Return a table of Dou Dizhu with A as the landlord, who leads."""
    return table("doudizhu_denexa", hand, *others, moves=("A bids 3", *moves))


def test_leads_the_straight_that_leaves_one_play() -> None:
    hand = "3D 4C 5C 6C 7D KD KS"
    assert table("bigtwo_basic", hand, "4D 5D 8H", "4H 5H 8S", "4S 5S 9S").says(NORMAL) == (
        "3D 4C 5C 6C 7D"
    )


def test_goes_out_when_it_can() -> None:
    now = table(
        "bigtwo_basic", "3D 2S", "4D 9C", "5D 9H", "6D 9S", moves=("A 3D", "B 4D", "C 5D", "D 6D")
    )
    assert now.says(NORMAL) == "2S"


def test_keeps_the_bomb_while_a_single_will_do() -> None:
    now = landlord(
        "3D 5H 7H 9H JH", "4D 6D 6C 6H 6S 8D 10S JC QD KS", "3C 4C 10D 10C", moves=("A 3D",)
    )
    assert now.says(NORMAL) in ("4D", "8D", "10S", "JC")


def test_does_not_beat_the_ace_of_its_partner() -> None:
    hands = ("AD 3D 4C 4H 8D", "3C 5C 6C 7C 9D", "2S 5H 6H 9H 10H", "3H 5S 6S 7S 9S")
    now = table("bigtwo_teams", *hands, moves=("A 3D", "B 5C", "C 9H", "D pass", "A AD", "B pass"))
    assert now.says(NORMAL) == "-"


@pytest.mark.parametrize(("partner", "said"), [("KD 8C 8D 8H", "-"), ("KD 8C", "AH")])
def test_goes_out_only_where_that_does_not_lose_its_side_the_deal(partner: str, said: str) -> None:
    """The opponents hold one card each; the partner keeps three cards, or one."""
    hands = "3D AH", "4D 5C", partner, "6C"
    now = table("bigtwo_teams", *hands, moves=("A 3D", "B 4D", "C KD", "D pass"))
    assert now.says(NORMAL) == said


def test_leads_less_than_its_last_cards_where_the_other_side_would_win_by_them() -> None:
    passes = "B pass", "C pass", "D pass"
    partner = "8C 9D JS QH KC"
    now = table("bigtwo_teams", "3D 7C 7D", "4C 5D", partner, "4H 6H", moves=("A 3D", *passes))
    assert now.says(NORMAL) in ("7C", "7D")


def test_peasants_do_not_beat_each_other_where_the_landlord_is_out_of_the_trick() -> None:
    now = landlord("3D 5H 7H 9H JH", "KD 4D 4S", "AC 3S 4H 8S", moves=("A 3D", "B KD"))
    assert now.says(NORMAL) == "-"


def test_leads_no_single_where_the_next_has_one_card() -> None:
    now = table("bigtwo_basic", "3D 3C 6H 9C", "10S", "4D 8D 9D QH", "4S 5S 9S KS")
    assert now.says(NORMAL) == "3D 3C"


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("BJ RJ 4D 4C 4H 4S 9D 9C 9H 9S 3D 5D 6D 7H 10D JD 2D", Bid(3)),
        ("3D 4C 6H 6S 7D 8D 9C 10S JS QD 3H 4H 5S 7C QC 8H 10D", Pass()),
    ],
)
def test_bids_three_on_rocket_and_two_bombs_and_nothing_on_rags(hand: str, bid: Bid | Pass) -> None:
    now = table("doudizhu_denexa", hand, "3C", "3S")
    assert choose(now.known(0), NORMAL, Random(1)) == bid


@pytest.mark.parametrize("level", [Level.NORMAL, Level.STRONG])
def test_a_partner_in_collusion_swaps_for_as_many_cards_and_none_lower(level: Level) -> None:
    hands = "3D 9C JD QD", "4D 6H 9S KD", "4C 6S 10S KC", "4H 10H JC AS"
    now = table("president_collusion", *hands)
    now.act(0, Give(cards("9C JD")))
    answer = choose(now.known(3), level, Random(1))
    assert isinstance(answer, Give)
    now.act(3, answer)
    assert now.deal.hands[3] & cards("9C JD") == cards("9C JD")
    given = now.deal.hands[0] & cards(hands[3])
    assert given.bit_count() == 2
    height = now.deal.rules.ranking.rank_height
    assert min(map(height, each(given))) > height(cards("9C"))


@pytest.mark.parametrize("level", [Level.NORMAL, Level.STRONG])
def test_it_offers_cards_of_its_own_a_few_times_and_then_swaps_no_more(level: Level) -> None:
    now = table("president_collusion", "3D 9C JD QD", "4D 6H 9S KD", "4C 6S 10S KC", "4H 7H 8C AS")
    said = list[Action]()
    while 1 in now.deal.to_act or 2 in now.deal.to_act:
        seat = next(one for one in (1, 2) if one in now.deal.to_act)
        said.append(choose(now.known(seat), level, Random(1)))
        now.act(seat, said[-1])
    assert [type(action) for action in said] == [Give, Give] * 2 + [Call]
    assert len(now.deal.gifts) == 4
