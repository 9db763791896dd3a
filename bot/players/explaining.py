"""Why a play is good: what a good player would say of it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.players.control import higher_singles
from bot.players.evidence import UNEXPLAINED, Above, Evidence, Reason
from bot.players.knowledge import Knowledge
from rules.cards import Cards, each
from rules.combinations import Combination

LONG = 3  # cards of a play that is worth it for their number
KEPT = 4  # high cards that are named
FEW = 5  # higher cards that are named
MOSTLY = 2  # times as many cards are lower as are higher
NEAR = 3  # plays, or cards of somebody, with which one is soon out


def reason(knowledge: Knowledge, play: Combination) -> Reason:
    """The best reason for this play, which may be laid now."""
    return _Case(Evidence(knowledge), play).reason()


class _Case:
    """One play in its position, and what speaks for it."""

    def __init__(self, known: Evidence, play: Combination) -> None:
        self.known, self.play = known, play
        self.at, self.view = known.at, known.view
        self.rest: Cards = self.at.hand & ~play.laid

    def reason(self) -> Reason:
        if not self.rest:
            return Reason("reason-out")
        if len(self.view.plays) == 1 and self.view.plays_in_full and not self.view.may_pass:
            return Reason("reason-only")
        last = self.at.reader.read(self.rest) is not None
        above = self.known.above(self.play) if self.known.is_plain else Above.UNKNOWN
        if above is Above.NOTHING:
            return self._winning(last)
        if self._is_for_partner():
            return Reason("reason-partner-out")
        if self.known.foe_with(1) and (guard := self._guarding()):
            return guard
        if last:
            return Reason("reason-last", cards=self.rest)
        plays = self.known.plays(self.rest)
        if above is Above.BOMBS and plays:
            return Reason("reason-only-bomb", plays=plays)
        reasons = self._following(plays) if self.at.top else self._leading(plays)
        return next((one for one in reasons if one), UNEXPLAINED)

    def _winning(self, last: bool) -> Reason:
        plays = self.known.plays(self.rest)
        if last:
            return Reason("reason-wins-last", cards=self.rest)
        return Reason("reason-wins", plays=plays) if plays else Reason("reason-unbeaten")

    def _guarding(self) -> Reason | None:
        """Against a single card, on which somebody would be out."""
        play = self.play
        if play.size > 1:
            return Reason("reason-guard-many") if self.at.top is None else None
        height = self.at.reader.ranking.height
        highest = max(map(height, each(self.at.hand)))
        is_highest = play.laid == play.cards and height(play.laid) == highest
        return Reason("reason-guard-high") if is_highest else None

    def _is_for_partner(self) -> bool:
        """Is it led for a partner to go out on with the last card?"""
        at, play = self.at, self.play
        if at.top or play.size > 1 or not self.known.partner_with(1):
            return False
        return higher_singles(at.reader.ranking, play.cards, at.unseen) > 0

    def _leading(self, plays: int) -> Iterator[Reason | None]:
        play, size = self.play, self.play.size
        if size >= LONG:
            yield self._keeping("reason-sheds-keeps")
            yield Reason("reason-sheds", laid=size, plays=plays) if plays else None
        yield self._against_pair()
        if plays and self.known.is_lowest(play):
            yield Reason("reason-low", plays=plays)
        yield self._pressing()
        yield self._few_higher()
        if plays and size > 1:
            yield Reason("reason-sheds", laid=size, plays=plays)
        if plays and self._is_lowest_alone():
            yield Reason("reason-loose", plays=plays)
        yield self._mostly_lower()
        if self._is_alone() and not self.known.splits(play):
            yield Reason("reason-alone")
        yield from self._otherwise(plays)

    def _following(self, plays: int) -> Iterator[Reason | None]:
        play = self.play
        if plays and self.known.only_bombs:
            yield Reason("reason-bomb", plays=plays)
        if self.known.every and all((play.compare(one) or 0) <= 0 for one in self.known.every):
            yield Reason("reason-follow", plays=plays) if plays else Reason("reason-weakest")
        yield self._pressing()
        yield self._few_higher()
        if plays and self._keeps_together(plays):
            yield Reason("reason-together", plays=plays)
        if plays and self._keeps_sets():
            yield Reason("reason-whole", plays=plays)
        yield self._mostly_lower()
        if plays and play.size >= LONG:
            yield Reason("reason-sheds", laid=play.size, plays=plays)
        weaker = self.known.weaker(play)
        if weaker and all(map(self._parts, (play, *weaker))):
            yield Reason("reason-all-break")
        yield from self._otherwise(plays)

    def _otherwise(self, plays: int) -> Iterator[Reason | None]:
        """What speaks for many plays, and so comes last."""
        if 0 < plays <= NEAR:
            yield Reason("reason-near", plays=plays)
        yield self._keeping("reason-keeps")
        if plays and self.known.divided(self.at.hand) and not self._parts(self.play):
            yield Reason("reason-breaks-nothing", plays=plays)

    def _parts(self, play: Combination) -> bool:
        """Does it part cards that go together?"""
        return self.known.splits(play) or self.known.breaks(play)

    def _keeping(self, key: str) -> Reason | None:
        """It has no high card, and some stay in the hand."""
        kept = self.known.high(self.rest)
        if 0 < kept.bit_count() <= KEPT and not self.known.high(self.play.laid):
            return Reason(key, laid=self.play.size, cards=kept)
        return None

    def _against_pair(self) -> Reason | None:
        """Somebody has two cards, and of all leads this one is none of two."""
        pairs = any(one.size == 2 for one in self.known.every)
        if self.play.size != 2 and pairs and self.known.foe_with(2):
            return Reason("reason-guard-two")
        return None

    def _pressing(self) -> Reason | None:
        """Somebody is soon out, and would find it easier after something weaker."""
        if 0 < self.known.fewest(self.at.after) <= NEAR and self.known.weaker(self.play):
            return Reason("reason-press")
        return None

    def _few_higher(self) -> Reason | None:
        """Of cards of one rank above which there are few others, or none."""
        found = self.known.higher(self.play)
        if found is None or found[0].bit_count() > FEW:
            return None
        above, _ = found
        return Reason("reason-few-higher", cards=above) if above else Reason("reason-highest")

    def _mostly_lower(self) -> Reason | None:
        found = self.known.higher(self.play)
        if found is None:
            return None
        above, below = (cards.bit_count() for cards in found)
        if above * MOSTLY > below:
            return None
        return Reason("reason-mostly-lower", laid=above, amount=below)

    def _keeps_together(self, plays: int) -> bool:
        """Is the rest more plays after every weaker play that may be laid?"""
        known = self.known
        weaker = known.weaker(self.play)
        left = (len(known.divided(self.at.hand & ~one.laid)) for one in weaker)
        return bool(weaker) and all(number > plays for number in left)

    def _keeps_sets(self) -> bool:
        """Does every weaker play take some of the cards of a rank, and this one all of its rank?"""
        known = self.known
        weaker = known.weaker(self.play)
        return bool(weaker) and not known.splits(self.play) and all(map(known.splits, weaker))

    def _is_lowest_alone(self) -> bool:
        """Do all lower cards go together with others, as the hand is divided?"""
        return self._is_alone() and self._rank() == min(self._ranks_alone())

    def _is_alone(self) -> bool:
        """Does it go together with no other card, as the hand is divided?"""
        play = self.play
        return play.size == 1 and play.laid == play.cards and self._rank() in self._ranks_alone()

    def _ranks_alone(self) -> list[int]:
        made = self.known.divided(self.at.hand)
        return [self._height(one.cards) for one in made if one.size == 1]

    def _rank(self) -> int:
        return self._height(self.play.cards)

    def _height(self, card: Cards) -> int:
        return self.at.reader.ranking.rank_height(card)
