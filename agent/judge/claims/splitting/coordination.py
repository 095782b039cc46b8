"""Coordinated clauses, predicates and complements: each conjunct becomes a clause."""

from agent.domain.prose.tags import ANY_SUBJECT, AUXILIARIES
from agent.judge.claims.parsing.clause import Clause, Item, auxiliaries_of, subject_of
from agent.judge.claims.splitting.correlatives import joints, without_correlatives
from agent.judge.claims.splitting.fragments import (
    asks,
    contrasts,
    goes_on,
    is_named,
    is_quoted,
    supposes,
)
from agent.judge.claims.splitting.gaps import disagrees
from agent.judge.claims.splitting.participles import fits, lacks_modal, obliges, shares_copula
from agent.judge.claims.splitting.scope import (
    is_case,
    lead_of,
    own_lead,
    shared_lead,
    shares_condition,
)
from agent.judge.clauses.tree import Tree

JOINING = frozenset({"and", "but", "yet", "so", "plus", "while", ";"})
_INSTEAD = frozenset({"only", "just", "merely", "simply", "instead", "rather"})


def split_coordination(clause: Clause, tree: Tree) -> list[Clause] | None:
    """Split the clause at the first conjunct of its predicate; None if there is none.

    "A, B and C" is split one conjunct at a time. Alternatives ("or", "nor") stay whole: neither
    of them is asserted alone. So do verbs that share an object ("reviews and approves it").
    """
    for head in _predicates(clause, tree):
        for conjunct in conjuncts(head, clause, tree):
            if _is_separable(head, conjunct, clause, tree):
                return _split(head, conjunct, clause, tree)
    return None


def _predicates(clause: Clause, tree: Tree) -> list[int]:
    """Return the root and the predicates that complete it: infinitives, adjectives, nouns."""
    chain = [clause.root]
    for head in chain:
        chain.extend(k for k in tree.with_deps(head, "xcomp", "acomp", "attr", "oprd") if k > head)
    return [head for head in chain if head in clause.body]


def conjuncts(head: int, clause: Clause, tree: Tree) -> list[int]:
    """Return the conjuncts of ``head`` that the clause still has."""
    return [k for k in tree.with_deps(head, "conj") if k in clause.body]


def conjunction(head: int, conjunct: int, tree: Tree) -> int | None:
    """Return the coordinating word between two conjuncts, or that of the list's end."""
    link: int | None = conjunct
    seen = head
    while link is not None:
        words = [k for k in tree.with_deps(tree.tokens[link].head, "cc") if seen < k < link]
        words += [k for k in tree.with_deps(link, "cc") if k < link]
        if words:
            return words[-1]
        seen = link
        link = next(iter(tree.with_deps(link, "conj")), None)
    return None


def _is_separable(head: int, conjunct: int, clause: Clause, tree: Tree) -> bool:
    word = conjunction(head, conjunct, tree)
    if word is not None and tree.lower(word) not in JOINING:
        return False
    if _is_bound(head, conjunct, clause, tree):
        return False
    one, two = tree.tokens[head], tree.tokens[conjunct]
    if two.pos not in ("VERB", "AUX"):
        return _is_separable_complement(head, conjunct, clause, tree, word)
    if word is None and not (tree.with_deps(conjunct, *ANY_SUBJECT) or _is_next(conjunct, tree)):
        return False
    if _is_hyphenated(conjunct, tree) or one.tag == "MD":
        return False
    if one.pos not in ("VERB", "AUX") and one.dep not in ("acomp", "attr"):
        return False
    return _is_predicate(head, conjunct, clause, tree) and not _shares_object(head, conjunct, tree)


def _is_bound(head: int, conjunct: int, clause: Clause, tree: Tree) -> bool:
    """Tell what says nothing apart from what it is joined to, or something else."""
    if asks(conjunct, tree) or goes_on(head, conjunct, tree) or is_quoted(conjunct, tree):
        return True
    if head == clause.root and supposes(head, conjunct, tree):
        return True
    if _is_alternative(conjunct, tree) or _lacks_subject(conjunct, clause, tree):
        return True
    if _pairs_numbers(conjunct, tree) or disagrees(conjunct, clause, tree):
        return True
    return shares_condition(head, conjunct, clause, tree)


def _pairs_numbers(conjunct: int, tree: Tree) -> bool:
    """Tell "for 5.0 and 5.1 must be …", which is one subject, from two statements."""
    start = tree.subtree(conjunct)[0]
    numbers = [k for k in tree.with_deps(conjunct, *ANY_SUBJECT) if len(tree.subtree(k)) == 1]
    words = [tree.tokens[i].pos for i in (*numbers, start - 2) if i >= 0]
    return numbers == [start] and words == ["NUM", "NUM"] and tree.lower(start - 1) == "and"


def _is_alternative(conjunct: int, tree: Tree) -> bool:
    """Tell what follows "or", whatever the parser hangs that on."""
    start = tree.subtree(conjunct)[0]
    return start > 0 and tree.lower(start - 1) in ("or", "nor")


