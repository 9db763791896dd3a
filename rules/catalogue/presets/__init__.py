"""The games: each a page of choices, and the presets that change a few of them."""

from __future__ import annotations

from rules.catalogue.presets import (
    big_three,
    big_two,
    big_two_tables,
    daifugo,
    deuces,
    dou_dizhu,
    president,
    thirteen,
)
from rules.catalogue.presets.page import Preset

PAGES = (big_two, big_two_tables, deuces, president, daifugo, thirteen, dou_dizhu, big_three)
PRESETS: dict[str, Preset] = {preset.id: preset for page in PAGES for preset in page.PRESETS}


def resolved(preset: str) -> tuple[str, dict[str, str]]:
    """The family of a preset, and every choice that it and its bases make."""
    page = PRESETS[preset]
    if page.base not in PRESETS:
        return page.base, dict(page.choices)
    family, choices = resolved(page.base)
    return family, choices | dict(page.choices)
