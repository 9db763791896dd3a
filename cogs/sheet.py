"""The rules of a table in plain words, from the questions and meanings of the options."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words import say
from rules.games import PRESETS
from rules.options import OPTIONS, full


def in_short(preset: str, changed: Mapping[str, str]) -> str:
    """One line for the lobby."""
    return PRESETS[preset].about + (say("and-changes", count=len(changed)) if changed else "")


def changed_rules(preset: str, changed: Mapping[str, str]) -> list[str]:
    """Each rule that differs from the preset, as a short line."""
    return [_rule(key, value) for key, value in changed.items()]


def sheet(preset: str, changed: Mapping[str, str]) -> str:
    """Every question with its answer, by topic; a changed answer is marked."""
    choices = full(preset, changed)
    lines = [say("sheet-title", game=PRESETS[preset].title), PRESETS[preset].about]
    topic = ""
    for key, option in OPTIONS.items():
        if key not in choices:
            continue
        if option.topic != topic:
            topic = option.topic
            lines.append(f"**{topic}**")
        mark = "✎ " if key in changed else ""
        lines.append(f"- {mark}{_rule(key, choices[key])}")
    return "\n".join(lines)


def _rule(key: str, value: str) -> str:
    option = OPTIONS[key]
    return f"{option.question} {option.meaning.get(value, value)}."
