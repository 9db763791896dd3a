"""The checks of the deals of an evening, from the stored data and the rules alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bot.domain.boards import Scored
from rules.actions import Seat
from rules.deal import Deal
from tests.fuzz.evenings.books import DealRow, ResultRow
from tests.fuzz.evenings.evening import Departure, Evening


def wrong(evening: Evening) -> Iterator[str]:
    """Yield each fault of this evening and of the deals of its tables."""
    yield from evening.findings
    for number in sorted(evening.tables):
        closed = evening.books.table(number).stage == "closed"
        for deal in evening.books.deals(number):
            for said in _of_deal(evening, deal, closed):
                yield f"deal {deal.id} of {deal.preset}: {said}"


def _of_deal(evening: Evening, deal: DealRow, closed: bool) -> Iterator[str]:
    ended = deal.ended
    if ended is None:
        if closed and deal.id not in evening.stopped:
            yield "has neither result nor end, and nobody pressed Stop"
        return
    if ended.void:
        if deal.results:
            yield "is void and has results"
        return
    results = {one.player: one for one in deal.results}
    if results.keys() != {*deal.players}:
        yield f"has results of {sorted(results)} and was played by {sorted(deal.players)}"
        return
    if total := sum(ended.paid):
        yield f"its payments add up to {total}"
    left = _with_cards(deal, [one for one in evening.departures if one.deal == deal.id])
    after = deal.after(len(deal.events))
    if not after.sides:
        yield from _of_places(deal, results, after, left)
        yield from _of_points(results, left)


def _of_places(
    deal: DealRow, results: dict[str, ResultRow], after: Deal, left: Sequence[Departure]
) -> Iterator[str]:
    """Yield each fault in the places.

    Players who stayed keep the order in which the deal ranks them. A player who left with cards
    has a lower place than each of them.
    """
    with_cards = [one.player for one in left]
    stayed = [player for player in deal.players if player not in with_cards]
    for above in stayed:
        for below in with_cards:
            if results[above].place >= results[below].place:
                yield f"{below} left with cards and is placed no lower than {above}"
    assert after.rules.ending is not None
    places = after.rules.ending.places(after)
    for rule in after.rules.rankers:
        places = rule.ranks(after, places)
    if not after.out and deal.ended is not None:  # cards that win at once
        places = deal.ended.places
    order = [deal.players[seat] for seat in places]
    ranked = [player for player in order if player in stayed]
    for above, below in pairwise(ranked):
        if results[above].place > results[below].place:
            yield f"{above} came before {below} and is placed below"


def _with_cards(deal: DealRow, left: Sequence[Departure]) -> list[Departure]:
    """Return the departures of players who left with cards, earliest first."""
    return sorted((one for one in left if _held(deal, one)), key=lambda one: one.events)


def _held(deal: DealRow, departure: Departure) -> bool:
    """Whether the player's seat held cards, or waited for the cards, when the player left."""
    if departure.player not in deal.players:
        return False
    seat: Seat = deal.players.index(departure.player)
    then = deal.after(departure.events)
    dealt = any(then.hands)  # before the cards are dealt, every seat waits for cards
    return not dealt or bool(then.hands[seat])


def _of_points(results: dict[str, ResultRow], left: Sequence[Departure]) -> Iterator[str]:
    """Yield each player who left with cards, and did better than one who stayed or left later."""
    scored = Scored(next(iter(results.values())).scored)
    sign = {Scored.POINTS: 1, Scored.PENALTIES: -1}.get(scored, 0)
    points = {player: sign * one.points for player, one in results.items()}
    stayed = points.keys() - {one.player for one in left}
    worst = min((points[player] for player in stayed), default=None)  # all may have left
    for departure in left:
        if worst is not None and points[departure.player] > worst:
            yield f"{departure.player} left with cards and has better points than one who stayed"
    for earlier, later in pairwise(left):
        first, second = earlier.player, later.player
        if earlier.events == later.events:
            continue
        if results[first].place < results[second].place or points[first] > points[second]:
            yield f"{first} left before {second} and is better"
