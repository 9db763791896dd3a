"""Sentences for the events of a deal.

Events must be `redacted` for the reader beforehand. The sentences add no other facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from bot.words.cards import in_order, laid
from bot.words.people import name_list
from bot.words.speech import Speech
from cogs.core.people import named
from rules import events as e
from rules.actions import Seat
from rules.match.match import Player
from rules.ruleset import RuleSet


class Word(NamedTuple):
    """Text keys of a call: its button, its explanation, and the sentence for the other players."""

    label: str
    about: str
    told: str
    before_play: bool = False  # of interest only until cards are played


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


PLAIN = {  # events whose sentences need at most a name
    e.OutOfTime: "told-out-of-time",
    e.StakeDoubled: "told-doubled",
    e.Skipped: "told-skipped",
    e.DirectionReversed: "told-turned",
    e.ThrewIn: "told-threw-in",
    e.TrickWon: "told-won",
}
WORDS = {word: known.told for word, known in CALLS.items()} | {
    "offer": "",  # the sentence about the offered cards tells this event
    "fault": "told-fault",
    "dragon": "told-dragon",
    "four twos": "told-four-twos",
    "four threes": "told-four-threes",
}
ARROW, LATE = " → ", "⏳"  # between the moves of a trick; beside a player whose time was up
Teller: TypeAlias = "Callable[[NarrationContext, Any], str]"


@dataclass
class NarrationContext:
    """Facts that a sentence needs besides its event.

    >>> telling = NarrationContext(Speech(), players=["7", "8"])
    >>> [sentence(telling, e.WentOut(seat)) for seat in (1, 0)]
    ['Player 8 is out in 1st place.', 'Player 7 is out in 2nd place.']
    """

    speech: Speech
    players: Sequence[Player]  # by seat
    rules: RuleSet | None = None  # for the names of plays
    upside_down: bool = False
    out: int = 0
    before: bool = False  # whether ranks were upside down before the last act

    def who(self, seat: Seat) -> str:
        """Return the name of the player of this seat."""
        return named(self.speech, self.players[seat])


def tell(
    speech: Speech,
    events: Iterable[e.Event],
    players: Sequence[Player],
    rules: RuleSet | None = None,
) -> list[str]:
    """Return a line for each trick, and for each event outside tricks that has a sentence."""
    lines = _Lines(NarrationContext(speech, players, rules))
    for event in events:
        lines.add(event)
    lines.end_trick()
    return lines.told


class _Move(NamedTuple):
    """A play, or a pass with an empty `play`; `late` if the time of the player was up."""

    seat: Seat
    late: bool
    play: str
    before: tuple[int, int]  # before it: numbers of sentences beside it, and of players out


class _Lines:
    """The lines of a log. The line of a trick is added when the trick ends."""

    def __init__(self, telling: NarrationContext) -> None:
        self.told: list[str] = []
        self._telling = telling
        self._moves: list[_Move] = []
        self._beside: list[str] = []  # sentences on other events of the trick
        self._late: e.OutOfTime | None = None  # until the bot's move for that seat

    def add(self, event: e.Event) -> None:
        """Add an event to the log, if the event has a sentence."""
        match event:
            case e.OutOfTime():
                self._late = event
            case e.Played() | e.Passed():
                self._move(event)
            case e.TrickWon():
                self.end_trick(sentence(self._telling, event))
            case e.Dealt() | e.Ended():
                self.end_trick()
                if isinstance(event, e.Dealt) and self.told[-1:] == [self._dealing(event.dealer)]:
                    self.told.pop()  # the sentence of the deal names the dealer too
                self._other(event)
            case _ if type(event) in (*PLAIN, *TELLERS):
                self._other(event)

    def _dealing(self, dealer: Seat) -> str:
        return self._telling.speech.say("told-deal", who=self._telling.who(dealer))

    def end_trick(self, won: str = "") -> None:
        """Add the line of the trick: plays, passes between plays, and the sentence `won`.

        Passes at the end of a trick that is won are left out, unless the player's time was up.
        """
        moves = self._moves
        while won and moves and not (moves[-1].play or moves[-1].late):
            moves.pop()
        chain = [part for _, same in groupby(moves, _together) for part in self._chained([*same])]
        parts = [self._in_order(chain)] if chain else []
        if line := self._telling.speech.say("between-sentences").join(
            [*parts, *filter(None, [won]), *self._beside]
        ):
            self.told.append(f"- {line}" if chain else line)
        self._moves, self._beside = [], []

    def _in_order(self, chain: Sequence[str]) -> str:
        speech = self._telling.speech
        then = speech.say("then-plays") if speech.spelled else ARROW
        return speech.say("as-sentence", said=then.join(chain))

    def _move(self, event: e.Played | e.Passed) -> None:
        late, self._late = self._late is not None, None
        self._telling.before = self._telling.upside_down
        play = ""
        if isinstance(event, e.Played):
            play = laid(self._telling.speech, event.cards, event.as_cards, self._telling.rules)
        before = len(self._beside), self._telling.out
        self._moves.append(_Move(event.seat, late, play, before))

    def _other(self, event: e.Event) -> None:
        late, self._late = self._late, None
        if isinstance(event, e.TakenBack):
            self._undo(event.seat)
        sentences = [sentence(self._telling, fact) for fact in (late, event) if fact]
        (self._beside if self._moves else self.told).extend(filter(None, sentences))

    def _undo(self, seat: Seat) -> None:
        """Drop the last move of the seat, with all later moves and sentences of the trick."""
        for at in reversed(range(len(self._moves))):
            if self._moves[at].seat == seat:
                told, self._telling.out = self._moves[at].before
                del self._beside[told:], self._moves[at:]
                return

    def _chained(self, moves: list[_Move]) -> list[str]:
        """Return parts of a trick's line: one for each play, or one for all passes in a row."""
        who = [self._mover(move) for move in moves]
        if moves[0].play:
            plays = zip(who, moves, strict=True)
            return [
                self._telling.speech.say("log-play", who=name, play=move.play)
                for name, move in plays
            ]
        return [
            self._telling.speech.say(
                "log-passed",
                who=name_list(self._telling.speech, who),
                count=len(who),
            )
        ]

    def _mover(self, move: _Move) -> str:
        """Return the name of the player of a move, marked if the player's time was up."""
        who = self._telling.who(move.seat)
        if not move.late:
            return who
        return f"{who} {LATE}" if self._telling.speech.spelled else f"{LATE} {who}"


