"""Ways to press: players press the buttons of their hands, strangers those of a fixed message."""

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
NEWEST = 6  # latest messages of a channel in which to look for the button
HEAD = "**President** · deal 1 · [#table](https://discord.com)\n"


class Players:
    """Players: they press a play that their hand offers, or a pass, and start the next deal."""

    def __init__(self, world: World, chance: Random) -> None:
        self._world = world
        self._chance = chance
        self._pressed: set[tuple[str, str]] = set()  # people and the states they pressed in

    def find(self, place: Place) -> Finger | None:
        """Return the play or pass of a player on turn, or the host's button for the next deal."""
        plays = (self._play(person) for person in place.people)
        return next(filter(None, plays), None) or self._next_deal(place)

    def pressed(self, finger: Finger) -> None:
        """Note the press, so that a person presses only once in a state of the table."""
        self._pressed.add((finger.person.id, _state(finger.custom_id)))

    def answered(self, finger: Finger, failed: bool) -> None:
        """Let the person press again in this state if the press has failed."""
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
    """Strangers: each has a message of the size of a hand, restored before every press."""

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
        """Restore the message of a random person, and return a random button of it."""
        person = self._chance.choice(place.people)
        message, body = self._hands[person.id]
        message.body |= body
        offered = _buttons(message, LAYING)
        return Finger(person, self._world.dm_with(person.id), message, self._chance.choice(offered))

    def pressed(self, finger: Finger) -> None:
        """Note nothing: a stranger may press every button again."""

    def answered(self, finger: Finger, failed: bool) -> None:
        """Note nothing."""


def _newest(channel: Channel) -> Message | None:
    return next(reversed(channel.messages.values()), None)


def _buttons(message: Message, acts: tuple[str, ...]) -> list[str]:
    """Return the ids of a message's enabled buttons for one of `acts`, in order."""
    return [
        one["custom_id"]
        for one in walk(message.body["components"])
        if one["type"] == Component.BUTTON
        and not one["disabled"]
        and one.get("custom_id", "").partition(":")[0] in acts
    ]


def _state(custom_id: str) -> str:
    """Return the table and the table state that a button belongs to."""
    return ":".join(custom_id.split(":")[1:3])


def _like_a_hand() -> Request:
    """Return a message with the size and the parts of a hand on turn."""
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
