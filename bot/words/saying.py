"""The sentences of the shell, and in which language they are said, with signs or without.

What is said to a person or a server is said within `speaking`; tasks and threads started there
inherit it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat
from fluent.syntax import FluentParser

from bot.words.numbers import Number, counted

Fact = str | int | Number

TEXTS = Path(__file__).parent / "texts"
LANGUAGES = {  # as Discord names them, each by its own name
    "en": "English",
    "zh-TW": "繁體中文",
    "zh-CN": "简体中文",
    "ja": "日本語",
    "vi": "Tiếng Việt",
    "id": "Bahasa Indonesia",
    "de": "Deutsch",
    "fr": "Français",
    "nl": "Nederlands",
    "hu": "Magyar",
}
SOURCE = "en"
SENTENCES = 10_000  # that are kept, of some hundred bytes each
_spoken: ContextVar[str] = ContextVar("language", default=SOURCE)
_spelling: ContextVar[bool] = ContextVar("spelling", default=False)
_tiles: ContextVar[bool] = ContextVar("tiles", default=False)


def spoken() -> str:
    """The language of this moment."""
    return _spoken.get()


def spelling() -> bool:
    """Are cards said in words, "7 of hearts", for a screen reader?"""
    return _spelling.get()


def of_tiles() -> bool:
    """Is it told of tiles, whose jack is an 11?"""
    return _tiles.get()


@contextmanager
def telling_of(tiles: bool) -> Iterator[None]:
    """Everything said within is about cards, or about tiles with numbers from 1 to 15."""
    before = _tiles.set(tiles)
    try:
        yield
    finally:
        _tiles.reset(before)


@contextmanager
def speaking(language: str, spelled: bool = False) -> Iterator[None]:
    """Everything said within is said in this language; see `closest` for Discord's locales.

    Cards are shown with the signs of their suits unless they are to be `spelled`.
    """
    before, signs = _spoken.set(closest(language)), _spelling.set(spelled)
    try:
        yield
    finally:
        _spoken.reset(before)
        _spelling.reset(signs)


def closest(locale: str) -> str:
    """The language we have that comes closest to a locale of Discord: "en-GB" is English."""
    if locale in LANGUAGES:
        return locale
    family = locale.partition("-")[0]
    return family if family in LANGUAGES else SOURCE


@cache
def bundle(language: str) -> FluentBundle:
    """The sentences of one language; none where there is no file of it yet."""
    found = FluentBundle([language], use_isolating=False)
    source = TEXTS / f"{language}.ftl"
    if source.exists():
        parser = FluentParser(with_spans=False)  # places in the file are a third of the memory
        found.add_resource(parser.parse(source.read_text(encoding="utf-8")))
    return found


def say(key: str, **facts: Fact) -> str:
    """The sentence with its facts filled in, in the language being spoken or else in English.

    KeyError: there is no such sentence.
    """
    return _said(spoken(), key, **facts)


@lru_cache(SENTENCES, typed=True)  # the same is said of each card, seat and person again and again
def _said(language: str, key: str, /, **facts: Fact) -> str:
    sentences = bundle(language if knows(language, key) else SOURCE)
    message = sentences.get_message(key)
    if message.value is None:
        raise KeyError(key)
    told = {name: _told(fact, language) for name, fact in facts.items()}
    # not `format_pattern`, which makes plain numbers of all that are told
    filling = ResolverEnvironment(sentences, [], current=CurrentEnvironment(told))
    said = str(message.value(filling))
    if filling.errors:
        raise filling.errors[0]
    return said


def _told(fact: Fact, language: str) -> str | FluentFloat:
    number = Number(fact) if isinstance(fact, int) else fact
    return counted(number, language) if isinstance(number, Number) else number


def written(value: float, decimals: int = 0, *, signed: bool = False) -> str:
    """A number that stands by itself, as the language being spoken writes it."""
    return Number(value, decimals, signed).written(spoken())


def all_texts() -> bytes:
    """The texts in all languages as they are stored: they differ where any word does."""
    return b"".join(file.read_bytes() for file in sorted(TEXTS.iterdir()) if file.is_file())


def knows(language: str, key: str) -> bool:
    """Does this language have such a sentence?"""
    return bundle(language).has_message(key)
