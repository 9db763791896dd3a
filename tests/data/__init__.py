"""Data of the tests.

Options, presets, vectors and interaction rows are copies of the catalogue's files, so that a clone
has all data for the tests of the rules; ``test_catalogue.py`` reports each difference between a
copy and its original.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any


@cache
def table(name: str) -> Any:
    """Return a JSON file of this folder: "options", "presets", "share_codes" ..."""
    return json.loads((Path(__file__).parent / f"{name}.json").read_text(encoding="utf-8"))


CORRECTED: dict[
    str, dict[str, str | None]
] = {  # changes of presets where the catalogue's table is known to be wrong
    # 000:113: the match goes on after a round of ten deals
    "bigtwo_indonesia": {"match_end": None, "match_target": None},
    # BT-58: the published game has 2 as the strongest tile, and rules that the table lacks
    "lectio": {
        "rank_order": "tiles_two_high",
        "direction": "cw",
        "cut": "off",
        "first_card": "next_to_dealer",
        "opening_includes_low": "free",
        "straight_order": "a2345_top_23456_2nd",
        "flush_rank": "poker_then_suit",
        "penalty_steps": "flat",
        "twos_left_double": "on",
    },
    "president_landlord": {"titles": "landlord"},  # 000:537
}


@cache
def presets() -> dict[str, dict[str, Any]]:
    """Return the catalogue's presets by id, with corrections (see `CORRECTED`)."""
    found: dict[str, dict[str, Any]] = {}
    for row in table("presets"):
        overrides, resolved = dict(row["overrides"]), dict(row["resolved"])
        for option, value in CORRECTED.get(row["id"], {}).items():
            if value is None:
                del overrides[option]
                resolved[option] = found[row["base"]]["resolved"][option]
            else:
                overrides[option] = resolved[option] = value
        if resolved["hand_counts"] == "on_request":
            resolved["hand_counts"] = "always"  # the table shows the counts without a request
        found[row["id"]] = {**row, "overrides": overrides, "resolved": resolved}
    return found
