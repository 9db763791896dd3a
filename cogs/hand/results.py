"""The results of a deal: places, points and money, by team where there are teams."""

from __future__ import annotations

from collections.abc import Iterable

from bot.domain import drafts, seating
from bot.domain.outcome import Came, came, steps
from bot.store import Store
from bot.tables.history import story
from bot.tables.snapshot import Snapshot
from bot.words import Number, say
from bot.words.cards import in_order
from bot.words.rulebook import game_title
from bot.words.rulebook import title as title_of
from cogs.core.people import medal, named
from cogs.hand.status import card_count, pairs, people, teams
from rules.actions import Seat
from rules.catalogue.presets import resolved
from rules.events import ALONE, Ended, Event, StakeDoubled, WentOut
from rules.match.terms import WonBy
from rules.taking_back import in_force
from rules.view import SeatView

LANDLORDS = "dd"  # the family in which whoever plays alone is called the landlord


async def results(store: Store, table: Snapshot, view: SeatView, pictures: bool) -> str:
    """In one line who became what; then each seat, what it is worth and how the match stands.

    Seats have the numbers and the order of the podium; without pictures cards still held are named.
    The store has the events from which it is known why. StorageError.
    """
    state, lines = table.state, [await outcome(store, table, view)]
    assert state.deal_id is not None
    substituted = await store.substituted(state.deal_id)
    every = steps(view, table.rules)
    for step in every:
        how = came(every, step, table.rules)
        for seat in step.seats:
            line = _seat(table, view, step.place, how, seat, pictures)
            helped = table.players[seat] in substituted
            lines.append(f"{line} · {say('result-substituted')}" if helped else line)
    lines += [*_pairs(table, view), _standing(table)]
    if following := drafts.pending(state):
        game, changed = game_title(following.preset), len(following.changed)
        lines.append(say("next-rules", game=game, count=changed))
    return "\n".join(lines)


async def outcome(store: Store, table: Snapshot, view: SeatView) -> str:
    """That the deal is over, and in one line who became what. StorageError."""
    assert view.ended is not None
    game, number = drafts.title(table.state), view.number
    first, *sides = _sides(table, view, view.ended) or [_winner(table, view)]
    if view.stake > 1:
        first += f" {_stake(view, in_force(await story(store, table.state.deal_id, None)))}"
    return "\n".join([say("results-title", game=game, number=number), first, *sides])


