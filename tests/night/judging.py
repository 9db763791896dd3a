"""Checks of any table that was clicked through, counted from cards and messages alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from bot.domain.computers import computer
from bot.domain.course import steps
from bot.domain.state import NewDeal
from rules.actions import Seat
from rules.catalogue import build
from rules.changes import evolve
from rules.deal import Deal
from rules.engine import replay
from rules.events import (
    BidMade,
    Called,
    CardDrawn,
    CardsGiven,
    CardsPledged,
    CardsTaken,
    Dealt,
    Ended,
    Event,
    PackCut,
    Passed,
    Played,
    TakenBack,
    ThrewIn,
    Turn,
)
from rules.phases.instant import DRAGON, FOUR_THREES, FOUR_TWOS
from rules.view import view
from tests.english import english
from tests.night.clicking import deal_of
from tests.night.reading import (
    CARD,
    EPHEMERAL,
    JSON,
    cards_in,
    cockpit,
    mentions,
    note_of,
    of_mask,
    words,
)
from tests.night.sitting import Sitting

_LINE = re.compile(r"^(?:🥇|🥈|🥉|▫️|[①-⑳]) (.+?)((?: \*\*| · ).*|)$", re.MULTILINE)
_POINTS = re.compile(r"^ · \*\*([+−]?\d+)\*\*")
_LEFT = re.compile(r" · (?:\*\*)?(\d+) cards?(?:\*\*)?(?: · |$)")
_LEFT_WITH = re.compile(r" · left with (one|\d+) cards?")
_HELD = re.compile(r" · left with ([^·]+)")  # in results without pictures
_ONE = re.compile(rf"{CARD.pattern}|\b(?:clubs|diamonds|hearts|spades)\b")  # sign, or suit in words


def posts(sitting: Sitting) -> tuple[int, Counter[str]]:
    """Return the number of messages in the channel that ask no player, and of pings by player."""
    shown = [
        seen.body
        for seen in sitting.host.person.seen
        if seen.kind == "message"
        and seen.channel_id == sitting.room.id
        and not seen.body["flags"] & EPHEMERAL
    ]
    assert all(len(mentions(message)) <= 1 for message in shown)
    asked = Counter(who for message in shown for who in mentions(message))
    return len(shown) - asked.total(), asked


def turns(sitting: Sitting) -> Counter[str]:
    """Return how often each player acted on turn, by the stored events."""
    return Counter(
        deal.players[seat]
        for deal in sitting.stored.values()
        for seat in _acted(deal)
        if seat is not None
    )


def _acted(stored: NewDeal) -> Iterator[int | None]:
    deal, pledged = Deal(build(stored.preset, dict(stored.choices))), False
    for event in stored.events:
        seat = None
        match event:
            case Played() | Passed() | BidMade() | PackCut() | CardsPledged():
                seat = event.seat
            case CardsGiven() if not pledged:
                seat = event.giver
            case Called() if not (deal.trick or deal.last_trick):
                seat = event.seat  # a call that answers a question before the first play
        pledged = pledged or isinstance(event, CardsPledged)
        yield seat if seat in deal.to_act else None
        deal = evolve(deal, event)


def offered(sitting: Sitting) -> Counter[str]:
    """Return how often each player came on turn, or stayed on turn after another had acted."""
    return Counter(
        deal.players[seat]
        for deal in sitting.stored.values()
        for event in deal.events
        if isinstance(event, Turn)
        for seat in event.seats
    )


def dealt_again(sitting: Sitting) -> int:
    """Return how many deals were void; a void deal breaks off while players may be asked."""
    ends = (deal.events[-1] for deal in sitting.stored.values())
    return sum(isinstance(end, Ended) and end.void for end in ends)


# Hands and results, counted again from the stored events


def hands(events: Iterable[Event]) -> Iterator[list[int]]:
    """Yield every hand after each event, by putting cards down and picking cards up."""
    held, after = list[int](), list[list[int]]()
    for event in events:
        match event:
            case TakenBack():
                held = list(after[-event.events - 1])
            case Dealt():
                held = list(event.hands)
            case Played():
                _put_down(held, event.seat, event.cards)
            case CardsGiven():
                _put_down(held, event.giver, event.cards)
                held[event.taker] |= event.cards
            case CardsTaken() | CardDrawn():
                held[event.seat] |= event.cards
                _put_down(held, event.seat, getattr(event, "returned", 0))
            case ThrewIn():
                held[event.seat] = 0
        after.append(list(held))
        yield after[-1]


def _put_down(held: list[int], seat: int, cards: int) -> None:
    assert held[seat] & cards == cards, f"seat {seat} never held all of {of_mask(cards)}"
    held[seat] &= ~cards


def strange_hands(sitting: Sitting) -> list[str]:
    """Return the hands that a person was shown and never held in that deal."""
    held = {
        (number, player): {
            tuple(sorted(of_mask(hand[seat]))) for hand in hands(deal.events) if hand
        }
        for number, deal in sitting.stored.items()
        for seat, player in enumerate(deal.players)
    }
    found = []
    for person in sitting.people:
        for seen in person.seen:
            shown = cockpit(seen.body) if seen.kind in ("message", "edit") else None
            if shown is None or shown.room != sitting.room.name or not shown.cards:
                continue
            number = deal_of(seen.body)
            if number and tuple(sorted(shown.cards)) not in held[number, person.id]:
                found.append(f"{person.name} was shown {shown.cards}")
    return found


def lost(sitting: Sitting) -> list[str]:
    """Return the plays that the bot confirmed to a person and that the stored events lack."""
    found = []
    for clicker in sitting.clickers:
        for seen in clicker.person.seen:
            said = note_of(seen.body) if seen.kind in ("message", "edit") else ""
            if said.startswith("You played"):
                played = _played(sitting.stored[deal_of(seen.body)], clicker.person.id)
                if sorted(cards_in(said)) not in played:
                    found.append(f"{clicker.person.name}: {said}")
    return found


def _played(deal: NewDeal, player: str) -> list[list[str]]:
    return [
        sorted(of_mask(event.cards))
        for event in deal.events
        if isinstance(event, Played) and deal.players[event.seat] == player
    ]


def shown_again(sitting: Sitting) -> list[str]:
    """Return the hands that a message showed after a later hand of the same deal.

    Each message is checked by itself: of two messages one may be behind while requests are slow.
    """
    found = []
    for person in sitting.people:
        at: dict[tuple[int, str], int] = {}
        for seen in person.seen:
            shown = cockpit(seen.body) if seen.kind in ("message", "edit") else None
            if shown is None or not shown.cards:
                continue
            if not (number := deal_of(seen.body)):
                continue  # the table is closed: nothing tells the deal any more
            message = number, seen.body["id"]
            deal, since = sitting.stored[number], at.get(message, 0)
            seat = deal.players.index(person.id)
            held = [hand[seat] if hand else 0 for hand in hands(deal.events)]
            own = [tuple(sorted(of_mask(hand))) for hand in held]
            if tuple(sorted(shown.cards)) not in own[since:]:
                found.append(f"{person.name} was shown {shown.cards} again")
            else:
                at[message] = own.index(tuple(sorted(shown.cards)), since)
    return found


@dataclass(frozen=True)
class Line:
    """A line of the results: the player's name, the points and the number of cards left.

    A computer player has a robot sign before its name. Without points, and beside a picture that
    shows the cards left, the line does not tell them.
    """

    player: str
    points: int | None
    left: int | None


def miscounted(sitting: Sitting, named: bool = True) -> list[str]:
    """Return the results that differ from results counted again from the stored events.

    Unless `named`, a person may also appear as an unknown player: the bot learns no name while
    nothing can be stored.
    """
    names, found = {person.id: [person.name] for person in sitting.people}, []
    if not named:
        names = {
            one: [*called, english("player-unknown", digits=one[-4:])]
            for one, called in names.items()
        }
    for number, results in sitting.results.items():
        deal = sitting.stored[number]
        ended = replay(build(deal.preset, dict(deal.choices)), deal.events).ended
        assert ended is not None
        *_, held = hands(deal.events)
        left = {seat: cards.bit_count() for seat, cards in enumerate(held)} | dict(ended.left)
        lines = results_shown(results)
        counted = [
            Line(
                _named(names, deal.players[seat], line.player),
                line.points if line.points is None else ended.points[seat],
                line.left if line.left is None else left[seat],
            )
            for seat, line in zip(_order(deal), lines, strict=True)
        ]
        if lines != counted or not (ended.void or 0 in held or _won_at_once(deal)):
            found.append(f"deal {number}: {lines} and not {counted}")
    return found


def _won_at_once(deal: NewDeal) -> bool:
    """Whether a hand decided the deal before a card was played."""
    *_, last, _ = deal.events
    return isinstance(last, Called) and last.word in (DRAGON, FOUR_TWOS, FOUR_THREES)


def _order(deal: NewDeal) -> list[Seat]:
    """Return the seats of a finished deal, best first; the seats of a side stand together."""
    after = replay(build(deal.preset, dict(deal.choices)), deal.events)
    return [seat for step in steps(view(after, None), after.rules) for seat in step.seats]


def _named(names: dict[str, list[str]], player: str, shown: str) -> str:
    """Return the name of a player in results, which is `shown` if the name is allowed.

    A person who takes the seat of a computer may stand there in place of the computer.
    """
    known = computer(player)
    may_be = chain(*names.values()) if known else names.get(player, [player])
    if shown in may_be:
        return shown
    return f"🤖\u00a0{known.name}" if known else names.get(player, [player])[0]


def results_shown(results: JSON) -> list[Line]:
    """Return the lines of a message with results, best first."""
    lines = []
    for who, rest in _LINE.findall(words(results)):
        points = _POINTS.search(rest)
        told = int(points[1].replace("−", "-")) if points else None
        lines.append(Line(who, told, _left(rest)))
    return lines


def _left(rest: str) -> int | None:
    """Return the number of cards left in a line of the results if it counts or names cards."""
    counted, named = _LEFT.search(rest), _HELD.search(rest)
    if gone := _LEFT_WITH.search(rest):
        return 1 if gone[1] == "one" else int(gone[1])
    if named:
        return len(_ONE.findall(named[1]))
    return int(counted[1]) if counted else None
