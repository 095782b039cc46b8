"""Exceptions in other words, told with *except*: *apart from guides, nobody may enter*.

*Dogs other than guide dogs are not admitted* is told as *no dogs except guide dogs are admitted*,
and *aside from Monday, we are open every day* as *we are open every day except Monday*.
"""

import re

from agent.domain.prose.casing import capital, small

_CHAR = r"(?:[^,;:.()]|(?<=\d)[.,](?=\d))"
_APART = r"(?:apart from|aside from|other than|save for|save|bar|besides|except for|except)"
_FRONT = (
    r"(?:apart from|aside from|other than|save for|except for|besides|with the exception of)"
    r"(?! (?:this|that|these|those|it|them|him|her)\b)"
)
_VERB = (
    r"(?:is|are|was|were|may|can|must|shall|will|has|have|does|do|needs?|pays?|gets?|receives?"
    r"|closes?|opens?|costs?|takes?)"
)
_EVERYBODY = r"(?:all|every|any|each|everyone|everybody|anyone|no|nobody|no one|none)\b"
_BEING = (
    r"(?P<be>is|are|was|were|may|can|must|shall|will) not |(?P<can>can)not |(?P<has>have|has) no "
)
_FRONTED_ALL = re.compile(
    rf"^{_FRONT} (?P<who>{_CHAR}{{2,50}}), (?P<all>{_EVERYBODY}{_CHAR}{{0,30}}?) "
    rf"(?P<rest>{_VERB} (?!not\b).+)$",
    re.IGNORECASE,
)
_FRONTED_NOT = re.compile(
    rf"^{_FRONT} (?P<who>{_CHAR}{{2,50}}), (?P<what>(?!the |a |an |this |we |you )[\w-]+s) "
    rf"(?:{_BEING})(?P<rest>.+)$",
    re.IGNORECASE,
)
_FRONTED_LAST = re.compile(
    rf"^(?!besides){_FRONT} (?P<who>{_CHAR}{{2,50}}), (?P<said>{_CHAR}+ (?:every|all|any) [\w-]+)"
    r"(?P<end>[.!]?)$",
    re.IGNORECASE,
)
_BEHIND_NOT = re.compile(
    rf"^(?P<what>(?!the |a |an |no |all )[\w -]{{3,40}}?) {_APART} (?P<who>{_CHAR}{{2,50}}?) "
    rf"(?:{_BEING})(?P<rest>.+)$",
    re.IGNORECASE,
)
_BEHIND_ALL = re.compile(
    rf"^(?P<all>{_EVERYBODY}(?: [\w-]+){{0,3}}?) "
    rf"(?:save for|save|bar|besides|other than|apart from) "
    rf"(?P<who>{_CHAR}+.*)(?P<rest>)$",
    re.IGNORECASE,
)
_MEANS = re.compile(r"^(?P<what>.+ (?:by|with|in|from|to|for|on)) [\w-]+$", re.IGNORECASE)
_FORMS = (_FRONTED_ALL, _FRONTED_NOT, _FRONTED_LAST, _BEHIND_NOT, _BEHIND_ALL)
_BEGINNING = 5  # characters by which a word is known in its forms
CUE = re.compile(rf"\b(?:{_APART}|with the exception of) ", re.IGNORECASE)


def as_exception(text: str, claim: str) -> str:
    """Return a sentence with what it sets apart behind *except*, or as it stands.

    For a claim that does not name what is set apart it stands as it is.
    """
    match = next((m for p in _FORMS if (m := p.match(text))), None)
    if match is None or not _names(claim, match["who"]):
        return text
    if match.re in (_FRONTED_NOT, _BEHIND_NOT):
        return _none_but(match)
    if match.re is _FRONTED_LAST:
        return f"{capital(match['said'])} except {match['who']}{match['end']}"
    return f"{capital(match['all'])} except {match['who']} {match['rest']}".rstrip()


def _names(claim: str, who: str) -> bool:
    """Tell whether a claim has a word that names what is set apart, in whatever form."""
    words = (w.lower() for w in re.findall(r"\w{3,}", who))
    return any(re.search(rf"\b{w[:_BEGINNING]}", claim, re.IGNORECASE) for w in words if w != "the")


def _none_but(match: re.Match[str]) -> str:
    """Return what is denied of all others as what nothing else does.

    What cannot be paid *by means other than card* can be paid by card.
    """
    does = match["be"] or match["can"] or match["has"]
    does = "may" if does.lower() in ("must", "shall") else does
    means = _MEANS.match(match["what"])
    if means is None:
        return f"No {small(match['what'])} except {match['who']} {does} {match['rest']}"
    return f"{means['what']} {match['who']} {does} {match['rest']}"
