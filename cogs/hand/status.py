"""The state of a deal in lines of text, for the table message and for hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.domain import dealing, seating, time_control
from bot.domain.course import partners
from bot.domain.preferences import Preferences, Sorting
from bot.domain.state import Closing, Seated, Stage, TableState
from bot.store import Store
from bot.tables.snapshot import Snapshot
from bot.words import of_rules
from bot.words.cards import in_order, laid
from bot.words.hands import by_suit, listed_by_rank
from bot.words.people import name_list, players_list
from bot.words.refusals import why
from bot.words.speech import Fact, Speech
from cogs.core.narration import CALLS
from cogs.core.people import named, until, without_deadline
from cogs.hand.bids_and_calls import explained
from cogs.hand.gifts import changed_hands, drawn_last
from cogs.hand.pictures import HATS, title_hat
from rules.actions import IllegalAction, Seat
from rules.cards import Card
from rules.catalogue.families import LANDLORDS
from rules.catalogue.presets import resolved
from rules.events import ALONE, CardDrawn, Played
from rules.match.match import AGAIN, Player
from rules.phases.base import Part
from rules.shuffle import commitment
from rules.view import HIDDEN, SeatView

CALLS_SHOWN = 2  # most calls shown, the newest
DIGITS = 16  # of a fingerprint in a message
PLAYS_SHOWN = 3  # most plays of a trick shown, the newest; earlier plays are counted
IN_LINE = 10  # most people of the line who are named; the others are counted
PLAYS_HEARD = 12  # most plays told to a reader without pictures, who has seen no edit


def lost_place(table: Snapshot) -> bool:
    """Whether the table is closed because its place was deleted or archived, or the bot removed."""
    gone = (Closing.DELETED, Closing.ARCHIVED, Closing.REMOVED)
    return table.state.closed_why in gone and not table.state.private


def status_lines(
    speech: Speech, table: Snapshot, view: SeatView, bids: bool = True, turn: bool = True
) -> list[str]:
    """Return the state of the deal for a seat or onlookers, besides cards and the seat list.

    The lines for a hand include plays, numbers of cards and passes, since a hand has no seat list.
    On turn they lack the request, the play to beat and the deadline, which the head of the hand
    names. Bids are explained only if `bids` is true. `turn` false leaves out `turn_lines`.
    """
    lines = [*deal_lines(speech, table, view, bids), *time_outs(speech, table, view)]
    if view.upside_down:
        lines.append(speech.say("ranks-reversed"))
    if view.direction < 0 and not view.last_trick:
        lines.append(speech.say("words-backwards"))
    if view.seat is not None:
        lines += [*since_own(speech, table, view), *_others(speech, table, view)]
    if turn and not view.my_turn:
        lines += turn_lines(speech, table, view)
    return lines


def hand_lines(
    speech: Speech, table: Snapshot, view: SeatView, pictures: bool, live: bool, bids: bool = True
) -> list[str]:
    """Return the lines of a hand above the cards; without pictures, `table_lines` adds the others.

    A waiting hand that is not `live` has only facts that last until the turn of its seat. Bids are
    explained only if `bids` is true.
    """
    if view.ended:
        return changed_hands(speech, table, view) if pictures and not view.last_trick else []
    if (live or view.my_turn) and pictures:
        return status_lines(speech, table, view, bids)
    if live or view.my_turn:
        return [*deal_lines(speech, table, view, bids), *time_outs(speech, table, view)]
    moved = [] if view.last_trick else changed_hands(speech, table, view)
    lines = [*moved, *_sides(speech, table, view)]
    lines += explained(speech, view) if view.asked else []
    return [*lines, speech.say("hand-waiting")] if view.hand and pictures else lines


def table_lines(speech: Speech, table: Snapshot, view: SeatView, live: bool) -> list[str]:
    """Return the lines of a hand below the cards without pictures; none after the deal."""
    if view.ended or not (live or view.my_turn):
        return []
    return [table_in_words(speech, table, view)]


def deal_lines(speech: Speech, table: Snapshot, view: SeatView, bids: bool = True) -> list[str]:
    """Return the facts that neither the seat list nor the table picture has, also for text mode."""
    return [*so_far(speech, table, view), *(explained(speech, view, bids) if view.asked else ())]


def so_far(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    """Return the lines of `deal_lines` without the explanations of this seat's answers."""
    lines = [
        *_taken_back(speech, table, view),
        *_before_play(speech, table, view),
        *_partners(speech, table, view),
    ]
    lines += _sides(speech, table, view)
    if view.opened:
        lines += _warnings(speech, table, view)
        lines += _piles(speech, view)
    return lines + _calls(speech, table, view)


