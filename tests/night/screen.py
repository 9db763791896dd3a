"""The screen of a person: the current messages, and all that was ever shown."""

from __future__ import annotations

from collections.abc import Callable

from bot.clock import Clock
from tests.night.gallery import Gallery
from tests.night.reading import (
    EPHEMERAL,
    JSON,
    ON_TURN,
    SILENT,
    Cockpit,
    Control,
    Message,
    cockpit,
    controls,
    mentions,
    picture_urls,
    words,
)
from tests.night.seen import Seen


class Screen:
    """The screen of one person. `seen` lists all that was ever shown, in order."""

    def __init__(self, person_id: str, gallery: Gallery, clock: Clock) -> None:
        self.id = person_id
        self.gallery = gallery
        self.clock = clock
        self.seen: list[Seen] = []
        self.messages: dict[str, Message] = {}  # the current messages by id, oldest first
        self.rooms: dict[str, str] = {}  # the names of channels, by id
        self.outcomes: dict[str, str] = {}  # of presses and commands, by interaction id

    def newest(self, check: Callable[[Message], object]) -> Message | None:
        """Return the newest current message that `check` accepts."""
        return next(filter(check, reversed(self.messages.values())), None)

    def table(self, channel_id: str) -> JSON | None:
        """Return the newest table message of a channel: public, and with a heading "###"."""

        def of_table(message: JSON) -> bool:
            here = message["channel_id"] == channel_id and not message["flags"] & EPHEMERAL
            return here and words(message).startswith("###")

        return self.newest(of_table)

    def cockpit(self, room: str, deal: int = 0) -> Cockpit | None:
        """Return the newest hand of the table in the channel named `room`, of `deal` or later."""

        def of_room(message: JSON) -> bool:
            shown = cockpit(message)
            if shown is None or shown.deal < deal:
                return False
            return (shown.room or self.rooms.get(message["channel_id"], room)) == room

        message = self.newest(of_room)
        return cockpit(message) if message else None

    def pings(self, channel_id: str) -> list[JSON]:
        """Return the short current messages of a channel that ask this person to act."""
        return [
            message
            for message in self.messages.values()
            if message["channel_id"] == channel_id and self.id in mentions(message)
            if not words(message).startswith("###")
        ]

    def rung(self, room: str) -> JSON | None:
        """Return the hand by direct message that notified this person of the present turn."""
        shown = self.cockpit(room)
        if shown is None or shown.message["flags"] & (SILENT | EPHEMERAL):
            return None
        asks = any(one.act in (*ON_TURN, "hint") for one in shown.controls)
        return shown.message if asks else None

    def offered(self, label: str, channel_id: str | None = None) -> Control | None:
        """Return the newest usable control of this label or act; None without one."""
        for message in reversed(self.messages.values()):
            if channel_id in (None, message["channel_id"]):
                for control in controls(message):
                    if label in (control.label, control.act):
                        return control
        return None

    def take_in(self, event: JSON) -> None:
        """Take in a playground event: a message, an edit, a deletion, a form or an outcome."""
        kind = event["t"]
        if kind in ("done", "failed"):
            self.outcomes[event["interaction_id"]] = kind
        elif kind in ("message", "edit"):
            message = Message(event["message"])
            self._keep(message)
            self.seen.append(Seen(self.clock.now(), kind, event["channel_id"], message))
            for url in picture_urls(message):
                self.gallery.look(url)
        elif kind == "delete":
            self.messages.pop(event["message_id"], None)
            self.seen.append(Seen(self.clock.now(), kind, event["channel_id"], event))
        elif kind == "modal":
            self.seen.append(Seen(self.clock.now(), kind, "", event["modal"]))

    def _keep(self, message: Message) -> None:
        """Put a message among the current messages, oldest first."""
        key = message["id"]
        late = bool(self.messages) and int(key) < int(next(reversed(self.messages)))
        sorts = late and key not in self.messages
        self.messages[key] = message
        if sorts:
            self.messages = dict(sorted(self.messages.items(), key=lambda one: int(one[0])))
