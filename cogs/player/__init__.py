"""What a player chooses for themselves."""
