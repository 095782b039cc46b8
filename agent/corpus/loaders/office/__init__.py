"""Word documents and slides."""
