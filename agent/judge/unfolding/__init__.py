"""Evidence unfolded: what *respectively*, *the former* and *the latter* stand for, put in words."""
