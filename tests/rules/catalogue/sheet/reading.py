"""Rule sheets as plain text, whole or by heading."""

from __future__ import annotations

from rules.catalogue import problems
from rules.catalogue.sheet import sections


def read(preset: str, **changed: str) -> str:
    """All sentences of a sheet, in order, as one text; the changes must not contradict."""
    assert problems(preset, changed) == []
    return " ".join(sentence for _, said in sections(preset, changed) for sentence in said)


def under(title: str, preset: str, **changed: str) -> str:
    """The sentences below one heading; empty where the sheet has no such heading."""
    return " ".join(dict(sections(preset, changed)).get(title, []))
