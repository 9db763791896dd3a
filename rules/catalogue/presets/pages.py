"""All pages of presets, and what a preset chooses together with its bases."""

from __future__ import annotations

from rules.catalogue.presets.big_three import PRESETS as BIG_THREE
from rules.catalogue.presets.big_two import PRESETS as BIG_TWO
from rules.catalogue.presets.big_two_tables import PRESETS as BIG_TWO_TABLES
from rules.catalogue.presets.daifugo import PRESETS as DAIFUGO
from rules.catalogue.presets.deuces import PRESETS as DEUCES
from rules.catalogue.presets.dou_dizhu import PRESETS as DOU_DIZHU
from rules.catalogue.presets.page import Preset
from rules.catalogue.presets.president import PRESETS as PRESIDENT
from rules.catalogue.presets.thirteen import PRESETS as THIRTEEN

PAGES = (BIG_TWO, BIG_TWO_TABLES, DEUCES, PRESIDENT, DAIFUGO, THIRTEEN, DOU_DIZHU, BIG_THREE)
PRESETS: dict[str, Preset] = {preset.id: preset for page in PAGES for preset in page}


def resolved(preset: str) -> tuple[str, dict[str, str]]:
    """The family of a preset, and every choice that it and its bases make.

    KeyError: no such preset.
    """
    game = PRESETS[preset]
    if game.base not in PRESETS:
        return game.base, dict(game.choices)
    family, choices = resolved(game.base)
    return family, choices | dict(game.choices)
