"""Wild cards, powers, revolutions: each choice as it shows at the table (3.A, 3.M, 3.N)."""
