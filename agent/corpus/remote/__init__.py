"""The index beyond one machine: catalogue and words in PostgreSQL, vectors on a Chroma server."""
