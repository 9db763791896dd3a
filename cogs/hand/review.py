"""Review of a deal: a player's most costly decisions with better moves, and the best decision."""

from __future__ import annotations

from typing import Any

import discord
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, Separator, TextDisplay

from bot.app import App
from bot.domain.errors import Refusal
from bot.domain.preferences import Preferences, arranged
from bot.domain.seating import rules_of
from bot.domain.state import NewDeal
from bot.players.advice import explained
from bot.players.evidence import UNEXPLAINED
from bot.players.hindsight import LEAST, Decision, Loss, Unit, Verdict, decisions, unit_of, verdicts
from bot.players.information_state import InformationState
from bot.words import Number
from bot.words.cards import laid
from bot.words.numbers import money
from bot.words.speech import Speech
from cogs.core.components import button
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS
from cogs.hand.hints import move, sentence
from cogs.hand.pictures import cards_file, hand_file
from cogs.hand.results import last_deal
from cogs.hand.status import hand_in_words
from rules.actions import Action, Bid, Give, Play
from rules.cards import each
from rules.ruleset import RuleSet

EXACT = 3.0  # smaller losses are shown in tenths
PATIENCE = 10.0  # most seconds for the computation of each decision
SILENCE = 3.0  # seconds between two messages about the progress
KEPT = 64  # most reviews in memory
SEED = 1  # a fixed seed: a repeated review has the same result


class Reviews:
    """Reviews of deals; the last verdicts are kept, since each takes seconds to find."""

    def __init__(self) -> None:
        self._kept: dict[object, list[Verdict]] = {}  # the oldest first

    async def show(self, context: Context) -> None:
        """Answer the button beside the results that asks for a review.

        Raises Refusal as `made` does, and if there is no deal to review. Raises StorageError.
        """
        deal_id, deal = await last_deal(context)
        state = context.table.state
        box, files = await self.made(
            context.speech, context, deal_id, deal, context.reader.preferences
        )
        if not state.serverless:
            label = context.speech.say("button-post")
            post = button("post", state.id, ALWAYS, f"review.{deal_id}", label=label)
            box.add_item(ActionRow(post))
        await context.reply_view(LayoutView(timeout=None).add_item(box), files)

    async def made(
        self,
        speech: Speech,
        context: Context,
        deal_id: int,
        deal: NewDeal,
        preferences: Preferences,
    ) -> tuple[Container[Any], list[discord.File]]:
        """Return the review of a person's own decisions in a finished deal, and its files.

        The cards have the style of these preferences. Raises Refusal if the person did not play all
        of the deal, if the deal cannot be replayed, or if no worker answers. Raises StorageError.
        """
        app = context.app
        if context.player not in deal.players:
            raise Refusal("not-at-this-table")
        if context.player in await app.store.deals.substituted(deal_id):
            raise Refusal("review-substituted")
        await context.defer()
        try:
            rules = rules_of(deal.preset, deal.choices)
            made = [*decisions(rules, deal.events, deal.players.index(context.player))]
        except (KeyError, ValueError):  # a deal by the rules of another version
            raise Refusal("no-replay") from None
        key = deal_id, context.player, deal.events
        found = self._kept.get(key)
        if found is None:
            found = verdicts([*zip(made, await _losses(context, made), strict=True)])
            self._kept[key] = found
            if len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
        return await _shown(speech, app, deal, rules, found, preferences)


async def _losses(context: Context, made: list[Decision]) -> list[Loss]:
    """Return the loss by each decision; show the progress every few seconds.

    Raises Refusal if no worker is free, or if a worker does not answer in time.
    """
    app, found = context.app, list[Loss]()
    told = app.clock.now()
    for number, decision in enumerate(made):
        if app.clock.now() - told > SILENCE:
            told = app.clock.now()
            said = context.speech.say("review-thinking", number=number, count=len(made))
            await context.reply_view(LayoutView(timeout=None).add_item(TextDisplay(said)))
        workers = app.tables.workers
        request = workers.ask_back(decision, SEED)
        if request is None:
            raise Refusal("review-busy")
        loss = await workers.answer(request, app.clock.now() + PATIENCE)
        if loss is None:
            raise Refusal("review-busy")
        found.append(loss)
    return found


