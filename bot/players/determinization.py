"""Deals that may be the one that is played, as far as one seat can tell.

Cards that nobody has shown are dealt by lot to the places where they may lie. Of several such
deals those are taken rather in which the others would have done what they did: who passes where a
cheap card would have beaten is less likely to hold it, and who bids high holds high cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random

from bot.players.action_history import retold
from bot.players.card_counts import Layout, Places, places
from bot.players.information_state import Knowledge
from bot.players.likelihood import Witness, witness
from bot.players.mcmc import Chain
from rules.actions import Seat
from rules.cards import ONE_PACK, Card, Cards, each, joined
from rules.deal import Deal
from rules.engine import replay

EAGER = 0.5  # how often an opponent is taken to lay the lowest card, before it has played
TRIES = 4  # deals by lot for each that is taken
CHAINS = 8  # of guesses that follow one from another
BEFORE, STEPS = 20, 8  # from one guess to the next; before the first one


class Sampler:
    """Draws deals by lot that one seat cannot tell from the true one."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self._chains: list[Chain] = []

    @cached_property
    def places(self) -> Places:
        """Where the cards may lie."""
        return places(self.knowledge)

    @cached_property
    def certain(self) -> bool:
        """Does the seat know every card of every hand?"""
        where = self.places
        held = sum(where.sizes.hands) - sum(map(int.bit_count, where.sure))
        holders = sum(n > s.bit_count() for n, s in zip(where.sizes.hands, where.sure, strict=True))
        return holders <= 1 and held == where.unknown.bit_count()

    @cached_property
    def witness(self) -> Witness:
        """What the others have told by their passes and bids."""
        return witness(self.knowledge)

    @cached_property
    def _anywhere(self) -> list[Card]:
        """The cards that were not seen, but for those that have been in a trick."""
        back = joined(one.cards for one in self.places.restocks)
        return list(each(self.places.unknown & ~back))

    def layouts(self, count: int, chance: Random) -> list[Layout]:
        """So many guesses, likely ones more often than others."""
        if not self.witness:
            return [self.layout(chance) for _ in range(count)]
        if self._fixed:
            return self._likely(count, chance)
        while len(self._chains) < count:
            self._begin(chance)
        for chain in self._chains[:count]:
            chain.walk(STEPS, chance)
        return [chain.layout for chain in self._chains[:count]]

    def _likely(self, count: int, chance: Random) -> list[Layout]:
        """Of more guesses by lot so many by how likely they are."""
        drawn = [self.layout(chance) for _ in range(count * TRIES)]
        weights = [self.witness.likelihood(one.hands, one.eager) for one in drawn]
        return _taken(drawn, weights, count, chance)

    @cached_property
    def _fixed(self) -> bool:
        """Are there cards that cannot change places one by one?"""
        where = self.places
        return bool(where.restocks or where.sizes.stock or where.seconds)

    def _begin(self, chance: Random) -> None:
        free = joined(self._anywhere)
        lacks = [free if s == self.knowledge.seat else n for s, n in enumerate(self.places.lacks)]
        for begun in self._likely(CHAINS, chance):
            self._chains.append(Chain(begun, free, lacks, self._foes, self.witness))
            self._chains[-1].walk(BEFORE, chance)

    def layout(self, chance: Random) -> Layout:
        """One guess, whatever the others have done."""
        where, me = self.places, self.knowledge.seat
        rest, hands = self._anywhere[:], list(where.sure)
        chance.shuffle(rest)
        left = self._drawn_again(hands, chance)
        fresh = where.sizes.stock - len(left)
        stock = left + [rest.pop() for _ in range(fresh) if rest] if fresh > 0 else left
        for seat in self._order:
            missing = where.sizes.hands[seat] - hands[seat].bit_count()
            if missing > 0 and seat != me:
                hands[seat] |= self._some(rest, missing, seat)
        widow = where.widow
        missing = where.sizes.widow - widow.bit_count()
        for _ in range(min(missing, len(rest))):
            widow |= rest.pop()
        eager = sum(1 << seat for seat in self._foes if chance.random() < EAGER)
        return Layout(tuple(hands), widow, where.aside | joined(rest), tuple(stock), eager)

    @cached_property
    def _foes(self) -> list[Seat]:
        """Who may be playing without a thought; a partner is trusted."""
        me, sides = self.knowledge.seat, self.knowledge.view.sides
        others = [seat for seat in range(self.knowledge.seats) if seat != me]
        return [seat for seat in others if not sides or sides[seat] != sides[me]]

    def _drawn_again(self, hands: list[Cards], chance: Random) -> list[Card]:
        """Deal out what was drawn of new stocks; what is left of them is the stock now."""
        left: list[Card] = []
        for again in self.places.restocks:
            left = list(each(again.cards))
            chance.shuffle(left)
            for seat, count in enumerate(again.held):
                if seat != self.knowledge.seat:
                    hands[seat] |= joined(left.pop() for _ in range(count) if left)
        return left

    @cached_property
    def _order(self) -> list[int]:
        """First those of whom it is known that they lack cards."""
        return sorted(range(self.knowledge.seats), key=lambda seat: -self._lacking(seat))

    def _lacking(self, seat: int) -> int:
        return (self.places.lacks[seat] & self.places.unknown).bit_count()

    def _some(self, rest: list[Card], count: int, seat: int) -> Cards:
        """So many cards for this seat, which are taken out of the rest."""
        where = self.places
        if where.seconds:
            return self._by_backs(rest, count, seat)
        if not self._lacking(seat):
            some = rest[len(rest) - count :]
            del rest[len(rest) - count :]
            return sum(some)
        fit = [one for one in rest if not one & where.lacks[seat]][-count:]
        more = [one for one in rest if one & where.lacks[seat]][: count - len(fit)]
        taken = sum(fit) + sum(more)
        rest[:] = [one for one in rest if not one & taken]
        return taken

    def _by_backs(self, rest: list[Card], count: int, seat: int) -> Cards:
        """As many of the second pack as everybody sees by their backs."""
        sure = self.places.sure[seat]
        second = self.places.seconds[seat] - (sure & ~ONE_PACK).bit_count()
        seconds = [one for one in rest if one > ONE_PACK][:second]
        firsts = [one for one in rest if one <= ONE_PACK][: count - len(seconds)]
        taken = sum(seconds) + sum(firsts)
        rest[:] = [one for one in rest if not one & taken]
        return taken

    def deal(self, chance: Random, layout: Layout | None = None) -> Deal:
        """A deal as the seat might have seen it, from its first event on: the rules can go on."""
        layout = layout or self.layouts(1, chance)[0]
        return replay(self.knowledge.rules, retold(self.knowledge, layout, chance))


