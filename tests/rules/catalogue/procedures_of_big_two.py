"""Interpretations of the catalogue's procedure vectors (6.4) of Big Two."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

from rules.actions import Cut, Pass, Play
from rules.cards import cards, joined, rank_of, text
from rules.catalogue import build
from rules.changes import evolve
from rules.engine import calls, decide, legal
from rules.events import Announced, PackCut
from rules.house.first_lead import NextToDealer
from rules.match.match import Match, MatchState
from rules.phases.dealing import shown
from rules.phases.redeals import points
from rules.ruleset import RuleSet
from tests.rules.catalogue.given import Interpretation, given
from tests.rules.catalogue.procedures import a_leads, verdict
from tests.rules.notation import after, events, opened, turn
from tests.rules.talk import set_up, shuffled

FOUND: list[Interpretation] = []
procedure = partial(given, FOUND)
COMPASS = ("South", "West", "North", "East")  # clockwise
SIDES = ("dealer", "left", "opposite", "right")  # clockwise from the dealer
EXPOSED = {"A": 11, "2": 12} | {word: rank for rank, word in enumerate("3456789")}
LARGEST = {"pair": "4S 4H 7C 8D QC", "straight": "5H 6H 7D 8S 9S"}


@procedure("bigtwo_basic", r"exposed card in the cut is (\w), (ccw|cw), dealer (\w+)")
def first_card(rules: RuleSet, exposed: str, direction: str, dealer: str) -> str:
    """The seat that is dealt the first card when the cut exposes a card of this rank.

    Lots are tried until the cut exposes such a card.
    """
    seat, step = COMPASS.index(dealer), {"cw": 1, "ccw": -1}[direction]
    assert rules.dealing.direction == step
    for lot in range(52):
        deal = shuffled(rules, dealer=seat, direction=step, lot=lot).deal
        (cutter,) = deal.to_act
        pack = evolve(deal, PackCut(cutter, 20))
        if rank_of(shown(pack)) == EXPOSED[exposed]:
            break
    dealt = decide(deal, cutter, Cut(20)).deal
    first = next(s for s, hand in enumerate(dealt.hands) if hand & pack.deck[0])
    return f"first card goes to {COMPASS[first]} ({SIDES[(first - seat) % 4]})"


@procedure("bigtwo_basic, opening_includes_low=free", r"(\w+) holder leads (\w+)")
def free_opening(rules: RuleSet, lowest: str, lead: str) -> str:
    """The verdict on a lead that leaves out the lowest card."""
    deal = opened(rules, "5S 9S", f"{lowest} {lead}", "6S 8S", "7S 10S")
    assert turn(deal) == "B leads"
    return verdict(deal, f"B {lead}")


@procedure("bigtwo_deuces", r"last cards (.+) on (.+)")
def banned_finish(rules: RuleSet, last: str, standing: str) -> str:
    """The verdict on these cards as B's last play, on the play `standing`."""
    deal = a_leads(rules, f"{standing} 3S 4S", last, "5S 6S", "7S 8S")
    return verdict(after(deal, f"A {standing}"), f"B {last}")


@procedure("bigtwo_hk_ip", r"last card (.+) on (.+)")
def banned_card(rules: RuleSet, last: str, standing: str) -> str:
    """The verdict on a banned last card, and the actions that its holder has instead."""
    deal = after(a_leads(rules, f"{standing} 3S", last, "5S 6S", "7S 8S"), f"A {standing}")
    rest = "pass" if legal(deal, 1) == [Pass()] else "something else"
    return f"{banned_finish(rules, last, standing)}; {rest}"


@procedure("bigtwo_gamesky", r"it is A's turn on (\w+); C sends (.+)")
def out_of_turn(rules: RuleSet, standing: str, bomb: str) -> str:
    """The verdict on a bomb out of turn by C, and the seat that acts after the bomb."""
    hands = ("4S 10S", "5S JS", f"{bomb} 7S", f"{standing} 8S KS")
    deal = opened(replace(rules, first_lead=NextToDealer()), *hands, dealer=2)
    deal = after(deal, f"D {standing}")
    assert turn(deal) == "A"
    told = verdict(deal, f"C {bomb}")
    return f"{told}, {turn(after(deal, f'C {bomb}'))} is next"


