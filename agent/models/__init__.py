"""Local and remote models: loading, weights with their cards."""
