"""The nodes: read state, call one port or rule, return an update."""
