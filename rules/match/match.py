"""A match: deals played for one result. It carries seats, places and scores from deal to deal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from decimal import Decimal
from typing import Any, TypeAlias

from rules.actions import Seat
from rules.events import Ended, Shuffled
from rules.match.settlement import from_stacks
from rules.match.terms import Counted, WonBy
from rules.phases.dealing import shuffled
from rules.ruleset import RuleSet
from rules.shuffle import Chance, Shuffle, lot, of

AGAIN = "again"  # in the plan of a match: the last deal was void and is dealt again
Player: TypeAlias = str  # an opaque name of a person, which the rules only compare


@dataclass(frozen=True)
class MatchState:
    """A match between two deals, as it is stored: who sits where, their places and scores."""

    players: tuple[Player, ...] = ()  # in turn order, clockwise; the host first at the start
    standing: tuple[Player, ...] = ()  # places of the last deal, best first
    scores: Mapping[Player, int] = field(default_factory=dict)
    deals: int = 0
    dealer: Player | None = None
    direction: int = 0
    winners: tuple[Player, ...] = ()  # set when the match is over; several on a tie
    plan: Mapping[str, int] = field(default_factory=dict)  # requests of earlier deals to later ones
    paid: Mapping[Player, int] = field(default_factory=dict)  # won or lost, in hundredths of a chip
    tied: Mapping[Player, int] = field(default_factory=dict)  # shared places in the last deal
    titles: Mapping[Player, str] = field(default_factory=dict)  # of those who have a place
    number: int = 0  # 1 for the first match at a table, 0 before it begins
    began_at: float = 0.0  # seconds since the epoch

    def handed(self, old: Player, new: Player) -> MatchState:
        """Return the state with one player in place of another."""
        return replace(
            self, **{one.name: _handed(getattr(self, one.name), old, new) for one in fields(self)}
        )

    def with_seat_taken(self, old: Player, new: Player, with_score: bool) -> MatchState:
        """Return the state with the new player in the old one's seat; `with_score`, points and
        chips move along.

        A player who has points of an earlier stay keeps those, and enters in the lowest place.
        """
        kept = {
            "players": _handed(self.players, old, new),
            "standing": _handed(self.standing, old, new),
            "dealer": _handed(self.dealer, old, new),
            "tied": _handed(self.tied, old, new),
        }
        if new in self.scores:
            kept["tied"] = {one: place for one, place in kept["tied"].items() if one != new}
            others = tuple(player for player in kept["standing"] if player != new)
            kept["standing"] = (*others, new) if kept["standing"] else ()
        elif with_score:
            kept |= {
                name: {**numbers, new: numbers[old]}
                for name in ("scores", "paid", "titles")
                for numbers in [getattr(self, name)]
                if old in numbers
            }
        return replace(self, **kept)


@dataclass(frozen=True)
class Match:
    """A match by its rules: how it goes on from deal to deal. Each step gives another match."""

    rules: RuleSet
    state: MatchState

    def deal(self, chance: Chance | Shuffle) -> tuple[Match, Shuffled]:
        """Seat the players and shuffle; return the match during the deal, and its pack."""
        now = self.state
        shootout = "hand_size" in now.plan  # leads as on a first deal
        direction = (AGAIN in now.plan and now.direction) or self._next_direction()
        if AGAIN in now.plan and now.dealer in now.players:
            players = now.players
            dealer = players.index(now.dealer)
        else:
            players = self._seated(direction, of(chance, "seats"))
            dealer = self._dealer(players, direction, of(chance, "dealer"))
        first = Shuffled(
            deck=shuffled(self.rules.pack, of(chance, "deck")),
            seats=len(players),
            dealer=dealer,
            lot=lot(chance),
            standing=() if shootout else tuple(map(players.index, now.standing)),
            number=now.deals + 1,
            direction=direction,
            plan=tuple((key, number) for key, number in now.plan.items() if key != AGAIN),
        )
        return self._with(players=players, dealer=players[dealer], direction=direction), first

    def finished(self, ended: Ended, minutes: float = 0) -> Match:
        """Return the match after a deal; `minutes` have passed since its first deal."""
        before = self.state
        if ended.void:
            fallen = [before.players[seat] for key, seat in ended.plan if key == DEMOTE]
            again = {**before.plan, **dict(ended.plan), AGAIN: 1}
            return self._fallen(fallen) if fallen else self._with(plan=again)
        scores = dict(before.scores)
        for player, points in zip(before.players, ended.points, strict=True):
            scores[player] = scores.get(player, 0) + points
        standing = tuple(before.players[seat] for seat in ended.places)
        paid = self._paid(ended)
        after = self._with(standing=standing, scores=scores, deals=before.deals + 1, paid=paid)
        if after._over(minutes):
            after = after._with(winners=after._winners(self))
        heirs, plan = succession(
            before.standing,
            standing,
            before.players,
            ended.plan,
            self.rules.society.stagnation,
            before.plan,
        )
        return after._with(standing=heirs, plan=plan)

    def _fallen(self, fallen: Sequence[Player]) -> Match:
        """The match in which these are last before the cards are dealt again, by the new first."""
        before = self.state
        kept = {key: n for key, n in before.plan.items() if key not in (FAULTS, UNCHANGED)}
        above = (player for player in before.standing if player not in fallen)
        return self._with(standing=(*above, *fallen), dealer=None, plan={**kept, AGAIN: 1})

    def stack(self, player: Player) -> int:
        """Return the chips of a player, in hundredths."""
        return 100 * self.rules.match.starting_chips + self.state.paid.get(player, 0)

    def money(self) -> dict[Player, Decimal]:
        """Return the chips that each player has won or lost by settling."""
        return {
            player: Decimal(self.state.paid.get(player, 0)) / 100 for player in self.state.players
        }

    def leaders(self) -> tuple[Player, ...]:
        """Return the players ahead by points, or by chips if played for; several on a tie."""
        end = self.rules.match
        counted = self.state.paid if end.starting_chips else self.state.scores
        mine = {player: counted.get(player, 0) for player in self.state.players}
        return _best(mine, fewest=end.won_by is WonBy.FEWEST)

    def join(self, player: Player) -> Match:
        """Add a player, in the lowest place (PV-18)."""
        standing = (*self.state.standing, player) if self.state.standing else ()
        return self._with(players=(*self.state.players, player), standing=standing)

    def leave(self, player: Player) -> Match:
        """Remove a player: those below move up one place; the leaver's score is kept."""
        seat = self.state.players.index(player)
        before = self.state.players[(seat - self.state.direction) % len(self.state.players)]
        return self._with(
            players=tuple(p for p in self.state.players if p != player),
            standing=tuple(p for p in self.state.standing if p != player),
            dealer=before if self.state.dealer == player else self.state.dealer,
        )

    def _with(self, **changes: Any) -> Match:
        """Return the match after these changes of its state; titles are those of the places."""
        state = replace(self.state, **changes)
        names = self.rules.society.titles.names(len(state.standing))
        titles = dict(zip(state.standing, names, strict=True))
        return replace(self, state=replace(state, titles=titles))

    def _next_direction(self) -> int:
        dealing = self.rules.dealing
        return -self.state.direction or -1 if dealing.alternates else dealing.direction

    def _seated(self, direction: int, chance: Chance) -> tuple[Player, ...]:
        society = self.rules.society
        players = list(self.state.players)
        if not self.state.standing and society.first_seats_random:
            chance.shuffle(players)
        elif self.state.standing and society.seats_by_rank:
            players = list(self.state.standing[::direction])
        return tuple(players)

    def _dealer(self, players: tuple[Player, ...], direction: int, chance: Chance) -> Seat:
        dealing = self.rules.dealing
        if dealing.round and self.state.standing and self.state.deals % dealing.round == 0:
            return chance.randrange(len(players))  # the highest card drawn deals (000:113)
        if not self.state.standing:
            host = players.index(self.state.players[0])
            return chance.randrange(len(players)) if dealing.first_by_lot else host
        if dealing.next_place is not None:
            return players.index(self.state.standing[dealing.next_place])
        if self.state.dealer in players:
            return (players.index(self.state.dealer) + direction) % len(players)
        return players.index(self.state.standing[-1])

    def _pair_of(self, player: Player) -> frozenset[Player]:
        """Return the colluding pair of this deal, as best and last place (PV-22)."""
        order = self.state.standing or self.state.players
        return frozenset((player, order[-1 - order.index(player)]))

    def _paid(self, ended: Ended) -> dict[Player, int]:
        """Return all winnings and losses by now; without payments the points are chips."""
        end = self.rules.match
        points = ended.paid or (ended.points if end.starting_chips else (0,) * len(ended.points))
        due = [end.stake * number for number in points]
        if end.starting_chips:
            due = list(from_stacks(due, [self.stack(player) for player in self.state.players]))
        paid = dict(self.state.paid)
        for player, hundredths in zip(self.state.players, due, strict=True):
            paid[player] = paid.get(player, 0) + hundredths
        return paid

    def _over(self, minutes: float) -> bool:
        end = self.rules.match
        if end.starting_chips and any(self.stack(player) <= 0 for player in self.state.players):
            return True
        match end.counted:
            case Counted.POINTS:
                return max(self.state.scores.values()) >= end.target
            case Counted.DEALS:
                return self.state.deals >= end.target
            case Counted.MINUTES:
                return minutes >= end.target
        return False

    def _winners(self, before: Match) -> tuple[Player, ...]:
        """Return the winners of the match, which is over; `before` is that of the last deal."""
        end = self.rules.match
        if end.won_by is WonBy.LAST_DEAL:
            return self.state.standing[: end.winning_places]
        if end.won_by is WonBy.BEST_PAIR:
            pairs = {player: before._pair_of(player) for player in self.state.players}
            counted = self.state.paid if end.starting_chips else self.state.scores
            shared = {p: sum(counted.get(q, 0) for q in pairs[p]) for p in self.state.players}
            return _best(shared)
        return self.leaders()


