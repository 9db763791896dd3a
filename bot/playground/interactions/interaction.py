"""One interaction: what it is, how the bot hears of it, and what later messages say of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.clock import Clock
from bot.playground.checks.message import FILE_SIZE
from bot.playground.errors import refusal
from bot.playground.world import objects
from bot.playground.world.permissions import permissions_in
from bot.playground.world.wire import JSON, Ask, ChannelType
from bot.playground.world.world import Channel, Guild, Message, Person, World


@dataclass
class Interaction:
    """What a person asked of the bot.

    `state` is open, answered or failed; `source_id` the message whose component was used;
    `original_id` the message that @original means; `deferred` while that one is a placeholder;
    `modal` what the bot answered with, until it was submitted; `opener_id` the interaction that
    opened the modal which this one submits.
    """

    id: str
    type: int
    person_id: str
    channel_id: str
    guild_id: str | None
    token: str = field(repr=False)
    created: float  # seconds since the epoch
    state: str = "open"
    command: str = ""
    opener_id: str = ""
    source_id: str | None = None
    original_id: str | None = None
    deferred: bool = False
    modal: JSON | None = None
    metadata: JSON = field(default_factory=dict)

    def age(self, clock: Clock) -> float:
        """Seconds since the person asked."""
        return clock.now() - self.created


def owners(guild_id: str | None) -> dict[str, str]:
    """Who installed the app: the server, or (in a DM) the bot itself."""
    return {"0": guild_id or "0"}


def metadata(interaction: Interaction, person: Person, trigger: Interaction | None) -> JSON:
    """The `interaction_metadata` of messages that answer this interaction."""
    shape: JSON = {
        "id": interaction.id,
        "type": interaction.type,
        "user": objects.user(person),
        "authorizing_integration_owners": owners(interaction.guild_id),
    }
    if interaction.type == Ask.COMPONENT:
        shape["interacted_message_id"] = interaction.source_id
    if trigger is not None:
        shape["triggering_interaction_metadata"] = trigger.metadata
    return shape


def place_of(world: World, interaction: Interaction) -> Channel:
    """Where it was pressed or typed; 10003 where that was deleted since."""
    channel = world.channels.get(interaction.channel_id)
    if channel is None:
        raise refusal(10003)
    return channel


def envelope(world: World, interaction: Interaction, data: JSON, source: Message | None) -> JSON:
    """The INTERACTION_CREATE event; `source` is the message that a component belongs to."""
    channel = world.channels[interaction.channel_id]
    person = world.people[interaction.person_id]
    guild = world.guilds.get(interaction.guild_id or "")
    shape: JSON = {
        "id": interaction.id,
        "application_id": world.bot_id,
        "type": interaction.type,
        "data": data,
        "token": interaction.token,
        "version": 1,
        "channel_id": channel.id,
        "channel": _channel(world, channel, person),
        "app_permissions": str(channel.bot_permissions),
        "locale": person.locale,
        "entitlements": [],
        "authorizing_integration_owners": owners(interaction.guild_id),
        "context": 0 if guild else 1,
        "attachment_size_limit": FILE_SIZE,
    }
    if source is not None:
        shape["message"] = dict(source.body)
    if guild is None:
        return {**shape, "user": objects.user(person)}
    return shape | _guild_part(world, guild, channel, person)


def _channel(world: World, channel: Channel, person: Person) -> JSON:
    shape = objects.channel_object(world, channel)
    if channel.type != ChannelType.DM:
        shape["permissions"] = str(permissions_in(world, channel, person.id))
    return shape


def _guild_part(world: World, guild: Guild, channel: Channel, person: Person) -> JSON:
    member = objects.member(world, person.id, guild) or {}
    return {
        "guild_id": guild.id,
        "guild": {"id": guild.id, "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": {**member, "permissions": str(permissions_in(world, channel, person.id))},
    }
