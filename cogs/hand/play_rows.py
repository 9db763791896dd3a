"""What may be laid: the best plays in two lines of buttons, and all of them in selects by kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, TextDisplay

from bot import limits
from bot.domain.suggestions import Groups, Price, Suggestions, every, grouped, ranked, suggested
from bot.tables.snapshot import Snapshot
from bot.words import say
from bot.words.card_emojis import beside
from bot.words.cards import named_play
from bot.words.labels import labelled, short
from cogs.core.components import TableButton, TableSelect, button, in_rows, select
from cogs.core.phone_lines import balanced, width
from rules.cards import Cards
from rules.combinations import Combination
from rules.ranking import same_rank
from rules.view import SeatView

MOST = 10  # suggestions
BOMBS = 5  # suggestions out of turn

Row: TypeAlias = ActionRow[Any]


class Labelled(NamedTuple):
    """A play, and what its button says."""

    play: Combination
    label: str


def suggestion_rows(
    table: Snapshot, view: SeatView, picked: Cards, lines: int, room: int
) -> list[Row]:
    """What may be laid now in so many lines of a phone and so many components, the best first.

    What is picked has a button of its own, and then none of these is the primary one.
    """
    suggestions = Suggestions(view, table.rules)
    groups = suggestions.grouped()
    best = next(iter(every(groups)), None)
    others = {kind: [p for p in plays if p.laid != picked] for kind, plays in groups.items()}
    chosen: list[list[Labelled]] = []
    kept: set[Cards] = set()
    for play in sorted(ranked(others), key=lambda one: (one is not best, suggestions.price(one))):
        arranged = _in_lines(_labels(others, {*kept, play.laid}))
        components = sum(1 + len(line) for line in arranged)
        if not kept or (len(arranged) <= lines and components <= room):
            chosen, kept = arranged, {*kept, play.laid}
        if len(kept) == MOST:
            break
    return [_row(table, line, None if picked else best) for line in chosen]


def _row(table: Snapshot, line: Sequence[Labelled], best: Combination | None) -> Row:
    return ActionRow(*(play_button(table, one.play, one.label, one.play is best) for one in line))


def bomb_rows(table: Snapshot, view: SeatView) -> list[Row]:
    """What may be thrown in out of turn."""
    plays = every(suggested(grouped(view, table.rules), BOMBS))
    labels = [say("throw-bomb", play=named_play(play)) for play in plays]
    return in_rows(
        [
            button("bomb", table.state.id, table.key, play_arg(play), label=label)
            for play, label in zip(plays, labels, strict=True)
        ]
    )


def play_button(table: Snapshot, play: Combination, label: str, primary: bool) -> TableButton:
    """A button that lays this; on that of one card lies its emoji alone, where there is one."""
    style, emoji = ButtonStyle.primary if primary else ButtonStyle.secondary, _alone(play)
    about = None if emoji else label
    return button(
        "play", table.state.id, table.key, play_arg(play), label=about, style=style, emoji=emoji
    )


def _alone(play: Combination) -> str | None:
    """The emoji that says the whole play: beside a label it would take the place of other plays."""
    one = play.laid.bit_count() == 1 and play.cards == play.laid
    return beside(play.laid) if one else None


def play_arg(play: Combination) -> str:
    """The argument of a button that lays this, with what it stands for where that is said."""
    return f"{play.laid:x}" if play.cards == play.laid else f"{play.laid:x}.{play.cards:x}"


def all_plays(
    table: Snapshot, view: SeatView, page: int, room: int
) -> list[Row | TextDisplay[Any]]:
    """Everything that may be laid now, as selects by kind in so many components.

    Where they are too many for one message, `page` counts from 0 and another can be chosen. The
    best of each kind are on the first; on each page the parts of a kind stand together.
    """
    suggestions = Suggestions(view, table.rules)
    groups = suggestions.every()
    kinds, parts = [*groups], sorted(_parts(groups), key=lambda part: part.part)
    told = TextDisplay[Any](say("plays-all" if view.plays_in_full else "plays-some"))
    most = (room - 1) // 2  # a select and its row are two components
    if len(parts) > most:
        most -= 1  # for that of the pages
    pages = [
        sorted(parts[start : start + most], key=lambda part: kinds.index(part.kind))
        for start in range(0, len(parts), most)
    ]
    page = min(page, len(pages) - 1)
    first = page * most
    found = [
        _select(table, suggestions, part, number) for number, part in enumerate(pages[page], first)
    ]
    if len(pages) > 1:
        found.append(_pages(table, pages, page))
    rows: list[Row] = [ActionRow(one) for one in found]
    return [told, *rows]


class Part(NamedTuple):
    """As many plays of one kind as a select holds; parts count from 1."""

    kind: str
    plays: Sequence[Combination]
    part: int
    parts: int
    together: int  # plays of the kind in all parts

    @property
    def called(self) -> str:
        """What it says while nothing is chosen in it."""
        kind = say(self.kind)
        if self.parts == 1:
            return say("plays-of-kind", kind=kind, count=self.together)
        first = short(self.plays[0])
        return say("plays-part", kind=kind, part=self.part, parts=self.parts, first=first)


def _parts(groups: Groups) -> Iterator[Part]:
    for kind, plays in groups.items():
        starts = range(0, len(plays), limits.OPTIONS)
        for part, start in enumerate(starts, 1):
            some = plays[start : start + limits.OPTIONS]
            yield Part(kind, some, part, len(starts), len(plays))


def _select(table: Snapshot, suggestions: Suggestions, part: Part, number: int) -> TableSelect:
    options = [
        discord.SelectOption(
            label=named_play(play, limits.OPTION)[: limits.OPTION],
            value=f"{play.laid:x}.{play.cards:x}",
            description=say("breaks-up") if suggestions.price(play) is Price.BREAKS else None,
            emoji=beside(play.laid),
        )
        for play in part.plays
    ]
    number_of_table, key = table.state.id, table.key
    return select(
        "choose", number_of_table, key, str(number), placeholder=part.called, options=options
    )


def _pages(table: Snapshot, pages: Sequence[Sequence[Part]], shown: int) -> TableSelect:
    """The other pages, by the kinds that begin them."""
    options = [
        discord.SelectOption(label=page[0].called[: limits.OPTION], value=str(number))
        for number, page in enumerate(pages[: limits.OPTIONS])
        if number != shown
    ]
    placeholder = say("plays-other")
    return select("page", table.state.id, table.key, "", placeholder=placeholder, options=options)


def _labels(groups: Groups, kept: set[Cards]) -> list[Labelled]:
    """Each play that is kept, with its kind unless it is a set after another; no two alike."""
    found: dict[str, Labelled] = {}
    for kind, plays in groups.items():
        for place, play in enumerate(play for play in plays if play.laid in kept):
            bare = place and same_rank(play.laid) is not None
            label = short(play) if bare else labelled(play, kind)
            found.setdefault(label, Labelled(play, label))
    return list(found.values())


def _in_lines(labels: Sequence[Labelled]) -> list[list[Labelled]]:
    """The same in lines that a phone does not break."""
    widths = tuple(width(None if _alone(one.play) else one.label) for one in labels)
    return [list(labels[line.start : line.stop]) for line in balanced(widths)]
