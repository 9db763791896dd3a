"""House rules as players type them: "jokers=2, stake=0,50, exchange=[2,1]"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from difflib import SequenceMatcher

from bot.domain.errors import Refusal
from bot.words.rulebook import sentence
from bot.words.search import folded, rules
from bot.words.speech import escaped, say
from bot.words.values import offered, shown
from rules.catalogue import OPTIONS
from rules.catalogue.values import Span

ALIKE = 0.7  # of two names, from which on one may be meant by the other
PART = 0.9  # the likeness of a name to a longer one that has it as its beginning or a later word
SUGGESTED = 3
LONGEST = 40  # characters of a name that is compared with others
_SIGNS = str.maketrans("，、،＝：［］｛｝．٫－−–", ",,,=:[]{}..---")
_NUMBER = re.compile(r"-?\d+")
_GROUPED = re.compile(r"[1-9]\d{0,2}(?:[.,'\s]\d{3})+")  # a thousand, in any language


def parted(typed: str) -> tuple[str, str]:
    """Return all clauses but the last, with the comma behind them, and the last one."""
    last = _parts(typed)[-1]
    return typed[: len(typed) - len(last)], last


def clauses(typed: str) -> dict[str, str]:
    """Return the values by what stands before "="; commas inside brackets belong to the value.

    A number alone goes on with the value before it, as in "stake=0,50". Refusal.
    """
    found: dict[str, str] = {}
    for part in filter(None, map(str.strip, _parts(ascii_signs(typed)))):
        sign = "=" if "=" in part else ":"
        key, equals, value = (piece.strip() for piece in part.partition(sign))
        if equals and key:
            found[key] = value
        elif found and _NUMBER.fullmatch(part):
            found[list(found)[-1]] += f",{part}"
        elif not equals and (near := near_options(part)):
            raise Refusal("rule-unknown", typed=escaped(part), near=_told(near))
        else:
            raise Refusal("house-rule-form", typed=escaped(part))
    return found


def typed_rules(typed: str) -> dict[str, str]:
    """Return the choices that were typed. Refusal names what is none, and what may be meant."""
    found: dict[str, str] = {}
    for key, value in clauses(typed).items():
        option = option_of(key)
        if option is None:
            raise Refusal("rule-unknown", typed=escaped(key), near=_told(near_options(key)))
        found[option] = value_of(option, value, f"{option}={value}")
    return found


def option_of(typed: str) -> str | None:
    """Return the option with this name; capitals and signs between words do not matter."""
    name = folded(typed).replace(" ", "_")
    return name if name in OPTIONS else None


def value_of(option: str, typed: str, said: str = "") -> str:
    """Return the value as it is stored. Refusal with a reason where there is none such.

    `said` is how the refusal quotes it.
    """
    why = ""
    for value in _readings(option, typed.strip()):
        try:
            OPTIONS[option].values.parse(value)
        except ValueError as error:
            why = why or sentence(error.args[0])
        else:
            return value
    quoted = escaped(said or typed)
    if near := _near(typed, {value: shown(option, value) for value in OPTIONS[option].meaning}):
        raise Refusal("rule-value-near", typed=quoted, why=why, near=_told(near))
    raise Refusal("rule-value", typed=quoted, why=why)


def near_options(typed: str) -> list[str]:
    """Return the options with names like this one, or with texts that mention it."""
    named = _near(typed, {option: "" for option in OPTIONS})
    return named or [option for option, _ in rules(typed[:LONGEST])][:SUGGESTED]


def ascii_signs(typed: str) -> str:
    """Return the text with the digits and the signs between them as ASCII has them."""
    digits = (str(unicodedata.decimal(sign, sign)) for sign in typed)
    return "".join(digits).translate(_SIGNS)


def _parts(typed: str) -> list[str]:
    """Return the parts between the commas that are in no brackets."""
    depth, start, parts = 0, 0, list[str]()
    for place, letter in enumerate(typed):
        depth += (letter in "[{") - (letter in "]}")
        if letter == "," and depth == 0:
            parts.append(typed[start:place])
            start = place + 1
    return [*parts, typed[start:]]


def _readings(option: str, typed: str) -> Iterator[str]:
    """Yield the value as typed, then as players write it: decimal commas, bare lists."""
    text = ascii_signs(typed)
    yield text
    yield typed
    if re.fullmatch(r"\d+,\d{1,2}", text):
        yield text.replace(",", ".")
    if _GROUPED.fullmatch(text):
        yield re.sub(r"\D", "", text)
    if "," in text:
        yield f"[{text}]"
    if isinstance(OPTIONS[option].values, Span):
        low, _, high = re.sub(r"\.\.+|-", " ", text).partition(" ")
        yield f"{low.strip()}..{high.strip() or low.strip()}"
    asked = folded(text)
    for value in {**OPTIONS[option].meaning, **dict.fromkeys(offered(option))}:
        if any(map(str.isalpha, asked)) and asked in (folded(value), folded(shown(option, value))):
            yield value


def _near(typed: str, names: dict[str, str]) -> list[str]:
    asked = folded(typed[:LONGEST])
    likest = {
        name: max(_likeness(asked, folded(name)), _likeness(asked, folded(also)))
        for name, also in names.items()
    }
    found = sorted((name for name in names if likest[name] >= ALIKE), key=lambda one: -likest[one])
    return found[:SUGGESTED]


def _likeness(one: str, other: str) -> float:
    """Return the likeness of two names, from 0 to 1, regardless of the order of their words."""
    if not one or not other:
        return 0.0
    if f" {one}" in f" {other}":
        return PART
    ordered = (" ".join(sorted(name.split())) for name in (one, other))
    return max(SequenceMatcher(None, a, b).ratio() for a, b in ((one, other), tuple(ordered)))


def _told(names: list[str]) -> str:
    return say("between-words").join(f"`{name}`" for name in names) or "none"
