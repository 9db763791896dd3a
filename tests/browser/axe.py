"""axe-core, which looks for what keeps people with disabilities from using a page.

Its code comes with the package axe-playwright-python, which has the file of the npm package
axe-core unchanged. `make test` installs it at the version of tests/versions.txt.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

PACKAGE = "axe_playwright_python"
MISSING = f"axe-core is missing: pip install {PACKAGE.replace('_', '-')}"
SCHEMES: tuple[Any, ...] = ("light", "dark")
# Rules of all levels, and two that axe-core leaves out unless they are asked for.
OPTIONS = {
    "resultTypes": ["violations"],
    "rules": {"target-size": {"enabled": True}, "label-content-name-mismatch": {"enabled": True}},
}
STILL = """() => document.getAnimations().every(
    (one) => one.playState !== "running" || one.effect.getTiming().iterations === Infinity)"""
RUN = """async (options) => (await axe.run(document, options)).violations.flatMap(
    (rule) => rule.nodes.map((node) => `${rule.impact} ${rule.id}: ${node.html.slice(0, 160)}`))"""
# The targets of people who point: what is under another one is no target now.
SMALL = """(least) => [...document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role="button"], [role="option"]')]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .filter((node) => !node.closest("#skip:not(:focus)"))
    .map((node) => node.matches("input[type=checkbox], input[type=radio]")
        ? node.closest("label") ?? node : node)
    .filter((node) => [...node.getClientRects()].every(
        ({ width, height }) => Math.min(width, height) < least - 0.1))
    .map((node) => node.outerHTML.slice(0, 160))"""
LEAST = 24  # CSS pixels of a target, by WCAG 2.5.8


def script() -> str:
    """Return the code of axe-core; skip the test without it, and with CI=true fail."""
    found = importlib.util.find_spec(PACKAGE)
    if found is None or found.origin is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING, pytrace=False)
        pytest.skip(MISSING)
    return (Path(found.origin).parent / "axe.min.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """Return what axe-core finds on the page in light and dark colours, and targets too small."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())
    found: list[str] = [f"small: {one}" for one in page.evaluate(SMALL, LEAST)]
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(STILL)
        found += [f"{scheme} {one}" for one in page.evaluate(RUN, OPTIONS)]
    page.emulate_media(color_scheme="null")
    return found
