"""Why a pass is good: what it would cost to beat the table, and for how little."""

from __future__ import annotations

from collections.abc import Iterator

from bot.players.evidence import UNEXPLAINED, Above, Evidence, Reason
from bot.players.knowledge import Knowledge
from rules.combinations import Combination

SAFE = 5  # cards of every opponent with which none has to be stopped yet


def pass_reason(knowledge: Knowledge) -> Reason:
    """The best reason for a pass on the play to beat."""
    return next(_reasons(Evidence(knowledge)), UNEXPLAINED)


def _reasons(known: Evidence) -> Iterator[Reason]:
    at, every = known.at, known.every
    top, owner = at.top, at.owner
    if top and owner not in (-1, at.seat) and not at.foe(owner):
        yield Reason("reason-pass-partner")
    if known.only_bombs:
        yield Reason("reason-pass-bomb")
    made = known.divided(at.hand)
    if top and len(made) > 1 and all((one.compare(top) or 0) <= 0 for one in made):
        yield Reason("reason-pass-whole", plays=len(made))
    if every and all(known.high(play.laid) for play in every):
        yield Reason("reason-pass-high")
    if every and all(known.high(play.laid) or known.breaks(play) for play in every):
        yield Reason("reason-pass-costs")
    if plays := known.view.plays:
        natural = (play for play in plays if play.laid == play.cards)
        yield from _in_vain(known, next(natural, plays[0]))


def _in_vain(known: Evidence, play: Combination) -> Iterator[Reason]:
    """That a weak play that beats the table may be beaten, and need not be made."""
    everybody = range(len(known.view.cards_left))
    safe, found = known.fewest(everybody) >= SAFE, known.higher(play)
    if found and not found[0]:
        yield Reason("reason-pass-highest", cards=play.laid)
    elif found:
        key = "reason-pass-outranked" if safe else "reason-pass-higher"
        yield Reason(key, laid=found[0].bit_count(), cards=play.laid)
    if known.above(play) in (Above.BOMBS, Above.PLAYS):
        key = "reason-pass-early" if safe else "reason-pass-beaten"
        yield Reason(key, cards=play.laid)
    if safe:
        yield Reason("reason-pass-safe")
