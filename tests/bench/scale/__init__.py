"""What the figures of SCALE.md rest on: what deals take of a database, and servers of memory."""
