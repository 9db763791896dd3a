"""Achievements of people: the 24 kinds, and the rules by which a finished deal earns them.

Every achievement requires a win, as `AmongPeople.won` defines it, in a deal that no computer
played for the winner. Deals that nobody contested, or that count nowhere, earn none
(`tallies.UNEARNING`). `feats` finds the achievements that the deal proves by itself. `earned` adds
those that depend on the winner's earlier deals. Both functions are pure, so that a replay of stored
deals gives the same achievements again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple, TypeAlias

from bot.domain.boards import AmongPeople, among_people
from bot.domain.computers import is_computer
from bot.domain.course import THREE, highest, is_bomb, reversers
from bot.domain.state import Result
from rules.actions import Seat
from rules.cards import Cards
from rules.catalogue.ladder import ladder, parts
from rules.deal import Deal
from rules.events import (
    ALONE,
    CardDrawn,
    Event,
    Passed,
    Played,
    TrickWon,
    WentOut,
)
from rules.match.match import Player
from rules.takeback import in_force

DAY = 86_400.0  # seconds
AWAY_DAYS = 30.0  # fewest days without a deal for Achievement.RETURN
ROW = 3  # wins in a row for Achievement.ROW
AHEAD = 100.0  # least lead of an opponent, in rating points, for Achievement.GIANT
LEAST_PASSES = 6
LEAST_PLAYS = 4  # fewest plays, without a pass, for Achievement.EAGER
MANY_CARDS = 5  # fewest cards in the last play for Achievement.FINISH
CROWD = 7  # fewest players at the table for Achievement.CROWD
SOON, MANY = 3, 99  # an achievement that lacks fewer wins than SOON is near
SHOWN = 3  # most achievements on the picture of a profile


class Achievement(StrEnum):
    """Kind of an achievement; the value is stored, and is the key of the achievement's texts."""

    PRESIDENT = "president"  # a win in this game, as for the next five
    BIG_TWO = "bigtwo"
    DAIFUGO = "daifugo"
    THIRTEEN = "thirteen"
    LANDLORD = "doudizhu"
    BIG_THREE = "bigthree"
    ALL_GAMES = "games"  # wins in all six games
    RISE = "rise"  # a deal won that began in the last place
    ROW = "row"  # three wins in a row
    COMEBACK = "comeback"  # a win after two last places
    GIANT = "giant"  # a win against an opponent whose rating is higher by 100
    RETURN = "return"  # a win after 30 days without a deal
    ALONE = "alone"  # a win alone against all others
    PARTNER = "partner"  # a win with another person on the same side
    CROWD = "crowd"  # a win among seven or more players
    BOMB = "bomb"  # a bomb was played
    CHOP = "chop"  # a bomb was played on the highest cards
    REVOLUTION = "revolution"  # a play reversed the order of the ranks
    LOW = "low"  # first out without playing the highest cards
    EAGER = "eager"  # first out without a pass
    PATIENT = "patient"  # first out with the most passes
    CLOSE = "close"  # first out while an opponent held one card
    SHUTOUT = "shutout"  # first out before an opponent had played
    FINISH = "finish"  # first out with five cards or more in the last play


GAMES = tuple(Achievement)[:6]  # their values are the names of games in ladders
Feats: TypeAlias = "Mapping[Player, frozenset[Achievement]]"


@dataclass(frozen=True)
class Earlier:
    """Outcome of a person's deal before the present one."""

    won: bool
    last: bool
    ended_at: float  # in seconds since the epoch


@dataclass(frozen=True)
class Past:
    """Past of a person: the earned achievements, and the newest deals, the latest first."""

    earned: frozenset[Achievement] = frozenset()
    newest: tuple[Earlier, ...] = ()


@dataclass(frozen=True)
class Ended:
    """A finished deal of a server, with the data from which achievements are recounted.

    >>> shown = {"7": frozenset({Achievement.BOMB})}
    >>> deal = Ended(5, 60.0, [Result("7", 1, 4, 3, "")], {}, {}, shown)
    >>> [(player, kind) for _, player, kind in earned_again([deal], {})]
    [('7', <Achievement.BOMB: 'bomb'>)]
    """

    deal_id: int
    at: float  # end of the deal in seconds since the epoch
    results: Sequence[Result]
    ratings: Mapping[Player, float]  # points before the deal, only of ratings that are certain
    outcomes: Mapping[Player, Earlier]
    shown: Feats


class _Play(NamedTuple):
    event: Played
    top: Played | None  # the play that this one had to beat; None on a lead


