"""The languages that Gamenight speaks, and which of them is being spoken, with signs or without.

What is said to a person or a server is said within `speaking`; tasks and threads started there
inherit it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

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
_spoken: ContextVar[str] = ContextVar("language", default=SOURCE)
_spelling: ContextVar[bool] = ContextVar("spelling", default=False)


def spoken() -> str:
    """The language of this moment."""
    return _spoken.get()


def spelling() -> bool:
    """Are cards said in words, "7 of hearts", for a screen reader?"""
    return _spelling.get()


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
