"""Units of measure and currencies, and amounts per something: spellings, dimensions, rates."""
