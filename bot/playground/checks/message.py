"""Discord's limits on text, embeds, files and mentions of a message."""

from __future__ import annotations

from datetime import datetime

from bot.playground.errors import Form, Path
from bot.playground.messages.attachments import Upload
from bot.playground.messages.rendering import referred
from bot.playground.world.wire import JSON

CONTENT = 2000
EMBEDS = 10
EMBEDS_TOTAL = 6000
FILES = 10
FILE_SIZE = 10 * 1024 * 1024
ALT_TEXT = 1024
EMBED_PARTS = ("image", "thumbnail", "footer", "author")
ADDRESSES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("", "url", ()),
    ("author", "url", ()),
    ("author", "icon_url", ("attachment",)),
    ("footer", "icon_url", ("attachment",)),
    ("image", "url", ("attachment",)),
    ("thumbnail", "url", ("attachment",)),
)
"""The part of an embed, the field, and the schemes it takes beside http and https."""


def check_fields(payload: JSON, form: Form) -> None:
    """Check content, embeds and allowed mentions of a request against their limits."""
    form.types((), payload, bool, "tts", "enforce_nonce")
    form.types((), payload, int, "flags")
    form.types((), payload, dict, "allowed_mentions", "message_reference", "poll")
    form.types((), payload, list, "sticker_ids")
    form.text(("content",), payload.get("content"), CONTENT)
    check_embeds(form.objects(("embeds",), payload.get("embeds")), form)
    check_mentions(payload.get("allowed_mentions"), form)


def check_embeds(embeds: list[JSON], form: Form) -> None:
    """Check embeds: at most ten, each part within its length, 6000 characters together."""
    if len(embeds) > EMBEDS:
        form.size(("embeds",), embeds, 0, EMBEDS)
    for number, embed in enumerate(embeds):
        _check_embed(embed, number, form)
    if sum(_embed_length(embed) for embed in embeds) > EMBEDS_TOTAL:
        words = f"Embed size exceeds maximum size of {EMBEDS_TOTAL}"
        form.wrong(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", words)


def _check_embed(embed: JSON, number: int, form: Form) -> None:
    at = ("embeds", number)
    form.types(at, embed, dict, *EMBED_PARTS, "video", "provider")
    if embed.get("color") is not None:
        form.whole((*at, "color"), embed["color"], 0, 0xFFFFFF)
    _check_addresses(embed, at, form)
    form.types(at, embed, str, "timestamp")
    _check_moment(embed.get("timestamp"), (*at, "timestamp"), form)
    form.text((*at, "title"), embed.get("title"), 256)
    form.text((*at, "description"), embed.get("description"), 4096)
    for part, key, most in (("footer", "text", 2048), ("author", "name", 256)):
        text = _part(embed, part).get(key)
        missing = embed.get(part) is not None and not text
        form.text((*at, part, key), text, most, least=int(missing))
    fields = form.objects((*at, "fields"), embed.get("fields"))
    if len(fields) > 25:
        form.size((*at, "fields"), fields, 0, 25)
    for place, field in enumerate(fields):
        form.types((*at, "fields", place), field, bool, "inline")
        form.text((*at, "fields", place, "name"), field.get("name"), 256, least=1)
        form.text((*at, "fields", place, "value"), field.get("value"), 1024, least=1)
    said = any(embed.get(key) for key in ("title", "description", "fields", "image", "author"))
    if not (said or any(embed.get(key) for key in ("thumbnail", "footer", "url", "timestamp"))):
        form.wrong((*at, "description"), "BASE_TYPE_REQUIRED", "This field is required")


def _check_addresses(embed: JSON, at: Path, form: Form) -> None:
    """Check all URLs of an embed; a picture may be an attached file."""
    for part, key, schemes in ADDRESSES:
        here, holder = ((*at, part), _part(embed, part)) if part else (at, embed)
        form.types(here, holder, str, key)
        form.url((*here, key), holder.get(key) or None, *schemes)


def _check_moment(value: object, at: Path, form: Form) -> None:
    """Check that a time has the form of ISO 8601."""
    try:
        datetime.fromisoformat(str(value or "2000-01-01"))
    except ValueError:
        words = "Could not parse. Should be ISO8601."
        form.wrong(at, "DATE_TIME_TYPE_PARSE", words)


def _part(embed: JSON, key: str) -> JSON:
    part = embed.get(key)
    return part if isinstance(part, dict) else {}


def _embed_length(embed: JSON) -> int:
    listed = embed.get("fields")
    fields = listed if isinstance(listed, list) else []
    texts = [embed.get("title"), embed.get("description")]
    texts += [_part(embed, "footer").get("text"), _part(embed, "author").get("name")]
    texts += [
        field.get(key) for field in fields if isinstance(field, dict) for key in ("name", "value")
    ]
    return sum(len(text) for text in texts if isinstance(text, str))


def check_mentions(allowed: object, form: Form) -> None:
    """Check allowed mentions; `parse` and an explicit list of the same kind exclude each other."""
    if not isinstance(allowed, dict):
        return
    at: Path = ("allowed_mentions",)
    form.types(at, allowed, bool, "replied_user")
    form.types(at, allowed, list, "parse")
    parse = allowed["parse"] if isinstance(allowed.get("parse"), list) else []
    for number, kind in enumerate(parse):
        form.one_of((*at, "parse", number), kind, ("roles", "users", "everyone"))
    for kind in ("users", "roles"):
        listed = form.snowflakes((*at, kind), allowed.get(kind))
        if kind in parse and listed:
            words = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.wrong(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)
        if len(listed) > 100:
            form.size(("allowed_mentions", kind), listed, 0, 100)


def check_files(described: list[JSON], uploads: list[Upload], total: int, form: Form) -> None:
    """Check files: ten of 10 MiB, alt text of 1024; `total` counts the message's files."""
    for place, entry in enumerate(described):
        at = ("attachments", place)
        form.snowflake((*at, "id"), entry.get("id", 0))
        form.text((*at, "description"), entry.get("description"), ALT_TEXT)
        form.text((*at, "filename"), entry.get("filename"), 1024)
    for upload in uploads:
        if len(upload.content) > FILE_SIZE:
            words = f"File exceeds the maximum size of {FILE_SIZE} bytes."
            form.wrong(("files", upload.number), "FILE_SIZE_EXCEEDED", words)
    if total > FILES:
        words = f"Must be {FILES} or fewer in length."
        form.wrong(("attachments",), "BASE_TYPE_MAX_LENGTH", words)


def check_pictures(embeds: list[JSON], names: set[str], form: Form) -> None:
    """Check that attachment:// in pictures of embeds names a file of the message (`names`)."""
    for number, embed in enumerate(embeds):
        for key, url in (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url")):
            name = referred(str(_part(embed, key).get(url) or ""))
            if name is not None and name not in names:
                words = f"The referenced attachment attachment://{name} was not found."
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                form.wrong(("embeds", number, key, url), code, words)


def check_no_legacy(body: JSON, form: Form) -> None:
    """Refuse content and embeds in a Components V2 message."""
    for key in ("content", "embeds"):
        if body[key]:
            words = f"The '{key}' field cannot be used with MessageFlags.IS_COMPONENTS_V2"
            form.wrong((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words)
