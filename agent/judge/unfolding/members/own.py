"""What a sentence says of the one of its subjects that a claim is about.

Of *owners have two votes, tenants one* a claim on tenants is held against *tenants have one vote*.
"""

import re
from collections.abc import Sequence

from agent.domain.prose.calendar import MONTHS
from agent.domain.prose.casing import capital
from agent.domain.prose.figures import ONE_TO_TWELVE
from agent.domain.prose.tags import DEGREES, SUBJECTS
from agent.judge.alignment.lexical import content
from agent.judge.alignment.matter import own_of_each
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.once import once
from agent.judge.unfolding.members.fronts import each_by_front
from agent.judge.unfolding.members.objects import each_object
from agent.judge.unfolding.members.parties import is_many
from agent.judge.unfolding.members.shared import Told, each_in_full

CUE = re.compile(r"[,;] \S|\b(?:and|while|whereas|but)\b", re.IGNORECASE)
_COMPARING = frozenset(
    """than as like unlike other others another different difference more less fewer most least
    total together average half double times both neither nor either respectively instead
    rather whether""".split()
)
_OF_ALL = frozenset("all each every any only no".split())
_NAMING = NOUNS | {"ADJ", "NUM", "X", "VERB"}
_POINTING = re.compile(
    r"(?<!if )(?<!when )(?<!unless )\b(?:it|its|they|them|theirs?|he|she|him|hers?|his|so)\b"
    r"|\bones?\W*$",
    re.IGNORECASE,
)
_REST = frozenset("other others rest else remaining remainder".split())
_TIMES = frozenset("minutes hours days weeks months years minute hour day week month year".split())
_DENYING = frozenset("not n't n’t no never neither nor without cannot none nothing nobody".split())
_MAIN = SUBJECTS | {"dobj", "ROOT"}
_JOINING = frozenset("and or nor &".split())
_SMALL = frozenset("a an the by".split())
_WORD = re.compile(r"[\w'’-]+")
_COUNTED = re.compile(
    rf"\d|\b(?:{ONE_TO_TWELVE}|{'|'.join(MONTHS)}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?"
    r"|noon|midnight|not|no|none|nothing)\b",
    re.IGNORECASE,
)
"""Numbers and times, which are held against those of a claim as they stand."""
_THING = re.compile(r"^(?:by|at|in|on|through|from|to|into|with|via|for) ", re.IGNORECASE)
_OF_BOTH = re.compile(
    r";\s+(?P<said>(?:(?:but|and) )?(?:both|all|they|neither|each)\b(?! the)[^;]+)$", re.IGNORECASE
)
_BOTH = re.compile(r"(?<=\w )(?P<both>either|both|neither)\.$", re.IGNORECASE)
_JOINTS = {"either": ("", "or"), "both": ("both ", "and"), "neither": ("neither ", "nor")}
_OWNING = frozenset({"its", "their", "his", "her"})


def of_its_own(tree: Tree, claim: Tree) -> str:
    """Return what a sentence says of the subject of a claim, all of it where that is unclear.

    What points back to another subject, or a claim that compares, needs the whole sentence.
    """
    told = each_in_full(tree) or each_object(tree) or each_by_front(tree)
    names = [named(tree, t.names) for t in told]
    if not any(t.restored for t in told) or _compares(claim, tree):
        return tree.text
    mine = own_of(names, claim)
    if mine is None and _of_all(tree, told, claim):
        return " ".join(t.text for t in told)
    if mine is None and not any(tree.tokens[i].pos == "NUM" for t in told for i in t.names):
        mine = _mentioned(names, claim)
    if mine is not None and _does_it(tree, claim, told[mine]):
        return tree.text
    if mine is None or not _is_apart(tree, told, mine, claim):
        return tree.text
    return _told_of(told, mine, claim) or tree.text


def parted(text: str) -> tuple[str, str]:
    """Return a text without what its end says of all, and that: *…; both pay a fine*."""
    found = _OF_BOTH.search(text)
    if found is None:
        return text, ""
    return f"{text[: found.start()]}.", capital(found["said"])


