"""Places, exchanges and duties in sentences."""

from __future__ import annotations

from rules.catalogue.says.words import Section

SECTIONS = (
    Section(
        "Exchange",
        {
            "exchange": {
                "none": "",
                "by_score": "Before later deals the lower place of each pair gives its best cards "
                "to the higher, as many as the points of that place.",
                "[1]": "Before later deals the last place gives its best card to the first.",
                "[2]": "Before later deals the last place gives its two best cards to the first.",
                "[2,1]": "Before later deals the last place gives its two best cards to the first, "
                "the last but one its best card to the second.",
                "*": "Before later deals the lower places give their best cards to the higher "
                "ones, from the outer pair inward: {exchange}.",
            },
            "exchange_return": {
                "any": "As many cards go back, chosen freely.",
                "lowest": "As many cards go back, the lowest.",
                "any_after_receiving": "As many cards go back, chosen after seeing those given.",
            },
            "exchange_extra": {"0": "", "1": "The higher place gives back one card more."},
            "three_player_gift": {
                "off": "",
                "on": "Three players: in later deals the loser gives the winner the highest card "
                "for one that is not wanted.",
            },
            "merchants": {
                "off": "",
                "on": "The two places in the middle give each other a card and may haggle.",
            },
            "collusion": {
                "off": "",
                "on": "First and last, second and last but one, and so on swap any cards in "
                "secret before play.",
            },
        },
    ),
    Section(
        "Places",
        {
            "seating": {
                "by_rank": "After a deal players sit in the order of their places.",
                "fixed": "Seats stay as they are.",
            },
            "titles": {"*": "The places are called: {titles}."},
            "hats": {"off": "", "on": "Every place wears a hat."},
            "duties": {
                "nobody": "",
                "bottom_rank": "The last place shuffles, deals and clears.",
                "top_rank": "The first place shuffles, deals and clears.",
            },
            "touch_rule": {
                "off": "",
                "on": "Only the last place may touch the cards on the table; whoever else does "
                "takes its place.",
            },
            "procedural_faults": {
                "off": "",
                "on": "The first place deals by hand; after two faults it becomes the last place.",
            },
            "stagnation_demotion": {
                "off": "",
                "*": "When {stagnation_demotion} deals in a row change no place, the first place "
                "becomes the last.",
            },
            "forfeits": {"off": "", "on": "The first places may ask the last for a forfeit."},
            "join_leave": {
                "between_deals": "Players may join and leave between deals; newcomers start last.",
                "closed": "Nobody joins or leaves before the match is over.",
            },
        },
    ),
)
