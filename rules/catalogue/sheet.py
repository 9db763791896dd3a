"""Rule sheets: what a table plays by, in plain sentences, and the table of all games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Formatter

from rules.catalogue.choosing import full
from rules.catalogue.families import FAMILIES, Family
from rules.catalogue.option import Option
from rules.catalogue.places.titles import TITLES, named
from rules.catalogue.presets import PRESETS, resolved
from rules.catalogue.presets.page import Preset
from rules.catalogue.sections import OPTIONS, SECTIONS
from rules.catalogue.values import SPAN
from rules.sentences import Listed, Sentence

SETS = {"2": "{least} pairs", "3": "{least} triples", "4": "{least} fours"}
PARTS = (SPAN, *SETS.values(), "joker")  # texts that may be part of a sentence


def sheet(preset: str, changed: Mapping[str, str] | None = None) -> str:
    """The rules of a game as text: its name, what it is about, then a paragraph for each section.

    KeyError: no such preset.
    """
    game = PRESETS[preset]
    parts = [game.title, game.about + ".", _family(game).about]
    parts += [f"{title}. {' '.join(said)}" for title, said in sections(preset, changed)]
    return "\n\n".join(parts)


def sections(
    preset: str, changed: Mapping[str, str] | None = None
) -> Iterator[tuple[str, list[str]]]:
    """Each section of the sheet that has something to say: its title and its sentences."""
    choices = full(preset, changed)
    for section in SECTIONS:
        used = (option for option in section.options if option.id in choices)
        said = list(filter(None, (_said(option, choices) for option in used)))
        if said:
            yield section.title, said


def sentence(option: str, choices: Mapping[str, str]) -> str:
    """What the sheet says about one choice; empty where that is not worth a line."""
    return _said(OPTIONS[option], choices)


def table() -> str:
    """Every game with its line, as a Markdown table."""
    rows = [
        f"| {_family(preset).title} | `{preset.id}` | {preset.title} | {preset.about} |"
        for preset in PRESETS.values()
    ]
    head = ["| game | preset | called | what is special |", "| --- " * 4 + "|"]
    return "\n".join([*head, *rows, ""])


def _family(preset: Preset) -> Family:
    return FAMILIES[resolved(preset.id)[0]]


def _said(option: Option, choices: Mapping[str, str]) -> str:
    if not option.is_said(choices):
        return ""
    said = option.says.get(choices[option.id], option.says.get("*", ""))
    used = [name for _, name, _, _ in Formatter().parse(said) if name]
    return Sentence(said, **{name: _plain(name, _value(name, choices), choices) for name in used})


def _value(option: str, choices: Mapping[str, str]) -> str:
    """What is chosen, or what an option means where a family has none of its own."""
    return choices.get(option) or next(iter(OPTIONS[option].default.values()))


def _plain(option: str, value: str, choices: Mapping[str, str]) -> str:
    """A value as a sentence has it: "4 to 7", "2, 1", the names of places."""
    if option == "players":
        low, _, high = value.partition("..")
        return low if low == high else Sentence(SPAN, low=low, high=high)
    if option == "titles":
        if value not in TITLES:
            return value.removeprefix("custom:")
        return Listed(map(Sentence, filter(None, named(value, choices).names(6))))
    if option == "set_run_min":
        pairs = [pair.partition(":") for pair in value.strip("{}").split(",")]
        return Listed(Sentence(SETS[size], least=least) for size, _, least in pairs)
    if value[:1] in ("[", "{"):
        return Listed(map(Sentence, value.strip("[]{}").split(",")))
    return value
