"""One match of each family of games, equal to a transcript that a person has read.

After a change that is meant to alter transcripts run ``python -m tests.rules.test_golden`` and
read the diff.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules import events as e
from rules.cards import text
from rules.codec import encode
from rules.match.match import Match, MatchState
from tests.rules.notation import game
from tests.rules.random_play import play

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "president_comp303": 5,
    "bigtwo_basic": 4,
    "daifugo_denexa": 4,
    "thirteen_denexa": 4,
    "doudizhu_denexa": 3,
    "bigthree_denexa": 3,
}
DEALS = 3


def transcript(preset: str) -> str:
    """Return the text of a match of a few deals, with all chance drawn from one seed."""
    chance = Random(303)
    match = Match(game(preset), MatchState(("Ada", "Ben", "Cleo", "Dan", "Eve")[: GAMES[preset]]))
    lines: list[str] = []
    for _ in range(DEALS):
        match, first = match.deal(chance)
        lines.append(f"Deal {first.number}, {match.state.players[first.dealer]} deals")
        told = play(match.rules, first, chance)
        for event in told.events:
            lines += said(event, match.state.players)
        assert told.deal.ended is not None
        match = match.finished(told.deal.ended)
        titles = (f"{player} {title}" for player, title in match.state.titles.items())
        lines += [f"  Titles: {', '.join(titles)}", f"  Scores: {scores(match)}", ""]
    return "\n".join(lines)


def scores(match: Match) -> str:
    paid = match.money()
    return ", ".join(
        f"{who} {match.state.scores.get(who, 0)} ({paid[who]})" for who in sorted(paid)
    )


LINES: dict[type[e.Event], Callable[[Any, Callable[[int], str]], str]] = {
    e.CardsGiven: lambda x, who: f"  {who(x.giver)} gives {who(x.taker)} {text(x.cards)}",
    e.BidMade: lambda x, who: f"  {who(x.seat)} bids {x.amount}",
    e.LeaderFound: lambda x, who: f"  {who(x.seat)} leads",
    e.Played: lambda x, who: f"    {who(x.seat)}: {text(x.cards)}",
    e.Passed: lambda x, who: f"    {who(x.seat)}: pass",
    e.WentOut: lambda x, who: f"    {who(x.seat)} is out",
    e.TrickWon: lambda x, who: f"  {who(x.seat)} wins the trick",
    e.Ended: lambda x, who: "  Ended: " + ", ".join(f"{who(s)} {x.points[s]}" for s in x.places),
}
UNSAID = (e.Shuffled, e.PhaseBegan, e.Turn)  # the lines that follow tell these events


def said(event: e.Event, players: tuple[str, ...]) -> list[str]:
    """Return the lines of an event; events without words of their own are written as stored."""
    if isinstance(event, UNSAID):
        return []
    if isinstance(event, e.Dealt):
        return [f"  {players[seat]} holds {text(hand)}" for seat, hand in enumerate(event.hands)]
    words = LINES.get(type(event))
    return [words(event, players.__getitem__) if words else f"  {encode(event)}"]


@pytest.mark.parametrize("preset", GAMES)
def test_the_match_is_played_as_the_transcript_says(preset: str) -> None:
    assert transcript(preset) == (FOLDER / f"{preset}.txt").read_text(encoding="utf-8")


def main() -> None:
    for preset in GAMES:
        (FOLDER / f"{preset}.txt").write_text(transcript(preset), encoding="utf-8")


if __name__ == "__main__":
    main()
