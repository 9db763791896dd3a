"""Daifugo, Thirteen, Dou Dizhu and Big Three."""

from __future__ import annotations

from rules.catalogue.presets.preset import Preset

DAIFUGO = (
    Preset(
        "daifugo_denexa",
        "Daifugo",
        "Sets only, a pass ends your trick; two cards exchanged; ten deals, the last one counts",
        "df",
        {},
    ),
)


THIRTEEN = (
    Preset(
        "thirteen_denexa",
        "Thirteen / Tien Len",
        "Sets, runs and chops; a pass ends your trick; the first one out wins",
        "th",
        {},
    ),
    Preset(
        "thirteen_auto_win",
        "Thirteen with automatic wins",
        "Four twos or four threes in the hand win at once",
        "thirteen_denexa",
        {"four_twos": "win", "four_threes": "win"},
    ),
    Preset(
        "thirteen_twos_chop",
        "Thirteen, chops only on twos",
        "Four of a kind and runs of pairs beat twos and nothing else",
        "thirteen_denexa",
        {"chop_reach": "twos_only"},
    ),
    Preset(
        "thirteen_play_on",
        "Thirteen, second and third place played out, winner leads next",
        "Every place is played for, and the winner leads the next deal",
        "thirteen_denexa",
        {"deal_end": "one_left", "later_lead": "winner"},
    ),
    Preset(
        "thirteen_double",
        "Thirteen with two decks, 7 to 12 players",
        "For a large table: two packs whose backs break the last ties",
        "thirteen_denexa",
        {"players": "7..12", "decks": "2", "deck_backs": "ranked"},
    ),
)


BIG_THREE = (
    Preset(
        "bigthree_denexa",
        "Big Three / Dig a Hole",
        "Threes are high; the lowest heart opens the bidding and leads; one plays against two",
        "b3",
        {},
    ),
)


DOU_DIZHU = (
    Preset(
        "doudizhu_denexa",
        "Dou Dizhu",
        "Bid up to three to be the landlord with 20 cards against two; bombs double the stake",
        "dd",
        {},
    ),
)
