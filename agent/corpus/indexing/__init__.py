"""Index runs: what changed is read, embedded and stored."""
