"""Reconciliation of hand messages: direct messages, and private answers under the table.

Each message is edited where it differs from the table. For a player with closed direct messages the
hand moves to the channel of the table.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import TypeAlias

import discord

from bot import metrics
from bot.discord import limits
from bot.discord.client import Gamenight, in_short, is_outside, is_passing
from bot.discord.outgoing import Blocked
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
# the content of a hand message: the part that must be shown at once, and the part updated only for
# free
State: TypeAlias = "tuple[tuple[object, ...], object]"


async def show_direct(bot: Gamenight, published: Published, player: str) -> None:
    """Bring the hand in this person's direct messages up to date, ready to play when on turn."""
    reader = await reader_of(bot, player, published.table.state.guild_id)
    if not _has_cards(published.table.now, player):
        with reader.spoken_to():
            await _say_goodbye(bot, published, player)
        return
    reader = await met(bot, reader, published.table.now)
    with reader.spoken_to():
        await _newest_direct(bot, published, reader)


async def show_reply(bot: Gamenight, published: Published, player: str) -> None:
    """Bring the hand that this person has opened in the channel up to date."""
    reader = await reader_of(bot, player, published.table.state.guild_id)
    if _has_cards(published.table.now, player):
        reader = await met(bot, reader, published.table.now)
        with reader.spoken_to():
            await _newest_reply(bot, published, reader)


def lost_place(table: Snapshot) -> bool:
    """Whether the table is closed because its place is gone, so that it cannot be read there."""
    gone = (Closing.DELETED, Closing.ARCHIVED, Closing.REMOVED)
    return table.state.closed_why in gone and not table.state.private


async def _say_goodbye(bot: Gamenight, published: Published, player: str) -> None:
    """Tell a person without a hand in direct messages that the place of the table is gone."""
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
    """Whether this person's hand is up to date, as nearly always after a play of others."""
    shown = published.hands.get((DIRECT, player))
    if shown is None or published.before:
        return False
    table, preferences = published.table.now, await bot.store.preferences.of(player)
    same = by_dm(table, player, preferences) and shown == hand_state(table, player, preferences)
    return same and await published.post("hand", player) is not None


async def met(bot: Gamenight, reader: Reader, table: Snapshot) -> Reader:
    """Store the first deal that a person has a hand of: its hand message explains the controls."""
    if reader.preferences.first_deal or table.state.stage is not Stage.DEAL:
        return reader
    deal = table.state.deal_id
    preferences = await bot.store.preferences.change(reader.player, first_deal=deal)
    return replace(reader, preferences=preferences)


def has_hand(published: Published, player: str) -> bool:
    """Whether a hand of this player is shown anywhere, as far as is known."""
    return player in published.replies or (DIRECT, player) in published.hands


def prints_of_hands(published: Published) -> dict[str, str]:
    """Return a hash of each shown direct message, by player, except for players on turn.

    The hand of a player on turn shows the deadline, which changes with an absence of the bot.
    """
    hands = {player: state for (where, player), state in published.hands.items() if where == DIRECT}
    due = published.table.due()
    return {player: _print(state) for player, state in hands.items() if player not in due}


def _print(state: State) -> str:
    return hashlib.sha256(repr(state[0]).encode()).hexdigest()[:20]


def _outdated(shown: State | None, state: State, free: bool) -> bool:
    """Whether the shown state is outdated enough for a request, or a `free` edit differs."""
    return shown is None or shown[0] != state[0] or (free and shown != state)


def _has_cards(table: Snapshot, player: str) -> bool:
    dealt = table.state.stage is not Stage.LOBBY and table.view(None) is not None
    return dealt and player in table.players


async def _newest_reply(bot: Gamenight, published: Published, reader: Reader) -> None:
    """Edit the private answer, where it is outdated."""
    player, preferences = reader.player, reader.preferences
    reply = published.replies.get(player)
    if reply is None:
        return
    async with bot.requests.turn(reply.route), published.hand_locks[REPLY, player]:
        table = published.table.now
        state = hand_state(table, player, preferences)
        shown = published.hands.get((REPLY, player))
        if player in published.replies and _outdated(shown, state, free=True):
            with _shown(published, (REPLY, player), state):
                await _edit_reply(bot, published, table, reader)


