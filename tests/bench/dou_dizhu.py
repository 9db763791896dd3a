"""Dou Dizhu against other engines, on equal hands; their lists of plays are compared with ours.

Every engine here lists plays by rank, without suits. Our engine turns the chosen play into cards of
the hand; whole deals include the time for this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from rules.catalogue import build
from rules.engine import legal
from rules.phases.plays import plays
from rules.ruleset import RuleSet
from tests.bench.families import listed, listing
from tests.bench.measure import Row, Side, Turn, compare, steady
from tests.bench.peers import present
from tests.bench.peers.peer import Asking, Peer, loose, ranks
from tests.bench.positions import Position, follows, leads, random_deal

PRESET = "doudizhu_denexa"
LEAD, ANSWER = "Dou Dizhu: all leads", "Dou Dizhu: all answers"
DEAL = "Dou Dizhu: a whole random deal"
SIZES = (20, 17, 17)
HANDS, DEALS = 150, 20
NEW_HANDS, NEW_ROUNDS = 1_000, 5
BAR, AIM, DEAL_BAR = 5.0, 10.0, 3.0  # against engines in Python
PAR = 1.0  # the aim against C++
DRAW = {LEAD: leads, ANSWER: follows}


class Pair(NamedTuple):
    """A position of ours, and the function that lists its plays in the other engine."""

    at: Position
    asking: Asking


def rows() -> Iterator[Row]:
    """Yield the rows against each installed engine, and a row for each figure of an absent one."""
    rules = build(PRESET)
    peers, absent = present()
    for what in (LEAD, ANSWER):
        asked = DRAW[what](rules, SIZES, HANDS, Random(what))
        for peer in peers:
            yield _row(what, peer, steady(*_turn(_pairs(peer, asked))), _fault(peer, asked))
            yield _row(f"{what}, new hands", peer, _new_hands(what, peer), asked=False)
            yield _row(f"{what}, rules just built", peer, _new_rules(what, peer), asked=False)
    yield from (_deals(peer, rules) for peer in peers)
    yield _as_actions(rules)
    for name, reason in absent.items():
        yield from (Row(what, name, absent=reason) for what in (LEAD, ANSWER, DEAL))


def _row(what: str, peer: Peer, turns: Iterable[Turn], fault: str = "", asked: bool = True) -> Row:
    bar = BAR if peer.python and asked else None
    aim = (AIM if peer.python else PAR) if asked else None
    return compare(what, peer.name, turns, at_least=bar, aim=aim, fault=fault)


def _new_hands(what: str, peer: Peer) -> Iterator[Turn]:
    """Yield rounds of new hands; our rules have listed plays of other hands before."""
    chance, rules = Random(what), build(PRESET)
    listed(DRAW[what](rules, SIZES, NEW_HANDS, chance), by_rank=True).work()
    for _ in range(NEW_ROUNDS):
        yield _turn(_pairs(peer, DRAW[what](rules, SIZES, NEW_HANDS, chance)))


def _new_rules(what: str, peer: Peer) -> Iterator[Turn]:
    """Yield rounds of new hands, each round with newly built rules that remember nothing."""
    chance = Random(what)
    for _ in range(NEW_ROUNDS):
        yield _turn(_pairs(peer, DRAW[what](build(PRESET), SIZES, NEW_HANDS, chance)))


def _turn(pairs: list[Pair]) -> Turn:
    def theirs() -> None:
        for _, asking in pairs:
            asking()

    return listed([at for at, _ in pairs], by_rank=True), Side(theirs, len(pairs))


def _pairs(peer: Peer, asked: list[Position]) -> list[Pair]:
    both = [(at, peer.asking(at)) for at in asked]
    return [Pair(at, asking) for at, asking in both if asking is not None]


def _deals(peer: Peer, rules: RuleSet) -> Row:
    ours, theirs = Random(5), Random(5)
    return compare(
        DEAL,
        peer.name,
        steady(
            Side(lambda: [random_deal(rules, 3, ours, listing(True)) for _ in range(DEALS)], DEALS),
            Side(lambda: [peer.random_deal(theirs) for _ in range(DEALS)], DEALS),
        ),
        at_least=DEAL_BAR if peer.python else None,
    )


def _as_actions(rules: RuleSet) -> Row:
    """Compare our list of bare cards with our list of the engine's actions."""
    asked = leads(rules, SIZES, HANDS, Random(LEAD))

    def actions() -> None:
        for at in asked:
            legal(at.deal, at.seat, True)

    ours = listed(asked, by_rank=True)
    return compare(LEAD, "the same as actions (legal)", steady(ours, Side(actions, HANDS)))


def _fault(peer: Peer, asked: list[Position]) -> str:
    """Return "" if the lists agree on all plays that both engines know, else how many differ."""
    pairs = _pairs(peer, asked)
    wrong = sum(not _alike(peer, at) for at, _ in pairs)
    return f"{wrong} of {len(pairs)} lists differ" if wrong else ""


def _alike(peer: Peer, at: Position) -> bool:
    asking = peer.asking(at)
    assert asking is not None
    theirs = {play for play in peer.ranks(asking()) if not loose(play)}
    known = partial(peer.known, hand=ranks(at.hand), top=ranks(at.top))
    listed = [ranks(play) for play in plays(at.deal, at.seat, True)]
    return len(set(listed)) == len(listed) and theirs == {play for play in listed if known(play)}
