"""A deal set up with any hands and played by a script, as people would tell it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Any

from rules.actions import Action, Bid, Call, Cut, Give, Pass, Play, Seat
from rules.cards import each, joined, name, text
from rules.cli import asked
from rules.cli.situation import Alone, Named, cards_in_order, held, in_pack, said
from rules.deal import Deal
from rules.engine import begin, decide
from rules.events import Dealt, Played
from rules.house.points import ByPlace
from rules.phases.auction import Auction
from rules.phases.base import Part
from rules.phases.exchange import Exchange
from rules.ruleset import RuleSet

MOST_SEATS = 12
BIDS = ("bid", "pass", "p", "")
BESIDE_BIDS = ("give", "gives", "call", "calls", "cut")


def deal(rules: RuleSet, question: Mapping[str, Any]) -> dict[str, Any]:
    """Set up, play the script up to its end or the first refusal, and tell how things stand.

    Seats are named in turn order. Without a `leader` the rules find it; a named one leads freely,
    and plays alone where an auction comes first and the script does not begin with it. Cards that
    go to a higher place by themselves may be given in the script all the same.
    """
    seats = seats_of(question)
    steps = asked.listed(question.get("script") or [], "The script is a list of steps.")
    script = [_step(step, seats) for step in steps]
    givers = {seat for seat, words in script if words[:4].lower() == "give"}
    now = opened(rules, question, seats, _bids_first([words for _, words in script]), givers)
    refused = None
    for number, (seat, words) in enumerate(script, 1):
        try:
            if does := _not_done(now, seat, action(now, seat, words)):
                now = decide(now, seat, does).deal
        except ValueError as why:
            refused = {"step": number, "why": str(why)}
            break
    return _told(now, seats) | {"refused": refused}


def seats_of(question: Mapping[str, Any]) -> list[str]:
    """Return the names of the seats. Raises ValueError if they are too few, too many or alike."""
    seats = asked.names(asked.needed(question, "seats"), "seats")
    if not 2 <= len(seats) <= MOST_SEATS or len(set(seats)) < len(seats):
        raise ValueError(f"Name 2 to {MOST_SEATS} different seats.")
    return seats


def seat_of(who: Any, seats: Sequence[str]) -> Seat:
    """Return the place of this name among the seats. Raises ValueError if there is none."""
    if (name := asked.name_said(who)) not in seats:
        raise ValueError(f"There is no seat {name!r}.")
    return seats.index(name)


def opened(
    rules: RuleSet,
    question: Mapping[str, Any],
    seats: Sequence[str],
    bids: bool = False,
    givers: AbstractSet[Seat] = frozenset(),
) -> Deal:
    """Return the deal with these hands, up to the first seats that must act.

    Where all the lower places are `givers`, each chooses which of equally high cards it gives.
    """
    hands = [0] * len(seats)
    told = asked.part(asked.needed(question, "hands"), "'hands' has the cards of each seat.")
    for who, words in told.items():
        hands[seat_of(who, seats)] = held(asked.cards_said(words, "hands"))
    widow = held(asked.cards_said(question.get("widow"), "widow"))
    stock = cards_in_order(asked.cards_said(question.get("stock"), "stock"))
    _apart(rules, [*hands, widow, *stock])
    if not any(hands):
        raise ValueError("Nobody holds a card: name the cards of a seat.")
    places = asked.names(question.get("standing") or [], "standing")
    standing = tuple(seat_of(who, seats) for who in places)
    if standing and sorted(standing) != list(range(len(seats))):
        raise ValueError("The places of the last deal name every seat once.")
    leader = question.get("leader")
    first = None if leader is None else seat_of(leader, seats)
    if first is not None:
        rules = led_by(rules, first, bids)
    rules = _chosen_by(rules, standing, givers)
    dealer = ((first or 0) - 1) % len(seats)
    setting = Dealt(tuple(hands), dealer, first or 0, standing, 1 + bool(standing), 1, widow, stock)
    return begin(rules, setting).deal


def _bids_first(script: Sequence[str]) -> bool:
    """Whether the first word of the script about the auction or the tricks is a bid or a pass.

    A named leader may not pass the lead, so a pass that comes first is one of the auction.
    """
    words = (said.strip().partition(" ")[0].lower() for said in script)
    return next((word in BIDS for word in words if word not in BESIDE_BIDS), False)


def led_by(rules: RuleSet, seat: Seat, bids: bool) -> RuleSet:
    """Return the rules with this seat leading the first trick."""
    if bids:
        return rules
    phases = tuple(Alone(seat, p.open) if isinstance(p, Auction) else p for p in rules.phases)
    return replace(rules, first_lead=Named(seat), later_lead=Named(seat), phases=phases)


def _chosen_by(rules: RuleSet, standing: tuple[Seat, ...], givers: AbstractSet[Seat]) -> RuleSet:
    def speak(by_place: ByPlace) -> bool:
        counts = by_place(len(standing))[: len(standing) // 2]
        return givers >= {standing[-1 - i] for i, count in enumerate(counts) if count}

    phases = tuple(
        replace(p, own_choice=True) if isinstance(p, Exchange) and speak(p.counts) else p
        for p in rules.phases
    )
    return replace(rules, phases=phases)


def _not_done(now: Deal, seat: Seat, does: Action) -> Action | None:
    """Return the remaining action: the best cards of a lower place go by themselves (CG-37)."""
    if not isinstance(does, Give):
        return does
    gone = joined(gift.cards for gift in now.gifts if gift.giver == seat)
    if does.cards == gone and seat not in now.to_act:
        return None
    return Give(does.cards & ~gone) if gone and not gone & ~does.cards else does


def action(now: Deal, seat: Seat, words: str) -> Action:
    """Parse the action of a step of the script. Raises ValueError for an unknown one."""
    word, _, rest = words.strip().partition(" ")
    match word.lower():
        case "pass" | "p" | "":
            bids = now.phase >= 0 and now.rules.phases[now.phase].part is Part.AUCTION
            return Bid(0) if bids else Pass()
        case "bid":
            return Bid(_number(rest))
        case "cut":
            return Cut(_number(rest))
        case "give" | "gives":
            return Give(held(rest))
        case "call" | "calls":
            return Call(rest.strip())
    play = said(words)
    return Play(play.cards, play.stands_as)


def laid_text(play: Played) -> str:
    """Return the cards of a play, with what they stand for where that differs."""
    if play.cards == play.as_cards:
        return text(play.cards)
    plain = play.cards & play.as_cards
    others = zip(each(play.cards & ~plain), each(play.as_cards & ~plain), strict=True)
    return f"{text(plain)} {' '.join(f'{name(o)}={name(a)}' for o, a in others)}".strip()


def _number(words: str) -> int:
    if not words.strip().isdecimal():
        raise ValueError(f"{words.strip()!r} is not a number.")
    return int(words[:9])


def _step(step: Any, seats: Sequence[str]) -> tuple[Seat, str]:
    if not isinstance(step, list) or len(step) != 2 or not isinstance(step[1], str):
        raise ValueError("A step of the script is a seat and what it does.")
    return seat_of(step[0], seats), step[1]


def _apart(rules: RuleSet, parts: Sequence[int]) -> None:
    """No card may lie in two places, or be of another game."""
    seen = 0
    for part in parts:
        if twice := seen & part:
            raise ValueError(f"{text(twice)} cannot be in two places.")
        seen |= part
    in_pack(rules, seen)


def _told(now: Deal, seats: Sequence[str]) -> dict[str, Any]:
    ended = now.ended
    return {
        "to_act": [seats[seat] for seat in sorted(now.to_act)],
        "trick": [laid_text(play) for play in now.trick],
        "hands": {who: text(hand) for who, hand in zip(seats, now.hands, strict=True)},
        "out": [seats[seat] for seat in now.out],
        "over": ended is not None,
        "places": [seats[seat] for seat in ended.places] if ended and not ended.void else None,
        "scores": dict(zip(seats, ended.points, strict=True)) if ended else None,
    }
