"""Talk: the parts of an answer that claim nothing, by the words that they begin with."""

import re
from collections.abc import Iterator
from enum import StrEnum

from agent.domain.prose.figures import is_measured
from agent.domain.wording import is_refusal
from agent.judge.claims.checkworthiness.kinds import has_figure


class Talk(StrEnum):
    """What kind of talk a sentence is; it tells where the talk may end and a claim begin."""

    GREETING = "greeting"
    REMARK = "remark"  # on the answer itself, or an offer
    OPINION = "opinion"
    SUPPOSED = "supposed"
    SILENCE = "silence"  # that the documents do not say something
    QUALIFIED = "qualified"
    QUESTION = "question"


_ANSWER = (
    r"(?:answer|response|reply|summary|overview|guide|explanation|list|draft|note|message|section"
    r"|breakdown|outline|paragraph|table|figure|chart|steps)s?"
)
_SOURCES = (
    r"(?:the|your|these|those|my) (?:provided |available |given |supplied |retrieved )*"
    r"(?:documents?|sources?|excerpts?|passages?|context|evidence|information|materials?)"
    r"(?: provided)?"
)
_ALONE = r"(?=\s*(?:[,.!;:–—]|-\s|$))"

_OPENING = re.compile(
    r"(?:(?:and|but|so|also|yes|no|yeah|well|ok|okay|sure|right|great|correct|absolutely|certainly"
    r"|of course|good (?:question|point)|great question|in short|in summary|in conclusion|overall"
    r"|to (?:summari[sz]e|sum up|conclude|be clear)|however|therefore|thus|hence|moreover"
    r"|furthermore|additionally|in addition|besides|nevertheless|nonetheless|consequently"
    r"|as a result|that said|in other words|in fact|indeed|specifically|importantly|notably"
    r"|more importantly|most importantly|basically|essentially|generally speaking|as (?:noted"
    r"|mentioned|stated)(?: (?:above|earlier|before))?|for (?:your )?reference|interestingly"
    r"|unfortunately|fortunately|luckily|for example|for instance|on the other hand|similarly"
    r"|likewise|meanwhile|accordingly|again|simply put|put simply|as such)[,:]\s+(?:then,?\s+)?"
    r"|(?:please )?(?:note|remember|keep in mind|bear in mind|be aware|recall|be advised) that\s+"
    r"|(?:please )?note:\s+"
    r"|(?:step|tip|q|a|question|answer)(?: ?#?\d{1,2})?:\s+|step ?#?\d{1,2} [–—-]\s+"
    r"|it(?:'s| is|’s) (?:important|worth|useful|good|also important|also worth)(?: to)?"
    r" (?:note|noting|know|knowing|remember|remembering|mention|mentioning)(?: here)? that\s+"
    r"|(?:rest assured|do(?:n't|n’t| not) worry|no need to worry)(?: that|,|:)\s+"
    r"|(?:it means|this means|that means|which means|what this means is) that\s+"
    rf"|based on {_SOURCES},\s+|according to {_SOURCES},\s+"
    r"|i(?:['’](?:m|ve|d|ll))?(?: (?:am|can|could|may|must|do|would|have|should|also|happy|glad"
    r"|pleased|delighted|able|like|want|wish|need|regret|to))* (?:report|confirm|announce|inform"
    r"|tell|say|note|add|find|found|mention|point out|stress|emphasi[sz]e|clarify|assure|learned"
    r"|checked|verified|state|remind|noticed|repeat)(?: you)? that\s+"
    r"|(?:i|we)(?: am| are|['’](?:m|re)) (?:so |very |really )*(?:sorry|sad|happy|glad|pleased"
    r"|delighted|proud|excited|able) to (?:say|report|confirm|announce|inform you|tell you|share"
    r"|let you know) that\s+"
    r"|(?:i|we)(?: know| see|(?: am| are|['’](?:m|re)) (?:so |very |quite )?(?:sorry|happy|glad"
    r"|pleased|aware|afraid|sure|certain|confident)) that\s+(?!(?:you|your|this|that|it|i)\b)"
    r"|(?:i|we)(?: am| are|['’](?:m|re)) (?:afraid|sorry to say),?\s+(?!(?:so|not|of|to|that)\b)"
    rf"|th(?:e|is|ese) (?:above |following )?{_ANSWER} (?:below |above )?(?:show|explain|list"
    r"|describe|outline|summari[sz]e)s? that\s+)+",
    re.IGNORECASE,
)

