"""State of a table between two messages: plain data, as stored and restored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property

from bot.domain.boards import Scored
from bot.domain.computers import Level, is_computer
from bot.domain.preferences import FACTORS
from rules.events import Event
from rules.match.match import MatchState, Player
from rules.verification import Terms

NO_SERVER = 0  # in place of a server: the table is in direct messages, or in a chat


class Stage(StrEnum):
    LOBBY = "lobby"  # people join
    DEAL = "deal"  # a deal is being played
    BETWEEN = "between"  # a deal is over, the match goes on
    OVER = "over"  # the match has its winner
    CLOSED = "closed"  # stopped for good


class Closing(StrEnum):
    """Reason for the closing of a table."""

    UNTOLD = ""  # open, or closed before reasons were stored
    STOPPED = "stopped"  # by the person in `closed_by`
    AGREED = "agreed"  # by the person in `closed_by`, with the consent of the others of the deal
    ADMIN = "admin"  # in a deal, by the person in `closed_by`, who did not play in the deal
    EMPTY = "empty"  # no active player is left
    IDLE = "idle"  # no activity for some hours
    DELETED = "deleted"  # channel or thread was deleted
    ARCHIVED = "archived"  # thread was archived
    REMOVED = "removed"  # the bot was removed from the server


class Delivery(StrEnum):
    """Place to which a player's hand is delivered."""

    DM = "dm"
    CHANNEL = "channel"  # direct messages are closed: "My hand" under the table message


@dataclass(frozen=True)
class Seated:
    """A player at the table. `player` is a person's Discord id, or the id of a computer."""

    player: Player
    delivery: Delivery = Delivery.DM
    sitting_out: bool = False  # watches the next deals, keeps the score
    gone: bool = False  # left during a deal; a computer plays on unless the seat is taken
    asleep: bool = False  # a computer plays for the person until the person's next activity
    missed: int = 0  # turns in a row that ran out of time
    bank: float = 0.0  # seconds of the time bank left in this deal
    substituted: bool = False  # a computer has played a part of this deal for the person
    left_order: int = 0  # order of leaving this deal, 1 for the first player; 0: has not left
    left_at: int = 0  # number of the deal's events when the player left
    turn_factor: int = 1  # wished by the person: see `time_control.factor`
    called_up: bool = False  # has come from the line since the last deal began

    @property
    def computer(self) -> bool:
        return is_computer(self.player)


@dataclass(frozen=True)
class Deadlines:
    """End of a turn and moment of its reminder, in seconds since the epoch; 0 for none."""

    turn_seq: int = 0  # number of the event that began the turn
    due_at: float = 0.0
    remind_at: float = 0.0
    given_by: tuple[Player, ...] = ()  # players who gave this turn more time, once for each time

    def later(self, seconds: float) -> Deadlines:
        """Return the deadlines with both moments postponed by `seconds`, if they are set."""
        due, remind = (at and at + seconds for at in (self.due_at, self.remind_at))
        return replace(self, due_at=due, remind_at=remind)


@dataclass(frozen=True)
class Activity:
    """Moments of the last activity at a table, in seconds since the epoch; 0 if unknown."""

    active_at: float = 0.0  # activity of a person at the table, or a change of the table
    host_at: float = 0.0  # activity of the host

    def later(self, seconds: float) -> Activity:
        """Return the activity with both moments moved by `seconds`, if they are known."""
        return Activity(*(at and at + seconds for at in (self.active_at, self.host_at)))


@dataclass(frozen=True)
class Draft:
    """House rules on their way to being agreed; they may contradict one another."""

    preset: str
    changed: Mapping[str, str] = field(default_factory=dict)
    name: str = field(default="", compare=False)  # "" unless the server has saved the rules


@dataclass(frozen=True)
class Upcoming:
    """Shuffle of a table's next deal, fixed before the deal; the secret is revealed after it."""

    number: int = 0  # number among the table's shuffles; 0 before the first secret
    secret: str = field(default="", repr=False)  # 64 hexadecimal digits
    words: Mapping[Player, str] = field(default_factory=dict)  # words of players who cut the cards


@dataclass(frozen=True)
class StopRequest:
    """Request of a person to stop the running deal, and the answers of the other people."""

    by: Player = ""  # "" without a request
    until: float = 0.0  # end of the vote; without a request: until then nobody may ask again
    agreed: tuple[Player, ...] = ()
    declined: tuple[Player, ...] = ()


