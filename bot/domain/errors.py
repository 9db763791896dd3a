"""Refusals by a table: a key and facts as data. `bot.words.why` puts them into words."""

from __future__ import annotations


class Named(str):
    """The id of a player, shown as the player's name.

    For example, the host in the sentence of a refusal::

        raise Refusal("only-host", host=Named(state.host))
    """


class GameTitle(str):
    """The key of a preset, shown as its title.

    For example, the game that the table cannot change to::

        raise Refusal("swap-too-many", game=GameTitle(state.preset), most=most, who=people)
    """


class FamilyTitle(str):
    """The key of a family of games, shown as its title.

    For example, a game that the server does not allow, and those that it allows::

        allowed = tuple(map(FamilyTitle, settings.families))
        raise Refusal("game-not-here", game=FamilyTitle(family), allowed=allowed)
    """


class ChannelLink(int):
    """The id of a channel, shown as a link.

    For example, the channels of a host's open tables::

        where = tuple(map(ChannelLink, channels))
        raise Refusal("hosts-enough", most=settings.most_hosted, where=where)
    """


class Quoted(str):
    """A text that a person typed, shown with its markdown escaped.

    For example, the reason that an admin gave for a ban::

        Refusal("banned-because", reason=Quoted(ban.reason))
    """


class Reasons(tuple[str, ...]):
    """Sentences of the rules, shown one after the other.

    For example, every contradiction in house rules::

        if wrong := contradictions(preset, changed):
            raise Refusal("rules-clash", why=Reasons(wrong))
    """


Fact = str | int | tuple[str | int, ...]  # a tuple is shown as a list


class Refusal(Exception):
    """A refusal by the table, shown privately and with a reason; nothing has changed.

    `key` names the sentence.

    For example, the form for a ban, shown again with the reason::

        try:
            await ask_about(context, int(typed))
        except Refusal as refused:
            await show_bans(context, told=why(context.speech, refused))
    """

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts
