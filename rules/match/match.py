"""A match: deals played for one result. It carries seats, places and scores from deal to deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from random import Random
from typing import TypeAlias

from rules.actions import Seat
from rules.events import Ended, Shuffled
from rules.match.settlement import from_stacks
from rules.match.succession import succession
from rules.match.terms import Counted, WonBy
from rules.phases.dealing import shuffled
from rules.ruleset import RuleSet

AGAIN = "again"  # in the plan of a match: the last deal was void and is dealt again
Player: TypeAlias = str  # whatever the shell calls a person; the rules only compare them


@dataclass(frozen=True)
class Match:
    """Between two deals: who sits where, what places they took, and what they have scored."""

    rules: RuleSet
    players: tuple[Player, ...]  # in turn order for clockwise play; the host first at the start
    standing: tuple[Player, ...] = ()  # places of the last deal, best first
    scores: Mapping[Player, int] = field(default_factory=dict)
    deals: int = 0
    dealer: Player | None = None
    direction: int = 0
    winners: tuple[Player, ...] = ()  # set when the match is over; several on a tie
    plan: Mapping[str, int] = field(default_factory=dict)  # what earlier deals ask of later ones
    paid: Mapping[Player, int] = field(default_factory=dict)  # won or lost, in hundredths of a chip

    def deal(self, chance: Random) -> tuple[Match, Shuffled]:
        """Seat the players and shuffle: the match as it stands during the deal, and its pack."""
        shootout = "hand_size" in self.plan  # its first lead is that of a first deal
        if AGAIN in self.plan and self.dealer in self.players:
            direction, players = self.direction, self.players
            dealer = players.index(self.dealer)
        else:
            direction = self._next_direction()
            players = self._seated(direction, chance)
            dealer = self._dealer(players, direction, chance)
        first = Shuffled(
            deck=shuffled(self.rules.pack, chance),
            seats=len(players),
            dealer=dealer,
            lot=chance.getrandbits(30),
            standing=() if shootout else tuple(map(players.index, self.standing)),
            number=self.deals + 1,
            direction=direction,
            plan=tuple((key, number) for key, number in self.plan.items() if key != AGAIN),
        )
        dealing = replace(self, players=players, dealer=players[dealer], direction=direction)
        return dealing, first

    def finished(self, ended: Ended, minutes: float = 0) -> Match:
        """The match after a deal; `minutes` have passed since its first deal."""
        if ended.void:
            return replace(self, plan={**self.plan, **dict(ended.plan), AGAIN: 1})
        scores = dict(self.scores)
        for player, points in zip(self.players, ended.points, strict=True):
            scores[player] = scores.get(player, 0) + points
        standing = tuple(self.players[seat] for seat in ended.places)
        paid = self._paid(ended)
        after = replace(self, standing=standing, scores=scores, deals=self.deals + 1, paid=paid)
        if after._over(minutes):
            after = replace(after, winners=after._winners(self))
        heirs, plan = succession(
            self.standing,
            standing,
            self.players,
            ended.plan,
            self.rules.society.stagnation,
            self.plan,
        )
        return replace(after, standing=heirs, plan=plan)

    def stack(self, player: Player) -> int:
        """The chips of a player, in hundredths."""
        return 100 * self.rules.match.starting_chips + self.paid.get(player, 0)

    def money(self) -> dict[Player, Decimal]:
        """What each player has won or lost by settling, in chips."""
        return {player: Decimal(self.paid.get(player, 0)) / 100 for player in self.players}

    def leaders(self) -> tuple[Player, ...]:
        """Who is ahead by points, or by chips where they are played for; several on a tie."""
        end = self.rules.match
        counted = self.paid if end.starting_chips else self.scores
        mine = {player: counted.get(player, 0) for player in self.players}
        return _best(mine, fewest=end.won_by is WonBy.FEWEST)

    def join(self, player: Player) -> Match:
        """A newcomer starts in the lowest place (PV-18)."""
        standing = (*self.standing, player) if self.standing else ()
        return replace(self, players=(*self.players, player), standing=standing)

    def leave(self, player: Player) -> Match:
        """Those below a leaver move up one place; the leaver's score is kept."""
        seat = self.players.index(player)
        before = self.players[(seat - self.direction) % len(self.players)]
        return replace(
            self,
            players=tuple(p for p in self.players if p != player),
            standing=tuple(p for p in self.standing if p != player),
            dealer=before if self.dealer == player else self.dealer,
        )

    def titles(self) -> dict[Player, str]:
        """The title of each player who has a place; an empty one where the place has none."""
        names = self.rules.society.titles.names(len(self.standing))
        return dict(zip(self.standing, names, strict=True))

    def _next_direction(self) -> int:
        dealing = self.rules.dealing
        return -self.direction or -1 if dealing.alternates else dealing.direction

    def _seated(self, direction: int, chance: Random) -> tuple[Player, ...]:
        society = self.rules.society
        players = list(self.players)
        if not self.deals and society.first_seats_random:
            chance.shuffle(players)
        elif self.standing and society.seats_by_rank:
            players = list(self.standing[::direction])
        return tuple(players)

    def _dealer(self, players: tuple[Player, ...], direction: int, chance: Random) -> Seat:
        dealing = self.rules.dealing
        if dealing.round and self.standing and self.deals % dealing.round == 0:
            return chance.randrange(len(players))  # the highest card drawn deals (000:113)
        if not self.standing:
            host = players.index(self.players[0])
            return chance.randrange(len(players)) if dealing.first_by_lot else host
        if dealing.next_place is not None:
            return players.index(self.standing[dealing.next_place])
        if self.dealer in players:
            return (players.index(self.dealer) + direction) % len(players)
        return players.index(self.standing[-1])

    def _pair_of(self, player: Player) -> frozenset[Player]:
        """Who colluded in this deal: the best place with the last, and so on (PV-22)."""
        order = self.standing or self.players
        return frozenset((player, order[-1 - order.index(player)]))

    def _paid(self, ended: Ended) -> dict[Player, int]:
        """What everybody has won or lost by now; without payments the points are chips."""
        end = self.rules.match
        points = ended.paid or (ended.points if end.starting_chips else (0,) * len(ended.points))
        due = [end.stake * number for number in points]
        if end.starting_chips:
            due = list(from_stacks(due, [self.stack(player) for player in self.players]))
        paid = dict(self.paid)
        for player, hundredths in zip(self.players, due, strict=True):
            paid[player] = paid.get(player, 0) + hundredths
        return paid

    def _over(self, minutes: float) -> bool:
        end = self.rules.match
        if end.starting_chips and any(self.stack(player) <= 0 for player in self.players):
            return True
        match end.counted:
            case Counted.POINTS:
                return max(self.scores.values()) >= end.target
            case Counted.DEALS:
                return self.deals >= end.target
            case Counted.MINUTES:
                return minutes >= end.target
        return False

    def _winners(self, before: Match) -> tuple[Player, ...]:
        """Who has won now that the match is over; `before` is the match of the last deal."""
        end = self.rules.match
        if end.won_by is WonBy.LAST_DEAL:
            return self.standing[: end.winning_places]
        if end.won_by is WonBy.BEST_PAIR:
            pairs = {player: before._pair_of(player) for player in self.players}
            counted = self.paid if end.starting_chips else self.scores
            shared = {p: sum(counted.get(q, 0) for q in pairs[p]) for p in self.players}
            return _best(shared)
        return self.leaders()


def _best(numbers: Mapping[Player, int], fewest: bool = False) -> tuple[Player, ...]:
    """Those with the best number: the lowest where penalties are counted, else the highest."""
    best = (min if fewest else max)(numbers.values())
    return tuple(player for player, number in numbers.items() if number == best)
