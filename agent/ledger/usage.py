"""The usage of a run, from what each role spent and how long each stage took."""

from collections.abc import Mapping

from agent.domain.report import Usage
from agent.domain.spending import RoleUsage


def usage(spent: Mapping[str, RoleUsage], stages_ms: Mapping[str, float], claims: int) -> Usage:
    """Return the run's usage; ``claims`` is the number that the figures a claim divide by."""
    roles = spent.values()
    cost = None if any(r.unpriced_calls for r in roles) else sum(r.cost_usd for r in roles)
    total = sum(stages_ms.values())
    figures: dict[str, float | None] = {
        "model_calls": sum(r.model_calls for r in roles),
        "tokens_in": sum(r.tokens_in for r in roles),
        "tokens_out": sum(r.tokens_out for r in roles),
        "cost_usd": cost,
        "total_ms": total,
    }
    judged = sum(r.claims for r in roles)
    shares = {k: None if v is None else v / claims for k, v in figures.items()} if claims else {}
    return Usage(
        model_calls=sum(r.model_calls for r in roles),
        cached_calls=sum(r.cached_calls for r in roles),
        tokens_in=sum(r.tokens_in for r in roles),
        tokens_out=sum(r.tokens_out for r in roles),
        cost_usd=cost,
        stages_ms=dict(stages_ms),
        total_ms=total,
        by_role=dict(spent),
        per_claim=shares,
        escalation_rate=sum(r.escalated for r in roles) / judged if judged else None,
    )
