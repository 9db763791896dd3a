"""Course of a match: each player's points from deal to deal, and the records.

Records need stored data: without the plays of every deal there are no records of plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.domain.state import Result
from rules.actions import Seat
from rules.cards import Cards
from rules.combinations import Combination
from rules.events import Event, Passed, Played, RanksReversed, WentOut
from rules.match.match import MatchState, Player
from rules.match.terms import WonBy
from rules.ruleset import RuleSet

STREAK = 2  # least deals of a reign


@dataclass(frozen=True)
class DealOfMatch:
    """A finished deal: each player's result, and the plays, passes and exits."""

    players: tuple[Player, ...]  # by seat; empty once pruned
    results: tuple[Result, ...]
    events: tuple[Event, ...]

    def place_of(self, player: Player) -> int:
        """Return the player's place; the last one for an absent player."""
        found = (one.shared_place for one in self.results if one.player == player)
        return next(found, len(self.results))

    @property
    def winners(self) -> tuple[Player, ...]:
        """Players who won: partners together; empty if all came out equal."""
        best = tuple(one.player for one in self.results if one.shared_place == 1)
        return best if len(best) < len(self.results) else ()


@dataclass(frozen=True)
class Reign:
    """Players who won most deals in a row: partners who won the same deals together."""

    players: tuple[Player, ...]
    deals: int


@dataclass(frozen=True)
class GreatPlay:
    """The strongest bomb of a match, or its largest play if there was none."""

    player: Player
    cards: Cards
    as_cards: Cards
    bomb: bool


@dataclass(frozen=True)
class Exit:
    """The player who was out after the fewest turns, passes among them."""

    player: Player
    turns: int


@dataclass(frozen=True)
class Finale:
    """Summary of a match, with the courses of the last deal's players, best first.

    Courses are of places if no points are scored.
    """

    deals: int
    courses: tuple[tuple[Player, tuple[int, ...]], ...]
    places: bool
    reign: Reign | None
    play: GreatPlay | None
    exit: Exit | None


def finale(
    deals: Sequence[DealOfMatch], match: MatchState, players: Sequence[Player], rules: RuleSet
) -> Finale | None:
    """Return the summary of a finished match; None before its end, or for less than two deals."""
    if not match.winners or len(deals) < STREAK:
        return None
    fewest = rules.match.won_by is WonBy.FEWEST

    def worth(player: Player) -> tuple[bool, int, int]:
        score = match.scores.get(player, 0)
        place = deals[-1].place_of(player)
        return player not in match.winners, score if fewest else -score, place

    best_first = sorted(players, key=worth)
    scored = rules.scoring is not None
    return Finale(
        deals=len(deals),
        courses=tuple(
            (one, totals(deals, match.scores, one) if scored else places(deals, one))
            for one in best_first
        ),
        places=not scored,
        reign=reign(deals),
        play=great_play(deals, rules),
        exit=quickest_exit(deals),
    )


def totals(
    deals: Sequence[DealOfMatch], scores: Mapping[Player, int], player: Player
) -> tuple[int, ...]:
    """Return the points of a player before the first deal and after each; the last is the score.

    A player who took another's seat begins with the points that came with it.
    """
    gained = [sum(one.points for one in deal.results if one.player == player) for deal in deals]
    so_far = [scores.get(player, 0) - sum(gained)]
    for points in gained:
        so_far.append(so_far[-1] + points)
    return tuple(so_far)


def places(deals: Sequence[DealOfMatch], player: Player) -> tuple[int, ...]:
    """Return the place of a player in each deal."""
    return tuple(deal.place_of(player) for deal in deals)


def reign(deals: Sequence[DealOfMatch]) -> Reign | None:
    """Return the longest reign, the earliest of equal ones; None without two wins in a row."""
    best, rows = Reign((), STREAK - 1), dict[Player, int]()
    for deal in deals:
        rows = {player: rows.get(player, 0) + 1 for player in deal.winners}
        longest = max(rows.values(), default=0)
        if longest > best.deals:
            best = Reign(tuple(one for one in rows if rows[one] == longest), longest)
    return best if best.players else None


def great_play(deals: Sequence[DealOfMatch], rules: RuleSet) -> GreatPlay | None:
    """Return the strongest bomb, else the play of most cards, the earliest of equal ones."""
    if not _whole(deals):
        return None
    plays = [found for deal in deals for found in _plays(deal, rules)]
    if not plays:
        return None
    player, play, read = max(plays, key=lambda one: _greatness(one[2]))
    return GreatPlay(player, play.cards, play.as_cards, read.trump)


def quickest_exit(deals: Sequence[DealOfMatch]) -> Exit | None:
    """Return the exit after the fewest turns, the earliest of equal ones; None without exits."""
    if not _whole(deals):
        return None
    exits = [found for deal in deals for found in _exits(deal)]
    return min(exits, key=lambda one: one.turns, default=None)


def _whole(deals: Sequence[DealOfMatch]) -> bool:
    return all(deal.events and deal.players for deal in deals)


def _plays(deal: DealOfMatch, rules: RuleSet) -> Iterator[tuple[Player, Played, Combination]]:
    upside_down = False
    for event in deal.events:
        if isinstance(event, RanksReversed):
            upside_down = not upside_down
        elif isinstance(event, Played):
            read = (rules.inverted if upside_down else rules.usual).read(event.as_cards)
            if read:
                yield deal.players[event.seat], event, read


def _greatness(play: Combination) -> tuple[int, ...]:
    if play.trump:
        return (1, play.ladder, play.rung, play.strength)
    return (0, play.size, play.ladder, play.rung, play.strength)


def _exits(deal: DealOfMatch) -> Iterator[Exit]:
    turns: Counter[Seat] = Counter()
    for event in deal.events:
        if isinstance(event, Played | Passed):
            turns[event.seat] += 1
        elif isinstance(event, WentOut) and turns[event.seat]:
            yield Exit(deal.players[event.seat], turns[event.seat])
