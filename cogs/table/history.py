"""Finished deals of a server: pages, replays step by step, and deals that people keep."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any

import discord
from discord import app_commands
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, Section, TextDisplay

from bot.discord import limits
from bot.discord.errors import is_outside
from bot.domain.boards import first_behind_computers
from bot.domain.errors import Refusal
from bot.domain.moderation import LONGEST_REASON, Role, is_voidable, role_of
from bot.domain.seating import rules_of
from bot.domain.state import NewDeal
from bot.drawing import DECKS, draw_step
from bot.standing.tallies import Counted
from bot.store import Unreadable
from bot.store.history import CODE, LETTERS, MOST_KEPT, PastDeal, Spot, new_code, typed_code
from bot.store.proposals import Case
from bot.tables.history import hands_after_plays, seen_after_plays
from bot.words.people import naming, players_list
from bot.words.rulebook import game_title
from bot.words.speech import Speech, alt_text, escaped, in_words
from cogs.core.app_cog import AppCog
from cogs.core.components import TableButton, button, in_rows
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE, UnknownControl
from cogs.core.people import (
    badges_of,
    named,
    named_or_seated,
    names_of,
    placed,
    reader_soon,
    seat_names,
    soon,
)
from cogs.core.permissions import sees_place
from cogs.core.translator import about
from cogs.hand.results import unrated_lines
from cogs.table.channels import Place, PlaceOption
from cogs.table.message import ACCENT
from cogs.table.proof import send_check, send_record
from cogs.table.proposals import agree_button, proposal_text
from cogs.table.replay import step_facts, step_picture, table_in_words
from rules.cards import TILES
from rules.catalogue.presets import PRESETS
from rules.match.match import Player

PAGE = 5  # deals on a page
ROWS, READS = 300, 3  # for one page: deals looked through in one read, and most reads
ASKED = 10  # most places that Discord is asked about for one page
THREADS = 10_000  # most threads whose parent channel is remembered
MOST_STEPS = 9_999
STEP = "step.png"
REFERENCE = re.compile(f"[0-9]{{1,18}}|[{LETTERS}]{{{CODE}}}")
MOST_TYPED = 40  # characters of a typed code


@dataclass(frozen=True)
class PageRequest:
    """A request for a page of deals: before a deal, in one channel and of one player, if given.

    >>> str(PageRequest(17, player="7")), PageRequest.read("17.0.7.0").player
    ('17.0.7.0', '7')
    """

    before: int = 0
    channel_id: int = 0
    player: str = ""
    deal_id: int = 0  # the deal of the page that a control is for; 0: none

    @classmethod
    def read(cls, arg: str) -> PageRequest:
        """Read the argument of a control, such as "17.0.0.21"."""
        if not re.fullmatch(r"[0-9]{1,18}(\.[0-9]{1,20}){2}\.[0-9]{1,18}", arg):
            raise UnknownControl
        before, channel_id, player, deal_id = arg.split(".")
        return cls(int(before), int(channel_id), player.removeprefix("0"), int(deal_id))

    def __str__(self) -> str:
        return f"{self.before}.{self.channel_id}.{self.player or '0'}.{self.deal_id}"


def step(written: str) -> tuple[str, int]:
    """Read a deal (its number or its code) and a step of its replay, such as "17.3"."""
    deal, _, at = written.partition(".")
    if not (REFERENCE.fullmatch(deal) and re.fullmatch("[0-9]{1,4}", at)):
        raise UnknownControl
    return deal, int(at)


def reference(written: str) -> str:
    """Read a deal: its number or its code."""
    return step(f"{written}.0")[0]


class PastDeals:
    """Pages of finished deals; a person sees only deals of channels that the person may see."""

    def __init__(self) -> None:
        # parent channel by id of a public archived thread; 0 for other places
        self._parents: dict[int, int] = {}

    async def show_page(self, context: Context, asked: PageRequest) -> None:
        """Show a page of the deals of this server."""
        if asked.player:
            await context.check_shown(asked.player)
        deals, older = await self._page(context, asked)
        box: Container[Any] = Container(
            TextDisplay(_head(context.speech, asked)), accent_colour=ACCENT
        )
        guild_id = context.server or 0
        people = {who for deal in deals for who in _people(deal)}
        names = await names_of(context.app, guild_id, people, context.alone)
        speech = naming(context.speech, names)
        for deal in deals:
            opens = replace(asked, deal_id=deal.spot.deal_id)
            look = small_button(speech, "pastdeal", str(opens), "button-look")
            box.add_item(Section(TextDisplay(_line(speech, deal)), accessory=look))
        if not deals:
            box.add_item(TextDisplay(context.speech.say("history-none")))
        steps = []
        if older:
            steps.append(
                small_button(context.speech, "past", str(replace(asked, before=older)), "log-older")
            )
        if asked.before:
            steps.append(
                small_button(context.speech, "past", str(replace(asked, before=0)), "log-newest")
            )
        if steps:
            box.add_item(ActionRow(*steps))
        await show_view(context, LayoutView(timeout=None).add_item(box))

    async def show_deal(self, context: Context, asked: PageRequest) -> None:
        """Show one deal of a page, with buttons for all acts on the deal."""
        deal = await self.find(context, str(asked.deal_id))
        people = {*_people(deal), *(who for who, _ in deal.kept_by)}
        names = await names_of(context.app, deal.guild_id, people, context.alone)
        speech = naming(context.speech, names)
        lines = [
            deal_title(speech, deal),
            *place_lines(speech, deal),
            *([_players(speech, deal)] if deal.stopped else []),
        ]
        lines += _notes(speech, deal, named_here=True)
        lines += _code(speech, deal, context.player)
        case = await context.app.store.proposals.case(asked.deal_id)
        if case and case.open:
            lines.append(f"-# {proposal_text(context.speech, case)}")
        box: Container[Any] = Container(TextDisplay("\n".join(lines)), accent_colour=ACCENT)
        number = str(asked.deal_id)
        controls = []
        if deal.whole:
            controls += [
                small_button(context.speech, "step", f"{number}.0", "button-replay"),
                small_button(context.speech, "pastrecord", number, "button-record"),
                small_button(context.speech, "pastverify", number, "button-verify-deal"),
            ]
            if not (deal.stopped or any(who == context.player for who, _ in deal.kept_by)):
                controls.append(small_button(context.speech, "keep", str(asked), "button-keep"))
            controls += _letting_go(context.speech, deal, context.player, number)
        controls += _of_void(context, deal, case, asked)
        controls.append(
            small_button(context.speech, "past", str(replace(asked, deal_id=0)), "button-back")
        )
        for row in in_rows(controls):
            box.add_item(row)
        await show_view(context, LayoutView(timeout=None).add_item(box))

    async def keep(self, context: Context, asked: PageRequest) -> None:
        """Keep a deal longer than deals are usually stored, and show the deal with its code."""
        app = context.app
        await self.find(context, str(asked.deal_id))
        code = new_code(app.tables.chance)
        try:
            kept = await app.store.history.keep(
                asked.deal_id, context.player, code, app.clock.now()
            )
        except LookupError:
            raise Refusal("history-gone") from None
        if kept is None:
            raise Refusal("keep-full", most=MOST_KEPT)
        await self.show_deal(context, asked)

    async def let_go(self, context: Context, which: str) -> None:
        """Stop keeping a deal: a player of the deal for all keepers, another keeper for oneself."""
        deal = await self.find(context, which)
        own = "" if deal.spot.mine else context.player
        await context.app.store.history.let_go(deal.spot.deal_id, own)
        told = context.speech.say("keep-ended", all="yes" if deal.spot.mine else "no")
        await show_view(context, LayoutView(timeout=None).add_item(TextDisplay(told)))

    async def record(self, context: Context, which: str) -> None:
        """Send the whole record of a deal."""
        past, deal = await self._whole(context, which)
        await send_record(context, past.spot.deal_id, deal)

    async def verify(self, context: Context, which: str) -> None:
        """Check the shuffle of a deal."""
        past, deal = await self._whole(context, which)
        await send_check(context, past.spot.deal_id, deal)

    async def show_step(self, context: Context, asked: tuple[str, int]) -> None:
        """Show one step of the replay of a deal; steps count from 0."""
        which, at = asked
        past, deal = await self._whole(context, which)
        here = past.guild_id == context.server
        keepers = {who for who, _ in past.kept_by}
        known = {*deal.players, *_people(past), *keepers} if here else ()
        names = await names_of(context.app, past.guild_id, known, context.alone)
        speech = naming(context.speech, names)
        people = await badges_of(speech, context.app, past.guild_id, deal.players) if here else ()
        unseen = [
            speech.say("alt-podium-seat", seat=seat) for seat in range(1, len(deal.players) + 1)
        ]
        seats = named_or_seated(speech, deal.players) if here else unseen
        plain = [*seat_names(speech, dict(enumerate(people, 1))).values()]
        lines = [deal_title(speech, past), *_notes(speech, past, named_here=here)]
        try:
            rules, seen = rules_of(deal.preset, deal.choices), seen_after_plays(deal)
            hands = hands_after_plays(deal)
        except (KeyError, ValueError):  # played by the rules of another version
            raise Refusal("no-replay") from None
        at = min(at, len(seen) - 1)
        speech = replace(context.speech, tiles=bool(rules.pack & TILES))
        lines.append(speech.say("step", step=at + 1, steps=len(seen)))
        held = hands[at] if hands else ()
        told = table_in_words(speech, seen[at], seats, rules)
        pictures = context.reader.preferences.pictures
        if not pictures:
            places = [told] if seen[at].ended else []
            told = "\n".join([*places, *step_facts(speech, seen[at], held, rules, seats)])
        box: Container[Any] = Container(
            TextDisplay("\n".join([*lines, told])[: limits.TEXT]), accent_colour=ACCENT
        )
        files = []
        if pictures:
            deck = DECKS[context.reader.preferences.deck]
            shown = step_picture(seen[at], held, rules, deck, people)
            png = await context.app.pictures.png(draw_step, shown)
            who, heard = plain or seats, in_words(speech)
            alt = alt_text(heard, step_facts(heard, seen[at], held, rules, who))
            box.add_item(
                MediaGallery(discord.MediaGalleryItem(f"attachment://{STEP}", description=alt))
            )
            files = [discord.File(BytesIO(png), STEP, description=alt)]
        for row in _steps(context.speech, past, which, at, len(seen), context.player):
            box.add_item(row)
        await show_view(context, LayoutView(timeout=None).add_item(box), files)

    async def find(self, context: Context, which: str) -> PastDeal:
        """Return a deal by its code, or by its number if this person may see its channel.

        Raises Refusal for any other deal.
        """
        history, by_code = context.app.store.history, not which.isdecimal()
        deal_id = await history.of_code(which) if by_code else int(which)
        found = await history.past([deal_id], context.player) if deal_id else []
        if not found:
            raise Refusal("replay-no-code" if by_code else "history-gone")
        (past,) = found
        if not by_code and not (
            past.guild_id == context.server and await self._sees(context, past.spot, {})
        ):
            raise Refusal("history-gone")
        return past

    async def _whole(self, context: Context, which: str) -> tuple[PastDeal, NewDeal]:
        """Return a deal as `find` does, with its cards. Raises Refusal if those are deleted."""
        past = await self.find(context, which)
        try:
            if past.whole:
                return past, await context.app.store.deals.get(past.spot.deal_id)
        except (LookupError, Unreadable):
            pass
        raise Refusal("history-gone")

    async def _page(self, context: Context, asked: PageRequest) -> tuple[list[PastDeal], int]:
        """Return the deals of a page, and the deal before which the next page begins (0: none)."""
        guild_id = context.server
        if guild_id is None:
            raise UnknownControl
        history, found = context.app.store.history, list[int]()
        last, answers, more = asked.before, dict[int, bool](), True
        for _ in range(READS):
            spots = await history.spots(guild_id, context.player, last, ROWS, asked.player)
            for spot in spots:
                if asked.channel_id and not self._is_in(context, spot, asked.channel_id):
                    last = spot.deal_id
                    continue
                if await self._sees(context, spot, answers):
                    if len(found) == PAGE:
                        return await history.past(found, context.player), last
                    found.append(spot.deal_id)
                last = spot.deal_id
            more = bool(spots)
            if not more:
                break
        return await history.past(found, context.player), last if more else 0

    def _is_in(self, context: Context, spot: Spot, channel_id: int) -> bool:
        """Whether a deal was played in a channel or in one of its threads, as far as known."""
        guild = context.interaction.guild
        thread = guild.get_thread(spot.channel_id) if guild else None
        parent = thread.parent_id if thread else self._parents.get(spot.channel_id, 0)
        return channel_id in (spot.channel_id, spot.parent_id, parent)

    async def _sees(self, context: Context, spot: Spot, asked: dict[int, bool]) -> bool:
        """Whether this person may see the place of a deal; `asked` caches results for one page.

        Deals in deleted places and in archived private threads are shown only to their players.
        """
        guild, place = context.interaction.guild, spot.channel_id
        if sees_place(context.interaction, place):
            return True
        if guild is None or guild.get_channel(place) is not None:
            return False
        if place not in asked and len(asked) < ASKED:
            if guild.get_thread(place) is not None:  # a private thread, maybe with this person
                members = context.app.members
                asked[place] = await members.sees_place(guild.id, place, context.player)
            else:
                parent = await self._parent(context, place)
                asked[place] = parent > 0 and sees_place(context.interaction, parent)
        gone = guild.get_thread(place) is None
        return asked.get(place, False) or (gone and spot.mine)

    async def _parent(self, context: Context, place: int) -> int:
        """Return the parent of a public archived thread; 0 for other places, or if unknown."""
        if place not in self._parents:
            try:
                found: object = await context.app.client.fetch_channel(place)
            except discord.NotFound:
                found = None
            except Exception as error:  # errors of the bot's own are raised again
                if not is_outside(error):
                    raise
                return 0
            if len(self._parents) >= THREADS:
                self._parents.clear()
            public = found if isinstance(found, discord.Thread) and not found.is_private() else None
            self._parents[place] = public.parent_id if public else 0
        return self._parents[place]


async def show_view(context: Context, view: LayoutView, files: Sequence[discord.File] = ()) -> None:
    """Show a view in place of the pressed message, or as a new message after a command."""
    await (context.reply_view if context.key is None else context.edit)(view, [*files])


def small_button(
    speech: Speech, act: str, arg: str, label: str, *, disabled: bool = False
) -> TableButton:
    return button(act, NOWHERE, ALWAYS, arg, label=speech.say(label), disabled=disabled)


def _head(speech: Speech, asked: PageRequest) -> str:
    return speech.say("history-title") + (f" · <#{asked.channel_id}>" if asked.channel_id else "")


def _game(speech: Speech, deal: PastDeal) -> str:
    return game_title(speech, deal.preset) if deal.preset in PRESETS else deal.preset


def deal_name(speech: Speech, deal: PastDeal) -> str:
    """Return the game and the number of a deal, as the server's log names it."""
    return f"{_game(speech, deal)} · {deal.number}"


