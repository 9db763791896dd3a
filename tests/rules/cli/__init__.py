"""What other programs ask of python -m rules, and deals written as text."""
