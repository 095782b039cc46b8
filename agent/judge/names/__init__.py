"""Names, versions, standards and identifiers of a claim against its evidence."""
