"""Deal of the day: its name, its game, the worth of a result, and the streak of a person.

All people on a server get the same cards and the same computers. So results can be compared with
one another, and with par: the average worth that computers achieve with the same cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta, tzinfo
from hashlib import sha256

from bot.domain.boards import Scored
from bot.domain.computers import Level
from bot.domain.state import Result, TableState
from rules.match.match import Player
from rules.shuffle import commitment

PREFIX = "daily"
LEVEL = Level.NORMAL  # of the computers; the same view leads to the same move
GAMES = {  # the game of each family, in the order of the days
    "pr": "president_basic",
    "bt": "bigtwo_deuces",
    "th": "thirteen_denexa",
    "df": "daifugo_denexa",
    "dd": "doudizhu_denexa",
    "b3": "bigthree_denexa",
}
PAR_WEIGHT = 4  # number of people's results that par weighs as much as
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
        """The following day."""
        return Day(self.guild_id, self.date + ONE)

    @property
    def before(self) -> Day:
        """The previous day."""
        return Day(self.guild_id, self.date - ONE)

    def ends(self, zone: tzinfo) -> float:
        """Return the midnight at the end of the day in this zone, in seconds since the epoch."""
        after = self.next.date
        return datetime(after.year, after.month, after.day, tzinfo=zone).timestamp()


@dataclass(frozen=True)
class DailyDeal:
    """The deal of one day; its `secret` is revealed when the day is over.

    >>> deal = DailyDeal(Day(5, date(2026, 11, 27)), "thirteen_denexa", 100.0, "ab" * 32)
    >>> deal.is_over(99.0), deal.is_over(100.0)
    (False, True)
    """

    day: Day
    preset: str
    ends_at: float
    secret: str = field(repr=False)
    par: tuple[float, ...] = ()  # by order of joining, the person's first; () while unknown

    @property
    def commitment(self) -> str:
        """Hash of the secret, published before the secret is revealed."""
        return commitment(self.secret, self.day.key)

    def is_over(self, now: float) -> bool:
        """Whether the day is over."""
        return now >= self.ends_at

    def mark(self, player: Player) -> str:
        """Return the nameless mark that stays of the try of a deleted person until the day ends.

        The secret of the day salts the hash, so no mark can be linked to one of another day.
        """
        return sha256(f"{self.secret}:{player}".encode()).hexdigest()[:32]


@dataclass(frozen=True)
class Try:
    """A person's first try at the deal of a day; `worth` is None if the try was not finished.

    >>> net_scores([Try("7", 1, 1, worth=3), Try("8", 2, 2)], par=1.0)
    {'7': 2.0}
    """

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


def today(guild_id: int, now: float, zone: tzinfo, last: Day | None) -> Day:
    """Return the present day, which comes after the finished day `last`.

    After a change of the time zone the calendar may show `last` again; then the day after is
    returned.
    """
    here = datetime.fromtimestamp(now, zone).date()
    return Day(guild_id, max(here, last.date + ONE) if last else here)


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
    """Return the try of this person; None if there is none."""
    return next((one for one in tries if one.player == player), None)


def net(own: float, others: Sequence[float], par: float) -> float:
    """Return the distance of a result above the weighted average of other results and of par."""
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
    """Yield place, person and net score; equal scores share a place."""
    rank, before = 0, 0.0
    for number, (who, score) in enumerate(scores.items(), 1):
        if number == 1 or score != before:
            rank = number
        before = score
        yield rank, who, score


def streak(done: Collection[date], day: date) -> int:
    """Return the number of finished days in a row up to `day`, which may not be finished yet."""
    at = day if day in done else day - ONE
    days = 0
    while at in done:
        days, at = days + 1, at - ONE
    return days
