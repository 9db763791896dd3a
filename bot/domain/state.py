"""What a table is between two messages: plain data, as it is stored and restored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property

from bot.domain.boards import Scored
from bot.domain.computers import Level, is_computer
from rules.events import Event
from rules.match.match import MatchState, Player

NO_SERVER = 0  # in place of a server: the table is in somebody's direct messages


class Stage(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"  # people join
    DEAL = "deal"  # a deal is being played
    BETWEEN = "between"  # a deal is over, the match goes on
    OVER = "over"  # the match has its winner
    CLOSED = "closed"  # stopped; nothing more happens here


class Closing(StrEnum):
    """Why a table is closed."""

    UNTOLD = ""  # it is open, or was closed before reasons were stored
    STOPPED = "stopped"  # by the person in `closed_by`
    EMPTY = "empty"  # no active player is left
    IDLE = "idle"  # nobody did anything for some hours
    DELETED = "deleted"  # its channel or thread was deleted
    ARCHIVED = "archived"  # its thread was archived
    REMOVED = "removed"  # the bot was removed from the server


class Delivery(StrEnum):
    """Where a player gets the hand."""

    DM = "dm"
    CHANNEL = "channel"  # direct messages are closed: "My hand" under the table message


@dataclass(frozen=True)
class Seated:
    """Someone at the table. `player` is a Discord id, or that of a computer."""

    player: Player
    delivery: Delivery = Delivery.DM
    sitting_out: bool = False  # watches the next deals, keeps the score
    gone: bool = False  # has left in mid-deal; a computer plays on unless somebody takes the seat
    asleep: bool = False  # a computer plays for them until they do anything
    missed: int = 0  # turns in a row that ran out of time
    bank: float = 0.0  # seconds of spare time left in this deal
    substituted: bool = False  # a computer has played some of this deal in their place
    left_order: int = 0  # of those who have left this deal, 1 for the first
    left_at: int = 0  # how many events of the deal had happened then

    @property
    def computer(self) -> bool:
        """Is it a computer's seat?"""
        return is_computer(self.player)


@dataclass(frozen=True)
class Deadlines:
    """When the turn ends and its reminder comes, in seconds since the epoch; 0 where none runs."""

    turn_seq: int = 0  # the state of the deal that the deadlines belong to
    due_at: float = 0.0
    remind_at: float = 0.0
    given_by: tuple[Player, ...] = ()  # gave more time for this turn, once for each minute

    def later(self, seconds: float) -> Deadlines:
        """Both put off by so much, where they run."""
        due, remind = (at and at + seconds for at in (self.due_at, self.remind_at))
        return replace(self, due_at=due, remind_at=remind)


@dataclass(frozen=True)
class Activity:
    """When people last did anything at a table, in seconds since the epoch; 0 where unknown."""

    active_at: float = 0.0  # a person at the table, or a change of it
    host_at: float = 0.0  # the host

    def later(self, seconds: float) -> Activity:
        """Both moved by so much, where they are known."""
        return Activity(*(at and at + seconds for at in (self.active_at, self.host_at)))


@dataclass(frozen=True)
class Draft:
    """House rules on their way to being agreed; they may contradict one another."""

    preset: str
    changed: Mapping[str, str] = field(default_factory=dict)
    name: str = field(default="", compare=False)  # of rules that the server has saved


@dataclass(frozen=True)
class TableState:
    """One table. `version` grows by one with every stored change outside a deal."""

    id: int
    guild_id: int
    channel_id: int
    host: Player
    preset: str  # empty where what is stored cannot be read
    changed: Mapping[str, str] = field(default_factory=dict)  # options that differ from the preset
    stage: Stage = Stage.LOBBY
    version: int = 0
    seats: tuple[Seated, ...] = ()  # in the order of joining
    match: MatchState = field(default_factory=MatchState)
    deal_id: int | None = None  # the running deal, or the last one
    deadlines: Deadlines = Deadlines()
    votes: Mapping[Player, tuple[Player, ...]] = field(default_factory=dict)  # to unseat whom, by
    parent_id: int = 0  # the channel that `channel_id` is a thread of, 0 for no thread
    closed_by: Player = ""  # who stopped it; nobody where its place or its people were gone
    closed_why: Closing = Closing.UNTOLD
    activity: Activity = Activity()
    host_before: Player = ""  # fell silent, so that the host of now took over
    saved: Draft | None = None  # the server's rules that were chosen last, with their name
    drafts: tuple[Draft, ...] = ()  # what the host has made of the rules, step by step
    takes_back: bool = True  # may a last act be taken back before anybody else acts?
    stand_in: Level = Level.NORMAL  # how a computer plays for people who sleep or have left

    @cached_property
    def seat_holders(self) -> frozenset[Player]:
        """Who has a seat here."""
        return frozenset(one.player for one in self.seats)

    @property
    def private(self) -> bool:
        """Is it in the host's direct messages, where one person practises and nobody else comes?"""
        return self.guild_id == NO_SERVER


@dataclass(frozen=True)
class NewDeal:
    """A deal about to be stored. The seed stays secret until the deal is over."""

    players: tuple[Player, ...]  # by seat
    choices: Mapping[str, str] = field(repr=False)  # every option in force
    preset: str
    number: int
    seed: str = field(repr=False)
    events: tuple[Event, ...] = field(repr=False)


@dataclass(frozen=True)
class Result:
    """One player's part in a finished deal; never changed once stored."""

    player: Player
    place: int  # 1 is best; by the order of the rules, in which nobody shares one
    of: int  # players in the deal
    points: int
    title: str
    scored: Scored = Scored.NOTHING  # what the points are
    substituted: bool = False  # a computer has played some of it in their place
    # how the player's side came out, of how many; None where results of old do not tell
    side: int | None = None  # 0 played alone against all others
    side_place: int | None = None  # equal sides have the same
    sides: int | None = None

    @property
    def shared_place(self) -> int:
        """The place of the player's side; the player's own where that is not known."""
        return self.side_place or self.place


@dataclass(frozen=True)
class Post:
    """A message the bot keeps: the table message, the turn ping, a player's hand."""

    kind: str  # "table", "ping", "hand"
    player: Player  # whose hand or ping it is; "" for the table message
    channel_id: int
    message_id: int
    seq: int = 0  # the state of the deal it shows
    posted_at: float = 0.0
