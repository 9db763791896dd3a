"""Bidding to play alone: each choice of the auction, bid by bid."""

from __future__ import annotations

import pytest

from rules.actions import Bid, Pass
from rules.cards import cards
from rules.catalogue import auction
from rules.deal import Deal
from rules.engine import begin, legal
from rules.events import ALONE, Dealt
from rules.ruleset import RuleSet
from tests.rules.notation import LETTERS, after, game, held, turn, why_not
from tests.rules.talk import due, set_up, shuffled, sizes

Changes = dict[str, str]
FREE = {"auction_open_forced": "off"}
BIDS: list[tuple[str, Changes, str, str]] = [  # preset, choices, bids in turn, outcome
    ("doudizhu_denexa", {}, "", "A: 1 2 3 pass"),
    ("doudizhu_denexa", {}, "1", "B: 2 3 pass"),
    ("doudizhu_denexa", {}, "2", "B: 3 pass"),
    ("doudizhu_denexa", {}, "3", "A alone for 3"),
    ("doudizhu_denexa", {}, "pass 3", "B alone for 3"),
    ("doudizhu_denexa", {}, "1 2 3", "C alone for 3"),
    ("doudizhu_denexa", {}, "1 pass", "C: 2 3 pass"),
    ("doudizhu_denexa", {}, "1 pass pass", "A alone for 1"),
    ("doudizhu_denexa", {}, "1 2 pass pass", "B alone for 2"),
    ("doudizhu_denexa", {}, "pass pass", "C: 1 2 3 pass"),
    ("doudizhu_denexa", {}, "pass pass 1", "A: 2 3 pass"),
    ("doudizhu_denexa", {}, "pass pass 1 pass", "B: 2 3 pass"),
    ("doudizhu_denexa", {}, "pass pass 1 pass pass", "C alone for 1"),
    ("doudizhu_denexa", {}, "pass 1 pass 2 pass pass", "A alone for 2"),
    ("doudizhu_denexa", {}, "1 pass 2 3", "A alone for 3"),
    ("doudizhu_denexa", {}, "pass pass pass", "void"),
    ("doudizhu_denexa", {"auction_all_pass": "redeal"}, "pass pass pass", "void"),
    ("doudizhu_denexa", {"auction_all_pass": "first_bidder_takes_1"}, "pass pass pass",
     "A alone for 1"),
    ("doudizhu_denexa", {"auction_all_pass": "first_bidder_takes_1"}, "pass pass 2 pass pass",
     "C alone for 2"),
    ("doudizhu_denexa", {"auction_reentry": "on"}, "pass 1 pass", "A: 2 3 pass"),
    ("doudizhu_denexa", {"auction_reentry": "off"}, "pass 1", "C: 2 3 pass"),
    ("doudizhu_denexa", {"auction_reentry": "off"}, "pass 1 pass", "B alone for 1"),
    ("doudizhu_denexa", {"auction_reentry": "off"}, "pass 1 2", "B: 3 pass"),
    ("doudizhu_denexa", {"auction_reentry": "off"}, "pass 1 2 pass", "C alone for 2"),
    ("doudizhu_denexa", {"auction_reentry": "off"}, "pass pass 1", "C alone for 1"),
    ("doudizhu_denexa", {"auction_reentry": "off"}, "pass pass pass", "void"),
    ("doudizhu_denexa", {"auction_open_forced": "on"}, "", "A: 1 2 3"),
    ("doudizhu_denexa", {"auction_open_forced": "on"}, "1", "B: 2 3 pass"),
    ("doudizhu_denexa", {"auction": "big_three"}, "pass pass 2 pass", "B: 3 pass"),
    ("bigthree_denexa", {}, "", "A: 1 2 3"),
    ("bigthree_denexa", {}, "1", "B: 2 pass"),  # 003:146: either two or pass
    ("bigthree_denexa", {}, "1 pass", "C: 2 pass"),
    ("bigthree_denexa", {}, "2", "B: 3 pass"),
    ("bigthree_denexa", {}, "3", "A alone for 3"),
    ("bigthree_denexa", {}, "1 pass pass", "A alone for 1"),
    ("bigthree_denexa", {}, "1 pass 2", "A: 3 pass"),
    ("bigthree_denexa", {}, "1 pass 2 pass", "C alone for 2"),
    ("bigthree_denexa", {}, "1 2 pass", "A: 3 pass"),
    ("bigthree_denexa", {}, "1 2 pass 3", "A alone for 3"),
    ("bigthree_denexa", FREE, "", "A: 1 2 3 pass"),
    ("bigthree_denexa", FREE, "pass pass 1", "C alone for 1"),
    ("bigthree_denexa", FREE, "pass pass pass", "void"),
    ("bigthree_denexa", {"auction_reentry": "on"}, "1 pass 2 pass", "B: 3 pass"),
    ("bigthree_denexa", {"auction_reentry": "on"}, "1 pass 2 pass 3", "B alone for 3"),
]  # fmt: skip
SHOWN = {
    "auction": {"none", "dou_dizhu", "big_three"},
    "auction_first": {"faced_card", "lowest_heart"},
    "auction_open_forced": {"on", "off"},
    "auction_reentry": {"on", "off"},
    "auction_all_pass": {"redeal", "first_bidder_takes_1"},
    "widow": {"0", "3", "4"},
}
HANDS = ("3S 4H 5S", "6S 7S 8S", "9S 10S JS")
FOUR = {"players": "4..4", "hand_size": "12", "widow": "0", "leftover": "discard"}


