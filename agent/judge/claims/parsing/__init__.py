"""Dependency parses, mended, and the clauses cut out of them; forms of English words."""
