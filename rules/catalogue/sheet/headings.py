"""Headings and lines of a rule sheet, in the order in which they are read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from rules.catalogue.auction import solo
from rules.catalogue.combinations.bombs import has_pair_runs, has_rocket
from rules.catalogue.combinations.ladders import has_runs
from rules.catalogue.option import Choices
from rules.catalogue.scoring.winner import by_cards
from rules.catalogue.sections import OPTIONS
from rules.catalogue.sheet.blanks import (
    above_their_rank,
    counts,
    every_place_named,
    leaves_cards,
    middle_named,
    outermost_named,
    sizes,
    three_named,
)

Fits: TypeAlias = Callable[[Choices], object]  # true or not


def always(choices: Choices) -> bool:
    """Return True for any choices."""
    return True


@dataclass(frozen=True)
class Line:
    """A sentence that no option alone can say, `when` the choices of a table make it true."""

    says: str
    when: Fits = always


@dataclass(frozen=True)
class Of:
    """The line of an option, `when` nothing else on the sheet says it."""

    option: str
    when: Fits


class Heading(NamedTuple):
    """A headed part of a rule sheet; an option's id stands for its line."""

    title: str
    lines: tuple[Line | Of | str, ...]


def chosen(option: str, *values: str) -> Fits:
    """Return the test whether one of these values is chosen."""
    return lambda choices: choices.get(option) in values


def asked(option: str) -> Fits:
    """Return the test whether the family of this table uses the option."""
    return lambda choices: option in choices


def every(*fits: Fits) -> Fits:
    """Return the test whether all of these hold."""
    return lambda choices: all(one(choices) for one in fits)


def some(*fits: Fits) -> Fits:
    """Return the test whether one of these holds."""
    return lambda choices: any(one(choices) for one in fits)


def unless(*fits: Fits) -> Fits:
    """Return the test whether none of these holds."""
    return lambda choices: not any(one(choices) for one in fits)


FIRST_OUT = chosen("deal_end", "first_out")
ALONE = chosen("teams", "off")
DEALT_ALIKE = chosen("deal", "fixed", "equal_leftover")
SUITS_RANKED = unless(chosen("suit_order", "none"))
ONE_PACK = every(chosen("pack", "standard52"), chosen("decks", "1"))
TWO_PACKS = every(chosen("pack", "standard52"), chosen("decks", "2"))
AUCTION = unless(chosen("auction", "none"))


def _one_size(choices: Choices) -> bool:
    return len(sizes(choices)) == 1


def _four_may_play(choices: Choices) -> bool:
    return 4 in counts(choices)


WINS_AT_ONCE: Fits = some(unless(chosen("instant_win_seats", "four_only")), _four_may_play)

