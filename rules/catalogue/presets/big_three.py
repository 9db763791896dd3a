"""Big Three, Dig a Hole: threes are high and one bids to play alone against two."""

from rules.catalogue.presets.page import Preset

PRESETS = (
    Preset(
        "bigthree_denexa",
        "Big Three / Dig a Hole",
        "Threes are high; the lowest heart opens the bidding and leads; one plays against two",
        "b3",
        {},
    ),
)
