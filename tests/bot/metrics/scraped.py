"""The metrics as Prometheus would scrape them, to be compared at two moments."""

from __future__ import annotations

from prometheus_client import REGISTRY

Labels = frozenset[tuple[str, str]]
Scrape = dict[tuple[str, Labels], float]


def scrape() -> Scrape:
    """Every series with its value."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in REGISTRY.collect()
        for sample in family.samples
    }


def total(found: Scrape, name: str, **labels: str) -> float:
    """The sum of the series of this name that have these labels."""
    return sum(
        value for (one, has), value in found.items() if one == name and {*labels.items()} <= has
    )


def moved(before: Scrape, after: Scrape) -> set[str]:
    """The names of all series that are new, or have another value."""
    return {name for (name, has), value in after.items() if before.get((name, has)) != value}
