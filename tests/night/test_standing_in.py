"""Cards that a message names: neither cards that jokers stand for, nor cards in rules."""

from __future__ import annotations

from typing import Any

from bot.words.primer import primer
from bot.words.rulebook import of_rules
from bot.words.speech import LANGUAGES, Speech
from rules.catalogue.presets import PRESETS
from tests.night.standing_in import named, primers


def message(content: str, *controls: dict[str, Any]) -> dict[str, Any]:
    """Return a message of these words and controls."""
    ids = {"id": "1", "channel_id": "2", "content": content}
    return ids | {"components": [{"type": 1, "components": [*controls]}]}


def control(kind: int, custom_id: str, **more: object) -> dict[str, Any]:
    return {"type": kind, "custom_id": custom_id, **more}


def test_a_card_that_another_one_may_stand_for_is_not_named() -> None:
    assert named(message("Play 9♦ red joker=9♠ · K♣"), []) == {"9♦", "red joker", "K♣"}
    assert named(message("3♦=7 of hearts"), []) == {"3♦"}
    meaning = control(2, "play:1:4.12:2000000000000000.1", label="9♠ · Pair")
    assert named(message("", meaning), []) == {"red joker"}
    select = control(3, "select-stand:1:4.12:2000000000000000.1", placeholder="What?")
    options = [{"label": "9♠", "value": "1", "default": False}]
    assert named(message("", select | {"options": options}), []) == {"red joker"}


def test_declared_card_is_no_real_card_after_the_play() -> None:
    told = message("Beat **9♦ red joker as 9♦ 9♠** by Ben")
    assert named(told, [{"9♦", "9♠"}]) == {"9♦", "red joker"}
    assert named(told, []) == named(told, [{"9♦", "9♥"}]) == {"9♦", "red joker", "9♠"}
    refused = message("You need 2 cards to beat 9 of diamonds red joker as 9 of spades, not 1.")
    assert named(refused, [{"9♦", "9♠"}]) == {"9♦", "red joker"}
    assert named(refused, [{"9♦", "9♥"}]) == {"9♦", "red joker", "9♠"}


def test_a_card_that_a_rule_speaks_of_is_not_named() -> None:
    assert named(message("### Deuces\n-# • The black joker is higher.\n3♦"), []) == {"3♦"}


def test_a_card_that_the_line_of_a_preset_speaks_of_is_not_named() -> None:
    about = PRESETS["bigtwo_tiki"].about
    assert "2♠" in about
    for language in LANGUAGES:
        line = of_rules(Speech(language), "preset", about)
        assert named(message(f"### Deuces\n-# {line}\n3♦"), []) == {"3♦"}
    assert named(message("only the 2♠ is his"), []) == {"2♠"}


def test_tiles_are_called_by_their_numbers() -> None:
    said = "You played **1 of clubs**, **13 of diamonds and hearts** and **10 of spades**."
    assert named(message(said), []) == {"A♣", "K♦", "K♥", "10♠"}


def test_order_of_ranks_at_a_first_hand_names_no_card_but_one_beside_is_named() -> None:
    lines = primer("doudizhu_denexa", (), 3, False, ("en", False, False))
    told = primers("doudizhu_denexa", {}, 3)
    assert named(message(lines), []) == {"red joker", "black joker"}
    assert named(message(f"{lines}\n3♦"), [], told) == {"3♦"}
    assert named(message(f"{lines}\nred joker"), [], told) == {"red joker"}
    changed = lines.replace(" > 2", " > 2♠")
    assert named(message(changed), [], told) == {"red joker", "black joker", "2♠"}
    assert "red joker" in named(message(lines), [], primers("bigtwo_basic", {}, 4))
