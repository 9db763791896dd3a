"""The hands that are shown: by direct message, and as private answers under the table message.

Each is made right where it differs from the table. Direct messages that are closed move the
player's hand under the table message.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from typing import TypeAlias

import discord

from bot import metrics
from bot.discord import limits
from bot.discord.client import Gamenight, in_short, is_outside, is_passing
from bot.discord.preemption import GaveWay
from bot.domain import drafts, seating
from bot.domain.names import naming
from bot.domain.preferences import Preferences, Sent
from bot.domain.state import Closing, Delivery, Post, Stage
from bot.store import StorageError
from bot.tables.history import is_void
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from bot.words import say, telling_of
from cogs.core.context import NOBODY, Context
from cogs.core.direct_messages import direct_messages
from cogs.core.members import members_of
from cogs.core.people import Reader, names_at, place_of_table, reader_of
from cogs.core.published import (
    Published,
    Reply,
    delete_post,
    edit_post,
    post_once,
    published_of,
    turn_to_show,
    young_click,
)
from cogs.hand.message import hand_message
from cogs.hand.status import closed
from rules.match.match import AGAIN
from rules.view import SeatView

DIRECT, REPLY = "direct message", "reply"
Newest: TypeAlias = "Callable[[Gamenight, Published, Reader], Awaitable[None]]"
State: TypeAlias = "tuple[tuple[object, ...], object]"  # what a hand message shows: what it must
# show at once, and what is shown anew where that costs nothing


async def show_hand(bot: Gamenight, published: Published, player: str) -> None:
    """This person has the hand as it is, ready to play when on turn."""
    reader = await reader_of(bot, player, published.table.state.guild_id)
    if not _has_cards(published.table.now, player):
        with reader.spoken_to():
            await _say_goodbye(bot, published, player)
        return
    reader = await met(bot, reader, published.table.now)
    shows = _newest_direct, _newest_reply
    showing = [_until_newest(one, bot, published, reader) for one in shows]
    with reader.spoken_to():  # neither of them waits for the other
        for done in await asyncio.gather(*showing, return_exceptions=True):
            if done is not None:
                raise done


def lost_place(table: Snapshot) -> bool:
    """Is the table closed because its place is gone, so that nothing can be read there?"""
    gone = (Closing.DELETED, Closing.ARCHIVED, Closing.REMOVED)
    return table.state.closed_why in gone and not table.state.private


async def _say_goodbye(bot: Gamenight, published: Published, player: str) -> None:
    """Tell somebody who has no hand in the direct messages that the place of the table is gone."""
    table = published.table.now
    seat = seating.seated(table.state, player)
    told = seat is None or await published.post("hand", player) is not None
    if told or not lost_place(table) or (seat and seat.delivery is Delivery.CHANNEL):
        return
    if members_of(bot).has_lost(table, player):
        return
    text = say("closed-there", why=closed(table), **place_of_table(bot, table))
    try:
        channel = await direct_messages(bot, player, 0)
        about, shown = ("hand", player, 0), {"content": text}
        sent, _ = await post_once(
            bot, published, about, channel, **shown, silent=True, allowed_mentions=NOBODY
        )
    except discord.HTTPException as error:
        if error.code not in (limits.NO_DMS, limits.NO_SHARED_SERVER):
            raise
        return  # there is no other way
    await published.keep_posts([Post("hand", player, channel.id, sent.id, 0, bot.clock.now())])


async def is_shown(bot: Gamenight, published: Published, player: str) -> bool:
    """Has this person the hand as it is already, as nearly everybody after a play of others has?"""
    shown = published.hands.get((DIRECT, player))
    if shown is None or published.before or player in published.replies:
        return False
    table, preferences = published.table.now, await bot.store.preferences.of(player)
    same = by_dm(table, player, preferences) and shown == hand_state(table, player, preferences)
    return same and await published.post("hand", player) is not None


async def met(bot: Gamenight, reader: Reader, table: Snapshot) -> Reader:
    """Note the first deal of which somebody is shown a hand: in that one it says how to play."""
    if reader.preferences.first_deal or table.state.stage is not Stage.DEAL:
        return reader
    deal = table.state.deal_id
    preferences = await bot.store.preferences.change(reader.player, first_deal=deal)
    return replace(reader, preferences=preferences)


def has_hand(published: Published, player: str) -> bool:
    """Is a hand of this player shown anywhere, as far as is known?"""
    return player in published.replies or (DIRECT, player) in published.hands


def prints_of_hands(published: Published) -> dict[str, str]:
    """What is shown by direct message, by player, to be known again; not of those on turn.

    They are shown until when that lasts, which an absence changes.
    """
    hands = {player: state for (where, player), state in published.hands.items() if where == DIRECT}
    due = published.table.due()
    return {player: _print(state) for player, state in hands.items() if player not in due}


def _print(state: State) -> str:
    return hashlib.sha256(repr(state[0]).encode()).hexdigest()[:20]


def _outdated(shown: State | None, state: State, free: bool) -> bool:
    """Is another state shown, so that a request is worth it, or is it `free`?"""
    return shown is None or shown[0] != state[0] or (free and shown != state)


def _has_cards(table: Snapshot, player: str) -> bool:
    dealt = table.state.stage is not Stage.LOBBY and table.view(None) is not None
    return dealt and player in table.players


async def _until_newest(show: Newest, bot: Gamenight, published: Published, reader: Reader) -> None:
    """Show it; where that gave way to a click, look again at what the click was answered with."""
    while True:
        with contextlib.suppress(GaveWay):
            return await show(bot, published, reader)


async def _newest_reply(bot: Gamenight, published: Published, reader: Reader) -> None:
    """The private answer, where there is one that shows something else."""
    player, preferences = reader.player, reader.preferences
    if player not in published.replies:
        return
    async with published.hand_locks[REPLY, player].showing():
        table = published.table.now
        state = hand_state(table, player, preferences)
        shown = published.hands.get((REPLY, player))
        if player in published.replies and _outdated(shown, state, free=True):
            with _shown(published, (REPLY, player), state):
                await _edit_reply(bot, published, table, reader)


async def _newest_direct(bot: Gamenight, published: Published, reader: Reader) -> None:
    """The direct message, where it shows something else: it is made when its turn has come."""
    player, preferences = reader.player, reader.preferences
    table, post = published.table.now, await published.post("hand", player)
    free = _is_free(bot, published, post)
    if not by_dm(table, player, preferences):
        await _take_back(bot, published, post, preferences)
        await _say_goodbye(bot, published, player)
        return
    state = hand_state(table, player, preferences)
    before = published.before.pop(player, "") if published.before else ""  # it counts once
    if post and before == _print(state):
        published.hands.setdefault((DIRECT, player), state)
    seen = published.hands.get((DIRECT, player)) if post else None
    if (published.shut_at and not free) or not _outdated(seen, state, free):
        return
    try:
        if post is None or not await _is_of_deal(bot, table, post):  # opened first: a request too
            await direct_messages(bot, player, _known(table, post))
            post = None
        lock = published.hand_locks[DIRECT, player]
        async with turn_to_show(bot, published, post), lock.showing():
            await _send_newest(bot, published, reader)
    except discord.HTTPException as error:
        metrics.DM_FAILURES.labels(str(error.code)).inc()
        if error.code not in (limits.NO_DMS, limits.NO_SHARED_SERVER):
            raise
        if table.state.private:  # it goes nowhere else: it waits for a press, or a start
            published.shut_at = bot.clock.now()
        else:
            await published.table.deliver(player, Delivery.CHANNEL)


async def _send_newest(bot: Gamenight, published: Published, reader: Reader) -> None:
    """The hand as it is by now, which may be shown already."""
    table, player = published.table.now, reader.player
    if not _has_cards(table, player):
        return
    state = hand_state(table, player, reader.preferences)
    post = await published.post("hand", player)
    seen = published.hands.get((DIRECT, player)) if post else None
    if _outdated(seen, state, _is_free(bot, published, post)):
        members_of(bot).look_again(table, player)
        with _shown(published, (DIRECT, player), state):
            await _send(bot, published, table, reader, post)


def _is_free(bot: Gamenight, published: Published, post: Post | None) -> bool:
    """Can the last click on this message change it, which Discord does not count?"""
    return post is not None and young_click(bot, published, post) is not None


@contextlib.contextmanager
def _shown(published: Published, where: tuple[str, str], state: State) -> Iterator[None]:
    """This is what is shown there, unless showing it fails: then nobody knows."""
    published.hands[where] = state
    try:
        yield
    except BaseException:  # also what ends it from outside
        published.hands.pop(where, None)
        raise


async def _take_back(
    bot: Gamenight, published: Published, post: Post | None, preferences: Preferences
) -> None:
    """Where a player wants no direct messages any more, the hand of this deal goes."""
    deal = published.table.state.deal_id
    if post is None or post.seq != deal or preferences.sent is not Sent.CHANNEL:
        return
    published.hands.pop((DIRECT, post.player), None)
    await delete_post(bot.get_partial_messageable(post.channel_id), post.message_id)
    await published.keep_posts((), dropped=[post])


async def _send(
    bot: Gamenight, published: Published, table: Snapshot, reader: Reader, post: Post | None
) -> None:
    player = reader.player
    view, files = await hand_message(bot, table, player, reader.preferences)
    deal = table.state.deal_id
    assert deal is not None
    if post is not None and await _is_of_deal(bot, table, post):
        try:
            await edit_post(bot, published, post, view, files)
            if post.seq != deal:
                await published.keep_posts([replace(post, seq=deal)])
            return
        except discord.NotFound:  # the files are used up
            published.doubtful = True  # perhaps another was posted since, and is not known
            view, files = await hand_message(bot, table, player, reader.preferences)
    channel = await direct_messages(bot, player, _known(table, post))
    about, shown = ("hand", player, deal), {"view": view, "files": files}
    sent, again = await post_once(
        bot, published, about, channel, **shown, silent=True, allowed_mentions=NOBODY
    )
    kept = Post("hand", player, channel.id, sent.id, deal, bot.clock.now())
    await published.keep_posts([kept])
    if again:
        await _send(bot, published, table, reader, kept)


async def _is_of_deal(bot: Gamenight, table: Snapshot, post: Post) -> bool:
    """Does it show this deal, or one that was thrown in and is dealt again?"""
    thrown_in = AGAIN in table.state.match.plan
    return post.seq == table.state.deal_id or (thrown_in and await is_void(bot.store, post.seq))


def _known(table: Snapshot, post: Post | None) -> int:
    """The channel of a player's direct messages, 0 where it must be asked for."""
    if table.state.private:
        return table.state.channel_id
    return post.channel_id if post else 0


