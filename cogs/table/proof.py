"""Proofs of shuffles: the commitment to the next one, players' words, and checks of past deals."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from io import BytesIO
from math import inf
from typing import Any, NamedTuple

import discord
from discord import app_commands
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.discord.limits import made_at
from bot.domain import dealing
from bot.domain.daily_deal import Day
from bot.domain.errors import Refusal
from bot.domain.seating import possible, rules_of
from bot.domain.state import NO_SERVER, Commitment, NewDeal
from bot.store import Unreadable
from bot.store.deals import Course
from bot.store.history import typed_code
from bot.tables.history import last_over
from bot.words.people import naming
from bot.words.speech import Speech, escaped, plain
from cogs.core.app_cog import AppCog
from cogs.core.components import ask, button
from cogs.core.context import Context
from cogs.core.people import known_names, named
from cogs.core.translator import about
from cogs.hand.status import DIGITS
from cogs.table.message import ACCENT
from cogs.table.verifier import NAME, verifier_page
from rules.cli.record import Proof, write
from rules.match.match import Player
from rules.shuffle import WORD, WORD_GONE, commitment
from rules.verification import COMMITMENT, Difference, Terms, verify

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
        lines.append(context.speech.say("proof-about"))
        shown = now.proof or await _fixed(context, now.terms.key)
        shown = await _published(context, now.terms.key) or shown
        lines += _drawn(context.speech, shown, now.seed, now.terms, now.cuts)
    if found is not None and found[1].seed and not now.seed:
        _, deal = found
        speech = naming(
            context.speech, await known_names(context.app, table.state.guild_id, deal.cut_by)
        )
        shown = await _published(context, deal.terms.key) or dealing.proof(deal)
        lines.append(speech.say("proof-title", number=deal.number))
        lines += _drawn(speech, shown, deal.seed, deal.terms, dealing.cuts(deal))
    if not table.state.daily:
        lines += await _next(context)
    link = _page(context)
    how = context.speech.say("proof-page", link=link) if link else context.speech.say("proof-how")
    lines.append(f"-# {how}")
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


async def _published(context: Context, key: str) -> str:
    """Return the fingerprint of a shuffle as a message showed it first; "" if none did."""
    shown = await context.app.store.commitments.of(key)
    return shown.proof if shown else ""


def _page(context: Context) -> str:
    """Return the address of the page on checking a deal; "" without a setting for it."""
    docs: str = context.app.settings.docs_url
    return docs and f"{docs}/fair-deals.md"


async def _fixed(context: Context, key: str) -> str:
    """Return the commitment to the secret of a deal of the day; "" for any other deal."""
    day = Day.read(key)
    daily = await context.app.store.daily.deal(day) if day else None
    return daily.commitment if daily else ""


def _drawn(
    speech: Speech, proof: str, seed: str, terms: Terms, cuts: Iterable[tuple[Player, str]]
) -> list[str]:
    """Return lines on one shuffle: its commitment `proof`, its words, and its seed if public."""
    told = [speech.say("proof-shown", proof=proof)]
    if terms.method != WORD_GONE:
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
    """Return lines on the next shuffle; draw its secret first, as after the deal of the day."""
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
    await send_check(context, *found)


async def _check_one(context: Context, deal_id: int) -> None:
    """Check this deal, which is over, and send its record.

    Raises Refusal for a deal of the day, whose seed is told later, and for an unreadable deal.
    """
    try:
        deal = await context.app.store.deals.get(deal_id)
    except LookupError:
        raise Refusal("verify-nothing") from None
    except Unreadable:
        raise Refusal("verify-unknown") from None
    if not deal.seed:
        raise Refusal("verify-nothing")
    await send_check(context, deal_id, deal)


class Evidence(NamedTuple):
    """The fingerprint of a deal as a message showed it, and how far the deal came."""

    shown: Commitment | None
    course: Course

    @property
    def is_before(self) -> bool:
        """Whether a message showed the fingerprint before the deal."""
        return self.shown is not None and self.shown.shown_at <= self.course.began_at


async def _evidence(context: Context, deal_id: int, deal: NewDeal) -> Evidence:
    store, day = context.app.store, Day.read(deal.terms.key)
    shown = await store.commitments.of(day.key if day else deal.terms.key)
    return Evidence(shown, await store.deals.course(deal_id) or Course(0.0, True, False))


async def send_record(context: Context, deal_id: int, deal: NewDeal) -> None:
    """Send the record of a finished deal, which `python -m rules` reads."""
    await context.defer()
    record, _ = await asyncio.to_thread(_checked, deal, await _evidence(context, deal_id, deal))
    await _send(context, [], deal, record)


async def _send(context: Context, lines: Sequence[str], deal: NewDeal, record: str) -> None:
    """Send these lines with the record, and with the page that checks a record in a browser."""
    file = discord.File(BytesIO(record.encode()), RECORD.format(number=deal.number))
    how = context.speech.say("verify-record", link=_page(context) or "none")
    page = discord.File(BytesIO(verifier_page()), NAME)
    await context.reply("\n".join([*lines, how]), [file, page])


async def send_check(context: Context, deal_id: int, deal: NewDeal) -> None:
    """Check a deal that is over, and respond with the verdict and the record.

    Raises Refusal if a word of the shuffle was deleted.
    """
    await context.defer()
    if deal.terms.method == WORD_GONE:
        raise Refusal("verify-word-gone")
    evidence = await _evidence(context, deal_id, deal)
    record, difference = await asyncio.to_thread(_checked, deal, evidence)
    lines = [_verdict(context.speech, deal, difference, evidence.is_before)]
    if evidence.course.dropped:
        lines.append(context.speech.say("verify-dropped"))
    if evidence.shown:
        lines.append(await _where(context, evidence.shown, evidence.course.began_at))
    else:
        lines.append(context.speech.say("verify-unshown"))
    await _send(context, lines, deal, record)


def _verdict(speech: Speech, deal: NewDeal, difference: Difference | None, fixed: bool) -> str:
    """Return the result of a check; `fixed` is whether a message showed the fingerprint before."""
    number = deal.number
    if difference is not None:
        line = 2 if difference.event is None else difference.event + 3
        return speech.say("verify-differs", number=number, line=line, fact=difference.fact)
    cut = "yes" if any(deal.terms.words) else "no"
    return speech.say("verify-fits" if fixed else "verify-matches", number=number, cut=cut)


async def _where(context: Context, shown: Commitment, began_at: float) -> str:
    """Return when a message showed the fingerprint, and a link for a reader who may see it."""
    say, at = context.speech.say, f"<t:{int(shown.shown_at)}:f>"
    link = "none"
    if await _sees(context, shown):
        place = shown.guild_id or "@me"
        link = f"https://discord.com/channels/{place}/{shown.channel_id}/{shown.message_id}"
    if shown.shown_at > began_at:
        text = "verify-late"
    else:  # a message that came later took the place of the first, which is deleted
        text = "verify-where" if made_at(str(shown.message_id)) <= began_at else "verify-moved"
    return say(text, proof=shown.proof[:DIGITS], at=at, link=link)


async def _sees(context: Context, shown: Commitment) -> bool:
    """Whether this person may see the channel in which the fingerprint is."""
    if shown.channel_id == context.interaction.channel_id:
        return True
    members, place = context.app.members, shown.channel_id
    return shown.guild_id != NO_SERVER and await members.sees_place(
        shown.guild_id, place, context.player
    )


def _checked(deal: NewDeal, evidence: Evidence) -> tuple[str, Difference | None]:
    """Return the record of a deal, and its first difference from the shuffle (None: no difference).

    The record has the fingerprint if a message showed it before the deal. Raises Refusal for rules
    that this version does not know.
    """
    shown, day = evidence.shown.proof if evidence.shown else "", Day.read(deal.terms.key)
    again = day is not None and day.key != deal.terms.key  # a void deal, with the day's own seed
    fits = not (again and shown) or shown == commitment(deal.seed, day.key if day else "")
    own = "" if again else shown
    proof = Proof(deal.seed, own if evidence.is_before else "", deal.terms)
    try:
        rules = rules_of(deal.preset, deal.choices)
        difference = verify(rules, deal.events, deal.seed, deal.terms, own)
        record = write(deal.preset, deal.choices, deal.events, proof)
    except (KeyError, ValueError):  # played by the rules of another version
        raise Refusal("verify-unknown") from None
    return record, difference if fits else Difference(COMMITMENT)


async def _check_day(context: Context, day: Day) -> None:
    """Check this person's deal of a day that is over, by the day's secret.

    Raises Refusal before the end of the day, and for a person without a deal that is over.
    """
    store = context.app.store
    daily, tries = await store.daily.deal(day), await store.daily.tries(day)
    if daily is None or not daily.is_over(context.app.clock.now()):
        raise Refusal("daily-secret-later")
    for mine in (one for one in tries if one.player == context.player):
        course = await store.deals.course(mine.deal_id)
        try:
            deal = await store.deals.get(mine.deal_id)
        except (LookupError, Unreadable):
            continue
        if course and course.is_over and deal.terms.key:
            await send_check(context, mine.deal_id, replace(deal, seed=daily.secret))
            return
    raise Refusal("verify-nothing")


async def _undealt(context: Context, key: str) -> str:
    """Return the check of a shuffle whose table closed before it was dealt; "" for any other."""
    shown = await context.app.store.commitments.of(key)
    if shown is None or not shown.seed or not await _sees(context, shown):
        return ""
    fits = "yes" if commitment(shown.seed, key) == shown.proof else "no"
    told = context.speech.say("verify-undealt", code=key, seed=shown.seed, fits=fits)
    return f"{told}\n{await _where(context, shown, inf)}"


class ProofCommand(AppCog):
    """The command /verify."""

    @app_commands.command(description=about("verify"))
    @app_commands.describe(code=about("verify code"))
    async def verify(
        self,
        interaction: discord.Interaction[Any],
        code: app_commands.Range[str, 1, MOST_KEY] | None = None,
    ) -> None:
        async def check(context: Context) -> None:
            typed = plain(code or "")
            if day := Day.read(typed):
                await _check_day(context, day)
            elif undealt := await _undealt(context, typed):
                await context.reply(undealt)
            else:
                await _check_one(context, await self._asked(context, code))

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
