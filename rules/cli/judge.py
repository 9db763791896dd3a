"""Questions about the rules, asked and answered as JSON: what beats what, what may be played,
how a deal goes on, what a match comes to. `python -m rules judge` reads one question a line.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, TypeAlias

from rules.actions import IllegalAction, Play
from rules.cards import TILES, Cards, each, index_of, name, text
from rules.catalogue import build, contradictions
from rules.cli import asked
from rules.cli.asked import Question
from rules.cli.script import deal, seats_of
from rules.cli.situation import (
    ASKED,
    KEPT,
    Said,
    Table,
    as_tiles,
    at_table,
    held,
    on_the_table,
    said,
)
from rules.cli.tally import match
from rules.phases.legal_plays import in_full, listed_plays
from rules.phases.plays import laid_as, legal_play
from rules.ruleset import RuleSet
from rules.sentences import WHY

Answer: TypeAlias = dict[str, Any]

DEAL, MATCH = "deal", "match"  # questions about named seats
TIMES = 2  # a list of plays may be so many times as long as those that are shown at a table
UNANSWERED = "This question cannot be answered as it is put."


def answers(lines: Iterable[str]) -> Iterator[str]:
    """Yield an answer for each line in order, both in JSON; a bad question is answered "error"."""
    for line in lines:
        said = json.dumps(answer(line), ensure_ascii=False)
        yield said.encode(errors="backslashreplace").decode()  # half a letter is written as \\ud800


def answer(line: str) -> Answer:
    try:
        return judged(asked.question(line))
    except ValueError as wrong:
        return {"error": str(wrong)}
    except Exception:  # any error of a line: the next one is answered
        return {"error": UNANSWERED}


def judged(question: Question) -> Answer:
    """Return the answer to a question. Raises ValueError with what is wrong with it."""
    what = asked.needed(question, "ask")
    if not isinstance(what, str):
        raise ValueError(f"'ask' is one of {', '.join(ASKS)}.")
    if what not in ASKS:
        raise ValueError(f"There is nothing to ask called {what!r}: try {', '.join(ASKS)}.")
    rules = rules_of(question)
    told = ASKS[what](rules, question)
    return as_tiles(told) if TILES & rules.pack else told


def rules_of(question: Question) -> RuleSet:
    """Return the rule set of a question, for its seats. Raises ValueError with all faults."""
    preset, changed = _chosen(question)
    rules = _built(preset, changed)
    if question["ask"] in (DEAL, MATCH) and len(seats := seats_of(question)) not in rules.seats:
        raise ValueError(" ".join(contradictions(preset, dict(changed), len(seats))))
    return rules


def _chosen(question: Question) -> tuple[str, tuple[tuple[str, str], ...]]:
    preset = asked.needed(question, "preset")
    if not isinstance(preset, str):
        raise ValueError("'preset' is the name of a game.")
    options = asked.part(question.get("options") or {}, "The options are a JSON object.")
    for key, value in options.items():
        if not isinstance(value, str | int | float):
            raise ValueError(f"The option {key!r} is set to a word or a number.")
    return preset, tuple((key, str(options[key])) for key in sorted(options))


@lru_cache(maxsize=256)
def _built(preset: str, options: tuple[tuple[str, str], ...]) -> RuleSet:
    return build(preset, dict(options))


def _beats(rules: RuleSet, question: Question) -> Answer:
    """Answer whether this may be laid on that, or led; all keep enough cards to play on."""
    play, on = said(asked.cards_said(asked.needed(question, "play"), "play")), _on(question)
    spare = list(each(rules.pack & ~play.cards & ~(on.cards if on else 0)))[-KEPT:]
    table = at_table(rules, play.cards | sum(spare), on, bool(question.get("reversed")))
    try:
        legal_play(table.deal, ASKED, Play(*play))
    except IllegalAction as refusal:
        return {"answer": False, "why": str(refusal)}
    if table.closed:
        return {"answer": False, "why": WHY["closed"].format(top=_laid(table))}
    if not on:
        return {"answer": True, "why": f"{text(play.cards)} may be led."}
    return {"answer": True, "why": f"{text(play.cards)} beats {_laid(table)}."}


def _plays(rules: RuleSet, question: Question) -> Answer:
    """Return every set of cards of this hand that may be laid, few cards before many.

    Of very many only some are told, which stand for all that are much alike: the list is then
    "truncated".
    """
    hand = held(asked.cards_said(asked.needed(question, "hand"), "hand"))
    table = at_table(rules, hand, _on(question), bool(question.get("reversed")))
    if table.closed:
        return {"answer": []}
    by_rank = bool(question.get("by_rank"))
    listed = listed_plays(table.deal, ASKED, by_rank, times=TIMES)
    told: Answer = {"answer": _in_order(rules, hand, [play.cards for play in listed])}
    whole = in_full(table.deal, ASKED, by_rank, times=TIMES)
    return told if whole else told | {"truncated": True}


def _in_order(rules: RuleSet, hand: Cards, plays: list[Cards]) -> list[str]:
    """Return these plays of a hand as text, few cards before many, then from the lowest."""
    as_text = [(one, name(one)) for one in sorted(each(hand), key=lambda c: (index_of(c), c))]
    by_height = sorted((rules.ranking.height(one), one) for one in each(hand))

    def order(cards: Cards) -> tuple[int, list[int], Cards]:
        return cards.bit_count(), [height for height, one in by_height if cards & one], cards

    in_order = sorted(plays, key=order)
    return [" ".join(word for one, word in as_text if cards & one) for cards in in_order]


def _on(question: Question) -> Said | None:
    words = asked.cards_said(question.get("on"), "on")
    stands_as = asked.cards_said(question.get("stands_as"), "stands_as")
    return on_the_table(words, stands_as) if words.strip() else None


def _laid(table: Table) -> str:
    return laid_as(table.deal.trick[-1].cards, table.deal.trick[-1].as_cards)


ASKS: dict[str, Callable[[RuleSet, Question], Answer]] = {
    "beats": _beats,
    "plays": _plays,
    DEAL: deal,
    MATCH: match,
}
