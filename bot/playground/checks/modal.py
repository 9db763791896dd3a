"""Discord's limits on modals."""

from __future__ import annotations

from bot.playground.checks.controls import check_number, check_options, check_select
from bot.playground.errors import Form, Path, is_a
from bot.playground.world.wire import JSON, SELECTS, Component

TOP_LEVEL = 5
TYPED = 4000
"""The most characters of a text input, and of what stands in it at first."""
LABELLED = (
    Component.TEXT_INPUT,
    *(Component(kind) for kind in sorted(SELECTS)),
    Component.FILE_UPLOAD,
    Component.RADIO_GROUP,
    Component.CHECKBOX_GROUP,
    Component.CHECKBOX,
)


def check_modal(modal: JSON, form: Form) -> None:
    """Check a modal (the data of callback type 9) against Discord's limits."""
    form.text(("data", "custom_id"), modal.get("custom_id"), 100, least=1)
    form.text(("data", "title"), modal.get("title"), 45, least=1)
    at: Path = ("data", "components")
    parts = form.objects(at, modal.get("components"))
    form.size(at, parts, 1, TOP_LEVEL)
    seen: set[str] = set()
    ids: set[int] = set()
    for number, part in enumerate(parts):
        check_number(part, (*at, number), ids, form)
        for field, here in _fields(part, (*at, number), form):
            check_number(field, here, ids, form)
            _check_field(field, here, form)
            custom_id = str(field.get("custom_id"))
            if custom_id in seen:
                words = "Component custom id cannot be duplicated"
                form.wrong((*here, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", words)
            seen.add(custom_id)


def _fields(part: JSON, at: Path, form: Form) -> list[tuple[JSON, Path]]:
    """Return the valid fields of one top-level part, each with its path."""
    kinds = (Component.ROW, Component.LABEL, Component.TEXT)
    if not form.one_of((*at, "type"), part.get("type"), kinds):
        return []
    if part["type"] == Component.TEXT:
        form.text((*at, "content"), part.get("content"), 4000, least=1)
        return []
    if part["type"] == Component.ROW:
        inputs = form.objects((*at, "components"), part.get("components"))
        form.size((*at, "components"), inputs, 1, 1)
        places = [(*at, "components", number) for number in range(len(inputs))]
        kept = zip(inputs, places, strict=True)
        return [pair for pair in kept if _is(pair[0], pair[1], (Component.TEXT_INPUT,), form)]
    form.text((*at, "label"), part.get("label"), 45, least=1)
    description = part.get("description")
    form.text((*at, "description"), description, 100, least=int(description is not None))
    field = part.get("component")
    if not isinstance(field, dict):
        form.wrong((*at, "component"), "BASE_TYPE_REQUIRED", "This field is required")
        return []
    here = (*at, "component")
    return [(field, here)] if _is(field, here, LABELLED, form) else []


def _is(field: JSON, at: Path, kinds: tuple[Component, ...], form: Form) -> bool:
    return form.one_of((*at, "type"), field.get("type"), kinds)


def _check_field(field: JSON, at: Path, form: Form) -> None:
    form.text((*at, "custom_id"), field.get("custom_id"), 100, least=1)
    form.types(at, field, bool, "required")
    kind = field["type"]
    if kind in SELECTS:
        check_select(field, at, form)
    elif kind in (Component.RADIO_GROUP, Component.CHECKBOX_GROUP):
        options = form.objects((*at, "options"), field.get("options"))
        check_options(options, (*at, "options"), form, most=10)
    elif kind == Component.TEXT_INPUT:
        _check_text_input(field, at, form)


def _check_text_input(field: JSON, at: Path, form: Form) -> None:
    form.one_of((*at, "style"), field.get("style"), (1, 2))
    form.text((*at, "label"), field.get("label"), 45)
    form.text((*at, "placeholder"), field.get("placeholder"), 100)
    least, most = field.get("min_length"), field.get("max_length")
    least, most = (0 if least is None else least), (TYPED if most is None else most)
    form.whole((*at, "min_length"), least, 0, TYPED)
    form.whole((*at, "max_length"), most, 1, TYPED)
    form.types(at, field, str, "value")
    if not is_a(least, int) or not is_a(most, int):
        return
    if least > most:
        words = "The minimum length is greater than the maximum."
        form.wrong((*at, "min_length"), "TEXT_INPUT_COMPONENT_INVALID_BOUNDS", words)
    if field.get("value"):
        form.text((*at, "value"), field["value"], most, least=max(1, least))
