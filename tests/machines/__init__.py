"""Several bots on one PostgreSQL database, each in a process of its own."""
