"""Refusals by a table: a key and facts as data. `bot.words.why` puts them into words."""

from __future__ import annotations


class Named(str):
    """The id of a player, told by name."""


class GameTitle(str):
    """The key of a preset, told by its title."""


class FamilyTitle(str):
    """The key of a family of games, told by its title."""


class ChannelLink(int):
    """The id of a channel, told as a link."""


class Quoted(str):
    """A text that a person typed, told with its markdown escaped."""


class Reasons(tuple[str, ...]):
    """Sentences of the rules, told one after the other."""


Fact = str | int | tuple[str | int, ...]  # a tuple is told as a list


class Refusal(Exception):
    """A refusal by the table, told privately and with a reason; nothing has changed.

    `key` names the sentence.
    """

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts
