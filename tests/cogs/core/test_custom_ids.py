"""Ids of controls are read as they were written, and nothing else is an id."""

from __future__ import annotations

import pytest

from cogs.core.custom_ids import CustomId, Kind, UnknownControl, read_custom_id


@pytest.mark.parametrize("kind", Kind)
def test_an_id_is_read_as_it_was_written(kind: Kind) -> None:
    written = CustomId("play", 12, "34.56", "f00.ba:r", kind)
    assert read_custom_id(str(written)) == written


def test_written_id_has_the_form_at_discord() -> None:
    assert str(CustomId("browse")) == "browse:0:v.0:"
    assert str(CustomId("pick", 1, "2.3", "0.1.ff", Kind.SELECT)) == "select-pick:1:2.3:0.1.ff"
    assert str(CustomId("hosts", kind=Kind.ROLES)) == "role-hosts:0:v.0:"


@pytest.mark.parametrize(
    "written",
    [
        *("", ":", "join", "join:1", "join:1:v.0", "join:1:v:", "join:-1:v.0:", "join::v.0:"),
        *("join:1:w.0:", "JOIN:1:v.0:", "join:1:v.0.0:", "select-:1:v.0:", "menu-join:1:v.0:"),
        *("join:\u0661:v.0:", "join:1:v.\u0661:", f"join:{'9' * 21}:v.0:", " join:1:v.0:"),
    ],
)
def test_anything_else_is_no_id(written: str) -> None:
    with pytest.raises(UnknownControl):
        read_custom_id(written)
