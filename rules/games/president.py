"""President: be rid of your cards; your place decides seat, title and gifts in the next deal."""

from rules.games.page import Preset

PRESETS = (
    Preset(
        "president_basic",
        "President",
        "No jokers; the last gives the best card; 2 and 1 points; to 11",
        "pr",
        {},
    ),
    Preset(
        "president_comp303",
        "President, COMP 303",
        "Two jokers win tricks; twos need one fewer; two-card exchange; to 11",
        "president_basic",
        {
            "jokers": "2",
            "joker_power": "wins_trick",
            "twos_discount": "1",
            "first_lead": "random",
            "first_seating": "random",
            "first_card": "top_rank",
            "exchange": "[2,1]",
            "place_points": "n_minus_rank",
            "titles": "comp303",
            "match_end": "points",
            "match_target": "11",
        },
    ),
    Preset(
        "president_denexa",
        "President, Denexa",
        "The three of spades opens; hats; no points, play as long as you like",
        "president_basic",
        {
            "players": "3..7",
            "first_lead": "named_card",
            "first_lead_card": "3S",
            "opening_includes_low": "must",
            "titles": "denexa_six",
            "hats": "on",
            "score_model": "none",
            "match_end": "open",
        },
    ),
    Preset(
        "president_worker",
        "President with workers",
        "Two-card exchange; the last two places lose points; open end",
        "president_basic",
        {
            "first_dealer": "random",
            "next_dealer": "unspecified",
            "exchange": "[2,1]",
            "place_points": "worker",
            "titles": "worker",
            "match_end": "open",
        },
    ),
)
