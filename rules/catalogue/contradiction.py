"""Choices that contradict, and the sentences in which a host reads it (catalogue 3.0).

A contradiction stands with the option that makes the demand: what its sentence is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from rules.sentences import Sentence

Facts: TypeAlias = Mapping[str, object]
IDLE = ("off", "none", "0", "exact")


class Meant(dict[str, Any]):
    """The choices of a table as parsed, by option; only those that its family uses.

    `seats` is how many players there are, None where that is not known yet.
    """

    def __init__(self, choices: Mapping[str, Any], seats: int | None = None) -> None:
        super().__init__(choices)
        self.seats = seats

    @property
    def counts(self) -> list[int]:
        """The numbers of players that these choices must do for."""
        return [self.seats] if self.seats else list(self["players"])

    def on(self, option: str) -> bool:
        """Whether the option is used here, and not at its idle value."""
        return option in self and self[option] not in IDLE


@dataclass(frozen=True)
class Contradiction:
    """A sentence to say `when` choices contradict each other.

    `when` answers yes or no, or with the facts of each sentence where it has any. `parts` are texts
    that these facts may hold.
    """

    says: str
    when: Callable[[Meant], bool | Iterable[Facts]]
    parts: tuple[str, ...] = ()

    def sentences(self, meant: Meant) -> Iterator[str]:
        """Yield the sentences about these choices; none without a contradiction."""
        found = self.when(meant)
        if isinstance(found, bool):
            found = [{}] if found else []
        for facts in found:
            yield Sentence(self.says, **facts)
