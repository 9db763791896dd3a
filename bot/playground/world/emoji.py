"""Emojis of the application: their names, and the MIME types of their pictures."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Emoji:
    """An emoji; its picture, of the MIME type `kind`, is a stored file under the same id.

    For example, an upload leaves the emoji with the world and the picture with the files::

        emoji = Emoji(world.new_id(), name, kind)
        files.put(emoji.id, picture)
        world.emojis[emoji.id] = emoji
    """

    id: str
    name: str
    kind: str = "image/png"
