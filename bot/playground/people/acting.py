"""Actions of people on the bot: presses, choices, commands, autocompletes, submitted modals.

Each handler raises Objection if the person cannot do the action.
"""

from __future__ import annotations

from aiohttp import web

from bot.playground.interactions.dispatch import FAILED, Interactions
from bot.playground.interactions.interaction import owners_of_message
from bot.playground.people.guard import json_body
from bot.playground.people.invocations import (
    MESSAGE_MENU,
    USER_MENU,
    Invocation,
    find_command,
    menu_data,
)
from bot.playground.people.pressing import modal_data, press_data
from bot.playground.people.resolving import Objection
from bot.playground.world.permissions import may_view, timed_out_until
from bot.playground.world.wire import JSON, Ask
from bot.playground.world.world import Channel, Message, Person, World


class Acting:
    """Handlers of the people API that become interactions."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions

    def channel(self, me: Person, channel_id: object) -> Channel:
        """Return a channel that this person can see; Objection for any other id."""
        channel = self._world.channels.get(str(channel_id))
        if channel is None or not may_view(self._world, channel, me.id):
            raise Objection("There is no such channel.", 404)
        return channel

    async def press(self, me: Person, request: web.Request) -> JSON:
        """Press a button, or choose in a select."""
        body = await json_body(request)
        channel, message = self._message(me, str(body.get("message_id")))
        self._check_timed_out(me, channel)
        used, values = body.get("custom_id"), body.get("values")
        data = press_data(self._world, me, channel, message, used, values)
        owners = owners_of_message(self._world, me, channel, message)
        interaction = self._interactions.ask(Ask.COMPONENT, me, channel, data, owners, message)
        return {"interaction_id": interaction.id}

    def _check_timed_out(self, me: Person, channel: Channel) -> None:
        guild = self._world.guilds.get(channel.guild_id or "")
        if guild and timed_out_until(self._world, guild, me.id):
            raise Objection("You are timed out.", 403)

    def _message(self, me: Person, message_id: str) -> tuple[Channel, Message]:
        for channel in self._world.channels.values():
            message = channel.messages.get(message_id)
            seen = message and message.seen_by(me.id)
            if message and seen and may_view(self._world, channel, me.id):
                return channel, message
        raise Objection("There is no such message.")

    async def command(self, me: Person, request: web.Request) -> JSON:
        """Use a slash command."""
        body = await json_body(request)
        channel = self.channel(me, body.get("channel_id"))
        command, owners = find_command(self._world, me, channel, body.get("name"))
        data = Invocation(self._world, me, channel).data(command, body.get("options"))
        interaction = self._interactions.ask(Ask.COMMAND, me, channel, data, owners)
        return {"interaction_id": interaction.id}

    async def menu(self, me: Person, request: web.Request) -> JSON:
        """Use a command in the context menu of a user or a message."""
        body = await json_body(request)
        channel, kind = self.channel(me, body.get("channel_id")), body.get("type")
        if kind not in (USER_MENU, MESSAGE_MENU):
            raise Objection("The type is 2 on a user, 3 on a message.")
        command, owners = find_command(self._world, me, channel, body.get("name"), kind)
        data = menu_data(self._world, me, channel, command, body.get("target_id"))
        interaction = self._interactions.ask(Ask.COMMAND, me, channel, data, owners)
        return {"interaction_id": interaction.id}

    async def autocomplete(self, me: Person, request: web.Request) -> JSON:
        """Ask the bot for choices while the person types an option."""
        body = await json_body(request)
        channel = self.channel(me, body.get("channel_id"))
        command, owners = find_command(self._world, me, channel, body.get("name"))
        focused = str(body.get("focused"))
        data = Invocation(self._world, me, channel, focused).data(command, body.get("options"))
        interaction = self._interactions.ask(Ask.AUTOCOMPLETE, me, channel, data, owners)
        choices = await self._interactions.choices(interaction)
        return {"choices": [], "error": FAILED} if choices is None else {"choices": choices}

    async def submit(self, me: Person, request: web.Request) -> JSON:
        """Answer the modal that an earlier interaction opened."""
        body = await json_body(request)
        opener = self._interactions.known.get(str(body.get("interaction_id")))
        if opener is None or opener.person_id != me.id or opener.modal is None:
            raise Objection("There is no such form.")
        channel = self._world.channels.get(opener.channel_id)
        if channel is None:
            raise Objection("The channel of this form was deleted.")
        data = modal_data(self._world, me, channel, opener.modal, body.get("values"))
        source = channel.messages.get(opener.source_id or "")
        asked, owners = self._interactions, opener.owners
        interaction = asked.ask(Ask.MODAL, me, channel, data, owners, source, opener)
        return {"interaction_id": interaction.id}