def deal_title(speech: Speech, deal: PastDeal, form: str = "f") -> str:
    """Return the game, the number and the end of a deal; `form` is Discord's style of the time."""
    game = _game(speech, deal)
    when = f"<t:{int(deal.ended_at)}:{form}>"
    return speech.say("history-deal", game=game, number=deal.number, when=when)


def place_lines(speech: Speech, deal: PastDeal) -> list[str]:
    """Return each player with the medal of the place; losers without places have no medal."""
    won = [one for one in deal.results if one.shared_place == 1]
    places = not is_won_or_lost(deal)
    counted = [
        one.shared_place if places or (one in won and len(won) < len(deal.results)) else None
        for one in deal.results
    ]
    people = (named(speech, one.player) for one in deal.results)
    return [placed(speech, *line) for line in zip(counted, people, strict=True)]


def is_won_or_lost(deal: PastDeal) -> bool:
    """Whether a deal was only won or lost, without further places.

    Two sides with more than two players tell this without the choices of the deal, which are
    deleted in time.
    """
    if any(one.sides == 2 < one.of for one in deal.results):
        return True
    try:
        return rules_of(deal.preset, deal.choices).first_only
    except (KeyError, ValueError):  # played by the rules of another version
        return False


def _line(speech: Speech, deal: PastDeal) -> str:
    people = " · ".join(place_lines(speech, deal)) or _players(speech, deal)
    lines = [
        deal_title(speech, deal, "R"),
        people,
        *_among_people(speech, deal),
        *_standing(speech, deal),
    ]
    return "\n".join(lines)


