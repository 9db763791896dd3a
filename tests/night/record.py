"""The record of a night, which the tests look at."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.night.evening import Evening
from tests.night.house import Bot
from tests.night.people import Person
from tests.night.reading import JSON


@dataclass
class Away:
    """One kill and new start of the bot, with what people were shown before and after."""

    when: str
    hands_before: dict[str, tuple[str, ...]]
    pings_before: list[str]  # people who are asked, with the ids of the messages
    due_before: int
    down: float = 0.0  # seconds from the kill to the new start
    back: float = 0.0  # seconds from the kill until the new bot hears people
    hands_after: dict[str, tuple[str, ...]] = field(default_factory=dict)
    pings_after: list[str] = field(default_factory=list)
    due_after: int = 0


@dataclass
class Night:
    """All that the tests of a night look at."""

    evening: Evening
    bot: Bot
    first_hands: list[dict[str, tuple[str, ...]]] = field(default_factory=list)  # of each deal
    seats: list[JSON] = field(default_factory=list)  # the table message at each deal's beginning
    proofs: list[str] = field(default_factory=list)  # of each shuffle, as told during its deal
    seeds: list[str] = field(default_factory=list)  # of each shuffle, as told after its deal
    results: list[JSON] = field(default_factory=list)
    away: dict[str, Away] = field(default_factory=dict)
    told_closed: str = ""  # the private message to the person with closed direct messages
    failed_while_away: str = ""
    old_lobby_join: str = ""
    leaderboard: str = ""
    exit_code: int = -1
    sudden_kills: int = 0  # kills in the middle of a step, when a ping may not be stored yet

    @property
    def people(self) -> list[Person]:
        """The people who took part."""
        return self.evening.people

    @property
    def names(self) -> dict[str, str]:
        """The names of the people by Discord id."""
        return {person.id: person.name for person in self.people}
