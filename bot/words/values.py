"""The values of a house rule that a select menu offers; players may type other values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.discord import limits
from bot.words.rulebook import meaning
from bot.words.speech import Speech
from rules.catalogue import OPTIONS, full
from rules.catalogue.option import Option
from rules.catalogue.sections import TOPICS
from rules.catalogue.values import Number, Pattern, Span, Words

NUMBERS = (0, 1, 2, 3, 4, 5, 7, 10, 11, 15, 20, 21, 25, 30, 50, 75, 100, 150, 200, 300, 500, 1000)
SPANS = (
    *((alone, alone) for alone in range(2, 9)),
    *((low, high) for low in (2, 3, 4) for high in range(low + 1, 9)),
    (6, 12),
)


def topics(preset: str, changed: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the options that matter in a game with these changes, by topic."""
    choices = full(preset, changed)
    by_topic: dict[str, list[str]] = {topic: [] for topic in TOPICS}
    for key, option in OPTIONS.items():
        if key in choices and option.plays_a_part(choices):
            by_topic.setdefault(option.topic, []).append(key)
    return {topic: keys for topic, keys in by_topic.items() if keys}


def offered(option: str, *besides: str) -> list[str]:
    """Return the values of an option for a select menu, among them the given ones.

    `besides` are the values in force. As many other values are offered as the menu has room for.
    """
    record = OPTIONS[option]
    steps = list(dict.fromkeys(_steps(record)))
    missing = [value for value in dict.fromkeys(besides) if value not in steps]
    values = [*steps[: limits.OPTIONS - len(missing)], *missing]
    return sorted(values, key=int) if isinstance(record.values, Number) else values


def typable(option: str) -> bool:
    """Whether this option has values that the select menu does not offer."""
    values = OPTIONS[option].values
    if isinstance(values, Number):
        return values.high - values.low >= limits.OPTIONS
    return not isinstance(values, Words)


def shown(speech: Speech, option: str, value: str) -> str:
    if isinstance(OPTIONS[option].values, Span):
        low, _, high = value.partition("..")
        return low if low == high else speech.say("rule-span", low=low, high=high)
    return meaning(speech, option, value)


def _steps(option: Option) -> Iterator[str]:
    match option.values:
        case Number(low, high):
            numbers = range(low, high + 1)
            few = len(numbers) < limits.OPTIONS
            yield from map(str, numbers if few else (n for n in NUMBERS if n in numbers))
        case Span(low, high):
            yield from (f"{a}..{b}" for a, b in SPANS if low <= a and b <= high)
        case Pattern(offered=others):
            yield from (*option.meaning, *others)
        case _:
            yield from option.meaning
