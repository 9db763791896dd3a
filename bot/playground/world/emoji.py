"""Emojis of the application: what they are called, and of what kind their pictures are."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Emoji:
    """One of them; its picture, of the MIME type `kind`, lies with the files under the same id."""

    id: str
    name: str
    kind: str = "image/png"
