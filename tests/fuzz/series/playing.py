"""A short random series on a server: tables, deals, leavers, voids, seasons and deletions.

All goes through the tables and the store of the bot, on a clock that stands still between steps.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from random import Random

from bot.domain import dealing, membership, seating, time_control
from bot.domain.daily_deal import LEVEL, DailyDeal
from bot.domain.errors import Refusal
from bot.domain.preferences import Hidden
from bot.domain.state import NO_SERVER, Activity, Closing, Draft, Stage, TableState
from bot.domain.throne import home, ladder_of
from bot.standing.seasons import SeasonKind
from bot.store import Stale, Store
from bot.tables.table import MovedOn, Table
from rules.actions import IllegalAction, Pass, Seat
from rules.changes import Decision
from rules.deal import Deal
from rules.engine import decide, legal
from tests.bot.four_people import Listener, StoppedClock, settings

DAY = 86_400.0
WHOLE = 10_000  # moves, more than a deal has
GAMES: tuple[tuple[str, dict[str, str], int], ...] = (  # preset, changes, most people who sit down
    ("president_basic", {"match_target": "3"}, 6),
    ("president_basic", {"match_end": "deals", "match_target": "2"}, 6),
    ("president_fixed_seats", {"match_target": "3"}, 5),
    ("president_basic", {"exchange": "none", "match_target": "3"}, 5),
    ("daifugo_denexa", {"match_target": "2"}, 5),
    ("bigtwo_basic", {"match_end": "deals", "match_target": "2"}, 4),
    ("bigtwo_places", {"match_end": "deals", "match_target": "3"}, 4),
    ("bigtwo_flat_winner", {"stake": "0.25"}, 4),
    ("bigtwo_teams", {"match_target": "2"}, 4),
    ("thirteen_denexa", {"match_end": "deals", "match_target": "1"}, 4),
    ("thirteen_play_on", {}, 5),
    ("doudizhu_denexa", {}, 3),
)
REFUSED = (Refusal, MovedOn, IllegalAction, Stale)


@dataclass(frozen=True)
class Closed:
    """The end of an open table, or of its rules of a ladder."""

    table_id: int
    ladder: str = ""  # the ladder in force from now on; "" for a closed table


@dataclass(frozen=True)
class Ended:
    """The end of a deal with results, with the winners of a match that it ended."""

    deal_id: int
    table_id: int
    home: int
    ladder: str
    winners: tuple[str, ...]
    zone: str  # time zone of the server at the end


@dataclass(frozen=True)
class Voided:
    """A deal that was voided, or restored."""

    deal_id: int
    voided: bool


@dataclass(frozen=True)
class Deleted:
    """A person whose data was deleted."""

    player: str


@dataclass(frozen=True)
class Lost:
    """A running deal in which the bot cost the players so many seconds of a turn."""

    deal_id: int
    seconds: float


@dataclass(frozen=True)
class Tried:
    """The end of a person's table with the deal of this day, and what became of the try.

    `whole` is whether the person played every turn of a deal that ended within the day.
    """

    player: str
    day: date
    whole: bool


Step = Closed | Ended | Voided | Deleted | Lost | Tried


@dataclass
class World:
    """The store and the clock that some series share, each on its own server."""

    store: Store
    clock: StoppedClock = field(default_factory=StoppedClock)


class Series:
    """The series of this seed and number. `journal` has what no row tells, in order."""

    def __init__(self, world: World, seed: str, number: int) -> None:
        self.store, self.clock = world.store, world.clock
        self.chance = Random(f"{seed} {number}")
        self.guild = 5_000 + number
        self.people = [f"{number + 1}{place:03}" for place in range(9)]
        ordered = self.chance.random() < 0.5  # few games, so that tables play for the same thrones
        self.games = self.chance.sample(GAMES[:5] if ordered else GAMES, 3)
        first = 1_000_000 + 100 * number
        self.channels, self.thread = (first, first + 1), first + 10
        self.tables: list[Table] = []
        self.journal: list[Step] = []
        self.done: list[str] = []  # the names of the steps, for a finding
        self.ladders: dict[int, str] = {}

    async def play(self, steps: int) -> None:
        """Do so many random steps, and settle what they left due."""
        await self._choose()
        kinds, weights = zip(*WEIGHTS.items(), strict=True)
        for step in self.chance.choices(kinds, weights, k=steps):
            self.clock.moment += self.chance.choice((1.0, 60.0, 900.0, 7_200.0))
            with suppress(*REFUSED):
                await step(self)
                self.done.append(step.__name__)
            self._drop_closed()
        await self.settle()

    async def settle(self) -> None:
        """Compute what voids and reopened seasons left to be computed."""
        await self.store.voids.settle(self.guild)
        await self.store.ratings.recompute_outdated()

    async def _choose(self) -> None:
        kind = self.chance.choice(("month", "quarter", "hand", "hand", "none"))
        custom = self.chance.random() < 0.7
        chosen = {"season_kind": SeasonKind(kind), "rates_custom": custom}
        await self.store.servers.change_settings(self.guild, **chosen)

    # Tables

    async def open(self) -> None:
        """Open a table in a channel, or in a thread of one."""
        channel, parent = self.channels[self.chance.random() < 0.2], 0
        if self.chance.random() < 0.5:
            self.thread += 1
            channel, parent = self.thread, channel
        preset, changed, most = self._game()
        people = self.chance.sample(self.people[:7], self.chance.randint(1, most))
        at = Activity(self.clock.now(), self.clock.now())
        empty = TableState(
            0, self.guild, channel, people[0], preset, changed, parent_id=parent, activity=at
        )
        empty = dealing.with_secret(empty, self.chance.randbytes(32).hex())
        state = await self.store.tables.add(seating.joined(empty, people[0]))
        table = Table(state, self.store, Listener(), settings(), self.clock, self.chance)
        self.tables.append(table)
        self._note_ladder(table)
        for person in people[1:]:
            await table.join(person)

    async def join(self) -> None:
        """Take a seat, also one with cards that a computer plays."""
        await self._table().join(self.chance.choice(self.people))

    async def leave(self) -> None:
        """Sit out."""
        table = self._table()
        await table.leave(self._sitting(table))

    async def quit(self) -> None:
        """Leave for good."""
        table = self._table()
        await table.quit(self._sitting(table))

    async def hand_over(self) -> None:
        """Make another person the host."""
        table = self._table()
        await table.arrange(membership.handed_over, table.state.host, self._sitting(table))

    async def send_away(self) -> None:
        """Send a person away, as the host."""
        table = self._table()
        await table.arrange(membership.sent_away, table.state.host, self._sitting(table))

    async def swap(self) -> None:
        """Change the game between two deals."""
        table = self._table()
        preset, changed, _ = self._game()
        await table.arrange(membership.swapped, table.state.host, Draft(preset, changed))
        self._note_ladder(table)

    async def stop(self) -> None:
        """Close a table, as its host or an admin; in mid-deal the others are asked."""
        table = self._table()
        people = [one for one in table.now.players if one.isdecimal()]
        await table.stop(self.chance.choice([table.state.host, self.people[0]]), manager=True)
        for player in self.chance.sample(people, len(people)):
            with suppress(*REFUSED):
                await table.answer_stop(player, agrees=self.chance.random() < 0.7)

    async def close(self) -> None:
        """Close a table that nobody uses."""
        table = self._table()
        if table.state.stage is not Stage.DEAL:
            await table.close(Closing.IDLE)

    def _game(self) -> tuple[str, dict[str, str], int]:
        return self.games[0] if self.chance.random() < 0.6 else self.chance.choice(self.games)

    def _table(self) -> Table:
        if not self.tables:
            raise MovedOn
        return self.chance.choice(self.tables)

    def _sitting(self, table: Table) -> str:
        people = [one.player for one in table.state.seats if not one.computer]
        if not people:
            raise MovedOn
        return self.chance.choice(people)

    def _drop_closed(self) -> None:
        """Note the tables that have closed, also since the last person left."""
        for table in [one for one in self.tables if one.state.stage is Stage.CLOSED]:
            self.tables.remove(table)
            self.journal.append(Closed(table.state.id))

    def _note_ladder(self, table: Table) -> None:
        """Note rules of another ladder, since the table then plays for another throne."""
        ladder = ladder_of(table.state)
        if self.ladders.get(table.state.id) != ladder:
            self.ladders[table.state.id] = ladder
            self.journal.append(Closed(table.state.id, ladder))

    # Deals

    async def deal(self) -> None:
        """Deal at a table, and play to the end, or a part of the deal."""
        table = self._table()
        if table.state.stage is not Stage.DEAL:
            if table.state.stage is Stage.LOBBY and self.chance.random() < 0.7:
                await self._carry(table)
            fill = () if self.chance.random() < 0.9 else None
            await table.deal(table.state.host, fill)
            self._note_ladder(table)
        if self.chance.random() < 0.4:
            await self._play(table, self.chance.randint(1, 40))
            await self._change_seats(table)
        if self.chance.random() < 0.9:
            await self._play(table, WHOLE)

    async def _change_seats(self, table: Table) -> None:
        """Let somebody leave, doze off or come in the middle of a deal."""
        with suppress(*REFUSED):
            match self.chance.randrange(6):
                case 0 | 1:
                    await table.quit(self._sitting(table))
                case 2:
                    await table.join(self.chance.choice(self.people))
                case 3:
                    player = self._sitting(table)
                    for _ in range(2):
                        await table.arrange(time_control.timed_out, player)
                case 4:
                    await self._lose_time(table)

    async def lose_time(self) -> None:
        """Lose time of a turn, as while Discord is down."""
        await self._lose_time(self._table())

    async def _lose_time(self, table: Table) -> None:
        seconds = self.chance.choice((10.0, 70.0, 600.0))
        deal_id = table.state.deal_id
        if table.state.stage is Stage.DEAL and deal_id is not None and table.state.deadlines.due_at:
            await table.excuse(seconds)
            self.journal.append(Lost(deal_id, seconds))

    async def deals(self) -> None:
        """Play some deals in a row."""
        for _ in range(3):
            await self.deal()
            self._drop_closed()

    async def _carry(self, table: Table) -> None:
        with suppress(*REFUSED):
            await table.decide(table.state.host, True)
            self.done.append("carry")

    async def doze(self) -> None:
        """Let a person run out of time, so that a computer plays for this person."""
        table = self._table()
        player = self._sitting(table)
        for _ in range(2):
            await table.arrange(time_control.timed_out, player)

    async def wake(self) -> None:
        """Come back."""
        table = self._table()
        await table.wake(self._sitting(table))

    async def _play(self, table: Table, most: int) -> None:
        """Play up to so many moves of the running deal, and store them at once."""
        self.clock.moment += 1.0  # no two deals end at the same moment, as on a real clock
        stored, before = table.stored, table.state
        if before.stage is not Stage.DEAL:
            return
        async with stored.changing():
            deal_id, deal = stored.state.deal_id, stored.running()
            decision, seats = self._moves(deal, most)
            state = stored.state
            for player in {stored.log.players[seat] for seat in seats}:
                if seating.plays_itself(state, player):
                    state = membership.substituted(state, player)
            await stored.append(decision, state.seats)
        if before.guild_id and decision.deal.ended and not decision.deal.ended.void:
            assert deal_id is not None
            winners, ladder = table.state.match.winners, self.ladders[before.id]
            zone = (await self.store.servers.settings(self.guild)).zone
            self.journal.append(Ended(deal_id, before.id, home(before), ladder, winners, zone))

    def _moves(self, deal: Deal, most: int) -> tuple[Decision, set[Seat]]:
        decision, seats = Decision(deal), set[Seat]()
        while most and not decision.deal.ended:
            seat = self.chance.choice(sorted(decision.deal.to_act))
            actions = legal(decision.deal, seat)
            plays = [one for one in actions if not isinstance(one, Pass)]
            action = self.chance.choice(plays if plays and self.chance.random() < 0.9 else actions)
            more = decide(decision.deal, seat, action)
            more.events[:0] = decision.events
            decision, most = more, most - 1
            seats.add(seat)
        return decision, seats

    # Deal of the day

    async def try_daily(self) -> None:
        """Let people play the deal of the day, on some days in a row, with pauses and failures."""
        people = self.chance.sample(self.people, 2)
        for _ in range(self.chance.randint(1, 5)):
            secrets = [self.chance.randbytes(32).hex() for _ in range(2)]
            await self.store.daily.begin(self.guild, self.clock.now(), secrets)
            found = await self.store.daily.current(self.guild, self.clock.now())
            assert found is not None
            for player in people if self.chance.random() < 0.7 else people[:1]:
                await self._try_daily(found[0], player)
            self.clock.moment += DAY * self.chance.choice((0.1, 0.5, 1, 1, 1, 1, 2))

    async def _try_daily(self, daily: DailyDeal, player: str) -> None:
        channel = 2_000_000 + int(player)
        empty = TableState(
            0,
            NO_SERVER,
            channel,
            player,
            daily.preset,
            {},
            daily=daily.day.key,
            activity=Activity(self.clock.now(), self.clock.now()),
        )
        lobby = seating.joined(dealing.with_secret(empty, daily.secret), player)
        state = await self.store.tables.add(
            seating.against_computers(lobby, player, LEVEL, seating.PRACTICE)
        )
        table = Table(state, self.store, Listener(), settings(), self.clock, self.chance)
        await table.deal(player)
        substituted, in_time = self.chance.random() < 0.1, self.chance.random() < 0.9
        if substituted:
            await self._play(table, self.chance.randint(1, 5))
            await table.arrange(membership.substituted, player)
        if not in_time:
            self.clock.moment = daily.ends_at + 1.0
        if self.chance.random() < 0.9:
            await self._play(table, WHOLE)
        over, now = table.state.stage is not Stage.DEAL, self.clock.now()
        whole = over and not substituted and now < daily.ends_at
        self.journal.append(Tried(player, daily.day.date, whole))
        await table.close(Closing.IDLE)

    # Decisions after deals

    async def void(self) -> None:
        """Void or restore a deal that ended, as an admin or by a vote of its people."""
        ended = [one.deal_id for one in self.journal if isinstance(one, Ended)]
        case = await self.store.proposals.case(self.chance.choice(ended[-3:])) if ended else None
        if case is None:
            return
        reason = None if case.is_void else "a card was shown"
        people = [one for one in case.judged.players if one.isdecimal()]
        if self.chance.random() < 0.5:
            await self._propose(case.deal_id, f"{self.people[0]}8", reason, manages=True)
        elif people:
            await self._propose(case.deal_id, self.chance.choice(people), reason)
            for player in self.chance.sample(people, self.chance.randint(0, len(people))):
                await self._agree(case.deal_id, player)
        after = await self.store.proposals.case(case.deal_id)
        if after is not None and after.is_void != case.is_void:
            self.journal.append(Voided(case.deal_id, after.is_void))
        if self.chance.random() < 0.5:
            await self.settle()

    async def _propose(
        self, deal_id: int, player: str, reason: str | None, manages: bool = False
    ) -> None:
        with suppress(*REFUSED):
            await self.store.proposals.propose(deal_id, player, manages, reason, "a deal")

    async def _agree(self, deal_id: int, player: str) -> None:
        case = await self.store.proposals.case(deal_id)
        if case is not None and case.open is not None:
            with suppress(*REFUSED):
                await self.store.proposals.agree(case.open.id, player, "a deal")

    async def forget(self) -> None:
        """Delete the data of a person who sits at no table."""
        player = self.chance.choice(self.people)
        if any(player in table.state.seat_holders for table in self.tables):
            return
        await self.store.persons.forget(player)
        self.people[self.people.index(player)] = f"{player}9"  # a new person comes instead
        self.journal.append(Deleted(player))

    async def hide(self) -> None:
        """Hide a person from boards."""
        player = self.chance.choice(self.people)
        await self.store.preferences.change(player, hidden=self.chance.choice([*Hidden]))

    # Time

    async def end_season(self) -> None:
        """End the season, as an admin."""
        seasons = await self.store.seasons.of(self.guild)
        if seasons:
            await self.store.seasons.end_now(self.guild, seasons[0].number, self.clock.now())

    async def reopen_season(self) -> None:
        """Take the end of a season back."""
        seasons = await self.store.seasons.of(self.guild)
        if seasons:
            number = self.chance.choice(seasons[:2]).number
            await self.store.seasons.reopen(self.guild, number, self.clock.now())

    async def move(self) -> None:
        """Choose another time zone, or another length of seasons."""
        zone = self.chance.choice(("UTC", "Asia/Tokyo", "America/New_York", "Pacific/Kiritimati"))
        kind = SeasonKind(self.chance.choice(("month", "quarter", "hand")))
        await self.store.servers.change_settings(self.guild, zone=zone, season_kind=kind)
        await self.store.seasons.adapt(self.guild, self.clock.now())

    async def wait(self) -> None:
        """Let days pass; seasons that are over close."""
        self.clock.moment += DAY * self.chance.choice((0.3, 1, 3, 40))
        if self.guild in (await self.store.seasons.ends(self.clock.now())).due:
            await self.store.seasons.close_due(self.guild, self.clock.now())


WEIGHTS: dict[Callable[[Series], Awaitable[None]], float] = {
    Series.open: 5,
    Series.join: 3,
    Series.leave: 1,
    Series.quit: 1.5,
    Series.hand_over: 0.5,
    Series.send_away: 0.5,
    Series.swap: 0.7,
    Series.stop: 1,
    Series.close: 2.5,
    Series.deal: 10,
    Series.deals: 3,
    Series.doze: 0.7,
    Series.wake: 0.5,
    Series.lose_time: 0.3,
    Series.void: 5,
    Series.forget: 0.7,
    Series.hide: 0.3,
    Series.end_season: 0.7,
    Series.reopen_season: 0.6,
    Series.move: 0.3,
    Series.wait: 1,
    Series.try_daily: 1,
}
