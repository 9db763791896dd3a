"""Daifugo, Thirteen, Dou Dizhu and Big Three."""

from __future__ import annotations

from rules.catalogue.presets.preset import Preset

DAIFUGO = (
    Preset(
        "daifugo_denexa",
        "Daifugo",
        "Singles and sets, a pass ends your trick, two-card exchange; win the last of ten deals",
        "df",
        {},
    ),
)


THIRTEEN = (
    Preset(
        "thirteen_denexa",
        "Thirteen / Tien Len",
        "Singles, sets, runs and chops; a pass ends your trick; first out wins",
        "th",
        {},
    ),
    Preset(
        "thirteen_auto_win",
        "Thirteen with automatic wins",
        "Being dealt four twos or four threes wins at once",
        "thirteen_denexa",
        {"four_twos": "win", "four_threes": "win"},
    ),
    Preset(
        "thirteen_twos_chop",
        "Thirteen, chops only on twos",
        "Four of a kind and runs of pairs chop twos, nothing else",
        "thirteen_denexa",
        {"chop_reach": "twos_only"},
    ),
    Preset(
        "thirteen_play_on",
        "Thirteen, played out",
        "Play on for every place; the winner leads the next deal",
        "thirteen_denexa",
        {"deal_end": "one_left", "later_lead": "winner"},
    ),
    Preset(
        "thirteen_double",
        "Thirteen, two decks",
        "7 to 12 players, two decks; the second deck wins the last ties",
        "thirteen_denexa",
        {"players": "7..12", "decks": "2", "deck_backs": "ranked"},
    ),
)


BIG_THREE = (
    Preset(
        "bigthree_denexa",
        "Big Three / Dig a Hole",
        "Threes are high; the lowest heart bids first and leads; one plays against two",
        "b3",
        {},
    ),
)


DOU_DIZHU = (
    Preset(
        "doudizhu_open",
        "Dou Dizhu",
        "Bid up to 3 to be the landlord and take three cards, seen by all; bombs double the stake",
        "dd",
        {"leftover": "widow_open"},
    ),
    Preset(
        "doudizhu_denexa",
        "Dou Dizhu, hidden cards",
        "Bid up to 3 to be the landlord, 20 cards against two players; bombs double the stake",
        "dd",
        {},
    ),
)
