"""Audit records: built from reports, chained by hash, kept in SQLite."""
