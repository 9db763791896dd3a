"""Components as a bot might write them, right unless told otherwise."""

from __future__ import annotations

from bot.playground.world.wire import JSON


def button(number: object = 1, **more: object) -> JSON:
    """A button with a number of its own."""
    return {"type": 2, "style": 2, "label": "go", "custom_id": f"b{number}", **more}


def select(options: int = 2, **more: object) -> JSON:
    """A select menu with so many options."""
    listed = [{"label": f"l{number}", "value": f"v{number}"} for number in range(options)]
    return {"type": 3, "custom_id": "s", "options": listed, **more}


def row(*items: JSON) -> JSON:
    """An action row that holds these."""
    return {"type": 1, "components": list(items)}


def text(length: int) -> JSON:
    """A text display of so many characters."""
    return {"type": 10, "content": "x" * length}
