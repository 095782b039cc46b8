"""Sentences that lean on others: alone they point back at nothing, or at the wrong thing."""

import re

from agent.domain.prose.casing import capital
from agent.domain.prose.figures import FigureKind, figures

_ADJECTIVE = r"(?:(?:most|least|more|less) [a-z]+|[a-z]{2,}est|first|second|third|last|next|only)"
_FEW = r"one|two|three|four|five|some|several|many|most|both|neither|none|few"
_SAID = r"(?:is|are|was|were|has|have|had|will|would|can|may|must|did|do|does)\b"
LEANING = re.compile(
    r"(?:they|he|she|this|that|these|those|such|his|her|its|their|then|otherwise|instead|so)\b"
    r"|(?:after|before|until|from|since|on|in|by|at|for|with|during|under|of)"
    r" (?:that|this|these|those|such)\b"
    r"|(?:together|later|soon|eventually|afterwards|(?:from|in|since) \d{4}),? (?:they|he|she)\b"
    r"|(?:in|on|at|by|for|from|with|during|after|before|until|since) [^,;]{1,40}?,? (?:he|she)\b"
    r"|it\b(?! (?:is|was|will be|may be)(?: not)? (?:[\w-]+ ){1,3}"
    r"(?:to (?!the\b|an?\b)[a-z]|that\b))"
    rf"|(?:the (?:{_ADJECTIVE}|former|latter|others?|rest)|{_FEW})"
    rf" (?:of (?:them|these|those)|{_SAID})",
    re.IGNORECASE,
)
"""What opens a sentence that speaks of something named before: "They …", "The most urgent is …"."""
REPLYING = re.compile(r"(?:yes|no|correct|certainly|of course)\s*[,.;:!–—-]", re.IGNORECASE)
"""What opens an answer, which says nothing without its question: "No, only on weekdays."."""
SUPPOSING = re.compile(
    r"(?:if|when|whenever|once|unless|until|as soon as|as long as|where|although|though|while"
    r"|because|since) (?:(?:it|they|he|she|this|these|those)\b(?! (?:is|was|rains|snows)\b)"
    r"|(?:we|you|I) (?:[a-z]+ ){1,3}(?:it|them|him|her|this|these|those)\b)",
    re.IGNORECASE,
)
"""What opens with a case of something named before: "If we turn it down, …"."""
OTHERS = re.compile(
    r"(?:(?:all|any|every|each|both|some|most|many|the|no|for)\s+){0,2}"
    r"(?:others?|another|remaining|rest|former|latter)\b",
    re.IGNORECASE,
)
"""A subject that is what is left of something: "All other claims …"."""
BACK = re.compile(
    r"\b(?:of|by|with|from|in|on|to|at|for) (?:this|these|those|the same|it|them)\W*$"
    r"|\b(?:th(?:e|at) (?:same|latter|former)|that|this) (?:day|date|time|night|week"
    r"|month|year)\W*$",
    re.IGNORECASE,
)
"""What points back at the end: "one third of this", "cannot be bought with it"."""
INNER = re.compile(r"\b(?:if|when|unless|who|that|which|and|but|or|because|while)\b|[,;:]", re.I)
SAME_TIME = re.compile(
    r",?\s+(?:(?:on|at|in|from) )?(?:the same|that) (?:day|date|time|night|week|month|year)"
    r"(?=\W*$)",
    re.IGNORECASE,
)
TIMES = (FigureKind.DATE, FigureKind.CLOCK)
CONNECTING = re.compile(
    r"\A(?:(?:but|and)\s+|(?:however|nevertheless|moreover|also|in addition|furthermore|therefore"
    r"|thus|hence|besides|as a result),\s+)(?=\S)",
    re.IGNORECASE,
)
"""What ties a sentence to the one before it, and says nothing without that."""
QUOTED = (("“", "”"), ("(", ")"), ("[", "]"))


def untied(sentence: str, claim: str) -> str:
    """Return a sentence without what only ties it to the one before.

    "But I came back." is "I came back."; and "It will rise to 65 on the same day" says nothing of
    the day, unless the sentence names it or says something else before, or ``claim`` speaks of such
    a day too.
    """
    plain = capital(CONNECTING.sub("", sentence, count=1))
    tail = SAME_TIME.search(plain)
    if tail is None or tail[0].strip(" ,").lower() in claim.lower():
        return plain
    before = plain[: tail.start()]
    if not INNER.search(before) and not any(f.kind in TIMES for f in figures(before)):
        return plain[: tail.start()] + plain[tail.end() :]
    return plain


def leans(sentence: str, claim: str) -> bool:
    """Tell whether a sentence cannot stand in the place of ``claim`` without the one before it.

    "Other staff may" speaks of others than somebody, and a quotation that opens in it does not
    end there.
    """
    if LEANING.match(sentence) or REPLYING.match(sentence) or of_others(sentence, claim):
        return True
    case = SUPPOSING.match(sentence)
    if case and case[0].lower() not in claim.lower():
        return True
    back = BACK.search(sentence)
    if back and not INNER.search(sentence[: back.start()]) and back[0] not in claim:
        return True
    return sentence.count('"') % 2 == 1 or any(
        sentence.count(opened) != sentence.count(closed) for opened, closed in QUOTED
    )


def of_others(sentence: str, claim: str) -> bool:
    """Tell whether a sentence opens with what is left of a thing, of which ``claim`` tells all."""
    return bool(OTHERS.match(sentence)) and not OTHERS.match(claim)
