"""The bot's first answer to an interaction, and the messages that answer it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.playground.checks.commands import check_choices
from bot.playground.checks.modal import check_modal
from bot.playground.checks.own_emojis import check_own_emojis
from bot.playground.errors import Form, refusal
from bot.playground.interactions.dispatch import Interactions
from bot.playground.interactions.interaction import Interaction, place_of
from bot.playground.limits import Limits
from bot.playground.messages.composing import Request, blank
from bot.playground.messages.messages import Messages
from bot.playground.messages.rendering import Renderer
from bot.playground.world import objects
from bot.playground.world.permissions import permissions_in
from bot.playground.world.wire import JSON, Answer, Ask, MessageFlag, Permission
from bot.playground.world.world import Message, World

ALLOWED: dict[int, tuple[Answer, ...]] = {
    Ask.COMMAND: (Answer.MESSAGE, Answer.DEFER, Answer.MODAL),
    Ask.COMPONENT: (
        Answer.MESSAGE,
        Answer.DEFER,
        Answer.DEFER_UPDATE,
        Answer.UPDATE,
        Answer.MODAL,
    ),
    Ask.AUTOCOMPLETE: (Answer.CHOICES,),
    Ask.MODAL: (Answer.MESSAGE, Answer.DEFER),
}
UPDATES = (Answer.DEFER_UPDATE, Answer.UPDATE)


class Answers:
    """The handlers of callbacks. `show(person_id, event)` sends an event to the person's pages."""

    def __init__(
        self,
        world: World,
        interactions: Interactions,
        messages: Messages,
        limits: Limits,
        show: Callable[[str, JSON], None],
    ) -> None:
        self._world = world
        self._interactions = interactions
        self._messages = messages
        self._limits = limits
        self._show = show
        self._handlers: dict[Answer, Callable[[Interaction, Request], Message | None]] = {
            Answer.MESSAGE: self._message,
            Answer.DEFER: self._defer,
            Answer.DEFER_UPDATE: self._defer_update,
            Answer.UPDATE: self._update,
            Answer.MODAL: self._modal,
        }

    def answer(self, interaction_id: str, token: str, request: Request, at: float) -> JSON:
        """Handle a callback received `at` this time; return its response. 10062, 40060, 50035."""
        interaction = self._open(interaction_id, token)
        form = Form()
        form.one_of(("type",), request.payload.get("type"), _allowed(interaction))
        form.types((), request.payload, dict, "data")
        form.raise_if_wrong()
        kind = Answer(request.payload["type"])
        data = request.payload.get("data")
        inner = Request(data if isinstance(data, dict) else {}, request.uploads)
        if kind == Answer.CHOICES:
            self._interactions.close(interaction, _choices(inner.payload), at)
            return self._response(interaction, None)
        message = self._handlers[kind](interaction, inner)
        self._interactions.close(interaction, None, at)
        if message is None or kind in (Answer.DEFER, Answer.DEFER_UPDATE):
            return self._response(interaction, None)
        return self._response(interaction, {"type": int(kind), "message": message.body})

    def _open(self, interaction_id: str, token: str) -> Interaction:
        interaction = self._interactions.known.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise refusal(10062)
        if interaction.state == "answered":
            raise refusal(40060)
        late = interaction.age(self._world.clock) > self._limits.answer_within
        if interaction.state == "failed" or late:
            raise refusal(10062)
        return interaction

    def _message(self, interaction: Interaction, request: Request) -> Message:
        message = self.create(interaction, request)
        interaction.original_id = message.id
        return message

    def create(self, interaction: Interaction, request: Request) -> Message:
        """Post a message that answers an interaction, ephemeral if its flags say so."""
        channel = place_of(self._world, interaction)
        bot = objects.bot_user(self._world)
        audience = self._audience(interaction, request)
        message = self._messages.composer.create(channel, bot, request, audience)
        self._sign(message, interaction)
        return self._messages.post(channel, message)

    def _audience(self, interaction: Interaction, request: Request) -> str | None:
        """The id of the only person who sees an answer; None for a public answer.

        An application installed only to a person's account answers that person alone where the
        person lacks Use External Apps.
        """
        hidden = bool(request.flags & MessageFlag.EPHEMERAL)
        if interaction.guild_id and "0" not in interaction.owners:
            channel = place_of(self._world, interaction)
            allowed = permissions_in(self._world, channel, interaction.person_id)
            hidden = hidden or not allowed & Permission.USE_EXTERNAL_APPS
        return interaction.person_id if hidden else None

    def _sign(self, message: Message, interaction: Interaction) -> None:
        message.interaction_id = interaction.id
        signature: JSON = {
            "application_id": self._world.bot_id,
            "webhook_id": self._world.bot_id,
            "interaction_metadata": interaction.metadata,
        }
        if interaction.type == Ask.COMMAND:
            short = {key: interaction.metadata[key] for key in ("id", "type", "user")}
            signature["interaction"] = {**short, "name": interaction.command}
            if interaction.state == "open":
                message.body["type"] = 20
        message.body |= signature

    def _defer(self, interaction: Interaction, request: Request) -> Message:
        channel = place_of(self._world, interaction)
        bot = objects.bot_user(self._world)
        audience = self._audience(interaction, request)
        message = blank(self._world, channel, bot, int(MessageFlag.LOADING), audience)
        self._sign(message, interaction)
        interaction.original_id, interaction.deferred = message.id, True
        self._messages.post(channel, message)
        thinking = {"interaction_id": interaction.id, "channel_id": channel.id}
        self._show(interaction.person_id, {"t": "thinking", **thinking})
        return message

    def _source(self, interaction: Interaction) -> Message:
        channel = place_of(self._world, interaction)
        message = channel.messages.get(interaction.source_id or "")
        if message is None:
            raise refusal(10008)
        return message

    def _defer_update(self, interaction: Interaction, request: Request) -> Message:
        message = self._source(interaction)
        interaction.original_id = message.id
        return message

    def _update(self, interaction: Interaction, request: Request) -> Message:
        message = self._source(interaction)
        channel = place_of(self._world, interaction)
        self._messages.edit(channel, message, request)
        interaction.original_id = message.id
        return message

    def _modal(self, interaction: Interaction, request: Request) -> None:
        form = Form()
        check_modal(request.payload, form)
        check_own_emojis(request.payload, self._world.emojis, ("data",), form)
        form.raise_if_wrong()
        modal: JSON = {key: request.payload[key] for key in ("custom_id", "title")}
        parts: list[Any] = request.payload["components"]
        modal["components"] = Renderer([], self._world.new_id, in_modal=True).components(parts)
        interaction.modal = modal
        opened = {"t": "modal", "interaction_id": interaction.id, "modal": modal}
        self._show(interaction.person_id, opened)

    def _response(self, interaction: Interaction, resource: JSON | None) -> JSON:
        about: JSON = {"id": interaction.id, "type": interaction.type}
        if interaction.original_id:
            channel = place_of(self._world, interaction)
            message = channel.messages[interaction.original_id]
            about["response_message_id"] = message.id
            about["response_message_loading"] = bool(message.flags & MessageFlag.LOADING)
            about["response_message_ephemeral"] = message.audience is not None
        about["channel_id"] = interaction.channel_id
        if interaction.guild_id:
            about["guild_id"] = interaction.guild_id
        return {"interaction": about, **({"resource": resource} if resource else {})}


def _allowed(interaction: Interaction) -> tuple[Answer, ...]:
    """Return the callback types for an interaction.

    The answer to a modal that a component opened may update the component's message.
    """
    allowed = ALLOWED[interaction.type]
    if interaction.type == Ask.MODAL and interaction.source_id:
        return allowed + UPDATES
    return allowed


def _choices(data: JSON) -> list[JSON]:
    form = Form()
    choices = form.objects(("data", "choices"), data.get("choices"))
    check_choices(choices, ("data", "choices"), form)
    form.raise_if_wrong()
    return choices
