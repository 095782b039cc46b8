"""In any case: what the evidence says with an exception, a condition or a rate, told without it.

*No dogs of any kind* says more than *no dogs, with the exception of guide dogs*, and *returning the
keys is enough* more than *if the flat is clean and all keys are returned*.
"""

import re

from agent.judge.alignment.matter import own_of_each, saying
from agent.judge.clauses.tree import CONTENT_POS, Tree
from agent.judge.polarity.conditions.exceptions import EXCEPTING

SAID = 0.5  # share of the claim's words from which a sentence may say what the claim says
_KINDS = r"(?:kinds?|sorts?|types?|size|age|breed|description|amount|value|length)"
_SIZES = (
    r"(?:many|much|few|little|long|short|often|far|big|dear|expensive|great|large|small|old|young"
    r"|late|early|high)"
)
_SWEEPING = re.compile(
    r"\b(?:regardless|irrespective(?:ly)?|no matter|whatever|whichever|whoever|wherever|whatsoever"
    rf"|however {_SIZES}|(?:in|under) (?:any|every|all|no) (?:cases?|events?|circumstances?)"
    r"|(?:without|with no|no) exceptions?|without fail|unconditional(?:ly)?|whether|not even"
    r"|even (?:if|when|where|without|though|with|in|at|on|for)|with or without|at all times"
    r"|(?:without (?:(?:a|an|any) )?|no )(?:upper )?(?:limit|ceiling|cap)|limitless|unlimited"
    r"|(?<=, )\w+ or not"
    rf"|of (?:any|every|all) {_KINDS}|not a single|every single|always|never"
    r"|every day of the year|all year round|anyone at all|entirely free|altogether)\b",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"\b(?:however|how) (?:many|much|long|often|large|big|few)\b"
    r"|\b(?:number|amount|size|quantity) of",
    re.IGNORECASE,
)
_RATED = re.compile(r"\b(?:for (?:each|every)|per|each|apiece)\b", re.IGNORECASE)
_BOUND = re.compile(
    r"\b(?:over|under|above|below|(?:more|less|fewer|longer|shorter|older|younger) than|up to"
    r"|maximum of|capped at|limited to|at (?:least|most)|from) (?:[^\w\s]\s?)?\d",
    re.IGNORECASE,
)
_CONDITION = re.compile(
    r"\b(?:(?<!even )(?<!as )if|unless|provid(?:ed|ing)(?: that)?"
    r"(?! (?:by|to|with|for|from|in|at|on|free)\b)|(?:as|so) long as"
    r"|on (?:the )?condition(?: that)?|subject to|only (?:if|when|with|after|where|for))\b",
    re.IGNORECASE,
)
_OF_NEXT = re.compile(r"[,;] (?:and|but) $", re.IGNORECASE)
"""What stands before a condition of the next clause only: *no age limit, and if you are ten, …*."""
_DEPENDS = re.compile(
    r"\b(?:depend(?:s|ing|ent)? (?:up)?on|var(?:y|ies|ying) (?:with|by)|in proportion to)\b", re.I
)
_CONDITION_OF_CLAIM = re.compile(rf"{_CONDITION.pattern}|\bwhen\b", re.IGNORECASE)
_NEEDED = re.compile(r"\bonly (?:if|when|where|once)\b", re.IGNORECASE)
"""What opens a condition that is needed: that another one is needed too is not denied."""
_ENOUGH = re.compile(
    r"\b(?:enough|suffic(?:es?|ed|ient)|(?:all|only thing)(?: that)?(?:'s| is| it| you| they)?"
    r" (?:needed|required|need|needs|takes)|only (?:condition|requirement)|alone|on its own"
    r"|by itself)\b",
    re.IGNORECASE,
)
_NOT_ENOUGH = re.compile(
    r"(?:\b(?:not|never|no|hardly|cannot)|n['’]t) (?:\w+ ){0,2}"
    r"(?:enough|suffic\w+|alone|all|the only)"
    r"|\binsufficient|\balone (?:\w+ ){0,2}not\b",
    re.IGNORECASE,
)
_ADDRESSED = re.compile(
    r"\s*you(?: are|['’]re) an? (?:\w+ )*(?:employee|staff member|user|customer)\s*", re.IGNORECASE
)
_JOIN = re.compile(r",? and (?:also |if |that )*|, as well as ", re.IGNORECASE)
_EITHER = re.compile(r"\bor\b", re.IGNORECASE)


