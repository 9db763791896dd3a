"""Discord's limits on messages, one row each: the message refused and the field it names."""

from __future__ import annotations

import pytest

from bot.playground import Playground
from bot.playground.world.emoji import Emoji
from bot.playground.world.wire import JSON, MessageFlag
from tests.bot.playground.pieces import button, row, select, text
from tests.bot.playground.raw import Raw, complaints

V2 = int(MessageFlag.COMPONENTS_V2)
OWN = Emoji("5", "spade")


def legacy(*rows: JSON) -> JSON:
    return {"content": "x", "components": list(rows)}


def modern(*components: JSON) -> JSON:
    return {"flags": V2, "components": list(components)}


def embeds(*embeds: JSON) -> JSON:
    return {"embeds": list(embeds)}


def with_option(**more: object) -> JSON:
    return {**select(), "options": [{"label": "l", "value": "v", **more}]}


def gallery(url: str = "https://example.org/a.png", count: int = 1) -> JSON:
    return {"type": 12, "items": [{"media": {"url": url}}] * count}


LONG = "x" * 4096
REFUSED: list[tuple[JSON, str, str]] = [
    ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    ({"content": 5}, "content", "STRING_TYPE_CONVERT"),
    (embeds(*[{"title": "x"}] * 11), "embeds", "BASE_TYPE_BAD_LENGTH"),
    (embeds({"title": "x" * 257}), "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    (embeds({"description": "x" * 4097}), "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
    (embeds({"footer": {"text": "x" * 2049}}), "embeds.0.footer.text", "BASE_TYPE_MAX_LENGTH"),
    (embeds({"author": {"name": "x" * 257}}), "embeds.0.author.name", "BASE_TYPE_MAX_LENGTH"),
    (
        embeds({"fields": [{"name": "n", "value": "v"}] * 26}),
        "embeds.0.fields",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        embeds({"fields": [{"name": "x" * 257, "value": "v"}]}),
        "embeds.0.fields.0.name",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        embeds({"fields": [{"name": "n", "value": ""}]}),
        "embeds.0.fields.0.value",
        "BASE_TYPE_REQUIRED",
    ),
    (embeds({"description": LONG}, {"description": LONG}), "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    (embeds({"color": 5}), "embeds.0.description", "BASE_TYPE_REQUIRED"),
    (
        embeds({"image": {"url": "attachment://no.png"}}),
        "embeds.0.image.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    ({"content": "x", "attachments": [{"id": "7"}]}, "attachments.0.id", "ATTACHMENT_NOT_FOUND"),
    (legacy(*[row(button(n)) for n in range(6)]), "components", "BASE_TYPE_MAX_LENGTH"),
    (legacy(button()), "components.0.type", "BASE_TYPE_CHOICES"),
    (legacy(text(5)), "components.0.type", "BASE_TYPE_CHOICES"),
    (legacy(row()), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    (
        legacy(row(*[button(n) for n in range(6)])),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        legacy(row(select(), button())),
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    (
        legacy(row(button(1), button(1))),
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        legacy(row(button(custom_id="x" * 101))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        legacy(row(button(custom_id=""))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_REQUIRED",
    ),
    (
        legacy(row(button(label="x" * 81))),
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        legacy(row(button(label=None))),
        "components.0.components.0",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    (legacy(row(button(style=9))), "components.0.components.0.style", "BASE_TYPE_CHOICES"),
    (
        legacy(row(button(style=5))),
        "components.0.components.0.custom_id",
        "BUTTON_COMPONENT_INVALID_CUSTOM_ID",
    ),
    (
        legacy(row(button(emoji={"name": "A"}))),
        "components.0.components.0.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    (
        legacy(row(button(emoji={"name": "🂡"}))),
        "components.0.components.0.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    (legacy(row(select(26))), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    (legacy(row(select(0))), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    (
        legacy(row(select(2, max_values=3))),
        "components.0.components.0.max_values",
        "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
    ),
    (
        legacy(row(select(25, max_values=26))),
        "components.0.components.0.max_values",
        "NUMBER_TYPE_MAX",
    ),
    (
        legacy(row(select(3, min_values=3, max_values=2))),
        "components.0.components.0.min_values",
        "SELECT_COMPONENT_INVALID_BOUNDS",
    ),
    (
        legacy(row(select(options=1, placeholder="x" * 151))),
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        legacy(row(select() | {"options": [{"label": "a", "value": "v"}] * 2})),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        legacy(row(select() | {"options": [{"label": "x" * 101, "value": "v"}]})),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {**modern(text(5)), "content": "x"},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        {**modern(text(5)), "embeds": [{"title": "x"}]},
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        modern(text(4000), text(1)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    (
        modern(*[row(*[button(5 * n + m) for m in range(5)]) for n in range(7)]),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (modern(button()), "components.0.type", "BASE_TYPE_CHOICES"),
    (
        modern({"type": 17, "components": [{"type": 17, "components": [text(1)]}]}),
        "components.0.components.0.type",
        "BASE_TYPE_CHOICES",
    ),
    (
        modern({"type": 17, "components": [text(1)], "accent_color": 1 << 24}),
        "components.0.accent_color",
        "NUMBER_TYPE_MAX",
    ),
    (modern(gallery(count=11)), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    (
        modern(gallery("attachment://no.png")),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (modern(gallery("hand.png")), "components.0.items.0.media.url", "URL_TYPE_INVALID_SCHEME"),
    (
        modern({"type": 13, "file": {"url": "https://example.org/a.txt"}}),
        "components.0.file.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    (
        modern({"type": 9, "components": [text(1)]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    (
        modern({"type": 9, "components": [text(1)] * 4, "accessory": button()}),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (modern({"type": 14, "spacing": 3}), "components.0.spacing", "BASE_TYPE_CHOICES"),
    (modern(text(0)), "components.0.content", "BASE_TYPE_REQUIRED"),
    ({"components": "rows"}, "components", "LIST_TYPE_CONVERT"),
    (
        legacy(row(button(emoji={"id": "6", "name": "spade"}))),
        "components.0.components.0.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    (
        legacy(row(with_option(emoji={"id": "6"}))),
        "components.0.components.0.options.0.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
]
ACCEPTED: list[JSON] = [
    {"content": "x" * 2000},
    embeds({"description": LONG}, {"description": "x" * (6000 - len(LONG))}),
    legacy(*[row(*[button(5 * n + m) for m in range(5)]) for n in range(5)]),
    legacy(row(select(25, max_values=25))),
    legacy(*[row(button(n, emoji={"name": emoji})) for n, emoji in enumerate(("🃏", "♠️", "1️⃣"))]),
    legacy(row(button(emoji={"id": OWN.id, "name": OWN.name}))),
    legacy(row(with_option(emoji={"id": int(OWN.id), "name": OWN.name}))),
    modern(text(4000)),
    modern(*[text(1)] * 40),
    modern(gallery(count=10)),
]


@pytest.mark.parametrize(("payload", "place", "code"), REFUSED)
async def test_content_beyond_a_limit_is_refused_with_50035_at_its_place(
    playground: Playground, room: str, payload: JSON, place: str, code: str
) -> None:
    async with Raw(playground) as raw:
        status, body = await raw("POST", f"/channels/{room}/messages", payload)
    assert (status, body["code"]) == (400, 50035)
    assert code in complaints(body)[place]
    assert playground.world.channels[room].messages == {}


@pytest.mark.parametrize("payload", ACCEPTED)
async def test_content_at_the_limit_is_accepted(
    playground: Playground, room: str, payload: JSON
) -> None:
    playground.world.emojis[OWN.id] = OWN
    async with Raw(playground) as raw:
        status, body = await raw("POST", f"/channels/{room}/messages", payload)
    assert status == 200, body


@pytest.mark.parametrize("payload", [{}, {"content": ""}, {"embeds": []}, {"flags": V2}])
async def test_an_empty_message_is_refused_with_50006(
    playground: Playground, room: str, payload: JSON
) -> None:
    async with Raw(playground) as raw:
        status, body = await raw("POST", f"/channels/{room}/messages", payload)
    assert (status, body["code"]) == (400, 50006)
