"""Deal of the day: its name, its game, the worth of a result, and the streak of a person.

All people on a server get the same cards and the same computers. So results can be compared with
one another, and with par: the average worth that computers achieve with the same cards. Players
read of it as the average of the computers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta, tzinfo
from enum import Enum
from hashlib import sha256

from bot.domain.boards import Scored
from bot.domain.computers import Level
from bot.domain.places import shared_places
from bot.domain.state import Result, TableState
from rules.actions import Seat
from rules.events import ALONE, Event, Played, SidesTaken, TrickWon, WentOut
from rules.match.match import Player
from rules.shuffle import commitment
from rules.takeback import in_force

PREFIX = "daily"
LEVEL = Level.NORMAL  # of the computers; the same view leads to the same move
GAMES = {  # the game of each family, in the order of the days
    "pr": "president_basic",
    "bt": "bigtwo_deuces",
    "th": "thirteen_denexa",
    "df": "daifugo_denexa",
    "dd": "doudizhu_open",
    "b3": "bigthree_denexa",
}
PAR_VERSION = 1  # increased when a change of the computers changes par
ONE = timedelta(days=1)
SHORTEST, LONGEST = 20 * 3600.0, 36 * 3600.0  # seconds of a day after a change of the time zone
SETTLED = timedelta(days=10)  # after which days end at local midnights again


@dataclass(frozen=True)
class Day:
    """A day of a server.

    >>> Day.read("daily.5.2026-12-31").next.key
    'daily.5.2027-01-01'
    """

    guild_id: int
    date: date

    @property
    def key(self) -> str:
        """Name of the day's shuffle."""
        return f"{PREFIX}.{self.guild_id}.{self.date.isoformat()}"

    @classmethod
    def read(cls, key: str) -> Day | None:
        """Return the day from the name of its shuffle; None for the name of another shuffle."""
        prefix, _, rest = key.partition(".")
        guild, _, written = rest.partition(".")
        if prefix != PREFIX or not (guild.isdecimal() and len(guild) < 20):
            return None
        try:
            return cls(int(guild), date.fromisoformat(written.partition(".")[0]))
        except ValueError:
            return None

    @property
    def next(self) -> Day:
        return Day(self.guild_id, self.date + ONE)

    @property
    def before(self) -> Day:
        return Day(self.guild_id, self.date - ONE)

    def ends(self, zone: tzinfo) -> float:
        """Return the midnight at the end of the day in this zone, in seconds since the epoch."""
        after = self.next.date
        return datetime(after.year, after.month, after.day, tzinfo=zone).timestamp()


@dataclass(frozen=True)
class DailyDeal:
    """The deal of one day; its `secret` is revealed when the day is over."""

    day: Day
    preset: str
    ends_at: float
    secret: str = field(repr=False)
    par: tuple[float, ...] = ()  # by order of joining, the person's first; () while unknown

    @property
    def average(self) -> float | None:
        """The average worth that computers reach, to one decimal place; None while unknown."""
        return round(self.par[0], 1) if self.par else None

    @property
    def commitment(self) -> str:
        """Hash of the secret, published before the secret is revealed."""
        return commitment(self.secret, self.day.key)

    def is_over(self, now: float) -> bool:
        return now >= self.ends_at

    def mark(self, player: Player) -> str:
        """Return the nameless mark that stays of the try of a deleted person until the day ends.

        The secret of the day salts the hash, so no mark can be linked to one of another day.
        """
        return sha256(f"{self.secret}:{player}".encode()).hexdigest()[:32]


@dataclass(frozen=True)
class Try:
    """A person's first try at the deal of a day; `worth` is None if the try was not finished."""

    player: Player
    table_id: int
    deal_id: int
    worth: int | None = None
    place: int = 0
    out_of: int = 0
    channel_id: int = 0  # channel of the server in which the try was begun
    shared_at: float | None = None


def shuffle_key(key: str, number: int) -> str:
    """Return the name of the shuffle with this number.

    A number above 1 is for a void deal that is dealt again with the same secret.
    """
    return key if number == 1 else f"{key}.{number}"


