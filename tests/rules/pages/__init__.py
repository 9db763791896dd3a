"""Each reads like the page of one game and quotes it, sentence by sentence."""
