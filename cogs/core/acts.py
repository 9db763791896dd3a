"""Acts: declarations of the handler of a control, with the types of its argument and its values.

A reading parses the argument in a custom id, or a chosen value. A reading raises UnknownControl for
an argument that the bot never writes, and for a value that the bot never offers.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar

from cogs.core.context import Context, Handler
from cogs.core.custom_ids import Kind, UnknownControl
from rules.cards import PACK_BITS, PACKS, Cards
from rules.match.match import Player

T = TypeVar("T")
V = TypeVar("V")
Reading: TypeAlias = Callable[[str], T]

FIELD = "typed"  # the custom id of the one field of a form
MOST_CARDS = 1 << PACK_BITS * PACKS
PLAYER = re.compile("c?[0-9]{1,20}")  # the id of a computer player, or of a Discord user


@dataclass(frozen=True)
class Act:
    """Declaration of a control: its kind and the handler of its interactions.

    The handler `answer` gets the argument in the custom id as text. `server` reads the id of the
    server that the argument names, whose bans hold for the press too; 0 if it names none.

    For example::

        acts = {"wait": plain(seats.wait), "more": button_with(number(0, 25), play.more)}
    """

    kind: Kind
    answer: Callable[[Context, str], Awaitable[None]]
    opens_form: bool = False  # Discord accepts a form only as the first answer
    server: Reading[int] | None = None


# Readings of arguments and values


def nothing(written: str) -> None:
    """Accept an empty argument only. Raises UnknownControl for any other."""
    if written:
        raise UnknownControl


def number(least: int, most: int, absent: int | None = None) -> Reading[int]:
    """Return a reading of whole numbers from `least` to `most`, written in plain digits.

    An empty argument is read as `absent`; it is refused if `absent` is None.
    """

    def read(written: str) -> int:
        if not written and absent is not None:
            return absent
        if not re.fullmatch("-?[0-9]{1,9}", written) or not least <= int(written) <= most:
            raise UnknownControl
        return int(written)

    return read


def one_of(offered: Iterable[str]) -> Reading[str]:
    """Return a reading that accepts these words only."""
    words = frozenset(offered)

    def read(written: str) -> str:
        if written not in words:
            raise UnknownControl
        return written

    return read


def player(written: str) -> Player:
    """Read the id of a person or a computer player, who need not be at the table."""
    if not PLAYER.fullmatch(written):
        raise UnknownControl
    return written


def hex_cards(written: str) -> Cards:
    """Read a set of cards, possibly empty, in hexadecimal digits; the rules check the owner."""
    if not re.fullmatch("[0-9a-f]{1,100}", written) or (cards := int(written, 16)) >= MOST_CARDS:
        raise UnknownControl
    return cards


def text(written: str) -> str:
    """Accept any text; the handler checks the text."""
    return written


# Kinds of acts


def plain(handler: Handler) -> Act:
    """Build the act of a button without an argument."""
    return button_with(nothing, lambda context, _: handler(context))


def button_with(arg: Reading[T], handler: Callable[[Context, T], Awaitable[None]]) -> Act:
    """Build the act of a button with an argument of this type."""

    return Act(Kind.BUTTON, lambda context, written: handler(context, arg(written)))


def of_server(server: Reading[int], act: Act) -> Act:
    """Return the act with this reading of the server that its argument names."""
    return replace(act, server=server)


def opening_form(arg: Reading[T], handler: Callable[[Context, T], Awaitable[None]]) -> Act:
    """Build the act of a button with an argument; the handler answers the press with a form."""
    return replace(button_with(arg, handler), opens_form=True)


def choice(value: Reading[V], handler: Callable[[Context, V], Awaitable[None]]) -> Act:
    """Build the act of a select without an argument, in which one value is chosen."""
    return choice_with(nothing, value, lambda context, _, chosen: handler(context, chosen))


def choice_with(
    arg: Reading[T], value: Reading[V], handler: Callable[[Context, T, V], Awaitable[None]]
) -> Act:
    """Build the act of a select with an argument, in which one value is chosen."""
    return choices_with(
        arg, value, lambda context, read, values: handler(context, read, only(values))
    )


def choices_with(
    arg: Reading[T], value: Reading[V], handler: Callable[[Context, T, list[V]], Awaitable[None]]
) -> Act:
    """Build the act of a select with an argument and any number of distinct chosen values."""

    async def answer(context: Context, written: str) -> None:
        chosen = _chosen(context)
        await handler(context, arg(written), [value(choice) for choice in chosen])

    return Act(Kind.SELECT, answer)


def roles(arg: Reading[T], handler: Callable[[Context, T, int], Awaitable[None]]) -> Act:
    """Build the act of a select of one role of the server; the handler gets 0 for no role."""

    async def answer(context: Context, written: str) -> None:
        chosen, guild = _chosen(context), context.interaction.guild
        role = snowflake(only(chosen)) if chosen else 0
        if role and (guild is None or guild.get_role(role) is None):
            raise UnknownControl
        await handler(context, arg(written), role)

    return Act(Kind.ROLES, answer)


def user(handler: Callable[[Context, int], Awaitable[None]]) -> Act:
    """Build the act of a select of one person, who need not be a member of the server."""

    async def answer(context: Context, written: str) -> None:
        nothing(written)
        await handler(context, snowflake(only(_chosen(context))))

    return Act(Kind.USERS, answer)


def channels(handler: Callable[[Context, list[int]], Awaitable[None]]) -> Act:
    """Build the act of a select of channels of the server; the handler gets their ids, if any."""

    async def answer(context: Context, written: str) -> None:
        nothing(written)
        chosen, guild = list(map(snowflake, _chosen(context))), context.interaction.guild
        if chosen and (guild is None or not all(map(guild.get_channel, chosen))):
            raise UnknownControl
        await handler(context, chosen)

    return Act(Kind.CHANNELS, answer)


def form(arg: Reading[T], handler: Callable[[Context, T, str], Awaitable[None]]) -> Act:
    """Build the act of a submitted form with one field."""

    return Act(Kind.FORM, lambda context, written: handler(context, arg(written), _typed(context)))


def snowflake(written: str) -> int:
    """Read a Discord id. Raises UnknownControl for any other text."""
    if not re.fullmatch("[0-9]{1,20}", written):
        raise UnknownControl
    return int(written)


def only(values: list[T]) -> T:
    """Return the single chosen value. Raises UnknownControl for any other number of values."""
    if len(values) != 1:
        raise UnknownControl
    return values[0]


def _chosen(context: Context) -> list[str]:
    data: Any = context.interaction.data
    values = list(data.get("values") or ())
    if len({*values}) < len(values):
        raise UnknownControl
    return values


def _typed(context: Context) -> str:
    data: Any = context.interaction.data
    fields = [part["component"] for part in data.get("components", ()) if "component" in part]
    return only([str(field["value"]) for field in fields if field["custom_id"] == FIELD]).strip()
