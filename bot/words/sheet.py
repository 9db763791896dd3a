"""The rules of a table in plain words: a lobby line, lines for single rules, and the sheet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.discord import limits
from bot.words.rulebook import game_line, game_title, of_rules, question
from bot.words.rulebook import sentence as translated
from bot.words.speech import Speech, marked, paged
from bot.words.values import shown
from rules.catalogue import OPTIONS, full
from rules.catalogue.sheet import sections, sentence
from rules.catalogue.sheet import summary as in_two_lines

PAGE = limits.TEXT - 400  # most characters of a page, which shares the message with other text


def in_short(speech: Speech, preset: str, changed: Mapping[str, str]) -> str:
    """Return a line for the lobby: the number of changed rules, or else the preset's own line.

    Options that one line of `changed_rules` tells together count as one rule.
    """
    if not changed:
        return game_line(speech, preset)
    return speech.say("house-rules", count=len(changed_rules(speech, preset, changed)))


def changed_rules(speech: Speech, preset: str, changed: Mapping[str, str]) -> list[str]:
    """Return each rule that differs from the preset, as a short line, in the catalogue's order."""
    choices = full(preset, changed)
    return list(dict.fromkeys(chip(speech, key, choices) for key in choices if key in changed))


def chip(speech: Speech, option: str, choices: Mapping[str, str]) -> str:
    if option not in OPTIONS:
        return f"{option}={choices[option]}"
    line = sentence(option, choices) or sentence(OPTIONS[option].told_by or option, choices)
    if line:
        return translated(speech, line)
    answer = speech.say("as-sentence", said=shown(speech, option, choices[option]))
    # both are whole sentences
    return f"{question(speech, option, choices)} {answer[:1].upper()}{answer[1:]}"


def fitting(speech: Speech, lines: list[str], room: int) -> list[str]:
    """Return the first lines within `room` characters, and a line with the number of the others."""
    shown_lines: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return [
                *shown_lines,
                speech.say("editor-and-more", count=len(lines) - len(shown_lines)),
            ]
        shown_lines.append(line)
    return shown_lines


def sheet(speech: Speech, preset: str, changed: Mapping[str, str]) -> list[str]:
    """Return the pages of the rule sheet: the title, the summary, changed rules, then all rules."""
    parts = [
        speech.say("sheet-title", game=game_title(speech, preset)),
        *summary(speech, preset, changed),
    ]
    if not changed:
        parts.append(speech.say("as-sentence", said=game_line(speech, preset)))
    parts += [marked(speech, "✎", rule) for rule in changed_rules(speech, preset, changed)]
    for title, lines in sections(preset, changed):
        heading = speech.say("as-sentence", said=of_rules(speech, "section", title))
        parts.append(
            speech.say("between-sentences").join(
                [f"**{heading}**", *(translated(speech, line) for line in lines)]
            )
        )
    return paged(parts, PAGE)


def summary(speech: Speech, preset: str, changed: Mapping[str, str]) -> list[str]:
    """Return two lines on a game with these changes: the goal, and the way to reach the goal."""
    between = speech.say("between-sentences")
    return [
        between.join(translated(speech, part) for part in parts)
        for parts in in_two_lines(preset, changed)
        if parts
    ]


ONE = 300  # most characters of a reason, which may quote typed text
ALL = 900  # most characters of all reasons; no fact may have more than a thousand


def reasons(speech: Speech, wrong: Iterable[str]) -> str:
    """Return the reasons in one text; if too many, the first ones and the number of the others."""
    texts = [
        reason if len(reason) <= ONE else f"{reason[: ONE - 1]}…"
        for reason in (translated(speech, reason) for reason in wrong)
    ]
    return speech.say("between-sentences").join(fitting(speech, texts, ALL))
