"""Course of a match: each player's points from deal to deal, and the records.

Records of plays exist only if the plays of every deal of the match are stored.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Any, NamedTuple

from bot.domain.boards import Scored, scored
from bot.domain.places import shared_places
from bot.domain.state import Result
from rules.actions import Seat
from rules.cards import JOKERS, Cards
from rules.combinations import Combination, Reader
from rules.events import ALONE, Event, Passed, Played, RanksReversed, WentOut
from rules.match.match import Player
from rules.phases.base import Part
from rules.ruleset import RuleSet
from rules.shapes.shape import Honour, Kind
from rules.view import SeatView

STREAK = 2  # fewest wins in a row that make a reign
THREE = 3  # fewest players among whom a place between first and last exists
LONG = 3  # fewest wins in a row of a streak whose end is announced
FOUR, MANY_CARDS = 4, 8  # fewest equal cards, and fewest cards at all, of a remarkable play


@dataclass(frozen=True)
class DealOfMatch:
    """A finished deal: each player's result, and the plays, passes and exits."""

    players: tuple[Player, ...]  # by seat; empty once the data of the deal is pruned
    results: tuple[Result, ...]
    events: tuple[Event, ...]

    def place_of(self, player: Player) -> int:
        """Return the player's place; the last one for an absent player."""
        places = (result.shared_place for result in self.results if result.player == player)
        return next(places, len(self.results))

    @property
    def winners(self) -> tuple[Player, ...]:
        """Players who won: partners together; empty if all finished equal."""
        best = tuple(result.player for result in self.results if result.shared_place == 1)
        return best if len(best) < len(self.results) else ()


@dataclass(frozen=True)
class GreatPlay:
    """The strongest bomb of a match, or its greatest remarkable play if there was no bomb."""

    players: tuple[Player, ...]  # several made an equal play
    cards: Cards
    as_cards: Cards
    bomb: bool


@dataclass(frozen=True)
class Exit:
    """Exit of one or several players, and the number of turns of each, passes included."""

    players: tuple[Player, ...]
    turns: int


class LaidPlay(NamedTuple):
    """A play: the player, the event, the combination as which it is read, and the reader."""

    player: Player
    event: Played
    read: Combination
    reader: Reader


def totals(
    deals: Sequence[DealOfMatch], scores: Mapping[Player, int], player: Player
) -> tuple[int, ...]:
    """Return a player's points before the first deal and after each deal; the last is the score.

    A player who took another player's seat begins with the points that came with the seat.
    """
    gained = [
        sum(result.points for result in deal.results if result.player == player) for deal in deals
    ]
    so_far = [scores.get(player, 0) - sum(gained)]
    for points in gained:
        so_far.append(so_far[-1] + points)
    return tuple(so_far)


def places(deals: Sequence[DealOfMatch], player: Player) -> tuple[int, ...]:
    return tuple(deal.place_of(player) for deal in deals)


def reigns(deals: Sequence[DealOfMatch]) -> dict[Player, int]:
    """Return the most wins in a row of each player who has won two deals in a row."""
    best, rows = Counter[Player](), dict[Player, int]()
    for deal in deals:
        rows = {player: rows.get(player, 0) + 1 for player in deal.winners}
        best |= rows
    return {player: row for player, row in best.items() if row >= STREAK}


@dataclass(frozen=True)
class Rise:
    """Rise of a player from the worst title before a deal to the best title."""

    player: Player
    worst: str
    best: str


@dataclass(frozen=True)
class BrokenStreak:
    """End of a streak: a player who won `deals` deals in a row did not win the next deal.

    `by` are the winners of that next deal. `title` is the title that the player had before; it is
    empty in a game without titles.
    """

    player: Player
    deals: int
    by: tuple[Player, ...]
    title: str


def rise(deals: Sequence[DealOfMatch]) -> Rise | None:
    """Return the rise in the last deal; None for no rise."""
    now = sorted(deals[-1].results, key=lambda result: result.place) if deals else []
    if len(now) < THREE or not now[0].from_last:
        return None
    worst, best = now[-1].title, now[0].title
    return Rise(now[0].player, worst, best) if worst and best and worst != best else None


def broken_streak(deals: Sequence[DealOfMatch]) -> BrokenStreak | None:
    """Return the longest streak that ended with the last deal; None if no streak ended.

    Only the streaks of players who took part in the last deal count.
    """
    rows = dict[Player, int]()
    for deal in deals[:-1]:
        rows = {player: rows.get(player, 0) + 1 for player in deal.winners}
    now = deals[-1] if deals else None
    if now is None or not now.winners:
        return None
    played = {result.player for result in now.results} - {*now.winners}
    ended = [player for player in rows if player in played and rows[player] >= LONG]
    if not ended:
        return None
    player = max(ended, key=lambda player: rows[player])
    title = next(result.title for result in deals[-2].results if result.player == player)
    return BrokenStreak(player, rows[player], now.winners, title)


