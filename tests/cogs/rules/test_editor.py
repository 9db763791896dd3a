"""The editor, the lists and the sheets of every game keep within what Discord shows."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from discord.ui import LayoutView

from bot.app import App
from bot.discord import limits
from bot.domain.errors import Refusal
from bot.domain.state import Draft, TableState
from bot.playground.checks.components import check_components
from bot.playground.errors import Form
from bot.words import LANGUAGES
from bot.words.rulebook import question
from bot.words.search import rules
from bot.words.sheet import sheet
from bot.words.speech import Speech
from bot.words.values import topics, typable
from cogs.core.context import Context
from cogs.core.custom_ids import UnknownControl
from cogs.rules.browser import Entry, families, found, listed
from cogs.rules.editor import OPTIONS as QUESTIONS
from cogs.rules.editor import Edited, Place, editor, of_table, place_of
from cogs.rules.references import LONGEST, draft_of, reference, reference_to
from rules.catalogue import OPTIONS, full, problems
from rules.catalogue.presets import PRESETS
from tests.cogs.clicking import click, interaction
from tests.english import english

LONG = ("c." + "X" * (LONGEST - 8), "c.25Q")  # references as long as fit an id


def check(view: LayoutView) -> str:
    """Check a message against Discord's limits; return its text."""
    components: list[Any] = view.to_components()  # type: ignore[no-untyped-call]  # theirs
    form = Form()
    check_components(components, True, set(), form)
    form.raise_if_wrong()
    return "\n".join(text(one) for one in components)


def text(component: dict[str, Any]) -> str:
    inner = [text(one) for one in component.get("components", ())]
    return "\n".join([component.get("content", ""), *inner]).strip()


def all_changed(preset: str) -> dict[str, str]:
    """Return a random other value for every rule of the preset that has named values."""
    chance, own = Random(preset), full(preset)
    others = {key: [v for v in OPTIONS[key].meaning if v != own[key]] for key in own}
    return {key: chance.choice(values) for key, values in others.items() if values}


def table(preset: str, changed: dict[str, str]) -> Edited:
    drafts = (Draft(preset), Draft(preset, changed))
    return of_table(TableState(2**40, 1, 1, "11", preset, drafts=drafts))


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_every_page_of_the_editor_can_be_shown(preset: str) -> None:
    for changed in ({}, all_changed(preset)):
        state, own = table(preset, changed), Edited(Draft(preset, changed), undoes=bool(changed))
        for number, options in enumerate(topics(preset, changed).values()):
            for page in range(-(-len(options) // QUESTIONS)):
                check(editor(Speech(), state, Place(number, page), note="x" * 300))
                check(editor(Speech(), own, Place(number, page, LONG), note="x" * 300))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_pages_of_the_editor_fit_in_every_language(language: str) -> None:
    preset = "president_aces_high"
    changed = all_changed(preset)
    edited = Edited(Draft(preset, changed), undoes=True), table(preset, changed)
    speech = Speech(language)
    for number, options in enumerate(topics(preset, changed).values()):
        for page in range(-(-len(options) // QUESTIONS)):
            for one in edited:
                check(editor(speech, one, Place(number, page, LONG * (one.table == 0)), "x" * 200))


def test_each_contradiction_is_explained() -> None:
    changed = {"jokers": "4", "exchange": "[3,2,1]"}
    said = check(editor(Speech(), table("president_basic", changed), Place()))
    wrong = problems("president_basic", changed)
    assert len(wrong) == 2
    assert all(sentence in said for sentence in wrong)


def test_a_place_is_read_as_it_was_written_with_ones_own_rules() -> None:
    for place in (Place(), Place(3, 1), Place(3, 1, LONG), Place(0, 2, ("o.Ours, 50/50",))):
        assert Place.read(str(place)) == place
    longer = Place(3, 1, LONG).after("d.0123456789")
    assert longer.rules == ("d.0123456789",)
    assert Place().after("c.25Q").after("c.25Q").undone() == Place(0, 0, ("c.25Q",))
    with pytest.raises(Refusal):
        Place(0, 0, ("c.25Q",)).undone()
    for wrong in ("t/0.0", "c.25Q,t/0.0", "c.25Q,/0.0", "x.1/0.0", f"c.{'X' * 60}/0.0", "c.2/x"):
        with pytest.raises(UnknownControl):
            Place.read(wrong)


@pytest.mark.sampled(18)
@pytest.mark.parametrize("preset", PRESETS)
async def test_a_reference_in_an_id_stands_for_the_very_rules(app: App, preset: str) -> None:
    chance, every = Random(preset), all_changed(preset)
    context = Context(app, interaction(app, "99"))
    for count in (0, 1, 8, 20, len(every)):
        rules = Draft(preset, {key: every[key] for key in chance.sample([*every], count)})
        written = await reference_to(context, rules)
        assert len(written) <= LONGEST
        assert reference(written) == written
        assert await draft_of(context, written) == rules


def test_unknown_place_is_the_nearest_existing_one() -> None:
    assert english("editor-title", game="").rstrip(": ") in check(
        editor(Speech(), table("daifugo_denexa", {}), Place(99, 99))
    )


@pytest.mark.sampled(18)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_sheet_fits_into_a_message_or_several(preset: str) -> None:
    for changed in ({}, all_changed(preset)):
        assert all(len(page) < 3900 for page in sheet(Speech(), preset, changed))


def test_lists_are_shown_25_at_a_time() -> None:
    entries = [Entry("A game " * 20, "About it. " * 20, f"o.{number}") for number in range(60)]
    check(families(Speech(), in_server=True))
    for start in (0, 25, 50):
        assert "60" in check(listed(Speech(), "pr", entries, start))
    check(listed(Speech(), "ours", [], 0))


def test_rule_without_effect_is_named_and_hinders_no_start() -> None:
    told = check(editor(Speech(), table("president_denexa", {"place_points": "zero_sum"}), Place()))
    assert "- With the other rules, this changes nothing: How many points does each place" in told
    assert english("rules-clash", why="").rstrip(": ") not in told
    clash = check(editor(Speech(), table("president_basic", {"jokers": "3"}), Place()))
    assert english("rules-clash", why="").rstrip(": ") in clash
    assert "changes nothing" not in clash


@pytest.mark.parametrize("option", ["penalty_steps", "card_values", "suit_order"])
def test_steps_values_and_suits_may_be_typed(option: str) -> None:
    assert typable(option)


async def test_every_found_rule_shows_its_question(app: App) -> None:
    for option in OPTIONS:
        answer = await click(app, "99", "select-showrule:0:v.0:", option, channel_id=4711)
        assert question(Speech(), option) in answer
        assert f"house_rules:{option}=" in answer
        assert len(answer) <= limits.TEXT


@pytest.mark.parametrize("typed", ["", "two clears", "e", "?!", "x" * 50])
def test_search_result_fits_one_message(typed: str) -> None:
    check(found(Speech(), typed, [], rules(Speech(), typed)))
    check(found(Speech(), typed, [], rules(Speech(), typed), Place(17, 3, LONG)))
    assert place_of(Draft("president_basic"), "two_power") is not None
    assert place_of(Draft("president_basic"), "ghost_hand") is None


def test_the_editor_says_where_rules_unrate_a_deal() -> None:
    rules = table("president_basic", {"jokers": "2"})
    line = "-# Not rated: house rules"
    assert line not in check(editor(Speech(), rules, Place()))
    assert line in check(editor(Speech(), replace(rules, unrated=True), Place()))
