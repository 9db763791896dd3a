"""Questions to the judge, asked as another program asks them."""

from __future__ import annotations

import json
from typing import Any

from rules.cli.judge import answer


def ask(**question: Any) -> dict[str, Any]:
    """The answer to one question, as another program gets it."""
    return answer(json.dumps(question))


def beats(preset: str, play: str, on: str | None = None, **more: Any) -> bool:
    """Whether a play may be laid, led or on another."""
    told = ask(ask="beats", preset=preset, play=play, on=on, **more)
    assert "error" not in told, told
    assert isinstance(told["answer"], bool)
    return bool(told["answer"])


def plays(preset: str, hand: str, on: str | None = None, **more: Any) -> list[str]:
    """Every play that a hand has, led or on another."""
    found = ask(ask="plays", preset=preset, hand=hand, on=on, **more)["answer"]
    assert isinstance(found, list)
    return found


def played(preset: str, hands: dict[str, str], *script: str, **more: Any) -> dict[str, Any]:
    """What is told of a deal that is played by this script."""
    steps = [step.split(" ", 1) for step in script]
    more.setdefault("seats", list(hands))
    return ask(ask="deal", preset=preset, hands=hands, script=steps, **more)


def match(preset: str, deals: list[Any], **more: Any) -> dict[str, Any]:
    """What is told of a match whose deals had these places."""
    more.setdefault(
        "seats", ["A", "B", "C", "D"][: len(deals[0]) if isinstance(deals[0], list) else 4]
    )
    return ask(ask="match", preset=preset, deals=deals, **more)
