"""The replay of a deal has a button once the deal is over, and is drawn after other pictures."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app import App
from bot.discord import limits
from bot.domain.seating import rules_of
from bot.drawing import HandPicture
from bot.tables.history import hands_after_plays, last_over, seen_after_plays
from bot.tables.table import Table
from bot.words.cards import in_order
from bot.words.speech import Speech
from cogs.table import replay
from cogs.table.message import table_message
from rules.cards import each
from rules.events import Dealt, Ended
from rules.view import SeatView
from tests.bot.drawing.test_replay import frames
from tests.bot.four_people import PEOPLE, play_on
from tests.cogs.clicking import click, said_in, used

HOST, GUEST = PEOPLE[:2]
SEATS = ("Ana", "Ben", "Chi", "Dev")


async def over(table: Table) -> tuple[str, tuple[SeatView, ...]]:
    """Play a deal to its end; return the id of its replay button, and the views after its plays."""
    await table.deal(HOST)
    await play_on(table)
    found = await last_over(table.stored.store, table.state.deal_id)
    assert found is not None
    return f"replay:{table.state.id}:{table.now.stage_key}:", seen_after_plays(found[1])


async def shown(app: App, button: str) -> tuple[bytes, str]:
    """Return the animation that a press shows, and its alt text."""
    answered = await used(app, GUEST, button, [])
    (file,) = [
        file
        for _, kwargs in answered.given
        for file in kwargs.get("files", kwargs.get("attachments", []))
    ]
    assert isinstance(file, discord.File)
    assert file.filename == "replay.gif"
    return file.fp.read(), file.description or ""


async def test_replay_before_the_first_play_is_refused(app: App, table: Table) -> None:
    button = f"replay:{table.state.id}:v.0:"
    none = "There's no finished deal to replay here yet."
    assert await click(app, HOST, button) == none
    await table.deal(HOST)
    assert await click(app, HOST, button) == none


@pytest.mark.slow
async def test_the_results_and_the_log_have_the_button_and_a_running_deal_has_none(
    app: App, table: Table
) -> None:
    await table.deal(HOST)
    assert "Replay" not in said_in((await table_message(Speech(), app, table.now))[0])
    assert "Replay" not in await click(app, HOST, f"log:{table.state.id}:{table.now.stage_key}:")
    await play_on(table)
    assert "Replay" in said_in((await table_message(Speech(), app, table.now))[0])
    log = f"log:{table.state.id}:{table.now.stage_key}:"
    assert "Replay" in (await click(app, HOST, log)).split("\n")
    await table.deal(HOST)
    assert "Replay last deal" in await click(app, HOST, log)


@pytest.mark.slow
async def test_it_shows_a_table_for_each_play_and_tells_the_same(app: App, table: Table) -> None:
    button, seen = await over(table)
    gif, alt = await shown(app, button)
    assert len(frames(gif)) == min(len(seen), replay.MOST_PLAYS + 1)
    assert alt.startswith("Best first: ")
    first = seen[0].top
    assert first is not None
    assert f"seat {first.seat + 1} · " in alt
    assert len(alt) <= limits.ALT


@pytest.mark.slow
async def test_the_next_deal_leaves_the_last_one_to_be_seen(app: App, table: Table) -> None:
    button, _ = await over(table)
    gif, _ = await shown(app, button)
    await table.deal(HOST)
    assert (await shown(app, button))[0] == gif


@pytest.mark.slow
async def test_cached_replay_is_drawn_once(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    button, seen = await over(table)
    drawn = list[int]()

    async def draw(tables: Any) -> bytes:
        drawn.append(len(tables))
        return b"GIF89a"

    monkeypatch.setattr(replay, "_drawn_in_turns", draw)
    for _ in range(2):
        await shown(app, button)
    assert drawn == [min(len(seen), replay.MOST_PLAYS + 1)]


@pytest.mark.slow
async def test_one_that_is_too_large_is_drawn_with_fewer_plays(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    button, seen = await over(table)
    monkeypatch.setattr(replay, "MOST_BYTES", 150_000)
    gif, _ = await shown(app, button)
    assert len(gif) <= 150_000
    assert 1 < len(frames(gif)) < len(seen)


@pytest.mark.slow
async def test_reader_without_pictures_gets_the_replay_in_words(app: App, table: Table) -> None:
    button, seen = await over(table)
    await app.store.preferences.change(GUEST, pictures=False)
    told = await click(app, GUEST, button)
    assert "Best first: " in told
    tricks = [line for line in told.split("\n") if line.startswith("Player ") and " · " in line]
    assert len(tricks) == sum(len(view.trick) == 1 for view in seen[:-1])


@pytest.mark.slow
async def test_a_hand_is_drawn_before_the_rest_of_a_replay(app: App, table: Table) -> None:
    _, seen = await over(table)
    replays = replay.Replays()
    drawing = asyncio.create_task(replays.gif(1, seen, (), table.now.rules, HandPicture(()).deck))
    await asyncio.sleep(0)
    hand = HandPicture(tuple(each(0b1111)))
    await app.pictures.hands.png(hand)
    assert not drawing.done()
    assert len(frames(await drawing)) > 10


@pytest.mark.slow
async def test_long_deal_is_told_until_the_message_is_full(table: Table) -> None:
    _, seen = await over(table)
    whole = replay.replay_facts(Speech(), seen, SEATS, table.now.rules)
    some = replay.as_lines(whole, 300)
    assert len(some) <= 300
    assert some.endswith("…")
    kept = some.removesuffix("…").split("\n")
    assert 1 < len(kept) < len(whole)
    assert kept == whole[: len(kept)]


@pytest.mark.slow
async def test_deal_that_ended_before_a_play_has_only_places(table: Table) -> None:
    _, seen = await over(table)
    whole = replay.replay_facts(Speech(), seen, SEATS, table.now.rules)
    assert replay.replay_facts(Speech(), seen[-1:], SEATS, table.now.rules) == whole[:1]
    assert whole[0].startswith("Best first: ")
    assert "🥇" in whole[0]


@pytest.mark.slow
async def test_hands_are_open_once_the_deal_is_over(app: App, table: Table) -> None:
    button, seen = await over(table)
    found = await last_over(table.stored.store, table.state.deal_id)
    assert found is not None
    hands = hands_after_plays(found[1])
    assert len(hands) == len(seen)
    lines = replay.dealt_in_words(Speech(), seen, hands, SEATS)
    dealt = next(one for one in found[1].events if isinstance(one, Dealt))
    assert [line.partition(": ")[0] for line in lines] == [*SEATS]
    assert lines[0].partition(": ")[2] == in_order(Speech(), dealt.hands[0])
    await app.store.preferences.change(GUEST, pictures=False)
    spelled = in_order(Speech(spelled=True), dealt.hands[0])
    assert spelled in await click(app, GUEST, button)


@pytest.mark.slow
async def test_no_hand_is_open_before_the_end_or_in_a_void_deal(table: Table) -> None:
    await table.deal(HOST)
    assert table.state.deal_id is not None
    running = await table.stored.store.deals.get(table.state.deal_id)
    assert hands_after_plays(running) == ()
    void = replace(running, events=(*running.events, Ended((), (), void=True)))
    assert hands_after_plays(void) == ()


def test_equal_people_share_a_place_in_words() -> None:
    rules = rules_of("president_basic", {})
    view: Any = SimpleNamespace(
        ended=Ended((2, 0, 1), (2, 1, 0)), sides=(), cards_left=(0, 3, 0), number=1
    )
    said = replay.replay_places(Speech(), view, ("Ana", "Ben", "Chi"), rules)
    assert said == "Best first: 🥇 Chi · 🥈 Ana · 🥉 Ben."
