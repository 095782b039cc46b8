"""Confidence: calibrated probabilities of a claim, and the formula for judges without them."""

import math
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from agent.domain.base import Frozen
from agent.domain.evidence import Entailment
from agent.domain.finding import Outcome
from agent.domain.policy import LevelScores
from agent.judge.lexical import in_order
from agent.judge.scoring import Scored

CALIBRATION = Path(__file__).with_name("calibration.json")
EPSILON = 1e-3
QUOTED = 0.9  # share of words in order from which a claim is a quotation
RULES = ("numbers", "names", "polarity")


class Calibration(Frozen):
    """Multinomial logistic regression over ``features``, fitted on development data."""

    features: tuple[str, ...]
    support: tuple[float, ...]
    neutral: tuple[float, ...]
    contradict: tuple[float, ...]

    def probabilities(self, values: Mapping[str, float]) -> Entailment:
        """Return the class probabilities for one claim; ``values`` holds every feature."""
        row = [values[name] for name in self.features]
        scores = [
            sum(w * v for w, v in zip(weights, row, strict=True))
            for weights in (self.support, self.neutral, self.contradict)
        ]
        top = max(scores)
        odds = [math.exp(s - top) for s in scores]
        support, neutral, contradict = (o / sum(odds) for o in odds)
        return Entailment(support=support, neutral=neutral, contradict=contradict)


@lru_cache(maxsize=1)
def calibration() -> Calibration:
    """Return the committed calibration (``calibration.json`` beside this module)."""
    return Calibration.model_validate_json(CALIBRATION.read_text("utf-8"))


def logit(probability: float) -> float:
    """Return ln(p / (1 - p)), the probability held inside [0.001, 0.999]."""
    held = min(max(probability, EPSILON), 1 - EPSILON)
    return math.log(held / (1 - held))


def features(  # noqa: PLR0913 - all that a claim is weighed by
    claim: str,
    best: Scored,
    worst: Scored,
    coverage: float,
    *,
    elsewhere: bool,
    nearest: float = 0.0,
    bonded: float = 0.0,
) -> dict[str, float]:
    """Return the features of one claim.

    Args:
        claim: its text.
        best: the window that supports most.
        worst: the window that contradicts most.
        coverage: share (0–1) of the claim's content words that the windows hold together.
        elsewhere: whether ``worst`` is of other documents than ``best``.
        nearest: cosine of the window most similar to the claim.
        bonded: the most that a window without objections keeps of the claim's words and bonds.
    """
    order = in_order(claim, best.window.premise)
    values = {
        "bias": 1.0,
        "support": logit(best.entailment.support),
        "contradict": logit(worst.entailment.contradict),
        "contradict_at_best": logit(best.entailment.contradict),
        "contradict_elsewhere": max(logit(worst.entailment.contradict), 0.0) * elsewhere,
        "overlap": best.overlap,
        "overlap_worst": worst.overlap,
        "coverage": coverage,
        "in_order": order,
        "quoted": float(order >= QUOTED and not best.doubted),
        "similarity": best.similarity,
        "nearest": nearest,
        "sure_nearest": 0.0 if best.doubted else nearest,
        "derived": float(best.derived),
        "bonded": bonded,
    }
    values |= agreed(best)
    for rule in RULES:
        for outcome in (Outcome.MATCH, Outcome.MISSING):
            values[f"{rule}_{outcome}"] = float(best.outcome(rule) is outcome)
        values[f"{rule}_conflict"] = float(worst.outcome(rule) is Outcome.CONFLICT)
    return values


def agreed(best: Scored) -> dict[str, float]:
    """Return the features that tell how far the best window says what the claim says."""
    has, sure = best.agreement, float(not best.doubted)
    support = logit(best.entailment.support)
    numbers = float(best.outcome("numbers") is Outcome.MATCH)
    return {
        "sure": sure,
        "sure_support": sure * support,
        "sure_window": sure * has.window,
        "sure_numbers": sure * numbers * has.window,
        "derived_window": best.derived * has.window,
        "window": has.window,
        "sentence": has.sentence,
        "clause": has.clause,
        "aligned": has.aligned,
        "least": has.least,
        "sure_least": sure * has.least,
        "stated": float(best.stated),
        "scattered": has.window - has.clause,
        "all_said": sure * (has.sentence == 1.0),
    }


def level_confidence(
    scores: LevelScores, level: str, sources: int, similarity: float, *, inferred: bool
) -> float:
    """Return the confidence (0–1) of a judge that only yields a level.

    The base is 0.85 for full, 0.6 for partial, 0 for none; + 0.05 for each further independent
    source up to three; + 0.05 when the mean similarity exceeds 0.85; - 0.1 when inference is
    needed (specification, section 4; the numbers are policy).

    Args:
        scores: the policy's numbers.
        level: ``full``, ``partial`` or ``none``.
        sources: independent sources that support the claim.
        similarity: mean cosine of the supporting quotes.
        inferred: whether the claim is implied rather than stated.
    """
    base = {"full": scores.full, "partial": scores.partial, "none": scores.none}[level]
    if level == "none":
        return base
    base += scores.per_source * min(max(sources - 1, 0), scores.max_extra_sources)
    base += scores.similarity_bonus * (similarity > scores.similarity_above)
    base -= scores.inference_penalty * inferred
    return min(max(base, 0.0), 1.0)
