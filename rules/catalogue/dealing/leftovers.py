"""Cards that are left over (catalogue 3.C)."""

from __future__ import annotations

from rules.catalogue.option import Contradiction, Meant, Option
from rules.catalogue.values import Words
from rules.phases.leftovers import Discard, Ghost, Leftover, Middle, Stock, StripLow, Taker

TAKERS = {  # the taker of the leftover cards, and whether all see them
    "low_card_open": (Taker.LOWEST_CARD, True),
    "low_card_closed": (Taker.LOWEST_CARD, False),
    "low_diamond": (Taker.LOWEST_DIAMOND, False),
    "two_spades": (Taker.TWO_OF_SPADES, False),
}
FOR_BIDDERS = ("widow", "widow_open")  # the winner of the auction takes the leftover cards
LEFTOVERS: dict[str, Leftover] = {
    "discard": Discard(),
    "strip_low": StripLow(),
    "stock": Stock(),
    "ghost": Ghost(),
    "widow": Middle(),
    "widow_open": Middle(),  # the auction turns it up
    "swap_offer": Middle(),
    **{value: Middle(open) for value, (_, open) in TAKERS.items()},
}


def _uneven_ghost(meant: Meant) -> bool:
    ghost = meant.on("ghost_hand") or meant.get("leftover") == "ghost"
    return ghost and meant.get("deal") == "all_uneven"


OPTIONS = (
    Option(
        "leftover",
        topic="Dealing",
        question="What about leftover cards?",
        help=("If the deciding card wasn't dealt, the lowest card held decides."),
        values=Words(
            {
                "low_card_open": "shown, then to the player with the lowest card",
                "low_card_closed": "to the player with the lowest card, unseen by the others",
                "discard": "out of play, unseen",
                "strip_low": "none: remove the lowest cards before dealing",
                "low_diamond": "to the player with the lowest diamond",
                "swap_offer": "the player with the lowest card may trade it for one",
                "two_spades": "to the player with the two of spades",
                "stock": "a stock to draw from",
                "widow": "hidden, for the highest bidder",
                "ghost": "a fourth hand that isn't played",
                "widow_open": "shown after the bidding, to the highest bidder",
            }
        ),
        default={"bt": "low_card_open", "th": "discard", "dd": "widow", "b3": "widow"},
        says={
            "low_card_open": (
                "Leftover cards are shown, then go to the player with the lowest card."
            ),
            "low_card_closed": (
                "Leftover cards go to the player with the lowest card, unseen by the others."
            ),
            "discard": "Leftover cards are out of play, unseen.",
            "strip_low": "The lowest cards are removed first, so nothing is left over.",
            "low_diamond": "Leftover cards go to the player with the lowest diamond.",
            "swap_offer": "The player with the lowest card may trade it for the leftover card.",
            "two_spades": "Leftover cards go to the player with the two of spades.",
            "stock": "Leftover cards form a stock to draw from.",
            "widow": "Leftover cards stay hidden until the bidding is won.",
            "ghost": "Leftover cards form a hand that isn't played.",
            "widow_open": (
                "Leftover cards stay hidden until the bidding is won; then everyone sees them."
            ),
        },
        only_with={"deal": ("equal_leftover", "fixed")},
        contradictions=(
            Contradiction(
                "The fourth hand only gets leftover cards if one is dealt.",
                lambda meant: meant.get("leftover") == "ghost" and meant.get("ghost_hand") == "off",
            ),
            Contradiction(
                "Leftover cards can only go to the highest bidder if there is bidding.",
                lambda meant: meant.get("leftover") in FOR_BIDDERS and not meant.on("auction"),
            ),
        ),
    ),
    Option(
        "swap_offer_face",
        topic="Dealing",
        question="Do you see the card before you trade?",
        help="Only its new owner ever sees it. After a trade, the next lowest card leads.",
        values=Words({"unseen": "no", "seen": "yes, the player who may trade does"}),
        default={"bt": "unseen"},
        says={
            "unseen": "The trade is made unseen.",
            "seen": "They see the leftover card before they trade.",
        },
        only_with={"leftover": ("swap_offer",)},
    ),
    Option(
        "ghost_hand",
        topic="Dealing",
        question="Do three players deal a fourth hand?",
        help="It stays hidden, and nobody plays it. It includes the last card dealt.",
        values=Words({"off": "no", "on": "yes"}),
        default={"bt": "off"},
        says={
            "off": "",
            "on": "A fourth hand is dealt and set aside; it stays hidden.",
        },
        contradictions=(
            Contradiction(
                "A fourth hand needs the leftover cards: set Leftovers to the fourth hand.",
                lambda meant: meant.on("ghost_hand") and meant.get("leftover") != "ghost",
            ),
            Contradiction(
                "A fourth hand needs equal hands: deal equal or fixed hands.",
                _uneven_ghost,
            ),
        ),
    ),
)
