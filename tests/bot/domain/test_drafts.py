"""Drafts of rules by a host: in steps, through contradictions, never during a match."""

import pytest

from bot.domain import drafts, seating
from bot.domain.drafts import STEPS, chosen, draft, edited, replaced_by, reset_option, undone
from bot.domain.state import Draft, Seated, Stage, TableState
from bot.store import Store
from bot.words.house_rules import value_of
from bot.words.speech import Speech
from rules.catalogue import problems
from tests.bot.four_people import PEOPLE, opened, restored
from tests.bot.refusals import refusing
from tests.english import english

HOST, GUEST = "11", "22"
CLASH = ("jokers", "4")  # four jokers need two packs


def table(stage: Stage = Stage.LOBBY) -> TableState:
    seats = tuple(Seated(player) for player in (HOST, GUEST, "33", "44"))
    return TableState(1, 1, 1, HOST, "president_basic", stage=stage, seats=seats)


def after(state: TableState, *values: tuple[str, str]) -> TableState:
    for option, value in values:
        state = edited(state, HOST, chosen(option, value))
    return state


def test_rules_that_go_together_are_the_tables_at_once() -> None:
    state = after(table(), ("jokers", "2"), ("hats", "on"))
    assert state.changed == {"jokers": "2", "hats": "on"}
    assert drafts.pending(state) is None


def test_with_a_contradiction_the_table_keeps_the_last_rules_without_one() -> None:
    state = after(table(), ("hats", "on"), CLASH)
    assert state.changed == {"hats": "on"}
    assert draft(state).changed == {"hats": "on", "jokers": "4"}
    assert problems(*_rules(draft(state)))


def test_the_host_may_go_on_until_the_contradiction_is_solved() -> None:
    state = after(table(), CLASH, ("hats", "on"), ("decks", "2"))
    assert state.changed == {"jokers": "4", "hats": "on", "decks": "2"}


def test_a_draft_with_a_contradiction_does_not_start() -> None:
    with refusing("need two decks"):
        seating.ready(after(table(), CLASH), HOST)


def test_a_match_that_starts_leaves_no_draft_behind() -> None:
    state = seating.ready(after(table(), ("hats", "on")), HOST)
    assert (state.changed, state.drafts) == ({"hats": "on"}, ())


def test_the_presets_own_value_is_no_change() -> None:
    state = after(table(), ("hats", "on"), ("hats", "off"))
    assert draft(state) == Draft("president_basic", {})


def test_steps_are_undone_one_by_one() -> None:
    state = after(table(), ("hats", "on"), ("jokers", "2"), ("seating", "fixed"))
    for expected in ({"hats": "on", "jokers": "2"}, {"hats": "on"}, {}):
        state = undone(state, HOST)
        assert state.changed == expected
    with refusing("Nothing to undo"):
        undone(state, HOST)


def test_many_steps_are_undone_but_not_kept_for_ever() -> None:
    state = table()
    for number in range(100):
        state = after(state, ("match_target", str(number + 20)))
    assert len(state.drafts) == STEPS + 1
    for _ in range(STEPS):
        state = undone(state, HOST)
    assert state.changed == {"match_target": str(119 - STEPS)}


def test_one_change_is_taken_back_whenever_it_was_made() -> None:
    state = edited(after(table(), ("hats", "on"), ("jokers", "2")), HOST, reset_option("hats"))
    assert state.changed == {"jokers": "2"}


def test_another_game_takes_the_place_of_all() -> None:
    state = edited(after(table(), ("hats", "on")), HOST, replaced_by(Draft("bigtwo_deuces")))
    assert (state.preset, state.changed) == ("bigtwo_deuces", {})
    assert undone(state, HOST).preset == "president_basic"


def test_choice_of_the_present_value_is_no_step() -> None:
    assert after(table(), ("hats", "off")).drafts == ()


def test_a_value_that_makes_no_sense_is_refused() -> None:
    with refusing("from 1 to 1,000"):
        value_of(Speech(), "match_target", "many")


def test_only_the_host_changes_the_rules() -> None:
    with refusing(english("only-host", host=f"Player {HOST}")):
        edited(table(), GUEST, chosen("hats", "on"))


@pytest.mark.parametrize("stage", [Stage.DEAL, Stage.BETWEEN])
def test_the_rules_of_a_match_stand(stage: Stage) -> None:
    with refusing("The rules are fixed"):
        edited(table(stage), HOST, chosen("hats", "on"))


def test_after_a_match_the_results_stay_and_the_next_one_has_the_new_rules() -> None:
    state = edited(table(Stage.OVER), HOST, replaced_by(Draft("bigtwo_deuces")))
    assert state.preset == "president_basic"
    assert drafts.pending(state) == Draft("bigtwo_deuces")
    assert seating.ready(state, HOST).preset == "bigtwo_deuces"


async def test_a_draft_is_there_after_a_restart(store: Store) -> None:
    tables = await opened(store)
    (one,) = tables.all()
    await one.edit(PEOPLE[0], chosen(*CLASH))
    assert (await restored(store, one)).drafts == one.state.drafts
    await one.undo_edit(PEOPLE[0])
    assert draft(await restored(store, one)).changed == {"match_target": "4"}


def _rules(of: Draft) -> tuple[str, dict[str, str]]:
    return of.preset, dict(of.changed)
