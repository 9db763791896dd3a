"""The ear of a person at the playground: new messages that ring, as a screen reader speaks them.

A listener has nothing else. No edit is heard, and no message that comes silently or to others. The
choices of a message are its controls as they are spoken; a listener tells them apart by their words
alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.night.people import Person
from tests.night.reading import (
    EPHEMERAL,
    JSON,
    LOADING,
    SILENT,
    Control,
    cards_spelled,
    controls,
    due_in,
    mentions,
)
from tests.spoken import parts, spoken

SPEED = 15.0  # characters that a screen reader speaks in a second
PATIENCE = 400.0  # seconds of simulated time, longer than any turn
UNCOUNTED = ("text", "picture", "link")  # parts that cannot be used
_HAND = re.compile(r"Your (?:\d+ cards|last card): ")
_RANK = r"(?:\d+|jack|queen|king|ace)"
_PILE = re.compile(rf"\b({_RANK}): ((?:(?:diamonds|clubs|hearts|spades)(?:, )?)+)")
_PLAY = re.compile(  # what the label of a play begins with: a kind, or the first card
    rf"^(?:(?:Pair|Triple|Quads|Set|Straight|Flush|Full house|Four and one|Bomb|Rocket)\b"
    rf"|(?:Pair run|Plane|Two|Three|Four|With extras|A (?:bomb|run|plane))\b|{_RANK} of "
    rf"|(?:red|black) joker)"
)


@dataclass(frozen=True)
class Choice:
    """A control as it is spoken, and the number of characters spoken before it."""

    label: str
    before: int
    control: Control


@dataclass(frozen=True)
class Heard:
    """A message as it was spoken when it came."""

    at: float
    channel_id: str
    text: str
    choices: tuple[Choice, ...]
    due: int  # end of the time, in seconds since the epoch; 0 without one

    @classmethod
    def of(cls, at: float, message: JSON) -> Heard:
        """Return a message as it is spoken, from its first text to its last control."""
        usable = iter(controls(message))
        said, choices = list[str](), list[Choice]()
        for kind, text in _parts(message):
            if kind not in UNCOUNTED:
                before = len(" ".join(said)) + bool(said)
                choices.append(Choice(text, before, next(usable)))
            said.append(text)
        return cls(at, message["channel_id"], " ".join(said), tuple(choices), due_in(message))

    def choice(self, label: str) -> Choice | None:
        """Return the choice with these words; None without it."""
        return next((one for one in self.choices if one.label == label), None)

    @property
    def plays(self) -> list[Choice]:
        """The choices that name a play, a gift or a bid."""
        acts = [one for one in self.choices if one.label.startswith(("Give ", "Bid "))]
        listed = [one for one in self.choices if _PLAY.match(one.label)]
        return [one for one in (*acts, *listed) if one.label != "Give time"]

    @property
    def cards(self) -> set[str]:
        """The cards of the listener, as the message lists them by rank."""
        start = _HAND.search(self.text)
        assert start, self.text
        cards = set[str]()
        for rank, suits in _PILE.findall(self.text[start.end() :]):
            named = " and ".join(suits.removesuffix(", ").split(", "))
            cards |= {*cards_spelled(f"{rank} of {named}")}
        return cards | {one for one in cards_spelled(self.text[start.end() :]) if "joker" in one}


def _parts(message: JSON) -> Iterator[tuple[str, str]]:
    if message.get("content"):
        yield "text", spoken(message["content"])
    for one in message["components"]:
        yield from parts(one)


@dataclass
class Ear:
    """The ear of one person, whose direct messages with the bot are in the channel `direct`."""

    person: Person
    direct: str
    heard: list[Heard] = field(default_factory=list)
    _seen: int = 0

    async def listen(self) -> Heard:
        """Wait for the next message that rings."""
        return await self.person.until_shown(self._next, "something to hear", PATIENCE)

    def _next(self) -> Heard | None:
        while self._seen < len(self.person.seen):
            shown = self.person.seen[self._seen]
            self._seen += 1
            if shown.kind == "message" and self._rings(shown.body):
                self.heard.append(Heard.of(shown.at, shown.body))
                return self.heard[-1]
        return None

    def _rings(self, message: JSON) -> bool:
        if message["flags"] & (SILENT | LOADING):
            return False
        private = message["channel_id"] == self.direct or message["flags"] & EPHEMERAL
        return bool(private) or self.person.id in mentions(message)
