"""A check of the exchanges in the playground's journal against Discord's OpenAPI document.

The document lies beside the project, never in it. Without the document, `document_path()` is None.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Hashable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import jsonschema

from bot.playground.rest.journal import Exchange

DOCUMENT = Path(__file__).parents[3].parent / "shared" / "discord" / "openapi.json"
Schema = dict[str, Any]
LISTS = (0, 5, 10, 25, 40)  # lengths of lists near which limits are
TEXTS = (0, 45, 80, 100, 150, 1024, 2000, 4000)
LARGE = 26  # no limit is set for numbers from here on

# Keys that discord.py sends and Discord accepts, but that the document does not have:
ALLOWED_KEYS = ("nsfw", "tts", "embeds/flags", "data/tts", "data/embeds/flags")
ALLOWED_UNDER = ("attachments", "data/attachments")
"""A kept attachment is sent back whole."""
NUMERIC_IDS = ("recipient_id", "channel_id", "message_id", "guild_id", "users", "roles")
"""Keys under which ids are sent as numbers; and `id` in attachments and emojis."""


def document_path() -> Path | None:
    """Return the path of the document; None if there is no file."""
    return DOCUMENT if DOCUMENT.exists() else None


@lru_cache(maxsize=1)
def _document() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(DOCUMENT.read_text())
    return loaded


def problems(exchange: Exchange, held: set[Hashable] | None = None) -> list[str]:
    """Return the problems of an exchange, one sentence each.

    The request of a refused exchange is not checked, because the response reports its errors.
    `held` has the parts of bodies that were right before: a body without new parts is skipped.
    """
    where = f"{exchange.method} {exchange.path}"
    operation = _document()["paths"].get(exchange.path, {}).get(exchange.method.lower())
    if operation is None:
        return [f"{where}: not in the document"]
    found: list[str] = []
    if exchange.status < 300:
        found += _request_problems(operation, exchange.request, held)
    found += _response_problems(operation, exchange.status, exchange.response, held)
    return [f"{where} {exchange.status}: {problem}" for problem in found]


def wrong(journal: Iterable[Exchange]) -> set[str]:
    """Return the problems of all exchanges. Parts that were right in this process are skipped."""
    return {problem for one in journal for problem in problems(one, _held())}


@lru_cache(maxsize=1)
def _held() -> set[Hashable]:
    return set()


def _parts(body: Any, place: tuple[Hashable, ...]) -> Iterator[Hashable]:
    """Yield each part of a body: its place in the body, its keys, and the range of each value."""
    if isinstance(body, list):
        yield place, bisect_left(LISTS, len(body))
        for value in body:
            yield from _parts(value, place)
    elif isinstance(body, dict):
        place = (*place, str(body.get("type")))
        yield place, frozenset((key, _size(value)) for key, value in body.items())
        for key, value in body.items():
            yield from _parts(value, (*place, key))
    else:
        yield place, _size(body)


def _size(value: Any) -> Hashable:
    if isinstance(value, str):
        return "digits" if value.isdigit() else f"text {bisect_left(TEXTS, len(value))}"
    if isinstance(value, int) and not isinstance(value, bool):
        return min(value, LARGE)
    return f"{value}" if value is None or isinstance(value, bool) else type(value).__name__


def request_problems(method: str, path: str, body: Any) -> list[str]:
    """Return the problems of the body of a request to the route of this template."""
    return _request_problems(_document()["paths"][path][method.lower()], body, None)


def _request_problems(operation: Schema, body: Any, held: set[Hashable] | None) -> list[str]:
    if "requestBody" not in operation:
        return [] if body is None else ["a body was sent where none is described"]
    if body is None:
        return []
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    return [f"request {problem}" for problem in _check(schema, _as_strings(body, ""), held)]


def _as_strings(body: Any, key: str) -> Any:
    """Return the body with numeric ids (see `NUMERIC_IDS`) as text."""
    if isinstance(body, list):
        return [_as_strings(item, key) for item in body]
    if isinstance(body, dict):
        inside = {inner: f"{key}.{inner}" if inner == "id" else inner for inner in body}
        return {inner: _as_strings(value, inside[inner]) for inner, value in body.items()}
    numeric = key in (*NUMERIC_IDS, "attachments.id", "emoji.id")
    return str(body) if numeric and isinstance(body, int) else body


def _response_problems(
    operation: Schema, status: int, body: Any, held: set[Hashable] | None
) -> list[str]:
    if status >= 500:
        return []
    described = operation["responses"]
    key = str(status) if str(status) in described else f"{status // 100}XX"
    if key not in described:
        return [f"status {status} is not described"]
    response = _resolve(described[key])
    content = response.get("content")
    if content is None:
        return [] if body is None else ["a body was answered where none is described"]
    if status >= 400:
        body = _plain_codes(body)
    schema = content["application/json"]["schema"]
    return [f"response {problem}" for problem in _check(schema, body, held)]


def _plain_codes(body: Any) -> Any:
    """Return field errors with numeric codes. Discord sends names; the document has numbers."""
    if isinstance(body, list):
        return [_plain_codes(one) for one in body]
    if not isinstance(body, dict):
        return body
    return {
        key: 0 if key == "code" and isinstance(value, str) else _plain_codes(value)
        for key, value in body.items()
    }


def _check(schema: Schema, body: Any, held: set[Hashable] | None) -> list[str]:
    """Return the problems of a body; if there are none, add its parts to `held`."""
    if held is None:
        return _problems_of(schema, body)
    parts = {*_parts(body, (schema.get("$ref", id(schema)),))}
    found = [] if parts <= held else _problems_of(schema, body)
    if not found:
        held |= parts
    return found


def _problems_of(schema: Schema, body: Any) -> list[str]:
    found = [
        f"{'/'.join(map(str, error.absolute_path))}: {_short(error.message)}"
        for error in map(_deepest, _validator()(schema).iter_errors(body))
    ]
    unknown = ["/".join(path) for path in _undeclared(schema, body, ())]
    return found + [
        f"{path}: no branch declares this key"
        for path in unknown
        if path not in ALLOWED_KEYS and not path.startswith(ALLOWED_UNDER)
    ]


@lru_cache(maxsize=1)
def _validator() -> Any:
    """Return a validator that resolves references, and skips branches of another `type` key."""
    keywords = jsonschema.Draft202012Validator.VALIDATORS

    def ref(validator: Any, to: str, body: Any, schema: Schema) -> Any:
        return validator.descend(body, _resolve({"$ref": to}))

    def one_of(validator: Any, branches: list[Schema], body: Any, schema: Schema) -> Any:
        typed = isinstance(body, dict) and "type" in body
        near = [branch for branch in branches if _could_be(_resolve(branch), body)] if typed else []
        return keywords["oneOf"](validator, near or branches, body, schema)

    known = {"$ref": ref, "oneOf": one_of}
    draft = jsonschema.Draft202012Validator
    return jsonschema.validators.extend(draft, known)  # type: ignore[no-untyped-call]  # has no type


def _deepest(error: jsonschema.ValidationError) -> jsonschema.ValidationError:
    deepest: jsonschema.ValidationError = jsonschema.exceptions.best_match([error])
    return deepest


def _short(message: str) -> str:
    return message if len(message) < 300 else f"{message[:150]} ... {message[-150:]}"


def _undeclared(schema: Schema, body: Any, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the path (without list positions) of each key that no branch of the schema declares."""
    branches = list(_branches(schema))
    if isinstance(body, list):
        for item in body:
            inner = [branch["items"] for branch in branches if "items" in branch]
            if inner:
                yield from _undeclared({"anyOf": inner}, item, path)
    elif isinstance(body, dict):
        branches = [branch for branch in branches if _could_be(branch, body)]
        if any(_is_open(branch) for branch in branches):
            return
        for key, value in body.items():
            declared = [
                branch["properties"][key] for branch in branches if key in branch["properties"]
            ]
            if declared:
                yield from _undeclared({"anyOf": declared}, value, (*path, key))
            else:
                yield (*path, key)


def _could_be(branch: Schema, body: dict[str, Any]) -> bool:
    """Whether a branch allows the `type` of the object."""
    kinds = branch.get("properties", {}).get("type", {}).get("enum")
    return kinds is None or body.get("type") in kinds


def _is_open(branch: Schema) -> bool:
    return "properties" not in branch and (
        "additionalProperties" in branch or branch.get("type") == "object"
    )


def _branches(schema: Schema) -> Iterator[Schema]:
    schema = _resolve(schema)
    parts = [part for key in ("anyOf", "oneOf", "allOf") for part in schema.get(key, ())]
    if parts:
        for part in parts:
            yield from _branches(part)
    if "properties" in schema or "items" in schema or not parts:
        yield {"properties": {}, **schema} if "additionalProperties" not in schema else schema


def _resolve(schema: Schema) -> Schema:
    while "$ref" in schema:
        node: Any = _document()
        for step in schema["$ref"].removeprefix("#/").split("/"):
            node = node[step]
        schema = node
    return schema
