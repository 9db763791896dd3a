"""How people use the playground: what they see, press and type, on the page or in a test."""
