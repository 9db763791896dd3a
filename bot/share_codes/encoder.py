"""Encoding of rules as share codes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.share_codes import alphabet
from bot.share_codes.alphabet import spelled
from bot.share_codes.codebook import NAME, closest, codebook, sign, unsaid
from bot.share_codes.codebook import VALUE as NAMED
from rules.catalogue import OPTIONS, full
from rules.catalogue.presets import resolved

PRESET, COUNT, GAP, VALUE, MORE = 6, 2, 3, 1, 1  # low bits that suit these numbers
BY_THE_BOOK, AND_MORE = 1, 2  # versions: all names are in the codebook; or more follow that are not


def write_code(preset: str, changed: Mapping[str, str]) -> str:
    """Return the code of these rules, such as "3K7M-...". KeyError for an unknown preset."""
    book, family, wanted = codebook(), resolved(preset)[0], full(preset, changed)
    basis = preset if preset in book.presets else closest(wanted, family)
    silent = unsaid(basis, family)
    said = {key: value for key, value in wanted.items() if silent.get(key) != value}
    more = {key: value for key, value in said.items() if _beyond(key, value)}
    known = {key: value for key, value in said.items() if key in book.defaults and key not in more}
    written = "".join(_by_the_book(basis, known))
    if basis == preset and not more:
        return spelled(BY_THE_BOOK, written)
    return spelled(AND_MORE, written + "".join(_and_more(basis, preset, more)))


def _beyond(option: str, value: str) -> bool:
    """Whether the option, or its named value, is missing from the codebook."""
    known = codebook().values.get(option)
    if option not in OPTIONS:
        return False
    return known is None or (value in OPTIONS[option].meaning and value not in known)


def _by_the_book(basis: str, said: Mapping[str, str]) -> Iterator[str]:
    """Encode the game, the number of changed options, their places, and their values."""
    book = codebook()
    order = [key for key in book.order(basis) if key in said]
    yield alphabet.number(list(book.presets).index(basis), PRESET)
    yield alphabet.number(len(order), COUNT)
    yield from (alphabet.number(gap, GAP) for gap in _gaps(book.order(basis), order))
    for option in order:
        others, value = book.others(basis, option), said[option]
        if others:
            yield alphabet.number(others.index(value) + 1 if value in others else 0, VALUE)
        if value not in others:
            yield alphabet.text(value)


def _gaps(every: list[str], chosen: list[str]) -> Iterator[int]:
    """Return the number of options between each chosen one and the one before."""
    last = -1
    for option in chosen:
        place = every.index(option)
        yield place - last - 1
        last = place


def _and_more(basis: str, preset: str, said: Mapping[str, str]) -> Iterator[str]:
    """Encode another game, if any, then options and values, each by its sign."""
    yield "0" if basis == preset else "1" + sign(preset, NAME)
    yield alphabet.number(len(said), MORE)
    for option, value in said.items():
        named = value in OPTIONS[option].meaning
        yield sign(option, NAME) + (
            "1" + sign(value, NAMED) if named else "0" + alphabet.text(value)
        )
