"""The score of a person at the deal of a day: in a sentence, and as a text to share.

The own result and the average of the computers stand side by side, as numbers of one kind. The text
to share has a square for each trick and no card.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from discord import ButtonStyle

from bot.app import App
from bot.domain.boards import Decided, Scored, decided, scored
from bot.domain.daily_deal import DailyDeal, Day, Trick, Try, is_alone, tricks, try_of
from bot.store import Store, Unreadable
from bot.words import Number
from bot.words.numbers import day_of_year
from bot.words.rulebook import game_title
from bot.words.speech import Speech
from cogs.core.components import TableButton, button
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.people import medal
from rules.catalogue import full
from rules.catalogue.families import LANDLORDS
from rules.catalogue.presets import resolved
from rules.match.match import Player

SQUARES = {Trick.OWN: "🟩", Trick.OTHER: "⬜", Trick.OUT: "🏁"}
IN_A_ROW = 10  # squares in a line of the text to share


class Measure(StrEnum):
    """Measure by which a result of a game is told.

    >>> [measure_of(game).value for game in ("president_basic", "thirteen_denexa")]
    ['points', 'wins']
    """

    POINTS = "points"
    PENALTIES = "penalties"
    PLACE = "place"  # the result of the store is the number of players behind
    WINS = "wins"  # the same; all losers share the second place


@dataclass(frozen=True)
class Score:
    """Score of a person who has finished the deal of a day.

    `streak` is the number of days in a row up to this day, 0 if it is no longer known. `tricks` and
    `alone` are those of `bot.domain.daily_deal`; they are missing once the plays are deleted.

    >>> from datetime import date
    >>> deal = DailyDeal(Day(5, date(2026, 11, 27)), "president_basic", 100.0, "", par=(0.46,))
    >>> score = Score(deal, Try("7", 1, 1, worth=1, place=2, out_of=4), streak=2)
    >>> print(score_words(Speech(), score))
    **You came 2nd of 4: +1.** The computers average 0.5 with these cards. 2 days in a row 🔥
    """

    deal: DailyDeal
    mine: Try
    streak: int
    tricks: tuple[Trick, ...] = ()
    alone: bool | None = None


async def present(app: App, guild_id: int) -> tuple[DailyDeal, DailyDeal]:
    """Return a server's deals of today and of the next day, drawn now if they are missing.

    Raises StorageError.
    """
    store, now = app.store.daily, app.clock.now()
    found = await store.current(guild_id, now)
    if found is None:
        secrets = [app.chance.randbytes(32).hex() for _ in range(2)]
        await store.begin(guild_id, now, secrets)
        found = await store.current(guild_id, now)
    assert found is not None
    return found


async def score_of(store: Store, day: Day, player: Player) -> Score | None:
    """Return a person's score of a day; None unless a try is finished. Raises StorageError."""
    deal, tries = await store.daily.deal(day), await store.daily.tries(day)
    mine = try_of(tries, player)
    if deal is None or mine is None or mine.worth is None:
        return None
    streak = await store.daily.streak(day.guild_id, player)
    score = Score(deal, mine, streak.at(day.date) if streak else 0)
    try:
        played = await store.deals.get(mine.deal_id)
        seat = played.players.index(player)
    except (LookupError, ValueError, Unreadable):  # deleted, or of another version
        return score
    squares, alone = tricks(played.events, seat), is_alone(played.events, seat)
    return replace(score, tricks=tuple(squares), alone=alone)


def measure_of(preset: str) -> Measure:
    """Return the measure by which the results of a game are told."""
    how = scored(full(preset))
    if how is Scored.NOTHING:
        return Measure.PLACE if decided(preset) is Decided.BY_PLACE else Measure.WINS
    return Measure.PENALTIES if how is Scored.PENALTIES else Measure.POINTS


def average_of(deal: DailyDeal, out_of: int) -> Number | None:
    """Return what computers make of a deal with so many players; None while unknown.

    A number of the same kind as the results that are shown: points, penalty points, a place, or the
    share of deals won in percent.
    """
    if deal.average is None:
        return None
    match measure_of(deal.preset):
        case Measure.POINTS:
            return Number(deal.average, 1)
        case Measure.PENALTIES:
            return Number(-deal.average, 1)
        case Measure.PLACE:
            return Number(out_of - deal.average, 1)
        case Measure.WINS:
            return Number(100 * (deal.par[0] - (out_of - 2)))


AVERAGES = {Measure.PLACE: "daily-average-place", Measure.WINS: "daily-average-wins"}  # sentences


def average_words(speech: Speech, deal: DailyDeal, out_of: int) -> str:
    """Return a sentence about what computers make of a deal; "" while unknown."""
    average, measure = average_of(deal, out_of), measure_of(deal.preset)
    if average is None:
        return ""
    return speech.say(AVERAGES.get(measure, "daily-average"), average=average)


