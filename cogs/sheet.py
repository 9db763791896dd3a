"""The rules of a table in plain words: a line for the lobby, and the whole sheet."""

from __future__ import annotations

from collections.abc import Mapping

from discord.ui import Container, LayoutView, TextDisplay

from bot.words import say
from rules.games import PRESETS
from rules.options import OPTIONS, full
from rules.sheet import sections, sentence

PAGE = 3800  # characters; Discord shows 4000 in one message


def in_short(preset: str, changed: Mapping[str, str]) -> str:
    """One line for the lobby."""
    return PRESETS[preset].about + (say("and-changes", count=len(changed)) if changed else "")


def changed_rules(preset: str, changed: Mapping[str, str]) -> list[str]:
    """Each rule that differs from the preset, as a short line."""
    choices = full(preset, changed)
    return [sentence(key, choices) or _answer(key, value) for key, value in changed.items()]


def sheet(preset: str, changed: Mapping[str, str]) -> list[LayoutView]:
    """The rule sheet as one message, or several where it is long; changed rules come first."""
    parts = [f"{say('sheet-title', game=PRESETS[preset].title)}\n{PRESETS[preset].about}."]
    if changed:
        parts.append("\n".join(f"✎ {rule}" for rule in changed_rules(preset, changed)))
    parts += [f"**{title}.** {' '.join(said)}" for title, said in sections(preset, changed)]
    pages = [""]
    for part in parts:
        if len(pages[-1]) + len(part) > PAGE:
            pages.append("")
        pages[-1] += f"\n{part}"
    return [_page(text.strip()) for text in pages]


def _page(text: str) -> LayoutView:
    layout = LayoutView(timeout=None)
    layout.add_item(Container(TextDisplay(text)))
    return layout


def _answer(key: str, value: str) -> str:
    option = OPTIONS[key]
    return f"{option.question} {option.meaning.get(value, value)}."