def _is_apart(tree: Tree, told: Sequence[Told], mine: int, claim: Tree) -> bool:
    """Tell whether all that is told is told of a subject of its own."""
    if any(tree.lower(i) in _OWNING for t in told for i in t.names):
        return False
    others = [t for n, t in enumerate(told) if n != mine]
    plain = not any(_is_no_subject(tree, t) for t in others)
    return plain or _faces_all(tree, told[mine], others, claim)


def _told_of(told: Sequence[Told], mine: int, claim: Tree) -> str:
    """Return what is said of one, '' where that needs what is said of another."""
    others = [t for n, t in enumerate(told) if n != mine]
    own = told[mine]._replace(loose="") if mine == 0 else _of_both(told[mine], others)
    if points(own.loose) or any(_takes(claim, own, t) for t in others if not t.said):
        return ""
    return _told_against(own, others, claim)


def _takes(claim: Tree, mine: Told, other: Told) -> bool:
    """Tell whether a claim says of one what another has in a clause of its own."""
    lost = content(claim.text) - content(mine.text)
    return bool(lost) and lost <= content(other.text)


def _does_it(tree: Tree, claim: Tree, mine: Told) -> bool:
    """Tell whether a claim has as its object what would do something in the text: *lends books*."""
    passive = any(t.dep == "nsubjpass" or t.tag == "VBN" for t in tree.tokens)
    head = tree.stems[_head(tree, mine)]
    return not passive and any(claim.tokens[i].dep == "dobj" for i in claim.places(head))


def _mentioned(names: Sequence[frozenset[str]], claim: Tree) -> int | None:
    """Return which of several a claim names in full beside its subject, None for none or several.

    *The landlord pays for major repairs* is on major repairs.
    """
    if claim.words & _JOINING:
        return None
    said = {*claim.stems, *claim.lowers, *map(stem, claim.lowers), *map(stem, claim.stems)}
    meant = [n for n, words in enumerate(own_of_each(names)) if not said.isdisjoint(words)]
    return meant[0] if len(meant) == 1 and names[meant[0]] <= said else None


def _telling(said: str) -> set[str]:
    return {w for w in _WORD.findall(said.lower()) if w not in _SMALL}


def _of_both(mine: Told, others: Sequence[Told]) -> Told:
    """Return what is said of one with *either*, *both* and *neither* of what two others do."""
    said = [_THING.sub("", t.said) for t in others if t.said]
    found = _BOTH.search(mine.text)
    if found is None or mine.said or len(said) != len("ab"):
        return mine
    lead, joint = _JOINTS[found["both"].lower()]
    text = f"{mine.text[: found.start()]}{lead}{said[0]} {joint} {said[1]}."
    return mine._replace(text=text, loose=text)


def _told_against(mine: Told, others: Sequence[Told], claim: Tree) -> str:
    """Return what is said of one, and that it is not what a claim takes from another.

    *Dogs must be kept on a lead, cats in a carrier* tells that dogs need not go into a carrier.
    """
    if not mine.said or _has(claim, mine.said) or claim.words & _DENYING:
        return mine.text
    taken = next((t.said for t in others if t.said and _has(claim, t.said)), "")
    counted = any(_COUNTED.search(said) for said in (taken, mine.said))
    if not taken or counted or "only" in taken.lower() or _telling(taken) <= _telling(mine.said):
        return mine.text
    return f"{mine.text.rstrip('.')}, not {taken}."


def _has(claim: Tree, said: str) -> bool:
    """Tell whether a claim has all words of what is said, articles and *by* aside."""
    words = _telling(said)
    known = {*claim.words, *claim.stems}
    return bool(words) and all(w in known or stem(w) in known for w in words)


def points(text: str) -> bool:
    """Tell whether a text points back to something before it."""
    return _POINTING.search(text) is not None


