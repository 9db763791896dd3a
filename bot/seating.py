"""Who sits at a table and what the host may do: a table's state in, its next state out."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from bot.state import Delivery, MatchState, Seated, Stage, TableState
from bot.words import Refusal
from rules.match import Match, Player
from rules.options import build, problems
from rules.options.option import Choices
from rules.ruleset import RuleSet


def rules(state: TableState) -> RuleSet:
    """The rules agreed at this table."""
    return rules_of(state.preset, state.changed)


def rules_of(preset: str, changed: Choices) -> RuleSet:
    """A rule set, built once for all tables that play by the same choices."""
    return _rules(preset, tuple(sorted(changed.items())))


@lru_cache(maxsize=64)
def _rules(preset: str, changed: tuple[tuple[str, str], ...]) -> RuleSet:
    return build(preset, dict(changed))


def seated(state: TableState, player: Player) -> Seated | None:
    """This player's seat, also while sitting out."""
    return next((seat for seat in state.seats if seat.player == player), None)


def playing(state: TableState) -> tuple[Player, ...]:
    """Those who take part in the next deal."""
    return tuple(seat.player for seat in state.seats if not seat.sitting_out)


def match_of(state: TableState) -> Match:
    """The running match between two deals."""
    kept = state.match
    return Match(
        rules=rules(state),
        players=kept.players,
        standing=kept.standing,
        scores=kept.scores,
        deals=kept.deals,
        dealer=kept.dealer,
        direction=kept.direction,
        winners=kept.winners,
        plan=kept.plan,
        paid=kept.paid,
    )


def kept(match: Match, before: MatchState) -> MatchState:
    """The match as it is stored."""
    return replace(
        before,
        players=match.players,
        standing=match.standing,
        titles=match.titles(),
        scores=dict(match.scores),
        deals=match.deals,
        dealer=match.dealer,
        direction=match.direction,
        winners=match.winners,
        plan=dict(match.plan),
        paid=dict(match.paid),
    )


def joined(state: TableState, player: Player) -> TableState:
    """Take a seat; between deals a newcomer starts in the lowest place."""
    _open(state)
    seat = seated(state, player)
    if seat and not seat.sitting_out:
        raise Refusal("already-seated")
    if state.stage is Stage.DEAL:
        raise Refusal("join-after-deal")
    if state.stage is Stage.BETWEEN and not rules(state).society.join_between_deals:
        raise Refusal("closed-until-match-ends")
    if len(playing(state)) + 1 not in range(1, rules(state).seats.stop):
        raise Refusal("table-full", most=rules(state).seats.stop - 1)
    if seat:
        return _with_seat(state, replace(seat, sitting_out=False))
    return replace(state, seats=(*state.seats, Seated(player)))


def left(state: TableState, player: Player) -> TableState:
    """Leave the lobby; later, sit out from the next deal on and keep the score."""
    _open(state)
    seat = seated(state, player)
    if seat is None or seat.sitting_out:
        raise Refusal("not-at-this-table")
    if state.match.number:
        return _with_host(_with_seat(state, replace(seat, sitting_out=True)))
    return _with_host(replace(state, seats=tuple(s for s in state.seats if s.player != player)))


def with_computer(state: TableState, player: Player) -> TableState:
    """Seat a computer player; anyone at the table may."""
    _member(state, player)
    taken = {int(seat.player[1:]) for seat in state.seats if seat.computer}
    number = next(n for n in range(1, 100) if n not in taken)
    return joined(state, f"c{number}")


def delivered(state: TableState, player: Player, delivery: Delivery) -> TableState:
    """Note where a player's hands go."""
    seat = seated(state, player)
    return _with_seat(state, replace(seat, delivery=delivery)) if seat else state


def stopped(state: TableState, player: Player, manager: bool) -> TableState:
    """Close the table: the host may, or who manages the channel."""
    _open(state)
    if player != state.host and not manager:
        raise Refusal("only-host", host=f"<@{state.host}>")
    return replace(state, stage=Stage.CLOSED)


def ready(state: TableState, player: Player) -> TableState:
    """The table about to be dealt to, its match begun or gone on; Refusal says what lacks."""
    _open(state)
    _member(state, player)
    if state.stage is Stage.DEAL:
        raise Refusal("deal-is-running")
    if state.stage is Stage.LOBBY and player != state.host:
        raise Refusal("only-host", host=f"<@{state.host}>")
    players = playing(state)
    if wrong := problems(state.preset, state.changed, seats=len(players)):
        raise Refusal("cannot-start", why=" ".join(wrong))
    if state.stage is Stage.BETWEEN:
        return replace(state, match=_same_people(state, players))
    order = tuple(p for p in state.match.players if p in players)
    newcomers = tuple(p for p in players if p not in order)
    return replace(
        state, match=MatchState(number=state.match.number + 1, players=order + newcomers)
    )


def _same_people(state: TableState, players: tuple[Player, ...]) -> MatchState:
    match = match_of(state)
    for gone in [p for p in match.players if p not in players]:
        match = match.leave(gone)
    for new in [p for p in players if p not in match.players]:
        match = match.join(new)
    return kept(match, state.match)


def _with_seat(state: TableState, seat: Seated) -> TableState:
    seats = tuple(seat if s.player == seat.player else s for s in state.seats)
    return replace(state, seats=seats)


def _with_host(state: TableState) -> TableState:
    """The host passes on when the host leaves; a table without people closes."""
    people = [s.player for s in state.seats if not s.computer and not s.sitting_out]
    if state.host in people:
        return state
    return replace(state, host=people[0]) if people else replace(state, stage=Stage.CLOSED)


def _member(state: TableState, player: Player) -> None:
    if seated(state, player) is None:
        raise Refusal("not-at-this-table")


def _open(state: TableState) -> None:
    if state.stage is Stage.CLOSED:
        raise Refusal("table-closed")
