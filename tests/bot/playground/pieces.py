"""Components as a bot writes them, valid unless an argument changes them."""

from __future__ import annotations

from bot.playground.world.wire import JSON


def button(number: object = 1, **more: object) -> JSON:
    """Return a button whose id has this number."""
    return {"type": 2, "style": 2, "label": "go", "custom_id": f"b{number}", **more}


def select(options: int = 2, **more: object) -> JSON:
    """Return a select menu with so many options."""
    listed = [{"label": f"l{number}", "value": f"v{number}"} for number in range(options)]
    return {"type": 3, "custom_id": "s", "options": listed, **more}


def row(*items: JSON) -> JSON:
    """Return an action row with these components."""
    return {"type": 1, "components": list(items)}


def text(length: int) -> JSON:
    """Return a text display of so many characters."""
    return {"type": 10, "content": "x" * length}