def great_play(deals: Sequence[DealOfMatch], rules: RuleSet) -> GreatPlay | None:
    """Return the strongest bomb, else the greatest remarkable play, with all who made an equal one.

    None if the plays are not all stored, or if no play was remarkable.
    """
    if not whole(deals):
        return None
    plays = [play for deal in deals for play in plays_of(deal, rules) if is_remarkable(play)]
    best = max(plays, key=_greatness, default=None)
    if best is None:
        return None
    equal = [play.player for play in plays if _greatness(play) == _greatness(best)]
    event = best.event
    return GreatPlay((*dict.fromkeys(equal),), event.cards, event.as_cards, best.read.trump)


def is_remarkable(play: LaidPlay) -> bool:
    """Whether a play is worth telling.

    Remarkable are bombs and honor hands, four equal cards, a pair or more of the highest rank, and
    plays of `MANY_CARDS` cards.
    """
    shape, size = play.reader.shape(play.read), play.read.size
    if play.read.trump or shape.honour is not Honour.NONE or size >= MANY_CARDS:
        return True
    if shape.kind is not Kind.SET:
        return False
    return size >= FOUR or (size > 1 and not play.event.as_cards & ~highest(play.reader))


def highest(reader: Reader) -> Cards:
    """Return the cards of the highest rank, and jokers."""
    ranks = [cards for cards, _, _ in reader.ranking.ranks]
    return next(cards for cards in reversed(ranks) if not cards & JOKERS) | JOKERS


def quickest_exit(deals: Sequence[DealOfMatch]) -> Exit | None:
    """Return the fewest turns before an exit, and all players who needed no more.

    None if the plays are not all stored, or if there are no exits.
    """
    exits = [exit for deal in deals for exit in _exits(deal)] if whole(deals) else []
    if not exits:
        return None
    fewest = min(turns for _, turns in exits)
    return Exit((*dict.fromkeys(player for player, turns in exits if turns == fewest),), fewest)


def whole(deals: Sequence[DealOfMatch]) -> bool:
    """Whether the plays of every deal are stored."""
    return all(deal.events and deal.players for deal in deals)


def plays_of(deal: DealOfMatch, rules: RuleSet) -> Iterator[LaidPlay]:
    readers = rules.usual, rules.inverted
    for event in deal.events:
        reader, other = readers
        if isinstance(event, RanksReversed):
            readers = other, reader
        elif isinstance(event, Played) and (read := reader.read(event.as_cards)):
            yield LaidPlay(deal.players[event.seat], event, read, reader)


def reversers(events: Sequence[Event]) -> Iterator[Seat]:
    """Yield the seat of each play that reversed the order of the ranks, or restored it."""
    seat = None
    for event in events:
        if isinstance(event, Played):
            seat = event.seat
        elif isinstance(event, RanksReversed) and seat is not None:
            yield seat


def _greatness(play: LaidPlay) -> tuple[int, ...]:
    read = play.read
    if read.trump:
        return (1, read.ladder, read.rung, read.strength)
    return (0, read.size, read.ladder, read.rung, read.strength)


def is_bomb(play: Played, before: Played | None, rules: RuleSet) -> bool:
    """Whether this play is a bomb, or an honor hand that beats a play of another size.

    `before` is the play that this play had to beat; None on a lead.
    """
    read = rules.usual.read(play.as_cards) or rules.inverted.read(play.as_cards)
    if read is None or read.trump:
        return read is not None
    other_kind = before is not None and before.as_cards.bit_count() != read.size
    return other_kind and rules.usual.shape(read).honour is not Honour.NONE


def _exits(deal: DealOfMatch) -> Iterator[tuple[Player, int]]:
    """Yield each exit with the number of the player's turns."""
    turns: Counter[Seat] = Counter()
    for event in deal.events:
        if isinstance(event, Played | Passed):
            turns[event.seat] += 1
        elif isinstance(event, WentOut) and turns[event.seat]:
            yield deal.players[event.seat], turns[event.seat]


def led_by(own: int, others: Sequence[int], fewest: bool) -> int:
    """Return the points by which a score leads the best of the others; negative if behind.

    `fewest` says whether the fewest points are best.
    """
    return min(others) - own if fewest else own - max(others)


@dataclass(frozen=True)
class Step:
    """Seats of one side, in the order of their own places; equal sides have equal places."""

    place: int  # 1 is the best; after two sides in place 2 comes place 4
    seats: tuple[Seat, ...]


