"""Proposed: what somebody recommends, moves or applies for has not been done by that.

*The auditors recommend that the bank hire two analysts* does not say that it hired them, and a
motion that was lost closed no library.
"""

import re

from agent.domain.prose.tags import FINITE, SINGULARS
from agent.judge.clauses.tree import SUBJECTS, Tree

_PROPOSING = frozenset(
    "recommend propose advise urge request ask demand move petition desire plead prefer".split()
)
"""Verbs after which a clause with *that* tells what is to be done, in whatever form."""
_BINDING = frozenset({"require", "order", "direct"})
"""Verbs after which it is a rule, which may be told as what happens, but not as what happened."""
_EITHER = frozenset({"suggest", "insist"})
"""Verbs after which it does so only in the bare form: *that the patient stop*."""
_MOVING = frozenset("move apply petition sue ask seek propose request offer".split())
"""Verbs whose subject wants by an infinitive what others decide on."""
_WEIGHING = frozenset("consider discuss debate contemplate weigh plan aim intend suggest".split())
"""Verbs whose object is thought about, not done; means to it are thought about with it."""
_PLANS = frozenset(
    """amendment proposal plan motion petition request application suggestion idea bid bill offer
    scheme call demand recommendation attempt""".split()
)
_ASKING = frozenset({"ask", "petition", "call", "campaign", "press", "lobby"})
_PAST = frozenset({"was", "were", "has", "have", "had", "been"})
_BARE = frozenset({"VB", "VBP"})
_LEFT_OPEN = re.compile(
    r"\b(?:should|must|ought|may|might|can|could|would|shall|to|if|not|no|never|nor|neither)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)
_LOST = re.compile(
    r"\b(?:lost|dismissed|rejected|refused|defeated|voted (?:\w+ )?down|voted against|turned down"
    r"|failed|fell|decided (?:against|not)|withdr[ae]wn?|declined|denied"
    r"|(?:not|never|n['’]t) (?:be |been )?"
    r"(?:carried|adopted|approved|granted|accepted|passed|agreed|followed))\b",
    re.IGNORECASE,
)
_WON = re.compile(
    r"\b(?:carried|adopt\w*|pass(?:ed|es)|approv\w*|grant(?:s|ed)|accept\w*|agree[ds]?|allowed|won"
    r"|succeed\w*|follow(?:s|ed)|implement\w*|compl(?:y|ied|ies)|did so|done|upheld|in favou?r"
    r"|unanimous\w*|voted for|resolved|decided|confirmed)\b",
    re.IGNORECASE,
)


def proposed(claim: Tree, premise: Tree) -> str:
    """Return the words that only propose what the claim reports as done or settled, or ''.

    Wherever the premise speaks of it, it must only be proposed, and not be said to be accepted.
    """
    if _LEFT_OPEN.search(claim.text) or (
        _WON.search(premise.text) and not _LOST.search(premise.text)
    ):
        return ""
    for verb in (i for i in range(len(claim.tokens)) if _reported(claim, i)):
        places = premise.places(claim.stems[verb])
        told = [h for k in places if (h := _by_which(premise, k)) is not None]
        rules = {premise.tokens[h].lemma.lower() for h in told} & _BINDING
        if told and len(told) == len(places) and not (rules and not _past(claim, verb)):
            return premise.quote(sorted((told[0], places[0])))
    return ""


def _past(tree: Tree, index: int) -> bool:
    """Tell whether a predicate is in the past or perfect."""
    head = tree.tokens[index].head if tree.tokens[index].dep in {"acomp", "attr"} else index
    forms = {tree.lower(k) for k in tree.with_deps(head, "aux", "auxpass")} | {tree.lower(head)}
    return tree.tokens[index].tag == "VBD" or bool(forms & _PAST)


def _reported(tree: Tree, index: int) -> bool:
    """Tell whether a word is the predicate of a main clause: *was sold*, *is closed*."""
    token = tree.tokens[index]
    if token.dep in {"acomp", "attr"}:
        return token.pos in {"VERB", "ADJ"} and tree.tokens[token.head].dep == "ROOT"
    return token.pos == "VERB" and token.dep in {"ROOT", "conj"}


def _by_which(tree: Tree, index: int) -> int | None:
    """Return the word by which the verb ``index`` is only proposed, or None."""
    found = _proposing(tree, index)
    return _as_means(tree, index) if found is None else found


def _as_means(tree: Tree, index: int) -> int | None:
    """Return the proposal to whose end a verb is the means: *a plan to save by closing a school*.

    What is told to be done by the means of an act was done. Means right beside a verb of proposing
    may be those of the proposer (*applied by filling in a form*), unless it was lost, or something
    is asked for to which they may belong: *asked for a crossing by shortening the bus bay*.
    """
    by = tree.tokens[index].head
    if tree.lower(by) != "by" or tree.tokens[index].tag != "VBG":
        return None
    place = first = tree.tokens[by].head
    while True:
        token = tree.tokens[place]
        verb, lemma = token.pos == "VERB", token.lemma.lower()
        if (verb and lemma in _PROPOSING | _MOVING | _WEIGHING | _ASKING) or lemma in _PLANS:
            told = place != first or not verb or _asks_for(tree, place)
            return place if told or _LOST.search(tree.text) else None
        if token.head == place or (verb and token.tag in FINITE):
            return None
        place = token.head


def _asks_for(tree: Tree, verb: int) -> bool:
    """Tell whether somebody asks for a thing that others would have to do."""
    for_it = any(tree.lower(k) == "for" for k in tree.with_deps(verb, "prep"))
    return for_it and tree.tokens[verb].lemma.lower() in _ASKING


def _proposing(tree: Tree, index: int) -> int | None:
    """Return the verb by which somebody proposes what the verb ``index`` tells, or None."""
    while tree.tokens[index].dep == "conj":
        index = tree.tokens[index].head
    head = tree.tokens[index].head
    lemma = tree.tokens[head].lemma.lower()
    if head == index or tree.child(head, *SUBJECTS) is None:
        return None
    helping = [tree.lower(k) for k in tree.with_deps(index, "aux", "auxpass") if k < index]
    if helping in (["to"], ["to", "be"]):
        return head if lemma in _MOVING and tree.child(index, *SUBJECTS) is None else None
    bare = tree.tokens[index].tag in _BARE and not helping
    subject = tree.child(index, *SUBJECTS)
    if subject is None or not (bare or helping == ["be"]):
        return None
    sure = helping == ["be"] or tree.tokens[subject].tag in SINGULARS
    return head if lemma in _PROPOSING | _BINDING or (sure and lemma in _EITHER) else None
