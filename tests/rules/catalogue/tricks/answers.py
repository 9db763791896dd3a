"""Rows of rules as text: plays that beat others, ties, leads, and reasons of refusals.

The head of a row names a rule and its options. The lines below the head state the answers:

    Suits rank spades, hearts, clubs, diamonds | suit_order=SHCD
        7S > 7H > 7C > 7D               each play beats all later ones, and none of them beats it
        9S 9D ~ 9H 9D*                  neither play beats the other
        5S >< 5H                        each play beats the other
        leads 3S 3H                     the cards are a combination
        no play 3S 4H                   the cards are no combination
        2S on AS: wins                  the play wins its trick at once
        3S on 4S: no                    the play is too weak, or has another number of cards
        RJ: Say what RJ stands for, such as joker=9.     the sentence with which RJ is refused

Options that do not fit beside the rule stand on the next line, after a bar. `reversed` among the
options sets up a table in a revolution. Each accepted play must also be among the listed legal
plays, and no refused one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

import pytest

from rules.actions import IllegalAction, Play
from rules.cards import text
from rules.catalogue import build
from rules.cli.situation import ASKED, at_table, on_the_table, said
from rules.deal import Deal
from rules.engine import decide, legal
from rules.ruleset import RuleSet
from tests.rules.notation import spare

YES, WINS = "yes", "wins"
CLOSED = "nobody answers"
Question: TypeAlias = "tuple[str, str | None, str | tuple[str, ...]]"


class Row(NamedTuple):
    """A rule: the game in which the rule holds, and the lines of answers."""

    rules: RuleSet
    upside_down: bool
    lines: tuple[str, ...]

    def holds(self) -> None:
        """Assert each line of the row at a table."""
        for line in self.lines:
            for asked, standing, expected in _questions(line):
                told = self.told(asked, standing)
                right = _ends(told, expected) if isinstance(expected, tuple) else told == expected
                assert right, f"{asked} on {standing or 'nothing'}: {told}"

    def told(self, asked: str, standing: str | None = None) -> str:
        """The answer to a seat that lays the cards `asked` on the cards `standing`, or leads them.

        The answer is YES, WINS, CLOSED where the cards on the table have won the trick, or the
        sentence of the refusal.
        """
        play = said(asked)
        on = on_the_table(standing, None) if standing else None
        beside = spare(self.rules, play.cards | (on.cards if on else 0), 1)[0]
        table = at_table(self.rules, play.cards | beside, on, self.upside_down)
        if table.closed:
            return CLOSED
        answer = self._answer(table.deal, Play(*play))
        plays = [other for other in legal(table.deal, ASKED) if isinstance(other, Play)]
        if answer in (YES, WINS):
            assert play.cards in {other.cards for other in plays}, f"{asked} is not listed"
        else:
            assert Play(play.cards) not in plays or play.stands_as, f"{asked} is listed"
        return answer

    def _answer(self, deal: Deal, play: Play) -> str:
        try:
            after = decide(deal, ASKED, play).deal
        except IllegalAction as refusal:
            return str(refusal)
        return YES if after.trick else WINS


def rows(preset: str, table: str, **common: str) -> list[Any]:
    """Parse a text into pytest cases, one for each rule, with its title as id.

    The options `common` apply to all rules.
    """
    found: list[tuple[str, list[str]]] = []
    for line in filter(None, map(str.rstrip, table.splitlines())):
        if line.startswith(" ") and not line.lstrip().startswith("|"):
            found[-1][1].append(line.strip())
        elif line.startswith(" "):
            found[-1] = (f"{found[-1][0]} {line.strip()}", [])
        else:
            found.append((line, []))
    return [_row(preset, common, head, tuple(lines)) for head, lines in found]


def _row(preset: str, common: dict[str, str], head: str, lines: tuple[str, ...]) -> Any:
    assert lines, f"nothing is said of {head}"
    title, _, options = head.partition(" | ")
    words = options.split()
    chosen = common | dict(word.split("=", 1) for word in words if word != "reversed")
    return pytest.param(Row(build(preset, chosen), "reversed" in words, lines), id=title)


def _questions(line: str) -> Iterator[Question]:
    """Yield the cards to lay, the cards on the table if any, and the expected answer."""
    if line.startswith("leads "):
        yield line.removeprefix("leads "), None, YES
    elif line.startswith("no play "):
        asked = line.removeprefix("no play ")
        yield asked, None, f"{text(said(asked).cards)} isn't a valid play in this game."
    elif ": " in line:
        both, _, expected = line.partition(": ")
        asked, _, standing = both.partition(" on ")
        yield asked, standing or None, _no(asked, standing) if expected == "no" else expected
    else:
        yield from _pairs(line)


def _pairs(line: str) -> Iterator[Question]:
    sign = next(sign for sign in (" >< ", " ~ ", " > ") if sign in line)
    for first, second in combinations(line.split(sign), 2):
        up, down = {" > ": (True, False), " ~ ": (False, False), " >< ": (True, True)}[sign]
        yield first, second, YES if up else _no(first, second)
        yield second, first, YES if down else _no(second, first)


def _ends(told: str, expected: tuple[str, ...]) -> bool:
    """Whether an answer ends with one of the expected sentences.

    The order of cards, and the cards that wild cards count as, may differ.
    """
    head, colon, tail = told.partition(", not ")
    if colon and " as " in head:  # "You need 2 cards to beat 9S RJ as 9D, not 1."
        head = head.rpartition(" as ")[0]
    number = head + colon + tail
    return number.endswith(expected) or _beaten(told) in [*map(_beaten, expected)]


def _beaten(told: str) -> list[str]:
    """The cards that a refusal says are not beaten, sorted; or else the whole text."""
    _, _, cards = told.partition(" doesn't beat ")
    return sorted(cards.partition(" as ")[0].rstrip(".").split()) or [told]


def _no(asked: str, standing: str) -> tuple[str, ...]:
    """The ends of a refusal of a combination that is too weak or of another number of cards."""
    top, number = said(standing).cards, said(asked).cards.bit_count()
    needed = top.bit_count()
    return (
        f" doesn't beat {text(top)}.",
        f"You need {needed} card{'s' * (needed != 1)} to beat {text(top)}, not {number}.",
        CLOSED,
    )
