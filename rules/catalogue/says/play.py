"""Combinations, tricks and special cards in sentences."""

from __future__ import annotations

from rules.catalogue.says.words import Section

LADDERS = {
    "low_end": "10JQKA down to 34567, 23456, A2345",
    "a2345_top": "A2345, 10JQKA down to 34567, 23456",
    "23456_top_a2345_2nd": "23456, A2345, 10JQKA down to 34567",
    "23456_top_a2345_bottom": "23456, 10JQKA down to 34567, A2345",
    "no_a2345": "10JQKA down to 34567, 23456; A2345 is none",
    "jqka2_top_23456_bottom": "JQKA2 down to 34567, 23456; A2345 is none",
    "jqka2_top_23456_2nd": "JQKA2, 23456, 10JQKA down to 34567; A2345 is none",
    "jqka2_strict": "JQKA2 down to 34567; a two never stands below a three",
    "twos_by_suit": "A2345 and 23456 alike, by the suit of the two, 10JQKA down to 34567",
    "a2345_top_23456_2nd": "A2345, 23456, 10JQKA down to 34567",
    "a2345_under_royal": "10JQKA, A2345, 9 to K down to 34567, 23456",
    "no_twos": "10JQKA down to 34567; a two is in none",
}
SECTIONS = (
    Section(
        "Combinations",
        {
            "triples": {"on": "", "off": "Three of a kind cannot be played by itself."},
            "flushes": {"on": "", "off": "Five cards of one suit are no combination."},
            "quads_form": {
                "with_kicker": "Four of a kind is played with one other card.",
                "bare": "Four of a kind is played without another card, and only a higher one "
                "beats it.",
                "both": "Four of a kind is played with one other card or without, each a kind of "
                "its own.",
            },
            "four_card_two_pairs": {"off": "", "on": "Two pairs are a combination of four cards."},
            "two_pair_junk": {
                "off": "",
                "any": "Two pairs with a fifth card are the lowest hand of five.",
                "sisters": "Two neighbouring pairs with a fifth card are the lowest hand of five.",
            },
            "two_pair_tie": {
                "low_pair_then_suit": "",
                "high_pair_suit": "Between equal high pairs of two pairs the suit decides.",
            },
            "straight_flush_extra": {
                "0": "",
                "2": "A straight flush is played with two other cards.",
            },
            "dragon_combo": {
                "off": "",
                "on": "Thirteen cards of all ranks may be led; of two such hands the one with the "
                "higher two is better.",
            },
            "sequences": {
                "off": "",
                "single": "Three or more cards in sequence may be played too.",
                "single_and_multiple": "Sequences of cards, pairs, triples or fours may be played "
                "too.",
            },
            "poker_combos": {
                "off": "",
                "on": "Hands of five cards as in Big Two may be played too.",
            },
            "run_min": {"*": "A sequence has at least {run_min} cards."},
            "run_excluded": {
                "{}": "",
                "*": "Never part of a sequence: {run_excluded}.",
            },
            "set_run_min": {
                "*": "The shortest sequences of sets: {set_run_min}.",
            },
            "kickers": {
                "off": "",
                "dou_dizhu": "Three of a kind may take along a card or a pair, a run of threes as "
                "many of them, four of a kind two cards or two pairs; they all differ in rank.",
            },
            "quad_kicker_pair": {
                "refused": "",
                "allowed": "The two cards along with four of a kind may be of one rank.",
            },
            "joker_kickers": {
                "one": "At most one joker goes along with other cards.",
                "both": "Both jokers may go along with four of a kind.",
            },
            "straight_order": {
                order: f"Straights from high to low: {ladder}." for order, ladder in LADDERS.items()
            },
            "flush_rank": {
                "suit_then_top": "Flushes compare by suit, then by the highest card.",
                "top_then_suit": "Flushes compare by the highest card, then by suit.",
                "poker_then_suit": "Flushes compare card by card from the highest, then by suit.",
            },
            "five_card_order": {
                "standard": "",
                "royal_only_over_quads": "Four of a kind beats every straight flush but the royal "
                "one.",
            },
            "five_card_cross": {
                "higher_type": "A higher kind of hand of five beats a lower one.",
                "same_type": "A hand of five is only beaten by the same kind.",
                "card_value": "Any hand of five beats any other by its highest card, or by its "
                "three or four of a kind.",
                "no_full_house_on_straight": "A higher kind of hand of five beats a lower one, but "
                "a full house does not beat a straight.",
            },
            "poker_ranks": {
                "off": "",
                "on": "Hands of five compare exactly as in poker, aces high and twos low, without "
                "suits; only the full house of twos is above that of aces.",
            },
            "bomb_system": {
                "none": "",
                "honours": "",
                "chops": "Four of a kind and three or more pairs in sequence are chops; only a "
                "higher chop of the same kind beats one.",
                "dou_dizhu": "Four of a kind is a bomb and beats all other plays, higher bombs "
                "beat lower ones, and both jokers beat everything.",
            },
            "bomb_reach": {
                "five_card_only": "",
                "singles_pairs": "Bombs also beat singles and pairs.",
                "singles_pairs_triples": "Bombs also beat singles, pairs and three of a kind.",
                "everything": "Bombs beat any other play.",
            },
            "bomb_hands": {
                "quads": "Four of a kind is the bomb.",
                "straight_flush": "A straight flush is the bomb.",
                "both": "Four of a kind and straight flushes are the bombs.",
            },
            "bomb_spares_big_two": {"off": "", "on": "No bomb beats the highest two alone."},
            "bomb_out_of_turn": {"off": "", "on": "A bomb may be played out of turn."},
            "quads_beat_nonquads": {
                "off": "",
                "on": "Four of a kind beats every play without four of a kind.",
            },
            "pair_run_twos": {"off": "", "on": "Twos may be part of a run of pairs."},
            "chop_order": {
                "same_length": "",
                "longer": "A longer run of pairs chops a shorter one, whatever the ranks.",
            },
            "chop_twos": {
                "any": "",
                "not_three": "Three twos cannot be chopped.",
                "by_length": "Each two more needs a run that is a pair longer.",
            },
            "chop_reach": {
                "anything": "Chops may be played on anything.",
                "twos_only": "Chops may be played on twos only.",
            },
        },
    ),
    Section(
        "Tricks",
        {
            "pass_rule": {
                "reenter": "Who passes may come in again later in the trick.",
                "locked": "A pass keeps you out until the trick is over.",
                "single_round": "Everyone has one chance: the trick ends after one round.",
            },
            "must_beat": {"off": "", "on": "Who can beat the play must do so."},
            "beat_own": {
                "off": "",
                "on": "Who made the highest play may beat it or lead when all others have passed.",
            },
            "set_size_rule": {
                "exact": "",
                "larger_if_higher": "A larger set of a higher rank beats a smaller set.",
                "larger_any": "A larger set beats a smaller one, whatever its rank.",
            },
            "equal_play": {
                "off": "",
                "allowed": "A play of equal rank may be laid on another.",
                "reverse_colour": "A play of equal rank may be laid on one of the other colour.",
            },
            "equal_skip": {
                "off": "",
                "one": "After an equal play the next player is skipped.",
                "per_card": "After an equal play as many players are skipped as cards were laid.",
            },
            "follow_suit": {
                "off": "",
                "singles": "A single card is only beaten by a higher one of its suit.",
            },
            "unbeatable_closes": {
                "off": "",
                "on": "A play that nothing can beat ends the trick at once.",
            },
            "draw_on_pass": {
                "off": "",
                "one": "Who passes draws a card from the stock.",
                "as_required": "Who passes draws as many cards from the stock as the play has.",
            },
            "stock_exhausted": {
                "stop": "When the stock is used up, nobody draws.",
                "reshuffle": "When the stock is used up, the played cards are the new stock.",
            },
            "hand_counts": {
                "on_request": "Whoever asks is told how many cards the others hold.",
                "always": "Everyone sees how many cards the others hold.",
                "hidden": "Nobody sees how many cards the others hold.",
            },
            "table_pile": {
                "aside_face_down": "",
                "face_up_heap": "Played cards stay in sight.",
                "accumulate": "Played cards pile up until the deal is over.",
            },
        },
    ),
    Section(
        "Special cards",
        {
            "joker_wild": {
                "off": "",
                "rank": "A joker may stand for any rank.",
                "card": "A joker may stand for any card, in straights and flushes too.",
            },
            "joker_power": {
                "none": "",
                "beats_any_set": "One joker beats any single or set; only a higher joker answers.",
                "wins_trick": "One joker beats anything and wins the trick at once.",
            },
            "wild_ranks": {
                "{}": "",
                "*": "Wild, taking the rank of the cards they are played with: {wild_ranks}.",
            },
            "wild_alone": {
                "own_rank": "Wild cards alone count as what they are.",
                "top_equal": "Wild cards alone are the highest of all, and equal to each other.",
                "declared": "Wild cards alone must stand for a natural rank.",
            },
            "wild_tie": {
                "equal": "",
                "natural_wins": "Of two equal plays the one without wild cards is higher.",
                "wild_wins": "Of two equal plays the one with wild cards is higher.",
            },
            "two_power": {
                "none": "",
                "wins_trick": "A single two wins the trick at once.",
                "high_and_low": "A single two may be laid on anything, and anything on it.",
                "beats_all": "A single two beats everything.",
            },
            "twos_discount": {
                "0": "",
                "1": "A set of twos beats a lower set with one card more.",
            },
            "transparent": {
                "none": "",
                "*": "Transparent: a {transparent} counts as whatever it is laid on or with.",
            },
            "three_power": {
                "none": "",
                "beats_all_but_two": "A single three beats everything but a two.",
            },
            "sofia_powers": {
                "off": "",
                "on": "Sets of aces or lower fall to fewer of the highest cards: a pair to "
                "one two, jack or joker; a triple to two twos, one jack or one joker; four of a "
                "kind to three twos, two jacks or one joker. With two packs all numbers double.",
            },
            "revolution": {
                "off": "",
                "ranks": "A revolution turns the order of ranks upside down for the deal.",
                "ranks_and_direction": "A revolution turns the order of ranks and the direction of "
                "play round for the deal.",
            },
            "revolution_trigger": {
                "set_of_four": "Four cards of a rank in one play are a revolution.",
                "set_or_four_singles": "Four cards of a rank in one play, or four singles of a "
                "rank in a row, are a revolution.",
            },
            "revolution_low_high": {
                "off": "",
                "on": "In a revolution the aces take the part of the twos.",
            },
        },
    ),
)
