"""Situations for the options about a deal, with the expected outcome for each value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import TypeAlias

from rules.actions import IllegalAction, Play
from rules.cards import JOKERS, cards
from rules.changes import Decision
from rules.deal import Deal
from rules.engine import calls, decide, legal
from rules.events import CardsTaken, Ended, Event, RanksReversed, ThrewIn
from rules.house.first_lead import NextToDealer
from rules.match.match import Match, MatchState
from rules.phases.base import Part
from rules.ruleset import RuleSet
from tests.rules.notation import LETTERS, after, events, move, opened, turn
from tests.rules.talk import due, set_up, shuffled

Act: TypeAlias = Callable[[RuleSet], object]
Examples: TypeAlias = dict[str, tuple[Act, Mapping[str, object]]]
DRAGON = "3D 4C 5S 6H 7D 8C 9C 10S JH QD KD AC 2H"
FEW = ("3C 6C 9S", "4H 7C 10H", "5D 8H JD")


def shown(into: Examples, option: str, values: Mapping[str, object]) -> Callable[[Act], Act]:
    """Register a situation for an option in `into`, with its outcome by value of the option."""

    def note(act: Act) -> Act:
        into[option] = act, values
        return act

    return note


DEALS: Examples = {}
shows = partial(shown, DEALS)


def tricks(rules: RuleSet, *hands: str, standing: str = "", first: bool = True) -> Deal:
    """A deal of the tricks alone, without its other phases.

    A leads unless `first` is False, where the game's own rules choose the leader.
    """
    phases = tuple(phase for phase in rules.phases if phase.part is Part.TRICKS)
    rules = replace(rules, phases=phases)
    rules = replace(rules, first_lead=NextToDealer(), later_lead=NextToDealer()) if first else rules
    return opened(rules, *hands, standing=standing, direction=rules.dealing.direction)


def goes(deal: Deal, written: str) -> bool:
    """Whether this move is legal."""
    try:
        decide(deal, *move(written))
    except IllegalAction:
        return False
    return True


def happened(deal: Deal, written: str, kind: type[Event]) -> bool:
    """Whether this move leads to an event of this kind."""
    return any(isinstance(event, kind) for event in events(deal, written))


@shows("direction", {"cw": "B", "ccw": "D"})
def next_in_turn(rules: RuleSet) -> str:
    """The seat that acts after A."""
    return turn(after(tricks(rules, "3D 9D", *FEW), "A 3D"))


@shows("dragon_win", {"on": True, "off": False})
@shows("instant_win_seats", {"any": True, "four_only": False})
def dragon(rules: RuleSet) -> bool:
    """Whether the deal is over when A is dealt a dragon."""
    return bool(opened(rules, DRAGON, *FEW[: rules.seats[-1] - 1]).ended)


@shows("four_twos", {"win": True, "off": False})
def four_twos(rules: RuleSet) -> bool:
    """Whether the deal is over when A is dealt four twos."""
    return bool(opened(rules, "2S 2H 2C 2D", *FEW).ended)


@shows("four_threes", {"win": True, "off": False})
def four_threes(rules: RuleSet) -> bool:
    """Whether the deal is over when A is dealt four threes."""
    return bool(opened(rules, "3S 3H 3C 3D", "6C 9S", "4H 7C", "5D 8H").ended)


@shows("later_lead", {"as_first": "B", "winner": "C", "top_rank": "C", "loser": "D",
                      "bottom_rank": "D"})  # fmt: skip
def leads_later(rules: RuleSet) -> str:
    """The leader of a second deal: B has the lowest card, C was first, D last."""
    hands = ("7C 9S", "3D 3C 3S 8D", "7H 10H", "8H JD")
    return turn(tricks(rules, *hands, standing="CABD", first=False))[0]


@shows("deals_per_round", {"0": "C", "10": "B"})
def leads_the_eleventh(rules: RuleSet) -> str:
    """The leader of the eleventh deal: B has the lowest card, C was first."""
    hands = ("7C 9S", "3D 8D", "7H 10H", "8H JD")
    return due(set_up(rules, *hands, standing="CABD", number=11))


@shows("first_dealer", {"anyone": "A", "random": "ABCD", "cut": "ABCD"})
def deals_first(rules: RuleSet) -> str:
    """The players who become the first dealer in sixty draws."""
    match = Match(rules, MatchState(tuple("ABCD")))
    return "".join(sorted({str(match.deal(Random(n))[0].state.dealer) for n in range(60)}))


@shows("next_dealer", {"winner": "C", "rotate": "next", "loser": "A", "bottom_rank": "A",
                       "top_rank": "C", "unspecified": "A"})  # fmt: skip
def deals_next(rules: RuleSet) -> str:
    """The dealer after A, "next" for the player beside A; C was first and A last."""
    way = rules.dealing.direction
    match = Match(rules, MatchState(tuple("ABCD"), dealer="A", direction=way))
    match = match.finished(Ended((2, 1, 3, 0), (0,) * 4)).deal(Random(1))[0]
    return "next" if match.state.dealer == "ABCD"[way] else str(match.state.dealer)


@shows("cut", {"off": "", "right_of_dealer": "D", "bottom_rank": "B"})
def cuts(rules: RuleSet) -> str:
    """The seat that is asked to cut, if any; A deals, B was last."""
    deal = shuffled(rules, standing="CADB").deal
    return due(deal) if deal.deck else ""


@shows("first_card", {"next_to_dealer": "next", "cut_card_count": "C", "top_rank": "A"})
def dealt_to_first(rules: RuleSet) -> str:
    """The seat that is dealt the first card, "next" for the seat beside the dealer.

    C deals, and the card that is shown is a five.
    """
    plain = tuple(phase for phase in rules.phases if phase.part is Part.DEALING)
    way = rules.dealing.direction
    decision = shuffled(replace(rules, phases=plain + rules.phases[-1:]), dealer=2, lot=8,
                    standing="ACDB", direction=way)  # fmt: skip
    seat = next(seat for seat, hand in enumerate(decision.deal.hands) if hand & cards("3D"))
    return "next" if seat == (2 + way) % 4 else LETTERS[seat]


@shows("leftover", {"low_card_open": "taken True", "low_card_closed": "taken False",
                    "discard": "aside", "stock": "stock", "ghost": "aside"})  # fmt: skip
def left_over(rules: RuleSet) -> str:
    """The use of leftover cards in the smallest game of this preset that has any."""
    for seats in rules.seats:
        decision = just_dealt(rules, seats)
        taken = [event.open for event in decision.events if isinstance(event, CardsTaken)]
        if taken or decision.deal.stock or decision.deal.aside:
            return f"taken {taken[0]}" if taken else "stock" if decision.deal.stock else "aside"
    return "nothing"


def just_dealt(rules: RuleSet, seats: int) -> Decision:
    """The decision once the cards are dealt and leftovers taken, without other phases."""
    parts = (Part.DEALING, Part.LEFTOVERS, Part.TRICKS)
    phases = tuple(phase for phase in rules.phases if phase.part in parts)
    return shuffled(replace(rules, phases=phases), "", seats)


@shows("ghost_hand", {"on": [13, 13, 13], "off": [17, 18, 17]})
def beside_a_ghost(rules: RuleSet) -> list[int]:
    """The sizes of the hands of three players."""
    return [hand.bit_count() for hand in just_dealt(rules, 3).deal.hands]


@shows("jokers", {"0": 0, "2": 2, "4": 4})
def jokers(rules: RuleSet) -> int:
    """The number of jokers in the pack."""
    return (rules.pack & JOKERS).bit_count()


@shows("redeal_low_points", {"off": False, "3": True})
def may_be_dealt_again(rules: RuleSet) -> bool:
    """Whether a hand with a king and no other honor may be dealt again."""
    return "redeal" in calls(opened(rules, "3D 4D 5C KD", "6C AS", "7C AH", "8C AD"), 0)


@shows("finish_ban", {"none": "yyy", "single_two_spades": "nyy", "single_two": "nny",
                      "single_or_pair_twos": "nnn"})  # fmt: skip
def may_be_the_last_play(rules: RuleSet) -> str:
    """Whether 2S, 2H and the pair of both may be a last play: "y" or "n" each."""
    lasts = ("2S", "2H", "2S 2H")
    return "".join("ny"[goes(tricks(rules, last, *FEW), f"A {last}")] for last in lasts)


@shows("announce", {"off": [0, 0], "one": [1, 0], "two_or_one": [1, 2], "one_play_left": [1, 0]})
def warns(rules: RuleSet) -> list[int]:
    """The number of cards that is announced with one card left and with two; 0 for none."""
    left = [after(tricks(rules, f"3S {more}", *FEW), "A 3S") for more in ("9D", "9D 10D")]
    return [deal.warned[0].cards_left if deal.warned else 0 for deal in left]


@shows("announce_penalty", {"off": [], "take_all": ["last card"]})
def must_call(rules: RuleSet) -> list[str]:
    """The calls that A has with one card left."""
    return [*calls(after(tricks(rules, "3S 9D", *FEW), "A 3S"), 0)]


@shows("unbeatable_closes", {"on": "A leads", "off": "D"})
def after_the_big_two(rules: RuleSet) -> str:
    """The seat that may act after 2S alone."""
    return turn(after(tricks(rules, "2S 9D 10D", *FEW), "A 2S"))


@shows("pass_rule", {"reenter": "B", "locked": "C", "single_round": "C leads"})
def after_a_pass(rules: RuleSet) -> str:
    """The seat that may act after B has passed on a four and D on a five by C.

    If A may still act, A beats C.
    """
    rules = replace(rules, dealing=replace(rules.dealing, direction=1))
    deal = tricks(rules, "4S 8S 9D", "JC QC", "5S KC", "6C 7C")
    deal = after(deal, "A 4S", "B pass", "C 5S", "D pass")
    return turn(after(deal, "A 8S")) if turn(deal) == "A" else turn(deal)


@shows("beat_own", {"off": "A leads", "on": "A"})
def after_all_have_passed(rules: RuleSet) -> str:
    """The seat that may act after three passes."""
    rules = replace(rules, dealing=replace(rules.dealing, direction=1))
    return turn(after(tricks(rules, "3S 9D", *FEW), "A 3S", "B pass", "C pass", "D pass"))


@shows("must_beat", {"off": True, "on": False})
def may_pass(rules: RuleSet) -> bool:
    """Whether B may pass on a three that B could beat."""
    return goes(after(tricks(rules, "3S 9D", *FEW), "A 3S"), "B pass")


@shows("bomb_out_of_turn", {"off": False, "on": True})
def may_butt_in(rules: RuleSet) -> bool:
    """Whether C may lay a bomb although it is the turn of another player."""
    deal = after(tricks(rules, "3S 9D", "4C 5C", "6S 6H 6D 6C 3C 7H", "8C 9C"), "A 3S")
    return goes(deal, "C 6S 6H 6D 6C 3C") and goes(deal, "B 4C" if due(deal) == "B" else "D 8C")


@shows("draw_on_pass", {"off": 1, "one": 2, "as_required": 3})
def holds_after_a_pass(rules: RuleSet) -> int:
    """The size of B's hand, which was one card, after B has passed on a pair."""
    plain = replace(rules, first_lead=NextToDealer(), later_lead=NextToDealer())
    deal = set_up(plain, "3S 3H 9D", "4C", stock="JC QC KC AC")
    return after(deal, "A 3S 3H", "B pass").hands[1].bit_count()


