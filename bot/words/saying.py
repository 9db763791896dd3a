"""The sentences of the shell, in the language being spoken."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from bot.words.languages import TEXTS, spoken

Fact = str | int | float


@cache
def bundle(language: str) -> FluentBundle:
    """The sentences of one language."""
    found = FluentBundle([language], use_isolating=False)
    source = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    found.add_resource(FluentResource(source))
    return found


def say(key: str, **facts: Fact) -> str:
    """The sentence with its facts filled in, in the language being spoken.

    KeyError: there is no such sentence.
    """
    sentences = bundle(spoken())
    message = sentences.get_message(key)
    if message.value is None:
        raise KeyError(key)
    said, errors = sentences.format_pattern(message.value, facts)
    if errors:
        raise errors[0]
    return str(said)


def knows(language: str, key: str) -> bool:
    """Does this language have such a sentence?"""
    return (TEXTS / f"{language}.ftl").exists() and bundle(language).has_message(key)
