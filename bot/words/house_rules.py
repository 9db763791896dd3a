"""House rules as players type them: "jokers=2, stake=0,50, exchange=[2,1]".

A rule may also be typed as its question and answer, in the speech's language or in English. After a
choice from the list, Discord leaves that text in the field, where the player may type more.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache

from bot.domain.errors import Refusal
from bot.words.rulebook import question, sentence
from bot.words.search import folded, rules
from bot.words.speech import SOURCE, Speech, clipped, escaped
from bot.words.values import offered, shown
from rules.catalogue import OPTIONS
from rules.catalogue.values import Span

ALIKE = 0.7  # least likeness, from 0 to 1, of a typed name to a name that may be meant
PART = 0.9  # the likeness of a name to a longer one that has it as its beginning or a later word
SUGGESTED = 3
JOINED = 8  # most parts between commas of one question and its answer
SAID = 100  # most parts of a typed text that is searched for questions and answers
CUT = "…"
LONGEST = 40  # most characters of a name that are compared with others
_SIGNS = str.maketrans("，、،＝：［］｛｝．٫－−–", ",,,=:[]{}..---")
_NUMBER = re.compile(r"-?\d+")
_GROUPED = re.compile(r"[1-9]\d{0,2}(?:[.,'\s]\d{3})+")  # with separators of thousands


@dataclass(frozen=True)
class Clause:
    """A typed rule. The key is the text before "=", or the option of a typed question.

    A `value` of None means that the text has no value.

    >>> str(Clause("jokers: 2", "jokers", "2")), str(Clause("no suits", "no suits", None))
    ('jokers=2', 'no suits')
    """

    text: str
    key: str
    value: str | None

    def __str__(self) -> str:
        return self.text if self.value is None else f"{self.key}={self.value}"


def parted(speech: Speech, typed: str) -> tuple[list[Clause], Clause]:
    """Return the clauses before the last one, and the last clause, which may be empty."""
    *before, last = _clauses(speech, ascii_signs(typed))
    return [clause for clause in before if clause.text], last


def clauses(speech: Speech, typed: str) -> dict[str, str]:
    """Return the values by the text before "="; commas inside brackets belong to the value.

    A number alone continues the value before it, as in "stake=0,50". Raises Refusal for any other
    text without a value.
    """
    values: dict[str, str] = {}
    for clause in _clauses(speech, ascii_signs(typed)):
        if clause.value is not None and clause.key:
            values[clause.key] = clause.value
        elif values and _NUMBER.fullmatch(clause.text):
            values[list(values)[-1]] += f",{clause.text}"
        elif clause.value is None and clause.text and (near := near_options(speech, clause.text)):
            raise Refusal("rule-unknown", typed=escaped(clause.text), near=_listed(speech, near))
        elif clause.text:
            raise Refusal("house-rule-form", typed=escaped(clause.text))
    return values


def _clauses(speech: Speech, typed: str) -> Iterator[Clause]:
    """Yield the clauses, at least one. Commas within a question or an answer are no separators."""
    parts = _parts(typed)
    while parts:
        counts = range(min(len(parts), JOINED), 0, -1) if len(parts) <= SAID else ()
        joined = ((count, _as_said(speech, ",".join(parts[:count]).strip())) for count in counts)
        count, clause = next((reading for reading in joined if reading[1]), (1, None))
        yield clause or _as_written(parts[0].strip())
        parts = parts[count:]


def _as_written(text: str) -> Clause:
    """Return a clause such as "jokers=2" or "jokers: 2"."""
    key, equals, value = (piece.strip() for piece in text.partition("=" if "=" in text else ":"))
    return Clause(text, key, value) if equals else Clause(text, text, None)


def _as_said(speech: Speech, text: str) -> Clause | None:
    """Return the clause of a question with or without its answer; None for any other text."""
    if "=" in text:
        return None
    by_question, typed = _spoken_clauses(speech.language), folded(text)
    if typed in by_question:
        return Clause(text, *by_question[typed])
    begin, _, end = text.partition(CUT)
    if CUT in text and (begin := folded(begin)):
        end = folded(end)
        likely = [key for key in by_question if key.startswith(begin) and key.endswith(end)]
        return Clause(text, *by_question[likely[0]]) if len(likely) == 1 else None
    for before, option in _questions(speech.language):
        if text.casefold().startswith(before) and "," not in text[len(before) :]:
            return Clause(text, option, text[len(before) :].strip())
    return None


@cache
def _questions(language: str) -> tuple[tuple[str, str], ...]:
    """Return each question, in lower case and with the signs of `ascii_signs`, and its option."""
    questions = []
    for spoken_in in dict.fromkeys((language, SOURCE)):
        speech = Speech(spoken_in)
        questions += [
            (ascii_signs(question(speech, option)).casefold(), option) for option in OPTIONS
        ]
    return tuple(questions)


@cache
def _spoken_clauses(language: str) -> Mapping[str, tuple[str, str]]:
    """Return each option and value by its folded question and answer; "" without an answer."""
    by_text: dict[str, tuple[str, str]] = {}
    for spoken_in in dict.fromkeys((SOURCE, language)):
        speech = Speech(spoken_in)
        for option in OPTIONS:
            by_text[folded(question(speech, option))] = (option, "")
            for value in offered(option):
                by_text[folded(as_said(speech, option, value))] = (option, value)
    return by_text


def as_said(speech: Speech, option: str, value: str = "", most: int = 1000) -> str:
    """Return a rule as its question and answer; beyond `most` characters, the question is cut.

    >>> as_said(Speech(), "jokers", "2")
    'How many jokers? 2'
    """
    heading, answer = question(speech, option), shown(speech, option, value) if value else ""
    text = f"{heading} {answer}".strip()
    if len(text) <= most:
        return text
    room = most - len(answer) - 1
    return f"{clipped(heading, room)} {answer}" if room > most // 3 else clipped(text, most)


def typed_rules(speech: Speech, typed: str) -> dict[str, str]:
    """Return the typed values by option.

    Raises Refusal for an unknown option or value, with the options or values that may be meant.
    """
    rules: dict[str, str] = {}
    for key, value in clauses(speech, typed).items():
        option = option_of(key)
        if option is None:
            raise Refusal(
                "rule-unknown", typed=escaped(key), near=_listed(speech, near_options(speech, key))
            )
        rules[option] = value_of(speech, option, value, f"{option}={value}")
    return rules


def option_of(typed: str) -> str | None:
    """Return the option with this name, or None; capitals and punctuation do not matter."""
    name = folded(typed).replace(" ", "_")
    return name if name in OPTIONS else None


def value_of(speech: Speech, option: str, typed: str, rule: str = "") -> str:
    """Return the typed value in the form in which values are stored.

    Raises Refusal with a reason where the option has no such value. The refusal quotes `rule`, or
    else the typed value.
    """
    why = ""
    for value in _readings(speech, option, typed.strip()):
        try:
            OPTIONS[option].values.parse(value)
        except ValueError as error:
            why = why or sentence(speech, error.args[0])
        else:
            return value
    quoted = escaped(rule or typed)
    if near := _near(
        typed, {value: shown(speech, option, value) for value in OPTIONS[option].meaning}
    ):
        raise Refusal("rule-value-near", typed=quoted, why=why, near=_listed(speech, near))
    raise Refusal("rule-value", typed=quoted, why=why)


def near_options(speech: Speech, typed: str) -> list[str]:
    """Return a few options with similar names; if there are none, options whose texts match."""
    named = _near(typed, {option: "" for option in OPTIONS})
    return named or [option for option, _ in rules(speech, typed[:LONGEST])][:SUGGESTED]


def ascii_signs(typed: str) -> str:
    """Return the text with its digits and its punctuation replaced by ASCII characters."""
    digits = (str(unicodedata.decimal(sign, sign)) for sign in typed)
    return "".join(digits).translate(_SIGNS)


def _parts(typed: str) -> list[str]:
    depth, start, parts = 0, 0, list[str]()
    for place, letter in enumerate(typed):
        depth += (letter in "[{") - (letter in "]}")
        if letter == "," and depth == 0:
            parts.append(typed[start:place])
            start = place + 1
    return [*parts, typed[start:]]


def _readings(speech: Speech, option: str, typed: str) -> Iterator[str]:
    """Yield possible readings of a value: as typed, with a decimal comma, as a bare list, ..."""
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
    typed_value = folded(text)
    for value in {**OPTIONS[option].meaning, **dict.fromkeys(offered(option))}:
        if any(map(str.isalpha, typed_value)) and typed_value in (
            folded(value),
            folded(shown(speech, option, value)),
        ):
            yield value


def _near(typed: str, names: dict[str, str]) -> list[str]:
    typed_name = folded(typed[:LONGEST])
    likest = {
        name: max(_likeness(typed_name, folded(name)), _likeness(typed_name, folded(also)))
        for name, also in names.items()
    }
    similar = sorted(
        (name for name in names if likest[name] >= ALIKE), key=lambda name: -likest[name]
    )
    return similar[:SUGGESTED]


def _likeness(name: str, other: str) -> float:
    """Return the likeness of two names, from 0 to 1, regardless of the order of their words."""
    if not name or not other:
        return 0.0
    if f" {name}" in f" {other}":
        return PART
    ordered = (" ".join(sorted(name.split())) for name in (name, other))
    return max(SequenceMatcher(None, a, b).ratio() for a, b in ((name, other), tuple(ordered)))


def _listed(speech: Speech, names: list[str]) -> str:
    return speech.say("between-words").join(f"`{name}`" for name in names) or "none"
