"""Which cards make a combination, and which of two is higher."""
