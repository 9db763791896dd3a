"""Instant wins, and who leads the first trick of a deal with what (catalogue 3.D, 3.E)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card, card
from rules.catalogue.option import Choices, Number, Option, Pattern, Words, nothing, put
from rules.catalogue.tables import FOUR_TWOS
from rules.house.opening import (
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
from rules.phases.instant import InstantWins
from rules.ruleset import Lead, RuleSet

PLACES = {"winner": 0, "top_rank": 0, "loser": -1, "bottom_rank": -1}


def _first_lead(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    lead: Lead
    match value:
        case "low_card":
            lead = LowestCard(rules.opening)
        case "named_card":
            lead = NamedCard(card(choices.get("first_lead_card", "3C")), rules.opening)
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


def _includes(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(OpeningIncludesCard()) if value == "must" else rules


def _instant(rules: RuleSet, twos: str, choices: Choices) -> RuleSet:
    phase = InstantWins(
        dragon=choices.get("dragon_win") == "on",
        twos=FOUR_TWOS[twos],
        threes=choices.get("four_threes") == "win",
        four_only=choices.get("instant_win_seats") == "four_only",
        scored="dragon_win" in choices,
    )
    on = phase.dragon or phase.threes or twos != "off"
    return rules.with_phases(phase) if on else rules


def _card(written: str) -> Card:
    try:
        return card(written)
    except ValueError:
        raise ValueError("must be a card such as 3C") from None


OPTIONS = (
    Option(
        "dragon_win",
        "Instant wins",
        "Does a hand with a card of each rank win at once?",
        "The others score as if they held thirteen cards.",
        Words({"off": "no", "on": "yes, that dragon wins before play"}),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "four_threes",
        "Instant wins",
        "Does a hand with all four threes win at once?",
        "Nothing is scored, and the cards are dealt for the next deal.",
        Words({"off": "no", "win": "yes"}),
        {"th": "off"},
        nothing,
    ),
    Option(
        "instant_win_seats",
        "Instant wins",
        "With how many players can a hand win at once?",
        "Larger hands of three players are such hands more often.",
        Words({"four_only": "only with four", "any": "with any number"}),
        {"bt": "four_only"},
        nothing,
    ),
    Option(
        "four_twos",
        "Instant wins",
        "What if one hand is dealt all four twos?",
        "It is settled before anybody plays.",
        Words({"off": "nothing", "win": "it wins at once", "draw": "the cards are dealt again"}),
        {"bt": "off", "th": "off"},
        _instant,
    ),
    Option(
        "first_lead_card",
        "Leads",
        "Which card leads the first deal?",
        "Used when the holder of a named card leads; if it was not dealt, the lowest card leads.",
        Pattern(
            {
                "3C": "the three of clubs",
                "3S": "the three of spades",
                "3D": "the three of diamonds",
                "4C": "the four of clubs",
            },
            _card,
        ),
        {"pr": "3C"},
        nothing,
    ),
    Option(
        "first_lead",
        "Leads",
        "Who leads the first deal?",
        "The lead is the first play of the deal.",
        Words(
            {
                "low_card": "the holder of the lowest card",
                "dealer_next": "the seat after the dealer",
                "random": "someone drawn by lot",
                "named_card": "the holder of a named card",
                "landlord": "the landlord",
                "first_bidder": "the first bidder",
            }
        ),
        {
            "bt": "low_card",
            "pr": "dealer_next",
            "df": "dealer_next",
            "th": "low_card",
            "dd": "landlord",
            "b3": "first_bidder",
        },
        _first_lead,
    ),
    Option(
        "opening_includes_low",
        "Leads",
        "Must the opening play hold the card that gave the lead?",
        "It never binds a lead that was won by a place.",
        Words({"free": "no, any play opens", "must": "yes, alone or with others"}),
        {"bt": "must", "pr": "free", "df": "free", "th": "must"},
        _includes,
    ),
    Option(
        "loser_tie",
        "Leads",
        "Who is the loser of those tied for most cards?",
        "Used when the loser leads the next deal.",
        Words(
            {
                "exposed_combination": "who can make the smallest of their largest plays",
                "next_seat": "the first of them after the winner",
            }
        ),
        {"bt": "exposed_combination"},
        nothing,
    ),
    Option(
        "later_lead",
        "Leads",
        "Who leads the later deals?",
        "Counted from the places of the deal before.",
        Words(
            {
                "as_first": "as in the first deal",
                "winner": "the winner of the last deal",
                "loser": "the loser of the last deal",
                "top_rank": "the first place",
                "bottom_rank": "the last place",
            }
        ),
        {
            "bt": "as_first",
            "pr": "top_rank",
            "df": "top_rank",
            "th": "as_first",
            "dd": "as_first",
            "b3": "as_first",
        },
        _later_lead,
    ),
    Option(
        "deals_per_round",
        "Leads",
        "How many deals make a round?",
        "The first deal of a round is opened as the first of all, by a dealer who is drawn; "
        "0 for no rounds.",
        Number(0, 100),
        {"bt": "0"},
        _rounds,
    ),
)
