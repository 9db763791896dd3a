"""Every picture that a night may show, drawn again from the stored events, state by state."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

from bot.domain.awards import finale
from bot.domain.course import DealOfMatch
from bot.domain.names import Name
from bot.domain.state import NewDeal, Result
from bot.drawing import (
    Badge,
    FinalePicture,
    HandPicture,
    Hat,
    PlayMark,
    PodiumPicture,
    PodiumSeat,
    PodiumStep,
    SeatMark,
    TablePicture,
    draw_finale,
    draw_hand,
    draw_podium,
    draw_table,
)
from bot.store.deals import KINDS
from bot.words.people import naming
from bot.words.speech import Speech
from cogs.hand.finale import finale_picture
from cogs.hand.pictures import side_hat, title_hat
from rules.actions import Play, Seat
from rules.cards import TILES, each, joined
from rules.catalogue import build
from rules.changes import evolve
from rules.deal import Deal
from rules.engine import legal
from rules.events import Ended
from rules.match.match import MatchState
from rules.takeback import in_force
from tests.night.account import TITLES
from tests.night.reading import of_mask

_CHANNEL = re.compile(r" of #([\w-]+)\.")
_ABOUT = re.compile(r"[^.]+ · \d+ deals · [^.]+")
_SEAT = r"` (?:[^\w`]+ )?{}( · .*|)$"  # of a table message: a name, the number of cards, marks
_LEFT = re.compile(r" · (?:\*\*)?(\d+) cards?\b")


def states(stored: NewDeal) -> Iterator[Deal]:
    """Yield the deal after each of its events."""
    deal = Deal(build(stored.preset, dict(stored.choices)))
    for event in stored.events:
        deal = evolve(deal, event)
        yield deal


class Drawings:
    """The pictures that people may see of some deals: own hands, tables, podiums and the finale."""

    def __init__(self, deals: list[NewDeal], names: Mapping[str, str]) -> None:
        """Take stored deals, and the names of people by Discord id; people have no avatars."""
        self.hands: dict[str, set[HandPicture]] = {}  # by Discord id
        self.tables: set[TablePicture] = set()
        self.podiums: list[PodiumPicture] = []
        self._finale = partial(finale_of, deals, names)
        self._drawn: dict[object, bytes] = {}
        for stored in deals:
            badges = [Badge(names[one]) for one in stored.players]
            for deal in states(stored):
                if deal.ended and not deal.ended.void:
                    self.podiums.append(_podium(deal, badges))
                for seat, player in enumerate(stored.players):
                    self.hands.setdefault(player, set()).update(_hands(deal, seat))
                self.tables.add(_table(deal, badges))

    def is_hand_of(self, player: str, png: bytes, cards: tuple[str, ...]) -> bool:
        """Whether a picture shows a hand of these cards that this player held."""
        wanted = sorted(cards)
        own = (h for h in self.hands[player] if sorted(of_mask(joined(h.cards))) == wanted)
        return any(self._draw(hand) == png for hand in own)

    def is_table(self, png: bytes, words: str) -> bool:
        """Whether a picture shows a table of these deals and nothing more.

        `words` is the message, which tells the number of cards of each seat, and sleeping seats.
        """
        return any(self._is_table(table, png, words) for table in self.tables)

    def _is_table(self, table: TablePicture, png: bytes, words: str) -> bool:
        named = [re.escape(seat.badge.name) for seat in table.seats]
        lines = [re.search(_SEAT.format(name), words, re.MULTILINE) for name in named]
        left = [_LEFT.search(line[1]) if line else None for line in lines]
        if [int(one[1]) if one else 0 for one in left] != [seat.cards_left for seat in table.seats]:
            return False
        asleep = {seat for seat, line in enumerate(lines, 1) if line and "💤" in line[1]}
        return self._draw(_slept_at(table, asleep)) == png

    def is_podium(self, png: bytes) -> bool:
        """Whether a picture shows the podium of one of the deals."""
        return any(self._draw(podium) == png for podium in self.podiums)

    def is_finale(self, png: bytes, words: str) -> bool:
        """Whether a picture with the alt text `words` shows the finale of all these deals."""
        return draw_finale(self._finale(words)) == png

    def _draw(self, picture: HandPicture | TablePicture | PodiumPicture) -> bytes:
        if picture not in self._drawn:
            match picture:
                case HandPicture():
                    self._drawn[picture] = draw_hand(picture)
                case TablePicture():
                    self._drawn[picture] = draw_table(picture)
                case PodiumPicture():
                    self._drawn[picture] = draw_podium(picture)
        return self._drawn[picture]


def _podium(deal: Deal, badges: list[Badge]) -> PodiumPicture:
    """Return the podium of an ended deal of five by COMP 303, with the cards held at the end."""
    assert deal.ended is not None
    held, last = [tuple(each(hand)) for hand in deal.hands], len(deal.hands)
    hats = {1: Hat.TOP_HAT, 2: Hat.SUN_HAT, last - 1: Hat.CAP, last: Hat.BASKET}
    return PodiumPicture(
        tuple(
            PodiumStep(
                place,
                (
                    PodiumSeat(
                        seat + 1,
                        TITLES[place - 1],
                        cards=held[seat],
                        badge=badges[seat],
                        hat=hats.get(place),
                    ),
                ),
            )
            for place, seat in enumerate(deal.ended.places, 1)
        )
    )


def finale_of(deals: list[NewDeal], names: Mapping[str, str], words: str) -> FinalePicture:
    """Return the finale of a match of these deals, which the player with most points wins.

    `words` is the alt text of a picture, which tells the channel and the day.
    """
    ends = [last(states(stored)).ended for stored in deals]
    rules = build(deals[-1].preset, dict(deals[-1].choices))
    played = [_of_match(stored, end) for stored, end in zip(deals, ends, strict=True) if end]
    scores = Counter[str]()
    for deal in played:
        scores.update({one.player: one.points for one in deal.results})
    best = max(scores.values())
    winners = tuple(player for player in deals[-1].players if scores[player] == best)
    titles = {one.player: one.title for one in played[-1].results}
    match = MatchState(deals[-1].players, scores=scores, winners=winners, titles=titles)
    summary = finale(played, match, deals[-1].players, rules)
    assert summary is not None
    state = SimpleNamespace(match=match, preset=deals[-1].preset)
    table: Any = SimpleNamespace(players=deals[-1].players, rules=rules, state=state)
    channel, about = _CHANNEL.search(words), _ABOUT.search(words)
    assert channel
    assert about
    speech = naming(Speech(), {player: Name(name) for player, name in names.items()})
    return replace(finale_picture(speech, table, summary, channel[1]), about=about[0])


def _of_match(stored: NewDeal, ended: Ended) -> DealOfMatch:
    titles = build(stored.preset, dict(stored.choices)).society.titles.names(len(ended.places))
    results = tuple(
        Result(
            stored.players[seat],
            place,
            len(ended.places),
            ended.points[seat],
            titles[place - 1],
            sides=len(ended.places),
        )
        for place, seat in enumerate(ended.places, 1)
    )
    events = [event for event in in_force(stored.events) if isinstance(event, KINDS)]
    return DealOfMatch(stored.players, results, tuple(events))


def last(all_of_them: Iterator[Deal]) -> Deal:
    """Return the last of these states of a deal."""
    *_, found = all_of_them
    return found


def _hands(deal: Deal, seat: Seat) -> set[HandPicture]:
    held = deal.hands[seat]
    if not held:
        return set()
    cards = tuple(deal.rules.ranking.lowest_first(held))
    shown = HandPicture(cards, tiles=_tiles(deal), backs=deal.rules.ranking.backs)
    plain = {shown}
    if seat in deal.to_act:
        plays = [action.cards for action in legal(deal, seat) if isinstance(action, Play)]
        plain.add(replace(shown, dimmed=held & ~joined(plays)))
    return plain


def _slept_at(table: TablePicture, asleep: set[int]) -> TablePicture:
    """Return this table with these seats asleep; stored events do not tell sleep."""
    return replace(
        table, seats=tuple(replace(seat, asleep=seat.number in asleep) for seat in table.seats)
    )


def _table(deal: Deal, badges: list[Badge]) -> TablePicture:
    places = deal.ended.places if deal.ended else deal.out
    seats = tuple(
        SeatMark(
            number=seat + 1,
            cards_left=hand.bit_count(),
            on_turn=seat in deal.to_act,
            place=places.index(seat) + 1 if seat in places else None,
            passed=deal.has_passed(seat) and not deal.ended,
            hat=_hat(deal, seat, places),
            side=deal.sides[seat] if deal.sides else 0,
            badge=badges[seat],
        )
        for seat, hand in enumerate(deal.hands)
    )
    trick = deal.trick or deal.last_trick
    return TablePicture(
        seats,
        tuple(PlayMark(play.seat + 1, tuple(each(play.cards))) for play in trick),
        deal.upside_down,
        deal.direction > 0,
        tiles=_tiles(deal),
        lead=not deal.trick and not deal.ended,
        stake=deal.stake,
        widow=deal.widow.bit_count(),
        stock=len(deal.stock),
    )


def _hat(deal: Deal, seat: Seat, places: tuple[Seat, ...]) -> Hat | None:
    if deal.sides or seat in places[:1]:
        return side_hat(deal.sides, seat) or (Hat.CROWN if seat in places[:1] else None)
    standing, titles = deal.standing, deal.rules.society.titles
    return title_hat(titles, standing.index(seat), len(standing)) if seat in standing else None


def _tiles(deal: Deal) -> bool:
    return bool(deal.rules.pack & TILES)