def doublings(events: Iterable[Event]) -> tuple[int, int]:
    """How often the stake was doubled by bombs, and by a spring: that follows a player's going out.

    Of several deals, in the last one.
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


def money(hundredths: int, *, signed: bool = False) -> Number:
    """An amount of chips: 6, or 0.50."""
    return Number(hundredths / 100, 2 if hundredths % 100 else 0, signed)


def _winner(table: Snapshot, view: SeatView) -> str:
    """Who is first and who is last, by their titles where there are any."""
    assert view.ended is not None
    titles = table.state.match.titles
    first, last = (table.players[view.ended.places[end]] for end in (0, -1))
    best, worst = (title_of(titles.get(player, "")) for player in (first, last))
    if best and worst:
        names = {"first": named(first), "last": named(last)}
        return say("result-titles", best=best, worst=worst, **names)
    best_ones = [s for step in steps(view, table.rules) if step.place == 1 for s in step.seats]
    return say("result-won", who=people(table, best_ones), count=len(best_ones))


def _sides(table: Snapshot, view: SeatView, ended: Ended) -> list[str]:
    if not view.sides:
        return []
    won = view.sides[ended.places[0]]
    if ALONE in view.sides:
        alone = view.sides.index(ALONE)
        others = [seat for seat in range(len(view.sides)) if seat != alone]
        landlord = resolved(table.state.preset)[0] == LANDLORDS
        keys = ("alone-won", "alone-lost") if landlord else ("solo-won", "solo-lost")
        key = keys[won != ALONE]
        return [say(key, who=named(table.players[alone]), others=people(table, others))]
    left = _left(view)
    drawn = all(step.place == 1 for step in steps(view, table.rules))
    return [
        say(
            "team-won" if view.sides[team[0]] == won and not drawn else "team-rest",
            who=people(table, team),
            cards=card_count(left[view.sides[team[0]]]),
        )
        for team in sorted(teams(view), key=lambda one: left[view.sides[one[0]]])
    ]


def _left(view: SeatView) -> dict[int, int]:
    """How many cards each side has left."""
    left = dict.fromkeys(view.sides, 0)
    for seat, side in enumerate(view.sides):
        left[side] += view.cards_left[seat]
    return left


def _pairs(table: Snapshot, view: SeatView) -> list[str]:
    """Where pairs win the match, what each has in all."""
    if table.rules.match.won_by is not WonBy.BEST_PAIR:
        return []
    scores = table.state.match.scores
    said = [
        say(
            "result-pair",
            who=people(table, pair),
            points=sum(scores.get(table.players[seat], 0) for seat in pair),
        )
        for pair in pairs(view)
    ]
    return [say("result-pairs", pairs=" · ".join(said))]


def _stake(view: SeatView, events: Iterable[Event]) -> str:
    bombs, springs = doublings(events)
    bid = max((bid.amount for bid in view.bids), default=0) or 1
    parts = [say("stake-bid", amount=bid)]
    parts += [say("stake-bombs", count=bombs)] if bombs else []
    parts += [say("stake-spring")] if springs else []
    return say("stake-made", parts=" · ".join(parts), stake=view.stake)


def _seat(
    table: Snapshot, view: SeatView, place: int, how: Came | None, seat: Seat, pictures: bool
) -> str:
    """One seat by its number, as everywhere."""
    ended, state, player = view.ended, table.state, table.players[seat]
    assert ended is not None
    about = [f"**{_became(table, place, how, seat)}**", named(player)]
    if any(ended.points) or table.rules.scoring:
        total = state.match.scores.get(player, 0)
        key = "result-penalties" if table.rules.match.won_by is WonBy.FEWEST else "result-points"
        about.append(say(key, points=Number(ended.points[seat], signed=True), total=total))
    about += _paid(table, ended, seat)
    if seat in dict(ended.left):
        about.append(say("result-left", count=dict(ended.left)[seat]))
    elif view.cards_left[seat] and (pictures or not view.hands_at_end):
        about.append(card_count(view.cards_left[seat]))
    elif view.cards_left[seat]:
        about.append(say("result-held", cards=in_order(view.hands_at_end[seat])))
    sign = medal(place if how in (None, Came.WON) else None)
    return f"{sign} `{seat + 1}` " + " · ".join(about)


def _became(table: Snapshot, place: int, how: Came | None, seat: Seat) -> str:
    """What a seat is now: a title; where only winning counts, whether it has; else its place."""
    if title := title_of(table.state.match.titles.get(table.players[seat], "")):
        return title
    return say(f"result-side-{how}") if how else say("place", place=place)


def _paid(table: Snapshot, ended: Ended, seat: Seat) -> list[str]:
    """What this seat has won or lost, and has now."""
    end, player = table.rules.match, table.players[seat]
    if not end.starting_chips and (
        not ended.paid or (ended.paid, end.stake) == (ended.points, 100)
    ):
        return []  # nothing is paid, or points are what is paid
    match = seating.match_of(table.state)
    won = end.stake * (ended.paid or ended.points)[seat]
    if not end.starting_chips:
        total = money(match.state.paid.get(player, 0), signed=True)
        return [say("result-paid", won=money(won, signed=True), total=total)]
    chips = money(match.stack(player))
    if min(match.stack(one) for one in table.players) <= 0:  # who was ruined may have paid less
        return [say("result-chips", chips=chips)]
    return [say("result-paid-chips", won=money(won, signed=True), chips=chips)]


def _standing(table: Snapshot) -> str:
    state = table.state
    if state.match.winners:
        who = say("between-words").join(map(named, state.match.winners))
        return say("match-won", who=who, count=len(state.match.winners))
    if not table.rules.scoring:
        return say("match-goes-on")
    match = seating.match_of(state)
    who = say("between-words").join(map(named, match.leaders()))
    if table.rules.match.starting_chips:
        return say("match-leader-chips", who=who, chips=money(match.stack(match.leaders()[0])))
    return say("match-leader", who=who, points=state.match.scores.get(match.leaders()[0], 0))
