"""Pages of finished deals give the reason for each deal that is not rated."""

from __future__ import annotations

import pytest

from bot.standing.tallies import MOST_A_DAY, Counted
from bot.store.history import PastDeal, Spot
from bot.words import LANGUAGES
from bot.words.speech import Speech
from cogs.table.history import _unrated


def past(why: Counted) -> PastDeal:
    return PastDeal(
        Spot(1, 2, 0, mine=False), 3, 4, "president_basic", 1, 5.0, why, (), True, (), 6, None
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_not_to_rate_a_deal_has_words_of_its_own(language: str) -> None:
    speech = Speech(language)
    said = {why: "".join(_unrated(speech, past(why))) for why in Counted}
    assert said[Counted.RATED] == ""
    assert len({*said.values()}) == len(Counted)
    assert str(MOST_A_DAY) in said[Counted.SAME_PEOPLE]
