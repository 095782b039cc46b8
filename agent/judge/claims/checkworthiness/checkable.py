"""Which clauses claim nothing that documents could settle, by their parse."""

from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.clauses.tree import Tree

_FELT = frozenset(
    "overwhelming confusing frustrating stressful understandable great daunting exciting "
    "wonderful nice scary intimidating annoying amazing awesome fantastic fun sad unsettling "
    "complicated tricky interesting surprising worrying reassuring fine okay ok wise smart".split()
)
_IMPRESSIONS = frozenset({"feel", "seem", "sound", "look"})
_VAGUE = frozenset({"this", "that", "these", "those", "it", "they", "things", "which"})


def is_impression(root: int, tree: Tree) -> bool:
    """Tell whether a clause only says how something feels ("These rules can feel confusing")."""
    told = [i for k in tree.with_deps(root, "acomp", "oprd") for i in tree.subtree(k)]
    if not {tree.lower(i) for i in told} & _FELT or any(t.pos == "NUM" for t in tree.tokens):
        return False
    if tree.tokens[root].lemma in _IMPRESSIONS:
        return True
    vague = any(
        tree.lower(tree.subtree(k)[0]) in _VAGUE for k in tree.with_deps(root, *ANY_SUBJECT)
    )
    return tree.tokens[root].lemma == "be" and vague


def is_hypothetical(root: int, tree: Tree) -> bool:
    """Tell whether a clause only says what would be, or would have been, if it were otherwise.

    "If the tenant failed to pay, the landlord could terminate" is a rule, and none of these.
    """
    helpers = {tree.lower(k) for k in tree.with_deps(root, "aux")}
    if not helpers & {"would", "could", "might", "'d", "’d"}:
        return False
    conditions = [k for k in tree.with_deps(root, "advcl") if _is_conditional(k, tree)]
    past = "have" in helpers and any(_is_past(k, tree) for k in conditions)
    return past or any(_is_unreal(k, tree) for k in conditions)


def _is_conditional(clause: int, tree: Tree) -> bool:
    return "if" in {tree.lower(k) for k in tree.with_deps(clause, "mark")}


def _is_past(clause: int, tree: Tree) -> bool:
    return any(
        tree.tokens[v].tag == "VBD" for v in (clause, *tree.with_deps(clause, "aux", "auxpass"))
    )


def _is_unreal(clause: int, tree: Tree) -> bool:
    """Tell "if it were free" from "if they were late" and "if it were to end"."""
    were = any(tree.lower(v) == "were" for v in (clause, *tree.with_deps(clause, "aux", "auxpass")))
    singular = any(
        tree.tokens[k].tag in ("NN", "NNP") or tree.lower(k) in _SINGULAR
        for k in tree.with_deps(clause, *ANY_SUBJECT)
        if not tree.with_deps(k, "conj")
    )
    return were and singular and not tree.with_deps(clause, "xcomp")


_SINGULAR = frozenset("i he she it this that".split())
