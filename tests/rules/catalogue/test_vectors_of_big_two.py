"""The catalogue's examples (``vectors.json``) of plays that beat plays in Big Two."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.actions import IllegalAction, Play
from rules.cards import Cards, card, joined
from rules.catalogue import build
from rules.catalogue.presets import PRESETS, resolved
from rules.engine import decide, legal
from rules.house.first_lead import NextToDealer
from tests.data import table
from tests.rules.notation import after, opened, spare, turn


def rows(kind: str) -> list[Any]:
    return [
        pytest.param(row, id=f"{row['preset']}-{number}")
        for number, row in enumerate(table("vectors")[kind])
        if row["preset"] in PRESETS and resolved(row["preset"])[0] == "bt"
    ]


def play(written: str | None) -> Play:
    """Return a play from cards as the catalogue writes them: "6H BJ=10H"."""
    words = [word.partition("=")[::2] for word in (written or "").split()]
    laid = joined(card(name) for name, _ in words)
    stands = joined(card(other or name) for name, other in words)
    return Play(laid, 0 if stands == laid else stands)


def laid_over(row: dict[str, Any], attempt: Play, standing: Play) -> bool:
    """Whether the play is legal; the list of legal plays has to agree."""
    rules = replace(build(row["preset"], row["options"]), first_lead=NextToDealer())
    rules = replace(rules, seats=range(2, 5))
    extra = spare(rules, attempt.cards | standing.cards, 4)
    hands = (standing.cards | extra[0], attempt.cards | extra[1], extra[2], extra[3])
    deal = opened(rules, *hands) if standing.cards else opened(rules, *hands[1:])
    seat = 0
    if standing.cards:
        deal, seat = decide(deal, 0, standing).deal, 1
    listed = attempt.cards in played(deal, seat)
    try:
        decide(deal, seat, attempt)
    except IllegalAction:
        assert not listed
        return False
    assert listed
    return True


def played(deal: Any, seat: int) -> set[Cards]:
    return {action.cards for action in legal(deal, seat) if isinstance(action, Play)}


@pytest.mark.parametrize("row", rows("beats"))
def test_what_beats_what(row: dict[str, Any]) -> None:
    won = laid_over(row, play(row["attempt"]), play(row["standing"]))
    assert won is row["expected"], row["why"]


@pytest.mark.parametrize("row", rows("traces"))
def test_a_trick_as_it_is_played_out(row: dict[str, Any]) -> None:
    letters = dict(zip(row["seats"], "ABCD", strict=False))
    moves = [(letters[who], "pass" if what == "P" else what) for who, what in row["steps"]]
    hands = dict.fromkeys(letters.values(), 0)
    for seat, what in moves:
        hands[seat] |= 0 if what == "pass" else play(what).cards
    rules = build(row["preset"], row.get("options", {}))
    used = joined(hands.values())
    over = "(deal over)" in row["note"]
    gone = [letters[who] for who in (*row["out"], *(row["leader"] * over))]
    for seat, kept in zip(hands, spare(rules, used, 9)[-len(hands) :], strict=True):
        hands[seat] |= 0 if seat in gone else kept
    deal = opened(replace(rules, first_lead=NextToDealer()), *hands.values())
    deal = after(deal, *(f"{seat} {what}" for seat, what in moves))
    assert (deal.ended is not None) is over
    assert over or turn(deal) == f"{letters[row['leader']]} leads", row["note"]
