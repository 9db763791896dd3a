"""The results of a deal: places, points and money, by team where there are teams."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Container, MediaGallery, TextDisplay

from bot.app import App
from bot.discord import limits
from bot.domain import drafts, seating
from bot.domain.boards import first_behind_computers, settles
from bot.domain.course import (
    STREAK,
    SideResult,
    Step,
    broken_streak,
    rise,
    side_result,
    steps,
)
from bot.domain.daily_deal import Day, try_of
from bot.domain.errors import Refusal
from bot.domain.state import NewDeal, Stage
from bot.drawing import (
    FOUR_COLOUR,
    NOBODY,
    Badge,
    Deck,
    PodiumPicture,
    PodiumSeat,
    PodiumStep,
    draw_podium,
)
from bot.store import Store
from bot.tables.history import last_over, visible_events
from bot.tables.snapshot import Snapshot
from bot.words import Number
from bot.words.cards import in_order
from bot.words.numbers import money
from bot.words.rulebook import rules_title
from bot.words.rulebook import title as title_of
from bot.words.speech import Speech
from cogs.core.components import TableButton, button, in_rows
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.people import badges_of, medal, named, seat_names
from cogs.hand.achievements import earned_lines
from cogs.hand.daily_score import score_of, score_words, share_button
from cogs.hand.finale import add_finale, finale_of
from cogs.hand.status import card_count, newcomers, people
from rules.actions import Seat
from rules.cards import each
from rules.catalogue.families import LANDLORDS
from rules.catalogue.presets import resolved
from rules.events import ALONE, Ended, Event, StakeDoubled, WentOut
from rules.match.terms import WonBy
from rules.takeback import in_force
from rules.view import SeatView


async def results(
    speech: Speech,
    store: Store,
    table: Snapshot,
    view: SeatView,
    pictures: bool,
    finale: bool = False,
) -> str:
    """Return the results of a deal: a line for each player, and the state of the match.

    Seats have the order of the podium, and their numbers there. The players of a side come together
    below the name of the side. Without pictures, the cards still held are named. Below a `finale`,
    which names the winners of the match, they are left out. The store is read for the events that
    explain the stake. Raises StorageError.
    """
    state, told = table.state, [_title(speech, table, view)]
    assert state.deal_id is not None
    if ALONE in view.sides:
        told.append(await _alone(speech, store, table, view))
    substituted = await store.deals.substituted(state.deal_id)
    every = steps(view, table.rules)
    for step in every:
        how = side_result(every, step, table.rules)
        told += _heading(speech, table, view, step, how)
        for seat in step.seats:
            line = _seat(speech, table, view, step.place, how, seat, pictures)
            helped = table.players[seat] in substituted
            told.append(f"{line} · {speech.say('result-substituted')}" if helped else line)
    told += _among_people(speech, table, every)
    told += [speech.say("finale-over")] if finale else _standing(speech, table)
    told += await _moments(speech, store, table, view)
    told += earned_lines(speech, await store.achievements.of_deal(state.deal_id))
    if following := drafts.pending(state):
        game, changed = rules_title(speech, state, following), len(following.changed)
        told.append(speech.say("next-rules", game=game, count=changed))
    return "\n".join(told)


def _among_people(speech: Speech, table: Snapshot, every: Sequence[Step]) -> list[str]:
    """Return the line of the people who won behind a computer; [] if a person came first."""
    sides = enumerate(every)
    played = [(table.players[s], side, step.place) for side, step in sides for s in step.seats]
    won = [] if table.state.serverless else first_behind_computers(played)
    who = speech.say("between-words").join(named(speech, one) for one in won)
    return [speech.say("result-among-people", who=who)] if won else []


async def outcome(speech: Speech, store: Store, table: Snapshot, view: SeatView) -> str:
    """Return the title of the results, the outcome of the deal, and the winners of a match.

    Raises StorageError.
    """
    if ALONE in view.sides:
        first = await _alone(speech, store, table, view)
    else:
        first = _team(speech, table, view, steps(view, table.rules)[0]) or _winner(
            speech, table, view
        )
    won = _standing(speech, table) if table.state.match.winners else []
    return "\n".join([_title(speech, table, view), first, *won])


async def _moments(speech: Speech, store: Store, table: Snapshot, view: SeatView) -> list[str]:
    """Return a line about a player who rose from the last place to the first.

    Without such a player, return a line about a streak that ended, or no line.
    """
    if (view.number < STREAK and not view.standing) or (view.ended and view.ended.void):
        return []
    deals = await store.deals.of_match(table.state.id, table.state.match.number, False)
    if risen := rise(deals):
        best, worst = title_of(speech, risen.best), title_of(speech, risen.worst)
        return [speech.say("result-upset", who=named(speech, risen.player), best=best, worst=worst)]
    if not (ended := broken_streak(deals)):
        return []
    by = speech.say("between-words").join(named(speech, one) for one in ended.by)
    facts = {
        "who": named(speech, ended.player),
        "by": by,
        "title": title_of(speech, ended.title),
    }
    key = "result-streak-titled" if ended.title else "result-streak"
    return [speech.say(key, deals=ended.deals, **facts)]


def _title(speech: Speech, table: Snapshot, view: SeatView) -> str:
    return speech.say("results-title", game=rules_title(speech, table.state), number=view.number)


def doublings(events: Iterable[Event]) -> tuple[int, int]:
    """Return the numbers of doublings of the stake by bombs and by springs.

    A doubling right after a player went out is a spring. Doublings before a void end do not count.
    """
    bombs = springs = 0
    before: Event | None = None
    for event in events:
        if isinstance(event, Ended) and event.void:
            bombs = springs = 0
        elif isinstance(event, StakeDoubled) and isinstance(before, WentOut):
            springs += 1
        elif isinstance(event, StakeDoubled):
            bombs += 1
        before = event
    return bombs, springs


def _winner(speech: Speech, table: Snapshot, view: SeatView) -> str:
    """Return a line with the titles of the first and the last player, else with the winners."""
    assert view.ended is not None
    titles = table.state.match.titles
    first, last = (table.players[view.ended.places[end]] for end in (0, -1))
    best, worst = (title_of(speech, titles.get(player, "")) for player in (first, last))
    if best and worst:
        names = {"first": named(speech, first), "last": named(speech, last)}
        return speech.say("result-titles", best=best, worst=worst, **names)
    best_ones = [s for step in steps(view, table.rules) if step.place == 1 for s in step.seats]
    return speech.say("result-won", who=people(speech, table, best_ones), count=len(best_ones))


async def _alone(speech: Speech, store: Store, table: Snapshot, view: SeatView) -> str:
    """Return whether the lone player has won, and the parts that make up a stake above 1."""
    assert view.ended is not None
    alone, won = view.sides.index(ALONE), view.sides[view.ended.places[0]]
    others = [seat for seat in range(len(view.sides)) if seat != alone]
    landlord = resolved(table.state.preset)[0] == LANDLORDS
    keys = ("alone-won", "alone-lost") if landlord else ("solo-won", "solo-lost")
    who, against = named(speech, table.players[alone]), people(speech, table, others)
    said = speech.say(keys[won != ALONE], who=who, others=against)
    if view.stake == 1:
        return said
    events = in_force(await visible_events(store, table.state.deal_id, None))
    return f"{said} {_stake(speech, view, events)}"


def _heading(
    speech: Speech, table: Snapshot, view: SeatView, step: Step, how: SideResult | None
) -> list[str]:
    """Return the line above the players of a side; no line if each plays alone."""
    if ALONE in view.sides:
        return [f"**{speech.say(f'result-side-{how}')}**"] if how else []
    if view.sides:
        return [_team(speech, table, view, step)]
    if len(step.seats) == 1 or table.rules.match.won_by is not WonBy.BEST_PAIR:
        return []
    scores = table.state.match.scores
    points = sum(scores.get(table.players[seat], 0) for seat in step.seats)
    return [speech.say("result-pair", who=people(speech, table, step.seats), points=points)]


def _team(speech: Speech, table: Snapshot, view: SeatView, step: Step) -> str:
    """Return the names of a team and the number of its cards left; "" without teams."""
    if not view.sides:
        return ""
    drawn = all(one.place == 1 for one in steps(view, table.rules))
    left = sum(view.cards_left[seat] for seat in step.seats)
    key = "team-won" if step.place == 1 and not drawn else "team-rest"
    return speech.say(
        key, who=people(speech, table, sorted(step.seats)), cards=card_count(speech, left)
    )


def _stake(speech: Speech, view: SeatView, events: Iterable[Event]) -> str:
    bombs, springs = doublings(events)
    bid = max((bid.amount for bid in view.bids), default=0) or 1
    parts = [speech.say("stake-bid", amount=bid)]
    parts += [speech.say("stake-bombs", count=bombs)] if bombs else []
    parts += [speech.say("stake-spring")] if springs else []
    return speech.say("stake-made", parts=" · ".join(parts), stake=view.stake)


def _seat(
    speech: Speech,
    table: Snapshot,
    view: SeatView,
    place: int,
    how: SideResult | None,
    seat: Seat,
    pictures: bool,
) -> str:
    """Return the line of a seat: its number at the table, its player, points, title and cards."""
    ended, player = view.ended, table.players[seat]
    assert ended is not None
    sign = medal(place if how in (None, SideResult.WON) else None)
    who = f"{sign} `{seat + 1}` {named(speech, player)}"
    about = [f"{who} {counted}" if (counted := _counted(speech, table, ended, seat)) else who]
    about += filter(None, [title_of(speech, table.state.match.titles.get(player, ""))])
    if seat in dict(ended.left):
        about.append(speech.say("result-left", count=dict(ended.left)[seat]))
    elif view.cards_left[seat] and (pictures or not view.hands_at_end):
        about.append(card_count(speech, view.cards_left[seat]))
    elif view.cards_left[seat]:
        about.append(speech.say("result-held", cards=in_order(speech, view.hands_at_end[seat])))
    return " · ".join(about)


def _counted(speech: Speech, table: Snapshot, ended: Ended, seat: Seat) -> str:
    """Return the gain and the total of a seat, in chips or points; "" if none are counted."""
    end, player = table.rules.match, table.players[seat]
    if end.starting_chips:
        match = seating.match_of(table.state)
        chips = money(match.stack(player))
        if min(match.stack(one) for one in table.players) <= 0:  # a ruined player may pay less
            return speech.say("result-chips", chips=chips)
        won = end.stake * (ended.paid or ended.points)[seat]
        return speech.say("result-paid-chips", won=money(won, signed=won != 0), chips=chips)
    if not (any(ended.points) or table.rules.scoring):
        return ""
    key = "result-penalties" if end.won_by is WonBy.FEWEST else "result-points"
    points, total = ended.points[seat], table.state.match.scores.get(player, 0)
    counted = speech.say(key, points=Number(points, signed=points != 0), total=total)
    paid = _settled(speech, table, ended, seat)
    return f"{counted} · {paid}" if paid else counted


def _settled(speech: Speech, table: Snapshot, ended: Ended, seat: Seat) -> str:
    """Return the chips that a seat won in the deal and in total; "" if the rules settle none.

    If the points are the payments, the total is enough.
    """
    if not ended.paid or not settles(table.rules):
        return ""
    match, stake = table.state.match, table.rules.match.stake
    won, paid = stake * ended.paid[seat], match.paid.get(table.players[seat], 0)
    total = money(paid, signed=paid != 0)
    scores = {one: 100 * match.scores.get(one, 0) for one in table.players}
    if scores == {one: match.paid.get(one, 0) for one in table.players}:
        return speech.say("result-settled-total", total=total)
    return speech.say("result-settled", won=money(won, signed=won != 0), total=total)


def _standing(speech: Speech, table: Snapshot) -> list[str]:
    """Return a line with the leaders and the end of the match, or with its winners."""
    state, end = table.state, table.rules.match
    if state.match.winners:
        who = speech.say("between-words").join(named(speech, one) for one in state.match.winners)
        return [speech.say("match-won", who=who, count=len(state.match.winners))]
    said = []
    if table.rules.scoring:
        match = seating.match_of(state)
        best = match.leaders()
        who = speech.say("between-words").join(named(speech, one) for one in best)
        points = state.match.scores.get(best[0], 0)
        if end.starting_chips:
            said = [speech.say("match-leader-chips", who=who, chips=money(match.stack(best[0])))]
        elif end.won_by is WonBy.FEWEST:
            said = [speech.say("match-leader-penalties", who=who, points=points)]
        else:
            said = [speech.say("match-leader", who=who, points=points)]
    if end.counted:
        said.append(speech.say(f"match-until-{end.counted.name.lower()}", count=end.target))
    return [speech.say("between-sentences").join(said)] if said else []


async def add_results(
    speech: Speech,
    box: Container[Any],
    app: App,
    table: Snapshot,
    view: SeatView,
    pictures: bool,
    deck: Deck = FOUR_COLOUR,
) -> list[discord.File]:
    """Add the results of a finished deal, and of its match; return the files to attach.

    `deck` is the design of the cards in pictures. Raises StorageError.
    """
    summary = await finale_of(app, table)
    files = await add_finale(speech, box, app, table, summary, pictures) if summary else []
    podium = pictures and summary is None  # below a finale, the text has the last deal
    lines = [await results(speech, app.store, table, view, podium, summary is not None)]
    if table.state.private and (day := Day.read(table.terms.key)):
        lines += await _of_day(speech, app.store, day, table)
    box.add_item(TextDisplay("\n".join(lines)))
    if podium:
        file = await podium_file(speech, app, table, view, deck)
        shown = f"attachment://{file.filename}"
        box.add_item(MediaGallery(discord.MediaGalleryItem(shown, description=file.description)))
        files.append(file)
    return files


async def last_deal(context: Context) -> tuple[int, NewDeal]:
    """Return the id of the newest finished deal of the context's table, and the deal.

    Raises Refusal if there is no such deal or the table is not readable. Raises StorageError.
    """
    context.table.stored.check_readable()
    found = await last_over(context.app.store, context.table.state.deal_id)
    if found is None:
        raise Refusal("no-replay")
    return found


def going_on(speech: Speech, table: Snapshot) -> str:
    """Return the lines below the results in a hand: new players of the next deal, and the host.

    At a private table, return a sentence about the next deal.
    """
    if table.state.private:
        return speech.say("daily-going-on" if Day.read(table.terms.key) else "practice-going-on")
    host = speech.say("host-now", host=named(speech, table.state.host))
    return "\n".join([*newcomers(speech, table), host])


def rows_after(speech: Speech, table: Snapshot, player: str) -> list[ActionRow[Any]]:
    """Build the buttons after a deal; only a seated player may start the next deal."""
    number, key = table.state.id, table.stage_key

    def make(act: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> TableButton:
        return button(act, number, key, label=speech.say(label), style=style)

    day = Day.read(table.terms.key) if table.state.private else None
    buttons = [make("replay", "button-replay"), make("settings", "button-settings")]
    buttons += [make("review", "button-review"), make("company", "button-table")]
    buttons.append(make("log", "button-log"))
    if seating.seated(table.state, player):
        again = "button-again" if table.state.stage is Stage.OVER else "button-next"
        style = ButtonStyle.secondary if day else ButtonStyle.primary
        buttons.insert(0, make("start", again, style))
    buttons.append(make("rules", "button-rules"))
    if day:
        score = speech.say("button-daily-score")
        buttons.insert(0, share_button(speech, day))
        buttons.append(button("daily", NOWHERE, ALWAYS, day.key, label=score))
    long = table.state.match.winners and table.state.match.deals >= STREAK
    if long and not table.state.serverless:
        of_match = f"finale.{table.state.match.number}"
        buttons.append(button("post", number, ALWAYS, of_match, label=speech.say("button-post")))
    return in_rows(buttons)


async def _of_day(speech: Speech, store: Store, day: Day, table: Snapshot) -> list[str]:
    """Return the line below the results of a deal of the day. Raises StorageError."""
    mine = try_of(await store.daily.tries(day), table.state.host)
    if mine is None or mine.deal_id != table.state.deal_id:
        return [speech.say("daily-again")]
    score = await score_of(store, day, mine.player)
    return [score_words(speech, score) if score else speech.say("daily-unfinished")]


PODIUM = "podium.png"


async def podium_file(
    speech: Speech, app: App, table: Snapshot, view: SeatView, deck: Deck = FOUR_COLOUR
) -> discord.File:
    """Draw the podium of a finished deal; the file has the alt text."""
    badges = await badges_of(speech, app, table.state.guild_id, table.players)
    picture = replace(podium_picture(table, view, badges), deck=deck)
    png = await app.pictures.png(draw_podium, picture)
    return discord.File(
        BytesIO(png), PODIUM, description=podium_words(speech, picture)[: limits.ALT]
    )


def podium_picture(table: Snapshot, view: SeatView, badges: Sequence[Badge] = ()) -> PodiumPicture:
    """Return the public content of the podium of a finished deal; `badges` are people by seat.

    In games in which only winning counts, all losers stand on one step.
    """
    every = steps(view, table.rules)
    shown: list[PodiumStep] = []
    for step in every:
        seats = tuple(
            replace(_podium_seat(table, view, seat), badge=badges[seat] if badges else NOBODY)
            for seat in step.seats
        )
        how = side_result(every, step, table.rules)
        if how is SideResult.LOST and shown and not shown[-1].medal:
            shown[-1] = replace(shown[-1], seats=shown[-1].seats + seats)
        else:
            shown.append(PodiumStep(step.place, seats, medal=how in (None, SideResult.WON)))
    return PodiumPicture(tuple(shown), tiles=view.tiles)


def podium_words(speech: Speech, picture: PodiumPicture) -> str:
    """Return the alt text of a podium, the best first; seats have the names in the picture."""
    names = seat_names(
        speech, {seat.number: seat.badge for step in picture.steps for seat in step.seats}
    )
    said = [
        speech.say("as-sentence", said=_step(speech, step, picture, names))
        for step in picture.steps
    ]
    return speech.say("between-sentences").join([speech.say("alt-podium"), *said])


def _step(
    speech: Speech, step: PodiumStep, picture: PodiumPicture, names: Mapping[int, str]
) -> str:
    seats = speech.say("between-plays").join(
        _with_cards(speech, seat, names[seat.number]) for seat in step.seats
    )
    if all(one.medal for one in picture.steps):
        return speech.say("alt-podium-step", place=step.place, seats=seats)
    how = SideResult.WON if step.medal else SideResult.LOST if step.place > 1 else SideResult.DRAWN
    return speech.say("alt-podium-side", outcome=speech.say(f"result-side-{how}"), seats=seats)


def _podium_seat(table: Snapshot, view: SeatView, seat: Seat) -> PodiumSeat:
    ended = view.ended
    assert ended is not None
    held = tuple(each(view.hands_at_end[seat])) if view.hands_at_end else ()
    if not (any(ended.points) or table.rules.scoring):
        return PodiumSeat(seat + 1, cards=held)
    total = table.state.match.scores.get(table.players[seat], 0)
    return PodiumSeat(seat + 1, ended.points[seat], total, held)


def _with_cards(speech: Speech, seat: PodiumSeat, who: str) -> str:
    about = [who]
    if seat.gained is not None:
        gained = Number(seat.gained, signed=True)
        about.append(
            speech.say("result-points", points=gained, total=seat.total or 0).replace("**", "")
        )
    if seat.cards:
        about.append(speech.say("result-held", cards=in_order(speech, sum(seat.cards))))
    return speech.say("between-words").join(about)
