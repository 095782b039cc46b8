"""Lists of things with their values, told for what a claim says of all of them together."""
