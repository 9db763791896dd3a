"""Renders a bot's request as Discord returns it: numbered components, addresses of files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.playground.messages.attachments import safe_name
from bot.playground.world.wire import JSON, SELECTS, Component

DEFAULTS: dict[int, JSON] = {
    Component.BUTTON: {"disabled": False},
    Component.TEXT: {},
    Component.THUMBNAIL: {"description": None, "spoiler": False},
    Component.FILE: {"spoiler": False},
    Component.SEPARATOR: {"divider": True, "spacing": 1},
    Component.CONTAINER: {"accent_color": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1, "disabled": False} for kind in SELECTS},
}


def walk(components: list[JSON]) -> Iterator[JSON]:
    """Yield every component of a message or modal, parents before their children."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def said(content: str, components: list[JSON]) -> str:
    """Return the text of a message in which mentions count: its content and text components."""
    texts = [part["content"] for part in walk(components) if part["type"] == Component.TEXT]
    return "\n".join([content, *texts])


class Renderer:
    """A renderer of one message, whose `files` (attachment objects) may be referred to by name.

    In a modal selects keep `required`, which a message does not have.

    >>> Renderer([], new_id=lambda: "7").components([{"type": 14}, {"type": 10, "content": "Hi"}])
    [{'divider': True, 'spacing': 1, 'type': 14, 'id': 1}, {'type': 10, 'content': 'Hi', 'id': 2}]
    """

    def __init__(
        self, files: list[JSON], new_id: Callable[[], str], in_modal: bool = False
    ) -> None:
        self._files = files
        self._dropped = () if in_modal else ("required",)
        self._new_id = new_id

    def names(self) -> set[str]:
        """The names by which attachment:// may refer to a file."""
        return {file["filename"] for file in self._files}

    def components(self, components: list[JSON]) -> list[JSON]:
        """Return components in Discord's form: defaults filled in, ids given, files resolved."""
        taken = {part["id"] for part in walk(components) if part.get("id")}
        free = (number for number in range(1, 10_000) if number not in taken)
        return [self._component(component, free) for component in components]

    def _component(self, component: JSON, free: Iterator[int]) -> JSON:
        kept = _without_none(component)
        for key in self._dropped:
            kept.pop(key, None)
        shape: JSON = {**DEFAULTS.get(component["type"], {}), **kept}
        shape["id"] = component.get("id") or next(free)
        if "components" in shape:
            shape["components"] = [self._component(inner, free) for inner in shape["components"]]
        for key in ("accessory", "component"):
            if key in shape:
                shape[key] = self._component(shape[key], free)
        return self._with_details(shape)

    def _with_details(self, shape: JSON) -> JSON:
        if isinstance(shape.get("emoji"), dict):
            shape["emoji"] = _emoji(shape["emoji"])
        if shape["type"] == Component.SELECT:
            shape["options"] = [_option(option) for option in shape["options"]]
        elif shape["type"] == Component.THUMBNAIL:
            shape["media"] = self._media(shape["media"]["url"])
        elif shape["type"] == Component.GALLERY:
            shape["items"] = [self._gallery_item(item) for item in shape["items"]]
        elif shape["type"] == Component.FILE:
            file = self._find(shape["file"]["url"])
            shape["file"] = self._media(shape["file"]["url"])
            shape["name"] = file["filename"] if file else None
            shape["size"] = file["size"] if file else None
        return shape

    def _gallery_item(self, item: JSON) -> JSON:
        return {
            "media": self._media(item["media"]["url"]),
            "description": item.get("description"),
            "spoiler": bool(item.get("spoiler")),
        }

    def _media(self, url: str) -> JSON:
        file = self._find(url)
        if file is None:
            return {"id": self._new_id(), "url": url, "proxy_url": url}
        copied = ("id", "url", "proxy_url", "width", "height", "content_type")
        shape = {key: file[key] for key in copied if key in file}
        return {**shape, "attachment_id": file["id"]}

    def _find(self, url: str) -> JSON | None:
        name = referred(url)
        for file in reversed(self._files):
            if url == file["url"] or name == file["filename"]:
                return file
        return None

    def embeds(self, embeds: list[JSON]) -> list[JSON]:
        """Return embeds in Discord's form, pictures of attached files under their addresses."""
        return [self._embed(embed) for embed in embeds]

    def _embed(self, embed: JSON) -> JSON:
        shape: JSON = {"type": "rich", **_without_none(embed)}
        for key in ("image", "thumbnail"):
            if isinstance(shape.get(key), dict) and shape[key].get("url"):
                shape[key] = self._picture(shape[key])
        for key in ("author", "footer"):
            icon = shape.get(key, {}).get("icon_url")
            file = self._find(icon) if icon else None
            if file:
                shape[key] = {**shape[key], "icon_url": file["url"]}
        return shape

    def _picture(self, picture: JSON) -> JSON:
        file = self._find(picture["url"])
        if file is None:
            return picture
        copied = ("url", "proxy_url", "width", "height", "content_type")
        return {**picture, **{key: file[key] for key in copied if key in file}}


def referred(url: str) -> str | None:
    """The filename that an attachment:// address means, None for any other address."""
    scheme, _, name = url.partition("attachment://")
    return safe_name(name) if name and not scheme else None


def _without_none(shape: JSON) -> JSON:
    return {key: value for key, value in shape.items() if value is not None}


def _emoji(emoji: JSON) -> JSON:
    """Return an emoji with its id as text, even if the bot sent the id as a number."""
    kept = _without_none(emoji)
    return {**kept, "id": str(kept["id"])} if "id" in kept else kept


def _option(option: JSON) -> JSON:
    kept: Any = _without_none(option)
    if isinstance(kept.get("emoji"), dict):
        kept["emoji"] = _emoji(kept["emoji"])
    return {"default": False, **kept}
