"""Evaluations: how right and how fast Affidavit is, and the training of its judge."""
