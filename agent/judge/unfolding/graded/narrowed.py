"""Rules for all beyond a limit, told of a narrower range: *invoices above $5,000 need two names*.

What holds of all invoices above $5,000 holds of those above $10,000; of those above $1,000 it is
told that *this does not apply to all* of them.
"""

import re

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.casing import small
from agent.domain.prose.tags import NOUNS, SUBJECTS
from agent.judge.alignment.lexical import content, coverage
from agent.judge.quantities.comparison.intervals import inside
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.unfolding.graded.instances import happened, sets_apart, subject_with

CUE = re.compile(
    r"\b(?:than|over|above|under|below|up to|at (?:least|most)|exceeding|from"
    r"|(?:and|or) (?:more|less|over|under|above|below|older|younger|longer|shorter|heavier|larger"
    r"|fewer))\b",
    re.IGNORECASE,
)
_OF_KIND = re.compile(
    r"\b(?P<by>for|on|to) (?:[a-z][a-z-]* )?[a-z-]+s "
    r"(?:(?:of|for|with|worth|weighing|measuring|lasting|costing|aged|earning"
    r"|(?:that|which|who) (?:are|cost|last|weigh|measure|earn|stay|exceed)) )?$",
    re.IGNORECASE,
)
"""What is done with all things of a kind: *a licence for boats*, *a discount on orders*."""
_HEADED = re.compile(
    r"(?:^|[.!?;] )(?:(?:[Aa]ll|[Aa]ny|[Nn]o) )?[A-Za-z-]+s (?:(?:of|aged|worth|weighing|lasting"
    r"|costing|earning|(?:that|which|who) are) )?$"
)
"""The subject of a sentence in which a limit stands, however that is read."""
_OPEN = re.compile(
    r"\b(?:(?<!may )(?<!can )(?<!must )only|otherwise|except|unless|also|instead|usually|mostly"
    r"|even|most|many|some|few|several|half|majority|number|share|proportion|percentage|average|median"
    r"|total|sum|on average|first|than|but|while|whereas|nobody else|highest|lowest|longest"
    r"|shortest|make up|account for|represent|constitute|comprise|amount to|form (?:a|the)"
    r"|outnumber|sometimes|often|rarely|there (?:is|are)|increas\w+"
    r"|(?:each|every|per) (?:further|additional|extra))\b"
    r"|(?:%|per cent|percent) of (?:all|the|our|its)\b",
    re.IGNORECASE,
)
"""Words by which a sentence is no rule for each, tells a share of them, or tells of others too."""
_WANTED = re.compile(
    r"\b(?:is|are|be|been) (?:required|needed|necessary|recommended|expected|available|possible"
    r"|granted|offered|provided|awarded|paid|given|imposed|charged|levied|due|payable|incurred|found|common"
    r"|rare|usual|wanted|sought)\b",
    re.IGNORECASE,
)
"""What is said of some things beyond a limit, or says how much there must be."""
_ENOUGH = re.compile(r"(?:at (?:least|most)|up to|(?:a )?m[ai][nx]imum|no (?:more|less))\b", re.I)
"""What is itself the limit that is told: *breaks of up to 20 minutes* are not of up to 10."""
_DENIES = re.compile(r"\b(?:no|not|never|nobody|none|cannot)\b|n['’]t\b", re.IGNORECASE)
_COUNTING = frozenset({"nummod", "quantmod", "compound", "amod"})
_ALIKE = 0.6
"""Share of what a claim says of its range that a sentence must say for the claim to repeat it."""


def in_its_range(evidence: Analysis, claim: Analysis) -> str:
    """Return a text with each rule for all beyond a limit as it holds of a claim's own range."""
    case = _range(claim)
    if case is None:
        return evidence.text
    parts = []
    for first, stop in evidence.sentences:
        span = range(evidence.tokens[first].start, evidence.tokens[stop - 1].end)
        text = evidence.text[span.start : span.stop]
        parts.append(_told(evidence, span, claim, case) or text)
    return " ".join(parts)


def _range(claim: Analysis) -> Quantity | None:
    """Return the one limit by which a claim tells of which things it speaks."""
    limits = [q for q in quantities(claim) if _is_limit(q)]
    found = [q for q in limits if _tells_which(claim, q)]
    if len(found) != 1 or any(same_kind(found[0], q) for q in limits if q != found[0]):
        return None
    text = _without(claim.text, 0, found[0])
    return None if _OPEN.search(text) else found[0]


def _is_limit(quantity: Quantity) -> bool:
    timed = quantity.is_date or quantity.dimension in ("clock", "multiple", "percent")
    open_end = quantity.interval.is_one_sided and not quantity.turned
    return open_end and not (timed or quantity.approximate)


def _tells_which(text: Analysis, limit: Quantity) -> bool:
    """Tell whether a limit says of which things something is told, and not how many of them."""
    if _ENOUGH.match(limit.text) or _counts_the_subject(text, limit):
        return False
    if sets_apart(text, limit) or _HEADED.search(text.text, 0, limit.start):
        return _WANTED.search(text.text) is None
    of = _OF_KIND.search(text.text, 0, limit.start)
    if of is None:
        return False
    head = text.tokens[text.tokens[token_at(text, of.start("by"))].head]
    passive = any(t.dep == "auxpass" and text.tokens[t.head] == head for t in text.tokens)
    return head.pos == "NOUN" or passive


def _counts_the_subject(text: Analysis, limit: Quantity) -> bool:
    """Tell whether a limit is one of how many: *at least two nurses are on duty*."""
    numbers = [i for i, t in enumerate(text.tokens) if limit.start <= t.start < limit.end]
    numbers = [i for i in numbers if text.tokens[i].pos == "NUM"]
    if not numbers:
        return False
    noun = text.tokens[numbers[-1]]
    while noun.dep in _COUNTING and text.tokens[noun.head] is not noun:
        noun = text.tokens[noun.head]
    return noun.pos in NOUNS and noun.dep in SUBJECTS


def _told(evidence: Analysis, span: range, claim: Analysis, case: Quantity) -> str:
    """Return a sentence as it holds of a range, '' where it is no rule for all beyond a limit."""
    kin = [
        q
        for q in quantities(evidence)
        if q.start in span and same_kind(case, q) and not q.interval.is_point
    ]
    if len(kin) != 1 or not _is_limit(kin[0]) or not _tells_which(evidence, kin[0]):
        return ""
    (limit,) = kin
    text = evidence.text[span.start : span.stop]
    rest, said = _without(text, span.start, limit), _without(claim.text, 0, case)
    numbers = {w for w in content(said) if w.isdigit()}
    alike = coverage(said, [rest]) >= _ALIKE and numbers <= content(rest)
    if _OPEN.search(rest) or not alike or not limit.interval.is_open_like(case.interval):
        return ""
    if bool(_DENIES.search(rest)) != bool(_DENIES.search(said)) or happened(evidence, span):
        return ""
    if inside(case.interval, limit.interval, 0.0):
        return text[: limit.start - span.start] + case.text + text[limit.end - span.start :]
    return f"{text} This does not apply to all {_things(claim, case)}."


def _without(text: str, start: int, quantity: Quantity) -> str:
    return f"{text[: quantity.start - start]} {text[quantity.end - start :]}"


def _things(claim: Analysis, case: Quantity) -> str:
    """Return the words by which a claim names the things of its range: *orders under £40*."""
    who = re.sub(r"^(?:all|any|every|no) ", "", subject_with(claim, case), flags=re.IGNORECASE)
    return small(who or f"{claim.text[: case.start].split()[-1]} {case.text}")
