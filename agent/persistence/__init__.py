"""Checkpoints and the store of LangGraph: SQLite under the home, or PostgreSQL by URL."""
