"""The result of each mutant, kept on disk so that a second run need not try it again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

KEPT = Path(".mutants")
READ = (".py", ".json", ".txt", ".toml")


def state(folders: Iterable[str]) -> str:
    """Return a hash of all sources and tables in `folders`."""
    seen = hashlib.sha256()
    for folder in folders:
        for path in sorted(Path(folder).rglob("*")):
            if path.suffix in READ and path.name != "survivors.toml":
                seen.update(path.as_posix().encode() + path.read_bytes())
    return seen.hexdigest()


@dataclass
class Ledger:
    """The tests that caught the mutants of one module, by the mutants' names."""

    path: Path
    killers: dict[str, str]  # for the sources as they are now
    before: dict[str, str]  # for earlier sources; that test is likely to catch the mutant again

    @classmethod
    def of(cls, module: str, now: str) -> Ledger:
        """Load the results of a module; those for another state than `now` go to `before`."""
        path = KEPT / (module.replace("/", "-") + ".json")
        if not path.exists():
            return cls(path, {}, {})
        kept = json.loads(path.read_text(encoding="utf-8"))
        if kept["state"] == now:
            return cls(path, kept["killers"], kept["before"])
        return cls(path, {}, kept["before"] | kept["killers"])

    def note(self, mutant: str, killer: str, now: str) -> None:
        """Store one result at once, so that an interrupted run goes on where it stopped."""
        self.killers[mutant] = killer
        kept = {"state": now, "killers": self.killers, "before": self.before}
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(json.dumps(kept, indent=1), encoding="utf-8")
