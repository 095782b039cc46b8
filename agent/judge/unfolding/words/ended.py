"""What ran and was not renewed, told as what is over: *ran until May and was not extended*.

It is no longer in operation, on offer or in force, whichever a claim is about.
"""

import re

from agent.domain.prose.casing import capital
from agent.judge.alignment.lexical import content

_NO_MORE = (
    r"(?:has|have|had|was|were|will|is|are)(?: since)? (?:not|never) (?:been "
    r"|be )?(?:renewed|extended"
    r"|prolonged|replaced|repeated|continued|resumed|revived|restarted|reopened|reintroduced"
    r"|reinstated|come back)"
)
_OVER = (
    r"(?:ended|expired|lapsed|finished|came to an end|(?:was|were|has been|have been) (?:stopped"
    r"|discontinued|terminated|abolished|withdrawn|scrapped|phased out|cancelled|wound up|ended"
    r"|repealed|revoked))"
)
_RAN = (
    r"(?:ran|lasted|applied|operated|(?:was|were) (?:offered|available|open|in force|in operation"
    r"|in effect|valid|on offer))"
)
_ENDED = re.compile(
    rf"^(?P<what>[^,;:.]{{3,80}}?),? (?:(?:was|were) )?(?:{_OVER}\b(?P<how>[^;:.]*)"
    rf"|{_RAN} [^;:.]*?(?:,? (?:and|but)|,|;)(?: (?:it|they))? {_NO_MORE}\b[^;:.]*)"
    r"(?P<rest>\. .*)?\.?$",
    re.IGNORECASE | re.DOTALL,
)
_REFUSED = re.compile(_NO_MORE, re.IGNORECASE)
CUE = re.compile(f"{_OVER}|{_NO_MORE}", re.IGNORECASE)
_STATE = (
    r"(?:running|in operation|operating|available|on offer|offered|open|in force|in effect|valid"
    r"|active|effective|going on|under way|in place|on sale|sold)"
)
_ASKED = re.compile(
    rf"^(?P<what>[^,;:]+?)(?:, (?:which|who|that)\b[^;:]*?,)? (?:(?P<be>is"
    rf"|are) (?:(?:no longer|not|still) )?"
    rf"(?P<state>{_STATE})(?: any ?more| any longer| today| now)?|(?:no longer|still) "
    r"(?P<verb>runs?|operates?|exists?|appl(?:y|ies))"
    r"|(?P<over>(?:has|have) (?:ended|expired|finished|come to an end)|(?:is|are) over))\.?$",
    re.IGNORECASE,
)
_LATER = re.compile(
    r"\b(?:again|resumed|restarted|reopened|renewed|extended|until further|in part|partly|almost"
    r"|if|unless|may|might|could|would|will)\b",
    re.IGNORECASE,
)


def told_as_over(text: str, claim: str) -> str:
    """Return a text on what ended and was not renewed as what a claim says of it today.

    Example:
        "The scheme ran until August and has not been renewed.", for "The scheme is still open.", is
        "The scheme is no longer open."
    """
    match, asked = _ENDED.match(text), _ASKED.match(claim)
    if match is None or asked is None or _LATER.search(_REFUSED.sub("", match["how"] or "")):
        return text
    what = match["what"]
    if not content(asked["what"]) <= content(what):
        return text
    if asked["over"]:
        told = asked["over"]
    elif asked["state"]:
        told = f"{asked['be']} no longer {asked['state']}"
    else:
        told = f"no longer {asked['verb']}"
    return f"{capital(what)} {told}.{(match['rest'] or '').removeprefix('.')}"
