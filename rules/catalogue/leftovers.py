"""Cards that are left over, and drawing from them (catalogue 3.C and 3.L)."""

from __future__ import annotations

from rules.catalogue.option import Choices, Option, Words, nothing
from rules.catalogue.tables import TAKERS
from rules.house.stock import DrawOnPass
from rules.phases.leftovers import Discard, Ghost, Leftover, Middle, Stock, StripLow
from rules.ruleset import RuleSet

LEFTOVERS: dict[str, Leftover] = {
    "discard": Discard(),
    "strip_low": StripLow(),
    "stock": Stock(),
    "ghost": Ghost(),
    "widow": Middle(),
    "swap_offer": Middle(),
    **{value: Middle(open) for value, (_, open) in TAKERS.items()},
}


def _draw(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "off":
        return rules
    again = choices.get("stock_exhausted") == "reshuffle"
    return rules.with_rules(DrawOnPass(value == "as_required", again))


OPTIONS = (
    Option(
        "leftover",
        "Dealing",
        "What becomes of cards that are left over?",
        "Where a card that decides was not dealt itself, the lowest card that is held decides.",
        Words(
            {
                "low_card_open": "shown, then the holder of the lowest card takes them",
                "low_card_closed": "the holder of the lowest card takes them unseen by the others",
                "discard": "out of play, unseen",
                "strip_low": "none: the lowest cards are taken out before the deal",
                "low_diamond": "the holder of the lowest diamond takes them",
                "swap_offer": "the holder of the lowest card may trade it for one of them",
                "two_spades": "the holder of the two of spades takes them",
                "stock": "a stock to draw from",
                "widow": "the winner of the auction takes them",
                "ghost": "a fourth hand that nobody plays",
            }
        ),
        {"bt": "low_card_open", "th": "discard", "dd": "widow", "b3": "widow"},
        nothing,
    ),
    Option(
        "swap_offer_face",
        "Dealing",
        "Is the card that may be traded for seen first?",
        "Only its new holder ever sees it. After a trade the next lowest card leads.",
        Words({"unseen": "no", "seen": "yes, by the one who may trade"}),
        {"bt": "unseen"},
        nothing,
    ),
    Option(
        "ghost_hand",
        "Dealing",
        "Do three players deal a fourth hand that nobody plays?",
        "It is the hand with the last card, and stays hidden.",
        Words({"off": "no", "on": "yes"}),
        {"bt": "off"},
        nothing,
    ),
    Option(
        "stock_exhausted",
        "Dealing",
        "What if the stock runs out?",
        "At most three times a deal, and never with the cards of the trick that is being played.",
        Words(
            {
                "stop": "nobody draws any more",
                "reshuffle": "the cards of finished tricks are a new stock",
            }
        ),
        {"bt": "stop"},
        nothing,
    ),
    Option(
        "draw_on_pass",
        "Passing",
        "Does a player who passes draw from the stock?",
        "A hand may so grow beyond the cards it was dealt.",
        Words(
            {
                "off": "no",
                "one": "yes, one card",
                "as_required": "yes, as many as the play to beat has",
            }
        ),
        {"bt": "off"},
        _draw,
    ),
)
