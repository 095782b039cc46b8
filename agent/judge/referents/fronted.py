"""Fronted: what is so *at the north gate* is not so everywhere, nor *for online orders* of all.

A rule that opens with the place, the time or the things for which it holds says nothing of others.
A claim may leave that to the draft that it stands in, or to the title of the document.
"""

from collections.abc import Sequence

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import COMMON
from agent.domain.verdict import Case
from agent.judge.alignment.lexical import content
from agent.judge.alignment.matter import content as said_in
from agent.judge.alignment.matter import words_of
from agent.judge.checked import Checked
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.clauses.writings import ITSELF
from agent.judge.passages.windows import Window
from agent.judge.polarity.check import RULE
from agent.judge.polarity.conditions.restrictions import is_rule

SAID = 0.7  # share of the claim's words from which a sentence says what the claim says
_OPENING = frozenset("at for on in during under within outside with without inside".split())
_ABLE = frozenset({"can", "could"})
_NAMES = frozenset({"NNP", "NNPS"})
_OF_NAMES = frozenset("in on within outside under".split())
_BACK_OR_ALL = frozenset(
    """this that these those such its their his her our your my all any each every both no same
    general principle practice""".split()
)
_SOURCE = 3  # words of what names the text itself
_ASIDES = frozenset(
    """accordance addition age agreement beginning cause compliance conclusion conjunction
    connection contrast course detail effect end example exception fact future instance
    line manner meaning moment opinion particular past present purpose reason regard
    relation respect result return safety sense short spite start sum summary term time
    total turn view way""".split()
)
"""Nouns that open a sentence without saying for which place, time or things it holds."""


def in_its_setting(
    checked: Checked, claim: Analysis, parts: Sequence[Analysis], case: Case, window: Window
) -> Checked:
    """Return what was found in a window, and that it says so only of what its sentence opens with.

    Every sentence that says what the claim says must open so. ``parts`` are the parsed texts of
    the window; they end with its sentences.
    """
    titles = (case.passages[i].title for i in window.passages)
    known = content(" ".join((claim.text, case.context, *titles)))
    found = ""
    for part in parts[len(parts) - len(window.sentences) :]:
        tree = read(part).tree
        for start, end in tree.sentences:
            stated = said_in(read(claim).tree) & words_of(tree, range(start, end))
            if len(stated) < SAID * len(said_in(read(claim).tree)):
                continue
            found = _opening(tree, range(start, end), known)
            if not found:
                return checked
    if not found:
        return checked
    missing = Finding(rule=RULE, outcome=Outcome.MISSING, reason=f"it is so only “{found}”")
    return checked.unless_opposed(missing, limited=True)


def _opening(tree: Tree, sentence: range, known: frozenset[str]) -> str:
    """Return the words before the subject of a rule that tell of what it speaks, or ''."""
    for prep in sentence:
        if tree.tokens[prep].dep != "prep" or tree.lower(prep) not in _OPENING:
            continue
        inside = sorted(tree.below(prep))
        if _rules_after(tree, tree.tokens[prep].head, inside[-1]) and _tells_apart(tree, inside):
            phrase = tree.quote(inside)
            if content(phrase).isdisjoint(known):
                return phrase
    return ""


def _rules_after(tree: Tree, verb: int, place: int) -> bool:
    """Tell whether all of a rule or of an order follows a place; what *can* be done is neither."""
    subjects = tree.subjects(verb)
    if not subjects:
        return place < verb and tree.is_imperative(verb)
    able = any(tree.lower(k) in _ABLE for k in tree.with_deps(verb, "aux"))
    return place < tree.subtree(subjects[0])[0] and not able and is_rule(tree, subjects[0])


def _tells_apart(tree: Tree, phrase: Sequence[int]) -> bool:
    """Tell whether a phrase is of some things, places or times, and not of all, of these or a day.

    *In addition*, *for this reason* and *in all shops* set nothing apart; *at Acme* may be whose
    rule it is.
    """
    noun = next((k for k in phrase if tree.tokens[k].dep == "pobj"), None)
    if noun is None or tree.tokens[noun].tag not in COMMON | _NAMES:
        return False
    named = tree.tokens[noun].tag in _NAMES and tree.lower(phrase[0]) not in _OF_NAMES
    lemmas = {tree.tokens[k].lemma.lower() for k in phrase if tree.tokens[k].pos in NOUNS}
    numbers = any(tree.tokens[k].pos == "NUM" for k in phrase)
    opens = not {tree.lower(k) for k in phrase} & _BACK_OR_ALL
    source = [tree.lower(k) for k in phrase][:2] == ["under", "the"] and len(phrase) == _SOURCE
    if source and lemmas <= ITSELF:
        return False  # *under the policy*, which is the text itself
    return opens and not named and not numbers and not lemmas & _ASIDES
