"""Turns of a person: by a button, the select, a typed command or autocomplete."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from tests.english import english
from tests.night.people import Person, Step
from tests.night.reading import EPHEMERAL, Cockpit, Control, cards_in, cockpit

DEEDS = {"You played": "play", "You passed": "pass", "You gave": "give"}
SUITS = {"♦": "d", "♣": "c", "♥": "h", "♠": "s"}
NAMES = {"J": "jacks", "Q": "queens", "K": "kings", "A": "aces", "2": "twos"}
COUNTS = {2: "pair", 3: "three", 4: "four"}
MOVED_ON = english("game-moved-on")
PLAYING = ("button", "button", "select", "typed", "complete")
GIVING = ("button", "select", "typed")
PASSING = 0.1  # share of passes where the hand offers a play
NEWEST_WAIT = 1.0  # seconds until a hand that is open in the channel should have been refreshed


@dataclass(frozen=True)
class Deed:
    """A play, pass or gift of a person that the bot has confirmed."""

    who: str
    kind: str  # play, pass or give
    cards: tuple[str, ...]
    deal: int
    asked_at: float  # no other person could know of the deed before that time
    way: str


def is_on_turn(person: Person, room: str) -> bool:
    """Whether the newest hand of this person in the room is on turn."""
    shown = person.cockpit(room)
    return shown is not None and shown.on_turn


async def come_on_turn(person: Person, room: str, channel_id: str) -> Cockpit:
    """Wait for a hand on turn; a hand in the channel may need a press of its button."""

    def ready() -> Cockpit | None:
        shown = person.cockpit(room)
        return shown if shown and shown.on_turn else None

    if person_plays_from_dm(person):
        return await person.until(ready, "the hand to play from")
    try:
        return await person.until(ready, "the open hand to follow", NEWEST_WAIT)
    except AssertionError:
        await person.click("hand", channel_id)
        return await person.until(ready, "the hand asked for")


def person_plays_from_dm(person: Person) -> bool:
    """Whether the newest hand of this person came by direct message."""
    newest = person.newest(lambda message: cockpit(message) is not None)
    return newest is not None and not newest["flags"] & EPHEMERAL


async def take_turn(
    person: Person, room: str, channel_id: str, chance: Random, way: str = ""
) -> Deed:
    """Play, pass or give as the hand offers, in this `way` or in a way drawn by lot.

    A hand that was open in the channel when the bot was killed may be out of date. The bot tells
    its owner, who then opens the hand again and acts once more.
    """
    hand = await come_on_turn(person, room, channel_id)
    done, step = await act(person, hand, channel_id, chance, way)
    said = await person.answer(step)
    if not said.startswith(tuple(DEEDS)) and not person_plays_from_dm(person):
        await person.answer(await person.click("hand", channel_id))
        hand = await come_on_turn(person, room, channel_id)
        done, step = await act(person, hand, channel_id, chance, way)
    return await deed(person, step, hand, done)


async def act(
    person: Person, hand: Cockpit, channel_id: str, chance: Random, way: str
) -> tuple[str, Step]:
    """Use a control of this hand, or a command instead; return the way and the step."""
    offered = [one for one in hand.controls if one.act in ("play", "give")]
    if any(one.act == "pass" for one in hand.controls) and (
        not offered or chance.random() < PASSING
    ):
        way = way or chance.choice(("button", "typed"))
        return way, await pass_(person, hand, channel_id, way)
    wanted = offered[min(int(chance.expovariate(1.2)), len(offered) - 1)]
    way = way or chance.choice(GIVING if wanted.act == "give" else PLAYING)
    return way, await lay(person, hand, wanted, channel_id, way, chance)


async def deed(person: Person, step: Step, hand: Cockpit, way: str) -> Deed:
    """Return the deed that the bot's answer to a step confirms."""
    said = await person.answer(step)
    kind = next((kind for start, kind in DEEDS.items() if said.startswith(start)), "")
    assert kind, f"{person.name} by {way}: {said}"
    return Deed(person.name, kind, tuple(cards_in(said)), hand.deal, step.at, way)


