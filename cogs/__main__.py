"""``python -m cogs [PART ...]`` prints the acts and commands, each with its function.

A line has the custom id or the name of the command, the function that answers, the permissions
that a person needs, and the text: labels of the control, or the description of the command. Where a
label is made of facts, the line has the description of the function. With parts of words, only
lines with one of them are printed. ``python -m cogs --folders`` prints the table of
docs/architecture.md.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from discord import app_commands

from bot.app import App
from bot.discord.client import EXTENSIONS, Gamenight
from bot.settings import Settings
from bot.store import Store
from bot.words.speech import SOURCE, Speech, knows
from cogs.core.acts import Act
from cogs.core.permissions import COMMANDS, EDITING, SPEAKING

PLACES = ("servers", "direct messages", "chats")  # by Discord's numbers of contexts
BUILDERS = re.compile(  # functions that build a control; the first argument is the act
    "_?(button|make|pager|selects?|CustomId|role_choice|user_choice|channel_choice)"
)


class Line(NamedTuple):
    """Line of the table of contents."""

    name: str  # custom id up to the table, or "/" and the name of a command
    function: str
    needs: str
    text: str


def lines(app: App) -> list[Line]:
    """Return the line of each act and command of an app with all extensions."""
    tree, labels = app.client.tree, _labels()
    acts = [_of_act(name, act, labels[name]) for name, (act, _) in app.acts.items()]
    commands = [one for one in tree.walk_commands() if isinstance(one, app_commands.Command)]
    menus = [one for one in tree.get_commands() if isinstance(one, app_commands.ContextMenu)]
    return sorted([*acts, *(_of_command(app, one) for one in [*commands, *menus])])


def handler_of(answer: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function within the closures that builders of acts and menus make around it."""
    while True:
        around = inspect.getclosurevars(answer).nonlocals
        act = around.get("act")
        inner = act.answer if act else around.get("handler") or around.get("answer")
        if inner is None:
            return answer
        answer = inner


def controls() -> Iterator[tuple[str, list[str]]]:
    """Yield the act of each control that the source builds, with the keys of texts in the call."""
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        for function in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                yield from _built_in(function)


def folders(app: App) -> str:
    """Return the table of the acts and commands of each folder, in Markdown."""
    names_in: dict[str, list[str]] = defaultdict(list)
    for line in lines(app):
        names_in["/".join(line.function.split(".")[:2])].append(line.name.removesuffix(":"))
    rows = [
        f"| `{folder}` | {_listed(names, True)} | {_listed(names, False)} |"
        for folder, names in sorted(names_in.items())
    ]
    return "\n".join(["| folder | commands | acts |", "| --- | --- | --- |", *rows, ""])


def _listed(names: Sequence[str], commands: bool) -> str:
    return " ".join(f"`{one}`" for one in names if one.startswith("/") is commands)


def _of_act(name: str, act: Act, labels: Sequence[str]) -> Line:
    needs = [f"/{COMMANDS[name]}"] if name in COMMANDS else []
    needs += ["/rules for own rules"] if name in EDITING else []
    needs += ["Send Messages"] if name in SPEAKING else []
    handler = handler_of(act.answer)
    text = " | ".join(labels) or (inspect.getdoc(handler) or "").partition("\n")[0]
    kind = f"{act.kind}-" if act.kind else ""
    return Line(f"{kind}{name}:", _path(handler), "; ".join(needs), text)


def _of_command(app: App, command: Any) -> Line:
    root = getattr(command, "root_parent", None) or command
    needs = [PLACES[place] for place in root.to_dict(app.client.tree)["contexts"]]
    if root.default_permissions:
        needs += [name for name, needed in root.default_permissions if needed]
    about = getattr(command, "description", "") or "in the menu of a person or message"
    function = _path(handler_of(command.callback))
    return Line(f"/{command.qualified_name}", function, "; ".join(needs), about)


def _path(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _labels() -> dict[str, list[str]]:
    """Return the English texts on the controls of each act, as far as the source names them."""
    labels: defaultdict[str, list[str]] = defaultdict(list)
    for act, keys in controls():
        labels[act] += [text for text in map(_english, keys) if text not in labels[act]]
    return labels


def _english(key: str) -> str:
    try:
        return Speech().say(key)
    except ValueError:  # a text with facts
        return key


def _built_in(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[tuple[str, list[str]]]:
    named: dict[str, list[str]] = {}
    calls = []
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                named[name] = _keys(value)
            case ast.Call(args=[ast.Constant(value=str(act)), *rest], keywords=keywords) if (
                BUILDERS.fullmatch(getattr(node.func, "id", getattr(node.func, "attr", "")))
            ):
                calls.append((act, [*rest, *(one.value for one in keywords)]))
    for act, parts in calls:
        names = [one.id for part in parts for one in ast.walk(part) if isinstance(one, ast.Name)]
        keys = [key for part in parts for key in _keys(part)]
        yield act, [*keys, *(key for name in names for key in named.get(name, ()))]


def _keys(part: ast.AST) -> list[str]:
    texts = [one.value for one in ast.walk(part) if isinstance(one, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and knows(SOURCE, text)]


async def _printed(arguments: Sequence[str]) -> str:
    with TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/empty.db")
        client = Gamenight(Settings(), store)
        for name in EXTENSIONS:
            await client.load_extension(name)
        await store.close()
    app = client.app
    return folders(app) if "--folders" in arguments else _aligned(lines(app), arguments)


def _aligned(contents: Sequence[Line], parts: Sequence[str]) -> str:
    rows = [row for row in contents if not parts or any(part in "  ".join(row) for part in parts)]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    return "\n".join(
        "  ".join([*(row[at].ljust(width) for at, width in enumerate(widths)), row.text])
        for row in rows
    )


if __name__ == "__main__":
    print(asyncio.run(_printed(sys.argv[1:])))
