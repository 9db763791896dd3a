"""Proposals to void or to restore a deal: their texts, and the messages that tell of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress

import discord

from bot.app import App
from bot.discord.errors import in_short, is_outside, is_passing
from bot.discord.limits import SERVER_ERRORS
from bot.discord.outgoing import Purpose, Urgency, sending
from bot.discord.permissions import Foreseen, may_see, may_speak
from bot.domain import seating
from bot.domain.computers import people
from bot.domain.moderation import LONGEST_REASON, Outcome, Proposal
from bot.domain.preferences import Sent
from bot.domain.state import Delivery
from bot.store.proposals import Case
from bot.words.rulebook import game_title
from bot.words.speech import Speech, escaped
from cogs.core.app_cog import RETRY_SECONDS, PeriodicCog
from cogs.core.components import TableButton, button
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.people import of_server, place_of_hand, reader_of
from cogs.core.posts import NOBODY
from cogs.server.seasons import tell_over_again
from rules.catalogue.presets import PRESETS
from rules.match.match import Player

log = logging.getLogger(__name__)

LOOK_SECONDS = 3600.0  # between two looks for proposals that no message tells of


def agree_button(speech: Speech, proposal: Proposal) -> TableButton:
    """Return the button by which a person of the deal agrees to a proposal."""
    label = speech.say("button-agree")
    return button("voidagree", NOWHERE, ALWAYS, str(proposal.id), label=label)


def proposal_text(speech: Speech, case: Case) -> str:
    """Return the sentences about a proposal that is open, or was open."""
    proposal = case.proposal
    assert proposal is not None
    told = speech.say(
        "proposal-restore" if proposal.restores else "proposal-void",
        **_facts(speech, case, proposal),
        others=len(case.judged.others(proposal.by)),
        majority=case.votes_needed,
    )
    agreed = speech.say("proposal-agreed", count=len(proposal.agreed)) if proposal.agreed else ""
    return speech.say("between-sentences").join(filter(None, [told, agreed]))


def outcome_text(speech: Speech, case: Case) -> str:
    """Return the sentence about the effect of a proposal, or of an admin's decision."""
    proposal = case.proposal
    assert proposal is not None
    key = "proposal-restored" if proposal.restores else "proposal-voided"
    return speech.say(key, **_facts(speech, case, proposal))


def _facts(speech: Speech, case: Case, proposal: Proposal) -> dict[str, str | int]:
    reason = escaped(proposal.reason, LONGEST_REASON)
    return {
        "game": game_title(speech, case.preset) if case.preset in PRESETS else case.preset,
        "number": case.number,
        "by": proposal.role.value,
        "reason": reason or speech.say("void-no-reason"),
    }


