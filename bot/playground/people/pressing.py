"""Turns a press, a choice or a filled-in modal into the data of an interaction.

Raises Objection for values that the component does not take.
"""

from __future__ import annotations

from typing import Any

from bot.playground.messages.rendering import walk
from bot.playground.people.resolving import Objection, Resolver
from bot.playground.world.wire import JSON, SELECTS, Component
from bot.playground.world.world import Channel, Message, Person, World


def press_data(
    world: World, me: Person, channel: Channel, message: Message, custom_id: object, values: object
) -> JSON:
    """Return the data of a used component; Objection if it is missing, disabled, or misused."""
    for component in walk(message.body["components"]):
        if component.get("custom_id") == custom_id:
            break
    else:
        raise Objection("That message has no such button or menu.")
    if component.get("disabled"):
        raise Objection("That button or menu is disabled.")
    kind = component["type"]
    shape: JSON = {"custom_id": custom_id, "component_type": kind, "id": component["id"]}
    if kind == Component.BUTTON:
        if values is not None:
            raise Objection("A button takes no values.")
        return shape
    resolver = Resolver(world, me, channel)
    chosen = _chosen(component, values, resolver)
    return {**shape, "values": chosen, **resolver.part()}


def _chosen(field: JSON, values: object, resolver: Resolver) -> list[str]:
    if not isinstance(values, list) or not all(isinstance(one, str) for one in values):
        raise Objection("Choose from the menu: values must be a list of texts.")
    least, most = field.get("min_values", 1), field.get("max_values", 1)
    if not least <= len(values) <= most or len(set(values)) < len(values):
        raise Objection(f"Choose between {least} and {most} different values.")
    if "options" in field:
        known = [option["value"] for option in field["options"]]
        for value in values:
            if value not in known:
                raise Objection(f"{value} is not one of the options.")
    elif field["type"] in SELECTS:
        resolver.chosen(field, values)
    return values


def modal_data(world: World, me: Person, channel: Channel, modal: JSON, values: object) -> JSON:
    """Return the data of a modal submitted with `values` by custom_id."""
    if not isinstance(values, dict):
        raise Objection("The values must be an object keyed by custom_id.")
    resolver = Resolver(world, me, channel)
    parts: list[JSON] = []
    for part in modal["components"]:
        shape: JSON = {"type": part["type"], "id": part["id"]}
        if part["type"] == Component.ROW:
            shape["components"] = [
                _submitted(field, values, resolver) for field in part["components"]
            ]
        elif part["type"] == Component.LABEL:
            shape["component"] = _submitted(part["component"], values, resolver)
        parts.append(shape)
    return {"custom_id": modal["custom_id"], "components": parts, **resolver.part()}


def _submitted(field: JSON, values: JSON, resolver: Resolver) -> JSON:
    kind, custom_id = field["type"], field["custom_id"]
    shape: JSON = {"type": kind, "id": field["id"], "custom_id": custom_id}
    value = values.get(custom_id)
    if kind == Component.TEXT_INPUT:
        return {**shape, "value": _typed(field, value)}
    if kind == Component.CHECKBOX:
        return {**shape, "value": value in (True, "true")}
    if kind == Component.FILE_UPLOAD:
        if field.get("required", True):
            raise Objection("Files cannot be sent in the playground.")
        return {**shape, "values": []}
    optional = not field.get("required", True)
    chosen: list[str] = []
    if not (optional and not value):
        listed: Any = [value] if isinstance(value, str) else value
        chosen = _chosen(field, listed, resolver)
    if kind == Component.RADIO_GROUP:
        return {**shape, "value": chosen[0] if chosen else None}
    return {**shape, "values": chosen}


def _typed(field: JSON, value: object) -> str:
    text = field.get("value", "") if value is None else value
    label = field.get("label") or field["custom_id"]
    if not isinstance(text, str):
        raise Objection(f"{label} must be text.")
    if not text and not field.get("required", True):
        return ""
    least = max(field.get("min_length", 0), 1 if field.get("required", True) else 0)
    if not least <= len(text) <= field.get("max_length", 4000):
        raise Objection(f"{label} must have {least} to {field.get('max_length', 4000)} characters.")
    return text
