"""Playouts through the rules themselves, for rule sets without a fast form."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from bot.players.division import lead_order
from bot.players.moves import Move, Moves
from rules.actions import Action, Pass, Play
from rules.combinations import Reader
from rules.deal import Deal
from rules.engine import decide, legal
from rules.events import Ended
from rules.phases.base import Part

HOLDS = 0.4  # the probability that a high card is kept from a low play
HIGH, LOW = 0.9, 0.45
UNREAD = 0.6  # the height of a play that counts as something else than its cards are
MOST_TURNS = 600

KnownMoves = tuple[Moves, Moves]  # in the usual order of ranks, and upside down


@lru_cache(maxsize=16)
def moves_of(usual: Reader, inverted: Reader, pack: int) -> KnownMoves:
    """Return the moves of a rule set, in either order of ranks."""
    return Moves(usual, pack), Moves(inverted, pack)


def played_out(deal: Deal, chance: Random) -> Ended | None:
    """Play out this deal; None where it does not end in reasonable time."""
    for _ in range(MOST_TURNS):
        if deal.ended is not None:
            return deal.ended
        deal = step(deal, chance)
    return None


def step(deal: Deal, chance: Random) -> Deal:
    """Return the deal after a likely action of the seat that is due."""
    rules = deal.rules
    both = moves_of(rules.usual, rules.inverted, rules.pack)
    seat = min(deal.to_act)
    actions = legal(deal, seat, by_rank=True)
    if rules.phases[deal.phase].part is Part.TRICKS:
        action = _turn(deal, actions, both[deal.upside_down], chance)
    else:
        action = chance.choice(actions)
    return decide(deal, seat, action).deal


def _turn(deal: Deal, actions: Sequence[Action], moves: Moves, chance: Random) -> Action:
    """Choose a lead of many low cards, or the cheapest play that beats the top."""
    plays = [action for action in actions if isinstance(action, Play)]
    if not plays:
        return actions[-1]
    if not deal.trick:
        return min(plays, key=lambda play: order(moves.move(play.cards)))
    chosen = min(plays, key=lambda play: height(moves.move(play.cards)))
    may_pass = any(isinstance(action, Pass) for action in actions)
    dear = height(moves.move(chosen.cards)) >= HIGH
    cheap = height(moves.move(deal.trick[-1].as_cards)) < LOW
    return Pass() if may_pass and dear and cheap and chance.random() < HOLDS else chosen


def order(move: Move | None) -> float:
    """Return `lead_order` for any play."""
    return lead_order(move) if move else UNREAD


def height(move: Move | None) -> float:
    """Return the height of a play, a trump above all."""
    return UNREAD if move is None else move.height + (move.kind < 0)