@procedure("bigtwo_indonesia", r"player down to two cards")
def announced(rules: RuleSet) -> str:
    """The warning at two cards left, and whether the warning binds the next player."""
    hands = ("3S 4S 9S", "5S 2S 2H", "7S 8S KS")
    deal = a_leads(rules, *hands)
    (event,) = [e for e in events(deal, "A 3S") if isinstance(e, Announced)]
    assert (event.seat, event.cards_left) == (0, 2)
    unbound = a_leads(build("bigtwo_indonesia", {"announce": "off"}), *hands)
    free = legal(after(deal, "A 3S"), 1) == legal(after(unbound, "A 3S"), 1)
    return f"announced; next player {'free to choose' if free else 'bound'}"


@procedure("bigtwo_three", r"faced card (\w+)")
def faced(rules: RuleSet, card: str) -> str:
    """The lowest card in a hand, whose holder takes the faced card, and the opening of the deal.

    The faced card is the first of the pack, and the cut puts it under the others.
    """
    deal = shuffled(rules, card, 3).deal
    deal = decide(deal, min(deal.to_act), Cut(1)).deal
    taker = next(s for s, hand in enumerate(deal.hands) if hand & cards(card))
    dealt = rules.opening.lowest_first(joined(deal.hands) & ~cards(card))
    (leader,) = deal.to_act
    assert deal.hands[taker] & dealt[0]
    assert leader == taker
    plays = [action.cards for action in legal(deal, leader) if isinstance(action, Play)]
    opening = {play & cards(card) for play in plays}
    assert opening == {deal.including}
    size = deal.hands[taker].bit_count()
    return f"{text(dealt[0])} holder takes it, holds {size}, and opens with {text(deal.including)}"


@procedure("bigtwo_three_ghost", r"(\w+) lies in the ghost hand")
def ghost(rules: RuleSet, card: str) -> str:
    """The card that must open the deal when the ghost hand holds `card`.

    The pack is cut at each place until the ghost hand has that card and a player has 3C.
    """
    start = shuffled(rules, card, 3).deal
    (cutter,) = start.to_act
    dealt = [decide(start, cutter, Cut(at)).deal for at in range(1, 52)]
    deal = next(d for d in dealt if d.aside & cards(card) and joined(d.hands) & cards("3C"))
    lowest = rules.opening.lowest_first(joined(deal.hands))[0]
    assert deal.hands[min(deal.to_act)] & lowest
    assert deal.including == lowest
    return f"lowest card held opens, e.g. {text(lowest)}"


@procedure(
    "bigtwo_loser_leads",
    r"(\w) and (\w) tie for most cards; largest play \1 can form is a (\w+), \2 a (\w+)",
)
def tied_losers(rules: RuleSet, one: str, other: str, smaller: str, larger: str) -> str:
    """The player who deals and leads after these two have tied for most cards."""
    held_by = {one: LARGEST[smaller], other: LARGEST[larger]}
    hands = [
        held_by.get(letter, hand) for letter, hand in zip("ABCD", ("5S", "", "", "3D"), strict=True)
    ]
    match, _ = Match(rules, MatchState(tuple("ABCD"))).deal(Random(1))
    ended = after(set_up(rules, *hands), "D 3D").ended
    assert ended is not None
    match = match.finished(ended)
    again, _ = match.deal(Random(2))
    leader = turn(
        set_up(rules, "4D 9S", "5C 8S", "6S 7S", "3C 6C", standing="".join(match.state.standing))
    )
    assert leader == f"{again.state.dealer} leads"
    return f"{again.state.dealer} deals and leads"


@procedure("bigtwo_deuces", r"hand: (.+) and eleven cards 3-10")
def poor_hand(rules: RuleSet, honours: str) -> str:
    """Whether a hand with these honors may be dealt again, and its points."""
    hand = f"{honours} 3D 4D 5D 6D 7D 8D 9D 10D 3C 4C 5C"
    word = "may" if "redeal" in calls(set_up(rules, hand, "6C 6S", "7C", "8C"), 0) else "may not"
    return f"{word} call a redeal ({points(cards(hand))} points)"
