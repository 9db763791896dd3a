"""A deal as text: what was agreed and what happened, for people to read and to play again.

The first line names the game and the house rules that were changed. A second line may tell what
the deal was shuffled by. Every other line is one event as it is stored (`rules.codec`). Empty lines
and # comments may stand between them.

    {"game": "president_basic", "changed": {"jokers": "2"}}
    {"method": 2, "key": "7.41", "commitment": "8f…", "secret": "5e…", "words": ["", "apple", ""],
     "before": {"standing": [], "dealer": null, …}, "seats": [0, 2, 1]}
    {"k":"Played","seat":0,"cards":"10H 10S","as_cards":"10H 10S"}
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rules.catalogue import rebuild
from rules.codec import decode, encode
from rules.events import Event
from rules.ruleset import RuleSet
from rules.verification import Terms, unused, verify


class Record(NamedTuple):
    """A deal that was read back: its preset, the options that were changed, its events."""

    preset: str
    changed: dict[str, str]
    happened: list[Event]


class Proof(NamedTuple):
    """Inputs of a deal's shuffle: its secret, the commitment shown before it, and its terms.

    The commitment is "" if none is known to have been shown.
    """

    secret: str
    commitment: str
    terms: Terms


def write(
    preset: str, changed: Mapping[str, str], happened: Iterable[Event], proof: Proof | None = None
) -> str:
    """Return the record of a deal, or of as much of it as has happened.

    Raises ValueError if an event holds what cannot be written.
    """
    game = json.dumps({"game": preset, "changed": dict(changed)}, ensure_ascii=False)
    told = [game, *([_written(proof)] if proof else []), *map(encode, happened)]
    return "\n".join(told) + "\n"


def read(record: str) -> Record:
    """Return the deal that `write` wrote. Raises ValueError with the line at fault."""
    return _read(record)[0]


def checked(record: str) -> tuple[int, str] | None:
    """Return the number of the first line that differs from what was shuffled, and its fact.

    Raises ValueError if the record cannot be read, or does not tell of its shuffle.
    """
    (preset, changed, happened), proof, lines = _read(record)
    rules, (secret, shown, terms) = _rules_and_proof(preset, changed, proof, lines)
    try:
        found = verify(rules, happened, secret, terms, shown)
    except (KeyError, IndexError, TypeError, AttributeError):  # the rules, of no possible event
        raise ValueError("The record is of no possible deal.") from None
    return found and (lines[1 if found.event is None else found.event + 2], found.fact)


def unchecked(record: str) -> tuple[str, ...]:
    """Return what `checked` cannot check in a record that fits.

    "commitment" if the record has none, and the facts of the match before that no draw depends on,
    such as "before.dealer".
    """
    (preset, changed, _), proof, lines = _read(record)
    rules, (secret, shown, terms) = _rules_and_proof(preset, changed, proof, lines)
    idle = (f"before.{name}" for name in unused(rules, secret, terms))
    return (*([] if shown else ["commitment"]), *idle)


def _rules_and_proof(
    preset: str, changed: Mapping[str, str], proof: Proof | None, lines: list[int]
) -> tuple[RuleSet, Proof]:
    if proof is None:
        raise ValueError("The record has no line about its shuffle.")
    try:
        return rebuild(preset, changed), proof
    except KeyError:
        raise ValueError(f"Line {lines[0]} does not name a game.") from None


def _read(record: str) -> tuple[Record, Proof | None, list[int]]:
    """Return what a record tells, and the numbers of its lines."""
    lines = [(number, line.strip()) for number, line in enumerate(record.splitlines(), 1)]
    told = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not told:
        raise ValueError("A record begins with the line of its game.")
    (first, game), *events = told
    try:
        preset, changed = _game(game)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ValueError(f"Line {first} does not name a game.") from None
    proof = _proof(*events[0]) if events and '"method"' in events[0][1] else None
    happened = [_event(number, line) for number, line in events[bool(proof) :]]
    return Record(preset, changed, happened), proof, [number for number, _ in told]


def _written(proof: Proof) -> str:
    secret, commitment, terms = proof
    told = {"method": terms.method, "key": terms.key, "commitment": commitment, "secret": secret}
    told |= {"words": terms.words, "before": dict(terms.before), "seats": terms.seats}
    return json.dumps(told, ensure_ascii=False)


def _proof(number: int, line: str) -> Proof:
    try:
        told = json.loads(line)
        terms = Terms.read(told)
        return Proof(str(told["secret"]), str(told["commitment"]), terms)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ValueError(f"Line {number} does not tell of a shuffle.") from None


def _game(line: str) -> tuple[str, dict[str, str]]:
    told = json.loads(line)
    return str(told["game"]), {str(key): str(value) for key, value in told["changed"].items()}


def _event(number: int, line: str) -> Event:
    try:
        return decode(line)
    except ValueError:
        raise ValueError(f"Line {number} is no event.") from None
