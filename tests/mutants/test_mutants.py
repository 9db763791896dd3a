"""Tests of the runner of mutants: its changes, its exceptions, and its output."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from tests.mutants import forking, survivors, trying
from tests.mutants.forking import FAILED, IDLE, Say, end_when_idle, forked
from tests.mutants.ledger import Ledger
from tests.mutants.mutations import Mutant, mutants
from tests.mutants.reach import ENOUGH, Test, chosen
from tests.mutants.report import Report
from tests.mutants.running import NO_MUTANT, SURVIVED
from tests.mutants.survivors import Survivor
from tests.mutants.swapping import exchange, functions, probed


def changed(source: str) -> list[str]:
    """Return the line that each mutant of a module puts in."""
    return [mutant.now for mutant in mutants(source, "module.py")]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a = b < c", ["a = b <= c"]),
        ("a = b == c", ["a = b != c"]),
        ("a = b in c", ["a = b not in c"]),
        ("a = b and c", ["a = b or c"]),
        ("a = not b", ["a = b"]),
        ("a = b + c", ["a = b - c"]),
        ("a = b & c", ["a = b | c"]),
        ("a = 3", ["a = 4"]),
        ("a = True", ["a = False"]),
        ("a = 'word'", ["a = 'not word'"]),
        ("a = b[-1]", ["a = b[1]", "a = b[-2]"]),
        ("a = min(b)", ["a = max(b)"]),
        ("a = replace(b, c=d)", ["a = replace(b)"]),
        ("a = b if c else d", ["a = b if not c else d"]),
        ("a = [b for b in c if d]", ["a = [b for b in c if not d]"]),
        ("a += b", ["pass", "a -= b"]),
        ("a.b = c", ["pass"]),
        ("a(b)", ["pass"]),
        ("raise a", ["pass"]),
    ],
)
def test_each_part_of_a_line_is_changed_by_itself(line: str, expected: list[str]) -> None:
    assert changed(line) == expected


@pytest.mark.parametrize(
    "line",
    [
        "a = b",
        "'A docstring.'",
        "assert a == 1",
        "log.info('so many: %d', 3)",
        "a = f'so many: {b + 1}'",
        "from a import b",
        "def a(b: 'C') -> 'D': ...",
        "if TYPE_CHECKING:\n    a = 1",
        "T = TypeVar('T')",
        "__all__ = ['A']",
    ],
)
def test_statements_without_behavior_are_left_alone(line: str) -> None:
    assert changed(line) == []


def test_a_function_loses_its_answer_a_loop_its_end_and_a_match_each_of_its_cases() -> None:
    assert changed("def a():\n    return b") == ["return None"]
    assert changed("while a:\n    break") == ["while not a:", "continue"]
    assert changed("match a:\n    case 1: b\n    case _: c")[0] == "case 1 if False: b"
    assert changed("try:\n    a\nexcept B:\n    c")[1] == "except B: raise"


def test_mutant_has_its_place_and_can_be_put_into_a_running_process() -> None:
    found = mutants("A = 1\nclass B:\n    c = 2\n    def d(self, e=3):\n        return 4", "m.py")
    assert [(one.inside, one.line, one.live) for one in found] == [
        ("", 1, False),
        ("B", 3, False),
        ("B", 4, False),
        ("B.d", 5, True),
    ]


def test_mutants_that_read_the_same_have_names_of_their_own() -> None:
    found = mutants("a()\na()", "m.py")
    assert len({one.name for one in found}) == 2


def test_of_a_long_line_the_part_that_differs_is_shown() -> None:
    line = "a = (" + ", ".join(f"name_{number}" for number in "abcdefghijklmnopqrstuv") + ", b < c)"
    (only,) = mutants(line, "m.py")
    assert only.was.startswith("... ")
    assert only.was.endswith("b < c)")
    assert only.now.endswith("b <= c)")


SOURCE = """
def doubled(number):
    if number > 10:
        return 0
    return number * 2
