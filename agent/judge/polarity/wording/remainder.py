"""Remainder: what a sentence has besides the claim's words, and what that may do to them.

A claim may have all its words in a sentence whose own subject is another (*the cover of the book
was damaged*), that says it of a part (*a third of the patients*), of a plan (*the plan to sell the
site*) or of another place (*beyond the hospital*). Such a sentence does not say the claim; whether
it implies it is left to the models.
"""

import re
from collections.abc import Callable

from agent.judge.alignment.matter import saying, words_of
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.polarity.conditions.either import is_reported
from agent.judge.polarity.conditions.exceptions import EXCEPTING

_CORE = frozenset({"nsubj", "nsubjpass", "dobj"})
_UNDER = frozenset({"pobj", "poss", "compound", "nmod"})
_HOLDING = frozenset(
    """box bag bottle pack packet piece pair set series group team number amount quantity total lot
    range variety kind type sort form part majority half third quarter percent % per cent bit
    city town village county state province river lake month year name case example use presence
    introduction existence crew staff member process level rate cup glass spoon teaspoon tablespoon
    slice sheet litre liter kilo kilogram gram tonne ton pound metre mile hour minute day week dozen
    hundred thousand million billion couple handful collection list share rest whole all one some
    none each most many few port university republic island kingdom district museum
    institute department club population value price sum""".split()
)
_PLACING = frozenset(
    """beyond behind near opposite outside past around below above under over against without
    despite before after until since towards toward inside between throughout within""".split()
)
_SUPPOSED = frozenset({"would", "could", "might"})
_MODALS = _SUPPOSED | {"will", "can", "may", "should", "must", "'d"}
_FIRST = frozenset("first last only second third ability".split())
_SCOPED = frozenset(
    """free safe open closed available valid liable eligible exempt mandatory compulsory effective
    suitable legal illegal included excluded due payable""".split()
)
_SCOPING = frozenset(
    """for to after before until during within on at in between from with over under above
    below""".split()
)
_CHOICE = frozenset("or either can could may might".split())
_OPEN = frozenset(
    "not n't no never none without nor can may accept accepts accepted whether any every".split()
)
_PART = re.compile(
    r"\b(?:half|(?:a|one|two|three|four)[- ](?:third|quarter|fifth|tenth)s?|a (?:minority|fraction|"
    r"part|portion|section|share)|(?:nearly|almost|virtually|practically) (?:all|every\w*))"
    r"(?: of)?(?: the| its| their| all| our| his| her)* (?P<noun>\w+(?: \w+)?)",
    re.IGNORECASE,
)
_PARTS = frozenset(
    """half third quarter fifth tenth minority majority part portion fraction most nearly almost
    virtually practically section share thirds quarters mostly largely""".split()
)
_PORTIONS = frozenset("handful few some several couple dozen".split())
"""Small parts of something, of which a sentence may tell beside a larger one."""
_BOUND = re.compile(
    r"\b(?:up to|at (?:least|most)|(?:no|not) (?:more|fewer|less) than|a (?:minimum|maximum) of|"
    r"more than|fewer than|less than|over|under|upwards of|as (?:many|much|few|little) as)"
    r" [$£€]?(?P<number>[\w.,]*\w)",
    re.IGNORECASE,
)
_ENDS = frozenset(
    """maximum minimum max min limit capacity seat hold fit accommodate can may must need require
    should least most allow permit entitle eligible cap ceiling threshold deadline""".split()
)

Test = Callable[[Tree, Tree, range], bool]


def reshaped(claim: Tree, premise: Tree, number: int) -> bool:
    """Tell whether sentence ``number`` has words besides the claim's that may change what it says.

    Args:
        claim: the claim's tree.
        premise: the evidence's tree.
        number: the sentence that has the claim's words.
    """
    sentence = range(*premise.sentences[number])
    return any(test(claim, premise, sentence) for test in _TESTS)


def unsaid(claim: Tree, premise: Tree) -> str:
    """Return the first sentence that has all words of the claim and says something else, or ''.

    Only where every such sentence surely does: of somebody else, of a part, of a plan.
    """
    sentences = saying(claim, premise, 1.0)
    if not sentences or not all(any(t(claim, premise, s) for t in _SURE) for s in sentences):
        return ""
    return premise.quote(sentences[0])


def _owned(claim: Tree, premise: Tree, sentence: range) -> bool:
    """Tell whether who acts in the claim only belongs to who acts: *the coach's brother*."""
    known = frozenset(claim.stems)
    for i, token in enumerate(claim.tokens):
        counted = claim.with_deps(i, "nummod")  # *pay a fee of 10 euros*, *pay 10 euros*
        if token.dep not in _CORE or token.pos not in NOUNS or counted:
            continue
        places = [k for k in sentence if premise.stems[k] == claim.stems[i]]
        if places and all(_belongs(premise, k, known) for k in places):
            return True
    return False


def _belongs(tree: Tree, index: int, known: frozenset[str]) -> bool:
    """Tell whether a noun stands under another one that the claim does not know.

    A *router XR-200* is the XR-200.
    """
    token = tree.tokens[index]
    if token.dep not in _UNDER or any(c.isdigit() for c in token.text):
        return False
    head = token.head
    if token.dep == "pobj" and tree.lower(head) in {"including", "like", "as"}:
        return False
    if token.dep == "pobj":
        head = tree.tokens[head].head
    above = tree.tokens[head]
    acts = above.dep in _CORE and tree.stems[above.head] in known
    unknown = tree.stems[head] not in known and above.lemma.lower() not in _HOLDING
    return acts and above.pos in NOUNS and unknown


