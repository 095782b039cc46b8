"""Search by vectors: exact in memory, in Chroma folders, and by codes."""