def test_every_choice_is_shown() -> None:
    assert {option.id: {*option.meaning} for option in auction.OPTIONS} == SHOWN


def bid(rules: RuleSet, bids: str, hands: tuple[str, ...] = HANDS, widow: str = "") -> Deal:
    """Return the deal after `bids`, each by the seat that is due; A was dealt the faced card."""
    dealt = Dealt(tuple(map(cards, hands)), 2, 0, (), 1, 1, widow=cards(widow), faced=cards("4H"))
    deal = begin(rules, dealt).deal
    for word in bids.split():
        deal = after(deal, f"{due(deal)} pass" if word == "pass" else f"{due(deal)} bids {word}")
    return deal


def stands(deal: Deal) -> str:
    """Return the player alone and the stake, or the seat due and its legal bids, or "void"."""
    if deal.ended is not None and deal.ended.void:
        return "void"
    if deal.sides:
        return f"{LETTERS[deal.sides.index(ALONE)]} alone for {deal.stake}"
    words = [str(a.amount) if isinstance(a, Bid) else "pass" for a in legal(deal, min(deal.to_act))]
    return f"{due(deal)}: {' '.join(words)}"


@pytest.mark.parametrize(
    ("preset", "changed", "bids", "outcome"),
    BIDS,
    ids=[f"{p} {' '.join(c.values())} [{bids}] {outcome}" for p, c, bids, outcome in BIDS],
)
def test_how_the_bidding_goes(preset: str, changed: Changes, bids: str, outcome: str) -> None:
    assert stands(bid(game(preset, **changed), bids)) == outcome


@pytest.mark.parametrize(
    ("preset", "bids", "move", "sentence"),
    [
        ("doudizhu_denexa", "", "A bids 4", "Bid 1 to 3, or pass."),
        ("doudizhu_denexa", "1", "B bids 1", "Bid 2 to 3, or pass."),
        ("doudizhu_denexa", "2", "B bids 1", "Bid 3, or pass."),
        ("bigthree_denexa", "1", "B bids 3", "Bid 2, or pass."),
        ("doudizhu_denexa", "1", "C bids 2", "It's not your turn yet."),
        ("doudizhu_denexa", "1", "B 6S", "Bidding comes first: bid or pass."),
        ("doudizhu_denexa", "1", "A bids 2", "It's not your turn yet."),
        ("bigthree_denexa", "", "A pass", "You open the bidding: bid at least 1."),
        ("bigthree_denexa", "", "A bids 0", "You open the bidding: bid at least 1."),
        ("bigthree_denexa", "1 pass 2", "B bids 3", "It's not your turn yet."),
    ],
)
def test_auction_refuses_low_bids_and_plays_in_a_sentence(
    preset: str, bids: str, move: str, sentence: str
) -> None:
    assert why_not(bid(game(preset), bids), move) == sentence


@pytest.mark.parametrize("auction", ["dou_dizhu", "big_three"])
def test_of_four_players_each_is_asked_before_the_auction_ends(auction: str) -> None:
    """The page's two passes stand for passes of all other players, who are three here."""
    deal = bid(
        game("doudizhu_denexa", auction=auction, **FOUR), "1 pass pass", (*HANDS, "QS KS AS")
    )
    assert due(deal) == "D"
    assert stands(after(deal, "D pass")) == "A alone for 1"


def test_bid_is_refused_without_an_auction() -> None:
    """Without an auction no player stands alone, and play begins at once."""
    alone = {"teams": "off", "score_model": "none", "settlement": "none", "first_lead": "low_card"}
    rules = game("doudizhu_denexa", auction="none", widow="0", leftover="discard", **alone)
    deal = set_up(rules, *HANDS)
    assert turn(deal) == "A leads"
    assert deal.sides == ()
    assert why_not(deal, "A bids 1") == "You can't do that right now."


