"""Facts of a hand: its picture, the alt text and the hand in words tell the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.app import App
from bot.domain.preferences import Preferences
from bot.domain.state import Stage
from bot.drawing import FOUR_COLOUR
from bot.store import Store
from bot.tables.snapshot import Snapshot
from bot.words.cards import laid
from bot.words.rulebook import rules_title
from bot.words.rulebook import title as title_of
from bot.words.speech import HEARD, Speech
from cogs.hand.message import hand_message
from cogs.hand.pictures import HATS, hand_alt, hand_facts, hand_picture, title_hat
from rules.cards import TILES, each, joined
from rules.catalogue import problems
from rules.catalogue.presets import PRESETS
from rules.engine import begin
from rules.view import SeatView, view
from tests.cogs.hand.test_spoken import NAMES, PEOPLE, SPEECH, WORDS, dealt, turns
from tests.night.reading import cards_spelled, of_mask
from tests.rules.random_play import shuffled, some_game, steps
from tests.spoken import parts, spoken

PICTURES = replace(WORDS, pictures=True)
MARKS = {  # the beginning of the sentence about the cards with each mark
    "Picked: ": "lifted",
    "Can't be played now: ": "dimmed",
    "Picked up: ": "taken",
}


def told(facts: list[str], start: str) -> list[str]:
    """Return the cards in the fact that begins like this; [] without it."""
    return next((cards_spelled(one) for one in facts if one.startswith(start)), [])


def named(cards: int) -> list[str]:
    return sorted(of_mask(cards))


@pytest.mark.sampled(8)
@pytest.mark.parametrize("preset", [one for one in PRESETS if not problems(one)])
def test_each_card_and_each_mark_of_a_hand_is_told(preset: str) -> None:
    rules, _ = some_game(Random(preset), preset)
    chance, speech = Random(preset), Speech(spelled=True, tiles=bool(rules.pack & TILES))
    first = begin(rules, shuffled(rules, min(rules.seats), chance, later=True)).deal
    for deal, _, _ in steps(first, chance):
        for seat in deal.to_act:
            seen = view(deal, seat)
            cards = list(each(seen.held))
            if not cards:  # a hand without cards has no picture
                continue
            some = chance.sample(cards, min(2, len(cards))) if chance.random() < 0.3 else []
            picked = joined(some)
            picture = hand_picture(seen, tuple(cards), FOUR_COLOUR, picked)
            facts = hand_facts(replace(speech, backs=False), picture)
            assert sorted(told(facts, "Your ")) == named(seen.held), facts
            for start, mark in MARKS.items():
                shown = getattr(picture, mark)
                if mark == "dimmed" and shown == seen.held:
                    assert "No card can be played now." in facts
                else:
                    assert sorted(told(facts, start)) == named(shown), (mark, facts)
            alt = hand_alt(speech, picture)
            assert len(alt) <= HEARD
            assert alt.startswith(f"Your {len(cards)} cards: " if len(cards) > 1 else "Your last")


async def texts(app: App, table: Snapshot, player: str, speech: Speech, form: Preferences) -> str:
    """Return all that a hand tells in this form: its lines, its alt text and its controls."""
    layout, _ = await hand_message(speech, app, table, player, form)
    shown = layout.to_components()  # type: ignore[no-untyped-call]  # discord.py has no type
    return "\n".join(text for one in shown for _, text in parts(one))


def facts_of(table: Snapshot, seen: SeatView, speech: Speech) -> Iterator[str]:
    """Yield the facts that a hand on turn tells in any form."""
    yield rules_title(speech, table.state, short=True)
    yield f"deal {seen.number}"
    if seen.top:
        owner = name_of(table, seen.top.seat)
        yield f"{laid(speech, seen.top.cards, seen.top.as_cards, table.rules)} ({owner})"
    if seen.upside_down:
        yield "low cards beat high ones"
    if seen.direction < 0 and not seen.last_trick:
        yield "Counterclockwise"
    if seen.stake > 1:
        yield f"stake {seen.stake}"
    if seen.opened:
        yield from of_seats(table, seen, speech)
    yield from of_gifts(table, seen)


def of_gifts(table: Snapshot, seen: SeatView) -> Iterator[str]:
    """Yield the other player of each gift, until the first trick is over."""
    for gift in () if seen.last_trick else seen.gifts:
        other = gift.giver if gift.taker == seen.seat else gift.taker
        if gift.cards:
            taken = gift.taker == seen.seat
            yield f"{name_of(table, other)} gave you" if taken else f"{name_of(table, other)}"


def of_seats(table: Snapshot, seen: SeatView, speech: Speech) -> Iterator[str]:
    """Yield the cards left and the title of each player with cards; hats show the others'."""
    titles = table.rules.society.titles
    for seat, player in enumerate(table.players):
        title = title_of(speech, table.state.match.titles.get(player, ""))
        who, left = name_of(table, seat), seen.cards_left[seat]
        if seat == seen.seat:
            yield f"you: {title}" if title else ""
        elif seat not in seen.out and speech.spelled:
            yield f"{who}: {left}" if left > 0 else who
            yield f", {title}" if title else ""
        elif seat not in seen.out:
            place = seen.standing.index(seat) if title and seat in seen.standing else None
            worn = title_hat(titles, place, len(seen.standing)) if place is not None else None
            hat = f"{HATS[worn]} " if worn else ""
            yield spoken(f"{hat}{who} {left}" if left > 0 else who)


def name_of(table: Snapshot, seat: int) -> str:
    return NAMES[PEOPLE.index(table.players[seat])]


@pytest.mark.slow
@pytest.mark.sampled(4)
@pytest.mark.parametrize("preset", PRESETS)
async def test_hand_in_words_and_hand_with_a_picture_tell_the_same_facts(
    app: App, store: Store, preset: str
) -> None:
    table, checked = await dealt(app, store, preset, seed=len(preset)), 0
    for deal in range(2):
        if deal and table.state.stage is Stage.BETWEEN:
            await table.deal(PEOPLE[0])
        async for player in turns(table, seed=deal):
            seen = table.now.view(player)
            assert seen is not None
            for speech, form in ((SPEECH, WORDS), (replace(SPEECH, spelled=False), PICTURES)):
                said = await texts(app, table.now, player, speech, form)
                for fact in facts_of(table.now, seen, speech):
                    assert fact in said, (fact, said)
                    checked += 1
    assert checked
