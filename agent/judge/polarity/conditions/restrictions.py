"""Restrictions: of which things of a kind a rule speaks, *invoices above 5,000 from new firms*.

Each adjective, preposition, participle or *who* that sets some apart from the others is one. They
are told by the order of words, for a parser hangs the second one on a word of the first.
"""

from itertools import count, takewhile

from agent.domain.prose.tags import COMMON, COMPARATIVE
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree

_OPEN = frozenset("a an any all each every no".split())
_SETTING_APART = frozenset("under over above below with without aged older younger".split())
_FOR = frozenset({"for", "to"})
_APPLYING = frozenset(
    "apply be remain close reserve suit mean intend restrict need require".split()
)
_PRESENT = frozenset({"VBZ", "VBP", "MD", "VB"})
_RELATIVE = frozenset({"WP", "WDT", "WP$"})
_MEASURES = frozenset({"NUM", "SYM", "ADP"})
_BELONGING = frozenset("of by than as like including such".split())
_JOINTS = frozenset({"and", "or"})
_NAMING = frozenset({"PRP$", "NNP", "NNPS"})
_PLAIN = _NAMING | {"DT", "NN", "NNS", "IN"}
"""Tags of *in the town* and *at Acme*, which may only tell where all of it takes place."""


def is_ruled(tree: Tree, noun: int) -> bool:
    """Tell whether a rule is given for all things of a kind: *ships need …*, *an invoice must …*.

    What is told of *the ship* or *our ships*, or of what ships have done, is no rule.
    """
    return tree.tokens[noun].dep in SUBJECTS and is_any(tree, noun) and is_rule(tree, noun)


def is_any(tree: Tree, noun: int) -> bool:
    """Tell whether a noun stands for any thing of its kind: *ships*, *an invoice*, *damage*."""
    opening = {tree.lower(k) for k in tree.with_deps(noun, "det", "poss", "predet")}
    return tree.tokens[noun].tag in COMMON and opening <= _OPEN


def is_rule(tree: Tree, index: int) -> bool:
    """Tell whether the clause of a noun, or the sentence of any other word, tells no past event."""
    token = tree.tokens[index]
    verb = token.head
    while token.dep not in SUBJECTS and tree.tokens[verb].head != verb:
        verb = tree.tokens[verb].head
    helping = tree.with_deps(verb, "aux", "auxpass")
    done = any(tree.lower(k) in {"has", "have"} for k in helping)
    tags = {tree.tokens[k].tag for k in (verb, *helping)}
    return not done and (tree.tokens[verb].pos in NOUNS or bool(tags & _PRESENT))


def restrictions(tree: Tree, noun: int) -> list[list[int]]:
    """Return the tokens of each restriction of a noun, left to right; none where some are joined.

    What follows a comma adds something and restricts nothing.
    """
    inside = {*tree.below(noun), *_set_apart(tree, noun)}
    after = list(takewhile(lambda k: k in inside and tree.lower(k) != ",", count(noun + 1)))
    near = range(noun + 1, min(noun + len(after) + 2, len(tree.tokens)))
    joint = next((k for k in near if _joins(tree, k)), None)
    if joint is not None and not _joins_another(tree, noun, joint):
        return []
    after = [k for k in after if joint is None or k < joint]
    parts = [[k] for k in tree.with_deps(noun, "amod") if k < noun and tree.tokens[k].pos == "ADJ"]
    clause = False
    for k in after:
        relative = tree.tokens[k].tag in _RELATIVE
        inner = clause and tree.lower(k) != "without"
        if k == noun + 1 or relative or (_opens(tree, k, noun) and not inner):
            parts.append([])
            clause = clause or relative or tree.tokens[k].dep == "acl"
        parts[-1].append(k)
    return [p for p in parts if _narrows(tree, p)]


def _joins(tree: Tree, index: int) -> bool:
    """Tell whether a word joins two things; that of *three or more* joins none."""
    after = tree.tokens[index + 1].tag if index + 1 < len(tree.tokens) else ""
    return tree.lower(index) in _JOINTS and after not in COMPARATIVE


def _joins_another(tree: Tree, noun: int, joint: int) -> bool:
    """Tell whether *and* joins another thing to a noun, and not another restriction.

    So it does in *for pensioners living alone and for parents*.
    """
    others = tree.with_deps(noun, "conj")
    opens = tree.lower(joint + 1) if joint + 1 < len(tree.tokens) else ""
    again = tree.tokens[noun].dep == "pobj" and opens == tree.lower(tree.tokens[noun].head)
    return again or any(k > joint and tree.tokens[k].pos in NOUNS for k in others)


def _set_apart(tree: Tree, noun: int) -> range:
    """Return what sets a noun apart right after it, though the parser hangs it elsewhere."""
    opens = noun + 1
    if opens >= len(tree.tokens) or tree.lower(opens) not in _SETTING_APART:
        return range(0)
    after = range(opens, len(tree.tokens))
    return range(opens, next((k for k in after if _ends(tree, k)), len(tree.tokens)))


def _ends(tree: Tree, index: int) -> bool:
    return tree.tokens[index].pos in {"VERB", "AUX", "PUNCT"} or tree.lower(index) in _JOINTS


def inner(tree: Tree, part: list[int]) -> list[list[int]]:
    """Return what narrows a clause inside a restriction: *who join the club after May*."""
    verbs = {k for k in part if tree.tokens[k].dep in {"relcl", "acl"}}
    preps = (k for k in part if tree.tokens[k].dep == "prep" and tree.tokens[k].head in verbs)
    return [p for k in preps if _narrows(tree, p := sorted(tree.below(k)))]


def is_granted(tree: Tree, noun: int) -> bool:
    """Tell whether a rule names any things of a kind as those for whom it is: *free for members*.

    One of several has the place of the first.
    """
    first = tree.leading(noun)
    prep = tree.tokens[first].head
    if tree.tokens[first].dep != "pobj" or tree.lower(prep) not in _FOR or not is_any(tree, noun):
        return False
    above = tree.tokens[tree.tokens[prep].head]
    verb = above.head if above.dep == "acomp" else tree.tokens[prep].head
    granting = above.dep == "acomp" or above.lemma.lower() in _APPLYING
    return granting and is_rule(tree, verb)


def _narrows(tree: Tree, part: list[int]) -> bool:
    """Tell whether words set things apart, and do not just tell whose or where all of them are."""
    tags = {tree.tokens[k].tag for k in part}
    definite = tags & _NAMING or any(tree.lower(k) == "the" for k in part)
    vague = tags <= _PLAIN and definite
    sized = tree.lower(part[0]) == "of" and any(tree.tokens[k].pos == "NUM" for k in part)
    belonging = tree.lower(part[0]) in _BELONGING and not sized
    return bool(words_of(tree, part)) and not vague and not belonging


def _opens(tree: Tree, index: int, noun: int) -> bool:
    """Tell whether another restriction opens, not one of a noun that stands in the last one."""
    token = tree.tokens[index]
    if tree.lower(index) == "without":
        return True
    if tree.lower(index - 1) in _BELONGING:  # *as for its own*
        return False
    own = token.head == noun or tree.tokens[token.head].pos in _MEASURES
    return own and token.dep in {"prep", "acl"} and tree.lower(index) not in _BELONGING
