"""Routes of channels: messages, typing, threads, and direct channels.

Each handler raises the Refusal that Discord answers with.
"""

from __future__ import annotations

from typing import Any

from bot.playground.errors import Form, refusal
from bot.playground.messages.composing import blank, blocked
from bot.playground.messages.messages import Messages
from bot.playground.rest.rest import Call, Made, Rest
from bot.playground.world import objects
from bot.playground.world.servers import THREADS, open_thread
from bot.playground.world.wire import JSON, ChannelType, MessageFlag, Permission
from bot.playground.world.world import Channel, Edited, Message, World

MESSAGE = "/channels/{channel_id}/messages/{message_id}"


class ChannelRoutes:
    """Handlers of /channels and /users/@me/channels."""

    def __init__(self, world: World, messages: Messages, rest: Rest) -> None:
        self._world = world
        self._messages = messages
        rest.add("POST", "/users/@me/channels", self.open_dm)
        rest.add("GET", "/channels/{channel_id}", self.channel)
        rest.add("PATCH", "/channels/{channel_id}", self.change)
        rest.add("GET", "/channels/{channel_id}/messages", self.list_messages)
        rest.add("POST", "/channels/{channel_id}/messages", self.create)
        rest.add("POST", "/channels/{channel_id}/messages/bulk-delete", self.delete_together)
        rest.add("GET", MESSAGE, self.get)
        rest.add("PATCH", MESSAGE, self.edit)
        rest.add("DELETE", MESSAGE, self.delete)
        rest.add("POST", "/channels/{channel_id}/typing", self.typing)
        rest.add("POST", "/channels/{channel_id}/threads", self.thread)
        rest.add("GET", "/channels/{channel_id}/thread-members/{user_id}", self.thread_member)
        rest.add("POST", MESSAGE + "/threads", self.thread_of_message)

    def open_dm(self, call: Call) -> JSON:
        """POST /users/@me/channels: the direct channel with a person."""
        form, recipient = Form(), call.object.get("recipient_id")
        form.snowflake(("recipient_id",), recipient)
        form.raise_if_wrong()
        channel = self._messages.direct(str(recipient))
        return objects.channel_object(self._world, channel)

    def channel(self, call: Call) -> JSON:
        """GET /channels/{id}."""
        channel = self._messages.channel(call.path["channel_id"])
        return objects.channel_object(self._world, channel)

    def change(self, call: Call) -> JSON:
        """PATCH /channels/{id}: archive or reopen a thread; no other change is supported."""
        channel = self._messages.channel(call.path["channel_id"])
        form = Form()
        form.types((), call.object, bool, "archived", "locked", "invitable")
        form.raise_if_wrong()
        allowed = channel.bot_permissions
        if not channel.parent_id or (channel.locked and not allowed & Permission.MANAGE_THREADS):
            raise refusal(50013)
        self._world.archive(channel.id, bool(call.object.get("archived", channel.archived)))
        return objects.channel_object(self._world, channel)

    def list_messages(self, call: Call) -> list[JSON]:
        """GET /channels/{id}/messages: newest first."""
        channel = self._messages.channel(call.path["channel_id"])
        if not channel.bot_permissions & Permission.READ_MESSAGE_HISTORY:
            return []
        return [message.body for message in select(channel.public(), call.query)]

    def create(self, call: Call) -> JSON:
        """POST /channels/{id}/messages."""
        return self._messages.send(call.path["channel_id"], call.message).body

    def get(self, call: Call) -> JSON:
        """GET /channels/{id}/messages/{id}."""
        return self._messages.message(**call.path).body

    def edit(self, call: Call) -> JSON:
        """PATCH /channels/{id}/messages/{id}."""
        return self._messages.change(**call.path, request=call.message).body

    def delete(self, call: Call) -> None:
        """DELETE /channels/{id}/messages/{id}."""
        self._messages.remove(**call.path)

    def delete_together(self, call: Call) -> None:
        """POST /channels/{id}/messages/bulk-delete; each deletion sends an event of its own."""
        form = Form()
        form.types((), call.object, list, "messages")
        ids = [str(one) for one in form.snowflakes(("messages",), call.object.get("messages"))]
        form.size(("messages",), ids, 2, 100)
        form.raise_if_wrong()
        self._messages.remove_together(call.path["channel_id"], ids)

    def typing(self, call: Call) -> None:
        """POST /channels/{id}/typing."""
        channel = self._messages.channel(call.path["channel_id"])
        if not channel.bot_permissions & Permission.SEND_MESSAGES:
            raise refusal(50013)

    def thread(self, call: Call) -> Made:
        """POST /channels/{id}/threads."""
        parent = self._messages.channel(call.path["channel_id"])
        kind = call.object.get("type", ChannelType.PRIVATE_THREAD)
        form = Form()
        form.one_of(("type",), kind, (10, 11, 12))
        form.raise_if_wrong()
        thread = self._open(parent, call.object, kind)
        if kind == ChannelType.PRIVATE_THREAD:
            return Made(objects.channel_object(self._world, thread))
        notice = blank(self._world, parent, objects.bot_user(self._world), 0)
        reference = {"type": 0, "channel_id": thread.id, "guild_id": parent.guild_id}
        notice.body |= {"type": 18, "content": thread.name, "message_reference": reference}
        self._messages.post(parent, notice)
        return Made(objects.channel_object(self._world, thread))

    def thread_member(self, call: Call) -> JSON:
        """GET /channels/{id}/thread-members/{id}: a member of a private thread; 10007."""
        thread, user_id = self._messages.channel(call.path["channel_id"]), call.path["user_id"]
        if user_id not in thread.member_ids:
            raise refusal(10007)
        joined = objects.moment(thread.id)
        return {"id": thread.id, "user_id": user_id, "join_timestamp": joined, "flags": 0}

    def thread_of_message(self, call: Call) -> Made:
        """POST /channels/{id}/messages/{id}/threads."""
        starter = self._messages.message(**call.path)
        parent = self._world.channels[call.path["channel_id"]]
        if starter.id in self._world.channels:
            raise refusal(160004)
        kind = THREADS.get(ChannelType(parent.type), ChannelType.PUBLIC_THREAD)
        thread = self._open(parent, call.object, kind, starter.id)
        starter.body["flags"] |= int(MessageFlag.HAS_THREAD)
        starter.body["thread"] = objects.channel_object(self._world, thread)
        self._world.tell(Edited(parent, starter))
        return Made(starter.body["thread"])

    def _open(self, parent: Channel, payload: JSON, kind: int, thread_id: str = "") -> Channel:
        if parent.type not in THREADS:
            raise refusal(50001)
        private = kind == ChannelType.PRIVATE_THREAD
        if kind != THREADS[ChannelType(parent.type)] and not (
            private and parent.type == ChannelType.TEXT
        ):
            raise refusal(50024)
        needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        if not parent.bot_permissions & needed:
            raise refusal(50013)
        form = Form()
        form.text(("name",), payload.get("name"), 100, least=1)
        form.types((), payload, bool, "invitable")
        form.types((), payload, int, "rate_limit_per_user")
        if payload.get("auto_archive_duration") is not None:
            lasting = (60, 1440, 4320, 10080)
            form.one_of(("auto_archive_duration",), payload["auto_archive_duration"], lasting)
        form.raise_if_wrong()
        bot, members = self._world.bot_id, [self._world.bot_id] if private else None
        name = payload["name"]
        if blocked(self._world, parent, name):
            raise refusal(200001)
        return open_thread(self._world, parent, name, bot, thread_id=thread_id, members=members)


def select(messages: list[Message], query: dict[str, Any]) -> list[Message]:
    """Return messages, newest first, by `before`, `after`, `around`, `limit` (1 to 100, 50)."""
    form = Form()
    text = str(query.get("limit", "50"))
    limit = int(text) if text.isdecimal() else 0
    form.number(("limit",), limit, 1, 100)
    for key in ("before", "after", "around"):
        if key in query and not str(query[key]).isdecimal():
            form.wrong((key,), "NUMBER_TYPE_COERCE", "Value is not snowflake.")
    form.raise_if_wrong()
    newest = messages[::-1]
    if "before" in query:
        return [one for one in newest if int(one.id) < int(query["before"])][:limit]
    if "after" in query:
        return [one for one in newest if int(one.id) > int(query["after"])][-limit:]
    if "around" in query:
        newer = sum(int(one.id) > int(query["around"]) for one in newest)
        first = max(0, newer - limit // 2)
        return newest[first : first + limit]
    return newest[:limit]
