"""Drafting: statements of the documents, those that answer a question, and a draft of them."""
