"""A match: deals played for one result. It carries seats, places and scores from deal to deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeAlias

from rules.actions import Seat
from rules.dealing import shuffled
from rules.events import Ended, Shuffled
from rules.ruleset import RuleSet

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

    def deal(self, chance: Random) -> tuple[Match, Shuffled]:
        """Seat the players and shuffle: the match as it stands during the deal, and its pack."""
        direction = self._next_direction()
        players = self._seated(direction, chance)
        dealer = self._dealer(players, direction, chance)
        first = Shuffled(
            deck=shuffled(self.rules.pack, chance),
            seats=len(players),
            dealer=dealer,
            lot=chance.getrandbits(30),
            standing=tuple(players.index(player) for player in self.standing),
            number=self.deals + 1,
            direction=direction,
            plan=tuple(self.plan.items()),
        )
        dealing = replace(self, players=players, dealer=players[dealer], direction=direction)
        return dealing, first

    def finished(self, ended: Ended, minutes: float = 0) -> Match:
        """The match after a deal; `minutes` have passed since its first deal."""
        if ended.void:
            return self
        scores = dict(self.scores)
        for player, points in zip(self.players, ended.points, strict=True):
            scores[player] = scores.get(player, 0) + points
        standing = tuple(self.players[seat] for seat in ended.places)
        after = replace(self, standing=standing, scores=scores, deals=self.deals + 1)
        after = replace(after, plan=dict(ended.plan))
        return replace(after, winners=after._winners()) if after._over(minutes) else after

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
        form = self.rules.dealing.direction
        if form == "alternate":
            return -self.direction or -1
        return 1 if form == "cw" else -1

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
        if not self.standing:
            host = players.index(self.players[0])
            return host if dealing.first_dealer == "anyone" else chance.randrange(len(players))
        if dealing.next_dealer == "rotate" and self.dealer in players:
            return (players.index(self.dealer) + direction) % len(players)
        place = 0 if dealing.next_dealer in ("winner", "top_rank") else -1
        return players.index(self.standing[place])

    def _over(self, minutes: float) -> bool:
        end = self.rules.match
        match end.form:
            case "points":
                return max(self.scores.values()) >= end.target
            case "deals":
                return self.deals >= end.target
            case "time":
                return minutes >= end.target
            case "chips_out_or_deals":
                broke = end.starting_chips + min(self.scores.values()) <= 0
                return self.deals >= end.target or (end.starting_chips > 0 and broke)
        return False

    def _winners(self) -> tuple[Player, ...]:
        if self.rules.match.winner == "top_rank_last_deal":
            return self.standing[:1]
        seated = {player: self.scores.get(player, 0) for player in self.players}
        best = (min if self.rules.match.winner == "lowest" else max)(seated.values())
        return tuple(player for player, score in seated.items() if score == best)
