"""Cards that change hands between places before the first lead (catalogue 3.Q)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import comb
from typing import Any

from rules.catalogue.cards.pack import pack_size
from rules.catalogue.dealing.hands import largest_hand
from rules.catalogue.option import Choices, Contradiction, Facts, Instead, Meant, Option
from rules.catalogue.scoring.winner import PLACE_POINTS, place_points
from rules.catalogue.values import AllBut, Numbers, Words, seats
from rules.house.points import ByPlace, FirstPlaces
from rules.phases.collusion import Collusion
from rules.phases.exchange import Exchange, only_three
from rules.phases.merchants import Merchants, nothing_by_rank
from rules.ruleset import RuleSet

SUITS_MATTER = ("poker_combos", "follow_suit", "equal_play", "extra_high")
SUITS_ARE_ONE = ("off", "none", "allowed", "{}")  # the values of these where suits do not count
COUNTS = Numbers(
    {
        "none": "none",
        "by_score": "as many as the points of the higher place",
        "[1]": "one, between first and last",
        "[2]": "two, between first and last",
        "[2,1]": "two between first and last, one between the next",
        "[3,2,1]": "three, two and one",
    },
    longest=6,
    high=6,
)


def given(choices: Choices) -> ByPlace:
    """Return the number of cards that each place gets from the one opposite, best first."""
    value = COUNTS.parse(choices.get("exchange", "none"))
    if isinstance(value, tuple):
        return FirstPlaces(value)
    if value == "none":
        return nothing_by_rank
    return place_points(PLACE_POINTS.parse(choices.get("place_points", "[2,1]")))


def _suits_matter(choices: Choices) -> bool:
    """Whether it matters which of equally high cards is given."""
    return any(choices.get(key, "off") not in SUITS_ARE_ONE for key in SUITS_MATTER)


def _exchange(rules: RuleSet, value: Any, choices: Choices) -> RuleSet:
    if value == "none":
        return rules
    phase = Exchange(
        given(choices),
        lowest=choices.get("exchange_return") == "lowest",
        extra=int(choices.get("exchange_extra", "0")),
        own_choice=_suits_matter(choices),
    )
    return rules.with_phases(phase)


def _three_player_gift(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    return rules.with_phases(Exchange(only_three)) if value == "on" else rules


def _merchants(rules: RuleSet, value: str, choices: Choices) -> RuleSet:
    return rules.with_phases(Merchants(given(choices))) if value == "on" else rules


def _collusion(rules: RuleSet, value: str, _: Choices) -> RuleSet:
    """Collusion replaces every other exchange (I-17, C-PR-20)."""
    if value == "off":
        return rules
    others = tuple(p for p in rules.phases if not isinstance(p, Exchange | Merchants))
    return replace(rules, phases=others).with_phases(Collusion())


ONE_MORE = "The higher place gives back any cards, one more than it got."
GIVEN_BACK = (  # if only first and last exchange: by the number of cards given
    {
        "any": "First place gives any card back.",
        "lowest": "First place gives its lowest card back.",
        "any_after_receiving": "First place looks at it, then gives any card back.",
    },
    {
        "any": "First place gives any two cards back.",
        "lowest": "First place gives its two lowest cards back.",
        "any_after_receiving": "First place looks at them, then gives any two cards back.",
    },
)
LARGEST_COLLUSION = 13  # cards in a hand whose every part may be offered
MOST_WAYS = 50_000  # to give cards; to list them takes a tenth of a second


def _too_few_players(meant: Meant) -> Iterator[Facts]:
    """Yield exchanges of too many cards; two or three players are checked when they sit down."""
    counts, span = meant["exchange"], meant["players"]
    least = meant.seats or max(span.start, min(4, span.stop - 1))
    if isinstance(counts, tuple) and least < 2 * len(counts):
        yield {"players": 2 * len(counts)}


def _too_many_ways(meant: Meant) -> Iterator[Facts]:
    exchange = meant["exchange"]
    if exchange == "none" or (exchange == "by_score" and "place_points" not in meant):
        return
    counts = place_points(meant["place_points"] if exchange == "by_score" else exchange)
    for players in meant.counts:
        most = max(0, *counts(players)[: max(1, players // 2)])
        hand = largest_hand(meant, players)
        if comb(hand + most, most) > MOST_WAYS:
            yield {"given": most, "hand": hand}
            return


def _gives_back(number: int) -> Callable[[Choices], bool]:
    """Return the test whether only the first place gives back, and this many cards."""

    def fits(choices: Choices) -> bool:
        extra = int(choices.get("exchange_extra", "0"))
        return COUNTS.parse(choices["exchange"]) == (number - extra,)

    return fits


def _uneven_collusion(meant: Meant) -> bool:
    uneven = any(pack_size(meant) % number for number in meant.counts)
    return meant.on("collusion") and meant["deal"] == "all_uneven" and uneven


def _too_many_offers(meant: Meant) -> Iterator[Facts]:
    size, pack = meant.get("hand_size", "auto"), pack_size(meant)
    fixed = meant["deal"] == "fixed" and size != "auto"
    largest = int(size) if fixed else max(pack // number for number in meant.counts)
    if meant.on("collusion") and largest > LARGEST_COLLUSION:
        yield {"most": LARGEST_COLLUSION, "number": largest}


OPTIONS = (
    Option(
        "exchange",
        topic="Places",
        question="How many cards are exchanged after the first deal?",
        help=(
            "[2,1]: two between first and last, one between second and second-last. The best "
            "cards of the lower place go automatically."
        ),
        values=COUNTS,
        default={"bt": "none", "pr": "[1]", "df": "[2]", "th": "none", "dd": "none", "b3": "none"},
        change=_exchange,
        says={
            "none": "",
            "by_score": (
                "From the second deal: once cards are dealt, low places give up their best "
                "cards. The place opposite gets one for each of its points."
            ),
            "[1]": (
                "From the second deal: once cards are dealt, last place gives first place their "
                "best card."
            ),
            "[2]": (
                "From the second deal: once cards are dealt, last place gives first place their "
                "two best cards."
            ),
            "[2,1]": (
                "From the second deal: once cards are dealt, last place gives first place their "
                "two best cards. Second-last gives second place their best."
            ),
            "*": (
                "From the second deal: once cards are dealt, low places give the place "
                "opposite their best cards. How many, from the outside in: {exchange}."
            ),
        },
        instead=(
            Instead(
                lambda choices: seats(choices["players"]).start < 4,
                {
                    "[2,1]": (
                        "From the second deal: once cards are dealt, last place gives first "
                        "place their two best cards. With four or more players, second-last "
                        "gives second place their best."
                    ),
                },
            ),
        ),
        contradictions=(
            Contradiction(
                "This exchange needs at least {players} players.",
                _too_few_players,
            ),
            Contradiction(
                "Exchange fewer cards: {given} out of a hand of {hand} is too many.",
                _too_many_ways,
            ),
            Contradiction(
                "Exchanging by place only works if a deal goes on until one player is left.",
                lambda meant: meant.on("exchange") and meant["deal_end"] != "one_left",
            ),
            Contradiction(
                "An exchange by score needs points for places.",
                lambda meant: (
                    meant.get("exchange") == "by_score" and meant["score_model"] != "places"
                ),
            ),
        ),
    ),
    Option(
        "exchange_return",
        topic="Places",
        question="What does the higher place give back?",
        help="It always sees its new cards first.",
        values=Words(
            {
                "any": "any cards",
                "lowest": "its lowest cards, automatically",
                "any_after_receiving": "any cards, after seeing the new ones",
            }
        ),
        default={"pr": "any", "df": "any", "bt": "any"},
        says={
            "any": "The higher place gives back as many cards, any it likes.",
            "lowest": "The higher place gives back as many of its lowest cards.",
            "any_after_receiving": (
                "The higher place looks at the cards first, then gives back as many, any it likes."
            ),
        },
        instead=(
            *(Instead(_gives_back(number), says) for number, says in enumerate(GIVEN_BACK, 1)),
            Instead(
                lambda choices: choices.get("exchange_extra") == "1",
                {
                    "any": ONE_MORE,
                    "lowest": "The higher place gives back its lowest cards, one more than it got.",
                    "any_after_receiving": ONE_MORE,
                },
            ),
        ),
        only_with={"exchange": AllBut("none")},
    ),
    Option(
        "exchange_extra",
        topic="Places",
        question="How many extra cards does the higher place give back?",
        help="Hands then differ in size.",
        values=Words({"0": "none, as many as it got", "1": "one"}),
        default={"pr": "0"},
        says={"0": "", "1": "The higher place gives back one card more."},
        only_with={"exchange": AllBut("none")},
    ),
    Option(
        "three_player_gift",
        topic="Places",
        question="With three players, does the loser give the winner a card?",
        help="From the second deal: the loser's highest card for any card.",
        values=Words({"off": "no", "on": "yes, only with three players"}),
        default={"bt": "off"},
        change=_three_player_gift,
        says={
            "off": "",
            "on": (
                "With three players, from the second deal: the loser gives the winner their "
                "highest card for one not needed."
            ),
        },
        contradictions=(
            Contradiction(
                "Pick one: the gift with three players, or an exchange by place.",
                lambda meant: meant.on("three_player_gift") and meant.on("exchange"),
            ),
        ),
    ),
    Option(
        "merchants",
        topic="Places",
        question="Must the two in the middle trade a card?",
        # The page has no end of haggling but that each then gives an unwanted card (000:513); four
        # offers each make sure of it.
        help=(
            "They take turns and can haggle, four offers each; in the end each gives the "
            "card offered last."
        ),
        values=Words({"off": "no", "on": "yes, one card each"}),
        default={"pr": "off"},
        change=_merchants,
        says={
            "off": "",
            "on": (
                "If two places in the middle exchange nothing, they must swap one card. They can "
                "haggle, with up to {offers} offers each; in the end each gives the card offered "
                "last."
            ),
        },
    ),
    Option(
        "collusion",
        topic="Places",
        question="Do pairs (first and last, and so on) swap cards in secret?",
        help=(
            "Any cards, the same number each way, at most as often as a hand has cards. Replaces "
            "the exchange."
        ),
        values=Words({"off": "no", "on": "yes"}),
        default={"pr": "off"},
        change=_collusion,
        says={
            "off": "",
            "on": (
                "Once cards are dealt, first and last, second and second-last, and so on, can "
                "swap any cards in secret. They swap as many each way, and at most as many times "
                "as a hand has cards. In the first deal, seats stand for places."
            ),
        },
        contradictions=(
            Contradiction(
                "Swapping in secret needs an even number of players.",
                lambda meant: meant.on("collusion") and any(n % 2 for n in meant.counts),
            ),
            Contradiction(
                "Swapping in secret needs equal hands: deal equal or fixed hands.",
                _uneven_collusion,
            ),
            Contradiction(
                "Swapping in secret is for hands of at most {most} cards, not {number}.",
                _too_many_offers,
            ),
        ),
    ),
)
