"""Besides: words that the evidence has besides the claim's, without which it says something else.

*The longest river* has no word that *the second longest river* has not, and says more; so do
*every week* beside *every two weeks*, *members* beside *non-members*, *all members* beside *all but
three members*. These words stand next to the word that they change, so the word order is read.
"""

import re
from collections.abc import Callable, Iterator

from agent.domain.prose.tags import SUPERLATIVE
from agent.judge.alignment.matter import content, saying
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.polarity.conditions.exceptions import (
    APART,
    CHANGED,
    exception,
    unexcepted,
)

SAID = 0.7  # share of the claim's words from which a sentence says what the claim says
_RANKS = frozenset(
    """second third fourth fifth sixth seventh eighth ninth tenth next penultimate
    next-to joint""".split()
)
_ORDINAL = re.compile(r"\d+(?:st|nd|rd|th)")
_AMONG = frozenset("one two three four five some many several among".split())
_UNITS = {"hour": "hourly", "day": "daily", "night": "nightly", "week": "weekly"}
_UNITS |= {"month": "monthly", "quarter": "quarterly", "year": "yearly annually annual"}
_SKIPPING = frozenset("other second third fourth fifth few couple alternate".split())
_PREFIXES = frozenset(
    """non ex anti pseudo quasi semi would-be so-called self-styled self-proclaimed self-described
    soi-disant ex-""".split()
)
_NEAR = frozenset(
    """almost nearly virtually practically partially partly barely scarcely hardly wrongly falsely
    mistakenly incorrectly erroneously purportedly ostensibly nominally theoretically
    allegedly reportedly supposedly seemingly unsuccessfully""".split()
)
_SAYING_SO = frozenset(
    """alleg report suppos purport seem claim accord say part half some near close about around
    approximately roughly""".split()
)
_FEW = frozenset({"few", "little"})
_SOME = frozenset("a an quite".split())
_SMALL = frozenset("the these those his her its their our my your only this that".split())
_UNTRUE = re.compile(
    r"\b(?:(?:un|not |hardly )true|false|(?:not|never) the case|(?:a |an )?(?:\w+ )?"
    r"(?:myth|lie|hoax|fiction|fallacy|misconception|legend)|(?:not|far from|by no means) "
    r"(?:certain|clear|true|sure|proven|known|established)|(?:no|little|scant|insufficient) "
    r"(?:\w+ )?(?:evidence|proof|sign|indication|suggestion)|doubtful|unlikely|impossible|unclear"
    r"|uncertain|unproven|questionable|"
    r"(?:wrong|false|mistaken|incorrect|erroneous)ly \w+)(?: to \w+)? that\b",
    re.IGNORECASE,
)
_RUMOUR = re.compile(
    r"\b(?P<told>claims?|rumou?rs?|allegations?|suggestions?|idea|belief|notion|myth|theory"
    r"|assertion) that\b.*\b(?P<denied>false|untrue|den(?:y|ies|ied)|dismiss\w*|reject\w*|refut\w*"
    r"|debunk\w*|unfounded|baseless|wrong|mistaken|incorrect|unproven)\b",
    re.IGNORECASE,
)
_COMMON = frozenset("a an the that to of is was far from true case no not".split())


def left_out(claim: Tree, premise: Tree) -> str:
    """Return the words of the evidence without which the claim says something else, or ''.

    Every sentence that has most of the claim's words must have such words.
    """
    found = ""
    for sentence in saying(claim, premise, SAID):
        found = next((w for test in _TESTS if (w := test(claim, premise, sentence))), "")
        if not found:
            return ""
    return found


