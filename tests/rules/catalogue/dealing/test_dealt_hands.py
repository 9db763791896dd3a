"""Hands that may be dealt again, and hands that a turned-up card gives away: each choice."""

from __future__ import annotations

from random import Random

import pytest

from rules.actions import Call
from rules.cards import cards, text
from rules.catalogue.dealing import dealt_hands
from rules.deal import Deal
from rules.engine import calls
from rules.match.match import Match, MatchState
from tests.rules.notation import LETTERS, after, game, held, letters, turn
from tests.rules.talk import due, refused, said, set_up, shuffled

WORTHLESS = "3D 4C 5C 6D 7D 8C 9D 10C 3C 4D"
POINTS = {"JS": 1, "QH": 2, "KD": 3, "AS": 4, "2D": 5, "10S": 0, "3H": 0}
LIMITS = {"off": -1, "3": 3}  # the most points of a poor hand
# the player who may ask for a redeal with aces and twos, but no face card
FACES = {"off": "", "on": "A"}
EXPOSED = ("off", "on")
SHOWN = {
    "redeal_low_points": {*LIMITS},
    "redeal_no_faces": {*FACES},
    "expose_assign": {*EXPOSED},
}


def test_every_choice_is_shown() -> None:
    assert {option.id: {*option.meaning} for option in dealt_hands.REDEALS} == SHOWN


def may_ask(deal: Deal) -> str:
    return letters([seat for seat in range(len(deal.hands)) if "redeal" in calls(deal, seat)])


def poor(hand: str, **changed: str) -> Deal:
    """A deal in which A holds `hand` and all other hands have too many points for a redeal."""
    rich = ("AH 2S KS", "AC 2C KC", "AD 2H KH")
    return set_up(game("bigtwo_basic", **changed), hand, *rich)


@pytest.mark.parametrize("limit", ["off", "0", "1", "3", "5", "9", "60"])
@pytest.mark.parametrize("held_", ["", *POINTS, "JS QH", "JS JH QS", "KD QH", "2D AS", "JS KD 2D"])
def test_a_hand_of_no_more_points_than_agreed_may_be_dealt_again(limit: str, held_: str) -> None:
    worth = sum({"J": 1, "Q": 2, "K": 3, "A": 4, "2": 5}.get(word[0], 0) for word in held_.split())
    most = LIMITS.get(limit, -1 if limit == "off" else int(limit))
    deal = poor(f"{WORTHLESS} {held_}", redeal_low_points=limit)
    assert ("A" in may_ask(deal)) is (worth <= most)


@pytest.mark.parametrize("choice", FACES)
def test_a_hand_without_faces_may_have_aces_and_twos(choice: str) -> None:
    assert may_ask(poor(f"{WORTHLESS} AS 2D", redeal_no_faces=choice)) == FACES[choice]


@pytest.mark.parametrize("face", ["JS", "QH", "KD"])
def test_one_face_is_enough_to_have_to_play(face: str) -> None:
    assert may_ask(poor(f"{WORTHLESS} {face}", redeal_no_faces="on")) == ""


def test_either_reason_will_do() -> None:
    both = {"redeal_low_points": "3", "redeal_no_faces": "on"}
    assert may_ask(poor(f"{WORTHLESS} AS 2D", **both)) == "A", "no face, nine points"
    assert may_ask(poor(f"{WORTHLESS} KD", **both)) == "A", "a face, three points"
    assert may_ask(poor(f"{WORTHLESS} KD JS", **both)) == "", "a face, four points"


def test_redeal_may_be_called_by_a_poor_hand_out_of_turn() -> None:
    rich = "3D AH KS"
    deal = set_up(game("bigtwo_deuces"), rich, "4C 5D 6S", "6C JD", "AC 2C")
    assert (turn(deal), may_ask(deal)) == ("A leads", "BC")
    assert refused(deal, "A", Call("redeal")) == "You can't do that right now."
    ended = said(deal, "C redeal").ended
    assert ended is not None
    assert (ended.void, ended.points) == (True, (0, 0, 0, 0))


