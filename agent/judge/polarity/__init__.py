"""Negation, modality, direction, quantifiers, hedges and time of a claim against its evidence."""
