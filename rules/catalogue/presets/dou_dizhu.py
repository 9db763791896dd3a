"""Dou Dizhu, Fight the Landlord: one bids to play against two, with kickers, bombs and rocket."""

from rules.catalogue.presets.page import Preset

PRESETS = (
    Preset(
        "doudizhu_denexa",
        "Dou Dizhu",
        "Bid up to three to be the landlord with 20 cards against two; bombs double the stake",
        "dd",
        {},
    ),
)
