"""Emojis of the application: their names, and the MIME types of their pictures."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Emoji:
    """An emoji; its picture, of the MIME type `kind`, is a stored file under the same id."""

    id: str
    name: str
    kind: str = "image/png"
