"""Every picture that a night may show: drawn anew from the stored events, state by state."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.domain.state import NewDeal
from bot.drawing import HandPicture, PlayMark, SeatMark, TablePicture, draw_hand, draw_table
from rules.actions import Play, Seat
from rules.cards import each, joined
from rules.catalogue import build
from rules.changes import evolve
from rules.deal import Deal
from rules.engine import legal
from tests.night.reading import of_mask

_LEFT = re.compile(r"seat (\d+): (\d+)")


def states(stored: NewDeal) -> Iterator[Deal]:
    """The deal after each of its events."""
    deal = Deal(build(stored.preset, dict(stored.choices)))
    for event in stored.events:
        deal = evolve(deal, event)
        yield deal


class Drawings:
    """What may be seen of some deals: each person's own hands, and the table."""

    def __init__(self, deals: list[NewDeal]) -> None:
        self.hands: dict[str, set[HandPicture]] = {}  # by Discord id
        self.tables: set[TablePicture] = set()
        self._drawn: dict[object, bytes] = {}
        for stored in deals:
            for deal in states(stored):
                for seat, player in enumerate(stored.players):
                    self.hands.setdefault(player, set()).update(_hands(deal, seat))
                self.tables.add(_table(deal))

    def is_hand_of(self, player: str, png: bytes, cards: tuple[str, ...]) -> bool:
        """Is this the picture of a hand of these cards, which this player held?"""
        wanted = sorted(cards)
        own = (h for h in self.hands[player] if sorted(of_mask(joined(h.cards))) == wanted)
        return any(self._draw(hand) == png for hand in own)

    def is_table(self, png: bytes, words: str) -> bool:
        """Does it show no more than the table? Its alt text says how many cards each seat has."""
        left = [int(count) for _, count in _LEFT.findall(words)]
        alike = (table for table in self.tables if [s.cards_left for s in table.seats] == left)
        return any(self._draw(table) == png for table in alike)

    def _draw(self, picture: HandPicture | TablePicture) -> bytes:
        if picture not in self._drawn:
            draw = draw_hand(picture) if isinstance(picture, HandPicture) else draw_table(picture)
            self._drawn[picture] = draw
        return self._drawn[picture]


def _hands(deal: Deal, seat: Seat) -> set[HandPicture]:
    held = deal.hands[seat]
    if not held:
        return set()
    cards = tuple(deal.rules.ranking.lowest_first(held))
    plain = {HandPicture(cards)}
    if seat in deal.to_act:
        plays = [action.cards for action in legal(deal, seat) if isinstance(action, Play)]
        plain.add(HandPicture(cards, held & ~joined(plays)))
    return plain


def _table(deal: Deal) -> TablePicture:
    places = deal.ended.places if deal.ended else deal.out
    seats = tuple(
        SeatMark(
            number=seat + 1,
            cards_left=hand.bit_count(),
            on_turn=seat in deal.to_act,
            place=places.index(seat) + 1 if seat in places else None,
            passed=deal.has_passed(seat) and not deal.ended,
        )
        for seat, hand in enumerate(deal.hands)
    )
    trick = deal.trick or (deal.last_trick if deal.ended else ())
    plays = tuple(PlayMark(play.seat + 1, tuple(each(play.cards))) for play in trick)
    return TablePicture(seats, plays, deal.upside_down, deal.direction > 0)
