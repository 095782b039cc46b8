"""Tables of every format, row by row."""