def _among_people(speech: Speech, deal: PastDeal) -> list[str]:
    """Return the line of the people who won behind a computer; [] if a person came first."""
    won = first_behind_computers([(one.player, one.side, one.side_place) for one in deal.results])
    return [speech.say("result-among-people", who=players_list(speech, won))] if won else []


def _people(deal: PastDeal) -> list[Player]:
    """Return the players of a deal, and the person who stopped it."""
    stopped = (*deal.stopped.players, deal.stopped.by) if deal.stopped else ()
    return [*filter(None, [*(one.player for one in deal.results), *stopped])]


def _players(speech: Speech, deal: PastDeal) -> str:
    """Return the players of a deal that was stopped, by seat."""
    players = deal.stopped.players if deal.stopped else ()
    return players_list(speech, players)


def _standing(speech: Speech, deal: PastDeal) -> list[str]:
    """Return a line that says why a deal does not count, or is not rated; [] if it is rated."""
    if deal.stopped is None:
        return _voided(speech, deal) or unrated_lines(speech, Counted(deal.counted))
    why, by = deal.stopped.why.value or "unread", deal.stopped.by
    who = named(speech, by) if by else ""
    return [speech.say("history-stopped", why=why, who=who)]


def _notes(speech: Speech, deal: PastDeal, *, named_here: bool) -> list[str]:
    """Return the notes on a deal: void or unrated, its keepers, and whether its cards are deleted.

    `named_here` is whether the keepers are named, and not only counted.
    """
    lines = _standing(speech, deal)
    if deal.kept_by:
        names = players_list(speech, [who for who, _ in deal.kept_by])
        count = len(deal.kept_by)
        lines.append(
            speech.say("kept-by", who=names)
            if named_here
            else speech.say("kept-by-people", count=count)
        )
    if not deal.whole:
        lines.append(speech.say("history-stripped"))
    return lines