def relaid(deal: Deal, layout: Layout) -> Deal:
    """The same deal where the hands of this guess are held, in its tricks.

    What was held at earlier moments is what is held now and what was laid since.
    """
    other = deal.copy()
    before, other.hands = deal.hands, layout.hands
    other.widow, other.aside, other.stock = layout.widow, layout.aside, layout.stock
    if deal.left:
        other.left = _since(deal.left, before, layout.hands)
    other.acts = tuple(
        act._replace(hands=_since(act.hands, before, layout.hands)) for act in deal.acts
    )
    return other


def _since(
    then: Sequence[Cards], before: Sequence[Cards], now: Sequence[Cards]
) -> tuple[Cards, ...]:
    return tuple(mine | (held & ~old) for held, old, mine in zip(then, before, now, strict=True))


def _taken(drawn: list[Layout], weights: list[float], count: int, chance: Random) -> list[Layout]:
    """So many of these by their weights, each at even steps along their sum."""
    step = sum(weights) / count
    if step <= 0:
        return drawn[:count]
    at, reached, found = chance.random() * step, 0.0, list[Layout]()
    for one, weight in zip(drawn, weights, strict=True):
        reached += weight
        while at < reached and len(found) < count:
            found.append(one)
            at += step
    found += drawn[: count - len(found)]
    chance.shuffle(found)
    return found
