"""The replay of the last finished deal, as an animation or in words.

All hands are open in it, as the seed is published when a deal is over. A deal that goes on, or that
was void, has no replay.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import Any, TypeAlias

import discord
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, TextDisplay

from bot import metrics
from bot.discord import limits
from bot.discord.installs import in_direct
from bot.discord.outgoing import Purpose, Urgency, sending
from bot.domain.course import SideResult, side_result, steps
from bot.domain.errors import Refusal
from bot.domain.preferences import Preferences
from bot.domain.seating import rules_of
from bot.domain.state import NewDeal
from bot.drawing import DECKS, NOBODY, Badge, Deck, OpenHand, Replay, StepPicture
from bot.drawing.cache import DRAWING
from bot.store import Unreadable
from bot.tables.history import hands_after_plays, seen_after_plays, spread
from bot.tables.table import Table
from bot.words.cards import in_order, laid
from bot.words.people import name_list, naming
from bot.words.speech import Speech, alt_text, fitted, in_words
from cogs.core.components import TableButton, button
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, shown_deal
from cogs.core.people import badges_of, known_names, named_or_seated, names_of, placed, seat_names
from cogs.hand.pictures import table_facts, table_picture
from cogs.hand.results import last_deal
from cogs.table.message import ACCENT
from rules.cards import TILES, Cards
from rules.events import Ended
from rules.ruleset import RuleSet
from rules.view import SeatView

REPLAY = "replay.gif"
PLAY_SECONDS, END_SECONDS, MOST_SECONDS = 0.9, 3.0, 60.0
MOST_PLAYS = int((MOST_SECONDS - END_SECONDS) / PLAY_SECONDS)
MOST_BYTES = 2_000_000
Hands: TypeAlias = tuple[Cards, ...]  # by seat; () if they may not be seen
KEPT = 8  # most replays in the cache, of some 0.6 MB each; several people open the same replay


class Replays:
    """A cache of the replays drawn last."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, Deck, tuple[Badge, ...]], bytes] = {}  # in the order of drawing
        self._lock = asyncio.Lock()

    async def show(self, context: Context) -> None:
        """Show this person the replay of the last finished deal."""
        table = context.table
        row = [
            button(
                "log", table.state.id, table.now.stage_key, label=context.speech.say("button-log")
            )
        ]
        deal_id, deal = await last_deal(context)
        row += _posting(context.speech, table, deal_id)
        people = await badges_of(context.speech, context.app, table.state.guild_id, deal.players)
        await self._show(context.speech, context, deal_id, deal, people, row)

    async def show_shown(self, context: Context, message: discord.Message) -> None:
        """Show this person the replay of the deal that a message shows.

        Raises Refusal for other messages, and while the deal goes on.
        """
        deals, deal_id = context.app.store.deals, 0
        if message.author == context.app.client.user:
            deal_id = shown_deal(message.components)
        place = await deals.place(deal_id) if deal_id else None
        if place is None:
            raise Refusal("replay-nothing")
        table_id, guild_id, channel_id = place
        try:
            deal = await deals.get(deal_id)
        except (LookupError, Unreadable):
            raise Refusal("no-replay") from None
        in_hand = in_direct(context.interaction) and context.player in deal.players
        if not (in_hand or message.channel.id == channel_id):
            raise Refusal("replay-nothing")
        ended = deal.events[-1] if deal.events else None
        if not isinstance(ended, Ended):
            raise Refusal("replay-running")
        if ended.void:
            raise Refusal("no-replay")
        table = context.app.tables.get(table_id)
        at_table = table is not None and context.sits_at(table)
        known = known_names if at_table else partial(names_of, reader=context.alone)
        speech = naming(context.speech, await known(context.app, guild_id, deal.players))
        people = await badges_of(speech, context.app, guild_id, deal.players)
        allowed = table and (at_table or not in_hand)
        row = _posting(speech, table, deal_id) if table and allowed else []
        await self._show(speech, context, deal_id, deal, people, row)

    async def public(
        self, speech: Speech, context: Context, deal_id: int, deal: NewDeal
    ) -> tuple[Container[Any], list[discord.File]]:
        """Return the replay with an animation for all readers. Raises Refusal for unknown rules."""
        people = await badges_of(speech, context.app, context.table.state.guild_id, deal.players)
        return await self._made(speech, context, deal_id, deal, people, Preferences())

    async def _show(
        self,
        speech: Speech,
        context: Context,
        deal_id: int,
        deal: NewDeal,
        people: tuple[Badge, ...],
        row: Sequence[TableButton],
    ) -> None:
        preferences = context.reader.preferences
        box, files = await self._made(speech, context, deal_id, deal, people, preferences)
        if row:
            box.add_item(ActionRow(*row))
        await context.reply_view(LayoutView(timeout=None).add_item(box), files)

    async def _made(
        self,
        speech: Speech,
        context: Context,
        deal_id: int,
        deal: NewDeal,
        people: tuple[Badge, ...],
        preferences: Preferences,
    ) -> tuple[Container[Any], list[discord.File]]:
        title = speech.say("replay-title", number=deal.number)
        try:
            rules, seen = rules_of(deal.preset, deal.choices), seen_after_plays(deal)
            hands = hands_after_plays(deal)
        except (KeyError, ValueError):  # played by the rules of another version
            raise Refusal("no-replay") from None
        speech = replace(speech, tiles=bool(rules.pack & TILES))
        box: Container[Any] = Container(TextDisplay(title), accent_colour=ACCENT)
        if not preferences.pictures:
            seats = named_or_seated(speech, deal.players)
            told = replay_facts(speech, seen, seats, rules, hands)
            return box.add_item(TextDisplay(as_lines(told, limits.TEXT - len(title)))), []
        await context.defer()
        gif = await self.gif(deal_id, seen, hands, rules, DECKS[preferences.deck], people)
        names = seat_names(speech, dict(enumerate(people, 1)))
        heard = in_words(speech)
        alt = alt_text(heard, replay_facts(heard, seen, [*names.values()], rules, hands))
        picture = discord.MediaGalleryItem(f"attachment://{REPLAY}", description=alt)
        box.add_item(MediaGallery(picture))
        return box, [discord.File(BytesIO(gif), REPLAY, description=alt)]

    async def gif(
        self,
        deal_id: int,
        seen: Sequence[SeatView],
        hands: Sequence[Hands],
        rules: RuleSet,
        deck: Deck,
        people: tuple[Badge, ...] = (),
    ) -> bytes:
        """Return the GIF of this deal, from the cache or drawn now; one GIF is drawn at a time."""
        async with self._lock:
            key = deal_id, deck, people
            gif = self._kept.get(key)
            if gif is None:
                gif = self._kept[key] = await _drawn(seen, hands, rules, deck, people)
                if len(self._kept) > KEPT:
                    del self._kept[next(iter(self._kept))]
            return gif


