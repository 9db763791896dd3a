"""Code in the pages: commands can be typed, make has its targets, files exist.

The commands for operators, also in containers, are in `test_deployment`.
"""

from __future__ import annotations

import io
import json
import os
import re
import runpy
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

import pytest

from tests.bench.__main__ import PARTS

ROOT = Path(__file__).parents[1]
PAGES = {
    str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
    for path in sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")))
}
TREE = ("rules", "bot", "cogs", "tests", "docs", ".ci")
NAMES = {path.name for path in ROOT.iterdir()} | {
    name for folder in TREE for _, _, names in os.walk(ROOT / folder) for name in names
}
TYPED = re.compile(r"\bpython3? -m ((?:rules|bot|tests)\b[^|;&]*)")
MADE = re.compile(r"\bmake ([a-z][\w-]*(?: [A-Z]+=\S+)*)")
IN_TREE = re.compile(rf"(?<![\w./:-])(?:{'|'.join(map(re.escape, TREE))})/[\w./-]*")
FILE = re.compile(
    r"(?<![\w./<-])(?:[\w.-]+\.(?:py|md|toml|yaml|json|service|example)|[\w-]+\.lock)\b"
)
LINK = re.compile(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)")
README_BYTES = 10_000


class Understood(Exception):
    """An exception that ends a program whose arguments were parsed."""


def code(page: str) -> list[str]:
    """Return all texts in backticks, and the lines of code blocks without their comments."""
    spans, lines = re.findall(r"`([^`]+)`", page), re.findall(r"^    (.+)$", page, re.MULTILINE)
    return [" ".join(one.split(" # ")[0].split()) for one in (*spans, *lines)]


def all_of(what: re.Pattern[str]) -> list[str]:
    """Return the distinct matches of a pattern in the code of all pages, sorted."""
    found = {
        one.strip() for page in PAGES.values() for two in code(page) for one in what.findall(two)
    }
    assert found
    return sorted(found)


def of_the_rules() -> list[str]:
    """Return the commands and questions that docs/games.md writes without ``python3 -m rules``."""
    (about,) = re.findall(
        r"^(The rules answer from a shell .*?)\n\n", PAGES["docs/games.md"], re.M | re.S
    )
    return [one for one in code(about) if not one.startswith("python3 ")]


def type_in(monkeypatch: pytest.MonkeyPatch, command: str, said: str = "") -> None:
    """Run ``MODULE ARGUMENTS``; a program with a parser stops after it has parsed them."""
    module, *arguments = command.split()
    parse = ArgumentParser.parse_args

    def understand(parser: ArgumentParser, *given: list[str]) -> None:
        raise Understood(parse(parser, *given))

    monkeypatch.setattr(ArgumentParser, "parse_args", understand)
    monkeypatch.setattr(sys, "argv", [module, *arguments])
    monkeypatch.setattr(sys, "stdin", io.StringIO(said))
    monkeypatch.delitem(sys.modules, f"{module}.__main__", raising=False)  # runpy would warn of it
    ended: object = 0
    try:
        runpy.run_module(module, run_name="__main__")
    except Understood:
        pass
    except SystemExit as end:
        ended = end.code
    assert ended != 2 or not arguments, command  # a module alone may ask for arguments


@pytest.mark.parametrize("command", all_of(TYPED))
def test_a_module_that_is_to_be_run_is_there_and_knows_the_arguments(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, command)


def test_rules_command_answers_as_the_docs_show(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in of_the_rules():
        if not words.startswith("{"):
            type_in(monkeypatch, f"rules {words}")
    questions = [one for one in of_the_rules() if '"ask"' in one]
    capsys.readouterr()
    type_in(monkeypatch, "rules judge", "\n".join(questions))
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(answers) == len(questions) > 0
    assert not [one for one in answers if "error" in one]


@pytest.mark.parametrize("asked", all_of(MADE))
def test_make_target_of_the_docs_does_a_documented_command(
    asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, *values = asked.split()
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE)
    would = subprocess.run(
        ["make", "--dry-run", target, *values],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"]},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.replace("\\\n", " ")
    for value in values:
        assert value.partition("=")[2] in would
    for command in TYPED.findall(would):
        type_in(monkeypatch, command)


def test_the_parts_that_are_to_be_measured_are_parts_of_the_benchmark() -> None:
    parts = [one.partition("=")[2] for one in all_of(MADE) if one.startswith("bench PART=")]
    assert {*parts} <= {*PARTS}


@pytest.mark.parametrize("page", PAGES)
def test_the_files_and_folders_of_the_tree_that_a_page_names_are_there(page: str) -> None:
    named = [one.rstrip(".") for one in IN_TREE.findall(PAGES[page]) if not there(ROOT / one)]
    folder = (ROOT / page).parent
    links = [one for one, _ in LINK.findall(PAGES[page]) if not (folder / one).exists()]
    files = [one for written in code(PAGES[page]) for one in FILE.findall(written)]
    assert not named + links + [one for one in files if one not in NAMES]


@pytest.mark.parametrize("page", PAGES)
def test_a_link_to_a_section_names_a_heading_of_that_page(page: str) -> None:
    for target, section in LINK.findall(PAGES[page]):
        if section:
            linked = os.path.normpath(Path(page).parent / target) if target else page
            assert section in headings(PAGES[linked]), f"{target}#{section}"


def test_the_readme_is_short() -> None:
    assert len(PAGES["README.md"].encode()) <= README_BYTES


def test_the_tree_has_every_folder_and_names_only_modules_that_are_in_it() -> None:
    _, _, rest = PAGES["docs/architecture.md"].partition("| folder | contents |\n| --- | --- |\n")
    listed = set()
    for row in rest.partition("\n\n")[0].splitlines():
        (folder,), names = (code(cell) for cell in row.split("|")[1:3])
        listed.add(folder)
        gone = [one for one in names if one.isidentifier() and not there(ROOT / folder / one)]
        assert not gone, f"{gone} in {folder}"
    packages = {path.parent for top in TREE for path in (ROOT / top).glob("*/__init__.py")}
    assert {str(path.relative_to(ROOT)) for path in packages} <= listed


def there(path: Path) -> bool:
    """Whether the path is a file or folder, or a module without its ending."""
    return path.exists() or path.with_name(f"{path.name}.py").exists()


def headings(page: str) -> set[str]:
    """Return the anchors that GitHub gives to the headings of a page."""
    titles = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}