async def _newest_direct(bot: Gamenight, published: Published, reader: Reader) -> None:
    """Send or edit the direct message, where it is outdated; made in its turn of the pace."""
    player, preferences = reader.player, reader.preferences
    table, post = published.table.now, await published.post("hand", player)
    free = _is_free(bot, published, post)
    if not by_dm(table, player, preferences):
        await _take_back(bot, published, post, preferences)
        await _say_goodbye(bot, published, player)
        return
    state = hand_state(table, player, preferences)
    before = published.before.pop(player, "") if published.before else ""  # valid once
    if post and before == _print(state):
        published.hands.setdefault((DIRECT, player), state)
    seen = published.hands.get((DIRECT, player)) if post else None
    if (published.shut_at and not free) or not _outdated(seen, state, free):
        return
    try:
        # the channel is opened first, by a request of its own
        edited = post if post and await _is_of_deal(bot, table, post) else None
        known = edited.channel_id if edited else _known(table, post)
        channel_id = known if edited else (await direct_messages(bot, player, known)).id
        await _edit_or_post(bot, published, reader, edited, channel_id)
    except discord.HTTPException as error:
        metrics.DM_FAILURES.labels(str(error.code)).inc()
        if not _moves_the_hand(error, first=post is None):
            raise
        if table.state.private:  # the hand has no other place: it waits for a press, or a start
            published.shut_at = bot.clock.now()
        else:
            await published.table.deliver(player, Delivery.CHANNEL)


async def _edit_or_post(
    bot: Gamenight, published: Published, reader: Reader, edited: Post | None, channel_id: int
) -> None:
    """Edit the hand of this deal, or post it; also where edits are refused for a long time."""
    try:
        await _send_in_turn(bot, published, reader, edited, channel_id)
    except Blocked as error:
        if edited is None or not error.is_long:
            raise
        log.warning("table %s: a hand is posted anew: %s", published.table.state.id, error.text)
        await _send_in_turn(bot, published, reader, None, channel_id)


def _moves_the_hand(error: discord.HTTPException, *, first: bool) -> bool:
    """Whether a refusal of direct messages moves the hand to the channel of the table.

    Any refusal of a first message does: Discord may let a bot write to nobody new for hours.
    """
    closed = error.code in (limits.NO_DMS, limits.NO_SHARED_SERVER)
    passing = error.is_long is False if isinstance(error, Blocked) else is_passing(error)
    return closed or (first and not passing)


async def _send_in_turn(
    bot: Gamenight, published: Published, reader: Reader, post: Post | None, channel_id: int
) -> None:
    """Send the current hand in its turn: edit its message, or post one where there is none."""
    lock = published.hand_locks[DIRECT, reader.player]
    async with turn_to_show(bot, published, post, channel_id), lock:
        await _send_newest(bot, published, reader, anew=post is None)


async def _send_newest(bot: Gamenight, published: Published, reader: Reader, *, anew: bool) -> None:
    """Send the current hand, unless it is shown by now."""
    table, player = published.table.now, reader.player
    if not _has_cards(table, player):
        return
    state = hand_state(table, player, reader.preferences)
    post = await published.post("hand", player)
    seen = published.hands.get((DIRECT, player)) if post else None
    if _outdated(seen, state, _is_free(bot, published, post)):
        members_of(bot).look_again(table, player)
        with _shown(published, (DIRECT, player), state):
            await _send(bot, published, table, reader, post, anew=anew)


def _is_free(bot: Gamenight, published: Published, post: Post | None) -> bool:
    """Whether the last click on this message can edit it, outside the rate limits."""
    return post is not None and young_click(bot, published, post) is not None


@contextlib.contextmanager
def _shown(published: Published, where: tuple[str, str], state: State) -> Iterator[None]:
    """Record the shown state; a failure makes it unknown."""
    published.hands[where] = state
    try:
        yield
    except BaseException:  # also cancellation
        published.hands.pop(where, None)
        raise


async def _take_back(
    bot: Gamenight, published: Published, post: Post | None, preferences: Preferences
) -> None:
    """Delete the hand of this deal for a player who wants no direct messages any more."""
    deal = published.table.state.deal_id
    if post is None or post.seq != deal or preferences.sent is not Sent.CHANNEL:
        return
    published.hands.pop((DIRECT, post.player), None)
    await delete_post(bot.get_partial_messageable(post.channel_id), post.message_id)
    await published.keep_posts((), dropped=[post])


