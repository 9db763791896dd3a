"""The results of a deal: places, points and money, by team where there are teams."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Container, MediaGallery, TextDisplay

from bot.app import App
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
from bot.domain.preferences import Hidden
from bot.domain.state import NewDeal, Stage
from bot.drawing import FOUR_COLOUR, Deck
from bot.standing.tallies import MOST_A_DAY, Counted
from bot.store import Store
from bot.store.ratings import RatedDeal
from bot.tables.history import last_over, visible_events
from bot.tables.snapshot import Snapshot
from bot.words import Number
from bot.words.cards import in_order
from bot.words.numbers import money
from bot.words.people import players_list
from bot.words.rulebook import rules_title
from bot.words.rulebook import title as title_of
from bot.words.sheet import changed_rules
from bot.words.speech import Speech
from cogs.core.components import TableButton, button, in_rows
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.people import named, placed
from cogs.hand.achievements import earned_lines
from cogs.hand.daily_score import beside_words, score_of, share_button
from cogs.hand.finale import add_finale, finale_of
from cogs.hand.podium import podium_file
from cogs.hand.status import card_count, newcomers, people, waiting_line
from rules.actions import Seat
from rules.catalogue.families import LANDLORDS
from rules.catalogue.presets import resolved
from rules.events import ALONE, Ended, Event, StakeDoubled, WentOut
from rules.match.match import Player
from rules.match.terms import Counted as MatchEnd
from rules.match.terms import WonBy
from rules.takeback import in_force
from rules.view import SeatView


async def results(
    speech: Speech,
    store: Store,
    table: Snapshot,
    view: SeatView,
    pictures: bool,
    reader: Player = "",
    *,
    finale: bool = False,
) -> str:
    """Return the results of a deal: a line for each player, and the state of the match.

    Seats have the order of the podium. The players of a side come together. With `pictures`, the
    podium shows titles and cards still held; else they are named. Below a `finale`, which has the
    winners and the points of the match, both are left out, and places have no medals. The rating of
    a person who hides is told to that person alone, the `reader` of a message to one person. Raises
    StorageError.
    """
    state, told = table.state, [_title(speech, table, view)]
    assert state.deal_id is not None
    if ALONE in view.sides:
        told.append(await _alone(speech, store, table, view))
    rated = await store.ratings.of_deal(state.deal_id)
    ratings = await _ratings(speech, store, rated, reader)
    every = steps(view, table.rules)
    for step in every:
        how = side_result(every, step, table.rules)
        told += _heading(speech, table, view, step, how, pictures)
        for seat in step.seats:
            player = table.players[seat]
            points = _counted(speech, table, view, seat, pictures, finale)
            about = _seat(speech, table, view, seat, points, ratings.get(player, ""), pictures)
            about += [speech.say("result-substituted")] if player in rated.substituted else []
            place = step.place if how in (None, SideResult.WON) else None
            line = " · ".join([named(speech, player), *about])
            told.append(placed(speech, place, line, medals=not finale))
    told += _paid(speech, table, view, finale)
    told += _among_people(speech, table, every)
    told += [] if state.private else unrated_lines(speech, rated.counted)
    if not finale:  # which has the winners, and stories
        told += [*_standing(speech, table), *await _moments(speech, store, table, view)]
    told += earned_lines(speech, await store.achievements.of_deal(state.deal_id))
    if following := drafts.pending(state):
        game = rules_title(speech, state, following)
        changed = changed_rules(speech, following.preset, following.changed)
        told.append(speech.say("next-rules", game=game, count=len(changed)))
    return "\n".join(told)


async def _ratings(
    speech: Speech, store: Store, rated: RatedDeal, reader: Player
) -> dict[Player, str]:
    """Return the words for the changed rating of each person who does not hide."""
    chosen = await store.preferences.of_all(rated.steps)
    words = {}
    for player, step in rated.steps.items():
        if player == reader or chosen[player].hidden is Hidden.NO:
            gained = step.after.shown - step.before.shown
            rating = str(step.after.shown)
            if gained:
                change = Number(gained, signed=True)
                words[player] = speech.say("result-rating", rating=rating, change=change)
            else:
                words[player] = speech.say("result-rating-same", rating=rating)
    return words


def unrated_lines(speech: Speech, why: Counted) -> list[str]:
    """Return a line that says why a deal is not rated; [] if it is rated."""
    if why is Counted.RATED:
        return []
    if why is Counted.SAME_PEOPLE:
        return [speech.say("history-uncounted", limit=str(MOST_A_DAY))]
    key = why.name.lower().replace("_", "-")
    return [speech.say("history-unrated", why=key, limit=str(MOST_A_DAY))]


def _among_people(speech: Speech, table: Snapshot, every: Sequence[Step]) -> list[str]:
    """Return the line of the people who won behind a computer; [] if a person came first."""
    sides = enumerate(every)
    played = [(table.players[s], side, step.place) for side, step in sides for s in step.seats]
    won = [] if table.state.serverless else first_behind_computers(played)
    return [speech.say("result-among-people", who=players_list(speech, won))] if won else []


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
    facts = {
        "who": named(speech, ended.player),
        "by": players_list(speech, ended.by),
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
    speech: Speech,
    table: Snapshot,
    view: SeatView,
    step: Step,
    how: SideResult | None,
    pictures: bool,
) -> list[str]:
    """Return the line above the players of a team or pair; no line if each plays alone."""
    if ALONE in view.sides:
        return []
    if view.sides:
        left = sum(view.cards_left[seat] for seat in step.seats)
        told = left and not (pictures and view.hands_at_end)
        cards = [card_count(speech, left)] if told else []
        return [" · ".join([f"**{speech.say(f'result-side-{how}')}**", *cards])]
    if len(step.seats) == 1 or table.rules.match.won_by is not WonBy.BEST_PAIR:
        return []
    scores = table.state.match.scores
    points = sum(scores.get(table.players[seat], 0) for seat in step.seats)
    return [speech.say("result-pair", points=points)]


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
    """Return the stake, and its parts if it is more than the bid."""
    bombs, springs = doublings(events)
    bid = max((bid.amount for bid in view.bids), default=0) or 1
    doubled = [speech.say("stake-bombs", count=bombs)] if bombs else []
    doubled += [speech.say("stake-spring")] if springs else []
    if not doubled:
        return speech.say("stake-plain", stake=view.stake)
    parts = [speech.say("stake-bid", amount=bid), *doubled]
    return speech.say("stake-made", parts=" · ".join(parts), stake=view.stake)


def _seat(
    speech: Speech,
    table: Snapshot,
    view: SeatView,
    seat: Seat,
    points: str,
    rating: str,
    pictures: bool,
) -> list[str]:
    """Return title, points, rating and cards of a seat; not what a picture shows of these."""
    ended, player = view.ended, table.players[seat]
    assert ended is not None
    title = "" if pictures else title_of(speech, table.state.match.titles.get(player, ""))
    about = [*filter(None, [title, points, rating])]
    if seat in dict(ended.left):
        about.append(speech.say("result-left", count=dict(ended.left)[seat]))
    elif view.cards_left[seat] and not view.hands_at_end:
        about.append(card_count(speech, view.cards_left[seat]))
    elif view.cards_left[seat] and not pictures:
        about.append(speech.say("result-held", cards=in_order(speech, view.hands_at_end[seat])))
    return about


def _counted(
    speech: Speech, table: Snapshot, view: SeatView, seat: Seat, pictures: bool, finale: bool
) -> str:
    """Return the gain and the total of a seat, in chips or points; "" if none are counted.

    Where a picture has the word for penalties, the line has the numbers alone. Below a `finale`,
    the total of points is left out.
    """
    ended = view.ended
    assert ended is not None
    end, player = table.rules.match, table.players[seat]
    fewest = end.won_by is WonBy.FEWEST
    if end.starting_chips:
        match = seating.match_of(table.state)
        chips = money(match.stack(player))
        if min(match.stack(one) for one in table.players) <= 0:  # a ruined player may pay less
            return speech.say("result-chips", chips=chips)
        won = end.stake * (ended.paid or ended.points)[seat]
        return speech.say("result-paid-chips", won=money(won, signed=won != 0), chips=chips)
    if not (any(ended.points) or table.rules.scoring):
        return ""
    points, total = ended.points[seat], table.state.match.scores.get(player, 0)
    gained = Number(points, signed=points != 0 and not fewest)
    alone = f"**{gained.written(speech.language)}**"
    if points == total == 0:
        return alone
    if _of_one_deal(table):
        return speech.say("daily-penalties", count=points) if fewest else alone
    if finale and table.rules.scoring is not None:  # the finale has the totals
        return speech.say("podium-penalties", points=points) if fewest else alone
    if fewest and not pictures:
        return speech.say("result-penalties", points=points, total=total)
    return speech.say("result-points", points=gained, total=total)


def _of_one_deal(table: Snapshot) -> bool:
    """Whether the deal is one of the day: it stands alone, so no total is told with its points."""
    return table.state.private and Day.read(table.terms.key) is not None


def _paid(speech: Speech, table: Snapshot, view: SeatView, finale: bool) -> list[str]:
    """Return a line with the chips of each seat in the deal, and in total unless it is the same.

    A `finale` has the totals. If the points are the payments, they are told as points alone.
    """
    ended, match = view.ended, table.state.match
    assert ended is not None
    if not ended.paid or not settles(table.rules):
        return []
    scores = {one: 100 * match.scores.get(one, 0) for one in table.players}
    if scores == {one: match.paid.get(one, 0) for one in table.players}:
        return []
    people = []
    for seat in sorted(range(len(table.players)), key=ended.places.index):
        player = table.players[seat]
        won, total = table.rules.match.stake * ended.paid[seat], match.paid.get(player, 0)
        chips = money(won, signed=won != 0).written(speech.language)
        if total != won and not finale:
            sum_of_match = money(total, signed=total != 0)
            chips = speech.say("result-paid-total", chips=chips, total=sum_of_match)
        people.append(f"{named(speech, player)} {chips}")
    return [speech.say("result-paid", standing=speech.say("between-plays").join(people))]


def _standing(speech: Speech, table: Snapshot) -> list[str]:
    """Return a line with the leaders and the end of the match, or with its winners."""
    state, end = table.state, table.rules.match
    if state.match.winners:
        who = players_list(speech, state.match.winners)
        return [speech.say("match-won", who=who, count=len(state.match.winners))]
    if _of_one_deal(table):
        return []
    said = []
    if table.rules.scoring:
        match = seating.match_of(state)
        best = match.leaders()
        who, leaders = players_list(speech, best), len(best)
        points = state.match.scores.get(best[0], 0)
        if end.starting_chips:
            chips = money(match.stack(best[0]))
            said = [speech.say("match-leader-chips", who=who, leaders=leaders, chips=chips)]
        elif end.won_by is WonBy.FEWEST:
            said = [speech.say("match-leader-penalties", who=who, leaders=leaders, points=points)]
        elif end.counted is MatchEnd.POINTS:
            facts = {"leaders": leaders, "points": points, "target": end.target}
            return [speech.say("match-leader-of", who=who, **facts)]
        else:
            said = [speech.say("match-leader", who=who, leaders=leaders, points=points)]
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
    reader: Player = "",
) -> list[discord.File]:
    """Add the results of a finished deal, and of its match; return the files to attach.

    `deck` is the design of the cards in pictures. `reader` is the only reader of the message; ""
    for a message to all. Raises StorageError.
    """
    summary = await finale_of(app, table)
    files: list[discord.File] = []
    if summary:
        files = await add_finale(speech, box, app, table, summary, pictures, deck)
    podium, over = pictures and summary is None, summary is not None
    lines = [await results(speech, app.store, table, view, podium, reader, finale=over)]
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
    """Return the line below the results in a hand: new players of the next deal, if any.

    After practice, return a sentence about the next deal.
    """
    if table.state.private:
        return "" if Day.read(table.terms.key) else speech.say("practice-going-on")
    return "\n".join([*newcomers(speech, table), *waiting_line(speech, table)])


def rows_after(speech: Speech, table: Snapshot, player: str) -> list[ActionRow[Any]]:
    """Build the buttons after a deal; only a seated player may start the next deal."""
    number, key = table.state.id, table.stage_key

    def make(act: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> TableButton:
        return button(act, number, key, label=speech.say(label), style=style)

    day = Day.read(table.terms.key) if table.state.private else None
    buttons = [make("replay", "button-replay"), make("review", "button-review")]
    buttons += [make("company", "button-table"), make("log", "button-log")]
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
    """Return the lines below the results of a deal of the day: what it counts for, and as.

    The points of the person are those in the results. Raises StorageError.
    """
    mine = try_of(await store.daily.tries(day), table.state.host)
    if mine is None or mine.deal_id != table.state.deal_id:
        return [speech.say("daily-again")]
    score = await score_of(store, day, mine.player)
    if score is None:
        return [speech.say("daily-unfinished")]
    return [*filter(None, [beside_words(speech, score)]), speech.say("daily-going-on")]
