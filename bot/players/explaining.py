"""Why a play is good, or a pass: what can be counted in the position, and so is always true."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import lru_cache
from typing import NamedTuple

from bot.players.control import higher_singles
from bot.players.flow import flow
from bot.players.knowledge import Knowledge
from bot.players.partition import partition
from bot.players.position import Position, seen
from rules.cards import Cards, each, joined
from rules.combinations import Combination
from rules.ranking import Ranking, same_rank
from rules.ruleset import RuleSet

LONG = 3  # cards of a lead that is worth it for their number
TOP = 2  # ranks that are high
KEPT = 4  # high cards that are named
FEW = 5  # higher cards that are named


class Reason(NamedTuple):
    """The key of a sentence, and the facts that it may tell."""

    key: str
    laid: int = 0  # cards
    plays: int = 0  # into which a hand can be divided
    cards: Cards = 0
    amount: int = 0  # of a bid


def reason(knowledge: Knowledge, play: Combination | None) -> Reason:
    """The best reason for this play, which may be laid now, or for a pass where it is None."""
    case = _Case(knowledge)
    return case.of_play(play) if play else case.of_pass()


class Above(Enum):
    """What of the cards that are out may beat a play."""

    NOTHING = auto()
    BOMBS = auto()  # and nothing else
    PLAYS = auto()
    UNKNOWN = auto()


class _Case:
    """One position, and what speaks for what."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.view, self.rules = knowledge.view, knowledge.rules
        self.at: Position = seen(knowledge)

    def of_play(self, play: Combination) -> Reason:
        rest = self.at.hand & ~play.laid
        if not rest:
            return Reason("reason-out")
        if len(self.view.plays) == 1 and self.view.plays_in_full and not self.view.may_pass:
            return Reason("reason-only")
        last = self.at.reader.read(rest) is not None
        above = self._above(play) if _is_plain(self.rules) else Above.UNKNOWN
        if above is Above.NOTHING:
            return self._winning(rest, last)
        if self._is_for_partner(play):
            return Reason("reason-partner-out")
        if self._is_nearly_out(foe=True) and (guard := self._guarding(play)):
            return guard
        if last:
            return Reason("reason-last", cards=rest)
        return self._plain(play, rest, above)

    def _plain(self, play: Combination, rest: Cards, above: Above) -> Reason:
        """Of a play after which others go on, and this hand too."""
        plays = self._plays(rest)
        if above is Above.BOMBS and plays:
            return Reason("reason-only-bomb", plays=plays)
        if self.at.top is None:
            return self._leading(play, rest, plays)
        return self._following(play, plays)

    def of_pass(self) -> Reason:
        top, owner = self.at.top, self.at.owner
        if top and owner not in (-1, self.at.seat) and not self.at.foe(owner):
            return Reason("reason-pass-partner")
        if self._only_bombs():
            return Reason("reason-pass-bomb")
        made = self._divided(self.at.hand)
        if top and len(made) > 1 and all((one.compare(top) or 0) <= 0 for one in made):
            return Reason("reason-pass-whole", plays=len(made))
        if self._is_all(lambda play: bool(self._high(play.laid))):
            return Reason("reason-pass-high")
        if self.view.plays and self._above(self.view.plays[0]) in (Above.BOMBS, Above.PLAYS):
            return Reason("reason-pass-beaten", cards=self.view.plays[0].laid)
        return Reason("reason-computer")

    def _winning(self, rest: Cards, last: bool) -> Reason:
        plays = self._plays(rest)
        if last:
            return Reason("reason-wins-last", cards=rest)
        return Reason("reason-wins", plays=plays) if plays else Reason("reason-unbeaten")

    def _guarding(self, play: Combination) -> Reason | None:
        """Against a single card, on which somebody would be out."""
        if play.size > 1:
            return Reason("reason-guard-many") if self.at.top is None else None
        height = self.at.reader.ranking.height
        highest = max(map(height, each(self.at.hand)))
        is_highest = play.laid == play.cards and height(play.laid) == highest
        return Reason("reason-guard-high") if is_highest else None

    def _leading(self, play: Combination, rest: Cards, plays: int) -> Reason:
        kept = self._high(rest)
        if play.size >= LONG and 0 < kept.bit_count() <= KEPT and not self._high(play.laid):
            return Reason("reason-sheds-keeps", laid=play.size, cards=kept)
        if not plays:
            return Reason("reason-computer")
        if play.size >= LONG:
            return Reason("reason-sheds", laid=play.size, plays=plays)
        height = self.at.reader.ranking.rank_height
        lowest = min(map(height, each(self.at.hand)))
        if any(height(one) == lowest for one in each(play.laid & play.cards)):
            return Reason("reason-low", plays=plays)
        if few := self._few_higher(play):
            return few
        if play.size > 1:
            return Reason("reason-sheds", laid=play.size, plays=plays)
        key = "reason-loose" if self._is_lowest_alone(play) else "reason-rest"
        return Reason(key, plays=plays)

    def _following(self, play: Combination, plays: int) -> Reason:
        if self._only_bombs() and plays:
            return Reason("reason-bomb", plays=plays)
        if self._is_all(lambda one: (play.compare(one) or 0) <= 0):
            return Reason("reason-follow", plays=plays) if plays else Reason("reason-weakest")
        if few := self._few_higher(play):
            return few
        if plays and self._keeps_together(play, plays):
            return Reason("reason-together", plays=plays)
        if plays and self._keeps_sets(play):
            return Reason("reason-whole", plays=plays)
        return Reason("reason-rest", plays=plays) if plays else Reason("reason-computer")

    def _keeps_together(self, play: Combination, plays: int) -> bool:
        """Is the rest more plays after every weaker play that beats the table?"""
        weaker = self._weaker(play)
        left = (len(self._divided(self.at.hand & ~one.laid)) for one in weaker)
        return bool(weaker) and all(number > plays for number in left)

    def _keeps_sets(self, play: Combination) -> bool:
        """Does every weaker play take some of the cards of a rank, and this one all of its rank?"""
        weaker = self._weaker(play)
        return bool(weaker) and not self._splits(play) and all(map(self._splits, weaker))

    def _weaker(self, play: Combination) -> list[Combination]:
        """What beats the table and is weaker, bombs apart; nothing where not all is known."""
        plays = self.view.plays if self.view.plays_in_full else ()
        return [one for one in plays if not one.trump and (play.compare(one) or 0) > 0]

    def _splits(self, play: Combination) -> bool:
        """Is it some of the cards that the hand has of one rank?"""
        ranks = [cards for cards, _, _ in self.at.reader.ranking.ranks if cards & play.laid]
        return len(ranks) == 1 and bool(self.at.hand & ranks[0] & ~play.laid)

    def _is_lowest_alone(self, play: Combination) -> bool:
        """As the hand is divided, is it alone, and do all lower cards go with others?"""
        height = self.at.reader.ranking.rank_height
        alone = [height(one.cards) for one in self._divided(self.at.hand) if one.size == 1]
        return play.laid == play.cards and bool(alone) and height(play.cards) == min(alone)

    def _few_higher(self, play: Combination) -> Reason | None:
        """Of cards of one rank above which there are few others."""
        if play.laid != play.cards or same_rank(play.laid) is None:
            return None
        height = self.at.reader.ranking.height
        lowest = min(map(height, each(play.laid)))
        higher = [one for one in each(self.at.unseen) if height(one) > lowest]
        return Reason("reason-few-higher", cards=joined(higher)) if 0 < len(higher) <= FEW else None

    def _plays(self, rest: Cards) -> int:
        """Into how many plays these cards are divided, two at least; 0 where some are left over."""
        made = self._divided(rest)
        return len(made) if len(made) > 1 else 0

    def _divided(self, held: Cards) -> list[Combination]:
        return divided(self.knowledge, held)

    def _high(self, held: Cards) -> Cards:
        return high_cards(self.at.reader.ranking, self.at.pack, held)

    def _only_bombs(self) -> bool:
        return self.at.top is not None and self._is_all(lambda play: play.trump)

    def _is_all(self, like: Callable[[Combination], bool]) -> bool:
        """Is there something that may be laid, and all of it like this?"""
        plays = self.view.plays
        return bool(plays) and self.view.plays_in_full and all(map(like, plays))

    def _is_nearly_out(self, foe: bool) -> bool:
        """Is one card all that some foe holds, or some partner?"""
        at, left = self.at, enumerate(self.view.cards_left)
        return any(n == 1 and seat != at.seat and at.foe(seat) is foe for seat, n in left)

    def _is_for_partner(self, play: Combination) -> bool:
        """Is it led for a partner to go out on with the last card?"""
        at = self.at
        if at.top or play.size > 1 or not self._is_nearly_out(foe=False):
            return False
        return higher_singles(at.reader.ranking, play.cards, at.unseen) > 0

    def _above(self, play: Combination) -> Above:
        """What may be above it by its height among all cards that others may hold."""
        if not _by_height(self.rules):
            return Above.UNKNOWN
        above, reader = Above.NOTHING, self.at.reader
        for cards in (one for group in reader.groups(self.at.unseen, play) for one in group):
            other = reader.read(cards)
            if other and (other.compare(play) or 0) > 0:
                if play.trump or not other.trump:
                    return Above.PLAYS
                above = Above.BOMBS
        return above


def divided(knowledge: Knowledge, held: Cards) -> list[Combination]:
    """These cards of a hand as few plays; none where some are left over."""
    reader = knowledge.rules.reader(knowledge.view.upside_down)
    known = knowledge.dealt if not held & ~knowledge.dealt else held
    made = [one.play for one in partition(reader, known, knowledge.rules.pack).plays(held)]
    return made if sum(play.size for play in made) == held.bit_count() else []


def high_cards(ranking: Ranking, pack: Cards, held: Cards) -> Cards:
    """Those of these cards that are of the highest ranks of the pack."""
    ranks = [cards for cards, _, _ in ranking.ranks if cards & pack]
    return held & joined(ranks[-TOP:])


@lru_cache(maxsize=64)
def _is_plain(rules: RuleSet) -> bool:
    """Does a play beat another only where its cards are higher, whatever was laid before?"""
    return flow(rules) is not None


@lru_cache(maxsize=64)
def _by_height(rules: RuleSet) -> bool:
    """Is a play what its cards are, and does it beat another only where it is higher?"""
    odd = rules.interpreters or rules.nameless or rules.interrupters
    return not (odd or rules.bends_following or rules.packs > 1)