def _ranked(claim: Tree, premise: Tree, sentence: range) -> str:
    """Return the rank, or the *one of*, of a superlative that the claim has without it."""
    bare = {claim.stems[i] for i in _superlatives(claim) if not _rank(claim, i)}
    alone = {claim.stems[i] for i in _superlatives(claim) if _single(claim, i)}
    bare -= {premise.stems[k] for k in _superlatives(premise) if not _rank(premise, k)}
    for k in _superlatives(premise):
        if k in sentence and premise.stems[k] in bare:
            return f"{_rank(premise, k)} {premise.lower(k)}"
        if k in sentence and premise.stems[k] in alone and _partaking(premise, k):
            return f"{_partaking(premise, k)} {premise.lower(k)}"
    return ""


def _superlatives(tree: Tree) -> Iterator[int]:
    return (i for i, t in enumerate(tree.tokens) if t.tag in SUPERLATIVE)


def _rank(tree: Tree, index: int) -> str:
    before = _before(tree, index)
    word = tree.lower(before) if before >= 0 else ""
    return word if word in _RANKS or _ORDINAL.fullmatch(word) else ""


def _before(tree: Tree, index: int) -> int:
    """Return the token before ``index``, a hyphen passed over; -1 for none."""
    return index - 2 if index > 1 and tree.lower(index - 1) in {"-", "‑"} else index - 1


def _single(tree: Tree, index: int) -> bool:
    """Tell whether a superlative is said of one thing, or of things as all that are so.

    So it is in *the largest port* and *these are the oldest houses*.
    """
    after = range(index + 1, min(index + 4, len(tree.tokens)))
    noun = next((tree.tokens[k] for k in after if tree.tokens[k].pos in NOUNS), None)
    alone = noun is not None and (noun.tag in {"NN", "NNP"} or noun.dep == "attr")
    return alone and not _partaking(tree, index)


def _partaking(tree: Tree, index: int) -> str:
    """Return the *one of the* before a superlative, or ''."""
    first = max(index - 5, tree.sentences[tree.sentence_of[index]][0])
    before = [tree.lower(k) for k in range(first, index)]
    for at, word in enumerate(before):
        if word in _AMONG and (word == "among" or "of" in before[at + 1 : at + 2]):
            return " ".join(before[at:])
    return ""


def _skipped(claim: Tree, premise: Tree, sentence: range) -> str:
    """Return the longer turn of what the claim says of each: *every two weeks* for *every week*."""
    for unit in _each(claim):
        turns = [k for k in sentence if premise.stems[k] == unit or premise.lower(k) == unit]
        longer = [t for k in turns if (t := _turn(premise, k))]
        if longer and len(longer) == len(turns):
            return longer[0]
    return ""


def _each(tree: Tree) -> set[str]:
    words = tree.lowers
    found = {
        tree.stems[i + 1]
        for i, word in enumerate(words[:-1])
        if word in {"every", "each", "per", "a"} and tree.tokens[i + 1].pos == "NOUN"
    }
    spoken = {unit for unit, adverbs in _UNITS.items() if {*adverbs.split()} & {*words}}
    return {s for s in found if s in _UNITS or "every" in words} | spoken


def _turn(tree: Tree, index: int) -> str:
    """Return *every two weeks* where the noun ``index`` stands so, or ''."""
    for k in range(max(index - 3, 0), index - 1):
        between = [tree.lower(i) for i in range(k + 1, index)]
        number = tree.tokens[k + 1].pos == "NUM" and between[0] not in {"one", "1"}
        if tree.lower(k) == "every" and (number or between[0] in _SKIPPING):
            return " ".join([tree.lower(k), *between, tree.lower(index)])
    alternate = index and tree.lower(index - 1) == "alternate"
    return f"alternate {tree.lower(index)}" if alternate else ""


def _prefixed(claim: Tree, premise: Tree, sentence: range) -> str:
    """Return a word that a prefix turns round, and that the claim has without it."""
    said = claim.words
    if said & APART:
        return ""
    plain = {claim.stems[i] for i in range(len(claim.tokens)) if not _prefix(claim, i)}
    plain -= {claim.stems[i] for i in range(len(claim.tokens)) if _prefix(claim, i)}
    for plainly in sorted(w for w in plain & content(claim) if w.isalnum()):
        places = [k for k in sentence if premise.stems[k] == plainly]
        set_apart = [k for k in places if _prefix(premise, k)]
        if places and len(places) == len(set_apart):
            return f"{_prefix(premise, places[0])}-{premise.lower(places[0])}"
    return ""


