"""What cards can be played together, and which plays beat other kinds."""
