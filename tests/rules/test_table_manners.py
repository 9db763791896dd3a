"""The public part of a table: counts of cards, finished tricks, titles (options of society)."""

from __future__ import annotations

from rules.actions import Seat
from rules.cards import cards
from rules.catalogue.places import TITLES
from rules.deal import Deal
from rules.view import HIDDEN, SeatView, view
from tests.rules.notation import after, game, opened

A, B = range(2)


def shown(seat: Seat | None = A, **changed: str) -> SeatView:
    deal: Deal = opened(game("president_basic", **changed), "3S 7S", "4S 8S 9S", "6D", "7D 8D")
    deal = after(deal, "A 3S", "B 4S", "C 6D", "D pass", "A pass", "B pass")
    return view(deal, seat)


def test_everybody_may_know_how_many_cards_are_held() -> None:
    assert shown().cards_left == (1, 2, 0, 2)
    assert shown(None, hand_counts="on_request").cards_left == (1, 2, 0, 2)


def test_numbers_may_be_hidden_but_from_the_holder() -> None:
    assert shown(hand_counts="hidden").cards_left == (1, HIDDEN, 0, HIDDEN)
    assert shown(B, hand_counts="hidden").cards_left == (HIDDEN, 2, 0, HIDDEN)
    # -1 means that no number is shown
    assert shown(None, hand_counts="hidden").cards_left == (-1, -1, 0, -1)


def test_when_the_deal_is_over_all_hands_are_counted() -> None:
    deal = opened(game("president_basic", hand_counts="hidden"), "3S", "4S 5S", "6S 7S 8S", "9S")
    deal = after(deal, "A 3S", "B 4S", "C 6S", "D 9S", "B pass", "C pass", "B 5S")
    assert deal.ended is not None
    assert {view(deal, seat).cards_left for seat in (0, 1, 2, 3, None)} == {(0, 0, 2, 0)}


def test_a_heap_lies_face_up() -> None:
    assert shown(table_pile="face_up_heap").pile == cards("3S 4S 6D")
    assert shown(table_pile="accumulate").pile == cards("3S 4S 6D")


def test_cards_put_aside_cannot_be_looked_at() -> None:
    assert shown().pile == 0


def test_counts_are_told_whether_partners_may_talk_or_not() -> None:
    assert shown().cards_left[A] == 1


def test_custom_titles_are_military_unless_they_are_written() -> None:
    ranks = game("president_basic", titles="custom").society.titles
    assert ranks.names(4) == ("General", "Colonel", "Sergeant", "Private")
    own = game("president_basic", titles="custom:Queen/Drone/Worker").society.titles
    assert own.names(3) == ("Queen", "Drone", "Worker")


def test_every_set_of_titles_names_the_first_and_the_last_place() -> None:
    for titles in TITLES.values():
        for players in range(3, 8):
            names = titles.names(players)
            assert len(names) == players
            assert names[0]
            assert names[-1]
