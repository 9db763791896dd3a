"""Reasons for plays, passes, bids and gifts, such as a good player would give."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb

from bot.players.control import higher_singles
from bot.players.evidence import TOP, UNEXPLAINED, Above, Evidence, Reason, divided, high_cards
from bot.players.heuristics import with_widow, worth_of
from bot.players.information_state import InformationState
from rules.actions import Action, Bid, Call, Cut, Give, Pass
from rules.cards import Cards, each, joined
from rules.combinations import Combination
from rules.house import last_card
from rules.phases import collusion, cutting, leftovers, merchants, redeals

LONG = 3  # the fewest cards of a play that is good because it sheds many cards
KEPT = 4  # the most high cards that a reason names
FEW = 5  # the most higher cards that a reason names
MOSTLY = 2  # the least ratio of lower to higher cards for "mostly lower"
NEAR = 3  # the most plays or cards of a player who is soon out


def reason(knowledge: InformationState, play: Combination) -> Reason:
    """Return the best reason for this play, which may be laid now."""
    return _Case(Evidence(knowledge), play).reason()


class _Case:
    """A play in its position, and the reasons for it."""

    def __init__(self, evidence: Evidence, play: Combination) -> None:
        self.evidence, self.play = evidence, play
        self.at, self.view = evidence.at, evidence.view
        self.rest: Cards = self.at.hand & ~play.laid

    def reason(self) -> Reason:
        if not self.rest:
            return Reason("reason-out")
        if len(self.view.plays) == 1 and self.view.plays_in_full and not self.view.may_pass:
            return Reason("reason-only")
        last = self.at.reader.read(self.rest) is not None
        above = self.evidence.above(self.play) if self.evidence.is_plain else Above.UNKNOWN
        if above is Above.NOTHING:
            return self._winning(last)
        if self._is_for_partner():
            return Reason("reason-partner-out")
        if self.evidence.foe_with(1) and (guard := self._guarding()):
            return guard
        if last:
            return Reason("reason-last", cards=self.rest)
        plays = self.evidence.plays(self.rest)
        if above is Above.BOMBS and plays:
            return Reason("reason-only-bomb", plays=plays)
        reasons = self._following(plays) if self.at.top else self._leading(plays)
        return next((reason for reason in reasons if reason), UNEXPLAINED)

    def _winning(self, last: bool) -> Reason:
        plays = self.evidence.plays(self.rest)
        if last:
            return Reason("reason-wins-last", cards=self.rest)
        return Reason("reason-wins", plays=plays) if plays else Reason("reason-unbeaten")

    def _guarding(self) -> Reason | None:
        play = self.play
        if play.size > 1:
            return Reason("reason-guard-many") if self.at.top is None else None
        height = self.at.reader.ranking.height
        highest = max(map(height, each(self.at.hand)))
        is_highest = play.laid == play.cards and height(play.laid) == highest
        return Reason("reason-guard-high") if is_highest else None

    def _is_for_partner(self) -> bool:
        at, play = self.at, self.play
        if at.top or play.size > 1 or not self.evidence.partner_with(1):
            return False
        return higher_singles(at.reader.ranking, play.cards, at.unseen) > 0

    def _leading(self, plays: int) -> Iterator[Reason | None]:
        play, size = self.play, self.play.size
        if size >= LONG:
            yield self._keeping("reason-sheds-keeps")
            yield Reason("reason-sheds", laid=size, plays=plays) if plays else None
        yield self._against_pair()
        if plays and self.evidence.is_lowest(play):
            yield Reason("reason-low", plays=plays)
        yield self._pressing()
        yield self._few_higher()
        if plays and size > 1:
            yield Reason("reason-sheds", laid=size, plays=plays)
        if plays and self._is_lowest_alone():
            yield Reason("reason-loose", plays=plays)
        yield self._mostly_lower()
        if self._is_alone() and not self.evidence.splits(play):
            yield Reason("reason-alone")
        yield from self._otherwise(plays)

    def _following(self, plays: int) -> Iterator[Reason | None]:
        play = self.play
        if plays and self.evidence.only_bombs:
            yield Reason("reason-bomb", plays=plays)
        if self.evidence.legal and all(
            (play.compare(other) or 0) <= 0 for other in self.evidence.legal
        ):
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
        weaker = self.evidence.weaker(play)
        if weaker and all(map(self._parts, (play, *weaker))):
            yield Reason("reason-all-break")
        yield from self._otherwise(plays)

    def _otherwise(self, plays: int) -> Iterator[Reason | None]:
        if 0 < plays <= NEAR:
            yield Reason("reason-near", plays=plays)
        yield self._keeping("reason-keeps")
        if plays and self.evidence.divided(self.at.hand) and not self._parts(self.play):
            yield Reason("reason-breaks-nothing", plays=plays)

    def _parts(self, play: Combination) -> bool:
        return self.evidence.splits(play) or self.evidence.breaks(play)

    def _keeping(self, key: str) -> Reason | None:
        """Return the reason `key` if a few high cards stay in the hand and none is laid."""
        high = self.evidence.high(self.rest)
        if 0 < high.bit_count() <= KEPT and not self.evidence.high(self.play.laid):
            return Reason(key, laid=self.play.size, cards=high)
        return None

    def _against_pair(self) -> Reason | None:
        pairs = any(other.size == 2 for other in self.evidence.legal)
        if self.play.size != 2 and pairs and self.evidence.foe_with(2):
            return Reason("reason-guard-two")
        return None

    def _pressing(self) -> Reason | None:
        if 0 < self.evidence.fewest(self.at.after) <= NEAR and self.evidence.weaker(self.play):
            return Reason("reason-press")
        return None

    def _few_higher(self) -> Reason | None:
        unseen = self.evidence.higher(self.play)
        if unseen is None or unseen[0].bit_count() > FEW:
            return None
        above, _ = unseen
        return Reason("reason-few-higher", cards=above) if above else Reason("reason-highest")

    def _mostly_lower(self) -> Reason | None:
        unseen = self.evidence.higher(self.play)
        if unseen is None:
            return None
        above, below = (cards.bit_count() for cards in unseen)
        if above * MOSTLY > below:
            return None
        return Reason("reason-mostly-lower", laid=above, amount=below)

    def _keeps_together(self, plays: int) -> bool:
        """Whether every weaker legal play leaves more than `plays` plays in the hand."""
        evidence = self.evidence
        weaker = evidence.weaker(self.play)
        left = (len(evidence.divided(self.at.hand & ~play.laid)) for play in weaker)
        return bool(weaker) and all(number > plays for number in left)

    def _keeps_sets(self) -> bool:
        """Whether every weaker legal play takes only a part of a rank, and this play does not."""
        evidence = self.evidence
        weaker = evidence.weaker(self.play)
        return bool(weaker) and not evidence.splits(self.play) and all(map(evidence.splits, weaker))

    def _is_lowest_alone(self) -> bool:
        return self._is_alone() and self._rank() == min(self._ranks_alone())

    def _is_alone(self) -> bool:
        play = self.play
        return play.size == 1 and play.laid == play.cards and self._rank() in self._ranks_alone()

    def _ranks_alone(self) -> list[int]:
        made = self.evidence.divided(self.at.hand)
        return [self._height(part.cards) for part in made if part.size == 1]

    def _rank(self) -> int:
        return self._height(self.play.cards)

    def _height(self, card: Cards) -> int:
        return self.at.reader.ranking.rank_height(card)


SAFE = 5  # with at least this number of cards, no opponent has to be stopped yet


def pass_reason(knowledge: InformationState) -> Reason:
    """Return the best reason for a pass on the play to beat."""
    return next(_reasons(Evidence(knowledge)), UNEXPLAINED)


def _reasons(evidence: Evidence) -> Iterator[Reason]:
    at, legal = evidence.at, evidence.legal
    top, owner = at.top, at.owner
    if top and owner not in (-1, at.seat) and not at.foe(owner):
        yield Reason("reason-pass-partner")
    if evidence.only_bombs:
        yield Reason("reason-pass-bomb")
    made = evidence.divided(at.hand)
    if top and len(made) > 1 and all((part.compare(top) or 0) <= 0 for part in made):
        yield Reason("reason-pass-whole", plays=len(made))
    if legal and all(evidence.high(play.laid) for play in legal):
        yield Reason("reason-pass-high")
    if legal and all(evidence.high(play.laid) or evidence.breaks(play) for play in legal):
        yield Reason("reason-pass-costs")
    if plays := evidence.view.plays:
        natural = (play for play in plays if play.laid == play.cards)
        yield from _in_vain(evidence, next(natural, plays[0]))


def _in_vain(evidence: Evidence, play: Combination) -> Iterator[Reason]:
    """Yield reasons to keep a weak play that beats the top, but that may be beaten or can wait."""
    everybody = range(len(evidence.view.cards_left))
    safe, unseen = evidence.fewest(everybody) >= SAFE, evidence.higher(play)
    if unseen and not unseen[0]:
        yield Reason("reason-pass-highest", cards=play.laid)
    elif unseen:
        key = "reason-pass-outranked" if safe else "reason-pass-higher"
        yield Reason(key, laid=unseen[0].bit_count(), cards=play.laid)
    if evidence.above(play) in (Above.BOMBS, Above.PLAYS):
        key = "reason-pass-early" if safe else "reason-pass-beaten"
        yield Reason(key, cards=play.laid)
    if safe:
        yield Reason("reason-pass-safe")


MOST_GIFTS = 300  # the most possible gifts that are all compared with the chosen gift


def early_reason(knowledge: InformationState, action: Action) -> Reason:
    """Return the best reason for an action other than a play or a pass in a trick."""
    match action:
        case Bid(amount):
            return _of_bid(knowledge, amount)
        case Pass():
            return _of_no_bid(knowledge)
        case Give(cards):
            return _of_gift(knowledge, cards)
        case Cut():
            return Reason("reason-cut")
        case Call(word):
            return _of_call(knowledge, word)
    return UNEXPLAINED


def _of_bid(knowledge: InformationState, amount: int) -> Reason:
    hand, view = knowledge.view.held, knowledge.view
    most = worth_of(knowledge.rules, hand, knowledge.seats)
    if not view.may_pass and most < amount == _least(knowledge):
        return Reason("reason-bid-must")
    strength, plays = _strength(knowledge), _plays(knowledge, hand)
    if strength.bit_count() > 1 or (strength and not plays):
        return Reason("reason-bid", cards=strength, amount=amount)
    if strength:  # one high card is not enough: name the next rank and the number of plays too
        strength = high_cards(knowledge.rules.ranking, knowledge.rules.pack, hand, TOP + 1)
        return Reason("reason-bid-both", plays=plays, cards=strength, amount=amount)
    return Reason("reason-bid-plays", plays=plays, amount=amount) if plays else UNEXPLAINED


def _of_no_bid(knowledge: InformationState) -> Reason:
    hand, least = knowledge.view.held, _least(knowledge)
    if 0 < (most := worth_of(knowledge.rules, hand, knowledge.seats)) < least:
        return Reason("reason-bid-most", amount=most)
    plays = _plays(knowledge, hand)
    if not plays:
        return UNEXPLAINED
    if strength := _strength(knowledge):
        return Reason("reason-bid-poor", plays=plays, cards=strength, amount=least)
    return Reason("reason-bid-none", plays=plays, amount=least)


def _least(knowledge: InformationState) -> int:
    """Return the lowest possible bid; 0 if no bid is possible."""
    actions = knowledge.view.asked
    return min((bid.amount for bid in actions if isinstance(bid, Bid)), default=0)


def _strength(knowledge: InformationState) -> Cards:
    """Return the high cards of the hand, and its bombs of one rank."""
    rules, hand = knowledge.rules, knowledge.view.held
    sets = (rules.reader().read(hand & cards) for cards, _, _ in rules.ranking.ranks)
    bombs = joined(play.cards for play in sets if play and play.trump)
    return high_cards(rules.ranking, rules.pack, hand) | bombs


def _of_gift(knowledge: InformationState, cards: Cards) -> Reason:
    view, gift = knowledge.view, knowledge.view.gift
    hand, plays = view.held, _plays(knowledge, view.held & ~cards)
    offered = joined(pledge.cards for pledge in view.pledged if pledge.to == knowledge.seat)
    height = knowledge.rules.worth.without_suit
    answers = gift and gift.words and not gift.offer and offered
    if answers and min(map(height, each(cards))) >= min(map(height, each(offered))):
        return Reason("reason-give-back", cards=offered)
    if not plays:
        return _of_keeping(knowledge, cards)
    count = cards.bit_count()
    if cards == joined(knowledge.rules.worth.lowest_first(hand)[:count]):
        return Reason("reason-give-lowest", plays=plays)
    if comb(len(view.givable), count) <= MOST_GIFTS:
        others = map(joined, combinations(view.givable, count))
        if all((_plays(knowledge, hand & ~gift) or plays) >= plays for gift in others):
            return Reason("reason-give-fewest", plays=plays)
    return _of_keeping(knowledge, cards)


def _of_keeping(knowledge: InformationState, cards: Cards) -> Reason:
    """Return the reason for a gift that keeps all high cards; `UNEXPLAINED` for other gifts."""
    ranking, pack = knowledge.rules.ranking, knowledge.rules.pack
    high = high_cards(ranking, pack, knowledge.view.held & ~cards)
    if high and not (high_cards(ranking, pack, cards) or cards & knowledge.rules.worth.lifted):
        return Reason("reason-keeps", cards=high)
    return UNEXPLAINED


def _of_call(knowledge: InformationState, word: str) -> Reason:
    match word:
        case last_card.LAST_CARD:
            return Reason("reason-last-card")
        case cutting.SHUFFLE | cutting.OFFER | cutting.DEAL:
            return Reason("reason-dealing")
        case redeals.REDEAL:
            return _made("reason-redeal", knowledge, knowledge.view.held)
        case collusion.DONE:
            return _made("reason-done", knowledge, knowledge.view.held)
    return _of_trade(knowledge, word)


def _of_trade(knowledge: InformationState, word: str) -> Reason:
    view = knowledge.view
    match word:
        case leftovers.TRADE if not view.widow:
            return Reason("reason-trade-unseen")
        case leftovers.TRADE:
            return _made("reason-trade", knowledge, with_widow(knowledge), view.widow)
        case leftovers.KEEP if view.widow:
            return Reason("reason-keep", cards=view.widow)
        case leftovers.KEEP:
            return _made("reason-keep-unseen", knowledge, view.held)
        case merchants.ACCEPT:
            own = joined(pledge.cards for pledge in view.pledged if pledge.seat == knowledge.seat)
            theirs = joined(pledge.cards for pledge in view.pledged if pledge.to == knowledge.seat)
            return _made("reason-accept", knowledge, (view.held & ~own) | theirs, theirs)
    return UNEXPLAINED


def _made(key: str, knowledge: InformationState, hand: Cards, cards: Cards = 0) -> Reason:
    """Return a reason with the number of plays of this hand (`_plays`); `UNEXPLAINED` if 0."""
    plays = _plays(knowledge, hand)
    return Reason(key, plays=plays, cards=cards) if plays else UNEXPLAINED


def _plays(knowledge: InformationState, hand: Cards) -> int:
    """Return the number of plays this hand divides into; 0 if only one, or with cards left."""
    made = len(divided(knowledge, hand))
    return made if made > 1 else 0
