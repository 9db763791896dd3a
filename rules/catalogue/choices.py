"""The choices of a table: all of them, their problems, and the rule set that they build."""

from __future__ import annotations

from collections.abc import Iterator

from rules.catalogue.families import FAMILIES
from rules.catalogue.option import Choices, Meant
from rules.catalogue.presets import PRESETS, resolved
from rules.catalogue.sections import OPTIONS
from rules.phases.tricks import Tricks
from rules.ruleset import RuleSet
from rules.sentences import Sentence

NO_GAME = "I don't know a game called “{preset}”."
NO_OPTION = "There's no house rule “{rule}” here."
NO_VALUE = "{question} “{value}” doesn't work. {wrong}"
ASKED_BY_FEW = (  # in the rule set whether anything asks for it or not
    *("joker_order", "deck_backs", "opening_includes_low", "place_lead", "partner_talk"),
    *("stake", "match_target", "match_winner"),
)
NO_EFFECT = "With the other rules, this changes nothing: {question} {answer}."


def full(preset: str, changed: Choices | None = None) -> dict[str, str]:
    """Return the value of each option that the preset's family uses. Raises KeyError."""
    family, chosen = resolved(preset)
    values = {key: option.default_for(family) for key, option in OPTIONS.items()}
    every = (
        {key: value for key, value in values.items() if value is not None}
        | chosen
        | {key: value.strip() for key, value in (changed or {}).items()}
    )
    return {
        key: OPTIONS[key].today(value) if key in OPTIONS else value for key, value in every.items()
    }


def problems(preset: str, changed: Choices | None = None, seats: int | None = None) -> list[str]:
    """Return all problems of these choices at once, each as a sentence for a host.

    After the contradictions come the changes that have no effect, which no game is refused for.

    >>> problems("bigtwo_basic", {}, seats=7)
    ['You need 4 players and have 7.']
    """
    if wrong := contradictions(preset, changed, seats):
        return wrong
    return [
        Sentence(NO_EFFECT, question=asked, answer=answer)
        for asked, answer in without_effect(preset, changed or {})
    ]


def without_effect(preset: str, changed: Choices) -> list[tuple[str, str]]:
    """Return question and answer of each change that makes no difference with the others."""
    own, choices = full(preset), full(preset, changed)
    return [
        (OPTIONS[key].question, OPTIONS[key].meaning.get(choices[key], choices[key]))
        for key in changed
        if choices[key] != own.get(key) and _is_idle(preset, key, choices)
    ]


def _is_idle(preset: str, key: str, choices: Choices) -> bool:
    """Whether the game without this choice is built the same, and described the same."""
    option = OPTIONS[key]
    chips = choices.get("starting_chips", "none") != "none"  # the stake is what these are worth
    if key in ASKED_BY_FEW and not option.plays_a_part(choices) and not chips:
        return True
    before = {other: value for other, value in choices.items() if other != key}
    before |= {other: value for other, value in full(preset).items() if other == key}
    if contradictions(preset, before):
        return False  # the other changes need this one
    if key in before and option.line(choices) != option.line(before):
        return False
    return rebuild(preset, choices) == rebuild(preset, before)


def contradictions(
    preset: str, changed: Choices | None = None, seats: int | None = None
) -> list[str]:
    """Return the contradictions of these choices, in the order of the rule sheet."""
    if preset not in PRESETS:
        return [Sentence(NO_GAME, preset=preset)]
    choices = full(preset, changed)
    if wrong := sorted(_unreadable(choices)):
        return list(wrong)
    parsed = {key: OPTIONS[key].values.parse(value) for key, value in choices.items()}
    meant = Meant(parsed, seats)
    return [
        said
        for option in OPTIONS.values()
        for contradiction in option.contradictions
        for said in contradiction.sentences(meant)
    ]


def build(preset: str, changed: Choices | None = None) -> RuleSet:
    """Return the rule set of a preset with these options changed.

    Raises ValueError with all `contradictions`.
    """
    if wrong := contradictions(preset, changed):
        raise ValueError(" ".join(wrong))
    return rebuild(preset, changed)


def rebuild(preset: str, changed: Choices | None = None) -> RuleSet:
    """Return the rule set of choices that were good when made, though they contradict by now."""
    choices = full(preset, changed)
    if unknown := choices.keys() - OPTIONS.keys():
        raise KeyError(*sorted(unknown))
    return FAMILIES[resolved(preset)[0]].combinations(chosen(choices), choices)


def chosen(choices: Choices) -> RuleSet:
    """Apply all these choices to an empty rule set."""
    rules = RuleSet(choices=choices, phases=(Tricks(),))
    for key, option in OPTIONS.items():
        if key in choices:
            rules = option.change(rules, option.values.parse(choices[key]), choices)
    return rules


def _unreadable(choices: Choices) -> Iterator[Sentence]:
    """Yield options that there are not, and values that they do not have."""
    for key, value in choices.items():
        if key not in OPTIONS:
            yield Sentence(NO_OPTION, rule=key)
            continue
        try:
            OPTIONS[key].values.parse(value)
        except ValueError as error:
            question = Sentence(OPTIONS[key].question)
            yield Sentence(NO_VALUE, question=question, value=value, wrong=error.args[0])
