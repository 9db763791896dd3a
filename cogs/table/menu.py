"""The menu behind the button "Table": the people at the table, and the acts of the reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from math import ceil
from typing import Any

from discord import ButtonStyle, SelectOption
from discord.ui import ActionRow, Button, Container, LayoutView, Section, TextDisplay

from bot.domain import dealing, host, membership, seating
from bot.domain.computers import Level
from bot.domain.errors import Refusal
from bot.domain.state import Seated, Stage
from bot.tables.table import Table
from bot.words import why
from bot.words.rulebook import rules_title
from bot.words.speech import Speech
from cogs.core.components import TableButton, TableSelect, button, in_rows, pager, select
from cogs.core.context import Context
from cogs.core.people import named
from cogs.core.posts import posts_of
from cogs.hand.status import longer
from cogs.table.announcements import link_to
from cogs.table.channels import makes_threads
from rules.match.match import Player

PAGE = 6  # people on a page; each may have a button
ALLOWED = "allowed"  # the argument of the button that permits takebacks
REMOVE, HEIR = "remove", "heir"  # acts that list people
LISTS = {REMOVE: "button-remove-someone", HEIR: "button-hand-over"}  # their labels
MOST = 1000  # people of one table, to bound the page number


@dataclass(frozen=True)
class Menu:
    """The menu of a table for one person.

    `manager` is whether the person manages the channel, and may therefore stop any table there.
    """

    speech: Speech
    table: Table
    player: str
    manager: bool
    threads: bool = False  # whether a second table can open in a thread here

    @property
    def host(self) -> bool:
        """Whether this person is the host."""
        return self.player == self.table.state.host

    @property
    def mine(self) -> Seated | None:
        """The seat of this person, if any."""
        return seating.seated(self.table.state, self.player)

    @property
    def running(self) -> bool:
        """Whether a deal is being played."""
        return self.table.state.stage is Stage.DEAL

    def button(
        self, act: str, label: str, arg: str = "", style: ButtonStyle = ButtonStyle.secondary
    ) -> TableButton:
        """Build a button of the menu, valid for the current deal."""
        number, key = self.table.state.id, self.table.now.stage_key
        return button(act, number, key, arg, label=self.speech.say(label), style=style)

    def view(self, start: int = 0, note: str = "") -> LayoutView:
        """Build the menu, with a page of people from index `start` on; `note` is shown on top.

        The acts of this person come first, and the lists of acts on others last.
        """
        box: Container[Any] = Container(TextDisplay(self._head(note)))
        _add_rows(box, self._for_me(), self._stand_in(), self._for_all())
        self._add_people(box, self.table.state.seats[start : start + PAGE], self._accessory)
        steps = self._steps("company", start, len(self.table.state.seats))
        _add_rows(box, steps, self._for_people())
        return LayoutView(timeout=None).add_item(box)

    def people(self, act: str, start: int = 0) -> LayoutView:
        """Build the list of people on whom this person may act, a page from index `start` on.

        `act` is REMOVE or HEIR. The menu as a whole stands in place of an empty list.
        """
        controls = self._on_people(act)
        seats = [seat for seat in self.table.state.seats if seat.player in controls]
        if not seats:
            return self.view()
        box: Container[Any] = Container(
            TextDisplay(f"### {self.speech.say(LISTS[act]).removesuffix('…')}")
        )
        page = seats[start : start + PAGE]
        self._add_people(box, page, lambda seat: controls[seat.player])
        back = iter([self.button("company", "button-back")])
        _add_rows(box, self._steps(act, start, len(seats)), back)
        return LayoutView(timeout=None).add_item(box)

    def _steps(self, act: str, start: int, count: int) -> Iterator[TableButton]:
        """Return the buttons to the other pages of `count` people."""
        number, key = self.table.state.id, self.table.now.stage_key
        pages, page = ceil(count / PAGE), start // PAGE
        return iter(pager(self.speech, act, number, key, page, pages, lambda to: str(to * PAGE)))

    def _head(self, note: str) -> str:
        state = self.table.state
        lines = [f"> {note}"] if note else []
        lines.append(self.speech.say("menu-title", game=rules_title(self.speech, state)))
        try:
            seating.check_not_sent_off(state, self.player)
        except Refusal as sent_off:
            lines.append(why(self.speech, sent_off))
        if self.mine and self.mine.turn_factor > state.most_factor and not state.serverless:
            host_name, most = named(self.speech, state.host), state.most_factor
            lines.append(self.speech.say("longer-limited", host=host_name, most=most))
        return "\n".join(lines)

    def _add_people(
        self,
        box: Container[Any],
        seats: Iterable[Seated],
        control_of: Callable[[Seated], TableButton | None],
    ) -> None:
        """Add a line for each seat; lines without a button in a row are one text."""
        for bare, group in groupby([(seat, control_of(seat)) for seat in seats], _is_bare):
            lines = [(self._line(seat), control) for seat, control in group]
            if bare:
                box.add_item(TextDisplay("\n".join(line for line, _ in lines)))
                continue
            for line, control in lines:
                assert control is not None
                box.add_item(Section(TextDisplay(line), accessory=control))

    def _line(self, seat: Seated) -> str:
        return " · ".join([named(self.speech, seat.player), *self._about(seat)])

    def _about(self, seat: Seated) -> Iterator[str]:
        """Yield remarks about a seat: host, level, absence, votes."""
        state, player = self.table.state, seat.player
        if player == state.host:
            yield self.speech.say("menu-host")
        if seat.computer:
            yield self.speech.say(f"level-{seating.level_of(state, player).value}")
        if seat.gone:
            yield self.speech.say("seat-gone")
        elif seat.sitting_out:
            yield self.speech.say("menu-out")
        elif self.running and player not in self.table.now.players:
            yield self.speech.say("menu-later")
        elif seat.asleep:
            yield self.speech.say("seat-asleep")
        votes, needed = len(membership.votes(state, player)), membership.votes_needed(state, player)
        if votes and needed and not seat.gone:
            yield self.speech.say("menu-votes", count=votes, of=needed)
        yield from longer(self.speech, state, player)

    def _accessory(self, seat: Seated) -> TableButton | None:
        """Return the button for a friendly act on another player's seat; None if there is none."""
        state, player = self.table.state, seat.player
        if player in membership.seats_to_take(state, self.player, self.table.now.takeable):
            return self.button("takeseat", "button-take", player, ButtonStyle.success)
        if seat.computer:
            if seating.possible(
                membership.at_level, state, self.player, player, seating.level_of(state, player)
            ):
                return self.button("level", "button-level", player)
            drops = seating.possible(membership.without_computer, state, self.player, player)
            return self.button("dropseat", "button-drop", player) if drops else None
        return None

    def _on_people(self, act: str) -> dict[Player, TableButton]:
        """Return this person's buttons for acts on other people, by player.

        `act` is REMOVE, as the host or by a vote, or HEIR, to make a person the host.
        """
        made = self._heir if act == HEIR else self._removal
        others = [
            seat.player for seat in self.table.state.seats if not (seat.computer or seat.gone)
        ]
        pairs = [(one, made(one)) for one in others if one != self.player]
        return {player: control for player, control in pairs if control}

    def _heir(self, player: Player) -> TableButton | None:
        heir = seating.possible(membership.handed_over, self.table.state, self.player, player)
        return self.button("makehost", "button-make-host", player) if heir else None

    def _removal(self, player: Player) -> TableButton | None:
        state = self.table.state
        if seating.possible(membership.sent_away, state, self.player, player):
            return self.button("person", "button-send-away", player)
        votes = membership.votes_needed(state, player)
        if not votes or self.player not in membership.voters(state, player):
            return None
        mine = self.player in membership.votes(state, player)
        return self.button("voteout", "button-unvote" if mine else "button-vote", player)

    def _for_me(self) -> Iterator[TableButton]:
        table, mine = self.table, self.mine
        if table.state.private:  # a practising player ends the table instead
            yield self.button("watch", "button-watch")
            yield self.button("settings", "button-settings")
            yield from self._cut()
            return
        waits = mine and [one for one in table.now.waited_for() if one != self.player]
        if waits and not table.state.serverless:
            yield self.button("wait", "button-wait")
        if seating.possible(seating.left, table.state, self.player):
            played = bool(table.state.match.players)
            yield self.button("sitout", "button-sit-out" if played else "button-leave")
        else:
            yield from self._joining()
        if table.state.match.players and seating.possible(
            membership.gone, table.state, self.player
        ):
            yield self.button("quit", "button-quit")
        if not self.running or table.now.seat_of(self.player) is None or (mine and mine.gone):
            yield self.button("watch", "button-watch")
        yield self.button("settings", "button-settings")
        yield from self._cut()

    def _joining(self) -> Iterator[TableButton]:
        """Yield the button to take a seat or a place in the line, or to leave the line."""
        state = self.table.state
        if self.player in state.line:
            yield self.button("leaveline", "button-leave-line")
        elif membership.may_join(state, self.player, self.table.now.takeable):
            join = "button-return" if self.mine else "button-join"
            yield self.button("join", join, style=ButtonStyle.success)

    def _cut(self) -> Iterator[TableButton]:
        """Yield the button to cut the cards of the next deal, and in the lobby the proof's button.

        Later the log of the deal has the button of the proof.
        """
        state = self.table.state
        if self.running or not seating.possible(dealing.cut, state, self.player, "-"):
            return
        yield self.button("cut", "button-cut-deck")
        if state.stage is Stage.LOBBY and not state.match.players:  # a row has room for 5 buttons
            yield self.button("proof", "button-proof")

    def _stand_in(self) -> Iterator[TableSelect]:
        """Yield, for the host only, the select for the level of computers that play for people."""
        if not self.host:
            return
        options = [
            SelectOption(
                label=self.speech.say("stand-in", level=self.speech.say(f"level-{level.value}")),
                value=level.value,
                default=level is self.table.state.stand_in,
            )
            for level in Level
        ]
        number, key, asked = (
            self.table.state.id,
            self.table.now.stage_key,
            self.speech.say("stand-in-about"),
        )
        yield select("standin", number, key, "", placeholder=asked, options=options)

    def _for_all(self) -> Iterator[TableButton]:
        if not self.running and seating.possible(
            seating.with_computer, self.table.state, self.player
        ):
            yield self.button("addseat", "button-computer")
        if self.host and membership.may_shuffle(self.table.state):
            yield self.button("shuffle", "button-shuffle")
        if self.host and not self.running:
            yield self.button("browse", "button-swap")
        if self.host:
            allowed = self.table.state.takes_back
            label = "button-forbid-take-back" if allowed else "button-allow-take-back"
            yield self.button("takesback", label, "" if allowed else ALLOWED)
        now, state = self.table.clock.now(), self.table.state
        if host.may_take_over(state, self.player, now):
            yield self.button("takehost", "button-take-host")
        if host.may_stop(state, self.player, now, self.manager):
            yield self.button("end", "button-stop", style=ButtonStyle.danger)

    def _for_people(self) -> Iterator[TableButton]:
        """Yield the buttons to the flags of the people here, and to the lists of acts on people."""
        if self.host and not (self.running or self.table.state.serverless):
            yield self.button("flags", "button-flags")
        if self.host and not self.table.state.serverless:
            yield self.button("longer", "button-longer")
        for act in (HEIR, REMOVE):
            if self._on_people(act):
                yield self.button(act, LISTS[act])

    def for_passer_by(self, head: str, link: str) -> LayoutView:
        """Build a short menu: the text `head`, a link to the table, and this person's acts."""
        to_table: Button[Any] = Button(url=link, label=self.speech.say("button-to-table"))
        rows = ActionRow(to_table), *in_rows([*self._at_once()])
        return LayoutView(timeout=None).add_item(Container(TextDisplay(head), *rows))

    def _at_once(self) -> Iterator[TableButton]:
        table, state, now = self.table, self.table.state, self.table.clock.now()
        if not table.aside:
            yield from self._ways_in()
        elif self.host or self.manager:
            yield self.button("anew", "overrule-reset")
        if host.may_take_over(state, self.player, now):
            yield self.button("takehost", "button-take-host")
        if host.may_stop(state, self.player, now, self.manager):
            yield self.button("end", "button-close-table", style=ButtonStyle.danger)

    def _ways_in(self) -> Iterator[TableButton]:
        """Yield the ways of a passer-by to a seat, the line, a second table, or the cards."""
        if joining := [*self._joining()]:
            yield from joining
        elif self.mine:
            yield self.button("company", "button-table", style=ButtonStyle.primary)
        if self.threads and self.mine is None:
            yield self.button("second", "button-second-table")
        if self.running and self.table.now.seat_of(self.player) is None:
            yield self.button("watch", "button-watch")


