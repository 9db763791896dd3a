"""Determinization: random deals that are consistent with what one seat knows.

Unseen cards are dealt at random to the places where they may lie. Deals in which the others would
have acted as they did are preferred: a seat that passes where a cheap card would have beaten is
less likely to hold that card, and a high bidder holds high cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random

from bot.players.action_history import full_history
from bot.players.card_counts import Determinization, Places, places
from bot.players.information_state import InformationState
from bot.players.likelihood import ActionModel, action_model
from rules.actions import Seat
from rules.cards import ONE_PACK, Card, Cards, each, joined
from rules.deal import Deal
from rules.engine import replay

EAGER = 0.5  # the prior probability that an opponent is eager: it always lays its lowest card
TRIES = 4  # random deals that are drawn for each deal of the sample
CHAINS = 8  # Markov chains that are begun at once
BEFORE, STEPS = 20, 8  # steps of a chain before its first sample; steps between two samples
FLIPS = 0.15  # the share of steps of a chain that change whether a seat is eager


class MarkovChain:
    """A Markov chain of determinizations, weighted by the likelihood of the actions.

    A step swaps two cards, or changes whether a seat is eager: always lays its lowest card. The
    step is accepted by the ratio of likelihoods (Metropolis et al., 1953).
    """

    def __init__(
        self,
        begun: Determinization,
        free: Cards,
        lacks: Sequence[Cards],
        foes: Sequence[Seat],
        model: ActionModel,
    ) -> None:
        """Start at `begun`. The `free` cards may move, but a seat never holds those it `lacks`.

        `foes` are the seats that may be eager.
        """
        self._begun, self._foes, self._model = begun, foes, model
        self._held = [*begun.hands, begun.aside, begun.widow]
        self._lacks = [*lacks, 0, 0]
        self._eager = begun.eager
        self._cards: list[tuple[int, Card]] = [
            (at, card) for at, held in enumerate(self._held) for card in each(held & free)
        ]
        self._likely = [self._of(seat) for seat in range(len(begun.hands))]

    @property
    def determinization(self) -> Determinization:
        *hands, aside, widow = self._held
        return Determinization(tuple(hands), widow, aside, self._begun.stock, self._eager)

    def walk(self, steps: int, chance: Random) -> None:
        """Propose this number of steps; each is accepted or rejected."""
        draw, cards = chance.random, self._cards
        for _ in range(steps):
            if self._foes and draw() < FLIPS:
                self._flip(self._foes[int(draw() * len(self._foes))], draw())
            elif cards:
                self._swap(int(draw() * len(cards)), int(draw() * len(cards)), draw())

    def _of(self, seat: Seat) -> float:
        return self._model.of_seat(seat, self._held[seat], bool(self._eager >> seat & 1))

    def _flip(self, seat: Seat, lot: float) -> None:
        before = self._likely[seat]
        self._eager ^= 1 << seat
        after = self._of(seat)
        if after >= before * lot:
            self._likely[seat] = after
        else:
            self._eager ^= 1 << seat

    def _swap(self, first: int, second: int, lot: float) -> None:
        """Swap two cards, unless a seat cannot hold its new card or the swap is rejected.

        `first` and `second` are indexes of `_cards`. The swap is rejected if the ratio of
        likelihoods is below `lot`, a random number from 0 to 1.
        """
        cards, held, likely = self._cards, self._held, self._likely
        (here_at, card), (there, other) = cards[first], cards[second]
        if here_at == there or other & self._lacks[here_at] or card & self._lacks[there]:
            return
        both = card ^ other
        held[here_at] ^= both
        held[there] ^= both
        seats = [at for at in (here_at, there) if at < len(likely)]
        before, after = 1.0, 1.0
        ratios = [self._of(seat) for seat in seats]
        for seat, new in zip(seats, ratios, strict=True):
            before *= likely[seat]
            after *= new
        if after < before * lot:
            held[here_at] ^= both
            held[there] ^= both
            return
        for seat, new in zip(seats, ratios, strict=True):
            likely[seat] = new
        cards[first], cards[second] = (here_at, other), (there, card)


class Sampler:
    """A sampler of deals that one seat cannot tell from the true deal."""

    def __init__(self, knowledge: InformationState) -> None:
        self.knowledge = knowledge
        self._chains: list[MarkovChain] = []

    @cached_property
    def places(self) -> Places:
        return places(self.knowledge)

    @cached_property
    def certain(self) -> bool:
        """Whether the seat knows every card of every hand."""
        where = self.places
        held = sum(where.sizes.hands) - sum(map(int.bit_count, where.sure))
        holders = sum(n > s.bit_count() for n, s in zip(where.sizes.hands, where.sure, strict=True))
        return holders <= 1 and held == where.unknown.bit_count()

    @cached_property
    def action_model(self) -> ActionModel:
        """The evidence in the passes, bids and plays of the others."""
        return action_model(self.knowledge)

    @cached_property
    def _anywhere(self) -> list[Card]:
        """The unknown cards, without the cards of new stocks, which have been in a trick."""
        back = joined(restock.cards for restock in self.places.restocks)
        return list(each(self.places.unknown & ~back))

    def sample(self, count: int, chance: Random) -> list[Determinization]:
        """Sample `count` determinizations, the likely ones more often than others."""
        if not self.action_model:
            return [self.draw(chance) for _ in range(count)]
        if self._fixed:
            return self._likely(count, chance)
        while len(self._chains) < count:
            self._begin(chance)
        for chain in self._chains[:count]:
            chain.walk(STEPS, chance)
        return [chain.determinization for chain in self._chains[:count]]

    def _likely(self, count: int, chance: Random) -> list[Determinization]:
        """Draw `count * TRIES` random determinizations, and resample `count` by likelihood."""
        drawn = [self.draw(chance) for _ in range(count * TRIES)]
        weights = [self.action_model.likelihood(world.hands, world.eager) for world in drawn]
        return _taken(drawn, weights, count, chance)

    @cached_property
    def _fixed(self) -> bool:
        """Whether swaps of two cards are ruled out, by a stock or by public card backs."""
        where = self.places
        return bool(where.restocks or where.sizes.stock or where.seconds)

    def _begin(self, chance: Random) -> None:
        free = joined(self._anywhere)
        lacks = [free if s == self.knowledge.seat else n for s, n in enumerate(self.places.lacks)]
        for begun in self._likely(CHAINS, chance):
            self._chains.append(MarkovChain(begun, free, lacks, self._foes, self.action_model))
            self._chains[-1].walk(BEFORE, chance)

    def draw(self, chance: Random) -> Determinization:
        """Draw one determinization, regardless of the actions of the others."""
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
        return Determinization(tuple(hands), widow, where.aside | joined(rest), tuple(stock), eager)

    @cached_property
    def _foes(self) -> list[Seat]:
        """The opponents, each of them possibly eager; a partner is never assumed to be eager."""
        me, sides = self.knowledge.seat, self.knowledge.view.sides
        others = [seat for seat in range(self.knowledge.seats) if seat != me]
        return [seat for seat in others if not sides or sides[seat] != sides[me]]

    def _drawn_again(self, hands: list[Cards], chance: Random) -> list[Card]:
        """Add random cards of the new stocks to the hands; return the rest of the latest stock."""
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
        """The seats, first those with the most unknown cards that they cannot hold."""
        return sorted(range(self.knowledge.seats), key=lambda seat: -self._lacking(seat))

    def _lacking(self, seat: int) -> int:
        return (self.places.lacks[seat] & self.places.unknown).bit_count()

    def _some(self, rest: list[Card], count: int, seat: int) -> Cards:
        """Draw `count` cards for this seat, and remove them from the rest.

        Cards that the seat cannot hold are drawn only if the other cards are too few.
        """
        where = self.places
        if where.seconds:
            return self._by_backs(rest, count, seat)
        if not self._lacking(seat):
            some = rest[len(rest) - count :]
            del rest[len(rest) - count :]
            return sum(some)
        fit = [card for card in rest if not card & where.lacks[seat]][-count:]
        more = [card for card in rest if card & where.lacks[seat]][: count - len(fit)]
        taken = sum(fit) + sum(more)
        rest[:] = [card for card in rest if not card & taken]
        return taken

    def _by_backs(self, rest: list[Card], count: int, seat: int) -> Cards:
        """Draw `count` cards, with as many of the second pack as the public card backs show."""
        sure = self.places.sure[seat]
        second = self.places.seconds[seat] - (sure & ~ONE_PACK).bit_count()
        seconds = [card for card in rest if card > ONE_PACK][:second]
        firsts = [card for card in rest if card <= ONE_PACK][: count - len(seconds)]
        taken = sum(seconds) + sum(firsts)
        rest[:] = [card for card in rest if not card & taken]
        return taken

    def deal(self, chance: Random, world: Determinization | None = None) -> Deal:
        """Return a deal that the seat cannot tell from the true one, replayed from its first event.

        Without `world`, sample a determinization.
        """
        world = world or self.sample(1, chance)[0]
        return replay(self.knowledge.rules, full_history(self.knowledge, world, chance))


def determinized(deal: Deal, world: Determinization) -> Deal:
    """Return a copy of the deal, in its tricks, with the hands of this determinization.

    The recorded hands of earlier turns become the new hands plus the cards laid since that turn.
    """
    other = deal.copy()
    before, other.hands = deal.hands, world.hands
    other.widow, other.aside, other.stock = world.widow, world.aside, world.stock
    if deal.left:
        other.left = _since(deal.left, before, world.hands)
    other.acts = tuple(
        act._replace(hands=_since(act.hands, before, world.hands)) for act in deal.acts
    )
    return other


def _since(
    then: Sequence[Cards], before: Sequence[Cards], now: Sequence[Cards]
) -> tuple[Cards, ...]:
    return tuple(new | (held & ~old) for held, old, new in zip(then, before, now, strict=True))


def _taken(
    drawn: list[Determinization], weights: list[float], count: int, chance: Random
) -> list[Determinization]:
    """Resample `count` determinizations by weight, at even steps along the sum (systematic)."""
    step = sum(weights) / count
    if step <= 0:
        return drawn[:count]
    at, reached, worlds = chance.random() * step, 0.0, list[Determinization]()
    for world, weight in zip(drawn, weights, strict=True):
        reached += weight
        while at < reached and len(worlds) < count:
            worlds.append(world)
            at += step
    worlds += drawn[: count - len(worlds)]
    chance.shuffle(worlds)
    return worlds
