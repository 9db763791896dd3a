"""The editor, the lists and the sheets of every game keep within what Discord shows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from discord.ui import LayoutView

from bot import limits
from bot.client import Gamenight
from bot.domain.state import Draft, TableState
from bot.playground.checks.components import check_components
from bot.playground.errors import Form
from bot.words.finding import rules
from bot.words.rulebook import question
from bot.words.sheet import sheet
from bot.words.values import topics, typable
from cogs.rules.browser import Entry, families, found, listed
from cogs.rules.editor import OPTIONS as QUESTIONS
from cogs.rules.editor import Place, editor, place_of
from rules.catalogue import OPTIONS, full, problems
from rules.catalogue.presets import PRESETS
from tests.cogs.clicking import click


def check(view: LayoutView) -> str:
    """Hold a message against Discord's limits; its text."""
    components: list[Any] = view.to_components()  # type: ignore[no-untyped-call]  # theirs
    form = Form()
    check_components(components, True, set(), form)
    form.raise_if_wrong()
    return "\n".join(text(one) for one in components)


def text(component: dict[str, Any]) -> str:
    inner = [text(one) for one in component.get("components", ())]
    return "\n".join([component.get("content", ""), *inner]).strip()


def all_changed(preset: str) -> dict[str, str]:
    """Every rule that has named values, changed."""
    chance, own = Random(preset), full(preset)
    others = {key: [v for v in OPTIONS[key].meaning if v != own[key]] for key in own}
    return {key: chance.choice(values) for key, values in others.items() if values}


def table(preset: str, changed: dict[str, str]) -> TableState:
    drafts = (Draft(preset), Draft(preset, changed))
    return TableState(2**40, 1, 1, "11", preset, drafts=drafts)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_page_of_the_editor_can_be_shown(preset: str) -> None:
    for changed in ({}, all_changed(preset)):
        state = table(preset, changed)
        for number, options in enumerate(topics(preset, changed).values()):
            for page in range(-(-len(options) // QUESTIONS)):
                check(editor(state, Place(number, page), note="x" * 300))


def test_each_contradiction_is_explained() -> None:
    changed = {"jokers": "4", "exchange": "[3,2,1]"}
    said = check(editor(table("president_basic", changed), Place()))
    wrong = problems("president_basic", changed)
    assert len(wrong) == 2
    assert all(sentence in said for sentence in wrong)


def test_a_place_that_is_no_more_is_the_nearest_that_there_is() -> None:
    assert "### Your table's rules" in check(editor(table("daifugo_denexa", {}), Place(99, 99)))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_sheet_fits_into_a_message_or_several(preset: str) -> None:
    for changed in ({}, all_changed(preset)):
        assert all(len(page) < 3900 for page in sheet(preset, changed))


def test_lists_are_shown_25_at_a_time() -> None:
    entries = [Entry("A game " * 20, "About it. " * 20, f"o.{number}") for number in range(60)]
    check(families(in_server=True))
    for start in (0, 25, 50):
        assert "60" in check(listed("pr", entries, start))
    check(listed("ours", [], 0))


def test_a_rule_without_effect_is_named_and_hinders_nobody() -> None:
    told = check(editor(table("president_denexa", {"place_points": "zero_sum"}), Place()))
    assert "- With the other rules this changes nothing: How many points does each place" in told
    assert "These rules do not go together" not in told
    clash = check(editor(table("president_basic", {"jokers": "3"}), Place()))
    assert "These rules do not go together" in clash
    assert "changes nothing" not in clash


@pytest.mark.parametrize("option", ["penalty_steps", "card_values", "suit_order"])
def test_steps_values_and_suits_may_be_typed(option: str) -> None:
    assert typable(option)


async def test_every_rule_that_is_found_shows_what_it_asks(bot: Gamenight) -> None:
    for option in OPTIONS:
        answer = await click(bot, "99", "select-showrule:0:v.0:", option, channel_id=4711)
        assert question(option) in answer
        assert f"house_rules:{option}=" in answer
        assert len(answer) <= limits.TEXT


@pytest.mark.parametrize("typed", ["", "two clears", "e", "?!", "x" * 50])
def test_what_is_searched_for_is_shown_in_one_message(typed: str) -> None:
    check(found(typed, [], rules(typed)))
    assert place_of(Draft("president_basic"), "two_power") is not None
    assert place_of(Draft("president_basic"), "ghost_hand") is None
