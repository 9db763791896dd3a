"""Lines of a rule sheet on combinations, tricks and cards with powers."""

from __future__ import annotations

from rules.catalogue.combinations.ladders import has_runs
from rules.catalogue.sections import OPTIONS
from rules.catalogue.sheet.filling import above_their_rank
from rules.catalogue.sheet.lines import Heading, Line, Of, asked, chosen, every, some, unless

BIG_TWO = asked("straight_order")
HANDS_OF_FIVE = some(BIG_TWO, chosen("poker_combos", "on"))
POKER_HANDS = every(chosen("poker_combos", "on"), unless(BIG_TWO))
LADDER_OF_POKER_HANDS = OPTIONS["straight_order"].says["low_end"]
SUITS = every(chosen("suit_scope", "all"), unless(chosen("suit_order", "none")))
FLUSHES = unless(chosen("flushes", "off"))
POKER = chosen("poker_ranks", "on")
RUNS = every(has_runs, unless(BIG_TWO))
ROCKET = every(chosen("bomb_system", "dou_dizhu"), chosen("jokers", "2", "3", "4"))
BOMBS_REACH = every(
    chosen("bomb_system", "honours"),
    chosen("bomb_reach", "singles_pairs", "singles_pairs_triples", "everything"),
)
TWO_PAIRS = some(
    chosen("two_pair_junk", "any", "sisters"),
    chosen("four_card_two_pairs", "on"),
)
MANY_KINDS = some(RUNS, chosen("poker_combos", "on"), chosen("kickers", "dou_dizhu"))
SAME_SIZE = unless(chosen("set_size_rule", "larger_if_higher", "larger_any"))
ONE_ROUND = chosen("pass_rule", "single_round")
BY_WORTH = some(  # duties that name the best card or the lowest
    every(asked("exchange"), unless(chosen("exchange", "none"))),
    chosen("three_player_gift", "on"),
    chosen("expose_assign", "on"),
    chosen("first_lead", "low_card"),
    chosen("place_lead", "low_card_holder"),
    chosen("leftover", "low_card_open", "low_card_closed", "strip_low", "swap_offer"),
)
PLAYED_ON = chosen("deal_end", "one_left")

HEADINGS = (
    Heading(
        "Combinations",
        (
            Line(
                "A play is a single card, a pair, three of a kind or a hand of five cards.",
                every(BIG_TWO, chosen("triples", "on")),
            ),
            Line(
                "A play is a single card, a pair or a hand of five cards.",
                every(BIG_TWO, unless(chosen("triples", "on"))),
            ),
            Line(
                "A play is a single card, or two or more cards of one rank together.",
                unless(BIG_TWO),
            ),
            *("triples", "poker_combos"),
            Line("Hands of five, from low to high: {hands}.", HANDS_OF_FIVE),
            Line(
                "A straight is five cards in sequence, a straight flush is one of a single suit, "
                "and a full house is three of a kind with a pair.",
                HANDS_OF_FIVE,
            ),
            Line(
                "A flush is five cards of one suit that are not in sequence.",
                every(HANDS_OF_FIVE, FLUSHES),
            ),
            *("flushes", "quads_form", "four_card_two_pairs", "two_pair_junk"),
            Of("two_pair_tie", every(TWO_PAIRS, unless(POKER))),
            *("straight_flush_extra", "dragon_combo", "straight_order"),
            Line(
                "Straights from high to low: {straights}.",
                every(chosen("pack", "tiles60"), BIG_TWO, unless(POKER)),
            ),
            "flush_rank",
            Line(LADDER_OF_POKER_HANDS, POKER_HANDS),
            Line("Flushes compare by suit, then by the highest card.", every(POKER_HANDS, SUITS)),
            Line("Flushes compare by the highest card.", every(POKER_HANDS, unless(SUITS))),
            Line(
                "Full houses compare by their three of a kind.",
                every(HANDS_OF_FIVE, unless(POKER)),
            ),
            Line(
                "Four of a kind with a fifth card compares by the four alone.",
                every(HANDS_OF_FIVE, unless(POKER, chosen("quads_form", "bare"))),
            ),
            *("five_card_order", "five_card_cross", "poker_ranks", "sequences"),
            Line(
                "Runs may be played too: cards of neighbouring ranks, one of each.",
                every(RUNS, unless(asked("sequences"))),
            ),
            *("run_min", "set_run_min", "run_excluded"),
            Line("Runs compare by their highest card.", RUNS),
            "kickers",
            Line(
                "Four of a kind with extra cards is no bomb.",
                every(chosen("kickers", "dou_dizhu"), chosen("bomb_system", "dou_dizhu")),
            ),
            *("quad_kicker_pair", "joker_kickers", "bomb_system"),
            Line("Both jokers together are the rocket, which beats everything.", ROCKET),
            *("bomb_hands", "bomb_reach"),
            Line("Only a higher bomb beats a bomb.", BOMBS_REACH),
            *("bomb_spares_big_two", "bomb_out_of_turn", "quads_beat_nonquads"),
            *("pair_run_twos", "chop_order", "chop_twos", "chop_reach"),
        ),
    ),
    Heading(
        "Tricks",
        (
            Line("Whoever leads a trick must play."),
            Line(
                "Each of the others in turn passes or plays higher with the same number of cards.",
                BIG_TWO,
            ),
            Line(
                "Each of the others in turn passes or plays as many cards of a higher rank.",
                every(SAME_SIZE, unless(BIG_TWO, MANY_KINDS)),
            ),
            Line(
                "Each of the others in turn passes or plays a higher combination of the same kind "
                "and number of cards.",
                every(SAME_SIZE, MANY_KINDS),
            ),
            Line(
                "Each of the others in turn passes or beats the last play.",
                unless(BIG_TWO, SAME_SIZE),
            ),
            *("set_size_rule", "equal_play", "equal_skip", "follow_suit", "must_beat"),
            "pass_rule",
            Line(
                "When all others have passed in succession, the trick is over, and the player of "
                "the last play leads anew with any play.",
                unless(ONE_ROUND),
            ),
            Line("The player of the highest play then leads anew with any play.", ONE_ROUND),
            "beat_own",
            Line(
                "If that player has gone out, the next in turn who holds cards leads.",
                every(PLAYED_ON, unless(chosen("place_lead", "low_card_holder"))),
            ),
            *("place_lead", "unbeatable_closes", "draw_on_pass", "stock_exhausted"),
            *("hand_counts", "table_pile"),
        ),
    ),
    Heading(
        "Special cards",
        (
            *("joker_wild", "joker_power", "wild_ranks", "wild_alone", "wild_tie", "two_power"),
            *("twos_discount", "transparent", "three_power", "sofia_powers"),
            Line(
                "When the best or the lowest cards are asked for, these count higher than their "
                "rank: {above}.",
                every(BY_WORTH, above_their_rank),
            ),
            *("revolution_trigger", "revolution", "joker_turns", "revolution_low_high"),
        ),
    ),
)