def without_daily(state: TableState) -> TableState:
    """Return the table without the deal of the day, whose secret is used for no other deal."""
    if not state.daily:
        return state
    return replace(state, daily="", upcoming=replace(state.upcoming, secret=""))


def today(guild_id: int, now: float, zone: tzinfo) -> Day:
    return Day(guild_id, datetime.fromtimestamp(now, zone).date())


def following(last: Day, end: float, now: float, zone: tzinfo) -> tuple[Day, float]:
    """Return the present day and its end, in seconds since the epoch.

    `last` is the last day of the deal and `end` its end, up to `now`. Each date follows the date
    before, so that no streak breaks. A day ends at the local midnight after its date. After a
    change of the time zone, that may be too early or too late: until days and dates agree again,
    days last from `SHORTEST` to `LONGEST`.
    """
    local_day = today(last.guild_id, now, zone)
    if local_day.date - last.date > SETTLED:
        return local_day, local_day.ends(zone)
    day = last
    while end <= now:
        day = day.next
        end = min(max(day.ends(zone), end + SHORTEST), end + LONGEST)
    return day, end


def game_of(day: date, families: Collection[str]) -> str:
    """Return the preset of a day, from these families of games; no families stand for all."""
    allowed = [game for family, game in GAMES.items() if family in families] or [*GAMES.values()]
    return allowed[day.toordinal() % len(allowed)]


def worth(scored: Scored, points: int, place: int, of: int) -> int:
    """Return the worth of a result: more is better. Without points count the players behind."""
    if scored is Scored.NOTHING:
        return of - place
    return -points if scored is Scored.PENALTIES else points


def worth_of(result: Result) -> int | None:
    """Return the worth of a stored result; None if a computer played a part of the deal."""
    if result.substituted or result.left:
        return None
    return worth(result.scored, result.points, result.shared_place, result.of)


def try_of(tries: Sequence[Try], player: Player) -> Try | None:
    return next((attempt for attempt in tries if attempt.player == player), None)


def ranks(tries: Sequence[Try]) -> list[tuple[int, Try]]:
    """Return the finished tries with their places, best first; equal results share a place."""
    done = [(-attempt.worth, attempt) for attempt in tries if attempt.worth is not None]
    places = shared_places([cost for cost, _ in done])
    ranked = zip(places, (attempt for _, attempt in done), strict=True)
    return sorted(ranked, key=lambda placed: (placed[0], placed[1].player))


@dataclass(frozen=True)
class Streak:
    """Finished days in a row of a person: up to `day`, and the most ever."""

    day: date
    days: int = 1
    best: int = 1

    def after(self, day: date) -> Streak:
        """Return the streak after this later day is finished, too."""
        days = self.days + 1 if day - self.day == ONE else 1
        return Streak(day, days, max(days, self.best))

    def at(self, day: date) -> int:
        """Return the days in a row at `day`, finished or not; 0 if the streak began later."""
        if day - self.day > ONE:
            return 0
        return max(0, self.days - max(0, (self.day - day).days))


class Trick(Enum):
    """A trick of a deal, as a person who shares the result shows it: without any card."""

    OWN = "won by the person"
    OTHER = "won by another player"
    OUT = "the last one of the person, who laid the last card in it"


def tricks(events: Sequence[Event], seat: Seat) -> list[Trick]:
    """Return the tricks of a deal up to the one in which this seat went out, or to the end."""
    past_tricks, last = list[Trick](), seat
    laid = False
    for event in in_force(events):
        if isinstance(event, Played):
            last, laid = event.seat, True
        elif isinstance(event, WentOut) and event.seat == seat:
            return [*past_tricks, Trick.OUT]
        elif isinstance(event, TrickWon):
            past_tricks.append(Trick.OWN if event.seat == seat else Trick.OTHER)
            laid = False
    return [*past_tricks, Trick.OWN if last == seat else Trick.OTHER] if laid else past_tricks


def is_alone(events: Sequence[Event], seat: Seat) -> bool | None:
    """Whether a seat played alone against all others; None if no seat did."""
    taken = [event.sides for event in events if isinstance(event, SidesTaken)]
    return taken[-1][seat] == ALONE if taken and ALONE in taken[-1] else None
