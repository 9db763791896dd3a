"""Hands of waiting players, too, that show the true state three seconds after every act."""

from __future__ import annotations

import pytest

from bot.store import Store
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.playing import take_turn
from tests.night.reading import Cockpit
from tests.night.test_preferences import choose
from tests.night.truth import GAMES, SECONDS, Truth, untrue_for_now

pytestmark = pytest.mark.long

ACTS = 45  # acts in each game after which the hands are checked


async def untruths(
    evening: Evening, store: Store, waits: bool = False, spelled: bool = False
) -> list[str]:
    """Return what the hands show wrongly; with `waits`, a hand may offer to be refreshed."""
    truth = await Truth.of(evening.channel_id, evening.people, store)
    found = []
    for person in evening.people:
        hand = person.cockpit(evening.room)
        view = truth.table.view(person.id)
        if hand is None or view is None or view.ended:
            continue
        if waits and any(one.act == "refresh" for one in hand.controls):
            found += [f"{person.name}: {one}" for one in untrue_for_now(hand, view)]
            continue
        found += [f"{person.name}: {one}" for one in truth.untrue(person.id, hand, spelled)]
    return found


def asking(evening: Evening, person: Person) -> Cockpit | None:
    """Return the hand of this person, where it asks for a move."""
    hand = person.cockpit(evening.room)
    acts = {one.act for one in hand.controls} if hand else set()
    return hand if acts & {"answer", "play", "pass", "give", "pick"} else None


async def move(evening: Evening, person: Person, way: str) -> None:
    """Bid the most, cut, play or give, as the hand of this person asks."""
    hand = asking(evening, person)
    assert hand is not None
    if answers := [one for one in hand.controls if one.act == "answer"]:
        await person.press(answers[-1])
    else:
        await take_turn(person, evening.room, evening.channel_id, evening.chance, way)


async def observed(house: House, game: str, way: str, spelled: bool = False) -> None:
    """Play a deal, and check all hands three seconds after each act."""
    evening = await house.evening(GAMES[game])
    for person in evening.people if spelled else ():
        await choose(person, evening.channel_id, "Words")
    await evening.start(preset=game)
    store = await Store.open(house.bot.database, house.clock)
    try:
        await evening.look()
        await house.clock.sleep(SECONDS)
        assert await untruths(evening, store, not way, spelled) == []
        for act in range(ACTS):
            asked = [one for one in evening.people if asking(evening, one)]
            if not asked:
                assert (await Truth.of(evening.channel_id, evening.people, store)).ended
                break
            await move(evening, asked[0], way)
            await house.clock.sleep(SECONDS)
            assert await untruths(evening, store, not way, spelled) == [], f"after act {act + 1}"
    finally:
        await store.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
@played
async def test_every_hand_is_right_three_seconds_after_every_act(house: House, game: str) -> None:
    await observed(house, game, "button")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
@played
async def test_a_hand_that_no_click_changes_is_right_or_says_that_it_waits(
    house: House, game: str
) -> None:
    await observed(house, game, "")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", GAMES)
@played
async def test_every_hand_in_words_is_right_three_seconds_after_every_act(
    house: House, game: str
) -> None:
    await observed(house, game, "button", spelled=True)
