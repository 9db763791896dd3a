"""Seats at a table and the start of deals: pure functions from state to state.

Each change raises Refusal, with the reason, if it is not allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import lru_cache
from typing import Concatenate, ParamSpec

from bot.domain import drafts
from bot.domain.computers import Level, computer, computers_of, is_computer
from bot.domain.errors import GameTitle, PlayerName, Reasons, Refusal
from bot.domain.names import likeness
from bot.domain.state import Closing, Delivery, Seated, Stage, TableState
from rules.catalogue import contradictions, rebuild
from rules.catalogue.option import Choices
from rules.match.match import Match, MatchState, Player
from rules.ruleset import RuleSet

P = ParamSpec("P")

PRACTICE = 3  # number of computers against one person who practices


def rules(state: TableState) -> RuleSet:
    """Return the agreed rules of this table, even if this version finds contradictions in them."""
    return rules_of(state.preset, state.changed)


def rules_of(preset: str, changed: Choices) -> RuleSet:
    """Return a rule set, cached for all tables that play by equal choices.

    Raises KeyError or ValueError if the preset or a choice is unknown to this version.
    """
    return _rules(preset, tuple(sorted(changed.items())))


@lru_cache(maxsize=256)  # more than there are presets
def _rules(preset: str, changed: tuple[tuple[str, str], ...]) -> RuleSet:
    return rebuild(preset, dict(changed))


def seated(state: TableState, player: Player) -> Seated | None:
    """Return this player's seat, also while sitting out; None if the player has no seat."""
    return next((seat for seat in state.seats if seat.player == player), None)


def plays_itself(state: TableState, player: Player) -> bool:
    """Whether a computer plays for this player: itself, or a person asleep, gone or unseated."""
    seat = seated(state, player)
    return seat is None or seat.computer or seat.asleep or seat.gone


def playing(state: TableState) -> tuple[Player, ...]:
    """Return the players who take part in the next deal."""
    return tuple(seat.player for seat in state.seats if not seat.sitting_out)


def match_of(state: TableState) -> Match:
    """Return the running match between two deals, by the rules of this table."""
    return Match(rules(state), state.match)


def possible(
    change: Callable[Concatenate[TableState, P], TableState],
    state: TableState,
    *args: P.args,
    **kwargs: P.kwargs,
) -> bool:
    """Whether a change of the table would be accepted, and so may be offered."""
    try:
        change(state, *args, **kwargs)
    except Refusal:
        return False
    return True


def seats_stay(state: TableState) -> bool:
    """Whether a seat keeps its points when another player takes the seat.

    True if no player may join between deals: a new player goes on with the old player's points.
    """
    return not rules(state).society.join_between_deals


class NoRoom(Refusal):
    """No seat is free for a person in the next deal."""


def joined(state: TableState, player: Player) -> TableState:
    """Take a seat, or come back to it. During a deal the seat counts from the next deal on.

    At a full table a computer makes way for a person; during a deal it does so at the end.
    """
    check_open(state)
    seat = seated(state, player)
    if seat and not seat.sitting_out:
        raise Refusal("already-seated")
    check_not_sent_off(state, player)
    check_room(state, player)
    state = out_of_line(state, player)
    most, own = _room_for(state, player), seat
    back = _back(own) if own else Seated(player)
    if len(playing(state)) >= most and state.stage is not Stage.DEAL:
        last = [other for other in state.seats if other.computer][-1]
        others = (back if other is last else other for other in state.seats if other is not own)
        return replace(state, seats=tuple(others))
    return with_seat(state, back) if own else replace(state, seats=(*state.seats, back))


def check_room(state: TableState, player: Player) -> None:
    """Raise NoRoom if the other players leave no room for this player in the next deal.

    Computers make way for people, so they take room from other computers only.
    """
    others = [other for other in state.seats if not other.sitting_out and other.player != player]
    if not is_computer(player):
        others = [other for other in others if not other.computer]
    most, full = _room_for(state, player), rules(state).seats.stop - 1
    if len(others) >= most:
        raise NoRoom("closed-until-match-ends" if most < full else "table-full", most=full)


