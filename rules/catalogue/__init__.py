"""The catalogue as data: every house rule a question with its values, and what they build.

Choices are stored and typed as the catalogue writes them, ``{"jokers": "2"}``. An option that
is not named takes its preset's value, then its family's default.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.catalogue import (
    auction,
    bombs,
    dealing,
    duties,
    ending,
    exchange,
    hands,
    leads,
    leftovers,
    match,
    pack,
    play,
    poker,
    powers,
    runs,
    scoring,
    society,
    wild,
)
from rules.catalogue.conflicts import CONFLICTS
from rules.catalogue.ladders import beside
from rules.catalogue.option import Choices, Option
from rules.catalogue.presets import PRESETS, resolved
from rules.phases.tricks import Tricks
from rules.ruleset import RuleSet
from rules.sentences import Sentence

OPTIONS: dict[str, Option] = {  # applied from first to last
    option.id: option
    for topic in (
        pack,
        wild,
        runs,
        poker,
        bombs,
        auction,
        leftovers,
        dealing,
        leads,
        play,
        powers,
        scoring,
        ending,
        match,
        society,
        exchange,
        duties,
    )
    for option in topic.OPTIONS
}


EXTRA = (  # options of our own, for questions that the sources leave open
    "quad_kicker_pair",
    "joker_kickers",
    "spring",
    "chop_order",
    "chop_twos",
    "pair_run_twos",
)
COMBINATIONS: dict[str, Callable[[RuleSet, Choices], RuleSet]] = {  # by family
    family: beside(pack.sets) for family in ("df", "th", "dd", "b3")
} | {
    "bt": beside(hands.big_two_hands),
    "pr": hands.with_five_cards(beside(pack.sets)),
}


def full(preset: str, changed: Choices | None = None) -> dict[str, str]:
    """The value of every option that the preset's family uses. KeyError: no such preset."""
    family, chosen = resolved(preset)
    values = {key: option.default_for(family) for key, option in OPTIONS.items()}
    return (
        {key: value for key, value in values.items() if value is not None}
        | chosen
        | {key: value.strip() for key, value in (changed or {}).items()}
    )


def problems(preset: str, changed: Choices | None = None, seats: int | None = None) -> list[str]:
    """Everything wrong with these choices, each as a sentence a host reads; all at once."""
    if preset not in PRESETS:
        return [Sentence("There is no game '{preset}'.", preset=preset)]
    choices = full(preset, changed)
    wrong: list[str] = [
        Sentence("There is no house rule '{rule}' here.", rule=key)
        for key in choices
        if key not in OPTIONS
    ]
    meant: dict[str, Any] = {}
    for key in OPTIONS.keys() & choices.keys():
        try:
            meant[key] = OPTIONS[key].values.parse(choices[key])
        except ValueError as error:
            question, value = Sentence(OPTIONS[key].question), choices[key]
            wrong.append(
                Sentence(
                    "{question} '{value}' {wrong}.",
                    question=question,
                    value=value,
                    wrong=error.args[0],
                )
            )
    if wrong:
        return sorted(wrong)
    return [said for conflict in CONFLICTS for said in conflict(meant, seats)]


def build(preset: str, changed: Choices | None = None) -> RuleSet:
    """The rule set of a preset with these options changed.

    Raises ValueError with all of `problems` when they contradict.
    """
    if wrong := problems(preset, changed):
        raise ValueError(" ".join(wrong))
    return rebuild(preset, changed)


def rebuild(preset: str, changed: Choices | None = None) -> RuleSet:
    """The rule set of choices that were good when they were made, though they contradict by now.

    Raises KeyError for a preset or an option that is no more, ValueError for such a value.
    """
    choices = full(preset, changed)
    if unknown := choices.keys() - OPTIONS.keys():
        raise KeyError(*sorted(unknown))
    rules = RuleSet(choices=choices, phases=(Tricks(),))
    for key, option in OPTIONS.items():
        if key in choices:
            rules = option.change(rules, option.values.parse(choices[key]), choices)
    return COMBINATIONS[resolved(preset)[0]](rules, choices)
