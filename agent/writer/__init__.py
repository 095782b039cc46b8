"""The writer: plans a question, drafts from evidence and revises what failed."""
