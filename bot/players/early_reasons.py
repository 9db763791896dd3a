"""Why a bid, a gift, a swap or a call is good: what can be counted in the hand, as of plays."""

from __future__ import annotations

from itertools import combinations
from math import comb

from bot.players.bidding import worth_of
from bot.players.evidence import TOP, UNEXPLAINED, Reason, divided, high_cards
from bot.players.judgement import with_widow
from bot.players.knowledge import Knowledge
from rules.actions import Action, Bid, Call, Cut, Give, Pass
from rules.cards import Cards, each, joined
from rules.house import last_card
from rules.phases import collusion, cutting, leftovers, merchants, redeals

MOST_GIFTS = 300  # that are compared with the one that is made


def early_reason(knowledge: Knowledge, action: Action) -> Reason:
    """The best reason for an action that lays no cards and passes no trick."""
    match action:
        case Bid(amount):
            return _of_bid(knowledge, amount)
        case Pass():
            return _of_no_bid(knowledge)
        case Give(cards):
            return _of_gift(knowledge, cards)
        case Cut():
            return Reason("reason-cut")
        case Call(word):
            return _of_call(knowledge, word)
    return UNEXPLAINED


def _of_bid(knowledge: Knowledge, amount: int) -> Reason:
    hand, view = knowledge.view.held, knowledge.view
    most = worth_of(knowledge.rules, hand, knowledge.seats)
    if not view.may_pass and most < amount == _least(knowledge):
        return Reason("reason-bid-must")
    strength, plays = _strength(knowledge), _plays(knowledge, hand)
    if strength.bit_count() > 1 or (strength and not plays):
        return Reason("reason-bid", cards=strength, amount=amount)
    if strength:  # no one card is enough: what is next to it counts, and how few plays there are
        strength = high_cards(knowledge.rules.ranking, knowledge.rules.pack, hand, TOP + 1)
        return Reason("reason-bid-both", plays=plays, cards=strength, amount=amount)
    return Reason("reason-bid-plays", plays=plays, amount=amount) if plays else UNEXPLAINED


def _of_no_bid(knowledge: Knowledge) -> Reason:
    hand, least = knowledge.view.held, _least(knowledge)
    if 0 < (most := worth_of(knowledge.rules, hand, knowledge.seats)) < least:
        return Reason("reason-bid-most", amount=most)
    plays = _plays(knowledge, hand)
    if not plays:
        return UNEXPLAINED
    if strength := _strength(knowledge):
        return Reason("reason-bid-poor", plays=plays, cards=strength, amount=least)
    return Reason("reason-bid-none", plays=plays, amount=least)


def _least(knowledge: Knowledge) -> int:
    """The least that may be bid; 0 where nothing may."""
    asked = knowledge.view.asked
    return min((one.amount for one in asked if isinstance(one, Bid)), default=0)


def _strength(knowledge: Knowledge) -> Cards:
    """The high cards of the hand, and its bombs of one rank."""
    rules, hand = knowledge.rules, knowledge.view.held
    sets = (rules.reader().read(hand & cards) for cards, _, _ in rules.ranking.ranks)
    bombs = joined(one.cards for one in sets if one and one.trump)
    return high_cards(rules.ranking, rules.pack, hand) | bombs


def _of_gift(knowledge: Knowledge, cards: Cards) -> Reason:
    view, gift = knowledge.view, knowledge.view.gift
    hand, plays = view.held, _plays(knowledge, view.held & ~cards)
    offered = joined(pledge.cards for pledge in view.pledged if pledge.to == knowledge.seat)
    height = knowledge.rules.worth.without_suit
    answers = gift and gift.words and not gift.offer and offered
    if answers and min(map(height, each(cards))) >= min(map(height, each(offered))):
        return Reason("reason-give-back", cards=offered)
    if not plays:
        return _of_keeping(knowledge, cards)
    count = cards.bit_count()
    if cards == joined(knowledge.rules.worth.lowest_first(hand)[:count]):
        return Reason("reason-give-lowest", plays=plays)
    if comb(len(view.givable), count) <= MOST_GIFTS:
        others = map(joined, combinations(view.givable, count))
        if all((_plays(knowledge, hand & ~one) or plays) >= plays for one in others):
            return Reason("reason-give-fewest", plays=plays)
    return _of_keeping(knowledge, cards)


def _of_keeping(knowledge: Knowledge, cards: Cards) -> Reason:
    """Of a gift that leaves the high cards in the hand."""
    ranking, pack = knowledge.rules.ranking, knowledge.rules.pack
    kept = high_cards(ranking, pack, knowledge.view.held & ~cards)
    if kept and not (high_cards(ranking, pack, cards) or cards & knowledge.rules.worth.lifted):
        return Reason("reason-keeps", cards=kept)
    return UNEXPLAINED


def _of_call(knowledge: Knowledge, word: str) -> Reason:
    match word:
        case last_card.LAST_CARD:
            return Reason("reason-last-card")
        case cutting.SHUFFLE | cutting.OFFER | cutting.DEAL:
            return Reason("reason-dealing")
        case redeals.REDEAL:
            return _made("reason-redeal", knowledge, knowledge.view.held)
        case collusion.DONE:
            return _made("reason-done", knowledge, knowledge.view.held)
    return _of_trade(knowledge, word)


def _of_trade(knowledge: Knowledge, word: str) -> Reason:
    view = knowledge.view
    match word:
        case leftovers.TRADE if not view.widow:
            return Reason("reason-trade-unseen")
        case leftovers.TRADE:
            return _made("reason-trade", knowledge, with_widow(knowledge), view.widow)
        case leftovers.KEEP if view.widow:
            return Reason("reason-keep", cards=view.widow)
        case leftovers.KEEP:
            return _made("reason-keep-unseen", knowledge, view.held)
        case merchants.ACCEPT:
            mine = joined(one.cards for one in view.pledged if one.seat == knowledge.seat)
            theirs = joined(one.cards for one in view.pledged if one.to == knowledge.seat)
            return _made("reason-accept", knowledge, (view.held & ~mine) | theirs, theirs)
    return UNEXPLAINED


def _made(key: str, knowledge: Knowledge, hand: Cards, cards: Cards = 0) -> Reason:
    """A reason that says into how many plays this hand is divided."""
    plays = _plays(knowledge, hand)
    return Reason(key, plays=plays, cards=cards) if plays else UNEXPLAINED


def _plays(knowledge: Knowledge, hand: Cards) -> int:
    """Into how many plays this hand is divided, two at least; 0 where some cards are left over."""
    made = len(divided(knowledge, hand))
    return made if made > 1 else 0
