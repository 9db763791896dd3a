"""An evening in real time: whoever is asked acts once the hand shows the turn as well."""

from __future__ import annotations

from random import Random

from tests.night.evening import Evening
from tests.night.people import Person
from tests.night.playing import Deed
from tests.night.reading import Cockpit

State = tuple[int, int]  # the deal, and how many of its events the hand shows


class RealEvening(Evening):
    """Pings and hands come independently, and on a busy machine in any order and any time apart.

    So a hand may still show the turn that its owner has taken when the next ping is there already.
    """

    def __init__(self, people: list[Person], channel_id: str, room: str, chance: Random) -> None:
        super().__init__(people, channel_id, room, chance)
        self._seen: dict[str, State] = {}  # by name: of the hand that they were about to act on
        self._acted: dict[str, State] = {}  # by name: of the hand that they acted on last

    def asking(self, person: Person) -> str:
        """The id of the message that asks a person whose hand shows that turn too."""
        hand = person.cockpit(self.room)
        if hand is None or not hand.on_turn or shown(hand) <= self._acted.get(person.name, (0, 0)):
            return ""
        return super().asking(person)

    def asked(self, person: Person) -> set[str]:
        """The messages that ask this person, who has the hand to act on."""
        hand = person.cockpit(self.room)
        assert hand is not None, f"{person.name} is asked and has no hand to act on"
        self._seen[person.name] = shown(hand)
        return super().asked(person)

    def note(self, asked: set[str], deed: Deed) -> None:
        """This was done when asked by these messages."""
        self._acted[deed.who] = self._seen[deed.who]
        super().note(asked, deed)


def shown(hand: Cockpit) -> State:
    """The state that a hand on turn shows; its controls carry it, as in "play:1:1.72:f"."""
    acting = next(one for one in hand.controls if one.act in ("play", "give", "pass", "pick"))
    deal, _, seq = acting.custom_id.split(":")[2].partition(".")
    return int(deal), int(seq)
