"""Discord's limits on application commands and on autocomplete choices."""

from __future__ import annotations

import re

from bot.playground.errors import Form, Path
from bot.playground.world.wire import JSON

COMMANDS = 100
CHARACTERS = 8000
INSIDE: dict[object, tuple[int, ...]] = {1: tuple(range(3, 12)), 2: (1,)}
"""What may stand inside a subcommand, and inside a group."""
VALUES: dict[object, type | tuple[type, ...]] = {3: str, 4: int, 10: (int, float)}


def check_commands(commands: list[JSON], form: Form) -> None:
    """Hold a bulk overwrite against Discord's limits: each command, their number, their names."""
    kinds = [command.get("type") or 1 for command in commands]
    if kinds.count(1) > COMMANDS:
        form.size((), commands, 0, COMMANDS)
    seen: set[tuple[str, str]] = set()
    for number, command in enumerate(commands):
        check_command(command, (number,), form)
        key = (str(command.get("type") or 1), str(command.get("name")))
        if key in seen:
            words = "Application command names must be unique"
            form.wrong((number, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", words)
        seen.add(key)


def check_command(command: JSON, at: Path, form: Form) -> None:
    """Hold one command against Discord's limits."""
    if (command.get("type") or 1) == 1:
        _check_name(command, at, form)
        form.text((*at, "description"), command.get("description"), 100, least=1)
        _check_options(command, at, form, tuple(range(1, 12)))
    else:
        form.text((*at, "name"), command.get("name"), 32, least=1)
    if _characters(command) > CHARACTERS:
        words = f"Command exceeds maximum size ({CHARACTERS})"
        form.wrong(at, "APPLICATION_COMMAND_TOO_LARGE", words)


def _check_name(named: JSON, at: Path, form: Form) -> None:
    name = named.get("name")
    form.text((*at, "name"), name, 32, least=1)
    if isinstance(name, str) and (not re.fullmatch(r"[-_'\w]*", name) or name != name.lower()):
        words = "Command name is invalid"
        form.wrong((*at, "name"), "APPLICATION_COMMAND_INVALID_NAME", words)


def _check_options(holder: JSON, at: Path, form: Form, kinds: tuple[int, ...]) -> None:
    options = form.objects((*at, "options"), holder.get("options"))
    if len(options) > 25:
        form.size((*at, "options"), options, 0, 25)
    optional_before = False
    for number, option in enumerate(options):
        here = (*at, "options", number)
        _check_name(option, here, form)
        form.text((*here, "description"), option.get("description"), 100, least=1)
        kind = option.get("type")
        form.one_of((*here, "type"), kind, kinds)
        if kind in (1, 2):
            _check_options(option, here, form, INSIDE[kind])
            continue
        if option.get("required") and optional_before:
            words = "Required options must be placed before non-required options"
            form.wrong(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        optional_before = optional_before or not option.get("required")
        _check_values(option, here, form)
    names = [str(option.get("name")) for option in options]
    if len(set(names)) < len(names):
        words = "Option names must be unique"
        form.wrong((*at, "options"), "APPLICATION_COMMANDS_DUPLICATE_OPTION_NAME", words)


def _check_values(option: JSON, at: Path, form: Form) -> None:
    choices = form.objects((*at, "choices"), option.get("choices"))
    check_choices(choices, (*at, "choices"), form, VALUES.get(option.get("type"), str))
    if choices and option.get("autocomplete"):
        words = "Autocomplete options cannot have choices"
        form.wrong((*at, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", words)


def check_choices(
    choices: list[JSON], at: Path, form: Form, kind: type | tuple[type, ...] = (str, int, float)
) -> None:
    """At most 25 choices with names and text values of 1 to 100 characters."""
    if len(choices) > 25:
        form.size(at, choices, 0, 25)
    for number, choice in enumerate(choices):
        here = (*at, number)
        form.text((*here, "name"), choice.get("name"), 100, least=1)
        value = choice.get("value")
        if isinstance(value, bool) or not isinstance(value, kind):
            form.wrong((*here, "value"), "BASE_TYPE_REQUIRED", "The value has the wrong type.")
        elif isinstance(value, str):
            form.text((*here, "value"), value, 100)


def _characters(command: JSON) -> int:
    """Names, descriptions and choice values of a command and all below, longest localisations."""
    total = _longest(command, "name") + _longest(command, "description")
    for choice in command.get("choices") or []:
        total += _longest(choice, "name") + len(str(choice.get("value", "")))
    return total + sum(_characters(option) for option in command.get("options") or [])


def _longest(named: JSON, key: str) -> int:
    translations = named.get(f"{key}_localizations") or {}
    texts = [named.get(key) or "", *translations.values()]
    return max(len(str(text)) for text in texts)
