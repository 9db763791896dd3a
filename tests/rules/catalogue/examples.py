"""A decorator with which a test names the example of an option in the catalogue that it checks."""

from __future__ import annotations

from collections.abc import Callable

Test = Callable[..., None]
HELD: dict[tuple[str, str], str] = {}  # (option, "+" or "-") -> the example as quoted


def example(option: str, sign: str, quoted: str) -> Callable[[Test], Test]:
    """Mark a test as the example of an option that must hold ("+") or must not ("-")."""

    def mark(test: Test) -> Test:
        assert test.__name__.startswith("test_"), f"{test.__name__} is never run"
        assert HELD.setdefault((option, sign), quoted) == quoted, f"{option} is quoted in two ways"
        return test

    return mark
