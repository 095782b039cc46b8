"""Impact classes: what a wrong claim would cost the reader."""

import re
from collections.abc import Iterable
from functools import lru_cache

from agent.domain.policy import RiskRules
from agent.domain.prose.calendar import MONTH

OTHER = "other"
PATTERNS = {
    "price": r"[$€£¥]|\b(?:pric|cost|fee|charge|salar|pay|refund|invoice|budget|discount|USD|EUR"
    r"|GBP)\w*",
    "legal": r"\b(?:law|legal|contract|liab|clause|statut|regulat|licen[cs]|complian|court|tax"
    r"|warrant|indemn|GDPR|HIPAA)\w*",
    "medical": r"\b(?:dos(?:e|age)|mg|drug|medic|patient|treatment|diagnos|allerg|clinic|symptom"
    r"|vaccin|prescri)\w*",
    "safety": r"\b(?:safety|hazard|danger|emergenc|fire|toxic|injur|evacuat|warning|flammab"
    r"|explos|poison)\w*",
    "security": r"\b(?:security|password|passcode|encrypt|credential|breach|AES|TLS|clearance"
    r"|access|phish|vulnerab|firewall)\w*",
    "date": r"\b(?:deadline|due|expir|until|effective|(?:19|20)\d\d)\w*|\bby (?:the )?(?:end of"
    rf"|\d{{1,2}}|{MONTH})\b",
}


def classes(text: str, rules: RiskRules, further: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the impact classes of a claim in alphabetical order, () where it has none.

    Args:
        text: the claim.
        rules: the policy's own words for a class, besides the built-in ones.
        further: classes that a configured classifier names.
    """
    found = {name for name, words in PATTERNS.items() if re.search(words, text, re.IGNORECASE)}
    found |= {name for name, words in rules.words.items() if words and _listed(words).search(text)}
    return tuple(sorted({*found, *further}))


def weight(names: Iterable[str], rules: RiskRules) -> float:
    """Return the weight of the gravest class, that of ``other`` where there is none."""
    plain = rules.impact.get(OTHER, 1.0)
    return max((rules.impact.get(name, plain) for name in names), default=plain)


@lru_cache(maxsize=64)
def _listed(words: tuple[str, ...]) -> re.Pattern[str]:
    options = "|".join(re.escape(w) for w in sorted(words, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{options})(?!\w)", re.IGNORECASE)