_PATTERNS = {
    Talk.GREETING: r"(?:many |kind |best |warm )*(?:thanks|thank you)"
    rf"(?:{_ALONE}| (?:for|so|very|again|in advance|a lot|and|everyone|all|both)\b"
    r"| to (?:everyone|everybody|all (?:of|who|those)|those who|our|my|the (?:team|whole))\b)"
    r"|thank you to\b"
    rf"|(?:kind |best |warm )+regards\b|(?:regards|sincerely){_ALONE}"
    rf"|cheers(?:{_ALONE}| (?:and|for)\b)"
    r"|welcome(?:[!.,]| to\b| back\b|$)"
    r"|(?:hello|hi|hey|dear|greetings|good (?:morning|afternoon|evening))\b(?!-)"
    rf"(?:{_ALONE}| (?:there|all|everyone|again|and)\b"
    rf"|(?: [^\s,.!:;]+){{1,2}}{_ALONE}|(?: [^\s,.!:;]+){{1,4}}[,!:])"
    rf"|good (?:luck|question|point)(?:{_ALONE}| (?:with|on|about|and|to)\b)"
    r"|(?:what a )?(?:great|good|excellent|interesting|fair|nice|wonderful) (?:question|point|idea)"
    rf"(?:{_ALONE}| (?:and|about|on)\b)"
    r"|you(?:'re|’re| are) (?:very |most )?welcome\b(?! to (?!ask|contact|reach|get|write|let)\w)"
    rf"|no (?:problem|worries)(?:{_ALONE}| at all\b)|congrat\w*(?:{_ALONE}| (?:on|to|and)\b)"
    rf"|sorry\b|(?:my )?apologies(?:{_ALONE}| (?:for|if)\b)|glad (?:to|you)\b"
    r"|(?:(?:please )?accept )?(?:my|our) (?:\w+ ){0,2}(?:condolences|sympath(?:y|ies))\b"
    r"|(?:please )?accept (?:my|our) (?:\w+ ){0,2}(?:apologies|thanks)\b|wishing you\b|get well\b"
    r"|(?:hope (?:this|that|it) )?(?:this|that) helps\b"
    r"|hope(?:fully)?\b(?-i:(?! [A-Z]))(?! (?:is|was|has)\b)"
    r"|(?:i|we|this|that|it) (?:really )?hope(?:s|fully)?\b"
    rf"|any (?:other |more |further )?questions\b|take care{_ALONE}|(?:stay safe|enjoy your)\b"
    rf"|all the best(?:{_ALONE}| (?:with|for|and)\b)"
    r"|have a (?:great|nice|good|wonderful|lovely) (?:day|time|week|trip)"
    r"|good to (?:know|hear)\b|nice to\b|rest assured\b"
    r"|(?:no need to|do(?:n't|n’t| not)) worry\b(?!.*\b(?:because|since|as)\b)"
    r"|(?:i|we) (?:really |truly |do )?(?:appreciate|apologi[sz]e)\b"
    r"|that(?:'s|’s| is) (?:it|all|a (?:great|good)|great|right|correct|understandable)\b"
    r"|you (?:asked|mentioned)\b",
    Talk.OPINION: r"i(?:['’](?:ll|d|ve))? (?:(?:can|could|will|would|have|had|also|just|only|be"
    r"|personally|really|strongly|always|now|briefly|do|do not|don['’]t) )*(?:think|believe|feel"
    r"|guess|suppose|suspect|imagine|assume|understand|want|wish|like|love|prefer|recommend|suggest"
    r"|advise|say|argue|mean|encourage|consider|doubt)\w*\b"
    r"|(?:in|from) my (?:humble |personal |honest )?(?:view|opinion|experience|perspective|mind"
    r"|judg[e]?ment)|personally(?=,| i\b)|imho\b|to my mind"
    r"|it (?:seems|appears|feels|looks|sounds) to me",
    Talk.SUPPOSED: r"imagine\b(?-i:(?! [A-Z]))|suppose\b|supposing\b"
    r"|picture (?:this|a|an|yourself)|hypothetically\b|say you\b|what if\b"
    r"|for the sake of argument|assume (?:that|for)\b",
    Talk.SILENCE: rf"{_SOURCES} (?:do|does|did)(?:n't|n’t| not) (?:say|mention|state|specify"
    r"|contain|cover|include|address|provide|answer|indicate|describe|explain|discuss|give|tell)"
    r"|(?:there is )?no (?:relevant )?(?:information|mention|evidence)\b[^.]{0,60}"
    r"(?:found|available|given|provided|in the (?:documents?|sources?))",
    Talk.REMARK: r"happy to (?:help|assist|answer|explain|clarify|provide|elaborate|share|go|look"
    r"|walk|discuss|hear|see|do|say)\b"
    r"|(?:please )?(?:let me know|let us know|feel free|do(?:n't|n’t| not) hesitate"
    r"|reach out (?:if|any ?time|to me|with (?:any|further|more))|just ask|ask away"
    r"|contact (?:me|us) (?:if|with|for any)|get in touch (?:if|for any|with (?:me|us|any)\b))"
    r"|i(?: am|['’]m) (?:(?:so|very|really|also|just|only|always|quite|not) )*(?:sorry|glad|happy"
    r"|here|afraid|sure|certain|confident|unsure|unable|able|pleased|delighted|going to|an?|aware"
    r"|curious|assuming|trying|looking|referring)\b"
    r"|we(?: are|['’]re) (?:so |very |really )?(?:sorry|glad|afraid|sure|confident|not sure|unsure"
    r"|here (?:to|for|if|whenever)|(?:happy|pleased|delighted|unable|going) to (?:help|assist"
    r"|answer|explain|clarify|provide|find|locate|look|go|walk|talk|cover|discuss|see|verify"
    r"|determine|start|list|describe))\b"
    r"|i (?:can(?:not|['’]t|’t)|could(?:n['’]t| not)|do(?:n['’]t| not)|was(?:n['’]t| not) able to)"
    r" (?:help|find|answer|verify|confirm|access|determine|see|locate|provide|have|tell|know)\b"
    r"|i(?:['’](?:ll|d|ve))? (?:(?:can|could|will|would|have|had|also|just|only|be|personally"
    r"|really|always|now|briefly) )*(?:know|see|includ|list|summari[sz]e|cover|describe|explain"
    r"|outline|check|look|note|mention|walk|go|help|happy|glad|try|tri|provide|gather|put together"
    r"|draft|prepare|review|find|found|address|answer|focus|start|begin|add|point out|send"
    r"|follow up|get back)\w*\b"
    r"|for (?:more|further|full|additional)\b[^,.;]{0,60}, (?:please )?(?:see|visit|check|read"
    r"|refer|consult|go to|follow)\b"
    r"|(?:(?:so|but) )?(?:please )?(?:ask|consult|contact|see|talk to|speak (?:to|with)"
    r"|check with) (?:your|a|an) (?:own )?(?:doctor|gp|physician|pharmacist|lawyer|solicitor"
    r"|attorney|accountant|(?:\w+ ){0,2}(?:professional|adviser|advisor))\b[^.;]{0,30}\b"
    r"(?:unsure|not sure|in (?:any )?doubt|have (?:any )?(?:questions|concerns|doubts))\b"
    r"|think of\b|(?:please )?consult\b[^.]{0,40}\b(?:professional|lawyer|one)\b"
    r"|here(?:'s|’s| is| are) (?:how|what|the|a|an|some|my|your|everything|where|why)\b"
    r"|here (?:goes|you go|we go)|(?:below|above|following) (?:is|are)\b|below,? you\b"
    r"|see (?:below|above)\b"
    r"|(?:please )?find (?:attached|enclosed)\b"
    rf"|(?:please )?find (?:my|our|the|this|a) (?:\w+ ){{1,2}}(?:below|above|attached){_ALONE}"
    r"|let(?:'s|’s| us| me)\b|(?:now|next),? (?:let|on to|to)\b|consider (?:this|the following)\b"
    r"|(?:this|these|that|the (?:above|following)|the(?= \w+ (?:above|below)\b)"
    rf"|the (?=answer|response|reply)) ?(?:short |brief |quick )?{_ANSWER} (?:below |above )?"
    r"(?:should|is (?:based|meant|intended|only|not)|are|was|will|does|has|i hope)\b"
    rf"|th(?:is|e|ese|at) (?:short |brief |quick |above |following )?{_ANSWER} (?:below |above )?"
    r"(?:cover|summari[sz]e|explain|describe|outline|address|give|provide|aim|focus|assume|draws?"
    r"|list|show|walk|contain|relies|help)\w*"
    r"|(?:this|that|it) (?:should|will) (?:help|give you|get you|answer|clarify|clear)\b"
    r"|(?:as )?(?:mentioned|noted|discussed|described|stated|explained|outlined) "
    r"(?:above|below|earlier|before)\b|(?:in )?(?:conclusion|summary|short|closing)\.?$",
}
_TALK = {kind: re.compile(rf"(?:{p})", re.IGNORECASE) for kind, p in _PATTERNS.items()}

