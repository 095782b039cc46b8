"""Revision: failing claims made to say what the evidence says, and nothing else changed."""
