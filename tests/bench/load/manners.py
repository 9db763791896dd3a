"""What people press: players what their hands offer, others one and the same button."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random

from bot.playground import Playground
from bot.playground.messages.attachments import Upload
from bot.playground.messages.composing import Request
from bot.playground.messages.rendering import walk
from bot.playground.world import objects
from bot.playground.world.wire import JSON, Component, MessageFlag
from bot.playground.world.world import Channel, Message, Person, World
from tests.bench.load.crowd import Finger
from tests.bench.load.places import Place
from tests.bench.load.plain import PICTURE_BYTES

LAYING = ("play", "give")
NEWEST = 6  # messages of a channel among which the one that counts is
HEAD = "**President** · deal 1 · [#table](https://discord.com)\n"


class Players:
    """They play what the hand in their direct messages suggests, or pass, and deal again."""

    def __init__(self, world: World, chance: Random) -> None:
        self._world = world
        self._chance = chance
        self._pressed: set[tuple[str, str]] = set()  # people, and the states they have acted in

    def find(self, place: Place) -> Finger | None:
        """A play of somebody on turn, or the next deal."""
        plays = (self._play(person) for person in place.people)
        return next(filter(None, plays), None) or self._next_deal(place)

    def pressed(self, finger: Finger) -> None:
        """Nobody presses twice in the same state."""
        self._pressed.add((finger.person.id, _state(finger.custom_id)))

    def answered(self, finger: Finger, failed: bool) -> None:
        """What failed may be pressed again."""
        if failed:
            self._pressed.discard((finger.person.id, _state(finger.custom_id)))

    def _play(self, person: Person) -> Finger | None:
        channel = self._world.dm_with(person.id)
        message = _newest(channel)
        if message is None:
            return None
        buttons = _buttons(message, (*LAYING, "pass"))
        fresh = [one for one in buttons if (person.id, _state(one)) not in self._pressed]
        if not fresh:
            return None
        offered = [one for one in fresh if not one.startswith("pass:")]
        at = min(int(self._chance.expovariate(1.2)), len(offered) - 1)
        return Finger(person, channel, message, offered[at] if offered else fresh[0])

    def _next_deal(self, place: Place) -> Finger | None:
        host = place.people[0]
        for message in reversed([*place.channel.messages.values()][-NEWEST:]):
            for custom_id in _buttons(message, ("start",)):
                known = (host.id, _state(custom_id)) in self._pressed
                return None if known else Finger(host, place.channel, message, custom_id)
        return None


class Strangers:
    """Each has a message as long as a hand, which is itself again after every answer."""

    def __init__(self, playground: Playground, places: Sequence[Place], chance: Random) -> None:
        self._chance = chance
        self._world = playground.world
        self._hands: dict[str, tuple[Message, JSON]] = {}
        for place in places:
            for person in place.people:
                channel = self._world.dm_with(person.id)
                bot = objects.bot_user(self._world)
                message = playground.messages.composer.create(channel, bot, _like_a_hand())
                playground.messages.post(channel, message)
                self._hands[person.id] = message, dict(message.body)

    def find(self, place: Place) -> Finger | None:
        """Any button of anybody; of one whose message shows an answer there is none."""
        person = self._chance.choice(place.people)
        message = self._hands[person.id][0]
        if not (offered := _buttons(message, LAYING)):
            return None
        return Finger(person, self._world.dm_with(person.id), message, self._chance.choice(offered))

    def pressed(self, finger: Finger) -> None:
        """Anything may be pressed again."""

    def answered(self, finger: Finger, failed: bool) -> None:
        """The message is as it was."""
        message, body = self._hands[finger.person.id]
        message.body |= body


def _newest(channel: Channel) -> Message | None:
    return next(reversed(channel.messages.values()), None)


def _buttons(message: Message, acts: tuple[str, ...]) -> list[str]:
    """The ids of those buttons of a message that do one of these, in their order."""
    return [
        one["custom_id"]
        for one in walk(message.body["components"])
        if one["type"] == Component.BUTTON
        and not one["disabled"]
        and one.get("custom_id", "").partition(":")[0] in acts
    ]


def _state(custom_id: str) -> str:
    """The table and the state of it that a button was made for."""
    return ":".join(custom_id.split(":")[1:3])


def _like_a_hand() -> Request:
    """A message of the same size and parts as a hand on turn."""
    cards = "3♦ 4♣ 4♥ 6♠ 7♦ 8♣ 9♥ 10♠ J♦ Q♣ K♥ A♠ 2♦"
    rows = [
        _row([_button(f"play:1:1.{row}:{row * 5 + at:x}") for at in range(5)]) for row in range(3)
    ]
    options = [{"label": card, "value": f"{at:x}"} for at, card in enumerate(cards.split())]
    menu = {"type": Component.SELECT, "custom_id": "pick:1:1.0:", "options": options}
    box = {
        "type": Component.CONTAINER,
        "components": [
            {"type": Component.TEXT, "content": HEAD * 3},
            {"type": Component.GALLERY, "items": [{"media": {"url": "attachment://hand.png"}}]},
            {"type": Component.TEXT, "content": cards},
            *rows,
            _row([menu]),
        ],
    }
    payload = {"flags": int(MessageFlag.COMPONENTS_V2), "components": [box]}
    return Request(payload, [Upload(0, "hand.png", os.urandom(PICTURE_BYTES))])


def _row(parts: list[JSON]) -> JSON:
    return {"type": Component.ROW, "components": parts}


def _button(custom_id: str) -> JSON:
    return {"type": Component.BUTTON, "style": 2, "label": "Pair 7♦ 7♠", "custom_id": custom_id}
