"""Cards that are left over: for each choice their place, the seats that see them, the leader."""

from __future__ import annotations

import pytest

from rules.actions import Call, Pass, Play
from rules.cards import card, cards, each, joined, text
from rules.catalogue.dealing import leftovers
from rules.deal import Deal
from rules.engine import legal
from rules.events import CardsTaken
from rules.ruleset import RuleSet
from rules.view import redacted, view
from tests.rules.notation import LETTERS, after, game, held, turn, why_not
from tests.rules.talk import due, refused, said, set_up, shuffled, sizes

PLAIN = {"first_card": "next_to_dealer", "cut": "off"}
# The pack begins 3C 3D 2S 2D 3H 5D, for A, B, C, A, B, C, and ends with KH, which is left over.
# Sizes of hands, holder of KH, first seat to act, seats that are told which card was taken.
PLACES: dict[str, tuple[list[int], str, str, str]] = {
    "low_card_open": ([17, 18, 17], "B", "B", "ABC"),
    "low_card_closed": ([17, 18, 17], "B", "B", "B"),
    "discard": ([17, 17, 17], "", "B", ""),
    "strip_low": ([17, 17, 17], "C", "A", ""),
    "low_diamond": ([17, 18, 17], "B", "B", "B"),
    "two_spades": ([17, 17, 18], "C", "B", "C"),
    "swap_offer": ([17, 17, 17], "", "B", ""),
    "stock": ([17, 17, 17], "", "B", ""),
    "ghost": ([13, 13, 13], "", "B", ""),
}
FACES = {"unseen": 0, "seen": card("KH")}  # the card that the holder of 3D sees
GHOSTS = {"off": "low_card_open", "on": "ghost"}
SHOWN = {
    "leftover": {*PLACES, "widow", "widow_open"},
    "swap_offer_face": {*FACES},
    "ghost_hand": {*GHOSTS},
}


def test_every_choice_is_shown() -> None:
    assert {option.id: {*option.meaning} for option in leftovers.OPTIONS} == SHOWN


def three(leftover: str, **changed: str) -> RuleSet:
    ghost = {"ghost_hand": "on"} if leftover == "ghost" else {}
    more = {"direction": "cw", **PLAIN, **ghost, **changed}
    return game("bigtwo_three", leftover=leftover, **more)


def from_pack(rules: RuleSet, top: str, last: str, seats: int = 3) -> tuple[Deal, list[CardsTaken]]:
    """Return a deal from a pack with `top` first and `last` last, and its `CardsTaken` events."""
    rest = [text(one) for one in each(rules.pack & ~cards(top) & ~cards(last))]
    decision = shuffled(rules, " ".join([top, *rest, last]), seats, dealer=seats - 1)
    return decision.deal, [event for event in decision.events if isinstance(event, CardsTaken)]


def holder(deal: Deal, one: str) -> str:
    """Return the letter of the player who holds the card, or an empty text."""
    return "".join(x for x in LETTERS[: len(deal.hands)] if one in held(deal, x).split())


@pytest.mark.parametrize("choice", PLACES)
def test_where_the_one_card_that_is_over_goes(choice: str) -> None:
    each_has, takes, first, seen = PLACES[choice]
    deal, taken = from_pack(three(choice), "3C 3D 2S 2D 3H 5D", "KH")
    assert sizes(deal.hands) == each_has
    assert (holder(deal, "KH"), due(deal)) == (takes, first)
    assert "".join(LETTERS[s] for s in range(3) for e in taken if redacted(e, s) == e) == seen


def test_widow_goes_to_the_winner_of_the_auction() -> None:
    deal = set_up(game("doudizhu_denexa"), "3S", "4S", "5S", widow="KH AS 2S")
    deal = after(deal, "A pass", "B bids 3")
    assert (held(deal, "B"), deal.widow) == ("4S KH AS 2S", 0)