def _lacks_subject(conjunct: int, clause: Clause, tree: Tree) -> bool:
    """Tell a predicate whose subject the parser did not see, in its own clause or before it."""
    third = tree.tokens[conjunct].tag == "VBZ" or any(
        tree.tokens[k].tag in ("VBZ", "MD") for k in tree.with_deps(conjunct, "aux", "auxpass")
    )
    return third and not tree.subjects(conjunct) and not subject_of(clause, tree)


def _is_predicate(head: int, conjunct: int, clause: Clause, tree: Tree) -> bool:
    """Tell a conjunct that can stand as a predicate from a participle that belongs elsewhere."""
    if head != clause.root and not _is_alike(head, conjunct, tree):
        return False
    if head != clause.root or tree.tokens[conjunct].tag in ("VBZ", "VBP", "VBD", "MD", "VB"):
        return True
    if tree.with_deps(conjunct, "aux", "auxpass"):
        return True
    return fits(conjunct, auxiliaries_of(clause, tree), tree)


def _is_alike(head: int, conjunct: int, tree: Tree) -> bool:
    """Tell whether a conjunct below the root has the form of what it is joined to."""
    one, two = tree.tokens[head], tree.tokens[conjunct]
    return one.pos not in ("VERB", "AUX") or (one.tag == two.tag and one.tag != "VBG")


def _is_next(conjunct: int, tree: Tree) -> bool:
    """Tell "…, then use it" from a list of verbs whose conjunction the parser did not see."""
    return any(tree.lower(k) == "then" for k in tree.with_deps(conjunct, "advmod"))


def _is_hyphenated(conjunct: int, tree: Tree) -> bool:
    """Tell the first part of "re-elected", which the parser takes for a word."""
    following = tree.tokens[conjunct + 1] if conjunct + 1 < len(tree.tokens) else None
    before = tree.tokens[conjunct - 1]
    token = tree.tokens[conjunct]
    if token.text == "-" or (before.text == "-" and before.end == token.start):
        return True
    return following is not None and following.text == "-" and following.start == token.end


def _is_separable_complement(
    head: int, conjunct: int, clause: Clause, tree: Tree, word: int | None
) -> bool:
    """Tell whether "is A and B" says two things: adjectives, one of them with more to it."""
    if word is None or head == clause.root or tree.tokens[conjunct].pos != "ADJ":
        return False
    return tree.tokens[head].dep in ("acomp", "attr") and len(tree.subtree(conjunct)) > 1


def _shares_object(head: int, conjunct: int, tree: Tree) -> bool:
    """Tell whether the first of two verbs has nothing of its own ("reviews and approves it")."""
    if tree.with_deps(conjunct, *ANY_SUBJECT, *AUXILIARIES):
        return False
    between = [tree.tokens[i] for i in range(head + 1, conjunct)]
    return all(t.dep in ("cc", "advmod", "preconj") for t in between) and len(between) < 3


def _split(head: int, conjunct: int, clause: Clause, tree: Tree) -> list[Clause]:
    tail = [i for i in tree.subtree(conjunct) if i in clause.body]
    first = clause.without([*tail, *joints(head, conjunct, clause, tree)])
    return [without_correlatives(first, tree), _conjoined(head, conjunct, tail, clause, tree)]


def _conjoined(head: int, conjunct: int, tail: list[int], clause: Clause, tree: Tree) -> Clause:
    """Return the conjunct as a clause of its own, with what it shares put before it."""
    words = [i for i in tail if not _is_joint(i, tail, tree)]
    mine = own_lead(conjunct, words, tree)
    odd = mine and disagrees(conjunct, clause, tree, anywhere=True)
    inherits = not (tree.subjects(conjunct) or is_named(mine, tree) or odd)
    within = inherits and is_case(lead_of(clause, tree), clause.root, tree)
    shares = not mine or (within and not is_case(mine, conjunct, tree))
    lead = shared_lead(clause, conjunct, tree) if shares else ()
    subject: tuple[Item, ...] = ()
    auxiliaries: tuple[Item, ...] = ()
    if inherits and not (head == clause.root and _commands(conjunct, clause, tree)):
        subject = subject_of(clause, tree)
        auxiliaries = _inherited(head, conjunct, clause, tree)
    rest = words[len(mine) :]
    if subject:
        rest = _helper_first(rest, conjunct, tree)
    return Clause(
        items=(*lead, *mine, *subject, *auxiliaries, *rest),
        own=frozenset(words),
        root=conjunct,
        subject=subject,
        auxiliaries=auxiliaries,
        lead=lead,
    )


def _helper_first(words: list[int], conjunct: int, tree: Tree) -> list[int]:
    """Put a modal before the adverbs ahead of it: "otherwise must" behind a subject."""
    helper = next((k for k in tree.with_deps(conjunct, "aux") if tree.tokens[k].tag == "MD"), None)
    if helper not in words:
        return words
    ahead = words[: words.index(helper)]
    if not all(tree.tokens[i].dep == "advmod" for i in ahead):
        return words
    return [helper, *ahead, *words[len(ahead) + 1 :]]


