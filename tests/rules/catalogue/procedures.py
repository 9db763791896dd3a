"""Interpretations of the catalogue's procedure vectors (6.4), except those of Big Two."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from random import Random

from rules.actions import IllegalAction, Play
from rules.cards import cards
from rules.catalogue import build
from rules.cli import tally
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import CardsGiven, Dealt, DirectionReversed, RanksReversed, ThrewIn
from rules.house.first_lead import NextToDealer
from rules.match.match import Match, MatchState
from rules.phases.exchange import Exchange
from rules.ruleset import RuleSet
from tests.rules.catalogue.given import Interpretation, given
from tests.rules.notation import LETTERS, after, events, held, move, opened, turn
from tests.rules.talk import said, set_up, shuffled

FOUND: list[Interpretation] = []
procedure = partial(given, FOUND)


def verdict(deal: Deal, written: str) -> str:
    """The answer to a move: "accepted" or "refused"."""
    try:
        decide(deal, *move(written))
    except IllegalAction:
        return "refused"
    return "accepted"


def a_leads(rules: RuleSet, *hands: str, standing: str = "") -> Deal:
    """A deal in which A leads, in place of the game's rule of the first lead."""
    return opened(replace(rules, first_lead=NextToDealer()), *hands, standing=standing)


def ends(rules: RuleSet, match: Match, order: str) -> Match:
    """The match after a deal that ended with the players in this order, best first."""
    places = [match.state.players.index(who) for who in order]
    return match.finished(tally.in_order(rules, places))


@procedure("president_basic", r"E plays KK, everyone passes, E leads a triple")
def lead_again(rules: RuleSet) -> str:
    """The verdict on a triple that E leads after taking the trick."""
    deal = a_leads(rules, "4S 4H 3S", "5S 6S", "5H 6H", "5D 6D", "KS KH 9S 9H 9D 3C")
    deal = after(deal, "A 4S 4H", "B pass", "C pass", "D pass", "E KS KH")
    deal = after(deal, *(f"{letter} pass" for letter in "ABCD"))
    assert turn(deal) == "E leads"
    return verdict(deal, "E 9S 9H 9D")


@procedure("president_butthead", r"second deal, (\d) players")
def butthead(rules: RuleSet, players: str) -> str:
    """The numbers of cards that the last two places give and get in the exchange.

    Each seat that must act takes a random legal action until the first lead is due.
    """
    seats = int(players)
    decision = shuffled(rules, "", seats, standing=LETTERS[:seats])
    written, chance = [*decision.events], Random(1)
    while not is_led(decision.deal):
        seat = min(decision.deal.to_act)
        decision = decide(decision.deal, seat, chance.choice(legal(decision.deal, seat)))
        written += decision.events
    gifts = [event for event in written if isinstance(event, CardsGiven)]
    gives, gets = Counter[int](), Counter[int]()
    for gift in gifts:
        gives[gift.giver] += gift.count
        gets[gift.taker] += gift.count
    last, before = seats - 1, seats - 2
    return (
        f"Butthead gives {gives[last]}, gets {gets[last]}; "
        f"vice-butthead gives {gives[before]}, gets {gets[before]}"
    )


def is_led(deal: Deal) -> bool:
    """Whether the deal has come to its last phase, the tricks, so that the first lead is due."""
    return deal.phase == len(deal.rules.phases) - 1


@procedure("president_equal_skip", r"two left, (\w \w+), (\w) (\w+)")
def two_left(rules: RuleSet, first: str, who: str, play: str) -> str:
    """The seat that plays again when only two players are left."""
    deal = a_leads(rules, f"{first[2:]} KS", f"{play} KH")
    return f"{turn(after(deal, first, f'{who} {play}'))} to play again"


