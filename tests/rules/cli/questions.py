"""Questions to the judge (`rules.cli.judge`), put in JSON as by another program."""

from __future__ import annotations

import json
from typing import Any

from rules.cli.judge import answer


def ask(**question: Any) -> dict[str, Any]:
    """The judge's answer to one question, given by its fields."""
    return answer(json.dumps(question))


def beats(preset: str, play: str, on: str | None = None, **more: Any) -> bool:
    """Whether a play may be laid on the play `on`, or be led where `on` is None."""
    told = ask(ask="beats", preset=preset, play=play, on=on, **more)
    assert "error" not in told, told
    assert isinstance(told["answer"], bool)
    return bool(told["answer"])


def plays(preset: str, hand: str, on: str | None = None, **more: Any) -> list[str]:
    """The plays of a hand on the play `on`, or its leads where `on` is None."""
    found = ask(ask="plays", preset=preset, hand=hand, on=on, **more)["answer"]
    assert isinstance(found, list)
    return found


def played(preset: str, hands: dict[str, str], *script: str, **more: Any) -> dict[str, Any]:
    """The judge's answer about a deal with a script of moves such as "A 4S"."""
    steps = [step.split(" ", 1) for step in script]
    more.setdefault("seats", list(hands))
    return ask(ask="deal", preset=preset, hands=hands, script=steps, **more)


def match(preset: str, deals: list[Any], **more: Any) -> dict[str, Any]:
    """The judge's answer about a match with these deals, each given by its outcome.

    The seats are A, B, C and D unless given, as many as the first deal lists.
    """
    more.setdefault(
        "seats", ["A", "B", "C", "D"][: len(deals[0]) if isinstance(deals[0], list) else 4]
    )
    return ask(ask="match", preset=preset, deals=deals, **more)
