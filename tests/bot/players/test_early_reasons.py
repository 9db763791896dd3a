"""Hints before the tricks are legal, and their reasons for bids and gifts are true."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, islice
from random import Random

import pytest

from bot.players.advice import Advice, explained
from bot.players.evidence import Reason, divided
from bot.players.information_state import InformationState
from rules.actions import Action, Bid, Call, Cut, Gift, Give, Pass
from rules.cards import Cards, cards, each, joined
from rules.catalogue import build
from rules.engine import begin, decide
from rules.events import Dealt
from rules.ranking import same_rank
from rules.ruleset import RuleSet
from tests.bot.players.games import Moment
from tests.bot.players.hints import described, hinted, positions
from tests.bot.players.supposing import table

STRONG = "BJ RJ 4D 4C 4H 4S 9D 9C 9H 9S 3D 5D 6D 7H 10D JD 2D"
ACES_AND_TWO = cards("AC AD 2C")
RAGS = "3D 4C 6H 6S 7D 8D 9C 10S JS QD 3H 4H 5S 7C QC 8H 10D"
GAMES = {
    "doudizhu_denexa": 3,
    "bigthree_denexa": 3,
    "president_denexa": 4,
    "president_collusion": 4,
    "president_merchants": 4,
    "president_landlord": 4,
    "bigtwo_basic": 4,
}


def asked(
    preset: str, *hands: str, standing: tuple[int, ...] = (), **options: str
) -> InformationState:
    """Return what the first seat to act knows, in a deal of `hands` after an earlier `standing`."""
    rules = build(preset, options)
    book = begin(rules, Dealt(tuple(map(cards, hands)), len(hands) - 1, 0, standing, 1, 1))
    return Moment(book.deal, list(book.events)).known(min(book.deal.to_act))


@pytest.mark.parametrize(
    ("hand", "action", "reason"),
    [
        (STRONG, Bid(3), Reason("reason-bid", 0, 0, cards("2D BJ RJ 4D 4C 4H 4S 9D 9C 9H 9S"), 3)),
        ("3D 4D 5D 6D 7D 8D 9D 10D KC", Bid(1), Reason("reason-bid-plays", 0, 2, 0, 1)),
        ("3D 4D 5D 6D 7D 8D 9D 10D", Bid(1), Reason("reason-computer")),
        ("3D 4D 5D 6D 7D 9S AC AD 2C", Bid(1), Reason("reason-bid-both", 0, 4, ACES_AND_TWO, 1)),
        (RAGS, Pass(), Reason("reason-bid-none", plays=6, amount=1)),
        ("3D 5C 7H 9S 2D", Pass(), Reason("reason-bid-poor", 0, 5, cards("2D"), 1)),
    ],
)
def test_reason_of_a_bid_or_a_pass_is_in_the_hand(
    hand: str, action: Action, reason: Reason
) -> None:
    known = asked("doudizhu_denexa", hand, "3C", "3S")
    assert explained(known, action) == Advice(action, reason)


def test_pass_is_explained_by_a_hand_worth_less_than_the_bid() -> None:
    now = table("doudizhu_denexa", "3C", RAGS, "3S")
    now.act(0, Bid(2))
    hand = "3D 4D 4C 5H 6H 7H 8H 9H JS QD QC QH AS 2D 8C BJ 10C"
    other = table("doudizhu_denexa", "3C", hand, "3S")
    other.act(0, Bid(2))
    assert explained(now.known(1), Pass()).reason.key == "reason-bid-none"
    assert explained(other.known(1), Pass()).reason == Reason("reason-bid-most", amount=2)


def test_forced_bid_is_explained_as_forced() -> None:
    known = asked("bigthree_denexa", "4D 5C 7H 9S JD QC", "3C 4C", "3S 4S")
    assert explained(known, Bid(1)).reason.key == "reason-bid-must"
    assert explained(known, Bid(2)).reason.key != "reason-bid-must"


@pytest.mark.parametrize(
    ("hand", "gift", "key"),
    [
        ("4D 6D 6C 9D 9C 2D", "4D", "reason-give-lowest"),
        ("4D 4C 6D 9D 9C 2D", "6D", "reason-give-fewest"),
        ("4D 4C 6D 9D 9C 2D", "9D", "reason-keeps"),
        ("4D 4C 6D 9D 9C 2D", "2D", "reason-give-fewest"),
    ],
)
def test_reason_of_a_gift_is_the_rest_of_the_hand(hand: str, gift: str, key: str) -> None:
    hands = hand, "7D 8D KD QD JD 5D", "7C 8C KC QC JC 5C", "3H 8H KH QH JH 5H"
    known = asked("president_denexa", *hands, standing=(0, 1, 2, 3))
    assert explained(known, Give(cards(gift))).reason.key == key


def test_all_cuts_are_equally_good_and_a_call_costs_nothing() -> None:
    known = asked("doudizhu_denexa", STRONG, "3C", "3S")
    assert explained(known, Cut(5)).reason == Reason("reason-cut")
    assert explained(known, Call("last card")).reason == Reason("reason-last-card")
    assert explained(known, Call("shuffle")).reason == Reason("reason-dealing")


def test_lowest_allowed_gift_may_be_higher_than_the_lowest_card() -> None:
    hands = "4D 4C 6D 9D 9C 2D", "7D 8D KD QD JD 5D", "7C 8C KC QC JC 5C", "3H 8H KH KS JH 5H"
    known = asked("president_denexa", *hands, standing=(0, 1, 2, 3))
    high = replace(known.view, gift=Gift(1, 1, among=cards("9D 9C 2D")))
    assert explained(replace(known, view=high), Give(cards("9D"))).reason.key == "reason-keeps"


def test_end_of_swaps_is_explained_by_the_cost_of_a_swap() -> None:
    hands = "4D 4C 6D 9D", "7D 8D", "7C 8C", "3H 8H", "5D 5C", "5H 5S"
    known = asked("president_collusion", *hands, standing=(0, 1, 2, 3, 4, 5))
    assert explained(known, Call("done")).reason == Reason("reason-done", plays=3)


def test_a_trade_is_for_the_card_that_was_seen_or_for_any() -> None:
    hands = "3D 5C 7H 9S", "4C 4H 6D 8D"
    unseen = asked("bigtwo_two_13", *hands)
    assert explained(unseen, Call("trade")).reason == Reason("reason-trade-unseen")
    assert explained(unseen, Call("keep")).reason == Reason("reason-keep-unseen", plays=4)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_reasons_before_the_tricks_are_true(game: str) -> None:
    rules = build(game)
    keys = set()
    for moment in islice(positions(rules, GAMES[game], Random(f"early {game}"), True), 24):
        seat = min(moment.deal.to_act)
        known = moment.known(seat)
        advice = hinted(known, 12)
        decide(moment.deal, seat, advice.action)
        assert is_true(known, advice), (described(moment, advice), advice.reason)
        keys.add(advice.reason.key)
    assert keys - {"reason-computer"}


def is_true(known: InformationState, advice: Advice) -> bool:
    """Whether the plays and cards that a hint's reason counts are right for the hand."""
    match advice.action:
        case Give(cards):
            return _is_true_of_gift(known, cards, advice.reason)
        case Bid() | Pass():
            return _is_true_of_bid(known, advice.reason)
    counted = advice.reason.key in ("reason-done", "reason-keep-unseen")
    return not counted or advice.reason.plays == len(divided(known, known.view.held))


