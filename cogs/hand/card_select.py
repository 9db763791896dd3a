"""Selects to pick any cards of a hand: cut between ranks, and copies told apart."""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from random import Random

import discord

from bot import limits
from bot.words import say
from bot.words.card_emojis import beside
from bot.words.cards import shown
from cogs.core.acts import hex_cards, number
from cogs.core.components import TableSelect, select
from rules.cards import ONE_PACK, Card, Cards, copies, joined, rank_of

ROOMY = 20  # options of each where there are several


def selects(
    act: str,
    table: int,
    key: str,
    hand: tuple[Card, ...],
    picked: Cards = 0,
    *,
    chance: Random,
    asked: str,
    least: int = 1,
    most: int = limits.OPTIONS,
) -> list[TableSelect]:
    """One select for all these cards in the order shown, or several for a long hand.

    What is picked in one is added to what was picked in the others; see `part_of`.
    """
    parts = pieces(hand)
    whole = len(parts) == 1
    return [
        select(
            act,
            table,
            key,
            # The random part makes the client forget a choice that was refused.
            f"{picked & ~joined(part):x}.{len(parts)}.{chance.randbytes(2).hex()}",
            placeholder=asked if whole else _part(part, number),
            options=[_option(one, hand, picked) for one in part],
            least=min(least, len(part)) if whole else int(not picked & joined(part)),
            most=most,
        )
        for number, part in enumerate(parts, 1)
    ]


def part_of(written: str) -> tuple[Cards, int]:
    """What is picked in the other selects, and how many selects there are."""
    elsewhere, _, rest = written.partition(".")
    parts, _, random = rest.partition(".")
    hex_cards(random)
    return hex_cards(elsewhere), number(1, limits.ROW)(parts)


def pieces(hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """The hand in as few parts as selects hold, nearly alike and cut between ranks."""
    size = len(hand)
    parts = 1 if size <= limits.OPTIONS else ceil(size / ROOMY)
    even = [size * part // parts for part in range(parts + 1)]
    cuts = [0, *(_between_ranks(hand, cut) for cut in even[1:-1]), size]
    lengths = [after - before for before, after in pairwise(cuts)]
    if (
        not 0 < min(lengths) <= max(lengths) <= limits.OPTIONS
    ):  # sorted by suit, or many of one rank
        cuts = even
    return [hand[start:end] for start, end in pairwise(cuts)]


def _between_ranks(hand: tuple[Card, ...], near: int) -> int:
    """The place nearest to this one where one rank ends and another begins."""
    ends = [at for at in range(1, len(hand)) if rank_of(hand[at]) != rank_of(hand[at - 1])]
    return min(ends, key=lambda at: abs(at - near), default=near)


def _part(part: tuple[Card, ...], number: int) -> str:
    return say("pick-part", first=shown(part[0]), last=shown(part[-1]), part=number)


def _option(one: Card, hand: tuple[Card, ...], picked: Cards) -> discord.SelectOption:
    twins = copies(one) & joined(hand)
    about = None
    if twins != one:
        about = say("first-of-two" if one <= ONE_PACK else "second-of-two")
    chosen = bool(one & picked)
    said, value = shown(one), f"{one:x}"
    return discord.SelectOption(
        label=said, value=value, description=about, emoji=beside(one), default=chosen
    )
