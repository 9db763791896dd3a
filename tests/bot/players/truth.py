"""A check of a hint against its position with open cards."""

from __future__ import annotations

from bot.players.advice import Advice
from bot.players.evidence import divided
from bot.players.weakest import laying
from rules.actions import Call
from rules.cards import Cards, each, joined
from rules.combinations import Combination
from rules.engine import decide, legal
from rules.phases.plays import plays
from tests.bot.players.games import Moment


class Open:
    """A position with open cards, with a hint for the seat on turn.

    Each public method but `is_true` has the key of a reason, and returns whether the reason is
    true.
    """

    def __init__(self, moment: Moment, advice: Advice) -> None:
        self.deal, (self.action, self.reason, self.play) = moment.deal, advice
        (self.seat,) = self.deal.to_act
        self.known = moment.known(self.seat)
        self.view = self.known.view
        self.hand = self.deal.hands[self.seat]
        self.kept = self.hand & ~(self.play.laid if self.play else 0)
        self.others = [s for s in range(len(self.deal.hands)) if s != self.seat]

    def is_true(self) -> bool:
        """Whether the action of the hint is legal, and its reason is true."""
        says = getattr(self, self.reason.key.removeprefix("reason-").replace("-", "_"))
        decide(self.deal, self.seat, self.action)
        few = not self.reason.plays or 2 <= self.reason.plays <= self.kept.bit_count()
        return few and bool(says())

    def out(self) -> bool:
        return not self.kept

    def only(self) -> bool:
        """Whether there is only one legal action, calls aside."""
        return sum(not isinstance(one, Call) for one in legal(self.deal, self.seat)) == 1

    def unbeaten(self) -> bool:
        assert self.play
        after = decide(self.deal, self.seat, laying(self.play)).deal
        return not after.trick or not any(plays(after, other) for other in self.others)

    wins = unbeaten

    def last(self) -> bool:
        return self.reason.cards == self.kept and self.deal.reader.read(self.kept) is not None

    def wins_last(self) -> bool:
        return self.unbeaten() and self.last()

    def guard_many(self) -> bool:
        return self.play is not None and self.play.size > 1 and self._nearly_out(foe=True)

    def guard_high(self) -> bool:
        return self._nearly_out(foe=True) and not self._above(self.hand)

    def partner_out(self) -> bool:
        return self._nearly_out(foe=False)

    def sheds(self) -> bool:
        return self.play is not None and self.play.size == self.reason.laid

    def sheds_keeps(self) -> bool:
        return self.sheds() and not self.reason.cards & ~self.kept

    def low(self) -> bool:
        assert self.play
        height = self.deal.reader.ranking.rank_height
        return min(map(height, each(self.hand))) in map(height, each(self.play.laid))

    def few_higher(self) -> bool:
        held = joined(self.deal.hands[other] for other in self.others)
        rank = self.deal.reader.ranking.rank_height
        assert self.play
        above = [one for one in each(held) if rank(one) > rank(self.play.laid & -self.play.laid)]
        return not joined(above) & ~self.reason.cards

    def follow(self) -> bool:
        assert self.play
        return all((self.play.compare(one) or 0) <= 0 for one in self.view.plays)

    weakest = follow

    def together(self) -> bool:
        assert self.play
        weaker = [one for one in self.view.plays if (self.play.compare(one) or 0) > 0]
        left = [len(divided(self.known, self.hand & ~one.laid)) for one in weaker if not one.trump]
        return self.reason.plays < min(left)

    def whole(self) -> bool:
        assert self.play
        weaker = [one for one in self.view.plays if (self.play.compare(one) or 0) > 0]
        split = [one for one in (self.play, *weaker) if not one.trump and self._is_split(one.laid)]
        return split == [one for one in weaker if not one.trump]

    def all_break(self) -> bool:
        """Whether there are weaker plays, and each splits a rank or saves no play of the hand."""
        assert self.play
        now = len(divided(self.known, self.hand))
        weaker = [one for one in self.view.plays if (self.play.compare(one) or 0) > 0]
        left = {one.laid: divided(self.known, self.hand & ~one.laid) for one in weaker}
        return bool(left) and all(
            self._is_split(laid) or len(made) >= now for laid, made in left.items()
        )

    def _is_split(self, laid: Cards) -> bool:
        rank = self.deal.reader.ranking.rank_height
        return any(rank(one) == rank(laid & -laid) for one in each(self.hand & ~laid))

    def loose(self) -> bool:
        """Whether every lower card can be led together with other cards."""
        assert self.play
        height = self.deal.reader.ranking.rank_height
        lower = [one for one in each(self.hand) if height(one) < height(self.play.laid)]
        leads = [one.laid for one in self.view.plays if one.size > 1]
        return all(any(one & lead for lead in leads) for one in lower)

    def only_bomb(self) -> bool:
        assert self.play
        after = decide(self.deal, self.seat, laying(self.play)).deal
        answers = [after.reader.read(one) for other in self.others for one in plays(after, other)]
        return all(one and one.trump for one in answers)

    def bomb(self) -> bool:
        assert self.deal.top
        return all(one.trump for one in self.view.plays)

    pass_bomb = bomb

    def pass_partner(self) -> bool:
        return self.deal.sides[self.deal.trick[-1].seat] == self.deal.sides[self.seat]

    def pass_high(self) -> bool:
        return all(one.laid & self._highest_ranks() for one in self.view.plays)

    def pass_beaten(self) -> bool:
        others = joined(self.deal.hands[other] for other in self.others)
        out = self.deal.rules.pack & ~self.hand & ~self.deal.seen | others
        reader = self.deal.reader
        play = next(one for one in self.view.plays if one.laid == self.reason.cards)
        return any(reader.above(out, play))

    def pass_whole(self) -> bool:
        return self.reason.plays > 1

    def near(self) -> bool:
        return 1 < self.reason.plays < 4

    def keeps(self) -> bool:
        assert self.play
        high = self._highest_ranks()
        return not self.reason.cards & ~(self.kept & high) and not self.play.laid & high

    def alone(self) -> bool:
        """Whether the play is a single card, the only one of its rank, and not the lowest rank."""
        assert self.play
        rank = self.deal.reader.ranking.rank_height
        others = [rank(one) for one in each(self.kept)]
        here = rank(self.play.laid)
        return self.play.size == 1 and here not in others and min(others) < here

    def breaks_nothing(self) -> bool:
        assert self.play
        fewer = len(divided(self.known, self.kept)) < len(divided(self.known, self.hand))
        one_rank = len({*map(self.deal.reader.ranking.rank_height, each(self.play.laid))}) == 1
        return fewer and not (one_rank and self._is_split(self.play.laid))

    def press(self) -> bool:
        assert self.play
        weaker = any((self.play.compare(one) or 0) > 0 for one in self.view.plays)
        return weaker and min(self._held_by_foes()) < 4

    def guard_two(self) -> bool:
        return self.play is not None and self.play.size != 2 and 2 in self._held_by_foes()

    def highest(self) -> bool:
        assert self.play
        return not self._higher_than(self.play)

    def mostly_lower(self) -> bool:
        assert self.play
        higher, lower = self.reason.laid, self.reason.amount
        at_most = (self.deal.rules.pack & ~self.hand).bit_count()
        return self._higher_than(self.play) <= higher <= lower / 2 and higher + lower <= at_most

    def pass_costs(self) -> bool:
        now, high = len(divided(self.known, self.hand)), self._highest_ranks()
        left = {
            one.laid: len(divided(self.known, self.hand & ~one.laid)) for one in self.view.plays
        }
        return all(laid & high or number >= now for laid, number in left.items())

    def pass_higher(self) -> bool:
        return 1 <= self._higher_than(self._named()) <= self.reason.laid or self._is_elsewhere()

    def pass_outranked(self) -> bool:
        return self.pass_higher() and self.pass_safe()

    def pass_highest(self) -> bool:
        return not self._higher_than(self._named())

    def pass_early(self) -> bool:
        return self.pass_beaten() and self.pass_safe()

    def pass_safe(self) -> bool:
        return min(self._held_by_foes()) > 4

    def computer(self) -> bool:
        return True

    def _named(self) -> Combination:
        return next(play for play in self.view.plays if play.laid == self.reason.cards)

    def _is_elsewhere(self) -> bool:
        """Whether unseen cards lie outside the hands of the other seats."""
        held = joined(self.deal.hands[other] for other in self.others)
        return self.known.unseen != held

    def _higher_than(self, play: Combination) -> int:
        """Return the number of cards in other hands above the lowest card of this play."""
        held = joined(self.deal.hands[other] for other in self.others)
        height = self.deal.reader.ranking.height
        lowest = min(map(height, each(play.laid)))
        return sum(height(one) > lowest for one in each(held))

    def _highest_ranks(self) -> Cards:
        ranks = self.deal.reader.ranking.ranks
        return joined([held for held, _, _ in ranks if held & self.deal.rules.pack][-2:])

    def _held_by_foes(self) -> list[int]:
        """Return the number of cards of each opponent who still has cards."""
        sides = self.deal.sides or tuple(range(len(self.deal.hands)))
        foes = [self.deal.hands[s] for s in self.others if sides[s] != sides[self.seat]]
        return [hand.bit_count() for hand in foes if hand]

    def _nearly_out(self, foe: bool) -> bool:
        sides = self.deal.sides or tuple(range(len(self.deal.hands)))
        return any(
            self.deal.hands[other].bit_count() == 1 and (sides[other] != sides[self.seat]) is foe
            for other in self.others
        )

    def _above(self, held: Cards) -> Cards:
        assert self.play
        height = self.deal.reader.ranking.height
        return joined(one for one in each(held) if height(one) > height(self.play.laid))
