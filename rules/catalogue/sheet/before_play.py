"""Lines of a rule sheet on the aim, the cards, the deal, the auction and the lead."""

from __future__ import annotations

from rules.catalogue.auction import solo
from rules.catalogue.option import Choices
from rules.catalogue.scoring.counting import by_cards
from rules.catalogue.sheet.filling import counts, leaves_cards, sizes
from rules.catalogue.sheet.lines import Fits, Heading, Line, Of, chosen, every, some, unless

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

HEADINGS = (
    Heading(
        "Aim",
        (
            Line("Be the first to get rid of all your cards.", every(FIRST_OUT, ALONE)),
            Line(
                "If you cannot, hold as few cards as possible when another player does.",
                every(FIRST_OUT, by_cards),
            ),
            Line(
                "Get rid of your cards as soon as you can: the order in which players go out "
                "decides their places.",
                unless(FIRST_OUT),
            ),
            Of("teams", unless(ALONE)),
        ),
    ),
    Heading(
        "Cards",
        (
            "players",
            Line("It is played with a pack of 52 cards.", every(ONE_PACK, chosen("jokers", "0"))),
            Line(
                "It is played with 52 cards and one joker.", every(ONE_PACK, chosen("jokers", "1"))
            ),
            Line(
                "It is played with 52 cards and two jokers.", every(ONE_PACK, chosen("jokers", "2"))
            ),
            Line("It is played with two packs of 52 cards, shuffled together.", TWO_PACKS),
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
            *("first_seating", "direction", "first_dealer"),
            Of("next_dealer", unless(chosen("duties", "top_rank", "bottom_rank"))),
            *("cut", "first_card"),
            Of("deal", unless(chosen("deal", "fixed"))),
            Line("Cards in each hand: {hand}.", every(DEALT_ALIKE, _one_size)),
            Line("Cards for each player: {sizes}.", every(DEALT_ALIKE, unless(_one_size))),
            Of("leftover", every(leaves_cards, unless(chosen("ghost_hand", "on")))),
            Of("swap_offer_face", leaves_cards),
            *("ghost_hand", "redeal_low_points", "redeal_no_faces", "expose_assign"),
            Of("dragon_win", WINS_AT_ONCE),
            Of("four_twos", some(chosen("four_twos", "draw"), WINS_AT_ONCE)),
            "four_threes",
            Of("instant_win_seats", WINS_AT_ONCE),
        ),
    ),
    Heading(
        "Auction",
        (
            *("auction", "auction_first", "auction_open_forced", "auction_reentry"),
            *("auction_all_pass", "widow"),
            Line(
                "The highest bidder becomes the landlord.",
                every(AUCTION, chosen("widow", "0"), unless(solo)),
            ),
            Line(
                "The highest bidder becomes the solo player.",
                every(AUCTION, chosen("widow", "0"), solo),
            ),
        ),
    ),
    Heading(
        "Lead",
        (
            "first_lead",
            Line(
                "If that card was not dealt, the holder of the lowest card dealt leads.",
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