def out_of_line(state: TableState, player: Player) -> TableState:
    """Return the table without this person in the line for a seat."""
    if player not in state.line:
        return state
    return replace(state, line=tuple(person for person in state.line if person != player))


def _back(seat: Seated) -> Seated:
    back = replace(seat, sitting_out=False, gone=False, asleep=False)
    return replace(back, left_order=0, left_at=0)


def _room_for(state: TableState, player: Player) -> int:
    """Return the most players in the next deal if this player is one of them.

    A match that is to be played to its end by the same seats takes newcomers for free seats only.
    """
    most, match = rules(state).seats.stop - 1, state.match
    going_on = state.stage in (Stage.DEAL, Stage.BETWEEN)
    if not (going_on and seats_stay(state)) or rules(state).match.counted is None:
        return most
    member = player in match.players or player in match.scores
    return most if member else min(most, len(match.players))


def with_room(state: TableState) -> TableState:
    """Return the table after a deal: computers make way for people who joined during the deal."""
    people = [seat for seat in state.seats if not (seat.computer or seat.sitting_out)]
    most = min((_room_for(state, seat.player) for seat in people), default=0)
    computers = [seat for seat in state.seats if seat.computer]
    going = computers[::-1][: max(0, len(playing(state)) - most)] if people else []
    return replace(state, seats=tuple(seat for seat in state.seats if seat not in going))


def left(state: TableState, player: Player) -> TableState:
    """Leave the lobby; a player of the match sits out from the next deal on and keeps the score."""
    check_open(state)
    seat = seated(state, player)
    if seat is None or seat.sitting_out:
        raise Refusal("not-at-this-table")
    if player in state.match.players or player in state.match.scores:
        return with_host(with_seat(state, replace(seat, sitting_out=True)))
    seats = tuple(s for s in state.seats if s.player != player)
    return with_host(replace(without_votes(state, player), seats=seats))


def with_computer(
    state: TableState, player: Player, level: Level | None = None, names: Collection[str] = ()
) -> TableState:
    """Seat a computer player, as any person at the table may.

    The default level is that of the last computer seated. The name is none of `names` if possible.
    """
    check_member(state, player)
    return joined(state, free_computer(state, level or last_level(state), names))


def free_computer(state: TableState, level: Level, names: Collection[str] = ()) -> Player:
    """Return a computer of this level that does not sit here; its name is like none of `names`.

    If all free computers have such names, the first of them is returned.
    """
    taken = {seat.player for seat in state.seats} | {*state.match.scores}
    borne = set(map(likeness, names))
    free = [spare for spare in computers_of(level) if spare.player not in taken]
    return next((spare for spare in free if likeness(spare.name) not in borne), free[0]).player


def last_level(state: TableState) -> Level:
    """Return the level of the last computer seated here; NORMAL if there is none."""
    computers = filter(None, (computer(seat.player) for seat in reversed(state.seats)))
    return next((last.level for last in computers), Level.NORMAL)


def level_of(state: TableState, player: Player) -> Level:
    """Return the level of the computer that plays this seat, for itself or for a person."""
    own = computer(player)
    return own.level if own else state.stand_in


def emptied(state: TableState) -> TableState:
    """Return a new table in the same place, with equal rules and host, and no seats yet."""
    place = state.guild_id, state.channel_id, state.host
    new = TableState(0, *place, state.preset, state.changed, parent_id=state.parent_id)
    new = replace(new, chat=state.chat, most_factor=state.most_factor)
    return replace(new, saved=state.saved, takes_back=state.takes_back, stand_in=state.stand_in)


def filled(state: TableState, like: TableState) -> TableState:
    """Seat the people who play at the table `like`, and computers of the same levels as there."""
    for seat in like.seats:
        if seat.computer:
            state = with_computer(state, state.host, level_of(like, seat.player))
        elif seat.player != state.host and not seat.sitting_out:
            state = joined(state, seat.player)
    return state


