"""What is so for all but some, told of these: *free for everyone other than firms*.

For a claim on firms that is *not free for firms*.
"""

import re

from agent.domain.prose.casing import capital
from agent.judge.alignment.lexical import content

_PLAIN = r"(?:[^,;:.()]|(?<=\d)[.,](?=\d))"
_EXCEPT = (
    r"(?:except(?:ing)?(?: for| to)?|other than|apart from|aside from|but|bar|save(?: for)?"
    r"|with the exception of|excluding)"
)
_BANNED = r"(?:\w+ly )?(?:forbidden|prohibited|banned|barred|blocked|closed|unavailable)"
CUE = re.compile(rf"\b(?:for|to) (?:all|every|any)[^,;:.]*?,? {_EXCEPT} ", re.IGNORECASE)
FORM = re.compile(
    rf"^(?P<what>{_PLAIN}+?) (?P<be>is|are|was|were) "
    rf"(?P<how>(?!(?:not|no|{_BANNED})\b){_PLAIN}+?) (?P<for>for|to) "
    rf"(?:all(?: of)?(?: the)?(?: \w+){{1,2}}?|every(?:one|body)|any(?:one|body)"
    rf"|(?:any|every) \w+),? "
    rf"{_EXCEPT} (?:for |to )?(?P<who>(?!those\b|that\b|when\b|if\b){_PLAIN}+?)[.!]?$",
    re.IGNORECASE,
)
_NARROW = re.compile(
    r"\b(?:only|alone|just|all|every\w*|any\w*|other|others|except\w*|but|apart|non|un\w+ed)\b",
    re.IGNORECASE,
)


def told_of_some(text: str, claim: str) -> str:
    """Return what a sentence says of those whom it excepts, or it as it stands.

    For a claim that names them and no others.
    """
    match = FORM.match(text)
    if match is None or _NARROW.search(claim):
        return text
    who = content(match["who"])
    if not who or not who <= content(claim):
        return text
    told = f"{match['what']} {match['be']} not {match['how']} {match['for']} {match['who']}."
    return capital(told)