async def pass_(person: Person, hand: Cockpit, channel_id: str, way: str) -> Step:
    """Pass by the button or by a typed command."""
    if way == "typed":
        return await person.type_command(channel_id, "pass")
    return await person.press(next(one for one in hand.controls if one.act == "pass"))


async def lay(
    person: Person, hand: Cockpit, wanted: Control, channel_id: str, way: str, chance: Random
) -> Step:
    """Play or give the cards that the suggestion `wanted` names."""
    cards = cards_in(wanted.label)
    if not named_in_full(wanted, cards):  # a short label, or one that names what cards stand for
        return await person.press(wanted)
    if way == "select":
        return await pick(person, hand, cards)
    if way == "typed":
        return await person.type_command(channel_id, wanted.act, cards=typed(cards, chance))
    if way == "complete":
        start = cards[0][:-1].lower() if cards[0][-1] in SUITS else cards[0]
        choices = await person.complete(channel_id, "play", "cards", start)
        assert choices, f"autocomplete offers nothing for {start} of {hand.cards}"
        return await person.type_command(channel_id, "play", cards=chance.choice(choices))
    return await person.press(wanted)


def named_in_full(control: Control, cards: list[str]) -> bool:
    """Whether these cards, which a label names, are exactly the cards of the control."""
    return sorted(cards) == sorted(control.cards)


async def pick(person: Person, hand: Cockpit, cards: list[str]) -> Step:
    """Choose these cards in the select under the hand, or in several selects, then press Play."""
    menus = [one for one in hand.controls if one.act == "pick"]
    if len(menus) == 1:
        return await person.choose(menus[0], values_of(menus[0], cards))
    picked = 0
    for number in range(len(menus)):
        menu = [o for o in (await raised(person, hand, picked)).controls if o.act == "pick"][number]
        values = values_of(menu, cards)[: len(cards) - picked]
        if values:
            step = await person.choose(menu, values)
            picked += len(values)
        if picked == len(cards):
            break
    if any(one.act == "give" for one in hand.controls):
        return step  # the bot gives a gift as soon as the gift is complete
    shown = await raised(person, hand, picked)
    return await person.press(next(c for c in shown.controls if c.label.startswith("Play ")))


async def raised(person: Person, hand: Cockpit, picked: int) -> Cockpit:
    """Wait for the hand with this many cards chosen in its selects."""
    room = hand.room or person.rooms.get(hand.message["channel_id"], "")

    def chosen() -> Cockpit | None:
        shown = person.cockpit(room, hand.deal)
        menus = shown.controls if shown else ()
        return shown if sum(on for one in menus for _, _, on in one.options) == picked else None

    return await person.until(chosen, "the cards raised")


def values_of(menu: Control, cards: list[str]) -> list[str]:
    """Return the values of the options of a select that show some of these cards."""
    wanted, values = Counter(cards), []
    for label, value, _ in menu.options:
        if wanted[label]:
            wanted[label] -= 1
            values.append(value)
    return values


def typed(cards: list[str], chance: Random) -> str:
    """Return these cards in one of the forms that people type: "7 7", "77", "7s7d", "pair 7"."""
    if "joker" in cards[0]:
        return chance.choice((cards[0], "joker" if len(cards) == 1 else cards[0]))
    ranks = [card[:-1] for card in cards]
    exact = "".join(card[:-1] + SUITS[card[-1]] for card in cards)
    forms = [exact, exact.upper(), " ".join(cards)]
    if len(set(ranks)) == 1:  # otherwise ranks alone might mean other cards of the hand
        forms += ["".join(ranks), " ".join(ranks)]
        if len(cards) in COUNTS:
            forms += [f"{COUNTS[len(cards)]} {ranks[0]}"] * 2
            forms += [f"{COUNTS[len(cards)]} {NAMES.get(ranks[0], ranks[0])}"]
    return chance.choice(forms)
