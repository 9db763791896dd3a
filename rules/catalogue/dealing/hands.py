"""The number of cards of each hand (catalogue 3.C)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.catalogue.cards.pack import pack_size
from rules.catalogue.combinations.ladders import has_five_card_hands
from rules.catalogue.dealing.dealer import FIRST_CARDS
from rules.catalogue.dealing.leftovers import LEFTOVERS, TAKERS
from rules.catalogue.option import Choices, Contradiction, Facts, Meant, Option
from rules.catalogue.values import Words, word_or_number
from rules.phases.dealing import DealOut
from rules.phases.leftovers import SwapOffer, TakeLeftover
from rules.ruleset import RuleSet

BIG_TWO_SIZES = ((2, 17), (3, 17), (4, 13))  # seats and cards each


THIRTEEN_SIZES = ((2, 13), (3, 13), (4, 13))


def auto_sizes(choices: Choices) -> tuple[tuple[int, int], ...]:
    """Seats and cards each where the family has numbers of its own; else the pack is shared out."""
    if "swap_offer_face" in choices:
        return BIG_TWO_SIZES
    return THIRTEEN_SIZES if "four_threes" in choices else ()


def _deal(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    size = choices["hand_size"]
    fixed = value == "fixed"
    over = "discard" if value == "all_uneven" else choices.get("leftover", "discard")
    faced = choices.get("auction", "none") != "none"
    deal_out = DealOut(
        first_card=FIRST_CARDS[choices["first_card"]],
        even=value != "all_uneven",
        size=int(size) if fixed and size != "auto" else 0,
        sizes=auto_sizes(choices) if fixed and size == "auto" else (),
        leftover=LEFTOVERS[over],
        exposed=choices.get("expose_assign") == "on",
        facing=faced and choices.get("auction_first") == "faced_card",
    )
    rules = rules.with_phases(deal_out)
    if over in TAKERS:
        return rules.with_phases(TakeLeftover(*TAKERS[over]))
    if over == "swap_offer":
        return rules.with_phases(SwapOffer(choices.get("swap_offer_face") == "seen"))
    return rules


TO_ONE_HAND = ("low_card_open", "low_card_closed", "low_diamond", "two_spades")
MOST_WITH_RUNS, MOST_WITH_STRAIGHTS = 28, 40  # cards in a hand


def largest_hand(meant: Meant, players: int) -> int:
    """Return the cards of the fullest hand that may be dealt."""
    pack, form, size = pack_size(meant), meant.get("deal"), meant.get("hand_size", "auto")
    if form not in ("fixed", "equal_leftover"):
        return -(-pack // players)
    each = pack // players
    if form == "fixed":
        usual = 17 if players < 4 and "straight_order" in meant else 13
        each = min(each, usual if size == "auto" else int(size))
    if meant.get("leftover") in TO_ONE_HAND:
        return each + pack - each * players
    return each + int(meant.get("widow", 0))


def _too_few_cards(meant: Meant) -> Iterator[Facts]:
    size, pack, most = meant.get("hand_size", "auto"), pack_size(meant), max(meant.counts)
    if meant.get("deal") == "fixed" and size != "auto" and int(size) * most > pack:
        yield {"players": most, "size": size, "need": int(size) * most, "pack": pack}


def _too_many_plays(meant: Meant) -> Iterator[Facts]:
    """A hand of c cards of each rank has about c ** 12 runs and 10 * c ** 5 straights."""
    runs = meant["sequences"] != "off" if "sequences" in meant else "run_min" in meant
    straights = has_five_card_hands(meant)
    most = MOST_WITH_STRAIGHTS if straights else MOST_WITH_RUNS
    if not straights and not runs:
        return
    largest = max(largest_hand(meant, players) for players in meant.counts)
    if largest > most:
        yield {"number": largest, "most": most}


OPTIONS = (
    Option(
        "deal",
        topic="Dealing",
        question="How are the cards dealt?",
        help="With equal or fixed hands, cards can be left over.",
        values=Words(
            {
                "all_uneven": "all of them; some hands may have one more",
                "equal_leftover": "as many as make equal hands",
                "fixed": "a fixed number to each",
            }
        ),
        default={
            "bt": "equal_leftover",
            "pr": "all_uneven",
            "df": "all_uneven",
            "th": "fixed",
            "dd": "fixed",
            "b3": "fixed",
        },
        change=_deal,
        says={
            "all_uneven": "All cards are dealt; some hands may have one more.",
            "equal_leftover": "Everyone gets the same number of cards, as many as there are.",
            "fixed": "Everyone gets the same number of cards.",
        },
    ),
    Option(
        "hand_size",
        topic="Dealing",
        question="How many cards each?",
        help="Used when a fixed number is dealt.",
        values=word_or_number(
            {
                "auto": "as usual: 13 with four, 17 in Big Two with two or three",
                "13": "13",
                "16": "16",
                "17": "17",
                "21": "21",
                "26": "26",
            },
            1,
            60,
            offered=("5", "7", "9", "10", "17", "18", "26"),
        ),
        default={"bt": "auto", "pr": "auto", "df": "auto", "th": "auto", "dd": "17", "b3": "16"},
        says={
            "auto": "Hand size depends on the number of players.",
            "*": "Everyone gets {hand_size:# card|# cards}.",
        },
        only_with={"deal": ("fixed",)},
        contradictions=(
            Contradiction(
                "Not enough cards: {players} × {size} is {need}, and the deck has {pack}.",
                _too_few_cards,
            ),
            Contradiction(
                "{number} cards each is too many: {most} at most.",
                _too_many_plays,
            ),
        ),
    ),
)
