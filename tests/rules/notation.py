"""Deals and moves in the notation of the rule pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules.actions import Action, Bid, Give, IllegalAction, Pass, Play, Seat
from rules.cards import SUITS, Cards, cards, each, joined, text
from rules.catalogue import build
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Dealt, Event, Shuffled
from rules.house.first_lead import NextToDealer
from rules.phases.base import Part
from rules.ruleset import RuleSet

LETTERS = "ABCDEFGHIJKL"


def opened(
    rules: RuleSet,
    *hands: str | Cards,
    dealer: Seat | None = None,
    lot: Seat = 0,
    standing: str = "",
    direction: int = 1,
) -> Deal:
    """A deal in which the seats A, B, C ... hold these hands.

    The dealer sits before A unless `dealer` is given. `standing` has the letters of the last deal's
    places, best first.
    """
    held = tuple(cards(hand) if isinstance(hand, str) else hand for hand in hands)
    before = -direction % len(held)
    places = tuple(map(LETTERS.index, standing))
    seat = before if dealer is None else dealer
    return begin(rules, Dealt(held, seat, lot, places, 1 + bool(places), direction)).deal


def sizes(rules: RuleSet, first: Shuffled) -> list[int]:
    """The number of cards that each seat is dealt from this pack."""
    return [hand.bit_count() for hand in dealt_out(rules, first).hands]


def dealt_out(rules: RuleSet, first: Shuffled) -> Dealt:
    """The event that deals this pack.

    Until then each seat that must act, as to cut the pack, takes its first legal action.
    """
    decision = begin(rules, first)
    while True:
        for event in decision.events:
            if isinstance(event, Dealt):
                return event
        seat = min(decision.deal.to_act)
        decision = decide(decision.deal, seat, legal(decision.deal, seat)[0])


def move(written: str) -> tuple[Seat, Action]:
    """Parse a seat and its action: "A 4S 4H", "B pass", "C gives 3D", "A bids 2"."""
    letter, _, rest = written.partition(" ")
    if rest.startswith("gives "):
        return LETTERS.index(letter), Give(cards(rest.removeprefix("gives ")))
    if rest.startswith("bids "):
        return LETTERS.index(letter), Bid(int(rest.removeprefix("bids ")))
    return LETTERS.index(letter), Pass() if rest == "pass" else Play(cards(rest))


def after(deal: Deal, *moves: str) -> Deal:
    """The deal after these moves, in the notation of `move`."""
    for written in moves:
        deal = decide(deal, *move(written)).deal
    return deal


def events(deal: Deal, written: str) -> list[Event]:
    """The events of one move."""
    return decide(deal, *move(written)).events


def why_not(deal: Deal, written: str) -> str:
    """The sentence with which a move is refused."""
    with pytest.raises(IllegalAction) as refusal:
        decide(deal, *move(written))
    return str(refusal.value)


def turn(deal: Deal) -> str:
    """The letters of the seats that may act, with " leads" where there is no play to beat."""
    letters = "".join(LETTERS[seat] for seat in sorted(deal.to_act))
    return letters if deal.trick else f"{letters} leads"


def held(deal: Deal, letter: str) -> str:
    """The hand of the seat with this letter, as text."""
    return text(deal.hands[LETTERS.index(letter)])


def letters(seats: Sequence[Seat]) -> str:
    """The letters of seats in the given order, such as places or a dealing order."""
    return "".join(LETTERS[seat] for seat in seats)


def spare(rules: RuleSet, used: Cards, count: int) -> list[Cards]:
    """The lowest `count` single cards of the pack that are not in `used`, lowest first."""
    return list(each(rules.pack & ~used))[:count]


def beats(rules: RuleSet, attempt: str, standing: str) -> bool:
    """Whether the cards `attempt` may be laid on the cards `standing`.

    A leads and B answers in a deal of tricks alone; both keep one more card.
    """
    tricks = tuple(phase for phase in rules.phases if phase.part is Part.TRICKS)
    rules = replace(rules, first_lead=NextToDealer(), phases=tricks)
    laid, over = cards(standing), cards(attempt)
    extra = spare(rules, laid | over, 4)
    deal = opened(rules, laid | extra[0], over | extra[1], extra[2], extra[3])
    deal = decide(deal, 0, Play(laid)).deal
    try:
        decide(deal, 1, Play(over))
    except IllegalAction:
        return False
    return True


def game(preset: str, **changed: str) -> RuleSet:
    """The rule set of a preset with changed options: ``game("president_basic", jokers="2")``."""
    return build(preset, changed)


def diagram(rules: RuleSet, printed: str, last: str = "") -> Deal:
    """The deal after a table as the pages print it.

    The first line names the seats. The cells below are "44", "Pass" or "-" for each seat in turn;
    "-" is a seat that is not asked. Each seat keeps one more card, except the seats in `last`.
    """
    head, *rows = [line.split() for line in printed.strip().splitlines()]
    cells = [cell for row in rows for cell in row]
    hands, moves = dict.fromkeys(head, 0), []
    for number, cell in enumerate(cells):
        letter = head[number % len(head)]
        if cell in ("-", "Pass"):
            moves.append((letter, cell))
            continue
        play = _unused(cell, joined(hands.values()))
        hands[letter] |= play
        moves.append((letter, text(play)))
    for letter, extra in zip(head, spare(rules, joined(hands.values()), len(head)), strict=True):
        hands[letter] |= 0 if letter in last else extra
    deal = opened(rules, *hands.values())
    for letter, cell in moves:
        if cell != "-":
            deal = after(deal, f"{letter} {cell.replace('Pass', 'pass')}")
    return deal


def _unused(cell: str, used: Cards) -> Cards:
    """The cards of a printed set such as "44", in any suits that the table has not used yet."""
    free = [cards(f"{cell[0]}{suit}") for suit in reversed(SUITS)]
    return joined([one for one in free if not one & used][: len(cell)])
