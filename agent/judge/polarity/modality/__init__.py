"""Modality: how firmly something is told, and who must or may.

The force of two clauses (must, should, may) is compared, and whether the evidence only supposes,
disowns or awaits what the claim tells flatly.
"""
