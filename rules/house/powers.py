"""Cards that beat more than their rank says (catalogue 3.M, joker_power)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.actions import Seat
from rules.cards import ACE, JOKER, JOKERS, TWO, TWOS, Card, Cards, each, of_rank, rank_of
from rules.combinations import Combination
from rules.deal import Deal
from rules.events import DirectionReversed, Event, Played, RanksReversed, ThrewIn, TrickWon, WentOut
from rules.ranking import RANK_STEP, Ranking, same_rank
from rules.rule import Resolution, Rule, Tier
from rules.shapes.search.hand import each_choice, picks
from rules.shapes.shape import Groups


@dataclass(frozen=True)
class Revolution(Rule):
    """A set of four turns the ranks round until the next one, and with `turn` the direction too.

    With `larger` a set of more does so as well, as two packs or wild cards make them. With
    `singles`, four singles of one rank in succession do so as well; two equal pairs do not
    (000:389, 000:393).
    """

    hears = (Played,)
    turn: bool
    singles: bool
    larger: bool = False

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        if not self.begins(deal, event):
            return ()
        return (RanksReversed(), DirectionReversed()) if self.turn else (RanksReversed(),)

    def begins(self, deal: Deal, event: Played) -> bool:
        """Whether this play, which lies on the trick, turns the game round."""
        count, rank = event.as_cards.bit_count(), same_rank(event.as_cards)
        if rank is not None and (count == 4 or (self.larger and count > 4)):
            return True
        return self.singles and count == 1 and _singles_in_a_row(deal, rank) % 4 == 0


@dataclass(frozen=True)
class TopMustWin(Rule):
    """If another goes out first, the top player throws in the hand and comes last (000:529)."""

    hears = (WentOut,)

    def reacts(self, deal: Deal, event: WentOut) -> Iterable[Event]:
        first = len(deal.out) == 1 and deal.standing and deal.standing[0] != event.seat
        return (ThrewIn(deal.standing[0]),) if first else ()


def ace_high_and_low(ranking: Ranking) -> Ranking:
    """Return the reversed order of Hamish Allan: A 2 4 5 ... Q K, highest first (000:397)."""
    middle = tuple(rank for rank in ranking.order if rank not in (ACE, TWO))
    return replace(ranking, order=(ACE, TWO, *middle), reversed=True)


def _singles_in_a_row(deal: Deal, rank: int | None) -> int:
    count = 0
    for play in reversed(deal.trick):
        if play.as_cards.bit_count() != 1 or same_rank(play.as_cards) != rank:
            break
        count += 1
    return count


THREES, JACKS = of_rank(0), of_rank(8)


def is_set(play: Combination) -> bool:
    """Whether this is a single or a set, all of one rank."""
    return play.size == 1 or same_rank(play.cards) is not None


def lone(play: Combination, kind: Cards) -> bool:
    """Whether this is one card of the kind."""
    return play.size == 1 and bool(play.cards & kind)


@dataclass(frozen=True)
class ClosedTrick(Rule):
    """No play beats one card that has closed the trick (order of resolution, step 2)."""

    resolution = Resolution.CLOSED
    closing: Cards

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        return False if lone(top, self.closing) else None


@dataclass(frozen=True)
class WinsTrick(Rule):
    """A single of these cards ends the trick at once; its player leads (000:430, 001:25)."""

    hears = (Played,)
    closing: Cards

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        alone = event.as_cards.bit_count() == 1
        return (TrickWon(event.seat),) if alone and event.as_cards & self.closing else ()


@dataclass(frozen=True)
class JokerBeatsAnySet(Rule):
    """A lone joker beats any single or set of lower cards; only a higher joker answers (000:440).

    Only wild cards are as high as a joker, where all of these are equal (wild_alone).
    """

    resolution = Resolution.BOMB
    highest: Cards = 0  # the wild cards, where they are highest of all and equal

    def lifts(self, one: Card) -> Tier | None:
        return Tier.JOKER_POWER if one & JOKERS and not self.highest else None

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """True for a lone joker on a play it reaches; False on a joker, but for jokers by rank.

        Sets of jokers go by their rank where a revolution has made them the lowest.
        """
        if top.cards & JOKERS:
            turned = deal.upside_down and not deal.reader.ranking.jokers_stay
            by_rank = play.cards & JOKERS or (turned and top.size > 1)
            return None if by_rank else False
        return True if lone(play, JOKERS) and self.reaches(top) else None

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        return zip(each(hand & JOKERS))

    def reaches(self, top: Combination) -> bool:
        """Whether it is a set, and not one of wild cards that are highest of all."""
        return is_set(top) and bool(top.cards & ~self.highest)


@dataclass(frozen=True)
class JokerBeatsAnything(JokerBeatsAnySet):
    """A lone joker beats any play (COMP 303, P3-04)."""

    def reaches(self, top: Combination) -> bool:
        """Return True."""
        return True


@dataclass(frozen=True)
class TwoBeatsAnything(Rule):
    """A lone two beats any play and cannot be beaten (000:430, 000:470)."""

    resolution = Resolution.TWO

    def lifts(self, one: Card) -> Tier | None:
        return Tier.TWO if one & TWOS else None

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """True for one two; False on one two."""
        if lone(top, TWOS):
            return False
        return True if lone(play, TWOS) else None

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        return zip(each(hand & TWOS))


@dataclass(frozen=True)
class HighAndLow(Rule):
    """A lone two may be laid on any play, and any play on it (000:434).

    In a revolution the card that does so may be another: the ace (revolution_low_high).
    """

    resolution = Resolution.TWO
    resizes = True
    in_revolution: int = TWO

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        special = self._special(deal)
        return True if lone(play, special) or lone(top, special) else None

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        """Return that card on any play; on that card all possible leads."""
        special = self._special(deal)
        if top is None:
            return ()
        return deal.reader.groups(hand) if lone(top, special) else zip(each(hand & special))

    def _special(self, deal: Deal) -> Cards:
        return of_rank(self.in_revolution if deal.upside_down else TWO)


@dataclass(frozen=True)
class ThreeBeatsAllButTwo(Rule):
    """A lone three beats all cards and sets but a two.

    A lone two or a transparent four beats it (000:470). A three does not beat a three: they are
    equal.
    """

    resolution = Resolution.THREE

    def lifts(self, one: Card) -> Tier | None:
        return Tier.THREE if one & THREES else None

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """True for a lone three on a set; False on a lone three, but for threes by their rank."""
        if lone(top, THREES):
            return None if lone(play, THREES) else False
        reached = is_set(top) and not lone(top, TWOS)
        return True if lone(play, THREES) and reached else None

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        return zip(each(hand & THREES))


@dataclass(frozen=True)
class Transparent(Rule):
    """Cards of this rank may cover as many cards of a set, and become what they cover (000:464)."""

    resolution = Resolution.TRANSPARENT
    instead = True
    rank: int

    def lifts(self, one: Card) -> Tier | None:
        """Return the tier of a transparent card: nearly the best, since it may cover any set."""
        return Tier.TRANSPARENT if one & of_rank(self.rank) else None

    def readings(self, deal: Deal, seat: Seat, cards: Cards) -> Iterable[Cards]:
        """Return the set to beat, where as many cards cover it."""
        top = deal.top
        if top is None or not is_set(top) or not self._covers(deal, cards, top):
            return ()
        return (top.cards,)

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """True for a cover of the set, which counts as the same cards."""
        covers = play.cards == top.cards and self._covers(deal, play.laid, top)
        return True if covers and is_set(top) else None

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        """Yield so many cards of the transparent rank, with wild ones among them."""
        if top is None:
            return
        glass, wild = hand & of_rank(self.rank), hand & deal.rules.wild & ~of_rank(self.rank)
        for count in range(1, min(top.size, glass.bit_count()) + 1):
            some = picks(glass, count)
            yield (g | w for w in each_choice(wild, top.size - count) for g in some)

    def _covers(self, deal: Deal, cards: Cards, top: Combination) -> bool:
        glass = of_rank(self.rank)
        return (
            cards.bit_count() == top.size
            and bool(cards & glass)
            and not cards & ~(glass | deal.rules.wild)
        )


@dataclass(frozen=True)
class SofiaPowers(Rule):
    """Fewer twos, jacks or jokers beat a set of aces or lower; all doubles with two packs (PV-14).

    A pair falls to one of them, a triple to two twos or one other, four to three twos, two jacks
    or one joker. An odd set in two packs counts as the next even one (C-PR-11).
    """

    resolution = Resolution.SOFIA
    resizes = True

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        needed = self._needed(deal, top)
        return True if needed.get(same_rank(play.cards) or 0) == play.size else None

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        needed = self._needed(deal, top) if top else {}
        for rank, count in needed.items():
            yield picks(hand & of_rank(rank), count)

    def _needed(self, deal: Deal, top: Combination) -> dict[int, int]:
        """Return the number of cards of each powerful rank that beat the set."""
        packs = deal.rules.packs
        size = -(-top.size // packs)
        if not is_set(top) or top.cards & (TWOS | JACKS | JOKERS) or not 2 <= size <= 4:
            return {}
        jacks = 2 if size == 4 else 1
        return {TWO: (size - 1) * packs, rank_of(JACKS): jacks * packs, JOKER: packs}


@dataclass(frozen=True)
class TwosNeedOneFewer(Rule):
    """Twos beat as many lower cards of a set or one more, never other twos (P3-05, C-PR-6)."""

    resolution = Resolution.FEWER_TWOS
    resizes = True

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """True for twos on a lower set of as many cards or one more."""
        if play.cards & ~TWOS or top.cards & (TWOS | JOKERS) or not is_set(top):
            return None
        lower = top.strength // RANK_STEP < play.strength // RANK_STEP
        return True if lower and play.size in (top.size, top.size - 1) else None

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        return [picks(hand & TWOS, top.size - 1)] if top and top.size > 1 else ()
