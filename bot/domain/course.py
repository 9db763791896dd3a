"""What a match came to: everybody's points from deal to deal, and its records.

What is not stored any more is not claimed: without the plays of every deal there are no records of
plays.
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

STREAK = 2  # deals: a shorter reign is none


@dataclass(frozen=True)
class DealOfMatch:
    """A deal that is over: what it gave everybody, and the plays, passes and exits in it."""

    players: tuple[Player, ...]  # by seat; nobody once it was pruned
    results: tuple[Result, ...]
    events: tuple[Event, ...]

    def place_of(self, player: Player) -> int:
        """The player's place; the last one where the player was not there."""
        found = (one.shared_place for one in self.results if one.player == player)
        return next(found, len(self.results))

    @property
    def winners(self) -> tuple[Player, ...]:
        """Whoever won: partners together, and nobody where all came out equal."""
        best = tuple(one.player for one in self.results if one.shared_place == 1)
        return best if len(best) < len(self.results) else ()


@dataclass(frozen=True)
class Reign:
    """Who won most deals in a row: partners who won the same ones together."""

    players: tuple[Player, ...]
    deals: int


@dataclass(frozen=True)
class GreatPlay:
    """The strongest bomb of a match, or its largest play where there was none."""

    player: Player
    cards: Cards
    as_cards: Cards
    bomb: bool


@dataclass(frozen=True)
class Exit:
    """Who was out after the fewest turns, passes among them."""

    player: Player
    turns: int


@dataclass(frozen=True)
class Finale:
    """All of it: courses of who sat in the last deal, the best first; of places without points."""

    deals: int
    courses: tuple[tuple[Player, tuple[int, ...]], ...]
    places: bool
    reign: Reign | None
    play: GreatPlay | None
    exit: Exit | None


def finale(
    deals: Sequence[DealOfMatch], match: MatchState, players: Sequence[Player], rules: RuleSet
) -> Finale | None:
    """What a match came to that is over; None while it is not, or has no course to tell of."""
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
    """The points of a player before the first deal and after each; the last is the score.

    Who took somebody's seat begins with what came with it.
    """
    gained = [sum(one.points for one in deal.results if one.player == player) for deal in deals]
    so_far = [scores.get(player, 0) - sum(gained)]
    for points in gained:
        so_far.append(so_far[-1] + points)
    return tuple(so_far)


def places(deals: Sequence[DealOfMatch], player: Player) -> tuple[int, ...]:
    """The place of a player in each deal."""
    return tuple(deal.place_of(player) for deal in deals)


def reign(deals: Sequence[DealOfMatch]) -> Reign | None:
    """The longest reign, the earliest of several; None where nobody won twice in a row."""
    best, rows = Reign((), STREAK - 1), dict[Player, int]()
    for deal in deals:
        rows = {player: rows.get(player, 0) + 1 for player in deal.winners}
        longest = max(rows.values(), default=0)
        if longest > best.deals:
            best = Reign(tuple(one for one in rows if rows[one] == longest), longest)
    return best if best.players else None


def great_play(deals: Sequence[DealOfMatch], rules: RuleSet) -> GreatPlay | None:
    """The strongest bomb, else the play of most cards, the earliest of equal ones."""
    if not _whole(deals):
        return None
    plays = [found for deal in deals for found in _plays(deal, rules)]
    if not plays:
        return None
    player, play, read = max(plays, key=lambda one: _greatness(one[2]))
    return GreatPlay(player, play.cards, play.as_cards, read.trump)


def quickest_exit(deals: Sequence[DealOfMatch]) -> Exit | None:
    """The exit after the fewest turns, the earliest of equal ones; None where nobody went out."""
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
