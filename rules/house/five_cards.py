"""Answers between five-card hands, and plays that close their trick."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from rules.cards import Cards
from rules.changes import evolve
from rules.combinations import Combination
from rules.deal import Deal
from rules.events import Event, Played, TrickWon
from rules.phases.legal_plays import beatable
from rules.rule import Rule
from rules.shapes.shape import Groups, Kind


@dataclass(frozen=True)
class FullHouseAnswersOnlyItself(Rule):
    """A full house beats full houses only; the rest beat what is weaker (BT-47)."""

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        full = [deal.reader.shape(c).kind is Kind.FULL_HOUSE for c in (play, top)]
        return False if full == [True, False] else None


@dataclass(frozen=True)
class CardValueDecides(Rule):
    """Any five cards answer any others if their key rank is higher (002 var 28).

    The key is the rank of the top card, or of the three or four. Two hands of one type compare
    as ever, and so do two types with equal keys (C-BT-28).
    """

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """Compare the key ranks of two hands of different types; the type decides for equals."""
        mine, theirs = deal.reader.shape(play), deal.reader.shape(top)
        if play.size != 5 or top.size != 5 or mine.kind is theirs.kind:
            return None
        ranking = deal.reader.ranking
        keys = mine.key(play.cards, ranking), theirs.key(top.cards, ranking)
        return None if keys[0] == keys[1] else keys[0] > keys[1]

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        """Yield every hand of five, the weaker types too."""
        if top is None or top.size != 5:
            return
        for shape in deal.reader.ladders[top.ladder].shapes:
            yield from shape.groups(hand, deal.reader.ranking, -1)


@dataclass(frozen=True)
class UnbeatableCloses(Rule):
    """The highest single of all, or a pair that holds it, wins its trick at once (BT-37).

    `sizes` are the numbers of cards that no bomb can reach. Cards without a rank of their own are
    never above the others.
    """

    sizes: tuple[int, ...]

    hears = (Played,)

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        """Win the trick when the play holds the highest card of the pack."""
        ranking, play = deal.reader.ranking, event.as_cards
        if play.bit_count() not in self.sizes:
            return ()
        ranked = deal.rules.pack & ~deal.rules.nameless
        highest = ranking.highest(play) == ranking.highest(ranked)
        return (TrickWon(event.seat),) if highest else ()


@dataclass(frozen=True)
class NothingBeatsIt(Rule):
    """A play that no other cards of the pack could beat, in any hand, wins its trick at once.

    Powers, bombs, equal plays and wild cards are all asked, after a revolution that it makes.
    """

    hears = (Played,)

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        """Win the trick, unless the effects of other rules on the play already do."""
        others = (rule for rule in deal.rules.reactors[Played] if rule is not self)
        after = evolve(deal, *chain.from_iterable(rule.reacts(deal, event) for rule in others))
        if not after.trick or beatable(after, deal.rules.pack & ~event.cards):
            return ()
        return (TrickWon(event.seat),)
