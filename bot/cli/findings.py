"""Findings of the doctor: a line each, with advice where something is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Verdict(Enum):
    """Whether anything has to be done."""

    OK = "ok"
    LOOK = "look"  # it works, and might be better
    WRONG = "WRONG"


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at. `do` is a sentence, empty where nothing is to be done."""

    verdict: Verdict
    topic: str
    said: str
    do: str = ""

    def __str__(self) -> str:
        line = f"{self.verdict.value:<6}{self.topic}: {self.said}"
        return f"{line}\n{'':<6}-> {self.do}" if self.do else line


def ok(topic: str, said: str) -> Finding:
    """All is well."""
    return Finding(Verdict.OK, topic, said)


def look(topic: str, said: str, do: str) -> Finding:
    """It works, and might be better."""
    return Finding(Verdict.LOOK, topic, said, do)


def wrong(topic: str, said: str, do: str) -> Finding:
    """It does not work."""
    return Finding(Verdict.WRONG, topic, said, do)