def is_sweeping(text: str) -> bool:
    """Tell whether a text says that no case makes a difference: *however high*, *at all times*."""
    return _SWEEPING.search(text) is not None


def in_any_case(claim: Tree, premise: Tree) -> str:
    """Return the exception or condition that the claim says makes no difference, or ''.

    Every sentence that has half of the claim's words must have one, and none of the claim's kind.
    """
    sentences = saying(claim, premise, SAID)
    if not sentences:
        return ""
    said = claim.text
    sweeping, enough = _SWEEPING.search(said), _says_enough(said)
    conditional = enough or (bool(_CONDITION_OF_CLAIM.search(said)) and not _NEEDED.search(said))
    if not sweeping and not conditional:
        return ""
    found = ""
    for sentence in sentences:
        found = (_swept(claim, premise, sentence) if sweeping else "") or (
            _half(claim, premise, sentence) if conditional else ""
        )
        if not found:
            return ""
    return found


def _says_enough(text: str) -> bool:
    return bool(_ENOUGH.search(text)) and not _NOT_ENOUGH.search(text)


def _swept(claim: Tree, premise: Tree, sentence: range) -> str:
    """Return what limits a sentence where a sweeping claim has no limit."""
    said, text = claim.text, premise.quote(sentence)
    if _is_swept(text) or EXCEPTING.search(said):
        return ""
    exception, offset = EXCEPTING.search(text), premise.tokens[sentence[0]].start
    if exception:
        excepted = _words(premise, offset + exception.start("left"), offset + exception.end("left"))
        return "" if excepted and excepted <= frozenset(claim.stems) else exception[0].strip()
    condition = _CONDITION.search(text)
    if condition and _OF_NEXT.search(text, 0, condition.start()):
        return ""
    if condition and not _EITHER.search(text, condition.end()):
        return text[condition.start() :].strip(" .")
    if _COUNTED.search(said) and (rated := _RATED.search(text)):
        return text[rated.start() :].strip(" .")
    bound = _DEPENDS.search(text) or _BOUND.search(text)
    return text[bound.start() :].strip(" .") if bound and not re.search(r"\d", said) else ""


def _is_swept(text: str) -> bool:
    """Tell whether a sentence sweeps itself; *never unless* and *always if* do not."""
    found = _SWEEPING.search(text)
    ever = found is not None and found[0].lower() in {"never", "always"}
    return found is not None and not (ever and _CONDITION.search(text, found.end()))


def _half(claim: Tree, premise: Tree, sentence: range) -> str:
    """Return the one of two joined conditions of which the claim, having the other, has nothing.

    That the reader is one of those whom the document addresses is no condition.
    """
    text, offset = premise.quote(sentence), premise.tokens[sentence[0]].start
    opening = _CONDITION.search(text)
    if opening is None or _EITHER.search(text, opening.end()) or _says_enough(text):
        return ""
    end = len(text) if opening.start() else _comma(text)
    parts, start = [], opening.end()
    for join in (*_JOIN.finditer(text, opening.end(), end), None):
        stop = join.start() if join else end
        parts += [] if _ADDRESSED.fullmatch(text, start, stop) else [(start, stop)]
        start = join.end() if join else end
    words = [_words(premise, offset + a, offset + b) for a, b in parts]
    own = own_of_each(words)
    told = [bool(w & frozenset(claim.stems)) for w in own]
    if not any(told) or not all(own):
        return ""
    return next((text[a:b] for (a, b), has in zip(parts, told, strict=True) if not has), "")


def _comma(text: str) -> int:
    return text.find(",") if "," in text else len(text)


def _words(tree: Tree, start: int, end: int) -> frozenset[str]:
    return frozenset(
        s
        for s, t in zip(tree.stems, tree.tokens, strict=True)
        if start <= t.start < end and t.pos in CONTENT_POS and not t.text[:1].isdigit()
    )
