"""Points, payment and matches in sentences."""

from __future__ import annotations

from rules.catalogue.says.words import Section

SECTIONS = (
    Section(
        "Points",
        {
            "score_model": {
                "none": "No points are kept.",
                "penalty_cards": "Each card left in a hand is a penalty point.",
                "penalty_values": "Cards left in a hand are penalty points by their value.",
                "places": "Each place is worth points.",
                "pusoy": "The winner gets a point, the others nothing.",
                "hutabarat": "A card left is a penalty point, a two five; 11 and 12 cards count "
                "double, 13 three times. The winner gets 5 off, or 10 for each two in the last "
                "play.",
                "single_loser": "One loser pays {single_loser_amount}: who holds the best hand of "
                "four of a kind or straight flush, else the highest two or ace, else most cards.",
                "chips_bid": "The player alone wins or loses the bid to each of the others.",
            },
            "penalty_steps": {
                "std": "10 to 12 cards count double, 13 or more three times.",
                "gamesky": "11 cards and more count double.",
                "harsh": "8 and 9 cards count double, 10 to 12 three times, 13 four times.",
                "double8": "8 cards and more count double.",
                "double8_10": "8 and 9 cards count double, 10 and more four times.",
                "flat": "Nothing counts double for many cards.",
                "deuces3p": "12 to 16 cards count double, 17 three times.",
            },
            "triple_condition": {
                "all_cards_left": "",
                "never_played": "The highest step is for a player who never played.",
            },
            "over13_rate": {
                "3": "",
                "*": "Cards of hands of more than 13 count {over13_rate} each.",
            },
            "twos_left_double": {"off": "", "on": "Each two left doubles the penalty."},
            "double_scope": {
                "everyone": "",
                "starter_only": "Only who opened the deal pays more for ten cards or more.",
            },
            "finish_twos_double": {
                "off": "",
                "on": "A last play of twos only doubles all penalties.",
            },
            "card_values": {
                "a": "J, Q and K are worth 2, aces 3, twos 4, others 1; from ten cards double.",
                "b": "Values rise from 1 for a three to 13 for a two; from ten cards double.",
            },
            "winner_points": {
                "zero": "",
                "sum_of_losses": "The losers score minus, the winner what they lost together; the "
                "most points win.",
            },
            "place_points": {
                "n_minus_rank": "The last place is worth nothing, each place above a point more.",
                "zero_sum": "The middle place is worth nothing, each above a point more, each "
                "below a point less.",
                "worker": "The first two places are worth 2 and 1, the last two -1 and -2.",
                "pusoy5310": "The places are worth 5, 3, 1 and 0 points.",
                "six_to_one": "The places are worth 6, 5, 4, 3, 2 and 1 points.",
                "*": "From the first place on, places are worth {place_points}; others nothing.",
            },
            "pusoy_last_twos": {"off": "", "on": "Each two in the last play doubles the point."},
            "hutabarat_specials": {
                "off": "",
                "on": "Unbeaten four of a kind takes 20 off, a straight flush 40, four twos 80; "
                "double as the last play.",
            },
            "single_loser_amount": {"*": ""},
            "bid_doubling": {
                "off": "",
                "per_bomb": "Each bomb, and both jokers, double the bid.",
            },
            "spring": {
                "off": "",
                "double": "The bid doubles when the others played no card, or who plays alone only "
                "one play.",
            },
        },
    ),
    Section(
        "Match",
        {
            "settlement": {
                "none": "",
                "pairwise_difference": "Every two players settle the difference of their points.",
                "winner_collects": "The losers of a deal pay the winner their points.",
                "pairwise_gap": "Every two players settle the difference of their cards left, "
                "counted like penalties.",
                "fixed_from_loser": "The loser pays the winner a fixed sum.",
                "bid": "The player alone pays each of the others, or is paid by each.",
            },
            "stake": {"1": "", "*": "A point is worth {stake} chips."},
            "starting_chips": {
                "none": "",
                "*": "Everyone starts with {starting_chips} chips and never pays more than that.",
            },
            "match_end": {
                "open": "The match ends when the table stops.",
                "deals": "The number of deals in a match is {match_target}.",
                "points": "The match ends when someone has {match_target} points.",
                "time": "The match ends after {match_target} minutes; the deal is played out.",
                "chips_out_or_deals": "The match ends after {match_target} deals, or when someone "
                "is out of chips.",
            },
            "match_target": {"*": ""},
            "match_winner": {
                "lowest": "The fewest points win.",
                "highest": "The most points win.",
                "top_rank_last_deal": "The first place of the last deal wins.",
                "best_pair": "The pair of players with the most points wins.",
            },
        },
    ),
)