def _posting(speech: Speech, table: Table, deal_id: int) -> list[TableButton]:
    """Return the button that posts this replay to the table's channel; [] without a server."""
    if table.state.serverless:
        return []
    of_deal = f"replay.{deal_id}"
    return [button("post", table.state.id, ALWAYS, of_deal, label=speech.say("button-post"))]


def replay_facts(
    speech: Speech,
    seen: Sequence[SeatView],
    names: Sequence[str],
    rules: RuleSet,
    hands: Sequence[Hands] = (),
) -> list[str]:
    """Return the places, the hands before the first play, and all tricks, a sentence each.

    `names` are by seat.
    """
    told = [replay_places(speech, seen[-1], names, rules)]
    told += dealt_in_words(speech, seen, hands, names)
    for trick in _tricks(seen):
        plays = [
            speech.say(
                "replay-play",
                who=names[play.seat],
                play=laid(speech, play.cards, play.as_cards, rules),
            )
            for play in trick.trick
        ]
        said = speech.say("between-words").join(plays)
        told.append(speech.say("as-sentence", said=said))
    return told


def as_lines(told: Sequence[str], most: int) -> str:
    """Return lines in a text of at most `most` characters; "…" stands for lines that do not fit."""
    if len(text := "\n".join(told)) <= most:
        return text
    return fitted(told, most - 2) + "…"


def _tricks(seen: Sequence[SeatView]) -> list[SeatView]:
    """Return, for each trick, the view after its last play."""
    plays = seen[:-1]
    pairs = zip(plays, [*plays[1:], None], strict=False)  # the last view is paired with None
    return [one for one, then in pairs if then is None or then.trick[: len(one.trick)] != one.trick]


