"""Daifugo: the Japanese President, played for the last deal of a number of deals."""

from rules.catalogue.presets.page import Preset

PRESETS = (
    Preset(
        "daifugo_denexa",
        "Daifugo",
        "Sets only, a pass ends your trick; two cards exchanged; ten deals, the last one counts",
        "df",
        {},
    ),
)
