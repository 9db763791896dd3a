"""The results of a deal: places, points and money, by team where there are teams."""

from __future__ import annotations

from collections.abc import Iterable

from bot.domain import drafts, seating
from bot.store import Store
from bot.tables.history import story
from bot.tables.snapshot import Snapshot
from bot.words import say
from bot.words.rulebook import game_title
from bot.words.rulebook import title as title_of
from cogs.core.people import named
from cogs.hand.status import card_count, people, teams
from rules.actions import Seat
from rules.events import ALONE, Ended, Event, StakeDoubled, WentOut
from rules.view import SeatView


async def results(store: Store, table: Snapshot, view: SeatView) -> str:
    """Who came where, what it is worth and why, and how the match stands.

    The store has the events from which it is known why. StorageError.
    """
    assert view.ended is not None
    state = table.state
    lines = [say("results-title", game=game_title(state.preset), number=view.number)]
    lines += _sides(table, view, view.ended)
    if view.stake > 1:
        lines.append(_stake(view, await story(store, state.deal_id, None)))
    assert state.deal_id is not None
    substituted = await store.substituted(state.deal_id)
    for place, seat in enumerate(view.ended.places, 1):
        line = _place(table, view, view.ended, place, seat)
        helped = table.players[seat] in substituted
        lines.append(f"{line} · {say('result-substituted')}" if helped else line)
    lines.append(_standing(table))
    if following := drafts.pending(state):
        game, changed = game_title(following.preset), len(following.changed)
        lines.append(say("next-rules", game=game, count=changed))
    if table.seed:
        lines.append(say("shuffle-seed", seed=table.seed))
    return "\n".join(lines)


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


def money(hundredths: int) -> str:
    """An amount without needless zeros: 6, 0.5."""
    return f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")


def _sides(table: Snapshot, view: SeatView, ended: Ended) -> list[str]:
    if not view.sides:
        return []
    won = view.sides[ended.places[0]]
    if ALONE in view.sides:
        alone = view.sides.index(ALONE)
        others = [seat for seat in range(len(view.sides)) if seat != alone]
        key = "alone-won" if won == ALONE else "alone-lost"
        return [say(key, who=named(table.players[alone]), others=people(table, others))]
    left = {tuple(team): sum(view.cards_left[seat] for seat in team) for team in teams(view)}
    draw = len(set(left.values())) == 1
    return [
        say(
            "team-won" if view.sides[team[0]] == won and not draw else "team-rest",
            who=people(table, team),
            cards=card_count(count),
        )
        for team, count in sorted(left.items(), key=lambda one: one[1])
    ]


def _stake(view: SeatView, events: Iterable[Event]) -> str:
    bombs, springs = doublings(events)
    bid = max((bid.amount for bid in view.bids), default=0) or 1
    parts = [say("stake-bid", amount=bid)]
    parts += [say("stake-bombs", count=bombs)] if bombs else []
    parts += [say("stake-spring")] if springs else []
    return say("stake-made", parts=" · ".join(parts), stake=view.stake)


def _place(table: Snapshot, view: SeatView, ended: Ended, place: int, seat: Seat) -> str:
    state, player = table.state, table.players[seat]
    title = title_of(state.match.titles.get(player, "")) or say("place", place=place)
    about = [f"**{title}**", named(player)]
    if any(ended.points) or table.rules.scoring:
        total = state.match.scores.get(player, 0)
        about.append(say("result-points", points=f"{ended.points[seat]:+d}", total=total))
    about += _paid(table, ended, seat)
    if view.cards_left[seat]:
        about.append(card_count(view.cards_left[seat]))
    return f"`{place}` " + " · ".join(about)


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
        total = _signed(match.state.paid.get(player, 0))
        return [say("result-paid", won=_signed(won), total=total)]
    chips = money(match.stack(player))
    if min(match.stack(one) for one in table.players) <= 0:  # who was ruined may have paid less
        return [say("result-chips", chips=chips)]
    return [say("result-paid-chips", won=_signed(won), chips=chips)]


def _signed(hundredths: int) -> str:
    return ("+" if hundredths >= 0 else "") + money(hundredths)


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
