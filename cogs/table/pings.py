"""Pings: short messages that ask the players on turn to act, and their timing."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import inf

import discord
from discord import ButtonStyle

from bot.discord.outgoing import Blocked
from bot.discord.permissions import may_speak
from bot.domain.preferences import PING_SECONDS
from bot.domain.seating import seated
from bot.domain.state import Post, Stage
from bot.tables.snapshot import Snapshot
from bot.words.cards import laid
from bot.words.speech import Speech
from cogs.core.components import button
from cogs.core.people import mentioned, named, place_of_hand, reader_of, until
from cogs.core.posts import Posts
from cogs.hand.hands import Hands, by_dm
from cogs.table.channels import where_is
from rules.match.match import Player

log = logging.getLogger(__name__)


BEHIND_SECONDS = 30.0  # by which a ping beside a hand waits longer while the event loop is behind
INVITE = "invite"  # the kind of the message that asks a person to a table
CALLED = "called"  # the kind of the message to a person who has got a seat after waiting


class Pings:
    """The pings of a table: one for each turn, below the table message.

    `show` pings the players on turn, and `clear` deletes the pings of all others. They are attempts
    of their own, so that a ping that cannot be sent delays no deletion. `at` is the time when pings
    are due again without a change, in seconds since the epoch. `held` are the players who get a
    ping once their hand is shown, or once the bot may write in the channel. `late` are the players
    whose present hand cannot be shown for now. `remind` makes the next call of `show` send
    reminders. `outdated` is whether the last `show` has sent a ping for a turn that was over by
    then, `freed` whether players were held only for an earlier ping that `clear` has deleted.
    """

    def __init__(self, posts: Posts, hands: Hands) -> None:
        self.app, self.table, self.posts = posts.app, posts.table, posts
        self.remind = False
        self.at = inf
        self.held: set[Player] = set()
        self.late: set[Player] = set()
        self.outdated = self.freed = False
        self._hands = hands
        self._leaving: set[Player] = set()  # players whose ping is being deleted
        self._deadline_told = 0.0  # the end of the turn, as the pings show it

    async def show(
        self, speech: Speech, changing: Callable[[Player], bool] = lambda _: False
    ) -> None:
        """Ping the players on turn whose ping is due, and correct their earlier pings.

        Players whose hand is still `changing` are held, so that a player who follows a ping finds
        the present hand. Players whose earlier ping is being deleted are held, too. Where the bot
        may not write in the channel, all players without a ping are held, as only hands show the
        turn.
        """
        table, began = self.table.now, self.table.now.turn_began
        remind, self.remind = self.remind, False
        put_off = self._deadline_told != table.state.deadlines.due_at
        self.at = inf
        due = {player: table.due_since(player) for player in table.waited_for()}
        leaving = self._leaving & due.keys()
        due = {player: since for player, since in due.items() if player not in leaving}
        changes = _Changes()
        try:
            await self._see_to_earlier(speech, due, changes, remind=remind, put_off=put_off)
            self.held = {*due} | leaving
            if may_speak(self.app.client, *where_is(table)):
                await self._call_up(speech, changes)
                self.held = leaving if remind else leaving | {*filter(changing, due)}
                for player, since in due.items():
                    if player in self.held:
                        continue
                    at = -inf if remind else await self._when(player, began)
                    now = self.table.now  # perhaps changed while other players were pinged
                    due_still = player in now.waited_for() and now.due_since(player) == since
                    if at > self.app.clock.now():
                        self.at = min(at, self.at)  # pings are due again then
                    elif due_still:
                        changes.kept.append(await self._ping(speech, player, remind=remind))
            if changes.errors:
                raise changes.errors[0]
            self._deadline_told = table.state.deadlines.due_at
        finally:  # also after an error: some messages may have been sent or deleted
            waited_for = self.table.now.waited_for()
            pings = (post for post in changes.kept if post.kind == "ping")
            self.outdated = any(post.player not in waited_for for post in pings)
            await self.posts.keep(changes.kept, changes.dropped)

    async def _see_to_earlier(
        self,
        speech: Speech,
        due: dict[Player, int],
        changes: _Changes,
        *,
        remind: bool,
        put_off: bool,
    ) -> None:
        """Delete or correct earlier pings of players in `due`; `due` is left with those to ping.

        A player whose ping cannot be deleted gets no second ping. `put_off` is whether the deadline
        changed.
        """
        posts = await self.posts.all()
        above = max((post.posted_at for post in posts if post.kind == "table"), default=0.0)
        for post in [post for post in posts if post.kind == "ping" and post.player in due]:
            anew = due[post.player] != post.seq
            if remind or (anew and post.posted_at < above):
                try:
                    await self.posts.delete(post)
                    changes.dropped.append(post)
                except Exception as error:  # any failure: the other pings go on
                    changes.errors.append(error)
                    del due[post.player]
                continue
            moved = replace(post, seq=due[post.player])
            if (put_off or anew) and not await self._correct(speech, post) and anew:
                # deleted, perhaps by a process that crashed before it stored the deletion
                changes.dropped.append(post)
                continue
            del due[post.player]
            changes.kept += [moved] if anew else []

    async def _call_up(self, speech: Speech, changes: _Changes) -> None:
        """Tell people who have come from the line between deals of their seat."""
        table = self.table.now
        if not (called := called_up(table)):
            return
        known = {post.player for post in await self.posts.all() if post.kind == CALLED}
        channel = self.app.client.get_partial_messageable(table.state.channel_id)
        for player in [one for one in called if one not in known]:
            reader = await reader_of(self.app, player, table.state.guild_id)
            text = reader.speech(speech).say("line-called", who=mentioned(speech, player))
            about = CALLED, player, 0
            sent, _ = await self.posts.post_once(about, channel, only(player), content=text)
            changes.kept.append(Post(*about[:2], channel.id, sent.id, 0, self.app.clock.now()))

    def _is_over(self, post: Post) -> bool:
        """Whether a ping, an invitation or a call to a seat is over.

        An invitation is over when the person has sat down or the table is closed, a call when the
        next deal has begun or the person has left.
        """
        table = self.table.now
        if post.kind == INVITE:
            return table.state.stage is Stage.CLOSED or bool(seated(table.state, post.player))
        if post.kind == CALLED:
            return post.player not in called_up(table)
        return post.kind == "ping" and post.player not in table.waited_for()

    async def clear(self, _: Speech) -> None:
        """Delete the pings, invitations and calls to a seat that are over."""
        dropped, errors = list[Post](), list[Exception]()
        try:
            for post in await self.posts.all():
                if not self._is_over(post):
                    continue
                self._leaving.add(post.player)
                try:
                    if not self.posts.is_lost:
                        await self.posts.delete(post)
                    dropped.append(post)
                except Exception as error:  # any failure: the other pings go on
                    errors.append(error)
            if errors:
                raise errors[0]
        finally:  # also after an error: some messages may have been deleted
            await self.posts.keep((), dropped)
            self.freed |= not self.held.isdisjoint(self._leaving)
            self._leaving.clear()

    async def _when(self, player: Player, began: float) -> float:
        """Return the time to ping this player: in seconds since the epoch, or infinity.

        If no shown hand tells the player of the turn, the time is the beginning of the turn;
        otherwise it depends on the player's preference. There is no ping but the reminder beside a
        hand that rings by itself: see `DirectHand`.
        """
        preferences = await self.app.store.preferences.of(player)
        reply, direct = self._hands.opened(player), await self._by_dm(player)
        open_here = reply is not None and self.app.clock.now() < reply.until
        told = (open_here or direct) and player not in self.late
        if told and self.app.overload.is_behind:  # the hand tells, perhaps since a moment ago
            began = self.app.clock.now() + BEHIND_SECONDS
        if told and direct and not preferences.pictures:
            return inf
        return began + (PING_SECONDS[preferences.pinged] if told else 0)

    async def _by_dm(self, player: Player) -> bool:
        preferences = await self.app.store.preferences.of(player)
        place = await place_of_hand(self.app, preferences, self.table.state.guild_id)
        return by_dm(self.table, player, place)

    async def _ping(self, speech: Speech, player: Player, *, remind: bool) -> Post:
        """Post a ping in the table's channel, and return it; `remind` makes it a reminder.

        If a rate limit holds the channel back for long, the ping goes to the direct messages,
        provided that the player's hand goes there too.
        """
        speech = (await reader_of(self.app, player, self.table.state.guild_id)).speech(speech)
        table, controls = self.table.now, discord.ui.View(timeout=None)
        number, key, since = table.state.id, table.key, table.due_since(player)
        hand_label, wait_label = speech.say("button-hand"), speech.say("button-wait")
        controls.add_item(button("hand", number, key, label=hand_label, style=ButtonStyle.primary))
        controls.add_item(button("wait", number, key, label=wait_label, emoji="⏳"))
        text, about = _text(speech, table, player, remind), ("ping", player, since)
        channel = self.app.client.get_partial_messageable(table.state.channel_id)
        shown = {"content": text, "view": controls}
        try:
            sent, _ = await self.posts.post_once(about, channel, only(player), **shown)
        except Blocked as error:
            if not (error.is_long and await self._by_dm(player)):
                raise
            try:
                channel = await self.app.direct_messages.to(player)
                async with self.app.direct_messages.writing_to(player):
                    sent, _ = await self.posts.post_once(about, channel, only(player), **shown)
            except discord.HTTPException:  # not an error of the table's channel
                raise error from None
        return Post("ping", player, channel.id, sent.id, since, self.app.clock.now())

    async def _correct(self, speech: Speech, post: Post) -> bool:
        """Edit a ping for a new turn or a later deadline. An edit notifies no person.

        Return False where the message is gone.
        """
        channel = self.app.client.get_partial_messageable(post.channel_id)
        reader = await reader_of(self.app, post.player, self.table.state.guild_id)
        speech = reader.speech(speech)
        text = _text(speech, self.table.now, post.player, remind=False)
        try:
            message = channel.get_partial_message(post.message_id)
            await message.edit(content=text, allowed_mentions=only(post.player))
        except discord.NotFound:
            log.debug("ping %s was deleted already", post.message_id)
            return False
        return True


@dataclass
class _Changes:
    """Changes of the pings of a table, and the errors that kept pings from being deleted."""

    kept: list[Post] = field(default_factory=list)
    dropped: list[Post] = field(default_factory=list)
    errors: list[Exception] = field(default_factory=list)


def called_up(table: Snapshot) -> list[Player]:
    """Return the people who have come from the line since the last deal began, by seat."""
    if table.state.stage in (Stage.DEAL, Stage.CLOSED):
        return []
    return [seat.player for seat in table.state.seats if seat.called_up and not seat.sitting_out]


def only(player: Player) -> discord.AllowedMentions:
    """Return the mentions of a message that notifies this person alone."""
    return discord.AllowedMentions(users=[discord.Object(int(player))])


def _text(speech: Speech, table: Snapshot, player: Player, remind: bool) -> str:
    view = table.view(player)
    assert view is not None
    facts = {"who": mentioned(speech, player), "due": until(table)}  # the only mention
    if view.gift and (view.gift.offer or view.gift.words):
        text = speech.say("ping-trade", partner=named(speech, table.players[view.gift.to]), **facts)
    elif view.gift:
        text = speech.say("ping-give", count=view.gift.count, **facts)
    elif not view.opened:
        text = speech.say("ping-decide", **facts)
    elif view.top:
        owner = named(speech, table.players[view.top.seat])
        play = laid(speech, view.top.cards, view.top.as_cards, table.rules)
        text = speech.say("ping-follow", play=play, owner=owner, **facts)
    else:
        text = speech.say("ping-lead", **facts)
    return f"{speech.say('ping-reminder')} {text}" if remind else text