def _voided(speech: Speech, deal: PastDeal) -> list[str]:
    """Return the line with the reason of a void deal and the role of its voider; else []."""
    if deal.void is None:
        return []
    reason = escaped(deal.void.reason, LONGEST_REASON)
    key = "voided-because" if reason else "voided-by"
    return [speech.say(key, by=deal.void.by.value, reason=reason)]


def _of_void(
    context: Context, deal: PastDeal, case: Case | None, asked: PageRequest
) -> list[TableButton]:
    """Return the buttons to void or to restore a deal, or to propose or agree to that."""
    if case is None or not is_voidable(deal.ended_at, context.app.clock.now()):
        return []
    player, proposal = context.player, case.open
    role = role_of(player, case.judged, context.interaction.permissions.manage_guild)
    if proposal and role is not Role.ADMIN:
        votes = player in case.judged.others(proposal.by) and player not in proposal.agreed
        return [agree_button(context.speech, proposal)] if votes else []
    if role is None:
        return []
    label = void_label(role, deal.is_void)
    return [small_button(context.speech, "voidask", str(asked), label)]


def void_label(role: Role, is_void: bool) -> str:
    """Return the key of the label of the button that voids or restores a deal, or proposes so."""
    if role is Role.ADMIN:
        return "button-restore" if is_void else "button-void"
    return "button-propose-restore" if is_void else "button-propose-void"


