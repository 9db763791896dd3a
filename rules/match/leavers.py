"""The end of a deal that some players have left before it, their hands being played by others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.actions import Seat
from rules.cards import Cards
from rules.deal import Deal
from rules.engine import replay
from rules.events import Ended, Event, LeaderFound, ThrewIn
from rules.phases.tricks import settled


def without_leavers(
    deal: Deal, events: Sequence[Event], left_at: Sequence[tuple[Seat, int]]
) -> Ended:
    """Return the end of `deal` as it counts, regardless of the further course of leavers' hands.

    `events` are all of the deal. `left_at` has the seats that were left, in that order, and how
    many events had happened by then. A seat that held no cards any more keeps its place. Any other
    one takes the worst place that was not taken when it was left, and no hand that is played on
    for it can win: the best of the other seats is then deemed to be out. A leaver counts with the
    cards held on leaving, is worth no more than any seat placed above, and is paid nothing.

    Where sides play against each other, a side stands and falls together, as it was played.
    """
    ended = deal.ended
    assert ended is not None
    held = {seat: hand for seat, at in left_at if (hand := _held(deal, events, seat, at))}
    if ended.void or deal.sides or not held:
        return ended
    places = _places(ended.places, _claims(events, dict(left_at), held))
    left = tuple((seat, hand.bit_count()) for seat, hand in held.items())
    if not deal.out and not any(ended.points):  # won before play, which scores nothing
        return replace(ended, places=places, left=left)
    counted = _counted(deal, places, held)
    points = _points(counted, places, held)
    after = settled(counted, places, points)
    return replace(after, paid=_paid(after.paid, places, held), left=left)


def _held(deal: Deal, events: Sequence[Event], seat: Seat, at: int) -> Cards:
    """Return the hand of a seat when it was left, or when play began if that was later."""
    play = next((n for n, event in enumerate(events) if isinstance(event, LeaderFound)), None)
    first = len(events) - 1 if play is None else play + 1
    return replay(deal.rules, events[: max(at, first)]).hands[seat]


def _claims(
    events: Sequence[Event], left_at: Mapping[Seat, int], held: Mapping[Seat, Cards]
) -> list[Seat]:
    """Return the seats of the worst places, the worst first: leavers, and thrown-in hands."""
    claims = [(left_at[seat], seat) for seat in held]
    claims += [
        (number, event.seat)
        for number, event in enumerate(events)
        if isinstance(event, ThrewIn) and event.seat not in held
    ]
    return [seat for _, seat in sorted(claims, key=lambda claim: claim[0])]


def _places(places: tuple[Seat, ...], claims: Sequence[Seat]) -> tuple[Seat, ...]:
    return (*(seat for seat in places if seat not in claims), *reversed(claims))


def _counted(deal: Deal, places: tuple[Seat, ...], held: Mapping[Seat, Cards]) -> Deal:
    """Return the deal with the hands that count; no seat is liable for a leaver's last card."""
    hands = [
        max(hand, held.get(seat, 0), key=int.bit_count) for seat, hand in enumerate(deal.counted)
    ]
    hands[places[0]] = 0
    counted = replace(deal, left=tuple(hands), acts=())
    if deal.out[:1] == places[:1]:
        return counted
    return replace(counted, out=(), leader=deal.leader if deal.out else places[0])


def _points(deal: Deal, places: tuple[Seat, ...], held: Mapping[Seat, Cards]) -> tuple[int, ...]:
    """By the score model, where leavers have the worst of what they and those above have."""
    scoring = deal.rules.scoring
    if scoring is None:
        return (0,) * len(places)
    points = list(scoring.points(deal, places))
    for number, seat in enumerate(places):
        if seat not in held or not number:
            continue
        above = places[:number]
        if scoring.penalties:
            points[seat] = max(points[seat], *(points[other] for other in above))
            continue
        worst = min((*above, seat), key=lambda one: (points[one], -places.index(one)))
        points[seat], points[worst] = points[worst], points[seat]
    return tuple(points)


def _paid(
    paid: tuple[int, ...], places: tuple[Seat, ...], held: Mapping[Seat, Cards]
) -> tuple[int, ...]:
    """Return the payments where no leaver is paid, or pays less than a seat placed above.

    The winner gets the difference. Where all have left, no seat pays.
    """
    if not paid or places[0] in held:
        return (0,) * len(paid)
    due = list(paid)
    for number, seat in enumerate(places):
        if seat in held:
            most = min(0, *(due[other] for other in places[:number]))
            due[places[0]] += max(0, due[seat] - most)
            due[seat] = min(due[seat], most)
    return tuple(due)
