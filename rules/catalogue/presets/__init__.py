"""The games: each a page of choices, and the presets that change a few of them."""

from rules.catalogue.presets.pages import PRESETS, resolved

__all__ = ["PRESETS", "resolved"]