def _commands(conjunct: int, clause: Clause, tree: Tree) -> bool:
    """Tell a command ("…, but if you send one, put …") from a predicate of the same subject."""
    token = tree.tokens[conjunct]
    if any(tree.tokens[k].tag in ("MD", "VBZ") for k in tree.with_deps(conjunct, "aux")):
        return False
    helpers = {tree.tokens[k].tag for k in tree.with_deps(clause.root, "aux", "auxpass")}
    finite = not {tree.tokens[clause.root].tag, *helpers}.isdisjoint({"VBZ", "VBP", "VBD"})
    present = tree.tokens[clause.root].tag != "VBD"
    bare = token.text.lower() == token.lemma and (
        token.tag in ("VB", "VBP") or (token.tag == "VBD" and present)
    )
    subjects = {tree.lower(k) for k in tree.with_deps(clause.root, *ANY_SUBJECT)}
    agrees = tree.with_deps(clause.root, *ANY_SUBJECT)  # "staff start with 27 days"
    plural = bool(agrees) and "VBP" in {tree.tokens[clause.root].tag, *helpers}
    plural |= not subjects.isdisjoint({"you", "they", "we", "i"}) or any(
        tree.tokens[k].tag in ("NNS", "NNPS") for k in tree.with_deps(clause.root, *ANY_SUBJECT)
    )
    if any(isinstance(k, int) and tree.tokens[k].tag == "MD" for k in auxiliaries_of(clause, tree)):
        return bare and contrasts(conjunct, tree) and (not plural or "you" in subjects)
    return bare and (tree.lower(conjunct - 1) == "so" or (finite and not plural))  # "so tell us"


def _is_joint(index: int, tail: list[int], tree: Tree) -> bool:
    """Tell a conjunction, "also" or comma at the conjunct's beginning."""
    position = tail.index(index)
    return all(
        tree.tokens[i].dep in ("cc", "punct") or tree.lower(i) in ("also", "so", "then")
        for i in tail[: position + 1]
    )


def _inherited(head: int, conjunct: int, clause: Clause, tree: Tree) -> tuple[Item, ...]:
    """Return the auxiliaries (or copula) that the conjunct shares with the first predicate."""
    if head != clause.root:
        return _prefix(head, conjunct, clause, tree)
    shared = auxiliaries_of(clause, tree)
    if not shared and shares_copula(conjunct, clause, tree):
        return (clause.root,)
    own = tree.with_deps(conjunct, "aux", "auxpass")
    if own:
        return shared[:1] if lacks_modal(own[0], shared, clause, tree) else ()
    if obliges(conjunct, clause, tree):
        return ()
    while shared and not fits(conjunct, shared, tree):
        shared = shared[:-1]  # "must have used …, expect": must expect
    word = conjunction(head, conjunct, tree)
    if word is not None and tree.lower(word) == "but":
        return _affirmed(shared, tree)
    if _instead(conjunct, tree):
        affirmed = _affirmed(shared, tree)
        helps = [i for i in affirmed if isinstance(i, str) or tree.tokens[i].lemma != "do"]
        return tuple(helps) if len(affirmed) < len(shared) else shared
    return shared


def _affirmed(shared: tuple[Item, ...], tree: Tree) -> tuple[Item, ...]:
    """Return auxiliaries without their negation."""
    return tuple(i for i in shared if isinstance(i, str) or tree.tokens[i].dep != "neg")


def _instead(conjunct: int, tree: Tree) -> bool:
    """Tell "and only have the forum" behind "don't get credits": what is so instead."""
    return any(
        tree.lower(i) in _INSTEAD and i < conjunct for i in tree.with_deps(conjunct, "advmod")
    )


def _prefix(head: int, conjunct: int, clause: Clause, tree: Tree) -> tuple[Item, ...]:
    """Return the words from the root up to a complement: "is", "are required to"."""
    if tree.tokens[conjunct].pos in ("VERB", "AUX") and tree.is_finite(conjunct):
        return (
            auxiliaries_of(clause, tree) if not tree.with_deps(conjunct, "aux", "auxpass") else ()
        )
    subject = {i for i in subject_of(clause, tree) if isinstance(i, int)}
    lead = set(lead_of(clause, tree))
    complement = set(tree.subtree(head))
    words: list[Item] = [
        i
        for i in clause.items
        if (isinstance(i, str) or i < head) and i not in complement | subject | lead
    ]
    while words and isinstance(words[0], int) and tree.tokens[words[0]].dep == "punct":
        words.pop(0)
    if tree.with_deps(head, "aux") and not tree.with_deps(conjunct, "aux"):
        words += [i for i in tree.with_deps(head, "aux") if tree.lower(i) == "to"]
    return tuple(words)