def against_computers(
    state: TableState, player: Player, level: Level, computers: int, names: Collection[str] = ()
) -> TableState:
    """Seat computers of this level: as many as `computers`, or the nearest number possible.

    The rules limit the number. The names of the computers are none of `names` if possible.
    """
    able = playable(state.preset, state.changed)
    wanted = min(able, key=lambda n: abs(n - computers - 1), default=0)  # a tie: the smaller
    while len(playing(state)) < wanted:
        state = with_computer(state, player, level, names)
    return state


def unchanged(state: TableState) -> TableState:
    """Return the table as it is, to be stored with the present wishes of its people."""
    return state


def delivered(state: TableState, player: Player, delivery: Delivery) -> TableState:
    seat = seated(state, player)
    return with_seat(state, replace(seat, delivery=delivery)) if seat else state


def ready(state: TableState, player: Player) -> TableState:
    """Return the table before a deal, its match going on. Raises Refusal if no deal can start."""
    check_open(state)
    check_member(state, player)
    if state.stage is Stage.DEAL:
        raise Refusal("deal-is-running")
    state = replace(drafts.agreed(state), votes={})
    check_count(state, player)
    players = playing(state)
    if state.stage is Stage.BETWEEN:
        return replace(state, match=_same_people(state, players))
    order = tuple(p for p in state.match.players if p in players)
    newcomers = tuple(p for p in players if p not in order)
    return replace(
        state, match=MatchState(number=state.match.number + 1, players=order + newcomers)
    )


class TooFew(Refusal):
    """Too few players to begin; `fills` says whether computers may take the missing seats."""

    def __init__(self, game: str, able: tuple[int, ...], need: int, more: int, fills: bool) -> None:
        exact, fill = "yes" if len(able) == 1 else "no", "yes" if fills else "no"
        super().__init__("too-few-players", game=game, exact=exact, need=need, more=more, fill=fill)
        self.fills = fills


def playable(preset: str, changed: Choices) -> tuple[int, ...]:
    """Return the numbers of players by which these rules can be played, the smallest first."""
    return _playable(preset, tuple(sorted(changed.items())))


@lru_cache(maxsize=256)
def _playable(preset: str, changed: tuple[tuple[str, str], ...]) -> tuple[int, ...]:
    numbers = rules_of(preset, dict(changed)).seats
    return tuple(n for n in numbers if not contradictions(preset, dict(changed), seats=n))


def missing(state: TableState) -> int:
    """Return the number of players missing for the next playable number; 0 if there is none."""
    count = len(playing(state))
    return next((n - count for n in playable(state.preset, state.changed) if n >= count), 0)


def check_count(state: TableState, player: Player) -> None:
    """Raise Refusal, with one reason and a remedy, if too few or too many players take part."""
    able, count = playable(state.preset, state.changed), len(playing(state))
    if count in able:
        return
    if not able:
        wrong = contradictions(state.preset, state.changed, seats=count)
        raise Refusal("cannot-start", why=Reasons(wrong[:1]))
    game = GameTitle(state.preset)
    if more := missing(state):
        raise TooFew(game, able, count + more, more, may_fill(state, player))
    over = _surplus(state, count - able[-1])
    surplus, who = "yes" if is_computer(over[0]) else "no", tuple(map(PlayerName, over))
    raise Refusal("too-many-players", game=game, most=able[-1], who=who, computers=surplus)


def filled_up(state: TableState, player: Player, names: Collection[str] = ()) -> TableState:
    """Fill the seats missing for a deal with computers. Raises Refusal if the rules allow none."""
    for _ in range(missing(state)):
        state = with_computer(state, player, names=names)
    return state


def may_fill(state: TableState, player: Player) -> bool:
    """Whether the rules let computers take all the seats missing for a deal."""
    try:
        return bool(filled_up(state, player))
    except Refusal:
        return False


