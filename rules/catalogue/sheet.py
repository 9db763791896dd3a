"""Rule sheets: what a table plays by, in plain sentences, and the table of all games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Formatter

from rules.catalogue import OPTIONS, full
from rules.catalogue.presets import PRESETS, resolved
from rules.catalogue.says import FAMILIES, NOT_WITH, ONLY_WITH, SECTIONS, Says
from rules.catalogue.society import named
from rules.catalogue.tables import TITLES
from rules.sentences import Listed, Sentence

GAMES = {
    "bt": "Big Two",
    "pr": "President",
    "df": "Daifugo",
    "th": "Thirteen",
    "dd": "Dou Dizhu",
    "b3": "Big Three",
}
SETS = {"2": "{least} pairs", "3": "{least} triples", "4": "{least} fours"}


def sheet(preset: str, changed: Mapping[str, str] | None = None) -> str:
    """The rules of a game as text: its name, what it is about, then a paragraph for each section.

    KeyError: no such preset.
    """
    game = PRESETS[preset]
    parts = [game.title, game.about + ".", FAMILIES[resolved(preset)[0]]]
    parts += [f"{title}. {' '.join(said)}" for title, said in sections(preset, changed)]
    return "\n\n".join(parts)


def sections(
    preset: str, changed: Mapping[str, str] | None = None
) -> Iterator[tuple[str, list[str]]]:
    """Each section of the sheet that has something to say: its title and its sentences."""
    choices = full(preset, changed)
    for section in SECTIONS:
        said = list(_sentences(section.says, choices))
        if said:
            yield section.title, said


def sentence(option: str, choices: Mapping[str, str]) -> str:
    """What the sheet says about one choice; empty where that is not worth a line."""
    says = next((s.says[option] for s in SECTIONS if option in s.says), {})
    return _said(option, says, choices)


def table() -> str:
    """Every game with its line, as a Markdown table."""
    rows = [
        f"| {GAMES[resolved(preset.id)[0]]} | `{preset.id}` | {preset.title} | {preset.about} |"
        for preset in PRESETS.values()
    ]
    head = ["| game | preset | called | what is special |", "| --- " * 4 + "|"]
    return "\n".join([*head, *rows, ""])


def _sentences(says: Says, choices: Mapping[str, str]) -> Iterator[str]:
    for option, by_value in says.items():
        if option in choices and (said := _said(option, by_value, choices)):
            yield said


def _said(option: str, by_value: Mapping[str, str], choices: Mapping[str, str]) -> str:
    other, values = ONLY_WITH.get(option, ("", ()))
    if other in choices and choices[other] not in values:
        return ""
    if any(choices.get(key) in values for key, values in NOT_WITH.get(option, {}).items()):
        return ""
    said = by_value.get(choices[option], by_value.get("*", ""))
    used = [name for _, name, _, _ in Formatter().parse(said) if name]
    return Sentence(said, **{name: _plain(name, _value(name, choices), choices) for name in used})


def _value(option: str, choices: Mapping[str, str]) -> str:
    """What is chosen, or what an option means where a family has none of its own."""
    return choices.get(option) or next(iter(OPTIONS[option].default.values()))


def _plain(option: str, value: str, choices: Mapping[str, str]) -> str:
    """A value as a sentence has it: "4 to 7", "2, 1", the names of places."""
    if option == "players":
        low, _, high = value.partition("..")
        return low if low == high else Sentence("{low} to {high}", low=low, high=high)
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
