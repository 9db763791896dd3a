"""What can be played together: each choice as it shows at the table (catalogue 3.G to 3.K)."""
