"""What makes words a sentence: a capital first, and something that is said or asked for."""

import re

FINITE = re.compile(
    r"\b(?:am|is|are|was|were|be|has|have|had|do|does|did|can|could|may|might|must|shall|should"
    r"|will|would|cannot|\w+n['’]t|\w+['’](?:re|ll|ve)|(?:it|he|she|that|there|here|what|who)['’]s|you|we|they|i"
    r"|(?:intend|plan|hope|expect|want|aim|wish|seek|propose|refuse|decline|agree)e?s to"
    r"|fell|rose|grew|shrank|sank|began|took|gave|went|came|became|broke|chose|drew|drove|wrote"
    r"|spoke|flew|froze|threw|withdrew)\b",
    re.IGNORECASE,
)
VERBS = (
    "accept add affect allow appear apply approve arrive ask average bear begin bill bring call "
    "cancel cause change charge check choose close come complete contact contain continue cost "
    "cover create delete deliver depend determine drop email encourage encrypt end ensure enter "
    "entitle equal exceed expire fall fill find follow forfeit get give go grant grow happen help "
    "hold include increase keep last lead leave let make mean measure meet move need notify occur "
    "offer open owe own pay permit process produce protect provide publish raise reach read "
    "receive recommend reduce refund register reject remain renew report request require rest "
    "retain return review rise run select sell send serve set ship show sign start state stop "
    "store submit supply support take tell treat turn update use verify visit wait want weigh "
    "work write"
).split()
AFTER_VERB = (
    r"(?:(?:the|an?|to|you|your|at|in|on|by|for|with|from|one|two|three|all|any|no|not|each|every"
    r"|their|its|this|that|it|them|how|what|when|up|out|until|after|before|within|about)\b|[\d$€£#])"
)
ACTING = re.compile(
    rf"\b(?:{'|'.join(VERBS)})(?:e?s|e?d)?\s+{AFTER_VERB}"
    rf"|(?-i:\b(?:{'|'.join(VERBS)})e?s\s+[A-Z])",
    re.IGNORECASE,
)


_OBJECT = r"(?:the|an?|your|their|its|his|her|our|each|every|all|any|both|half|it|them)\b"
_NO_VERB = (
    "about above across after against all along also although among an and around as at because "
    "before behind below beneath beside besides between beyond both but by despite down during "
    "even except for from half if in inside into just like near not of off on once only onto or "
    "out outside over past per plus quite rather since so such than that this through throughout "
    "till to toward towards under unless unlike until up upon via what when where whereas which "
    "while with within without yet"
).split()
COMMANDING = re.compile(
    rf"(?:(?:please|always|never|then)\s+)*(?!(?:{'|'.join(_NO_VERB)})\b)[a-z]{{2,}}\s+{_OBJECT}",
    re.IGNORECASE,
)
"""A verb that opens the sentence, and what is to be done with it: "Inspect the site"."""
GOVERNING = re.compile(rf"\b[a-z]{{2,}}[^\Ws]s\s+{_OBJECT}|(?<=\w )[a-z]{{2,}}ed\s+(?:the|an?)\b")
"""What a subject does or did with something: "the Tenant repairs the roof"."""

OCCASION = re.compile(
    r"(?:when|while|after|before|by|without)\s+[a-z]+ing\b[^,;:]*$", re.IGNORECASE
)
"""What only tells when or how: "When making changes in the settings."."""
BRACKET = re.compile(r"\s*\([^()]*\)")
SUBORDINATE = re.compile(
    r"(?<=\S)\s(?:(?:only|even|except)\s)?(?:if|unless|although|because|whenever|when|in case"
    r"|provided(?:\sthat)?|as\slong\sas)\s[^,;:]*",
    re.IGNORECASE,
)
"""A clause within a sentence, whose verb is not that of the sentence: "… only if it is locked"."""


def is_complete(sentence: str) -> bool:
    """Tell whether ``sentence`` reads as one: it has a capital or figure first, and a verb.

    What a bracket or a condition adds has no part in it: "Bicycles only if they are locked" says
    nothing of bicycles.
    """
    text = sentence.strip()
    starts = text[:1].isupper() or text[:1].isdecimal() or text[:1] in "\"“'("
    if not starts or OCCASION.match(text):
        return False
    text = SUBORDINATE.sub("", BRACKET.sub("", text) if text[:1] != "(" else text)
    acts = any(p.search(text) for p in (FINITE, ACTING, GOVERNING))
    return acts or COMMANDING.match(text) is not None


def is_command(sentence: str) -> bool:
    """Tell whether a text tells somebody what to do, and not what is so: "Add the milk"."""
    acting = COMMANDING.match(sentence) or ACTING.match(sentence)
    return bool(acting) and not FINITE.search(sentence)
