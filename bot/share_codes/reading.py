"""Code to rules, by the catalogue of today."""

from __future__ import annotations

from bot.share_codes import bits
from bot.share_codes.codebook import Codebook, codebook
from bot.share_codes.letters import Unreadable, unspelled
from bot.share_codes.writing import COUNT, GAP, PRESET, VALUE
from bot.words import Refusal
from rules.catalogue import OPTIONS, full
from rules.catalogue.presets import PRESETS


def read_code(typed: str) -> tuple[str, dict[str, str]]:
    """The preset and the changed rules that a code stands for. Refusal says why it cannot be."""
    try:
        version, written = unspelled(typed)
        book = codebook(version)
        preset, changed = _read(book, bits.Reader(written))
    except Unreadable:
        raise Refusal("code-mistyped") from None
    except KeyError:
        raise Refusal("code-newer") from None
    return preset, today(book, preset, changed)


def today(book: Codebook, preset: str, changed: dict[str, str]) -> dict[str, str]:
    """What has to be changed today to play as the code meant then. Refusal names what is gone."""
    if preset not in PRESETS:
        raise Refusal("code-game-gone", game=preset)
    chosen = book.chosen(preset)[1] | changed
    then, now = book.full(preset) | changed, full(preset)
    for option, value in chosen.items():
        if option not in OPTIONS:
            raise Refusal("code-rule-gone", rule=option)
        try:
            OPTIONS[option].values.parse(value)
        except ValueError:
            raise Refusal("code-rule-gone", rule=f"{option}={value}") from None
    return {
        option: value
        for option, value in then.items()
        if option in OPTIONS and now.get(option) != value and (option in now or option in chosen)
    }


def _read(book: Codebook, code: bits.Reader) -> tuple[str, dict[str, str]]:
    try:
        preset = list(book.presets)[code.number(PRESET)]
        order, place, options = book.order(preset), -1, []
        for gap in [code.number(GAP) for _ in range(code.number(COUNT))]:
            place += gap + 1
            options.append(order[place])
        changed = {option: _value(book, preset, option, code) for option in options}
    except IndexError:
        raise Unreadable from None
    if not code.at_end:
        raise Unreadable
    return preset, changed


def _value(book: Codebook, preset: str, option: str, code: bits.Reader) -> str:
    others = book.others(preset, option)
    number = code.number(VALUE) if others else 0
    return others[number - 1] if number else code.text()
