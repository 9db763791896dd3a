"""Changes of rules, and how a host makes them at a table: its state in, its next state out.

The newest draft may contradict itself, and a table with such a draft does not start. In the lobby
everybody sees the last draft that holds together; between two matches the next one begins by it.
Each change raises Refusal, with the reason, where it may not be made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.domain.names import named
from bot.domain.state import Draft, Stage, TableState
from bot.words import Refusal
from bot.words.house_rules import value_of
from bot.words.reasons import reasons
from bot.words.rulebook import game_title
from bot.words.speech import escaped, shortened
from rules.catalogue import OPTIONS, contradictions, full
from rules.match.match import Player

STEPS = 25  # that can be undone
FIRST = "president_basic"  # what is played where nobody has chosen anything

Change = Callable[[Draft], Draft]


def draft(state: TableState) -> Draft:
    """The rules as the host sees them: the newest draft, or those agreed on."""
    return state.drafts[-1] if state.drafts else Draft(state.preset, state.changed)


def title(state: TableState) -> str:
    """Return the game, after the name of the saved rules while the table plays by them."""
    rules = Draft(state.preset, state.changed)
    return titled(replace(rules, name=_name(state)), escaped)


def titled(rules: Draft, name: Callable[[str], str] = shortened) -> str:
    """Return the game, after the name of the rules where they have one."""
    game = game_title(rules.preset)
    return f"{name(rules.name)} · {game}" if rules.name else game


def _name(state: TableState) -> str:
    """Return the name of the saved rules if the table plays by them; "" for others."""
    saved = state.saved
    if saved is None or saved.preset != state.preset:
        return ""
    alike = saved.changed == state.changed or full(state.preset, saved.changed) == full(
        state.preset, state.changed
    )
    return saved.name if alike else ""


def edited(state: TableState, player: Player, change: Change) -> TableState:
    """Change the newest draft by one step."""
    check_editor(state, player)
    before = draft(state)
    after = change(before)
    if after == before:
        return state
    steps = state.drafts or (before,)
    return _shown(replace(state, drafts=(*steps, after)[-STEPS - 1 :]))


def undone(state: TableState, player: Player) -> TableState:
    """Take the last step back."""
    check_editor(state, player)
    if len(state.drafts) < 2:
        raise Refusal("nothing-to-undo")
    return _shown(replace(state, drafts=state.drafts[:-1]))


def agreed(state: TableState) -> TableState:
    """The table as it starts: by the newest draft, which is none any more."""
    newest = draft(state)
    check_settled(newest)
    return replace(state, preset=newest.preset, changed=newest.changed, drafts=())


def pending(state: TableState) -> Draft | None:
    """The newest draft where it is not agreed on yet."""
    newest = draft(state)
    return None if newest == Draft(state.preset, state.changed) else newest


def may_edit(state: TableState, player: Player) -> bool:
    """Is this the host, and is no match under way?"""
    return player == state.host and state.stage in (Stage.LOBBY, Stage.OVER)


def check_editor(state: TableState, player: Player) -> None:
    """Refusal unless this player may change the rules now."""
    if state.stage is Stage.CLOSED:
        raise Refusal("table-closed")
    if player != state.host:
        raise Refusal("only-host", host=named(state.host))
    if not may_edit(state, player):
        raise Refusal("rules-stand")


def check_settled(newest: Draft) -> None:
    """Refusal with every reason why these rules, which may be changed, do not go together yet."""
    if wrong := contradictions(newest.preset, newest.changed):
        raise Refusal("draft-clashes", why=reasons(wrong))


def check_rules(preset: str, changed: Mapping[str, str]) -> None:
    """Refusal with every reason why these rules do not go together."""
    if wrong := contradictions(preset, changed):
        raise Refusal("rules-clash", why=reasons(wrong))


def still_known(rules: Draft) -> Draft:
    """These rules where they can be played; else as much of them as this version knows."""
    known = {key: said for key, said in rules.changed.items() if _parses(key, said)}
    tries = (rules, Draft(rules.preset, known), Draft(rules.preset), Draft(FIRST))
    return next(one for one in tries if not contradictions(one.preset, one.changed))


def chosen(option: str, value: str) -> Change:
    """The change of one rule; the preset's own value is no change. Refusal for a senseless one."""
    value = value_of(option, value)

    def change(before: Draft) -> Draft:
        rest = {key: said for key, said in before.changed.items() if key != option}
        own = full(before.preset).get(option) == value
        return Draft(before.preset, rest if own else rest | {option: value})

    return change


def taken_back(option: str) -> Change:
    """The preset's own value for one rule."""

    def change(before: Draft) -> Draft:
        return Draft(before.preset, {k: v for k, v in before.changed.items() if k != option})

    return change


def instead(rules: Draft) -> Change:
    """Other rules altogether."""
    return lambda _: rules


def _parses(option: str, value: str) -> bool:
    try:
        OPTIONS[option].values.parse(value.strip())
    except (KeyError, ValueError):
        return False
    return True


def _shown(state: TableState) -> TableState:
    """In the lobby, rules that hold together are shown to everybody at once."""
    newest = draft(state)
    if state.stage is not Stage.LOBBY or contradictions(newest.preset, newest.changed):
        return state
    return replace(state, preset=newest.preset, changed=newest.changed)