def _prefix(tree: Tree, index: int) -> str:
    """Return the prefix that turns a word round: *non-members*, *the would-be buyer*."""
    before = _before(tree, index)
    if before < 0:
        return ""
    word = tree.lower(before)
    if word in _PREFIXES and (before == index - 2 or len(word) > 4):
        return word
    parts = [tree.lower(k) for k in range(max(index - 3, 0), index)]
    return "".join(parts) if "".join(parts) in _PREFIXES else ""


def _approached(claim: Tree, premise: Tree, sentence: range) -> str:
    """Return the word by which something is only nearly, partly or allegedly so."""
    said = claim.words
    if said & (_NEAR | APART) or any(s.startswith(tuple(_SAYING_SO)) for s in said):
        return ""
    known = content(claim)
    for k in sentence:
        head = premise.tokens[k].head
        if premise.lower(k) not in _NEAR or premise.tokens[head].pos not in CHANGED:
            continue
        if premise.stems[head] in known and not _counts(premise, k):
            return f"{premise.lower(k)} {premise.lower(head)}"
    return ""


def _counts(tree: Tree, index: int) -> bool:
    """Tell whether a word stands before a number, which the rule on numbers reads."""
    return index + 1 < len(tree.tokens) and tree.tokens[index + 1].pos in {"NUM", "SYM"}


def _scarce(claim: Tree, premise: Tree, sentence: range) -> str:
    """Return *little* or *few* where the claim has some, and *a few* where it has hardly any."""
    mine = {claim.stems[h]: s for i in range(len(claim.tokens)) for h, s in _scarcity(claim, i)}
    for k in sentence:
        for head, scarce in _scarcity(premise, k):
            noun = premise.stems[head]
            dropped = scarce and noun not in mine and noun in claim.stems and _plain(claim)
            if dropped or mine.get(noun, scarce) != scarce:
                return f"{'' if scarce else 'a '}{premise.lower(k)} {premise.lower(head)}"
    return ""


def _scarcity(tree: Tree, index: int) -> Iterator[tuple[int, bool]]:
    """Yield the noun of *few* or *little* at ``index``, and whether that means hardly any."""
    head = tree.tokens[index].head
    if tree.lower(index) not in _FEW or tree.tokens[head].pos not in NOUNS:
        return
    before = {tree.lower(k) for k in (*tree.kids[head], index - 1) if 0 <= k < index}
    if index < head and not before & _SMALL:
        yield head, not before & _SOME


def _plain(tree: Tree) -> bool:
    words = tree.words
    return not words & (APART | {"hardly", "scarcely", "barely", "less", "fewer", "low", "lack"})


def _veil(claim: Tree, premise: Tree, sentence: range) -> str:
    """Return the words by which a sentence disowns what the claim says, or ''.

    *It is a myth that bats are blind* has every word of *bats are blind*, and denies it.
    """
    text, said = premise.quote(sentence), claim.words
    untrue, rumour = _UNTRUE.search(text), _RUMOUR.search(text)
    found = untrue[0] if untrue else " ".join(rumour.group("told", "denied")) if rumour else ""
    words = {stem(w) for w in re.findall(r"\w+", found.lower()) if w not in _COMMON}
    return "" if said & NEGATIVES or not words.isdisjoint(claim.stems) else found


_TESTS: tuple[Callable[[Tree, Tree, range], str], ...] = (
    _ranked,
    _skipped,
    _prefixed,
    exception,
    unexcepted,
    _approached,
    _scarce,
    _veil,
)
