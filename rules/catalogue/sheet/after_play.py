"""What a rule sheet says of the end of a deal, points, what is between deals, and the match."""

from __future__ import annotations

from rules.catalogue.scoring.counting import by_cards
from rules.catalogue.sections import OPTIONS
from rules.catalogue.sheet.lines import Heading, Line, Of, chosen, every, unless

PLAYED_ON = chosen("deal_end", "one_left")
BANNED = unless(chosen("finish_ban", "none"))
COLLUSION = chosen("collusion", "on")
NO_EXCHANGE = chosen("exchange", "none")
OF_THEIR_OWN = unless(COLLUSION, chosen("exchange", *OPTIONS["exchange"].meaning))  # "[4]"
ONE_MORE = chosen("exchange_extra", "1")
RETURNS = (
    *(
        (says, every(chosen("exchange_return", value), unless(ONE_MORE)))
        for value, says in OPTIONS["exchange_return"].says.items()
    ),
    *(
        (says, every(chosen("exchange_return", value), ONE_MORE))
        for value, says in OPTIONS["exchange_return"].instead[0].says.items()
    ),
)
BY_PLACE = chosen("score_model", "places")
BY_BID = chosen("score_model", "chips_bid")

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
            Of("score_model", unless(BY_PLACE)),
            *("hutabarat_specials", "card_values", "penalty_steps"),
            Line(
                "Cards left are counted when the first player goes out.",
                every(PLAYED_ON, by_cards),
            ),
            *("triple_condition", "over13_rate", "twos_left_double", "double_scope"),
            *("finish_twos_double", "winner_points", "place_points", "pusoy_last_twos"),
            *("bid_doubling", "spring"),
        ),
    ),
    Heading(
        "Places",
        (
            *("titles", "hats", "seating"),
            Of("duties", unless(chosen("procedural_faults", "on"))),
            *("touch_rule", "procedural_faults", "stagnation_demotion", "forfeits", "join_leave"),
        ),
    ),
    Heading(
        "Exchange",
        (
            Of("exchange", unless(COLLUSION)),
            Of("exchange_return", unless(COLLUSION, NO_EXCHANGE)),
            *(Line(says, every(OF_THEIR_OWN, fits)) for says, fits in RETURNS),
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
            Of("settlement", unless(every(BY_BID, chosen("settlement", "bid")))),
            *("stake", "starting_chips", "match_end", "match_winner"),
        ),
    ),
)