"""


def test_functions_take_the_code_of_a_mutant_and_probes_say_which_lines_are_reached(
    tmp_path: Path,
) -> None:
    path = str(tmp_path / "module.py")
    reached: set[int] = set()
    space: dict[str, object] = {"__reached__": reached.add}
    exec(compile(SOURCE, path, "exec"), space)
    doubled = space["doubled"]
    assert callable(doubled)
    halved = next(one for one in mutants(SOURCE, path) if one.now == "return number // 2")
    exchange(functions(path), halved.code)
    assert doubled(4) == 2
    exchange(functions(path), probed(SOURCE, path))
    assert doubled(4) == 8
    assert reached == {3, 5}


LIVE = Mutant("f", 5, "a < b", "a <= b", True, compile("", "m.py", "exec"))


def test_quickest_tests_of_a_line_run_first_and_only_as_many_as_needed() -> None:
    tests = [
        Test("slow", ENOUGH, {"m.py": [5]}),
        Test("quick", 0.1, {"m.py": [5]}),
        Test("elsewhere", 0.1, {"m.py": [6]}),
        Test("killer", 0.2, {"m.py": [5]}),
    ]
    assert [test.name for test in chosen(tests, "m.py", LIVE, ["killer"])] == ["killer", "quick"]
    assert [test.name for test in chosen(tests[:1], "m.py", LIVE)] == ["slow"]
    own = Test("tests/test_m.py::test_it", 2 * ENOUGH, {"m.py": [5]})
    assert [test.name for test in chosen([*tests, own], "m.py", LIVE)][-1] == own.name
    on_import = replace(LIVE, live=False)
    assert "elsewhere" in [test.name for test in chosen(tests, "m.py", on_import)]


def test_a_test_that_has_another_name_under_a_mutant_has_caught_it() -> None:
    said: list[str] = []
    gone = Test("test_suits[SHCD]", 0.1, {"m.py": [5]})
    assert trying.survives([gone], {}, said.append) == FAILED
    assert said == ["test_suits[SHCD]"]


def report(monkeypatch: pytest.MonkeyPatch, killer: str, *known: Survivor) -> Report:
    monkeypatch.setattr("tests.mutants.report.listed", lambda module: [*known])
    others = [replace(LIVE, again=again) for again in range(1, 20)]
    killers = {LIVE.name: killer} | {other.name: "a test" for other in others}
    return Report("m.py", [LIVE, *others], killers)


KNOWN = Survivor("m.py", "f", "a < b", "a <= b", "They are never equal.")


def test_surviving_mutant_is_shown_until_listed_with_its_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = report(monkeypatch, SURVIVED)
    assert "m.py: 20 viable, 19 caught, 95.0 %" in shown.text()
    assert "- a < b" in shown.text()
    assert "NOT LISTED" in shown.text()
    assert not shown.good
    assert report(monkeypatch, SURVIVED, KNOWN).good
    assert not report(monkeypatch, SURVIVED, replace(KNOWN, why="")).good


def test_listed_but_caught_mutant_is_named_and_an_unimportable_one_not_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "listed, but caught or gone: f: a <= b" in report(monkeypatch, "a test", KNOWN).text()
    assert not report(monkeypatch, "a test", KNOWN).good
    assert "m.py: 19 viable, 19 caught" in report(monkeypatch, NO_MUTANT).text()


def test_findings_are_kept_for_their_sources_and_guide_the_next_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.mutants.ledger.KEPT", tmp_path)
    Ledger.of("m.py", "now").note("a mutant", "a test", "now")
    assert Ledger.of("m.py", "now").killers == {"a mutant": "a test"}
    later = Ledger.of("m.py", "later")
    assert (later.killers, later.before) == ({}, {"a mutant": "a test"})


def test_every_survivor_that_is_listed_has_its_reason() -> None:
    table = survivors.everything()
    assert all(len(survivor.why) > 20 for survivor in table)
    assert len({(one.module, one.mutant) for one in table}) == len(table)


def polls(say: Say) -> int:
    """Look again and again for an event that never comes."""
    end_when_idle()
    while not Event().wait(0.01):
        say("not yet")
    return 0


def test_hanging_mutant_is_ended_even_when_it_wakes_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forking, "LOG", tmp_path / "log.txt")
    monkeypatch.setattr(forking, "PATIENCE", 0.3)
    fork = forked(polls)
    assert "not yet" in list(fork.lines())
    assert fork.code == IDLE