_JOINT = re.compile(r"(?:and|but|so|also|or|then|yet)\b[,\s]+", re.IGNORECASE)
_CONDITION = re.compile(r"(?:if|when|should|in case|once)\b[^,]{0,80},\s+", re.IGNORECASE)
_QUALIFIED = re.compile(
    r"\(?not found in the documents\)?|do(?:es)? not say whether|verify (?:it|this) elsewhere",
    re.IGNORECASE,
)
_GOES_ON = re.compile(r"[,;–—]\s+(?:but|and|so|yet|however|although|though|while)\b", re.IGNORECASE)
_QUESTION = re.compile(r"\?[\"'”’)\]*]*$")
_IF_WISHED = re.compile(
    r"\bif you(?:'d| would|’d)? (?:have (?:any|other|more|further|additional)"
    r"(?: (?:other|more|further|additional))? (?:questions?|concerns?|queries)"
    r"|like(?: me)?(?: to| some)?\b.{0,40}\b(?:i|me|let)\b)",
    re.IGNORECASE,
)
_BREAK = re.compile(
    r"[;:–—]\s+|\s-\s+"
    r"|,\s+(?=(?:but|and|so|yet|however|although|though|while|because|since)\b)"
    r"|\s+because\s+|(?P<comma>,\s+)",
    re.IGNORECASE,
)
_LINK = re.compile(
    r"(?:but|and|so|also|then|yet|however|although|though|while|because|since)\b[,\s]+",
    re.IGNORECASE,
)
_DEPENDENT = re.compile(
    r"(?:which|who|whose|whom|that|if|when|whenever|where|what|how|why|whether|or|including|such"
    r"|along|with|based|as|to|i)\b",
    re.IGNORECASE,
)


