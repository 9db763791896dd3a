"""Games played to their end, with every check on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple, TypeAlias

from bot.players import weakest
from bot.share_codes import read_code, write_code
from rules.actions import Action, Seat
from rules.catalogue import full
from rules.catalogue.sheet import sheet
from rules.cli.record import read, write
from rules.deal import Deal
from rules.engine import begin, decide, legal, replay
from rules.events import Event, Shuffled, TakenBack
from rules.match.match import Match, MatchState
from rules.takeback import last_act
from rules.view import view
from tests.fuzz.checks import Agreement, Finding, conserved, result, secret, want
from tests.fuzz.costs import Costs
from tests.fuzz.games import Game, drawn

DEALS = 3  # of a match, where it lasts so long: exchanges and titles come after the first
MOST_STEPS = 4_000
AGREED, HIDDEN = 0.12, 0.03  # how many of the states are checked
REGRETTED = 0.01  # of the acts
State: TypeAlias = tuple[Deal, Seat, Action]


class Found(NamedTuple):
    """A game in which something does not hold, and what."""

    game: Game
    said: str


class Fuzz:
    """Plays games by chance and by the computer, each checked as a whole and on the way."""

    def __init__(self, costs: Costs) -> None:
        self.costs = costs
        self.deals = 0  # played of the present game
        self._agreement = Agreement(costs)
        self._begin, self._decide = costs.of("begin", begin), costs.of("decide", decide)

    def run(self, seed: str, deals: int) -> Iterator[Found]:
        """What is found in so many deals, from the first game of this seed on."""
        played, number = 0, 0
        while played < deals:
            game = drawn(seed, number)
            yield from self.found(game)
            played, number = played + max(1, self.deals), number + 1

    def found(self, game: Game) -> Iterator[Found]:
        """What does not hold in this game; nothing where all is well."""
        self.costs.where, self.deals = str(game), 0
        try:
            self.play(game)
        except Exception as error:  # whatever goes wrong is what is looked for
            said = str(error) if isinstance(error, Finding) else f"{error!r} is raised"
            yield Found(game, said)

    def play(self, game: Game) -> None:
        """Some deals of this game; Finding where something does not hold."""
        chance = Random(game.command)
        self._told(game)
        match = Match(game.rules, MatchState(tuple("ABCDEFGHIJKL"[: game.seats])))
        while self.deals < DEALS and not match.state.winners:
            self.deals += 1
            match, first = match.deal(chance)
            deal = self._deal(game, first, chance)
            assert deal.ended is not None
            match = match.finished(deal.ended)

    def _told(self, game: Game) -> None:
        """The rules of this game can be told in sentences and in a code."""
        want(bool(sheet(game.preset, game.changed)), "there is no rule sheet")
        preset, changed = read_code(write_code(game.preset, game.changed))
        same = full(preset, changed) == full(game.preset, game.changed)
        want(same, "the share code says something else")

    def _deal(self, game: Game, first: Shuffled, chance: Random) -> Deal:
        """A deal to its end; what was decided is what a record of it says."""
        decision = self._begin(game.rules, first)
        deal, happened = decision.deal, list(decision.events)
        computers = chance.random() < 0.5
        for _ in range(MOST_STEPS):
            conserved(deal, game.rules.pack)
            if deal.ended:
                break
            seat = chance.choice(sorted(deal.to_act))
            self._check(deal, seat, chance)
            decision = self._decide(deal, *self._choice(deal, seat, chance, computers))
            before, deal = deal, decision.deal
            happened += decision.events
            if chance.random() < REGRETTED and (act := last_act(happened)):
                happened.append(TakenBack(*act))
                deal = before
                want(replay(game.rules, happened) == deal, "more or less is taken back")
        want(deal.ended is not None, f"no end after {MOST_STEPS} actions")
        result(game, deal)
        _kept(game, happened, deal)
        return deal

    def _check(self, deal: Deal, seat: Seat, chance: Random) -> None:
        if chance.random() < AGREED:
            before = deal.copy()
            self._agreement.check(deal, seat, chance)
            self._agreement.check(deal, chance.randrange(len(deal.hands)), chance)
            want(deal == before, "asking has changed the deal")
        if chance.random() < HIDDEN:
            secret(deal, chance)

    def _choice(
        self, deal: Deal, seat: Seat, chance: Random, computers: bool
    ) -> tuple[Seat, Action]:
        """Who does what: a computer, or anybody anything, now and then out of turn."""
        if computers and chance.random() < 0.9:
            return seat, weakest(view(deal, seat))
        if (deal.rules.callers or deal.rules.interrupters) and chance.random() < 0.1:
            seat = chance.choice([s for s in range(len(deal.hands)) if legal(deal, s)])
        return seat, chance.choice(legal(deal, seat))


def _kept(game: Game, happened: list[Event], deal: Deal) -> None:
    """Nothing is lost in a record, and it leads to the same end."""
    record = read(write(game.preset, game.changed, happened))
    want(record == (game.preset, game.changed, happened), "a record is read back otherwise")
    want(replay(game.rules, record.happened) == deal, "a record leads to another deal")
