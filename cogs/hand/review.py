"""Review of a deal: the most costly decisions of a player, and the better moves."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord
from discord.ui import Container, LayoutView, MediaGallery, Separator, TextDisplay

from bot.app import App
from bot.domain.errors import Refusal
from bot.domain.preferences import Preferences, arranged
from bot.domain.seating import rules_of
from bot.domain.state import NewDeal
from bot.players.hindsight import Decision, Loss, Unit, decisions, unit_of
from bot.players.information_state import InformationState
from bot.words import Number, say
from bot.words.cards import laid
from cogs.core.context import Context
from cogs.hand.hints import move
from cogs.hand.pictures import cards_file, hand_file
from cogs.hand.results import last_deal, money
from cogs.hand.status import hand_in_words
from rules.actions import Bid, Give, Play
from rules.cards import each
from rules.ruleset import RuleSet

SHOWN = 2  # decisions
LEAST = 0.1  # the least loss worth telling, in the counted unit
EXACT = 3.0  # below this loss, tenths are told
PATIENCE = 10.0  # seconds for each decision
SEED = 1  # so that a repeated question has an equal answer


class Mistake(NamedTuple):
    """A decision and its loss."""

    decision: Decision
    loss: Loss


async def how_did_i_play(context: Context) -> None:
    """Answer the button "How did I play?" beside the results. Raises Refusal and StorageError."""
    app = context.app
    deal_id, deal = await last_deal(context)
    if context.player not in deal.players:
        raise Refusal("not-at-this-table")
    if context.player in await app.store.deals.substituted(deal_id):
        raise Refusal("review-substituted")
    await context.defer()
    try:
        rules = rules_of(deal.preset, deal.choices)
        made = [*decisions(rules, deal.events, deal.players.index(context.player))]
    except (KeyError, ValueError):  # played by the rules of another version
        raise Refusal("no-replay") from None
    mistakes = await _mistakes(app, made)
    view, files = await _shown(app, deal, rules, mistakes, context.reader.preferences)
    await context.reply_view(view, files)


async def _mistakes(app: App, made: list[Decision]) -> list[Mistake]:
    """Return the most costly decisions, the worst first. Raises Refusal where no worker is free."""
    workers, found = app.tables.workers, list[Mistake]()
    for decision in made:
        request = workers.ask_back(decision, SEED)
        if request is None:
            raise Refusal("review-busy")
        loss = await workers.answer(request, app.clock.now() + PATIENCE)
        if loss is None:
            raise Refusal("review-busy")
        found.append(Mistake(decision, loss))
    costly = [one for one in found if one.loss.amount >= LEAST]
    return sorted(costly, key=lambda one: -one.loss.amount)[:SHOWN]


async def _shown(
    app: App,
    deal: NewDeal,
    rules: RuleSet,
    mistakes: list[Mistake],
    preferences: Preferences,
) -> tuple[LayoutView, list[discord.File]]:
    box: Container[Any] = Container(TextDisplay(say("review-title", number=deal.number)))
    files: list[discord.File] = []
    for mistake in mistakes:
        box.add_item(Separator())
        await _add(box, files, app, mistake, _cost(rules, mistake), preferences)
    box.add_item(TextDisplay(say("review-basis") if mistakes else say("review-none")))
    return LayoutView(timeout=None).add_item(box), files


async def _add(
    box: Container[Any],
    files: list[discord.File],
    app: App,
    mistake: Mistake,
    cost: str | Number,
    preferences: Preferences,
) -> None:
    """Add one decision: the play to beat, the play that was made, and the better one."""
    (knowledge, made), (better, _) = mistake
    view = knowledge.view
    box.add_item(TextDisplay(_situation(knowledge)))
    hand = arranged(view.hand, preferences.sorting)
    if not preferences.pictures:
        box.add_item(TextDisplay(hand_in_words(hand, preferences)))
    elif view.top:
        cards = arranged(tuple(each(view.top.cards)), preferences.sorting)
        _picture(box, files, await cards_file(app, cards, preferences, view))
    elif not (view.opened or view.gift):  # the question shows in no card
        _picture(box, files, await hand_file(app, view, hand, preferences))
    for said, action in (
        (say("review-yours", move=move(view, made, knowledge.rules)), made),
        (say("review-better", move=move(view, better, knowledge.rules), cost=cost), better),
    ):
        box.add_item(TextDisplay(said))
        if preferences.pictures and (view.opened or view.gift):
            raised = action.cards if isinstance(action, Play | Give) else 0
            _picture(box, files, await hand_file(app, view, hand, preferences, raised))


def _picture(box: Container[Any], files: list[discord.File], file: discord.File) -> None:
    """Add this file under a unique name."""
    file.filename = f"hand-{len(files) + 1}.png"
    files.append(file)
    shown = f"attachment://{file.filename}"
    box.add_item(MediaGallery(discord.MediaGalleryItem(shown, description=file.description)))


def _situation(knowledge: InformationState) -> str:
    view = knowledge.view
    if not view.opened:
        bids = any(isinstance(one, Bid) for one in view.asked)
        return say("review-give" if view.gift else "review-bid" if bids else "review-swap")
    top = view.top
    if top is None:
        return say("review-lead")
    return say("review-beat", play=laid(top.cards, top.as_cards, knowledge.rules))


def _cost(rules: RuleSet, mistake: Mistake) -> str | Number:
    """Return the loss in points; or in places, or in wins of a side, where there are none."""
    amount, sides = mistake.loss.amount, mistake.decision.knowledge.view.sides
    tenths = round(amount * 10) if amount < EXACT else round(amount) * 10
    rounded = Number(tenths / 10, 1 if tenths % 10 else 0)
    match unit_of(rules, sides):
        case Unit.POINTS:
            return say("review-points", amount=rounded)
        case Unit.PAYMENTS:
            return money(round(amount * rules.match.stake))
        case Unit.WINS:
            return say("review-wins", amount=rounded)
    return say("review-places", amount=rounded)
