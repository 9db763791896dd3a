"""Share codes of a preset and its changed rules, and the codebook that numbers their names."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from bot.domain.errors import Refusal
from bot.share_codes import alphabet
from bot.share_codes.alphabet import (
    LETTERS,
    Reader,
    Unreadable,
    letters_of,
    misgrouped,
    one_off,
    spelled,
    unspelled,
)
from rules.catalogue import OPTIONS, contradictions, full
from rules.catalogue.presets import PRESETS, resolved

PRESET, COUNT, GAP, VALUE, MORE = 6, 2, 3, 1, 1  # low bits of Rice's code for these numbers
BY_THE_BOOK, AND_MORE = 1, 2  # versions of codes: without and with names outside the codebook
LONGEST = 60  # most letters of a code that is searched for a missing or surplus letter


def write_code(preset: str, changed: Mapping[str, str]) -> str:
    """Return the code of these rules, such as "3K7M-...". Raises KeyError for an unknown preset."""
    book, family, wanted = codebook(), resolved(preset)[0], full(preset, changed)
    basis = preset if preset in book.presets else closest(wanted, family)
    silent = unsaid(basis, family)
    stated = {key: value for key, value in wanted.items() if silent.get(key) != value}
    more = {key: value for key, value in stated.items() if _beyond(key, value)}
    in_book = {
        key: value for key, value in stated.items() if key in book.defaults and key not in more
    }
    written = "".join(_write_known(basis, in_book))
    if basis == preset and not more:
        return spelled(BY_THE_BOOK, written)
    return spelled(AND_MORE, written + "".join(_write_more(basis, preset, more)))


def _beyond(option: str, value: str) -> bool:
    """Whether the codebook lacks the option, or the value if that has a name."""
    values = codebook().values.get(option)
    if option not in OPTIONS:
        return False
    return values is None or (value in OPTIONS[option].meaning and value not in values)


def _write_known(basis: str, changes: Mapping[str, str]) -> Iterator[str]:
    """Encode the game, the number of changed options, their places in order, and their values."""
    book = codebook()
    order = [key for key in book.order(basis) if key in changes]
    yield alphabet.number(list(book.presets).index(basis), PRESET)
    yield alphabet.number(len(order), COUNT)
    yield from (alphabet.number(gap, GAP) for gap in _gaps(book.order(basis), order))
    for option in order:
        others, value = book.others(basis, option), changes[option]
        if others:
            yield alphabet.number(others.index(value) + 1 if value in others else 0, VALUE)
        if value not in others:
            yield alphabet.text(value)


def _gaps(options: list[str], chosen: list[str]) -> Iterator[int]:
    """Yield for each chosen option the number of options between it and the previous choice."""
    last = -1
    for option in chosen:
        place = options.index(option)
        yield place - last - 1
        last = place


def _write_more(basis: str, preset: str, changes: Mapping[str, str]) -> Iterator[str]:
    """Encode names outside the codebook by their signs: the game if necessary, options, values."""
    yield "0" if basis == preset else "1" + sign(preset, NAME)
    yield alphabet.number(len(changes), MORE)
    for option, value in changes.items():
        named = value in OPTIONS[option].meaning
        yield sign(option, NAME) + (
            "1" + sign(value, NAMED) if named else "0" + alphabet.text(value)
        )


def read_code(typed: str) -> tuple[str, dict[str, str]]:
    """Return the preset and the changed rules of a code.

    Raises Refusal, with the reason, if the code is invalid.
    """
    try:
        return _read(typed)
    except Unreadable:
        raise _mistyped(typed) from None


def _read(typed: str) -> tuple[str, dict[str, str]]:
    """Decode as `read_code` does. Raises Unreadable for mistyped letters, Refusal otherwise."""
    version, written = unspelled(typed)
    if version not in (BY_THE_BOOK, AND_MORE):
        raise Refusal("code-newer")
    code = Reader(written)
    basis, changes = _read_known(code)
    preset, more = _read_more(code, basis) if version == AND_MORE else (basis, {})
    if not code.at_end:
        raise Unreadable
    return preset, today(basis, preset, changes | more)


def _mistyped(typed: str) -> Refusal:
    """Return a refusal with the likely error: an invalid, missing, surplus or wrong letter."""
    code = letters_of(typed)
    if set(code) - set(LETTERS):
        return Refusal("code-mistyped")
    more = misgrouped(typed)
    if not more and len(code) <= LONGEST:
        more = next((off for off in (1, -1) if _is_one_off(code, -off)), 0)
        if more < 0 and _is_one_off(code, 0):
            more = 0
    if more:
        return Refusal("code-length", count=len(code), right=len(code) - more)
    return Refusal("code-doubtful", count=len(code))


def _is_one_off(code: str, more: int) -> bool:
    """Whether a valid code is made from this code by one letter; `more` is as for `one_off`."""
    return any(map(_is_written, one_off(code, more)))


def _is_written(code: str) -> bool:
    """Whether the code is the canonical one of playable rules."""
    try:
        preset, changed = _read(code)
    except (Unreadable, Refusal):
        return False
    return not contradictions(preset, changed) and letters_of(write_code(preset, changed)) == code


def today(basis: str, preset: str, changes: dict[str, str]) -> dict[str, str]:
    """Return the changed rules that mean today what the code meant when it was written.

    `basis` is the game of the codebook from which the code starts, `preset` the game of the code,
    and `changes` the changes in the code. Raises Refusal for a removed game, option or value.
    """
    if preset not in PRESETS:
        raise Refusal("code-game-gone", game=preset)
    chosen = (codebook().chosen(basis)[1] if basis == preset else {}) | changes
    for option in chosen:
        if option not in OPTIONS:
            raise Refusal("code-rule-gone", rule=option)
    then, now = by_todays_names(unsaid(basis, resolved(preset)[0]) | changes), full(preset)
    changed = {
        option: value
        for option, value in then.items()
        if option in OPTIONS and now.get(option) != value and (option in now or option in chosen)
    }
    for option, value in changed.items():
        try:
            OPTIONS[option].values.parse(value)
        except ValueError:
            raise Refusal("code-rule-gone", rule=f"{option}={value}") from None
    return changed


def _read_known(code: Reader) -> tuple[str, dict[str, str]]:
    book = codebook()
    try:
        basis = list(book.presets)[code.number(PRESET)]
        order, place, options = book.order(basis), -1, []
        for gap in [code.number(GAP) for _ in range(code.number(COUNT))]:
            place += gap + 1
            options.append(order[place])
        return basis, {option: _value(basis, option, code) for option in options}
    except IndexError:
        raise Unreadable from None


def _value(basis: str, option: str, code: Reader) -> str:
    others = codebook().others(basis, option)
    number = code.number(VALUE) if others else 0
    return others[number - 1] if number else code.text()


def _read_more(code: Reader, basis: str) -> tuple[str, dict[str, str]]:
    """Decode names that are not in the codebook, by their signs."""
    book, changes = codebook(), {}
    try:
        newer = code.take(1) == "1"
        preset = called(code.take(NAME), PRESETS.keys() - book.presets) if newer else basis
        for _ in range(code.number(MORE)):
            option = called(code.take(NAME), OPTIONS)
            named = code.take(1) == "1"
            later = OPTIONS[option].meaning.keys() - book.values.get(option, ())
            changes[option] = called(code.take(NAMED), later) if named else code.text()
    except KeyError:
        raise Refusal("code-newer") from None
    return preset, changes


KEPT = Path(__file__).parent / "codebook.json"


@dataclass(frozen=True)
class Codebook:
    """Names of the first catalogue: presets and options are numbered by their places.

    `values` are the named values of each option.

    >>> presets = {"plain": ("pr", {}), "wild": ("plain", {"jokers": "2"})}
    >>> book = Codebook(presets, {"jokers": {"*": "0"}, "decks": {"*": "1"}}, {"jokers": ()})
    >>> book.chosen("wild"), book.full("wild")
    (('pr', {'jokers': '2'}), {'jokers': '2', 'decks': '1'})
    """

    presets: Mapping[str, tuple[str, Mapping[str, str]]]  # base (or family), and changes to it
    defaults: Mapping[str, Mapping[str, str]]  # by option and family
    values: Mapping[str, tuple[str, ...]]

    def chosen(self, preset: str) -> tuple[str, dict[str, str]]:
        """Return a preset's family, and the choices of it and its bases. Raises KeyError."""
        base, choices = self.presets[preset]
        if base not in self.presets:
            return base, dict(choices)
        family, below = self.chosen(base)
        return family, below | dict(choices)

    def full(self, preset: str) -> dict[str, str]:
        """Return every choice in force in a preset."""
        family, choices = self.chosen(preset)
        defaults = {key: by.get(family, by.get("*")) for key, by in self.defaults.items()}
        return {key: value for key, value in defaults.items() if value is not None} | choices

    def order(self, preset: str) -> list[str]:
        """Return all options, those used by the preset first: they get small numbers."""
        used = self.full(preset)
        return sorted(self.defaults, key=lambda option: option not in used)

    def others(self, preset: str, option: str) -> list[str]:
        """Return the named values that an option may be changed to."""
        own = self.full(preset).get(option)
        return [value for value in self.values[option] if value != own]