async def _edit_reply(
    bot: Gamenight, published: Published, table: Snapshot, reader: Reader
) -> None:
    """Refresh the hand that this player has open under the table message, if any."""
    reply = published.replies[reader.player]
    if bot.clock.now() > reply.until:
        del published.replies[reader.player]
        return
    view, files = await hand_message(
        bot, table, reader.player, reader.preferences, beside_table=reply.in_channel
    )
    try:
        await reply.edit(view, files)
    except discord.HTTPException:  # dismissed, or the token has run out: they click again
        published.replies.pop(reader.player, None)
        published.table.audience.changed(published.table)  # who does not see it is pinged


def by_dm(table: Snapshot | Table, player: str, preferences: Preferences) -> bool:
    """Does this player's hand go by direct message? A private table is nowhere else."""
    seat = seating.seated(table.state, player)
    open_ = seat is not None and seat.delivery is Delivery.DM
    return table.state.private or (open_ and preferences.sent is not Sent.CHANNEL)


def hand_state(table: Snapshot, player: str, preferences: Preferences) -> State:
    """What a hand message shows; while it is the same there is nothing to change."""
    view = table.view(player)
    turn = player in table.due()
    since = table.due_since(player) if turn else 0
    over = view is None or view.ended is not None
    shown = (preferences.sorting, preferences.deck, preferences.pictures, preferences.language)
    bombs = view.top if view and view.plays and not turn else None  # may be thrown in on this
    beside = (() if turn else view.asked, bombs) if view else ()
    closed = table.state.stage is Stage.CLOSED
    seat = seating.seated(table.state, player)
    late = (seat.missed, seat.asleep) if seat else ()
    deal = table.state.deal_id, view.hand if view else (), turn, since, over, closed, late
    return (*deal, shown, beside), _news(table, view, turn)


