"""Evenings by hearing only: a person in words plays to a finale by what a screen reader announces.

The listener hears new messages that mention the person or come to a private place. No edit and no
silent message is heard. What to press or to type is taken from the spoken words alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Mapping
from random import Random

import pytest

from bot.domain.state import NewDeal
from bot.store import Store
from rules.events import BidMade, Passed, Played
from tests.night.evening import Evening
from tests.night.hearing import SPEED, Choice, Ear, Heard
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.practising import Practice
from tests.night.reading import cards_spelled, of_mask, words
from tests.night.stored import open_table
from tests.night.test_pinged import asked
from tests.night.test_preferences import choose

FIRST_FACT, FIRST_CHOICE = 70, 250  # most spoken characters before them
TURN_SECONDS = 150.0  # with the whole reserve, which the listener never needs
AT_ONCE = 2.0  # seconds from the beginning of a turn until it is heard
THINKING = 2.0  # seconds from the words of a choice until it is taken
TYPED = 0.3  # share of plays that are typed as their labels are spoken
PASSING = 0.1  # share of turns on which the listener passes, where a play is offered
MOST = 400  # messages of an evening
BY_DEALS = "match_end=deals, match_target=2"
SHORT = "deal=fixed, hand_size=7, leftover=discard"
GAMES: Mapping[str, tuple[int, Mapping[str, str]]] = {  # with the number of computers
    "President": (2, {"preset": "president_comp303", "match_target": "5", "house_rules": SHORT}),
    "Dou Dizhu": (1, {"preset": "doudizhu_denexa", "house_rules": BY_DEALS}),
    "Big Two": (2, {"preset": "bigtwo_basic", "house_rules": BY_DEALS}),
}
TURN = re.compile(  # the beginning of a message on turn, with the play to beat
    r"Your turn: beat (?P<play>(?:an? |the )?[\w ]+)|Your (?:lead|bid)\b|Give .+? (?:one|\d) card"
)


class Listener:
    """A person who plays by ear, and chooses by lot among the words heard."""

    def __init__(self, person: Person, ear: Ear, evening: Evening, chance: Random) -> None:
        self.person, self.ear, self.evening, self.chance = person, ear, evening, chance
        self.turns: list[Heard] = []
        self.chosen: list[str] = []  # the words of each act on a turn
        self.typed: list[str] = []

    async def to_the_finale(self) -> Heard:
        """Act on what is heard until the finale of the match is told; return its message."""
        for _ in range(MOST):
            heard = await self.ear.listen()
            if heard.text.startswith("Finale of the match"):
                return heard
            if TURN.match(heard.text):
                choice = self._choice(heard)
                self.turns.append(heard)
                self.chosen.append(choice.label)
                await self._take(heard, choice)
            elif wanted := heard.choice("Accept"):
                await self._take(heard, wanted)
            elif wanted := heard.choice("Next deal"):
                self.evening.begun.append(self.person.clock.now())
                await self._take(heard, wanted)
        raise AssertionError("the match does not end")

    def _choice(self, heard: Heard) -> Choice:
        passes = heard.choice("Pass")
        plays = [one for one in heard.plays if {*cards_spelled(one.label)} <= heard.cards]
        assert plays == heard.plays, "each choice is of cards that were heard"
        if passes and (not plays or self.chance.random() < PASSING):
            return passes
        assert plays, heard.text
        return plays[min(int(self.chance.expovariate(1)), len(plays) - 1)]

    async def _take(self, heard: Heard, choice: Choice) -> None:
        """Press a choice, or type its words, after the time in which they are spoken."""
        await self.person.clock.sleep(choice.before / SPEED + THINKING)
        plays = choice in heard.plays and heard.text.startswith("Your turn")
        if plays and self.chance.random() < TYPED:
            self.typed.append(choice.label)
            await self.person.type_command(heard.channel_id, "play", cards=choice.label)
        else:
            await self.person.press(choice.control)


async def beside(evening: Evening) -> None:
    """Let the other people of an evening play as long as it lasts, by what they see."""
    while True:
        for person in evening.people:
            if evening.asking(person):
                await evening.turn_of(person, "button")
        await evening.host.clock.sleep(1)


async def evening_by_ear(house: House, game: str) -> tuple[Listener, Heard]:
    """Play a match of a friend, a listener and computers; return the listener and the finale."""
    computers, options = GAMES[game]
    evening = await house.evening(1)
    person = await house.person("Lin")
    await choose(person, evening.channel_id, "Words")
    direct = (await Practice(person).at_home()).direct
    ear = Ear(person, direct, _seen=len(person.seen))
    listener = Listener(person, ear, evening, house.chance("ear"))
    await evening.open(**options)
    for _ in range(computers):
        await evening.host.click("Add computer", evening.channel_id)
    await evening.host.use_menu(evening.channel_id, "Challenge", person.id)
    playing = asyncio.create_task(listener.to_the_finale())
    await evening.host.until(
        lambda: person.name in words(evening.host.table(evening.channel_id) or {}), "a guest"
    )
    await evening.begin_deal("Start")
    friend = asyncio.create_task(beside(evening))
    try:
        return listener, await playing
    finally:
        friend.cancel()


async def dealt(house: House) -> tuple[list[NewDeal], list[str]]:
    """Return all deals of the evening from the database, and the winners of the match."""
    store, deals = await Store.open(house.bot.database, house.clock), list[NewDeal]()
    with contextlib.suppress(LookupError):
        while True:
            deals.append(await store.deals.get(len(deals) + 1))
    await store.close()
    return deals, [*(await open_table(house)).match.winners]


def acts(deal: NewDeal, player: str) -> list[tuple[str, set[str]]]:
    """Return the acts of a player in a deal, with their cards as they are named when heard."""
    seat, found = deal.players.index(player), list[tuple[str, set[str]]]()
    for event in deal.events:
        match event:
            case Played() | Passed() | BidMade() if event.seat == seat:
                cards = event.cards if isinstance(event, Played) else 0
                found.append((type(event).__name__, {*of_mask(cards)}))
    return found


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
@played
async def test_match_is_played_to_its_finale_by_hearing_only(house: House, game: str) -> None:
    listener, finale = await evening_by_ear(house, game)
    turns, everything = listener.turns, " ".join(one.text for one in listener.ear.heard)
    for heard in turns:
        found = TURN.match(heard.text)
        assert found
        assert found.end("play" if found["play"] else 0) <= FIRST_FACT, heard.text
        first = min(one.before for one in (*heard.plays, *heard.choices[:1]))
        assert first <= FIRST_CHOICE, heard.text
        assert abs(heard.at - heard.due + TURN_SECONDS) <= AT_ONCE, heard.text
    assert asked(listener.person)[1:] == [], "pinged in the channel after the challenge"
    assert "ran out" not in everything, "nobody missed a turn"
    deals, winners = await dealt(house)
    player = listener.person.id
    done = [act for deal in deals for act in acts(deal, player)]
    wanted = [label for label in listener.chosen if not label.startswith("Give")]
    assert len(done) == len(wanted)
    for (kind, cards), label in zip(done, wanted, strict=True):
        named = {*cards_spelled(label)}
        assert named <= cards
        assert (kind == "Passed") == (label == "Pass")
        assert (kind == "BidMade") == label.startswith("Bid")
    people = {one.id: one.name for one in (listener.person, listener.evening.host)}
    won = [people[one] for one in winners if one in people]
    assert all(f" {name}" in finale.text.partition(".")[0] for name in won)
