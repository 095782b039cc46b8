"""Whether a conjunct can follow the auxiliaries of the predicate before it."""

from collections.abc import Iterable, Sequence

from agent.domain.prose.analysis import Token
from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.parsing.clause import Clause, Item, auxiliaries_of, subject_of
from agent.judge.clauses.tree import Tree

_CHOOSING = frozenset({"may", "can", "should"})
_MANY = frozenset({"you", "they", "we", "i", "staff", "people"})
_UNDERGOING = frozenset(
    "lose get become suffer develop feel fall fail incur face miss be have receive experience "
    "forfeit die end need owe occur happen break leak freeze".split()
)
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
    bare = tree.tokens[conjunct].text == tree.tokens[conjunct].lemma
    return tag in ("VB", "VBP") or (tag == "VBD" and bare)  # "must lock it and set the alarm"


def shares_copula(conjunct: int, clause: Clause, tree: Tree) -> bool:
    """Tell the "closed" of "it is open on weekdays and closed on Sundays" from a past form."""
    token, root = tree.tokens[conjunct], tree.tokens[clause.root]
    if root.lemma != "be" or tree.with_deps(conjunct, *ANY_SUBJECT, "aux", "auxpass"):
        return False
    if not tree.with_deps(clause.root, "acomp"):
        return False
    present = token.tag == "VBD" and root.tag != "VBD" and not tree.with_deps(conjunct, "dobj")
    return token.tag == "VBN" or present


def lacks_modal(helper: int, shared: Sequence[Item], clause: Clause, tree: Tree) -> bool:
    """Tell the "have" of "he must have passed and have worked": the modal holds for it too.

    Behind a subject in the plural it may be an auxiliary of its own, unless another "have" is
    joined to the modal.
    """
    words = [i for i in shared if isinstance(i, int)]
    if not words or tree.tokens[words[0]].tag != "MD" or tree.lower(helper) not in ("have", "be"):
        return False
    again = tree.lower(helper) in [tree.lower(i) for i in words[1:]]
    return again or tree.lower(helper) == "be" or not _are_many(clause, tree)


def _is_participle(conjunct: int, auxiliary: Token, tree: Tree) -> bool:
    """Tell a participle tagged as a past form ("are stored and copied") from a past form."""
    now = auxiliary.tag in ("VBZ", "VBP", "VB") or tree.with_deps(conjunct, "xcomp", "oprd")
    is_left = tree.tokens[conjunct].lemma == "leave" and now
    if tree.with_deps(conjunct, "agent") or is_left:  # "is cleaned and left to dry"
        return True
    if tree.with_deps(conjunct, "dobj") or tree.tokens[conjunct].lemma in _INTRANSITIVE:
        return False
    return auxiliary.dep == "auxpass"


def obliges(conjunct: int, clause: Clause, tree: Tree) -> bool:
    """Tell the "have to" of "you may borrow books and have to return them": no choice any more.

    Nobody is allowed to have to. What befalls somebody is another matter ("you may lose the key
    and have to pay"), and so is what is bare behind a subject of one ("he may go and have to …").
    """
    words = {tree.lower(i) for i in auxiliaries_of(clause, tree) if isinstance(i, int)}
    if words.isdisjoint(_CHOOSING) or tree.tokens[conjunct].lemma not in ("have", "need"):
        return False
    if tree.tokens[clause.root].lemma in _UNDERGOING or tree.with_deps(clause.root, "auxpass"):
        return False
    owed = any(tree.with_deps(k, "aux") for k in tree.with_deps(conjunct, "xcomp"))
    return _are_many(clause, tree) and (owed or tree.tokens[conjunct].lemma == "need")


def _are_many(clause: Clause, tree: Tree) -> bool:
    """Tell a subject in the plural."""
    subject = [i for i in subject_of(clause, tree) if isinstance(i, int)]
    heads = [i for i in subject if tree.tokens[i].head not in subject]
    many = any(tree.tokens[i].tag in ("NNS", "NNPS") or tree.with_deps(i, "conj") for i in heads)
    return many or any(tree.lower(i) in _MANY for i in heads)
