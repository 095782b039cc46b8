"""The catalogue of a workspace as it is stored: documents, chunks, vectors and full text."""
