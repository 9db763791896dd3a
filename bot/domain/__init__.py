"""What a table, its people and their wishes are: plain data, and pure changes of it."""