class ProposalPosts(PeriodicCog):
    """Tells the channel of a table and the people of a deal of proposals and their outcomes.

    The people are told by direct message, as some may no longer see the channel. A look after a
    start tells of proposals that were stored and not told.
    """

    work = "proposals about deals"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._turn = asyncio.Lock()
        self._shut: set[Player] = set()  # people who have closed their direct messages

    async def look(self) -> float:
        """Tell of all proposals that are not told; return the time of the next look."""
        until = self.app.clock.now() + LOOK_SECONDS
        for guild_id, proposal_id in await self.app.store.proposals.unshown():
            client = self.app.client
            served = client.own_shards.holds(guild_id) and client.get_guild(guild_id) is not None
            if served and not await self.show(proposal_id):
                until = min(until, self.app.clock.now() + RETRY_SECONDS)
        return until

    async def show(self, proposal_id: int) -> bool:
        """Tell of a proposal as it is now; return False if that has to be tried again."""
        try:
            async with self._turn:
                await self._show(proposal_id)
        except Exception as error:  # errors of the bot's own are raised again
            if not is_outside(error):
                raise
            log.info("proposal %d is told later (%s)", proposal_id, in_short(error))
            return False
        return True

    async def _show(self, proposal_id: int) -> None:
        case = await self.app.store.proposals.of(proposal_id)
        if case is None or (proposal := case.proposal) is None:
            return
        outcome, post_id = proposal.outcome, case.post_id
        speech = self.app.speech.within(await of_server(self.app, case.guild_id))
        with sending(Purpose(Urgency.REST, guild_id=case.guild_id)):
            if post_id:
                await self._edit(speech, case, post_id)
            if case.shown == outcome.value:
                return
            if outcome is Outcome.OPEN:
                others = case.judged.others(proposal.by)
                post_id = await self._tell(speech, case, people(others))
            elif outcome is Outcome.DONE:
                admin = proposal.by if not proposal.agreed else ""
                told = [one for one in people(case.judged.players) if one != admin]
                await self._correct(case)
                await self._tell(speech, case, told)
        await self.app.store.proposals.note_shown(proposal_id, outcome, post_id)

    async def _correct(self, case: Case) -> None:
        """Compute again what follows from the counting of a deal, and correct what is shown.

        It comes before the outcome is told, so that a restart that tells of it does this too.
        """
        app, guild_id = self.app, case.guild_id
        app.crowns.settle(guild_id)
        await app.tables.correct(guild_id)
        await app.store.voids.settle(guild_id)
        await tell_over_again(app, guild_id, case.season)

    async def _edit(self, speech: Speech, case: Case, post_id: int) -> None:
        """Show the votes so far in the message of a proposal; remove the button of a decided one.

        The message may be deleted, or out of reach: then it stays as it is.
        """
        place = self.app.client.get_partial_messageable(case.channel_id)
        with suppress(discord.NotFound, discord.Forbidden):
            await place.get_partial_message(post_id).edit(
                content=proposal_text(speech, case),
                view=_view(speech, case),
                allowed_mentions=NOBODY,
            )

    async def _tell(self, speech: Speech, case: Case, told: Collection[Player]) -> int | None:
        """Tell the channel, and each of these people by direct message, in one line.

        A person who plays from the channel reads the line there. Return the id of the message in
        the channel; None where the channel is out of reach.
        """
        post_id = await self._post(speech, case)
        for player in told:
            if post_id is None or not await self._reads_there(case, player):
                await self._write(case, player)
        return post_id

    async def _reads_there(self, case: Case, player: Player) -> bool:
        """Whether a person plays from the channel, by choice or as direct messages are closed."""
        app, table = self.app, self.app.tables.in_channel(case.channel_id)
        seat = seating.seated(table.state, player) if table else None
        chosen = await app.store.preferences.of(player)
        shut = player in self._shut or (seat is not None and seat.delivery is Delivery.CHANNEL)
        if not shut and await place_of_hand(app, chosen, case.guild_id) is not Sent.CHANNEL:
            return False
        return await app.members.sees_place(case.guild_id, case.channel_id, player)

    async def _post(self, speech: Speech, case: Case) -> int | None:
        client, channel_id = self.app.client, case.channel_id
        if not (may_see(client, channel_id) and may_speak(client, channel_id)):
            return None
        place = client.get_partial_messageable(channel_id)
        try:
            sent = await place.send(
                _text(speech, case),
                nonce=_nonce(case),
                allowed_mentions=NOBODY,
                view=_view(speech, case),
            )
        except discord.HTTPException as error:
            if is_passing(error) or error.status >= SERVER_ERRORS:
                raise
            log.info("a channel is not told of a proposal (%s)", in_short(error))
            return None
        return sent.id

    async def _write(self, case: Case, player: Player) -> None:
        """Tell one person by direct message, once; a person who left the server is not told."""
        app = self.app
        try:
            known = await app.members.find(case.guild_id, player, fresh=0.0)
            if known is None or known.member is None or player in self._shut:
                return
            speech = (await reader_of(app, player, case.guild_id)).speech(app.speech)
            channel = await app.direct_messages.to(player)
            server = escaped(known.member.guild.name)
            async with app.direct_messages.writing_to(player):
                await channel.send(
                    speech.say("proposal-on", said=_text(speech, case), server=server),
                    nonce=_nonce(case, player),
                    allowed_mentions=NOBODY,
                    view=_view(speech, case),
                )
        except Exception as error:  # errors of the bot's own are raised again
            if not is_outside(error):
                raise
            if isinstance(error, discord.Forbidden) and not isinstance(error, Foreseen):
                self._shut.add(player)
            log.info("a person is not told of a proposal (%s)", in_short(error))


def _text(speech: Speech, case: Case) -> str:
    assert case.proposal is not None
    open_ = case.proposal.outcome is Outcome.OPEN
    return proposal_text(speech, case) if open_ else outcome_text(speech, case)


def _view(speech: Speech, case: Case) -> discord.ui.View:
    """Return the button to agree for a message; no button for a proposal that is not open."""
    view = discord.ui.View(timeout=None)
    if proposal := case.open:
        view.add_item(agree_button(speech, proposal))
    return view


def _nonce(case: Case, player: Player = "") -> str:
    """Return a nonce by which Discord posts only one message about this outcome to each reader."""
    assert case.proposal is not None
    return f"{case.proposal.id:x}{case.proposal.outcome.value[0]}{player[-15:]}"[:25]
