"""What rules of the evidence say of the case that a claim speaks of: bands, limits, periods."""
