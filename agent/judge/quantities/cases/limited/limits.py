"""What lies beyond a limit is not permitted: at most 80 kg means that 100 kg must not be loaded."""

import re
from collections.abc import Sequence

from agent.domain.finding import Finding, Outcome, Term
from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import content
from agent.judge.clauses.stems import stem
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.binding.scenario import (
    SUBJECTS,
    is_case,
    is_denied,
    is_restrictive,
)
from agent.judge.quantities.cases.pieces import says_only_with
from agent.judge.quantities.comparison.intervals import beyond, inside
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.quantity import RULE, Quantity

FORBIDS = re.compile(
    r"\b(?:must|may|can|shall|should|could)(?:\s?not|n['’]t)\b|\b(?:is|are|be) (?:not|never) "
    r"(?:allowed|permitted|able)\b|(?:^|[,;]\s)(?:do not|don['’]t|never)\b",
    re.IGNORECASE,
)
_SPARES = re.compile(
    r"\bneeds?(?: not|n['’]t)(?: to)?\b|\bdo(?:es)?(?: not|n['’]t)(?: (?:need|have) to\b"
    r"|(?= (?:require|need|pay|cost|owe)\b))|\b(?:is|are)(?: not|n['’]t)"
    r"(?= (?:charged|required|taxed|billed|fined|liable|obliged|subject|due)\b)",
    re.IGNORECASE,
)
_BURDENS = re.compile(
    r"\b(?:must|shall|ha(?:s|ve) to|needs?|requires?|required|charged|taxed|billed|fined|liable"
    r"|obliged|subject|due|pays?|costs?|owes?)\b",
    re.IGNORECASE,
)
_EXCEPTS = re.compile(
    r"\b(?:no|not|never|nor|neither|without|unless|except|other than|also|too|even|any|or)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)
_CEILING = re.compile(r"\b(?:maximum|max|limit|ceiling|cap|upper bound)\b", re.IGNORECASE)
_FLOOR = re.compile(r"\b(?:minimum|min|lower bound)\b", re.IGNORECASE)
_DEMANDS = re.compile(
    r"\b(?:must|shall|needs?|requires?|required|maximum|minimum|limit|limited|ceiling|cap|capped|"
    r"has to|have to)\b",
    re.IGNORECASE,
)
_LOOSE = re.compile(
    r"\b(?:should|recommend\w*|ideally|usually|normally|generally|typically|advis\w*|prefer\w*|"
    r"unless|except|without|if|when|free|fees?|charg\w*|surcharge|penalty|fine|extra|additional|"
    r"approv\w*|consent|permission|otherwise|not|never|or)\b|n['’]t\b",
    re.IGNORECASE,
)
_NOTHING = re.compile(r"\b(?:nothing|nobody|no(?: one)?|none) (?:[\w-]+ ){0,3}$", re.IGNORECASE)
_ADMITTING = frozenset("take accept allow permit admit carry load ship let enter go".split())
_BARE = re.compile(r"[$€£]?\s?\d.*")


def beyond_a_limit(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return the match of a value that a claim forbids and that lies beyond the one limit on it.

    The claim is to be read as if it forbade to go beyond the limit. What is only permitted up to
    a limit tells of no other case than the one that it is about: the claim has all its words. A
    limit that says of what things something is said, *boats longer than 12 metres*, is none.
    """
    quantity = item.quantity
    forbids = FORBIDS.search(claim.text) and not says_only_with(claim.text)
    if not quantity.interval.is_point or quantity.is_date or not forbids:
        return None
    kin = [b for b in bind(premise).items if same_kind(quantity, b.quantity)]
    if len(kin) != 1 or not is_denied(claim, quantity):
        return None
    (limit,) = kin
    if is_restrictive(premise, limit.quantity):
        return None
    told = premise.sentence_at(limit.quantity.start).of(premise.text)
    text = _broken(quantity, limit.quantity, told)
    if not text or not _bears_on(claim, quantity, told, limit.quantity):
        return None
    term = Term(quantity.start, quantity.end, text)
    return Finding(rule=RULE, outcome=Outcome.MATCH, terms=(term,))


def barred_alike(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return the match of a claim that admits nothing of what its evidence sets beyond a limit.

    *Nothing heavier than 32 kg is taken* where *no piece may weigh more than 32 kg*.
    """
    quantity = item.quantity
    barred = quantity.interval.is_one_sided and _NOTHING.search(claim.text, 0, quantity.start)
    if not barred or not any(
        t.dep == "ROOT" and t.lemma.lower() in _ADMITTING for t in claim.tokens
    ):
        return None
    kin = [b.quantity for b in bind(premise).items if same_kind(quantity, b.quantity)]
    if len(kin) != 1 or quantity.interval != beyond(kin[0].interval):
        return None
    told = premise.sentence_at(kin[0].start).of(premise.text)
    if not (kin[0].turned or _DEMANDS.search(told)) or is_restrictive(premise, kin[0]):
        return None
    return Finding(rule=RULE, outcome=Outcome.MATCH)


def bars_alike(claim: Analysis, premise: Analysis) -> bool:
    """Tell whether a claim admits nothing of what its evidence sets beyond a limit."""
    return any(barred_alike(claim, premise, item) for item in bind(claim).items)


def forbids_beyond(claim: Analysis, premise: Analysis) -> bool:
    """Tell whether all that a claim forbids lies beyond the limit of its evidence."""
    items: Sequence[Bound] = bind(claim).items if FORBIDS.search(claim.text) else ()
    return bool(items) and all(beyond_a_limit(claim, premise, i) for i in items)


def says_it_forbidden(claim: Analysis, premise: Analysis) -> bool:
    """Tell the same, where the sentence of the limit has all words of the claim besides."""
    if not forbids_beyond(claim, premise) or len(bind(claim).items) != 1:
        return False
    (item,) = bind(claim).items
    limits = (b for b in bind(premise).items if same_kind(item.quantity, b.quantity))
    told = premise.sentence_at(next(limits).quantity.start).of(premise.text)
    return _words(claim.text, item.quantity) <= {stem(w) for w in content(told)}


def spares(claim: Analysis, premise: Analysis) -> bool:
    """Tell whether a claim spares a case what its evidence demands beyond a limit alone.

    *Objects of more than 100 MB must be uploaded in parts* spares one of 80 MB, which need not be;
    that it must not be, or that something else is not allowed, is not said. The sentence of the
    limit has all words of the claim besides, and denies and excepts nothing itself.
    """
    cases = [b.quantity for b in bind(claim).items if is_case(claim, b.quantity)]
    if len(cases) != 1:
        return False
    (quantity,) = cases
    kin = [b.quantity for b in bind(premise).items if same_kind(quantity, b.quantity)]
    if len(kin) != 1 or not kin[0].interval.is_one_sided or not _SPARES.search(claim.text):
        return False
    told = premise.sentence_at(kin[0].start).of(premise.text)
    beyond = not inside(quantity.interval, kin[0].interval, 0.0) and _BURDENS.search(told)
    if not beyond or _EXCEPTS.search(told.replace(kin[0].text, " ", 1)):
        return False
    asked = _SPARES.sub(" ", claim.text)
    return _words(asked, quantity) <= {stem(w) for w in content(told)}


def _words(text: str, quantity: Quantity) -> frozenset[str]:
    """Return the stems of a text besides one of its quantities and what it counts."""
    rest = text.replace(quantity.text, " ", 1)
    return frozenset(stem(w) for w in content(rest))


def _broken(quantity: Quantity, limit: Quantity, told: str) -> str:
    """Return how a value breaks a limit (*more than 80 kg*), '' where it does not."""
    bare = _BARE.search(limit.text)
    if bare is None:
        return ""
    interval, value = limit.interval, quantity.interval.low
    upper, lower = interval.is_one_sided, interval.is_one_sided
    if interval.is_point:
        upper, lower = bool(_CEILING.search(told)), bool(_FLOOR.search(told))
        if upper == lower:
            return ""
    if upper and interval.high < value:
        return f"more than {bare.group()}"
    return f"less than {bare.group()}" if lower and value < interval.low else ""


def _bears_on(claim: Analysis, quantity: Quantity, told: str, limit: Quantity) -> bool:
    """Tell whether a limit is a firm one, and on what the claim speaks of."""
    around = told.replace(limit.text, " ", 1)
    if _LOOSE.search(around):
        return False
    spoken, words = _words(claim.text, quantity), _words(told, limit)
    if not _DEMANDS.search(told):
        return words <= spoken
    subjects = {stem(t.text.lower()) for t in claim.tokens if t.dep in SUBJECTS}
    named = subjects & words or not subjects
    return bool(named and words & spoken)
