"""Discord's limits on application commands and on autocomplete choices."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.playground.errors import Form, Path
from bot.playground.world.wire import JSON

COMMANDS = 100
CHAT, USER, MESSAGE, ENTRY_POINT = 1, 2, 3, 4
MOST = {CHAT: COMMANDS, USER: 15, MESSAGE: 15, ENTRY_POINT: 1}
"""How many commands of each type there may be in one place."""
CHARACTERS = 8000
VALUE = tuple(range(3, 12))
"""Types of options that take a value."""
INSIDE: dict[object, tuple[int, ...]] = {1: VALUE, 2: (1,)}
"""What may stand inside a subcommand, and inside a group."""
VALUES: dict[object, type | tuple[type, ...]] = {3: str, 4: int, 10: (int, float)}
STRING, INTEGER, NUMBER = 3, 4, 10
LONGEST = 6000  # characters of a text option
FARTHEST = (1 << 53) - 1  # a number of an option
MOST_PERMISSIONS = (1 << 63) - 1
LOCALE = re.compile(
    "ar|bg|cs|da|de|el|en-GB|en-US|es-419|es-ES|fi|fr|he|hi|hr|hu|id|it|ja|ko|lt|nl|no|pl|pt-BR|ro|"
    "ru|sv-SE|th|tr|uk|vi|zh-CN|zh-TW"
)


def check_commands(commands: list[JSON], form: Form) -> None:
    """Check a bulk overwrite against Discord's limits: each command, their number, their names."""
    kinds = [command.get("type") or CHAT for command in commands]
    for kind, most in MOST.items():
        if kinds.count(kind) > most:
            form.size((), commands, 0, most)
    seen: set[tuple[str, str]] = set()
    for number, command in enumerate(commands):
        check_command(command, (number,), form)
        key = (str(command.get("type") or CHAT), str(command.get("name")))
        if key in seen:
            words = "Application command names must be unique"
            form.wrong((number, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", words)
        seen.add(key)


def check_command(command: JSON, at: Path, form: Form) -> None:
    """Check one command against Discord's limits."""
    kind = command.get("type") or CHAT
    form.one_of((*at, "type"), kind, (CHAT, USER, MESSAGE, ENTRY_POINT))
    _check_reach(command, at, form)
    _check_name(command, at, form, chat=kind == CHAT)
    if kind in (USER, MESSAGE):
        for key in ("description", "options"):
            if command.get(key):
                words = "Context menu commands cannot have this field"
                form.wrong((*at, key), "APPLICATION_COMMAND_CONTEXT_MENU_FIELD", words)
    elif kind == ENTRY_POINT:
        form.one_of((*at, "handler"), command.get("handler") or 1, (1, 2))
        _check_description(command, at, form, least=0)
    else:
        _check_description(command, at, form)
        _check_options(command, at, form, tuple(range(1, 12)))
    if _characters(command) > CHARACTERS:
        words = f"Command exceeds maximum size ({CHARACTERS})"
        form.wrong(at, "APPLICATION_COMMAND_TOO_LARGE", words)


def _check_reach(command: JSON, at: Path, form: Form) -> None:
    """Check the contexts, install types and default permissions of a command."""
    form.types(at, command, bool, "nsfw", "dm_permission")
    for key, known in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        form.types(at, command, list, key)
        listed = command[key] if isinstance(command.get(key), list) else [known[0]]
        form.size((*at, key), listed, 1, len(known))
        for number, one in enumerate(listed):
            form.one_of((*at, key, number), one, known)
    needed = command.get("default_member_permissions")
    if needed is not None:
        bits = int(needed) if isinstance(needed, str) and needed.isdecimal() else needed
        form.whole((*at, "default_member_permissions"), bits, 0, MOST_PERMISSIONS)


def _check_name(named: JSON, at: Path, form: Form, chat: bool = True) -> None:
    """Check a name in each language: 1 to 32 characters, lower case for `chat` and options."""
    for here, name in _translated(named, "name", at, form):
        form.text(here, name.strip() if isinstance(name, str) else name, 32, least=1)
        if not chat or not isinstance(name, str):
            continue
        if not re.fullmatch(r"[-_'\w]*", name) or name != name.lower():
            words = "Command name is invalid"
            form.wrong(here, "APPLICATION_COMMAND_INVALID_NAME", words)


def _check_description(described: JSON, at: Path, form: Form, least: int = 1) -> None:
    for here, text in _translated(described, "description", at, form):
        form.text(here, text, 100, least=least)


def _translated(holder: JSON, key: str, at: Path, form: Form) -> Iterator[tuple[Path, object]]:
    """Yield a text and its translations, each after its path."""
    yield (*at, key), holder.get(key)
    form.types(at, holder, dict, f"{key}_localizations")
    for locale, text in _translations(holder, key).items():
        here = (*at, f"{key}_localizations", locale)
        if not LOCALE.fullmatch(locale):
            form.wrong(here, "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
        yield here, text


def _translations(holder: JSON, key: str) -> JSON:
    found = holder.get(f"{key}_localizations")
    return found if isinstance(found, dict) else {}


def _check_options(holder: JSON, at: Path, form: Form, kinds: tuple[int, ...]) -> None:
    options = form.objects((*at, "options"), holder.get("options"))
    if len(options) > 25:
        form.size((*at, "options"), options, 0, 25)
    optional_before = False
    for number, option in enumerate(options):
        here = (*at, "options", number)
        _check_name(option, here, form)
        _check_description(option, here, form)
        form.types(here, option, bool, "required", "autocomplete")
        kind = option.get("type")
        if not form.one_of((*here, "type"), kind, kinds):
            continue
        if kind in INSIDE:
            _check_options(option, here, form, INSIDE[kind])
            continue
        if option.get("required") and optional_before:
            words = "Required options must be placed before non-required options"
            form.wrong(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        optional_before = optional_before or not option.get("required")
        _check_values(option, here, form)
    _check_together(options, (*at, "options"), form)


def _check_together(options: list[JSON], at: Path, form: Form) -> None:
    """Refuse duplicate names, and subcommands beside options with values."""
    names = [str(option.get("name")) for option in options]
    if len(set(names)) < len(names):
        words = "Option names must be unique"
        form.wrong(at, "APPLICATION_COMMANDS_DUPLICATE_OPTION_NAME", words)
    inner = [str(option.get("type")) in ("1", "2") for option in options]
    if any(inner) and not all(inner):
        words = "Sub-command and sub-command group option types are mutually exclusive to others"
        form.wrong(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words)


def _check_values(option: JSON, at: Path, form: Form) -> None:
    kind = option["type"]
    choices = form.objects((*at, "choices"), option.get("choices"))
    check_choices(choices, (*at, "choices"), form, VALUES.get(kind, str))
    if choices and option.get("autocomplete"):
        words = "Autocomplete options cannot have choices"
        form.wrong((*at, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", words)
    if kind not in VALUES and (choices or option.get("autocomplete")):
        words = "Only texts and numbers have choices"
        form.wrong((*at, "type"), "APPLICATION_COMMAND_OPTION_TYPE_INVALID", words)
    form.types(at, option, list, "channel_types")
    if kind in (INTEGER, NUMBER):
        _check_bounds(option, "value", (-FARTHEST, FARTHEST), at, form)
    elif kind == STRING:
        _check_bounds(option, "length", (0, LONGEST), at, form)


def _check_bounds(option: JSON, unit: str, ends: tuple[int, int], at: Path, form: Form) -> None:
    """Check the minimum and maximum of an option against `ends` and against each other."""
    check = form.number if option["type"] == NUMBER else form.whole
    bounds = {key: option.get(key) for key in (f"min_{unit}", f"max_{unit}")}
    for key, value in bounds.items():
        if value is not None:
            check((*at, key), value, *ends)
    least, most = (one if isinstance(one, int | float) else None for one in bounds.values())
    if least is not None and most is not None and least > most:
        words = f"The minimum {unit} is greater than the maximum."
        form.wrong((*at, f"min_{unit}"), "APPLICATION_COMMAND_OPTION_BOUNDS_INVALID", words)


def check_choices(
    choices: list[JSON], at: Path, form: Form, kind: type | tuple[type, ...] = (str, int, float)
) -> None:
    """Check choices: at most 25, with names and text values of 1 to 100 characters."""
    if len(choices) > 25:
        form.size(at, choices, 0, 25)
    for number, choice in enumerate(choices):
        here = (*at, number)
        for place, name in _translated(choice, "name", here, form):
            form.text(place, name, 100, least=1)
        value = choice.get("value")
        if isinstance(value, bool) or not isinstance(value, kind):
            form.wrong((*here, "value"), "BASE_TYPE_REQUIRED", "The value has the wrong type.")
        elif isinstance(value, str):
            form.text((*here, "value"), value, 100)


def _characters(command: JSON) -> int:
    """Count the characters of names, descriptions and choice values, in the longest language."""
    total = _longest(command, "name") + _longest(command, "description")
    for choice in _inside(command, "choices"):
        total += _longest(choice, "name") + len(str(choice.get("value", "")))
    return total + sum(_characters(option) for option in _inside(command, "options"))


def _inside(holder: JSON, key: str) -> list[JSON]:
    listed = holder.get(key)
    return [one for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []


def _longest(named: JSON, key: str) -> int:
    texts = [named.get(key) or "", *_translations(named, key).values()]
    return max(len(str(text)) for text in texts)
