"""Why an action is refused: one sentence each, in the words of the game."""

WHY = {
    "over": "This deal is over.",
    "not_your_turn": "It is not your turn.",
    "out": "You have no cards left: you are out of this deal.",
    "passed": "You passed: this trick is closed to you.",
    "not_now": "That cannot be done now.",
    "no_cards": "Pick at least one card.",
    "not_held": "You do not hold {cards}.",
    "no_combination": "{cards} is not a combination in this game.",
    "does_not_beat": "{cards} does not beat {top}.",
    "wrong_number": "Play as many cards as {top}: {asked}, not {number}.",
    "must_lead": "You lead: play something.",
    "opening_card": "The first play of this deal must include {card}.",
    "give_count": "Give {count} of your cards, not {number}.",
    "nothing_to_give": "You owe nobody a card.",
    "give_held": "You can only give cards that you hold.",
}
