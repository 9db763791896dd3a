"""One whole match of COMP 303 as it was played when its transcript was last read by a person.

After a change that is meant to alter it: ``python -m tests.rules.test_golden``, then read the diff.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from rules import events as e
from rules.cards import text
from rules.match import Match
from tests.rules.notation import game
from tests.rules.random_play import play

TRANSCRIPT = Path(__file__).parent / "golden" / "president_comp303.txt"


def transcript() -> str:
    """Five players, one pack, two jokers, everything drawn from one seed."""
    chance = Random(303)
    match = Match(game("president_comp303"), ("Ada", "Ben", "Cleo", "Dan", "Eve"))
    lines: list[str] = []
    while not match.winners:
        match, dealt = match.deal(chance)
        lines.append(f"Deal {dealt.number}, {match.players[dealt.dealer]} deals")
        told = play(match.rules, dealt, chance)
        for event in told.events:
            lines += said(event, match.players)
        assert told.deal.ended is not None
        match = match.finished(told.deal.ended)
        titles = (f"{player} {title}" for player, title in match.titles().items())
        lines += [f"  Titles: {', '.join(titles)}", f"  Scores: {scores(match)}", ""]
    lines.append(f"Won by {', '.join(match.winners)}")
    return "\n".join(lines) + "\n"


def scores(match: Match) -> str:
    return ", ".join(f"{player} {match.scores[player]}" for player in sorted(match.scores))


LINES: dict[type[e.Event], Callable[[Any, Callable[[int], str]], str]] = {
    e.CardsGiven: lambda x, who: f"  {who(x.giver)} gives {who(x.taker)} {text(x.cards)}",
    e.LeaderFound: lambda x, who: f"  {who(x.seat)} leads",
    e.Played: lambda x, who: f"    {who(x.seat)}: {text(x.cards)}",
    e.Passed: lambda x, who: f"    {who(x.seat)}: pass",
    e.WentOut: lambda x, who: f"    {who(x.seat)} is out",
    e.TrickWon: lambda x, who: f"  {who(x.seat)} wins the trick",
    e.Ended: lambda x, who: "  Ended: " + ", ".join(f"{who(s)} {x.points[s]}" for s in x.places),
}


def said(event: e.Event, players: tuple[str, ...]) -> list[str]:
    """An event in a line, or none where the next one says it all."""
    if isinstance(event, e.Dealt):
        return [f"  {players[seat]} holds {text(hand)}" for seat, hand in enumerate(event.hands)]
    line = LINES.get(type(event))
    return [line(event, players.__getitem__)] if line else []


def test_the_match_is_played_as_the_transcript_says() -> None:
    assert transcript() == TRANSCRIPT.read_text(encoding="utf-8")


if __name__ == "__main__":
    TRANSCRIPT.write_text(transcript(), encoding="utf-8")
