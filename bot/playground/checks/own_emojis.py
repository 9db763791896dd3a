"""Whether emojis with an id are the application's: it can use no others here."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.playground.errors import Form, Path


def check_own_emojis(part: Any, known: Collection[str], at: Path, form: Form) -> None:
    """Hold every emoji that this part of a body names by an id, however deep, against those known.

    In a text an unknown one is only its name; in a control it is refused.
    """
    if isinstance(part, list):
        for number, one in enumerate(part):
            check_own_emojis(one, known, (*at, number), form)
    elif isinstance(part, dict):
        for key, one in part.items():
            if key == "emoji" and isinstance(one, dict) and one.get("id"):
                if str(one["id"]) not in known:
                    here = (*at, "emoji", "name")
                    form.wrong(here, "COMPONENT_INVALID_EMOJI", "Invalid emoji")
            else:
                check_own_emojis(one, known, (*at, key), form)