def _partial(claim: Tree, premise: Tree, sentence: range) -> bool:
    """Tell whether the sentence says it of a part only: *a third of the patients*."""
    if claim.words & (_PARTS | _PORTIONS):
        return False
    known = {claim.lower(i) for i, t in enumerate(claim.tokens) if t.pos in NOUNS}
    return any(
        {*m["noun"].lower().split()} & known for m in _PART.finditer(premise.quote(sentence))
    )


def _planned(claim: Tree, premise: Tree, sentence: range) -> bool:
    """Tell whether a noun only names what the claim says: *the plan to sell the site*."""
    for i, token in enumerate(claim.tokens):
        if token.head != i or token.pos != "VERB":
            continue
        places = [k for k in sentence if premise.stems[k] == claim.stems[i]]
        if places and all(_named(premise, k, frozenset(claim.stems)) for k in places):
            return True
    return False


def _named(tree: Tree, index: int, known: frozenset[str]) -> bool:
    token = tree.tokens[index]
    head = token.head
    near = {tree.lower(k) for k in (head, *tree.kids[head])}
    infinitive = token.dep == "acl" and token.tag == "VB"
    return infinitive and tree.stems[head] not in known and not near & _FIRST


def _supposed(claim: Tree, premise: Tree, sentence: range) -> bool:
    """Tell whether the sentence only says what would be."""
    if claim.words & _MODALS:
        return False
    for i, token in enumerate(claim.tokens):
        places = [k for k in sentence if premise.stems[k] == claim.stems[i]]
        if token.head == i and places and all(_would(premise, k) for k in places):
            return True
    return False


def _would(tree: Tree, index: int) -> bool:
    return any(tree.lower(k) in _SUPPOSED for k in tree.with_deps(index, "aux"))


def _elsewhere(claim: Tree, premise: Tree, sentence: range) -> bool:
    """Tell whether the sentence has another preposition of place or time before a noun."""
    said = claim.words
    for i in (i for i, t in enumerate(claim.tokens) if t.dep == "pobj"):
        places = [k for k in sentence if premise.stems[k] == claim.stems[i]]
        heads = {premise.lower(premise.tokens[k].head) for k in places}
        if (
            heads
            and heads <= _PLACING - said
            and all(premise.tokens[k].dep == "pobj" for k in places)
        ):
            return True
    return False


def _scoped(claim: Tree, premise: Tree, sentence: range) -> bool:
    """Tell whether the sentence says for whom or when something is free, safe or open."""
    known = frozenset(claim.stems)
    for i in (i for i, t in enumerate(claim.tokens) if t.dep == "acomp"):
        for k in (k for k in sentence if premise.stems[k] == claim.stems[i]):
            if premise.lower(k) in _SCOPED and _narrowed(premise, k, known):
                return True
    return False


def _narrowed(tree: Tree, index: int, known: frozenset[str]) -> bool:
    verb = tree.tokens[index].head
    for prep in (k for i in (index, verb) for k in tree.kids[i] if k > index):
        inside = words_of(tree, tree.below(prep))
        if tree.lower(prep) in _SCOPING and inside and not inside & known:
            return True
    return False


def _paired(claim: Tree, premise: Tree, sentence: range) -> bool:
    """Tell whether the sentence has a series of numbers for a series of things."""
    series = {premise.lower(k) for k in sentence if _in_series(premise, k)}
    told = [i for i, t in enumerate(claim.tokens) if t.pos == "NUM" and claim.lower(i) in series]
    return len(told) == 1


def _in_series(tree: Tree, index: int) -> bool:
    """Tell whether a number is joined to another one: *20 and 30 beds*."""
    joined = [index, tree.tokens[index].head, *tree.kids[index]]
    numbers = [k for k in joined if tree.tokens[k].pos == "NUM"]
    return len(numbers) > 1 and any(tree.tokens[k].dep == "conj" for k in numbers)


def _bounded(claim: Tree, premise: Tree, sentence: range) -> bool:
    """Tell whether the sentence gives as a bound what the claim gives as exact: *up to 200*."""
    if _BOUND.search(claim.text) or {t.lemma.lower() for t in claim.tokens} & _ENDS:
        return False
    numbers = {t.text for t in claim.tokens if t.pos == "NUM"}
    return any(m["number"] in numbers for m in _BOUND.finditer(premise.quote(sentence)))


def _either(claim: Tree, premise: Tree, sentence: range) -> bool:
    """Tell whether the sentence leaves a choice that the claim does not: *a hotel or a taxi*."""
    told = {premise.lower(k) for k in sentence}
    if claim.words & _CHOICE or told & _OPEN:
        return False
    for i in (i for i, t in enumerate(claim.tokens) if t.dep in _CORE and t.pos in NOUNS):
        places = [k for k in sentence if premise.stems[k] == claim.stems[i]]
        if places and all(_alternative(premise, k) for k in places):
            return True
    return False


def _alternative(tree: Tree, index: int) -> bool:
    after = [tree.lower(k) for k in range(index + 1, min(index + 3, len(tree.tokens)))]
    joined = after[:1] == ["or"] or after == [",", "or"]
    return joined and not is_reported(tree, index)


def _excepting(claim: Tree, premise: Tree, sentence: range) -> bool:
    """Tell whether the sentence makes an exception that the claim does not make."""
    found = EXCEPTING.search(premise.quote(sentence))
    told = found is not None and not {"instead", "rather", "in"} & {found[0].lower().split()[0]}
    return told and not EXCEPTING.search(claim.text)


_TESTS: tuple[Test, ...] = (
    _owned,
    _partial,
    _planned,
    _supposed,
    _elsewhere,
    _scoped,
    _excepting,
    _either,
    _paired,
    _bounded,
)
_SURE: tuple[Test, ...] = (_owned, _partial, _planned, _supposed, _either)
