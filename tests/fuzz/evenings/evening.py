"""One evening in a channel: people press controls of hands, menus and the table by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from unittest.mock import patch

from bot.domain.errors import Refusal
from bot.playground.world.world import Channel
from bot.words import Speech, refusals
from tests.fuzz.evenings.books import Books, Print, SeatRow, TableRow
from tests.night.clicking import TURN, Clicker, deal_in
from tests.night.people import Person, Refused, Step
from tests.night.reading import Control, Message, controls

READS = 0.5  # seconds of simulated time until the effect of a press shows
SHOWN = 3.0  # seconds of simulated time until all people see a new table
RENEWED = 15.0  # seconds of simulated time until the table message shows a change
TURN_OVER = 200.0  # seconds of simulated time after which a turn has run out
STARTS = 12  # attempts to press Start until a deal must have begun
HOST_SILENT = 660.0  # seconds after which any player may press Start
GOES_ON = 0.6  # share of the evenings that must be able to begin one more deal
DEAL_OVER = 3600.0  # seconds in which computers and clocks end any deal
JUST_BEGUN = 12  # first events of a deal, with gifts and bids: people come and go more often
MENU = {  # weights of the controls of the table's menu
    "sitout": 5.0,
    "quit": 5.0,
    "join": 6.0,
    "takeseat": 5.0,
    "addseat": 4.0,
    "dropseat": 2.0,
    "remove": 3.0,
    "heir": 1.0,
    "person": 3.0,
    "sendaway": 3.0,
    "makehost": 1.5,
    "voteout": 3.0,
    "level": 0.7,
    "setlevel": 2.0,
    "shuffle": 1.0,
    "wait": 0.7,
    "end": 0.25,
    "company": 0.5,
}
PUBLIC = {"join": 4.0, "start": 5.0, "computer": 3.0}  # weights under the table message
ALWAYS_EXCUSED = {"table-closed", "sent-away", "sent-away-by", "waited-enough"}
EXCUSED = (
    ALWAYS_EXCUSED
    | {  # refusals that depend on the person, or on a state that may still come
        "already-seated",
        "only-host",
        "cannot-start",
        "too-few-players",
        "too-many-players",
        "not-at-this-table",
        "deal-is-running",
    }
)


@dataclass(frozen=True)
class Departure:
    """The departure of a player from a running deal, after so many of its events."""

    deal: int
    player: str
    events: int


@dataclass
class Evening:
    """An evening in one channel, with the findings of its checks."""

    books: Books
    room: Channel
    guests: list[Person]
    chance: Random
    options: Mapping[str, str]  # options of the command that opens the table
    findings: list[str] = field(default_factory=list)
    departures: list[Departure] = field(default_factory=list)
    stopped: set[int] = field(default_factory=set)  # deals that Stop has broken off
    tables: set[int] = field(default_factory=set)
    acts: Counter[str] = field(default_factory=Counter)  # presses, by stage and control
    told: list[tuple[str, str]] = field(default_factory=list)  # key and text of each refusal

    def __post_init__(self) -> None:
        self.clickers = {
            guest.id: Clicker(guest, self.room.id, Random(self.chance.random()))
            for guest in self.guests
        }

    @property
    def table(self) -> TableRow | None:
        """The open table in the channel; None without one."""
        found = self.books.open_table(self.room.id)
        if found:
            self.tables.add(found.id)
        return found

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Within the context, note in `told` every refusal that is put into words."""

        put_into_words = refusals._by_table

        def noted(speech: Speech, error: Refusal) -> str:
            self.told.append((error.key, put_into_words(speech, error)))
            return self.told[-1][1]

        with patch("bot.words.refusals._by_table", noted):
            yield

    # The random part

    async def play(self, people: int, steps: int) -> None:
        """Open a table, seat so many people, and take so many steps by chance."""
        with self.listening():
            host = self.guests[0]
            if not await self._open(host, self.options):
                self.findings.append("the first table could not be opened")
                return
            for guest in self.guests[1:people]:
                await self._use(guest, "join")
            await self._begin(host)
            for _ in range(steps):
                await self._step()
                if self.table is None:
                    break
            await self._wait_for_the_end()
            if self.chance.random() < GOES_ON:
                await self._carry_on()
            await self._close()

    async def _open(self, guest: Person, options: Mapping[str, str]) -> bool:
        """Open a table by command; return whether there is a new one."""
        before = self.table
        await guest.type_command(self.room.id, "game start", **options)
        await self._pause(SHOWN)
        after = self.table
        return after is not None and after != before

    async def _step(self) -> None:
        guest = self.chance.choice(self.guests)
        lot = self.chance.random()
        table = self.table
        if table is None:
            return
        begun = table.stage == "deal" and self.books.events(table.deal_id or 0) < JUST_BEGUN
        if lot < (0.6 if begun else 0.22):
            await self._change_company(guest)
        elif lot < (0.62 if begun else 0.32) or table.stage != "deal":
            await self._use_any(guest)
        elif lot > 0.98:
            await self._pause(TURN_OVER)
        elif not await self._play_somebody():
            await self._pause(self.chance.uniform(1, 8))

    async def _pause(self, seconds: float) -> None:
        await self.guests[0].clock.sleep(seconds)

    async def _play_somebody(self) -> bool:
        """Let one person on turn use the hand; return whether a person was on turn."""
        table = self.table
        if table is None or table.stage != "deal":
            return False
        for guest in self.chance.sample(self.guests, len(self.guests)):
            clicker = self.clickers[guest.id]
            hand = clicker.hand()
            if hand and deal_in(hand) == table.deal_id and any(one.act in TURN for one in hand):
                await clicker._use(*clicker._choice(hand))
                self.acts["a hand"] += 1
                return True
        return False

    async def _use_any(self, guest: Person) -> None:
        """Press a control of the table message, drawn by chance."""
        shown = self._shown(guest)
        offered = [one for one in controls(shown) if one.act in PUBLIC] if shown else []
        if not offered:
            return
        (chosen,) = self.chance.choices(offered, [PUBLIC[one.act] for one in offered])
        await self._press(guest, chosen, public=True)

    def _shown(self, guest: Person) -> Message | None:
        return self.clickers[guest.id].table()

    async def _use(self, guest: Person, act: str) -> bool:
        """Press the control of this act on the table message; return whether it was there."""
        shown = self._shown(guest)
        found = next((one for one in controls(shown) if one.act == act), None) if shown else None
        if found is None:
            return False
        return await self._press(guest, found, public=True)

    async def _change_company(self, guest: Person) -> None:
        """Open the menu behind "Table", and press up to three of its controls."""
        seen = self._now()
        menu = await self._menu(guest)
        for _ in range(3):
            offered = [one for one in controls(menu) if one.act in MENU] if menu else []
            if menu is None or not offered:
                return
            (chosen,) = self.chance.choices(offered, [MENU[one.act] for one in offered])
            if not await self._press(guest, chosen, seen):
                return
            seen = self._now()
            before, menu = menu, guest.messages.get(menu["id"])
            if menu is before:
                return
            asks = menu and [one for one in controls(menu) if one.act in MENU]
            if not asks or len(asks) > 6 or chosen.act not in ("quit", "end", "person", "level"):
                return  # the press has shown the menu again

    async def _menu(self, guest: Person) -> Message | None:
        """Open the menu of the table; return its message, or None where the press was refused."""
        shown = self._shown(guest)
        found = [one for one in controls(shown) if one.act == "company"] if shown else []
        if not found:
            return None
        try:
            answer = await guest.answered_with(await guest.begin_press(found[0]))
        except Refused:
            return None
        return guest.messages.get(answer["id"])

    def _now(self) -> Print | None:
        table = self.table
        return self.books.fingerprint(table.id) if table else None

    async def _press(
        self,
        guest: Person,
        control: Control,
        seen: Print | None = None,
        public: bool = False,
        again: bool = False,
    ) -> bool:
        """Press a control, and note a finding if the bot refuses what it has offered.

        Return False if the control or the table was gone. `seen` is the fingerprint of the table
        when the control was offered; by default, of now. `public` is for a control of the table
        message; a finding there is checked by a second press after a while, which is `again`.
        """
        table = self.table
        if table is None:
            return False
        before, seats = seen or self._now(), self.books.seats(table.id)
        mark, events = len(self.told), self.books.events(table.deal_id or 0)
        try:
            step: Step = await guest.begin_press(control)
        except Refused:
            return False
        self.acts[f"{self._when(table)}: {control.act}"] += 1
        if await guest.outcome(step) != "done":
            self.findings.append(f"{control.act}: This interaction failed")
        await guest.clock.sleep(READS)
        after = self.books.fingerprint(table.id)
        wrong = [
            f"{table.stage}: offers {control.act!r} ({control.label}), refuses it ({key}): {text}"
            for key, text in self.told[mark:]
            if before == after and not self._excused(guest, control, key, public)
        ]
        self._note(table, seats, events, control)
        if wrong and public and not again:  # the message may be about to change
            await self._pause(RENEWED)
            shown = self._shown(guest)
            still = [one for one in controls(shown) if one.act == control.act] if shown else []
            return not still or await self._press(guest, still[0], public=True, again=True)
        self.findings += wrong
        return True

    def _when(self, table: TableRow) -> str:
        """Return the stage of the table, or the part of its running deal."""
        dealt = table.stage == "deal" and table.deal_id is not None
        return self.books.part(table.deal_id or 0) if dealt else table.stage

    def _excused(self, guest: Person, control: Control, key: str, public: bool) -> bool:
        """Whether this refusal is right although the table still offers the control."""
        table = self.table
        if table is None or key in ALWAYS_EXCUSED or control.act == "company":
            return True
        if public:
            return key in EXCUSED
        if key == "not-at-this-table":  # the first in line took the seat of the person who left
            return guest.id not in [one.player for one in self.books.seats(table.id)]
        return key in ("cannot-start", "too-few-players", "too-many-players")

    def _note(
        self, table: TableRow, seats: tuple[SeatRow, ...], events: int, control: Control
    ) -> None:
        """Note the players who left the running deal, or the stop of the deal, by this press."""
        now = self.books.table(table.id)
        if table.stage != "deal" or table.deal_id is None:
            return
        if now.stage == "closed" and control.act == "end":
            self.stopped.add(table.deal_id)
        was = {one.player for one in seats if one.gone}
        gone = {one.player for one in self.books.seats(table.id) if one.gone}
        back = was - gone
        if now.stage == "deal" and now.deal_id == table.deal_id:  # the line may have taken seats
            here = (one.player for one in self.departures if one.deal == table.deal_id)
            back |= {*here} - gone
        left = [one for one in self.departures if one.player not in back]
        left += [Departure(table.deal_id, one, events) for one in sorted(gone - was)]
        self.departures = left

    # The end: the table can go on, and its channel is free after a stop

    async def _begin(self, guest: Person) -> bool:
        """Press Start, and change the number of computers if needed, until a deal has begun.

        Return whether a deal has begun.
        """
        for attempt in range(STARTS):
            table = self.table
            if table is None or table.stage == "deal":
                return table is not None
            mark = len(self.told)
            if not self._offers(guest, "start"):  # the message may be about to change
                await self._pause(RENEWED)
            if not await self._use(guest, "start"):
                return False
            table = self.table
            if table is not None and table.stage == "deal":
                return True
            keys = [key for key, _ in self.told[mark:]]
            if "only-host" in keys:
                await self._pause(HOST_SILENT)
            elif not await self._one_more(guest, attempt):
                return False
        return False

    async def _one_more(self, guest: Person, attempt: int) -> bool:
        """Add a computer, or drop one in later attempts; return whether a control did it."""
        act = "computer" if self._offers(guest, "computer") else ""
        if act and await self._use(guest, act):
            return True
        menu = await self._menu(guest)
        for wanted in ("addseat", "dropseat") if attempt < STARTS // 2 else ("dropseat", "addseat"):
            found = [one for one in controls(menu) if one.act == wanted] if menu else []
            if found:
                return await self._press(guest, found[0])
        return False

    def _offers(self, guest: Person, act: str) -> bool:
        shown = self._shown(guest)
        return shown is not None and act in shown.acts

    async def _carry_on(self) -> None:
        """Start another deal with the people who are there, and wait for its end."""
        table = self.table
        if table is None:
            return
        guest = await self._somebody_seated()
        if guest is None:
            self.findings.append(f"stuck: nobody can take a seat at {self._situation()}")
        elif not await self._begin(guest):
            said = "; ".join(text for _, text in self.told[-2:])
            self.findings.append(f"stuck: {self._situation()} cannot be dealt: {said}")
        else:
            await self._wait_for_the_end()

    def _situation(self) -> str:
        table = self.table
        if table is None:
            return "a closed table"
        seats = [
            one.player[:1] + "o" * one.sitting_out + "g" * one.gone + "a" * one.asleep
            for one in self.books.seats(table.id)
        ]
        return f"{table.stage} of {table.preset}, seats {' '.join(seats)}"

    async def _wait_for_the_end(self) -> None:
        for _ in range(int(DEAL_OVER / TURN_OVER) * 4):
            table = self.table
            if table is None or table.stage != "deal":
                return
            await self._pause(TURN_OVER)
        self.findings.append(f"stuck: a deal does not end at {self._situation()}")

    async def _somebody_seated(self) -> Person | None:
        """Return a person who takes part in the next deal; let people join if there is none."""
        for attempt in range(2):
            table = self.table
            if table is None:
                return None
            taking_part = {
                one.player
                for one in self.books.seats(table.id)
                if not one.sitting_out and not one.gone
            }
            for guest in self.guests:
                if guest.id in taking_part:
                    return guest
            for guest in self.guests if not attempt else ():
                await self._use(guest, "join")
        return None

    async def _consent(self) -> None:
        """Let the other guests agree to stop the running deal, while they are asked."""
        for guest in self.guests:
            if (table := self.table) is None or table.stage != "deal":
                return
            await self._pause(SHOWN)
            if agree := guest.offered("stopyes", self.room.id):
                await guest.press(agree)

    async def _close(self) -> None:
        """Stop the open table, and check that any person can open the next one at once."""
        table = self.table
        if table is not None:
            host = next((one for one in self.guests if one.id == table.host), None)
            if host is None:
                self.findings.append(f"the host of {self._situation()} is nobody here")
                return
            if table.stage == "deal" and table.deal_id:
                self.stopped.add(table.deal_id)
            await host.type_command(self.room.id, "game stop")
            asked = host.offered("end", self.room.id)
            if self.table is not None and asked:
                await host.press(asked)
            await self._consent()
        opener = self.chance.choice(self.guests)
        if not await self._open(opener, {}):
            said = self.told[-1][1] if self.told else ""
            self.findings.append(f"closing has not freed the channel: {said}")
        await opener.type_command(self.room.id, "game stop")
        await self._pause(SHOWN)