def _code(speech: Speech, deal: PastDeal, player: str) -> list[str]:
    return [speech.say("kept-code", code=code) for who, code in deal.kept_by if who == player]


def _letting_go(speech: Speech, deal: PastDeal, player: str, which: str) -> list[TableButton]:
    keeps = any(who == player for who, _ in deal.kept_by)
    if not (keeps or (deal.spot.mine and deal.kept_by)):
        return []
    return [small_button(speech, "unkeep", which, "button-unkeep")]


def _steps(
    speech: Speech, deal: PastDeal, which: str, at: int, steps: int, player: str
) -> list[ActionRow[Any]]:
    """Return the rows of buttons below a step; a button has the same position at each step."""
    moves = {"step-first": 0, "step-back": at - 1, "step-on": at + 1, "step-last": steps - 1}
    around = []
    for number, (label, to) in enumerate(moves.items()):
        beside_it = abs(to - at) == 1  # First and Last do not repeat Back and Next
        off = not 0 <= to < steps or to == at or (beside_it and number in (0, len(moves) - 1))
        aim = MOST_STEPS - number if off else to  # custom ids must differ
        around.append(small_button(speech, "step", f"{which}.{aim}", label, disabled=off))
    below = [
        small_button(speech, "pastrecord", which, "button-record"),
        small_button(speech, "pastverify", which, "button-verify-deal"),
        *_letting_go(speech, deal, player, which),
    ]
    return [ActionRow(*around), *in_rows(below)]


