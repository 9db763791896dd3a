"""Sentences for the events of a deal. Events come as `redacted` to one reader; nothing is added."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from bot.words import say
from bot.words.cards import in_order, laid
from cogs.core.people import named
from rules import events as e
from rules.actions import Seat
from rules.match.match import Player
from rules.ruleset import RuleSet


class Word(NamedTuple):
    """Keys of a call: of its button, of its explanation, and of the sentence told to the others."""

    label: str
    about: str
    told: str
    before_play: bool = False  # of no interest any more once cards are played


FORFEIT = "forfeit-about"
CALLS = {
    "deal": Word("call-deal", "call-deal-about", "told-deal", True),
    "shuffle": Word("call-shuffle", "call-shuffle-about", "told-shuffle", True),
    "offer cut": Word("call-offer-cut", "call-offer-cut-about", "told-offer-cut", True),
    "redeal": Word("call-redeal", "call-redeal-about", "told-redeal", True),
    "trade": Word("call-trade", "call-trade-about", "told-trade", True),
    "keep": Word("call-keep", "call-keep-about", "told-keep", True),
    "accept": Word("call-accept", "call-accept-about", "told-accept", True),
    "done": Word("call-done", "call-done-about", "told-done", True),
    "last card": Word("call-last-card", "call-last-card-about", "told-last-card"),
    "clear table": Word("call-clear-table", "call-clear-table-about", "told-clear-table"),
    "yes": Word("call-on-purpose", "call-on-purpose-about", "told-on-purpose"),
    "no": Word("call-by-mistake", "call-by-mistake-about", "told-by-mistake"),
    "forfeits welcome": Word("call-forfeits", "call-forfeits-about", "told-forfeits"),
    "forfeit: serve tea": Word("forfeit-tea", FORFEIT, "told-forfeit-tea"),
    "forfeit: sing a verse": Word("forfeit-verse", FORFEIT, "told-forfeit-verse"),
    "forfeit: tell a joke": Word("forfeit-joke", FORFEIT, "told-forfeit-joke"),
}


PLAIN = {  # events that need at most a name
    e.OutOfTime: "told-out-of-time",
    e.StakeDoubled: "told-doubled",
    e.Skipped: "told-skipped",
    e.DirectionReversed: "told-turned",
    e.ThrewIn: "told-threw-in",
    e.TrickWon: "told-won",
}
WORDS = {word: known.told for word, known in CALLS.items()} | {
    "offer": "",  # the offered cards say it
    "fault": "told-fault",
    "dragon": "told-dragon",
    "four twos": "told-four-twos",
    "four threes": "told-four-threes",
}
Teller: TypeAlias = "Callable[[NarrationContext, Any], str]"


@dataclass
class NarrationContext:
    """The context of a sentence besides its event."""

    players: Sequence[Player]  # by seat
    rules: RuleSet | None = None  # for the names of plays
    upside_down: bool = False
    out: int = 0
    before: bool = False  # whether ranks were upside down before the last act

    def who(self, seat: Seat) -> str:
        """Return the name of the player of this seat."""
        return named(self.players[seat])


def tell(
    events: Iterable[e.Event], players: Sequence[Player], rules: RuleSet | None = None
) -> list[str]:
    """Return a line for each event that has a sentence; passes in a row share one."""
    telling, lines = NarrationContext(players, rules), []
    said_of = [event for event in events if type(event) in (e.Passed, *PLAIN, *TELLERS)]
    for passing, together in groupby(said_of, lambda event: isinstance(event, e.Passed)):
        if passing:
            who = [telling.who(event.seat) for event in together if isinstance(event, e.Passed)]
            telling.before = telling.upside_down
            key = "told-passed" if len(who) == 1 else "told-passed-several"
            lines.append(say(key, who=say("between-words").join(who)))
        else:
            lines += [said for event in together if (said := sentence(telling, event))]
    return lines


def sentence(telling: NarrationContext, event: e.Event) -> str:
    """Return the sentence of the event, empty where another sentence says it."""
    if plain := PLAIN.get(type(event)):
        seat = getattr(event, "seat", None)
        return say(plain) if seat is None else say(plain, who=telling.who(seat))
    return TELLERS[type(event)](telling, event)


def _dealt(telling: NarrationContext, event: e.Dealt) -> str:
    telling.upside_down, telling.out = False, 0
    said = say("told-dealt", number=event.number, who=telling.who(event.dealer))
    return f"{said}\n{say('seen-by-all', cards=in_order(event.faced))}" if event.faced else said


def _cut(telling: NarrationContext, event: e.PackCut) -> str:
    return say("told-cut", who=telling.who(event.seat), at=event.at)


def _gave(telling: NarrationContext, event: e.CardsGiven) -> str:
    names = {"giver": telling.who(event.giver), "taker": telling.who(event.taker)}
    if event.cards:
        return say("told-gave-cards", cards=in_order(event.cards), **names)
    return say("told-gave", count=event.count, **names)


def _took(telling: NarrationContext, event: e.CardsTaken) -> str:
    who, cards = telling.who(event.seat), in_order(event.cards)
    if event.returned:
        return say("told-traded", who=who, cards=cards, returned=in_order(event.returned))
    if event.cards:
        return say("told-took-cards", who=who, cards=cards)
    return say("told-took", who=who, count=event.count)


def _looked(telling: NarrationContext, event: e.Looked) -> str:
    who = telling.who(event.seat)
    if event.cards:
        return say("told-looked-at", who=who, cards=in_order(event.cards))
    return say("told-looked", who=who)


def _drew(telling: NarrationContext, event: e.CardDrawn) -> str:
    who = telling.who(event.seat)
    if event.cards:
        return say("told-drew-card", who=who, cards=in_order(event.cards))
    return say("told-drew", who=who)


def _restocked(_: NarrationContext, event: e.Restocked) -> str:
    return say("told-restocked", count=len(event.stock))


def _bid(telling: NarrationContext, event: e.BidMade) -> str:
    who = telling.who(event.seat)
    return say("bid-of", who=who, amount=event.amount) if event.amount else say("bid-none", who=who)


def _sides(telling: NarrationContext, event: e.SidesTaken) -> str:
    if e.ALONE not in event.sides:
        return ""
    return say("told-alone", who=telling.who(event.sides.index(e.ALONE)), stake=event.stake)


def _pledged(telling: NarrationContext, event: e.CardsPledged) -> str:
    names = {"giver": telling.who(event.seat), "taker": telling.who(event.to)}
    if event.cards:
        return say("told-offered-cards", cards=in_order(event.cards), **names)
    return say("told-offered", count=event.count, **names)


def _called(telling: NarrationContext, event: e.Called) -> str:
    key = WORDS.get(event.word, "told-deal")  # "deal 13 from 2" is typed
    return say(key, who=telling.who(event.seat)) if key else ""


def _announced(telling: NarrationContext, event: e.Announced) -> str:
    return say("told-announced", who=telling.who(event.seat), count=event.cards_left)


def _leads(telling: NarrationContext, event: e.LeaderFound) -> str:
    who = telling.who(event.seat)
    if event.including:
        return say("told-leads-with", who=who, cards=in_order(event.including))
    return say("told-leads", who=who)


def _played(telling: NarrationContext, event: e.Played) -> str:
    telling.before = telling.upside_down
    play = laid(event.cards, event.as_cards, telling.rules)
    return say("told-played", who=telling.who(event.seat), play=play)


def _reversed(telling: NarrationContext, _: e.RanksReversed) -> str:
    telling.upside_down = not telling.upside_down
    return say("told-reversed" if telling.upside_down else "told-righted")


def _took_back(telling: NarrationContext, event: e.TakenBack) -> str:
    telling.upside_down = telling.before
    return say("told-taken-back", who=telling.who(event.seat))


def _went_out(telling: NarrationContext, event: e.WentOut) -> str:
    telling.out += 1
    return say("told-out", who=telling.who(event.seat), place=telling.out)


def _ended(_: NarrationContext, event: e.Ended) -> str:
    return say("told-void" if event.void else "told-over")


TELLERS: dict[type[e.Event], Teller] = {
    e.Dealt: _dealt,
    e.PackCut: _cut,
    e.CardsGiven: _gave,
    e.CardsTaken: _took,
    e.Looked: _looked,
    e.CardDrawn: _drew,
    e.Restocked: _restocked,
    e.BidMade: _bid,
    e.SidesTaken: _sides,
    e.CardsPledged: _pledged,
    e.Called: _called,
    e.Announced: _announced,
    e.LeaderFound: _leads,
    e.Played: _played,
    e.RanksReversed: _reversed,
    e.TakenBack: _took_back,
    e.WentOut: _went_out,
    e.Ended: _ended,
}