def score_words(speech: Speech, score: Score) -> str:
    """Return what the person made of the deal, what computers make of it, and the streak."""
    deal, mine = score.deal, score.mine
    average = average_of(deal, mine.out_of)
    said = [_result(speech, score)]
    if measure_of(deal.preset) is Measure.PENALTIES:
        count = -(mine.worth or 0)
        if average is None:
            alone = speech.say("daily-penalties", count=count)
            said.append(speech.say("as-sentence", said=alone))
        else:
            said.append(speech.say("daily-average-penalties", count=count, average=average))
    elif average is not None:
        said.append(average_words(speech, deal, mine.out_of))
    return " ".join([*said, *_streak(speech, score)])


def beside_words(speech: Speech, score: Score) -> str:
    """Return what stands below the results of the deal: the computers' average, and the streak."""
    average = average_words(speech, score.deal, score.mine.out_of)
    return " ".join([*filter(None, [average]), *_streak(speech, score)])


def _result(speech: Speech, score: Score) -> str:
    mine = score.mine
    if measure_of(score.deal.preset) is Measure.POINTS and score.alone is not None:
        landlord = resolved(score.deal.preset)[0] == LANDLORDS
        sides = ("landlord", "farmer") if landlord else ("alone", "others")
        key = f"daily-own-{sides[0 if score.alone else 1]}"
    elif decided(score.deal.preset) is Decided.BY_PLACE:
        points = measure_of(score.deal.preset) is Measure.POINTS
        key = "daily-own-points" if points else "daily-own-place"
    else:
        key = "daily-own-game"
    won, points_won = "yes" if mine.place == 1 else "no", _points(mine)
    return speech.say(key, won=won, place=mine.place, players=mine.out_of, points=points_won)


def _points(mine: Try) -> Number:
    worth = mine.worth or 0
    return Number(worth, signed=worth != 0)


def _streak(speech: Speech, score: Score) -> list[str]:
    return [speech.say("daily-streak", days=score.streak)] if score.streak else []


def result_words(speech: Speech, deal: DailyDeal, mine: Try) -> str:
    """Return a finished try in a word, as on the board of the day: points, place, won or lost."""
    match measure_of(deal.preset):
        case Measure.POINTS:
            return _points(mine).written(speech.language)
        case Measure.PENALTIES:
            return speech.say("daily-penalties", count=-(mine.worth or 0))
        case Measure.PLACE:
            return f"{mine.place}/{mine.out_of}"
        case Measure.WINS:
            return _outcome(speech, mine)


def _outcome(speech: Speech, mine: Try) -> str:
    return speech.say("result-side-won" if mine.place == 1 else "result-side-lost")


def share_text(speech: Speech, score: Score) -> str:
    """Return the lines with which a person shows the score to others, without any card.

    The first line has the date and the game, the second the result, the average of the computers
    behind their sign, and the streak. Then follows a square for each trick.
    """
    deal, mine = score.deal, score.mine
    game = game_title(speech, deal.preset)
    head = speech.say("daily-share", date=day_words(speech, deal.day), game=game)
    by_place = decided(deal.preset) is Decided.BY_PLACE
    place = f"{mine.place}/{mine.out_of}" if by_place else _outcome(speech, mine)
    said = [f"{medal(mine.place if by_place or mine.place == 1 else None)} {place}"]
    measure, average = measure_of(deal.preset), average_of(deal, mine.out_of)
    if measure in (Measure.POINTS, Measure.PENALTIES):
        said.append(result_words(speech, deal, mine))
    if average is not None:
        percent = "%" if measure is Measure.WINS else ""
        said.append(f"🤖 {average.written(speech.language)}{percent}")
    return "\n".join([head, " · ".join([*said, *_streak(speech, score)]), *square_rows(score)])


def square_rows(score: Score) -> list[str]:
    """Return the lines of squares, one for each trick of the deal."""
    squares = [SQUARES[one] for one in score.tricks]
    return ["".join(squares[at : at + IN_A_ROW]) for at in range(0, len(squares), IN_A_ROW)]


def share_button(speech: Speech, day: Day) -> TableButton:
    """Return the main button below a result, which posts it to the channel."""
    label = speech.say("button-daily-share")
    return button("dailypost", NOWHERE, ALWAYS, day.key, label=label, style=ButtonStyle.primary)


def copy_button(speech: Speech, day: Day) -> TableButton:
    """Return the button for a text with the result, to share it in other places."""
    return button("dailycopy", NOWHERE, ALWAYS, day.key, label=speech.say("button-daily-copy"))


def day_words(speech: Speech, day: Day) -> str:
    """Return the date of a day in the language of `speech`."""
    return day_of_year(day.date, speech.language)
