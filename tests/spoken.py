"""Messages as a screen reader speaks them: no markdown, emojis by name, links by label."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

BUTTON, SELECTS, TEXT, GALLERY = 2, (3, 5, 6, 8), 10, 12
_STAMP = re.compile(r"<t:\d+(?::\w)?>")
_COMMAND = re.compile(r"</([^:>]+):\d+>")
_EMOJI = re.compile(r"<:(\w+):\d+>")
_MENTION = re.compile(r"<@&?!?\d+>")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_START = re.compile(r"^(?:> |-# |#{1,3} |- )+", re.MULTILINE)
_MARKS = re.compile(r"\*\*|__|~~|`|\\(?=\W)|[\u2066-\u2069\u200b]")
_PLAIN = "♦♣♥♠·…–−“”×✓"  # read as pauses or as characters; suits are counted as one word


def spoken(text: str) -> str:
    """Return a text as it is spoken, in one line.

    >>> spoken("> 🟡 **Your turn** · see [#room](https://discord.com/channels/1/2)")
    'large yellow circle Your turn · see #room'
    """
    text = _STAMP.sub("in 2 minutes", _LINK.sub(r"\1", text))
    text = _EMOJI.sub(r" \1 ", _COMMAND.sub(r"/\1", _MENTION.sub("@somebody", text)))
    text = _MARKS.sub("", _START.sub("", text))
    return " ".join("".join(map(_named, text)).split())


def _named(sign: str) -> str:
    """Return the name of an emoji or another symbol, and any other character as it is."""
    if sign == "\ufe0f":
        return ""
    symbol = unicodedata.category(sign) in ("So", "Sm") and sign not in _PLAIN + "+=<>|~"
    return f" {unicodedata.name(sign, 'emoji').lower()} " if symbol else sign


def parts(component: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield what a screen reader meets in a component, in order: its kind and its spoken text.

    Kinds are "text", "picture", and the acts of controls such as "play".
    """
    kind = component.get("type")
    if kind == TEXT:
        yield "text", spoken(component["content"])
    elif kind == GALLERY:
        for item in component["items"]:
            yield "picture", spoken(item.get("description") or "")
    elif kind == BUTTON or kind in SELECTS:
        act = component.get("custom_id", "link").removeprefix("select-").partition(":")[0]
        emoji = (component.get("emoji") or {}).get("name") or ""
        label = component.get("label") or component.get("placeholder") or ""
        yield act, spoken(f"{emoji} {label}")
    for one in component.get("components", ()):
        yield from parts(one)
    if "accessory" in component:
        yield from parts(component["accessory"])


def before(said: list[tuple[str, str]], act: str) -> int | None:
    """Return the number of characters spoken before the first control of this act."""
    length = 0
    for kind, text in said:
        if kind == act:
            return length
        length += len(text) + 1
    return None
