"""An evening in real time: a person who is asked acts once the hand shows the turn as well."""

from __future__ import annotations

from random import Random

from tests.night.evening import Evening
from tests.night.people import Person
from tests.night.playing import Deed
from tests.night.reading import Cockpit

State = tuple[int, int]  # the deal, and how many of its events the hand shows


class RealEvening(Evening):
    """An evening in which pings and hands arrive independently, in any order and any time apart.

    A hand may still show the turn that its owner has taken when the next ping is there already.
    """

    def __init__(self, people: list[Person], channel_id: str, room: str, chance: Random) -> None:
        super().__init__(people, channel_id, room, chance)
        self._seen: dict[str, State] = {}  # state of the hand to act on, by person's name
        self._acted: dict[str, State] = {}  # state of the last hand acted on, by name

    def asking(self, person: Person) -> str:
        """Return the id of the message that asks a person, or "" until the hand shows the turn."""
        hand = person.cockpit(self.room)
        if hand is None or not hand.on_turn or shown(hand) <= self._acted.get(person.name, (0, 0)):
            return ""
        return super().asking(person)

    def asked(self, person: Person) -> set[str]:
        """Return the messages that ask a person, and note the state of the person's hand."""
        hand = person.cockpit(self.room)
        assert hand is not None, f"{person.name} is asked and has no hand to act on"
        self._seen[person.name] = shown(hand)
        return super().asked(person)

    def note(self, asked: set[str], deed: Deed) -> None:
        """Note what a person did when asked by the messages `asked`."""
        self._acted[deed.who] = self._seen[deed.who]
        super().note(asked, deed)


def shown(hand: Cockpit) -> State:
    """Return the state of a hand on turn, read from its controls, such as "play:1:1.72:f"."""
    acting = next(one for one in hand.controls if one.act in ("play", "give", "pass", "pick"))
    deal, _, seq = acting.custom_id.split(":")[2].partition(".")
    return int(deal), int(seq)
