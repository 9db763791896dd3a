"""What the named values of options stand for in the rules: the catalogue's tables, and a few words.

The rules know none of these names: they are handed what stands behind them.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.by_place import ByPlace, FirstPlaces, n_minus_rank, worker, zero_sum
from rules.cards import ACE, TWO, TWO_OF_SPADES, TWOS
from rules.house.last_card import FinishBan
from rules.house.penalties import COURT_VALUES, RANK_VALUES
from rules.house.steps import STANDARD, Steps
from rules.match.terms import Counted, WonBy
from rules.match.titles import Titles
from rules.phases.dealing import FirstCard
from rules.phases.instant import FourTwos
from rules.phases.leftovers import Taker
from rules.ranking import TWO_HIGH, JokerOrder
from rules.shapes.poker import FlushOrder
from rules.shapes.shape import Honour

JACK = 8
UP_TO_KING = tuple(range(11))  # 3 4 5 ... Q K by printed rank
ORDERS = {  # low to high by printed rank; the joker is on top of each
    "two_high": TWO_HIGH,
    "ace_high": (TWO, *UP_TO_KING, ACE),
    "three_high": (*UP_TO_KING[1:], ACE, TWO, 0),
    "klootzakken": (*UP_TO_KING[4:], ACE, TWO, 0),
    "sofia": (*(rank for rank in UP_TO_KING if rank != JACK), ACE, TWO, JACK),
    "tiles": (ACE, TWO, *UP_TO_KING, 13, 14),  # 1 2 3 ... 15
}
JOKER_ORDERS = {
    "equal": JokerOrder.EQUAL,
    "red_high": JokerOrder.RED_HIGH,
    "black_high": JokerOrder.BLACK_HIGH,
}
STRAIGHTS = {  # table H1, as `rules.shapes.straights` reads them
    "low_end": "A2345 23456 < ^",
    "a2345_top": "23456 < ^ 2345A",
    "23456_top_a2345_2nd": "< ^ A3452 34562",
    "23456_top_a2345_bottom": "A3452 < ^ 34562",
    "no_a2345": "23456 < ^",
    "jqka2_top_23456_bottom": "23456 < ^ JQKA2",
    "jqka2_top_23456_2nd": "< ^ 34562 JQKA2",
    "jqka2_strict": "< ^ JQKA2",
    "twos_by_suit": "< ^ A3452=34562",
    "a2345_top_23456_2nd": "< ^ 34562 A3452",
    "a2345_under_royal": "23456 < 2345A ^",
    "no_twos": "< ^",
}
FLUSH_ORDERS = {
    "suit_then_top": FlushOrder.SUIT_THEN_TOP,
    "top_then_suit": FlushOrder.TOP_THEN_SUIT,
    "poker_then_suit": FlushOrder.RANKS_THEN_SUIT,
}
BOMB_REACH: dict[str, tuple[int, ...]] = {  # besides five-card plays, plays of so many cards
    "five_card_only": (),
    "singles_pairs": (1, 2),
    "singles_pairs_triples": (1, 2, 3),
    "everything": tuple(range(1, 27)),
}
BOMB_HANDS = {
    "quads": (Honour.QUADS,),
    "straight_flush": (Honour.UNDER_QUADS, Honour.OVER_QUADS),
    "both": (Honour.UNDER_QUADS, Honour.QUADS, Honour.OVER_QUADS),
}
BANS = {
    "single_two_spades": FinishBan(TWO_OF_SPADES, 1),
    "any_with_two_spades": FinishBan(TWO_OF_SPADES),
    "single_two": FinishBan(TWOS, 1),
    "single_or_pair_twos": FinishBan(TWOS, 2),
}
FIRST_CARDS = {
    "next_to_dealer": FirstCard.NEXT_TO_DEALER,
    "cut_card_count": FirstCard.COUNTED,
    "top_rank": FirstCard.TOP_PLACE,
    "dealer": FirstCard.DEALER,
}
TAKERS = {  # who takes what is left over, and whether all see the cards
    "low_card_open": (Taker.LOWEST_CARD, True),
    "low_card_closed": (Taker.LOWEST_CARD, False),
    "low_diamond": (Taker.LOWEST_DIAMOND, False),
    "two_spades": (Taker.TWO_OF_SPADES, False),
}
FOUR_TWOS = {"off": FourTwos.NOTHING, "win": FourTwos.WIN, "draw": FourTwos.DRAW}
NEXT_DEALERS = {  # the place that deals next, or the next seat
    "winner": 0,
    "top_rank": 0,
    "rotate": None,
    "loser": -1,
    "bottom_rank": -1,
    "unspecified": -1,
}
COUNTED = {  # what ends a match
    "open": None,
    "deals": Counted.DEALS,
    "points": Counted.POINTS,
    "time": Counted.MINUTES,
    "chips_out_or_deals": Counted.DEALS,
}
WINNERS = {
    "highest": WonBy.MOST,
    "lowest": WonBy.FEWEST,
    "top_rank_last_deal": WonBy.LAST_DEAL,
    "best_pair": WonBy.BEST_PAIR,
}
STEPS = {
    "std": STANDARD,
    "gamesky": Steps(((11, 2),)),
    "harsh": Steps(((8, 2), (10, 3)), full=13, top=4, more=4),
    "double8": Steps(((8, 2),)),
    "double8_10": Steps(((8, 2), (10, 4))),
    "flat": Steps(),
    "deuces3p": Steps(((12, 2),), full=17, top=3, more=3),
}
OWN_RATE = ("std",)  # the tables in which over13_rate is the last column
CARD_VALUES: dict[str, Mapping[int, int]] = {"a": COURT_VALUES, "b": RANK_VALUES}
PLACE_POINTS: dict[str, ByPlace] = {
    "n_minus_rank": n_minus_rank,
    "zero_sum": zero_sum,
    "worker": worker,
    "pusoy5310": FirstPlaces((5, 3, 1)),
    "six_to_one": FirstPlaces((6, 5, 4, 3, 2, 1)),
}
TITLES = {
    "president": Titles(("President", "Vice-President"), ("Vice-Scum", "Scum"), "Citizen"),
    "european_king": Titles(("King", "Minister"), ("Peasant",), "Citizen"),
    "european_boss": Titles(("Boss", "Foreman"), ("Bum",), "Worker"),
    "comp303": Titles(("President", "Vice-President"), ("Vice-Beggar", "Beggar"), "Citizen"),
    "denexa_six": Titles(
        ("President", "Vice President", "Governor", "Lt. Governor"), ("Citizen", "Scum"), "Citizen"
    ),
    "worker": Titles(("President", "Vice-President"), ("Worker", "Scum")),
    "daifugo": Titles(
        ("Daifugo", "Millionaire"),
        ("Poor", "Destitute"),
        "Commoner",
        three=("Daifugo", "Commoner", "Destitute"),
    ),
    "huberes": Titles(
        ("Király", "Nagybirtokos", "Kisbirtokos"),
        ("Nagyparaszt", "Kisparaszt", "Mocsár"),
        "Paraszt",
    ),
    "merchants": Titles(
        ("Landlord", "Noble", "Upper merchant"), ("Lower merchant", "Peasant", "Scum"), "Merchant"
    ),
    "rich_man": Titles(("Rich Man",), ("Poor Man",)),
    "warlords": Titles(("Warlord",), ("Scumbag",)),
}


def place_points(value: str | tuple[int, ...]) -> ByPlace:
    """The points by place that a value of place_points stands for."""
    return PLACE_POINTS[value] if isinstance(value, str) else FirstPlaces(value)
