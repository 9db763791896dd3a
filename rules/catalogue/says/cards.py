"""The pack, the deal and the auction in sentences."""

from __future__ import annotations

from rules.catalogue.says.words import Section

SECTIONS = (
    Section(
        "Cards",
        {
            "players": {"*": "This game is for {players} players."},
            "pack": {
                "standard52": "",
                "strip40": "The fours, fives and sixes are left out: a pack has 40 cards.",
                "tiles60": "It is played with 60 tiles, 1 to 15 in four colours.",
            },
            "decks": {"1": "", "2": "Two packs are shuffled together."},
            "deck_backs": {
                "ignored": "Two identical cards tie.",
                "ranked": "Of two identical cards the one with the second back (*) is higher.",
            },
            "jokers": {
                "0": "",
                "1": "There is one joker.",
                "*": "There are {jokers} jokers.",
            },
            "rank_order": {
                "two_high": "Ranks from high to low: 2 A K Q J 10 9 8 7 6 5 4 3.",
                "ace_high": "Ranks from high to low: A K Q J 10 9 8 7 6 5 4 3 2.",
                "three_high": "Ranks from high to low: 3 2 A K Q J 10 9 8 7 6 5 4.",
                "klootzakken": "Ranks from high to low: 3 2 A K Q J 10 9 8 7.",
                "sofia": "Ranks from high to low: J 2 A K Q 10 9 8 7 6 5 4 3.",
                "tiles": "Ranks from high to low: 15 down to 1.",
            },
            "joker_rank": {
                "top": "A joker ranks above every other card.",
                "none": "A joker has no rank of its own and must stand for another card.",
            },
            "joker_order": {
                "equal": "Jokers are equal.",
                "red_high": "The red joker is above the black one.",
                "black_high": "The black joker is above the red one.",
            },
            "extra_high": {
                "none": "",
                "jack_of_diamonds": "Alone, the jack of diamonds beats the twos.",
                "black_threes": "Alone, the black threes beat the twos.",
            },
            "suit_order": {
                "none": "Suits do not matter: cards of one rank are equal.",
                "SHCD": "Suits rank spades, hearts, clubs, diamonds.",
                "SHDC": "Suits rank spades, hearts, diamonds, clubs.",
                "DHSC": "Suits rank diamonds, hearts, spades, clubs.",
                "HDCS": "Suits rank hearts, diamonds, clubs, spades.",
            },
            "suit_scope": {
                "all": "Among plays of equal rank the suit of the highest card decides.",
                "singles_and_pairs": "Suits decide between equal singles and pairs only.",
                "off": "Suits name the lowest card, but never decide between plays.",
            },
        },
    ),
    Section(
        "Deal",
        {
            "first_seating": {
                "as_joined": "",
                "random": "The first seats are drawn by lot.",
            },
            "direction": {
                "cw": "The game goes clockwise.",
                "ccw": "The game goes counter-clockwise.",
                "alternate": "The game changes direction after every deal, and begins "
                "counter-clockwise.",
            },
            "first_dealer": {
                "anyone": "The host deals first.",
                "random": "The first dealer is drawn by lot.",
                "cut": "Whoever cuts the highest card deals first.",
            },
            "next_dealer": {
                "winner": "The winner of a deal deals the next one.",
                "rotate": "The deal passes to the next seat.",
                "loser": "The loser of a deal deals the next one.",
                "bottom_rank": "Later the last place deals.",
                "top_rank": "Later the first place deals.",
                "unspecified": "The dealer of later deals follows from the results: the last "
                "place.",
            },
            "cut": {
                "off": "",
                "right_of_dealer": "The player before the dealer cuts the pack.",
                "bottom_rank": "The last place cuts the pack.",
            },
            "first_card": {
                "next_to_dealer": "The player after the dealer gets the first card.",
                "cut_card_count": "A card shown in the pack is counted from the dealer and decides "
                "who gets the first card.",
                "top_rank": "In later deals the cards are given out by places, the first place "
                "first.",
                "dealer": "The dealer gets the first card.",
            },
            "deal": {
                "all_uneven": "All cards are dealt; some hands may hold one card more.",
                "equal_leftover": "Everyone is dealt as many cards as there can be alike.",
                "fixed": "Everyone is dealt the same fixed number of cards.",
            },
            "hand_size": {
                "auto": "The size of a hand depends on the number of players.",
                "*": "A hand has {hand_size} cards.",
            },
            "leftover": {
                "low_card_open": "Cards left over are shown, then go to the holder of the lowest "
                "card.",
                "low_card_closed": "Cards left over go unseen to the holder of the lowest card.",
                "discard": "Cards left over are out of play, unseen.",
                "strip_low": "The lowest cards are taken out before the deal, so that none is left "
                "over.",
                "low_diamond": "Cards left over go to the holder of the lowest diamond.",
                "swap_offer": "The holder of the lowest card may trade it for the card left over.",
                "two_spades": "Cards left over go to the holder of the two of spades.",
                "stock": "Cards left over are a stock to draw from.",
                "widow": "Cards left over are the widow, for whoever wins the auction.",
                "ghost": "Cards left over are a hand that nobody plays.",
            },
            "swap_offer_face": {
                "unseen": "The trade is made unseen.",
                "seen": "The card left over is seen before the trade.",
            },
            "ghost_hand": {
                "off": "",
                "on": "A fourth hand is dealt and set aside; nobody sees or plays it.",
            },
            "redeal_low_points": {
                "off": "",
                "*": "Before the first play a hand of at most {redeal_low_points} points (J 1, Q "
                "2, K 3, A 4, two 5) may be shown: then the cards are dealt again.",
            },
            "redeal_no_faces": {
                "off": "",
                "on": "Before the first play a hand without a jack, queen or king may be shown: "
                "then the cards are dealt again.",
            },
            "expose_assign": {
                "off": "",
                "on": "In later deals one card of each hand is turned up; the first place gets the "
                "hand with the highest, and so on down.",
            },
            "dragon_win": {
                "off": "",
                "on": "A hand dealt one card of every rank wins at once.",
            },
            "four_twos": {
                "off": "",
                "win": "A hand dealt all four twos wins at once.",
                "draw": "When a hand is dealt all four twos, the cards are dealt again.",
            },
            "four_threes": {"off": "", "win": "A hand dealt all four threes wins at once."},
            "instant_win_seats": {
                "four_only": "Hands that win at once do so with four players only.",
                "any": "Hands that win at once do so with any number of players.",
            },
        },
    ),
    Section(
        "Auction",
        {
            "auction": {
                "none": "",
                "dou_dizhu": "Players bid 1, 2 or 3 to play alone, each higher than the last, or "
                "pass; a bid of 3 or two passes after a bid end the auction.",
                "big_three": "Players bid 1, 2 or 3 to play alone, each higher than the last, or "
                "pass; a bid of 3 ends the auction, as does everybody else passing.",
            },
            "auction_first": {
                "faced_card": "Whoever is dealt a card that was turned up bids first.",
                "lowest_heart": "The holder of the lowest heart bids first, the four of hearts if "
                "it was dealt.",
            },
            "auction_open_forced": {
                "on": "The first bidder may not pass.",
                "off": "The first bidder may pass.",
            },
            "auction_reentry": {
                "on": "Who passed may bid later.",
                "off": "Who passed is out of the auction.",
            },
            "auction_all_pass": {
                "redeal": "When all pass, the cards are dealt again.",
                "first_bidder_takes_1": "When all pass, the first bidder plays alone for 1.",
            },
            "widow": {
                "0": "",
                "*": "The highest bidder takes the {widow} cards of the widow and discards none.",
            },
        },
    ),
    Section(
        "Lead",
        {
            "first_lead": {
                "low_card": "The holder of the lowest card leads the first deal.",
                "dealer_next": "The player after the dealer leads the first deal.",
                "random": "The leader of the first deal is drawn by lot.",
                "named_card": "The holder of the {first_lead_card} leads the first deal.",
                "landlord": "The player alone leads.",
                "first_bidder": "The first bidder leads, whoever plays alone.",
            },
            "first_lead_card": {"*": ""},
            "opening_includes_low": {
                "must": "The first play must hold that card, alone or with others.",
                "free": "The first play may be any.",
            },
            "later_lead": {
                "as_first": "Later deals are led in the same way.",
                "winner": "The winner of the last deal leads the next one.",
                "loser": "The loser of the last deal leads the next one.",
                "top_rank": "The first place leads the later deals.",
                "bottom_rank": "The last place leads the later deals.",
            },
            "loser_tie": {
                "exposed_combination": "Of several with the most cards, the one whose largest "
                "combination has the fewest cards, then the weakest, is the loser.",
                "next_seat": "Of several with the most cards, the first in turn is the loser.",
            },
            "deals_per_round": {
                "0": "",
                "*": "{deals_per_round} deals make a round; each round begins like a first deal.",
            },
        },
    ),
)
