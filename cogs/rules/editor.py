"""The editor of rules: changed rules, contradictions, options by topic.

The editor changes the rules of a table, for its host alone, or the reader's own rules. The
references of own rules stand in the custom ids of the editor's controls. The newest own rules are
stored for a day.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, Section, TextDisplay

from bot.discord import limits
from bot.domain import drafts
from bot.domain.errors import Refusal
from bot.domain.state import NO_SERVER, Draft, Stage, TableState
from bot.words import of_rules
from bot.words.rulebook import help_of, question, sentence, titled
from bot.words.sheet import changed_rules, chip, fitting, in_short
from bot.words.speech import Speech, clipped, escaped, marked
from bot.words.values import offered, shown, topics, typable
from cogs.core.acts import number
from cogs.core.components import TableButton, TableSelect, button, pager, select
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, UnknownControl
from cogs.core.rights import is_unrated, opens_here, saves
from cogs.rules.references import LONGEST, OF_TABLE, OWN, draft_of, reference, reference_to
from rules.catalogue import contradictions, full, problems

OPTIONS = 4  # on a page, each with a select
MOST = 1000  # topics, and pages of a topic
CHIPS = 1700  # characters of changed rules in the head; further rules are only counted
CLASHES = 1000  # characters of the problems of the rules
ACCENT = discord.Colour(0x5865F2)
ACCENT_CLASH = discord.Colour(0xD83C3E)


@dataclass(frozen=True)
class Place:
    """A position in the editor: a topic, and a page of its options.

    `rules` are references of the reader's own rules: first the current rules, then the rules before
    each of the last changes, as far as a custom id has room. A table's rules have no references.

    >>> str(Place(3, 0, ("c.3K7M", "c.25Q")))
    'c.3K7M,c.25Q/3.0'
    """

    topic: int = 0
    page: int = 0
    rules: tuple[str, ...] = ()

    @classmethod
    def read(cls, written: str) -> Place:
        """Read an argument such as "3.0" or "c.3K7M,c.25Q/3.0"; "" is the first page."""
        rules, _, place = (written or "0.0").rpartition("/")
        topic, _, page = place.partition(".")
        return cls(number(0, MOST)(topic), number(0, MOST)(page), _references(rules))

    def __str__(self) -> str:
        place = f"{self.topic}.{self.page}"
        return f"{','.join(self.rules)}/{place}" if self.rules else place

    def after(self, changed: str) -> Place:
        """Return the place after a change of the rules; `changed` is the new reference.

        The oldest references are dropped for lack of room.
        """
        rules = (changed, *self.rules)
        while len(",".join(rules)) > LONGEST:
            rules = rules[:-1]
        return replace(self, rules=rules)

    def undone(self) -> Place:
        """Return the place before the last change. Raises Refusal when there was none."""
        if len(self.rules) < 2:
            raise Refusal("nothing-to-undo")
        return replace(self, rules=self.rules[1:])


@dataclass(frozen=True)
class Edited:
    """The rules that are open in the editor."""

    rules: Draft
    undoes: bool
    table: int = NOWHERE  # the table of the rules; own rules have none
    unrated: bool = False  # whether deals by these rules are not rated on this server


def act_to_play(state: TableState, player: str) -> str:
    """Return the act that takes another game for a table; "" for a person who may not."""
    if drafts.may_edit(state, player):
        return "userules"
    swaps = state.stage is Stage.BETWEEN and player == state.host
    return "swap" if swaps else ""


def _references(written: str) -> tuple[str, ...]:
    """Read any number of references. Raises UnknownControl for those not allowed in the editor."""
    several = written.split(",") if written[:2] in OWN else [written] * bool(written)
    if len(written) > LONGEST or OF_TABLE in several:
        raise UnknownControl
    return tuple(map(reference, several))


def place_of(rules: Draft, option: str) -> Place | None:
    """Return the place of this option in the editor; None if these rules do not use the option."""
    for topic, keys in enumerate(topics(rules.preset, rules.changed).values()):
        if option in keys:
            return Place(topic, keys.index(option) // OPTIONS)
    return None


async def show_editor(context: Context, place: Place | None = None, note: str = "") -> None:
    """Show the editor with a `note`. Raises Refusal for a person who may not change the rules."""
    place, private = place or Place(), False
    edited = await edited_at(context, place)
    if not place.rules:
        private = context.table.state.serverless
    elif place.rules[0][:2] not in OWN:  # others may change the rules of this reference
        place = replace(place, rules=(await reference_to(context, edited.rules),))
    server = NO_SERVER if private else context.server or NO_SERVER
    edited = replace(edited, unrated=await is_unrated(context.app, server, edited.rules))
    may_save = not private and await saves(context)  # only a server has saved rules
    play = await _play(context, place) if place.rules else None
    await context.show(editor(context.speech, edited, place, note, may_save, play))


async def _play(context: Context, place: Place) -> TableButton | None:
    """Build the button that plays own rules at the table in this channel, or at a new table.

    None if this person can do neither.
    """
    table = context.app.tables.in_channel(context.interaction.channel_id)
    if table is not None:
        act, number = act_to_play(table.state, context.player), table.state.id
        label = context.speech.say("button-use-rules" if act == "userules" else "button-swap-to")
        return button(act, number, ALWAYS, place.rules[0], label=label) if act else None
    if context.server is None:
        return None
    settings = await context.app.store.servers.settings(context.server)
    if not opens_here(settings, context.interaction):
        return None
    return button(
        "playthis", NOWHERE, ALWAYS, place.rules[0], label=context.speech.say("button-play-this")
    )


async def edited_at(context: Context, place: Place) -> Edited:
    """Return the edited rules. Raises Refusal for a person who may not change them."""
    if place.rules:
        return Edited(await draft_of(context, place.rules[0]), len(place.rules) > 1)
    state = context.table.state
    drafts.check_editor(state, context.player)
    return of_table(state)


def of_table(state: TableState) -> Edited:
    """Return the rules of this table, open in the editor."""
    newest = drafts.draft(state)
    named = replace(newest, name=drafts.saved_name(state, newest))
    return Edited(named, len(state.drafts) > 1, state.id)


def editor(
    speech: Speech,
    edited: Edited,
    place: Place,
    note: str = "",
    saved: bool = True,
    play: TableButton | None = None,
) -> LayoutView:
    """Build the editor. The `note` is shown near the buttons, as the top may be out of sight.

    `saved` is whether there is a button to save the rules, `play` a button to play them.
    """
    rules, table = edited.rules, edited.table
    clashes = bool(contradictions(rules.preset, rules.changed))
    box: Container[Any] = Container(accent_colour=ACCENT_CLASH if clashes else ACCENT)
    box.add_item(TextDisplay(_head(speech, edited)))
    topics_shown = list(topics(rules.preset, rules.changed).items())
    place = _clipped(place, topics_shown)
    if rules.changed:
        box.add_item(ActionRow(_take_back(speech, table, rules, place)))
    box.add_item(ActionRow(_topics(speech, table, rules, topics_shown, place)))
    options = topics_shown[place.topic][1]
    for option in options[place.page * OPTIONS : (place.page + 1) * OPTIONS]:
        for item in _question(speech, table, rules, option, place):
            box.add_item(item)
    if remarks := _told(speech, edited, clashes, note):
        box.add_item(TextDisplay(remarks))
    if steps := [*_steps(speech, edited, place, ceil(len(options) / OPTIONS))]:
        box.add_item(ActionRow(*steps))
    played = [play] if play and not clashes else []
    box.add_item(ActionRow(*played, *_keeping(speech, table, place, saved)))
    return LayoutView(timeout=None).add_item(box)


def _head(speech: Speech, edited: Edited) -> str:
    rules = edited.rules
    game = titled(speech, rules, escaped)
    lines = [
        speech.say("editor-title" if edited.table else "editor-title-own", game=game),
        f"-# {in_short(speech, rules.preset, rules.changed)}",
    ]
    chips = [
        marked(speech, "✎", rule) for rule in changed_rules(speech, rules.preset, rules.changed)
    ]
    return "\n".join([*lines, *fitting(speech, chips, CHIPS)])


def _told(speech: Speech, edited: Edited, clashes: bool, note: str) -> str:
    """Return the note, the problems of the rules, and the rules without effect."""
    rules, lines = edited.rules, [f"> {note}"] if note else []
    if clashes:
        lines.append(speech.say("editor-clashes" if edited.table else "editor-clashes-own"))
    elif edited.unrated:
        lines.append(speech.say("lobby-unrated"))
    clash_lines = [
        f"- {sentence(speech, problem)}" for problem in problems(rules.preset, rules.changed)
    ]
    lines += fitting(speech, clash_lines, CLASHES)
    return "\n".join(lines)


def _clipped(place: Place, found: list[tuple[str, list[str]]]) -> Place:
    """Return the place, or the nearest one that exists, since the topics depend on the rules."""
    topic = min(place.topic, len(found) - 1)
    return replace(place, topic=topic, page=min(place.page, (len(found[topic][1]) - 1) // OPTIONS))


def _take_back(speech: Speech, table: int, rules: Draft, place: Place) -> TableSelect:
    choices = full(rules.preset, rules.changed)
    options = [
        discord.SelectOption(label=clipped(chip(speech, key, choices), limits.OPTION), value=key)
        for key in list(rules.changed)[-limits.OPTIONS :]
    ]
    return _select(table, "takeback", str(place), speech.say("editor-take-back"), options)


def _topics(
    speech: Speech, table: int, rules: Draft, found: list[tuple[str, list[str]]], place: Place
) -> TableSelect:
    options = [
        discord.SelectOption(
            label=of_rules(speech, "topic", topic),
            value=str(number),
            description=_count(speech, sum(key in rules.changed for key in keys)),
            default=number == place.topic,
        )
        for number, (topic, keys) in enumerate(found)
    ]
    return _select(table, "topic", str(place), speech.say("editor-topics"), options)


def _count(speech: Speech, changed: int) -> str | None:
    return speech.say("editor-changed", count=changed) if changed else None


def _question(speech: Speech, table: int, rules: Draft, option: str, place: Place) -> Iterator[Any]:
    """Yield the question of an option and the select of its values.

    If other values are possible, the question has a button to type one.
    """
    choices, own = full(rules.preset, rules.changed), full(rules.preset)
    mark = "✎ " if option in rules.changed else ""
    text = question(speech, option, choices)
    display = TextDisplay[Any](f"{mark}**{text}**\n-# {help_of(speech, option)}")
    arg = f"{place}.{option}"
    if typable(option):
        label = speech.say("button-type")
        yield Section(display, accessory=_button(table, "typerule", arg, label))
    else:
        yield display
    options = [
        discord.SelectOption(
            label=clipped(shown(speech, option, value), limits.OPTION),
            value=value,
            description=speech.say("editor-own") if value == own.get(option) else None,
            default=value == choices[option],
        )
        for value in offered(option, choices[option], own.get(option, choices[option]))
    ]
    yield ActionRow(_select(table, "setrule", arg, clipped(text, limits.OPTION), options))


def _steps(speech: Speech, edited: Edited, place: Place, pages: int) -> Iterator[TableButton]:
    table = edited.table

    def arg(page: int) -> str:
        return str(replace(place, page=page))

    steps = pager(speech, "turnrules", table, ALWAYS, place.page, pages, arg)
    if place.page + 1 < pages:
        steps[-1].item.style = ButtonStyle.primary
    yield from steps
    if edited.undoes:
        yield _button(table, "undo", str(place), speech.say("button-undo"))
    if edited.rules.changed:
        yield _button(table, "resetrules", str(place), speech.say("button-reset"))
    if table:  # changes of own rules would be lost with another game
        yield _button(table, "browse", "", speech.say("button-other-game"))


def _keeping(speech: Speech, table: int, place: Place, saved: bool) -> Iterator[TableButton]:
    if saved:
        yield _button(table, "save", str(place), speech.say("button-save"))
    own = place.rules[0] if place.rules else ""
    yield _button(table, "share" if own else "sharetable", own, speech.say("button-share"))
    yield _button(table, "sheet", f"0.{own or OF_TABLE}", speech.say("button-sheet"))
    yield _button(table, "search", str(place), speech.say("button-search"))


def _button(table: int, act: str, arg: str, label: str) -> TableButton:
    return button(act, table, ALWAYS, arg, label=label)


def _select(
    table: int, act: str, arg: str, asked: str, options: list[discord.SelectOption]
) -> TableSelect:
    return select(act, table, ALWAYS, arg, placeholder=asked, options=options)
