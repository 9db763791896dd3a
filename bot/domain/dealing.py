"""Beginning and end of a deal at a table: the shuffle, and the effect of results on the match."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.domain.boards import scored
from bot.domain.computers import is_computer
from bot.domain.course import side_of, steps
from bot.domain.membership import without_gone
from bot.domain.seating import match_of, rules, seated, sent_off, with_host, with_room
from bot.domain.state import Deadlines, NewDeal, Result, Stage, TableState
from rules.actions import Call
from rules.catalogue import full
from rules.changes import Decision, evolve
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Ended, Event
from rules.match.leavers import without_leavers
from rules.match.match import Match, MatchState, Player
from rules.ruleset import RuleSet
from rules.view import view


def proof(seed: str) -> str:
    """Return the hash by which players can check a shuffle once its seed is revealed."""
    return hashlib.sha256(seed.encode()).hexdigest()


def dealt(state: TableState, seed: str, now: float) -> tuple[TableState, NewDeal, Decision]:
    """Shuffle and deal; return the table during the deal, the deal to store, and its events.

    `now` is in seconds since the epoch.
    """
    match, cards = match_of(state).deal(Random(seed))
    decision = _dealt_for_them(begin(rules(state), cards))
    new = NewDeal(
        players=match.state.players,
        choices=full(state.preset, state.changed),
        preset=state.preset,
        number=cards.number,
        seed=seed,
        events=tuple(decision.events),
    )
    began_at = state.match.began_at or now
    playing = replace(match.state, began_at=began_at)
    return replace(state, stage=Stage.DEAL, match=playing), new, decision


def _dealt_for_them(decision: Decision) -> Decision:
    """Deal for the players whose duty it is, so that they need not press one more button."""
    while decision.deal.to_act:
        seat = min(decision.deal.to_act)
        if legal(decision.deal, seat) != [Call("deal")]:
            break
        more = decide(decision.deal, seat, Call("deal"))
        more.events[:0] = decision.events
        decision = more
    return decision


def with_leavers_last(
    state: TableState, decision: Decision, players: tuple[Player, ...], events: Sequence[Event]
) -> Decision:
    """Return the end of a deal with players who left it placed last: see `without_leavers`.

    `events` are all stored ones, before those of `decision`.
    """
    gone = sorted((seat for seat in state.seats if seat.gone), key=lambda seat: seat.left_order)
    left_at = [(players.index(s.player), s.left_at) for s in gone if s.player in players]
    if decision.deal.ended is None or not left_at:
        return decision
    ended = without_leavers(decision.deal, (*events, *decision.events), left_at)
    after = Decision(evolve(decision.deal, ended))
    after.events = [ended if isinstance(event, Ended) else event for event in decision.events]
    return after


def finished(
    state: TableState, deal: Deal, players: tuple[Player, ...], ruleset: RuleSet, now: float
) -> tuple[TableState, list[Result]]:
    """Return the table after a deal, and each player's result; `now` in seconds since the epoch."""
    ended = deal.ended
    assert ended is not None
    before = Match(ruleset, replace(state.match, players=players))
    minutes = (now - state.match.began_at) / 60
    match = before.finished(ended, minutes).state
    after = replace(state, stage=Stage.BETWEEN, match=match, deadlines=Deadlines())
    if ended.void:
        return replace(after, match=_newcomers_last(match)), []
    every = steps(view(deal, None), ruleset)
    came = {seat: step for step in every for seat in step.seats}
    results = [
        Result(
            player=players[seat],
            place=place,
            of=len(players),
            points=ended.points[seat],
            title=match.titles[players[seat]],
            scored=scored(ruleset.choices),
            substituted=_substituted(state, players[seat]),
            left=_left(state, players[seat]),
            side=side_of(deal.sides, came[seat]),
            side_place=came[seat].place,
            sides=len(every),
            role=_role(state.match, deal, players[seat], seat),
        )
        for place, seat in enumerate(ended.places, 1)
    ]
    if match.winners:
        after = replace(after, stage=Stage.OVER)
    return with_host(with_room(without_gone(after)), awake=True), results


def _role(before: MatchState, deal: Deal, player: Player, seat: int) -> int:
    """Return the player's place before the deal; 0 for a player whose first deal it is."""
    known = player in before.scores and seat in deal.standing
    return deal.standing.index(seat) + 1 if known else 0


def _newcomers_last(match: MatchState) -> MatchState:
    """Return the match with players who took a seat in a void deal at the end of the standing."""
    known = [player for player in match.standing if player in match.scores or not match.deals]
    new = [player for player in match.standing if player not in known]
    return replace(match, standing=(*known, *new))


def _substituted(state: TableState, player: Player) -> bool:
    """Whether a computer played part of the deal in this person's place."""
    seat = seated(state, player)
    return not is_computer(player) and (seat is None or seat.substituted)


def _left(state: TableState, player: Player) -> bool:
    """Whether a computer played the deal to its end for a person who had left by choice."""
    seat = seated(state, player)
    gone = seat is not None and seat.gone and seat.substituted
    return gone and not sent_off(state, player)
