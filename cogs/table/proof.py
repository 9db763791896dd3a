"""Proofs of shuffles: the commitment to the next one, players' words, and checks of past deals."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from io import BytesIO
from random import Random
from typing import Any

import discord
from discord import app_commands
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.domain import dealing
from bot.domain.daily_deal import Day
from bot.domain.errors import Refusal
from bot.domain.seating import possible, rules_of
from bot.domain.state import NewDeal
from bot.store import Unreadable
from bot.store.history import typed_code
from bot.tables.history import last_over
from bot.words.people import naming
from bot.words.speech import Speech, escaped, plain
from cogs.core.app_cog import AppCog
from cogs.core.components import ask, button
from cogs.core.context import Context
from cogs.core.people import known_names, named
from cogs.core.translator import about
from cogs.table.message import ACCENT
from rules.cli.record import Proof, write
from rules.match.match import Player
from rules.shuffle import METHOD, OLD, WORD, WORD_GONE
from rules.verification import Difference, Terms, verify

RECORD = "deal-{number}.txt"
MOST_KEY = 40  # characters of a shuffle's name


async def show_proof(context: Context) -> None:
    """Show the proofs of this shuffle and the last finished one, and the commitment to the next."""
    table = context.table
    table.stored.check_readable()
    now = table.now
    view = now.view(None)
    found = await last_over(context.app.store, table.state.deal_id)
    lines = list[str]()
    if view is not None:
        lines += [context.speech.say("proof-title", number=view.number)]
        lines.append(
            context.speech.say("proof-about" if now.terms.method == METHOD else "proof-about-old")
        )
        shown = now.proof or await _fixed(context, now.terms.key)
        lines += _drawn(context.speech, shown, now.seed, now.terms, now.cuts)
    if found is not None and found[1].seed and not now.seed:
        _, deal = found
        speech = naming(
            context.speech, await known_names(context.app, table.state.guild_id, deal.cut_by)
        )
        lines += _finished(speech, deal)
    if not table.state.daily:
        lines += await _next(context)
    box: Container[Any] = Container(TextDisplay("\n".join(lines)), accent_colour=ACCENT)
    controls = []
    if not table.state.daily and possible(dealing.cut, table.state, context.player, "-"):
        controls.append(
            button(
                "cut",
                table.state.id,
                table.now.stage_key,
                label=context.speech.say("button-cut-deck"),
            )
        )
    if found is not None and found[1].seed:
        check = button(
            "verify", table.state.id, table.now.stage_key, label=context.speech.say("button-verify")
        )
        controls.append(check)
    if controls:
        box.add_item(ActionRow(*controls))
    await context.reply_view(LayoutView(timeout=None).add_item(box))


async def _fixed(context: Context, key: str) -> str:
    """Return the commitment to the secret of a deal of the day; "" for any other deal."""
    day = Day.read(key)
    daily = await context.app.store.daily.deal(day) if day else None
    return daily.commitment if daily else ""


def _finished(speech: Speech, deal: NewDeal) -> list[str]:
    shown = _drawn(speech, dealing.proof(deal), deal.seed, deal.terms, dealing.cuts(deal))
    return [speech.say("proof-title", number=deal.number), *shown]


def _drawn(
    speech: Speech, proof: str, seed: str, terms: Terms, cuts: Iterable[tuple[Player, str]]
) -> list[str]:
    """Return lines on one shuffle: its commitment `proof`, its words, and its seed if public."""
    told = [speech.say("proof-shown", proof=proof)]
    if terms.method == METHOD:
        told += [
            speech.say("proof-key", code=terms.key),
            _words(speech, cuts) or speech.say("proof-uncut"),
        ]
    if seed:
        told.append(speech.say("proof-seed", seed=seed))
    return told


def _words(speech: Speech, cuts: Iterable[tuple[Player, str]]) -> str:
    said = [
        speech.say("proof-word", who=named(speech, who), word=escaped(word, WORD))
        for who, word in cuts
    ]
    return speech.say("proof-words", words=speech.say("between-words").join(said)) if said else ""


async def _next(context: Context) -> list[str]:
    """Return lines on the next shuffle; draw its secret first if an earlier version has not."""
    table = context.table
    if not table.state.upcoming.secret:
        await table.stored.save(lambda state: state)
    words = _words(context.speech, table.state.upcoming.words.items())
    shown = context.speech.say("proof-shown", proof=dealing.next_proof(table.state))
    key = context.speech.say("proof-key", code=dealing.key_of(table.state))
    return [context.speech.say("proof-next"), shown, key, words or context.speech.say("proof-cut")]


async def ask_word(context: Context, _: None) -> None:
    """Ask in a form for the word with which this person cuts the cards."""
    state = context.table.state
    dealing.cut(state, context.player, "-")  # raises Refusal before the form opens
    before = state.upcoming.words.get(context.player, "")
    await ask(
        context,
        "cutword",
        "",
        title=context.speech.say("form-cut"),
        about=context.speech.say("cut-about"),
        field=context.speech.say("form-word"),
        before=before,
        most=WORD,
    )


async def word_typed(context: Context, _: None, typed: str) -> None:
    """Cut the cards of the next deal with the typed word, and show the proof."""
    table = context.table
    if context.key != table.now.stage_key:  # the deal has begun
        raise Refusal("cut-late")
    await table.arrange(dealing.cut, context.player, plain(typed))
    await show_proof(context)


async def check_deal(context: Context) -> None:
    """Check the last finished deal of this table."""
    context.table.stored.check_readable()
    await _check(context, context.table.state.deal_id)


async def _check(context: Context, deal_id: int | None) -> None:
    """Check the newest finished deal of a table, from `deal_id` back, and send its record.

    Raises Refusal if there is none.
    """
    found = await last_over(context.app.store, deal_id)
    if found is None or not found[1].seed:
        raise Refusal("verify-nothing")
    await send_check(context, found[1])


async def send_record(context: Context, deal: NewDeal) -> None:
    """Send the record of a finished deal, which `python -m rules` reads."""
    await context.defer()
    told, _ = await asyncio.to_thread(_checked, deal)
    await context.reply(context.speech.say("verify-record"), [_file(deal, told)])


def _file(deal: NewDeal, told: str) -> discord.File:
    return discord.File(BytesIO(told.encode()), RECORD.format(number=deal.number))


async def send_check(context: Context, deal: NewDeal) -> None:
    """Check a finished deal, and respond with the verdict and the record.

    Raises Refusal if a word of the shuffle was deleted.
    """
    await context.defer()
    if deal.terms.method == WORD_GONE:
        raise Refusal("verify-word-gone")
    told, difference = await asyncio.to_thread(_checked, deal)
    number = deal.number
    if difference is not None:
        line = 2 if difference.event is None else difference.event + 3
        verdict = context.speech.say(
            "verify-differs", number=number, line=line, fact=difference.fact
        )
    elif deal.terms.method == OLD:
        verdict = context.speech.say("verify-fits-old", number=number)
    else:
        cut = "yes" if any(deal.terms.words) else "no"
        verdict = context.speech.say("verify-fits", number=number, cut=cut)
    await context.reply(
        "\n".join([verdict, context.speech.say("verify-record")]), [_file(deal, told)]
    )


def _checked(deal: NewDeal) -> tuple[str, Difference | None]:
    """Return the record of a deal, and its first difference from the shuffle (None: no difference).

    Raises Refusal for rules that this version does not know.
    """
    try:
        rules = rules_of(deal.preset, deal.choices)
        shown = dealing.proof(deal)
        difference = verify(rules, deal.events, deal.seed, deal.terms, shown, Random)
        proof = Proof(deal.seed, shown, deal.terms)
        return write(deal.preset, deal.choices, deal.events, proof), difference
    except (KeyError, ValueError):  # played by the rules of another version
        raise Refusal("verify-unknown") from None


async def _check_day(context: Context, day: Day) -> None:
    """Check this person's deal of a day that is over, by the day's secret.

    Raises Refusal before the end of the day, and for a person without a finished deal.
    """
    store = context.app.store
    daily, tries = await store.daily.deal(day), await store.daily.tries(day)
    if daily is None or not daily.is_over(context.app.clock.now()):
        raise Refusal("daily-secret-later")
    mine = [one for one in tries if one.player == context.player and one.worth is not None]
    try:
        deals = [await store.deals.get(one.deal_id) for one in mine]
    except (LookupError, Unreadable):
        deals = []
    if not (deals and deals[0].terms.key):
        raise Refusal("verify-nothing")
    await send_check(context, replace(deals[0], seed=daily.secret))


class ProofCommand(AppCog):
    """The command /verify.

    For example, ``/verify`` checks the shuffle of the last deal in the channel.
    """

    @app_commands.command(description=about("verify"))
    @app_commands.describe(code=about("verify code"))
    async def verify(
        self,
        interaction: discord.Interaction[Any],
        code: app_commands.Range[str, 1, MOST_KEY] | None = None,
    ) -> None:
        async def check(context: Context) -> None:
            if day := Day.read(plain(code or "")):
                await _check_day(context, day)
            else:
                await _check(context, await self._asked(context, code))

        await Context(self.app, interaction).run(check)

    async def _asked(self, context: Context, code: str | None) -> int:
        """Return the id of the deal of a code; without a code, of the channel's last deal.

        Raises Refusal if there is none, or this person may not see the deal.
        """
        deals, channel_id = self.app.store.deals, context.interaction.channel_id or 0
        if code is None:
            found = await deals.last_in(channel_id)
        else:
            found = await deals.of_key(plain(code))
            if found is not None and not await self._may_see(context, found):
                found = None
            if found is None and (kept := typed_code(code)):  # the code is enough to see it
                found = await self.app.store.history.of_code(kept)
        if found is None:
            raise Refusal("verify-nothing")
        return found

    async def _may_see(self, context: Context, deal_id: int) -> bool:
        """Whether the command comes from the deal's channel, or from a player of the deal."""
        try:
            deal = await self.app.store.deals.get(deal_id)
            place = await self.app.store.deals.place(deal_id)
        except (LookupError, Unreadable):
            return False
        here = place is not None and place[2] == context.interaction.channel_id
        return here or context.player in deal.players
