"""Ids and values of controls that no message has shown: made up, or mutated from real ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.app import App
from bot.domain.preferences import Preferences, ServerSettings
from bot.domain.state import Draft
from bot.share_codes import write_code
from bot.tables.table import Table
from bot.words import LANGUAGES
from bot.words.speech import Speech
from cogs.core.custom_ids import ALWAYS, Kind
from cogs.hand.message import hand_message
from cogs.player.settings import panel as own_panel
from cogs.rules.editor import Edited, Place, editor, of_table
from cogs.server.settings import LOG, PAGES, SELECTS, panel
from cogs.server.settings import ROLES as ROLE_SETTINGS
from cogs.table.menu import Menu
from rules.cards import Cards, joined
from rules.catalogue import OPTIONS
from tests.bot.four_people import PEOPLE
from tests.data import version_1_0

WORDS = Preferences(pictures=False)  # hands in words, because pictures take long
CODE = write_code("president_basic", {"jokers": "2"})
OWN = Place(1, 0, (f"c.{CODE}", "c.25Q"))  # in an editor without a table
JUNK = (
    *("", " ", ".", "..", ":", "-1", "0", "00", "1e3", "0x1f", "1_000", "\u0661", "\uff11", "\n"),
    *("x" * 60, "9" * 30, "f" * 60, "a.b.c.d", "None", "{}", "null", "'; --", "@everyone", "-0"),
    *("\u202e", "\ud83c", "%s", "{0}", "$", "true", "sure", "yes.no", "-1.-1", "1.", ".1", "p."),
)
PLAYERS = (*PEOPLE, "51", "66", "77", "88", "c1", "c2", "c", "c99999", "1573916867842539520")
REFERENCES = (
    *("t", "p.president_basic", "p.bigtwo_basic", "p.tarot", "o.Ours", "o.Theirs", "o.nothing"),
    *(f"c.{CODE}", "d.0123456789", "d.", "c.0000", "c.", "o.", "t.t", "x.president_basic"),
)
ANSWERS = ("bid.1", "bid.0", "bid.-1", "cut.9", "call.redeal", "call.last card", "call.sing", "bid")
CHOICES = ("deck.two", "pictures.no", "auto_pass.yes", "language.de", "sent.channel", "seen.de")
ROLES = ("76", "77", "78")


@dataclass(frozen=True)
class Forged:
    """A control as a modified client may send it."""

    custom_id: str
    values: list[str]
    typed: str


class Forger:
    """A random generator of forged controls for the tables of a bot."""

    def __init__(self, app: App, chance: Random) -> None:
        self.app = app
        self.chance = chance
        self._real = [*map(tuple, version_1_0.table("controls"))]
        self._hands: list[Cards] = []

    async def look(self) -> None:
        """Collect the controls that people see now, and the hands of the players."""
        real = [*map(tuple, version_1_0.table("controls"))]
        views: list[Any] = [
            editor(Speech(), Edited(Draft("president_basic"), undoes=True), OWN),
            *(
                panel(Speech(), ServerSettings(ping_role=76), None, page)
                for page in PAGES
                if page != LOG
            ),
            (await own_panel(Speech(), WORDS, None, avatars=True))[0],
        ]
        for table in self.app.tables.all():
            views.append(Menu(Speech(), table, table.state.host, True).view())
            views.append(editor(Speech(), of_table(table.state), Place()))
            for player in table.now.players:
                views.append((await hand_message(Speech(), self.app, table.now, player, WORDS))[0])
                seen = table.now.view(player)
                self._hands += [seen.hand[0], joined(seen.hand)] if seen and seen.hand else []
        for view in views:
            real += list(_controls(json.loads(json.dumps(view.to_components()))))
        self._real = real

    def next(self) -> Forged:
        """Return a control that is real, mutated or made up."""
        custom_id, values = self.chance.choice(self._real)
        match self.chance.randrange(10):
            case 0:
                custom_id = self._spoilt(custom_id)
            case 1 | 2 | 3 | 4:
                custom_id = self._mutated(custom_id)
            case 5 | 6 | 7 | 8:
                custom_id, values = self._made_up(), []
        if not values or self.chance.random() < 0.3:
            values = self._values()
        else:
            values = self.chance.sample(
                values, self.chance.choice([1, 1, 1, 0, min(2, len(values))])
            )
        return Forged(custom_id, values, self._value())

    def _spoilt(self, written: str) -> str:
        at = self.chance.randrange(len(written))
        put = self.chance.choice([*JUNK, written[at] * 2])
        return written[:at] + put + written[at + self.chance.randrange(2) :]

    def _mutated(self, written: str) -> str:
        """Return an id with another table, key or argument; now and then with another act."""
        act, table, key, arg = written.split(":", 3)
        if self.chance.random() < 0.7:
            table, key = self._place()
        if self.chance.random() < 0.5:
            arg = self._arg()
        if self.chance.random() < 0.1:
            act = self._act()
        return f"{act}:{table}:{key}:{arg}"

    def _made_up(self) -> str:
        table, key = self._place()
        return f"{self._act()}:{table}:{key}:{self._arg()}"

    def _act(self) -> str:
        name = self.chance.choice([*self.app.acts, "nothing"])
        act = self.app.acts.get(name)
        kind = act[0].kind if act and self.chance.random() < 0.9 else self.chance.choice([*Kind])
        return f"{kind}-{name}" if kind else name

    def _place(self) -> tuple[str, str]:
        """Return the number and the key of a table: mostly of a table that is open now."""
        tables: list[Table] = [*self.app.tables.all()]
        if not tables or self.chance.random() < 0.15:
            return self.chance.choice(["0", "99", "9" * 20, "-1", "x"]), ALWAYS
        table = self.chance.choice(tables)
        key = self.chance.choice(
            [table.now.key, table.now.stage_key, ALWAYS, table.now.key, "1.999", "v.9"]
        )
        return str(table.state.id), key

    def _arg(self) -> str:
        found = self._piece()
        while self.chance.random() < 0.15:
            found += "." + self._piece()
        return found

    def _piece(self) -> str:
        some, pick = self._cards(), self.chance.choice
        kinds = (
            lambda: "",
            lambda: pick(JUNK),
            lambda: pick(PLAYERS),
            lambda: pick(REFERENCES),
            lambda: pick(ANSWERS),
            lambda: pick(CHOICES),
            lambda: pick(SELECTS),
            lambda: pick([*PAGES, *ROLE_SETTINGS]),
            lambda: some,
            lambda: f"{some}.{some}",
            lambda: f"{pick(['0', some])}.{pick('0127')}.ab",
            lambda: f"{pick('0139')}.{pick('019')}",
            lambda: f"{pick('039')}.{pick('01')}.{pick([*OPTIONS])}",
            lambda: f"{pick('019')}.{pick(REFERENCES)}",
            lambda: f"{pick(REFERENCES)}/{pick('039')}.{pick('01')}",
            lambda: f"{pick(['pr', 'bt', 'ours', 'played', 'tarot'])}.{pick(['0', '25', '-25'])}",
            lambda: str(self.chance.randrange(30)),
        )
        return pick(kinds)()

    def _cards(self) -> str:
        if self._hands and self.chance.random() < 0.7:
            return f"{self.chance.choice(self._hands):x}"
        return f"{self.chance.getrandbits(self.chance.choice([4, 52, 64, 128, 240])):x}"

    def _values(self) -> list[str]:
        return [self._value() for _ in range(self.chance.choice([0, 1, 1, 1, 1, 2, 3]))]

    def _value(self) -> str:
        pick = self.chance.choice
        pools = (
            JUNK,
            PLAYERS,
            REFERENCES,
            [*LANGUAGES],
            ROLES,
            [*OPTIONS],
            ("pr", "bt"),
            ("3", "off"),
        )
        return self._cards() if self.chance.random() < 0.2 else pick(pick(pools))


def _controls(part: Any) -> Iterator[tuple[str, list[str]]]:
    """Yield each id in the components of a message, with the values of its options."""
    match part:
        case list():
            for one in part:
                yield from _controls(one)
        case dict():
            if "custom_id" in part:
                yield part["custom_id"], [one["value"] for one in part.get("options", ())]
            yield from _controls([*part.values()])
