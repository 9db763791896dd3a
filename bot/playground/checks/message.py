"""Discord's limits on text, embeds, files and mentions of a message."""

from __future__ import annotations

from bot.playground.errors import Form
from bot.playground.messages.attachments import Upload
from bot.playground.messages.rendering import referred
from bot.playground.world.wire import JSON

CONTENT = 2000
EMBEDS = 10
EMBEDS_TOTAL = 6000
FILES = 10
FILE_SIZE = 10 * 1024 * 1024
ALT_TEXT = 1024


def check_fields(payload: JSON, form: Form) -> None:
    """Hold content, embeds and allowed mentions of a request against their limits."""
    form.text(("content",), payload.get("content"), CONTENT)
    check_embeds(form.objects(("embeds",), payload.get("embeds")), form)
    check_mentions(payload.get("allowed_mentions"), form)


def check_embeds(embeds: list[JSON], form: Form) -> None:
    """Ten embeds, each part within its length, 6000 characters together."""
    if len(embeds) > EMBEDS:
        form.size(("embeds",), embeds, 0, EMBEDS)
    for number, embed in enumerate(embeds):
        _check_embed(embed, number, form)
    if sum(_embed_length(embed) for embed in embeds) > EMBEDS_TOTAL:
        words = f"Embed size exceeds maximum size of {EMBEDS_TOTAL}"
        form.wrong(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", words)


def _check_embed(embed: JSON, number: int, form: Form) -> None:
    at = ("embeds", number)
    form.text((*at, "title"), embed.get("title"), 256)
    form.text((*at, "description"), embed.get("description"), 4096)
    form.text((*at, "footer", "text"), _part(embed, "footer").get("text"), 2048)
    form.text((*at, "author", "name"), _part(embed, "author").get("name"), 256)
    fields = form.objects((*at, "fields"), embed.get("fields"))
    if len(fields) > 25:
        form.size((*at, "fields"), fields, 0, 25)
    for place, field in enumerate(fields):
        form.text((*at, "fields", place, "name"), field.get("name"), 256, least=1)
        form.text((*at, "fields", place, "value"), field.get("value"), 1024, least=1)
    said = any(embed.get(key) for key in ("title", "description", "fields", "image", "author"))
    if not (said or any(embed.get(key) for key in ("thumbnail", "footer", "url", "timestamp"))):
        form.wrong((*at, "description"), "BASE_TYPE_REQUIRED", "This field is required")


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
    """`parse` and an explicit list of the same kind exclude each other."""
    if not isinstance(allowed, dict):
        return
    parse = allowed.get("parse") or []
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        if kind in parse and listed:
            words = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.wrong(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)
        if len(listed) > 100:
            form.size(("allowed_mentions", kind), listed, 0, 100)


def check_files(described: list[JSON], uploads: list[Upload], total: int, form: Form) -> None:
    """Ten files of 10 MiB, alt text of 1024; `total` counts the files the message will have."""
    for place, entry in enumerate(described):
        at = ("attachments", place)
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
    """Pictures of embeds may refer by attachment:// only to files of the message (`names`)."""
    for number, embed in enumerate(embeds):
        for key, url in (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url")):
            name = referred(str(_part(embed, key).get(url) or ""))
            if name is not None and name not in names:
                words = f"The referenced attachment attachment://{name} was not found."
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                form.wrong(("embeds", number, key, url), code, words)


def check_no_legacy(body: JSON, form: Form) -> None:
    """A Components V2 message has neither content nor embeds."""
    for key in ("content", "embeds"):
        if body[key]:
            words = f"The '{key}' field cannot be used with MessageFlags.IS_COMPONENTS_V2"
            form.wrong((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words)
