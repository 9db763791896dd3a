"""Deal of the day: its name, its game, what a result is worth, and the streak of a person.

Everyone on a server gets the same cards and the same computers, so results can be compared: with
one another, and with par, what computers make of the cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta, tzinfo

from bot.domain.boards import Scored
from bot.domain.computers import Level
from bot.domain.state import Result, TableState
from rules.match.match import Player
from rules.shuffle import commitment

PREFIX = "daily"
LEVEL = Level.NORMAL  # the same view leads to the same move
GAMES = {  # the game of each family, in the order of the days
    "pr": "president_basic",
    "bt": "bigtwo_deuces",
    "th": "thirteen_denexa",
    "df": "daifugo_denexa",
    "dd": "doudizhu_denexa",
    "b3": "bigthree_denexa",
}
PAR_WEIGHT = 4  # for how many results par counts beside those of people
PAR_VERSION = 1  # increased when a change of the computers changes par
ONE = timedelta(days=1)


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
        """The name of the day's shuffle."""
        return f"{PREFIX}.{self.guild_id}.{self.date.isoformat()}"

    @classmethod
    def read(cls, key: str) -> Day | None:
        """Return the day of this shuffle; None for the name of another one."""
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
        """The day after it."""
        return Day(self.guild_id, self.date + ONE)

    @property
    def before(self) -> Day:
        """The day before it."""
        return Day(self.guild_id, self.date - ONE)

    def ends(self, zone: tzinfo) -> float:
        """Return the midnight at its end, in seconds since the epoch."""
        after = self.next.date
        return datetime(after.year, after.month, after.day, tzinfo=zone).timestamp()


@dataclass(frozen=True)
class DailyDeal:
    """The deal of one day; `secret` is told when the day is over.

    >>> deal = DailyDeal(Day(5, date(2026, 11, 27)), "thirteen_denexa", 100.0, "ab" * 32)
    >>> deal.is_over(99.0), deal.is_over(100.0)
    (False, True)
    """

    day: Day
    preset: str
    ends_at: float
    secret: str = field(repr=False)
    par: tuple[float, ...] = ()  # by place at the table, the person's first; () while unknown

    @property
    def commitment(self) -> str:
        """The hash that fixes the secret beforehand."""
        return commitment(self.secret, self.day.key)

    def is_over(self, now: float) -> bool:
        """Whether its day is over."""
        return now >= self.ends_at


@dataclass(frozen=True)
class Try:
    """The first try of a person at the deal of a day; `worth` is None if it was not finished.

    >>> net_scores([Try("7", 1, 1, worth=3), Try("8", 2, 2)], par=1.0)
    {'7': 2.0}
    """

    player: Player
    table_id: int
    deal_id: int
    worth: int | None = None
    place: int = 0
    out_of: int = 0
    channel_id: int = 0  # in which it was begun, on the server
    shared_at: float | None = None


def shuffle_key(key: str, number: int) -> str:
    """Return the name of a shuffle: void deals are dealt again, by the same secret."""
    return key if number == 1 else f"{key}.{number}"


def without_daily(state: TableState) -> TableState:
    """Return the table without the deal of the day, whose secret is used for no other deal."""
    if not state.daily:
        return state
    return replace(state, daily="", upcoming=replace(state.upcoming, secret=""))


def today(guild_id: int, now: float, zone: tzinfo, last: Day | None) -> Day:
    """Return the day of this moment; after `last`, which is over, even where the zone changed."""
    here = datetime.fromtimestamp(now, zone).date()
    return Day(guild_id, max(here, last.date + ONE) if last else here)


def game_of(day: date, families: Collection[str]) -> str:
    """Return the preset of a day among these families of games; empty: all."""
    allowed = [game for family, game in GAMES.items() if family in families] or [*GAMES.values()]
    return allowed[day.toordinal() % len(allowed)]


def worth(scored: Scored, points: int, place: int, of: int) -> int:
    """Return what a result is worth: more is better; without points, how many came after it."""
    if scored is Scored.NOTHING:
        return of - place
    return -points if scored is Scored.PENALTIES else points


def worth_of(result: Result) -> int | None:
    """Return what a stored result is worth; None if a computer played a part of it."""
    if result.substituted or result.left:
        return None
    return worth(result.scored, result.points, result.shared_place, result.of)


def try_of(tries: Sequence[Try], player: Player) -> Try | None:
    """Return the try of this person."""
    return next((one for one in tries if one.player == player), None)


def net(own: float, others: Sequence[float], par: float) -> float:
    """Return how far a result is above those of others with the same cards, and above par."""
    expected = (sum(others) + PAR_WEIGHT * par) / (len(others) + PAR_WEIGHT)
    return own - expected


def net_scores(tries: Sequence[Try], par: float) -> dict[Player, float]:
    """Return the net score of each finished try, best first."""
    done = {one.player: one.worth for one in tries if one.worth is not None}
    scores = {
        who: net(own, [other for one, other in done.items() if one != who], par)
        for who, own in done.items()
    }
    return dict(sorted(scores.items(), key=lambda one: (-one[1], one[0])))


def ranks(scores: Mapping[Player, float]) -> Iterator[tuple[int, Player, float]]:
    """Yield place, person and net score, equal scores with equal places."""
    rank, before = 0, 0.0
    for number, (who, score) in enumerate(scores.items(), 1):
        if number == 1 or score != before:
            rank = number
        before = score
        yield rank, who, score


def streak(done: Collection[date], day: date) -> int:
    """Return the days in a row that were finished up to this one, which may be still to come."""
    at = day if day in done else day - ONE
    days = 0
    while at in done:
        days, at = days + 1, at - ONE
    return days
