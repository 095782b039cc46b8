"""Corrections of labels that the parser gets wrong in set phrases, before any clause is moved."""

from collections.abc import Iterator

from agent.domain.prose.analysis import Token
from agent.judge.claims.parsing.conditions import condition

_JOINING = frozenset({"yet", "so"})
_SUPPOSING = frozenset("where wherever if when whenever as".split())
_FIGURES = frozenset({"NUM", "SYM"})


def relabel(tokens: list[Token], start: int, end: int) -> None:
    """Set labels and heads of the sentence ``tokens[start:end]`` right where the words show them.

    In place.
    """
    for i in range(start, end):
        _acronym(tokens, i, start)
        _joining(tokens, i, start, end)
        _all_but(tokens, i, end)
        _possible(tokens, i, end)
        _once(tokens, i, start, end)
        condition(tokens, i, start, end)


def _acronym(tokens: list[Token], i: int, start: int) -> None:
    """Make one name of "GSA IT", whose end the parser takes for a pronoun."""
    one, two = tokens[max(i - 1, start)], tokens[i]
    if two.text in ("IT", "US") and one.pos == "PROPN" and one.head == two.head:
        tokens[i - 1] = one._replace(head=i, dep="compound")


def _joining(tokens: list[Token], i: int, start: int, end: int) -> None:
    """Let "yet" and "so" join the clauses that they stand between: "it is large, yet it is full".

    The parser takes them for adverbs of the first.
    """
    token = tokens[i]
    if token.text.lower() not in _JOINING or token.dep != "advmod" or i == start:
        return
    following = (k for k in range(i + 1, end) if tokens[k].head == token.head)
    joined = next((k for k in following if tokens[k].dep == "conj"), None)
    if joined is None or tokens[i - 1].text != "," or token.head > i:
        return
    opening = min(k for k in range(start, end) if k == joined or below(tokens, k, joined))
    if opening == i + 1:
        tokens[i] = token._replace(dep="cc")


def _possible(tokens: list[Token], i: int, end: int) -> None:
    """Hang "where possible" of "read it and, where possible, give a number" on what follows it."""
    head = tokens[i].head
    opens = tokens[i - 1].text.lower() in _SUPPOSING and tokens[i - 1].head == i
    if tokens[i].pos != "ADJ" or tokens[i].dep != "conj" or not opens:
        return
    verb = next((k for k in range(i + 1, end) if tokens[k].pos == "VERB"), None)
    if verb is not None and tokens[verb].dep == "conj" and tokens[verb].head in (head, i):
        tokens[i] = tokens[i]._replace(head=verb, dep="advcl")
        tokens[verb] = tokens[verb]._replace(head=head)


def _once(tokens: list[Token], i: int, start: int, end: int) -> None:
    """Let "once" open the clause right behind it, of which the parser makes it no part."""
    token = tokens[i]
    if token.text.lower() != "once" or token.dep != "advmod":
        return
    for verb in range(i + 1, end):
        if tokens[verb].dep == "advcl" and tokens[verb].head == token.head:
            if min(k for k in range(start, end) if k == verb or below(tokens, k, verb)) == i + 1:
                tokens[i] = token._replace(head=verb, dep="mark")
            return


def _all_but(tokens: list[Token], i: int, end: int) -> None:
    """Make "all but £10" one figure, of which the parser makes a remark and a rest."""
    if [t.text.lower() for t in tokens[i : i + 2]] != ["all", "but"]:
        return
    figure = next((k for k in range(i + 2, min(i + 4, end)) if tokens[k].pos == "NUM"), None)
    if figure is not None and all(t.pos in _FIGURES for t in tokens[i + 2 : figure + 1]):
        for k in (i, i + 1):
            tokens[k] = tokens[k]._replace(head=figure, dep="quantmod")


def below(tokens: list[Token], index: int, top: int) -> bool:
    """Tell whether a token hangs on another, however far below."""
    return top in above(tokens, index)


def above(tokens: list[Token], index: int) -> Iterator[int]:
    """Yield what a token hangs on, up to the root; it ends even where tokens hang in a ring."""
    for _ in tokens:
        if tokens[index].head == index:
            return
        index = tokens[index].head
        yield index
