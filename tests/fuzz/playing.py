"""Games played to their end, with checks of their states on the way."""

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

DEALS = 3  # most deals of a match: exchanges and titles come after the first
MOST_STEPS = 4_000
AGREED, HIDDEN = 0.12, 0.03  # shares of the states that `Agreement` and `secret` check
REGRETTED = 0.01  # share of the actions that are taken back
State: TypeAlias = tuple[Deal, Seat, Action]


class Found(NamedTuple):
    """A game in which a check failed, with the sentence of the check."""

    game: Game
    said: str


class Fuzz:
    """Plays games by chance and by computers, and checks their states and results."""

    def __init__(self, costs: Costs) -> None:
        self.costs = costs
        self.deals = 0  # deals of the current game so far
        self._agreement = Agreement(costs)
        self._begin, self._decide = costs.of("begin", begin), costs.of("decide", decide)

    def run(self, seed: str, deals: int) -> Iterator[Found]:
        """Yield the findings of so many deals, from the first game of this seed on."""
        played, number = 0, 0
        while played < deals:
            game = drawn(seed, number)
            yield from self.found(game)
            played, number = played + max(1, self.deals), number + 1

    def found(self, game: Game) -> Iterator[Found]:
        """Yield the finding of this game, if there is one."""
        self.costs.where, self.deals = str(game), 0
        try:
            self.play(game)
        except Exception as error:  # any exception is a finding
            said = str(error) if isinstance(error, Finding) else f"{error!r} is raised"
            yield Found(game, said)

    def play(self, game: Game) -> None:
        """Play up to `DEALS` deals of this game; raise Finding where a check fails."""
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
        """Check the rule sheet and the share code of this game."""
        want(bool(sheet(game.preset, game.changed)), "there is no rule sheet")
        preset, changed = read_code(write_code(game.preset, game.changed))
        same = full(preset, changed) == full(game.preset, game.changed)
        want(same, "the share code says something else")

    def _deal(self, game: Game, first: Shuffled, chance: Random) -> Deal:
        """Play a deal to its end, and check its states, result and record on the way."""
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
        """Return a seat and an action: a computer's, or any legal one, at times out of turn."""
        if computers and chance.random() < 0.9:
            return seat, weakest(view(deal, seat))
        if (deal.rules.callers or deal.rules.interrupters) and chance.random() < 0.1:
            seat = chance.choice([s for s in range(len(deal.hands)) if legal(deal, s)])
        return seat, chance.choice(legal(deal, seat))


def _kept(game: Game, happened: list[Event], deal: Deal) -> None:
    """Check that a record is read back unchanged, and replays to the same deal."""
    record = read(write(game.preset, game.changed, happened))
    want(record == (game.preset, game.changed, happened), "a record is read back otherwise")
    want(replay(game.rules, record.happened) == deal, "a record leads to another deal")
