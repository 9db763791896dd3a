"""Runtime of the open tables: each change is decided, stored, then shown; timers run here."""
