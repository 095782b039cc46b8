"""Exceptions: who is excepted from what is said of all, and whether a claim takes them in.

*All members but trainees* says nothing of trainees, and less than *all members*.
"""

import re
from collections.abc import Iterator

from agent.judge.alignment.matter import content, words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import SUBJECTS, Tree
from agent.judge.polarity.conditions.restrictions import is_ruled

APART = frozenset(
    """not n't no never without unlike former formerly previous previously once other but except
    excluding exception apart instead rather half almost nearly adjusted underlying""".split()
)
_WHOLES = frozenset(
    """all every everyone everybody everything everywhere each any anyone anybody anything none
    nobody nothing no""".split()
)
_CASES = frozenset("if when unless where once save bar".split())
_BEFORE_BUT = frozenset(
    """all every everyone everybody everything anyone anybody anything one none nobody nothing
    no-one""".split()
)
CHANGED = frozenset({"VERB", "AUX", "ADJ"})
EXCEPTING = re.compile(
    r"\b(?:except(?:ing)?(?: for)?|with the exceptions? of|save (?:for|by|in|on|at|with|during)|"
    r"apart from|aside from|other than|excluding|barring|instead of|rather than|in place of|"
    r"in lieu of|as opposed to|(?<=\ball )but|(?<=\bevery )but|\w*(?:one|body|thing) but|"
    r"(?:all|every|any|no) \w+ but)\b"
    r"(?P<left>(?: [^\s,;:.]+){1,8})",
    re.IGNORECASE,
)


def exception(claim: Tree, premise: Tree, sentence: range) -> str:
    """Return an exception that the claim takes in, or that it leaves out saying *all*."""
    said = claim.words
    if said & APART or EXCEPTING.search(claim.text):
        return ""
    for phrase, inside in _exceptions(premise, sentence):
        after = next((k for k in inside if premise.tokens[k].pos in CHANGED), inside[-1] + 1)
        names = words_of(premise, [k for k in inside if k < after])
        outside = words_of(premise, [k for k in sentence if k not in inside or k >= after])
        denied = any(premise.lower(k) in NEGATIVES for k in range(sentence[0], inside[0]))
        counted = premise.tokens[inside[0]].pos == "NUM"  # *all but three of the players*
        taken_in = names & content(claim) - outside and not denied and not counted
        if taken_in or (said & _WHOLES and _of_all(phrase)):
            return phrase.strip()
    return ""


def unexcepted(claim: Tree, premise: Tree, sentence: range) -> str:
    """Return the exception that a rule makes and a claim, all in words of the rule, does not.

    *Patches without tests are rejected* is less true where *patches to the manual* are excepted.
    """
    asked = content(claim)
    subjects = (i for i, t in enumerate(claim.tokens) if t.dep in SUBJECTS)
    ruled = next((is_ruled(claim, i) for i in subjects), False)
    if not ruled or EXCEPTING.search(claim.text) or claim.words & _CASES:
        return ""
    for phrase, inside in _exceptions(premise, sentence):
        names = words_of(premise, inside) - asked
        outside = words_of(premise, [k for k in sentence if k not in inside])
        if names and asked <= outside and _of_all(phrase):
            return phrase.strip()
    return ""


def is_exception(claim: Tree, premise: Tree) -> bool:
    """Tell whether the claim is about what the evidence excepts: *trainees* of *all but trainees*.

    The claim must have all words of the exception: dogs are no guide dogs.
    """
    for start, end in premise.sentences:
        for _, inside in _exceptions(premise, range(start, end)):
            verbs = (k for k in inside if premise.tokens[k].pos in {"VERB", "AUX"})
            stop = next(verbs, end)
            words = words_of(premise, [k for k in inside if k < stop])
            if words and words <= frozenset(claim.stems):
                return True
    return False


def _exceptions(tree: Tree, sentence: range) -> Iterator[tuple[str, list[int]]]:
    """Yield each exception that a sentence makes, and the tokens of what it leaves out."""
    offset = tree.tokens[sentence[0]].start
    for match in EXCEPTING.finditer(tree.quote(sentence)):
        start, end = match.start("left") + offset, match.end("left") + offset
        yield match[0], [k for k in sentence if start <= tree.tokens[k].start < end]


def _of_all(phrase: str) -> bool:
    return "instead" not in phrase.lower() and "rather" not in phrase.lower()


def excepts(tree: Tree, index: int) -> bool:
    """Tell whether the *but* at ``index`` sets an exception: *all but three*, *nobody but Ann*."""
    return index > 0 and tree.lower(index - 1) in _BEFORE_BUT
