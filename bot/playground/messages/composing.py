"""Creates or edits a message from a request: first all checks, then one write."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bot.playground.checks.components import check_components
from bot.playground.checks.message import check_fields, check_files, check_no_legacy, check_pictures
from bot.playground.checks.own_emojis import check_own_emojis
from bot.playground.errors import BLANK, Form, is_a, refusal
from bot.playground.messages.attachments import FileStore, Upload, describe
from bot.playground.messages.mentions import (
    mentioned,
    mentioned_roles,
    mentions_everyone,
    reached,
)
from bot.playground.messages.rendering import Renderer, said
from bot.playground.world import objects
from bot.playground.world.wire import JSON, MessageFlag
from bot.playground.world.world import Channel, Message, World

SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)


@dataclass
class Request:
    """A message request of a bot: the JSON of the message, and its files.

    >>> Request({"flags": 64}, []).flags, Request({"flags": "64"}, []).flags
    (64, 0)
    """

    payload: JSON
    uploads: list[Upload]

    @property
    def flags(self) -> int:
        """The message flags of the request, 0 without any."""
        flags = self.payload.get("flags")
        return flags if is_a(flags, int) else 0

    @property
    def allowed_mentions(self) -> JSON | None:
        """The `allowed_mentions` of the request, None without any."""
        allowed = self.payload.get("allowed_mentions")
        return allowed if isinstance(allowed, dict) else None


class Composer:
    """A writer of the bodies of messages, which stores nothing of a refused request."""

    def __init__(self, world: World, files: FileStore) -> None:
        self._world = world
        self._files = files

    def create(
        self, channel: Channel, author: JSON, request: Request, audience: str | None = None
    ) -> Message:
        """Return a new message, not yet posted; 50006, 50035 or 200000 if Discord would refuse it.

        With an `audience` (a person's id) the message is ephemeral.
        """
        message = blank(self._world, channel, author, request.flags & int(SETTABLE), audience)
        self._write(channel, message, request, message.flags)
        by_role = reached(self._world, channel, message.body["mention_roles"])
        named = (user["id"] for user in message.body["mentions"])
        message.pings = list(dict.fromkeys((*named, *by_role)))
        return message

    def edit(self, channel: Channel, message: Message, request: Request) -> None:
        """Edit a message; fields that the request does not name stay."""
        loading = message.flags & MessageFlag.LOADING
        self._write(channel, message, request, _edited_flags(message.flags, request))
        if not loading:
            message.body["edited_timestamp"] = objects.now(self._world)

    def _write(self, channel: Channel, message: Message, request: Request, flags: int) -> None:
        """Check a request against the present message, then write the request into the body."""
        form = Form()
        check_fields(request.payload, form)
        files = self._attach(channel, message, request, form)
        v2 = bool(flags & MessageFlag.COMPONENTS_V2)
        body = self._merged(message.body, request.payload, files, v2, form)
        texts = said(body["content"], body["components"]), json.dumps(body["embeds"])
        if blocked(self._world, channel, *texts):
            raise refusal(200000)
        said_here = not v2 and (body["content"].strip(BLANK) or body["embeds"] or files)
        if not (body["components"] or said_here):
            raise refusal(50006)
        self._keep(message, files, request)
        shown = json.dumps(body["embeds"]) if files and not v2 else ""
        plain = [file for file in files if not v2 and file["url"] not in shown]
        allowed = request.allowed_mentions
        text = said(body["content"], body["components"])
        replied = (message.body.get("referenced_message") or {}).get("author", {}).get("id")
        message.body |= body | {
            "flags": flags,
            "attachments": plain,
            "mentions": mentioned(self._world, text, allowed, replied),
            "mention_roles": mentioned_roles(self._world, channel, text, allowed),
            "mention_everyone": mentions_everyone(text, allowed),
        }

    def _merged(self, old: JSON, payload: JSON, files: list[JSON], v2: bool, form: Form) -> JSON:
        """Return content, embeds and components after the request; 50035 if one is invalid."""
        kept = {key: old[key] for key in ("content", "embeds", "components")}
        empty: JSON = {"content": "", "embeds": [], "components": []}
        sent = {key: payload[key] for key in kept if key in payload}
        sent = {key: empty[key] if value is None else value for key, value in sent.items()}
        renderer = Renderer(files, self._world.new_id)
        names = renderer.names()
        if "embeds" in sent:
            embeds = form.objects(("embeds",), sent["embeds"])
            check_pictures(embeds, names, form)
        if "components" in sent:
            components = form.objects(("components",), sent["components"])
            check_components(components, v2, names, form)
            check_own_emojis(components, self._world.emojis, ("components",), form)
        if v2:
            check_no_legacy({**kept, **sent}, form)
        form.raise_if_wrong()
        if "embeds" in sent:
            sent["embeds"] = renderer.embeds(embeds)
        if "components" in sent:
            sent["components"] = renderer.components(components)
        return {**kept, **sent}

    def _attach(
        self, channel: Channel, message: Message, request: Request, form: Form
    ) -> list[JSON]:
        """Return the message's files after the request: kept files as listed, then new files."""
        described = form.objects(("attachments",), request.payload.get("attachments"))
        old = {file["id"]: file for file in message.files}
        new = {str(upload.number): upload for upload in request.uploads}
        files = [] if request.payload.get("attachments") is not None else list(old.values())
        extras: dict[str, JSON] = {}
        for place, entry in enumerate(described):
            key = str(entry.get("id"))
            if key in old:
                words = entry.get("description", old[key].get("description"))
                files.append({**old[key], "description": words} if words else old[key])
            elif key in new:
                extras[key] = entry
            else:
                form.wrong(("attachments", place, "id"), "ATTACHMENT_NOT_FOUND", "Unknown id.")
        check_files(described, request.uploads, len(files) + len(new), form)
        for key, upload in new.items():
            extra = extras.get(key, {})
            shape = describe(self._world.new_id(), channel.id, self._world.url, upload, extra)
            if message.audience is not None:
                shape["ephemeral"] = True
            files.append({**shape, "_number": upload.number})
        return files

    def _keep(self, message: Message, files: list[JSON], request: Request) -> None:
        """Store new files, and drop files that the message no longer has."""
        uploads = {upload.number: upload for upload in request.uploads}
        for file in files:
            if "_number" in file:
                self._files.put(file["id"], uploads[file.pop("_number")].content)
        wanted = {file["id"] for file in files}
        for file in message.files:
            if file["id"] not in wanted:
                self._files.drop(file["id"])
        message.files = files


def blocked(world: World, channel: Channel, *texts: str) -> bool:
    """Whether AutoMod of the channel's server blocks any of these texts."""
    guild = world.guilds.get(channel.guild_id or "")
    words = guild.blocked_words if guild else []
    return any(word.lower() in text.lower() for word in words for text in texts)


def blank(
    world: World, channel: Channel, author: JSON, flags: int, audience: str | None = None
) -> Message:
    """Return an empty message, ephemeral if it has an audience."""
    if audience is not None:
        flags |= MessageFlag.EPHEMERAL
    return Message(
        {
            "id": world.new_id(),
            "channel_id": channel.id,
            "type": 0,
            "author": author,
            "content": "",
            "embeds": [],
            "components": [],
            "attachments": [],
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
            "flags": int(flags),
            "timestamp": objects.now(world),
            "edited_timestamp": None,
        },
        audience,
    )


def _edited_flags(flags: int, request: Request) -> int:
    """Return the flags after an edit: never LOADING; 50035 if Components V2 would be removed."""
    sent = request.payload.get("flags")
    v2, suppress = int(MessageFlag.COMPONENTS_V2), int(MessageFlag.SUPPRESS_EMBEDS)
    flags &= ~int(MessageFlag.LOADING)
    if not isinstance(sent, int):
        return flags
    if flags & v2 and not sent & v2:
        form = Form()
        form.wrong(("flags",), "MESSAGE_FLAGS_INVALID", "Components V2 cannot be taken back.")
        form.raise_if_wrong()
    return (flags & ~suppress) | (sent & (v2 | suppress))
