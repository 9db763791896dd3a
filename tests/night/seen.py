"""One thing that was shown to a person."""

from __future__ import annotations

from dataclasses import dataclass

from tests.night.reading import JSON


@dataclass(frozen=True)
class Seen:
    """Something shown to a person at a time: `kind` is message, edit, delete, modal or choices."""

    at: float
    kind: str
    channel_id: str
    body: JSON

    @property
    def message_id(self) -> object:
        """Which message was shown, changed or deleted."""
        return self.body.get("message_id") if self.kind == "delete" else self.body.get("id")
