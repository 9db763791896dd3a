"""The worth of a hand at an auction: by itself, and relative to the hands of its pack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from statistics import NormalDist

from bot.players.control import outline
from bot.players.partition import partition
from rules.actions import Action, Bid, Pass
from rules.cards import Cards, each, joined
from rules.ruleset import RuleSet

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
