"""What makes each preset another game than its base, shown by an example of each change."""

from __future__ import annotations

from typing import Any

import pytest

from rules.catalogue import OPTIONS, problems
from tests.data import table
from tests.rules.catalogue.presets.examples_of_plays import QUESTIONS, answers

ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in table("presets")}


def before(preset: str, option: str) -> str:
    """The value of an option in the base of a preset."""
    base, family = ROWS[preset]["base"], ROWS[preset]["family"]
    if base in ROWS:
        return str(ROWS[base]["resolved"][option])
    return str(OPTIONS[option].default_for(family))


CHANGES = [
    (preset, option, value)
    for preset, row in ROWS.items()
    for option, value in row["overrides"].items()
]
OF_PLAYS = [change for change in CHANGES if change[1] in QUESTIONS]
REPLACED = {  # what another change of the same preset decides alone
    ("bigtwo_poker_ranks", "flush_rank"): "poker_ranks (I-10)",
    ("bigtwo_quads_rule", "bomb_reach"): "quads_beat_nonquads",
}


@pytest.mark.parametrize(
    ("preset", "option", "value"), OF_PLAYS, ids=[f"{p} {o}={v}" for p, o, v in OF_PLAYS]
)
def test_what_may_be_laid(preset: str, option: str, value: str) -> None:
    """And with the value of the base it is another game."""
    says = QUESTIONS[option][1]
    assert answers(preset, {}, option) == says[value]
    usual = before(preset, option)
    if (
        usual != value
        and not problems(preset, {option: usual})
        and (preset, option) not in REPLACED
    ):
        assert answers(preset, {option: usual}, option) == says[usual] != says[value]