@pytest.mark.parametrize(
    ("choice", "hands", "widow", "faced", "first"),
    [
        ("faced_card", ("3S", "7S", "4H"), "", "7S", "B"),
        ("faced_card", ("3S", "7S", "4H"), "", "4H", "C"),
        ("faced_card", ("3S", "7S", "4H"), "AH", "AH", "A"),
        ("lowest_heart", ("3S", "7S", "4H"), "", "7S", "C"),
        ("lowest_heart", ("2H", "AH", "3H"), "", "", "C"),
        ("lowest_heart", ("6H", "2H", "3H 7H"), "4H 5H", "", "C"),
        ("lowest_heart", ("9S", "8S", "7S"), "4H", "", "A"),
    ],
)
@pytest.mark.parametrize("order", ["two_high", "three_high"])
def test_first_bidder_follows_the_option(
    choice: str, hands: tuple[str, ...], widow: str, faced: str, first: str, order: str
) -> None:
    """C-B3-4: where threes are high, 3H is the highest heart; in Dou Dizhu it is the lowest."""
    if order == "three_high" and "3H" in " ".join(hands):
        first = {"2H": "B", "6H": "A"}[hands[0][:2]]
    rules = game("doudizhu_denexa", auction_first=choice, rank_order=order)
    dealt = Dealt(tuple(map(cards, hands)), 2, 0, (), 1, 1, widow=cards(widow), faced=cards(faced))
    assert due(begin(rules, dealt).deal) == first


@pytest.mark.parametrize(
    ("preset", "changed", "each_has", "widow"),
    [
        ("doudizhu_denexa", {"widow": "3"}, 17, 3),
        ("doudizhu_denexa", {"widow": "0", "leftover": "discard"}, 17, 0),
        ("doudizhu_denexa", {"widow": "0", "leftover": "discard", "hand_size": "18"}, 18, 0),
        ("doudizhu_denexa", {"widow": "3", "jokers": "0", "hand_size": "auto",
                             "players": "7..7"}, 7, 3),
        ("bigthree_denexa", {"widow": "4"}, 16, 4),
        ("bigthree_denexa", {"widow": "4", "players": "4..4", "hand_size": "12"}, 12, 4),
    ],
    ids=str,
)  # fmt: skip
def test_landlord_adds_the_widow_and_puts_nothing_back(
    preset: str, changed: Changes, each_has: int, widow: int
) -> None:
    rules = game(preset, **changed)
    seats = rules.seats[0]
    before = shuffled(rules, "", seats).deal
    assert sizes(before.hands) == [each_has] * seats
    assert before.widow.bit_count() == widow
    alone = LETTERS.index(due(before))
    deal = after(before, f"{due(before)} bids 3")
    assert deal.widow == 0
    assert deal.hands[alone] == before.hands[alone] | before.widow
    assert sizes(deal.hands) == [each_has + widow * (seat == alone) for seat in range(seats)]


@pytest.mark.parametrize(
    ("preset", "bids", "leader"),
    [
        ("doudizhu_denexa", "pass 2 pass pass", "B leads"),
        ("doudizhu_denexa", "1 2 3", "C leads"),
        ("bigthree_denexa", "1 2 3", "A leads"),
        ("bigthree_denexa", "1 pass 2 pass", "A leads"),
    ],
)
def test_leader_after_the_auction_follows_the_preset(preset: str, bids: str, leader: str) -> None:
    """DD-08: the landlord leads; B3-06: the first bidder leads, although another plays alone."""
    assert turn(bid(game(preset), bids)) == leader


@pytest.mark.parametrize(
    ("players", "bids", "outcome"),
    [
        (4, "1 pass pass", "D: 2 3 pass"),
        (4, "1 pass pass pass", "A alone for 1"),
        (4, "pass pass pass pass", "void"),
        (2, "pass 1 pass", "B alone for 1"),
    ],
)
def test_with_more_or_fewer_players_all_the_others_must_pass(
    players: int, bids: str, outcome: str
) -> None:
    """Two consecutive passes are those of all the others of three."""
    rules = game("doudizhu_denexa", players=f"{players}..{players}", widow="0",
                 leftover="discard", hand_size="auto")  # fmt: skip
    assert stands(bid(rules, bids, (*HANDS, "QS KS")[:players])) == outcome


def test_a_pass_may_be_bid_as_nothing() -> None:
    deal = bid(game("doudizhu_denexa"), "")
    assert after(deal, "A bids 0").bids == after(deal, "A pass").bids
    assert Pass() in legal(deal, 0)


def test_landlord_is_alone_against_partners_with_own_hands() -> None:
    deal = bid(game("doudizhu_denexa"), "pass 1 pass pass", widow="QS KS AS")
    assert deal.sides == (1, 0, 1)
    assert (held(deal, "A"), held(deal, "B"), held(deal, "C")) == (
        HANDS[0], f"{HANDS[1]} QS KS AS", HANDS[2]
    )  # fmt: skip
