"""One interaction: what it is, how the bot hears of it, and what later messages say of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.clock import Clock
from bot.playground.checks.message import FILE_SIZE
from bot.playground.errors import refusal
from bot.playground.world import objects
from bot.playground.world.permissions import app_permissions, is_member, permissions_in
from bot.playground.world.wire import JSON, Ask, ChannelType
from bot.playground.world.world import Channel, Guild, Message, Person, World

Owners = dict[str, str]
"""Who installed the application, by the type of the install."""


@dataclass
class Interaction:
    """What a person asked of the bot.

    `state` is open, answered or failed; `source_id` the message whose component was used;
    `original_id` the message that @original means; `deferred` while that one is a placeholder;
    `modal` what the bot answered with, until it was submitted; `opener_id` the interaction that
    opened the modal which this one submits; `owners` are those who installed the application, and
    `followups` the messages that came after the first answer. `target` names the user or message of
    a command in a context menu.

    >>> asked = Interaction("1", Ask.COMMAND, "7", "8", None, "token", created=100.0)
    >>> asked.age(Clock(lambda: 102.5)), asked.state
    (2.5, 'open')
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
    owners: Owners = field(default_factory=dict)
    followups: int = 0
    target: JSON = field(default_factory=dict)

    def age(self, clock: Clock) -> float:
        """Seconds since the person asked."""
        return clock.now() - self.created


def owners(world: World, person: Person, channel: Channel) -> Owners:
    """The installs that let a person use the application in a channel; empty where there is none.

    By type: "0" is a server, or "0" in direct messages with the bot; "1" a person.
    """
    found: Owners = {}
    guild = world.guilds.get(channel.guild_id or "")
    if guild and guild.installed:
        found["0"] = guild.id
    elif channel.recipient_id and _shares_install(world, person):
        found["0"] = "0"
    if person.installed:
        found["1"] = person.id
    return found


def _shares_install(world: World, person: Person) -> bool:
    guilds = world.guilds.values()
    return any(one.installed and is_member(world, one, person.id) for one in guilds)


def owners_of_command(world: World, person: Person, channel: Channel, command: JSON) -> Owners:
    """Of those installs, the ones of which the command is."""
    types = [0] if "guild_id" in command else command.get("integration_types", [0])
    found = owners(world, person, channel)
    return {kind: owner for kind, owner in found.items() if int(kind) in types}


def owners_of_message(world: World, person: Person, channel: Channel, message: Message) -> Owners:
    """The installs by which a message came there, as far as they last."""
    said = message.body.get("interaction_metadata")
    if said is None:  # a message of the bot itself
        return {key: one for key, one in owners(world, person, channel).items() if key == "0"}
    kept: Owners = dict(said["authorizing_integration_owners"])
    guild, installer = world.guilds.get(channel.guild_id or ""), world.people.get(kept.get("1", ""))
    if guild and not guild.installed:
        kept.pop("0", None)
    if installer and not installer.installed:
        kept.pop("1", None)
    return kept


def context_of(channel: Channel) -> int:
    """0 on a server, 1 in direct messages with the bot, 2 in a channel between people."""
    return 0 if channel.guild_id else 2 if channel.is_private else 1


def metadata(interaction: Interaction, person: Person, trigger: Interaction | None) -> JSON:
    """The `interaction_metadata` of messages that answer this interaction."""
    shape: JSON = {
        "id": interaction.id,
        "type": interaction.type,
        "user": objects.user(person),
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.target:
        shape |= interaction.target
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
        "app_permissions": str(app_permissions(world, channel)),
        "locale": person.locale,
        "entitlements": [],
        "authorizing_integration_owners": interaction.owners,
        "context": context_of(channel),
        "attachment_size_limit": FILE_SIZE,
    }
    if source is not None:
        shape["message"] = dict(source.body)
    if guild is None:
        return {**shape, "user": objects.user(person)}
    return shape | _guild_part(world, guild, channel, person)


def _channel(world: World, channel: Channel, person: Person) -> JSON:
    shape = objects.channel_object(world, channel)
    if channel.is_private:
        shape["recipients"] = [one for one in shape["recipients"] if one["id"] != person.id]
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
