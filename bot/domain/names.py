"""Names of people, names that look alike, and ids in place of deleted people."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Collection
from dataclasses import replace
from functools import lru_cache
from itertools import count

from bot.domain.preferences import Hidden
from bot.domain.state import StopRequest, TableState
from rules.match.match import Player

BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")  # drawn as blanks
_ALIKE = {  # letters of other scripts, and signs, that are drawn like these letters
    "a": "аɑαᴀа",
    "b": "вβʙᏴ",
    "c": "сϲᴄ",
    "d": "ԁᴅ",
    "e": "еєεᴇ",
    "f": "ꜰϝ",
    "g": "ɡɢԍ",
    "h": "һнհʜη",
    "j": "јϳᴊ",
    "k": "кκᴋ",
    "l": "i1|!ıіɩιӏǀɪʟլ",
    "m": "мμᴍ",
    "n": "пոɴ",
    "o": "0оοօᴏ",
    "p": "рρᴘþ",
    "q": "ԛգ",
    "r": "гʀ",
    "s": "ѕꜱ",
    "t": "тτᴛ",
    "u": "υսᴜц",
    "v": "ѵνᴠ",
    "w": "ԝωшᴡ",
    "x": "хχ",
    "y": "уүγʏу",
    "z": "ᴢζ",
}
_CAPITALS = str.maketrans("ΝΥ", "NY")  # Greek capitals whose small letters look like other letters
_LETTERS = str.maketrans(
    {sign: letter for letter, signs in _ALIKE.items() for sign in signs}
    | {"đ": "d", "ø": "o", "ł": "l", "’": "'", "‘": "'", "`": "'", "–": "-", "—": "-", "−": "-"}
)


class Name(str):
    """A person's name, with a seat number or a user name that tells it from equal names."""

    user: str
    seat: int | None
    hidden: Hidden

    def __new__(
        cls, name: str, user: str = "", seat: int | None = None, hidden: Hidden = Hidden.NO
    ) -> Name:
        """Create a name; `seat` is the number that people see. A hidden name is empty."""
        made = super().__new__(cls, name)
        made.user, made.seat, made.hidden = user, seat, hidden
        return made


@lru_cache(4096)
def likeness(name: str) -> str:
    """Return a key that is equal for names that look alike.

    >>> likeness("Ｓaɡé") == likeness("sage\u200b")
    True
    """
    bare = _bare(unicodedata.normalize("NFKC", name).translate(_CAPITALS).casefold())
    drawn = bare.translate(_LETTERS).replace("rn", "m").replace("vv", "w")
    return " ".join(drawn.split())


def _bare(text: str) -> str:
    """Return the text without marks, controls and signs of no width."""
    parts = unicodedata.normalize("NFKD", text.translate(BLANK))
    return "".join(sign for sign in parts if sign.isspace() or not _is_unseen(sign))


def _is_unseen(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Mc", "Me", "Cc", "Cf")


LETTER = "n"


def is_nameless(player: Player) -> bool:
    """Whether the id stands in place of the id of a person whose data was deleted."""
    return player.startswith(LETTER)


def first_nameless(taken: Collection[Player]) -> Player:
    """Return the first nameless id that is not taken; so most deleted people share one id."""
    return next(nameless for number in count(1) if (nameless := f"{LETTER}{number}") not in taken)


def fingerprint(guild_id: int, player: Player) -> Player:
    """Return a nameless id for one person on one server, by which the person's ban is found."""
    digest = hashlib.sha256(f"{guild_id}:{player}".encode()).hexdigest()
    return f"{LETTER}{digest[:32]}"


def named_in(state: TableState) -> set[Player]:
    """Return all players named in the state of a table, also computers and nameless ids."""
    match = state.match
    players = {state.host, *(seat.player for seat in state.seats)}
    players.update(match.players, match.standing, match.winners)
    players.update(match.scores, match.paid, match.titles, state.champions, state.line)
    players.update(*state.votes.values(), state.votes)
    players.update(state.deadlines.given_by, filter(None, [state.host_before]))
    players.update(filter(None, [state.stop.by]), state.stop.agreed, state.stop.declined)
    return players | ({match.dealer} if match.dealer is not None else set())


def forgotten(state: TableState, player: Player, nobody: Player) -> TableState:
    """Return the table with a nameless id in place of a deleted player, whose votes are void."""
    votes = {target: tuple(p for p in by if p != player) for target, by in state.votes.items()}
    return replace(
        state,
        host=nobody if state.host == player else state.host,
        host_before="" if state.host_before == player else state.host_before,
        deadlines=replace(
            state.deadlines, given_by=tuple(p for p in state.deadlines.given_by if p != player)
        ),
        match=state.match.handed(player, nobody),
        seats=tuple(
            replace(seat, player=nobody) if seat.player == player else seat for seat in state.seats
        ),
        votes={target: by for target, by in votes.items() if by and target != player},
        champions=tuple(champion for champion in state.champions if champion != player),
        line=tuple(waiting for waiting in state.line if waiting != player),
        stop=_stop_without(state.stop, player),
        upcoming=replace(
            state.upcoming,
            words={
                cutter: word for cutter, word in state.upcoming.words.items() if cutter != player
            },
        ),
    )


def _stop_without(stop: StopRequest, player: Player) -> StopRequest:
    """Return the request to stop a deal without this person; no request if it is their own."""
    if stop.by == player:
        return StopRequest()
    agreed, declined = (
        tuple(person for person in some if person != player)
        for some in (stop.agreed, stop.declined)
    )
    return replace(stop, agreed=agreed, declined=declined)
