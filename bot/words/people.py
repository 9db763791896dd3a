"""Names of people in texts: the names by which people are known where the text is shown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from babel.lists import format_list

from bot.domain.computers import computer
from bot.domain.names import Name, is_nameless, likeness
from bot.domain.preferences import Hidden
from bot.words.speech import PersonName, Speech, escaped, of_person
from rules.match.match import Player

COLUMNS = 24  # greatest width of a person's name; a line may hold several names
WIDE = 33  # greatest width of a user name with its @
LISTS = {"en": "en-001"}  # the locale of lists, where it is not the language: no comma before "and"
DIGITS = 4  # number of the last digits of an id, which replace an unknown name


def naming(speech: Speech, names: Mapping[Player, str]) -> Speech:
    """Return the speech with these names of people, escaped; all other people are unknown.

    People whose names look alike are distinguished by the fields of `Name`.
    """
    return replace(speech, names=_distinguished(names))


def named(speech: Speech, player: Player) -> str:
    """Return the escaped name of a person or a computer.

    A hidden, nameless or unknown person has a phrase instead. The name is no mention, because a
    client shows the mention of a person that it does not know as a number.
    """
    if computer_player := computer(player):
        return speech.say("computer", name=computer_player.name)
    if is_nameless(player):
        return speech.say("nameless")
    if called := speech.names.get(player):
        hidden = called.hidden is not Hidden.NO
        return speech.say(f"hidden-{called.hidden}") if hidden else f"{called.text}{called.mark}"
    return speech.say("player-unknown", digits=player[-DIGITS:])


def name_list(speech: Speech, names: Sequence[str], most: int | None = None) -> str:
    """Return names as a list in words; of more than `most` names, the first ones and a number.

    >>> name_list(Speech(), ["Dev", "Ben", "Eve"]), name_list(Speech(), ["Dev", "Ben", "Eve"], 1)
    ('Dev, Ben and Eve', 'Dev and 2 more')
    """
    left_out = len(names) - most if most else 0
    if left_out > 0:
        shown = speech.say("between-words").join(names[:most])
        return speech.say("names-and-more", names=shown, count=left_out)
    locale = LISTS.get(speech.language, speech.language)
    return format_list(list(names), locale=locale.replace("-", "_"))


def players_list(speech: Speech, players: Iterable[Player], most: int | None = None) -> str:
    return name_list(speech, [named(speech, player) for player in players], most)


def drawn_name(speech: Speech, player: Player) -> str:
    """Return the plain name of a person or a computer for pictures; "" where it is unknown."""
    if computer_player := computer(player):
        return computer_player.name
    called = speech.names.get(player)
    return called.plain if called else ""


def labelled(speech: Speech, player: Player) -> str:
    """Return the plain name of a player, with its mark; the phrase of texts where it is unknown.

    >>> labelled(naming(Speech(), {"7": Name("a_b", "ana")}), "7")
    'a_b'
    """
    name, called = drawn_name(speech, player), speech.names.get(player)
    mark = called.mark.replace("\\", "") if called else ""
    return f"{name}{mark}" if name else named(speech, player)


def shorter_lists(speech: Speech, names: Sequence[str]) -> tuple[str, ...]:
    """Return the list of all names, and those of fewer and fewer names with a count of the others.

    >>> shorter_lists(Speech(), ["Dev", "Ben", "Eve"])
    ('Dev, Ben and Eve', 'Dev, Ben and 1 more', 'Dev and 2 more')
    """
    return tuple(name_list(speech, names, most) for most in range(len(names), 0, -1))


def is_hidden(speech: Speech, player: Player) -> bool:
    """Whether texts hide the name of this player."""
    called = speech.names.get(player)
    return called is not None and called.hidden is not Hidden.NO


def mentioned(speech: Speech, player: Player) -> str:
    """Return a mention, which shows the name, and the mark that distinguishes equal names."""
    called = speech.names.get(player)
    return f"<@{player}>{called.mark if called else ''}"


def _distinguished(names: Mapping[Player, str]) -> dict[Player, PersonName]:
    """Return the name of each person, with a mark where another person's name looks alike.

    A name with its mark may look like a name without a mark, which then gets a mark as well.
    """
    unseen = {
        player: PersonName("", hidden=name.hidden)
        for player, name in names.items()
        if isinstance(name, Name) and name.hidden is not Hidden.NO
    }
    plain = {player: of_person(name) for player, name in names.items() if player not in unseen}
    called = {
        player: PersonName(text, plain=name)
        for player, name in plain.items()
        if (text := escaped(name, COLUMNS))
    }
    for _ in range(len(called)):
        alike = defaultdict[str, list[Player]](list)
        for player, name in called.items():
            alike[likeness((name.text + name.mark).replace("\\", ""))].append(player)
        same = [group for group in alike.values() if len(group) > 1]
        if not any(not called[player].mark for group in same for player in group):
            break
        for group in same:
            marks = _marks({player: names[player] for player in group})
            called |= {player: replace(called[player], mark=mark) for player, mark in marks.items()}
    return called | unseen


def _marks(names: Mapping[Player, str]) -> dict[Player, str]:
    """Return a mark for each of these names, which look alike: the best one that no other has."""
    ways = {player: _ways(player, name) for player, name in names.items()}
    marks: dict[Player, str] = {}
    for player, own in ways.items():
        others = {way for other, theirs in ways.items() if other != player for way in theirs}
        marks[player] = f" ({next((way for way in own if way not in others), player)})"
    return marks


def _ways(player: Player, name: str) -> list[str]:
    """Return the possible marks of a person, the best first: seat, user name, end of the id."""
    ways = [player[-DIGITS:]]
    if isinstance(name, Name) and name.user:
        ways.insert(0, escaped(f"@{of_person(name.user)}", WIDE))
    if isinstance(name, Name) and name.seat is not None:
        ways.insert(0, str(name.seat))
    return ways
