"""Whether a computed number may be the one that the claim gives, by what is told of both."""
