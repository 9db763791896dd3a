"""The pictures that people saw."""

from __future__ import annotations

from bot.playground.messages.attachments import FileStore


class Gallery:
    """The bytes of every picture that people saw, taken from the playground when it is shown.

    A request for each picture would be a tenth of all requests of a night.
    """

    def __init__(self, files: FileStore) -> None:
        self._files = files
        self._pictures: dict[str, bytes | None] = {}

    def look(self, url: str) -> None:
        """Keep a picture, which may be replaced later."""
        if url not in self._pictures:
            *_, file_id, _ = url.split("/")
            self._pictures[url] = self._files.get(file_id)

    def at(self, url: str) -> bytes | None:
        """Return the bytes of a picture; None if the picture was gone too soon."""
        return self._pictures[url]
