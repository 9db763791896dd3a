"""The match: seats, places, titles and payments from deal to deal, until a player has won."""
