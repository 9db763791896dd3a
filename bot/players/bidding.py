"""What a hand is worth at an auction: by itself, or as hands of its pack go."""

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

EVEN, TURN, HONOUR = 0.37, 0.055, 0.165  # how likely a hand wins alone, by what is in it
BIDS = (  # for a bid: how likely the hand must win, or in what share of deals no hand is so good
    (3, 0.6, 0.62),
    (2, 0.54, 0.38),
    (1, 0.48, 0.2),
)
DRAWN = 800  # cards, in hands by which a pack is known


def wins_alone(rules: RuleSet, hand: Cards) -> float:
    """How likely the hand wins against all others, by the plays and the high cards in it.

    Fitted to deals of Dou Dizhu and Big Three in which every hand was played alone.
    """
    reader, pack = rules.reader(), rules.pack
    high = [one.kept for card in each(hand) if (one := outline(reader, card, pack))]
    return EVEN - TURN * partition(reader, hand, pack).turns(hand) + HONOUR * sum(high)


def worth_of(rules: RuleSet, hand: Cards, seats: int) -> int:
    """The highest bid that the hand is worth among so many seats; 0 for none."""
    likely = wins_alone(rules, hand)
    asked = zip(BIDS, least(rules, hand.bit_count(), seats), strict=True)
    return next((amount for (amount, *_), enough in asked if likely >= enough), 0)


@lru_cache(maxsize=64)
def least(rules: RuleSet, size: int, seats: int) -> tuple[float, ...]:
    """How likely a hand of so many cards must win for each of the `BIDS`.

    Where an auction is a house rule, hands seldom are as good as in the games it comes from, and
    with nothing but passes the cards are dealt again and again: so a hand that is good for its
    pack is bid on as well, and about as many deals are played as there.
    """
    drawn = NormalDist.from_samples(wins_alone(rules, hand) for hand in _hands(rules.pack, size))
    if not drawn.stdev:  # the hand is the whole pack
        return tuple(min(enough, drawn.mean) for _, enough, _ in BIDS)
    return tuple(min(enough, drawn.inv_cdf(none ** (1 / seats))) for _, enough, none in BIDS)


def _hands(pack: Cards, size: int) -> Iterator[Cards]:
    """Hands of a few deals, the same ones always; two at least."""
    chance, cards = Random(size), list(each(pack))
    count = max(2, DRAWN // size)
    while count > 0:
        chance.shuffle(cards)
        for at in range(0, len(cards) - size + 1, size):
            yield joined(cards[at : at + size])
            count -= 1


def bid(rules: RuleSet, hand: Cards, seats: int, asked: Sequence[Action]) -> Action:
    """Of what may be bid the most that the hand is worth; a pass, or the least where one must."""
    bids = [action.amount for action in asked if isinstance(action, Bid)]
    most = worth_of(rules, hand, seats)
    fitting = [amount for amount in bids if amount <= most]
    if fitting:
        return Bid(max(fitting))
    return Pass() if Pass() in asked else Bid(min(bids))