async def _send(
    bot: Gamenight,
    published: Published,
    table: Snapshot,
    reader: Reader,
    post: Post | None,
    *,
    anew: bool = False,
) -> None:
    """Edit the hand of this deal, or post it where there is none, or `anew` in place of it."""
    player = reader.player
    view, files = await hand_message(bot, table, player, reader.preferences)
    deal = table.state.deal_id
    assert deal is not None
    of_deal = post is not None and await _is_of_deal(bot, table, post)
    if post is not None and of_deal and not anew:
        try:
            await edit_post(bot, published, post, view, files)
            if post.seq != deal:
                await published.keep_posts([replace(post, seq=deal)])
            return
        except discord.NotFound:  # the files are used up
            published.doubtful = True  # another message may have been posted since, and not stored
            view, files = await hand_message(bot, table, player, reader.preferences)
    channel = await direct_messages(bot, player, _known(table, post))
    about, shown = ("hand", player, deal), {"view": view, "files": files}
    sent, again = await post_once(
        bot, published, about, channel, **shown, silent=True, allowed_mentions=NOBODY
    )
    kept = Post("hand", player, channel.id, sent.id, deal, bot.clock.now())
    await published.keep_posts([kept])
    if post is not None and of_deal and anew and post.message_id != sent.id:
        await _take_away(bot, published, post)
    if again:
        await _send(bot, published, table, reader, kept)


async def _is_of_deal(bot: Gamenight, table: Snapshot, post: Post) -> bool:
    """Whether the message is of this deal, or of a deal thrown in and dealt again."""
    thrown_in = AGAIN in table.state.match.plan
    return post.seq == table.state.deal_id or (thrown_in and await is_void(bot.store, post.seq))


def _known(table: Snapshot, post: Post | None) -> int:
    """Return the channel of a player's direct messages, 0 where unknown."""
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
    except discord.HTTPException as error:
        if is_passing(error) and not (isinstance(error, Blocked) and error.is_long):
            raise
        # dismissed, or the token has expired: the player clicks again
        published.replies.pop(reader.player, None)
        published.table.audience.changed(published.table)  # a player without a hand is pinged


def by_dm(table: Snapshot | Table, player: str, preferences: Preferences) -> bool:
    """Whether this player's hand goes by direct message, the only place of a private table."""
    seat = seating.seated(table.state, player)
    open_ = seat is not None and seat.delivery is Delivery.DM
    return table.state.private or (open_ and preferences.sent is not Sent.CHANNEL)


def hand_state(table: Snapshot, player: str, preferences: Preferences) -> State:
    """Return the state of a hand message; an edit is due only where it differs."""
    view = table.view(player)
    turn = player in table.due()
    since = table.due_since(player) if turn else 0
    over = view is None or view.ended is not None
    shown = (preferences.sorting, preferences.deck, preferences.pictures, preferences.language)
    # the play that a bomb would beat
    bombs = view.top if view and view.plays and not turn else None
    beside = (() if turn else view.asked, bombs) if view else ()
    closed = table.state.stage is Stage.CLOSED
    seat = seating.seated(table.state, player)
    late = (seat.missed, seat.asleep) if seat else ()
    deal = table.state.deal_id, view.hand if view else (), turn, since, over, closed, late
    return (*deal, shown, beside), _news(table, view, turn)


def _news(table: Snapshot, view: SeatView | None, turn: bool) -> object:
    """Return the news for a waiting player: a trick over, a player out; after a deal the people."""
    if view is None or turn:
        return None
    if view.ended:
        return seating.playing(table.state), table.state.host, drafts.pending(table.state)
    return view.last_trick, view.out, view.upside_down


log = logging.getLogger(__name__)