@shows("equal_skip", {"off": "C", "one": "D", "per_card": "E"})
def after_an_equal_pair(rules: RuleSet) -> str:
    """The seat of five that is next after an equal pair by B."""
    deal = tricks(rules, "7S 7H 9D", "7D 7C 8C", "8H 8S", "9S 9H", "10S 10H")
    return turn(after(deal, "A 7S 7H", "B 7D 7C"))


@shows("revolution", {"off": "", "ranks": "ranks", "ranks_and_direction": "ranks, D next"})
def four_of_a_kind(rules: RuleSet) -> str:
    """The effect of four of a kind on the ranks and the direction."""
    deal = tricks(rules, "8S 8H 8D 8C 9D", *FEW)
    turned = happened(deal, "A 8S 8H 8D 8C", RanksReversed)
    other = due(after(deal, "A 8S 8H 8D 8C")) == "D"
    return ("ranks" if turned else "") + (", D next" if other else "")


@shows("revolution_trigger", {"set_of_four": False, "set_or_four_singles": True})
def four_singles(rules: RuleSet) -> bool:
    """Whether four singles of a rank in turn reverse the ranks."""
    deal = tricks(rules, "9S 4C", "9H 4D", "9D 5C", "9C 5D")
    deal = after(deal, "A 9S", "B 9H", "C 9D") if goes(after(deal, "A 9S"), "B 9H") else deal
    return bool(deal.trick) and happened(deal, "D 9C", RanksReversed)


