"""The number rule: quantities of a claim are held against quantities of its evidence."""
