"""Execution of the operator's orders, which the command line writes to the database."""

from __future__ import annotations

import logging

from bot.app import App
from bot.discord.errors import in_short, is_outside
from bot.domain.errors import Refusal
from bot.store.operator import Do, Orders
from bot.tables import daily
from bot.tables.stored_table import MovedOn
from bot.tables.table import Table
from rules.match.match import Player

log = logging.getLogger(__name__)

LOOK_SECONDS = 5.0  # between two reads of the orders
ERASING = "erasing"  # name of the lease of the process that deletes people's data


async def obey(app: App) -> None:
    """Execute the orders until cancelled. A failed order is retried at the next read."""
    before = Orders()
    while True:
        try:
            before = await _look(app, before)
        except Exception as error:  # errors of the bot's own are raised again
            if not is_outside(error):
                raise
            log.warning("an order could not be done yet: %s", in_short(error))
        await app.clock.sleep(LOOK_SECONDS)


async def _look(app: App, before: Orders) -> Orders:
    orders = await app.store.operator.orders()
    if orders.announcement != before.announcement:
        app.announcement = orders.announcement
        app.publisher.announced()
    if orders.people != before.people:
        app.store.moderation.clear_cache()
        await _remove_banned(app)
    app.blocked_servers = orders.servers
    await _leave(app, orders)
    for kind, subject in orders.tasks:
        if kind is Do.ERASE:
            async with app.client.own_shards.only(ERASING) as mine:
                if mine:
                    await _erase(app, subject)
    return orders


async def _remove_banned(app: App) -> None:
    for table in app.tables.all():
        for player in await app.store.moderation.banned_at(table.state):
            await _take_away(table, player)


async def _leave(app: App, orders: Orders) -> None:
    leaving = {int(subject) for kind, subject in orders.tasks if kind is Do.LEAVE}
    for guild_id in leaving | orders.servers:
        if guild := app.client.get_guild(guild_id):
            await guild.leave()
            log.info("Left server %s, as ordered.", guild_id)
            if guild_id in leaving:
                await app.store.operator.done(Do.LEAVE, str(guild_id))


async def _erase(app: App, player: Player) -> None:
    await app.tables.visit_named(player)
    for table in daily.sits_at(app.tables, player):
        if not await _take_away(table, player):
            return  # the next read retries the order
    await daily.forget(app.tables, player)
    await app.crowns.take_from(player)
    await app.store.persons.forget(player)
    await app.store.operator.done(Do.ERASE, player)
    log.info("The data of a person is deleted, as ordered.")


async def _take_away(table: Table, player: Player) -> bool:
    """Let a person leave a table for good; return False if the table refuses it for now."""
    try:
        await table.quit(player)
    except (Refusal, MovedOn) as error:  # the table is closed, or set aside
        log.info("a person keeps a seat at table %s: %s", table.state.id, error)
        return False
    return True
