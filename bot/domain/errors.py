"""Refusals by a table: a key and facts as data. `bot.words.why` puts them into words."""

from __future__ import annotations


class PlayerName(str):
    """The id of a player, shown as the player's name."""


class GameTitle(str):
    """The key of a preset, shown as its title."""


class FamilyTitle(str):
    """The key of a family of games, shown as its title."""


class ChannelLink(int):
    """The id of a channel, shown as a link."""


class Quote(str):
    """A text that a person typed, shown with its markdown escaped."""


class Reasons(tuple[str, ...]):
    """Sentences of the rules, shown one after the other."""


Fact = str | int | tuple[str | int, ...]  # a tuple is shown as a list


class Refusal(Exception):
    """A refusal by the table, shown privately in the sentence named `key`; nothing has changed."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts
