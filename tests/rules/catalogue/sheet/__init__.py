"""Rule sheets say what the rules do, for any mixture of options."""
