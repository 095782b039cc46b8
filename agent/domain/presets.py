"""Named policies: what they change of the defaults."""

from collections.abc import Mapping
from typing import Any

PRESETS: Mapping[str, Mapping[str, Any]] = {
    "balanced": {},
    "strict": {
        "gates": {"min_coverage": 0.95, "max_unsupported_rate": 0.0},
        "max_revisions": 3,
        "strict_sentences": True,
        "confidence_formula": "penalised",
        "supported_above": 0.85,
        "weak_strategy": "qualify",
        "risk": {
            "medium": 0.15,
            "high": 0.35,
            "actions": {"low": "pass", "medium": "flag", "high": "review"},
        },
    },
    "lenient": {
        "gates": {
            "min_coverage": 0.7,
            "max_critical_not_found": 1,
            "max_unsupported_rate": 0.2,
        },
        "max_revisions": 1,
        "supported_above": 0.7,
        "weak_above": 0.4,
        "unsupported_strategy": "qualify",
        "weak_strategy": "keep",
        "risk": {"medium": 0.35, "high": 0.7},
    },
}


def merged(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``base`` with the values of ``over``; mappings in both are merged."""
    result = dict(base)
    for key, value in over.items():
        old = result.get(key)
        both = isinstance(old, Mapping) and isinstance(value, Mapping)
        result[key] = merged(old, value) if both else value  # type: ignore[arg-type]
    return result


def leaves(values: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """Return the innermost values by their dotted paths."""
    found: dict[str, Any] = {}
    for key, value in values.items():
        if isinstance(value, Mapping) and value:
            found |= leaves(value, f"{prefix}{key}.")
        else:
            found[prefix + key] = value
    return found
