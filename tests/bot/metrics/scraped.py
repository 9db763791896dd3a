"""Scrapes of the metrics as Prometheus makes them, to compare two moments."""

from __future__ import annotations

from prometheus_client import REGISTRY

Labels = frozenset[tuple[str, str]]
Scrape = dict[tuple[str, Labels], float]


def scrape() -> Scrape:
    """Return the value of every series."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in REGISTRY.collect()
        for sample in family.samples
    }


def total(found: Scrape, name: str, **labels: str) -> float:
    """Return the sum of the series with this name and these labels."""
    return sum(
        value for (one, has), value in found.items() if one == name and {*labels.items()} <= has
    )


def moved(before: Scrape, after: Scrape) -> set[str]:
    """Return the names of all series that are new or have another value."""
    return {name for (name, has), value in after.items() if before.get((name, has)) != value}