def _add_rows(box: Container[Any], *rows: Iterator[TableButton] | Iterator[TableSelect]) -> None:
    """Add the rows that are not empty."""
    for row in rows:
        if controls := list(row):
            box.add_item(ActionRow(*controls))


def _is_bare(line: tuple[Seated, TableButton | None]) -> bool:
    return line[1] is None


def menu_of(context: Context) -> Menu:
    """Return the menu of this person."""
    threads = makes_threads(context.interaction)
    return Menu(context.speech, context.table, context.player, context.manager, threads)


async def show_table_there(context: Context, head: str = "") -> None:
    """Show the text `head`, or that a table is here already, with the acts this person may take."""
    table = context.table
    state, now = table.state, table.clock.now()
    link = await link_to(posts_of(context.app, table))
    lines = [head or _there(context.speech, table, link)]
    at = 0.0 if head or table.aside else host.forsaken_at(state)
    if at and not host.may_stop(state, context.player, now, context.manager):
        lines.append(context.speech.say("closable-at", at=host.moment(at)))
    await context.show(menu_of(context).for_passer_by("\n".join(lines), link))


def _there(speech: Speech, table: Table, link: str) -> str:
    state, who = table.state, named(speech, table.state.host)
    if table.aside:
        return speech.say("table-set-aside", host=who)
    game = rules_title(speech, state)
    return speech.say("table-is-here", game=game, link=link, host=who, stage=state.stage.value)


async def show_menu(context: Context, note: str = "", start: int = 0) -> None:
    """Show the current menu in place of the pressed private message, or as a new message."""
    await context.show(menu_of(context).view(start, note))


async def list_removable(context: Context, start: int) -> None:
    """List the people whom this person may remove, or vote to remove."""
    await context.show(menu_of(context).people(REMOVE, start))


async def list_heirs(context: Context, start: int) -> None:
    """List the people whom this host may make the host."""
    await context.show(menu_of(context).people(HEIR, start))


async def open_menu(context: Context, start: int) -> None:
    """Open the menu by the button under the table message, or turn to another page of the menu."""
    await show_menu(context, start=start)
