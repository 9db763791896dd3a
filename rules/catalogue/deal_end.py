"""The end of a deal: lead after a leaver, and the last card (catalogue 3.O, 3.P)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import TWO_OF_SPADES, TWOS
from rules.catalogue.option import Choices, Contradiction, Instead, Option, adds
from rules.catalogue.scoring.winner import by_cards
from rules.catalogue.values import Words
from rules.house.deal_end import FirstOut, OneLeft
from rules.house.first_lead import LeaverEndsTrick, LowestCard
from rules.house.last_card import (
    Assistant,
    FinishBan,
    HighestAgainstLastCard,
    LastCardCall,
    Liability,
    WarnsOfFewCards,
    WarnsOfLastPlay,
)
from rules.house.powers import TopMustWin
from rules.rule import Rule
from rules.ruleset import Ending, RuleSet


def _deal_end(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    ending: Ending = OneLeft() if value == "one_left" else FirstOut()
    return replace(rules, ending=ending)


def _place_lead(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    """Let the lowest card lead for each next place (002:114): no seat answers a leaver."""
    if value != "low_card_holder":
        return rules
    return replace(rules, heir=LowestCard()).with_rules(LeaverEndsTrick())


DEAL_END = (
    Option(
        "deal_end",
        topic="Ending",
        question="When does a deal end?",
        help="Places follow the order of going out.",
        values=Words({"one_left": "when one player is left", "first_out": "when someone goes out"}),
        default={"*": "first_out", "pr": "one_left", "df": "one_left"},
        change=_deal_end,
        says={
            "first_out": "The deal ends the moment someone goes out.",
            "one_left": "Play goes on until one player is left, in last place.",
        },
    ),
    Option(
        "place_lead",
        topic="Ending",
        question="Who leads after someone goes out?",
        help="Where the others play on.",
        values=Words(
            {
                "next_player": "the next player, if nobody beat the last play",
                "low_card_holder": "the player with the lowest card, at once",
            }
        ),
        default={"bt": "next_player"},
        change=_place_lead,
        says={
            "next_player": "",
            "low_card_holder": (
                "When someone goes out, the trick is over and the player with the lowest card "
                "leads."
            ),
        },
        only_with={"deal_end": ("one_left",)},
    ),
    Option(
        "top_must_win",
        topic="Ending",
        question="Must first place stay on top?",
        help="If anyone else goes out first, last deal's first place throws in and comes last.",
        values=Words({"off": "no", "on": "yes"}),
        default={"pr": "off"},
        change=adds({"on": TopMustWin()}),
        says={
            "off": "",
            "on": (
                "If last deal's first place doesn't go out first, they throw in their hand and "
                "come last."
            ),
        },
        instead=(
            Instead(
                lambda choices: "titles" in choices,
                {
                    "on": (
                        "If the {first_title} doesn't go out first, they throw in their hand and "
                        "come last."
                    ),
                },
            ),
        ),
    ),
)


BANS = {
    "single_two_spades": FinishBan(TWO_OF_SPADES, 1),
    "any_with_two_spades": FinishBan(TWO_OF_SPADES),
    "single_two": FinishBan(TWOS, 1),
    "single_or_pair_twos": FinishBan(TWOS, 2),
}


WARNINGS: dict[str, Rule] = {
    "one": WarnsOfFewCards(1),
    "two_or_one": WarnsOfFewCards(2),
}


def _no_penalties(choices: Choices) -> bool:
    return not by_cards(choices)


GUARDS: dict[str, Rule] = {"liability": Liability(), "assistant": Assistant()}


def _announce(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    """The table warns by itself, except where the player must call."""
    if choices.get("announce_penalty") == "take_all" and by_cards(choices):
        return rules.with_rules(LastCardCall())
    if value == "one_play_left":
        return rules.with_rules(WarnsOfLastPlay(BANS.get(choices.get("finish_ban", "none"))))
    return rules.with_rules(WARNINGS[value]) if value in WARNINGS else rules


def _guard(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "forced":
        return rules.with_rules(HighestAgainstLastCard())
    return rules.with_rules(GUARDS[value]) if value in GUARDS and by_cards(choices) else rules


LAST_CARD = (
    Option(
        "announce",
        topic="Ending",
        question="Is everyone warned before you go out?",
        help="I do it, except where forgetting to call costs points.",
        values=Words(
            {
                "off": "no",
                "one": "yes, with one card left",
                "two_or_one": "yes, with two cards left and with one",
                "one_play_left": "yes, when the hand could go out with one play",
            }
        ),
        default={"*": "off"},
        change=_announce,
        says={
            "off": "",
            "one": "Everyone is warned when you have one card left.",
            "two_or_one": "Everyone is warned when you have two cards or one left.",
            "one_play_left": "Everyone is warned when you could go out with one play.",
        },
        not_with={"announce_penalty": ("take_all",)},
    ),
    Option(
        "announce_penalty",
        topic="Ending",
        question="What if you win without calling your last card?",
        help="Call it right after the play that leaves you one, before anyone else acts.",
        values=Words({"off": "nothing", "take_all": "you take everyone's penalties"}),
        default={"bt": "off"},
        says={
            "off": "",
            "take_all": (
                "Call “last card” right after the play that leaves you one. Win without calling, "
                "and you take everyone's penalties."
            ),
        },
        instead=(Instead(_no_penalties, {"take_all": ""}),),
        contradictions=(
            Contradiction(
                "A penalty for not calling needs a warning on the last card.",
                lambda meant: meant.on("announce_penalty") and meant["announce"] != "one",
            ),
            Contradiction(
                "A penalty for not calling needs a deal that ends when someone goes out.",
                lambda meant: meant.on("announce_penalty") and meant["deal_end"] != "first_out",
            ),
        ),
    ),
    Option(
        "last_card_guard",
        topic="Ending",
        question="What if the next player has one card left?",
        help=("If you pay for their win, you pay the losses of all. Not used with places."),
        values=Words(
            {
                "off": "nothing special",
                "forced": "your single must be your highest; leading more cards is fine",
                "liability": "lead more cards or your highest, or pay if that card wins",
                "assistant": "if you could have stopped that card, you pay for all",
            }
        ),
        default={"bt": "off"},
        change=_guard,
        says={
            "off": "",
            "forced": (
                "If the next player has one card left, you must lead more than one card, or your "
                "highest. On a single card, you must play your highest if it beats it."
            ),
            "liability": (
                "If the next player has one card left, lead more than one card or your highest; "
                "on a single, play your highest. If you don't and they win with it, you pay for "
                "everyone."
            ),
            "assistant": (
                "If you could have stopped the next player's win on a single card, you also "
                "take the other losers' points."
            ),
        },
        instead=(Instead(_no_penalties, {"liability": "", "assistant": ""}),),
    ),
    Option(
        "finish_ban",
        topic="Ending",
        question="Which plays can't be your last?",
        # No page covers the case that no seat can play on. A seat with only such cards cannot win
        # (C-BT-10), so no seat has won or can be paid: the deal counts for nothing.
        help=(
            "With nothing else left you can only pass. If everyone is stuck, the cards are "
            "dealt again."
        ),
        values=Words(
            {
                "none": "none, go out on anything",
                "single_two_spades": "the two of spades alone",
                "any_with_two_spades": "any play with the two of spades",
                "single_two": "a single two",
                "single_or_pair_twos": "one two or two twos",
            }
        ),
        default={"*": "none"},
        change=adds(BANS),
        says={
            "none": "",
            "single_two_spades": "You can't go out on the two of spades alone.",
            "any_with_two_spades": "You can't go out on a play that includes the two of spades.",
            "single_two": "You can't go out on a single two.",
            "single_or_pair_twos": "You can't go out on one two or a pair of twos.",
        },
    ),
)
