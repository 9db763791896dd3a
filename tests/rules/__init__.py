"""The rules read as their pages do; every test quotes the page it holds to."""
