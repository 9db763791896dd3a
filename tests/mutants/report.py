"""The printed report of a module: the count, and the changed line of every surviving mutant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tests.mutants.mutations import Mutant
from tests.mutants.running import NO_MUTANT, SURVIVED
from tests.mutants.survivors import Survivor, listed

BAR = 90.0  # per cent of the viable mutants


@dataclass(frozen=True)
class Report:
    """The mutants of a module, and the test that caught each of them."""

    module: str
    mutants: list[Mutant]
    killers: Mapping[str, str]  # by the mutant's name

    @property
    def viable(self) -> list[Mutant]:
        """The mutants that could be imported."""
        return [mutant for mutant in self.mutants if self.killers[mutant.name] != NO_MUTANT]

    @property
    def living(self) -> list[Mutant]:
        """The mutants that no test caught."""
        return [mutant for mutant in self.mutants if self.killers[mutant.name] == SURVIVED]

    @property
    def percent(self) -> float:
        """The per cent of viable mutants that tests caught."""
        return 100 - 100 * len(self.living) / max(1, len(self.viable))

    @property
    def good(self) -> bool:
        """Whether the bar is met and the list of survivors is up to date."""
        return self.percent >= BAR and not self.unlisted and not self.needless

    @property
    def unlisted(self) -> list[Mutant]:
        """The surviving mutants that are not listed with a reason."""
        known = {survivor.mutant for survivor in listed(self.module) if survivor.why}
        return [mutant for mutant in self.living if _lines(mutant) not in known]

    @property
    def needless(self) -> list[Survivor]:
        """The listed survivors that a test catches, or that are no mutants any more."""
        living = set(map(_lines, self.living))
        return [survivor for survivor in listed(self.module) if survivor.mutant not in living]

    def text(self) -> str:
        """Return the count, then each survivor with its reason and its two lines."""
        return "\n".join(self._rows())

    def _rows(self) -> Iterator[str]:
        caught = len(self.viable) - len(self.living)
        yield f"{self.module}: {len(self.viable)} viable, {caught} caught, {self.percent:.1f} %"
        reasons = {survivor.mutant: survivor.why for survivor in listed(self.module)}
        for mutant in self.living:
            why = reasons.get(_lines(mutant)) or "NOT LISTED"
            yield f"  {self.module}:{mutant.line} {mutant.inside}: {why}"
            yield f"  - {mutant.was}"
            yield f"  + {mutant.now}"
        for survivor in self.needless:
            yield f"  listed, but caught or gone: {survivor.inside}: {survivor.now}"


def _lines(mutant: Mutant) -> tuple[str, str, str]:
    return mutant.inside, mutant.was, mutant.now
