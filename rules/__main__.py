"""The rules from a shell: ``python -m rules presets``, ``options``, ``sheet``, ``problems``,
``table``, ``verify`` and ``judge``, which answers JSON questions line by line.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from rules.catalogue import OPTIONS, build, problems
from rules.catalogue.presets import PRESETS
from rules.catalogue.sheet import sheet, table
from rules.cli.judge import answers
from rules.cli.record import checked, unchecked

USAGE = """usage: python -m rules WHAT
  presets                          every game, with a line about it
  options                          every house rule: its question and its answers
  sheet PRESET [option=value ...]  the rules of a game in plain sentences
  problems PRESET [option=value ...]   what contradicts, a sentence a line
  verify RECORD                    whether a deal fits its shuffle: a file as /verify gives it,
                                   or - for standard input
  judge                            JSON questions in, JSON answers out, one a line
  table                            the games as a Markdown table

judge: each question is {"ask": "beats", "plays", "deal" or "match", "preset": ..., "options": {}}
  beats   "play", "on" (null: a lead), "reversed", "stands_as"
  plays   "hand", "on", "reversed", "by_rank": merge what differs only in suits; a list of very
          many plays is "truncated": it has some of all that are much alike
  deal    "seats" in turn order, "hands", "widow", "stock", "standing", "leader",
          "script": [["N", "3S 3H"], ["E", "pass"], ["S", "bid 2"], ["W", "give 3D"], ...]
          a "leader" plays alone where an auction comes first and the script does not begin with it
  match   "seats", "deals": each the finishing order, or by seat the cards left (number or names);
          or an object that says more: {"order": ["S", "N", "E"], "alone": "N", "bid": 3,
          "bombs": 2, "spring": false}, {"left": {"N": 4, "E": 11}, "starter": "N", "last": "2S"};
          with nobody "alone" in a game with bids, the winner played alone for one"""


def presets(_: Sequence[str]) -> int:
    width = max(map(len, PRESETS))
    for preset in PRESETS.values():
        print(f"{preset.id:{width}}  {preset.title}: {preset.about}")
    return 0


def options(_: Sequence[str]) -> int:
    for option in OPTIONS.values():
        print(f"{option.id}: {option.question} {option.help}")
        for value, meaning in option.meaning.items():
            print(f"  {option.id}={value}: {meaning}")
    return 0


def print_sheet(words: Sequence[str]) -> int:
    """Print the rules of the game that these words name; raises ValueError for a contradiction."""
    preset, changed = chosen(words)
    build(preset, changed)  # refuses what contradicts
    print(sheet(preset, changed))
    return 0


def print_problems(words: Sequence[str]) -> int:
    """Print the problems of the game that these words name; 1 when there are any."""
    found = problems(*chosen(words))
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


def print_answers(_: Sequence[str]) -> int:
    """Answer the questions on standard input one by one, as they come; 0."""
    if reconfigure := getattr(sys.stdin, "reconfigure", None):
        reconfigure(encoding="utf-8", errors="replace")  # a line may hold any bytes
    for answer in answers(sys.stdin):
        print(answer, flush=True)
    return 0


WHAT = {
    "commitment": "the secret does not give the commitment",
    "seats": "the seats were drawn otherwise",
    "dealer": "another dealer was drawn",
    "deck": "the secret and the words give another deck",
    "lot": "another lot was drawn",
    "roles": "the places are not those of the deal before",
    "hands": "other hands were dealt",
    "drawn": "other cards come from the pack",
    "leader": "another player leads",
    "act": "the rules do not allow it",
    "other": "the rules say otherwise",
}


def _not_checked(fact: str) -> str:
    if fact == "commitment":
        return "Not checked: the record has no commitment from before the deal."
    return f"Not used: {fact}. Another value gives the same deal."


def print_check(words: Sequence[str]) -> int:
    """Print the first line of a record that differs from its shuffle, if any; 0 for none."""
    if len(words) != 1:
        raise ValueError("Name a record.")
    (name,) = words
    try:
        with open(0 if name == "-" else name, encoding="utf-8") as file:
            record = file.read()
    except OSError as error:
        raise ValueError(f"The record cannot be read: {error.strerror}.") from None
    found = checked(record)
    if found is None:
        idle = unchecked(record)
        told = "" if "commitment" in idle else "the commitment, "
        print(f"All fits: {told}the seats, the dealer, the deck and all that follows.")
        print(*map(_not_checked, idle), sep="\n", end="\n" if idle else "")
        return 0
    line, fact = found
    print(f"Line {line} differs: {WHAT[fact]}.")
    return 1


def print_table(_: Sequence[str]) -> int:
    """Print the games as a Markdown table, as docs/games.md has it; 0."""
    print(table(), end="")
    return 0


def chosen(words: Sequence[str]) -> tuple[str, dict[str, str]]:
    """``president_basic jokers=2`` as the preset and its changed options."""
    if not words:
        raise ValueError("Name a preset: see python -m rules presets.")
    pairs = [word.partition("=") for word in words[1:]]
    for key, equals, _ in pairs:
        if not equals:
            raise ValueError(f"{key!r} is not of the form option=value.")
    return words[0], {key.strip(): value.strip() for key, _, value in pairs}


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "presets": presets,
    "options": options,
    "sheet": print_sheet,
    "problems": print_problems,
    "judge": print_answers,
    "table": print_table,
    "verify": print_check,
}


HELP = {"-h", "--help"}


def main(words: Sequence[str]) -> int:
    """Run one command; return the exit code, 2 for one that was not understood."""
    if HELP & set(words):
        print(USAGE)
        return 0
    if not words or words[0] not in COMMANDS:
        print(USAGE, file=sys.stderr)
        return 2
    try:
        return COMMANDS[words[0]](words[1:])
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader has seen enough
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
