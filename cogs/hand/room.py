"""Room for an explanation in a hand with a picture: a phone shows only so much of a message."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate
from typing import Any

from discord.ui import ActionRow, Container, TextDisplay

from bot.tables.snapshot import Snapshot
from bot.words.speech import Speech
from cogs.core.button_layout import GAP, ROW, TIGHT, text_height
from cogs.core.components import TableButton
from cogs.hand.status import cards_shown, since_own
from rules.view import SeatView


def made_room_for(
    speech: Speech,
    told: str,
    brief: Sequence[str],
    used: int,
    box: Container[Any],
    table: Snapshot,
    view: SeatView,
) -> str:
    """Make room for the explanation `told`, else for a form in `brief`, and return the chosen form.

    Dispensable parts of the box are removed. If there is no room even so, return "" and leave the
    box unchanged.
    """
    others = [*_dispensable(speech, box, table, view)]
    free = [*accumulate((height for height, _ in others), initial=0)]
    for form in (told, *brief):
        for count, gained in enumerate(free):
            if used - gained + GAP + text_height(form) <= TIGHT:
                for _, drop in others[:count]:
                    drop()
                return form
    return ""


def _dispensable(
    speech: Speech, box: Container[Any], table: Snapshot, view: SeatView
) -> Iterator[tuple[int, Callable[[], object]]]:
    """Yield the height of each dispensable part in CSS pixels, and a function that removes it.

    These parts are also found elsewhere: suggestions below the first line behind the button
    "More", and cards played, shown or traded before in the log.
    """
    head = next(one for one in box.children if isinstance(one, TextDisplay))
    rows = [one for one in box.children if isinstance(one, ActionRow) and _suggests(one)]
    told = head.content.splitlines()
    for lines in (since_own(speech, table, view), cards_shown(speech, table, view)):
        for one in lines:
            if one in told:
                yield text_height(one), partial(_drop_line, head, one)
        for row in reversed(rows[1:]):
            yield ROW + GAP, partial(box.remove_item, row)
        rows = []


def _drop_line(text: TextDisplay[Any], dropped: str) -> None:
    text.content = "\n".join(line for line in text.content.split("\n") if line != dropped)


def _suggests(row: ActionRow[Any]) -> bool:
    """Whether every button of a row lays cards, so that the row is one of suggestions."""
    ids = [one.custom_id for one in row.children if isinstance(one, TableButton)]
    return len(ids) == len(row.children) and all(one.startswith("play:") for one in ids)
