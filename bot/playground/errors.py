"""Refusals in Discord's own words: status, JSON error code, and the nested form of 50035."""

from __future__ import annotations

import re
from typing import Any, TypeGuard, TypeVar

from bot.playground.world.wire import JSON

Path = tuple[str | int, ...]
T = TypeVar("T")

UNAVAILABLE = 503
"""Not a code of Discord's: the server asked about is dark, and the answer is a bare 503."""

KNOWN: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10066: (404, "Unknown application command permissions"),
    10063: (404, "Unknown application command"),
    20026: (
        403,
        "Your bot has been flagged by our anti-spam system for abusive behavior. If you believe "
        "this is an error, you can appeal this action.",
    ),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)."),
    30046: (
        429,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    ),
    UNAVAILABLE: (503, "503: Service Unavailable"),
    40003: (403, "You are opening direct messages too fast."),
    40005: (413, "Request entity too large"),
    40094: (
        400,
        "This interaction has reached the maximum number of follow-up messages that can be sent.",
    ),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50007: (403, "Cannot send messages to this user"),
    50024: (400, "Cannot execute action on this channel type"),
    50013: (403, "Missing Permissions"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50028: (400, "Invalid role"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    50240: (
        400,
        "You cannot remove this app's Entry Point command in a bulk update operation. Please "
        "include the Entry Point command in your update request or delete it separately.",
    ),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "This thread is locked"),
    200000: (400, "Message was blocked by automatic moderation"),
    200001: (400, "Title was blocked by automatic moderation"),
}


TYPES: dict[type, tuple[str, str]] = {
    bool: ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    int: ("NUMBER_TYPE_COERCE", "Value is not int."),
    str: ("STRING_TYPE_CONVERT", "Could not interpret as string."),
    dict: ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
    list: ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
}
"""What is said of a field that has to be of this type."""
BLANK = " \t\n\r\x0b\x0c\x00\u00a0\u2028\u2029\u3000"
"""Characters of which nothing is left where Discord trims a text."""
MOST_SNOWFLAKE = (1 << 64) - 1


class Refusal(Exception):
    """An answer other than 2xx: `status`, and the JSON `body` Discord would send.

    >>> raise refusal(10008)
    Traceback (most recent call last):
        ...
    bot.playground.errors.Refusal: 404 10008 Unknown Message
    >>> refusal(10008).body
    {'message': 'Unknown Message', 'code': 10008}
    """

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.body: JSON = {"message": message, "code": code, **more}


def refusal(code: int, **more: Any) -> Refusal:
    """Return Discord's refusal of this error code; the keys of `more` join its body."""
    status, message = KNOWN[code]
    return Refusal(status, code, message, **more)


class Form:
    """A collector of the problems of a request's body, raised together as one refusal (50035).

    >>> form = Form()
    >>> form.text(("name",), "", 100, least=1)
    >>> try:
    ...     form.raise_if_wrong()
    ... except Refusal as refused:
    ...     refused.body["errors"]
    {'name': {'_errors': [{'code': 'BASE_TYPE_REQUIRED', 'message': 'This field is required'}]}}
    """

    def __init__(self) -> None:
        self._errors: JSON = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Note one problem of the field at `path` (keys and list positions)."""
        node = self._errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def text(self, path: Path, value: object, most: int, least: int = 0) -> None:
        """Check a string against its bounds; None stands for the empty string."""
        if value is None:
            value = ""
        if not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", "Could not interpret as string.")
        elif least and not value.strip(BLANK):
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif least and not least <= len(value) <= most:
            self.size(path, value, least, most)
        elif len(value) > most:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def types(self, path: Path, holder: JSON, kind: type, *names: str) -> None:
        """Check fields of an object against a type; None stands for a missing field."""
        for name in names:
            value = holder.get(name)
            if value is not None and not is_a(value, kind):
                self.wrong((*path, name), *TYPES[kind])

    def snowflake(self, path: Path, value: object) -> None:
        """Check an id against its form: digits, as text or as a number."""
        digits = str(value) if is_a(value, int) or isinstance(value, str) else ""
        if not re.fullmatch("[0-9]{1,20}", digits) or int(digits) > MOST_SNOWFLAKE:
            self.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')

    def snowflakes(self, path: Path, value: object) -> list[Any]:
        """Check a list of ids against its form, and return it; None stands for the empty list."""
        if value is not None and not isinstance(value, list):
            self.wrong(path, *TYPES[list])
        listed = value if isinstance(value, list) else []
        for number, one in enumerate(listed):
            self.snowflake((*path, number), one)
        return listed

    def url(self, path: Path, value: object, *schemes: str) -> None:
        """Check a URL against its form: http, https or one of `schemes`; None passes."""
        if value is None or not isinstance(value, str):
            return
        scheme, _, rest = value.strip(BLANK).partition("://")
        known = ("http", "https", *schemes)
        if not rest and ":" not in scheme:
            self.wrong(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        elif scheme.lower() not in known:
            self.wrong(path, "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {known}.")
        elif not rest or (scheme.startswith("http") and any(one in BLANK for one in rest)):
            self.wrong(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")

    def size(self, path: Path, value: Any, least: int, most: int) -> None:
        """Check the length of a list (or text) against its bounds."""
        if not least <= len(value) <= most:
            words = f"Must be between {least} and {most} in length."
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", words)

    def whole(self, path: Path, value: object, least: int, most: int) -> None:
        """Check a whole number against its bounds."""
        if is_a(value, int):
            self.number(path, value, least, most)
        else:
            self.wrong(path, *TYPES[int])

    def number(self, path: Path, value: object, least: float, most: float) -> None:
        """Check a number against its bounds."""
        if not isinstance(value, int | float) or isinstance(value, bool):
            self.wrong(path, "NUMBER_TYPE_COERCE", "Value is not a number.")
        elif value < least:
            words = f"Value should be greater than or equal to {least}."
            self.wrong(path, "NUMBER_TYPE_MIN", words)
        elif value > most:
            self.wrong(path, "NUMBER_TYPE_MAX", f"Value should be less than or equal to {most}.")

    def one_of(self, path: Path, value: object, choices: tuple[object, ...]) -> bool:
        """Check a value against a closed list; False (and a noted problem) if it is not listed."""
        if value in choices and not isinstance(value, bool | float):
            return True
        words = ", ".join(str(choice) for choice in choices)
        self.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of ({words}).")
        return False

    def objects(self, path: Path, value: object) -> list[JSON]:
        """Return a list of objects; an invalid value is noted, and gives an empty list."""
        if value is None:
            return []
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            return value
        self.wrong(path, "LIST_TYPE_CONVERT", "Only iterables of objects may be used.")
        return []

    def raise_if_wrong(self) -> None:
        """Raise the Refusal 50035 if any problem was noted."""
        if self._errors:
            raise Refusal(400, 50035, "Invalid Form Body", errors=_pruned(self._errors))


def is_a(value: object, kind: type[T]) -> TypeGuard[T]:
    """Whether a JSON value has the type `kind`; a bool counts only as bool."""
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def _pruned(errors: JSON) -> JSON:
    """Return errors in Discord's nesting: errors of a field itself hide those of its parts."""
    if "_errors" in errors:
        return {"_errors": errors["_errors"]}
    return {key: _pruned(inner) for key, inner in errors.items()}