BEFORE_PLAY = (
    Heading(
        "Cards",
        (
            Line("{players} players, 52 cards.", every(ONE_PACK, chosen("jokers", "0"))),
            Line(
                "{players} players, 52 cards and {jokers:# joker|# jokers}.",
                every(ONE_PACK, unless(chosen("jokers", "0"))),
            ),
            Line("{players} players, two decks of 52 cards.", TWO_PACKS),
            Of("players", unless(ONE_PACK, TWO_PACKS)),
            "pack",
            Of("decks", unless(TWO_PACKS)),
            "deck_backs",
            Of("jokers", unless(ONE_PACK)),
            "rank_order",
            *("joker_rank", "joker_order", "extra_high", "suit_order", "suit_scope"),
        ),
    ),
    Heading(
        "Deal",
        (
            Of("deal", unless(DEALT_ALIKE)),
            Line("Everyone gets {hand:# card|# cards}.", every(DEALT_ALIKE, _one_size)),
            Line("Cards each: {sizes}.", every(DEALT_ALIKE, unless(_one_size))),
            Of("leftover", every(leaves_cards, unless(chosen("ghost_hand", "on")))),
            Of("swap_offer_face", leaves_cards),
            *("ghost_hand", "redeal_low_points", "redeal_no_faces", "expose_assign"),
            Of("dragon_win", WINS_AT_ONCE),
            Of("four_twos", some(chosen("four_twos", "draw"), WINS_AT_ONCE)),
            "four_threes",
            Of("instant_win_seats", WINS_AT_ONCE),
            *("first_seating", "direction", "first_dealer"),
            Of("next_dealer", unless(chosen("duties", "top_rank", "bottom_rank"))),
            "cut",
            Of("first_card", unless(DEALT_ALIKE)),
        ),
    ),
    Heading(
        "Bidding",
        (
            *("auction", "auction_first", "auction_open_forced", "auction_reentry"),
            *("auction_all_pass", "widow"),
            Line(
                "The highest bidder becomes the landlord.",
                every(AUCTION, chosen("widow", "0"), unless(solo)),
            ),
            Line(
                "The highest bidder plays alone.",
                every(AUCTION, chosen("widow", "0"), solo),
            ),
        ),
    ),
    Heading(
        "Who leads",
        (
            "first_lead",
            Line(
                "If nobody has it, the lowest card dealt leads.",
                every(
                    leaves_cards,
                    some(
                        every(chosen("first_lead", "low_card"), SUITS_RANKED),
                        chosen("first_lead", "named_card"),
                    ),
                ),
            ),
            *("opening_includes_low", "later_lead", "loser_tie", "deals_per_round"),
        ),
    ),
)


BIG_TWO = asked("straight_order")
HANDS_OF_FIVE = some(BIG_TWO, chosen("poker_combos", "on"))
POKER_HANDS = every(chosen("poker_combos", "on"), unless(BIG_TWO))
LADDER_OF_POKER_HANDS = OPTIONS["straight_order"].says["low_end"]
SUITS = every(chosen("suit_scope", "all"), unless(chosen("suit_order", "none")))
FLUSHES = unless(chosen("flushes", "off"))
POKER = chosen("poker_ranks", "on")
RUNS = every(has_runs, unless(BIG_TWO))
# Jokers that keep a rank of their own, alone at least.
JOKERS = unless(
    chosen("jokers", "0"),
    chosen("joker_rank", "none"),
    every(chosen("joker_wild", "rank"), chosen("wild_alone", "declared")),
)
BOMBS = chosen("bomb_system", "dou_dizhu")
ROCKET = every(BOMBS, has_rocket)
CHOPS = chosen("bomb_system", "chops")
PAIR_RUNS: Fits = has_pair_runs
WILD_ON_TOP = every(chosen("wild_alone", "top_equal"), unless(chosen("wild_ranks", "{}")))
# Single cards that no bomb beats, as their own sentences say.
SAFE = some(
    chosen("two_power", "wins_trick", "beats_all"),
    chosen("three_power", "beats_all_but_two"),
    every(chosen("joker_power", "beats_any_set", "wins_trick"), JOKERS),
)
ABOVE_ALL = unless(SAFE, chosen("quads_beat_nonquads", "on"))
REACH_ANYTHING = unless(SAFE, chosen("chop_reach", "twos_only"))
REVOLUTION = chosen("revolution", "ranks", "ranks_and_direction")
ROCKET_LINES = (
    Line(
        "Both jokers together are the rocket, which beats everything.",
        every(ROCKET, ABOVE_ALL, chosen("jokers", "2")),
    ),
    Line(
        "A red and a black joker together are the rocket, which beats everything.",
        every(ROCKET, ABOVE_ALL, unless(chosen("jokers", "2"))),
    ),
    Line(
        "A red and a black joker together are a bomb, too: the rocket.",
        every(ROCKET, unless(ABOVE_ALL)),
    ),
)
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
OTHERS_PLAY_ON = chosen("deal_end", "one_left")

