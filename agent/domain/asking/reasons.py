"""Questions for a reason, and the sentences that give one."""

import re

from agent.domain.prose.terms import terms

_WHY = re.compile(
    r"\bwhy\b|\bhow come\b|\bwhat(?:['’]s| is| was| are| were)? the (?:reasons?|grounds?)\b"
    r"|\b(?:for|on) (?:what|which) (?:reasons?|grounds?)\b",
    re.IGNORECASE,
)
_REASON = re.compile(
    r"\b(?:because|since|so that|so as to|in order to|lest|otherwise|due to|owing to|thanks to"
    r"|on account of|in view of|in response to|for fear of|on grounds? of|on the grounds"
    r"|(?:for|that is|which is|this is) (?:this|that|the|why) reason"
    r"|the reasons? (?:is|are|was|were)|that is why|this is to)\b"
    r"|(?:,|\bclosed|\bstopped|\bbanned) (?:after|following)\b"
    r"|\bas (?:it|they|we|he|she|you|there)\b|, as (?!well|usual|above|below|described|shown|stated"
    r"|agreed|required|specified|follows|soon|long|far|of|per|if|though|an?\b)\w"
    r"|\bas (?:[\w'’-]+ ){1,5}(?:is|are|was|were|has|have|had|can|cannot|may|must|will|would|do"
    r"|does|did|need|lack|[\w-]+ed)\b"
    r"|\bto (?:avoid|save|prevent|protect|reduce|make|help|win|ensure|stop|meet|comply|improve"
    r"|encourage|discourage|attract|limit|keep|spare|cover|allow|give|let)\b",
    re.IGNORECASE,
)

_DRAWN = re.compile(
    r"\b(?:therefore|thus|hence|consequently|as a result|accordingly)\b", re.IGNORECASE
)


def asks_why(question: str) -> bool:
    """Tell whether a question asks for a reason."""
    return _WHY.search(question) is not None


def gives_reason(sentence: str, of: str = "") -> bool:
    """Tell whether a sentence names a reason, or answers a question ``of`` it that asks for one."""
    return _REASON.search(sentence) is not None or asks_why(of)


def is_drawn(sentence: str) -> bool:
    """Tell whether a sentence is drawn from the one before, which is its reason: "therefore"."""
    return _DRAWN.search(sentence) is not None


def restates(question: str, sentence: str) -> bool:
    """Tell whether a sentence says all that a reason is asked for, and gives none."""
    if not asks_why(question) or gives_reason(sentence):
        return False
    asked = set(terms(_WHY.sub("", question)))
    return bool(asked) and asked <= set(terms(sentence))
