"""Search of a night for things shown to a person that tell a card this person cannot know.

The cards that a person may know follow from the stored events, which hold every hand, and from the
time at which a player asked to lay a card: before that time, no other person could know the card.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bot.domain.state import NewDeal
from cogs.hand.pictures import GREETING
from rules.cards import joined
from rules.events import CardsGiven, CardsTaken, Dealt, Played
from tests.night.account import of_deal
from tests.night.people import Person
from tests.night.reading import JSON, RANKS, cards_named, is_finale, of_mask, words
from tests.night.record import Night
from tests.night.seen import Seen

_DEAL = re.compile(r"\bdeal (\d+)\b", re.IGNORECASE)
_SEED = re.compile(r"\b[0-9a-f]{64}\b")
_LOUD = re.compile(r"\b(a pair of|three|four) (\w+)")  # how texts name a play
_COUNT = {"a pair of": 2, "three": 3, "four": 4}
_NAMES = (
    *("threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens"),
    *("jacks", "queens", "kings", "aces", "twos"),
)
IN_LOGS = re.compile(
    r"(?:10|[2-9JQKA])[♦♣♥♠]"  # as players write cards
    r"|\b(?:10|[2-9TJQKA])[DCHS]\b|\b[RB]J\b|red joker|black joker"  # as the rules write cards
    r"|(?:\d|jack|queen|king|ace)_of_[a-z]+|(?:red|black)_joker"  # as names of emojis
    r"|(?:play|give|pick):\d+:"  # in the ids of controls
    r"|\b[0-9a-f]{64}\b"  # seeds
)


@dataclass
class InformationState:
    """The cards of one deal that people may know, and from when on (seconds since the epoch)."""

    began_at: float
    seed: str
    public: dict[str, float] = field(default_factory=dict)
    private: dict[str, dict[str, float]] = field(default_factory=dict)  # by name
    plays: list[tuple[float, int, str]] = field(default_factory=list)  # time, number of cards, rank

    def knows(self, name: str, at: float) -> set[str]:
        """Return every card of this deal whose place the person `name` may know at `at`."""
        mine = self.private[name] | self.public
        times = (self.private[name].get(card, at + 1) for card in mine)
        return {
            card
            for card, time in zip(mine, times, strict=True)
            if min(time, self.public.get(card, at + 1)) <= at
        }

    def turned_up(self, cards: Iterable[str]) -> None:
        """Note cards that all may know. From when on is not known, as a bid is no deed."""
        for mine in self.private.values():
            mine |= dict.fromkeys(cards, self.began_at)

    def laid_down(self, at: float) -> set[str]:
        """Return the cards still held at the end of the deal; empty before the last play.

        All people may know these cards after the last play.
        """
        last = max((made_at for made_at, _, _ in self.plays), default=self.began_at)
        held = {card for hand in self.private.values() for card in hand}
        return held - self.public.keys() if last <= at else set()


def knowledge(night: Night, stored: list[NewDeal]) -> list[InformationState]:
    """Return the information state of each deal, the first deal first."""
    return [_of_deal(night, deal, number) for number, deal in enumerate(stored, 1)]


def _of_deal(night: Night, deal: NewDeal, number: int) -> InformationState:
    begun, deeds = night.evening.begun, of_deal(night.evening.deeds, number)
    names = [night.names[player] for player in deal.players]
    known = InformationState(begun[number - 1], deal.seed)
    plays = iter([deed for deed in deeds if deed.kind == "play"])
    gifts = {deed.cards: deed.asked_at for deed in deeds if deed.kind == "give"}
    for event in deal.events:
        match event:
            case Dealt(hands=hands):
                for name, hand in zip(names, hands, strict=True):
                    known.private[name] = dict.fromkeys(of_mask(hand), known.began_at)
            case CardsGiven(taker=taker, cards=cards):
                given = of_mask(cards)
                at = gifts.get(tuple(given), known.began_at)
                known.private[names[taker]] = dict.fromkeys(given, at) | known.private[names[taker]]
            case CardsTaken(cards=cards, open=True):
                known.turned_up(of_mask(cards))
            case Played(cards=cards):
                deed = next(plays)
                assert sorted(deed.cards) == sorted(of_mask(cards)), "played as people saw it"
                for card in of_mask(cards):
                    known.public[card] = deed.asked_at
                known.plays.append((deed.asked_at, len(deed.cards), _name(deed.cards[0])))
    return known


GREETED = {*of_mask(joined(GREETING))}  # the cards in the greeting of a server


def _name(card: str) -> str:
    return "jokers" if "joker" in card else _NAMES[RANKS.index(card[:-1])]


def leaks(person: Person, deals: list[InformationState]) -> Iterator[str]:
    """Yield a line for each thing shown to a person that tells more than the person may know."""
    for seen in person.seen:
        if seen.kind == "delete" or seen.at < deals[0].began_at:
            continue
        number = _number(seen, deals)
        known = deals[number - 1]
        knows = known.knows(person.name, seen.at)
        if _over(seen.body, number):
            knows |= known.laid_down(seen.at)
        shown = cards_named(seen.body)
        if shown == GREETED:
            continue
        for card in shown - knows:
            yield f"{person.name} was shown {card}: {words(seen.body)[:200]}"
        match_over = is_finale(seen.body)  # a finale tells the best play of the match
        yield from _told_aloud(seen, deals if match_over else [known])
        yield from _seeds(person, seen, deals)


def _number(seen: Seen, deals: list[InformationState]) -> int:
    """Return the number of the deal that a seen thing names, else of the deal at that time."""
    named = _DEAL.search(words(seen.body))
    if named:
        return int(named[1])
    return max(number for number, deal in enumerate(deals, 1) if deal.began_at <= seen.at)


def _told_aloud(seen: Seen, deals: list[InformationState]) -> Iterator[str]:
    for count, rank in _LOUD.findall(str(seen.body)):
        if rank in (*_NAMES, "jokers") and not any(
            at <= seen.at and (size, name) == (_COUNT[count], rank)
            for known in deals
            for at, size, name in known.plays
        ):
            yield f"{count} {rank} told before it was played: {words(seen.body)[:200]}"


def _seeds(person: Person, seen: Seen, deals: list[InformationState]) -> Iterator[str]:
    """Yield a line for each seed told before this person was shown the results of its deal."""
    told = set(_SEED.findall(str(seen.body)))
    for number, deal in enumerate(deals, 1):
        if deal.seed in told and not any(
            _over(earlier.body, number) for earlier in person.seen if earlier.at <= seen.at
        ):
            yield f"a seed is told: {words(seen.body)[:200]}"


def _over(message: JSON, number: int) -> bool:
    return f"deal {number}: results" in words(message)