def _news(table: Snapshot, view: SeatView | None, turn: bool) -> object:
    """What is new for who waits: a trick is over, somebody is out; then who sits here."""
    if view is None or turn:
        return None
    if view.ended:
        return seating.playing(table.state), table.state.host, drafts.pending(table.state)
    return view.last_trick, view.out, view.upside_down


log = logging.getLogger(__name__)


@contextlib.asynccontextmanager
async def answering(context: Context, table: Table) -> AsyncIterator[Snapshot]:
    """The table to show a player's hand of, in answer to a click; nothing else shows it then."""
    bot, player, click = context.bot, context.player, context.interaction
    published, second = published_of(bot, table), None
    locks, earlier = published.hand_locks, None
    async with locks[DIRECT, player].answering(), locks[REPLY, player].answering():
        now = table.now
        state = hand_state(now, player, context.reader.preferences)
        yield now
        opened = bot.clock.now()
        if context.in_place and click.message and not click.message.flags.ephemeral:
            published.hands[DIRECT, player] = state
            published.clicks[player] = Reply(click, opened, click.message.id)
            second = await _stay_there(published, now, player, click.message)
        else:
            earlier = published.replies.get(player)
            published.replies[player] = Reply(click, opened, beside=context.told_beside)
            published.hands[REPLY, player] = state
    if second:
        await _take_away(bot, published, second)
    if earlier and not context.in_place:
        await earlier.delete(bot.clock.now())


