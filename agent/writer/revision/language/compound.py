"""Compound sentences: their clauses that could stand alone, and those that bear on a claim."""

import re
from collections.abc import Sequence

from agent.domain.prose.casing import capital
from agent.domain.prose.figures import figures
from agent.domain.prose.terms import overlap, terms
from agent.writer.revision.language.completeness import is_complete
from agent.writer.revision.language.conditions import subject

JOINT = re.compile(r";\s+|,\s+(?:and|but|while|whereas)\s+")
BACK = re.compile(r"(?:it|they|he|she|this|that|these|those|such|then|so|also)\b", re.IGNORECASE)
LABELLED = re.compile(r"(?:[^\s:,;.]+\s+){0,3}[^\s:,;.]+:\s+(?=[A-Za-z])")
CONDITIONAL = re.compile(
    r"\b(?:if|when|whenever|unless|once|until|except|only|where|without|in case)\b", re.IGNORECASE
)


GAP = re.compile(r"[,;]\s+(?:(?:and|but)\s+)?(?P<tail>[^\s,;][^,;]*)")
_LED = r"in|on|at|to|for|by|with|from|within|after|until|before"
LIKE = re.compile(
    rf"(?!(?:{_LED}|as|or|nor|not|except|only)\b)(?P<thing>(?:[\w'’-]+\s+){{1,3}}?)"
    rf"(?P<like>(?:{_LED})(?=\s)|[$€£])",
    re.IGNORECASE,
)
"""What opens a part without a verb: of what it is told, and the word that the verb has too."""


def clauses(sentence: str) -> list[str]:
    """Return the clauses of a compound sentence in order, or the sentence alone.

    Each but the first is as it stands behind its joint, and may be a phrase behind a semicolon. A
    condition holds for all that follows: a sentence which begins with one is a single clause.
    """
    if CONDITIONAL.match(sentence):
        return [sentence]
    parts, begin = [], 0
    for joint in JOINT.finditer(sentence):
        head, tail = sentence[begin : joint.start()], sentence[joint.end() :]
        closed = joint[0].startswith(";") or is_complete(capital(tail))
        if closed and is_complete(capital(head)):
            parts.append(head)
            begin = joint.end()
    return [*parts, sentence[begin:]]


def bearing(sentence: str, claim: str) -> str:
    """Return the part of a compound sentence that is about ``claim``, with a capital first.

    Left out are clauses at its ends that share no word with the claim, and those with another
    subject where one with the claim's has as many of its words. What points back stays with what
    it points at.
    """
    parts = clauses(sentence)
    wanted = terms(claim)
    shared = [overlap(wanted, terms(p)) for p in parts]
    is_own = [set(terms(subject(p))) <= set(wanted) for p in parts]
    most = max((s for s, own in zip(shared, is_own, strict=True) if own), default=0.0)
    kept = [i for i, s in enumerate(shared) if s and (is_own[i] or s > most)]
    if not kept or len(kept) == len(parts):
        return sentence
    first, last = kept[0], kept[-1]
    while first and BACK.match(parts[first]):
        first -= 1
    start = sentence.index(parts[first])
    end = sentence.index(parts[last], start) + len(parts[last])
    part = capital(sentence[start:end])
    return part if is_complete(part) else sentence


def wordings(sentence: str, claim: str) -> list[str]:
    """Return ``sentence`` and those of its clauses that share as much with ``claim`` as it does.

    A label ("Recommendations: …") is no part of a clause. What numbers the two share is of no
    account: "keys last 90 days; admin keys last 30 days". Nor is what the clause says of something
    else without its verb: "acids are in the yellow cabinet, solvents in the red cabinet".
    """
    bare = claim
    for figure in reversed(figures(claim)):
        bare = f"{bare[: figure.span.start]} {bare[figure.span.end :]}"
    wanted = terms(bare)
    plain = unlabelled(sentence)
    whole = overlap(wanted, terms(sentence))
    parts = clauses(capital(plain))
    alike = [p for p in (plain, *parts) if overlap(wanted, terms(p)) >= whole]
    own = [found[0] for p in (sentence, *parts) if (found := gapped(p)) and _is_of(*found, wanted)]
    filled = [said for p in (sentence, *parts) if (said := ungapped(p, wanted))]
    return list(dict.fromkeys(filled or [*own, sentence, *alike]))


def ungapped(clause: str, wanted: Sequence[str]) -> str:
    """Return what a clause says of its last thing, with the verb that it lacks, or ''.

    That is "Students pay £7" of "Adults pay £12, students £7", if the claim with the ``wanted``
    words is of students and not of adults.
    """
    found, joint = gapped(clause), None
    if found:
        joint = GAP.match(clause, len(found[0]))
    if not found or not joint or joint.end() < len(clause.rstrip(" .!")):
        return ""
    head, thing = found
    told = LIKE.match(joint["tail"])
    like = told["like"] if told else ""
    at = re.search(rf"(?<!\w){re.escape(like)}(?=\W|\d)", head)
    first = subject(head)
    of_it = set(terms(thing)) <= set(wanted) and not set(terms(first)) & set(wanted)
    if not at or not first or not terms(thing) or not of_it or at.start() < len(first):
        return ""
    rest = joint["tail"][len(thing) :].rstrip(" .!")
    return f"{capital(thing.strip())} {head[len(first) : at.start()]}{rest}."


DONE = re.compile(r"[a-z]+ed(?: (?:up|down|off|out|in|on|over|back|away))?", re.IGNORECASE)
"""What is done with a thing, and is none: "and rounded up to the nearest hour"."""


def gapped(clause: str) -> tuple[str, str] | None:
    """Return what stands before the things of which a clause says the like without its verb.

    Returns:
        "Adults pay £12" and "students" for "Adults pay £12, students £7"; None for other clauses.
    """
    for joint in GAP.finditer(clause):
        head, tail = clause[: joint.start()], joint["tail"]
        told = LIKE.match(tail)
        if (
            told is None
            or DONE.fullmatch(told["thing"].strip())
            or is_complete(capital(tail))
            or not is_complete(capital(head))
        ):
            continue
        if re.search(rf"(?<!\w){re.escape(told['like'])}(?=\W|\d)", head):
            return head, told["thing"]
    return None


def _is_of(head: str, other: str, wanted: Sequence[str]) -> bool:
    """Tell whether a claim is of what ``head`` begins with, and not of the ``other`` thing."""
    own = set(terms(subject(head)))
    return bool(own) and own <= set(wanted) and not (set(terms(other)) - own) & set(wanted)


def label(sentence: str) -> str:
    """Return the words before the colon that tells of what or to whom the rest speaks, or ''."""
    found = LABELLED.match(sentence)
    return found[0].rstrip(" :") if found else ""


def unlabelled(sentence: str) -> str:
    """Return ``sentence`` without its label, with a capital first."""
    return capital(LABELLED.sub("", sentence, count=1) if label(sentence) else sentence)
