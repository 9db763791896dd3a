"""The ids of controls, ``act:table:key:arg``: written in one place, and read back in one.

For instance ``play:12:34.56:f00``; `key` is the state of the table that the message shows (see
`Table.key`). Before an id that is no button's stands what it is, as in ``select-pick:...``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from bot.words import Refusal

NOWHERE, ALWAYS = 0, "v.0"  # table and key of controls that belong to no table and never get old

NUMBER = "[0-9]{1,20}"  # ids of the database and of Discord have no more digits
PATTERN = re.compile(
    rf"(?s:(?:(?P<kind>select|role|user|channel|form)-)?(?P<act>[a-z]+)"
    rf":(?P<table>{NUMBER}):(?P<key>(?:v|{NUMBER})\.{NUMBER}):(?P<arg>.*))"
)


class Kind(StrEnum):
    """What is pressed, chosen in, or sent in; the value stands before the id."""

    BUTTON = ""
    SELECT = "select"
    ROLES = "role"
    USERS = "user"
    CHANNELS = "channel"
    FORM = "form"


class UnknownControl(Refusal):
    """No control of this version has such an id, or offers what was chosen in it."""

    def __init__(self) -> None:
        super().__init__("control-unknown")


@dataclass(frozen=True)
class CustomId:
    """What stands in an id; ``str()`` writes it, at most 100 characters for Discord to take it."""

    act: str
    table: int = NOWHERE
    key: str = ALWAYS
    arg: str = ""
    kind: Kind = Kind.BUTTON

    def __str__(self) -> str:
        before = f"{self.kind}-" if self.kind else ""
        return f"{before}{self.act}:{self.table}:{self.key}:{self.arg}"


def read_custom_id(written: str) -> CustomId:
    """The parts of an id. UnknownControl where it has not just these."""
    found = PATTERN.fullmatch(written)
    if found is None:
        raise UnknownControl
    kind = Kind(found["kind"] or "")
    return CustomId(found["act"], int(found["table"]), found["key"], found["arg"], kind)
