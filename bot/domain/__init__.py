"""What a table, its people and their preferences are: plain data, and pure changes of it."""