def card_count(speech: Speech, count: int) -> str:
    """Return the words for a number of cards left; an unknown number is HIDDEN."""
    return (
        speech.say("seat-cards-hidden")
        if count == HIDDEN
        else speech.say("seat-cards", count=count)
    )


def backs(speech: Speech, view: SeatView, seat: Seat) -> list[str]:
    """Return a line with a seat's number of cards with the second back.

    Return no line if the number is hidden, or if the seat has no cards.
    """
    if view.backs[seat] == HIDDEN or not view.cards_left[seat]:
        return []
    return [speech.say("seat-backs", count=view.backs[seat])]


def absent(speech: Speech, table: Snapshot, player: Player) -> list[str]:
    """Return a line that a computer plays for this person, or no line."""
    sits = seating.seated(table.state, player)
    if sits and sits.gone:
        return [speech.say("seat-gone")]
    if sits and sits.asleep:
        return [speech.say("seat-asleep")]
    return longer(speech, table.state, player) if sits and sits.turn_factor > 1 else []


def longer(speech: Speech, state: TableState, player: Player) -> list[str]:
    """Return how much longer the turns of this seat are; [] for usual turns, or without a clock."""
    times = 1 if state.serverless else time_control.factor(state, player)
    return [speech.say("seat-longer", times=times)] if times > 1 else []


def closed(speech: Speech, table: Snapshot, own: Player = "") -> str:
    """Return a sentence about who closed the table or why; `own` is the only reader, else ""."""
    by, why = table.state.closed_by, table.state.closed_why
    if why in (Closing.AGREED, Closing.ADMIN):
        key = "table-closed-agreed" if why is Closing.AGREED else "table-closed-admin"
        return speech.say(key, who=named(speech, by), own="yes" if by == own else "no")
    if by and by == own:
        return speech.say("table-closed-by-own")
    if by:
        return speech.say("table-closed-by", who=named(speech, by))
    told = why not in (Closing.UNTOLD, Closing.STOPPED)
    return speech.say(f"table-closed-{why.value}" if told else "table-closed")


async def fingerprint_lines(speech: Speech, store: Store, table: Snapshot) -> str:
    """Return small lines with the fingerprints of this deal and the next one.

    A deal that is over or dropped, and the next deal of a closed table, have the code with which
    /verify tells the seed. "" if there is nothing to show. Raises StorageError.
    """
    state, playing = table.state, table.state.stage is Stage.DEAL
    if table.aside and state.stage is not Stage.CLOSED:  # another version may go on with the deal
        return ""
    told = playing and AGAIN not in state.match.plan
    lines = [] if told else await _revealed(speech, store, table)
    if not playing:
        lines += _next(speech, table)
    elif table.proof:
        proof, following = table.proof[:DIGITS], table.following[:DIGITS]
        lines.append(speech.say("fingerprint-now", proof=proof, next=following or "none"))
    return "-# " + "\n-# ".join(lines) if lines else ""


async def _revealed(speech: Speech, store: Store, table: Snapshot) -> list[str]:
    """Return a line about the last deal; also about one that was dropped or thrown in."""
    state = table.state
    if table.seed and table.terms.key:
        return [_opened(speech, "fingerprint-over", table.terms.key, table.seed)]
    former = await store.deals.former(
        state.id, state.deal_id if state.stage is Stage.DEAL else None
    )
    if former is None or (former.finished and state.deal_id is None):  # of an earlier match
        return []
    return [_opened(speech, "fingerprint-dropped", former.key, former.seed)]


