"""Games as people look for them: by what they are called anywhere, what they say, who may play."""

from __future__ import annotations

from bot.words.rulebook import game_line, game_title, of_rules
from bot.words.saying import say
from rules.catalogue.choosing import full
from rules.catalogue.families import FAMILIES
from rules.catalogue.presets import PRESETS, resolved
from rules.catalogue.values import seats


def games(typed: str) -> list[str]:
    """The presets of which this is told, plain games before their forms.

    Where none is, those in which each word that is typed begins a word.
    """
    asked = typed.lower().split()
    told = {preset: _told(preset) for preset in sorted(PRESETS, key=_steps_from_base)}
    together = [preset for preset, text in told.items() if " ".join(asked) in text]
    return together or [
        preset for preset, text in told.items() if all(f" {word}" in text for word in asked)
    ]


def _told(preset: str) -> str:
    """All that a game may be found by, in lower case, a blank before each word."""
    family, game = FAMILIES[resolved(preset)[0]], PRESETS[preset]
    counts = seats(full(preset)["players"])
    names = (
        *(preset, f"{game_title(preset)}: {game_line(preset)}", f"{game.title}: {game.about}"),
        *(family.title, of_rules("game", family.title), *family.known_as),
        *(f"{count} players" for count in counts),
        *(say("players-in-all", count=count) for count in counts),
    )
    return " " + " ".join(names).lower()


def _steps_from_base(preset: str) -> int:
    """0 for the plain form of a game, 1 for what changes it, and so on."""
    base = PRESETS[preset].base
    return 1 + _steps_from_base(base) if base in PRESETS else 0
