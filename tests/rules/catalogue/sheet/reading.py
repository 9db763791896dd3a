"""Rule sheets as plain text, whole or by heading."""

from __future__ import annotations

from functools import cache

from rules.catalogue import problems
from rules.catalogue.sheet import sections

Changes = tuple[tuple[str, str], ...]


@cache
def _sheet(preset: str, changed: Changes) -> dict[str, list[str]]:
    return dict(sections(preset, dict(changed)))


def read(preset: str, **changed: str) -> str:
    """All sentences of a sheet, in order, as one text; the changes must not contradict."""
    assert not changed or problems(preset, changed) == []
    texts = _sheet(preset, tuple(changed.items())).values()
    return " ".join(sentence for said in texts for sentence in said)


def under(title: str, preset: str, **changed: str) -> str:
    """The sentences below one heading; empty where the sheet has no such heading."""
    return " ".join(_sheet(preset, tuple(changed.items())).get(title, []))
