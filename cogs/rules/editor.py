"""The editor of a table's rules, for its host alone: chips, contradictions, options by topic."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, Section, TextDisplay

from bot import limits
from bot.domain import drafts
from bot.domain.state import Draft, TableState
from bot.words import of_rules, say
from bot.words.paging import clipped
from bot.words.rulebook import game_title, help_of, question, sentence
from bot.words.sheet import changed_rules, chip, fitting, in_short
from bot.words.values import offered, shown, topics, typable
from cogs.core.acts import number
from cogs.core.components import TableButton, TableSelect, button, pager, select
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS
from cogs.core.rights import saves
from rules.catalogue import contradictions, full, problems

OPTIONS = 4  # on a page, each with a select
MOST = 1000  # topics, and pages of one
CHIPS = 1800  # characters of changed rules in the head; the rest is counted
CLASHES = 1000
ACCENT = discord.Colour(0x5865F2)
ACCENT_CLASH = discord.Colour(0xD83C3E)


@dataclass(frozen=True)
class Place:
    """Where in the editor its host is: which topic, and which page of its options."""

    topic: int = 0
    page: int = 0

    @classmethod
    def read(cls, written: str) -> Place:
        """From an argument such as "3.0"; without one it begins at the front."""
        topic, _, page = (written or "0.0").partition(".")
        return cls(number(0, MOST)(topic), number(0, MOST)(page))

    def __str__(self) -> str:
        return f"{self.topic}.{self.page}"


def place_of(rules: Draft, option: str) -> Place | None:
    """Where the editor asks for this option; None where it plays no part in these rules."""
    for topic, keys in enumerate(topics(rules.preset, rules.changed).values()):
        if option in keys:
            return Place(topic, keys.index(option) // OPTIONS)
    return None


async def show_editor(context: Context, place: Place | None = None, note: str = "") -> None:
    """The editor as it is now. Refusal for who may not change these rules."""
    state = context.table.state
    drafts.check_editor(state, context.player)
    kept = not state.private and await saves(context)  # rules are saved for a server
    await context.show(editor(context.table.state, place or Place(), note, kept))


def editor(table: TableState, place: Place, note: str = "", saved: bool = True) -> LayoutView:
    """What the host sees. What is told stands by the buttons: the top may be out of sight."""
    rules = drafts.draft(table)
    clashes = bool(contradictions(rules.preset, rules.changed))
    box: Container[Any] = Container(accent_colour=ACCENT_CLASH if clashes else ACCENT)
    box.add_item(TextDisplay(_head(rules)))
    found = list(topics(rules.preset, rules.changed).items())
    place = _clipped(place, found)
    if rules.changed:
        box.add_item(ActionRow(_take_back(table, rules, place)))
    box.add_item(ActionRow(_topics(table, rules, found, place)))
    options = found[place.topic][1]
    for option in options[place.page * OPTIONS : (place.page + 1) * OPTIONS]:
        for item in _question(table, rules, option, place):
            box.add_item(item)
    if told := _told(rules, clashes, note):
        box.add_item(TextDisplay(told))
    box.add_item(ActionRow(*_steps(table, place, ceil(len(options) / OPTIONS))))
    box.add_item(ActionRow(*_keeping(table, place, saved)))
    return LayoutView(timeout=None).add_item(box)


def _head(rules: Draft) -> str:
    lines = [
        say("editor-title", game=game_title(rules.preset)),
        f"-# {in_short(rules.preset, rules.changed)}",
    ]
    chips = [f"✎ {rule}" for rule in changed_rules(rules.preset, rules.changed)]
    return "\n".join([*lines, *fitting(chips, CHIPS)])


def _told(rules: Draft, clashes: bool, note: str) -> str:
    """What is wrong with the rules, or else which of them have no effect."""
    lines = [f"> {note}"] if note else []
    lines += [say("editor-clashes")] if clashes else []
    found = [f"- {sentence(problem)}" for problem in problems(rules.preset, rules.changed)]
    lines += fitting(found, CLASHES)
    return "\n".join(lines)


def _clipped(place: Place, found: list[tuple[str, list[str]]]) -> Place:
    """The place, or the nearest that there is: topics come and go with other rules."""
    topic = min(place.topic, len(found) - 1)
    return Place(topic, min(place.page, (len(found[topic][1]) - 1) // OPTIONS))


def _take_back(table: TableState, rules: Draft, place: Place) -> TableSelect:
    choices = full(rules.preset, rules.changed)
    options = [
        discord.SelectOption(label=clipped(chip(key, choices), limits.OPTION), value=key)
        for key in list(rules.changed)[-limits.OPTIONS :]
    ]
    return _select(table, "takeback", str(place), say("editor-take-back"), options)


def _topics(
    table: TableState, rules: Draft, found: list[tuple[str, list[str]]], place: Place
) -> TableSelect:
    options = [
        discord.SelectOption(
            label=of_rules("topic", topic),
            value=str(number),
            description=_count(sum(key in rules.changed for key in keys)),
            default=number == place.topic,
        )
        for number, (topic, keys) in enumerate(found)
    ]
    return _select(table, "topic", "", say("editor-topics"), options)


def _count(changed: int) -> str | None:
    return say("editor-changed", count=changed) if changed else None


def _question(table: TableState, rules: Draft, option: str, place: Place) -> Iterator[Any]:
    """A question, its values, and for those with many more a way to type one."""
    choices, own = full(rules.preset, rules.changed), full(rules.preset)
    mark = "✎ " if option in rules.changed else ""
    asked = TextDisplay[Any](f"{mark}**{question(option)}**\n-# {help_of(option)}")
    arg = f"{place}.{option}"
    if typable(option):
        label = say("button-type")
        yield Section(asked, accessory=_button(table, "typerule", arg, label))
    else:
        yield asked
    options = [
        discord.SelectOption(
            label=clipped(shown(option, value), limits.OPTION),
            value=value,
            description=say("editor-own") if value == own.get(option) else None,
            default=value == choices[option],
        )
        for value in offered(option, choices[option], own.get(option, choices[option]))
    ]
    yield ActionRow(
        _select(table, "setrule", arg, clipped(question(option), limits.OPTION), options)
    )


def _steps(table: TableState, place: Place, pages: int) -> Iterator[TableButton]:
    def arg(page: int) -> str:
        return str(Place(place.topic, page))

    yield from pager(
        "turnrules", table.id, ALWAYS, place.page, pages, arg, onward=ButtonStyle.primary
    )
    if len(table.drafts) > 1:
        yield _button(table, "undo", str(place), say("button-undo"))
    if drafts.draft(table).changed:
        yield _button(table, "resetrules", str(place), say("button-reset"))
    yield _button(table, "browse", "", say("button-other-game"))


def _keeping(table: TableState, place: Place, saved: bool) -> Iterator[TableButton]:
    if saved:
        yield _button(table, "save", str(place), say("button-save"))
    yield _button(table, "sharetable", "", say("button-share"))
    yield _button(table, "sheet", "0.t", say("button-sheet"))


def _button(table: TableState, act: str, arg: str, label: str) -> TableButton:
    return button(act, table.id, ALWAYS, arg, label=label)


def _select(
    table: TableState, act: str, arg: str, asked: str, options: list[discord.SelectOption]
) -> TableSelect:
    return select(act, table.id, ALWAYS, arg, placeholder=asked, options=options)
