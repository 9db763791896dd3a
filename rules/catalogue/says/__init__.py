"""What a rule sheet says for each value of each option, section by section.

A value that is not listed takes the sentence under "*"; an empty one is not worth a line. A
sentence may name any choice of the table: ``{match_target}``.
"""

from __future__ import annotations

from rules.catalogue.says import cards, ending, play, scores, society
from rules.catalogue.says.words import Says, Section

__all__ = ["FAMILIES", "NOT_WITH", "ONLY_WITH", "SECTIONS", "Says", "Section"]

SECTIONS: tuple[Section, ...] = (
    *cards.SECTIONS,
    *play.SECTIONS,
    *ending.SECTIONS,
    *society.SECTIONS,
    *scores.SECTIONS,
)
FAMILIES = {  # what every game of a family is, before any option
    "bt": "Be the first to get rid of your cards. A lead is a single card, a pair, three of a kind "
    "or a hand of five: straight, flush, full house, four of a kind with a card, straight flush, "
    "from low to high, unless it is said below. Who follows lays as many cards, and higher ones.",
    "pr": "Get rid of your cards; the order in which players do so decides the places. A lead is a "
    "single card or any number of cards of one rank. Who follows lays as many, of a higher rank.",
    "df": "Get rid of your cards; the order in which players do so decides the places. A lead is "
    "one to four cards of one rank. Who follows lays as many, of a higher rank.",
    "th": "Be the first to get rid of your cards. A lead is any number of cards of one rank, a "
    "straight or a run of pairs. Who follows lays as many of the same kind, with a higher card.",
    "dd": "One plays alone against two. A lead is a single card, a pair, three of a kind, a run, a "
    "bomb, or threes and fours with other cards along. Who follows lays the same kind, higher.",
    "b3": "One plays alone against two. A lead is a single card, two to four of a kind, a straight "
    "or a run of sets. Who follows lays as many of the same kind, and higher.",
}
ONLY_WITH: dict[str, tuple[str, tuple[str, ...]]] = {  # option -> another, and its values
    "deck_backs": ("decks", ("2",)),
    "joker_order": ("jokers", ("1", "2", "3", "4")),
    "joker_rank": ("jokers", ("1", "2", "3", "4")),
    "joker_wild": ("jokers", ("1", "2", "3", "4")),
    "suit_scope": ("suit_order", ("SHCD", "SHDC", "DHSC", "HDCS")),
    "hand_size": ("deal", ("fixed",)),
    "leftover": ("deal", ("equal_leftover", "fixed")),
    "swap_offer_face": ("leftover", ("swap_offer",)),
    "auction_first": ("auction", ("dou_dizhu", "big_three")),
    "auction_reentry": ("auction", ("dou_dizhu", "big_three")),
    "auction_open_forced": ("auction", ("dou_dizhu", "big_three")),
    "auction_all_pass": ("auction", ("dou_dizhu",)),
    "first_lead_card": ("first_lead", ("named_card",)),
    "opening_includes_low": ("first_lead", ("low_card", "named_card")),
    "loser_tie": ("later_lead", ("loser",)),
    "run_min": ("sequences", ("single", "single_and_multiple")),
    "run_excluded": ("sequences", ("single", "single_and_multiple")),
    "set_run_min": ("sequences", ("single_and_multiple",)),
    "flush_rank": ("flushes", ("on",)),
    "bomb_reach": ("bomb_system", ("honours",)),
    "bomb_hands": ("bomb_system", ("honours",)),
    "chop_reach": ("bomb_system", ("chops",)),
    "wild_alone": ("wild_ranks", ("{2}", "{3}", "{2,3}")),
    "stock_exhausted": ("draw_on_pass", ("one", "as_required")),
    "revolution_trigger": ("revolution", ("ranks", "ranks_and_direction")),
    "revolution_low_high": ("revolution", ("ranks", "ranks_and_direction")),
    "place_lead": ("deal_end", ("one_left",)),
    "team_tie": ("teams", ("opposite_pairs",)),
    "partner_talk": ("teams", ("opposite_pairs",)),
    "penalty_steps": ("score_model", ("penalty_cards",)),
    "triple_condition": ("score_model", ("penalty_cards",)),
    "over13_rate": ("score_model", ("penalty_cards",)),
    "double_scope": ("score_model", ("penalty_cards", "penalty_values")),
    "card_values": ("score_model", ("penalty_values",)),
    "winner_points": ("score_model", ("penalty_cards", "penalty_values")),
    "place_points": ("score_model", ("places",)),
    "pusoy_last_twos": ("score_model", ("pusoy",)),
    "hutabarat_specials": ("score_model", ("hutabarat",)),
    "single_loser_amount": ("score_model", ("single_loser",)),
    "bid_doubling": ("score_model", ("chips_bid",)),
    "stake": (
        "settlement",
        ("pairwise_difference", "winner_collects", "pairwise_gap", "fixed_from_loser", "bid"),
    ),
    "match_winner": ("match_end", ("deals", "points", "time", "chips_out_or_deals")),
    "exchange_return": ("exchange", ("by_score", "[1]", "[2]", "[2,1]", "[3,2,1]")),
}
NOT_WITH: dict[str, dict[str, tuple[str, ...]]] = {  # option -> others that take its place
    "run_min": {"five_card_order": ("standard", "royal_only_over_quads")},
    "straight_order": {"poker_ranks": ("on",), "pack": ("tiles60",)},
    "flush_rank": {"poker_ranks": ("on",)},
    "five_card_order": {"poker_ranks": ("on",)},
    "five_card_cross": {"poker_ranks": ("on",)},
    "bomb_hands": {"bomb_reach": ("five_card_only",)},
    "instant_win_seats": {"dragon_win": ("off",)},
    "joker_rank": {"wild_alone": ("top_equal",)},
    "match_winner": {"winner_points": ("sum_of_losses",)},
}
