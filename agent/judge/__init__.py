"""The judge: claims, matching, entailment, strict rules and verdicts."""
