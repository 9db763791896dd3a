"""President with one rule changed each: the variations of the basic game (catalogue 2.9)."""

from rules.catalogue.presets.page import Preset


def _variation(name: str, title: str, about: str, choices: dict[str, str]) -> Preset:
    return Preset(name, title, about, "president_basic", choices)


VARIATIONS = (
    _variation(
        "president_australian",
        "Warlords and Scumbags",
        "A player who passes is out of the trick",
        {"pass_rule": "locked", "titles": "warlords"},
    ),
    _variation(
        "president_single_round",
        "President, single round",
        "Everybody has one turn in a trick",
        {"pass_rule": "single_round"},
    ),
    _variation(
        "president_must_beat",
        "President, compulsory beating",
        "A player who can beat the play must do so",
        {"must_beat": "on"},
    ),
    _variation(
        "president_low_three",
        "President, lowest three leads",
        "The three of clubs leads first, and the Scum in later deals",
        {"first_lead": "named_card", "first_lead_card": "3C", "later_lead": "bottom_rank"},
    ),
    _variation(
        "president_larger_higher",
        "President, larger and higher",
        "Larger sets beat smaller ones of lower rank",
        {"set_size_rule": "larger_if_higher"},
    ),
    _variation(
        "president_larger_any",
        "President, larger beats smaller",
        "Larger sets beat smaller ones of any rank",
        {"set_size_rule": "larger_any"},
    ),
    _variation(
        "president_equal_skip",
        "President, equal plays skip",
        "An equal play beats and skips the next player",
        {"equal_play": "allowed", "equal_skip": "one"},
    ),
    _variation(
        "president_equal_skip_many",
        "President, equal plays skip many",
        "Equal and larger sets skip as many players as they have cards",
        {"equal_play": "allowed", "equal_skip": "per_card", "set_size_rule": "larger_if_higher"},
    ),
    _variation(
        "president_revolution",
        "President with revolutions",
        "Four of a kind turns the ranks round; suits break ties",
        {
            "revolution": "ranks",
            "revolution_trigger": "set_of_four",
            "suit_order": "SHDC",
            "suit_scope": "singles_and_pairs",
        },
    ),
    _variation(
        "president_colour",
        "President, reversing colour",
        "An equal play beats if its colours are the opposite",
        {"equal_play": "reverse_colour"},
    ),
    _variation(
        "president_suits",
        "President with suits",
        "Suits break ties of singles and pairs: spades, hearts, diamonds, clubs",
        {"suit_order": "SHDC", "suit_scope": "singles_and_pairs"},
    ),
    _variation(
        "president_follow",
        "President, following suit",
        "Singles must be beaten in the same suit",
        {"follow_suit": "singles"},
    ),
    _variation(
        "president_two_wins",
        "President, a two wins",
        "A single two wins the trick, a single joker beats any set",
        {
            "jokers": "2",
            "two_power": "wins_trick",
            "joker_power": "beats_any_set",
            "joker_order": "red_high",
        },
    ),
    _variation(
        "president_two_reset",
        "President, twos high and low",
        "A single two goes on anything, and anything goes on it",
        {"two_power": "high_and_low"},
    ),
    _variation(
        "president_high_jd",
        "President, jack of diamonds",
        "The jack of diamonds beats the twos",
        {"extra_high": "jack_of_diamonds"},
    ),
    _variation(
        "president_high_black3",
        "President, black threes",
        "The black threes beat the twos",
        {"extra_high": "black_threes"},
    ),
    _variation(
        "president_wild_threes",
        "President, wild threes",
        "Threes and jokers stand for any rank; a four leads first",
        {
            "jokers": "2",
            "joker_wild": "rank",
            "joker_rank": "none",
            "wild_ranks": "{3}",
            "wild_alone": "declared",
            "first_lead": "named_card",
            "first_lead_card": "4C",
        },
    ),
    _variation(
        "president_wild_jokers",
        "President, wild jokers",
        "Jokers stand for any rank; natural sets beat those with jokers",
        {"jokers": "2", "joker_wild": "rank", "wild_tie": "natural_wins"},
    ),
    _variation(
        "president_transparent",
        "President, transparent threes",
        "Threes cover any set and take its rank",
        {"transparent": "3"},
    ),
    _variation(
        "president_threes_high",
        "President, threes high",
        "One three beats all but a two; fours are transparent",
        {"three_power": "beats_all_but_two", "transparent": "4", "two_power": "beats_all"},
    ),
    _variation(
        "president_aces_high",
        "President, aces high",
        "Aces are high and twos low",
        {"rank_order": "ace_high"},
    ),
    _variation(
        "president_double_deck",
        "President, two packs",
        "For six to twelve players",
        {"players": "6..12", "decks": "2"},
    ),
    _variation(
        "president_zheng",
        "President with runs",
        "Runs of singles, pairs and more, as in Zheng Shangyou",
        {"sequences": "single_and_multiple"},
    ),
    _variation(
        "president_poker",
        "President with poker hands",
        "Five-card hands as in Big Two",
        {"poker_combos": "on"},
    ),
    _variation(
        "president_vice",
        "President, two-card exchange",
        "Two cards between first and last, one between the next",
        {"exchange": "[2,1]"},
    ),
    _variation(
        "president_zero_sum_5",
        "President, zero sum for five",
        "Points from 2 to -2, and as many cards are exchanged",
        {"players": "5..5", "place_points": "zero_sum", "exchange": "by_score"},
    ),
    _variation(
        "president_zero_sum_7",
        "President, zero sum for seven",
        "Points from 3 to -3, and as many cards are exchanged",
        {"players": "7..7", "place_points": "zero_sum", "exchange": "by_score"},
    ),
    _variation(
        "president_fixed_seats",
        "President, fixed seats",
        "Nobody moves after a deal",
        {"seating": "fixed"},
    ),
    _variation(
        "president_expose",
        "President, exposed cards",
        "The top card of each hand decides who gets it",
        {"expose_assign": "on"},
    ),
    _variation(
        "president_scum_touch",
        "President, hands off",
        "Whoever clears the table unasked is the next Scum",
        {"touch_rule": "on"},
    ),
    _variation(
        "president_landlord",
        "President with a Landlord",
        "The top player shuffles and deals; faults cost the place",
        {
            "cut": "bottom_rank",
            "next_dealer": "top_rank",
            "duties": "top_rank",
            "procedural_faults": "on",
            "stagnation_demotion": "2",
            "titles": "landlord",
        },
    ),
)