# choice, suits, first cards, card left over, player who takes it
DECIDING: list[tuple[str, str, str, str, str]] = [
    ("low_card_open", "SHCD", "3C 3H 3S", "3D", "A"),
    ("low_card_open", "SHDC", "3C 3H 3S 3D", "4D", "A"),
    ("low_card_open", "SHDC", "3H 3D 3S", "3C", "B"),
    ("low_card_closed", "DHSC", "3H 3D 3S", "3C", "C"),
    ("low_card_closed", "HDCS", "3H 3D 3C", "3S", "C"),
    ("low_diamond", "SHCD", "3C 4D 3S", "3D", "B"),
    ("low_diamond", "DHSC", "3C 3D 3S", "KH", "B"),
    ("low_diamond", "HDCS", "3S 4D 3D", "KH", "C"),
    ("two_spades", "SHCD", "3C 3D 2H", "2S", "B"),
    ("two_spades", "DHSC", "3D 3C 2S", "2D", "C"),
]


@pytest.mark.parametrize(
    ("choice", "suits", "top", "over", "taker"),
    DECIDING,
    ids=[f"{choice} {suits}: {over} to {taker}" for choice, suits, _, over, taker in DECIDING],
)
def test_the_order_of_suits_says_which_card_decides(
    choice: str, suits: str, top: str, over: str, taker: str
) -> None:
    """CG-05, C-BT-25: a card that decides and is over itself leaves it to the next lowest."""
    rules = three(choice, suit_order=suits)
    deal, _ = from_pack(rules, top, over)
    assert holder(deal, over) == taker
    assert sorted(sizes(deal.hands)) == [17, 17, 18]
    lowest = rules.opening.lowest_first(joined(deal.hands))[0]
    opener = deal.hands[LETTERS.index(turn(deal)[0])]
    assert opener & lowest, "the lowest card leads, also if it was the one that was over"
    assert all(
        not isinstance(action, Play) or action.cards & lowest
        for action in legal(deal, LETTERS.index(turn(deal)[0]))
    )


@pytest.mark.parametrize(
    ("preset", "changed", "seats", "sizes_after", "strip"),
    [
        ("bigtwo_jokers", {}, 4, [13] * 4, "3D 3C"),
        ("bigtwo_jokers", {"suit_order": "DHSC"}, 4, [13] * 4, "3S 3C"),
        ("bigtwo_three", {}, 3, [17] * 3, "3D"),
        ("bigtwo_basic", {"players": "5..5"}, 5, [10] * 5, "3D 3C"),
        ("bigtwo_two_21", {}, 2, [21] * 2, "3D 3C 3H 3S 4D 4C 4H 4S 5D 5C"),
    ],
)
def test_strip_low_takes_out_the_lowest_cards(
    preset: str, changed: dict[str, str], seats: int, sizes_after: list[int], strip: str
) -> None:
    rules = game(preset, leftover="strip_low", cut="off", **changed)
    deal = shuffled(rules, "", seats).deal
    assert sizes(deal.hands) == sizes_after
    assert deal.aside == cards(strip)
    assert joined(deal.hands) == rules.pack & ~cards(strip)


@pytest.mark.parametrize(
    ("choice", "sizes_after", "aside"),
    [
        ("low_card_open", [15, 13, 13, 13], 0),
        ("two_spades", [13, 13, 13, 15], 0),
        ("discard", [13] * 4, 2),
        ("stock", [13] * 4, 0),
    ],
)
def test_of_54_cards_four_players_leave_two_over(
    choice: str, sizes_after: list[int], aside: int
) -> None:
    rules = game("bigtwo_jokers", leftover=choice, direction="cw", **PLAIN)
    deal, _ = from_pack(rules, "3D 3C 3H 2S", "BJ RJ", 4)
    assert sizes(deal.hands) == sizes_after
    assert deal.aside.bit_count() == aside
    assert joined(deal.stock) == (cards("BJ RJ") if choice == "stock" else 0)


def test_four_players_leave_nothing_of_52_cards_whatever_is_chosen() -> None:
    for choice in ("low_card_open", "two_spades", "swap_offer", "stock", "strip_low", "discard"):
        deal = shuffled(game("bigtwo_basic", leftover=choice, cut="off")).deal
        assert sizes(deal.hands) == [13] * 4
        assert turn(deal).endswith("leads"), "nobody is asked to trade"
        assert (deal.widow, deal.aside, deal.stock) == (0, 0, ())


# The trade for the card that is left over


def offer(face: str = "unseen", standing: str = "", **changed: str) -> Deal:
    rules = game("bigtwo_three", leftover="swap_offer", swap_offer_face=face, **changed)
    return set_up(rules, "3D 9S 2D", "3C 8S", "3H 7S", widow="KH", standing=standing)