@dataclass(frozen=True)
class TableState:
    """One table. `version` grows by one with every stored change outside a deal."""

    id: int
    guild_id: int
    channel_id: int
    host: Player
    preset: str  # empty if stored data cannot be read
    changed: Mapping[str, str] = field(default_factory=dict)  # options that differ from the preset
    stage: Stage = Stage.LOBBY
    version: int = 0
    seats: tuple[Seated, ...] = ()  # in the order of joining
    line: tuple[Player, ...] = ()  # people who wait for a seat, in the order of coming
    match: MatchState = field(default_factory=MatchState)
    deal_id: int | None = None  # the running deal, or the last one
    deadlines: Deadlines = Deadlines()
    votes: Mapping[Player, tuple[Player, ...]] = field(default_factory=dict)  # voters by target
    parent_id: int = 0  # channel that contains the thread `channel_id`; 0 for no thread
    closed_by: Player = ""  # person who stopped the table; empty for other reasons
    closed_why: Closing = Closing.UNTOLD
    activity: Activity = Activity()
    host_before: Player = ""  # inactive host whom the present one replaced
    saved: Draft | None = None  # rules saved on the server that were chosen last, with their name
    drafts: tuple[Draft, ...] = ()  # changes of the rules by the host, step by step
    takes_back: bool = True  # whether a last act may be taken back before another act
    stand_in: Level = Level.NORMAL  # level of computers for people who are asleep or have left
    carries: str = ""  # in the lobby: the ladder of the throne from which Start carries on
    champions: tuple[Player, ...] = ()  # winners of the previous match in this channel
    chat: bool = False  # in a chat without the bot, which can only answer interactions there
    upcoming: Upcoming = Upcoming()
    daily: str = ""  # key of the deal of the day, until the deal is over
    stop: StopRequest = StopRequest()  # in the running deal
    most_factor: int = FACTORS[-1]  # the most that the host allows for turns of one seat

    @cached_property
    def seat_holders(self) -> frozenset[Player]:
        return frozenset(seat.player for seat in self.seats)

    @property
    def serverless(self) -> bool:
        """Whether the table belongs to no server: it has no clock, pings or leaderboard."""
        return self.guild_id == NO_SERVER

    @property
    def private(self) -> bool:
        """Whether the table is in the host's direct messages, where one person practices alone."""
        return self.serverless and not self.chat


@dataclass(frozen=True)
class NewDeal:
    """A deal about to be stored. The seed stays secret until the deal is over."""

    players: tuple[Player, ...]  # by seat
    choices: Mapping[str, str] = field(repr=False)  # every option in force
    preset: str
    number: int
    seed: str = field(repr=False)  # empty for a deal of the day, whose secret other tables share
    events: tuple[Event, ...] = field(repr=False)
    terms: Terms = field(default_factory=Terms)  # of the shuffle, with the players' words
    cut_by: tuple[Player, ...] = ()  # author of each word of the terms, "" for no word


@dataclass(frozen=True)
class Commitment:
    """Fingerprint of a shuffle, as a message showed it."""

    key: str  # name of the shuffle
    proof: str  # hash that fixes the seed
    shown_at: float  # when a message showed it first, in seconds since the epoch
    channel_id: int
    message_id: int  # a message that still shows it
    guild_id: int = NO_SERVER
    table_id: int = 0  # 0 for a deal of the day
    seed: str = field(default="", repr=False)  # only if the shuffle was never dealt, and never is


@dataclass(frozen=True)
class Result:
    """One player's part in a finished deal; never changed once stored."""

    player: Player
    place: int  # 1 is best; by the order of the rules, without shared places
    of: int  # players in the deal
    points: int
    title: str
    scored: Scored = Scored.NOTHING  # meaning of the points
    # a computer has played a part of the deal for the person, so that the deal does not count for
    # them; False for a person who left and came out behind: leaving spares nobody a loss
    substituted: bool = False
    left: bool = False  # a computer played on because the person had left the deal by choice
    stayed: bool = True  # the person played the deal to its end, or to the own last card
    # chips won or lost, in hundredths; None if the rules settle none, and in old results
    paid: int | None = None
    # side of the player, its place, and the number of sides; None in old results without sides
    side: int | None = None  # 0 for a player alone against all others
    side_place: int | None = None  # equal for equal sides
    sides: int | None = None
    # place in the order with which the deal began, as the exchange used it; 0 for no order. The
    # order has newcomers, too; players who shared a place before share the best of their places
    role: int = 0

    @property
    def from_last(self) -> bool:
        """Whether the player began the deal alone in the last place."""
        return self.role == self.of > 1

    @property
    def shared_place(self) -> int:
        """Place of the player's side; the player's own place if that of the side is unknown."""
        return self.side_place or self.place


@dataclass(frozen=True)
class Post:
    """A message that the bot remembers: a table message, a turn ping, a player's hand."""

    kind: str  # "table", "ping", "hand", "invite"
    player: Player  # owner of the hand or ping; "" for the table message
    channel_id: int
    message_id: int
    seq: int = 0  # by kind: id of the deal shown, or number of the turn of a ping; 0 for none
    posted_at: float = 0.0
