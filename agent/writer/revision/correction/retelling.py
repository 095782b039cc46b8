"""Putting a clause as the evidence has it, where both are the same sentence but for some words."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from agent.domain.prose.casing import capital, small
from agent.domain.prose.figures import figures
from agent.domain.prose.terms import STOPWORDS, terms
from agent.domain.text import Span
from agent.writer.comparators import same_case
from agent.writer.revision.correction.admission import stays_sentence
from agent.writer.revision.correction.restate import WORKED
from agent.writer.revision.correction.things import of_two_kinds
from agent.writer.revision.language.completeness import is_command
from agent.writer.revision.language.compound import clauses, ungapped, unlabelled
from agent.writer.revision.language.conditions import other_case, subject, tells_case
from agent.writer.revision.language.denial import denies, limiting
from agent.writer.revision.language.leaning import leans
from agent.writer.revision.language.phrases import WORD, Swap

ALIKE = 0.6  # share of the words that two wordings of one sentence have in common, in order
CLOSE = 0.7  # the same, where the evidence does not oppose the claim
HARDLY = 1.35  # times as long as a clause what is said in its place may be, where words would do
LEAST = 3  # content words of a claim that stand all in the sentence
LONGER = 2  # times as long as the claim the sentence may be
CASE = re.compile(r"(?:if|when|whenever|unless|once|after|before)\b[^,;:]+,\s+", re.IGNORECASE)
"""A condition that opens a sentence."""
Match = re.Match[str]
SPECIFIC = 2  # content words of a subject of which only one thing is said with one verb
CAUSING = re.compile(r"\b(?:because|therefore|thus|hence|so that|since)\b", re.IGNORECASE)


def retold(clause: str, claim: str, sentence: str, alike: float = CLOSE) -> Swap | None:
    """Return the swap of a whole clause for what a sentence or a clause of it says, or None.

    "Admission is free every Sunday" becomes "On the first Sunday of the month admission is free",
    and "Report it by phone or email" "Report it by phone or app". Of a clause without its subject
    only what is said of that is exchanged.
    """
    own = clause.rstrip(" .").lower() == claim.rstrip(" .").lower()
    for said in _clauses(sentence, claim):
        if leans(said, claim) or _is_of_another_case(claim, said):
            continue
        same = own and _is_same(claim, said, alike) and stays_sentence(clause, said)
        same = same and is_command(said) <= is_command(claim)
        if same and not _equal(claim, said):
            fitting = _cased(clause, said)
            return (Span(start=0, end=len(clause.rstrip(" .,;"))), fitting) if fitting else None
        rest = _of_one_head(clause, claim, said) or _in_one_case(clause, said)
        if rest:
            return rest
    return None


def _cased(clause: str, said: str) -> str:
    """Return a text with the first letter of the clause, '' where it may open with a name."""
    if not clause[:1].islower() or said[:1].islower():
        return said
    one, other = (WORD.match(t) for t in (clause, said))
    known = one and other and one[0] == small(other[0])
    return small(said) if known or (other and small(other[0]) in STOPWORDS) else ""


def falls_short(text: str, clause: str, said: str) -> bool:
    """Tell whether words exchanged in a ``clause`` make a ``text`` that is not what ``said`` is.

    "Open in years 2" is not, by "open in years 1 and 2". The two must open alike, and ``said`` be
    hardly longer than the clause.
    """
    alike = _begin_alike(clause, said) and len(said.split()) <= HARDLY * len(clause.split())
    return alike and not _is_exact(text, said)


def _is_exact(text: str, said: str) -> bool:
    """Tell whether a corrected clause denies, limits and counts no more and no less than it."""
    same = denies(text) == denies(said) and limiting(text) <= limiting(said)
    return same and {f.key for f in figures(said)} <= {f.key for f in figures(text)}


def _is_of_another_case(claim: str, said: str) -> bool:
    """Tell what holds of loans of 500 euros or less from what is claimed of those over 500."""
    limited = any(tells_case(claim, f) for f in figures(claim))
    return other_case(claim, said) or (limited and same_case(claim, said) is False)


def _begin_alike(one: str, other: str) -> bool:
    """Tell whether two texts open with the same content word, of which they say something."""
    return terms(one)[:1] == terms(other)[:1]


def _clauses(sentence: str, claim: str) -> list[str]:
    """Return the clauses of a sentence and all of it, the shortest first, without full stops."""
    plain = unlabelled(sentence).rstrip(" .!")
    filled = ungapped(plain, terms(claim)).rstrip(".")
    parts = sorted((capital(p) for p in clauses(plain)), key=len)
    return list(dict.fromkeys([*filter(None, [filled]), *parts, plain]))


def _equal(one: str, other: str) -> bool:
    return one.rstrip(" .!").lower() == other.rstrip(" .!").lower()


def _is_same(claim: str, said: str, alike: float) -> bool:
    """Tell whether a text says what a claim does but for a word, a value or a limit.

    It has all content words of the claim, or most of its words in their order, of the same thing.
    """
    mine, theirs = ([m[0].lower() for m in WORD.finditer(t)] for t in (claim, said))
    if len(theirs) > LONGER * len(mine) + LEAST or WORKED.search(said) or CAUSING.search(said):
        return False
    own, told = ([t for t in terms(x) if t not in limiting(x)] for x in (claim, said))
    if len(set(own)) >= LEAST and set(own) <= set(told):
        return True
    blocks = SequenceMatcher(None, mine, theirs, autojunk=False).get_matching_blocks()
    shared = sum(b.size for b in blocks) >= alike * max(len(mine), len(theirs))
    of_it = _begin_alike(claim, said) and set(terms(subject(said))) <= set(own)
    return shared and of_it and not of_two_kinds(claim, said)


def _of_one_head(clause: str, claim: str, said: str) -> Swap | None:
    """Return the swap of what is said with one verb of a thing that is named in full.

    By "Common effects are headache and nausea" the "rash" of "Common effects are rash" is wrong.
    """
    thing = subject(claim)
    mine, theirs = list(WORD.finditer(claim)), list(WORD.finditer(said))
    pairs = list(zip(mine, theirs, strict=False))
    head = next((i for i, (a, b) in enumerate(pairs) if a[0].lower() != b[0].lower()), len(pairs))
    if head in (len(mine), len(theirs)):
        return None
    if len(set(terms(thing))) < SPECIFIC and not _opens_at_length(mine, theirs, head):
        return None
    rest = claim[_from(claim, mine[head].start()) :].rstrip(" .!")
    told = said[_from(said, theirs[head].start()) :]
    end = len(clause.rstrip(" .,;"))
    whole = clause[:end].lower().endswith(rest.lower())
    if mine[head].start() <= len(thing) or not whole:
        return None
    return Span(start=end - len(rest), end=end), told


def _in_one_case(clause: str, said: str) -> Swap | None:
    """Return the swap of what holds in a case, for what the evidence says of the same case."""
    found = [CASE.match(t) for t in (clause, said)]
    if not found[0] or not found[1] or clause[: found[0].end()].lower() != found[1][0].lower():
        return None
    return Span(start=found[0].end(), end=len(clause.rstrip(" .,;"))), said[found[1].end() :]


def _opens_at_length(mine: Sequence[Match], theirs: Sequence[Match], head: int) -> bool:
    """Tell whether two texts have most of their words in common before they differ.

    "Lent for up to four weeks free of charge", "lent for up to four weeks against a deposit".
    """
    opening = " ".join(m[0] for m in mine[:head])
    long = 2 * head >= max(len(mine), len(theirs))
    return long and len(set(terms(opening))) >= LEAST


def _from(text: str, at: int) -> int:
    """Return where the word at a place begins with the signs before it: "€12", "(about"."""
    while at and not text[at - 1].isspace():
        at -= 1
    return at