async def _stay_there(
    published: Published, table: Snapshot, player: str, message: discord.Message
) -> Post | None:
    """The hand is in the message that was pressed; another one that shows it as well, if any."""
    deal = table.state.deal_id
    if deal is None or player not in table.players:  # no hand of theirs
        return None
    try:
        post = await published.post("hand", player)
        if post and (post.message_id, post.seq) == (message.id, deal):
            return None
        at = message.created_at.timestamp()
        kept = Post("hand", player, message.channel.id, message.id, deal, at)
        await published.keep_posts([kept])
    except StorageError as error:  # it is shown, which is what was asked for
        log.info("the hand was pressed in a message that is not kept: %s", error)
        return None
    return post if post and post.seq == deal and post.message_id != message.id else None


async def _take_away(bot: Gamenight, published: Published, post: Post) -> None:
    try:
        await delete_post(bot.get_partial_messageable(post.channel_id), post.message_id)
    except (discord.HTTPException, OSError) as error:
        published.doubtful = True  # it is looked for
        log.info("a second hand stays for now: %s", in_short(error))


async def answered_elsewhere(bot: Gamenight, table: Table, player: str) -> None:
    """Another process has shown this player the hand; whoever is on turn again is shown it anew."""
    if player not in table.due():
        preferences = await bot.store.preferences.of(player)
        state = hand_state(table.now, player, preferences)
        published_of(bot, table).hands[DIRECT, player] = state


OPEN = "dms-open"


async def greet(context: Context, table: Table, said: str) -> None:
    """Tell who has just sat down where the hands will come, and test whether they can."""
    sent = context.reader.preferences.sent
    told = "hands-in-channel" if sent is Sent.CHANNEL else await _try_direct_message(context, table)
    before = hand_state(table.now, context.player, context.reader.preferences)
    await context.reply(f"{said} {say(told)}")
    if sent is Sent.BOTH or told != OPEN:
        turn_into_hand(context, table, before)


async def _try_direct_message(context: Context, table: Table) -> str:
    """Send a first direct message, and say what became of it; the seat is taken either way.

    Whether it may be sent is noted at the seat; when Discord is just in trouble, or has had
    enough of them for now, the hand will tell.
    """
    seat = seating.seated(table.state, context.player)
    try:
        channel = await direct_messages(context.bot, context.player)
        await channel.send(say("dm-joined", **place_of_table(context.bot, table.now)), silent=True)
    except discord.HTTPException as error:
        metrics.DM_FAILURES.labels(str(error.code)).inc()
        if error.code not in (limits.NO_DMS, limits.NO_SHARED_SERVER):
            log.warning("a first direct message could not be sent: %s %s", error.status, error.code)
            return "dms-later"
        await table.deliver(context.player, Delivery.CHANNEL)
        return "dms-closed"
    except Exception as error:  # each that is not the connection's is raised again
        if not is_passing(error):
            raise
        log.warning("a first direct message could not be sent: %s", in_short(error))
        return "dms-later"
    if seat and seat.delivery is Delivery.CHANNEL:
        await table.deliver(context.player, Delivery.DM)
    return OPEN


def turn_into_hand(context: Context, table: Table, before: State) -> None:
    """The private answer to this click becomes the hand when the next deal begins.

    Or at once, where that has happened since `before`, the state in which the answer was written.
    """
    published, player = published_of(context.bot, table), context.player
    now, beside = context.bot.clock.now(), context.told_beside
    published.replies[player] = Reply(context.interaction, now, beside=beside)
    published.hands[REPLY, player] = before
    if before != hand_state(table.now, player, context.reader.preferences):
        table.audience.changed(table)


def show_now(bot: Gamenight, table: Table, player: str) -> None:
    """The private answer to this player's click becomes the hand at once."""
    published_of(bot, table).hands.pop((REPLY, player), None)
    table.audience.changed(table)


async def deal_as_answer(context: Context, table: Table) -> bool:
    """Deal, and answer with the hand what was asked for in the direct messages, where it stays.

    Where that fails, or more time was asked for, it is False and shown as every hand is.
    """
    bot, player, published = context.bot, context.player, published_of(context.bot, table)
    async with published.hand_locks[DIRECT, player].answering():
        await table.deal(player)
        context.reader = await met(bot, context.reader, table.now)
        now, preferences = table.now, context.reader.preferences
        with naming(await names_at(bot, now)), telling_of(now.tiles):
            shown = await hand_message(bot, now, player, preferences)
        try:
            posted = await context.post_view(*shown)
        except Exception as error:  # each that is not Discord's or the connection's is raised again
            if not is_outside(error):
                raise
            log.warning("a first hand was not shown in answer: %s", in_short(error))
            published.doubtful = True  # perhaps it was: then there are two, for a while
            return False
        if not posted:
            return False
        at, deal = bot.clock.now(), now.state.deal_id or 0
        published.hands[DIRECT, player] = hand_state(now, player, preferences)
        published.clicks[player] = Reply(context.interaction, at, posted)
        kept = Post("hand", player, table.state.channel_id, posted, deal, at)
        await published.keep_posts([kept])
    return True