class HistoryCommands(AppCog):
    """The commands /history and /replay."""

    def __init__(self, app: Any, deals: PastDeals) -> None:
        super().__init__(app)
        self._deals = deals

    @app_commands.command(description=about("history"))
    @app_commands.describe(channel=about("history channel"), player=about("history player"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def history(
        self,
        interaction: discord.Interaction[Any],
        channel: app_commands.Transform[Place, PlaceOption] | None = None,
        player: discord.User | None = None,
    ) -> None:
        asked = PageRequest(
            channel_id=channel.id if channel else 0, player=str(player.id) if player else ""
        )
        await Context(self.app, interaction).run(
            lambda context: self._deals.show_page(context, asked)
        )

    @app_commands.command(description=about("replay"))
    @app_commands.describe(code=about("replay code"))
    async def replay(
        self, interaction: discord.Interaction[Any], code: app_commands.Range[str, 1, MOST_TYPED]
    ) -> None:
        async def show(context: Context) -> None:
            typed = typed_code(code)
            if not typed:
                raise Refusal("replay-no-code")
            await self._deals.show_step(context, (typed, 0))

        await Context(self.app, interaction, anywhere=True).run(show)

    @replay.autocomplete("code")
    async def _codes(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = (await reader_soon(self.app, interaction)).speech(self.app.speech)
        kept = await soon(self.app, self.app.store.history.kept_of(str(interaction.user.id)), [])
        named_codes = {
            code: f"{code} · {game_title(speech, preset) if preset in PRESETS else preset}"
            for code, preset, _ in kept
        }
        return [
            app_commands.Choice(name=name[: limits.OPTION], value=code)
            for code, name in named_codes.items()
            if current.upper() in name.upper()
        ][: limits.OPTIONS]
