"""Drawing from a stock (catalogue 3.L)."""

from __future__ import annotations

from rules.catalogue.contradiction import Contradiction
from rules.catalogue.option import Choices, Option
from rules.catalogue.values import Words
from rules.house.stock import DrawOnPass
from rules.ruleset import RuleSet


def _draw(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    if value == "off":
        return rules
    again = choices.get("stock_exhausted") == "reshuffle"
    return rules.with_rules(DrawOnPass(value == "as_required", again))


OPTIONS = (
    Option(
        "draw_on_pass",
        topic="Passing",
        question="Does a player who passes draw from the stock?",
        help="A hand may so grow beyond the cards it was dealt.",
        values=Words(
            {
                "off": "no",
                "one": "yes, one card",
                "as_required": "yes, as many as the play to beat has",
            }
        ),
        default={"bt": "off"},
        change=_draw,
        says={
            "off": "",
            "one": "Who passes draws a card from the stock.",
            "as_required": "Who passes draws as many cards from the stock as the play has.",
        },
        contradictions=(
            Contradiction(
                "Drawing on a pass needs a stock: let the cards left over be the stock.",
                lambda meant: meant.on("draw_on_pass") and meant.get("leftover") != "stock",
            ),
        ),
    ),
    Option(
        "stock_exhausted",
        topic="Dealing",
        question="What if the stock runs out?",
        # The page shuffles the cards set aside as often as it takes (000:237); passes could then go
        # on for ever, so a deal has three new stocks at most.
        help=(
            "At most three times a deal, and never with the cards of the trick that is being "
            "played."
        ),
        values=Words(
            {
                "stop": "nobody draws any more",
                "reshuffle": "the cards of finished tricks are a new stock",
            }
        ),
        default={"bt": "stop"},
        says={
            "stop": "When the stock is used up, nobody draws.",
            "reshuffle": "When the stock is used up, the played cards are the new stock, at most "
            "three times a deal.",
        },
        only_with={"draw_on_pass": ("one", "as_required")},
    ),
)
