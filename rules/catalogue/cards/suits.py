"""The order of suits, and the plays in which it decides (catalogue 3.A)."""

from __future__ import annotations

from rules.catalogue.contradiction import Contradiction, Meant
from rules.catalogue.option import Option
from rules.catalogue.values import AllBut, Pattern, Words
from rules.ranking import suits


def _ties_without_order(meant: Meant) -> bool:
    """President, whose suits have no order, keeps a scope that nothing comes of."""
    if meant.get("suit_order") != "none" or not meant.on("suit_scope"):
        return False
    return meant["suit_scope"] == "all" or "flush_rank" in meant


def _order(written: str) -> str:
    """The four letters; ValueError where a suit is missing or none."""
    if not suits(written):
        raise ValueError(written)
    return written


OPTIONS = (
    Option(
        "suit_order",
        topic="Suits",
        question="Which suit is higher?",
        help=(
            "High to low. It breaks ties of rank, and names the lowest card of all. Write any "
            "order as four letters: CDHS is clubs, diamonds, hearts, spades."
        ),
        values=Pattern(
            {
                "none": "none, suits are equal",
                "SHCD": "spades, hearts, clubs, diamonds",
                "SHDC": "spades, hearts, diamonds, clubs",
                "DHSC": "diamonds, hearts, spades, clubs",
                "HDCS": "hearts, diamonds, clubs, spades",
            },
            _order,
            "must be none, or the four suits from high to low such as CDHS",
        ),
        default={
            "bt": "SHCD",
            "pr": "none",
            "df": "none",
            "th": "HDCS",
            "dd": "none",
            "b3": "none",
        },
        says={
            "none": "Suits do not matter: cards of one rank are equal.",
            "SHCD": "Suits rank spades, hearts, clubs, diamonds.",
            "SHDC": "Suits rank spades, hearts, diamonds, clubs.",
            "DHSC": "Suits rank diamonds, hearts, spades, clubs.",
            "HDCS": "Suits rank hearts, diamonds, clubs, spades.",
            "*": "Suits rank, from high to low: {suit_order}.",
        },
    ),
    Option(
        "suit_scope",
        topic="Suits",
        question="Where do suits break a tie?",
        help="Suits that break no tie still name the opening card, and a flush is still one suit.",
        values=Words(
            {
                "all": "everywhere",
                "singles_and_pairs": "only in singles and pairs",
                "off": "nowhere",
            }
        ),
        default={"bt": "all", "pr": "singles_and_pairs", "th": "all"},
        says={
            "all": "Among plays of equal rank the suit of the highest card decides.",
            "singles_and_pairs": "Suits decide between equal singles and pairs only.",
            "off": "Suits name the lowest card, but never decide between plays.",
        },
        only_with={"suit_order": AllBut("none")},
        contradictions=(
            Contradiction(
                "Suits that break ties need an order of suits: choose one, or let suits break no "
                "tie.",
                _ties_without_order,
            ),
        ),
    ),
)
