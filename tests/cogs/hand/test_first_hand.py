"""The hand of a person's first deal explains how to play; hands of later deals do not."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from discord.ui import Container

from bot.app import App
from bot.domain.preferences import Preferences
from bot.domain.state import Stage
from bot.store import Store
from bot.tables.table import Table
from bot.words import LANGUAGES
from bot.words.primer import topic
from bot.words.speech import Speech
from cogs.core.button_layout import TIGHT, height
from cogs.core.people import Reader
from cogs.hand.message import Answer, family_and_deal, hand_message, met
from rules.actions import Bid, Pass, Play
from tests.bot.four_people import PEOPLE, move
from tests.bot.words.emojis_at_hand import ALL
from tests.cogs.clicking import said_in
from tests.cogs.hand.test_status import dealt, play, step
from tests.rules.random_play import at_random

FIRST, *OTHERS = PEOPLE
TOLD, LESSON = "👋", "💡"
GAMES = {
    "president_basic": 4,
    "bigtwo_basic": 4,
    "daifugo_denexa": 4,
    "thirteen_denexa": 4,
    "doudizhu_denexa": 3,
    "bigthree_denexa": 3,
}
ACTS = 14  # actions before each of which every hand is checked


async def hand(app: App, table: Table, preferences: Preferences) -> str:
    view, _ = await hand_message(Speech(), app, table.now, FIRST, preferences)
    return said_in(view)


@pytest.mark.parametrize("pictures", [True, False])
async def test_only_a_first_hand_of_a_game_has_the_introduction(
    app: App, table: Table, pictures: bool
) -> None:
    await table.deal(FIRST)
    family, deal = family_and_deal(table.now)
    known: list[tuple[dict[str, str], bool]] = [
        ({}, True),
        ({family: deal}, True),
        ({family: "another"}, False),
        ({"bt": "another"}, True),
    ]
    for explained, told in known:
        preferences = Preferences(pictures=pictures, explained=explained)
        assert (TOLD in await hand(app, table, preferences)) is told
    lines = (await hand(app, table, Preferences(pictures=pictures))).partition(TOLD)[2]
    assert "High to low" in lines
    primer = lines.partition("\n**President")[0]  # in words, the place follows
    assert len(primer.splitlines()) == (2 if pictures else 3)  # below a picture there is less room


async def test_how_to_play_is_told_in_the_first_deal_of_all_alone(app: App, table: Table) -> None:
    await table.deal(FIRST)
    for first_deal, told in ((0, True), (table.state.deal_id or 0, True), (-1, False)):
        said = await hand(app, table, Preferences(pictures=False, first_deal=first_deal))
        assert ("Play the same number of cards" in said) is told


@pytest.mark.slow
async def test_player_of_president_is_introduced_to_big_two_once(
    app: App, table: Table, store: Store
) -> None:
    await table.deal(FIRST)
    reader = await met(app, Reader(FIRST, Preferences(first_deal=-1), "en"), table.now)
    assert (
        "President, strong jokers"
        in (await hand(app, table, reader.preferences)).partition(TOLD)[2]
    )
    other = await dealt(store, "bigtwo_basic", 4, match_target="1000")
    await step(other, Random(1))  # the cards are cut
    reader = await met(app, reader, other.now)
    told = (await hand(app, other, reader.preferences)).partition(TOLD)[2]
    assert "without cards wins" in told
    assert "2 > A > K" in told
    await play(other)
    kept = await app.store.preferences.of(FIRST)
    assert kept.explained.keys() == {"pr", "bt"}
    await other.deal(FIRST)
    await step(other, Random(1))
    reader = await met(app, Reader(FIRST, kept, "en"), other.now)
    assert TOLD not in await hand(app, other, reader.preferences)
    assert reader.preferences.explained == kept.explained


async def test_cards_that_are_dealt_again_come_with_the_explanation_again(
    app: App, store: Store
) -> None:
    table = await dealt(store, "doudizhu_denexa", 3)
    before = table.state.deal_id
    reader = await met(app, Reader(FIRST, Preferences(), "en"), table.now)
    while table.state.deal_id == before:
        await table.act(table.now.due()[0], Pass())
    reader = await met(app, reader, table.now)
    assert TOLD in await hand(app, table, reader.preferences)


async def test_introduction_is_left_out_below_the_screen_of_a_phone(app: App, table: Table) -> None:
    await table.deal(FIRST)
    (on_turn,) = table.now.due()
    waits = next(one for one in PEOPLE if one != on_turn)
    for player, lines, told in (
        (on_turn, 1, True),
        (on_turn, 20, False),
        (waits, 1, True),
        (waits, 20, False),
    ):
        note = "\n".join(["Much is to be told."] * lines)
        view, _ = await hand_message(Speech(), app, table.now, player, Preferences(), Answer(note))
        assert (TOLD in said_in(view)) is told


@pytest.mark.sampled(4)
@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", GAMES)
async def test_goal_and_order_of_ranks_fit_above_the_fold_at_every_moment(
    app: App, store: Store, preset: str, language: str
) -> None:
    table = await dealt(store, preset, GAMES[preset])
    deal, chance = table.state.deal_id, Random(3)
    for _ in range(ACTS):
        for player in table.now.players:
            view, known = table.now.view(player), Preferences(first_deal=deal or 0)
            if view is None or not view.hand:
                continue
            speech = Speech(language, emojis=ALL)
            layout, _ = await hand_message(speech, app, table.now, player, known, drawn=False)
            box = layout.children[0]
            assert isinstance(box, Container)
            assert TOLD in said_in(layout), player
            assert height(box, len(view.hand)) <= TIGHT
        player = chance.choice(table.now.due())
        own = table.now.view(player)
        assert own is not None
        bids = [one for one in own.asked if isinstance(one, Bid)]
        await table.act(player, bids[-1] if bids else at_random(own, chance))
        if table.state.stage is not Stage.DEAL:
            break


@pytest.mark.slow
async def test_first_straight_is_explained_in_place_of_lines_of_the_log(
    app: App, store: Store
) -> None:
    shown = dict.fromkeys((LESSON, "Played:"), 0)
    for seed in range(12):
        table = await dealt(store, "thirteen_denexa", 4)
        chance = Random(seed)
        for _ in range(8):
            (player,) = table.now.due()
            own = table.now.view(player)
            assert own is not None
            layout, _ = await hand_message(
                Speech(), app, table.now, player, Preferences(), drawn=False
            )
            said = said_in(layout)
            box = layout.children[0]
            assert isinstance(box, Container)
            assert TOLD in said
            assert height(box, len(own.hand)) <= TIGHT
            for word in shown:
                shown[word] += word in said
            if topic(own, table.now.rules):
                assert LESSON in said
            runs = [play for play in own.plays if play.laid.bit_count() > 2]
            action = Play(chance.choice(runs).laid) if runs else at_random(own, chance)
            await table.act(player, action)
            if table.state.stage is not Stage.DEAL:
                break
    assert all(shown.values())


@pytest.mark.parametrize("pictures", [True, False])
async def test_a_lesson_without_room_is_told_in_a_later_deal_once(
    app: App, store: Store, pictures: bool
) -> None:
    table = await at_first_straight(store)
    (player,) = table.now.due()
    crowded = "\n".join(["Much is to be told."] * 20)
    for note, told in ((crowded, False), ("", True)):  # in words, no answer to a press tells it
        known = await app.store.preferences.of(player)
        known = replace(known, pictures=pictures)
        view, _ = await hand_message(Speech(), app, table.now, player, known, Answer(note))
        assert (LESSON in said_in(view)) is told
        kept = await app.store.preferences.of(player)
        assert bool(kept.first_run) is told
        reader = await met(app, Reader(player, kept, "en"), table.now)
        assert bool(reader.preferences.first_run) is told
    later = replace(await app.store.preferences.of(player), first_run=-1, pictures=pictures)
    view, _ = await hand_message(Speech(), app, table.now, player, later)
    assert LESSON not in said_in(view)


async def at_first_straight(store: Store) -> Table:
    """A table at which the player on turn may lay a straight."""
    for seed in range(50):
        table = await dealt(store, "thirteen_denexa", 4)
        chance = Random(seed)
        for _ in range(8):
            (player,) = table.now.due()
            view = table.now.view(player)
            assert view is not None
            if topic(view, table.now.rules):
                return table
            await table.act(player, at_random(view, chance))
            if table.state.stage is not Stage.DEAL:
                break
    raise AssertionError("no straight was dealt")


async def test_the_deal_of_a_first_hand_is_noted_once(app: App, table: Table) -> None:
    lobby = await met(app, Reader(FIRST, Preferences(), "en"), table.now)
    assert not lobby.preferences.first_deal
    await table.deal(FIRST)
    reader = await met(app, lobby, table.now)
    assert reader.preferences.first_deal == table.state.deal_id
    assert await app.store.preferences.of(FIRST) == reader.preferences
    assert await met(app, reader, table.now) is reader


async def test_the_tip_of_a_first_hand_names_only_buttons_that_are_there(
    app: App, table: Table
) -> None:
    await table.deal(FIRST)
    for _ in range(24):
        for player in table.now.players:
            view, _ = await hand_message(Speech(), app, table.now, player, Preferences())
            shown = said_in(view)
            told = shown.partition(TOLD)[2]
            for label in ("Pass", "Hint"):
                assert f"**{label}**" not in told or f"\n{label}\n" in f"{shown}\n"
        await move(table)
