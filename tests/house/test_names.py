"""One module name means one thing in the whole house; where two share it, there is a reason."""

from __future__ import annotations

from collections import defaultdict

from tests.house.source import EVERY, where

EVERYWHERE = {"__init__", "__main__"}
WHY = {  # what several modules of one name have in common
    "the question in the catalogue, and what its answers do": (
        "auction bombs chops duties exchange five_cards following kickers last_card leftovers"
        " passing penalties powers redeals revolution runs sets stock teams titles"
    ),
    "one game: its combinations, and its presets": "big_two",
    "cards are dealt: by the rules, and at a table": "dealing",
    "what is told of in words, or drawn, is called as in the rules": "cards hand sheet values",
    "one thing of a table: its data or its picture, and what Discord shows of it": (
        "preferences posts replay seats table"
    ),
    "a thing of Discord: as we use it, and as the playground has it": (
        "channels commands components limits message people"
    ),
    "what is offered while one types: cards, or rules": "autocomplete",
    "what each room refuses": "errors",
    "what each feature brings to the bot": "extension",
    "what may be set: by who runs the bot, by a server, by a player": "settings",
}
SHARED = {name: why for why, names in WHY.items() for name in names.split()}


def test_a_module_name_stands_for_one_thing() -> None:
    places = defaultdict(list)
    for source in EVERY:
        places[source.stem].append(where(source))
    several = {name: found for name, found in places.items() if len(found) > 1}
    assert several.keys() - EVERYWHERE == SHARED.keys(), several
