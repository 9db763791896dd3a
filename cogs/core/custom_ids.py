"""Custom ids of controls, ``act:table:key:arg``, with the only code that writes and reads them.

An example is ``play:12:34.56:f00``. `key` is the revision of the table that the message shows (see
`Snapshot.key`). The kind of a control other than a button is a prefix, as in ``select-pick:...``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.domain.errors import Refusal

NOWHERE, ALWAYS = 0, "v.0"  # table and key of controls that belong to no table and never expire

DEALS = 1 << 30  # DEALS + deal id = id of the container component in a message that shows the deal

NUMBER = "[0-9]{1,20}"  # ids of the database and of Discord have no more digits
PATTERN = re.compile(
    rf"(?s:(?:(?P<kind>select|role|user|channel|form)-)?(?P<act>[a-z]+)"
    rf":(?P<table>{NUMBER}):(?P<key>(?:v|{NUMBER})\.{NUMBER}):(?P<arg>.*))"
)


class Kind(StrEnum):
    """The kind of a control; the value is the prefix of its custom id.

    >>> read_custom_id("form-banreason:0:v.0:7").kind
    <Kind.FORM: 'form'>
    """

    BUTTON = ""
    SELECT = "select"
    ROLES = "role"
    USERS = "user"
    CHANNELS = "channel"
    FORM = "form"


class UnknownControl(Refusal):
    """Refusal of a custom id or a chosen value that no control of this version has."""

    def __init__(self) -> None:
        super().__init__("control-unknown")


@dataclass(frozen=True)
class CustomId:
    """Parts of a custom id; ``str()`` joins the parts. Discord takes at most 100 characters.

    >>> str(CustomId("play", 12, "34.56", "f00"))
    'play:12:34.56:f00'
    """

    act: str
    table: int = NOWHERE
    key: str = ALWAYS
    arg: str = ""
    kind: Kind = Kind.BUTTON

    def __str__(self) -> str:
        before = f"{self.kind}-" if self.kind else ""
        return f"{before}{self.act}:{self.table}:{self.key}:{self.arg}"


def shown_deal(components: Iterable[Any]) -> int:
    """Return the id of the deal that a message with these components shows; 0 for none.

    In a message of an earlier version, the deal is read from the keys of the controls.
    """
    deal = 0
    for item in components:
        if (getattr(item, "id", None) or 0) > DEALS:
            return int(item.id) - DEALS
        inner = (*getattr(item, "children", ()), *filter(None, [getattr(item, "accessory", None)]))
        deal = deal or shown_deal(inner) or _deal_of(getattr(item, "custom_id", None) or "")
    return deal


def _deal_of(written: str) -> int:
    """Return the id of the deal in the key of a custom id; 0 for none."""
    try:
        key = read_custom_id(written).key
    except UnknownControl:
        return 0
    first, _, second = key.partition(".")
    return int(second if first == "v" else first)


def read_custom_id(written: str) -> CustomId:
    """Parse a custom id. Raises UnknownControl for a text of another form."""
    match = PATTERN.fullmatch(written)
    if match is None:
        raise UnknownControl
    kind = Kind(match["kind"] or "")
    return CustomId(match["act"], int(match["table"]), match["key"], match["arg"], kind)
