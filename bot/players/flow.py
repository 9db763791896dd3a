"""The flow of tricks between two plays, for the rule sets where a few flags describe it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.players.moves import Moves
from rules import events as e
from rules.house.finishing import FirstOut, OneLeft
from rules.house.five_cards import UnbeatableCloses
from rules.house.following import MustBeat
from rules.house.last_card import FinishBan, LastCardCall
from rules.house.opening import LeaverEndsTrick, OpeningIncludesCard
from rules.house.passing import OneTurnEach, PassesReturn
from rules.house.penalties import PenaltyCards, WinnerTakesAll
from rules.house.scoring import Places
from rules.house.stakes import BombsDouble, ChipsForBid, PartnersWin
from rules.house.stock import DrawOnPass
from rules.house.teams import OppositePairs, TeamPoint
from rules.rule import Rule
from rules.ruleset import RuleSet

_FLOWING: tuple[type[Rule], ...] = (
    UnbeatableCloses,
    LeaverEndsTrick,
    OneTurnEach,
    PassesReturn,
    BombsDouble,
)
_BANNING: tuple[type[Rule], ...] = (FinishBan, OpeningIncludesCard, MustBeat)
_IDLE = (e.Called, e.Dealt, e.Announced)  # none is between a deal's first plays


@dataclass(frozen=True, eq=False)
class Flow:
    """The flow of tricks by one rule set, beyond playing higher or passing."""

    rules: RuleSet
    moves: Moves
    first_out: bool  # the deal ends with the first who goes out
    lifts: bool  # a play lifts all passes
    spends: bool  # each seat has one turn in a trick
    doubles: bool  # a trump doubles the stake
    must_beat: bool  # a seat that can beat may not pass
    leaver_ends: bool  # a seat that goes out ends the trick
    closes: tuple[int, ...]  # plays of so many cards end the trick if they hold the highest card
    highest: int  # the height of that card
    bans: tuple[FinishBan, ...]
    counts: bool  # the end asks for more than the order of going out and the cards left
    for_places: bool  # only the order of going out counts
    settled_early: bool  # all counting is settled when the first is out
    together: bool  # the side with fewer cards together wins, whichever seat is out
    calls: bool  # the last card is called; every computer does call it
    draws: bool  # a pass costs a card of the stock
    draws_all: bool  # or as many as the play to beat has


def flow(rules: RuleSet) -> Flow | None:
    """Return the flow of tricks by these rules; None where only the engine can play them."""
    going = nearest(rules)
    odd = rules.bends_following or rules.interpreters or rules.nameless or rules.interrupters
    if odd or rules.beat_own or not going or rules.society.counts_hidden:
        return None
    if any(not isinstance(rule, _BANNING) for rule in rules.forbidders):
        return None
    for kind, rules_of in rules.reactors.items():
        if kind not in _IDLE and any(not _known(rule) for rule in rules_of):
            return None
    if going.counts and going.draws:
        return None  # hands of earlier turns may be asked for, without the cards drawn since
    looks = _of(rules, FinishBan) or _of(rules, UnbeatableCloses) or rules.heir or going.counts
    merged = going.moves.merged
    return None if (merged and looks) or (rules.packs > 1 and not merged) else going


def nearest(rules: RuleSet, upside_down: bool = False) -> Flow | None:
    """Return the nearest flow, without the rules only the engine knows; None for endless deals.

    Where suits are merged, rules about suits are left out too.
    """
    if not rules.ending:
        return None
    moves = Moves(rules.reader(upside_down), rules.pack)
    closing, draws = _of(rules, UnbeatableCloses), _of(rules, DrawOnPass)
    bans = tuple(rule for rule in rules.rules if isinstance(rule, FinishBan))
    return Flow(
        rules,
        moves,
        first_out=isinstance(rules.ending, FirstOut),
        lifts=_of(rules, PassesReturn) is not None,
        spends=_of(rules, OneTurnEach) is not None,
        doubles=_of(rules, BombsDouble) is not None,
        must_beat=_of(rules, MustBeat) is not None,
        leaver_ends=_of(rules, LeaverEndsTrick) is not None,
        closes=closing.sizes if closing and not moves.merged else (),
        highest=rules.ranking.highest(rules.pack),
        bans=() if moves.merged else bans,
        counts=not _by_hands_alone(rules),
        for_places=isinstance(rules.ending, OneLeft) and _by_places_alone(rules),
        settled_early=isinstance(rules.scoring, PenaltyCards) and not rules.payers,
        together=counts_together(rules),
        calls=_of(rules, LastCardCall) is not None,
        draws=draws is not None,
        draws_all=draws is not None and draws.as_required,
    )


def counts_together(rules: RuleSet) -> bool:
    """Whether the side with fewer cards together wins, so that the seat that goes out may lose."""
    return _of(rules, OppositePairs) is not None


def _by_places_alone(rules: RuleSet) -> bool:
    """Whether a deal is scored only by the order in which the seats went out."""
    more = rules.rankers or rules.scorers or rules.payers or rules.settlement or rules.annullers
    return not more and (rules.scoring is None or isinstance(rules.scoring, Places))


def _by_hands_alone(rules: RuleSet) -> bool:
    """Whether a deal is scored by places and hands left alone, regardless of who laid what."""
    if any(not isinstance(rule, WinnerTakesAll) for rule in (*rules.scorers, *rules.payers)):
        return False
    if any(not isinstance(rule, PartnersWin | OppositePairs) for rule in rules.rankers):
        return False
    scoring = rules.scoring
    if isinstance(scoring, PenaltyCards):
        return not scoring.for_unplayed and not scoring.double_finish
    return scoring is None or isinstance(scoring, Places | ChipsForBid | TeamPoint)


def _known(rule: Rule) -> bool:
    if isinstance(rule, DrawOnPass):
        return not rule.reshuffled
    warns = rule.hears == (e.Played,) and type(rule).__name__.startswith("WarnsOf")
    return warns or isinstance(rule, _FLOWING)


def _of(rules: RuleSet, kind: type[Any]) -> Any:
    return next((rule for rule in rules.rules if isinstance(rule, kind)), None)
