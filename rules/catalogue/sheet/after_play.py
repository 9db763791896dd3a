"""Lines of a rule sheet on the end of a deal, points, the time between deals, and the match."""

from __future__ import annotations

from rules.catalogue.scoring.counting import by_cards
from rules.catalogue.sheet.filling import (
    every_place_named,
    middle_named,
    outermost_named,
    three_named,
)
from rules.catalogue.sheet.lines import Heading, Line, Of, asked, chosen, every, some, unless

PLAYED_ON = chosen("deal_end", "one_left")
BANNED = unless(chosen("finish_ban", "none"))
COLLUSION = chosen("collusion", "on")
NO_EXCHANGE = chosen("exchange", "none")
EXCHANGED = unless(COLLUSION, NO_EXCHANGE, unless(asked("exchange")))
WILD_ON_TOP = every(chosen("wild_alone", "top_equal"), unless(chosen("wild_ranks", "{}")))
SINGLE_DEAL = every(chosen("match_end", "deals"), chosen("match_target", "1"))
TEAMS = chosen("teams", "opposite_pairs")
BY_PLACE = chosen("score_model", "places")
PAID_AS_SCORED = some(  # if payers are named with the points
    every(chosen("score_model", "chips_bid"), chosen("settlement", "bid")),
    every(chosen("score_model", "single_loser"), chosen("settlement", "fixed_from_loser")),
)

HEADINGS = (
    Heading(
        "End of a deal",
        (
            "deal_end",
            Line(
                "The others may still beat the last play of a player who goes out.",
                every(PLAYED_ON, unless(chosen("place_lead", "low_card_holder"))),
            ),
            *("top_must_win", "announce", "announce_penalty", "last_card_guard", "finish_ban"),
            Line(
                "A player who holds nothing else can only pass; if all do so before anybody is "
                "out, the cards are dealt again.",
                BANNED,
            ),
        ),
    ),
    Heading("Teams", ("team_tie", "partner_talk")),
    Heading(
        "Points",
        (
            Line("Each partner of the winning team gets a point for the deal.", TEAMS),
            Of("score_model", unless(BY_PLACE, TEAMS)),
            *(
                Of(option, unless(TEAMS))
                for option in ("hutabarat_specials", "card_values", "penalty_steps")
            ),
            Line(
                "Cards left are counted when the first player goes out.",
                every(PLAYED_ON, by_cards),
            ),
            *(
                Of(option, unless(TEAMS))
                for option in (
                    *("triple_condition", "over13_rate", "twos_left_double", "double_scope"),
                    *("finish_twos_double", "winner_points", "place_points", "pusoy_last_twos"),
                    *("bid_doubling", "spring"),
                )
            ),
        ),
    ),
    Heading(
        "Places",
        (
            "titles",
            Line(
                "From first to last the places are called: {titles}.",
                every(asked("titles"), every_place_named),
            ),
            Line(
                "The first is the {first_title}, the last the {last_title}.",
                every(asked("titles"), unless(every_place_named), outermost_named),
            ),
            Line(
                "The places are called, from the first down: {best_titles}; from the last up: "
                "{worst_titles}.",
                every(asked("titles"), unless(every_place_named, outermost_named)),
            ),
            Line(
                "Those between are called {middle_title}.",
                every(asked("titles"), unless(every_place_named), middle_named),
            ),
            Line(
                "With three players they are: {three_titles}.",
                every(asked("titles"), unless(every_place_named), three_named),
            ),
            *("hats", "seating"),
            Of("duties", unless(chosen("procedural_faults", "on"))),
            *("touch_rule", "procedural_faults", "stagnation_demotion", "forfeits"),
            Of("join_leave", unless(SINGLE_DEAL)),
        ),
    ),
    Heading(
        "Exchange",
        (
            Of("exchange", unless(COLLUSION)),
            Of("exchange_return", unless(COLLUSION, NO_EXCHANGE)),
            Line("Wild cards count as the best of all.", every(EXCHANGED, WILD_ON_TOP)),
            Line(
                "The jack of diamonds counts as better than the twos.",
                every(EXCHANGED, chosen("extra_high", "jack_of_diamonds")),
            ),
            Line(
                "The black threes count as better than the twos.",
                every(EXCHANGED, chosen("extra_high", "black_threes")),
            ),
            Line(
                "A three counts as better than all cards but the twos.",
                every(EXCHANGED, chosen("three_power", "beats_all_but_two")),
            ),
            *("three_player_gift", "merchants"),
            Line(
                "With an odd number of players the one in the very middle trades with nobody.",
                every(chosen("merchants", "on"), unless(COLLUSION)),
            ),
            "collusion",
        ),
    ),
    Heading(
        "Match",
        (
            Of("settlement", unless(TEAMS, PAID_AS_SCORED)),
            Of("stake", unless(TEAMS)),
            *("starting_chips", "match_end", "match_winner"),
            Line(
                "The most chips win the match.",
                every(chosen("match_end", "open"), unless(chosen("starting_chips", "none"))),
            ),
        ),
    ),
)
