"""Playouts: a determinized deal is played to its end, all seats by a rollout policy.

`playout` uses the fast rules and a plain good policy. `engine_playout` serves rule sets without a
fast form.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from bot.players.division import Divisions, lead_order
from rules.actions import Action, Pass, Play, Seat
from rules.combinations import Reader
from rules.deal import Deal
from rules.engine import decide, legal
from rules.events import Ended
from rules.fast import FastDeal, Move, MoveGenerator
from rules.house.points import Places
from rules.phases.base import Part

HIGH, LOW = 0.9, 0.45  # heights: of a high play at least, of a low play less
KEPT = 2  # a high card is kept beside more low parts than this
# with partners, or where cards left cost points, a larger hand keeps no high cards
HOLDING = 11
HOLDS = 0.4  # the probability that an engine playout does not lay a high play on a low play
UNREAD = 0.6  # the assumed height of a play whose cards stand for other cards
MOST_TURNS = 600  # the most turns of a playout by the engine
MANY, FEW, LAST = 99, 3, 1  # numbers of cards: no hand is nearly out, nearly out, the last card

Hands = list[list[Move]]  # by seat the parts of its divided hand that are not laid yet


def playout(
    deal: FastDeal, divisions: Divisions, eager_seats: int = 0, until: Seat = -1
) -> FastDeal:
    """Play the deal in place to its end, or until the seat `until` has gone out; return the deal.

    `eager_seats` is the bit set of the seats that always play the lowest cards that beat the top.
    """
    divide, hands, rules = divisions.divide, deal.hands, deal.rules
    eager = [bool(eager_seats >> seat & 1) for seat in range(len(hands))]
    parts = _divided(deal, divisions, eager)
    policy, draws = _Policy(deal, divisions, parts), rules.draw_on_pass
    by_side_total = rules.by_side_total
    while not deal.ended and (until < 0 or hands[until]):
        seat = deal.seat
        if eager[seat]:
            move = policy.lowest(seat)
        else:
            move = policy.lead(seat) if deal.top is None else policy.follow(seat, deal.top)
        if move and by_side_total:
            move = policy.unless_lost(move)
        if move is None:
            deal.pass_turn()
            if draws and not eager[seat]:
                parts[seat] = list(divide(hands[seat]))
            continue
        deal.play(move)
        own = parts[seat]
        if move in own:
            own.remove(move)
        elif not eager[seat]:
            parts[seat] = list(divide(hands[seat])) if hands[seat] else []
    return deal


def _divided(deal: FastDeal, divisions: Divisions, eager: Sequence[bool]) -> Hands:
    """Return the divided hands of the seats that are not eager; empty lists for the others."""
    divide, held = divisions.divide, zip(deal.hands, eager, strict=True)
    return [list(divide(hand)) if hand and not lays else [] for hand, lays in held]


class _Policy:
    """The rollout policy of all seats of one deal: a choice among the parts of divided hands."""

    __slots__ = ("deal", "divisions", "holding", "parts", "sides")

    def __init__(self, deal: FastDeal, divisions: Divisions, parts: Hands) -> None:
        self.deal, self.divisions, self.parts = deal, divisions, parts
        self.sides = deal.start.sides
        dear = self.sides or not isinstance(deal.rules.ruleset.scoring, Places | None)
        self.holding = HOLDING if dear else MANY
        if deal.rules.by_side_total:
            self.holding = 0  # winning tricks sheds more cards of a side than keeping high cards

    def lowest(self, seat: Seat) -> Move | None:
        """Return the lowest allowed move that beats the top, or the lowest lead; None to pass."""
        hand, top = self.deal.hands[seat], self.deal.top
        move = self.divisions.lowest(hand, top)
        return move if move is None or self.deal.allowed(hand, move.cards) else self.allowed()

    def lead(self, seat: Seat) -> Move | None:
        """Choose a lead: low plays of many cards first; a high play before the last one.

        Against an opponent with one card, lead several cards, help a partner, or lead the highest
        play.
        """
        parts = self.parts[seat]
        if self.deal.rules.finish_bans:
            return self._careful(seat)
        if len(parts) == 1:
            return parts[0]
        last = parts[-1]
        if last.height >= HIGH and (winning := self._run(parts)):
            return winning
        danger = self._danger(seat)
        if danger <= LAST:
            for move in parts:
                if move.size > danger and move.kind >= 0:
                    return move
            if self._helps(seat, danger):
                return parts[0]
            return max((m for m in parts if m.kind >= 0), key=_height, default=last)
        return parts[0]

    def _run(self, parts: list[Move]) -> Move | None:
        """Return the first high part if at most one part is not high; else None."""
        high = [move for move in parts if move.height >= HIGH]
        return high[0] if len(high) >= len(parts) - 1 else None

    def _helps(self, seat: Seat, danger: int) -> bool:
        """Whether the next seat is a partner with as many cards as the first part of this seat."""
        sides, deal = self.sides, self.deal
        if not sides:
            return False
        after = next(s for s in deal.order[seat] if deal.hands[s])
        first = self.parts[seat][0]
        return sides[after] == sides[seat] and deal.hands[after].bit_count() == first.size

    def follow(self, seat: Seat, top: Move) -> Move | None:
        """Return the weakest part that beats the top, or cards of a part; None to pass."""
        parts, kind, power = self.parts[seat], top.kind, top.power
        if self.deal.rules.finish_bans and len(parts) <= 2:
            return self._careful(seat)
        part = None
        for move in parts:
            if move.kind == kind and move.power > power:
                part = move
                break
        sides, owner = self.sides, self.deal.owner
        if sides and sides[owner] == sides[seat]:
            return self._on_partner(parts, part, top)
        must = self.deal.rules.must_beat
        if part is None:
            return self._any(top) if must else self._breaking(seat, parts, top)
        if part.height >= HIGH and not must and self._keeps(seat, parts):
            return None
        if self._danger(seat) == top.size:
            return max((m for m in parts if m.kind == kind), key=_power)
        return part

    def _keeps(self, seat: Seat, parts: list[Move]) -> bool:
        """Whether high cards are kept: many low parts are left, and no opponent has few cards."""
        if self.deal.hands[seat].bit_count() > self.holding:
            return False
        weak = sum(move.height < HIGH for move in parts)
        return weak > KEPT and self._danger(seat) > FEW

    def _on_partner(self, parts: list[Move], part: Move | None, top: Move) -> Move | None:
        if part is None:
            return parts[0] if len(parts) == 1 and parts[0].beats(top) else None
        return part if len(parts) == 1 or (part.height < 0.55 and top.height < LOW) else None

    def _breaking(self, seat: Seat, parts: list[Move], top: Move) -> Move | None:
        """Return cards split from a larger set, or any sufficient cards in the hand; else None."""
        whole = self._breakable(parts, top) if top.single else None
        move = whole or self._any(top)
        if move is None or (move.height >= HIGH and self._keeps(seat, parts)):
            return None
        return self._broken(seat, whole, top) if whole else move

    def _breakable(self, parts: list[Move], top: Move) -> Move | None:
        """Return a part that is a higher set of more cards than the top; None if there is none."""
        for move in parts:
            if move.single and move.size > top.size and move.height > top.height and move.kind >= 0:
                return move
        return None

    def _broken(self, seat: Seat, whole: Move, top: Move) -> Move | None:
        """Split off as many cards of this set as the top has; None if they do not beat the top.

        If the rest of the set is a play, the parts of the seat are updated.
        """
        cards, moves = whole.cards, self.deal.rules.moves
        while cards.bit_count() > top.size:
            cards &= cards - 1
        if moves.merged:
            cards = moves.canonical(cards)
        move = moves.move(cards)
        if move is None or not move.beats(top):
            return None
        rest = moves.move(moves.without(whole.cards, cards))
        if rest is not None:
            parts = self.parts[seat]
            parts[parts.index(whole)] = rest
            parts.append(move)
        return move

    def _any(self, top: Move) -> Move | None:
        """Return the lowest play of the hand that beats the top; None if there is none."""
        deal = self.deal
        return self.divisions.lowest(deal.hands[deal.seat], top)

    def _careful(self, seat: Seat) -> Move | None:
        """Choose a move where the house may ban the last play: an allowed play or None to pass.

        A play is preferred if the rest of the hand may be laid as the last play.
        """
        deal, parts = self.deal, self.parts[seat]
        hand, top = deal.hands[seat], deal.top
        if len(parts) > 2 and top is None:
            return self._plain_lead(seat, parts)
        fit = [m for m in parts if (top is None or m.beats(top)) and deal.allowed(hand, m.cards)]
        if fit:
            later = [m for m in fit if deal.allowed(hand & ~m.cards, hand & ~m.cards)]
            return (later or fit)[0]
        if top is not None and self._danger(seat) > FEW:
            return None
        return self.allowed()

    def allowed(self) -> Move | None:
        return min(filter(None, self.deal.legal_moves()), key=_height, default=None)

    def unless_lost(self, move: Move) -> Move | None:
        """Return this play; if it would go out and lose, the lowest other lead, or None to pass.

        The play is returned if there is no other choice.
        """
        deal = self.deal
        if move.cards != deal.hands[deal.seat] or deal.side_lead(deal.seat) + move.size >= 0:
            return move
        if deal.top is not None:
            return move if deal.rules.must_beat else None
        others = [lead for lead in deal.legal_moves() if lead and lead != move]
        return min(others, key=_height, default=move)

    def _plain_lead(self, seat: Seat, parts: list[Move]) -> Move:
        danger = self._danger(seat)
        if danger <= 2:
            for move in parts:
                if move.size > danger and move.kind >= 0:
                    return move
            return max((m for m in parts if m.kind >= 0), key=_height, default=parts[-1])
        return parts[0]

    def _danger(self, seat: Seat) -> int:
        """Return the fewest cards of an opponent; `MANY` if no seat has `FEW` cards or less."""
        if self.deal.fewest > FEW:
            return MANY
        sides, least = self.sides, MANY
        for other, hand in enumerate(self.deal.hands):
            if hand and other != seat and (not sides or sides[other] != sides[seat]):
                count = hand.bit_count()
                if count < least:
                    least = count
        return least


def _height(move: Move) -> float:
    return move.height


def _power(move: Move) -> int:
    return move.power


@lru_cache(maxsize=16)
def move_generators(usual: Reader, inverted: Reader, pack: int) -> tuple[MoveGenerator, ...]:
    """Return the move generators of a rule set in the usual order of ranks, and upside down."""
    return MoveGenerator(usual, pack), MoveGenerator(inverted, pack)


def engine_playout(deal: Deal, chance: Random) -> Ended | None:
    """Return the end of this deal, played out by the engine; None after `MOST_TURNS` turns."""
    for _ in range(MOST_TURNS):
        if deal.ended is not None:
            return deal.ended
        deal = engine_step(deal, chance)
    return None


def engine_step(deal: Deal, chance: Random) -> Deal:
    """Return the deal after a likely action of a seat on turn."""
    rules = deal.rules
    both = move_generators(rules.usual, rules.inverted, rules.pack)
    seat = min(deal.to_act)
    actions = legal(deal, seat, by_rank=True)
    if rules.phases[deal.phase].part is Part.TRICKS:
        action = _engine_policy(deal, actions, both[deal.upside_down], chance)
    else:
        action = chance.choice(actions)
    return decide(deal, seat, action).deal


def _engine_policy(
    deal: Deal, actions: Sequence[Action], moves: MoveGenerator, chance: Random
) -> Action:
    """Choose a lead of many low cards, or the cheapest play that beats the top; or pass."""
    plays = [action for action in actions if isinstance(action, Play)]
    if not plays:
        return actions[-1]
    if not deal.trick:
        return min(plays, key=lambda play: lead_key(moves.move(play.cards)))
    chosen = min(plays, key=lambda play: strength(moves.move(play.cards)))
    may_pass = any(isinstance(action, Pass) for action in actions)
    dear = strength(moves.move(chosen.cards)) >= HIGH
    cheap = strength(moves.move(deal.trick[-1].as_cards)) < LOW
    return Pass() if may_pass and dear and cheap and chance.random() < HOLDS else chosen


def lead_key(move: Move | None) -> float:
    """Return `lead_order` of the move; `UNREAD` for None, a play that is no move by its cards."""
    return lead_order(move) if move else UNREAD


def strength(move: Move | None) -> float:
    """Return the height of the move, with trumps above all others; `UNREAD` for None."""
    return UNREAD if move is None else move.height + (move.kind < 0)
