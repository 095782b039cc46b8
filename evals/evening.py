"""Weights for claims of which the true ones alone were reworded (extra `hf`)."""

from collections.abc import Mapping, Sequence

import numpy as np

from evals.boosting import Floats
from evals.metrics import Bools

LEXICAL = (
    "overlap in_order coverage sentence clause window similarity nearest overlap_worst".split()
)
"""What tells how far claim and evidence share their words."""
HEAVIEST = 6.0  # most that evening out may weigh a row


def evened(claims: Sequence[Mapping[str, float]], truth: Bools) -> Floats:
    """Return weights of mean 1 under which shared words tell nothing of a claim's label.

    Each claim weighs as much as its label is rare among claims that share as many words with their
    evidence (inverse propensity: Rosenbaum and Rubin 1983, "The central role of the propensity
    score"), but at most ``HEAVIEST``. For claims whose authors reworded the true ones alone.

    Args:
        claims: the features of each.
        truth: whether each is labelled as supported; there are both kinds.
    """
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    shared = np.array([[claim[name] for name in LEXICAL] for claim in claims])
    scaled = StandardScaler().fit_transform(shared)
    odds = LogisticRegression(max_iter=500).fit(scaled, truth).predict_proba(scaled)[:, 1]
    share = truth.mean()
    weights = np.minimum(np.where(truth, share / odds, (1 - share) / (1 - odds)), HEAVIEST)
    found: Floats = weights / weights.mean()
    return found
