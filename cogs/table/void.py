"""Voiding and restoring of finished deals: an admin's decision, or a proposal with votes."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.app import App
from bot.domain.errors import Refusal
from bot.domain.moderation import (
    LONGEST_REASON,
    VOID_DAYS,
    Outcome,
    Role,
    check_role,
    is_voidable,
    over,
)
from bot.store.history import PastDeal
from bot.store.proposals import Case
from bot.words.speech import Speech
from cogs.core.components import ask, button
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.table.history import (
    PageRequest,
    PastDeals,
    deal_name,
    deal_title,
    show_view,
    small_button,
    void_label,
)
from cogs.table.message import ACCENT
from cogs.table.proposals import ProposalPosts
from rules.match.match import Player


class Voiding:
    """Acts that void or restore a deal: by an admin alone, or by people of the deal together."""

    def __init__(self, deals: PastDeals, posts: ProposalPosts) -> None:
        self._deals = deals
        self._posts = posts

    async def ask_void(self, context: Context, asked: PageRequest) -> None:
        """Explain the effect of voiding or restoring a deal, with a button that goes on."""
        deal = await self._deals.find(context, str(asked.deal_id))
        case, role = await _case_and_role(context, deal)
        act = "restore" if deal.is_void else "voidwhy"
        about = _about(context.speech, case, role, context.player)
        label = context.speech.say(void_label(role, deal.is_void))
        sure = button(act, NOWHERE, ALWAYS, str(asked), label=label, style=ButtonStyle.danger)
        text: TextDisplay[Any] = TextDisplay(f"{deal_title(context.speech, deal)}\n{about}")
        back = small_button(context.speech, "pastdeal", str(asked), "button-back")
        box: Container[Any] = Container(text, ActionRow(sure, back), accent_colour=ACCENT)
        await show_view(context, LayoutView(timeout=None).add_item(box))

    async def ask_reason(self, context: Context, asked: PageRequest) -> None:
        """Ask for the reason in a form; submitting the form voids the deal, or proposes so."""
        deal = await self._deals.find(context, str(asked.deal_id))
        _, role = await _case_and_role(context, deal)
        title, about, field = (
            context.speech.say(void_label(role, is_void=False)),
            context.speech.say("void-reason-about"),
            context.speech.say("form-reason"),
        )
        most = LONGEST_REASON
        await ask(context, "void", str(asked), title=title, about=about, field=field, most=most)

    async def void(self, context: Context, asked: PageRequest, reason: str) -> None:
        """Void a deal for the typed reason, or propose so."""
        await self._propose(context, asked, reason.strip())

    async def restore(self, context: Context, asked: PageRequest) -> None:
        """Let a voided deal count again, or propose so."""
        await self._propose(context, asked, None)

    async def _propose(self, context: Context, asked: PageRequest, reason: str | None) -> None:
        """Void a deal for a reason, or restore it if None, or propose so; repetition is harmless.

        The store asks for the right again, as another decision may have come first.
        """
        deal = await self._deals.find(context, str(asked.deal_id))
        manages = context.interaction.permissions.manage_guild
        about = deal_name(context.speech, deal)
        try:
            case = await context.app.store.proposals.propose(
                asked.deal_id, context.player, manages, reason, about
            )
        except LookupError:
            raise Refusal("history-gone") from None
        await self._deals.show_deal(context, asked)
        await self._tell(context.app, case)

    async def agree(self, context: Context, proposal_id: int) -> None:
        """Vote for a proposal, by a button in the channel, in a direct message or under a deal."""
        app = context.app
        case = await app.store.proposals.of(proposal_id)
        if case is None or case.proposal is None:
            raise over()
        if case.shown != case.proposal.outcome.value:
            await self._posts.show(proposal_id)
        await context.check_welcome(case.guild_id)
        (deal,) = await app.store.history.past([case.deal_id], context.player)
        about = deal_name(context.speech, deal)
        case = await app.store.proposals.agree(proposal_id, context.player, about)
        proposal = case.proposal
        assert proposal is not None
        missing = max(0, case.votes_needed - len(proposal.agreed))
        done = proposal.outcome is Outcome.DONE
        said = context.speech.say("proposal-you-agreed", missing=0 if done else missing)
        await context.reply(said)
        await self._tell(app, case)

    async def _tell(self, app: App, case: Case) -> None:
        """Tell of the proposal, and of others that it has overtaken."""
        proposal = case.proposal
        if proposal is None:
            return
        await self._posts.show(proposal.id)
        if proposal.outcome is Outcome.DONE:
            for _, overtaken in await app.store.proposals.unshown(case.guild_id):
                await self._posts.show(overtaken)


def _about(speech: Speech, case: Case, role: Role, player: Player) -> str:
    """Return the effect of voiding or restoring a deal in this role."""
    if role is Role.ADMIN:
        return speech.say("restore-about" if case.is_void else "void-about")
    return speech.say(
        "restore-propose-about" if case.is_void else "void-propose-about",
        others=len(case.judged.others(player)),
        majority=case.judged.votes_needed(player),
    )


async def _case_and_role(context: Context, deal: PastDeal) -> tuple[Case, Role]:
    """Return the case of a deal, and the role in which this person may change it.

    Raises Refusal for people without such a role, and VOID_DAYS days after the deal.
    """
    case = await context.app.store.proposals.case(deal.spot.deal_id)
    if case is None:
        raise Refusal("history-gone")
    if not is_voidable(deal.ended_at, context.app.clock.now()):
        raise Refusal("void-too-late", days=VOID_DAYS)
    manages = context.interaction.permissions.manage_guild
    return case, check_role(context.player, case.judged, manages)
