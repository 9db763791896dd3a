"""Pictures of hands: drawn before they are asked for, and not twice."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.app import App
from bot.domain.preferences import Preferences
from bot.drawing import HandPicture, draw_hand
from bot.drawing.cache import PictureCache
from bot.drawing.table import draw_table
from bot.tables.table import Table
from bot.words.speech import Speech
from cogs.hand.pictures import draw_ahead, hand_alt, table_picture, table_words, taken
from rules.cards import Cards, card, joined
from rules.catalogue import build
from rules.events import ALONE, CardsTaken
from rules.view import view
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import click
from tests.rules.random_play import opened

HAND = tuple(map(card, ("3S", "7D", "AS")))


@pytest.fixture
def drawn(app: App, monkeypatch: pytest.MonkeyPatch) -> list[Cards]:
    """The cards of each hand that is drawn from now on."""
    noted: list[Cards] = []

    def note(picture: HandPicture) -> bytes:
        noted.append(joined(picture.cards))
        return b"png"

    monkeypatch.setattr(app.pictures, "hands", PictureCache("hand", note, 2))
    return noted


async def test_cached_picture_is_drawn_once(app: App, drawn: list[Cards]) -> None:
    first, second, third = (HandPicture(HAND[at:]) for at in range(3))
    for picture in (first, second, first, third, first):
        assert await app.pictures.hands.png(picture) == b"png"
    # the cache keeps two pictures: the third replaces the first
    assert drawn == [joined(one.cards) for one in (first, second, third, first)]


async def test_pictures_are_not_drawn_ahead_without_wish_or_cards(
    app: App,
    table: Table,
    drawn: list[Cards],
) -> None:
    await table.deal(PEOPLE[0])
    view = table.now.view(PEOPLE[0])
    assert view is not None
    draw_ahead(app, (), Preferences(), view)
    draw_ahead(app, HAND, Preferences(pictures=False), view)
    await app.pictures.hands.png(HandPicture(HAND[:1]))
    assert drawn == [joined(HAND[:1])]


async def test_the_hand_after_a_play_is_drawn_while_the_play_is_stored(
    app: App, table: Table, drawn: list[Cards], monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.deal(PEOPLE[0])
    (player,) = table.now.due()
    view = table.now.view(player)
    assert view is not None
    play, seen = view.plays[0], list[Cards]()
    append = table.store.deals.append

    async def note(*args: Any) -> None:
        await app.pictures.hands.png(HandPicture(HAND))  # drawn after all that was asked for before
        seen.extend(drawn)
        await append(*args)

    monkeypatch.setattr(table.stored.store.deals, "append", note)
    await click(app, player, f"play:{table.state.id}:{table.now.key}:{play.laid:x}")
    left = view.held & ~play.laid
    assert seen == [left, joined(HAND)]
    assert drawn.count(left) == 1


def test_cards_that_a_seat_picked_up_are_marked_in_its_picture_and_in_its_alt_text() -> None:
    """`reviews/play.md`, B11: "At least mark them in his own hand"."""
    rules = build("doudizhu_denexa", {})
    deal = opened(rules, 3, Random(5))
    landlord = deal.sides.index(ALONE)
    for seat in range(3):
        seen = view(deal, seat)
        marked = taken(seen, seen.hand)
        took = joined(one.cards for one in deal.taken if isinstance(one, CardsTaken))
        assert marked == (took & seen.held if seat == landlord else 0)
        plain, picture = HandPicture(seen.hand), HandPicture(seen.hand, taken=marked)
        assert (draw_hand(picture) != draw_hand(plain)) is bool(marked)
        assert ("Picked up: " in hand_alt(Speech(), picture)) is bool(marked)


def test_cards_turned_up_for_all_lie_before_the_landlord_until_they_are_played() -> None:
    """`reviews/play.md`, B11: "turn them up for all"."""
    for preset, open_ in (("doudizhu_open", True), ("doudizhu_denexa", False)):
        deal = opened(build(preset, {}), 3, Random(5))
        landlord = deal.sides.index(ALONE)
        took = joined(one.cards for one in deal.taken if isinstance(one, CardsTaken))
        left = took & deal.hands[landlord] if open_ else 0
        for seat in (0, 1, 2, None):
            seen = view(deal, seat)
            picture = table_picture(seen)
            assert joined(picture.shown_to_all) == left
            assert picture.shown_by == (landlord + 1 if open_ else 0)
            told = table_words(Speech(), seen, picture, seats=False)  # all of it has room
            assert (f"Open cards of seat {landlord + 1}: " in told) is open_
            plain = replace(picture, shown_to_all=())
            assert (draw_table(picture) != draw_table(plain)) is open_
