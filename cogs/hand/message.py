"""The hand message of a player: one form for direct messages and for the button "My hand"."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import discord
from discord.ui import ActionRow, Container, Item, LayoutView, MediaGallery, Section, TextDisplay

from bot.app import App
from bot.domain import drafts, line, membership, seating
from bot.domain.daily_deal import Day
from bot.domain.preferences import Preferences, arranged, is_new_to
from bot.domain.state import Closing, Stage
from bot.drawing import DECKS, Deck
from bot.tables.snapshot import Snapshot
from bot.words.cards import in_order, laid
from bot.words.primer import lesson, primer, primer_in_brief, topic
from bot.words.rulebook import rules_title
from bot.words.speech import Speech, marked
from cogs.core.button_layout import GAP, SIGHT, height, text_height
from cogs.core.components import TableButton, button
from cogs.core.custom_ids import ALWAYS, DEALS, NOWHERE
from cogs.core.narration import CALLS
from cogs.core.people import Reader, named, place_of_table, until, without_deadline
from cogs.hand.gifts import asked_to_give, own_title
from cogs.hand.pictures import HAND, hand_facts, hand_file, hand_picture
from cogs.hand.results import add_results, going_on, outcome, rows_after
from cogs.hand.room import made_room_for
from cogs.hand.rows import all_on_turn, declaring, on_turn, waiting
from cogs.hand.status import (
    closed,
    fingerprint_lines,
    hand_in_words,
    hand_lines,
    own_time_out,
    table_lines,
    turn_lines,
)
from cogs.hand.stop import COMPONENTS, is_asked, stop_lines, stop_row
from rules.actions import Action, Bid, Call, Cut, Give, Pass, Play
from rules.cards import Card, Cards
from rules.catalogue.presets import resolved
from rules.combinations import Combination
from rules.events import BidMade, CardsGiven, CardsPledged, Played
from rules.view import SeatView

ACCENT = discord.Colour(0x2E8B57)
ACCENT_TURN = discord.Colour(0xF5A623)
LEFT = "left"  # value of `State.live` in the hand of a person who has left
WAITS = "waits"  # value of `State.live` in a hand that has only lasting content
TAKEBACK = 2  # components in a section: the text and the button
SAID = 2  # lines of a primer that a shorter form keeps: the goal, and the order of ranks


class State(NamedTuple):
    """The content of a hand message: `lasting` is shown at once, `live` with a delay."""

    lasting: tuple[object, ...]
    live: object
    waiting: bool  # the player waits for a turn in a running deal
    over: bool = False  # the message shows the results of a deal
    turn: int = 0  # state in which the player's turn began; 0 for a player who is not on turn


@dataclass(frozen=True)
class Answer:
    """The answer to the last press of a button on a hand, shown there until the table changes."""

    note: str = ""  # above the hand
    picked: Cards = 0  # cards chosen so far, shown raised
    meanings: tuple[Combination, ...] = ()  # readings of the cards, for the player to choose from
    reason: str = ""  # reason against playing the picked cards
    page: int | None = None  # page of all plays, counted from 0; None: suggestions
    advice: str = ""  # hint above the controls, in sight on a phone


NO_ANSWER = Answer()


async def hand_message(
    speech: Speech,
    app: App,
    table: Snapshot,
    player: str,
    preferences: Preferences,
    answer: Answer = NO_ANSWER,
    beside_table: bool = False,
    live: bool = True,
    drawn: bool = True,
) -> tuple[LayoutView, list[discord.File]]:
    """Build the hand message of this player with all present controls; return it with its files.

    A hand `beside_table` is in the table's channel, where the table message shows the results. A
    waiting hand that is not `live` has only content that stays true until the player's turn. With
    `drawn` false, the message keeps its picture, and no file is returned.
    """
    view = table.view(player)
    if view is None or view.seat is None or has_left(table, player):
        return _without_cards(speech, app, table, view, player, answer.note, beside_table), []
    layout = LayoutView(timeout=None)
    turn = view.my_turn and table.state.stage is Stage.DEAL
    deal = DEALS + (table.state.deal_id or 0) % DEALS
    box: Container[Any] = Container(accent_colour=ACCENT_TURN if turn else ACCENT, id=deal)
    over = table.state.stage is Stage.CLOSED
    heard = not (preferences.pictures or view.ended or over)  # in words, the turn comes first
    first_of_all = not (heard and turn)
    note, own_act = _add_own_act(speech, box, table, view, answer.note, live, first_of_all)
    bids = preferences.first_bid in (0, table.state.deal_id)
    lines = [] if over else hand_lines(speech, table, view, preferences.pictures, live, bids)
    place, news = _place(speech, app, table, view, beside_table), _news(speech, app, table, view)
    turn_line = _turn_line(speech, table, view)
    first = [*_first_lines(speech, table, view, live)] if heard else lines
    about = [] if heard else [place, *news] if preferences.pictures else news
    head = [f"> {note}" if note else "", *about, turn_line, *first]
    if view.ended and beside_table:
        head.append(await outcome(speech, app.store, table, view))
        head.append("" if over else speech.say("hand-over", match=_ended(table)))
    _add_text(box, head)  # none in results in words, which begin with their title
    files: list[discord.File] = []
    if view.ended:
        pictures, deck = preferences.pictures, DECKS[preferences.deck]
        files = await _add_ended(speech, box, app, table, view, pictures, deck, beside_table)
    hand = arranged(view.hand, preferences.sorting)
    stop = stop_row(speech, table) if table.state.stop.by and is_asked(table, player) else []
    # 1 for the cards, 1 for an explanation, another one for the fingerprint of a private deal
    used = 1 + len(box.children) + 1 + 1 + bool(answer.advice) + table.state.private
    used += (TAKEBACK + 1 - first_of_all) * len(own_act)
    used += COMPONENTS * len(stop)
    rows = [*_rows(speech, app, table, view, hand, answer, used, live)]
    small = await fingerprint_lines(speech, app.store, table) if table.state.private else ""
    told_first = ""
    if not preferences.pictures:
        told, told_first = _told_once(speech, table, view, preferences, answer)
        beside = table_lines(speech, table, view, live)
        dealt = bool(hand) or view.seat in view.out
        cards = hand_in_words(speech, hand, preferences) if dealt and not view.ended else ""
        shown_hand = hand_picture(view, hand, DECKS[preferences.deck], answer.picked)
        marks = hand_facts(speech, shown_hand)[1:] if heard and hand else []
        below = [cards, *marks, *news, *lines, *beside, told] if heard else [*beside, cards]
        _add_choices(box, view, rows)
        _add_text(box, [*below, place])
    elif hand and not view.ended:  # drawn last, as the table may change during the drawing
        new = preferences.first_deal in (0, table.state.deal_id)
        file = await hand_file(speech, app, view, hand, preferences, answer.picked, drawn, new)
        files = [file] if drawn else []
        shown = discord.MediaGalleryItem(f"attachment://{HAND}", description=file.description)
        box.add_item(MediaGallery(shown))
    for row in (*([] if first_of_all else own_act), *rows, *stop):
        box.add_item(row)
    _add_text(box, [small])
    told_first = told_first or _explain(speech, box, table, view, preferences)
    await _note_told(app, table, player, told_first)
    layout.add_item(box)
    return layout, files


def _add_text(box: Container[Any], lines: Iterable[str]) -> None:
    """Add a text of these lines without the empty ones; nothing if all are empty."""
    if said := "\n".join(filter(None, lines)):
        box.add_item(TextDisplay(without_deadline(said)))


async def _add_ended(
    speech: Speech,
    box: Container[Any],
    app: App,
    table: Snapshot,
    view: SeatView,
    pictures: bool,
    deck: Deck,
    here: bool,
) -> list[discord.File]:
    """Add the results of a deal, unless the table message `here` has them; return their files."""
    player, files = table.players[view.seat or 0], list[discord.File]()
    if not here:
        files = await add_results(speech, box, app, table, view, pictures, deck, player)
    if table.state.stage is not Stage.CLOSED and (after := going_on(speech, table)):
        box.add_item(TextDisplay(after))
    return files


def _first_lines(speech: Speech, table: Snapshot, view: SeatView, live: bool) -> list[str]:
    """Return what a waiting seat without pictures reads first: the play to beat and the turn."""
    if view.ended or view.my_turn:
        return []
    if live:
        return turn_lines(speech, table, view)
    return [] if view.seat in view.out else [speech.say("hand-waiting")]


def _add_choices(box: Container[Any], view: SeatView, rows: list[Item[Any]]) -> None:
    """Add the controls above the cards if they have choices for the seat, and empty the list."""
    if view.ended:
        return
    if view.my_turn or view.plays or view.asked:
        for row in rows:
            box.add_item(row)
        rows.clear()


def has_left(table: Snapshot, player: str) -> bool:
    """Whether a person has left the table, and a computer plays their cards in this deal."""
    seat = seating.seated(table.state, player)
    return seat is not None and seat.gone and player in table.holding


def _ended(table: Snapshot) -> str:
    """Return whether the match is over, or only a deal, as a fact for a sentence."""
    return "yes" if table.state.stage is Stage.OVER else "no"


def _no_deal(
    speech: Speech, table: Snapshot, view: SeatView | None, player: str, note: str
) -> LayoutView:
    """Build the hand of a person without cards while no deal is on: what comes next."""
    state, key, row = table.state, table.stage_key, list[TableButton]()
    primary = discord.ButtonStyle.primary
    if seating.seated(state, player):
        said = speech.say("hand-over", match=_ended(table)) if view else ""
        again = "button-again" if state.stage is Stage.OVER else "button-next"
        label = speech.say(again)
        row = [button("start", state.id, key, label=label, style=primary)] if view else []
    elif at := line.place(state, player):
        said = speech.say("line-place", place=at)
    elif membership.anybody_may_join(state, table.takeable):
        said, label = speech.say("hand-over-guest"), speech.say("button-join")
        row = [button("join", state.id, key, label=label, style=discord.ButtonStyle.success)]
    else:
        said = ""
    text: TextDisplay[Any] = TextDisplay(note or said or speech.say("no-deal-running"))
    layout = LayoutView(timeout=None).add_item(text)
    return layout.add_item(ActionRow(*row)) if row else layout


def _without_cards(
    speech: Speech,
    app: App,
    table: Snapshot,
    view: SeatView | None,
    player: str,
    note: str,
    here: bool,
) -> LayoutView:
    """Build the hand of a person without cards; one who has left the table may come back."""
    if view is None or view.seat is None:
        if table.state.stage in (Stage.LOBBY, Stage.BETWEEN, Stage.OVER):
            return _no_deal(speech, table, view, player, note)
        return LayoutView(timeout=None).add_item(TextDisplay(note or speech.say("no-hand")))
    deal = DEALS + (table.state.deal_id or 0) % DEALS
    head = _place(speech, app, table, view, here)
    said = [f"> {note}" if note else "", head, speech.say("hand-left")]
    text: TextDisplay[Any] = TextDisplay("\n".join(filter(None, said)))
    back = button(
        "comeback",
        table.state.id,
        table.stage_key,
        label=speech.say("button-return"),
        style=discord.ButtonStyle.primary,
    )
    box: Container[Any] = Container(text, ActionRow(back), accent_colour=ACCENT, id=deal)
    return LayoutView(timeout=None).add_item(box)


def _add_own_act(
    speech: Speech,
    box: Container[Any],
    table: Snapshot,
    view: SeatView,
    note: str,
    live: bool,
    first: bool,
) -> tuple[str, list[Section[Any]]]:
    """Return the note still to show, and the act that this seat may take back, with its button.

    The note stands with the act, if there is one. With `first`, the act is added at the top: a
    second tap on a button below the cards never hits its button.
    """
    act = table.act_to_undo(view.seat) if live or view.my_turn else None
    if act is None:
        return note, []
    match act:
        case Played(cards=cards):
            own_act = done(speech, Play(cards))
        case BidMade(amount=amount):
            own_act = done(speech, Bid(amount))
        case CardsPledged(cards=cards):
            own_act = _offered(speech, cards)
        case _:
            own_act = done(speech, Pass())
    notes = [f"> {one}" for one in dict.fromkeys((note, own_act)) if one]
    back = button("retract", table.state.id, table.key, label=speech.say("button-take-back"))
    section = Section[Any](TextDisplay("\n".join(notes)), accessory=back)
    if first:
        box.add_item(section)
    return "", [section]


def done(speech: Speech, action: Action, before: SeatView | None = None) -> str:
    """Return the sentence about an action; `before` is the view of the seat before it."""
    match action:
        case Play(cards):
            return speech.say("you-played", cards=in_order(speech, cards))
        case Give(cards):
            gift = before.gift if before else None
            return _offered(speech, cards) if gift and gift.offer else _gave(speech, cards)
        case Pass() | Bid(amount=0):
            return speech.say("you-passed")
        case Bid(amount):
            return speech.say("you-bid", amount=amount)
        case Cut(at):
            return speech.say("you-cut", at=at)
        case Call(word):
            return speech.say(f"you-{CALLS[word].told.removeprefix('told-')}")
    raise TypeError(action)


def _offered(speech: Speech, cards: Cards) -> str:
    offered = in_order(speech, cards)
    return speech.say("you-offered", cards=offered) if cards else speech.say("you-offered-none")


def _gave(speech: Speech, cards: Cards) -> str:
    return speech.say("you-gave", cards=in_order(speech, cards))


def _rows(
    speech: Speech,
    app: App,
    table: Snapshot,
    view: SeatView,
    hand: tuple[Card, ...],
    answer: Answer,
    used: int,
    live: bool,
) -> Sequence[Item[Any]]:
    """Build the controls of the hand; the message already has `used` components."""
    if answer.meanings:
        return declaring(speech, table, answer.meanings)
    if table.state.closed_why is Closing.IDLE and table.state.private:
        return [ActionRow(button("practise", NOWHERE, ALWAYS, label=speech.say("button-practise")))]
    if table.state.stage is Stage.CLOSED:
        return ()
    if view.ended:
        return rows_after(speech, table, table.players[view.seat or 0])
    if view.my_turn:
        picked, reason, page, advice = answer.picked, answer.reason, answer.page, answer.advice
        rows = (
            on_turn(speech, table, view, hand, picked, used, app.chance, reason)
            if page is None or not view.plays
            else all_on_turn(speech, table, view, hand, used, app.chance, page)
        )
        return [TextDisplay(f"> {advice}"), *rows] if advice else rows
    return waiting(speech, table, view, live)


def _explain(
    speech: Speech, box: Container[Any], table: Snapshot, view: SeatView, preferences: Preferences
) -> str:
    """Add an explanation of the game in a first deal, and of a first straight or five-card hand.

    The longest form for which a phone has room is used. If there is no room for the shortest form,
    this form replaces other parts of the hand. Return the name of the preference that notes a
    lesson told for the first time, else "".
    """
    if table.state.stage is not Stage.DEAL or not (view.hand and preferences.pictures):
        return ""
    new = is_new_to(preferences, *family_and_deal(table))
    game = _game(speech, table, view, preferences) if new else []
    name, *lessons = _lessons(speech, table, view, preferences)
    if not (forms := _forms(game, lessons)):
        return ""
    used = height(box, len(view.hand))
    fitting = (form for form in forms if used + GAP + text_height(form) <= SIGHT)
    told = next(fitting, "") or made_room_for(speech, forms[-1], game[-1:], used, box, table, view)
    if told:
        box.add_item(TextDisplay(told))
    shown = any(told.endswith(one) for one in lessons)
    return name if shown and not getattr(preferences, name) else ""


def _told_once(
    speech: Speech, table: Snapshot, view: SeatView, preferences: Preferences, answer: Answer
) -> tuple[str, str]:
    """Return what `_explain` tells, for a reader without pictures, and the lesson to note.

    The game is explained in the message of the first own turn, a lesson on the turn it is about:
    who listens should not hear them again in each answer.
    """
    asked = view.my_turn and table.state.stage is Stage.DEAL and bool(view.hand)
    if preferences.pictures or not asked or view.seat is None or answer != NO_ANSWER:
        return "", ""
    new = is_new_to(preferences, *family_and_deal(table)) and not table.has_acted(view.seat)
    game = _game(speech, table, view, preferences) if new else []
    name, *lessons = _lessons(speech, table, view, preferences)
    if lessons and getattr(preferences, name):  # told on an earlier turn of this deal
        lessons = []
    forms = _forms(game, lessons)
    return (forms[0] if forms else ""), name if lessons else ""


async def _note_told(app: App, table: Snapshot, player: str, lesson: str) -> None:
    """Store this deal under the preference of the lesson told in it; "" stands for no lesson."""
    if lesson:
        await app.store.preferences.change(player, **{lesson: table.state.deal_id})


def family_and_deal(table: Snapshot) -> tuple[str, str]:
    """Return the family of the game, and a name of the deal that its redeals share."""
    state = table.state
    return resolved(state.preset)[0], f"{state.id}.{state.match.number}.{state.match.deals}"


def _game(speech: Speech, table: Snapshot, view: SeatView, preferences: Preferences) -> list[str]:
    """Return forms of the explanation of the game, the longest first; the last is one line.

    Only the form for a person's first deal of any game explains how to play.
    """
    state, now = table.state, speech
    style = (now.language, now.spelled, now.tiles)
    facts = (state.preset, (*state.changed.items(),), len(table.players), view.upside_down, style)
    lines = primer(*facts, _tip(table, view)).splitlines()
    longest = [lines] if preferences.first_deal in (0, state.deal_id) else []
    return [*map("\n".join, [*longest, lines[:SAID]]), primer_in_brief(*facts)]


def _tip(table: Snapshot, view: SeatView) -> str:
    """Return the advice of `primer` that names only buttons which this hand has."""
    if not (view.my_turn and view.opened):
        return "none"
    if not view.plays:
        return "stuck"
    if view.may_pass:
        return "wait" if table.state.daily else "idea"
    return "none" if table.state.daily else "lead"


def _lessons(
    speech: Speech, table: Snapshot, view: SeatView, preferences: Preferences
) -> list[str]:
    """Return the preference that notes a lesson, then the forms of the lesson, the longest first.

    The lesson is about a first straight or a first hand of five cards. Without a lesson, the
    preference is "", and no form follows.
    """
    rules = table.rules
    if rules.only_sets or not (found := topic(view, rules)):
        return [""]
    name, play = found
    if getattr(preferences, name) not in (0, table.state.deal_id):
        return [""]
    told = (lesson(speech, name, play, rules, example=shown) for shown in (True, False))
    return [name, *told]


def _forms(game: Sequence[str], lessons: Sequence[str]) -> list[str]:
    """Return forms of the whole explanation, game and lesson together, the longest first."""
    if not (game and lessons):
        return [*game, *lessons]
    forms = [(one, lessons[0]) for one in game]
    return ["\n".join(form) for form in (*forms, (game[-1], lessons[-1]))]


def _news(speech: Speech, app: App, table: Snapshot, view: SeatView) -> list[str]:
    """Return lines on what concerns this seat besides its turn: gifts, a timeout, a vote."""
    lines = []
    if table.state.private and app.announcement:  # else at the table
        lines.append(marked(speech, "📣", app.announcement))
    gifts = () if view.last_trick else view.gifts
    traded = (view.gifts or view.gift) and not view.last_trick
    lines += own_title(speech, table, view) if traded and not view.ended else []
    lines += [_gift_line(speech, table, view, gift) for gift in gifts if gift.cards]
    lines += own_time_out(speech, table, view)
    if table.state.stop.by and is_asked(table, table.players[view.seat or 0]):
        lines += stop_lines(speech, table, timed=False)
    return lines


def _place(speech: Speech, app: App, table: Snapshot, view: SeatView, here: bool) -> str:
    """Return the game, the deal, and the table's channel unless the hand is `here`.

    The results in the table's channel need no such line: return "" for these.
    """
    if here and view.ended and not (table.state.private or table.state.chat):
        return ""
    # results have a title of their own
    game = "none" if view.ended else rules_title(speech, table.state, short=True)
    if table.state.private:
        key = "hand-head-daily" if Day.read(table.terms.key) else "hand-head-practice"
        return speech.say(key, game=game, number=view.number)
    if table.state.chat or here:
        key = "hand-head-chat" if table.state.chat else "hand-head-here"
        return speech.say(key, game=game, number=view.number)
    unseen = "-unseen" if app.members.has_lost(table, table.players[view.seat or 0]) else ""
    where = place_of_table(speech, app, table)
    return speech.say(f"hand-head{unseen}", game=game, number=view.number, **where)


def _gift_line(speech: Speech, table: Snapshot, view: SeatView, gift: CardsGiven) -> str:
    if gift.taker == view.seat:
        giver = named(speech, table.players[gift.giver])
        return speech.say(
            "gift-received", cards=in_order(speech, gift.cards, in_text=True), who=giver
        )
    taker = named(speech, table.players[gift.taker])
    return speech.say("gift-given", cards=in_order(speech, gift.cards, in_text=True), who=taker)


def _turn_line(speech: Speech, table: Snapshot, view: SeatView) -> str:
    if table.state.stage is Stage.CLOSED:
        return closed(speech, table, table.players[view.seat or 0])
    if view.ended:
        return ""
    if view.gift:
        return asked_to_give(speech, table, view)
    if not view.my_turn:
        if not view.hand and view.seat in view.out:
            return speech.say("hand-out", place=view.out.index(view.seat) + 1)
        return speech.say("may-bomb") if view.plays else ""
    return _on_turn(speech, table, view)


def _on_turn(speech: Speech, table: Snapshot, view: SeatView) -> str:
    due = until(table)
    if not view.opened:
        acts = {type(action) for action in view.asked}
        key = "hand-bid" if Bid in acts else "hand-cut" if Cut in acts else "hand-decide"
        return speech.say(key, due=due)
    if view.top is None:
        if view.including:
            return speech.say(
                "hand-open", card=in_order(speech, view.including, in_text=True), due=due
            )
        return speech.say("hand-lead", due=due)
    owner = named(speech, table.players[view.top.seat])
    play = laid(speech, view.top.cards, view.top.as_cards, table.rules, in_text=True)
    return speech.say("hand-follow", play=play, who=owner, due=due)


def hand_state(table: Snapshot, player: str, preferences: Preferences) -> State:
    """Return the state of a hand message; the message needs an edit only if its state changes."""
    view = table.view(player)
    if has_left(table, player):
        return State((table.state.deal_id, preferences.language), LEFT, waiting=False)
    turn = player in table.due()
    since = table.due_since(player) if turn else 0
    over = view is None or view.ended is not None
    shown = (preferences.sorting, preferences.deck, preferences.pictures, preferences.language)
    # the play that a bomb of a waiting player would beat
    bombs = view.top if view and view.plays and not turn else None
    beside = (() if turn else view.asked, bombs) if view else ()
    closed = table.state.stage is Stage.CLOSED
    seat = seating.seated(table.state, player)
    late = (seat.missed, seat.asleep) if seat else ()
    deal = table.state.deal_id, view.hand if view else (), turn, since, over, closed, late
    stop = table.state.stop if table.state.stop.by else None
    agreed = (stop, view.opened, view.sides, view.stake, table.only_computers) if view else ()
    waiting = not (turn or over or closed)
    return State((*deal, shown, beside, agreed), _live(table, view, turn), waiting, over, since)


def _live(table: Snapshot, view: SeatView | None, turn: bool) -> object:
    """Return the state that changes for a waiting player; None on turn or without a deal.

    During a deal it is the whole state of the table, after the deal the people and the rules.
    """
    if view is None or turn:
        return None
    state = table.state
    if view.ended:
        return seating.playing(state), state.host, drafts.pending(state)
    return table.seq, state.takes_back, [(seat.asleep, seat.gone) for seat in state.seats]


def known_by(before: str, state: State) -> State | None:
    """Return the state that a hand showed at the bot's last stop, found by its hash.

    The state is the present one, live or not; None if the hash is of another state.
    """
    return next((s for s in (state, state._replace(live=WAITS)) if before == hashed(s)), None)


def hashed(state: State) -> str:
    """Return a short hash of a state, to recognize it after a restart."""
    return hashlib.sha256(repr(state).encode()).hexdigest()[:20]


async def met(app: App, reader: Reader, table: Snapshot) -> Reader:
    """Note a person's first deal of any game, of this family and with bids; return the reader.

    The hand message explains the game, and bids, in the deals noted here. A lesson about a straight
    is noted only when it is shown, since there may be no room for the lesson.
    """
    if table.state.stage is not Stage.DEAL:
        return reader
    known, view = reader.preferences, table.view(reader.player)
    firsts = ["first_deal"]
    if view and any(isinstance(action, Bid) for action in view.asked):
        firsts.append("first_bid")
    told: dict[str, object] = {
        name: table.state.deal_id for name in firsts if not getattr(known, name)
    }
    family, deal = family_and_deal(table)
    if family not in known.explained:
        told["explained"] = {**known.explained, family: deal}
    if not told:
        return reader
    preferences = await app.store.preferences.change(reader.player, **told)
    return replace(reader, preferences=preferences)
