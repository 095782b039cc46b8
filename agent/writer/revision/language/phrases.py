"""The one phrase by which two wordings of the same matter differ."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from agent.domain.prose.casing import small
from agent.domain.prose.terms import stem, terms
from agent.domain.text import Span
from agent.writer.revision.language.completeness import ACTING

Swap = tuple[Span, str]

MAX_BLOCK = 5
WORD = re.compile(r"\w[\w'’.@-]*\w|\w")
FUNCTION = frozenset("a an the of to in on at by for and or with from as is are".split())
JOINING = frozenset(
    "if when unless but because although though while whereas until that which who".split()
)
PRONOUNS = frozenset(
    "it its they their them he him his she her this that these those we our you your".split()
)
GOING_ON = frozenset("to into onto without if unless only except when until".split())
"""What leads to words that belong to those before, or limit them."""
CASED = re.compile(
    r"(?:on|in|at|for|during|with|under|after|before|from|if|when|unless|where)\b", re.IGNORECASE
)
COORDINATING = frozenset({"and", "or", "but"})
FURTHER = re.compile(
    r",?\s+and\s+(?=(?:is|are|was|were|has|have|must|may|can|will|[a-z]+ed)\b)"
    r"|,\s+(?=(?:which|who|whose|where)\b)"
)
LIMITED = re.compile(r"\b(?:only|if|unless|except|but|when|until|not|no)\b", re.IGNORECASE)
HELPED = re.compile(
    r"(?:(?:is|are|was|were)|(?:must|may|can|will|shall|should) be) (?!(?:not|no)\b)[a-z]{2,}"
    r"(?= \S)",
    re.IGNORECASE,
)
"""A verb in the passive: "is led by", "must be approved by"."""
DIGIT = re.compile(r"\d")
AMOUNT = re.compile(r"[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|percent\b)", re.IGNORECASE)
"""Figures that tell no time."""
ADDED = re.compile(r",?\s+(?:and|but)\s+|[,;]\s+")


def swapped(clause: str, found: Sequence[Swap]) -> str:
    """Return a clause with some swaps made."""
    for span, text in sorted(found, key=lambda swap: swap[0].start, reverse=True):
        clause = f"{clause[: span.start]}{text}{clause[span.end :]}"
    return clause


def predicate_swap(clause: str, quote: str, claim: str) -> Swap | None:
    """Return the swap of a predicate for one with the same verb that the quote adds, or None.

    "It ends with a party" becomes "It ends with an exam" by "The course costs €90 and ends with an
    exam": the quote must have all of the subject, as ``claim`` names it.
    """
    joints = list(ADDED.finditer(quote))
    ends = [*(j.start() for j in joints[1:]), len(quote)]
    for joint, end in zip(joints, ends, strict=False):
        part = quote[joint.end() : end].rstrip(" .!")
        first = WORD.match(part)
        helped = HELPED.match(part)
        if helped:
            place = re.search(rf"\b{re.escape(helped[0])}\b", clause, re.IGNORECASE)
            subject = terms(claim.partition(helped[0])[0]) if helped[0] in claim else []
            if place and subject and set(subject) <= set(terms(quote[: joint.start()])):
                return Span(start=place.start(), end=len(clause.rstrip(" .!"))), part
        if first is None or not ACTING.match(part):
            continue
        verb = next((w for w in WORD.finditer(clause) if stem(w[0]) == stem(first[0])), None)
        subject = terms(claim.partition(verb[0])[0]) if verb else []
        if verb and subject and set(subject) <= set(terms(quote[: joint.start()])):
            return Span(start=verb.start(), end=len(clause.rstrip(" .!"))), part
    return None


def aligned_swap(clause: str, quote: str) -> Swap | None:
    """Return the one short run of words that differs between two nearly equal texts, or None.

    Both texts must agree right before and after it, or at the end of the clause. A pronoun that
    stands where the quote has its noun is no difference, and a run that joins clauses is more
    than one. What joins it to what follows stays, and a share stays one.
    """
    a, b = list(WORD.finditer(clause)), list(WORD.finditer(quote))
    change = _only_change([m[0].lower() for m in a], [m[0].lower() for m in b])
    if change is None:
        return None
    start, end, first, last, shared = change
    while end - start > 1 and a[end - 1][0].lower() in COORDINATING and end < len(a):
        end -= 1
    span = Span(start=a[start].start(), end=a[end - 1].end())
    goes_on = clause[span.end : span.end + 1].isspace()
    last = _ended(quote, b, first, last) if end == len(a) else last
    last = last if goes_on else _closing(b, first, last)
    text = quote[b[first].start() : b[last - 1].end()]
    share = [t.startswith("%", at) for t, at in ((clause, span.end), (quote, b[last - 1].end()))]
    said, told = ({m[0].lower() for m in run} for run in (a[start:end], b[first:last]))
    led = quote[: b[shared].start()]  # what was so in 2024, or is on Sundays
    dated = DIGIT.search(AMOUNT.sub("", led)) or CASED.match(led)
    if said <= PRONOUNS or JOINING & (said | told) or "to" in told - said or dated:
        return None
    dangles = goes_on and b[last - 1][0].lower() in COORDINATING
    if dangles or share == [True, False] or last - first > MAX_BLOCK:
        return None
    if first == 0 and clause[span.start].islower():
        text = small(text)
    loose = "," in text and not COORDINATING & told  # "Tuesdays, paper on Fridays"
    if loose or told <= FUNCTION | {"not"} or re.search(r"[.:;!?()|]", text):
        return None
    return span, " ".join(text.split()) + "%" * (share == [False, True])


def _only_change(a: Sequence[str], b: Sequence[str]) -> tuple[int, int, int, int, int] | None:
    """Return the one run of words that differs: its ends in ``a`` and in ``b``, and a place.

    From the place on ``b`` agrees. None where they differ elsewhere too, or mostly, and where
    what ``b`` goes on with belongs to what differs: "sends it" of "sends it to the server".
    """
    codes = SequenceMatcher(None, a, b, autojunk=False).get_opcodes()
    if codes and codes[0][0] in ("insert", "delete", "replace"):
        codes = codes if codes[0][0] == "replace" and codes[0][1] == 0 else codes[1:]
    while codes and codes[-1][0] == "insert":
        codes = codes[:-1]
    changed = [c for c in codes if c[0] != "equal"]
    kept = sum(c[2] - c[1] for c in codes if c[0] == "equal")
    if len(changed) != 1 or changed[0][0] != "replace" or kept < max(3, len(a) // 2):
        return None
    _, start, end, first, last = changed[0]
    rest = b[codes[-1][4]] if codes[-1][4] < len(b) else ""
    if end - start > MAX_BLOCK or last == first or rest in GOING_ON:
        return None
    return start, end, first, last, codes[0][3]


def _ended(quote: str, b: Sequence[re.Match[str]], first: int, last: int) -> int:
    """Return where a run that ends a clause ends before a further predicate of the quote.

    "Frankfurt and rotated each year" is "Frankfurt": nothing that limits it is left out.
    """
    joint = FURTHER.search(quote, b[first].end(), b[last - 1].end())
    if joint is None or LIMITED.search(quote, joint.end()):
        return last
    return next(i for i in range(first, last) if b[i].end() >= joint.start()) + 1


def _closing(quote: Sequence[re.Match[str]], first: int, last: int) -> int:
    """Return where a run of words ends before the last ones that only lead to what follows.

    Before a comma or full stop "Tuesdays and Saturdays from" is "Tuesdays and Saturdays".
    """
    if last == len(quote):
        return last
    while last - first > 1 and quote[last - 1][0].lower() in FUNCTION:
        last -= 1
    return last
