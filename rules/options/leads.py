"""Who leads the first trick of a deal, and with what (catalogue 3.E)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card, card
from rules.house.opening import (
    Lot,
    LowestCard,
    NamedCard,
    NextToDealer,
    OpeningIncludesCard,
    Place,
)
from rules.options.option import Choices, Option, Pattern, Words, nothing
from rules.ruleset import Lead, RuleSet


def _first_lead(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    lead: Lead
    match value:
        case "low_card":
            lead = LowestCard(rules.opening)
        case "named_card":
            lead = NamedCard(card(choices["first_lead_card"]), rules.opening)
        case "random":
            lead = Lot()
        case _:
            lead = NextToDealer()
    return replace(rules, first_lead=lead)


def _later_lead(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    places = {"winner": 0, "top_rank": 0, "loser": -1, "bottom_rank": -1}
    lead = Place(places[value]) if value in places else rules.first_lead
    return replace(rules, later_lead=lead)


def _includes(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(OpeningIncludesCard()) if value == "must" else rules


def _card(written: str) -> Card:
    try:
        return card(written)
    except ValueError:
        raise ValueError("must be a card such as 3C") from None


OPTIONS = (
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
        {"pr": "dealer_next"},
        _first_lead,
    ),
    Option(
        "opening_includes_low",
        "Leads",
        "Must the opening play hold the card that gave the lead?",
        "It never binds a lead that was won by a place.",
        Words({"free": "no, any play opens", "must": "yes, alone or with others"}),
        {"pr": "free"},
        _includes,
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
        {"pr": "top_rank"},
        _later_lead,
    ),
)
