"""Texts for achievements: emojis, names, and the lines in the results of a deal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from bot.domain.achievements import GAMES, Achievement
from bot.store.achievements import Earned
from bot.words.rulebook import ladder_title
from bot.words.speech import Speech
from cogs.core.people import named
from rules.match.match import Player

PEOPLE, NAMED = (
    2,
    1,
)  # most lines in the results of a deal; most achievements in each line, for a phone
SIGNS = {
    Achievement.PRESIDENT: "🎩",
    Achievement.BIG_TWO: "✌️",
    Achievement.DAIFUGO: "🏯",
    Achievement.THIRTEEN: "🍀",
    Achievement.LANDLORD: "🌾",
    Achievement.BIG_THREE: "🎯",
    Achievement.ALL_GAMES: "🌍",
    Achievement.RISE: "🚀",
    Achievement.ROW: "🔥",
    Achievement.COMEBACK: "🌅",
    Achievement.GIANT: "🏹",
    Achievement.RETURN: "🛬",
    Achievement.ALONE: "🐺",
    Achievement.PARTNER: "🤝",
    Achievement.CROWD: "🎪",
    Achievement.BOMB: "💣",
    Achievement.CHOP: "🪓",
    Achievement.REVOLUTION: "🔄",
    Achievement.LOW: "🐜",
    Achievement.EAGER: "🏃",
    Achievement.PATIENT: "🐢",
    Achievement.CLOSE: "📸",
    Achievement.SHUTOUT: "🚪",
    Achievement.FINISH: "🎆",
}


def signed(speech: Speech, kind: Achievement) -> str:
    """Return the emoji and the name of an achievement."""
    return f"{SIGNS[kind]} {speech.say(f'achievement-{kind}')}"


def earned_lines(speech: Speech, earned: Iterable[Earned]) -> list[str]:
    """Return one line a person, of the first PEOPLE, with their achievements and the reasons."""
    found: dict[Player, list[Achievement]] = defaultdict(list)
    for one in earned:
        found[one.player].append(one.kind)
    lines = [
        speech.say("achievement-earned", who=named(speech, player), names=_some(speech, kinds))
        for player, kinds in [*found.items()][:PEOPLE]
    ]
    left_out = len(found) - len(lines)
    return [*lines, speech.say("people-more", count=left_out)] if left_out else lines


def _some(speech: Speech, kinds: Sequence[Achievement]) -> str:
    """Return at most NAMED achievements with their reasons, and the number of the others.

    Achievements for a first win in a game come last, since the other kinds are rarer.
    """
    rarest = sorted(kinds, key=lambda kind: kind in GAMES)
    names = [_with_reason(speech, kind) for kind in rarest[:NAMED]]
    if len(rarest) > NAMED:
        names.append(speech.say("achievements-more", rest=speech.written(len(rarest) - NAMED)))
    return speech.say("between-words").join(names)


def _with_reason(speech: Speech, kind: Achievement) -> str:
    name, why = speech.say(f"achievement-{kind}"), why_earned(speech, kind)
    return speech.say("achievement-earned-why", name=name, why=why)


def why_earned(speech: Speech, kind: Achievement) -> str:
    """Return the reason for which a person has an achievement: won with a bomb."""
    if kind in GAMES:
        return speech.say("achievement-why-of-game", game=ladder_title(speech, kind))
    return speech.say(f"achievement-why-{kind}")
