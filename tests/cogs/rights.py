"""The facts that can change on two servers with a table each, and the right to change them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.app import App
from bot.domain.computers import is_computer
from bot.domain.names import fingerprint
from bot.domain.preferences import HousePreset
from bot.domain.seating import with_computer
from bot.domain.state import Stage
from bot.tables.table import Table
from tests.bot.four_people import PEOPLE, move, play_on
from tests.cogs.clicking import NOTHING

HERE, THERE = 1, 2  # ids of servers, each with a table in the channel of a hundred times the id
DIRECT = 1000  # plus the id of a person: the channel of the person's direct messages
ELSEWHERE = ("51", "52", "53")  # players at the other server's table
STAGES = {
    "lobby": Stage.LOBBY,
    "deal": Stage.DEAL,
    "trick": Stage.DEAL,
    "between": Stage.BETWEEN,
}

Fact = tuple[Any, ...]  # its kind, its server or person, and the rest of its name


@dataclass(frozen=True)
class Sender:
    """The sender of a control: a person on a server, or in direct messages without a server."""

    player: str
    guild_id: int | None
    permissions: discord.Permissions = NOTHING

    @property
    def channel_id(self) -> int:
        """The channel of the server's table, or of the sender's direct messages."""
        return 100 * self.guild_id if self.guild_id else direct(self.player)


def direct(player: str) -> int:
    """Return the channel of this person's direct messages."""
    return DIRECT + int(player)


class House:
    """The bot, its tables by server or direct messages, and all facts that a person may change."""

    def __init__(self, app: App, everybody: frozenset[str]) -> None:
        self.app = app
        self.everybody = everybody
        self.tables: dict[int, Table] = {}

    async def renew(self, stage: str) -> None:
        """Replace all tables by new ones in this stage, and save a house preset on each server."""
        for table in self.app.tables.all():
            await table.stop("", manager=True)
        for guild_id, people in ((HERE, PEOPLE), (THERE, ELSEWHERE)):
            table = await self._seated(guild_id, *people)
            kept = HousePreset("Theirs", "president_basic", {"jokers": "2"}, people[0], 1.0)
            await self.app.store.servers.keep_house_preset(guild_id, kept)
            if stage != "lobby":
                await table.deal(people[0])
            for _ in range(3 if stage == "trick" else 0):
                await move(table)
            if stage == "between":
                await play_on(table)
            assert table.state.stage is STAGES[stage]
        self.look()

    async def _seated(self, guild_id: int, host: str, *others: str) -> Table:
        game = "president_basic"
        table = await self.app.tables.open(guild_id, 100 * guild_id, host, game, {})
        for player in others:
            await table.join(player)
        await table.arrange(with_computer, host)
        return table

    def look(self) -> None:
        """Update `tables` to the tables that are open."""
        states = ((table.state, table) for table in self.app.tables.all())
        self.tables = {one.guild_id or one.channel_id: table for one, table in states}

    async def facts(self) -> dict[Fact, Any]:
        """Return all facts with their values."""
        store, found = self.app.store, dict[Fact, Any]()
        for player in self.everybody:
            found["preferences", player] = await store.preferences.of(player)
        for guild_id in (HERE, THERE):
            found["settings", guild_id] = await store.servers.settings(guild_id)
            found["default", guild_id] = await store.servers.channel_default(100 * guild_id)
            for ban in await store.moderation.bans(guild_id):
                found["ban", guild_id, ban.player] = ban
            for kept in await store.servers.house_presets(guild_id):
                found["saved", guild_id, kept.name] = kept
        for guild_id, table in self.tables.items():
            found |= _facts_of(guild_id, table)
        return found


def _facts_of(guild_id: int, table: Table) -> dict[Fact, Any]:
    state = table.state
    voters = {voter for by in state.votes.values() for voter in by}
    return {
        ("rules", guild_id): (state.preset, state.changed, state.drafts),
        ("host", guild_id): state.host,
        ("stage", guild_id): state.stage,
        ("deal", guild_id): state.deal_id,
        ("seq", guild_id): (state.deal_id, table.now.seq),
        **{("seat", guild_id, one.player): replace(one, bank=0, missed=0) for one in state.seats},
        **{("vote", guild_id, by): [t for t, b in state.votes.items() if by in b] for by in voters},
    }


@dataclass(frozen=True)
class Rights:
    """The rights of one sender at one moment."""

    sender: Sender
    before: Mapping[Fact, Any]  # all facts before the sender's act
    closed: bool  # the table was closed since
    moved: bool  # the sender made the first move at the table since
    banned: bool = False  # a person was banned there since

    def cover(self, fact: Fact) -> bool:
        """Whether the sender may have changed this fact."""
        what, where, *whose = fact
        if what == "preferences":
            return bool(where == self.sender.player)
        me = self.sender.player
        admin = where == self.sender.guild_id and self.sender.permissions.manage_guild
        if what == "ban" and whose[0] in (me, fingerprint(where, me)):
            return True  # deletion of a person's data leaves the person's ban without a name
        if what == "ban" and (ban := self.before.get(fact)) and ban.by == me:
            return True  # and changes the bans that the person made
        if what in ("settings", "default", "ban"):
            return admin
        if what == "saved":
            return admin or self._saved(fact)
        if where == direct(self.sender.player):
            return True  # a practice table has no other person
        return (admin and (self.closed or self.banned)) or self._at_table(what, where, *whose)

    def _is_host(self, guild_id: int) -> bool:
        return bool(self.before.get(("host", guild_id)) == self.sender.player)

    def _saved(self, fact: Fact) -> bool:
        kept = self.before.get(fact)
        here = self.sender.guild_id == fact[1] or self._is_host(fact[1])
        if ("ban", fact[1], self.sender.player) in self.before and kept is None:
            return False
        return here and (kept is None or kept.author == self.sender.player)

    def _at_table(self, what: str, guild_id: int, who: str = "") -> bool:
        """Whether a fact of this server's table may change: the sender sits there, or is near.

        A sender without a seat has to be on the server. A banned sender may change nothing.
        """
        me, host = self.sender.player, self._is_host(guild_id)
        if ("ban", guild_id, me) in self.before:
            return False
        sits = ("seat", guild_id, me) in self.before
        if not sits and self.sender.guild_id != guild_id:
            return False
        resting = self.before.get(("stage", guild_id)) in (Stage.BETWEEN, Stage.OVER)
        if what in ("seq", "deal", "stage"):
            return self.moved or (sits and (host or resting))
        if what == "seat":
            return host or who == me or is_computer(who) or self.moved
        return host or (what == "vote" and who == me)