@cache
def codebook() -> Codebook:
    """Return the codebook, from its file. Names outside the codebook are encoded by `sign`."""
    content = json.loads(KEPT.read_text(encoding="utf-8"))
    return Codebook(
        presets={key: (base, choices) for key, (base, choices) in content["presets"].items()},
        defaults={key: option["default"] for key, option in content["options"].items()},
        values={key: tuple(option["values"]) for key, option in content["options"].items()},
    )


def closest(wanted: Mapping[str, str], family: str) -> str:
    """Return the game of the codebook that differs least from these choices of a newer game.

    Only games of the same family are compared, if the codebook has any.
    """
    book = codebook()
    alike = [preset for preset in book.presets if book.chosen(preset)[0] == family] or list(
        book.presets
    )
    return min(alike, key=lambda preset: len(wanted.items() - book.full(preset).items()))


def unsaid(basis: str, family: str) -> dict[str, str]:
    """Return the choices of a code for the game `basis` that has no changes, for a family.

    Options that are not in the codebook have the default with which they were introduced.
    """
    later = {key: option.unsaid_for(family) for key, option in OPTIONS.items()}
    choices = {key: value for key, value in later.items() if value is not None}
    return by_todays_names(choices | codebook().full(basis))


def by_todays_names(choices: Mapping[str, str]) -> dict[str, str]:
    """Return the choices with today's names of values, as some values have been renamed."""
    return {
        key: OPTIONS[key].today(value) if key in OPTIONS else value
        for key, value in choices.items()
    }


NAME, NAMED = 15, 9  # bits of the sign of an option or a game, and of the sign of a value


def sign(name: str, width: int) -> str:
    """Return `width` bits of the name's hash, which never change."""
    return f"{int.from_bytes(sha256(name.encode()).digest()[:4], 'big'):032b}"[:width]


def called(signed: str, names: Iterable[str]) -> str:
    """Return the name that has this sign. Raises KeyError if there is none."""
    return {sign(name, len(signed)): name for name in names}[signed]