async def _shown(
    speech: Speech,
    app: App,
    deal: NewDeal,
    rules: RuleSet,
    found: list[Verdict],
    preferences: Preferences,
) -> tuple[Container[Any], list[discord.File]]:
    box: Container[Any] = Container(TextDisplay(speech.say("review-title", number=deal.number)))
    files: list[discord.File] = []
    for one in found:
        box.add_item(Separator())
        if one.best:
            box.add_item(TextDisplay(_best(speech, rules, one)))
        else:
            await _add(
                speech,
                box,
                files,
                app,
                one,
                _cost(speech, rules, one, one.loss.amount),
                preferences,
            )
    mistakes = any(not one.best for one in found)
    box.add_item(TextDisplay(speech.say("review-basis") if mistakes else speech.say("review-none")))
    return box, files


def _best(speech: Speech, rules: RuleSet, found: Verdict) -> str:
    """Return the best move, the weaker alternative with its cost, and the reason."""
    (knowledge, made), loss = found.decision, found.loss
    view = knowledge.view
    facts = {"move": move(speech, view, made, rules)}
    if view.top is None:
        said = speech.say("review-best-lead", **facts)
    else:
        play = laid(speech, view.top.cards, view.top.as_cards, rules)
        said = speech.say("review-best", play=play, **facts)
    if loss.instead and loss.gained >= LEAST:
        worth = _cost(speech, rules, found, loss.gained)
        better = move(speech, view, loss.instead, rules)
        said += f" · {speech.say('review-worth', cost=worth, move=better)}"
    return said + _why(speech, knowledge, made)


def _why(speech: Speech, knowledge: InformationState, action: Action) -> str:
    """Return the reason for a move in a line of its own; "" if no reason is known.

    As in a hint, the reason is found from the seat's information state before the move.
    """
    advice = explained(knowledge, action)
    if advice.action != action or advice.reason == UNEXPLAINED:
        return ""
    return f"\n-# {sentence(speech, advice.reason, knowledge.rules)}"


async def _add(
    speech: Speech,
    box: Container[Any],
    files: list[discord.File],
    app: App,
    mistake: Verdict,
    cost: str | Number,
    preferences: Preferences,
) -> None:
    """Add one mistake to the message: the play to beat, the move made, and the better move."""
    (knowledge, made), better = mistake.decision, mistake.loss.better
    view = knowledge.view
    box.add_item(TextDisplay(_situation(speech, knowledge)))
    hand = arranged(view.hand, preferences.sorting)
    if not preferences.pictures:
        box.add_item(TextDisplay(hand_in_words(speech, hand, preferences)))
    elif view.top:
        cards = arranged(tuple(each(view.top.cards)), preferences.sorting)
        _picture(box, files, await cards_file(speech, app, cards, preferences, view))
    elif not (view.opened or view.gift):  # no cards are raised below, so the hand is shown once
        _picture(box, files, await hand_file(speech, app, view, hand, preferences))
    better_said = speech.say(
        "review-better", move=move(speech, view, better, knowledge.rules), cost=cost
    )
    for said, action in (
        (speech.say("review-yours", move=move(speech, view, made, knowledge.rules)), made),
        (better_said + _why(speech, knowledge, better), better),
    ):
        box.add_item(TextDisplay(said))
        if preferences.pictures and (view.opened or view.gift):
            raised = action.cards if isinstance(action, Play | Give) else 0
            _picture(box, files, await hand_file(speech, app, view, hand, preferences, raised))


def _picture(box: Container[Any], files: list[discord.File], file: discord.File) -> None:
    """Add this picture to the message and the files, under a unique file name."""
    file.filename = f"hand-{len(files) + 1}.png"
    files.append(file)
    shown = f"attachment://{file.filename}"
    box.add_item(MediaGallery(discord.MediaGalleryItem(shown, description=file.description)))


def _situation(speech: Speech, knowledge: InformationState) -> str:
    view = knowledge.view
    if not view.opened:
        bids = any(isinstance(one, Bid) for one in view.asked)
        return speech.say("review-give" if view.gift else "review-bid" if bids else "review-swap")
    top = view.top
    if top is None:
        return speech.say("review-lead")
    return speech.say("review-beat", play=laid(speech, top.cards, top.as_cards, knowledge.rules))


def _cost(speech: Speech, rules: RuleSet, found: Verdict, amount: float) -> str | Number:
    """Return a loss or a gain in the unit of account: points, payments, wins or places."""
    sides = found.decision.knowledge.view.sides
    tenths = round(amount * 10) if amount < EXACT else round(amount) * 10
    rounded = Number(tenths / 10, 1 if tenths % 10 else 0)
    match unit_of(rules, sides):
        case Unit.POINTS:
            return speech.say("review-points", amount=rounded)
        case Unit.PAYMENTS:
            return money(round(amount * rules.match.stake))
        case Unit.WINS:
            return speech.say("review-wins", amount=rounded)
    return speech.say("review-places", amount=rounded)
