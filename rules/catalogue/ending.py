"""The last card, who leads after a leaver, and partners (catalogue 3.O, 3.P, 3.T)."""

from __future__ import annotations

from dataclasses import replace

from rules.catalogue.option import Choices, Option, Words, flag, nothing
from rules.catalogue.scoring import by_cards
from rules.catalogue.tables import BANS
from rules.house.last_card import (
    Assistant,
    HighestAgainstLastCard,
    LastCardCall,
    Liability,
    WarnsOfFewCards,
    WarnsOfLastPlay,
)
from rules.house.opening import LowestCard
from rules.house.stakes import PartnersWin
from rules.house.teams import OppositePairs, Shootout, TeamPoint
from rules.rule import Rule
from rules.ruleset import RuleSet

WARNINGS: dict[str, Rule] = {
    "one": WarnsOfFewCards(1),
    "two_or_one": WarnsOfFewCards(2),
    "one_play_left": WarnsOfLastPlay(),
}
GUARDS: dict[str, Rule] = {"liability": Liability(), "assistant": Assistant()}


def _announce(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    """The table warns by itself, except where the player must call."""
    if choices.get("announce_penalty") == "take_all" and by_cards(choices):
        return rules.with_rules(LastCardCall())
    return rules.with_rules(WARNINGS[value]) if value in WARNINGS else rules


def _guard(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "forced":
        return rules.with_rules(HighestAgainstLastCard())
    return rules.with_rules(GUARDS[value]) if value in GUARDS and by_cards(choices) else rules


def _finish_ban(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(BANS[value]) if value in BANS else rules


def _place_lead(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return replace(rules, heir=LowestCard(rules.opening)) if value == "low_card_holder" else rules


def _teams(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "alone_vs_two":
        return rules.with_rules(PartnersWin())
    if value != "opposite_pairs":
        return rules
    partners = (OppositePairs(), Shootout()) if _ties(choices) else (OppositePairs(),)
    return replace(
        rules.with_rules(*partners),
        scoring=TeamPoint() if rules.scoring else None,
        match=replace(rules.match, winning_places=2),
    )


def _ties(choices: Choices) -> bool:
    return choices.get("team_tie", "shootout") == "shootout"


OPTIONS = (
    Option(
        "announce",
        "Ending",
        "Is the table warned before a player goes out?",
        "The table says it by itself, except where forgetting to call costs points.",
        Words(
            {
                "off": "no",
                "one": "yes, with one card left",
                "two_or_one": "yes, with two cards left and with one",
                "one_play_left": "yes, when the hand could go out with one play",
            }
        ),
        {"*": "off"},
        _announce,
    ),
    Option(
        "announce_penalty",
        "Ending",
        "What if a player wins without having called the last card?",
        'Call "last card" right after the play that leaves one, before the next player acts.',
        Words({"off": "nothing", "take_all": "takes the penalties of all the others"}),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "last_card_guard",
        "Ending",
        "What if the next player holds one card?",
        "Whoever pays for a helped win bears all the losses of the deal; not used with places.",
        Words(
            {
                "off": "no duty follows",
                "forced": "a single must be your highest card; leading several cards is free",
                "liability": "lead several cards or your highest, else you pay if that card wins",
                "assistant": "if you could have stopped a win by one card, you pay for all",
            }
        ),
        {"bt": "off"},
        _guard,
    ),
    Option(
        "finish_ban",
        "Ending",
        "With which last play may nobody go out?",
        "Whoever is left with nothing else can only pass.",
        Words(
            {
                "none": "any play goes out",
                "single_two_spades": "the two of spades alone",
                "any_with_two_spades": "any play with the two of spades",
                "single_two": "a single two",
                "single_or_pair_twos": "one two or two twos",
            }
        ),
        {"*": "none"},
        _finish_ban,
    ),
    Option(
        "place_lead",
        "Ending",
        "Who leads when a player went out and nobody beat it?",
        "Where the others play on for the next places.",
        Words(
            {
                "next_player": "the next player",
                "low_card_holder": "the holder of the lowest card",
            }
        ),
        {"bt": "next_player"},
        _place_lead,
    ),
    Option(
        "teams",
        "Teams",
        "Who plays together?",
        "Partners across the table win when they hold fewer cards together, whoever went out.",
        Words(
            {
                "off": "nobody",
                "opposite_pairs": "two teams of two across the table",
                "alone_vs_two": "one player against the others",
            }
        ),
        {"*": "off", "dd": "alone_vs_two", "b3": "alone_vs_two"},
        _teams,
    ),
    Option(
        "team_tie",
        "Teams",
        "What if the teams hold equally many cards?",
        "A shoot-out is a deal of five cards each, led by the lowest card, until one team leads.",
        Words({"shootout": "they play a shoot-out", "draw": "it is a draw"}),
        {"bt": "shootout"},
        nothing,
    ),
    Option(
        "partner_talk",
        "Teams",
        "May partners talk about their cards?",
        "Numbers of cards may always be asked.",
        Words({"forbidden": "no, not in private during a deal", "free": "yes"}),
        {"bt": "forbidden"},
        flag("society.partners_may_talk", "free"),
    ),
)
