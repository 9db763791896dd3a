"""The order of hands of five (catalogue 3.H to 3.J)."""

from __future__ import annotations

from rules.catalogue.option import Choices, Contradiction, Instead, Option
from rules.catalogue.values import Words
from rules.house.five_cards import CardValueDecides, FullHouseAnswersOnlyItself
from rules.ruleset import RuleSet
from rules.shapes.poker import FlushOrder

STRAIGHTS = {  # table H1, as `rules.shapes.straights` reads them
    "low_end": "A2345 23456 < ^",
    "a2345_top": "23456 < ^ 2345A",
    "23456_top_a2345_2nd": "< ^ A3452 34562",
    "23456_top_a2345_bottom": "A3452 < ^ 34562",
    "no_a2345": "23456 < ^",
    "jqka2_top_23456_bottom": "23456 < ^ JQKA2",
    "jqka2_top_23456_2nd": "< ^ 34562 JQKA2",
    "jqka2_strict": "< ^ JQKA2",
    "twos_by_suit": "< ^ A3452=34562",
    "a2345_top_23456_2nd": "< ^ 34562 A3452",
    "a2345_under_royal": "23456 < 2345A ^",
    "no_twos": "< ^",
}

FLUSH_ORDERS = {
    "suit_then_top": FlushOrder.SUIT_THEN_TOP,
    "top_then_suit": FlushOrder.TOP_THEN_SUIT,
    "poker_then_suit": FlushOrder.RANKS_THEN_SUIT,
}


