"""Drawing from a stock (catalogue 3.L)."""

from __future__ import annotations

import pytest

from rules.cards import cards
from rules.deal import Deal
from tests.rules.notation import after, game, held, turn
from tests.rules.talk import set_up

HANDS = ("3D 3C 9S 9H 10D KD", "4S 8S QD", "5S 7D 10S")
STOCK = "JS QS KS AS JH QH"


def drawing(number: str, exhausted: str = "stop", stock: str = STOCK, **options: str) -> Deal:
    rules = game(
        "bigtwo_three_draw", draw_on_pass=number, stock_exhausted=exhausted, direction="cw",
        **options,
    )  # fmt: skip
    return set_up(rules, *HANDS, stock=stock)


DRAWN = [  # name, draw_on_pass, lead, cards drawn for a pass
    ("off: a pass brings nothing", "off", "3D", ""),
    ("one: a card on a single", "one", "3D", "JS"),
    ("one: a card on a pair", "one", "3D 3C", "JS"),
    ("as required: one on a single", "as_required", "3D", "JS"),
    ("as required: two on a pair", "as_required", "3D 3C", "JS QS"),
]


@pytest.mark.parametrize(
    ("number", "lead", "drawn"), [row[1:] for row in DRAWN], ids=[row[0] for row in DRAWN]
)
def test_draw_on_pass_gives_the_agreed_number_of_cards(number: str, lead: str, drawn: str) -> None:
    """BT-62, BT-66."""
    deal = after(drawing(number), f"A {lead}", "B pass")
    assert cards(held(deal, "B")) == cards(f"{HANDS[1]} {drawn}".strip())
    assert held(deal, "C") == held(drawing(number), "C")
    assert turn(deal) == "C", "who draws has passed all the same"


def test_every_pass_draws_the_next_card() -> None:
    deal = after(drawing("one"), "A 3D", "B pass", "C pass", "A 9S", "B pass", "C 10S", "A KD")
    assert cards(held(deal, "B")) == cards("4S 8S QD JS KS")
    deal = after(deal, "B pass", "C pass")
    assert cards(held(deal, "C")) == cards("5S 7D QS JH")


def test_drawn_card_may_be_played_at_the_next_turn() -> None:
    deal = after(drawing("one"), "A 3D", "B pass", "C 5S", "A 9S", "B JS")
    assert turn(deal) == "C"


@pytest.mark.parametrize(("stock", "drawn"), [("JS QS", "JS QS"), ("JS", "JS"), ("", "")])
def test_stock_that_runs_out_gives_its_last_cards(stock: str, drawn: str) -> None:
    deal = after(drawing("as_required", stock=stock), "A 3D 3C", "B pass")
    assert cards(held(deal, "B")) == cards(f"{HANDS[1]} {drawn}".strip())
    after_it = after(deal, "C pass")
    assert cards(held(after_it, "C")) == cards(HANDS[2])
    assert turn(after_it) == "A leads"


@pytest.mark.parametrize(("exhausted", "more"), [("stop", 0), ("reshuffle", 1)])
def test_the_played_cards_may_be_the_new_stock(exhausted: str, more: int) -> None:
    """000:237: the cards set aside, not those of the trick that is being played."""
    deal = after(drawing("one", exhausted, stock="JS QS"), "A 3D", "B pass", "C pass", "A 9S")
    deal = after(deal, "B pass")
    assert cards(held(deal, "B")) & cards("3D") == (cards("3D") if more else 0)
    assert not cards(held(deal, "B")) & cards("9S")


def test_stock_is_not_made_anew_in_the_first_trick() -> None:
    deal = after(drawing("one", "reshuffle", stock=""), "A 3D", "B pass")
    assert cards(held(deal, "B")) == cards(HANDS[1])


def test_under_a_lock_a_drawn_card_waits_for_the_next_trick() -> None:
    deal = after(drawing("one", pass_rule="locked"), "A 3D", "B pass", "C 5S", "A 9S")
    assert turn(deal) == "C"
