"""The leader of a deal's first trick, and the opening play (catalogue 3.E)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules.cards import RANKS, Cards, card, name, of_rank, rank_of
from rules.catalogue.auction import solo
from rules.catalogue.cards.pack import in_the_pack, pack_of
from rules.catalogue.option import Choices, Contradiction, Facts, Instead, Meant, Option, adds, put
from rules.catalogue.special_cards.wild import wild
from rules.catalogue.values import Number, Pattern, Words
from rules.house.first_lead import (
    FirstBidder,
    FirstOfRound,
    Landlord,
    LoserTie,
    Lot,
    LowestCard,
    NamedCard,
    NextToDealer,
    OpeningIncludesCard,
    Place,
)
from rules.ruleset import Lead, RuleSet

PLACES = {"winner": 0, "top_rank": 0, "loser": -1, "bottom_rank": -1}


def _first_lead(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    lead: Lead
    match value:
        case "low_card":
            lead = LowestCard()
        case "named_card":
            lead = NamedCard(card(choices.get("first_lead_card", "3C")))
        case "random":
            lead = Lot()
        case "landlord":
            lead = Landlord()
        case "first_bidder":
            lead = FirstBidder()
        case _:
            lead = NextToDealer()
    return replace(rules, first_lead=lead)


def _later_lead(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "loser" and "loser_tie" in choices:
        rules = rules.with_rules(LoserTie(choices["loser_tie"] == "exposed_combination"))
    lead = Place(PLACES[value]) if value in PLACES else rules.first_lead
    return replace(rules, later_lead=lead)


def _rounds(rules: RuleSet, deals: int, choices: Choices) -> RuleSet:
    if not deals or rules.first_lead is None:
        return rules
    rules = replace(rules, later_lead=FirstOfRound(deals, rules.first_lead))
    return put("dealing.round")(rules, deals, choices)


def _lowest_has_a_name(choices: Choices) -> bool:
    """Whether the lowest card has a name: the lowest tile of old, a 1, is an ace by its code."""
    named = choices.get("pack") != "tiles60" or choices["rank_order"] == "tiles_two_high"
    return choices.get("suit_order") != "none" and named


def _one_round(meant: Meant) -> Iterator[Facts]:
    """Yield a round of more deals than the match has (000:113 plays on after it)."""
    deals, size = meant["match_target"], meant.get("deals_per_round", 0)
    if size and meant["match_end"] in ("deals", "chips_out_or_deals") and deals <= size:
        yield {"deals": deals, "round": size}


BY_BID = ("landlord", "first_bidder")
BY_PLACE = ("top_rank", "bottom_rank")


def _card_named(meant: Meant) -> Mapping[str, Cards]:
    if meant["first_lead"] != "named_card" or "first_lead_card" not in meant:
        return {}
    named = meant["first_lead_card"]
    one = card(named) if isinstance(named, str) else named
    return {name(one): one}


def _wild_card_named(meant: Meant) -> Iterator[Facts]:
    """Yield a named card that leads and is wild, for which a natural one is proposed (I-02)."""
    ranks = [RANKS.index(name) for name in wild(meant) if name in RANKS]
    for named in _card_named(meant).values():
        if rank_of(named) in ranks:
            here = [r for r in range(len(RANKS)) if r not in ranks and of_rank(r) & pack_of(meant)]
            yield {"card": f"{RANKS[here[0]]}C"}


OPTIONS = (
    Option(
        "first_lead",
        topic="Leads",
        question="Who leads the first deal?",
        help="The lead is the first play of the deal.",
        values=Words(
            {
                "low_card": "the player with the lowest card",
                "dealer_next": "the player after the dealer",
                "random": "a random player",
                "named_card": "the player with a certain card",
                "landlord": "the landlord",
                "first_bidder": "the first bidder",
            }
        ),
        default={
            "bt": "low_card",
            "pr": "dealer_next",
            "df": "dealer_next",
            "th": "low_card",
            "dd": "landlord",
            "b3": "first_bidder",
        },
        change=_first_lead,
        says={
            "low_card": "The player with the lowest card leads the first deal.",
            "dealer_next": "The player after the dealer leads the first deal.",
            "random": "A random player leads the first deal.",
            "named_card": "The player with the {first_lead_card} leads the first deal.",
            "landlord": "The landlord leads.",
            "first_bidder": "The first bidder leads, even if someone else plays alone.",
        },
        instead=(
            Instead(solo, {"landlord": "The solo player leads."}),
            Instead(
                _lowest_has_a_name,
                {
                    "low_card": (
                        "The player with the lowest card, the {lowest}, leads the first deal."
                    ),
                },
            ),
        ),
        contradictions=(
            Contradiction(
                "The landlord or first bidder can only lead if there is bidding.",
                lambda meant: meant["first_lead"] in BY_BID and not meant.on("auction"),
            ),
        ),
    ),
    Option(
        "first_lead_card",
        topic="Leads",
        question="Which card leads the first deal?",
        help=("Used when a certain card leads. If it wasn't dealt, the lowest card leads."),
        values=Pattern(
            {
                "3C": "the three of clubs",
                "3S": "the three of spades",
                "3D": "the three of diamonds",
                "4C": "the four of clubs",
            },
            card,
            "Type a card such as 3C.",
        ),
        default={"pr": "3C"},
        says={"*": ""},
        told_by="first_lead",
        only_with={"first_lead": ("named_card",)},
        contradictions=(
            Contradiction(
                "A wild card can't decide who leads: take {card} instead.",
                _wild_card_named,
            ),
            in_the_pack(_card_named),
        ),
    ),
    Option(
        "opening_includes_low",
        topic="Leads",
        question="Must the first play include the card that gave the lead?",
        help="Only where a card decides who leads.",
        values=Words({"free": "no, play anything", "must": "yes, alone or with others"}),
        default={"bt": "must", "pr": "free", "df": "free", "th": "must"},
        change=adds({"must": OpeningIncludesCard()}),
        says={
            "must": "The first play must include that card.",
            "free": "The first play doesn't have to include that card.",
        },
        only_with={"first_lead": ("low_card", "named_card")},
    ),
    Option(
        "later_lead",
        topic="Leads",
        question="Who leads the later deals?",
        help="Places are those of the last deal.",
        values=Words(
            {
                "as_first": "as in the first deal",
                "winner": "the last winner",
                "loser": "the last loser",
                "top_rank": "first place",
                "bottom_rank": "last place",
            }
        ),
        default={
            "bt": "as_first",
            "pr": "top_rank",
            "df": "top_rank",
            "th": "as_first",
            "dd": "as_first",
            "b3": "as_first",
        },
        change=_later_lead,
        says={
            "as_first": "Later deals start the same way.",
            "winner": "In later deals the last winner leads.",
            "loser": "In later deals the last loser leads.",
            "top_rank": "In later deals first place leads.",
            "bottom_rank": "In later deals last place leads.",
        },
        instead=(
            Instead(
                lambda choices: choices.get("deal_end") == "first_out",
                {"loser": "In later deals the player left with the most cards leads."},
            ),
        ),
        contradictions=(
            Contradiction(
                "Leading by place only works if a deal goes on until one player is left.",
                lambda meant: meant["later_lead"] in BY_PLACE and meant["deal_end"] != "one_left",
            ),
        ),
    ),
    Option(
        "loser_tie",
        topic="Leads",
        question="Who is the loser if several have the most cards?",
        help="Used when the loser leads the next deal.",
        values=Words(
            {
                "exposed_combination": "the one whose biggest play is smallest",
                "next_seat": "the first of them after the winner",
            }
        ),
        default={"bt": "exposed_combination"},
        says={
            "exposed_combination": (
                "If several have the most cards, the loser is the one whose biggest play is "
                "smallest, then weakest."
            ),
            "next_seat": "If several have the most cards, the first in turn is the loser.",
        },
        only_with={"later_lead": ("loser",)},
        contradictions=(
            Contradiction(
                "Tied losers only matter if the loser leads.",
                lambda meant: (
                    meant.get("loser_tie") == "next_seat" and meant["later_lead"] != "loser"
                ),
            ),
        ),
    ),
    Option(
        "deals_per_round",
        topic="Leads",
        question="How many deals per set?",
        help=("Each set starts afresh, with a random dealer. 0 means no sets."),
        values=Number(0, 100),
        default={"bt": "0"},
        change=_rounds,
        says={
            "0": "",
            "1": "Each deal starts afresh, with a random dealer.",
            "*": (
                "Every {deals_per_round} deals make a set; each set starts afresh, with a random "
                "dealer."
            ),
        },
        contradictions=(
            Contradiction(
                "Sets of deals need the winner to lead the later deals.",
                lambda meant: (
                    meant.get("deals_per_round", 0) > 0 and meant["later_lead"] != "winner"
                ),
            ),
            Contradiction(
                "A match of {deals:# deal|# deals} never starts a second set of {round}. "
                "Play more deals, or leave the match open.",
                _one_round,
            ),
        ),
    ),
)
