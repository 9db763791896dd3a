"""Beginning and end of a deal at a table: the shuffle, and the effect of results on the match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bot.domain.boards import scored, settles
from bot.domain.computers import is_computer
from bot.domain.course import Step, side_of, steps
from bot.domain.daily_deal import shuffle_key, without_daily
from bot.domain.errors import Refusal
from bot.domain.line import moved_up
from bot.domain.membership import without_gone
from bot.domain.seating import (
    check_open,
    match_of,
    rules,
    seated,
    sent_off,
    with_host,
    with_room,
)
from bot.domain.state import Deadlines, NewDeal, Result, Stage, StopRequest, TableState, Upcoming
from rules.actions import Call, Seat
from rules.catalogue import full
from rules.changes import Decision, evolve
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Ended, Event
from rules.match.leavers import without_leavers
from rules.match.match import Match, MatchState, Player
from rules.ruleset import RuleSet
from rules.shuffle import WORD, Shuffle, commitment
from rules.verification import Terms
from rules.view import view

SEPARATORS = {ord("|"): " ", ord(","): " "}  # characters that separate parts of a shuffle's text


def key_of(state: TableState) -> str:
    """Return the name of the table's next shuffle; the tables of a daily deal share one name."""
    if state.daily:
        return shuffle_key(state.daily, state.upcoming.number)
    return f"{state.id}.{state.upcoming.number}"


def with_secret(state: TableState, secret: str) -> TableState:
    """Return the table with the secret of the next deal, for which no player has cut yet."""
    return replace(state, upcoming=Upcoming(state.upcoming.number + 1, secret))


def next_proof(state: TableState) -> str:
    """Return the hash that commits to the secret of the next deal; empty while there is none."""
    secret = state.upcoming.secret
    return commitment(secret, key_of(state)) if secret else ""


def following(state: TableState) -> str:
    """Return what `next_proof` does; empty for the deal of the day, which is alone."""
    return "" if state.daily else next_proof(state)


def proof(deal: NewDeal) -> str:
    """Return the hash that commits to a shuffle; empty for the deal of the day, without secret."""
    if not deal.seed:
        return ""
    return commitment(deal.seed, deal.terms.key)


def cuts(deal: NewDeal) -> tuple[tuple[Player, str], ...]:
    """Return the players who cut the cards of this deal, with their words."""
    return tuple(
        (who, word) for who, word in zip(deal.cut_by, deal.terms.words, strict=False) if word
    )


def cut(state: TableState, player: Player, word: str) -> TableState:
    """Add this player's word to the next shuffle, in place of an earlier word.

    `word` is plain text. Raises Refusal for a person without a seat in the next deal, and for an
    empty word.
    """
    check_open(state)
    seat = seated(state, player)
    if seat is None or seat.sitting_out or seat.gone:
        raise Refusal("not-at-this-table")
    word = " ".join(word.translate(SEPARATORS).split())[:WORD].rstrip()
    if not word:
        raise Refusal("cut-empty")
    words = {**state.upcoming.words, player: word}
    return replace(state, upcoming=replace(state.upcoming, words=words))


def with_words_of_seated(state: TableState) -> TableState:
    """Return the table without the words of people who have left the table."""
    words = {
        player: word
        for player, word in state.upcoming.words.items()
        if player in state.seat_holders
    }
    if len(words) == len(state.upcoming.words):
        return state
    return replace(state, upcoming=replace(state.upcoming, words=words))


def dealt(
    state: TableState, secret: str, now: float, following: str = ""
) -> tuple[TableState, NewDeal, Decision]:
    """Shuffle and deal; return the table during the deal, the deal to store, and the decision.

    `now` is in seconds since the epoch, `following` the secret of the deal after this one.
    """
    before, given = match_of(state), {} if state.daily else state.upcoming.words
    players = before.state.players
    words = tuple(given.get(player, "") for player in players)
    key = key_of(state)
    match, cards = before.deal(Shuffle(secret, key, words))
    decision = _dealt_for_them(begin(rules(state), cards))
    new = NewDeal(
        players=match.state.players,
        choices=full(state.preset, state.changed),
        preset=state.preset,
        number=cards.number,
        seed="" if state.daily else secret,
        events=tuple(decision.events),
        terms=Terms.of(before.state, match.state, key, words),
        cut_by=tuple(player if player in given else "" for player in players),
    )
    began_at = state.match.began_at or now
    playing = replace(match.state, began_at=began_at)
    following = secret if state.daily else following  # a void deal of the day is dealt again
    after = with_secret(replace(state, stage=Stage.DEAL, match=playing), following)
    return after, new, decision


