"""Pictures of hands: drawn before they are asked for, and not twice."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app import App
from bot.domain.preferences import Preferences
from bot.drawing import HandPicture
from bot.drawing.cache import PictureCache
from bot.tables.table import Table
from cogs.hand.pictures import draw_ahead
from rules.cards import Cards, card, joined
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import click

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


async def test_a_picture_is_drawn_once_while_it_is_kept(app: App, drawn: list[Cards]) -> None:
    first, second, third = (HandPicture(HAND[at:]) for at in range(3))
    for picture in (first, second, first, third, first):
        assert await app.pictures.hands.png(picture) == b"png"
    # the cache keeps two pictures: the third replaces the first
    assert drawn == [joined(one.cards) for one in (first, second, third, first)]


async def test_nothing_is_drawn_ahead_for_who_wants_no_pictures_or_has_no_cards(
    app: App,
    drawn: list[Cards],
) -> None:
    draw_ahead(app, (), Preferences())
    draw_ahead(app, HAND, Preferences(pictures=False))
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