@procedure("president_hamish", r"((?:\w+, )+\w+)")
def revolution(rules: RuleSet, plays: str) -> str:
    """The effect of these plays, one by each seat, on the ranks and the direction."""
    seats = dict(zip(LETTERS, plays.split(", "), strict=False))
    spare = ("KS", "KH", "6C 5C", "KD", "KC")
    hands = [
        f"{play} {more}".replace("pass ", "")
        for play, more in zip(seats.values(), spare, strict=True)
    ]
    *before, last = [f"{letter} {play}" for letter, play in seats.items()]
    turned = [type(event) for event in events(after(a_leads(rules, *hands), *before), last)]
    words = [
        word
        for word, kind in (("ranks", RanksReversed), ("direction", DirectionReversed))
        if kind in turned
    ]
    return f"revolution: {' and '.join(words)} turn"


@procedure("president_hamish", r"(\w) goes out before Rich Man (\w)")
def rich_man(rules: RuleSet, first: str, top: str) -> str:
    """The title of the last deal's first place when another player goes out first."""
    rules = build("president_hamish", {"exchange": "none"})
    deal = opened(rules, "8S KS KH", "9H 9C", "AS", "4C 5C", standing="ABCD")
    deal = after(deal, "A 8S", "B 9H")
    assert ThrewIn(LETTERS.index(top)) in events(deal, f"{first} AS")
    deal = after(deal, f"{first} AS", "D pass", "B pass", "D 4C", "B 9C")
    assert deal.ended is not None
    titles = Match(rules, MatchState(tuple("ABCD"))).finished(deal.ended).state.titles
    return f"{top} throws in and is {titles[top]}"


@procedure("president_transparent", r"(\w) (\w+ \w+), (\w) (\w+ \w+), all pass")
def transparent(rules: RuleSet, a: str, led: str, b: str, laid: str) -> str:
    """The seat to act after transparent cards are laid on others and all seats pass."""
    deal = a_leads(rules, f"{led} 4S", f"{laid} 4H", "QS QH 4D", "JS JH 4C")
    return turn(after(deal, f"{a} {led}", f"{b} {laid}", "C pass", "D pass", f"{a} pass"))


@procedure("president_scum_touch", r'Vice confirms "(.+)"')
def touched(rules: RuleSet, word: str) -> str:
    """The title that B, who calls and confirms the touch, has in the next deal."""
    rules = build("president_scum_touch", {"exchange": "none"})
    hands = ("3S 7S", "4S 8S", "5S 8H", "6S 9H")
    deal = after(set_up(rules, *hands, standing="ABCD"), "A 3S")
    deal = said(deal, f"B {word}", "B yes")
    deal = after(deal, "B 4S", "C 5S", "D 6S", "A 7S", "B 8S", "C pass", "D 9H")
    assert deal.ended is not None
    match = Match(rules, MatchState(tuple("ABCD"), tuple("ABCD"), deals=1)).finished(deal.ended)
    return f"Vice is {match.state.titles['B']} of the next deal"


@procedure("president_worker", r"(\w) goes out with the winning play")
def lead_of_the_next(rules: RuleSet, who: str) -> str:
    """The seat that leads after a player has gone out with the winning play."""
    deal = a_leads(rules, "3S 4S", "4H 5H", "2S", "5D 6D", "6S 7S")
    deal = after(deal, "A 3S", "B 4H", f"{who} 2S", "D pass", "E pass", "A pass", "B pass")
    left = LETTERS[(LETTERS.index(who) + 1) % 5]
    leads = turn(deal) == f"{left} leads" and rules.dealing.direction > 0
    return f"player at {who}'s left leads" if leads else turn(deal)


@procedure("president_comp303", r"first deal")
def first_deal(rules: RuleSet) -> str:
    """The random parts of a first deal over sixty packs, and whether cards are exchanged."""
    begun = [Match(rules, MatchState(tuple("ABCDE"))).deal(Random(seed)) for seed in range(60)]
    deals = [begin(rules, first).deal for _, first in begun]
    drawn = {
        "seats": {match.state.players.index("A") for match, _ in begun},
        "first player": {min(deal.to_act) for deal in deals},
    }
    random = " and ".join(what for what, seats in drawn.items() if seats == set(range(5)))
    none = not any(deal.gifts for deal in deals) and all(map(is_led, deals))
    assert any(isinstance(phase, Exchange) for phase in rules.phases)
    return f"{random} random, {'no exchange' if none else 'an exchange'}"