def _next(speech: Speech, table: Snapshot) -> list[str]:
    """Return a line about the next deal, outside a deal; at a closed table it has a code."""
    state, proof = table.state, dealing.following(table.state)
    if not proof:
        return []
    if state.stage is Stage.CLOSED:
        key, secret = dealing.key_of(state), state.upcoming.secret
        return [_opened(speech, "fingerprint-unused", key, secret)]
    return [speech.say("fingerprint-next", proof=proof[:DIGITS])]


def _opened(speech: Speech, text: str, key: str, seed: str) -> str:
    return speech.say(text, proof=commitment(seed, key)[:DIGITS], code=key)


def new_host(speech: Speech, table: Snapshot) -> list[str]:
    """Return a line about a new host in place of an inactive one, or no line."""
    host, before = table.state.host, table.state.host_before
    return (
        [speech.say("host-took-over", host=named(speech, host), before=named(speech, before))]
        if before
        else []
    )


def closing(speech: Speech, table: Snapshot) -> list[str]:
    """Return a line that the table closes after this deal, if no person is in the next deal."""
    last = table.state.stage is Stage.DEAL and seating.deserted(table.state)
    return [speech.say("closes-after-deal")] if last else []


def newcomers(speech: Speech, table: Snapshot) -> list[str]:
    """Return a line with the players who play from the next deal on, or no line."""
    new = [
        named(speech, player)
        for player in seating.playing(table.state)
        if player not in table.players
    ]
    return (
        [speech.say("seats-newcomers", who=name_list(speech, new), count=len(new))] if new else []
    )


def waiting_line(speech: Speech, table: Snapshot) -> list[str]:
    """Return a line with the people who wait for a seat, or no line."""
    people = table.state.line
    who = players_list(speech, people, IN_LINE)
    return [speech.say("line-here", who=who, count=len(people))] if people else []


def last_plays(
    speech: Speech,
    table: Snapshot,
    plays: Sequence[Played],
    own: Seat | None = None,
    most: int = PLAYS_SHOWN,
) -> list[str]:
    """Return one line with the last of these plays and their players; no line without plays.

    At most `most` plays are named; the others are counted.
    """
    said = [
        speech.say(
            "last-play",
            who=people(speech, table, [play.seat], own),
            play=_brief(speech, table, play),
        )
        for play in plays[-most:]
    ]
    if not said:
        return []
    named, earlier = speech.say("between-plays").join(said), len(plays) - len(said)
    if earlier:
        return [speech.say("last-plays-earlier", played=named, count=earlier)]
    return [speech.say("last-plays", plays=named)]


def _brief(speech: Speech, table: Snapshot, play: Played) -> str:
    """Return a play in few words: "3♦", "a pair of nines"."""
    alone = play.cards == play.as_cards and play.cards.bit_count() == 1
    if alone:
        return in_order(speech, play.cards, in_text=True)
    return laid(speech, play.cards, play.as_cards, table.rules, in_text=True)


def people(
    speech: Speech,
    table: Snapshot,
    seats: Iterable[Seat],
    own: Seat | None = None,
    you: str = "words-you",
) -> str:
    """Return the names of the players of these seats; the reader's `own` is called `you`."""
    players = [
        speech.say(you) if seat == own else named(speech, table.players[seat]) for seat in seats
    ]
    return name_list(speech, players)


def _of_seat(
    speech: Speech, key: str, table: Snapshot, view: SeatView, seat: Seat, **facts: Fact
) -> str:
    """Return the sentence about a seat; a reader at this seat is addressed directly."""
    if seat == view.seat:
        return speech.say(f"{key}-own", **facts)
    return speech.say(key, who=named(speech, table.players[seat]), **facts)


