"""Preferences of people and settings of servers: plain data, as stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from math import inf

from rules.cards import JOKER, SUITS, Card, rank_of, suit_of
from rules.match.match import Player


class Sent(StrEnum):
    """Place to which a player's hand is sent."""

    DEFAULT = "default"  # not chosen: a player follows the server, a server the bot
    DM = "dm"
    CHANNEL = "channel"  # shown by the button "My hand" under the table message
    BOTH = "both"


class Sorting(StrEnum):
    """Order of the cards of a hand."""

    RANK = "rank"
    SUIT = "suit"


class Deck(StrEnum):
    """Design of the cards of a hand."""

    FOUR = "four"  # a color for each suit
    TWO = "two"  # black and red
    SAFE = "safe"  # distinguishable for the color-blind
    DARK = "dark"  # light on dark paper
    CONTRAST = "contrast"  # thick, in black and dark red
    ANIMALS = "animals"  # with a lion, a cat and a dog for king, queen and jack
    PIXEL = "pixel"  # coarse, light on dark paper


class Pinged(StrEnum):
    """Moment of the ping for a player on turn whose hand message shows the turn as well."""

    AT_ONCE = "at-once"
    SOON = "soon"
    LATE = "late"
    REMINDED = "reminded"  # only with the reminder, when half of the time is over


class Hidden(StrEnum):
    """Degree to which a person is hidden from others in everything that outlasts a table."""

    NO = "no"
    NAMES = "names"  # shown without name and avatar
    ALL = "all"  # on no board at all


FACTORS = (1, 2, 4)  # of the time for turns: what a person may wish, and a host allow at most

PING_SECONDS = {Pinged.AT_ONCE: 0.0, Pinged.SOON: 8.0, Pinged.LATE: 20.0, Pinged.REMINDED: inf}


@dataclass(frozen=True)
class Preferences:
    """Preferences of one player, on all servers."""

    sent: Sent = Sent.DEFAULT
    sorting: Sorting = Sorting.RANK
    deck: Deck = Deck.FOUR
    pictures: bool = True  # False: text instead of pictures
    pinged: Pinged = Pinged.SOON
    auto_pass: bool = False  # pass automatically when nothing can be played
    language: str = ""  # chosen by the player; empty: the language of the Discord client
    seen: str = ""  # language of the Discord client at the player's last click
    avatar: bool = True  # whether pictures show the avatar, for all readers
    hidden: Hidden = Hidden.NO  # on leaderboards and in other views of the past
    signs: tuple[str, ...] = ()  # achievements on the profile's picture; empty: the newest
    # ids of the deals that explained the bot, bids, hands of five and straights; 0: none yet
    first_deal: int = 0
    first_bid: int = 0
    first_five: int = 0
    first_run: int = 0
    # by family of games: the deal in which the goal was explained, as `family_and_deal` names it
    explained: Mapping[str, str] = field(default_factory=dict)
    turn_factor: int = 1  # of `FACTORS`: how many times the table's time the own turns last


HISTORY_DAYS = 30


class Savers(StrEnum):
    """People who may save rules under a name on a server, besides its managers."""

    ALL = "all"
    HOSTS = "hosts"  # of an open table
    ROLE = "role"  # people with the role `saver_role`


@dataclass(frozen=True)
class ServerSettings:
    """Settings of one server, chosen by its admins."""

    language: str = ""  # of public messages; empty: the server's own on Discord
    host_role: int = 0  # the role that may open tables; 0: all members
    families: tuple[str, ...] = ()  # games that may be played, such as "pr" and "bt"; empty: all
    turn_seconds: int = 0  # 0: default of the bot
    bank_seconds: int = -1  # time bank of each player in a deal; -1: default of the bot
    threads: bool = False  # whether each game has a thread of its own
    most_tables: int = 0  # open at a time; 0: any number
    greeted: bool = False  # whether the bot has posted its greeting; not chosen by admins
    channels: tuple[int, ...] = ()  # in which tables may open, with their threads; empty: all
    most_hosted: int = 2  # open tables of one host; 0: any number
    ping_role: int = 0  # mentioned when a table opens; 0: none
    ping_minutes: int = 60  # least time between two such mentions
    savers: Savers = Savers.ALL
    saver_role: int = 0  # for `Savers.ROLE`; 0: the managers alone
    sent: Sent = Sent.DEFAULT  # place of the hands of players who have not chosen
    history_days: int = HISTORY_DAYS  # until cards and plays of a deal are deleted; 0: never
    crown_role: int = 0  # role of the ruler of the throne that was played for last; 0: none
    zone: str = "UTC"  # name of the time zone, which sets when days and seasons begin
    daily_channel: int = 0  # id of the channel for the post about each day's deal; 0: none
    season_kind: str = "quarter"  # value of `bot.standing.seasons.SeasonKind`
    rates_custom: bool = False  # whether deals with house rules are rated


@dataclass(frozen=True)
class HousePreset:
    """House rules that a server has saved under a name."""

    name: str
    preset: str
    changed: Mapping[str, str] = field(default_factory=dict)
    author: Player = ""
    made_at: float = 0.0  # seconds since the epoch


def is_new_to(preferences: Preferences, family: str, deal: str) -> bool:
    """Whether the goal of this family of games is to be explained in this deal."""
    return preferences.explained.get(family, deal) == deal


def arranged(hand: tuple[Card, ...], sorting: Sorting) -> tuple[Card, ...]:
    """Return a hand in this order; the given hand is sorted by rank, lowest first.

    Suits come in the order of `rules.cards.SUITS`, so that red and black alternate. Jokers come
    last, and within a suit the lowest card comes first.
    """
    if sorting is Sorting.RANK:
        return hand
    return tuple(sorted(hand, key=_pile))


def _pile(card: Card) -> int:
    return len(SUITS) if rank_of(card) == JOKER else suit_of(card)
