"""Later requests with an interaction's token: follow-ups, @original, other messages."""

from __future__ import annotations

from bot.playground.errors import refusal
from bot.playground.interactions.answers import Answers
from bot.playground.interactions.dispatch import Interactions
from bot.playground.interactions.interaction import Interaction, place_of
from bot.playground.limits import Limits
from bot.playground.messages.composing import Request
from bot.playground.messages.messages import Messages
from bot.playground.world.wire import MessageFlag
from bot.playground.world.world import Channel, Message, World


class FollowUps:
    """The webhook side of interactions. An expired token raises 50027."""

    def __init__(
        self,
        world: World,
        interactions: Interactions,
        answers: Answers,
        messages: Messages,
        limits: Limits,
    ) -> None:
        self._world = world
        self._answers = answers
        self._interactions = interactions
        self._messages = messages
        self._limits = limits

    def _interaction(self, webhook_id: str, token: str) -> Interaction:
        if webhook_id != self._world.bot_id:
            raise refusal(10015)
        interaction = self._interactions.with_token(token)
        if interaction is None or interaction.age(self._world.clock) > self._limits.token_life:
            raise refusal(50027)
        if interaction.state != "answered":
            raise refusal(10015)
        self._messages.check_light(interaction.guild_id)
        return interaction

    def _find(self, webhook_id: str, token: str, message_id: str) -> tuple[Channel, Message]:
        interaction = self._interaction(webhook_id, token)
        channel = place_of(self._world, interaction)
        if message_id == "@original":
            message_id = interaction.original_id or ""
        message = channel.messages.get(message_id)
        if message is None:
            raise refusal(10008)
        if message.interaction_id == interaction.id or message.id == interaction.original_id:
            return channel, message
        raise refusal(10008)

    def send(self, webhook_id: str, token: str, request: Request) -> Message:
        """Send a follow-up; the first one after a deferral fills the waiting message instead."""
        interaction = self._interaction(webhook_id, token)
        if not interaction.deferred:
            self._count(interaction)
            return self._answers.create(interaction, request)
        return self.edit(webhook_id, token, "@original", request)

    def _count(self, interaction: Interaction) -> None:
        """Count a follow-up where the bot itself is not; raise 40094 after `limits.followups`."""
        if not self._world.bot_reaches(place_of(self._world, interaction)):
            if interaction.followups >= self._limits.followups:
                raise refusal(40094)
            interaction.followups += 1

    def get(self, webhook_id: str, token: str, message_id: str) -> Message:
        """Return a message of this interaction, ephemeral or not; 10008."""
        return self._find(webhook_id, token, message_id)[1]

    def edit(self, webhook_id: str, token: str, message_id: str, request: Request) -> Message:
        """Edit a message of this interaction, ephemeral or not."""
        channel, message = self._find(webhook_id, token, message_id)
        waiting = message.flags & MessageFlag.LOADING
        self._messages.edit(channel, message, request)
        if waiting:
            message.pings = [user["id"] for user in message.body["mentions"]]
            self._interaction(webhook_id, token).deferred = False
        return message

    def delete(self, webhook_id: str, token: str, message_id: str) -> None:
        """Delete a message of this interaction."""
        channel, message = self._find(webhook_id, token, message_id)
        if message.flags & MessageFlag.LOADING:
            self._interaction(webhook_id, token).deferred = False
        self._world.delete_message(channel.id, message.id)
