"""The parts of a question, checked by kind: ValueError names a wrong part in plain words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

Question: TypeAlias = Mapping[str, Any]


def question(line: str) -> Question:
    """Parse one line of JSON as a question."""
    try:
        found = json.loads(line)
    except RecursionError:
        raise ValueError("This line is nested too deep for a question.") from None
    except ValueError:
        raise ValueError("This line is not JSON.") from None
    return part(found, "A question is a JSON object.")


def needed(asked: Question, key: str) -> Any:
    """Return this part of the question, which must be there."""
    if key not in asked:
        raise ValueError(f"The question lacks {key!r}.")
    return asked[key]


def part(found: Any, otherwise: str) -> Question:
    """Return a JSON object; the text `otherwise` is the error."""
    if not isinstance(found, dict):
        raise ValueError(otherwise)
    return found


def cards_said(found: Any, key: str) -> str:
    """Return cards as written by the caller; empty without any."""
    if found is None:
        return ""
    if not isinstance(found, str):
        raise ValueError(f"{key!r} is text: cards with spaces between, such as '3D 10S'.")
    return found


def name_said(found: Any) -> str:
    """Return the name of a seat; a number is one too."""
    if isinstance(found, bool) or not isinstance(found, str | int):
        raise ValueError("A seat is called by a name.")
    return str(found)


def names(found: Any, key: str) -> list[str]:
    if not isinstance(found, list):
        raise ValueError(f"{key!r} is a list of seats.")
    return [name_said(one) for one in found]


def listed(found: Any, otherwise: str) -> list[Any]:
    """Return a list; the text `otherwise` is the error."""
    if not isinstance(found, list):
        raise ValueError(otherwise)
    return found


def minutes(asked: Question) -> float:
    found = asked.get("minutes") or 0
    if isinstance(found, bool) or not isinstance(found, int | float) or not 0 <= found < 1e9:
        raise ValueError("'minutes' is a number.")
    return float(found)
