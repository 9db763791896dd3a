"""Certain facts that a seat can count in its position, as the base of reasons for hints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from functools import cached_property, lru_cache
from typing import NamedTuple

from bot.players.information_state import InformationState, Position, position_of
from bot.players.partition import partition
from rules.actions import Seat
from rules.cards import Cards, each, joined
from rules.combinations import Combination
from rules.fast import fast_rules
from rules.ranking import Ranking, same_rank
from rules.ruleset import RuleSet

TOP = 2  # the number of ranks that count as high


class Reason(NamedTuple):
    """The key of a sentence, and the facts for its placeholders."""

    key: str
    laid: int = 0  # a number of cards: of the play, or of the higher cards
    plays: int = 0  # the number of plays into which a hand divides
    cards: Cards = 0
    amount: int = 0  # the amount of a bid, or the number of lower cards


UNEXPLAINED = Reason("reason-computer")


class Above(Enum):
    """The kinds of plays of unseen cards that may beat a play."""

    NOTHING = auto()
    BOMBS = auto()  # bombs, and no other plays
    PLAYS = auto()
    UNKNOWN = auto()


class Evidence:
    """A position, and the facts that can be counted in it."""

    def __init__(self, knowledge: InformationState) -> None:
        self.knowledge = knowledge
        self.view, self.rules = knowledge.view, knowledge.rules
        self.at: Position = position_of(knowledge)

    @property
    def is_plain(self) -> bool:
        """Whether a play beats another only by higher cards, regardless of earlier plays."""
        return _is_plain(self.rules)

    @cached_property
    def legal(self) -> Sequence[Combination]:
        """All legal plays; empty if the view lists only some of many similar plays."""
        return self.view.plays if self.view.plays_in_full else ()

    @cached_property
    def only_bombs(self) -> bool:
        """Whether there is a play to beat, and only bombs of the hand beat it."""
        return bool(self.at.top and self.legal and all(play.trump for play in self.legal))

    def weaker(self, play: Combination) -> list[Combination]:
        """Return the plays of `legal` that are weaker than this play, without bombs."""
        return [other for other in self.legal if not other.trump and (play.compare(other) or 0) > 0]

    def divided(self, held: Cards) -> list[Combination]:
        """Divide these cards into few plays; return an empty list if cards are left over."""
        return divided(self.knowledge, held)

    def plays(self, rest: Cards) -> int:
        """Return the number of plays these cards divide into; 0 if only one, or with cards left."""
        made = self.divided(rest)
        return len(made) if len(made) > 1 else 0

    def high(self, held: Cards) -> Cards:
        """Return the cards of `held` that are of the highest ranks."""
        return high_cards(self.at.reader.ranking, self.at.pack, held)

    def is_lowest(self, play: Combination) -> bool:
        """Whether a card of the lowest rank of the hand is in the play."""
        height = self.at.reader.ranking.rank_height
        lowest = min(map(height, each(self.at.hand)))
        return any(height(card) == lowest for card in each(play.laid & play.cards))

    def splits(self, play: Combination) -> bool:
        """Whether the play takes only some of the hand's cards of one rank."""
        ranks = [cards for cards, _, _ in self.at.reader.ranking.ranks if cards & play.laid]
        return len(ranks) == 1 and bool(self.at.hand & ranks[0] & ~play.laid)

    def breaks(self, play: Combination) -> bool:
        """Whether the hand without the play divides into no fewer plays than the whole hand."""
        now, rest = self.divided(self.at.hand), self.divided(self.at.hand & ~play.laid)
        return bool(now and rest) and len(rest) >= len(now)

    def higher(self, play: Combination) -> tuple[Cards, Cards] | None:
        """Return the unseen cards above and below a play of one rank; None for other plays."""
        if play.laid != play.cards or same_rank(play.laid) is None:
            return None
        height = self.at.reader.ranking.height
        lowest = min(map(height, each(play.laid)))
        out = list(each(self.at.unseen))
        above = joined(card for card in out if height(card) > lowest)
        return above, joined(card for card in out if height(card) < lowest)

    def foe_with(self, number: int) -> bool:
        return self._holds(number, foe=True)

    def partner_with(self, number: int) -> bool:
        return self._holds(number, foe=False)

    def fewest(self, seats: Iterable[Seat]) -> int:
        """Return the fewest cards of an opponent among these seats; 0 if hidden or none."""
        at, left = self.at, self.view.cards_left
        held = [left[seat] for seat in seats if left[seat] and seat != at.seat and at.foe(seat)]
        return max(0, min(held, default=0))

    def above(self, play: Combination) -> Above:
        """Return the kinds of plays of the unseen cards that are higher than this play.

        `UNKNOWN` is returned where height alone does not decide which play beats another.
        """
        if not _by_height(self.rules):
            return Above.UNKNOWN
        above, reader = Above.NOTHING, self.at.reader
        for cards in (
            cards_of_play
            for group in reader.groups(self.at.unseen, play)
            for cards_of_play in group
        ):
            other = reader.read(cards)
            if other and (other.compare(play) or 0) > 0:
                if play.trump or not other.trump:
                    return Above.PLAYS
                above = Above.BOMBS
        return above

    def _holds(self, number: int, foe: bool) -> bool:
        at, left = self.at, enumerate(self.view.cards_left)
        return any(n == number and seat != at.seat and at.foe(seat) is foe for seat, n in left)


def divided(knowledge: InformationState, held: Cards) -> list[Combination]:
    """Divide these cards of a hand into few plays; return an empty list if cards are left over."""
    reader = knowledge.rules.reader(knowledge.view.upside_down)
    whole = knowledge.dealt if not held & ~knowledge.dealt else held
    made = [outline.play for outline in partition(reader, whole, knowledge.rules.pack).plays(held)]
    return made if sum(play.size for play in made) == held.bit_count() else []


def high_cards(ranking: Ranking, pack: Cards, held: Cards, top: int = TOP) -> Cards:
    """Return the cards of `held` that are of the `top` highest ranks of the pack."""
    ranks = [cards for cards, _, _ in ranking.ranks if cards & pack]
    return held & joined(ranks[-top:])


@lru_cache(maxsize=64)
def _is_plain(rules: RuleSet) -> bool:
    return fast_rules(rules) is not None


@lru_cache(maxsize=64)
def _by_height(rules: RuleSet) -> bool:
    """Whether no card stands for another, and a play beats another play only by being higher."""
    odd = rules.interpreters or rules.nameless or rules.interrupters
    return not (odd or rules.bends_following or rules.packs > 1)
