"""Routes of the application's own emojis.

Each handler raises the Refusal that Discord answers with.
"""

from __future__ import annotations

import base64
import binascii
import re

from bot.playground.errors import Form, refusal
from bot.playground.messages.attachments import FileStore
from bot.playground.rest.rest import Call, Made, Rest
from bot.playground.world import objects
from bot.playground.world.emoji import Emoji
from bot.playground.world.wire import JSON
from bot.playground.world.world import RecordsChanged, World

EMOJIS = "/applications/{application_id}/emojis"
MOST = 2000
MOST_BYTES = 256 * 1024
_NAME = re.compile(r"\w+", re.ASCII)
_PICTURE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


class EmojiRoutes:
    """Handlers of /applications/{id}/emojis."""

    def __init__(self, world: World, files: FileStore, rest: Rest) -> None:
        self._world = world
        self._files = files
        rest.add("GET", EMOJIS, self.list_emojis)
        rest.add("POST", EMOJIS, self.create)
        rest.add("GET", EMOJIS + "/{emoji_id}", self.get)
        rest.add("PATCH", EMOJIS + "/{emoji_id}", self.rename)
        rest.add("DELETE", EMOJIS + "/{emoji_id}", self.delete)

    def list_emojis(self, call: Call) -> JSON:
        """GET .../emojis."""
        return {"items": [self._shown(emoji) for emoji in self._emojis(call).values()]}

    def create(self, call: Call) -> Made:
        """POST .../emojis."""
        emojis, form = self._emojis(call), Form()
        name = self._checked_name(call.object.get("name"), None, form)
        kind, content = check_picture(call.object.get("image"), "image", form)
        form.raise_if_wrong()
        if len(emojis) >= MOST:
            raise refusal(30008)
        emoji = Emoji(self._world.new_id(), name, kind)
        self._files.put(emoji.id, content)
        emojis[emoji.id] = emoji
        self._world.tell(RecordsChanged())
        return Made(self._shown(emoji))

    def get(self, call: Call) -> JSON:
        """GET .../emojis/{id}."""
        return self._shown(self._emoji(call))

    def rename(self, call: Call) -> JSON:
        """PATCH .../emojis/{id}: only the name can be changed."""
        emoji, form = self._emoji(call), Form()
        name = self._checked_name(call.object.get("name", emoji.name), emoji, form)
        form.raise_if_wrong()
        emoji.name = name
        self._world.tell(RecordsChanged())
        return self._shown(emoji)

    def delete(self, call: Call) -> None:
        """DELETE .../emojis/{id}."""
        emoji = self._emoji(call)
        del self._emojis(call)[emoji.id]
        self._files.drop(emoji.id)
        self._world.tell(RecordsChanged())

    def _emojis(self, call: Call) -> dict[str, Emoji]:
        if call.path["application_id"] != self._world.bot_id:
            raise refusal(50001)
        return self._world.emojis

    def _emoji(self, call: Call) -> Emoji:
        emoji = self._emojis(call).get(call.path["emoji_id"])
        if emoji is None:
            raise refusal(10014)
        return emoji

    def _checked_name(self, name: object, own: Emoji | None, form: Form) -> str:
        form.text(("name",), name, 32, least=2)
        if isinstance(name, str) and not _NAME.fullmatch(name):
            words = "String value did not match validation regex."
            form.wrong(("name",), "STRING_TYPE_REGEX", words)
        if any(one.name == name for one in self._world.emojis.values() if one is not own):
            words = "An emoji with this name exists already."
            form.wrong(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", words)
        return str(name)

    def _shown(self, emoji: Emoji) -> JSON:
        return {
            "id": emoji.id,
            "name": emoji.name,
            "roles": [],
            "user": objects.bot_user(self._world),
            "require_colons": True,
            "managed": False,
            "animated": emoji.kind == "image/gif",
            "available": True,
        }


def check_picture(image: object, key: str, form: Form) -> tuple[str, bytes]:
    """Return the MIME type and the content of a picture that is sent as a data URI."""
    found = _PICTURE.fullmatch(image) if isinstance(image, str) else None
    try:
        content = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        content = b""
    if not found or not content:
        form.wrong((key,), "IMAGE_INVALID", "Invalid image data.")
        return "", b""
    if len(content) > MOST_BYTES:
        words = f"File cannot be larger than {MOST_BYTES / 1024} kb."
        form.wrong((key,), "BINARY_TYPE_MAX_SIZE", words)
    return found[1], content
