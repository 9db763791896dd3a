"""The worth of a hand, and the decisions that follow from it: bids, gifts, trades and calls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from random import Random
from statistics import NormalDist

from bot.players.control import outline
from bot.players.information_state import InformationState
from bot.players.partition import partition
from rules.actions import Action, Bid, Call, Cut, Give, Pass
from rules.cards import Card, Cards, each, joined
from rules.events import Called
from rules.house.last_card import LAST_CARD
from rules.phases.collusion import DONE
from rules.phases.leftovers import KEEP, TRADE
from rules.phases.merchants import ACCEPT
from rules.phases.redeals import REDEAL
from rules.ruleset import RuleSet

MOST_OFFERS = 2  # the most offers of cards that a seat makes to a partner or a trader
POOR = 4.0  # a hand that needs more turns is shown for a new deal, where the rules allow it
GOOD = 0.5  # the most turns that an offered card may cost the hand and still be accepted
EVEN, TURN, HONOUR = 0.37, 0.055, 0.165  # for `wins_alone`: base, turn, high card
BIDS = (  # a bid, the probability needed, and the share of deals without a hand good enough
    (3, 0.6, 0.62),
    (2, 0.54, 0.38),
    (1, 0.48, 0.2),
)
DRAWN = 800  # the number of cards in the random hands that measure a pack


def wins_alone(rules: RuleSet, hand: Cards) -> float:
    """Estimate the probability that the hand wins against all others, by its plays and high cards.

    Fitted to deals of Dou Dizhu and Big Three in which every hand was played alone.
    """
    reader, pack = rules.reader(), rules.pack
    high = [play.wins for card in each(hand) if (play := outline(reader, card, pack))]
    return EVEN - TURN * partition(reader, hand, pack).turns(hand) + HONOUR * sum(high)


def worth_of(rules: RuleSet, hand: Cards, seats: int) -> int:
    """Return the highest bid that the hand is worth in a deal of `seats` seats; 0 for no bid."""
    likely = wins_alone(rules, hand)
    bids = zip(BIDS, least(rules, hand.bit_count(), seats), strict=True)
    return next((amount for (amount, *_), enough in bids if likely >= enough), 0)


@lru_cache(maxsize=64)
def least(rules: RuleSet, size: int, seats: int) -> tuple[float, ...]:
    """Return for each of `BIDS` the probability of winning that a hand of `size` cards needs.

    Where an auction is a house rule, hands are seldom as good as where it is the default, and after
    passes only the cards are dealt again. So a hand that is good for its pack is also enough: about
    as many deals are then played as in the games with an auction.
    """
    drawn = NormalDist.from_samples(wins_alone(rules, hand) for hand in _hands(rules.pack, size))
    if not drawn.stdev:  # the hand is the whole pack
        return tuple(min(enough, drawn.mean) for _, enough, _ in BIDS)
    return tuple(min(enough, drawn.inv_cdf(none ** (1 / seats))) for _, enough, none in BIDS)


def _hands(pack: Cards, size: int) -> Iterator[Cards]:
    """Yield at least two random hands of `size` cards from a few deals, with a fixed seed."""
    chance, cards = Random(size), list(each(pack))
    count = max(2, DRAWN // size)
    while count > 0:
        chance.shuffle(cards)
        for at in range(0, len(cards) - size + 1, size):
            yield joined(cards[at : at + size])
            count -= 1


def bid(rules: RuleSet, hand: Cards, seats: int, actions: Sequence[Action]) -> Action:
    """Return the highest bid among the legal `actions` that the hand is worth.

    If no bid fits, return a pass; return the lowest bid if a pass is not legal.
    """
    bids = [action.amount for action in actions if isinstance(action, Bid)]
    most = worth_of(rules, hand, seats)
    fitting = [amount for amount in bids if amount <= most]
    if fitting:
        return Bid(max(fitting))
    return Pass() if Pass() in actions else Bid(min(bids))


def answered(knowledge: InformationState) -> Action:
    """Choose an action other than a play. Raises ValueError if no action is asked of the seat."""
    view = knowledge.view
    if view.gift is not None:
        return _given(knowledge)
    words = [action.word for action in view.asked if isinstance(action, Call)]
    if any(isinstance(action, Bid) for action in view.asked):
        actions = (*view.asked, Pass()) if view.may_pass else view.asked
        return bid(knowledge.rules, view.held, knowledge.seats, actions)
    if TRADE in words:
        return Call(TRADE if _would_trade(knowledge) else KEEP)
    if cuts := [action for action in view.asked if isinstance(action, Cut)]:
        return cuts[len(cuts) // 2]
    if view.may_pass:
        return Pass()
    if not view.asked:
        raise ValueError("Nothing is asked of this seat.")
    return view.asked[0]


def called(knowledge: InformationState) -> Call | None:
    """Return the call to make now, on turn or out of turn; None if no call is worth making."""
    actions = knowledge.view.asked
    if Call(LAST_CARD) in actions:
        return Call(LAST_CARD)
    if Call(REDEAL) in actions and turns(knowledge, knowledge.view.held) > POOR:
        return Call(REDEAL)
    return None


def turns(knowledge: InformationState, hand: Cards, dealt: Cards = 0) -> float:
    """Estimate the number of turns needed to lay this hand; the last turn is free.

    `dealt` is a superset of the hand, or 0 for the hand itself. Estimates for many parts of one
    superset are cheap, because they share a cached partition.
    """
    reader, pack = knowledge.rules.reader(knowledge.view.upside_down), knowledge.rules.pack
    return partition(reader, dealt or hand, pack).turns(hand)


def _given(knowledge: InformationState) -> Action:
    view, gift = knowledge.view, knowledge.view.gift
    assert gift is not None
    offered = joined(pledge.cards for pledge in view.pledged if pledge.to == knowledge.seat)
    if ACCEPT in gift.words and _welcome(knowledge, offered):
        return Call(ACCEPT)
    if gift.offer and DONE in gift.words and _offers_made(knowledge) >= MOST_OFFERS:
        return Call(DONE)
    among = view.givable
    if gift.words and not gift.offer:  # an answer to a partner has no card below the offered cards
        height = knowledge.rules.worth.without_suit
        least = min(map(height, each(offered)), default=0)
        as_high = [card for card in among if height(card) >= least]
        among = tuple(as_high) if len(as_high) >= gift.count else among
    return Give(_spared(knowledge, among, gift.count or 1, 0 if gift.offer else offered))


def _spared(knowledge: InformationState, among: Iterable[Card], count: int, taken: Cards) -> Cards:
    """Choose `count` of these cards, one by one, each time the card that costs the hand least.

    `taken` are the cards that the hand receives in return. Cards that are worth more than their
    rank are kept, if enough other cards can be given.
    """
    hand = dealt = knowledge.view.held | taken
    free, given = unlifted(knowledge, among, count), 0
    for _ in range(count):
        best = min(free, key=lambda card: round(turns(knowledge, hand & ~card, dealt), 6))
        free.remove(best)
        given |= best
        hand &= ~best
    return given


def unlifted(knowledge: InformationState, among: Iterable[Card], count: int) -> list[Card]:
    """Return the cards worth no more than their rank; other cards fill the list up to `count`."""
    lifted = knowledge.rules.worth.lifted
    in_order = sorted(among, key=lambda card: bool(card & lifted))
    plain = sum(not card & lifted for card in in_order)
    return in_order[: max(plain, count)]


def _welcome(knowledge: InformationState, offered: Cards) -> bool:
    """Whether the other trader's card is good enough, or this seat has made all its offers."""
    seat, hand = knowledge.seat, knowledge.view.held
    own = joined(pledge.cards for pledge in knowledge.view.pledged if pledge.seat == seat)
    after = (hand & ~own) | offered
    better = turns(knowledge, hand) - turns(knowledge, after)
    return better >= -GOOD or _offers_made(knowledge) >= MOST_OFFERS


def _offers_made(knowledge: InformationState) -> int:
    seat, view = knowledge.seat, knowledge.view
    calls = sum(isinstance(c, Called) and c.seat == seat for c in view.calls)
    return max(calls, sum(gift.giver == seat for gift in view.gifts))


def _would_trade(knowledge: InformationState) -> bool:
    """Whether the card in the middle is better than the lowest of the hand; True if unseen."""
    view = knowledge.view
    if not view.widow:
        return True
    return turns(knowledge, with_widow(knowledge)) < turns(knowledge, view.held)


def with_widow(knowledge: InformationState) -> Cards:
    """Return the hand with the card in the middle in place of its lowest card."""
    held = knowledge.view.held
    lowest = knowledge.rules.worth.lowest_first(held)[0]
    return (held & ~lowest) | knowledge.view.widow
