"""Rows of the ladder: each level against the one below, weak tables, a player of another project.

The part `ladder` has few deals of the strong computer. The part `strength` has many: it takes an
hour on two cores, and is measured only if it is named. The rows are measured in order, in one
process for each usable processor.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import mean

from bot.players.information_state import InformationState
from bot.players.levels import Level
from rules.actions import Action, Bid, Pass, Seat
from rules.events import ALONE
from rules.phases.auction import HIGHEST
from tests.bench.ladder.pairings import DEALS, SURE, Game, first_places, points
from tests.bench.ladder.playing import (
    Player,
    by_chance,
    lowest,
    of_level,
    pack,
    played,
    thinking,
)
from tests.bench.ladder.stranger import NAME, Stranger
from tests.bench.measure import Row

FAMILIES = (
    Game("President", "president_basic"),
    Game("Big Two", "bigtwo_basic"),
    Game("Deuces", "bigtwo_deuces"),
    Game("Daifugo", "daifugo_denexa"),
    Game("Thirteen", "thirteen_denexa"),
    Game("Dou Dizhu", "doudizhu_denexa"),
    Game("Big Three", "bigthree_denexa", deals=4 * DEALS),  # bids make payments vary widely
)
MIXES = (
    Game("Big Two in teams", "bigtwo_teams", deals=4 * DEALS),  # only the winner counts
    Game("Big Two by values of cards left", "bigtwo_values_a"),
    Game("Big Two of three with a stock", "bigtwo_three_draw"),
    Game("Deuces with jokers", "bigtwo_jokers"),
    Game("President with wild jokers", "president_wild_jokers"),
    Game("President with revolutions", "president_revolution"),
    Game("President with three exchanges", "president_huberes"),
    Game("President with transparent threes", "president_transparent"),
    Game("President with two packs", "president_double_deck"),
    Game("Thirteen for places", "thirteen_play_on"),
    Game(
        "Dou Dizhu, each bid one higher", "doudizhu_denexa", {"auction": "big_three"}, 16 * DEALS
    ),  # as in Big Three; payments vary even more
)
FAIR_SHARES = (  # with the bar of the share of first places
    (Game("Big Two", "bigtwo_basic"), lowest, "three weakest", 0.6),
    (Game("Big Two", "bigtwo_basic"), by_chance, "three random", 0.9),
    (Game("Thirteen", "thirteen_denexa"), lowest, "three weakest", 0.5),
    (Game("Daifugo", "daifugo_denexa"), lowest, "three weakest", 0.5),
    (Game("President", "president_basic"), lowest, "three weakest", 0.5),
)
SECONDS = 0.025  # of the strong computer for a move, at weak tables and against the stranger
BEST = thinking(SECONDS)
LADDER: tuple[tuple[str, Player, str, Player], ...] = (
    # at full strength, as people play against it: the playouts of `Budget` and the settings
    ("strong", of_level(Level.STRONG), "normal", of_level(Level.NORMAL)),
    ("normal", of_level(Level.NORMAL), "easy", of_level(Level.EASY)),
    ("easy", of_level(Level.EASY), "random", by_chance),
)
FEW = 100  # deals of the strong computer in a short run
LANDLORD_WINS, STRANGER_WINS = 0.85, 0.25
DOU_DIZHU = Game("Dou Dizhu", "doudizhu_denexa")


def rows() -> Iterator[Row]:
    """Yield the rows of all pairings of levels, with the strong computer in few games and deals."""
    yield from _all(range(len(QUICK)))


def strength() -> Iterator[Row]:
    """Yield the rows of weak tables, of the stranger, and of the strong computer in all games."""
    yield from _all(range(len(QUICK), len(MEASURED)))


def _all(numbers: Iterable[int]) -> Iterator[Row]:
    processes = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    try:
        yield from pool.map(_measured, numbers)
    finally:  # an interruption does not wait for rows that have not begun
        pool.shutdown(cancel_futures=True)


def _measured(at: int) -> Row:
    return MEASURED[at]()


def _step(step: int, game: Game) -> Row:
    """Return the row of the better level's points in a deal; the bar is their error."""
    name, one, below, others = LADDER[step]
    gain, interval, deals = points(game, one, others)
    what = f"{game.name}: {name} among {below}, points in each of {deals} deals"
    return Row(what, ours=gain, unit="", at_least=interval)


def _share(at: int) -> Row:
    """Return the row of first places of the strong computer among players of one kind."""
    game, others, called, asked = FAIR_SHARES[at]
    share, interval, deals = first_places(game, BEST, others)
    what = f"{game.name}: first among {called} in {deals} deals (± {interval:.0%})"
    return Row(what, ours=share, unit="%", at_least=asked)


def off(share: float, deals: int) -> float:
    """Return the error of a share of `deals` deals that is exceeded one time in twenty."""
    return SURE * sqrt(share * (1 - share) / deals)


def _elsewhere(as_landlord: bool) -> Row:
    """Return the row of Dou Dizhu against the stranger, in one role or the other."""
    what = "Dou Dizhu: we win as landlord of" if as_landlord else "Dou Dizhu: we lose to landlord"
    try:
        stranger = Stranger()
    except ImportError as error:
        return Row(what, NAME, absent=f"absent: {error}")
    seats = (BEST, stranger) if as_landlord else (stranger, BEST)
    won = landlord_wins(*seats)
    named = f"{what} {NAME} (± {off(won, DEALS):.0%})"
    if as_landlord:
        return Row(named, ours=won, unit="%", at_least=LANDLORD_WINS)
    return Row(named, ours=won, unit="%", at_most=STRANGER_WINS)


def landlord_wins(landlord: Player, peasants: Player, deals: int = DEALS) -> float:
    """Return the share of deals that the landlord wins; the landlord bids three with any hand."""
    rules, won = DOU_DIZHU.rules, list[bool]()
    for number in range(deals):
        first = pack(rules, 3, Random(f"landlord {number}"), later=False)
        seats = [_seated(seat, number % 3, landlord, peasants) for seat in range(3)]
        deal = played(rules, first, seats, Random(number))
        assert deal.ended is not None
        won.append(deal.sides[deal.ended.places[0]] == ALONE)
    return mean(won)


def _seated(seat: Seat, alone: Seat, landlord: Player, peasants: Player) -> Player:
    """Return the player of this seat, with a fixed bid: the highest for `alone`, else a pass."""
    plays, bid = (landlord, Bid(HIGHEST)) if seat == alone else (peasants, Pass())

    def sits(knowledge: InformationState, chance: Random) -> Action:
        return plays(knowledge, chance) if knowledge.view.opened else bid

    return sits


GAMES = (*FAMILIES, *MIXES)
QUICK: tuple[Callable[[], Row], ...] = (
    *(partial(_step, 0, game._replace(deals=FEW)) for game in FAMILIES[:4]),
    *(partial(_step, step, game) for step in range(1, len(LADDER)) for game in GAMES),
)
MEASURED: tuple[Callable[[], Row], ...] = (
    *QUICK,
    *(partial(_share, at) for at in range(len(FAIR_SHARES))),
    *(partial(_elsewhere, role) for role in (True, False)),
    *(partial(_step, 0, game) for game in GAMES),
)