def replay_places(speech: Speech, view: SeatView, names: Sequence[str], rules: RuleSet) -> str:
    """Return the places at the end of a deal: equal ones together, as in its results."""
    every = steps(view, rules)
    groups: dict[int | None, list[str]] = {}
    for step in every:
        how = side_result(every, step, rules)
        place = step.place if how in (None, SideResult.WON) else None
        groups.setdefault(place, []).extend(names[seat] for seat in step.seats)
    listed = [placed(speech, place, name_list(speech, who)) for place, who in groups.items()]
    return speech.say("replay-places", seats=" · ".join(listed))


def dealt_in_words(
    speech: Speech, seen: Sequence[SeatView], hands: Sequence[Hands], names: Sequence[str]
) -> list[str]:
    """Return a line with the cards that each player had before the first play; [] if unknown."""
    if not hands:
        return []
    dealt = list(hands[0])
    for play in seen[0].trick:
        dealt[play.seat] |= play.cards
    return hands_in_words(speech, dealt, names)


def hands_in_words(speech: Speech, hands: Sequence[Cards], names: Sequence[str]) -> list[str]:
    """Return a line for each player who has cards."""
    return [
        speech.say("alt-table-seat", who=who, count=in_order(speech, cards))
        for who, cards in zip(names, hands, strict=False)
        if cards
    ]


def step_picture(
    view: SeatView, hands: Hands, rules: RuleSet, deck: Deck, people: Sequence[Badge]
) -> StepPicture:
    """Return the content of a step of a replay; `people` are by seat, `hands` () if unknown."""
    badges = (people or [NOBODY] * len(hands))[: len(hands)]
    lowest_first = rules.ranking.lowest_first
    return StepPicture(
        table_picture(view, rules, deck=deck, badges=people),
        tuple(
            OpenHand(badge, seat, tuple(lowest_first(cards)))
            for seat, (badge, cards) in enumerate(zip(badges, hands, strict=True), 1)
        ),
    )


def step_facts(
    speech: Speech, view: SeatView, hands: Hands, rules: RuleSet, names: Sequence[str]
) -> list[str]:
    """Return the facts of a step of a replay: the table, and the open hands; `names` by seat."""
    table = table_picture(view, rules)
    facts = table_facts(speech, view, table, dict(enumerate(names, 1)), rules)
    return [*facts, *hands_in_words(speech, hands, names)]


async def _drawn(
    seen: Sequence[SeatView],
    hands: Sequence[Hands],
    rules: RuleSet,
    deck: Deck,
    people: tuple[Badge, ...],
) -> bytes:
    """Draw a replay of at most MOST_BYTES; halve the number of plays until it fits."""
    most = MOST_PLAYS
    while True:
        shown = spread(seen, most)
        gif = await _drawn_in_turns(
            [
                step_picture(seen[at], hands[at] if hands else (), rules, deck, people)
                for at in shown
            ]
        )
        if len(gif) <= MOST_BYTES or most == 1:
            return gif
        most = max(1, min(most, len(shown)) // 2)


async def _drawn_in_turns(pictures: Sequence[StepPicture]) -> bytes:
    """Draw the pictures one by one, each only when no more urgent picture waits."""
    gif, loop = Replay(), asyncio.get_running_loop()

    def add(picture: StepPicture, seconds: float) -> None:
        with metrics.DRAWING.labels("replay").time():
            gif.add(picture, seconds)

    with sending(Purpose(Urgency.REST)):
        for picture in pictures[:-1]:
            await loop.run_in_executor(DRAWING, add, picture, PLAY_SECONDS)
        await loop.run_in_executor(DRAWING, add, pictures[-1], END_SECONDS)
    return gif.gif()


def table_in_words(speech: Speech, view: SeatView, names: Sequence[str], rules: RuleSet) -> str:
    """Return the plays on the table in words; after the end of the deal, the places."""
    if view.ended is not None:
        return replay_places(speech, view, names, rules)
    return "\n".join(
        speech.say(
            "replay-play",
            who=names[play.seat],
            play=laid(speech, play.cards, play.as_cards, rules),
        )
        for play in view.trick
    )
