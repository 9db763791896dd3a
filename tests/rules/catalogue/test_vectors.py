"""The catalogue's own examples (section 6, ``vectors.json``), asked of the judge."""

from __future__ import annotations

from typing import Any

import pytest

from rules.cards import Cards, each, joined, text
from rules.catalogue import build
from rules.cli.situation import held
from tests.data import table
from tests.rules.cli.questions import ask

VECTORS = table("vectors")


def rows(kind: str) -> list[Any]:
    return [
        pytest.param(row, id=f"{row['preset']}-{row.get('no', number)}")
        for number, row in enumerate(VECTORS[kind])
    ]


@pytest.mark.parametrize("row", rows("beats"))
def test_what_beats_what(row: dict[str, Any]) -> None:
    told = ask(
        ask="beats",
        preset=row["preset"],
        options=row["options"],
        play=row["attempt"],
        on=None if row["standing"] in (None, "", "(lead)") else row["standing"],
        reversed=row["inverted"],
        stands_as=row["stands_as"],
    )
    assert told.get("answer") is row["expected"], (row["why"], told)
    assert told["why"].endswith(".")


@pytest.mark.parametrize("row", rows("traces"))
def test_a_trick_as_it_is_played_out(row: dict[str, Any]) -> None:
    told = ask(**deal_of(row))
    assert told["refused"] is None, row["note"]
    if "deal over" in row["note"]:
        assert told["over"]
        assert told["out"] == [row["leader"]]
    else:
        assert told["to_act"] == [row["leader"]], row["note"]
        assert told["trick"] == []


def deal_of(row: dict[str, Any]) -> dict[str, Any]:
    """Return a deal for a trace: each seat holds its plays, and two more unless it goes out."""
    hands: dict[str, Cards] = dict.fromkeys(row["seats"], 0)
    for seat, what in row["steps"]:
        hands[seat] |= 0 if what == "P" else held(what)
    free = list(each(build(row["preset"]).pack & ~joined(hands.values())))[::-1]
    last = [row["leader"]] if "deal over" in row["note"] else row["out"]
    for seat in hands:
        hands[seat] |= 0 if seat in last else joined([free.pop(), free.pop()])
    return {
        "ask": "deal",
        "preset": row["preset"],
        "seats": row["seats"],
        "hands": {seat: text(hand) for seat, hand in hands.items()},
        "leader": row["steps"][0][0],
        "script": row["steps"],
    }


def test_every_kind_of_vector_is_there() -> None:
    assert {kind: len(VECTORS[kind]) for kind in VECTORS} == {
        "beats": 104,
        "traces": 12,
        "procedure": 24,
        "scores": 22,
    }
