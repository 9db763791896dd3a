"""Rule sheets: what a table plays by, in plain sentences, and the table of all games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from string import Formatter

from rules.catalogue.choices import full, without_effect
from rules.catalogue.families import FAMILIES, Family
from rules.catalogue.presets import PRESETS, resolved
from rules.catalogue.presets.preset import Preset
from rules.catalogue.sections import OPTIONS
from rules.catalogue.sheet import headings
from rules.catalogue.sheet.blanks import PARTS, fact
from rules.catalogue.sheet.headings import Line, Of
from rules.sentences import Sentence

IDLE, ASKED = "Without effect here", "{question} {answer}."
HEADINGS = (*headings.BEFORE_PLAY, *headings.PLAY, *headings.AFTER_PLAY)


def sheet(preset: str, changed: Mapping[str, str] | None = None) -> str:
    """Return the rules of a game as text: name, line, summary, then a paragraph for each heading.

    Raises KeyError if there is no such preset.
    """
    game = PRESETS[preset]
    parts = [game.title] if changed else [game.title, game.about + "."]
    parts.append("\n".join(" ".join(said) for said in summary(preset, changed)))
    parts += [f"{title}. {' '.join(said)}" for title, said in sections(preset, changed)]
    return "\n\n".join(parts)


def summary(preset: str, changed: Mapping[str, str] | None = None) -> list[list[str]]:
    """Return the sentences of two lines: what a player wants, and how to get there."""
    choices = full(preset, changed)
    return [_said(lines, choices) for lines in headings.SUMMARY]


def sections(
    preset: str, changed: Mapping[str, str] | None = None
) -> Iterator[tuple[str, list[str]]]:
    """Yield each heading of the sheet that has something to say: its title and its sentences."""
    choices = full(preset, changed)
    for heading in HEADINGS:
        if said := _said(heading.lines, choices):
            yield heading.title, said
    if idle := without_effect(preset, changed or {}):
        yield IDLE, [Sentence(ASKED, question=asked, answer=answer) for asked, answer in idle]


def sentence(option: str, choices: Mapping[str, str]) -> str:
    """Return the sentence about one choice; empty without one."""
    said = OPTIONS[option].line(choices)
    return _filled(said, choices) if said else ""


def texts() -> Iterator[tuple[str, str]]:
    """Yield every text of a sheet besides those of the options, with its context."""
    for heading in HEADINGS:
        yield "section", heading.title
        yield from (("", line.says) for line in heading.lines if isinstance(line, Line))
    for lines in headings.SUMMARY:
        yield from (("", line.says) for line in lines if isinstance(line, Line))
    yield "section", IDLE
    yield from (("", part) for part in (*PARTS, ASKED))


def table() -> str:
    """Return every game with its line, as a Markdown table."""
    rows = [
        f"| {_family(preset).title} | `{preset.id}` | {preset.title} | {preset.about} |"
        for preset in PRESETS.values()
    ]
    head = ["| game | preset | called | what is special |", "| --- " * 4 + "|"]
    return "\n".join([*head, *rows, ""])


def _family(preset: Preset) -> Family:
    return FAMILIES[resolved(preset.id)[0]]


def _said(lines: Iterable[Line | Of | str], choices: Mapping[str, str]) -> list[str]:
    return list(dict.fromkeys(filter(None, (_told(line, choices) for line in lines))))


def _told(line: Line | Of | str, choices: Mapping[str, str]) -> str:
    match line:
        case Line():
            return _filled(line.says, choices) if line.when(choices) else ""
        case Of(option=option, when=when):
            return _told(option, choices) if when(choices) else ""
    return sentence(line, choices) if line in choices else ""


def _filled(said: str, choices: Mapping[str, str]) -> Sentence:
    used = [name for _, name, _, _ in Formatter().parse(said) if name]
    return Sentence(said, **{name: fact(name, choices) for name in used})