PLAY = (
    Heading(
        "What you can play",
        (
            Line(
                "Play a single card, a pair, a triple or a five-card hand.",
                every(BIG_TWO, chosen("triples", "on")),
            ),
            Line(
                "Play a single card, a pair or a five-card hand.",
                every(BIG_TWO, unless(chosen("triples", "on"))),
            ),
            Line("Play a single card, or two or more cards of the same rank.", unless(BIG_TWO)),
            *("triples", "poker_combos"),
            Line("Five-card hands, low to high: {hands}.", HANDS_OF_FIVE),
            Line(
                "A straight is five in a row, a straight flush is one in a single suit, a full "
                "house is a triple and a pair.",
                HANDS_OF_FIVE,
            ),
            Line(
                "A flush is five cards of one suit, not in a row.",
                every(HANDS_OF_FIVE, FLUSHES),
            ),
            *("flushes", "quads_form", "four_card_two_pairs", "two_pair_junk"),
            Of("two_pair_tie", every(TWO_PAIRS, unless(POKER))),
            *("straight_flush_extra", "dragon_combo", "straight_order"),
            Line(
                "Straights, high to low: {straights}.",
                every(chosen("pack", "tiles60"), BIG_TWO, unless(POKER)),
            ),
            "flush_rank",
            Line(LADDER_OF_POKER_HANDS, POKER_HANDS),
            Line("Flushes compare by suit, then by top card.", every(POKER_HANDS, SUITS)),
            Line("Flushes compare by top card.", every(POKER_HANDS, unless(SUITS))),
            Line(
                "In full houses only the triple counts.",
                every(HANDS_OF_FIVE, unless(POKER)),
            ),
            Line(
                "In four of a kind only the four count.",
                every(HANDS_OF_FIVE, unless(POKER, chosen("quads_form", "bare"))),
            ),
            *("five_card_order", "five_card_cross", "poker_ranks", "sequences"),
            Line(
                "You can also play runs: cards in a row.",
                every(RUNS, unless(asked("sequences"))),
            ),
            *("run_min", "set_run_min", "run_excluded"),
            Line("Runs compare by their top card.", RUNS),
            "kickers",
            Line(
                "Four of a kind with extras isn't a bomb.",
                every(chosen("kickers", "dou_dizhu"), chosen("bomb_system", "dou_dizhu")),
            ),
            *("quad_kicker_pair", "joker_kickers", "bomb_system"),
            *ROCKET_LINES,
            *("bomb_hands", "bomb_reach"),
            Line("Only a higher bomb beats a bomb.", BOMBS_REACH),
            *("bomb_spares_big_two", "bomb_out_of_turn", "quads_beat_nonquads"),
            *("pair_run_twos", "chop_order", "chop_twos", "chop_reach"),
        ),
    ),
    Heading(
        "Your turn",
        (
            Line("The leader plays anything."),
            Line(
                "In turn, beat it with the same number of cards, but higher, or pass.",
                some(BIG_TWO, every(SAME_SIZE, unless(MANY_KINDS))),
            ),
            Line(
                "In turn, beat it with the same kind of play, as many cards, but higher, or pass.",
                every(SAME_SIZE, MANY_KINDS, unless(BIG_TWO)),
            ),
            Line("In turn, beat the last play, or pass.", unless(BIG_TWO, SAME_SIZE)),
            *("set_size_rule", "equal_play", "equal_skip", "follow_suit", "must_beat"),
            "pass_rule",
            Line(
                "When everyone else passes, the last player to play wins the trick and leads the "
                "next.",
                unless(ONE_ROUND),
            ),
            Line("The highest play wins the trick and leads the next.", ONE_ROUND),
            "beat_own",
            Line(
                "If they've gone out, the next player leads.",
                every(OTHERS_PLAY_ON, unless(chosen("place_lead", "low_card_holder"))),
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
                "When the best or lowest cards are asked for, these count above their rank: "
                "{above}.",
                every(BY_WORTH, above_their_rank),
            ),
            *("revolution_trigger", "revolution", "joker_turns", "revolution_low_high"),
        ),
    ),
)


