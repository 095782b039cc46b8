"""What a claim leaves out of the sentence that it says otherwise word for word: its limits."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from agent.domain.prose.figures import figures
from agent.domain.prose.terms import overlap, terms
from agent.domain.text import Span
from agent.writer.revision.language.compound import wordings
from agent.writer.revision.language.denial import denies
from agent.writer.revision.language.modality import AUXILIARY
from agent.writer.revision.language.phrases import WORD, Swap

MOST = 18  # words that may be put in
LEAST = 3  # words of a whole clause, all of which the sentence has in their order
SAME_MATTER = 0.6  # share of what is said without its limit that a claim in other words has
LIMIT = re.compile(
    r",?\s+(?:(?:but|and)\s+)?(?:only|if|unless|except|provided|as long as|when|apart from"
    r"|other than|without|subject to|up to|until|within|between|on weekdays|on weekends)\b",
    re.IGNORECASE,
)
"""What opens a limit behind what it limits."""
CLOSING = re.compile(
    r",?\s+(?:but only|only (?:if|with|after|when|for|in|on|at|until)|if|unless|except|provided"
    r"|as long as|when)\b[^;:]*$",
    re.IGNORECASE,
)
"""The limit that a sentence ends with."""
OF_SOME = re.compile(
    r"\s(?:over|under|above|below|aged|with|without|who|whose|that|which|of|on|in|for|from|between)\s"
    r"|\s\w+ing\s|\s(?:only)\s",
    re.IGNORECASE,
)
"""What limits the ones that are spoken of, behind their noun."""
SOME = 2
"""Words before a noun that may tell which ones are spoken of."""
ADDING = re.compile(r",?\s+(?:too|as well|also)$", re.IGNORECASE)
"""What ends a clause that adds to the one before, which no limit may follow."""
CASE = re.compile(r"(?:if|when|unless|once|only|during|outside|for)\b[^,;:]*,?\s*$", re.IGNORECASE)
OPENING = re.compile(r"\b(?:if|when|unless|once|until|while)\b|,", re.IGNORECASE)
JOINT = re.compile(r"[;:()]|\b(?:and|but|or)\s+(?:it|they|he|she|the|is|are|must|may|can)\b", re.I)


_LIMITS = r"restrictions?|limit(?:ation)?s?|conditions?|exceptions?|approval|permission|consent"
UNLIMITED = re.compile(
    r",?\s+(?:on (?:their|its|his|her|your|our) own|by (?:them|your|our)selves"
    r"|by (?:it|him|her)self|alone|unaccompanied|freely|always|at (?:any|all) times?"
    rf"|in (?:any|all) cases?|without (?:(?:any|further|prior|special|written) )*(?:{_LIMITS}))$",
    re.IGNORECASE,
)
"""What ends a clause and tells that nothing limits it."""


def completed(clause: str, claim: str, sentence: str) -> Sequence[Swap] | None:
    """Return the swaps that put into ``clause`` the limits that ``sentence`` has, or None.

    "Members may vote" becomes "Members over 18 may vote", "lenses are permitted" becomes "lenses
    are permitted only with goggles". All words of the clause must stand in the sentence in their
    order, or the sentence say nothing else than the claim before the limit that it ends with.
    """
    free = UNLIMITED.search(clause.rstrip(" .,;"))
    if free:
        return _unfreed(clause, claim, sentence, free)
    for said in reversed(wordings(sentence, claim)):
        found = _within(clause, claim, said.rstrip(" .!"))
        if found:
            return found
    return _behind(clause, claim, sentence.rstrip(" .!"))


def _unfreed(clause: str, claim: str, sentence: str, free: re.Match[str]) -> Sequence[Swap] | None:
    """Return the swaps that put a limit in place of the words that say there is none, or None.

    "Visit on their own" becomes "visit only with an adult".
    """
    rest = claim.rstrip(" .").removesuffix(free[0])
    found = completed(clause[: free.start()], rest, sentence)
    if not found:
        return None
    last, text = max(found, key=lambda swap: swap[0].end)
    if last.end < free.start():
        return [*found, (Span(start=free.start(), end=free.end()), "")]
    others = [swap for swap in found if swap != (last, text)]
    return [*others, (Span(start=last.start, end=free.end()), text)]


def _within(clause: str, claim: str, said: str) -> list[Swap] | None:
    """Return the swaps that make a clause say a sentence which has all its words, or None."""
    a, b = list(WORD.finditer(clause)), list(WORD.finditer(said))
    codes = SequenceMatcher(
        None, [m[0].lower() for m in a], [m[0].lower() for m in b], autojunk=False
    ).get_opcodes()
    own = clause.rstrip(" .").lower() == claim.rstrip(" .").lower()
    joined = _rejoined(codes, a, b)
    if joined:
        return [joined]
    if len(a) < (LEAST if own else LEAST - 1) or {c[0] for c in codes} != {"equal", "insert"}:
        return None
    added = [c for c in codes if c[0] == "insert"]
    opening = said[: b[added[0][4]].start()] if added[0][1] == 0 else ""
    if opening and not (_opens(opening, clause) if own else _precedes(opening, claim, said)):
        return None
    behind = added[1:] if opening else added
    found = [_put(a, b, clause, said, code) for code in behind]
    texts = [text for _, text in found]
    limits = [_limits(t, ends=c[1] == len(a)) for t, c in zip(texts, behind, strict=True)]
    if opening and own:
        texts.append(opening)
        first = clause[: a[0].end()]
        found.append((Span(start=0, end=len(first)), said[: b[added[0][4]].end()]))
    fits = sum(len(t.split()) for t in texts) <= MOST and not any(map(JOINT.search, texts))
    return found if found and fits and all(limits) else None


def _rejoined(
    codes: Sequence[tuple[str, int, int, int, int]],
    a: Sequence[re.Match[str]],
    b: Sequence[re.Match[str]],
) -> Swap | None:
    """Return the swap of the one "and" that is an "or" in the sentence, or the other way round."""
    changed = [c for c in codes if c[0] != "equal"]
    if len(changed) != 1 or changed[0][0] != "replace" or len(a) < LEAST:
        return None
    _, start, end, first, last = changed[0]
    said, told = ([m[0].lower() for m in run] for run in (a[start:end], b[first:last]))
    if {*said, *told} != {"and", "or"} or len(said) != len(told):
        return None
    return Span(start=a[start].start(), end=a[start].end()), told[0]


def _opens(opening: str, clause: str) -> bool:
    """Tell whether words before those of a clause limit it: "If it rains, …", "Full-time …"."""
    some = len(opening.split()) <= SOME and "," not in opening
    limits = bool(CASE.match(opening)) or (some and bool(terms(opening)))
    return limits and clause[:1].isupper()


def _precedes(opening: str, claim: str, said: str) -> bool:
    """Tell whether words before those of a predicate have its subject, and no case of their own."""
    return set(terms(claim)) <= set(terms(said)) and not OPENING.search(opening)


def _put(
    a: Sequence[re.Match[str]],
    b: Sequence[re.Match[str]],
    clause: str,
    said: str,
    code: tuple[str, int, int, int, int],
) -> Swap:
    """Return the swap that puts words of the sentence between two words of the clause."""
    at, first, last = code[1], code[3], code[4]
    end = b[last].start() if last < len(b) else len(said)
    text = said[b[first - 1].end() : end]
    start = a[at - 1].end()
    stop = a[at].start() if at < len(a) else start
    return Span(start=start, end=stop), text


def _limits(text: str, *, ends: bool) -> bool:
    """Tell whether words that a clause lacks limit what it says, rather than add to it."""
    return bool(LIMIT.match(text) if ends else OF_SOME.match(text) and "," not in text)


def _behind(clause: str, claim: str, sentence: str) -> list[Swap] | None:
    """Return the swap that adds the limit with which a sentence of the same matter ends."""
    limit = CLOSING.search(sentence)
    if limit is None or AUXILIARY.search(claim) is None:
        return None
    head, own, words = sentence[: limit.start()], terms(claim), limit[0].split()
    news = set(terms(limit[0])) - set(own)
    told = {f.key for f in figures(head)}
    same = set(own) <= set(terms(head)) and overlap(terms(head), own) >= SAME_MATTER
    same &= told == {f.key for f in figures(claim)} and denies(head) == denies(claim)
    if not same or not news or len(words) > MOST or CLOSING.search(claim) or JOINT.search(head):
        return None
    end = len(clause.rstrip(" .,;"))
    return [(Span(start=len(ADDING.sub("", clause[:end])), end=end), limit[0])]
