"""Conditions that "provided (that)" or "providing (that)" opens; the parser sees a verb."""

from agent.domain.prose.analysis import Token
from agent.domain.prose.tags import ANY_SUBJECT, FINITE, VERBS

_OPENING = frozenset({"provided", "providing"})


def condition(tokens: list[Token], i: int, start: int, end: int) -> None:
    """Let "provided" at ``i`` open a condition, as "if" does, where a clause follows it.

    In place; ``start`` and ``end`` are those of the sentence.
    """
    if not _opens(tokens, i, start, end):
        return
    verb = next((k for k in range(i + 1, end) if _is_predicate(tokens, k, i)), None)
    root = next(k for k in range(start, end) if tokens[k].head == k)
    if verb is None or root == i:
        return
    main = _main(tokens, i, start, verb) if root == verb else _nearest(tokens, root, i)
    if main is None:
        return
    for k in range(start, end):
        if tokens[k].head == i:
            hang(tokens, k, verb if k > i else main, tokens[k].dep)
    subject = verb - 1
    if tokens[subject].head == verb and tokens[subject].dep == "dobj":
        hang(tokens, subject, verb, "nsubj")
    hang(tokens, i, verb, "mark")
    hang(tokens, verb, main, "advcl")


def _opens(tokens: list[Token], i: int, start: int, end: int) -> bool:
    if tokens[i].text.lower() not in _OPENING or i + 1 >= end:
        return False
    if any(t.head == i and t.dep in ("aux", "auxpass") for t in tokens[start:i]):
        return False
    parted = i == start or tokens[i - 1].text in (",", "(", "–", "—") or tokens[i].dep == "prep"
    return parted or tokens[i + 1].text.lower() == "that"


def _is_predicate(tokens: list[Token], verb: int, i: int) -> bool:
    """Tell the finite verb of a clause that begins right behind ``i``."""
    helped = any(
        t.head == verb and t.dep in ("aux", "auxpass") and t.tag in FINITE
        for t in tokens[i + 1 : verb]
    )
    if tokens[verb].pos not in VERBS or not (helped or tokens[verb].tag in FINITE):
        return False
    if any(t.text in (",", ";") for t in tokens[i + 1 : verb]):
        return False
    taken = tokens[verb - 1].head == i and tokens[verb - 1].dep == "dobj"
    return taken or any(t.head == verb and t.dep in ANY_SUBJECT for t in tokens[i + 1 : verb])


def _main(tokens: list[Token], i: int, start: int, verb: int) -> int | None:
    """Make the clause before ``i`` the main one, where the parser hangs it on the condition."""
    for main in range(start, i):
        if tokens[main].head == verb and tokens[main].pos in VERBS:
            for k in range(start, i):
                if tokens[k].head == verb:
                    hang(tokens, k, main, tokens[k].dep)
            hang(tokens, main, main, "ROOT")
            return main
    return None


def _nearest(tokens: list[Token], root: int, i: int) -> int:
    """Return the clause that stands next before the condition: the root, or one joined to it."""
    own = {t.head for t in tokens[:i] if t.dep in ("aux", "nsubj", "nsubjpass")}
    joined = (k for k in own if root < k < i and tokens[k].head == root)
    return max((k for k in joined if tokens[k].dep == "conj"), default=root)


def hang(tokens: list[Token], index: int, head: int, dep: str) -> None:
    """Hang a token on another one, in place."""
    tokens[index] = tokens[index]._replace(head=head, dep=dep)