PLAYED_ON = chosen("deal_end", "one_left")
BANNED = unless(chosen("finish_ban", "none"))
COLLUSION = chosen("collusion", "on")
NO_EXCHANGE = chosen("exchange", "none")
EXCHANGED = unless(COLLUSION, NO_EXCHANGE, unless(asked("exchange")))
SINGLE_DEAL = every(chosen("match_end", "deals"), chosen("match_target", "1"))
TEAMS = chosen("teams", "opposite_pairs")
BY_PLACE = chosen("score_model", "places")
PAID_AS_SCORED = some(  # if payers are named with the points
    every(chosen("score_model", "chips_bid"), chosen("settlement", "bid")),
    every(chosen("score_model", "single_loser"), chosen("settlement", "fixed_from_loser")),
)

AFTER_PLAY = (
    Heading(
        "The deal ends",
        (
            "deal_end",
            Line(
                "A last play can still be beaten.",
                every(PLAYED_ON, unless(chosen("place_lead", "low_card_holder"))),
            ),
            *("top_must_win", "announce", "announce_penalty", "last_card_guard", "finish_ban"),
            Line(
                "With nothing else left you can only pass. If everyone is stuck, the cards are "
                "dealt again.",
                BANNED,
            ),
        ),
    ),
    Heading("Teams", (Of("teams", unless(ALONE)), "team_tie", "partner_talk")),
    Heading(
        "Points",
        (
            Line("Each partner of the winning team gets 1 point.", TEAMS),
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
        "Titles and seats",
        (
            "titles",
            Line(
                "Titles, first to last: {titles}.",
                every(asked("titles"), every_place_named),
            ),
            Line(
                "First place is the {first_title}, last place the {last_title}.",
                every(asked("titles"), unless(every_place_named), outermost_named),
            ),
            Line(
                "Titles from the top: {best_titles}; from the bottom: {worst_titles}.",
                every(asked("titles"), unless(every_place_named, outermost_named)),
            ),
            Line(
                "Those in between: {middle_title}.",
                every(asked("titles"), unless(every_place_named), middle_named),
            ),
            Line(
                "With three players: {three_titles}.",
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
                "With an odd number of players, the one in the middle doesn't trade.",
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
                "Most chips win.",
                every(chosen("match_end", "open"), unless(chosen("starting_chips", "none"))),
            ),
        ),
    ),
)


SETS_ONLY = unless(BIG_TWO, MANY_KINDS)
KICKERS = chosen("kickers", "dou_dizhu")
WITH_HANDS = every(chosen("poker_combos", "on"), unless(BIG_TWO, KICKERS))
TITLED = every(PLAYED_ON, asked("titles"))

# Sentences of the summary on plays that beat more than their rank and size say.
SPECIAL_PLAYS: tuple[Line | Of | str, ...] = (
    Of("quads_form", chosen("quads_form", "bare", "both")),
    *("four_card_two_pairs", "dragon_combo", "straight_flush_extra"),
    Line(
        "Four of a kind is a bomb and beats everything but a higher bomb.",
        every(BOMBS, ABOVE_ALL, unless(ROCKET)),
    ),
    Line(
        "Four of a kind is a bomb and beats everything but a higher bomb and the rocket.",
        every(BOMBS, ABOVE_ALL, ROCKET),
    ),
    Line("Four of a kind is a bomb.", every(BOMBS, unless(ABOVE_ALL))),
    *ROCKET_LINES,
    Line(
        "Four of a kind and runs of pairs are chops: they beat anything else.",
        every(CHOPS, PAIR_RUNS, REACH_ANYTHING),
    ),
    Line(
        "Four of a kind and runs of pairs are chops: they beat twos.",
        every(CHOPS, PAIR_RUNS, chosen("chop_reach", "twos_only")),
    ),
    Line("Four of a kind and runs of pairs are chops.", every(CHOPS, PAIR_RUNS, SAFE)),
    Line(
        "Four of a kind is a chop: it beats anything else.",
        every(CHOPS, REACH_ANYTHING, unless(PAIR_RUNS)),
    ),
    Line(
        "Four of a kind is a chop: it beats twos.",
        every(CHOPS, chosen("chop_reach", "twos_only"), unless(PAIR_RUNS)),
    ),
    Line("Four of a kind is a chop.", every(CHOPS, SAFE, unless(PAIR_RUNS))),
    "chop_twos",
    *(Of(option, BOMBS_REACH) for option in ("bomb_hands", "bomb_reach", "bomb_spares_big_two")),
    "quads_beat_nonquads",
    Of("extra_high", unless(WILD_ON_TOP)),
    Of("joker_power", every(JOKERS, unless(WILD_ON_TOP))),
    *("two_power", "three_power", "twos_discount"),
    Line("A few jokers, jacks or twos beat bigger sets.", chosen("sofia_powers", "on")),
    Of("joker_wild", unless(chosen("joker_wild", "off"))),
    *("wild_ranks", "transparent"),
    Of("revolution_trigger", REVOLUTION),
    "revolution",
)

# The first two lines of a sheet: what a player wants, and how to get there.
SUMMARY = (
    (
        Line(
            "Two teams of two. When someone goes out, the team with fewer cards left wins.", TEAMS
        ),
        Line(
            "Bid to be the landlord, alone against the others. If anyone on your side goes out "
            "first, your side wins.",
            every(chosen("teams", "alone_vs_two"), unless(solo)),
        ),
        Line(
            "Bid to play alone against the others. If anyone on your side goes out first, your "
            "side wins.",
            every(chosen("teams", "alone_vs_two"), solo),
        ),
        Line(
            "Be first to play all your cards. Everyone else pays for each card left.",
            every(FIRST_OUT, ALONE, by_cards),
        ),
        Line("Be first to play all your cards.", every(FIRST_OUT, ALONE, unless(by_cards))),
        Line(
            "Get rid of all your cards. First out is the {first_title}, last is the {last_title}.",
            every(ALONE, TITLED),
        ),
        Line(
            "Get rid of all your cards. First out takes first place, and so on.",
            every(ALONE, PLAYED_ON, unless(TITLED)),
        ),
        Line(
            "Cards you still hold when someone goes out cost points.",
            every(ALONE, PLAYED_ON, by_cards),
        ),
        Line("Only the winner scores.", every(ALONE, chosen("score_model", "pusoy"))),
        Line("The lowest places give up good cards in the next deal.", EXCHANGED),
    ),
    (
        Line(
            "Play singles, pairs, triples or five-card hands; beat them with as many cards, but "
            "higher.",
            every(BIG_TWO, chosen("triples", "on")),
        ),
        Line(
            "Play singles, pairs or five-card hands; beat them with as many cards, but higher.",
            every(BIG_TWO, unless(chosen("triples", "on"))),
        ),
        Line(
            "Play singles, pairs or larger sets; beat them with as many cards, but higher.",
            every(SETS_ONLY, SAME_SIZE),
        ),
        Line(
            "Play singles, pairs or larger sets; beat them with higher or bigger sets.",
            every(SETS_ONLY, unless(SAME_SIZE)),
        ),
        Line(
            "Play singles, sets, runs, or triples with extras; beat them with the same kind, but "
            "higher.",
            every(KICKERS, unless(BIG_TWO)),
        ),
        Line(
            "Play singles, sets or runs; beat them with the same kind, but higher.",
            every(RUNS, unless(KICKERS, WITH_HANDS)),
        ),
        Line(
            "Play singles, sets or five-card hands; beat them with the same kind, but higher.",
            every(WITH_HANDS, unless(RUNS)),
        ),
        Line(
            "Play singles, sets, runs or five-card hands; beat them with the same kind, but "
            "higher.",
            every(WITH_HANDS, RUNS),
        ),
        Line("High to low: {short_ranks}."),
        Of("joker_rank", every(JOKERS, chosen("joker_rank", "top"))),
        *SPECIAL_PLAYS,
        Of("pass_rule", chosen("pass_rule", "locked", "single_round")),
        Of("match_end", unless(chosen("match_end", "open"))),
    ),
)
