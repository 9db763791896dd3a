"""Search of a clicked-through table for cards shown to people who cannot know the cards.

The cards that a player may know follow from the stored events, which hold every hand, and from the
time at which a person pressed a button: before that time, no other person could know the card.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf

from bot.domain.state import NewDeal
from rules.events import (
    CardDrawn,
    CardsGiven,
    CardsPledged,
    CardsTaken,
    Dealt,
    Ended,
    Event,
    Looked,
    Played,
)
from tests.night.clicking import state_of
from tests.night.judging import hands
from tests.night.reading import cards_named, cockpit, controls, of_mask, words
from tests.night.secrecy import GREETED
from tests.night.seen import Seen
from tests.night.sitting import Sitting
from tests.night.standing_in import named, primers

_SEED = re.compile(r"\b[0-9a-f]{64}\b")
_REPLAY = "### Replay"
_TABLE = "### "  # begins the message of a table; the game follows
_KEY = re.compile(r"[a-z]+:\d+:(?:v\.)?(\d+)[.:]")


@dataclass
class Secrets:
    """The times (seconds since the epoch) from which players may know each card of one deal."""

    seed: str
    primers: frozenset[str] = frozenset()  # lines about the rules beside a first hand
    ends_at: float = inf
    public: dict[str, float] = field(default_factory=dict)
    private: dict[str, dict[str, float]] = field(default_factory=dict)  # by player
    # times of plays with wild cards, and the cards that each play counts as
    stood_for: list[tuple[float, set[str]]] = field(default_factory=list)

    def known(self, player: str, at: float) -> set[str]:
        """Return every card whose place this player may know at the time `at`."""
        mine = self.private.get(player, {})
        return {card for told in (self.public, mine) for card, since in told.items() if since <= at}

    def stands(self, at: float) -> list[set[str]]:
        """Return the cards that plays with wild cards up to the time `at` have counted as."""
        return [cards for since, cards in self.stood_for if since <= at]

    def tell(self, cards: int, at: float, *players: str) -> None:
        """Let these players know these cards from the time `at` on; all people if none is named."""
        for told in [self.private[player] for player in players] or [self.public]:
            for card in of_mask(cards):
                told.setdefault(card, at)


def secrets(sitting: Sitting) -> dict[int, Secrets]:
    """Return the secrets of every deal, by the bot's number of the deal."""
    return {
        number: _of_deal(sitting, number, deal, sitting.begun[number])
        for number, deal in sitting.stored.items()
    }


def _of_deal(sitting: Sitting, number: int, deal: NewDeal, at: float) -> Secrets:
    pressed, shown = _pressed(sitting, number), _shown(sitting, number)
    who, known = deal.players, Secrets(deal.seed)
    known.primers = primers(deal.preset, deal.choices, len(who))
    known.private = {player: {} for player in who}
    for index, event in enumerate(deal.events):
        if isinstance(event, Played | CardsPledged | CardsGiven):
            seat = event.giver if isinstance(event, CardsGiven) else event.seat
            later = min((first for seq, first in shown.items() if seq > index), default=inf)
            press = pressed.get((who[seat], event.cards), at)
            if press <= later:  # otherwise the clock or a computer acted before
                at = max(at, press)
        if isinstance(event, Played) and event.as_cards != event.cards:
            known.stood_for.append((at, {*of_mask(event.as_cards)}))
        for cards, seats in _told(event):
            known.tell(cards, at, *(who[seat] for seat in seats))
    known.ends_at = at
    if deal.events and isinstance(deal.events[-1], Ended):
        for hand in [*hands(deal.events)][-1]:  # the results show the cards that were left
            known.tell(hand, at)
    return known


def _pressed(sitting: Sitting, number: int) -> dict[tuple[str, int], float]:
    """Return the time at which each person first used a control with each set of cards.

    The keys are Discord ids and masks of cards; only presses of the deal `number` count.
    """
    pressed: dict[tuple[str, int], float] = {}
    for clicker in sitting.clickers:
        for press in clicker.presses:
            if press.deal == number:
                pressed.setdefault((clicker.person.id, press.cards), press.at)
    return pressed