def _taken_back(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    seat = table.takeback_seat()
    if seat is None or seat == view.seat:
        return []
    return [speech.say("told-taken-back", who=named(speech, table.players[seat]))]


def _before_play(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    """Return lines with bids and cards drawn or traded, until the first trick is over.

    Cards turned face up are told until the first lead, which they may decide.
    """
    lines = []
    if AGAIN in table.state.match.plan and not view.trick and not view.last_trick:
        lines.append(speech.say("dealt-again"))
    if view.faced and not view.opened:
        lines.append(speech.say("seen-by-all", cards=in_order(speech, view.faced, in_text=True)))
    if view.bids and not view.sides:
        bids = (_bid(speech, table, view, bid.seat, bid.amount) for bid in view.bids)
        lines.append(speech.say("bids-so-far", bids=" · ".join(bids)))
    if view.last_trick:
        return lines + (drawn_last(speech, view) if view.stock else [])
    return lines + changed_hands(speech, table, view)


def _bid(speech: Speech, table: Snapshot, view: SeatView, seat: Seat, amount: int) -> str:
    if amount:
        return _of_seat(speech, "bid-of", table, view, seat, amount=amount)
    return _of_seat(speech, "bid-none", table, view, seat)


def _partners(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    """Return a line with the colluding pairs, or no line.

    Colluding partners swap cards before play. If pairs win the match, their points are added.
    """
    if not any(phase.part is Part.COLLUSION for phase in table.rules.phases):
        return []
    return [
        speech.say(
            "partners",
            pairs=" · ".join(people(speech, table, pair, view.seat) for pair in pairs(view)),
        )
    ]


def pairs(view: SeatView) -> list[tuple[Seat, ...]]:
    """Return the colluding pairs, without the seat that has no partner."""
    return [pair for pair in partners(view) if len(pair) > 1]


def _sides(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    if not view.sides:
        return [speech.say("stake", stake=view.stake)] if view.stake > 1 else []
    if ALONE in view.sides:
        alone = view.sides.index(ALONE)
        others = [seat for seat in range(len(view.sides)) if seat != alone]
        others.sort(key=lambda seat: seat != view.seat)  # the reader first: "you and Ida"
        facts = {
            "others": people(speech, table, others, view.seat, "words-you-against"),
            "landlord": "yes" if resolved(table.state.preset)[0] == LANDLORDS else "no",
        }
        return [_of_seat(speech, "plays-alone", table, view, alone, **facts, stake=view.stake)]
    return [
        speech.say("team", who=people(speech, table, team, view.seat), **_count(speech, view, team))
        for team in teams(view)
    ]


def teams(view: SeatView) -> list[list[Seat]]:
    """Return the seats of each side, the side of the first seat first."""
    every = dict.fromkeys(view.sides)
    return [[seat for seat, side in enumerate(view.sides) if side == one] for one in every]


def _count(speech: Speech, view: SeatView, team: list[Seat]) -> dict[str, str]:
    counts = [view.cards_left[seat] for seat in team]
    return {"cards": card_count(speech, HIDDEN if HIDDEN in counts else sum(counts))}


def _warnings(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    return [
        _of_seat(speech, "told-announced", table, view, warning.seat, count=warning.cards_left)
        for warning in view.warned
        if warning.seat not in view.out and view.cards_left[warning.seat]
    ]


def _piles(speech: Speech, view: SeatView) -> list[str]:
    lines = []
    if view.stock or any(isinstance(took, CardDrawn) for took in view.taken):
        lines.append(speech.say("stock-left", count=view.stock))
    if view.pile:
        lines.append(speech.say("pile", cards=in_order(speech, view.pile)))
    return lines


def _calls(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    playing = bool(view.trick or view.last_trick)
    heard = [
        (named(speech, table.players[call.seat]), CALLS[call.word].told)
        for call in view.calls
        if call.word in CALLS and not (playing and CALLS[call.word].before_play)
        if call.seat != view.seat
    ]
    return [speech.say(told, who=who) for who, told in heard[-CALLS_SHOWN:]]


def since_own(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    """Return a line with the plays of the trick since this seat's last play, or no line.

    The play to beat is not among these plays.
    """
    own = [at for at, play in enumerate(view.trick) if play.seat == view.seat]
    return last_plays(speech, table, view.trick[own[-1] + 1 if own else 0 : -1])


def cards_shown(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    """Return lines about the cards turned face up, drawn or traded."""
    faced = in_order(speech, view.faced, in_text=True) if view.faced else ""
    return [
        *([speech.say("seen-by-all", cards=faced)] if faced else []),
        *changed_hands(speech, table, view),
    ]


def _others(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    """Return the facts of a seat list: titles, the others' numbers of cards, and passes."""
    players, titles = range(len(table.players)), table.state.match.titles
    holding = [seat for seat in players if seat != view.seat and seat not in view.out]
    counts = [
        f"{named(speech, table.players[seat])} **{'?' if count == HIDDEN else count}**"
        for seat in holding
        for count in [view.cards_left[seat]]
    ]
    if titles:
        counts = [*_hatted(speech, table, view, dict(zip(holding, counts, strict=True)))]
    lines = [speech.say("cards-left", counts=" · ".join(counts))] if view.opened and counts else []
    passed = sorted(view.closed - {view.seat}) if view.trick else []
    if passed:
        key = "closed-out" if table.rules.pass_closes else "passed-so-far"
        lines.append(speech.say(key, who=people(speech, table, passed)))
    if view.why_closed:
        lines.append(f"🔒 {why(speech, IllegalAction(view.why_closed))}")
    return lines


def _hatted(
    speech: Speech, table: Snapshot, view: SeatView, counts: Mapping[Seat, str]
) -> Iterator[str]:
    """Yield the others' numbers of cards behind the hats of titles, and the reader's own title."""
    for seat, count in counts.items():
        place = view.standing.index(seat) if seat in view.standing else None
        worn = (
            None
            if place is None
            else title_hat(table.rules.society.titles, place, len(view.standing))
        )
        yield f"{HATS[worn]} {count}" if worn else count
    if own := table.state.match.titles.get(table.players[view.seat or 0]):
        who, title = speech.say("words-you"), of_rules(speech, "title", own)
        yield speech.say("words-seat", who=who, about=title)


def turn_lines(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    """Return the play to beat or the last trick, and the request to the seats on turn."""
    lines = []
    if view.top:
        lines.append(_about_play(speech, "to-beat", table, view, view.top))
    elif view.last_trick:
        lines.append(_about_play(speech, "trick-won", table, view, view.last_trick[-1]))
    if table.due():
        who = players_list(speech, table.due())
        due = until(table) if view.seat is None else "0"  # no edit of a hand updates a deadline
        lines.append(without_deadline(speech.say(f"turn-{view.request}", who=who, due=due)))
    return lines


def _about_play(speech: Speech, key: str, table: Snapshot, view: SeatView, play: Played) -> str:
    said = laid(speech, play.cards, play.as_cards, table.rules, in_text=True)
    return _of_seat(speech, key, table, view, play.seat, play=said)


def hand_in_words(speech: Speech, hand: tuple[Card, ...], preferences: Preferences) -> str:
    """Return the cards of a hand in words, with a line for each rank or suit, in their order."""
    said = (
        by_suit(speech, hand)
        if preferences.sorting is Sorting.SUIT
        else listed_by_rank(speech, hand)
    )
    lines = [f"- {group}" for group in said]
    return "\n".join([speech.say("words-hand", count=len(hand)), *lines])


def table_in_words(speech: Speech, table: Snapshot, view: SeatView) -> str:
    """Return the content of the table's picture in words, without facts of other lines.

    The play to beat is such a fact: a seat on turn has it in the request, others in the line about
    the turn.
    """
    said = (_seat(speech, table, view, seat) for seat in _from_reader(view, len(table.players)))
    counts = speech.say("between-plays").join(one for one in said if one)
    lines = [*trick_in_words(speech, table, view), speech.say("cards-left", counts=counts)]
    return "\n".join(lines)


def trick_in_words(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    """Return the part of the same that is no fact of a single seat, as lines."""
    lines = [speech.say("ranks-reversed")] if view.seat is not None and view.upside_down else []
    if view.seat is not None and view.direction < 0 and not view.last_trick:
        lines.append(speech.say("words-backwards"))
    if view.widow_left:
        lines.append(speech.say("alt-table-widow", count=view.widow_left))
    if view.shown and view.last_trick and (view.seat is None or view.sides[view.seat] != ALONE):
        who = named(speech, table.players[view.sides.index(ALONE)])
        lines.append(speech.say("cards-shown", who=who, cards=in_order(speech, view.shown)))
    if view.seat is None:
        lines += last_plays(speech, table, view.trick[:-1])
    elif view.my_turn:  # a waiting reader hears of the plays on the next turn
        lines += _heard(speech, table, view, view.seat)
    return lines


def _heard(speech: Speech, table: Snapshot, view: SeatView, own: Seat) -> list[str]:
    """Return a line with the plays since the reader's last act, else the last of the trick.

    The play to beat is left out. Earlier plays of the trick are counted.
    """
    since, trick = table.plays_since(own), view.trick or view.last_trick
    if view.trick:
        since, trick = since[:-1], trick[:-1]
    plays = since if len(since) > len(trick) else trick
    most = min(len(since), PLAYS_HEARD) or PLAYS_SHOWN
    return last_plays(speech, table, plays, own, most)


def _from_reader(view: SeatView, players: int) -> list[Seat]:
    """Return the seats in the order of play; the reader's own seat comes last."""
    if view.seat is None:
        return list(range(players))
    return [(view.seat + view.direction * step) % players for step in range(1, players + 1)]


def _seat(speech: Speech, table: Snapshot, view: SeatView, seat: Seat) -> str:
    """Return the name and the facts of a seat; "" without facts."""
    player, left = table.players[seat], view.cards_left[seat]
    mine = seat == view.seat  # the reader's number of cards is above the hand
    about = [] if mine else ["?" if left == HIDDEN else str(left)]
    if seat in view.out:
        about = [speech.say("seat-out", place=view.out.index(seat) + 1)]
    if view.backs:
        about += backs(speech, view, seat)
    if seat in view.closed and view.trick:
        about.append(speech.say("seat-passed"))
    if title := table.state.match.titles.get(player):
        about.append(of_rules(speech, "title", title))
    if not mine:
        about += absent(speech, table, player)
    who = speech.say("words-you") if mine else named(speech, player)
    return (
        speech.say("words-seat", who=who, about=speech.say("between-words").join(about))
        if about
        else ""
    )


def own_time_out(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    """Return a line about the action for the reader after a timeout, until the reader acts.

    Return no line without such an action.
    """
    assert view.seat is not None
    seat = _late(table, view.seat)
    if seat is None:
        return []
    if seat.asleep:
        return [speech.say("hand-asleep")]
    done = table.done_out_of_time(view.seat)
    if isinstance(done, Played):
        return [
            speech.say("late-played", play=laid(speech, done.cards, done.as_cards, table.rules))
        ]
    return [speech.say("late-passed" if done else "late-decided")]


def time_outs(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    """Return lines about the actions for other players after timeouts.

    Players who are on turn again, or asleep, are left out.
    """
    seats = [seat for seat in range(len(table.players)) if seat not in (view.seat, *view.to_act)]
    late = [(seat, _late(table, seat)) for seat in seats]
    return [_told(speech, table, seat) for seat, sits in late if sits and not sits.asleep]


def _late(table: Snapshot, seat: Seat) -> Seated | None:
    """Return the seated player in a running deal whose last turn timed out, else None."""
    sits = seating.seated(table.state, table.players[seat])
    if sits is None or sits.gone or table.state.stage is not Stage.DEAL:
        return None
    return sits if sits.missed or sits.asleep else None


def _told(speech: Speech, table: Snapshot, seat: Seat) -> str:
    who, done = named(speech, table.players[seat]), table.done_out_of_time(seat)
    if isinstance(done, Played):
        return speech.say(
            "late-played-for", who=who, play=laid(speech, done.cards, done.as_cards, table.rules)
        )
    return speech.say("late-passed-for" if done else "late-decided-for", who=who)
