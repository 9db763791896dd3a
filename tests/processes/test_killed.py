"""Real processes that are killed in the lobby, in a deal, in a step, in the exchange, at start."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest

from bot.domain.state import NewDeal
from bot.store import Store
from rules.events import CardsGiven, Event, Passed, Played
from tests.night.evening import Evening
from tests.night.playing import Deed, come_on_turn, deed
from tests.night.reading import Cockpit, Control, of_mask
from tests.processes.bot_process import POLL, BotProcess
from tests.processes.conftest import OpenHouse, RealHouse, turns

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.long]
SMALL = {"preset": "president_basic", "house_rules": "players=2..7, pack=strip40"}
EXCHANGING = {
    "preset": "president_basic",
    "house_rules": "players=4..4, deal=fixed, hand_size=4, leftover=discard, exchange=[2,1]",
}
KILLS = 3  # kills during a press
MOST = 0.1  # the most seconds from a press to the kill; an idle bot answers in about half of that


async def test_a_killed_bot_goes_on_with_everything_that_it_acknowledged(
    open_house: OpenHouse,
) -> None:
    house = await open_house()
    evening = await house.evening(2)
    await evening.open(**SMALL)
    await again(house)
    await evening.begin_deal("Start")
    hands = await evening.look()
    await turns(evening, 3)
    await again(house)
    await turns(evening, 2)
    await killed_at_the_answer(house, evening)
    for number in range(KILLS):
        await killed_on_the_way(house, evening, Random(number).uniform(0.0, MOST))
    await turns(evening)
    await evening.host.until(evening.result, "the results")
    await house.bot.stop()
    assert deeds_of(await stored(house.bot)) == seen(evening)
    nobody_played_what_they_had_not(evening, {name: Counter(hands[name]) for name in hands})
    assert "Traceback" not in house.bot.log


async def test_a_bot_killed_in_the_exchange_knows_each_gift_once(open_house: OpenHouse) -> None:
    house = await open_house()
    evening = await house.evening(4)
    await evening.start(**EXCHANGING)
    await turns(evening)
    evening.deeds.clear()
    await evening.begin_deal("Next deal")
    givers = await evening.on_turn(2)  # President and Vice-President
    hands = await evening.look()
    await again(house)
    assert await evening.on_turn(2) == givers
    assert await evening.look() == hands
    await killed_at_the_answer(house, evening)
    await killed_on_the_way(house, evening)
    assert [one.kind for one in evening.deeds] == ["give", "give"]
    await turns(evening)
    await evening.host.until(evening.result, "the results")
    await house.bot.stop()
    deal = await stored(house.bot, 2)
    by_themselves, chosen = gifts(deal)[:2], gifts(deal)[2:]
    assert sorted(gift.count for gift in by_themselves) == [1, 2]
    assert deeds_of(deal)[2:] == seen(evening)
    names = {person.id: person.name for person in evening.people}
    held = {name: Counter(hands[name]) for name in hands}
    for gift in chosen:
        held[names[deal.players[gift.giver]]] -= Counter(of_mask(gift.cards))
        held[names[deal.players[gift.taker]]] += Counter(of_mask(gift.cards))
    assert [hand.total() for hand in held.values()] == [4, 4, 4, 4]
    nobody_played_what_they_had_not(evening, held)
    assert "Traceback" not in house.bot.log


async def test_a_bot_that_is_killed_while_it_starts_starts_anew(open_house: OpenHouse) -> None:
    house = await open_house(start=False)
    for sign in ("gamenight.db", "gamenight.db-wal"):
        house.bot.begin()
        while not (house.bot.data / sign).exists():
            assert house.bot.alive, house.bot.log
            await asyncio.sleep(POLL)
        await house.bot.kill()
    await house.bot.start()
    evening = await house.evening(2)
    await evening.start(**SMALL)
    await turns(evening, 2)
    assert len(evening.deeds) == 2


async def again(house: RealHouse) -> None:
    """Kill the bot, and start it again."""
    await house.bot.kill()
    await house.bot.start()


async def killed_at_the_answer(house: RealHouse, evening: Evening) -> None:
    """Kill the bot after it answered a press and before it tells other players; start it again."""
    person, *_ = await evening.on_turn()
    hand = await come_on_turn(person, evening.room, evening.channel_id)
    asked = evening.asked(person)
    step = await person.begin_press(first(hand))
    await person.answer(step)  # an earlier response may have acknowledged the press
    await again(house)
    evening.note(asked, await deed(person, step, hand, "button"))


async def killed_on_the_way(house: RealHouse, evening: Evening, after: float | None = None) -> None:
    """Kill the bot `after` seconds after a press, or as soon as the action is stored.

    The action has been stored or not. Start the bot again, and note the action if it was stored.
    """
    person, *_ = await evening.on_turn()
    hand = await come_on_turn(person, evening.room, evening.channel_id)
    asked = evening.asked(person)
    before = deeds_of(await stored(house.bot, hand.deal))
    step = await person.begin_press(first(hand))
    if after is not None:
        await asyncio.sleep(after)
    while after is None and deeds_of(await stored(house.bot, hand.deal)) == before:
        assert house.bot.alive, house.bot.log
        await asyncio.sleep(POLL)
    await house.bot.kill()
    new = deeds_of(await stored(house.bot, hand.deal))[len(before) :]
    await house.bot.start()
    for kind, cards in new:
        evening.note(asked, Deed(person.name, kind, tuple(cards), hand.deal, step.at, "button"))


def first(hand: Cockpit) -> Control:
    """Return the first move that this hand offers."""
    return next(one for one in hand.controls if one.act in ("play", "pass", "give"))


async def stored(bot: BotProcess, deal_id: int = 1) -> NewDeal:
    """Return a deal from the bot's database."""
    store = await Store.open(bot.database)
    try:
        return await store.deals.get(deal_id)
    finally:
        await store.close()


def gifts(deal: NewDeal) -> list[CardsGiven]:
    """Return the gifts of the exchange, first the automatic ones."""
    return [event for event in deal.events if isinstance(event, CardsGiven)]


def deeds_of(deal: NewDeal) -> list[tuple[str, list[str]]]:
    """Return the kind and the cards of each play, pass and gift in a deal."""
    return [told(event) for event in deal.events if isinstance(event, Played | Passed | CardsGiven)]


def told(event: Event) -> tuple[str, list[str]]:
    """Return the kind (play, pass or give) and the cards of an event."""
    match event:
        case Played():
            return "play", sorted(of_mask(event.cards))
        case CardsGiven():
            return "give", sorted(of_mask(event.cards))
    return "pass", []


def seen(evening: Evening) -> list[tuple[str, list[str]]]:
    """Return the kind and the cards of each action that the bot confirmed to people."""
    return [(one.kind, sorted(one.cards)) for one in evening.deeds]


def nobody_played_what_they_had_not(evening: Evening, hands: dict[str, Counter[str]]) -> None:
    """Check that players played cards of their own only, each once. `hands` are by name."""
    for name, hand in hands.items():
        mine = [one for one in evening.deeds if one.who == name and one.kind == "play"]
        assert Counter(card for one in mine for card in one.cards) <= hand