@dataclass(frozen=True)
class _Tricks:
    """The plays of a deal, in order, and its first exit."""

    deal: Deal
    events: Sequence[Event]  # without the events that were taken back

    @cached_property
    def first_out(self) -> Seat | None:
        return next((event.seat for event in self.events if isinstance(event, WentOut)), None)

    @cached_property
    def plays(self) -> tuple[_Play, ...]:
        plays, top = [], None
        for event in self.events:
            if isinstance(event, Played):
                plays.append(_Play(event, top))
                top = event
            elif isinstance(event, TrickWon):
                top = None
        return tuple(plays)

    @cached_property
    def passes(self) -> Counter[Seat]:
        return Counter(event.seat for event in self.events if isinstance(event, Passed))

    @cached_property
    def reversers(self) -> frozenset[Seat]:
        """Seats whose plays reversed the order of the ranks, or restored it."""
        return frozenset(reversers(self.events))

    @cached_property
    def highest(self) -> Cards:
        """The cards of the highest rank, and jokers."""
        return highest(self.deal.rules.usual)

    def played_by(self, seat: Seat) -> list[_Play]:
        return [play for play in self.plays if play.event.seat == seat]

    def at_first_exit(self) -> dict[Seat, tuple[int, bool]]:
        """Return each seat's number of cards at the first exit, and whether it had played then."""
        left = dict(enumerate(hand.bit_count() for hand in self.deal.hands))
        later = self.events[self._exit_at :]
        for event in later:
            if isinstance(event, Played):
                left[event.seat] += event.cards.bit_count()
            elif isinstance(event, CardDrawn):
                left[event.seat] -= event.cards.bit_count()
        before = {event.seat for event in self.events[: self._exit_at] if isinstance(event, Played)}
        return {seat: (count, seat in before) for seat, count in left.items()}

    @cached_property
    def _exit_at(self) -> int:
        return next(at for at, event in enumerate(self.events) if isinstance(event, WentOut))


def feats(
    deal: Deal, players: Sequence[Player], events: Iterable[Event], results: Sequence[Result]
) -> Feats:
    """Return the feats of each person who won this finished deal.

    `players` are in the order of the seats, `events` are all events of the deal. A winner always
    has at least one feat. A void deal has no results and no winners.
    """
    proved = feats_of_results(ladder(deal.rules.choices), results)
    if not proved:
        return {}
    tricks = _Tricks(deal, in_force(events))
    feats_by_winner = {}
    for result in results:
        if result.player not in proved:
            continue
        seat = players.index(result.player)
        shown = {*proved[result.player], *_of_plays(tricks, result, seat)}
        if tricks.first_out == seat:
            shown.update(_of_exit(tricks, results, players, seat))
        feats_by_winner[result.player] = frozenset(shown)
    return feats_by_winner


def feats_of_results(ladder: str, results: Sequence[Result]) -> Feats:
    """Return, by winner, the feats that the results of a deal prove without its plays.

    `ladder` is the name of the ladder to which the deal belongs.
    """
    among = among_people([(result.player, result.side, result.side_place) for result in results])
    return {
        result.player: frozenset(_of_result(parts(ladder)[0], result, results))
        for result, people in zip(results, among, strict=True)
        if _won(result, people)
    }


def _won(result: Result, people: AmongPeople) -> bool:
    own = not is_computer(result.player) and not result.substituted and not result.left
    return own and people.won


def _of_result(game: str, result: Result, results: Sequence[Result]) -> Iterator[Achievement]:
    if game in GAMES:  # an old deal may be of a removed game
        yield Achievement(game)
    if result.of >= CROWD:
        yield Achievement.CROWD
    if result.sides == result.of and result.of >= THREE and result.from_last:
        yield Achievement.RISE
    if result.side == ALONE and result.of >= THREE:
        yield Achievement.ALONE
    partners = {other.player for other in results if other.side == result.side} - {result.player}
    if not all(map(is_computer, partners)):
        yield Achievement.PARTNER


def _of_plays(tricks: _Tricks, result: Result, seat: Seat) -> Iterator[Achievement]:
    rules, own = tricks.deal.rules, tricks.played_by(seat)
    bombs = [play for play in own if is_bomb(play.event, play.top, rules)]
    if bombs:
        yield Achievement.BOMB
    if any(play.top and not play.top.as_cards & ~tricks.highest for play in bombs):
        yield Achievement.CHOP
    if seat in tricks.reversers:
        yield Achievement.REVOLUTION


