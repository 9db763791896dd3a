"""Going out and the end of a deal in sentences."""

from __future__ import annotations

from rules.catalogue.says.words import Section

SECTIONS = (
    Section(
        "End of a deal",
        {
            "deal_end": {
                "first_out": "The deal is over when the first player is out.",
                "one_left": "The deal goes on until only one player holds cards.",
            },
            "place_lead": {
                "next_player": "",
                "low_card_holder": "When someone is out, the holder of the lowest card leads.",
            },
            "top_must_win": {
                "off": "",
                "on": "When someone else is out first, the sitting first place throws its hand in "
                "and comes last.",
            },
            "announce": {
                "off": "",
                "one": "Everyone is warned when a player holds one card.",
                "two_or_one": "Everyone is warned when a player holds two cards or one.",
                "one_play_left": "Everyone is warned when a player can go out with one play.",
            },
            "announce_penalty": {
                "off": "",
                "take_all": "A player must call the last card; who wins without having called "
                "takes the penalties of all others.",
            },
            "last_card_guard": {
                "off": "",
                "forced": "Before a player with one card you must play your highest single, or "
                "lead more than one card.",
                "liability": "Who lets the next player win with the last card by not playing the "
                "highest single pays for all.",
                "assistant": "Who could have stopped a win with the last card and did not bears "
                "the points of the other losers too.",
            },
            "finish_ban": {
                "none": "",
                "single_two_spades": "Nobody may go out with the two of spades alone.",
                "any_with_two_spades": "Nobody may go out with a play that holds the two of "
                "spades.",
                "single_two": "Nobody may go out with a single two.",
                "single_or_pair_twos": "Nobody may go out with one two or a pair of twos.",
            },
        },
    ),
    Section(
        "Teams",
        {
            "teams": {
                "off": "",
                "opposite_pairs": "Partners sit opposite; when someone is out, the team with fewer "
                "cards wins.",
                "alone_vs_two": "One plays alone; when one of the others is out, both have won.",
            },
            "team_tie": {
                "shootout": "When both teams hold as many cards, a deal of five cards each "
                "decides.",
                "draw": "When both teams hold as many cards, nobody wins.",
            },
            "partner_talk": {
                "forbidden": "Partners do not talk about their cards.",
                "free": "Partners may talk about their cards.",
            },
        },
    ),
)
