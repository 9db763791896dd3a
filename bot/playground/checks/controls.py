"""Discord's limits on single controls: buttons and selects, in messages and modals alike."""

from __future__ import annotations

import re

from bot.playground.errors import BLANK, Form, Path, is_a
from bot.playground.world.wire import JSON, Component

LINK = 5
MOST_NUMBER = (1 << 31) - 1
NO_EMOJI = re.compile(r"[\x00-\x7f\U0001f0a0-\U0001f0ce\U0001f0d0-\U0001f0ff]")
"""Characters that are no emoji: ASCII, and the playing cards but the black joker."""


def check_button(button: JSON, at: Path, form: Form) -> bool:
    """Check a button against its limits; True if a button of its style has a custom_id."""
    style = button.get("style")
    form.one_of((*at, "style"), style, (1, 2, 3, 4, LINK))
    form.types(at, button, bool, "disabled")
    label = button.get("label")
    form.text((*at, "label"), label, 80)
    check_emoji(button.get("emoji"), at, form)
    if not str(label or "").strip(BLANK) and not button.get("emoji"):
        words = "A button must have a label or an emoji."
        form.wrong(at, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", words)
    if style != LINK:
        if button.get("url"):
            form.wrong((*at, "url"), "BUTTON_COMPONENT_INVALID_URL", "Only links have an url.")
        return True
    if button.get("custom_id"):
        words = "A link button cannot have a custom id."
        form.wrong((*at, "custom_id"), "BUTTON_COMPONENT_INVALID_CUSTOM_ID", words)
    form.text((*at, "url"), button.get("url"), 512, least=1)
    form.url((*at, "url"), button.get("url") or None, "discord")
    return False


def check_emoji(emoji: object, at: Path, form: Form) -> None:
    """Check an emoji: custom with an id, or Unicode without ASCII (except keycaps) or cards."""
    if emoji is None:
        return
    if isinstance(emoji, dict):
        form.types((*at, "emoji"), emoji, bool, "animated")
    name = emoji.get("name") if isinstance(emoji, dict) else None
    custom = isinstance(emoji, dict) and emoji.get("id")
    keycap = isinstance(name, str) and name.endswith("\u20e3")
    if custom or keycap or (isinstance(name, str) and name and not NO_EMOJI.search(name)):
        return
    form.wrong((*at, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_select(select: JSON, at: Path, form: Form) -> None:
    """Check a select's placeholder, bounds and options against their limits."""
    form.types(at, select, bool, "disabled", "required")
    form.types(at, select, list, "channel_types", "default_values")
    form.text((*at, "placeholder"), select.get("placeholder"), 150)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    least, most = (1 if least is None else least), (1 if most is None else most)
    form.whole((*at, "min_values"), least, 0, 25)
    form.whole((*at, "max_values"), most, 1, 25)
    bounded = is_a(least, int) and is_a(most, int)
    if bounded and least > most:
        words = "The minimum number of values is greater than the maximum."
        form.wrong((*at, "min_values"), "SELECT_COMPONENT_INVALID_BOUNDS", words)
    if select.get("type") == Component.SELECT:
        options = form.objects((*at, "options"), select.get("options"))
        check_options(options, (*at, "options"), form)
        if bounded and most > len(options):
            words = "The maximum number of values is greater than the number of options."
            form.wrong((*at, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", words)


def check_options(options: list[JSON], at: Path, form: Form, most: int = 25) -> None:
    """Check options: 1 to `most`, labels and values up to 100 characters, no value twice."""
    form.size(at, options, 1, most)
    seen: set[object] = set()
    for number, option in enumerate(options):
        here = (*at, number)
        form.types(here, option, bool, "default")
        form.text((*here, "label"), option.get("label"), 100, least=1)
        form.text((*here, "value"), option.get("value"), 100, least=1)
        form.text((*here, "description"), option.get("description"), 100)
        check_emoji(option.get("emoji"), here, form)
        value = str(option.get("value"))
        if value in seen:
            words = "The specified option value is already used"
            form.wrong((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", words)
        seen.add(value)


def check_number(component: JSON, at: Path, seen: set[int], form: Form) -> None:
    """Check the id of a component against its bounds and the ids `seen`; 0 stands for none."""
    number = component.get("id")
    if number is None:
        return
    form.whole((*at, "id"), number, 0, MOST_NUMBER)
    if is_a(number, int) and number:
        if number in seen:
            form.wrong((*at, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        seen.add(number)
