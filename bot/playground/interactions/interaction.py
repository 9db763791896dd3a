"""One interaction: its state, its event for the bot, and its metadata in later messages."""

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
    """A request of a person to the bot: a command, a component, an autocomplete or a modal.

    `state` is open, answered or failed. `source_id` is the message whose component was used, and
    `original_id` the message that @original means; `deferred` is true while that message is a
    placeholder. `modal` is the modal that answered this interaction, until it is submitted;
    `opener_id` is the interaction whose modal this interaction submits. `owners` are the installs
    of the application. `followups` counts the messages after the first answer in a place without
    the bot. `target` names the user or message of a context menu command.

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
        """The seconds since the person made the request."""
        return clock.now() - self.created


def owners(world: World, person: Person, channel: Channel) -> Owners:
    """Return the installs that let a person use the application in a channel, by type.

    Type "0" has the id of a server, or "0" in direct messages with the bot; type "1" has the id of
    a person. Empty without an install.
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
    """Return the installs of `owners` whose types the command supports."""
    types = [0] if "guild_id" in command else command.get("integration_types", [0])
    found = owners(world, person, channel)
    return {kind: owner for kind, owner in found.items() if int(kind) in types}


def owners_of_message(world: World, person: Person, channel: Channel, message: Message) -> Owners:
    """Return the installs that authorized a message, without those removed since."""
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
    """Return a channel's context: 0 for a server, 1 for the bot's direct messages, 2 for others."""
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
    """Return the channel of an interaction; 10003 if the channel was deleted since."""
    channel = world.channels.get(interaction.channel_id)
    if channel is None:
        raise refusal(10003)
    return channel


def envelope(world: World, interaction: Interaction, data: JSON, source: Message | None) -> JSON:
    """Return the INTERACTION_CREATE event; `source` is the message of a used component."""
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
