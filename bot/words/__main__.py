"""``python -m bot.words``: how much of all that players read each language has."""

from bot.words.coverage import table

print(table())
