"""Domain of a table, its people and their preferences: plain data, and pure changes of it."""
