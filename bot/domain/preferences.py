"""What people and servers have asked for, kept for good: plain data, as it is stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from math import inf

from rules.cards import JOKER, SUITS, Card, rank_of, suit_of
from rules.match.match import Player


class Sent(StrEnum):
    """Where a player wants the hand."""

    DM = "dm"
    CHANNEL = "channel"  # under the table message, by "My hand"
    BOTH = "both"


class Sorting(StrEnum):
    """How the cards of a hand lie."""

    RANK = "rank"
    SUIT = "suit"


class Deck(StrEnum):
    """What the cards of a hand look like."""

    FOUR = "four"  # a colour for each suit
    TWO = "two"  # black and red
    SAFE = "safe"  # told apart by the colour-blind
    DARK = "dark"  # light on dark paper
    CONTRAST = "contrast"  # thick, in black and dark red


class Pinged(StrEnum):
    """When a player on turn is pinged who can see the turn in the hand as well."""

    AT_ONCE = "at-once"
    SOON = "soon"
    LATE = "late"
    REMINDED = "reminded"  # not before half of the time is over


PING_SECONDS = {Pinged.AT_ONCE: 0.0, Pinged.SOON: 8.0, Pinged.LATE: 20.0, Pinged.REMINDED: inf}


@dataclass(frozen=True)
class Preferences:
    """What one player has chosen, on all servers."""

    sent: Sent = Sent.DM
    sorting: Sorting = Sorting.RANK
    deck: Deck = Deck.FOUR
    pictures: bool = True  # without them everything is said in words
    pinged: Pinged = Pinged.SOON
    auto_pass: bool = False  # pass by itself when nothing can be played
    language: str = ""  # chosen; empty: the one Discord is set to
    seen: str = ""  # the language Discord was set to when the player last clicked
    first_deal: int = 0  # in which the player was told how to play; 0: none yet, -1: never


class Savers(StrEnum):
    """Who may save rules under a name on a server, besides its managers."""

    ALL = "all"
    HOSTS = "hosts"  # of an open table
    ROLE = "role"  # those who wear it


@dataclass(frozen=True)
class ServerSettings:
    """What the admins of one server have chosen."""

    language: str = ""  # of what everybody reads; empty: the server's own on Discord
    host_role: int = 0  # the role that may open tables; 0: everybody
    families: tuple[str, ...] = ()  # games that may be played, as "pr", "bt"; empty: all
    turn_seconds: int = 0  # 0: as the bot is set up
    bank_seconds: int = -1  # spare time of each player in a deal; -1: as the bot is set up
    threads: bool = False  # each game in a thread of its own
    most_tables: int = 0  # open at a time; 0: any number
    greeted: bool = False  # has the bot said hello there? That is not for the admins to choose
    channels: tuple[int, ...] = ()  # where tables may open, threads with their channel; empty: all
    most_hosted: int = 2  # open tables of one host; 0: any number
    ping_role: int = 0  # mentioned when a table opens; 0: none
    ping_minutes: int = 60  # between two such mentions, at least
    savers: Savers = Savers.ALL
    saver_role: int = 0  # for `Savers.ROLE`; 0: the managers alone


@dataclass(frozen=True)
class HousePreset:
    """A set of house rules that a server has saved by a name."""

    name: str
    preset: str
    changed: Mapping[str, str] = field(default_factory=dict)
    author: Player = ""
    made_at: float = 0.0  # seconds since the epoch


def arranged(hand: tuple[Card, ...], sorting: Sorting) -> tuple[Card, ...]:
    """A hand that lies lowest first as its player wants it; within a suit the lowest stays first.

    Suits come as `rules.cards.SUITS` names them, so that red and black take turns; jokers last.
    """
    if sorting is Sorting.RANK:
        return hand
    return tuple(sorted(hand, key=_pile))


def _pile(one: Card) -> int:
    return len(SUITS) if rank_of(one) == JOKER else suit_of(one)
