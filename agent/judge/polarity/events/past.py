"""Then and now: what was so in 1990, at one time or until then is not said to be so."""

from agent.domain.prose.tags import PRESENT
from agent.judge.alignment.matter import content, saying, words_of
from agent.judge.clauses.tree import Tree

SAID = 0.6  # share of the claim's words from which a sentence says what the claim says
_CLAUSES = frozenset("relcl acl advcl ccomp conj appos parataxis csubj".split())
_TELLING = frozenset(
    """find say show state report note conclude argue describe suggest indicate explain mean reveal
    confirm demonstrate prove include define contain provide cover address discuss establish
    """.split()
)
_THEN = frozenset(
    """once formerly previously originally initially ago yesterday until till erstwhile
    original earlier previous former initial""".split()
)
_NOT_OVER = frozenset("still remains currently continues".split())
_TODAY = frozenset("now since today".split())
_LAST = frozenset("last previous that one".split())
_SPANS = frozenset("year month week century decade time season summer winter spring autumn".split())
_DAYS = frozenset({"days", "times", "past"})
_SERVING = frozenset("serve act work".split())
_FORMS = frozenset({"be", "have"})


def past_only(claim: Tree, premise: Tree) -> str:
    """Return the time of which alone the evidence says what the claim says of today, or ''.

    Every sentence that has most of the claim's words, and its verb, must say it of such a time.
    """
    verb = _now(claim)
    found = ""
    if verb is None or _dated(claim, range(len(claim.tokens))):
        return ""
    for sentence in saying(claim, premise, SAID):
        found = _over(premise, sentence, claim.stems[verb], content(claim))
        if not found:
            return ""
    return found


def _now(tree: Tree) -> int | None:
    """Return the verb of a claim of one clause about the present, None where it is of another."""
    root = next((i for i, t in enumerate(tree.tokens) if t.head == i), None)
    if root is None or tree.tokens[root].lemma.lower() in _TELLING:
        return None
    helping = tree.with_deps(root, "aux", "auxpass")
    if tree.with_deps(root, "neg"):  # *no longer*
        return None
    tags = {tree.tokens[k].tag for k in (root, *helping)}
    perfect = any(tree.tokens[k].lemma.lower() == "have" for k in helping)
    return root if tags & PRESENT and "VBD" not in tags and not perfect else None


def _over(tree: Tree, sentence: range, stem: str, wanted: frozenset[str]) -> str:
    """Return the time of which alone a sentence uses the verb ``stem``, or ''.

    Of several clauses with the verb, those with most of the ``wanted`` words count: *it had rated
    the area red; now we rate it amber*.
    """
    verbs = [k for k in sentence if tree.tokens[k].pos in {"VERB", "AUX"} and _as(tree, k, stem)]
    verbs = [k for k in verbs if tree.tokens[k].dep not in {"aux", "auxpass"}]
    inside = {k: list(tree.below(k, _CLAUSES)) for k in verbs}
    shared = {k: words_of(tree, inside[k]) & wanted for k in verbs}
    every = words_of(tree, sentence) & wanted
    whole = [k for k in verbs if shared[k] == every]
    saying_so = whole or verbs
    times = [_time(tree, k) for k in saying_so]
    around = [i for k in whole for i in inside[k]] or sentence
    today = {tree.lower(i) for i in around} & _TODAY
    if not times or not all(times) or today or {tree.lower(k) for k in sentence} & _NOT_OVER:
        return ""
    return times[0]


def _as(tree: Tree, verb: int, stem: str) -> bool:
    """Tell whether a verb is that of a stem, or *served as*, which says what somebody is."""
    if tree.stems[verb] == stem:
        return True
    serving = tree.tokens[verb].lemma.lower() in _SERVING and stem == "be"
    return serving and any(tree.lower(k) == "as" for k in tree.with_deps(verb, "prep"))


def _time(tree: Tree, verb: int) -> str:
    """Return the time of which alone a verb speaks, or ''."""
    above = tree.tokens[verb].head
    helping = tree.with_deps(verb, "aux", "auxpass")
    if tree.lower(above) == "used" and any(tree.lower(k) == "to" for k in helping):
        return "" if tree.with_deps(above, "auxpass") else "used to"
    tags = {tree.tokens[k].tag for k in (verb, *helping)}
    inside = sorted(tree.below(verb, _CLAUSES))
    if "VBD" in tags:
        return _dated(tree, inside)
    will = any(tree.lower(k) in {"will", "shall"} for k in helping)
    stands = tree.tokens[verb].lemma.lower() in _FORMS
    return _dated(tree, inside) if will and stands else ""


def _dated(tree: Tree, tokens: range | list[int]) -> str:
    """Return the first word among ``tokens`` that dates what is said, or ''."""
    return next((tree.lower(k) for k in tokens if _dates(tree, k)), "")


def _dates(tree: Tree, index: int) -> bool:
    word, before = tree.lower(index), tree.lower(index - 1) if index else ""
    if word in _THEN:
        return before != "at"
    if word in _SPANS:
        return before in _LAST
    if word in _DAYS:
        return before in {"those", "the", "earlier"} and tree.tokens[index].dep == "pobj"
    year = word[:4].isdigit() and len(word) in {4, 5} and word[4:] in {"", "s"}
    return year and word[:2] in {"16", "17", "18", "19", "20"} and before != "since"
