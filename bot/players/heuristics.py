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

MOST_OFFERS = 2  # of cards that a partner or a trader may answer with others
POOR = 4.0  # turns of a hand that is not worth keeping where it may be shown
GOOD = 0.5  # turns fewer that make an offered card welcome
EVEN, TURN, HONOUR = 0.37, 0.055, 0.165  # the probability that a hand wins alone, by what is in it
BIDS = (  # for a bid: the probability needed, or the share of deals without a hand so good
    (3, 0.6, 0.62),
    (2, 0.54, 0.38),
    (1, 0.48, 0.2),
)
DRAWN = 800  # cards, in hands by which a pack is known


def wins_alone(rules: RuleSet, hand: Cards) -> float:
    """Estimate the probability that the hand wins against all others, by its plays and high cards.

    Fitted to deals of Dou Dizhu and Big Three in which every hand was played alone.
    """
    reader, pack = rules.reader(), rules.pack
    high = [one.kept for card in each(hand) if (one := outline(reader, card, pack))]
    return EVEN - TURN * partition(reader, hand, pack).turns(hand) + HONOUR * sum(high)


def worth_of(rules: RuleSet, hand: Cards, seats: int) -> int:
    """Return the highest bid that the hand is worth among so many seats; 0 for none."""
    likely = wins_alone(rules, hand)
    asked = zip(BIDS, least(rules, hand.bit_count(), seats), strict=True)
    return next((amount for (amount, *_), enough in asked if likely >= enough), 0)


@lru_cache(maxsize=64)
def least(rules: RuleSet, size: int, seats: int) -> tuple[float, ...]:
    """Return the probability of winning that a hand of so many cards needs for each of `BIDS`.

    Where an auction is a house rule, hands are seldom as good as in the games that it comes from,
    and after passes only the cards are dealt again. So a hand that is good for its pack is bid on
    as well, and about as many deals are played as in those games.
    """
    drawn = NormalDist.from_samples(wins_alone(rules, hand) for hand in _hands(rules.pack, size))
    if not drawn.stdev:  # the hand is the whole pack
        return tuple(min(enough, drawn.mean) for _, enough, _ in BIDS)
    return tuple(min(enough, drawn.inv_cdf(none ** (1 / seats))) for _, enough, none in BIDS)


def _hands(pack: Cards, size: int) -> Iterator[Cards]:
    """Yield hands of a few deals, with a fixed seed; two at least."""
    chance, cards = Random(size), list(each(pack))
    count = max(2, DRAWN // size)
    while count > 0:
        chance.shuffle(cards)
        for at in range(0, len(cards) - size + 1, size):
            yield joined(cards[at : at + size])
            count -= 1


def bid(rules: RuleSet, hand: Cards, seats: int, asked: Sequence[Action]) -> Action:
    """Return the highest bid that the hand is worth; else a pass, or the lowest bid if one must."""
    bids = [action.amount for action in asked if isinstance(action, Bid)]
    most = worth_of(rules, hand, seats)
    fitting = [amount for amount in bids if amount <= most]
    if fitting:
        return Bid(max(fitting))
    return Pass() if Pass() in asked else Bid(min(bids))


def answered(knowledge: InformationState) -> Action:
    """Choose an action where no cards are to be laid. ValueError: no action is asked for."""
    view = knowledge.view
    if view.gift is not None:
        return _given(knowledge)
    words = [action.word for action in view.asked if isinstance(action, Call)]
    if any(isinstance(action, Bid) for action in view.asked):
        asked = (*view.asked, Pass()) if view.may_pass else view.asked
        return bid(knowledge.rules, view.held, knowledge.seats, asked)
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
    """Return the call to make now, in turn or out of it; None where silence is better."""
    asked = knowledge.view.asked
    if Call(LAST_CARD) in asked:
        return Call(LAST_CARD)
    if Call(REDEAL) in asked and turns(knowledge, knowledge.view.held) > POOR:
        return Call(REDEAL)
    return None


def turns(knowledge: InformationState, hand: Cards, dealt: Cards = 0) -> float:
    """Estimate the turns that it takes to lay this hand; the last one is free.

    `dealt` is a superset of the hand; asking about many parts of one superset is cheap.
    """
    reader, pack = knowledge.rules.reader(knowledge.view.upside_down), knowledge.rules.pack
    return partition(reader, dealt or hand, pack).turns(hand)


def _given(knowledge: InformationState) -> Action:
    view, gift = knowledge.view, knowledge.view.gift
    assert gift is not None
    offered = joined(pledge.cards for pledge in view.pledged if pledge.to == knowledge.seat)
    if ACCEPT in gift.words and _welcome(knowledge, offered):
        return Call(ACCEPT)
    if gift.offer and DONE in gift.words and _said(knowledge) >= MOST_OFFERS:
        return Call(DONE)
    among = view.givable
    if gift.words and not gift.offer:  # no partner is given less than was offered
        height = knowledge.rules.worth.without_suit
        least = min(map(height, each(offered)), default=0)
        as_high = [one for one in among if height(one) >= least]
        among = tuple(as_high) if len(as_high) >= gift.count else among
    return Give(_spared(knowledge, among, gift.count or 1, 0 if gift.offer else offered))


def _spared(knowledge: InformationState, among: Iterable[Card], count: int, taken: Cards) -> Cards:
    """Choose so many of these cards, one by one, each the one whose loss costs the hand least.

    Cards that are worth more than their rank are kept, if enough others can be given.
    """
    hand = dealt = knowledge.view.held | taken
    free, given = unlifted(knowledge, among, count), 0
    for _ in range(count):
        best = min(free, key=lambda one: round(turns(knowledge, hand & ~one, dealt), 6))
        free.remove(best)
        given |= best
        hand &= ~best
    return given


def unlifted(knowledge: InformationState, among: Iterable[Card], count: int) -> list[Card]:
    """Return the cards worth no more than their rank; with some others if these are too few."""
    lifted = knowledge.rules.worth.lifted
    in_order = sorted(among, key=lambda one: bool(one & lifted))
    plain = sum(not one & lifted for one in in_order)
    return in_order[: max(plain, count)]


def _welcome(knowledge: InformationState, offered: Cards) -> bool:
    """Whether the other trader's card is good, or no better offer can be expected."""
    seat, hand = knowledge.seat, knowledge.view.held
    mine = joined(pledge.cards for pledge in knowledge.view.pledged if pledge.seat == seat)
    after = (hand & ~mine) | offered
    better = turns(knowledge, hand) - turns(knowledge, after)
    return better >= -GOOD or _said(knowledge) >= MOST_OFFERS


def _said(knowledge: InformationState) -> int:
    """Return how many offers this seat has made."""
    seat, view = knowledge.seat, knowledge.view
    calls = sum(isinstance(c, Called) and c.seat == seat for c in view.calls)
    return max(calls, sum(gift.giver == seat for gift in view.gifts))


def _would_trade(knowledge: InformationState) -> bool:
    """Whether the middle card is better than the lowest of the hand. An unseen one mostly is."""
    view = knowledge.view
    if not view.widow:
        return True
    return turns(knowledge, with_widow(knowledge)) < turns(knowledge, view.held)


def with_widow(knowledge: InformationState) -> Cards:
    """Return the hand with the card in the middle in place of its lowest."""
    held = knowledge.view.held
    lowest = knowledge.rules.worth.lowest_first(held)[0]
    return (held & ~lowest) | knowledge.view.widow
