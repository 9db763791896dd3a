"""Sends the interactions of people to the bot, and reports those without an answer in time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Protocol

from bot.playground.interactions.interaction import Interaction, Owners, envelope, metadata
from bot.playground.limits import Limits
from bot.playground.world.objects import secret
from bot.playground.world.wire import JSON, Ask
from bot.playground.world.world import (
    Answered,
    Channel,
    Message,
    Person,
    RecordsChanged,
    World,
)

FAILED = "This interaction failed"
INNER = (1, 2)  # types of options: subcommand, group of subcommands


def _named(data: JSON) -> Iterator[str]:
    """Yield the name of a command, then the names of the used group and subcommand."""
    if "name" in data:
        yield str(data["name"])
    for option in data.get("options", ()):
        if option["type"] in INNER:
            yield from _named(option)


def _target(data: JSON) -> JSON:
    """Return the target of a context menu command as `interaction_metadata` names it."""
    found, target = data.get("resolved", {}), str(data.get("target_id", ""))
    if target in found.get("messages", {}):
        return {"target_message_id": target}
    return {"target_user": found["users"][target]} if target else {}


class Bots(Protocol):
    """The receiver of interactions."""

    def interact(self, guild_id: str | None, interaction: JSON) -> bool:
        """Send an INTERACTION_CREATE to the bot; False if no session receives it."""


class Interactions:
    """All interactions whose token has not expired, oldest first."""

    def __init__(
        self,
        world: World,
        bots: Bots,
        limits: Limits,
        known: dict[str, Interaction],
    ) -> None:
        self.known = known
        self._world = world
        self._bots = bots
        self._limits = limits
        self._by_token = {interaction.token: interaction for interaction in known.values()}
        self._choices: dict[str, asyncio.Future[list[JSON] | None]] = {}

    def ask(
        self,
        kind: Ask,
        person: Person,
        channel: Channel,
        data: JSON,
        owners: Owners,
        source: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Send an interaction to the bot; the interaction fails if the bot does not answer in time.

        `owners` are the installs of the application; without one the bot receives nothing.
        """
        self._forget_expired()
        world = self._world
        interaction = Interaction(
            world.new_id(),
            kind,
            person.id,
            channel.id,
            channel.guild_id,
            secret(world),
            world.clock.now(),
        )
        interaction.owners = owners
        interaction.command = " ".join(_named(data))
        interaction.source_id = source.id if source else None
        interaction.target = _target(data)
        interaction.opener_id = trigger.id if trigger else ""
        interaction.metadata = metadata(interaction, person, trigger)
        self.known[interaction.id] = self._by_token[interaction.token] = interaction
        loop = asyncio.get_running_loop()
        if kind == Ask.AUTOCOMPLETE:
            self._choices[interaction.id] = loop.create_future()
        event = envelope(self._world, interaction, data, source)
        heard = bool(owners) and self._bots.interact(channel.guild_id, event)
        wait = self._limits.answer_within if heard else 0.0
        world.clock.call_at(interaction.created + wait, partial(self._fail, interaction))
        self._world.tell(RecordsChanged())
        return interaction

    async def choices(self, interaction: Interaction) -> list[JSON] | None:
        """Wait for the choices of the bot for an autocomplete; None if they do not come in time."""
        try:
            return await self._choices[interaction.id]
        finally:
            del self._choices[interaction.id]

    def _fail(self, interaction: Interaction) -> None:
        if interaction.state != "open":
            return
        interaction.state = "failed"
        if interaction.type == Ask.AUTOCOMPLETE:
            self._choices[interaction.id].set_result(None)
            return
        self._world.tell(Answered(interaction.person_id, interaction.id, None))

    def with_token(self, token: str) -> Interaction | None:
        """Return the interaction of this token, None if it is not known (any more)."""
        return self._by_token.get(token)

    def _forget_expired(self) -> None:
        """Forget the interactions that are older than Discord's and the set life of a token."""
        life = max(self._limits.token_life, Limits.token_life)
        while self.known:
            oldest = next(iter(self.known.values()))
            if oldest.age(self._world.clock) <= life:
                return
            del self.known[oldest.id], self._by_token[oldest.token]

    def close(self, interaction: Interaction, choices: list[JSON] | None, at: float) -> None:
        """Mark an interaction as answered `at` this time; `choices` answer an autocomplete."""
        interaction.state = "answered"
        if interaction.id in self._choices:
            self._choices[interaction.id].set_result(choices)
        if interaction.opener_id in self.known:
            self.known[interaction.opener_id].modal = None
        self._world.tell(Answered(interaction.person_id, interaction.id, at))
