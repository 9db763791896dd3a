"""Requests without custom emojis, to be sent again where Discord refuses an emoji."""

from __future__ import annotations

import json
from typing import Any

FORM_JSON = "payload_json"  # the part of a form with files that holds the JSON body


def without_emojis(value: Any) -> Any:
    """Return a request body without custom emojis; the JSON body of a form with files included.

    A control with an emoji alone gets its name as the label.
    """
    if isinstance(value, list):
        return [without_emojis(one) for one in value]
    if not isinstance(value, dict):
        return value
    if value.get("name") == FORM_JSON:
        return {**value, "value": json.dumps(without_emojis(json.loads(value["value"])))}
    emoji = value.get("emoji") or {}
    if "id" not in emoji:
        return {key: without_emojis(one) for key, one in value.items()}
    label = value.get("label") or emoji["name"].replace("_", " ")
    return {key: one for key, one in value.items() if key != "emoji"} | {"label": label}
