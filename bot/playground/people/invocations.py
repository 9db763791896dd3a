"""Turns a typed command into the data of an interaction, and checks every option.

Raises Objection if the person may not use the command, or an option is invalid.
"""

from __future__ import annotations

from typing import Any

from bot.playground.interactions.interaction import (
    Owners,
    context_of,
    owners,
    owners_of_command,
)
from bot.playground.people.resolving import Objection, Resolver
from bot.playground.world.permissions import may_use, permissions_in
from bot.playground.world.wire import JSON, Permission
from bot.playground.world.world import Channel, Person, World

CHAT, USER_MENU, MESSAGE_MENU = 1, 2, 3  # types of commands
EPHEMERAL = 1 << 6
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(3, 12)
KINDS: dict[int, tuple[type | tuple[type, ...], str]] = {
    STRING: (str, "text"),
    INTEGER: (int, "a whole number"),
    BOOLEAN: (bool, "true or false"),
    USER: (str, "a person's id"),
    CHANNEL: (str, "a channel's id"),
    MENTIONABLE: (str, "a person's id"),
    NUMBER: ((int, float), "a number"),
}


def find_command(
    world: World, me: Person, channel: Channel, name: object, kind: int = CHAT
) -> tuple[JSON, Owners]:
    """Return the command of this name and type that the person may use here, and its installs."""
    slash = "/" if kind == CHAT else ""
    if not owners(world, me, channel):
        where = "this server" if channel.guild_id else "this channel"
        raise Objection(f"The bot is not in {where}.")
    for scope in (channel.guild_id or "", ""):
        for command in world.commands.get(scope, []):
            if command["name"] == name and command["type"] == kind:
                _check_context(command, channel)
                found = owners_of_command(world, me, channel, command)
                _check_permission(world, command, me, channel, found)
                return command, found
    raise Objection(f"There is no command {slash}{name}.")


def _check_context(command: JSON, channel: Channel) -> None:
    contexts = command.get("contexts")
    here = context_of(channel)
    if contexts is not None and here not in contexts:
        place = ("a server", "a direct message", "messages between people")[here]
        raise Objection(f"/{command['name']} cannot be used in {place}.")


def _check_permission(
    world: World, command: JSON, me: Person, channel: Channel, found: Owners
) -> None:
    """Raise Objection if the person may not use the command.

    Command permissions of a server hold only for a command that is installed on the server.
    """
    if not found:
        raise Objection(f"/{command['name']} is not installed here.")
    allowed = permissions_in(world, channel, me.id) & Permission.USE_APPLICATION_COMMANDS
    if not (may_use(world, channel, me.id, command) if "0" in found else allowed):
        raise Objection(f"You may not use /{command['name']} in this server.")


def menu_data(world: World, me: Person, channel: Channel, command: JSON, target: object) -> JSON:
    """Return the data of a context menu command on a user or a message; Objection for a bad target.

    An ephemeral message has no context menu.
    """
    resolver = Resolver(world, me, channel)
    if command["type"] == USER_MENU:
        resolver.user(target)
    else:
        message = channel.messages.get(str(target))
        if message is None or not message.seen_by(me.id) or message.body["flags"] & EPHEMERAL:
            raise Objection("There is no such message.")
        resolver.message(message)
    shape: JSON = {
        key: command[key] for key in ("id", "name", "type", "guild_id") if key in command
    }
    return {**shape, "target_id": str(target), **resolver.part()}


class Invocation:
    """A command that a person fills in; `focused` names the option being typed (autocomplete)."""

    def __init__(
        self, world: World, me: Person, channel: Channel, focused: str | None = None
    ) -> None:
        self._resolver = Resolver(world, me, channel)
        self._focused = focused
        self._found_focus = False

    def data(self, command: JSON, options: object) -> JSON:
        """Return the interaction's data; Objection if the options do not fit the command."""
        filled = self._options(command, options, f"/{command['name']}")
        if self._focused and not self._found_focus:
            raise Objection(f"/{command['name']} offers nothing for an option {self._focused}.")
        shape: JSON = {"id": command["id"], "name": command["name"], "type": 1}
        if filled:
            shape["options"] = filled
        if "guild_id" in command:
            shape["guild_id"] = command["guild_id"]
        return shape | self._resolver.part()

    def _options(self, holder: JSON, given: object, path: str) -> list[JSON]:
        known = {option["name"]: option for option in holder.get("options", [])}
        if given is None:
            given = []
        if not isinstance(given, list) or not all(isinstance(one, dict) for one in given):
            raise Objection("The options must be a list of objects.")
        nested = any(option["type"] in (SUBCOMMAND, GROUP) for option in known.values())
        if nested and len(given) != 1:
            raise Objection(f"{path} needs exactly one subcommand.")
        filled = [self._option(known, one, path) for one in given]
        names = [one["name"] for one in filled]
        if len(set(names)) < len(names):
            raise Objection(f"{path} got an option twice.")
        if not nested and self._focused is None:
            self._check_required(known, names, path)
        return filled

    def _check_required(self, known: dict[str, JSON], names: list[str], path: str) -> None:
        for name, option in known.items():
            if option.get("required") and name not in names:
                raise Objection(f"{path} needs the option {name}.")

    def _option(self, known: dict[str, JSON], given: JSON, path: str) -> JSON:
        name = given.get("name")
        option = known.get(str(name))
        if option is None:
            raise Objection(f"{path} has no option {name}.")
        shape: JSON = {"name": name, "type": option["type"]}
        if option["type"] in (SUBCOMMAND, GROUP):
            return {
                **shape,
                "options": self._options(option, given.get("options"), f"{path} {name}"),
            }
        if name == self._focused and option.get("autocomplete"):
            self._found_focus = True
            return {**shape, "value": given.get("value", ""), "focused": True}
        value = given.get("value")
        if self._focused is None:
            value = self._value(option, value)
        return {**shape, "value": value}

    def _value(self, option: JSON, value: Any) -> Any:
        name, kind = option["name"], option["type"]
        if kind not in KINDS:
            raise Objection(f"The option {name} cannot be filled in the playground.")
        wanted, words = KINDS[kind]
        if not isinstance(value, wanted) or (isinstance(value, bool) and kind != BOOLEAN):
            raise Objection(f"The option {name} must be {words}.")
        choices = option.get("choices")
        if choices and value not in [choice["value"] for choice in choices]:
            raise Objection(f"{value} is not one of the choices of {name}.")
        self._check_bounds(option, value)
        if kind in (USER, MENTIONABLE):
            self._resolver.user(value)
        elif kind == CHANNEL:
            self._resolver.guild_channel(value, option.get("channel_types"))
        return value

    def _check_bounds(self, option: JSON, value: Any) -> None:
        texts = option["type"] == STRING
        size = len(value) if texts else value
        if texts or option["type"] in (INTEGER, NUMBER):
            unit = "length" if texts else "value"
            least, most = option.get(f"min_{unit}"), option.get(f"max_{unit}")
            if least is not None and size < least:
                raise Objection(f"The {unit} of {option['name']} must be at least {least}.")
            if most is not None and size > most:
                raise Objection(f"The {unit} of {option['name']} must be at most {most}.")
