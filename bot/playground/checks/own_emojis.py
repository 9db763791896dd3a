"""Checks that each emoji with an id belongs to the application, which can use no others here."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.playground.errors import Form, Path


def check_own_emojis(part: Any, known: Collection[str], at: Path, form: Form) -> None:
    """Check every emoji with an id in this part of a body, at any depth, against the `known` ids.

    Texts are not checked, since an unknown emoji in a text is only its name.
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
