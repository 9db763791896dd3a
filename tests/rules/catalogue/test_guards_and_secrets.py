"""The last two interaction rows (3.0): the duty before a last card, and hidden cards."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from random import Random

import pytest

from rules.actions import Pass, Play
from rules.cards import Cards, cards, joined
from rules.deal import Deal
from rules.engine import legal
from rules.view import view
from tests.rules.catalogue.interactions import HELD, clauses, interaction, rows
from tests.rules.notation import after, game, opened, why_not
from tests.rules.talk import dealt, set_up
from tests.rules.unseen import redealt

LEADS = {"first_lead": "dealer_next", "opening_includes_low": "free"}


def test_every_clause_of_every_row_has_its_test() -> None:
    for file in ("test_contradictions", "test_interactions"):
        importlib.import_module(f"tests.rules.catalogue.{file}")
    assert sorted(rows()) == [f"I-{number:02}" for number in range(1, 26)]
    assert [(row, words) for row, words in HELD if words not in rows()[row]] == []
    unsaid = [
        (row, clause)
        for row, text in rows().items()
        for clause in clauses(text)
        if not any(words in clause or clause in words for held, words in HELD if held == row)
    ]
    assert unsaid == []


def guarded(*hands: str) -> Deal:
    return opened(game("bigtwo_basic", last_card_guard="forced", **LEADS), *hands)


def offered(face: str) -> Deal:
    rules = game("bigtwo_three", leftover="swap_offer", swap_offer_face=face)
    return set_up(rules, "3D 9S 2D", "3C 8S", "5S 7S", widow="2S")


def lies(preset: str) -> Deal:
    """A deal for three in which all cards that may be open are open."""
    return dealt(game(preset, cut="off", table_pile="face_up_heap"), 3)


def plays(deal: Deal, seat: int) -> set[Cards]:
    return {action.cards for action in legal(deal, seat) if isinstance(action, Play)}


@interaction("I-24", "`last_card_guard=forced`")
@interaction("I-24", "when following a multi-card trick there is no duty")
def test_on_several_cards_any_answer_or_a_pass_will_do() -> None:
    deal = after(guarded("4S 4D 10S", "5S 5D KS KD", "9D"), "A 4S 4D")
    assert set(legal(deal, 1)) == {Play(cards("5S 5D")), Play(cards("KS KD")), Pass()}


@interaction("I-24", "When following singles")
@interaction("I-24", "pass is allowed only if no single beats")
@interaction("I-24", "if you play it must be your highest")
def test_on_a_single_the_highest_card_is_due_or_a_pass_where_nothing_beats() -> None:
    able = after(guarded("4S 10S", "5S KS 3D", "9D"), "A 4S")
    assert legal(able, 1) == [Play(cards("KS"))]
    assert why_not(able, "B pass").startswith("The next player has one card left and you can beat")
    assert why_not(able, "B 5S").startswith("The next player has one card left: play your highest")
    assert legal(after(guarded("AS 10S", "5S KS 3D", "9D"), "A AS"), 1) == [Pass()]


@interaction("I-24", "When leading: any play of two or more cards, else the highest single")
def test_several_cards_may_be_led_or_the_highest_single() -> None:
    deal = guarded("5S 5H KS 3D 3C 3H", "9D", "7S 8S")
    assert {play for play in plays(deal, 0) if play.bit_count() == 1} == {cards("KS")}
    for lead in ("5S 5H", "3D 3C", "3D 3C 3H", "3D 3C 3H 5S 5H"):
        assert cards(lead) in plays(deal, 0)


Lying = Callable[[Deal], Cards]
# a deal, its hidden cards, the seats that may see them
HIDDEN: dict[str, tuple[Deal, Lying, tuple[int, ...]]] = {
    "widow": (lies("doudizhu_denexa"), lambda deal: deal.widow, ()),
    "widow of four": (lies("bigthree_denexa"), lambda deal: deal.widow, ()),
    "ghost hand": (lies("bigtwo_three_ghost"), lambda deal: deal.aside, ()),
    "stock": (
        lies("bigtwo_three_draw"), lambda deal: joined(deal.stock), ()
    ),
    "swap_offer": (offered("unseen"), lambda deal: deal.widow, ()),
    "swap_offer seen": (offered("seen"), lambda deal: deal.widow, (0,)),
}  # fmt: skip


@interaction("I-25", "`hidden` state leaves the table")
@interaction("I-25", "keeps widow, ghost hand, stock and swap_offer cards secret")
@interaction("I-25", "from everyone but their owner")
@pytest.mark.parametrize("case", HIDDEN)
def test_hidden_cards_are_seen_by_their_owner_alone(case: str) -> None:
    """The views of all other seats stay equal when the hidden cards are shuffled."""
    deal, lying, owners = HIDDEN[case]
    there, chance = lying(deal), Random(case)
    assert there
    for seat in (*range(len(deal.hands)), None):
        twins = [redealt(deal, seat, chance) for _ in range(20)]
        assert all(view(twin, seat) == view(deal, seat) for twin in twins)
        assert any(lying(twin) != there for twin in twins) is (seat not in owners)
        assert view(deal, seat).widow == (there if seat in owners else 0)
