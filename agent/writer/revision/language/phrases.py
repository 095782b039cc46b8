"""The one phrase by which two wordings of the same matter differ."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from agent.domain.terms import stem, terms
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
DIGIT = re.compile(r"\d")
ADDED = re.compile(r",?\s+(?:and|but)\s+|[,;]\s+")


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
    than one.
    """
    a, b = list(WORD.finditer(clause)), list(WORD.finditer(quote))
    matcher = SequenceMatcher(
        None, [m[0].lower() for m in a], [m[0].lower() for m in b], autojunk=False
    )
    codes = matcher.get_opcodes()
    if codes and codes[0][0] in ("insert", "delete", "replace"):
        codes = codes if codes[0][0] == "replace" and codes[0][1] == 0 else codes[1:]
    while codes and codes[-1][0] == "insert":
        codes = codes[:-1]
    changed = [c for c in codes if c[0] != "equal"]
    kept = sum(c[2] - c[1] for c in codes if c[0] == "equal")
    if len(changed) != 1 or changed[0][0] != "replace" or kept < max(3, len(a) // 2):
        return None
    _, start, end, first, last = changed[0]
    if end - start > MAX_BLOCK or last - first > MAX_BLOCK or last == first:
        return None
    span = Span(start=a[start].start(), end=a[end - 1].end())
    goes_on = clause[span.end : span.end + 1].isspace()
    last = last if goes_on else _closing(b, first, last)
    text = quote[b[first].start() : b[last - 1].end()]
    text += "%" * quote.startswith("%", b[last - 1].end())
    said, told = ({m[0].lower() for m in run} for run in (a[start:end], b[first:last]))
    dated = DIGIT.search(quote, 0, b[codes[0][3]].start())  # what was so in 2024
    if said <= PRONOUNS or JOINING & (said | told) or "to" in told - said or dated:
        return None
    if first == 0 and clause[span.start].islower():
        text = text[:1].lower() + text[1:]
    if {w.lower() for w in text.split()} <= FUNCTION or re.search(r"[.:;!?()|]", text):
        return None
    return span, " ".join(text.split())


def _closing(quote: Sequence[re.Match[str]], first: int, last: int) -> int:
    """Return where a run of words ends before the last ones that only lead to what follows.

    Before a comma or full stop "Tuesdays and Saturdays from" is "Tuesdays and Saturdays".
    """
    while last - first > 1 and quote[last - 1][0].lower() in FUNCTION:
        last -= 1
    return last
