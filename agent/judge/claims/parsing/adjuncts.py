"""Adjuncts between commas behind a conjunction: they belong to what follows them.

"May charge interest and, after a second failure, end the lease": the parser hangs the failure on
the first verb.
"""

from agent.domain.prose.analysis import Token
from agent.domain.prose.tags import VERBS
from agent.judge.claims.parsing.conditions import hang
from agent.judge.claims.parsing.labels import below

_ADJUNCTS = frozenset({"prep", "advcl", "advmod", "npadvmod"})


def rehang(tokens: list[Token], start: int, end: int) -> None:
    """Hang such adjuncts of the sentence ``tokens[start:end]`` on the later verb, in place."""
    for word in range(start, end - 1):
        if tokens[word].dep != "cc" or tokens[word + 1].text != ",":
            continue
        head = tokens[word].head
        verb = _joined(tokens, word, end)
        if verb is None:
            continue
        hang(tokens, verb, head, "conj")
        for i in range(word + 1, verb):
            if tokens[i].head == head and tokens[i].dep in _ADJUNCTS | {"punct"}:
                hang(tokens, i, verb, tokens[i].dep)


def _joined(tokens: list[Token], word: int, end: int) -> int | None:
    """Return the verb that a conjunction joins, None where none of its form is plain to see."""
    head = tokens[word].head
    for i in range(word + 2, end):
        verbal = tokens[i].pos in VERBS and not below(tokens, head, i)
        if verbal and tokens[i].dep == "conj" and tokens[i].head == head:
            return i
        if verbal and tokens[i - 1].text == "," and tokens[i].tag == tokens[head].tag:
            return i
    return None
