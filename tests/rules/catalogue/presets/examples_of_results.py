"""Situations for the options about places, points and the match, with the outcome by value."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

from rules.cards import cards
from rules.cli import tally
from rules.cli.tally import Circumstances
from rules.deal import Deal
from rules.engine import calls, legal
from rules.events import Ended
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from tests.rules.catalogue.presets.examples_of_deals import Examples, goes, shown, tricks
from tests.rules.notation import LETTERS, after, opened, turn
from tests.rules.talk import due, said, set_up, shuffled

HANDS = ("3S 4S 5S 6S", "3H 4H 5H 6H", "3D 4D 5D 6D", "7S 8S 9S 10S", "7H 8H 9H 10H", "JD QD KD AD",
         "2S AS KS QS")  # fmt: skip
LOW = "3D 3C 3H 4D 4C 4H 5D 5C 5H 6D 6C 6H 7D 7C 7H 8D 8C 8H"

RESULTS: Examples = {}
shows = partial(shown, RESULTS)


def later(rules: RuleSet) -> Deal:
    """A second deal of as many players as possible, seated in the order of their places."""
    seats = min(rules.seats[-1], len(HANDS))
    return set_up(rules, *HANDS[:seats], standing=LETTERS[:seats])


def left(rules: RuleSet, hand: str, also: Circumstances = tally.NOTHING_ELSE) -> int:
    """The points that a single loser with this hand left has to pay."""
    return abs(tally.with_hands(rules, (0, cards(hand)), also).points[1])


def low(count: int) -> str:
    """The lowest `count` cards."""
    return " ".join(LOW.split()[:count])


@shows("exchange", {"none": [], "[1]": [1], "[2]": [2], "[2,1]": [2, 1], "[3,2,1]": [3, 2, 1],
                    "by_score": [2, 1]})  # fmt: skip
def given_upward(rules: RuleSet) -> list[int]:
    """The number of cards that each lower place gives, from the outer pair inward."""
    gifts = [gift.count for gift in later(rules).gifts if gift.giver > gift.taker]
    return gifts[-2:] if rules.choices["exchange"] == "by_score" else gifts


@shows("exchange_return", {"any": "AB", "lowest": "", "any_after_receiving": "AB"})
def chooses_what_goes_back(rules: RuleSet) -> str:
    """The seats that choose the cards that they give back."""
    deal = later(rules)
    return due(deal) if deal.phase < len(rules.phases) - 1 else ""


@shows("exchange_extra", {"0": False, "1": True})
def gives_back_one_more(rules: RuleSet) -> bool:
    """Whether the first place may give back one card more than the last gave."""
    return goes(later(rules), "A gives 3S 4S 5S")


@shows("three_player_gift", {"off": 0, "on": 1})
def gifts_of_three(rules: RuleSet) -> int:
    """The number of gifts that were made without a choice."""
    return len(later(rules).gifts)


@shows("merchants", {"off": False, "on": True})
def the_middle_two_trade(rules: RuleSet) -> bool:
    """Whether the third of six may offer a card once the others have exchanged."""
    deal = set_up(rules, *HANDS[:6], standing="ABCDEF")
    deal = after(deal, "A gives 3S 4S", "B gives 3H")
    return goes(deal, "C gives 3D")


@shows("collusion", {"off": False, "on": True})
def all_may_swap(rules: RuleSet) -> bool:
    """Whether all six players may swap cards."""
    return due(later(rules)) == "ABCDEF"


@shows("expose_assign", {"off": 0, "on": 4})
def turned_up(rules: RuleSet) -> int:
    """The number of cards that all players have seen after a later deal."""
    deal = shuffled(rules, standing="ABCD").deal
    return (said(deal, "D deal") if deal.deck else deal).faced.bit_count()


@shows(
    "titles",
    {
        "president": "President, Citizen, Scum",
        "comp303": "President, Citizen, Beggar",
        "denexa_six": "President, Lt. Governor, Scum",
        "worker": "President, , Scum",
        "huberes": "Király, Nagyparaszt, Mocsár",
        "merchants": "Landlord, Lower merchant, Scum",
        "landlord": "Landlord, Citizen, Scum",
        "rich_man": "Rich Man, , Poor Man",
        "warlords": "Warlord, , Scumbag",
    },
)
def first_fourth_and_last(rules: RuleSet) -> str:
    """The titles of the first, fourth and last of six places.

    Under the rules of Deuces the last title is the bum (PD-03), which counts as the scum here.
    """
    names = rules.society.titles.names(6)
    return f"{names[0]}, {names[3]}, {names[5]}".replace("Bum", "Scum")


@shows("seating", {"by_rank": "DCBA", "fixed": "ABCD"})
def seats_after(rules: RuleSet) -> str:
    """The players in the order of their seats after the places D C B A."""
    match = Match(rules, MatchState(tuple("ABCD"))).finished(Ended((3, 2, 1, 0), (0,) * 4))
    return "".join(match.deal(Random(1))[0].state.players)


@shows("first_seating", {"as_joined": False, "random": True})
def seats_are_drawn(rules: RuleSet) -> bool:
    """Whether five players do not always sit in the order in which they joined."""
    match = Match(rules, MatchState(tuple("ABCDE")))
    return len({match.deal(Random(n))[0].state.players for n in range(20)}) > 1


@shows("hats", {"off": False, "on": True})
def wear_hats(rules: RuleSet) -> bool:
    """Whether every place wears a hat."""
    return rules.society.hats


@shows("touch_rule", {"off": [], "on": ["clear table"]})
def may_touch(rules: RuleSet) -> list[str]:
    """The calls that B, who is not the last place, has after the first card."""
    return [*calls(after(tricks(rules, *HANDS[:4], standing="ABCD"), "A 3S"), 1)]


@shows("duties", {"bottom_rank": "D", "top_rank": "A"})
def deals_the_cards(rules: RuleSet) -> str:
    """The seat that is asked to deal a later deal."""
    return due(deal_of(rules))


@shows("procedural_faults", {"off": False, "on": True})
def may_leave_out_the_cut(rules: RuleSet) -> bool:
    """Whether the first place deals step by step."""
    return "shuffle" in [getattr(a, "word", "") for a in legal(deal_of(rules), 0)]


def deal_of(rules: RuleSet) -> Deal:
    """A later deal before the cards are out."""
    return shuffled(rules, standing="ABCD").deal


@shows("stagnation_demotion", {"off": "ABCD", "2": "BCDA"})
def after_three_like_deals(rules: RuleSet) -> str:
    """The places for the next deal after A B C D three times."""
    match = Match(rules, MatchState(tuple("ABCD")))
    for _ in range(3):
        places = tuple(map(match.state.players.index, "ABCD"))
        match = match.finished(Ended(places, (0,) * 4))
    return "".join(match.state.standing)


@shows("teams", {"off": (), "opposite_pairs": (1, 2, 1, 2)})
def sides(rules: RuleSet) -> tuple[int, ...]:
    """The side of each seat."""
    return opened(rules, "3D 9S", "4H 9H", "5D 9D", "6C 9C").sides


@shows("last_card_guard", {"off": "all pay", "forced": "refused", "assistant": "A pays"})
def leads_low_before_a_last_card(rules: RuleSet) -> str:
    """The effect of a four led by A, who holds a king, before B's last card.

    The lead is refused, or A pays for all losers, or all losers pay.
    """
    rules = replace(rules, dealing=replace(rules.dealing, direction=1))
    deal = tricks(rules, "4S KS 8D", "9D", "3D 3C")
    if not goes(deal, "A 4S"):
        return "refused"
    deal = after(deal, "A 4S", "B 9D")
    while deal.ended is None:
        deal = after(deal, {"A": "A KS", "A leads": "A 8D"}.get(turn(deal), "C pass"))
    return "A pays" if deal.ended.points[2] == 0 else "all pay"


@shows("winner_points", {"zero": 0, "sum_of_losses": 3})
def won_from_three_cards(rules: RuleSet) -> int:
    """The points of the winner when a loser holds three cards."""
    return tally.with_left(rules, (0, 3)).points[0]


@shows("penalty_steps", {"std": (8, 20, 39), "gamesky": (8, 10, 26), "harsh": (16, 30, 52),
                         "double8_10": (16, 40, 52), "flat": (8, 10, 13),
                         "deuces3p": (8, 10, 26)})  # fmt: skip
def what_eight_ten_and_thirteen_cost(rules: RuleSet) -> tuple[int, ...]:
    """The penalties for eight, ten and thirteen cards left."""
    return tuple(left(rules, low(n)) for n in (8, 10, 13))


@shows("triple_condition", {"all_cards_left": 39, "never_played": 26})
def thirteen_left_of_fourteen(rules: RuleSet) -> int:
    """The penalty for thirteen cards of a player who has played one card."""
    deal = tricks(rules, "4S KS", f"5S {low(13)}")
    deal = after(deal, "A 4S", "B 5S", "A KS")
    assert deal.ended is not None
    return abs(deal.ended.points[1])


@shows("twos_left_double", {"off": 2, "on": 4})
def a_two_and_a_three_left(rules: RuleSet) -> int:
    """The penalty for a two and a three left."""
    return left(rules, "2D 3D")


@shows("finish_twos_double", {"off": 2, "on": 4})
def two_cards_after_a_finish_of_twos(rules: RuleSet) -> int:
    """The penalty for two cards when the last play was a pair of twos."""
    return left(rules, "3C 3D", Circumstances(last=cards("2S 2H")))


@shows("double_scope", {"everyone": 20, "starter_only": 10})
def ten_cards_of_another_than_the_starter(rules: RuleSet) -> int:
    """The penalty for ten cards of a player who did not start."""
    return left(rules, low(10))


@shows("card_values", {"a": 4, "b": 13})
def a_two_left(rules: RuleSet) -> int:
    """The penalty for a two left."""
    return left(rules, "2D")


@shows("pusoy_last_twos", {"off": 1, "on": 4})
def won_with_two_twos(rules: RuleSet) -> int:
    """The points of a winner whose last play is a pair of twos."""
    return tally.with_left(rules, (0, 3), Circumstances(last=cards("2S 2H"))).points[0]


@shows("hutabarat_specials", {"off": -5, "on": -45})
def won_with_four_sixes(rules: RuleSet) -> int:
    """The points of a winner whose last play is four sixes with a nine."""
    last = Circumstances(last=cards("6S 6H 6D 6C 9S"))
    return tally.with_left(rules, (0, 3), last).points[0]


@shows("place_points", {"[2,1]": (1, 0), "pusoy5310": (3, 0), "n_minus_rank": (5, 0),
                        "worker": (1, -2), "six_to_one": (5, 0), "zero_sum": (2, -3)})  # fmt: skip
def the_second_of_seven_and_the_last(rules: RuleSet) -> tuple[int, int]:
    """The points of the second and the last of seven places."""
    points = tally.in_order(rules, range(7)).points
    return points[1], points[6]


@shows("settlement", {"none": "nobody", "pairwise_difference": "pairs", "winner_collects": "winner",
                      "pairwise_gap": "gaps", "fixed_from_loser": "one"})  # fmt: skip
def paid_for_4_11_and_13_left(rules: RuleSet) -> str:
    """The way of settling when 4, 11 and 13 cards are left."""
    ended = tally.with_left(rules, (0, 4, 11, 13))
    paid, points = ended.paid, ended.points
    if not paid:
        return "nobody"
    if paid == points == (1, 0, 0, -1):
        return "one"
    if paid[1:] == tuple(-abs(lost) for lost in points[1:]):
        return "winner"
    return "gaps" if paid[3] == -50 else "pairs"


@shows("starting_chips", {"none": 0, "149": 149})
def first_stack(rules: RuleSet) -> int:
    """The number of chips that a player starts with."""
    return Match(rules, MatchState(tuple("ABCDE"))).stack("A") // 100


@shows("match_end", {"open": "never", "deals": "deals", "points": "points",
                     "chips_out_or_deals": "deals"})  # fmt: skip
def over_after(rules: RuleSet) -> str:
    """The limit that ends the match: "deals", "points", or "never" for neither.

    The target is tried as a number of deals without points, and as the points of a single deal.
    """
    target, seats = rules.match.target, rules.seats[-1]
    start = match = Match(rules, MatchState(tuple(LETTERS[:seats])))
    nothing = Ended(tuple(range(seats)), (0,) * seats)
    for _ in range(target):
        assert not match.state.winners
        match = match.finished(nothing)
    points = start.finished(Ended(nothing.places, (target, *nothing.points[1:])))
    return "deals" if match.state.winners else "points" if points.state.winners else "never"


@shows("match_winner", {"lowest": "B", "highest": "A", "best_pair": "AF"})
def ahead(rules: RuleSet) -> str:
    """The winners or leaders: A has most points, B fewest, and the pair A and F most together."""
    seats = rules.seats[-1]
    match = Match(rules, MatchState(tuple(LETTERS[:seats])))
    points = (5, 0, 4, 3, 2, 3)[:seats]
    match = match.finished(Ended(tuple(range(seats)), points))
    return "".join(sorted(match.state.winners or match.leaders()))


@shows("match_target", {"1": 1, "5": 5, "10": 10, "11": 11, "100": 100})
def the_number_that_ends_a_match(rules: RuleSet) -> int:
    """The target of the match, in deals or points."""
    return rules.match.target
