"""The view of a seat: nothing that a seat sees or is told shows a card of another hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from random import Random
from typing import Any

import pytest

from rules.actions import Bid, Cut, Gift, Give, Play, Seat
from rules.cards import Cards, cards, each, joined, name, text
from rules.changes import Decision, evolve
from rules.combinations import Combination
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import CardsGiven, CardsTaken, Dealt, Event, Shuffled
from rules.match.match import Match, MatchState
from rules.phases.base import Part
from rules.view import distinct, redacted, view
from tests.rules import random_play
from tests.rules.notation import after, game, opened
from tests.rules.talk import said, set_up
from tests.rules.unseen import redealt

SMALL = (1 << 12) - 1  # smaller numbers are counts, seats, or cards from three to five


def numbers(thing: Any) -> Iterator[int]:
    """Yield every number in a tree of dataclasses, tuples and sets."""
    if isinstance(thing, Combination):  # its strength is a number, but no set of cards
        yield from (thing.laid, thing.cards)
    elif isinstance(thing, int):
        yield thing
    elif isinstance(thing, tuple | list | frozenset):
        for part in thing:
            yield from numbers(part)
    elif is_dataclass(thing):
        for part in fields(thing):
            yield from numbers(getattr(thing, part.name))


def shown(thing: Any) -> Cards:
    """Return all cards from the six up that the numbers of a tree might stand for."""
    return joined(number for number in numbers(thing) if number > SMALL) & ~SMALL


def hidden(deal: Deal, seat: int | None) -> Cards:
    """Return the cards that the seat must not see; it knows gifts, offers to it and faced cards.

    At the end of a deal that counts all hands are laid down; cards in no hand stay hidden.
    """
    given = joined(gift.cards for gift in deal.gifts if gift.giver == seat)
    offered = joined(pledge.cards for pledge in deal.pledges if seat in pledge.shown)
    looked = joined(look.cards for look in deal.looked if look.seat == seat)
    turned_up = joined(t.cards for t in deal.taken if isinstance(t, CardsTaken) and t.open)
    laid_down = deal.ended is not None and not deal.ended.void
    others = 0 if laid_down else joined(hand for s, hand in enumerate(deal.hands) if s != seat)
    others |= (deal.widow | deal.aside | joined(deal.stock) | joined(deal.deck)) & ~looked
    return (
        others
        & ~given
        & ~offered
        & ~deal.including
        & ~(deal.faced | turned_up)
        & ~named(deal, seat)
    )


def named(deal: Deal, seat: int | None) -> Cards:
    """Return the cards that wild cards stand for; they do not tell where those cards are."""
    laid = (*deal.trick, *deal.last_trick)
    may = view(deal, seat).plays
    return joined(play.as_cards for play in laid if play.as_cards != play.cards) | joined(
        play.cards for play in may if play.cards != play.laid
    )


@dataclass(frozen=True)
class Walk:
    """A random deal of a random game: what began it, and each decision of its players."""

    match: Match
    dealt: Shuffled
    begun: Decision
    acts: list[tuple[Seat, Decision]]


@pytest.fixture(scope="module", params=range(40))
def walks(request: pytest.FixtureRequest) -> list[Walk]:
    """Two deals of one match, the same ones for all tests of random deals."""
    chance = Random(request.param)
    rules, seats = random_play.some_game(chance)
    found = []
    for match, dealt in random_play.deals(rules, seats, chance, 2):
        begun = begin(rules, dealt)
        steps = random_play.steps(begun.deal, chance)
        acts = [(seat, decide(deal, seat, action)) for deal, seat, action in steps]
        found.append(Walk(match, dealt, begun, acts))
    return found


each_game = pytest.mark.sampled(8)


@pytest.mark.slow
@each_game
def test_no_view_and_no_event_shows_a_card_of_another_hand(walks: list[Walk]) -> None:
    for walk in walks:
        for decision in (walk.begun, *(decision for _, decision in walk.acts)):
            check(decision.deal, decision.events)


def check(deal: Deal, events: list[Event]) -> None:
    for seat in (*range(len(deal.hands)), None):
        secret = hidden(deal, seat)
        assert not shown(view(deal, seat)) & secret
        for event in events:
            assert not shown(redacted(event, seat)) & secret


@pytest.mark.slow
@each_game
def test_view_of_a_seat_does_not_depend_on_other_hands(walks: list[Walk]) -> None:
    """All cards that a seat cannot see are shuffled, and its view stays the same."""
    chance = Random(500)
    for walk in walks:
        for deal in (decision.deal for _, decision in walk.acts if not decision.deal.ended):
            for seat in (*range(len(deal.hands)), None):
                assert view(redealt(deal, seat, chance), seat) == view(deal, seat)


@pytest.mark.sampled(8)
@pytest.mark.parametrize("seed", range(40))
def test_request_is_what_the_seats_on_turn_have_to_choose(seed: int) -> None:
    chance = Random(seed + 700)
    rules, seats = random_play.some_game(chance)
    for _, dealt in random_play.deals(rules, seats, chance, 2):
        for deal, _, _ in random_play.steps(begin(rules, dealt).deal, chance):
            due = [view(deal, seat) for seat in sorted(deal.to_act)]
            gifts = [seen.gift for seen in due if seen.gift]
            kinds = {type(action) for seen in due for action in seen.asked}
            trades = any(gift.offer or gift.words for gift in gifts)
            choices = {"trade": trades, "give": gifts, "bid": Bid in kinds, "cut": Cut in kinds}
            choices |= {"play": due[0].opened, "decide": True}
            for seat in (*range(seats), None):
                assert view(deal, seat).request == next(key for key in choices if choices[key])


@pytest.mark.slow
@pytest.mark.sampled(3)
def test_no_repr_shows_a_card_that_lies_in_a_hand(walks: list[Walk]) -> None:
    for walk in walks:
        for seat, decision in walk.acts:
            deal = decision.deal
            seen: list[object] = [walk.match, walk.dealt, deal.rules, deal, decision]
            seen += [view(deal, seat), *decision.events]
            seen += [Give(hand) for hand in deal.hands]
            said = set(re.findall(r"\w+", repr(seen)))
            for hand in deal.hands:
                assert not said & secrets(hand & ~deal.including & ~named(deal, seat))


@each_game
def test_hands_are_laid_down_at_the_end_of_a_deal_that_counts(walks: list[Walk]) -> None:
    for walk in walks:
        for _, decision in walk.acts:
            deal, ended = decision.deal, decision.deal.ended
            counts = ended is not None and not ended.void
            assert view(deal, None).hands_at_end == (deal.hands if counts else ())


def secrets(hand: Cards) -> set[str]:
    """Return the texts that would betray a hand: names of its cards, and numbers."""
    plain = {str(number) for number in (hand, *each(hand)) if number > SMALL}
    return plain | {name(one).removesuffix("*") for one in each(hand)}


HANDS = ("3S 9S 10S", "4H 9H 10H", "5D 9D 10D", "6C AC 2D")


def test_each_seat_is_told_its_own_hand_only() -> None:
    dealt = Dealt((1, 2, 4, 8), 0, 0, (), 1, 1)
    assert [redacted(dealt, seat) for seat in (2, None)] == [
        Dealt((0, 0, 4, 0), 0, 0, (), 1, 1),
        Dealt((0, 0, 0, 0), 0, 0, (), 1, 1),
    ]


def test_a_gift_is_seen_by_giver_and_taker() -> None:
    gift = CardsGiven(3, 0, 1, cards("2D"))
    assert redacted(gift, 3) == redacted(gift, 0) == gift
    assert redacted(gift, 1) == redacted(gift, None) == CardsGiven(3, 0, 1, 0)


def test_a_view_shows_the_gifts_that_concern_it() -> None:
    deal = after(opened(game("president_basic"), *HANDS, standing="ABCD"), "A gives 3S")
    assert [gift.cards for gift in view(deal, 0).gifts] == [cards("2D"), cards("3S")]
    assert [gift.cards for gift in view(deal, 1).gifts] == [0, 0]
    assert [gift.count for gift in view(deal, None).gifts] == [1, 1]


def test_view_of_a_giver_has_the_taker_and_the_number() -> None:
    deal = opened(game("president_comp303"), *HANDS, standing="ABCD")
    assert view(deal, 0).gift == Gift(to=3, count=2)
    assert view(deal, 1).gift == Gift(to=2, count=1)
    assert view(deal, 2).gift is None
    assert view(after(deal, "A gives 3S 9S"), 0).gift is None


def test_the_player_on_turn_sees_the_legal_plays_weakest_first() -> None:
    deal = opened(game("president_basic"), "KS 3S KH 4D", "4S", "5S", "6S")
    shown = view(deal, 0)
    assert shown.my_turn
    assert not shown.may_pass
    assert [text(play.cards) for play in shown.plays][:3] == ["3S", "4D", "KH KS"]
    assert view(deal, 1).plays == ()
    assert view(deal, None).hand == ()


def test_twins_of_one_height_are_offered_once() -> None:
    deal = opened(game("president_basic"), "KS KH KD 3S", "4S", "5S", "6S")
    plays = distinct(view(deal, 0).plays)
    assert [play.size for play in plays] == [1, 3, 2, 1]
    assert len(view(deal, 0).plays) == 8


def test_everybody_sees_the_table() -> None:
    deal = opened(game("president_basic"), "9S 3S", "10S", "5S 6S", "7S 8S")
    deal = after(deal, "A 9S", "B 10S", "C pass")
    for seat in (0, 3, None):
        shown = view(deal, seat)
        assert shown.cards_left == (1, 0, 2, 2)
        assert [text(play.cards) for play in shown.trick] == ["9S", "10S"]
        assert shown.top == shown.trick[-1]
        assert (set(shown.closed), shown.out, set(shown.to_act)) == ({2}, (1,), {3})


def test_the_top_of_a_trick_is_its_last_play() -> None:
    deal = opened(game("president_basic"), "3S 3H", "4S 4H", "5S 5H", "6S 6H")
    for number, move in enumerate(("A 3S", "B 4S", "C 5S", "D 6S"), 1):
        deal = after(deal, move)
        shown = view(deal, None)
        assert (len(shown.trick), shown.top) == (number, shown.trick[number - 1])


def test_where_nothing_comes_before_the_tricks_the_first_lead_is_due_at_once() -> None:
    rules = game("president_basic")
    tricks = tuple(phase for phase in rules.phases if phase.part is Part.TRICKS)
    assert view(opened(replace(rules, phases=tricks), "3S", "4S", "5S", "6S"), 0).opened


def test_repr_of_a_view_shows_no_secret_cards() -> None:
    rules = game("bigtwo_three", leftover="swap_offer", swap_offer_face="seen")
    shown = view(set_up(rules, "3D 9S 2D", "3C 8S", "5S 7S", widow="2S"), 0)
    assert shown.widow == cards("2S")
    for word in ("widow", "hand", "plays", "faced"):
        assert f"{word}=" not in repr(shown)


def test_a_trick_that_was_won_can_still_be_seen() -> None:
    deal = opened(game("president_basic"), "9S 3S", "10S 4S", "5S 6S", "7S 8S")
    deal = after(deal, "A 9S", "B 10S", "C pass", "D pass", "A pass")
    shown = view(deal, 0)
    assert shown.trick == ()
    assert [text(play.cards) for play in shown.last_trick] == ["9S", "10S"]


def test_view_has_the_opening_card_until_the_first_play() -> None:
    deal = opened(game("president_denexa"), "4S", "3S 5S", "6S")
    assert view(deal, 0).including == cards("3S")
    assert view(after(deal, "B 3S"), 0).including == 0


def test_a_hand_is_shown_lowest_first_and_whole() -> None:
    deal = opened(game("president_comp303"), "2S BJ 3S 10H", "4S", "5S", "6S")
    shown = view(deal, 0)
    assert [name(one) for one in shown.hand] == ["3S", "10H", "2S", "BJ"]
    assert shown.held == deal.hands[0]


def test_plays_in_a_view_are_those_that_are_legal() -> None:
    match = Match(game("president_comp303"), MatchState(tuple("ABCD")))
    match, dealt = match.deal(Random(5))
    deal = begin(match.rules, dealt).deal
    (seat,) = deal.to_act
    plays = view(deal, seat).plays
    assert {play.laid for play in plays} == {
        action.cards for action in legal(deal, seat) if isinstance(action, Play)
    }
    assert all(isinstance(play, Combination) for play in plays)


def test_view_has_bids_sides_and_stake() -> None:
    first = Dealt((cards("3S 4S"), cards("5S 6S"), cards("7S 8S")), 2, 0, (), 1, 1)
    deal = begin(game("doudizhu_denexa"), replace(first, widow=cards("9S"), faced=cards("3S"))).deal
    assert (view(deal, 2).stake, view(deal, 2).sides, view(deal, 2).widow) == (1, (), 0)
    bid = after(deal, "A bids 2", "B pass", "C pass")
    for seat in (0, 1, None):
        shown = view(bid, seat)
        assert [(made.seat, made.amount) for made in shown.bids] == [(0, 2), (1, 0), (2, 0)]
        assert (shown.sides, shown.stake, shown.faced) == ((0, 1, 1), 2, cards("3S"))
        assert len(shown.taken) == 1
    assert [view(bid, seat).taken[0].cards for seat in (0, 1)] == [cards("9S"), 0]


def test_the_stock_is_counted_and_never_shown() -> None:
    rules = game("bigtwo_three_draw", draw_on_pass="one")
    deal = set_up(rules, "3D 9S", "4S 8S", "5S 7D", stock="JS QS KS")
    assert (view(deal, 0).stock, view(deal, None).stock) == (3, 3)
    deal = after(deal, "A 3D", "B pass")
    assert view(deal, 0).stock == 2
    assert [view(deal, seat).taken[0].cards for seat in (0, 1, 2)] == [0, cards("JS"), 0]


def test_view_of_each_seat_has_calls_and_warnings() -> None:
    deal = opened(
        game("bigtwo_basic", announce="one"), "3D 9S", "4S 8S 10S", "5S 7D KS", "6S 7S JS"
    )
    assert (view(deal, 1).calls, view(deal, 1).warned) == ((), ())
    deal = after(deal, "A 3D")
    swap = set_up(game("bigtwo_three", leftover="swap_offer"), "3D", "4S", "5S", widow="2S")
    called = said(swap, "A keep")
    for seat in (0, 1, None):
        assert [(one.seat, one.cards_left) for one in view(deal, seat).warned] == [(0, 1)]
        assert [(call.seat, call.word) for call in view(called, seat).calls] == [(0, "keep")]


def test_view_before_dealing_is_empty() -> None:
    deal = evolve(Deal(game("president_basic")), Shuffled((cards("3S"),), 4, 2, 0, (), 3, -1))
    shown = view(deal, 1)
    assert (shown.hand, shown.plays, shown.asked, shown.gift) == ((), (), (), None)
    assert (shown.dealer, shown.number, shown.direction, shown.opened) == (2, 3, -1, False)
    assert shown.cards_left == (0, 0, 0, 0)


def test_an_onlooker_has_no_turn_no_hand_and_nothing_to_do() -> None:
    shown = view(opened(game("president_basic"), "3S", "4S", "5S", "6S"), None)
    assert (shown.my_turn, shown.hand, shown.plays, shown.asked) == (False, (), (), ())
    assert (shown.gift, shown.may_pass, shown.givable, shown.held) == (None, False, (), 0)


@pytest.mark.parametrize(("preset", "tiles"), [("lectio", True), ("president_basic", False)])
def test_it_says_whether_the_cards_are_tiles(preset: str, tiles: bool) -> None:
    deal = opened(game(preset), "3D 4D", "5D 6D", "7D 8D")
    assert view(deal, 0).tiles == tiles