def _five_card_cross(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if choices.get("poker_ranks") == "on":
        return rules
    match value:
        case "card_value":
            return rules.with_rules(CardValueDecides())
        case "no_full_house_on_straight":
            return rules.with_rules(FullHouseAnswersOnlyItself())
    return rules


def _suits_break_no_tie(choices: Choices) -> bool:
    return choices.get("suit_scope") != "all" or choices.get("suit_order") == "none"


FALLING = "Straights, high to low: {}."
LADDERS = {
    "low_end": "10JQKA down to 34567, 23456, A2345",
    "a2345_top": "A2345, 10JQKA down to 34567, 23456",
    "23456_top_a2345_2nd": "23456, A2345, 10JQKA down to 34567",
    "23456_top_a2345_bottom": "23456, 10JQKA down to 34567, A2345",
    "no_a2345": "10JQKA down to 34567, 23456; no A2345",
    "jqka2_top_23456_bottom": "JQKA2 down to 34567, 23456; no A2345",
    "jqka2_top_23456_2nd": "JQKA2, 23456, 10JQKA down to 34567; no A2345",
    "jqka2_strict": "JQKA2 down to 34567; no two below a three",
    "a2345_top_23456_2nd": "A2345, 23456, 10JQKA down to 34567",
    "a2345_under_royal": "10JQKA, A2345, 9 to K down to 34567, 23456",
    "no_twos": "10JQKA down to 34567; no straight with a two",
}


OPTIONS = (
    Option(
        "straight_order",
        topic="Straights",
        question="Which straights are there, and which is highest?",
        help="The same for straight flushes. Suits decide between equal straights.",
        values=Words(
            {
                "low_end": "A2345 the lowest, then 23456, up to 10JQKA",
                "a2345_top": "23456 the lowest, A2345 above 10JQKA",
                "23456_top_a2345_2nd": "34567 the lowest, then up to 10JQKA, A2345, 23456",
                "23456_top_a2345_bottom": "A2345 the lowest, 23456 above 10JQKA",
                "no_a2345": "23456 the lowest, up to 10JQKA; no A2345",
                "jqka2_top_23456_bottom": "23456 the lowest, JQKA2 the highest; no A2345",
                "jqka2_top_23456_2nd": "34567 the lowest, 23456 and JQKA2 on top; no A2345",
                "jqka2_strict": "34567 the lowest, JQKA2 the highest",
                "twos_by_suit": "A2345 and 23456 above all others, by the suit of the 2",
                "a2345_top_23456_2nd": "34567 the lowest, then up to 10JQKA, 23456, A2345",
                "a2345_under_royal": "23456 the lowest, A2345 between 9-K and 10-A",
                "no_twos": "34567 to 10JQKA; no straights with a 2",
            }
        ),
        default={"bt": "low_end"},
        says={
            "twos_by_suit": (
                "The best straights are A2345 and 23456, which tie: the suit of the two decides. "
                "Then come 10JQKA down to 34567."
            ),
            **{order: FALLING.format(ladder) for order, ladder in LADDERS.items()},
        },
        not_with={"poker_ranks": ("on",), "pack": ("tiles60",)},
        contradictions=(
            Contradiction(
                "A straight of Big Two has exactly five cards.",
                lambda meant: "straight_order" in meant and meant.get("run_min", 5) != 5,
            ),
            Contradiction(
                "In Big Two, the order of straights says which ranks they can use.",
                lambda meant: "straight_order" in meant and bool(meant.get("run_excluded")),
            ),
            Contradiction(
                "Big Two only has five-card straights: other runs are for other games.",
                lambda meant: "straight_order" in meant and meant.on("sequences"),
            ),
        ),
    ),
    Option(
        "flush_rank",
        topic="Flushes",
        question="Which flush is higher?",
        help="Two is high here.",
        values=Words(
            {
                "suit_then_top": "the better suit, then the top card",
                "top_then_suit": "the top card, then its suit",
                "poker_then_suit": "card by card from the top, then the suit",
            }
        ),
        default={"bt": "suit_then_top"},
        says={
            "suit_then_top": "Flushes compare by suit, then by top card.",
            "top_then_suit": "Flushes compare by top card, then by suit.",
            "poker_then_suit": "Flushes compare card by card from the top, then by suit.",
        },
        instead=(
            Instead(
                _suits_break_no_tie,
                {
                    "suit_then_top": "Flushes compare by top card.",
                    "top_then_suit": "Flushes compare by top card.",
                    "poker_then_suit": "Flushes compare card by card from the top.",
                },
            ),
        ),
        only_with={"flushes": ("on",)},
        not_with={"poker_ranks": ("on",)},
    ),
    Option(
        "five_card_order",
        topic="Five-card hands",
        question="Does four of a kind beat straight flushes?",
        # 000:145 names A K Q J 10, so it is that one also where J Q K A 2 is the highest straight.
        help="Usually: straight, flush, full house, four of a kind plus a card, straight flush.",
        values=Words(
            {
                "standard": "no, any straight flush is higher",
                "royal_only_over_quads": "yes, all but 10 J Q K A of one suit",
            }
        ),
        default={"bt": "standard"},
        says={
            "standard": "",
            "royal_only_over_quads": (
                "Four of a kind beats every straight flush but the royal flush, 10JQKA."
            ),
        },
        not_with={"poker_ranks": ("on",)},
    ),
    Option(
        "five_card_cross",
        topic="Five-card hands",
        question="Which five-card hands beat which?",
        help="Card value means the top card, or the rank of the triple or four.",
        values=Words(
            {
                "higher_type": "a higher kind beats a lower one",
                "same_type": "only the same kind",
                "card_value": "any, by card value; on a tie the higher kind",
                "no_full_house_on_straight": "as usual, but a full house beats only full houses",
            }
        ),
        default={"bt": "higher_type"},
        change=_five_card_cross,
        says={
            "higher_type": "A higher kind of five-card hand beats a lower one.",
            "same_type": "A five-card hand is only beaten by its own kind.",
            "card_value": (
                "Any five-card hand beats any other by its top card, or by its triple or four."
            ),
            "no_full_house_on_straight": (
                "A higher kind of five-card hand beats a lower one, but a full house doesn't "
                "beat a straight."
            ),
        },
        not_with={"poker_ranks": ("on",)},
    ),
    Option(
        "poker_ranks",
        topic="Five-card hands",
        question="Do five-card hands rank as in poker?",
        help=(
            "Ace high, two low, every card counts, suits never; a full house of twos is "
            "highest. It replaces the order of straights and flushes."
        ),
        values=Words({"off": "no", "on": "yes"}),
        default={"bt": "off"},
        says={
            "off": "",
            "on": (
                "Five-card hands compare exactly as in poker, aces high and twos low, without "
                "suits. Only the full house of twos is above that of aces."
            ),
        },
    ),
)