_NUMBERED = r"\d[\d.–-]*(?:\([^()]*\))*"
_REFERENCE = re.compile(
    r"\((?:see |cf\.? )?(?:[\w’'-]+,? ){0,6}"
    r"(?:(?:clause|section|article|paragraph|page|schedule|annex|appendix|chapter|rule)s?|paras?|pp?"
    rf"|ss?|arts?)\.? ?{_NUMBERED}(?:(?:,|;| and| or| to) {_NUMBERED})*"
    r"(?: of (?:the )?[\w ’'-]{1,40})?\)\.?",
    re.IGNORECASE,
)
"""A sentence that only names a place: "(Agreement, clause 2.2)"."""


_HELD = re.compile(
    r"(?:i (?:(?:also|personally|really|strongly|still|just|do) )*(?:think|believe|guess|suppose"
    r"|suspect|assume)(?: that)?,?\s+"
    r"|(?:in|from) my (?:humble |personal |honest )?(?:view|opinion|experience|perspective|mind"
    r"|judge?ment),?\s+|to my mind,?\s+|personally,\s+|imho,?\s+"
    r"|it (?:seems|appears|feels|looks|sounds) to me(?: that)?,?\s+)+"
    r"(?!(?:so|not|of|in|about|through)\b)",
    re.IGNORECASE,
)
_NAME = re.compile(r"\b(?!I\b)[A-Z]\w+")


