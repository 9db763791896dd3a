"""The pack of a game: cards, high cards and suits."""
