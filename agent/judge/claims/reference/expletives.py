"""The "it" that stands for nothing: "it rains", "it is important to …", "it is GSA that …"."""

from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.parsing.clause import Clause
from agent.judge.clauses.tree import Tree

_LIGHT = frozenset("be take seem appear remain become cost pay help".split())
_FINDING = frozenset("find make think consider deem believe keep leave".split())
_LIKING = frozenset("prefer like want".split())
_ABLE = frozenset("able unable ready willing".split())
_UNSURE = frozenset(
    "unclear unknown uncertain doubtful questionable undecided unsure unresolved decide know "
    "determine establish matter".split()
)
_SETTLED = _UNSURE | frozenset(
    "clear known certain open obvious evident apparent plain disputed debatable debated contested "
    "unsettled irrelevant immaterial relevant important crucial essential moot question mystery "
    "guess up depend agree say report specify state record document publish announce disclose "
    "reveal find show prove test examine investigate study assess check see settle resolve clarify "
    "discuss debate dispute contest understand consider explain ask".split()
)
"""Predicates of which a question may be the subject: "it is disputed who pays"."""
_WHENEVER = frozenset({"if", "when", "where"})
_ASKING = frozenset("whether why how who what which whose whom".split()) | _WHENEVER


def is_empty(index: int, clause: Clause, tree: Tree) -> bool:
    """Tell the "it" of "it is important to …", "it is worth asking" and "it takes … to …"."""
    token = tree.tokens[index]
    if token.dep == "expl":
        return True
    if token.text.lower() == "it" and token.dep == "pobj":  # "see to it that …"
        return tree.tokens[tree.tokens[token.head].head].lemma == "see"
    if token.text.lower() == "it" and token.dep == "dobj":  # "somebody else has to do it"
        return tree.tokens[token.head].lemma == "do"
    if token.text.lower() != "it" or token.dep not in ANY_SUBJECT:
        return False
    verb = token.head
    if _stands_for_question(index, tree) or _is_found(verb, tree):
        return True
    if token.dep == "nsubjpass":  # "it is suggested that …"
        told = tree.with_deps(verb, "ccomp", "csubj", "csubjpass", "xcomp", "advcl")
        return any("that" in {tree.lower(m) for m in tree.with_deps(k, "mark")} for k in told)
    if tree.tokens[verb].lemma in ("rain", "snow") or _singles_out(verb, tree):
        return True
    return tree.tokens[verb].lemma in _LIGHT and any(
        tree.tokens[k].tag == "VB"
        or tree.lower(tree.tokens[k].head) == "worth"
        or "that" in {tree.lower(m) for m in tree.with_deps(k, "mark")}
        for k in _completing(verb, tree)
        if k in clause.body and k > verb
    )


def _completing(verb: int, tree: Tree) -> list[int]:
    """Return the clauses that complete the verb; the infinitive of "it is able to …" is none."""
    found = tree.with_deps(verb, "xcomp", "ccomp", "csubj", "advcl", "acl")
    for kid in tree.with_deps(verb, "acomp", "attr", "prep", "dobj", "npadvmod", "dative"):
        if tree.lower(kid) in _ABLE:
            continue
        found += tree.with_deps(kid, "xcomp", "ccomp", "acl")
        for noun in tree.with_deps(kid, "pobj"):
            found += tree.with_deps(noun, "acl", "relcl", "xcomp")
    return found


def _is_found(adjective: int, tree: Tree) -> bool:
    """Tell "find it hard to walk", "make it clear that …" and "prefer it calm" from "keep it dry".

    The "it" is what the parser takes for the subject of an adjective below such a verb.
    """
    token, verb = tree.tokens[adjective], tree.tokens[tree.tokens[adjective].head].lemma
    if token.pos != "ADJ" or token.dep != "ccomp" or verb not in _FINDING | _LIKING:
        return False
    behind = tree.with_deps(adjective, "advcl", "xcomp", "ccomp")
    return verb in _LIKING or any(k > adjective for k in behind)


def _stands_for_question(index: int, tree: Tree) -> bool:
    """Tell "it is not known whether it works" from "it is checked if it fails".

    "If", "when" and "where" open a question only behind what says that it is open.
    """
    verb = tree.tokens[index].head
    told = tree.with_deps(verb, "acomp", "oprd", "attr", "prep")
    words = {tree.tokens[i].lemma.lower() for i in (verb, *told)}
    if tree.tokens[index].dep == "nsubj":  # "it shows whether …", "it asks who …"
        words -= {tree.tokens[verb].lemma} - {"matter", "depend"}
    unsure = words & _UNSURE or ("clear" in words and tree.with_deps(verb, "neg"))
    asked = (
        _asked(k, tree) for i in (verb, *told) for k in tree.with_deps(i, *_CLAUSES) if k > verb
    )
    return any(
        word in _ASKING and bool(unsure or (words & _SETTLED and word not in _WHENEVER))
        for word in asked
    )


_CLAUSES = ("ccomp", "csubj", "csubjpass", "advcl", "xcomp", "pcomp", "acl")


def _asked(clause: int, tree: Tree) -> str:
    """Return the word that opens a clause, '' behind a comma."""
    first = tree.subtree(clause)[0]
    return "" if tree.tokens[first - 1].text == "," else tree.lower(first)


def _singles_out(verb: int, tree: Tree) -> bool:
    """Tell "it is the lender who …" and "it is costs that …" from "it is a program that …"."""
    if tree.tokens[verb].lemma != "be":
        return False
    for noun in tree.with_deps(verb, "attr"):
        indefinite = {"a", "an", "one", "another"} & {
            tree.lower(k) for k in tree.with_deps(noun, "det")
        }
        opening = [*tree.with_deps(noun, "relcl"), *tree.with_deps(verb, "ccomp")]
        if not indefinite:
            return any(tree.lower(tree.subtree(k)[0]) in ("who", "that") for k in opening)
    return False