@contextlib.asynccontextmanager
async def answering(context: Context, table: Table) -> AsyncIterator[Snapshot]:
    """Yield the table for a hand that answers a click, under a lock against other updates."""
    bot, player, click = context.bot, context.player, context.interaction
    published, second = published_of(bot, table), None
    locks, earlier = published.hand_locks, None
    async with locks[DIRECT, player], locks[REPLY, player]:
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
    """Store the pressed message as the hand; return a second message of the hand, if any."""
    deal = table.state.deal_id
    if deal is None or player not in table.players:  # not a player of the deal
        return None
    try:
        post = await published.post("hand", player)
        if post and (post.message_id, post.seq) == (message.id, deal):
            return None
        at = message.created_at.timestamp()
        kept = Post("hand", player, message.channel.id, message.id, deal, at)
        await published.keep_posts([kept])
    except StorageError as error:  # the hand is shown, as requested
        log.info("the hand was pressed in a message that is not kept: %s", error)
        return None
    return post if post and post.seq == deal and post.message_id != message.id else None


async def _take_away(bot: Gamenight, published: Published, post: Post) -> None:
    try:
        await delete_post(bot.get_partial_messageable(post.channel_id), post.message_id)
    except (discord.HTTPException, OSError) as error:
        published.doubtful = True  # searched for later
        log.info("a second hand stays for now: %s", in_short(error))


async def answered_elsewhere(bot: Gamenight, table: Table, player: str) -> None:
    """Note that another process has shown the hand; a player on turn again is shown it anew."""
    if player not in table.due():
        preferences = await bot.store.preferences.of(player)
        state = hand_state(table.now, player, preferences)
        published_of(bot, table).hands[DIRECT, player] = state


OPEN = "dms-open"


async def greet(context: Context, table: Table, said: str) -> None:
    """Tell a person who sat down where the hands will come, and test whether they can."""
    sent = context.reader.preferences.sent
    told = "hands-in-channel" if sent is Sent.CHANNEL else await _try_direct_message(context, table)
    before = hand_state(table.now, context.player, context.reader.preferences)
    await context.reply(f"{said} {say(told)}")
    if sent is Sent.BOTH or told != OPEN:
        turn_into_hand(context, table, before)


async def _try_direct_message(context: Context, table: Table) -> str:
    """Send a first direct message and return the key of its result; the seat is taken anyway.

    A permanent failure is noted at the seat. After a temporary failure of Discord, or a rate limit,
    the hand will tell.
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
    except Exception as error:  # errors other than the connection's are raised again
        if not is_passing(error):
            raise
        log.warning("a first direct message could not be sent: %s", in_short(error))
        return "dms-later"
    if seat and seat.delivery is Delivery.CHANNEL:
        await table.deliver(context.player, Delivery.DM)
    return OPEN


def turn_into_hand(context: Context, table: Table, before: State) -> None:
    """Let the private answer to this click become the hand when the next deal begins.

    The change is at once where the state differs from `before`, in which the answer was written.
    """
    published, player = published_of(context.bot, table), context.player
    now, beside = context.bot.clock.now(), context.told_beside
    published.replies[player] = Reply(context.interaction, now, beside=beside)
    published.hands[REPLY, player] = before
    if before != hand_state(table.now, player, context.reader.preferences):
        table.audience.changed(table)


def show_now(bot: Gamenight, table: Table, player: str) -> None:
    """Let the private answer to this player's click become the hand at once."""
    published_of(bot, table).hands.pop((REPLY, player), None)
    table.audience.changed(table)


async def deal_as_answer(context: Context, table: Table) -> bool:
    """Deal, and answer the click with the hand in the direct messages, where it stays.

    Return False where that fails, or more time was asked for; the hand is then shown as usual.
    """
    bot, player, published = context.bot, context.player, published_of(context.bot, table)
    async with published.hand_locks[DIRECT, player]:
        await table.deal(player)
        context.reader = await met(bot, context.reader, table.now)
        now, preferences = table.now, context.reader.preferences
        with naming(await names_at(bot, now)), telling_of(now.tiles):
            shown = await hand_message(bot, now, player, preferences)
        try:
            posted = await context.post_view(*shown)
        except Exception as error:  # all but Discord's or the connection's are raised again
            if not is_outside(error):
                raise
            log.warning("a first hand was not shown in answer: %s", in_short(error))
            published.doubtful = True  # if the answer was shown, there are two hands for a while
            return False
        if not posted:
            return False
        at, deal = bot.clock.now(), now.state.deal_id or 0
        published.hands[DIRECT, player] = hand_state(now, player, preferences)
        published.clicks[player] = Reply(context.interaction, at, posted)
        kept = Post("hand", player, table.state.channel_id, posted, deal, at)
        await published.keep_posts([kept])
    return True
