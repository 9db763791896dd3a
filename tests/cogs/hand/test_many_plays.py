"""A hand with more plays than are listed: everything that can be laid can still be laid."""

from __future__ import annotations

from random import Random

import pytest

from bot.app import App
from bot.domain.drafts import replaced_by
from bot.domain.preferences import Preferences
from bot.domain.state import Draft
from bot.drawing import HandPicture
from bot.drawing.cache import PictureCache
from bot.players.advice import explained
from bot.tables.table import Table
from bot.words.cards import in_order
from bot.words.speech import Speech
from cogs.hand.commands import complete
from cogs.hand.hints import listed, verdict
from cogs.hand.pictures import hand_file
from rules.cards import Cards, text
from rules.phases.legal_plays import MOST, WILD
from rules.phases.plays import plays
from rules.view import SeatView
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import interaction
from tests.english import english

HOST = PEOPLE[0]
CROWDED = {"decks": "2", "jokers": "4", "joker_wild": "rank", "wild_ranks": "{2,3}"} | {
    "kickers": "dou_dizhu"
}


@pytest.fixture
async def leader(table: Table, monkeypatch: pytest.MonkeyPatch) -> str:
    """The leader of a fixed deal, with 27 cards; a quarter of the cards are wild."""
    monkeypatch.setattr(table.stored, "_chance", Random(2))
    await table.edit(HOST, replaced_by(Draft("president_basic", CROWDED)))
    await table.deal(HOST)
    return table.now.due()[0]


def seen(table: Table, player: str) -> SeatView:
    """Return the view of this player."""
    found = table.now.view(player)
    assert found is not None
    return found


def unlisted(table: Table, player: str) -> Cards:
    """Return random cards that this player may lay and that are not in the list of plays."""
    deal, seat = table.stored.running(), table.now.seat_of(player)
    assert seat is not None
    shown = {play.laid for play in seen(table, player).plays}
    every = [cards for cards in plays(deal, seat) if cards not in shown]
    return Random(1).choice(every)


def test_not_all_plays_of_this_hand_are_listed(table: Table, leader: str) -> None:
    view = seen(table, leader)
    assert not view.plays_in_full
    assert len(view.plays) > MOST / WILD / 2
    assert listed(Speech(), table, view)
    knowledge = table.now.knowledge(leader)
    assert knowledge
    assert explained(knowledge, None).play


def test_why_says_that_unlisted_cards_may_be_laid(table: Table, leader: str) -> None:
    cards = unlisted(table, leader)
    assert verdict(Speech(), table, leader, cards) == english(
        "why-may", cards=in_order(Speech(), cards)
    )
    waiting = next(player for player in PEOPLE if player not in table.now.due())
    one = seen(table, waiting).hand[0]
    assert verdict(Speech(), table, waiting, one) == english(
        "why-turn", cards=in_order(Speech(), one)
    )


@pytest.mark.slow
async def test_cards_typed_out_are_offered_though_they_are_not_listed(
    app: App, table: Table, leader: str
) -> None:
    typed = text(unlisted(table, leader))
    offered = await complete(app, interaction(app, leader), typed)
    assert offered
    assert await complete(app, interaction(app, leader), "3S 4S 5S 6S") == []
    assert await complete(app, interaction(app, leader), "no cards") == []


async def test_no_card_is_dimmed_where_not_all_plays_are_known(
    app: App, table: Table, leader: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Cards] = []

    def note(picture: HandPicture) -> bytes:
        drawn.append(picture.dimmed)
        return b""

    monkeypatch.setattr(app.pictures, "hands", PictureCache("hand", note, 1))
    view = seen(table, leader)
    await hand_file(Speech(), app, view, view.hand, Preferences())
    assert drawn == [0]
