"""The list of legal plays: all of them, or some where there are too many.

A list is full up to `MOST` plays. Beyond it is short: it has a few of all that are much alike,
which differ in suits, in cards that go along or in the wild ones among them (`Shape.groups`). Where
any play is legal, one is listed, unless thousands of others were tried in vain.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from rules.actions import IllegalAction, Pass, Play, Seat
from rules.cards import JOKERS, Cards
from rules.deal import Deal
from rules.phases.plays import (
    allowed,
    allowed_plays,
    one_by_rank,
    playable,
    plays,
    refused_by,
    stands,
)
from rules.shapes.shape import Groups, Kind

MOST = 3_000  # plays of a full list, as many as take a twentieth of a second
WILD = 3  # the count of a play with wild cards, which is read as all they may stand for
ODD = 6  # with an odd card that may go along with two pairs
OPEN = 4  # where they may stand for any card of any suit
OPEN_ODD = 20  # both
FURTHER = 4 * MOST  # where none of the first of each group is legal, so many are tried
TRIES = 4  # plays of each group at least that are checked against the rules for a short list


def listed_plays(deal: Deal, seat: Seat, by_rank: bool, times: int = 1) -> list[Play]:
    """Return the legal plays of this seat, all of them or a short list (`in_full`).

    With `by_rank` one stands for all that differ in suits. A full list may be so many `times` as
    long as usual.
    """
    if in_full(deal, seat, by_rank, times):
        return allowed_plays(deal, seat, by_rank)
    found = list(dict.fromkeys(_short_list(deal, seat)))
    return one_by_rank(deal, found) if by_rank else found


def in_full(deal: Deal, seat: Seat, by_rank: bool = False, times: int = 1) -> bool:
    """Whether this seat has so few plays on this very trick that all of them are listed."""
    rules, hand = deal.rules, deal.hands[seat]
    if by_rank and not rules.bends_following and not rules.forbidders and deal.reader.merges(hand):
        return True  # single plays are not even looked for then
    wild, counts = _wild(deal)
    left = times * MOST
    for group in _groups(deal, deal.hands[seat]):
        for cards in group:
            left -= counts if cards & wild else 1
            if left < 0:
                return False
    return True


def leads(deal: Deal, seat: Seat) -> Iterable[Cards]:
    """Return the possible leads of this seat, house rules ignored: all, or a few of each kind."""
    if in_full(deal, seat):
        return plays(deal, seat)
    some = chain.from_iterable(islice(group, TRIES) for group in _groups(deal, deal.hands[seat]))
    return (one for one in _once(some) if playable(deal, seat, one, None))


def beatable(deal: Deal, some: Cards) -> bool:
    """Whether any hand made of these cards could beat the play to beat.

    Also true where so many plays do not beat it that not all are checked.
    """
    seat, top = deal.trick[-1].seat, deal.top
    plays = chain.from_iterable(_groups(deal, some))
    found = any(playable(deal, seat, cards, top) for cards in islice(plays, MOST))
    return found or next(plays, None) is not None


def check_pass(deal: Deal, seat: Seat) -> None:
    """Raise IllegalAction where this seat may not pass; without a legal play it may pass."""
    reason = refused_by(deal, seat, Pass()) if deal.trick else IllegalAction("must_lead")
    if reason and any(next(_short_list(stand, seat), None) for stand in stands(deal, seat)):
        raise reason


def _short_list(deal: Deal, seat: Seat) -> Iterator[Play]:
    """Yield the legal plays of the first of each group; if none is legal, one of the many."""
    hand = deal.hands[seat]
    share = MOST // (1 + sum(1 for _ in _groups(deal, hand)))
    some = (one for group in _groups(deal, hand) for one in _first(deal, group, share))
    found = _allowed(deal, seat, some)
    first = next(found, None)
    if first is None:
        many = _first(deal, chain.from_iterable(_groups(deal, hand)), FURTHER)
        yield from islice(_allowed(deal, seat, many), 1)
    else:
        yield first
        yield from found


def _first(deal: Deal, group: Iterable[Cards], share: int) -> Iterator[Cards]:
    """Yield the first of a group up to its share of counts; a few at least, if there is room."""
    wild, counts = _wild(deal)
    least = max(1, min(TRIES, share))
    for number, cards in enumerate(group):
        if number >= least and share <= 0:
            return
        share -= counts if cards & wild else 1
        yield cards


def _wild(deal: Deal) -> tuple[Cards, int]:
    """Return the cards that may stand for others, and the count of a play with one of them."""
    rules = deal.rules
    if not rules.interpreters:
        return 0, 1
    odd = any(shape.kind is Kind.TWO_PAIRS for shape in deal.reader.shapes_of(5))
    if any(rule.any_card for rule in rules.interpreters):
        return rules.wild | JOKERS, OPEN_ODD if odd else OPEN
    return rules.wild | JOKERS, ODD if odd else WILD


def _groups(deal: Deal, hand: Cards) -> Groups:
    """Yield the possible plays of a hand, lazily and not yet checked against the rules."""
    top = deal.top
    yield from deal.reader.groups(hand, top)
    for rule in deal.rules.offerers:
        yield from rule.offers(deal, hand, top)


def _allowed(deal: Deal, seat: Seat, some: Iterable[Cards]) -> Iterator[Play]:
    top = deal.top
    return allowed(deal, seat, (Play(p) for p in _once(some) if playable(deal, seat, p, top)))


def _once(some: Iterable[Cards]) -> Iterator[Cards]:
    seen: set[Cards] = set()
    for cards in some:
        if cards not in seen:
            seen.add(cards)
            yield cards
