"""The games: pages of presets, and what a preset chooses together with its bases."""

from __future__ import annotations

from rules.catalogue.presets.big_two import BIG_TWO, TABLES
from rules.catalogue.presets.deuces import PRESETS as DEUCES
from rules.catalogue.presets.other_games import BIG_THREE, DAIFUGO, DOU_DIZHU, THIRTEEN
from rules.catalogue.presets.preset import Preset
from rules.catalogue.presets.president import PRESETS as PRESIDENT

PAGES = (BIG_TWO, TABLES, DEUCES, PRESIDENT, DAIFUGO, THIRTEEN, DOU_DIZHU, BIG_THREE)
PRESETS: dict[str, Preset] = {preset.id: preset for page in PAGES for preset in page}


def resolved(preset: str) -> tuple[str, dict[str, str]]:
    """Return the family of a preset, and every choice that it and its bases make.

    Raises KeyError if there is no such preset.
    """
    game = PRESETS[preset]
    if game.base not in PRESETS:
        return game.base, dict(game.choices)
    family, choices = resolved(game.base)
    return family, choices | dict(game.choices)