def _handed(value: Any, old: Player, new: Player) -> Any:
    """Return this value of a field with one player in place of another; numbers stay."""
    if isinstance(value, tuple):
        return tuple(new if one == old else one for one in value)
    if isinstance(value, Mapping):
        # entries that the new one kept of an earlier stay give way to those of the seat
        left = {one: kept for one, kept in value.items() if one != new or old not in value}
        return {new if one == old else one: kept for one, kept in left.items()}
    return new if value == old else value


def _best(numbers: Mapping[Player, int], fewest: bool = False) -> tuple[Player, ...]:
    """Return the players with the best number: the lowest of penalties, else the highest."""
    best = (min if fewest else max)(numbers.values())
    return tuple(player for player, number in numbers.items() if number == best)


DEMOTE, FAULTS, UNCHANGED = "demote", "faults", "unchanged"


def succession(
    before: Sequence[str],
    places: Sequence[str],
    players: Sequence[str],
    asked: Iterable[tuple[str, int]],
    stagnation: int,
    plan: Mapping[str, int],
) -> tuple[tuple[str, ...], dict[str, int]]:
    """Return the standing for the next deal, and what is kept in the match's plan.

    `before` and `places` are the places before and after the deal, `players` its seats, `plan` the
    plan before it. After `stagnation` deals in a row that changed no place (0: never) the first
    becomes the last.
    """
    asked = tuple(asked)
    kept = {key: number for key, number in asked if key != DEMOTE}
    demoted = [players[seat] for key, seat in asked if key == DEMOTE]
    same = plan.get(UNCHANGED, 0) + 1 if tuple(before) == tuple(places) else 0
    if stagnation and same == stagnation:
        demoted.append(places[0])
    elif stagnation and same:
        kept[UNCHANGED] = same
    standing = (*(p for p in places if p not in demoted), *dict.fromkeys(demoted))
    if before and standing[0] != before[0]:
        kept.pop(FAULTS, None)
    return standing, kept
