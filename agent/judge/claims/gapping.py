"""Words that a clause leaves out because the clause before it has them: units of figures."""

from agent.judge.claims.clause import Clause
from agent.judge.claims.tree import Tree

_COUNTED = frozenset({"dobj", "pobj", "attr", "npadvmod", "conj"})


def completed(clauses: list[Clause], tree: Tree) -> list[tuple[Clause, dict[int, str]]]:
    """Return each clause with the edits that give its bare figures the unit used before.

    "Secret takes three months, while Top Secret takes six to eight": the second clause gets
    "months".
    """
    found: list[tuple[Clause, dict[int, str]]] = []
    unit = ""
    for clause in clauses:
        edits = {i: f"{tree.tokens[i].text} {unit}" for i in _bare(clause, tree)} if unit else {}
        found.append((clause, edits))
        unit = _unit(clause, tree) or unit
    return found


def _unit(clause: Clause, tree: Tree) -> str:
    """Return the noun that the clause's last figure counts."""
    for i in sorted(clause.body, reverse=True):
        head = tree.tokens[i].head
        if tree.tokens[i].dep == "nummod" and tree.tokens[head].tag == "NNS":
            return tree.tokens[head].text
    return ""


def _bare(clause: Clause, tree: Tree) -> list[int]:
    """Return figures that count nothing: objects that are numbers without noun or currency."""
    return [
        i
        for i in sorted(clause.body)
        if tree.tokens[i].pos == "NUM"
        and tree.tokens[i].dep in _COUNTED
        and tree.tokens[tree.tokens[i].head].dep != "nummod"
        and tree.tokens[tree.tokens[i].head].pos in ("VERB", "AUX", "ADP")
        and not _is_dated(i, tree)
    ]


def _is_dated(index: int, tree: Tree) -> bool:
    token = tree.tokens[index]
    if tree.find(index, "nmod", "prep", "quantmod") and any(
        tree.tokens[k].text in "$€£#%" or tree.lower(k) == "of" for k in tree.kids[index]
    ):
        return True
    following = tree.tokens[index + 1].text if index + 1 < len(tree.tokens) else ""
    year = token.text.isdigit() and len(token.text) == 4
    return (
        year
        or following in ("%", "percent", "o'clock")
        or token.entity in ("MONEY", "PERCENT", "TIME")
    )