def test_redeal_is_refused_after_the_first_play() -> None:
    deal = set_up(game("bigtwo_deuces"), "3D AH KS", "4C 5D 6S", "6C JD", "AC 2C")
    deal = after(deal, "A 3D")
    assert may_ask(deal) == ""
    assert refused(deal, "C", Call("redeal")) == "It's not your turn yet."


def test_a_redeal_is_dealt_by_the_same_dealer_and_counts_as_no_deal() -> None:
    rules = game("bigtwo_deuces", redeal_low_points="60")
    match, first = Match(rules, MatchState(tuple("ABCD"))).deal(Random(4))
    deal = said(set_up(rules, "3D", "4C", "5C", "6C"), "B redeal")
    assert deal.ended is not None
    again, second = match.finished(deal.ended).deal(Random(5))
    assert (second.dealer, second.number, second.direction) == (first.dealer, 1, first.direction)
    assert (again.state.deals, again.state.standing, again.state.scores) == (0, (), {})


def test_redeal_depends_on_the_hand_as_dealt_before_an_exchange() -> None:
    """D's only honours leave the hand in the exchange, which does not make the hand poor."""
    deal = set_up(
        game("president_deuces", exchange_return="any"),
        "3D 4D JS", "5C AD", "6C AC", "7D 2S KS 8C",
        standing="ABCD",
    )  # fmt: skip
    assert held(deal, "D") == "7D 8C"
    assert "D" not in may_ask(deal)
    assert may_ask(deal) == "A", "a jack is what A was dealt, whatever it was given since"


# One card of each hand is turned up

TOPS = "QS 5C 2H QD"  # the turned-up cards of A, B, C and D


def turned_up(tops: str, seats: int = 4, standing: str = "ABCD", **changed: str) -> Deal:
    """A deal in which `tops` are the last cards dealt, in this order."""
    rules = game("president_expose", duties="nobody", exchange="none", **changed)
    rest = [text(1 << n) for n in range(52) if not cards(tops) >> n & 1]
    return shuffled(rules, " ".join([*rest, tops]), seats, dealer=seats - 1, standing=standing).deal


def holders(deal: Deal, wanted: str) -> str:
    """Return the letters of the players who hold the `wanted` cards."""
    return "".join(next(x for x in LETTERS if one in held(deal, x)) for one in wanted.split())


@pytest.mark.parametrize("choice", EXPOSED)
@pytest.mark.parametrize("standing", ["", "CABD"])
def test_the_best_of_the_turned_up_cards_goes_to_the_first_place(
    choice: str, standing: str
) -> None:
    """A first deal has no places yet, so no card is turned up."""
    deal = turned_up(TOPS, standing=standing, expose_assign=choice)
    swapped = choice == "on" and standing
    assert holders(deal, TOPS) == ("ADCB" if swapped else "ABCD")
    assert text(deal.faced) == ("5C QD QS 2H" if swapped else "")


@pytest.mark.parametrize(
    ("rank_order", "best_first"), [("two_high", "2H KS QC 4D"), ("ace_high", "KS QC 4D 2H")]
)
def test_best_faced_card_follows_the_order_of_ranks(rank_order: str, best_first: str) -> None:
    deal = turned_up("KS QC 2H 4D", rank_order=rank_order)
    assert holders(deal, best_first) == "ABCD"


def test_uneven_hands_go_with_their_cards() -> None:
    """The first two of five hands have eleven cards, and keep them when hands change seats."""
    deal = turned_up("2H QD KC 9S 5C", 5, "EDCBA")
    assert holders(deal, "2H KC QD 9S 5C") == "EDCBA"
    assert [len(held(deal, x).split()) for x in "EDCBA"] == [10, 10, 10, 11, 11]


def test_the_scum_still_has_the_duty_to_deal_hands_that_are_turned_up() -> None:
    deal = shuffled(game("president_expose"), standing="CABD").deal
    assert (due(deal), deal.faced) == ("D", 0)
    assert said(deal, "D deal").faced.bit_count() == 4