@shows("top_must_win", {"off": False, "on": True})
def throws_in(rules: RuleSet) -> bool:
    """Whether the last deal's first place throws in its hand when B goes out first."""
    deal = tricks(rules, "4S 5S", "AS", "6C 7C", "8C 9C", standing="ABCD")
    return happened(after(deal, "A 4S"), "B AS", ThrewIn)


@shows("opening_includes_low", {"must": [3], "free": [3, 9]})
def may_open_with(rules: RuleSet) -> list[int]:
    """The ranks, of two, with which the deal may be opened."""
    deal = opened(rules, "3S 9S", "4H 9H", "5D 9D", "6C 9C")
    plays = [a.cards for a in legal(deal, 0) if isinstance(a, Play)]
    return [int(word[:-1]) for word in ("3S", "9S") if cards(word) in plays]


@shows("place_lead", {"next_player": "next", "low_card_holder": "B"})
def leads_for_the_next_places(rules: RuleSet) -> str:
    """The leader after C has gone out, "next" for D; B has the lowest card."""
    rules = replace(rules, dealing=replace(rules.dealing, direction=1))
    deal = tricks(rules, "9S 7C 8C", "10C 4C", "2D", "10H JH")
    deal = after(deal, "A 9S", "B pass", "C 2D")
    deal = after(deal, "D pass", "A pass", "B pass") if deal.trick else deal
    return {"D": "next"}.get(turn(deal)[0], turn(deal)[0])
