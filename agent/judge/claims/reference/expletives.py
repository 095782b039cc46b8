"""The "it" that stands for nothing: "it rains", "it is important to …", "it is GSA that …"."""

from agent.judge.claims.parsing.clause import Clause
from agent.judge.claims.parsing.tags import SUBJECTS
from agent.judge.claims.parsing.tree import Tree

_LIGHT = frozenset("be take seem appear remain become cost pay help".split())


def is_empty(index: int, clause: Clause, tree: Tree) -> bool:
    """Tell the "it" of "it is important to …", "it is worth asking" and "it takes … to …"."""
    token = tree.tokens[index]
    if token.dep == "expl":
        return True
    if token.text.lower() == "it" and token.dep == "pobj":  # "see to it that …"
        return tree.tokens[tree.tokens[token.head].head].lemma == "see"
    if token.text.lower() != "it" or token.dep not in SUBJECTS:
        return False
    verb = token.head
    if token.dep == "nsubjpass":  # "it is suggested that …"
        told = tree.find(verb, "ccomp", "csubj", "csubjpass", "xcomp", "advcl")
        return any("that" in {tree.lower(m) for m in tree.find(k, "mark")} for k in told)
    if tree.tokens[verb].lemma in ("rain", "snow") or _singles_out(verb, tree):
        return True
    after = tree.find(verb, "xcomp", "ccomp", "csubj", "advcl", "acl")
    for kid in tree.find(verb, "acomp", "attr", "prep", "dobj", "npadvmod", "dative"):
        after += [k for k in tree.kids[kid] if tree.tokens[k].dep in ("xcomp", "ccomp", "acl")]
        after += [
            k
            for noun in tree.find(kid, "pobj")
            for k in tree.kids[noun]
            if tree.tokens[k].dep in ("acl", "relcl", "xcomp")
        ]
    return tree.tokens[verb].lemma in _LIGHT and any(
        tree.tokens[k].tag == "VB"
        or tree.lower(tree.tokens[k].head) == "worth"
        or "that" in {tree.lower(m) for m in tree.find(k, "mark")}
        for k in after
        if k in clause.body and k > verb
    )


def _singles_out(verb: int, tree: Tree) -> bool:
    """Tell "it is the lender who …" and "it is GSA that …" from "it is a program that …"."""
    if tree.tokens[verb].lemma != "be":
        return False
    for noun in tree.find(verb, "attr"):
        indefinite = {"a", "an", "one", "another"} & {tree.lower(k) for k in tree.find(noun, "det")}
        plain = tree.tokens[noun].tag == "NNS" and not tree.find(noun, "det", "poss")
        opening = [*tree.find(noun, "relcl"), *tree.find(verb, "ccomp")]
        if not indefinite and not plain:
            return any(tree.lower(tree.subtree(k)[0]) in ("who", "that") for k in opening)
    return False
