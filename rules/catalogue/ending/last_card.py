"""The last card: warnings, calls, duties and bans (catalogue 3.O)."""

from __future__ import annotations

from rules.cards import TWO_OF_SPADES, TWOS
from rules.catalogue.contradiction import Contradiction
from rules.catalogue.option import Choices, Instead, Option
from rules.catalogue.scoring.counting import by_cards
from rules.catalogue.values import Words
from rules.house.last_card import (
    Assistant,
    FinishBan,
    HighestAgainstLastCard,
    LastCardCall,
    Liability,
    WarnsOfFewCards,
    WarnsOfLastPlay,
)
from rules.rule import Rule
from rules.ruleset import RuleSet

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


def _finish_ban(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_rules(BANS[value]) if value in BANS else rules


OPTIONS = (
    Option(
        "announce",
        topic="Ending",
        question="Is the table warned before a player goes out?",
        help="The table says it by itself, except where forgetting to call costs points.",
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
            "one": "Everyone is warned when a player holds one card.",
            "two_or_one": "Everyone is warned when a player holds two cards or one.",
            "one_play_left": "Everyone is warned when a player can go out with one play.",
        },
        not_with={"announce_penalty": ("take_all",)},
    ),
    Option(
        "announce_penalty",
        topic="Ending",
        question="What if a player wins without having called the last card?",
        help='Call "last card" right after the play that leaves one, before the next player acts.',
        values=Words({"off": "nothing", "take_all": "takes the penalties of all the others"}),
        default={"bt": "off"},
        says={
            "off": "",
            "take_all": 'A player must call "last card" right after the play that leaves one card; '
            "a player who wins without having called takes the penalties of all the "
            "others.",
        },
        instead=(Instead(_no_penalties, {"take_all": ""}),),
        contradictions=(
            Contradiction(
                "A penalty for not calling the last card needs the last card to be announced.",
                lambda meant: meant.on("announce_penalty") and meant["announce"] != "one",
            ),
            Contradiction(
                "A penalty for not calling the last card needs a deal that ends when one is out.",
                lambda meant: meant.on("announce_penalty") and meant["deal_end"] != "first_out",
            ),
        ),
    ),
    Option(
        "last_card_guard",
        topic="Ending",
        question="What if the next player holds one card?",
        help=(
            "Whoever pays for a helped win bears all the losses of the deal; not used with places."
        ),
        values=Words(
            {
                "off": "no duty follows",
                "forced": "a single must be your highest card; leading several cards is free",
                "liability": "lead several cards or your highest, else you pay if that card wins",
                "assistant": "if you could have stopped a win by one card, you pay for all",
            }
        ),
        default={"bt": "off"},
        change=_guard,
        says={
            "off": "",
            "forced": "Before a player who holds one card you must lead more than one card, or "
            "else your highest; on a single card you must play your highest if it beats "
            "it.",
            "liability": "Before a player who holds one card, lead more than one card, or else "
            "your highest, and on a single card play your highest. If you do not, and that player "
            "wins with it, you pay the losses of all.",
            "assistant": "A player who could have beaten a single card, and so kept the next "
            "player from winning with a last card, also takes the points of the other losers.",
        },
        instead=(Instead(_no_penalties, {"liability": "", "assistant": ""}),),
    ),
    Option(
        "finish_ban",
        topic="Ending",
        question="With which last play may nobody go out?",
        # No page covers the case that no seat can play on. A seat with only such cards cannot win
        # (C-BT-10), so no seat has won or can be paid: the deal counts for nothing.
        help=(
            "Whoever is left with nothing else can only pass; if all are, before anybody is out, "
            "the cards are dealt again."
        ),
        values=Words(
            {
                "none": "any play goes out",
                "single_two_spades": "the two of spades alone",
                "any_with_two_spades": "any play with the two of spades",
                "single_two": "a single two",
                "single_or_pair_twos": "one two or two twos",
            }
        ),
        default={"*": "none"},
        change=_finish_ban,
        says={
            "none": "",
            "single_two_spades": "Nobody may go out with the two of spades alone.",
            "any_with_two_spades": "Nobody may go out with a play that holds the two of spades.",
            "single_two": "Nobody may go out with a single two.",
            "single_or_pair_twos": "Nobody may go out with one two or a pair of twos.",
        },
    ),
)
