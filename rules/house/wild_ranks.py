"""Jokers and whole ranks that stand for others in sets (joker_wild=rank, wild_ranks, wild_alone).

A wild card never lends a set a suit. It stands for the lowest free card of the rank, of two packs
and then of packs beyond those in play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.actions import Action, IllegalAction, Play, Seat
from rules.cards import (
    JOKERS,
    PACK_BITS,
    PACKS,
    Card,
    Cards,
    each,
    joined,
    of_rank,
    rank_of,
    suit_of,
    text,
    with_jokers,
)
from rules.combinations import Combination
from rules.deal import Deal
from rules.house.powers import is_set
from rules.phases.plays import beats
from rules.ranking import HALF_STEP, Ranking, same_rank
from rules.rule import Resolution, Rule, Tier
from rules.shapes.search.hand import each_choice, picks
from rules.shapes.shape import Groups, Kind

REAL_JOKERS = with_jokers(2 * PACKS, PACKS)
TWO_PACKS = (1 << 2 * PACK_BITS) - 1


@dataclass(frozen=True)
class WildWithOthers(Rule):
    """Wild cards beside a natural card take its rank (000:420, 000:456)."""

    wild: Cards

    def lifts(self, one: Card) -> Tier | None:
        return Tier.WILD if one & self.wild else None

    def readings(self, deal: Deal, seat: Seat, cards: Cards) -> Iterable[Cards]:
        natural = cards & ~self.wild or cards & ~JOKERS  # jokers also copy lone wild ranks
        if not natural or natural == cards or same_rank(natural) is None:
            return ()
        return with_stand_ins(natural, cards.bit_count(), deal.reader.ranking)

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        """Yield natural cards of each rank with any wild ones, and lone wild ranks with jokers."""
        wild = hand & self.wild
        if wild:
            sizes = _sizes(deal, top)
            for natural, some in ((hand & ~wild, wild), (wild & ~JOKERS, wild & JOKERS)):
                for strongest, group in _beside(natural, some, sizes, deal.reader.ranking):
                    if top is None or _may_beat(deal, strongest, top):
                        yield group


@dataclass(frozen=True)
class WildAloneIsDeclared(Rule):
    """Wild cards alone stand for a natural rank, which the player says (wild_alone declared).

    Without a declaration the rank is the highest natural one.
    """

    alone: Cards  # the cards to which this applies
    wild: Cards

    def lifts(self, one: Card) -> Tier | None:
        return Tier.ANY_RANK if one & self.alone else None

    def readings(self, deal: Deal, seat: Seat, cards: Cards) -> Iterable[Cards]:
        """Yield a set of every natural rank, the highest first."""
        if cards & ~self.alone:
            return
        ranking, count = deal.reader.ranking, cards.bit_count()
        for same, _, _ in reversed(ranking.ranks):
            if not same & (self.wild | JOKERS):
                first = _in_suit(same, cards) if count == 1 else 0
                yield from with_stand_ins(first, count, ranking, same)

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        here = hand & self.alone
        for count in range(1, here.bit_count() + 1):
            yield each_choice(here, count)


@dataclass(frozen=True)
class JokersAreDeclared(Rule):
    """A lead of jokers without a rank of their own declares what they stand for (joker_rank)."""

    def forbids(self, deal: Deal, seat: Seat, action: Action) -> IllegalAction | None:
        if deal.trick or not isinstance(action, Play) or action.stands_as:
            return None
        bare = action.cards and not action.cards & ~JOKERS
        return IllegalAction("say_what", cards=text(action.cards)) if bare else None


@dataclass(frozen=True)
class WildTie(Rule):
    """Of two equal sets the natural one is higher, or the one with wild cards (000:420)."""

    resolution = Resolution.WILD_TIE
    wild: Cards
    wild_wins: bool

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """Between equal sets, one with wild cards, return whether the agreed one is played."""
        with_wild = bool(play.laid & self.wild)
        if with_wild == bool(top.laid & self.wild) or not is_set(play) or not is_set(top):
            return None
        return with_wild == self.wild_wins if play.compare(top) == 0 else None

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        """Return ties of one kind; mixed sets of natural and wild cards are offered elsewhere."""
        if top is None or not is_set(top):
            return ()
        same = of_rank(rank_of(top.cards & -top.cards))
        cards = hand & (self.wild if self.wild_wins else same & ~self.wild)
        return [each_choice(cards, top.size)]


@lru_cache(maxsize=4096)
def with_stand_ins(
    natural: Cards, count: int, ranking: Ranking, same: Cards = 0
) -> tuple[Cards, ...]:
    """Return these cards and the lowest others of their rank, `count` together; () if too few."""
    same = same or of_rank(rank_of(natural & -natural))
    if same & JOKERS:
        same &= REAL_JOKERS
    free = sorted(
        each(same & ~natural), key=lambda one: (one > TWO_PACKS, ranking.height(one), one)
    )
    missing = count - natural.bit_count()
    return (natural | joined(free[:missing]),) if missing <= len(free) else ()


def _in_suit(same: Cards, one: Cards) -> Cards:
    """Return the card of this rank in the wild one's suit; none for a joker, which has no suit."""
    return 0 if one & JOKERS else (same & -same) << suit_of(one)


def _sizes(deal: Deal, top: Combination | None) -> set[int] | None:
    """Return the sizes of sets that may beat this: its own, and those of bombs; None for any."""
    if top is None or any(rule.resizes for rule in deal.rules.overrulers):
        return None
    bombs = (shape for ladder in deal.reader.ladders if ladder.trump for shape in ladder.shapes)
    return {top.size} | {shape.size for shape in bombs if shape.kind is Kind.SET}


def _beside(
    natural: Cards, wild: Cards, sizes: set[int] | None, ranking: Ranking
) -> Iterator[tuple[Cards, Iterator[Cards]]]:
    """Yield every set of natural cards of one rank with some of these wild cards, by their numbers.

    Each has one of the `sizes`, if there are any. Before each group comes the reading of the
    strongest in it.
    """
    for rank in sorted({rank_of(one) for one in each(natural)}):
        here = natural & of_rank(rank)
        in_order = ranking.lowest_first(here)
        for count in range(1, here.bit_count() + 1):
            for more in range(1, wild.bit_count() + 1):
                if sizes is None or count + more in sizes:
                    for best in with_stand_ins(joined(in_order[-count:]), count + more, ranking):
                        yield best, _together(picks(here, count), wild, more)


def _may_beat(deal: Deal, strongest: Cards, top: Combination) -> bool:
    """Whether any set of this rank and number may beat it; `strongest` is the best of them."""
    play = deal.reader.read(strongest)
    if play is None or beats(deal, play, top):
        return True
    return play.strength // HALF_STEP == top.strength // HALF_STEP  # suits or colours decide


def _together(some: Iterable[Cards], wild: Cards, count: int) -> Iterator[Cards]:
    """Yield each of these with so many of the wild cards."""
    return (part | w for w in each_choice(wild, count) for part in some)
