"""Whether a conjunct can follow the auxiliaries of the predicate before it."""

from collections.abc import Iterable

from agent.domain.analysis import Token
from agent.judge.claims.parsing.clause import Item
from agent.judge.claims.parsing.tree import Tree

_INTRANSITIVE = frozenset(
    "die move return retire leave go become begin continue serve work live travel remain stay grow "
    "rise fall join come arrive study start end happen occur appear".split()
)


def fits(conjunct: int, shared: Iterable[Item], tree: Tree) -> bool:
    """Tell whether the conjunct's form can follow the auxiliaries."""
    words = [i for i in shared if isinstance(i, int) and tree.tokens[i].dep != "neg"]
    if not words:
        return False
    tag = tree.tokens[conjunct].tag
    last = tree.tokens[words[-1]]
    if last.lemma in ("be", "have"):
        return tag in ("VBN", "VBG") or (tag == "VBD" and _is_participle(conjunct, last, tree))
    return tag in ("VB", "VBP")


def _is_participle(conjunct: int, auxiliary: Token, tree: Tree) -> bool:
    """Tell a participle tagged as a past form ("are stored and copied") from a past form."""
    now = auxiliary.tag in ("VBZ", "VBP", "VB") or tree.find(conjunct, "xcomp", "oprd")
    is_left = tree.tokens[conjunct].lemma == "leave" and now
    if tree.find(conjunct, "agent") or is_left:  # "is cleaned and left to dry"
        return True
    if tree.find(conjunct, "dobj") or tree.tokens[conjunct].lemma in _INTRANSITIVE:
        return False
    return auxiliary.dep == "auxpass"