def fitting(state: TableState) -> TableState:
    """Return the table without surplus computers. Raises Refusal if there are too many people."""
    able, present = playable(state.preset, state.changed), playing(state)
    over = len(present) - able[-1] if able else 0
    if over <= 0:
        return state
    gone = _surplus(state, over)
    if people := tuple(PlayerName(player) for player in gone if not is_computer(player)):
        raise Refusal("swap-too-many", game=GameTitle(state.preset), most=able[-1], who=people)
    return replace(state, seats=tuple(seat for seat in state.seats if seat.player not in gone))


def _surplus(state: TableState, over: int) -> tuple[Player, ...]:
    """Return `over` surplus players, those who joined last: computers before people."""
    present = playing(state)
    computers = [player for player in present if is_computer(player)][-over:]
    people = [player for player in present if not is_computer(player)]
    return (*computers, *people[len(people) - (over - len(computers)) :])


def _same_people(state: TableState, players: tuple[Player, ...]) -> MatchState:
    """Return the match with these players; newcomers get free seats if seats keep their points."""
    match = state.match
    gone = [p for p in match.players if p not in players]
    new = [p for p in players if p not in match.players]
    if seats_stay(state):
        for old, newcomer in zip(gone, new, strict=False):
            match = match.with_seat_taken(old, newcomer, with_score=True)
        gone, new = gone[len(new) :], new[len(gone) :]
    going_on = Match(rules(state), match)
    for leaver in gone:
        going_on = going_on.leave(leaver)
    for newcomer in new:
        going_on = going_on.join(newcomer)
    return going_on.state


def with_seat(state: TableState, seat: Seated) -> TableState:
    seats = tuple(seat if s.player == seat.player else s for s in state.seats)
    return replace(state, seats=seats)


def deserted(state: TableState) -> bool:
    """Whether no person takes part in the next deal."""
    return all(seat.computer or seat.sitting_out for seat in state.seats)


def with_host(state: TableState, awake: bool = False) -> TableState:
    """Return the table with a new host if the host has left; a table without people closes.

    A running deal is played to its end before the table closes. A host who is asleep stays host,
    unless `awake` is set and another person is awake.
    """
    if deserted(state) and state.stage is not Stage.DEAL:
        return replace(state, stage=Stage.CLOSED, closed_why=Closing.EMPTY)
    present = [seat for seat in state.seats if not (seat.computer or seat.gone)]
    people = [seat for seat in present if not seat.sitting_out] or present
    if not people:
        return state
    up = [seat for seat in people if not seat.asleep] or people
    if state.host in [seat.player for seat in (up if awake else people)]:
        return state
    return replace(state, host=up[0].player)


def sent_off(state: TableState, player: Player) -> bool:
    """Whether other people sent this player away, which bars the player until the next deal."""
    seat = seated(state, player)
    return player in state.votes and (seat is None or seat.gone)


def check_not_sent_off(state: TableState, player: Player) -> None:
    """Raise Refusal for a player who was sent away; the refusal names a host who did so alone."""
    if not sent_off(state, player):
        return
    by = state.votes[player]
    if len(by) == 1:  # the host alone; a vote needs at least two people
        raise Refusal("sent-away-by", who=PlayerName(by[0]))
    raise Refusal("sent-away")


def without_votes(state: TableState, player: Player) -> TableState:
    votes = {target: by for target, by in state.votes.items() if target != player}
    return replace(state, votes=votes)


def check_member(state: TableState, player: Player) -> None:
    """Raise Refusal unless the player has a seat here."""
    if seated(state, player) is None:
        raise Refusal("not-at-this-table")


def check_host(state: TableState, player: Player) -> None:
    """Raise Refusal unless the player is the host of an open table."""
    check_open(state)
    if player != state.host:
        raise Refusal("only-host", host=PlayerName(state.host))


def check_open(state: TableState) -> None:
    """Raise Refusal if the table is closed."""
    if state.stage is Stage.CLOSED:
        raise Refusal("table-closed")
