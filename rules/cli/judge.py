"""Questions about the rules, asked and answered as JSON: what beats what, what may be played,
how a deal goes on, what a match comes to. `python -m rules judge` reads one question a line.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from rules.actions import IllegalAction, Play
from rules.cards import each, text
from rules.catalogue import build
from rules.cli.script import deal
from rules.cli.situation import ASKED, KEPT, Said, Table, at_table, held, on_the_table, said
from rules.cli.tally import match
from rules.phases.plays import allowed_plays, legal_play
from rules.ruleset import RuleSet
from rules.sentences import WHY

Question: TypeAlias = Mapping[str, Any]
Answer: TypeAlias = dict[str, Any]


def answers(lines: Iterable[str]) -> Iterator[str]:
    """An answer for each question in order, both in JSON; a bad one is answered "error"."""
    for line in lines:
        if line.strip():
            yield json.dumps(answer(line), ensure_ascii=False)


def answer(line: str) -> Answer:
    """The answer to one question, or what is wrong with it."""
    try:
        question = json.loads(line)
        if not isinstance(question, dict):
            raise ValueError("A question is a JSON object.")
        asked = question.get("ask")
        if asked not in ASKS:
            raise ValueError(f"There is nothing to ask called {asked!r}: try {', '.join(ASKS)}.")
        return ASKS[asked](rules_of(question), question)
    except KeyError as missing:
        return {"error": f"The question lacks {missing}."}
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        return {"error": str(error)}


def rules_of(question: Question) -> RuleSet:
    """The rule set that a question is about; ValueError names all that is wrong with it."""
    options = question.get("options") or {}
    if not isinstance(options, dict):
        raise ValueError("The options are a JSON object.")
    return _built(question["preset"], tuple((key, str(options[key])) for key in sorted(options)))


@lru_cache(maxsize=256)
def _built(preset: str, options: tuple[tuple[str, str], ...]) -> RuleSet:
    return build(preset, dict(options))


def _beats(rules: RuleSet, question: Question) -> Answer:
    """May this be laid on that, or led? Everyone keeps enough cards back to go on playing."""
    play, on = said(question["play"]), _on(question)
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
    """Every set of cards of this hand that may be laid, few cards before many."""
    table = at_table(rules, held(question["hand"]), _on(question), bool(question.get("reversed")))
    if table.closed:
        return {"answer": []}
    every = allowed_plays(table.deal, ASKED, by_rank=bool(question.get("by_rank")))
    found = [play.cards for play in every]
    heights = rules.ranking.heights

    def order(cards: int) -> tuple[int, list[int], int]:
        return cards.bit_count(), sorted(heights[c.bit_length() - 1] for c in each(cards)), cards

    return {"answer": [text(cards) for cards in sorted(found, key=order)]}


def _on(question: Question) -> Said | None:
    words = question.get("on")
    return on_the_table(words, question.get("stands_as")) if words else None


def _laid(table: Table) -> str:
    return text(table.deal.trick[-1].cards)


ASKS: dict[str, Callable[[RuleSet, Question], Answer]] = {
    "beats": _beats,
    "plays": _plays,
    "deal": deal,
    "match": match,
}
