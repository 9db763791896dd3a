"""Bombs out of turn at a table: good until the next play, and never on an old one."""

from random import Random

import pytest

from bot.store import Store
from bot.tables.registry import Tables
from bot.tables.table import MovedOn, Table
from rules.actions import IllegalAction, Pass, Play
from rules.combinations import Combination
from rules.match.match import Player
from rules.view import SeatView
from tests.bot.four_people import OPEN, PEOPLE, Listener, seat, settings

BOMBS = {"cut": "off", "bomb_out_of_turn": "on", "bomb_reach": "everything"}
DEALS = 200  # most deals tried; about one in a handful has such hands


def seen(table: Table, player: Player) -> SeatView:
    view = table.now.view(player)
    assert view is not None
    return view


def single(view: SeatView) -> Play:
    return Play(next(play.laid for play in view.plays if play.size == 1))


async def bombing(store: Store) -> tuple[Table, Player, Combination]:
    """Return a table of three with a play to beat, a player not on turn, and their bomb."""
    for number in range(DEALS):
        tables = Tables(store, Listener(), settings(), chance=Random(number))
        OPEN.append(tables)
        table = await tables.open(1, 100 + number, PEOPLE[0], "bigtwo_three", BOMBS)
        for person in PEOPLE[1:3]:
            await table.join(person)
        await table.deal(PEOPLE[0])
        (leader,) = table.now.due()
        await table.act(leader, single(seen(table, leader)))
        waiting = [player for player in table.now.players if player not in table.now.due()]
        for player in waiting:
            if plays := seen(table, player).plays:
                return table, player, plays[0]
    raise AssertionError("no bomb in so many deals")


async def test_holder_of_a_bomb_may_throw_it_while_another_thinks(store: Store) -> None:
    table, player, bomb = await bombing(store)
    assert player not in table.now.due()
    await table.act(player, Play(bomb.laid), table.now.key)
    top = seen(table, player).top
    assert top is not None
    assert top.cards == bomb.laid
    assert seat(table, player).bank == settings().bank_seconds  # not their turn


async def test_a_bomb_shown_before_a_pass_is_still_good(store: Store) -> None:
    table, player, bomb = await bombing(store)
    key, (due,) = table.now.key, table.now.due()
    await table.act(due, Pass())
    if player not in table.now.due():
        await table.act(player, Play(bomb.laid), key)
    else:  # the player is on turn now, and older keys are refused
        with pytest.raises(MovedOn):
            await table.act(player, Play(bomb.laid), key)


async def test_a_bomb_shown_before_another_play_is_never_laid(store: Store) -> None:
    table, player, bomb = await bombing(store)
    key, (due,) = table.now.key, table.now.due()
    await table.act(due, single(seen(table, due)))
    with pytest.raises(MovedOn):
        await table.act(player, Play(bomb.laid), key)
    with pytest.raises(MovedOn):
        table.readings(player, bomb.laid, key)


async def test_only_bombs_come_out_of_turn(store: Store) -> None:
    table, player, bomb = await bombing(store)
    assert all(play.size == 5 for play in seen(table, player).plays)
    card = seen(table, player).hand[-1]
    with pytest.raises(IllegalAction, match="not your turn"):
        await table.act(player, Play(card))
    assert table.objection(player, bomb.laid) is None
