"""Changes of rules by the host of a table: pure functions from state to state.

The newest draft may contradict itself; a table with such a draft cannot start. In the lobby all
people see the last consistent draft. After a match the next match begins with the newest draft.
Each change raises Refusal, with the reason, if it is not allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.domain.errors import PlayerName, Reasons, Refusal
from bot.domain.state import Draft, Stage, TableState
from rules.catalogue import OPTIONS, contradictions, full
from rules.match.match import Player

STEPS = 25  # most steps that can be undone
FIRST = "president_basic"  # default game

Change = Callable[[Draft], Draft]


def draft(state: TableState) -> Draft:
    """Return the rules as the host sees them: the newest draft, or the agreed rules."""
    return state.drafts[-1] if state.drafts else Draft(state.preset, state.changed)


def saved_name(state: TableState, rules: Draft | None = None) -> str:
    """Return the name under which these rules, else those in force, are saved; "" for none."""
    rules = rules or Draft(state.preset, state.changed)
    named = [saved for saved in (*state.drafts, state.saved) if saved and saved.name]
    return next((saved.name for saved in reversed(named) if _alike(saved, rules)), "")


def _alike(rules: Draft, other: Draft) -> bool:
    if rules.preset != other.preset:
        return False
    return rules == other or full(rules.preset, rules.changed) == full(other.preset, other.changed)


def edited(state: TableState, player: Player, change: Change) -> TableState:
    check_editor(state, player)
    before = draft(state)
    after = change(before)
    if after == before:
        return state
    steps = state.drafts or (before,)
    return _shown(replace(state, drafts=(*steps, after)[-STEPS - 1 :]))


def named(state: TableState, player: Player, saved: Draft) -> TableState:
    """Give the newest draft the name of `saved`, unless it has changed since it was saved."""
    check_editor(state, player)
    if draft(state) != saved:
        return state
    if pending(state) is None:
        state = replace(state, saved=saved)
    return replace(state, drafts=(*state.drafts[:-1], saved)) if state.drafts else state


def undone(state: TableState, player: Player) -> TableState:
    check_editor(state, player)
    if len(state.drafts) < 2:
        raise Refusal("nothing-to-undo")
    return _shown(replace(state, drafts=state.drafts[:-1]))


def agreed(state: TableState) -> TableState:
    """Return the table at its start: the newest draft is agreed, and no drafts are left."""
    newest = draft(state)
    check_settled(newest)
    name = saved_name(state, newest)
    saved = replace(newest, name=name) if name else state.saved
    agreed_on = replace(state, preset=newest.preset, changed=newest.changed, drafts=())
    return replace(agreed_on, saved=saved)


def pending(state: TableState) -> Draft | None:
    """Return the newest draft; None if the table has already agreed on the draft."""
    newest = draft(state)
    return None if newest == Draft(state.preset, state.changed) else newest


def may_edit(state: TableState, player: Player) -> bool:
    """Whether the player is the host, and no match is under way."""
    return player == state.host and state.stage in (Stage.LOBBY, Stage.OVER)


def check_editor(state: TableState, player: Player) -> None:
    """Raise Refusal unless this player may change the rules now."""
    if state.stage is Stage.CLOSED:
        raise Refusal("table-closed")
    if player != state.host:
        raise Refusal("only-host", host=PlayerName(state.host))
    if not may_edit(state, player):
        raise Refusal("rules-stand")


def check_settled(newest: Draft) -> None:
    """Raise Refusal, with every contradiction, if a draft that may still change has any."""
    if wrong := contradictions(newest.preset, newest.changed):
        raise Refusal("draft-clashes", why=Reasons(wrong))


def check_rules(preset: str, changed: Mapping[str, str]) -> None:
    """Raise Refusal, with every contradiction, if these rules have any."""
    if wrong := contradictions(preset, changed):
        raise Refusal("rules-clash", why=Reasons(wrong))


def known_part(rules: Draft) -> Draft:
    """Return the rules if they are playable; otherwise the part that this version knows."""
    playable = {key: value for key, value in rules.changed.items() if _parses(key, value)}
    tries = (rules, Draft(rules.preset, playable), Draft(rules.preset), Draft(FIRST))
    return next(attempt for attempt in tries if not contradictions(attempt.preset, attempt.changed))


def chosen(option: str, value: str) -> Change:
    """Return the change of one option to a value; the preset's own value removes the change."""

    def change(before: Draft) -> Draft:
        rest = {key: own_value for key, own_value in before.changed.items() if key != option}
        own = full(before.preset).get(option) == value
        return Draft(before.preset, rest if own else rest | {option: value})

    return change


def reset_option(option: str) -> Change:
    def change(before: Draft) -> Draft:
        return Draft(before.preset, {k: v for k, v in before.changed.items() if k != option})

    return change


def replaced_by(rules: Draft) -> Change:
    return lambda _: rules


def _parses(option: str, value: str) -> bool:
    try:
        OPTIONS[option].values.parse(value.strip())
    except (KeyError, ValueError):
        return False
    return True


def _shown(state: TableState) -> TableState:
    """Return the table with a consistent newest draft in force; unchanged outside the lobby."""
    newest = draft(state)
    if state.stage is not Stage.LOBBY or contradictions(newest.preset, newest.changed):
        return state
    saved = newest if newest.name else state.saved
    return replace(state, preset=newest.preset, changed=newest.changed, saved=saved)