def opening(text: str) -> int:
    """Return the length of the connectors, notices and reports that ``text`` begins with.

    "I think" is one before a figure, a date or a name: whoever holds it, documents can settle it.
    """
    match = _OPENING.match(text)
    start = match.end() if match and match.end() < len(text) else 0
    return held(text, start) or start


def held(text: str, start: int = 0) -> int:
    """Return where what is said as an opinion begins if documents can settle it, else 0."""
    match = _HELD.match(text, start)
    if not match:
        return 0
    rest = text[match.end() :]
    return match.end() if has_figure(rest) or _NAME.search(rest) else 0


def is_question(text: str) -> bool:
    """Tell whether ``text`` asks something."""
    return bool(_QUESTION.search(text.rstrip()))


def talk(text: str) -> Talk | None:
    """Return what kind of talk ``text`` is or begins with, None where it claims something."""
    bare = text.strip(" \t-–—•*\"“'‘")
    while joint := _JOINT.match(bare):
        bare = bare[joint.end() :]
    if is_question(bare):
        return Talk.QUESTION
    if is_refusal(bare):
        return Talk.SILENCE
    if _QUALIFIED.search(bare):
        return Talk.QUALIFIED
    condition = _CONDITION.match(bare)
    kind = _kind(bare) or (_kind(bare[condition.end() :]) if condition else None)
    if kind is Talk.REMARK and is_measured(bare) and not _is_offer(bare):
        return None
    return kind or (Talk.REMARK if _IF_WISHED.search(bare) else None)


def _kind(text: str) -> Talk | None:
    return next((kind for kind, pattern in _TALK.items() if pattern.match(text)), None)


_OFFER = re.compile(
    r"(?:please )?(?:let (?:me|us) know|feel free|just ask|happy to|i(?: am|['’]m) (?:happy|glad"
    r"|here)|let(?:'s|’s| us| me)\b|here\b)",
    re.IGNORECASE,
)


def _is_offer(text: str) -> bool:
    """Tell a remark that stays one whatever figure it has: "let me know within 5 days"."""
    return bool(_OFFER.match(text))


def says_nothing(text: str) -> bool:
    """Tell whether a sentence is talk: thanks, offers, opinions, remarks on the answer itself.

    Sentences that say that the documents are silent count too: no quote could settle them.
    """
    return talk(text) is not None


def is_idle(text: str) -> bool:
    """Tell whether a whole sentence is talk, with no further clause that could claim something."""
    kind = talk(text)
    if kind in (Talk.QUESTION, Talk.QUALIFIED) or is_refusal(text) or _REFERENCE.fullmatch(text):
        return True
    if kind is Talk.OPINION and held(text):
        return False
    return kind is not None and not _GOES_ON.search(text)


def ends(text: str) -> Iterator[int]:
    """Yield where the talk that ``text`` begins with may end and a claim of its own begin."""
    kind = talk(text)
    if kind not in (Talk.GREETING, Talk.REMARK, Talk.SILENCE):
        return
    for match in _BREAK.finditer(text):
        if match["comma"] and kind is not Talk.GREETING and not _IF_WISHED.search(text):
            continue
        link = _LINK.match(text, match.end())
        start = link.end() if link else match.end()
        rest = text[start:]
        if rest and not says_nothing(rest) and not _DEPENDENT.match(rest):
            yield start
