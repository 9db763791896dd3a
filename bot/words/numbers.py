"""Numbers in the notation of each language: separators, a real minus sign, plurals."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, tzinfo
from decimal import Decimal
from functools import cache

from babel import Locale
from babel.dates import format_date, format_skeleton
from babel.numbers import format_decimal
from fluent.runtime.types import FluentFloat

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Number:
    """A number with its count of decimal places. A `signed` number has a plus sign if not negative.

    >>> Number(-0.5, decimals=2).written("de")
    '−0,50'
    """

    value: float
    decimals: int = 0
    signed: bool = False

    def written(self, language: str) -> str:
        return _written(abs(self.rounded), self.decimals, language, self.sign)

    @property
    def rounded(self) -> Decimal:
        """The value rounded to the decimal places that are shown, with trailing zeros."""
        return round(Decimal(str(self.value)), self.decimals)

    @property
    def sign(self) -> str:
        """The sign before the digits: a minus sign, "+", or ""."""
        if self.rounded < 0:
            return MINUS
        return "+" if self.signed else ""


def money(hundredths: int, *, signed: bool = False) -> Number:
    """Return an amount of chips from hundredths of a chip.

    >>> money(25).written("hu"), money(-600, signed=True).written("en")
    ('0,25', '−6')
    """
    return Number(hundredths / 100, 2 if hundredths % 100 else 0, signed)


def day(seconds: float, language: str) -> str:
    """Return the UTC date of a Unix time in seconds, in the notation of this language."""
    moment = datetime.fromtimestamp(seconds, UTC)
    return format_date(moment, "medium", locale=_locale(language))


def day_of_year(day: date, language: str) -> str:
    return format_skeleton("MMMd", day, locale=_locale(language))


def day_in_words(seconds: float, now: float, zone: tzinfo, language: str) -> str:
    """Return the day of a Unix time with the name of the month, and with the year if it is over.

    >>> day_in_words(1795867200.0, 1796040000.0, UTC, "en")
    'November 28'
    """
    moment, present = (datetime.fromtimestamp(at, zone) for at in (seconds, now))
    skeleton = "MMMMd" if moment.year == present.year else "yMMMMd"
    return format_skeleton(skeleton, moment, locale=_locale(language))


def _written(value: Decimal, decimals: int, language: str, sign: str) -> str:
    pattern = f"#,##0.{'0' * decimals}" if decimals else "#,##0"
    return sign + format_decimal(value, format=pattern, locale=_locale(language))


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language, sep="-")


class _Counted(FluentFloat):
    """A number in a sentence; the plural form depends on all digits that are shown."""

    def __new__(cls, number: Number, language: str) -> _Counted:
        """Make a float of the number's value that also keeps the number and the language."""
        made = super().__new__(cls, number.value)
        assert isinstance(made, _Counted)
        made.number, made.language = number, language
        return made

    number: Number
    language: str

    def __abs__(self) -> Decimal:  # type: ignore[override]  # what Babel's plural rules begin with
        return abs(self.number.rounded)

    def format(self, locale: Locale) -> str:
        return self.number.written(self.language)


def counted(number: Number, language: str) -> FluentFloat:
    return _Counted(number, language)
