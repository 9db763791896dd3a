"""What can be played together: each shape a few lines; a ladder lists those that a game plays."""