def _together(move: _Move) -> bool:
    return bool(move.play)


def sentence(telling: NarrationContext, event: e.Event) -> str:
    """Return the sentence of the event; an empty one where another sentence tells the event."""
    if plain := PLAIN.get(type(event)):
        seat = getattr(event, "seat", None)
        return (
            telling.speech.say(plain)
            if seat is None
            else telling.speech.say(plain, who=telling.who(seat))
        )
    return TELLERS[type(event)](telling, event)


def _dealt(telling: NarrationContext, event: e.Dealt) -> str:
    telling.upside_down, telling.out = False, 0
    text = telling.speech.say("told-dealt", number=event.number, who=telling.who(event.dealer))
    return (
        f"{text}\n{telling.speech.say('seen-by-all', cards=in_order(telling.speech, event.faced))}"
        if event.faced
        else text
    )


def _cut(telling: NarrationContext, event: e.PackCut) -> str:
    return telling.speech.say("told-cut", who=telling.who(event.seat), at=event.at)


def _gave(telling: NarrationContext, event: e.CardsGiven) -> str:
    names = {"giver": telling.who(event.giver), "taker": telling.who(event.taker)}
    if event.cards:
        return telling.speech.say(
            "told-gave-cards", cards=in_order(telling.speech, event.cards), **names
        )
    return telling.speech.say("told-gave", count=event.count, **names)


def _took(telling: NarrationContext, event: e.CardsTaken) -> str:
    who, cards = telling.who(event.seat), in_order(telling.speech, event.cards)
    if event.returned:
        return telling.speech.say(
            "told-traded", who=who, cards=cards, returned=in_order(telling.speech, event.returned)
        )
    if event.cards:
        return telling.speech.say("told-took-cards", who=who, cards=cards)
    return telling.speech.say("told-took", who=who, count=event.count)


def _looked(telling: NarrationContext, event: e.Looked) -> str:
    who = telling.who(event.seat)
    if event.cards:
        return telling.speech.say(
            "told-looked-at", who=who, cards=in_order(telling.speech, event.cards)
        )
    return telling.speech.say("told-looked", who=who)


def _drew(telling: NarrationContext, event: e.CardDrawn) -> str:
    who = telling.who(event.seat)
    if event.cards:
        return telling.speech.say(
            "told-drew-card", who=who, cards=in_order(telling.speech, event.cards)
        )
    return telling.speech.say("told-drew", who=who)


def _restocked(telling: NarrationContext, event: e.Restocked) -> str:
    return telling.speech.say("told-restocked", count=len(event.stock))


def _bid(telling: NarrationContext, event: e.BidMade) -> str:
    who = telling.who(event.seat)
    return (
        telling.speech.say("bid-of", who=who, amount=event.amount)
        if event.amount
        else telling.speech.say("bid-none", who=who)
    )


def _sides(telling: NarrationContext, event: e.SidesTaken) -> str:
    if e.ALONE not in event.sides:
        return ""
    return telling.speech.say(
        "told-alone", who=telling.who(event.sides.index(e.ALONE)), stake=event.stake
    )


def _pledged(telling: NarrationContext, event: e.CardsPledged) -> str:
    names = {"giver": telling.who(event.seat), "taker": telling.who(event.to)}
    if event.cards:
        return telling.speech.say(
            "told-offered-cards", cards=in_order(telling.speech, event.cards), **names
        )
    return telling.speech.say("told-offered", count=event.count, **names)


def _called(telling: NarrationContext, event: e.Called) -> str:
    key = WORDS.get(event.word, "told-deal")  # a typed call such as "deal 13 from 2"
    return telling.speech.say(key, who=telling.who(event.seat)) if key else ""


def _announced(telling: NarrationContext, event: e.Announced) -> str:
    return telling.speech.say("told-announced", who=telling.who(event.seat), count=event.cards_left)


def _leads(telling: NarrationContext, event: e.LeaderFound) -> str:
    who = telling.who(event.seat)
    if event.including:
        return telling.speech.say(
            "told-leads-with", who=who, cards=in_order(telling.speech, event.including)
        )
    return telling.speech.say("told-leads", who=who)


def _reversed(telling: NarrationContext, _: e.RanksReversed) -> str:
    telling.upside_down = not telling.upside_down
    return telling.speech.say("told-reversed" if telling.upside_down else "told-righted")


def _took_back(telling: NarrationContext, event: e.TakenBack) -> str:
    telling.upside_down = telling.before
    return telling.speech.say("told-taken-back", who=telling.who(event.seat))


def _went_out(telling: NarrationContext, event: e.WentOut) -> str:
    telling.out += 1
    return telling.speech.say("told-out", who=telling.who(event.seat), place=telling.out)


def _ended(telling: NarrationContext, event: e.Ended) -> str:
    return telling.speech.say("told-void" if event.void else "told-over")


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
    e.RanksReversed: _reversed,
    e.TakenBack: _took_back,
    e.WentOut: _went_out,
    e.Ended: _ended,
}
