"""Decisions of people at a table about one another: pure functions from state to state.

Each decision raises Refusal, with the reason, if it is not allowed.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from random import Random

from bot.domain import drafts
from bot.domain.computers import Level, is_computer
from bot.domain.computers import computer as computer_of
from bot.domain.daily_deal import without_daily
from bot.domain.errors import Refusal
from bot.domain.line import came
from bot.domain.seating import (
    check_host,
    check_member,
    check_not_sent_off,
    check_open,
    check_room,
    fitting,
    free_computer,
    out_of_line,
    possible,
    rules,
    seated,
    seats_stay,
    with_host,
    with_seat,
    without_votes,
)
from bot.domain.state import Deadlines, Draft, Seated, Stage, StopRequest, TableState
from rules.catalogue import contradictions
from rules.match.match import MatchState, Player

STRANGER = "0"  # id of no person
LEAST_VOTERS = 2  # with fewer voters only the host can send a person away, without a vote


def voters(state: TableState, target: Player) -> tuple[Player, ...]:
    """Return the people who may vote to send `target` away: other people who play and are awake."""
    return tuple(s.player for s in state.seats if s.player != target and _may_vote(state, s))


def votes(state: TableState, target: Player) -> tuple[Player, ...]:
    """Return the voters who have voted to send this player away."""
    return tuple(voter for voter in state.votes.get(target, ()) if voter in voters(state, target))


def votes_needed(state: TableState, target: Player) -> int:
    """Return the number of votes that is a majority; 0 if there are too few voters for a vote."""
    count = len(voters(state, target))
    return count // 2 + 1 if count >= LEAST_VOTERS else 0


def voted(state: TableState, player: Player, target: Player) -> TableState:
    """Vote to send a player away, or take back the vote; a majority sends the player away."""
    _check_person(state, target)
    needed = votes_needed(state, target)
    if player not in voters(state, target) or not needed:
        raise Refusal("may-not-vote")
    by = tuple(sorted({*votes(state, target)} ^ {player}))
    after = replace(state, votes={**state.votes, target: by})
    return unseated(after, target) if len(by) >= needed else after


def sent_away(state: TableState, player: Player, target: Player) -> TableState:
    """Send a player away, as the host; the player may come back once the next deal has begun."""
    check_host(state, player)
    _check_person(state, target)
    return unseated(replace(state, votes={**state.votes, target: (player,)}), target)


def handed_over(state: TableState, player: Player, heir: Player) -> TableState:
    check_host(state, player)
    _check_person(state, heir)
    return replace(state, host=heir)


def without_computer(state: TableState, player: Player, computer: Player) -> TableState:
    """Remove a computer player, as any person at the table may."""
    _check_no_deal(state)
    check_member(state, player)
    seat = seated(state, computer)
    if seat is None or not seat.computer:
        raise Refusal("no-computer-there")
    return replace(state, seats=tuple(other for other in state.seats if other is not seat))


def at_level(
    state: TableState, player: Player, old: Player, level: Level, names: Collection[str] = ()
) -> TableState:
    """Replace the computer `old` by one of another level, as the host.

    The new computer takes over place and score. Its name is none of `names` if possible.
    """
    check_host(state, player)
    _check_no_deal(state)
    computer_before, seat = computer_of(old), seated(state, old)
    if computer_before is None or seat is None:
        raise Refusal("no-computer-there")
    if computer_before.level is level:
        return state
    new = free_computer(state, level, names)
    seats = (replace(other, player=new) if other is seat else other for other in state.seats)
    return replace(state, seats=tuple(seats), match=state.match.handed(old, new))


def with_stand_in(state: TableState, player: Player, level: Level) -> TableState:
    """Set the level of computers that play for people who sleep or have left, as the host."""
    check_host(state, player)
    return replace(state, stand_in=level)


def may_shuffle(state: TableState) -> bool:
    """Whether the host may shuffle the seats now: between deals, unless the rules assign seats."""
    society, going_on = rules(state).society, state.stage is Stage.BETWEEN
    by_rules = society.seats_by_rank if going_on else society.first_seats_random
    return state.stage is not Stage.DEAL and not by_rules


def shuffled(state: TableState, player: Player, chance: Random) -> TableState:
    """Assign the seats by lot, as the host; places, scores and the dealer stay."""
    check_host(state, player)
    _check_no_deal(state)
    seats = list(state.seats)
    chance.shuffle(seats)
    lot = {seat.player: number for number, seat in enumerate(seats)}
    order = sorted(state.match.players, key=lambda seated_player: lot.get(seated_player, len(lot)))
    return replace(state, seats=tuple(seats), match=replace(state.match, players=tuple(order)))


def with_takebacks(state: TableState, player: Player, allowed: bool) -> TableState:
    check_host(state, player)
    return replace(state, takes_back=allowed)


def swapped(state: TableState, player: Player, rules: Draft) -> TableState:
    """Change the game, as the host: the people keep their seats, in the lobby without scores.

    Raises Refusal if the people are too many for the new game; surplus computers leave.
    """
    check_host(state, player)
    _check_no_deal(state)
    drafts.check_rules(rules.preset, rules.changed)
    after = replace(
        state,
        preset=rules.preset,
        changed=rules.changed,
        saved=rules if rules.name else None,
        drafts=(),
        stage=Stage.LOBBY,
        deal_id=None,
        deadlines=Deadlines(),
        match=MatchState(number=state.match.number, players=state.match.players),
    )
    return fitting(after)


def played_instead(state: TableState, player: Player, rules: Draft) -> TableState:
    """Change the game in the lobby or after a match, as the host; surplus computers leave."""
    after = drafts.edited(state, player, drafts.replaced_by(rules))
    if contradictions(rules.preset, rules.changed):  # contradictions are resolved before the start
        return after
    swapped_state = replace(after, preset=rules.preset, changed=rules.changed)
    return replace(after, seats=fitting(swapped_state).seats)


def anew(state: TableState) -> TableState:
    """Return the table in the lobby, in place of a match that cannot go on.

    The table keeps its people, and the part of its rules that this version knows.
    """
    rules = drafts.known_part(Draft(state.preset, state.changed))
    seats = tuple(
        Seated(seat.player, seat.delivery)
        for seat in state.seats
        if not seat.gone and not seat.sitting_out
    )
    lobby = TableState(
        id=state.id,
        guild_id=state.guild_id,
        channel_id=state.channel_id,
        host=state.host,
        preset=rules.preset,
        changed=rules.changed,
        version=state.version,
        seats=seats if any(not seat.computer for seat in seats) else (Seated(state.host),),
        match=MatchState(number=state.match.number),
        parent_id=state.parent_id,
        saved=state.saved,
        stand_in=state.stand_in,
        most_factor=state.most_factor,
        line=state.line,
        activity=state.activity,
        chat=state.chat,
        upcoming=without_daily(state).upcoming,
    )
    return with_host(lobby)


def begun_anew(
    state: TableState, player: Player, manager: bool, without: Collection[Player] = ()
) -> TableState:
    """Return the table as `anew` does, for the host or a manager of the channel.

    The people in `without` have been banned since the match began; they lose their seats.
    """
    if not manager:
        check_host(state, player)
    after = anew(state)
    for banned in without:
        after = unseated(after, banned)
    return after


def seats_to_take(
    state: TableState, player: Player, takeable: Collection[Player]
) -> tuple[Player, ...]:
    """Return the seats of computers and leavers that this player may take; see `taken_over`."""
    seats = (seat.player for seat in state.seats)
    return tuple(
        holder for holder in seats if possible(taken_over, state, player, holder, takeable)
    )


def seats_for_newcomer(
    state: TableState, player: Player, takeable: Collection[Player]
) -> tuple[Player, ...]:
    """Return the seats of `seats_to_take` that have a part in the running deal; () between deals.

    A newcomer who takes such a seat does not have to wait for the next deal.
    """
    if state.stage is not Stage.DEAL:
        return ()
    return tuple(holder for holder in seats_to_take(state, player, takeable) if holder in takeable)


def may_join(state: TableState, player: Player, takeable: Collection[Player]) -> bool:
    free = seats_for_newcomer(state, player, takeable)
    return bool(free) or possible(came, state, player)


def anybody_may_join(state: TableState, takeable: Collection[Player]) -> bool:
    """Whether any person who is not in the present match may press Join.

    Such a person has no seat yet, sits out, or has a seat from the next deal on.
    """
    players = {*state.match.players}
    away = [seat.player for seat in state.seats if seat.sitting_out or seat.player not in players]
    return any(may_join(state, person, takeable) for person in (*away, STRANGER))


def _may_vote(state: TableState, seat: Seated) -> bool:
    if seat.computer or seat.asleep or seat.sitting_out:
        return False
    return not state.match.number or seat.player in state.match.players


def _check_person(state: TableState, player: Player) -> None:
    check_open(state)
    seat = seated(state, player)
    if seat is None or seat.computer or seat.gone:
        raise Refusal("no-longer-here")


def _check_no_deal(state: TableState) -> None:
    check_open(state)
    if state.stage is Stage.DEAL:
        raise Refusal("not-in-mid-deal")


def gone(state: TableState, player: Player) -> TableState:
    """Leave for good; in a running deal a computer plays on, and the player is placed last."""
    check_open(state)
    check_member(state, player)
    seat = seated(state, player)
    if seat and seat.gone:
        raise Refusal("you-have-left")
    return unseated(without_votes(state, player), player)


def unseated(state: TableState, player: Player) -> TableState:
    """Return the table without this player; in a running deal a computer takes the seat."""
    seat = seated(state, player)
    if state.stop.by == player:
        state = replace(state, stop=StopRequest())
    if seat and state.stage is Stage.DEAL and player in state.match.players:
        order = 1 + max(other.left_order for other in state.seats)
        gone = replace(seat, sitting_out=True, gone=True, left_order=order)
        return with_host(with_seat(state, gone))
    return with_host(replace(state, seats=tuple(s for s in state.seats if s.player != player)))


def substituted(state: TableState, player: Player) -> TableState:
    """Record that a computer makes a move for this person; unchanged for the seat of a computer."""
    seat = seated(state, player)
    if seat is None or seat.computer or seat.substituted:
        return state
    return with_seat(state, replace(seat, substituted=True))


def with_leave_times(state: TableState, events: int) -> TableState:
    """Set `left_at` to this number of events for people who have just left the running deal."""
    if state.stage is not Stage.DEAL:
        return state
    seats = (
        replace(seat, left_at=events) if seat.gone and not seat.left_at else seat
        for seat in state.seats
    )
    return replace(state, seats=tuple(seats))


def without_gone(state: TableState) -> TableState:
    """Return the table after a deal: the seats of people who have left are free."""
    return replace(state, seats=tuple(seat for seat in state.seats if not seat.gone))


def taken_over(
    state: TableState, player: Player, before: Player, takeable: Collection[Player] = ()
) -> TableState:
    """Give the seat of a computer, or of a person who has left the running deal, to a person.

    `before` has the seat until then. During a deal only the seats of the `takeable` players may be
    taken, and only by newcomers, even if they have a seat for the next deal. A seat keeps its
    points if the rules allow no joining.
    """
    check_open(state)
    check_not_sent_off(state, player)
    own, seat = seated(state, player), seated(state, before)
    begun = state.stage is Stage.DEAL and before in state.match.players
    waits = own is not None and not own.sitting_out
    if (waits and not begun) or player in state.match.players:
        raise Refusal("already-seated")
    if seat is None or not (seat.computer or seat.gone):
        raise Refusal("no-computer-there")
    if begun and player in state.match.scores:
        raise Refusal("back-with-next-deal")
    if begun and before not in takeable:
        raise Refusal("seat-is-out")
    check_room(state, player)
    state = out_of_line(state, player)
    new = Seated(player, bank=seat.bank, substituted=begun)
    seats = tuple(new if s is seat else s for s in state.seats if s.player != player)
    return replace(state, seats=seats, match=_match_taken_over(state, before, player, begun))


def _match_taken_over(state: TableState, before: Player, player: Player, begun: bool) -> MatchState:
    """Return the match with this player in the seat; unchanged if the next deal assigns seats."""
    match, stays = state.match, seats_stay(state)
    if not (begun or (stays and state.stage is Stage.BETWEEN and before in match.players)):
        return match
    if begun and not is_computer(before):  # a leaver's points do not belong to the seat
        match = replace(match, scores={before: 0, **match.scores})
    return match.with_seat_taken(before, player, with_score=stays)