def _is_no_subject(tree: Tree, told: Told) -> bool:
    """Tell whether a part is on no subject of its own: *four years after*, *other relatives*."""
    names = {tree.lower(i) for i in told.names}
    if tree.tokens[told.names[0]].pos in {"ADP", "SCONJ"}:
        return False
    timed = told.restored and tree.lower(_head(tree, told)) in _TIMES
    return bool(names & _REST) or timed


def _head(tree: Tree, told: Told) -> int:
    """Return the noun of a name."""
    end = next((n for n, i in enumerate(told.names) if tree.tokens[i].pos == "ADP"), 0)
    return told.names[end - 1]


def _faces_all(tree: Tree, mine: Told, others: Sequence[Told], claim: Tree) -> bool:
    """Tell whether a claim has one in full as its subject or object, and *all others* face it."""
    head = tree.stems[_head(tree, mine)]
    main = {claim.stems[i] for i, t in enumerate(claim.tokens) if t.dep in _MAIN}
    facing = all("all" in {tree.lower(i) for i in t.names} for t in others)
    return facing and head in main


def _of_all(tree: Tree, told: Sequence[Told], claim: Tree) -> bool:
    """Tell whether a claim is about the kind of several subjects: *flats* of *upper flats*."""
    asked = subject_of(claim)
    return len(asked) == 1 and sum(asked < named(tree, t.names) for t in told) > 1


def _compares(claim: Tree, tree: Tree) -> bool:
    """Tell whether a claim compares, and not only by a word of the text: *larger claims*."""
    if not compares(claim):
        return False
    degrees = [i for i, t in enumerate(claim.tokens) if t.tag in DEGREES]
    known = all(claim.tokens[i].dep == "amod" and tree.places(claim.stems[i]) for i in degrees)
    return not (degrees and known) or _speaks_of_all(claim)


def _speaks_of_all(claim: Tree) -> bool:
    opening = {claim.lower(i) for i in range(claim.roots[0])}
    return bool(claim.words & _COMPARING or opening & _OF_ALL)


@once
def compares(claim: Tree) -> bool:
    """Tell whether a claim may speak of more than its subject: *only tenants have one vote*."""
    return any(t.tag in DEGREES for t in claim.tokens) or _speaks_of_all(claim)


def own_of(names: Sequence[frozenset[str]], claim: Tree) -> int | None:
    """Return which of several subjects a claim is about, None unless it is about just one.

    ``names`` has the words that name each.
    """
    asked, said = subject_of(claim), frozenset(claim.stems)
    apart = own_of_each(names)
    meant = [n for n, words in enumerate(apart) if words & said]
    exact = [n for n, words in enumerate(names) if words == asked]
    if len(exact) == 1 and set(meant) <= set(exact):
        return exact[0]
    return meant[0] if len(meant) == 1 and apart[meant[0]] <= asked else None


def named(tree: Tree, places: Sequence[int]) -> frozenset[str]:
    """Return the stems of words that name something; how many there are does not."""
    counts = {i for i in places if tree.tokens[i].dep == "nummod" and i < tree.tokens[i].head}
    telling = [i for i in places if tree.tokens[i].pos in _NAMING and i not in counts]
    telling += [i for i in places if tree.tokens[i].pos == "ADV" and is_many(tree.lower(i))]
    taken = {"VBZ", "RB"}  # *suites* taken for a verb, *journeymen* for an adverb
    plural = {i for i in telling if tree.tokens[i].tag in taken}
    telling += [i for i in places if tree.lower(i) == "non"]
    found = (stem(tree.lower(i)) if i in plural else tree.stems[i] for i in telling)
    return frozenset(w for w in found if w.isalnum())


def subject_of(claim: Tree) -> frozenset[str]:
    """Return the stems that name what the first main clause of a claim is about."""
    for i, token in enumerate(claim.tokens):
        if token.dep in SUBJECTS and claim.tokens[token.head].head == token.head:
            several = len(claim.conjuncts(i)) > 1 or any(
                len(claim.conjuncts(k)) > 1 for k in claim.kids[i]
            )
            return frozenset() if several else named(claim, sorted(claim.below(i)))
    return frozenset()
