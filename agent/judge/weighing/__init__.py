"""Weighing: from the readings and findings of all windows of a claim to an opinion on it.

Each window is scored by what model and rules say of it (`entailed`, `scoring`); the one that
speaks most for the claim is held against the one that speaks most against it (`opinion`), and a
fitted calibration turns that into probabilities (`boosting`, `confidence`).
"""
