"""Hints printed with their hands, for people to read: ``python -m tests.bot.players.hints``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

from bot.players.advice import Advice, explained
from bot.players.information_state import InformationState
from bot.players.levels import Level, choose
from bot.players.normal import normal
from bot.players.search import Budget
from bot.words.cards import in_order
from bot.words.speech import Speech
from cogs.hand.hints import move, sentence
from rules.actions import Action
from rules.catalogue import build
from rules.engine import begin, decide
from rules.ruleset import RuleSet
from tests.bot.players.games import Moment
from tests.english import english
from tests.rules.random_play import shuffled

GAMES = {
    "president_basic": 4,
    "daifugo_denexa": 4,
    "bigtwo_basic": 4,
    "bigtwo_deuces": 4,
    "thirteen_denexa": 4,
    "doudizhu_denexa": 3,
    "bigthree_denexa": 3,
    "president_revolution": 4,
}
SKIPPED = 5  # one of so many positions is printed, from all parts of a deal


def positions(rules: RuleSet, seats: int, chance: Random, before: bool = False) -> Iterator[Moment]:
    """Yield each position with cards to play, from deals between computers of plain judgement.

    With `before`, yield the positions before the tricks instead: bids, gifts and the like.
    """
    while True:
        book = begin(rules, shuffled(rules, seats, chance, later=before))
        deal, log = book.deal, list(book.events)
        while deal.ended is None:
            moment, seat = Moment(deal, log), min(deal.to_act)
            known = moment.known(seat)
            if known.view.plays if not before else not known.view.opened:
                yield moment
            book = decide(deal, seat, normal(known))
            deal, log = book.deal, log + book.events


def hinted(known: InformationState, playouts: int, seed: int = 1) -> Advice:
    """Return the strong computer's hint for this seat, after so many playouts."""
    action: Action = choose(known, Level.STRONG, Random(seed), Budget(playouts))
    return explained(known, action)


def described(moment: Moment, advice: Advice) -> str:
    """Return the view of the seat, the hands of the other seats, and the hint as text."""
    seat = min(moment.deal.to_act)
    view = moment.known(seat).view
    table = (
        in_order(Speech(), view.top.cards) if view.top else "leads" if view.opened else "is asked"
    )
    others = " | ".join(
        f"{s}: {in_order(Speech(), hand)}" for s, hand in enumerate(moment.deal.hands) if s != seat
    )
    hint = english(
        "hint", move=move(Speech(), view, advice.action), reason=sentence(Speech(), advice.reason)
    )
    partner = f" sides {view.sides}" if view.sides else ""
    return (
        f"seat {seat} of {len(view.cards_left)}, table: {table}{partner}\n"
        f"   hand  {in_order(Speech(), view.held)}\n   rest  {others}\n   {hint}"
    )


def main() -> None:
    """Print hints of every game, or of the games on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--number", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--before", action="store_true", help="bids, gifts and the like instead")
    asked = parser.parse_args()
    for game in asked.games:
        print(f"\n## {game}\n")
        found = positions(build(game), GAMES.get(game, 4), Random(game), asked.before)
        skipped = 1 if asked.before else SKIPPED
        for number in range(asked.number * skipped):
            moment = next(found)
            if number % skipped == 0:
                known = moment.known(min(moment.deal.to_act))
                print(described(moment, hinted(known, asked.playouts)))


if __name__ == "__main__":
    main()
