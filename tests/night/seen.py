"""One thing that was shown to a person."""

from __future__ import annotations

from dataclasses import dataclass

from tests.night.reading import JSON


@dataclass(frozen=True)
class Seen:
    """A thing shown to a person at a time: `kind` is message, edit, delete, modal or choices."""

    at: float
    kind: str
    channel_id: str
    body: JSON

    @property
    def message_id(self) -> object:
        """The id of the message that was shown, changed or deleted; None without one."""
        return self.body.get("message_id") if self.kind == "delete" else self.body.get("id")
