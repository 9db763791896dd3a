"""The rules of the tricks of a deal in a fast form, for playouts.

`fast_rules` says whether the fast form plays a rule set exactly as `rules.engine` does: with the
same legal plays, turns, places and points. Where it returns None only the engine is exact, and
`approximate_rules` gives the nearest fast form.

    rules = fast_rules(build("president_basic"))
    deal = FastDeal(rules, start)  # `start`: a `Deal` after its first play
    while not deal.ended:
        deal.make(deal.legal_moves()[0])
    deal.result().places
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import Any, NamedTuple

from rules import events as e
from rules.actions import Play, Seat
from rules.cards import ONE_PACK, PACK_BITS, PACKS, Cards, each, joined
from rules.combinations import Combination, Reader
from rules.deal import Deal, in_turn
from rules.house.deal_end import FirstOut, OneLeft
from rules.house.duties import Forfeits, OnlyLastTouches
from rules.house.first_lead import LeaverEndsTrick, LoserTie, OpeningIncludesCard
from rules.house.five_cards import UnbeatableCloses
from rules.house.last_card import (
    LAST_CARD,
    Assistant,
    FinishBan,
    LastCardCall,
    Liability,
    WarnsOfFewCards,
    WarnsOfLastPlay,
)
from rules.house.penalties import PenaltyCards, WinnerTakesAll
from rules.house.points import BombsDouble, ChipsForBid, PartnersWin, Places
from rules.house.teams import OppositePairs, Shootout, TeamPoint
from rules.house.tricks import DrawOnPass, MustBeat, OneTurnEach, PassesReturn
from rules.phases.cutting import FaultsCount
from rules.phases.redeals import PoorHand
from rules.phases.tricks import result
from rules.ranking import RANK_STEP
from rules.rule import Rule
from rules.ruleset import RuleSet
from rules.shapes.search.hand import BLACK, BYTES, RED, counts, jokers_apart
from rules.shapes.shape import Groups, Kind

CACHED = 100_000  # moves at most
MOST = 1_000  # plays of a hand that are examined one by one; of more, a few of each group
EACH = 3  # of a group then
LONG = {Kind.RUN, Kind.STRAIGHT, Kind.FLUSH, Kind.STRAIGHT_FLUSH, Kind.DRAGON}  # of several ranks
_FIRST_CARDS = bytes(
    (1 << (n & 15).bit_count()) - 1 | ((1 << (n >> 4).bit_count()) - 1) << 4 for n in range(256)
)
_TWO_PACKS = (1 << 2 * PACK_BITS) - 1


class Move(NamedTuple):
    """A play: it beats one of its kind with less power, and a trump beats any that is no trump."""

    cards: Cards
    kind: int  # equal where plays can be compared; negative for trumps
    power: int
    size: int
    height: float  # from 0, the easiest to beat, to 1, the hardest: for policies, not for rules
    single: bool  # of one rank
    long: bool  # a straight, a flush, or a run of sets

    @property
    def trump(self) -> bool:
        return self.kind < 0

    def beats(self, top: Move) -> bool:
        if self.kind == top.kind:
            return self.power > top.power
        return self.kind < 0 <= top.kind


def _of_numbers(pack: int) -> bytes:
    """Map a byte of `counts` to the cards of its two ranks in this pack.

    The fifth card of a rank is the first one of the second pack.
    """

    def firsts(number: int) -> int:
        return (1 << max(0, min(4, number - 4 * pack))) - 1

    return bytes(firsts(n & 15) | firsts(n >> 4) << 4 for n in range(256))


_OF_PACKS = [_of_numbers(pack) for pack in range(PACKS)]


def first_suits(hand: Cards) -> Cards:
    """Return as many cards of each rank in the first suits: for where suits do not matter."""
    if hand <= ONE_PACK:
        return int.from_bytes(hand.to_bytes(BYTES, "little").translate(_FIRST_CARDS), "little")
    number = counts(hand & _TWO_PACKS)
    while hand := hand >> 2 * PACK_BITS:  # wild cards may stand for cards of further packs
        number += counts(hand & _TWO_PACKS)
    told, found = number.to_bytes(BYTES, "little"), 0
    for pack, table in enumerate(_OF_PACKS):
        found |= int.from_bytes(told.translate(table), "little") << pack * PACK_BITS
    return found


class MoveGenerator:
    """The move generator of one rule set in one order of ranks.

    Where suits do not matter (`merged`), hands and moves are in canonical form: of cards of one
    rank only their number counts, and they are in the first suits.
    """

    def __init__(self, reader: Reader, pack: Cards) -> None:
        self.reader = reader
        self.merged = reader.by_rank
        self._quick = reader.merges(0)  # plays found in one pack are in first suits then
        self._apart = (BLACK | RED) if jokers_apart(reader.ranking) else 0
        ranks = [held for held, _, _ in reader.ranking.ranks if held & pack]
        self._steps = max(1, len(ranks) - 1)
        self._lowest = min(reader.ranking.rank_height(held & -held) for held in ranks)
        self._memo: dict[Cards, Move | None] = {}

    def canonical(self, held: Cards) -> Cards:
        if not self.merged:
            return held
        if jokers := held & self._apart:
            first = jokers & ONE_PACK | jokers >> PACK_BITS
            both = jokers & jokers >> PACK_BITS
            return first_suits(held & ~self._apart) | first | both << PACK_BITS
        return first_suits(held)

    def without(self, held: Cards, laid: Cards) -> Cards:
        """Return the hand without these cards, in canonical form."""
        return self.canonical(held & ~laid) if self.merged else held & ~laid

    def move(self, held: Cards) -> Move | None:
        """Return the move of these cards, cached; None where they are no play."""
        try:
            return self._memo[held]
        except KeyError:
            pass
        if len(self._memo) >= CACHED:
            self._memo.clear()
        play = self.reader.read(held)
        found = self._memo[held] = self.of(play) if play else None
        return found

    def of(self, play: Combination) -> Move:
        shape = self.reader.shape(play)
        kind = -1 - play.ladder if play.trump else play.ladder << 7 | play.size
        power = play.rung << 24 | play.strength
        of_one, long = shape.kind is Kind.SET, shape.kind in LONG
        return Move(play.cards, kind, power, play.size, self._height(play), of_one, long)

    def leads(self, hand: Cards) -> list[Cards]:
        """Return leads of this hand, or some of many; one of each alike if suits are merged."""
        if not self.merged:
            return some_plays(self.reader.leads(hand), self.reader.groups(hand))
        found = self.reader.rank_leads(hand)
        return found if self._quick and hand <= ONE_PACK else [*map(self.canonical, found)]

    def above(self, hand: Cards, top: Move) -> list[Cards]:
        """Return the plays of this hand that beat this one, limited as in `leads`."""
        play = self.reader.read(top.cards)
        assert play is not None, "a move is a play"
        if not self.merged:
            return some_plays(self.reader.above(hand, play), self.reader.groups(hand, play))
        found = self.reader.rank_above(hand, play)
        return found if self._quick and hand <= ONE_PACK else [*map(self.canonical, found)]

    def _height(self, play: Combination) -> float:
        """Estimate how hard the play is to beat, by its rank and its kind."""
        if play.trump:
            return 1.0
        shape, ranking = self.reader.shape(play), self.reader.ranking
        if shape.kind in (Kind.SET, Kind.RUN, Kind.KICKED):
            place = play.strength // RANK_STEP
        else:
            place = max(map(ranking.rank_height, each(play.cards)))
        height = min(1.0, max(0.0, (place - self._lowest) / self._steps))
        if shape.kind is Kind.SET:
            return height
        rungs = len(self.reader.ladders[play.ladder].shapes)
        if shape.kind in (Kind.RUN, Kind.KICKED) or rungs == 1:
            return 0.35 + 0.65 * height
        return 0.35 + 0.65 * (play.rung + height) / rungs


def some_plays(plays: list[Cards], groups: Groups) -> list[Cards]:
    """Return these plays; a few of each group if they are too many for one playout."""
    if len(plays) <= MOST:
        return plays
    return list(chain.from_iterable(islice(group, EACH) for group in groups))


EXACT: frozenset[type[Rule]] = frozenset(
    (
        # during tricks
        BombsDouble,
        DrawOnPass,
        FinishBan,
        LeaverEndsTrick,
        MustBeat,
        OneTurnEach,
        PassesReturn,
        UnbeatableCloses,
        # before the first play, or without effect on a trick
        Forfeits,
        OpeningIncludesCard,
        PoorHand,
        WarnsOfFewCards,
        WarnsOfLastPlay,
        # at the end, where they are asked about `FastDeal.as_deal`
        Assistant,
        FaultsCount,
        LastCardCall,
        Liability,
        LoserTie,
        OnlyLastTouches,
        OppositePairs,
        PartnersWin,
        Shootout,
        WinnerTakesAll,
    )
)


@dataclass(frozen=True, eq=False)
class FastRules:
    """The rules of tricks of one rule set: its move generator, and what a play or a pass does."""

    ruleset: RuleSet
    moves: MoveGenerator
    first_out_ends: bool  # the deal ends when a seat goes out
    plays_lift_passes: bool  # a play lifts all passes
    one_turn_each: bool  # each seat has one turn in a trick
    trumps_double: bool  # a trump doubles the stake
    must_beat: bool  # a seat that can beat may not pass
    leaver_ends_trick: bool  # a seat that goes out ends the trick
    closing_sizes: tuple[int, ...]  # plays of so many cards with the highest card end the trick
    closing_height: int  # the height of that card
    finish_bans: tuple[FinishBan, ...]
    needs_history: bool  # the end asks for more than the order of going out and the cards left
    by_places: bool  # only the order of going out counts
    settled_by_first_out: bool  # all counting is settled when the first is out
    by_side_total: bool  # the side with fewer cards together wins, whichever seat is out
    last_card_called: bool  # the last card is called; every computer does call it
    draw_on_pass: bool  # a pass costs a card of the stock
    draw_as_required: bool  # or as many as the play to beat has


def fast_rules(rules: RuleSet) -> FastRules | None:
    """Return the exact fast form of these rules; None where only the engine plays them exactly.

    A rule of the house that is not listed in `EXACT` leaves the rule set to the engine.
    """
    fast = approximate_rules(rules)
    if fast is None or type(rules.ending) not in (FirstOut, OneLeft):
        return None
    if rules.nameless or rules.beat_own or rules.society.counts_hidden:
        return None
    if any(type(rule) not in EXACT for rule in rules.rules):
        return None
    drawing = _of(rules, DrawOnPass)
    if drawing and drawing.reshuffled:
        return None
    if fast.needs_history and fast.draw_on_pass:
        return None  # hands of earlier turns may be asked for, without the cards drawn since
    by_suit = _of(rules, FinishBan) or _of(rules, UnbeatableCloses) or rules.heir
    merged = fast.moves.merged
    if merged and (by_suit or fast.needs_history):
        return None
    return fast if merged or rules.packs == 1 else None


def approximate_rules(rules: RuleSet, upside_down: bool = False) -> FastRules | None:
    """Return the nearest fast form, without the rules only the engine knows; None without an end.

    Where suits are merged, rules about suits are left out too.
    """
    if not rules.ending:
        return None
    moves = MoveGenerator(rules.reader(upside_down), rules.pack)
    closing, draws = _of(rules, UnbeatableCloses), _of(rules, DrawOnPass)
    bans = tuple(rule for rule in rules.rules if isinstance(rule, FinishBan))
    return FastRules(
        rules,
        moves,
        first_out_ends=isinstance(rules.ending, FirstOut),
        plays_lift_passes=_of(rules, PassesReturn) is not None,
        one_turn_each=_of(rules, OneTurnEach) is not None,
        trumps_double=_of(rules, BombsDouble) is not None,
        must_beat=_of(rules, MustBeat) is not None,
        leaver_ends_trick=_of(rules, LeaverEndsTrick) is not None,
        closing_sizes=closing.sizes if closing and not moves.merged else (),
        closing_height=rules.ranking.highest(rules.pack),
        finish_bans=() if moves.merged else bans,
        needs_history=not _by_hands_alone(rules),
        by_places=isinstance(rules.ending, OneLeft) and _by_places_alone(rules),
        settled_by_first_out=isinstance(rules.scoring, PenaltyCards) and not rules.payers,
        by_side_total=counts_side_totals(rules),
        last_card_called=_of(rules, LastCardCall) is not None,
        draw_on_pass=draws is not None,
        draw_as_required=draws is not None and draws.as_required,
    )


def counts_side_totals(rules: RuleSet) -> bool:
    """Whether the side with fewer cards together wins, so that the seat that goes out may lose."""
    return _of(rules, OppositePairs) is not None


def _by_places_alone(rules: RuleSet) -> bool:
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


def _of(rules: RuleSet, kind: type[Any]) -> Any:
    return next((rule for rule in rules.rules if isinstance(rule, kind)), None)


class FastDeal:
    """A deal in its tricks, after its first play; `play` and `pass_turn` change it in place."""

    __slots__ = (
        "acts",
        "ended",
        "fewest",
        "hands",
        "laid",
        "left",
        "order",
        "out",
        "owner",
        "passed",
        "rules",
        "seat",
        "stake",
        "start",
        "stock",
        "top",
        "tops",
        "void",
    )

    def __init__(self, rules: FastRules, start: Deal, hands: Sequence[Cards] | None = None) -> None:
        """Start at the present state of the deal; with `hands`, at that state with these hands."""
        self.rules, self.start = rules, start
        self.hands = list(hands) if hands else [*map(rules.moves.canonical, start.hands)]
        self.order = [
            in_turn(len(start.hands), start.direction, s) for s in range(len(start.hands))
        ]
        self.seat: Seat = next(iter(start.to_act))
        self.top: Move | None = rules.moves.move(self._cards(start)) if start.trick else None
        self.owner: Seat = start.trick[-1].seat if start.trick else -1
        self.passed, self.stake = start.passed, start.stake
        self.out, self.stock = list(start.out), start.stock
        self.left: tuple[Cards, ...] = ()
        self.fewest = min(hand.bit_count() for hand in self.hands if hand)  # the fewest cards held
        self.laid = start.laid
        self.tops: list[tuple[Seat, Cards]] = []
        self.acts: list[tuple[Seat, Cards, bool]] = []
        self.ended = self.void = False

    def _cards(self, start: Deal) -> Cards:
        cards = start.trick[-1].as_cards
        return self.rules.moves.canonical(cards)

    def copy(self) -> FastDeal:
        same = object.__new__(FastDeal)
        for name in FastDeal.__slots__:
            setattr(same, name, getattr(self, name))
        same.hands, same.out = self.hands[:], self.out[:]
        same.tops, same.acts = self.tops[:], self.acts[:]
        return same

    @property
    def may_pass(self) -> bool:
        """Whether the seat on turn may pass, also if it has legal plays."""
        return self.top is not None and not self.rules.must_beat

    def legal_moves(self) -> list[Move | None]:
        """Return all moves of the seat on turn; last None for a pass, where that is legal."""
        moves = self.rules.moves
        found: list[Move | None] = [moves.move(cards) for cards in self.legal_plays()]
        return [*found, None] if self.may_pass or not found else found

    def make(self, move: Move | None) -> None:
        """Play this move for the seat on turn; pass for None."""
        if move is None:
            self.pass_turn()
        else:
            self.play(move)

    def legal_plays(self) -> list[Cards]:
        """Return all plays of the seat on turn; one of those alike where suits are merged."""
        moves, hand = self.rules.moves, self.hands[self.seat]
        found = moves.above(hand, self.top) if self.top else moves.leads(hand)
        if self.rules.finish_bans:
            found = [cards for cards in found if self.allowed(hand, cards)]
        return found

    def allowed(self, hand: Cards, cards: Cards) -> bool:
        """Whether no ban forbids going out with these cards, if they are the whole hand."""
        return cards != hand or not any(ban.bans(Play(cards)) for ban in self.rules.finish_bans)

    def side_lead(self, seat: Seat) -> int:
        """Return how many cards fewer the side of this seat holds than the other side."""
        sides, lead = self.start.sides, 0
        for other, hand in enumerate(self.hands):
            lead += -hand.bit_count() if sides[other] == sides[seat] else hand.bit_count()
        return lead

    def play(self, move: Move) -> None:
        seat, rules = self.seat, self.rules
        hand = rules.moves.without(self.hands[seat], move.cards)
        if rules.needs_history and not self.out:
            self._note(seat, move.cards)
        self.hands[seat] = hand
        if rules.plays_lift_passes or self.top is None:
            self.passed = 0
        if rules.one_turn_each:
            self.passed |= 1 << seat
        if rules.trumps_double and move.kind < 0:
            self.stake *= 2
        self.top, self.owner = move, seat
        if rules.closing_sizes and move.size in rules.closing_sizes and self._closes(move.cards):
            self._end_trick()
        if hand:
            self.fewest = min(self.fewest, hand.bit_count())
        else:
            self._go_out(seat)
        self._go_on(seat)

    def _go_out(self, seat: Seat) -> None:
        if not self.out:
            self.left = tuple(self.hands)
        self.out.append(seat)
        self.fewest = min((hand.bit_count() for hand in self.hands if hand), default=0)
        if self.rules.leaver_ends_trick and self.top:
            self._end_trick()

    def pass_turn(self) -> None:
        seat = self.seat
        if self.rules.needs_history and not self.out:
            self.acts.append((seat, 0, self.top is not None))
        self.passed |= 1 << seat
        if self.stock and self.rules.draw_on_pass and self.top is not None:
            self._draw(seat, self.top.size if self.rules.draw_as_required else 1)
        self._go_on(seat)

    def _draw(self, seat: Seat, count: int) -> None:
        drawn, self.stock = self.stock[:count], self.stock[count:]
        hands = self.hands
        hands[seat] = self.rules.moves.canonical(hands[seat] | joined(drawn))
        self.fewest = min(hand.bit_count() for hand in hands if hand)

    def _note(self, seat: Seat, cards: Cards) -> None:
        """Record a play for the counting of points."""
        self.acts.append((seat, cards, self.top is not None))
        self.laid |= 1 << seat
        if self.top is not None and self.tops:
            self.tops[-1] = seat, cards
        else:
            self.tops.append((seat, cards))

    def _closes(self, cards: Cards) -> bool:
        return self.rules.ruleset.ranking.highest(cards) == self.rules.closing_height

    def _end_trick(self) -> None:
        self.top, self.passed = None, 0

    def _go_on(self, seat: Seat) -> None:
        """Pass the turn on after this seat has acted, as `rules.phases.tricks` does."""
        hands, passed, top = self.hands, self.passed, self.top
        if self.out and (self.rules.first_out_ends or sum(map(bool, hands)) <= 1):
            self.ended = True
            return
        if top is not None or passed:
            owner = self.owner if top is not None else -1
            for other in self.order[seat]:
                if hands[other] and other != owner and not passed >> other & 1:
                    self.seat = other
                    return
            if top is None:
                self.ended, self.void = True, not self.out
                return
            seat = owner
            self._end_trick()
        self._lead(seat)

    def _lead(self, winner: Seat) -> None:
        heir = self.rules.ruleset.heir
        if self.hands[winner]:
            self.seat = winner
        elif heir:
            self.seat = heir.leader(self.as_deal())[0]
        else:
            self.seat = next(other for other in self.order[winner] if self.hands[other])

    def as_deal(self) -> Deal:
        """Return the present state as a deal, with all that is asked at its end."""
        counted = self.rules.needs_history and not self.start.out
        seats = range(len(self.hands)) if self.rules.last_card_called else ()
        return replace(
            self.start,
            hands=tuple(self.hands),
            out=tuple(self.out),
            left=self.start.left or self.left,
            stake=self.stake,
            calls=(*self.start.calls, *(e.Called(seat, LAST_CARD) for seat in seats)),
            laid=self.laid,
            tops=self._tops() if counted else self.start.tops,
            acts=self._acts() if counted else self.start.acts,
        )

    def _tops(self) -> tuple[e.Played, ...]:
        before = self.start.tops
        if self.start.trick and self.acts and any(cards for _, cards, _ in self.acts):
            first = next(on for _, cards, on in self.acts if cards)
            before = before[:-1] if first else before
        return (*before, *(e.Played(seat, cards, cards) for seat, cards in self.tops))

    def _acts(self) -> tuple[e.Act, ...]:
        """Return the last two turns until the first went out, with the hands before them."""
        found: list[e.Act] = []
        hands = list(self.left or self.hands)
        tops = self._played_before()
        for at in range(len(self.acts) - 1, max(-1, len(self.acts) - 3), -1):
            seat, cards, on = self.acts[at]
            event: Any = e.Played(seat, cards, cards) if cards else e.Passed(seat)
            hands[seat] |= cards
            top = tops[at]
            found.insert(0, e.Act(event, tuple(hands), (top,) if on and top else ()))
        if len(found) < 2 and self.start.acts:
            last = self.start.acts[-1]
            if isinstance(last.event, e.Played):
                hands[last.event.seat] |= last.event.cards
            found.insert(0, last._replace(hands=tuple(hands)))
        return tuple(found)

    def _played_before(self) -> list[e.Played | None]:
        """Return for each act the play that lay on top before it."""
        last: e.Played | None = self.start.trick[-1] if self.start.trick else None
        found: list[e.Played | None] = []
        for seat, cards, _ in self.acts:
            found.append(last)
            if cards:
                last = e.Played(seat, cards, cards)
        return found

    def result(self) -> e.Ended:
        """Return the places and points of the deal, which is over."""
        deal = self.as_deal()
        ending = self.rules.ruleset.ending
        assert ending is not None, "fast rules have an ending"
        if self.void:
            return e.Ended(tuple(range(len(self.hands))), (0,) * len(self.hands), void=True)
        return result(deal, ending.places(deal))