def _shown(sitting: Sitting, number: int) -> dict[int, float]:
    """Return the time at which each state of a deal was first shown, by its number of events.

    A press by a player for whom the clock or a computer has acted comes later, and is in vain.
    """
    shown: dict[int, float] = {}
    for person in sitting.people:
        for seen in person.seen:
            for deal, seq in map(state_of, () if seen.kind == "delete" else controls(seen.body)):
                if deal == number and seq:
                    shown[seq] = min(seen.at, shown.get(seq, inf))
    return shown


def _told(event: Event) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the cards that an event tells, and the seats that are told; no seats means all."""
    match event:
        case Dealt():
            yield event.faced, ()
            for seat, hand in enumerate(event.hands):
                yield hand, (seat,)
        case Played():
            yield event.cards, ()
        case CardsPledged() if event.shown:
            yield event.cards, tuple(event.shown)
        case CardsGiven():
            yield event.cards, (event.taker,)
        case CardsTaken():
            yield event.cards, () if event.open else (event.seat,)
        case CardDrawn() | Looked():
            yield event.cards, (event.seat,)


def leaks(sitting: Sitting, elsewhere: set[str]) -> Iterator[str]:
    """Yield a line for each thing shown to a person that tells more than the person may know.

    `elsewhere` holds the ids of the channels of other tables.
    """
    deals = secrets(sitting)
    by_seed = {known.seed: number for number, known in deals.items()}
    for person in (*sitting.people, *sitting.watchers):
        about: dict[object, int] = {}  # the deal of each message while the message had buttons
        for seen in person.seen:
            if seen.kind == "delete" or seen.channel_id in elsewhere or seen.at < sitting.asked[0]:
                continue
            text = str(seen.body)
            if "'prefer:" in text or cards_named(seen.body) == GREETED:
                continue  # the settings and the greeting show cards that no player holds
            told = [by_seed[seed] for seed in _SEED.findall(text) if seed in by_seed]
            numbers = told[:1] or replayed(sitting, seen, deals)
            numbers = numbers or deals_of(sitting, seen, text, about)
            if len(numbers) == 1:
                about[seen.message_id] = numbers[0]
            foreign = [
                named(seen.body, known.stands(seen.at), known.primers)
                - known.known(person.id, seen.at)
                for known in map(deals.__getitem__, numbers)
            ]
            for card in min(foreign, key=len):
                yield f"{person.name} was shown {card}: {words(seen.body)[:200]}"
            if any(seen.at < deals[one].ends_at for one in told):
                yield f"{person.name} was shown a seed: {words(seen.body)[:200]}"


def replayed(sitting: Sitting, seen: Seen, deals: dict[int, Secrets]) -> list[int]:
    """Return the deals that a replay may show: every deal that was over at that time.

    The buttons of the replay are not read. A message that is no replay has no such deals.
    """
    if not words(seen.body).startswith(_REPLAY):
        return []
    over = (number for number, deal in sitting.stored.items() if isinstance(deal.events[-1], Ended))
    return [number for number in over if deals[number].ends_at <= seen.at]


def deals_of(sitting: Sitting, seen: Seen, text: str, about: dict[object, int]) -> list[int]:
    """Return the deals that a message may be about.

    The buttons of the message tell the deal; without buttons, the earlier buttons of the same
    message do, else the time. A hand or a table message without buttons belongs to a closed table.
    Such a message may be about any deal begun by then, but about none before its earlier deal.
    """
    if keys := {int(key) for key in _KEY.findall(text)} & {*sitting.stored}:
        return [max(keys)]
    begun = [one for one, began in sitting.begun.items() if began <= seen.at]
    before = about.get(seen.message_id, 0)
    if cockpit(seen.body) or words(seen.body).startswith(_TABLE):
        return [one for one in begun if one >= before] or [before]
    return [before or max(begun)]
