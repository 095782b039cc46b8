"""How a claim stands in its evidence: told as true, denied, or only supposed."""
