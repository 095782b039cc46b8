"""Which words a quantity belongs to, and whether it is asserted or only supposed."""
