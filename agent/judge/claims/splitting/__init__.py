"""A parsed sentence into its atomic clauses."""
