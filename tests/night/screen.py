"""What a person is shown: the messages that are there now, and all that ever was."""

from __future__ import annotations

from collections.abc import Callable

from bot.clock import Clock
from tests.night.gallery import Gallery
from tests.night.reading import (
    EPHEMERAL,
    JSON,
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
    """Of the person with this id. `seen` is all that was ever shown, in order."""

    def __init__(self, person_id: str, gallery: Gallery, clock: Clock) -> None:
        self.id = person_id
        self.gallery = gallery
        self.clock = clock
        self.seen: list[Seen] = []
        self.messages: dict[str, Message] = {}  # those that are there now, the oldest first
        self.rooms: dict[str, str] = {}  # the names of channels, by id
        self.outcomes: dict[str, str] = {}  # of clicks and commands, by interaction

    def newest(self, check: Callable[[Message], object]) -> Message | None:
        """The newest of the messages there now for which this holds."""
        return next(filter(check, reversed(self.messages.values())), None)

    def table(self, channel_id: str) -> JSON | None:
        """The newest public message of the bot in a channel that has a picture or a lobby."""

        def of_table(message: JSON) -> bool:
            here = message["channel_id"] == channel_id and not message["flags"] & EPHEMERAL
            return here and words(message).startswith("###")

        return self.newest(of_table)

    def cockpit(self, room: str, deal: int = 0) -> Cockpit | None:
        """The newest hand shown of the table in this channel (by name), of this deal or any."""

        def of_room(message: JSON) -> bool:
            shown = cockpit(message)
            if shown is None or shown.deal < deal:
                return False
            return (shown.room or self.rooms.get(message["channel_id"], room)) == room

        message = self.newest(of_room)
        return cockpit(message) if message else None

    def pings(self, channel_id: str) -> list[JSON]:
        """The short messages there now that ask this person to act."""
        return [
            message
            for message in self.messages.values()
            if message["channel_id"] == channel_id and self.id in mentions(message)
            if not words(message).startswith("###")
        ]

    def offered(self, label: str, channel_id: str | None = None) -> Control | None:
        """The newest usable control of this label or act, if there is one."""
        for message in reversed(self.messages.values()):
            if channel_id in (None, message["channel_id"]):
                for control in controls(message):
                    if label in (control.label, control.act):
                        return control
        return None

    def take_in(self, event: JSON) -> None:
        """Something is shown, of which the playground tells in this event."""
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
        """Put it among those that are there, the oldest first."""
        key = message["id"]
        late = bool(self.messages) and int(key) < int(next(reversed(self.messages)))
        sorts = late and key not in self.messages
        self.messages[key] = message
        if sorts:
            self.messages = dict(sorted(self.messages.items(), key=lambda one: int(one[0])))
