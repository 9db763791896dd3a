"""What is played with: the pack, high cards and suits."""