def _of_exit(
    tricks: _Tricks, results: Sequence[Result], players: Sequence[Player], seat: Seat
) -> Iterator[Achievement]:
    """Yield the feats of a winner who was the first player out."""
    own = tricks.played_by(seat)
    passes = tricks.passes
    if own and not any(play.event.cards & tricks.highest for play in own):
        yield Achievement.LOW
    if len(own) >= LEAST_PLAYS and not passes[seat]:
        yield Achievement.EAGER
    if passes[seat] >= LEAST_PASSES and passes.most_common(1)[0][1] == passes[seat]:
        yield Achievement.PATIENT
    if own and own[-1].event.cards.bit_count() >= MANY_CARDS:
        yield Achievement.FINISH
    sides = {result.player: result.side for result in results}
    side = sides[players[seat]]
    left = tricks.at_first_exit()
    others = [left[other] for other in left if sides[players[other]] != side]
    if any(count == 1 for count, _ in others):
        yield Achievement.CLOSE
    if any(not played for _, played in others):
        yield Achievement.SHUTOUT


def earned(
    shown: frozenset[Achievement], past: Past, ahead: float, now: float
) -> frozenset[Achievement]:
    """Return the achievements that a winner earns for the first time.

    `shown` are the feats of the deal, and `past` is the winner's past before the deal. `ahead` is
    the number of rating points by which the best opponent was above the winner. `now` is the end of
    the deal in seconds since the epoch.
    """
    new, before = {*shown}, past.newest
    if len(before) >= ROW - 1 and all(deal.won for deal in before[: ROW - 1]):
        new.add(Achievement.ROW)
    if len(before) > 1 and all(deal.last for deal in before[:2]):
        new.add(Achievement.COMEBACK)
    if before and now - before[0].ended_at >= AWAY_DAYS * DAY:
        new.add(Achievement.RETURN)
    if ahead >= AHEAD:
        new.add(Achievement.GIANT)
    if {*GAMES} <= new | past.earned:
        new.add(Achievement.ALL_GAMES)
    return frozenset(new - past.earned)


class Near(NamedTuple):
    """An achievement that a person lacks, and the number of wins in a row, or in games, to it."""

    kind: Achievement
    lacks: int


def near(past: Past) -> list[Near]:
    """Return the achievements that this person may earn soon, among those that are counted.

    >>> won = Earlier(won=True, last=False, ended_at=0.0)
    >>> near(Past(newest=(won,)))
    [Near(kind=<Achievement.ROW: 'row'>, lacks=2)]
    """
    wins = [deal.won for deal in past.newest[: ROW - 1]]
    lasts = [deal.last for deal in past.newest[:2]]
    missing = {*GAMES} - past.earned
    chances = [
        Near(Achievement.ROW, ROW - (*wins, False).index(False)),
        Near(Achievement.COMEBACK, 1 if lasts == [True, True] else MANY),
        Near(Achievement.ALL_GAMES, len(missing)),
    ]
    return [
        chance for chance in chances if 0 < chance.lacks < SOON and chance.kind not in past.earned
    ]


def on_picture(chosen: Collection[str], newest: Sequence[Achievement]) -> tuple[Achievement, ...]:
    """Return at most `SHOWN` achievements for a profile: chosen and earned ones, else the newest.

    `newest` are all achievements that the person has earned, the newest first.
    """
    wanted = [kind for kind in newest if kind in chosen]
    return tuple((wanted or newest)[:SHOWN])


def ahead(results: Sequence[Result], winner: Player, ratings: Mapping[Player, float]) -> float:
    """Return the rating points by which the best opponent is above the winner; 0 if unknown.

    A side in the same place was not beaten.
    """
    own = next(result for result in results if result.player == winner)
    others = [result for result in results if result.shared_place != own.shared_place]
    best = [ratings[result.player] for result in others if result.player in ratings]
    return max(best) - ratings[winner] if best and winner in ratings else 0.0


def earned_again(
    deals: Iterable[Ended], pasts: Mapping[Player, Past]
) -> Iterator[tuple[Ended, Player, Achievement]]:
    """Yield each achievement that these deals earn, with its deal and its player.

    `deals` come the earliest first. `pasts` are the pasts of the people before all these deals.
    """
    kinds = {player: past.earned for player, past in pasts.items()}
    newest = {player: past.newest for player, past in pasts.items()}
    for deal in deals:
        playing = {result.player for result in deal.results}
        for player in sorted(deal.shown.keys() & playing):
            past = Past(kinds.get(player, frozenset()), newest.get(player, ()))
            distance = ahead(deal.results, player, deal.ratings)
            new = earned(deal.shown[player], past, distance, deal.at)
            kinds[player] = past.earned | new
            yield from ((deal, player, kind) for kind in sorted(new))
        for player, outcome in deal.outcomes.items():
            newest[player] = (outcome, *newest.get(player, ()))[: ROW - 1]