@pytest.mark.parametrize("face", FACES)
def test_only_a_choice_of_seen_shows_the_card_and_only_to_the_holder(face: str) -> None:
    deal = offer(face)
    assert [view(deal, seat).widow for seat in range(3)] == [FACES[face], 0, 0]
    assert view(deal, None).widow == 0


@pytest.mark.parametrize("face", FACES)
def test_swap_offer_is_for_the_holder_of_the_lowest_card_alone(face: str) -> None:
    deal = offer(face)
    assert legal(deal, 0) == [Call("trade"), Call("keep")]
    assert legal(deal, 1) == legal(deal, 2) == []
    assert refused(deal, "B", Call("trade")) == "It's not your turn yet."
    for other in (Play(card("3D")), Pass(), Call("redeal"), Call("accept")):
        assert refused(deal, "A", other) == "You can't do that right now."
    traded, kept = said(deal, "A trade"), said(deal, "A keep")
    assert (held(traded, "A"), text(traded.aside)) == ("9S KH 2D", "3D")
    assert (held(kept, "A"), text(kept.widow)) == ("3D 9S 2D", "KH")
    assert (turn(traded), turn(kept)) == ("B leads", "A leads")
    assert why_not(traded, "B 8S") == "The first play must include 3C."
    assert why_not(kept, "A 9S") == "The first play must include 3D."


@pytest.mark.parametrize(
    ("later_lead", "word", "leader"),
    [
        ("as_first", "trade", "B"),
        ("as_first", "keep", "A"),
        ("winner", "trade", "C"),
        ("winner", "keep", "C"),
        ("loser", "trade", "A"),
    ],
)
def test_swap_offer_keeps_the_leader_of_a_later_deal(
    later_lead: str, word: str, leader: str
) -> None:
    assert turn(said(offer(standing="CBA", later_lead=later_lead), f"A {word}")) == (
        f"{leader} leads"
    )


def test_trade_keeps_the_size_of_the_hand() -> None:
    deal = after(said(offer(), "A trade"), "B 3C", "C pass", "A KH")
    assert sizes(deal.hands) == [2, 1, 2]


# The ghost


@pytest.mark.parametrize("choice", GHOSTS)
def test_three_players_hold_thirteen_beside_a_ghost_or_else_share_all(choice: str) -> None:
    deal, _ = from_pack(three(GHOSTS[choice]), "3C 3H 3S 3D", "KH")
    assert (sum(sizes(deal.hands)), deal.aside.bit_count()) == (
        (39, 13) if choice == "on" else (52, 0)
    )
    assert (holder(deal, "3D"), turn(deal)) == (
        ("", "A leads") if choice == "on" else ("A", "A leads")
    )


def test_two_passes_win_a_trick_beside_a_ghost() -> None:
    deal, _ = from_pack(three("ghost"), "3C 3H 3S 3D", "KH")
    deal = after(deal, "A 3C")
    assert why_not(deal, "B 3D") == "You don't have 3D."
    assert turn(after(deal, "B pass", "C pass")) == "A leads"


@pytest.mark.parametrize(("seats", "each_has"), [(2, 26), (4, 13)])
def test_only_three_players_have_a_ghost(seats: int, each_has: int) -> None:
    rules = game("bigtwo_deuces", leftover="ghost", ghost_hand="on", cut="off")
    deal = shuffled(rules, "", seats).deal
    assert sizes(deal.hands) == [each_has] * seats
    assert deal.aside == 0


def test_a_ghost_gets_the_last_card_whichever_way_they_deal() -> None:
    """The ghost hand is the hand in the dealer's place."""
    for direction in ("cw", "ccw"):
        rules = three("ghost", direction=direction)
        rest = [text(one) for one in each(rules.pack & ~card("2S"))]
        way = rules.dealing.direction
        deal = shuffled(rules, " ".join([*rest, "2S"]), 3, dealer=1, direction=way).deal
        assert deal.aside & card("2S")
        assert deal.aside & card("3S"), "the fourth card dealt"


def test_a_ghost_of_fixed_hands_keeps_to_their_size() -> None:
    deal = shuffled(game("bigtwo_three_ghost", hand_size="10", cut="off"), "", 3).deal
    assert sizes(deal.hands) == [10] * 3
    assert deal.aside.bit_count() == 22
