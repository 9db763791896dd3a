"""What can be called at a table: the button that says it, what it means, what the others hear."""

from __future__ import annotations

from typing import NamedTuple


class Word(NamedTuple):
    """What can be called: keys of its button, of what it means, and of what the others hear."""

    label: str
    about: str
    told: str
    before_play: bool = False  # nobody cares any more once cards are played


FORFEIT = "forfeit-about"
CALLS = {
    "deal": Word("call-deal", "call-deal-about", "told-deal", True),
    "shuffle": Word("call-shuffle", "call-shuffle-about", "told-shuffle", True),
    "offer cut": Word("call-offer-cut", "call-offer-cut-about", "told-offer-cut", True),
    "redeal": Word("call-redeal", "call-redeal-about", "told-redeal", True),
    "trade": Word("call-trade", "call-trade-about", "told-trade", True),
    "keep": Word("call-keep", "call-keep-about", "told-keep", True),
    "accept": Word("call-accept", "call-accept-about", "told-accept", True),
    "done": Word("call-done", "call-done-about", "told-done", True),
    "last card": Word("call-last-card", "call-last-card-about", "told-last-card"),
    "clear table": Word("call-clear-table", "call-clear-table-about", "told-clear-table"),
    "yes": Word("call-on-purpose", "call-on-purpose-about", "told-on-purpose"),
    "no": Word("call-by-mistake", "call-by-mistake-about", "told-by-mistake"),
    "forfeits welcome": Word("call-forfeits", "call-forfeits-about", "told-forfeits"),
    "forfeit: serve tea": Word("forfeit-tea", FORFEIT, "told-forfeit-tea"),
    "forfeit: sing a verse": Word("forfeit-verse", FORFEIT, "told-forfeit-verse"),
    "forfeit: tell a joke": Word("forfeit-joke", FORFEIT, "told-forfeit-joke"),
}