def _is_true_of_bid(known: InformationState, reason: Reason) -> bool:
    hand, view = known.view.held, known.view
    high, few = _high(known.rules, hand), reason.plays == len(divided(known, hand))
    match reason.key.removeprefix("reason-"):
        case "bid" | "bid-poor":
            leads = map(known.rules.reader().read, known.rules.reader().leads(hand))
            trumps = [one.cards for one in leads if one and one.trump]
            bombs = [one for one in trumps if same_rank(one) is not None]
            return reason.cards == high | joined(bombs) and bool(reason.cards)
        case "bid-both":
            return few and high.bit_count() == 1 and high & ~reason.cards == 0
        case "bid-none":
            return few and not high
        case "bid-plays":
            return few
        case "bid-must":
            return Pass() not in view.asked and not view.may_pass
    return True


def _is_true_of_gift(known: InformationState, gift: Cards, reason: Reason) -> bool:
    view, hand = known.view, known.view.held
    height, high = known.rules.ranking.rank_height, _high(known.rules, hand)
    few = reason.plays == len(divided(known, hand & ~gift))
    match reason.key.removeprefix("reason-"):
        case "give-lowest":
            return few and gift == joined(view.hand[: gift.bit_count()])
        case "give-fewest":
            others = map(joined, combinations(view.givable, gift.bit_count()))
            left = [len(divided(known, hand & ~one)) for one in others]
            return few and reason.plays == min(number for number in left if number)
        case "give-back":
            return min(map(height, each(gift))) >= min(map(height, each(reason.cards)))
        case "keeps":
            return reason.cards == high and not gift & high
    return True


def _high(rules: RuleSet, hand: Cards) -> Cards:
    """Return the cards of a hand that have one of the two highest ranks of the pack."""
    heights = sorted({rules.ranking.rank_height(one) for one in each(rules.pack)})[-2:]
    return joined(one for one in each(hand) if rules.ranking.rank_height(one) in heights)
