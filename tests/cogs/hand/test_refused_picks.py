"""Cards that were picked and may not be played stay picked, with the reason beside them."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.app import App
from bot.discord import limits
from bot.tables.table import Table
from rules.cards import Card, joined, rank_of
from tests.bot.four_people import PEOPLE, play_on
from tests.cogs.clicking import used

HOST = PEOPLE[0]


@pytest.fixture
async def dealt(table: Table) -> Table:
    """The table in the first trick."""
    await table.deal(HOST)
    return table


async def hand_after(app: App, table: Table, act: str, arg: str, *values: str) -> list[Any]:
    """Return the parts of the hand that the player on turn sees after this press."""
    player = table.now.due()[0]
    answered = await used(app, player, f"{act}:{table.state.id}:{table.now.key}:{arg}", [*values])
    view = answered.given[-1][1]["view"]
    assert view.total_children_count <= limits.COMPONENTS
    return [getattr(part, "item", part) for part in view.walk_children()]


def own(table: Table) -> tuple[Card, ...]:
    view = table.now.view(table.now.due()[0])
    assert view is not None
    return view.givable


def ticked(parts: list[Any]) -> set[str]:
    """Return the values that are ticked in the selects."""
    selects = [part for part in parts if isinstance(part, discord.ui.Select)]
    return {option.value for one in selects for option in one.options if option.default}


def unlike(cards: tuple[Card, ...]) -> list[Card]:
    """Return two cards that make no pair."""
    return [cards[0], next(one for one in cards if rank_of(one) != rank_of(cards[0]))]


def texts(parts: list[Any]) -> list[str]:
    return [part.content for part in parts if isinstance(part, discord.ui.TextDisplay)]


def labels(parts: list[Any]) -> list[str | None]:
    return [part.label for part in parts if isinstance(part, discord.ui.Button)]


async def test_a_refused_pick_is_kept_and_the_reason_stands_above_it(
    app: App, dealt: Table
) -> None:
    two = unlike(own(dealt))
    parts = await hand_after(app, dealt, "select-pick", "0.1.ab", *(f"{one:x}" for one in two))
    assert ticked(parts) == {f"{one:x}" for one in two}
    kinds = [type(part) for part in parts]
    reason = parts[kinds.index(discord.ui.Select) - 2]  # the row of the select is between
    assert reason.content.startswith("> ")
    assert "isn't a valid play" in reason.content
    assert len([text for text in texts(parts) if text.startswith("> ")]) == 1
    assert "Clear" in labels(parts)
    assert not [label for label in labels(parts) if label and label.startswith("Play ")]


async def test_a_pick_that_is_changed_until_it_may_be_played_is_played(
    app: App, dealt: Table
) -> None:
    player, two = dealt.now.due()[0], unlike(own(dealt))
    await hand_after(app, dealt, "select-pick", "0.1.ab", *(f"{one:x}" for one in two))
    view = dealt.now.view(player)
    assert view is not None
    before = dealt.now.seq
    await hand_after(app, dealt, "select-pick", "0.1.ab", f"{view.plays[0].laid:x}")
    assert dealt.now.seq > before


async def test_refused_cards_of_the_button_below_are_kept_as_well(app: App, dealt: Table) -> None:
    two = joined(unlike(own(dealt)))
    parts = await hand_after(app, dealt, "play", f"{two:x}")
    assert len(ticked(parts)) == 2
    put_back = await hand_after(app, dealt, "unpick", "")
    assert not ticked(put_back)
    assert not [text for text in texts(put_back) if text.startswith("> ")]


@pytest.mark.slow
async def test_a_gift_of_the_wrong_cards_is_kept(app: App, dealt: Table) -> None:
    await play_on(dealt)
    await dealt.deal(HOST)
    view = dealt.now.view(dealt.now.due()[0])
    assert view is not None
    assert view.gift is not None
    wrong = view.givable[: view.gift.count + 1]
    parts = await hand_after(app, dealt, "give", f"{joined(wrong):x}")
    assert ticked(parts) == {f"{one:x}" for one in wrong}
    assert any(text.startswith("> Give ") for text in texts(parts))


async def test_cards_of_another_player_are_never_picked(app: App, dealt: Table) -> None:
    theirs = 1 << 200
    assert not ticked(await hand_after(app, dealt, "play", f"{theirs:x}"))
