"""Discord's limits on the components of a message: nesting, counts, ids, and what they show."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.playground.checks.controls import check_button, check_number, check_select
from bot.playground.errors import Form, Path
from bot.playground.messages.rendering import referred
from bot.playground.world.wire import JSON, SELECTS, Component

ROWS = 5
TOTAL = 40
TEXT_TOTAL = 4000
TOP = (Component.ROW,)
IN_CONTAINER = (
    Component.ROW,
    Component.SECTION,
    Component.TEXT,
    Component.GALLERY,
    Component.FILE,
    Component.SEPARATOR,
)
TOP_V2 = (*IN_CONTAINER, Component.CONTAINER)


@dataclass
class Walk:
    """The counts and ids of a whole message, collected while its components are checked.

    >>> walk = Walk(Form(), files=set())
    >>> for place in (0, 1):
    ...     walk.claim("play", ("components", place))
    >>> walk.form.raise_if_wrong()  # the custom_id is claimed twice
    Traceback (most recent call last):
        ...
    bot.playground.errors.Refusal: 400 50035 Invalid Form Body
    """

    form: Form
    files: set[str]
    count: int = 0
    text: int = 0
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)

    def number(self, component: JSON, at: Path) -> None:
        """Check a component's id against its bounds and the ids already seen; 0 stands for none."""
        check_number(component, at, self.ids, self.form)

    def claim(self, custom_id: object, at: Path) -> None:
        """Check a custom_id against its length and the custom_ids already seen."""
        self.form.text((*at, "custom_id"), custom_id, 100, least=1)
        if isinstance(custom_id, str) and custom_id in self.custom_ids:
            words = "Component custom id cannot be duplicated"
            self.form.wrong((*at, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", words)
        self.custom_ids.add(str(custom_id))

    def media(self, media: object, at: Path, attached_only: bool = False) -> None:
        """Check a media url: attachment://name of a file of this message, or http(s)."""
        url = media.get("url") if isinstance(media, dict) else None
        at = (*at, "url")
        if not isinstance(url, str) or not url:
            self.form.wrong(at, "BASE_TYPE_REQUIRED", "This field is required")
        elif url.startswith("attachment://"):
            if referred(url) not in self.files:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                self.form.wrong(at, code, f"The referenced attachment {url} was not found.")
        elif attached_only or not url.startswith(("http://", "https://")):
            words = 'Scheme must be one of ("attachment",).' if attached_only else "Not an url."
            self.form.wrong(at, "URL_TYPE_INVALID_SCHEME", words)


def check_components(components: list[JSON], v2: bool, files: set[str], form: Form) -> None:
    """Check a message's components against Discord's limits; `files` are names of its files."""
    walk = Walk(form, files)
    if not v2 and len(components) > ROWS:
        words = f"Must be {ROWS} or fewer in length."
        form.wrong(("components",), "BASE_TYPE_MAX_LENGTH", words)
    for number, component in enumerate(components):
        _check(component, ("components", number), TOP_V2 if v2 else TOP, walk)
    if walk.count > TOTAL:
        words = f"The maximum number of components in a message is {TOTAL}."
        form.wrong(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words)
    if walk.text > TEXT_TOTAL:
        words = f"The total text of a message must be {TEXT_TOTAL} or fewer in length."
        form.wrong(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)


def _check(component: JSON, at: Path, allowed: tuple[Component, ...], walk: Walk) -> None:
    if not walk.form.one_of((*at, "type"), component.get("type"), allowed):
        return
    walk.count += 1
    walk.number(component, at)
    walk.form.types(at, component, bool, "spoiler", "divider")
    CHECKS[Component(component["type"])](component, at, walk)


def _children(component: JSON, at: Path, walk: Walk) -> list[JSON]:
    return walk.form.objects((*at, "components"), component.get("components"))


def _check_row(row: JSON, at: Path, walk: Walk) -> None:
    items = _children(row, at, walk)
    walk.form.size((*at, "components"), items, 1, 5)
    kinds = (Component.BUTTON, *(Component(kind) for kind in sorted(SELECTS)))
    for number, item in enumerate(items):
        _check(item, (*at, "components", number), kinds, walk)
    if len(items) > 1 and any(item.get("type") in (*SELECTS,) for item in items):
        words = "The specified component exceeds the maximum width"
        walk.form.wrong((*at, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", words)


def _check_section(section: JSON, at: Path, walk: Walk) -> None:
    texts = _children(section, at, walk)
    walk.form.size((*at, "components"), texts, 1, 3)
    for number, text in enumerate(texts):
        _check(text, (*at, "components", number), (Component.TEXT,), walk)
    accessory = section.get("accessory")
    if not isinstance(accessory, dict):
        walk.form.wrong((*at, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
        return
    _check(accessory, (*at, "accessory"), (Component.BUTTON, Component.THUMBNAIL), walk)


def _check_text(component: JSON, at: Path, walk: Walk) -> None:
    content = component.get("content")
    walk.form.text((*at, "content"), content, TEXT_TOTAL, least=1)
    walk.text += len(content) if isinstance(content, str) else 0


def _check_thumbnail(component: JSON, at: Path, walk: Walk) -> None:
    walk.media(component.get("media"), (*at, "media"))
    walk.form.types(at, component, bool, "spoiler")
    description = component.get("description")
    walk.form.text((*at, "description"), description, 1024, least=int(description is not None))


def _check_gallery(gallery: JSON, at: Path, walk: Walk) -> None:
    items = walk.form.objects((*at, "items"), gallery.get("items"))
    walk.form.size((*at, "items"), items, 1, 10)
    for number, item in enumerate(items):
        _check_thumbnail(item, (*at, "items", number), walk)


def _check_file(component: JSON, at: Path, walk: Walk) -> None:
    media = component.get("file")
    # An edit sends a file that the message already has under its /attachments/ address.
    resent = isinstance(media, dict) and "/attachments/" in str(media.get("url"))
    walk.media(media, (*at, "file"), attached_only=not resent)


def _check_separator(component: JSON, at: Path, walk: Walk) -> None:
    spacing = component.get("spacing")
    walk.form.one_of((*at, "spacing"), 1 if spacing is None else spacing, (1, 2))


def _check_container(container: JSON, at: Path, walk: Walk) -> None:
    inner = _children(container, at, walk)
    walk.form.size((*at, "components"), inner, 1, TOTAL)
    if container.get("accent_color") is not None:
        walk.form.whole((*at, "accent_color"), container["accent_color"], 0, 0xFFFFFF)
    for number, component in enumerate(inner):
        _check(component, (*at, "components", number), IN_CONTAINER, walk)


def _check_button(component: JSON, at: Path, walk: Walk) -> None:
    if check_button(component, at, walk.form):
        walk.claim(component.get("custom_id"), at)


def _check_select(component: JSON, at: Path, walk: Walk) -> None:
    check_select(component, at, walk.form)
    walk.claim(component.get("custom_id"), at)


CHECKS = {
    Component.ROW: _check_row,
    Component.BUTTON: _check_button,
    Component.SECTION: _check_section,
    Component.TEXT: _check_text,
    Component.THUMBNAIL: _check_thumbnail,
    Component.GALLERY: _check_gallery,
    Component.FILE: _check_file,
    Component.SEPARATOR: _check_separator,
    Component.CONTAINER: _check_container,
    **dict.fromkeys((Component(kind) for kind in SELECTS), _check_select),
}
