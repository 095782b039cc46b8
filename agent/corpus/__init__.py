"""Documents in, evidence out: loading, chunking, storage and hybrid search."""
