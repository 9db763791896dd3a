"""Routes of application commands, global and of one guild.

Each handler raises the Refusal that Discord answers with.
"""

from __future__ import annotations

from typing import Any

from bot.playground.checks.commands import ENTRY_POINT, MOST, check_command, check_commands
from bot.playground.errors import Form, refusal
from bot.playground.rest.rest import Call, Made, Rest
from bot.playground.world import objects
from bot.playground.world.permissions import command_permissions
from bot.playground.world.wire import JSON
from bot.playground.world.world import CommandsChanged, World

GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


class CommandRoutes:
    """Handlers of /applications/{id}/commands and the guild form."""

    def __init__(self, world: World, rest: Rest) -> None:
        self._world = world
        rest.add("GET", GUILD + "/permissions", self.every_permission)
        for path in (GLOBAL, GUILD):
            rest.add("GET", path, self.list_commands)
            rest.add("PUT", path, self.overwrite)
            rest.add("POST", path, self.create)
            rest.add("GET", path + "/{command_id}", self.get)
            rest.add("PATCH", path + "/{command_id}", self.edit)
            rest.add("DELETE", path + "/{command_id}", self.delete)
        rest.add("GET", GUILD + "/{command_id}/permissions", self.permissions)

    def _scope(self, call: Call) -> str:
        if call.path["application_id"] != self._world.bot_id:
            raise refusal(50001)
        guild_id = call.path.get("guild_id", "")
        guild = self._world.guilds.get(guild_id)
        if guild_id and guild is None:
            raise refusal(10004)
        if guild and not guild.installed:
            raise refusal(50001)
        return guild_id

    def list_commands(self, call: Call) -> list[JSON]:
        """GET .../commands."""
        return self._world.commands.get(self._scope(call), [])

    def overwrite(self, call: Call) -> list[JSON]:
        """PUT .../commands: replace all commands."""
        scope = self._scope(call)
        form = Form()
        sent = form.objects((), call.payload)
        check_commands(sent, form)
        form.raise_if_wrong()
        old = {_key(command): command for command in self._world.commands.get(scope, [])}
        kinds = [one.get("type") for one in sent]
        if any(kind == ENTRY_POINT for kind, _ in old) and ENTRY_POINT not in kinds:
            raise refusal(50240)
        commands = [objects.command(self._world, scope, one, old.get(_key(one))) for one in sent]
        return self._store(scope, commands)

    def create(self, call: Call) -> Any:
        """POST .../commands: a new command, or a replacement of the same name and type."""
        scope = self._scope(call)
        _check(call.object)
        commands = list(self._world.commands.get(scope, []))
        old = next((one for one in commands if _key(one) == _key(call.object)), None)
        command = objects.command(self._world, scope, call.object, old)
        if old:
            commands[commands.index(old)] = command
        elif sum(_key(one)[0] == _key(command)[0] for one in commands) >= MOST[_key(command)[0]]:
            raise refusal(30032)
        else:
            commands.append(command)
        self._store(scope, commands)
        return command if old else Made(command)

    def get(self, call: Call) -> JSON:
        """GET .../commands/{id}."""
        for command in self._world.commands.get(self._scope(call), []):
            if command["id"] == call.path["command_id"]:
                return command
        raise refusal(10063)

    def edit(self, call: Call) -> JSON:
        """PATCH .../commands/{id}."""
        old = self.get(call)
        scope = self._scope(call)
        merged = {**old, **call.object}
        _check(merged)
        command = objects.command(self._world, scope, merged, old)
        commands = self._world.commands[scope]
        self._store(scope, [command if one is old else one for one in commands])
        return command

    def delete(self, call: Call) -> None:
        """DELETE .../commands/{id}."""
        old = self.get(call)
        scope = self._scope(call)
        self._store(scope, [one for one in self._world.commands[scope] if one is not old])

    def every_permission(self, call: Call) -> list[JSON]:
        """GET .../guilds/{id}/commands/permissions: those of each command that has any."""
        guild = self._world.guilds[self._scope(call)]
        kept = [target for target, listed in guild.command_permissions.items() if listed]
        return [command_permissions(self._world, guild, target) for target in kept]

    def permissions(self, call: Call) -> JSON:
        """GET .../guilds/{id}/commands/{id}/permissions: 10066 if none are set."""
        guild, target = self._world.guilds[self._scope(call)], call.path["command_id"]
        if not guild.command_permissions.get(target):
            raise refusal(10066)
        return command_permissions(self._world, guild, target)

    def _store(self, scope: str, commands: list[JSON]) -> list[JSON]:
        self._world.commands[scope] = commands
        self._world.tell(CommandsChanged())
        return commands


def _check(command: JSON) -> None:
    form = Form()
    check_command(command, (), form)
    form.raise_if_wrong()


def _key(command: JSON) -> tuple[int, str]:
    return command.get("type") or 1, str(command.get("name"))
