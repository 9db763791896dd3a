"""The message of a hand: at a closed table, after a turn ran out of time, and for a sleeper."""

from __future__ import annotations

import re

import discord
import pytest

from bot.app import App
from bot.domain.preferences import Preferences
from bot.store import Store
from bot.tables.table import Table
from bot.tables.timers import time_is_up
from bot.words.cards import called
from bot.words.speech import Speech
from cogs.hand.message import hand_message, hand_state
from cogs.table.message import table_message
from rules.actions import Bid
from tests.bot.four_people import OPEN, PEOPLE
from tests.bot.tables.test_substitution import drowsy
from tests.cogs.hand.test_status import dealt

HOST = PEOPLE[0]
WORDS = Preferences(pictures=False)


async def read(app: App, table: Table, player: str, preferences: Preferences) -> list[str]:
    """Return the texts of this player's hand, then the ids of its buttons and selects."""
    layout, _ = await hand_message(Speech(), app, table.now, player, preferences)
    parts = [getattr(part, "item", part) for part in layout.walk_children()]
    pressed = (discord.ui.Button, discord.ui.Select)
    return [
        *texts_of(layout),
        *(str(part.custom_id) for part in parts if isinstance(part, pressed)),
    ]


def texts_of(layout: discord.ui.LayoutView) -> list[str]:
    parts = layout.walk_children()
    return [part.content for part in parts if isinstance(part, discord.ui.TextDisplay)]


@pytest.mark.parametrize("preferences", [Preferences(), WORDS], ids=["pictures", "words"])
async def test_nothing_can_be_pressed_on_a_hand_of_a_closed_table(
    app: App, table: Table, preferences: Preferences
) -> None:
    await table.deal(HOST)
    (on_turn,) = table.now.due()
    assert any("pick" in one for one in await read(app, table, on_turn, preferences))
    await table.stop(HOST)
    for player in PEOPLE:
        said = await read(app, table, player, preferences)
        who = "You" if player == HOST else f"Player {HOST}"
        assert f"{who} closed this table." in said[0]
        assert not [one for one in said if ":" in one and one.split(":")[1:2] == ["1"]], said
        assert "time's up" not in "\n".join(said)


async def test_every_hand_is_shown_anew_when_its_table_closes(app: App, table: Table) -> None:
    await table.deal(HOST)
    before = {player: hand_state(table.now, player, Preferences()) for player in PEOPLE}
    await table.stop(HOST)
    for player in PEOPLE:
        assert hand_state(table.now, player, Preferences()) != before[player]


async def test_timeout_is_told_to_its_player_with_the_action(app: App, table: Table) -> None:
    await table.deal(HOST)
    (leader,) = table.now.due()
    await time_is_up(table, table.state.deadlines)
    view = table.now.view(leader)
    assert view is not None
    (play,) = view.trick
    said = (await read(app, table, leader, Preferences()))[0]
    assert f"⏳ Time ran out: I played **{called(Speech(), play.cards)}** for you." in said
    (follower,) = table.now.due()
    before = hand_state(table.now, follower, Preferences())
    await time_is_up(table, table.state.deadlines)
    said = (await read(app, table, follower, Preferences()))[0]
    assert "⏳ Time ran out: you passed." in said
    assert hand_state(table.now, follower, Preferences()) != before
    shown = "\n".join(texts_of((await table_message(Speech(), app, table.now))[0]))
    assert (
        f"⏳ Player {leader} ran out of time: I played **{called(Speech(), play.cards)}**." in shown
    )
    assert f"⏳ Player {follower} ran out of time and passed." in shown
    for pictures in (True, False):
        told = await read(app, table, table.now.due()[0], Preferences(pictures=pictures))
        assert f"⏳ Player {follower} ran out of time and passed." in "\n".join(told)
    others = [one for one in PEOPLE if one not in (leader, follower)]
    assert "Time ran out" not in (await read(app, table, others[0], Preferences()))[0]


async def test_sleeping_player_reads_of_the_stand_in_until_any_press(
    app: App, table: Table
) -> None:
    await table.deal(HOST)
    (player,) = table.now.due()
    await table.arrange(drowsy, player)
    said = (await read(app, table, player, Preferences()))[0]
    assert "💤 You missed two turns, so a computer plays for you" in said
    words, other = Preferences(pictures=False), next(one for one in PEOPLE if one != player)
    told = "\n".join(await read(app, table, other, words))
    assert re.search(rf"Player {player}: \d+, 💤 away, a computer plays", told), (
        "as a picture shows"
    )
    await table.wake(player)
    assert "💤" not in (await read(app, table, player, Preferences()))[0]


async def test_closed_table_has_no_turn(app: App, table: Table) -> None:
    await table.deal(HOST)
    await table.stop(HOST)
    layout, _ = await table_message(Speech(), app, table.now)
    texts = [part.content for part in layout.walk_children() if hasattr(part, "content")]
    assert not [text for text in texts if "▶" in text]


async def test_hands_in_words_say_how_many_cards_lie_face_down_as_a_picture_does(
    app: App, store: Store
) -> None:
    table = await dealt(store, "doudizhu_denexa", 3)
    app.tables = OPEN[-1]
    (bidder,), words = table.now.due(), Preferences(pictures=False)
    assert "3 hidden cards lie face down." in "\n".join(await read(app, table, bidder, words))
    await table.act(bidder, Bid(3))
    assert "face down" not in "\n".join(await read(app, table, bidder, words))


async def test_before_the_cut_no_hand_in_words_says_that_it_has_no_cards_left(
    app: App, store: Store
) -> None:
    table = await dealt(store, "bigtwo_basic", 4)
    app.tables = OPEN[-1]
    (cutter,), words = table.now.due(), Preferences(pictures=False)
    told = "\n".join(await read(app, table, cutter, words))
    assert "Cut the deck" in told
    assert "no cards left" not in told