class SideResult(StrEnum):
    """Outcome for a side of a deal that is only won or lost."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


def steps(view: SeatView, rules: RuleSet) -> tuple[Step, ...]:
    """Return the sides of a finished deal with their places, the best first.

    The players of a side are one step, and so are the two players of a colluding pair. Every other
    player is a side of one. Sides that the rules hold equal share a place. The order of
    `Ended.places`, which the next deal uses, breaks such ties by turn order.
    """
    assert view.ended is not None
    if view.sides:
        return _by_side(view)
    if any(phase.part is Part.COLLUSION for phase in rules.phases):
        return _by_pair(view, rules)
    return _by_place(view, rules) if rules.placed else _by_worth(view, rules)


def side_of(sides: Sequence[int], step: Step) -> int:
    """Return the number of a side: ALONE for one against all others, else from 1 on."""
    alone = bool(sides) and sides[step.seats[0]] == ALONE
    return ALONE if alone else 1 + min(step.seats)


def side_result(steps_of_deal: Sequence[Step], step: Step, rules: RuleSet) -> SideResult | None:
    """Return the result of a side in a game that is only won or lost; None in other games."""
    if not rules.first_only:
        return None
    if all(other.place == 1 for other in steps_of_deal):
        return SideResult.DRAWN
    return SideResult.WON if step.place == 1 else SideResult.LOST


def partners(view: SeatView) -> list[tuple[Seat, ...]]:
    """Return the pairs of colluders (PV-22): the best of the previous deal with the last, etc.

    The player in the middle of an odd number of players is alone.
    """
    order = view.standing or tuple(range(len(view.cards_left)))
    half = len(order) // 2
    pairs: list[tuple[Seat, ...]] = [*zip(order[:half], order[::-1][:half], strict=True)]
    return pairs + [order[half : len(order) - half]] * (len(order) % 2)


def _ranked(sides: Sequence[tuple[Any, tuple[Seat, ...]]]) -> tuple[Step, ...]:
    """Return the steps of these sides by their keys, least first; equal keys share a place."""
    ordered = sorted(sides, key=lambda side: side[0])
    places = shared_places([key for key, _ in ordered])
    return tuple(Step(place, seats) for place, (_, seats) in zip(places, ordered, strict=True))


def _by_side(view: SeatView) -> tuple[Step, ...]:
    assert view.ended is not None
    sides: defaultdict[int, list[Seat]] = defaultdict(list)
    for seat in view.ended.places:
        sides[view.sides[seat]].append(seat)
    best = view.sides[view.ended.places[0]]
    left = {sum(view.cards_left[seat] for seat in seats) for seats in sides.values()}
    # if a dealt hand wins at once, no player goes out: each player holds all cards dealt
    drawn = ALONE not in sides and len(left) == 1 and bool(view.out)
    return _ranked([(not drawn and side != best, tuple(seats)) for side, seats in sides.items()])


def _by_pair(view: SeatView, rules: RuleSet) -> tuple[Step, ...]:
    """Rank pairs by their total points; without points by the better place of the two players."""
    assert view.ended is not None
    ended, places = view.ended, view.ended.places

    def worth(pair: tuple[Seat, ...]) -> tuple[int, int]:
        points = sum(_cost(view, rules, seat)[0] for seat in pair)
        return points, 0 if any(ended.points) else min(map(places.index, pair))

    pairs = [(worth(pair), tuple(sorted(pair, key=places.index))) for pair in partners(view)]
    return _ranked(pairs)


def _by_place(view: SeatView, rules: RuleSet) -> tuple[Step, ...]:
    """Rank by the places of the rules; untitled losers with equal points and cards share one."""
    assert view.ended is not None
    places = view.ended.places
    keys = {places[0]: 0}
    for place, (above, seat) in enumerate(pairwise(places), 1):
        same = above != places[0] and _held(view, rules, above) == _held(view, rules, seat)
        keys[seat] = keys[above] if same else place
    return _ranked([(keys[seat], (seat,)) for seat in places])


def _held(view: SeatView, rules: RuleSet, seat: Seat) -> object:
    """Return a key that is equal for losers who share a place; for other players the seat."""
    assert view.ended is not None
    apart = any(rules.society.titles.names(len(view.cards_left))) or seat in _leavers(view)
    return seat if apart or not view.cards_left[seat] else _cost(view, rules, seat)


def _by_worth(view: SeatView, rules: RuleSet) -> tuple[Step, ...]:
    """Rank by points, payments and cards, in games in which the first player out ends the deal."""
    assert view.ended is not None
    places, left = view.ended.places, _leavers(view)

    def key(seat: Seat) -> tuple[int, ...]:
        if seat in left:
            return 1, places.index(seat)
        cards = view.cards_left[seat] if rules.trades else 0
        points, paid, _ = _cost(view, rules, seat)
        return 0, points, paid, seat != places[0], cards

    return _ranked([(key(seat), (seat,)) for seat in places])


def _leavers(view: SeatView) -> set[Seat]:
    """Return the seats whose players left with cards in hand; they share no place."""
    assert view.ended is not None
    return {seat for seat, held in view.ended.left if held}


def _cost(view: SeatView, rules: RuleSet, seat: Seat) -> tuple[int, int, int]:
    """Return points and payments of a seat, lowest best, and the number of its cards."""
    assert view.ended is not None
    points = view.ended.points[seat]
    settled = rules.settlement is not None and rules.settlement.ranks_losers
    paid = view.ended.paid[seat] if settled and view.ended.paid else 0
    fewest = scored(rules.choices) is Scored.PENALTIES
    return points if fewest else -points, -paid, view.cards_left[seat]