@procedure("president_deuces", r"President out with (.+), nobody follows")
def president_out(rules: RuleSet, last: str) -> str:
    """Whether the next player may lead anything after the president has gone out."""
    hands = (last, "3D 3C 9S 9H", "4D 5C", "7D 8C")
    deal = after(a_leads(rules, *hands), f"A {last}", "B pass", "C pass", "D pass")
    anything = {action.cards for action in legal(deal, 1) if isinstance(action, Play)}
    free = turn(deal) == "B leads" and anything == set(deal.reader.leads(deal.hands[1]))
    return f"next player leads {'anything' if free else 'something'}"


@procedure("daifugo_denexa", r"(\d+)th and last deal won by (\w)")
def last_deal(rules: RuleSet, number: str, winner: str) -> str:
    """The winners of the match after a last deal of this number."""
    match = Match(rules, MatchState(tuple("ABCD")))
    for _ in range(int(number) - 1):
        match = ends(rules, match, "ABCD")
        assert not match.state.winners
    match = ends(rules, match, winner + "ABCD".replace(winner, ""))
    return f"{' and '.join(match.state.winners)} wins the match"


@procedure("thirteen_denexa", r"player knocked, later wants to chop")
def knocked(rules: RuleSet) -> str:
    """The verdict on a chop by a player who has knocked, which is to pass."""
    chop = "5S 5C 5D 5H"
    deal = a_leads(rules, "3S 2H 6C", f"{chop} 7S", "4S 8S", "9S 10S")
    deal = after(deal, "A 3S", "B pass", "C 4S", "D 9S", "A 2H")
    assert verdict(nobody_knocked(deal), f"B {chop}") == "accepted"
    return verdict(deal, f"B {chop}")


def nobody_knocked(deal: Deal) -> Deal:
    """The deal as if no player had knocked and it were B's turn."""
    return replace(deal, passed=0, to_act=frozenset({1}))


def bidding(rules: RuleSet, *hands: str, widow: str = "") -> Deal:
    """A deal at the start of its auction; C has dealt."""
    dealt = Dealt(tuple(map(cards, hands)), 2, 0, (), 1, 1, widow=cards(widow))
    return begin(rules, dealt).deal


@procedure("doudizhu_denexa", r"(\w) bids (\d) over (\w) (\d)")
def low_bid(rules: RuleSet, who: str, bid: str, first: str, before: str) -> str:
    """The verdict on a bid that is not higher than the bid before."""
    deal = bidding(rules, "3S 4S", "6S 7S", "9S 10S", widow="QS KS AS")
    deal = after(deal, f"{first} bids {before}")
    assert verdict(deal, f"{who} bids {int(bid) + 1}") == "accepted"
    return verdict(deal, f"{who} bids {bid}")


@procedure("bigthree_denexa", r"(\w+) in the widow")
def lowest_heart(rules: RuleSet, heart: str) -> str:
    """The heart whose holder bids first, with this heart in the widow.

    The result also says whether that player leads after another has won the auction.
    """
    hands = ("6S 9H", "5H 7S", "7C 10S")
    deal = bidding(rules, *hands, widow=f"{heart} QS KS AS")
    bidder = turn(deal)[0]
    deal = after(deal, f"{bidder} bids 1", "C bids 2", "A pass", f"{bidder} pass")
    card = next(word for word in held(deal, bidder).split() if word.endswith("H"))
    leads = "leads" if turn(deal) == f"{bidder} leads" else "follows"
    return f"{card} holder bids first and {leads}"
