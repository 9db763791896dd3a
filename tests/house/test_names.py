"""One module name means one thing in the whole house; where two share it, there is a reason."""

from __future__ import annotations

from collections import defaultdict

from tests.house.source import EVERY, where

EVERYWHERE = {"__init__", "__main__"}
SHARED: dict[str, str] = {}  # by name: why several modules have it


def test_a_module_name_stands_for_one_thing() -> None:
    places = defaultdict(list)
    for source in EVERY:
        places[source.stem].append(where(source))
    several = {name: found for name, found in places.items() if len(found) > 1}
    assert several.keys() - EVERYWHERE == SHARED.keys(), several