def _dealt_for_them(decision: Decision) -> Decision:
    """Deal in place of players who would have to do so, so that they need not press a button."""
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
    """Return the end of a deal with the players who left placed last: see `without_leavers`.

    `events` are all stored events of the deal; the events of `decision` follow them.
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
    after = replace(
        state, stage=Stage.BETWEEN, match=match, deadlines=Deadlines(), stop=StopRequest()
    )
    if ended.void:
        return replace(after, match=_newcomers_last(match)), []
    sides = steps(view(deal, None), ruleset)
    after = replace(after, match=replace(match, tied=_tied(sides, players, match)))
    if state.daily:
        after = without_daily(after)
    came = {seat: step for step in sides for seat in step.seats}
    results = [
        Result(
            player=players[seat],
            place=place,
            of=len(players),
            points=ended.points[seat],
            title=match.titles[players[seat]],
            scored=scored(ruleset.choices),
            substituted=_is_excused(state, players[seat], came[seat].place),
            left=_left(state, players[seat]),
            stayed=_stayed(state, deal, players[seat], seat),
            paid=_paid(ruleset, state.match, match, players[seat]),
            side=side_of(deal.sides, came[seat]),
            side_place=came[seat].place,
            sides=len(sides),
            role=_role(state.match, deal, players, seat),
        )
        for place, seat in enumerate(ended.places, 1)
    ]
    if match.winners:
        after = replace(after, stage=Stage.OVER)
    return with_host(moved_up(with_room(without_gone(after))), awake=True), results


def _paid(ruleset: RuleSet, before: MatchState, after: MatchState, player: Player) -> int | None:
    """Return what a player won or lost in a deal, in hundredths of a chip; None without chips."""
    if not (ruleset.match.starting_chips or settles(ruleset)):
        return None
    return after.paid.get(player, 0) - before.paid.get(player, 0)


def _role(before: MatchState, deal: Deal, players: Sequence[Player], seat: Seat) -> int:
    """Return the place of a seat in the order with which the deal began; 0 without an order.

    Players who shared a place in the previous deal share the best of their places here, so that
    none of several last players was last.
    """
    if seat not in deal.standing:
        return 0
    level = before.tied.get(players[seat])
    alike = (
        other == seat or (level is not None and before.tied.get(players[other]) == level)
        for other in deal.standing
    )
    return 1 + [*alike].index(True)


def _tied(sides: Sequence[Step], players: Sequence[Player], match: MatchState) -> dict[Player, int]:
    """Return the place of each player who shared it in a deal, by the steps of the deal.

    Titles set the places of partners apart.
    """
    if any(match.titles.values()):
        return {}
    placed = {players[seat]: step.place for step in sides for seat in step.seats}
    times = Counter(placed.values())
    return {player: place for player, place in placed.items() if times[place] > 1}


def _newcomers_last(match: MatchState) -> MatchState:
    """Return the match with players who took a seat in a void deal moved to the last places."""
    earlier = [player for player in match.standing if player in match.scores or not match.deals]
    new = [player for player in match.standing if player not in earlier]
    return replace(match, standing=(*earlier, *new))


def _substituted(state: TableState, player: Player) -> bool:
    seat = seated(state, player)
    return not is_computer(player) and (seat is None or seat.substituted)


def _is_excused(state: TableState, player: Player, side_place: int) -> bool:
    """Whether a deal does not count for this person, as `Result.substituted` says."""
    lost_by_leaving = _left(state, player) and side_place > 1
    return _substituted(state, player) and not lost_by_leaving


def _stayed(state: TableState, deal: Deal, player: Player, seat: Seat) -> bool:
    """Whether this player was there at the end of the deal, or had played all cards before.

    People who have left, and people who are asleep, were not there.
    """
    own = seated(state, player)
    there = own is not None and not own.gone and not own.asleep
    return there or (seat in deal.out and not _substituted(state, player))


def _left(state: TableState, player: Player) -> bool:
    """Whether a computer played the deal to its end for a person who had left by choice."""
    seat = seated(state, player)
    gone = seat is not None and seat.gone and seat.substituted
    return gone and not sent_off(state, player)
