"""What used to be and is so no more: *used to stop at the pier, but now sails past it*.

Told, for a claim on the present, as what is not so any more.
"""

import re

from agent.domain.prose.casing import capital, small
from agent.judge.alignment.matter import words_of
from agent.judge.claims.parsing.inflection import is_plural
from agent.judge.clauses.tree import NOUNS, Tree

_PLAIN = r"[^,;:.()]"
_USED = re.compile(
    rf"^(?P<who>{_PLAIN}{{2,60}}?) used to (?P<deed>{_PLAIN}{{3,90}}?),? (?:but"
    rf"|and(?= (?:is|are|has|have|it|they|he|she|now)\b.*\bnow\b)) (?P<now>.+)$",
    re.IGNORECASE | re.DOTALL,
)
CUE = re.compile(r"\bused to\b", re.IGNORECASE)
FOLDED = re.compile(
    r"\b(?:used to|former(?:ly)?|previous(?:ly)?|once|in the past|earlier|until|till|before)\b",
    re.IGNORECASE,
)
_STILL = re.compile(
    r"\b(?:still|again|also|too|not|never|rarely|seldom|sometimes|occasionally|always|only|often)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)

_BEING = re.compile(r"be\b(?P<rest>.*)", re.IGNORECASE)
_MANY = re.compile(r"(?:we|you|they|these|those|many|most|some|all)\b", re.IGNORECASE)
_BARE = re.compile(r"(?:now )?(?:is|are|has|have|[a-z]+s)\b(?! (?:is|are|has|have)\b)")
_SINCE = re.compile(
    r"(?P<when>(?:now(?:adays)?|today|since (?:then|\d{4})),? )?(?:it|they|he|she)\b", re.IGNORECASE
)


def told_of_now(tree: Tree, claim: Tree) -> str:
    """Return what a text says used to be so as not so any more, for a claim on that now.

    A claim on what is so instead is told that alone.

    Example:
        "The ferry used to call at Lund, but now it sails to Kiel." is told as "The ferry does not
        call at Lund any more.", for a claim on Kiel as "Now the ferry sails to Kiel."
    """
    text = tree.text
    match = _USED.match(text)
    if match is None or _STILL.search(match["now"]) or any(t.tag == "VBD" for t in claim.tokens):
        return text
    who, deed = match["who"], match["deed"]
    names = words_of(tree, tree.within(*match.span("deed")), NOUNS)
    if not names or not names <= {*claim.stems}:
        own = words_of(tree, tree.within(*match.span("now")), NOUNS) - names
        return _of_now(who, match["now"]) if own & {*claim.stems} else text
    many = bool(_MANY.match(who)) or is_plural(who)
    being = _BEING.match(deed)
    if being:
        told = f"{'are' if many else 'is'} not{being['rest']}"
    else:
        told = f"{'do' if many else 'does'} not {deed}"
    more = f" {capital(match['now'])}" if "but" in claim.words else ""
    return f"{who} {told} any more.{more}"


def _of_now(who: str, now: str) -> str:
    """Return what is so now, with its subject for a pronoun."""
    pronoun = _SINCE.match(now)
    if pronoun is None:
        return f"{who} {now}" if _BARE.match(now) else capital(now)
    return capital(f"{pronoun['when'] or ''}{small(who)}{now[pronoun.end() :]}")
