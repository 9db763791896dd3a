"""What is played with: each choice as it shows at the table (catalogue 3.A, 3.B)."""
