"""The sentences of the shell, in the language being spoken."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from bot.words.languages import SOURCE, TEXTS, spoken

Fact = str | int | float


@cache
def bundle(language: str) -> FluentBundle:
    """The sentences of one language; none where there is no file of it yet."""
    found = FluentBundle([language], use_isolating=False)
    source = TEXTS / f"{language}.ftl"
    if source.exists():
        found.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return found


def say(key: str, **facts: Fact) -> str:
    """The sentence with its facts filled in, in the language being spoken or else in English.

    KeyError: there is no such sentence.
    """
    sentences = bundle(spoken() if knows(spoken(), key) else SOURCE)
    message = sentences.get_message(key)
    if message.value is None:
        raise KeyError(key)
    said, errors = sentences.format_pattern(message.value, facts)
    if errors:
        raise errors[0]
    return str(said)


def knows(language: str, key: str) -> bool:
    """Does this language have such a sentence?"""
    return bundle(language).has_message(key)
