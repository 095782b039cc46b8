"""Which sentences and clauses claim something that documents could settle."""

import re

from agent.domain.wording import is_refusal
from agent.judge.claims.tree import SUBJECTS, Tree

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
    r"|it(?:'s| is|’s) (?:important|worth|useful|good|also important|also worth)(?: to)?"
    r" (?:note|noting|know|knowing|remember|remembering|mention|mentioning)(?: here)? that\s+"
    r"|(?:rest assured|do(?:n't|n’t| not) worry|no need to worry)(?: that|,|:)\s+"
    r"|(?:it means|this means|that means|which means|what this means is) that\s+"
    r"|based on (?:the|your|these) (?:provided |available |given )?"
    r"(?:documents?|sources?|evidence|information|context)(?: provided)?,\s+"
    r"|according to (?:the|your|these) (?:provided |available |given )?"
    r"(?:documents?|sources?|evidence|information|context)(?: provided)?,\s+)+",
    re.IGNORECASE,
)

_JOINT = re.compile(r"^(?:and|but|so|also|or|then|yet)\b[,\s]+", re.IGNORECASE)
_CONDITION = re.compile(r"^(?:if|when|should|in case|once)\b[^,]{0,80},\s+", re.IGNORECASE)

_NO_CLAIM = re.compile(
    r"^(?:"
    r"(?:many |kind |best |warm )?(?:thanks|thank you|regards|sincerely|cheers)\b"
    r"|welcome(?:[!.,]| to\b| back\b|$)"
    r"|(?:hello|hi|hey|dear|greetings|good (?:morning|afternoon|evening|luck|question|point))\b"
    r"|(?:what a )?(?:great|good|excellent|interesting|fair|nice|wonderful) (?:question|point|idea)"
    r"|you(?:'re|’re| are) (?:very |most )?welcome\b|no (?:problem|worries)\b|congrat"
    r"|sorry\b|apologies\b|my apologies|happy to\b|glad (?:to|you)\b|hope(?:fully)?\b"
    r"|(?:please )?(?:let me know|let us know|feel free|do(?:n't|n’t| not) hesitate"
    r"|reach out (?:if|any ?time|to me|with (?:any|further|more))|just ask|ask away"
    r"|(?:contact me|contact us) (?:if|with|for any)"
    r"|get in touch (?:if|for any|with (?:me|us|any)\b))"
    r"|(?:i|we)(?:'m|’m|'re|’re| am| are) (?:so |very |really )?"
    r"(?:sorry|glad|happy|here|afraid|sure"
    r"|confident|not sure|unsure|unable|pleased|delighted|going to)\b"
    r"|i(?:'ll|’ll|'d|’d|'ve|’ve| can| could| will| would| have| had| also)? ?(?:also |just |only "
    r"|have |be |personally |really |strongly |always |now |briefly )*"
    r"(?:hope|think|believe|feel|guess|suppose|suspect|imagine|assume|understand|know|see|want"
    r"|wish|like|love|prefer|recommend|suggest|advise|say|argue|apologi[sz]e|appreciate|mean"
    r"|includ|list|summari[sz]e|cover|describe|explain|outline|check|look|note|mention|walk|go"
    r"|help|happy|glad|try|tri|provide|gather|put together|draft|prepare|review|find|found"
    r"|address|answer|focus|start|begin|add|point out|encourage|consider|doubt|am no)\w*\b"
    r"|i(?:'m|’m| am)\b|think of\b|(?:please )?consult\b[^.]{0,40}\b(?:professional|lawyer|one)\b"
    r"|(?:in my|from my) (?:humble |personal |honest )?(?:view|opinion|experience|perspective|mind"
    r"|judg[e]?ment)|personally\b|imho\b|to my mind|it (?:seems|appears|feels|looks|sounds) to me"
    r"|here(?:'s|’s| is| are) (?:how|what|the|a|an|some|my|your|everything|where|why)\b"
    r"|here (?:goes|you go|we go)|(?:below|above|following) (?:is|are)\b|see (?:below|above)\b"
    r"|let(?:'s|’s| us| me)\b|(?:now|next),? (?:let|on to|to)\b"
    r"|th(?:is|e|ese|e above|e following|e below|at) (?:short |brief |quick |above |following )?"
    r"(?:answer|response|reply|summary|overview|guide|explanation|list|draft|note|message|section"
    r"|breakdown|outline|paragraph|table below|steps below)s? (?:below |above )?"
    r"(?:cover|summari[sz]e|explain|describe|outline|address|give|provide|should|is (?:based|meant"
    r"|intended|only|not)|are|was|will|does|aim|focus|assume|draws?|list|show|walk|contain|has|relies"
    r"|i hope|help)\w*"
    r"|(?:i|this|that|it) (?:really )?hope(?:s|fully)?\b|(?:this|that|it) (?:should|will) "
    r"(?:help|give you|get you|answer|clarify|clear)\b|(?:hope )?(?:this|that) helps\b"
    r"|(?:the|these|those|your|my) (?:provided |available |given |supplied |retrieved )*"
    r"(?:documents?|sources?|excerpts?|passages?|context|evidence|materials?)(?: provided)? "
    r"(?:do|does|did)(?:n't|n’t| not) (?:say|mention|state|specify|contain|cover|include|address"
    r"|provide|answer|indicate|describe|explain|discuss|give|tell)"
    r"|(?:there is )?no (?:relevant )?(?:information|mention|evidence)\b[^.]{0,60}"
    r"(?:found|available|given|provided|in the (?:documents?|sources?))"
    r"|imagine\b|suppose\b|supposing\b|picture (?:this|a|an|yourself)|hypothetically\b|say you\b"
    r"|what if\b|for the sake of argument|assume (?:that|for)\b|consider (?:this|the following)\b"
    r"|(?:as )?(?:mentioned|noted|discussed|described|stated|explained|outlined) "
    r"(?:above|below|earlier|before)\b|any (?:other |more |further )?questions\b"
    r"|(?:in )?(?:conclusion|summary|short|closing)\.?$|take care\b|stay safe\b|all the best\b"
    r"|that(?:'s|’s| is) (?:it|all|a (?:great|good)|great|right|correct|understandable)\b"
    r"|(?:have a )(?:great|nice|good|wonderful|lovely) (?:day|time|week|trip)"
    r"|good to (?:know|hear)\b|nice to\b"
    r"|(?:no need to|do(?:n't|n’t| not)) worry\b(?!.*\b(?:because|since|as)\b)|rest assured\b"
    r")",
    re.IGNORECASE,
)

_QUALIFIED = re.compile(
    r"\(?not found in the documents\)?|do(?:es)? not say whether|verify (?:it|this) elsewhere",
    re.IGNORECASE,
)
_GOES_ON = re.compile(r"[,;–—]\s+(?:but|and|so|yet|however|although|though|while)\b", re.IGNORECASE)
_QUESTION = re.compile(r"\?[\"'”’)\]*]*$")
_OFFER = re.compile(
    r"\bif you(?:'d| would|’d)? (?:have (?:any|other|more|further|additional)"
    r"(?: (?:other|more|further|additional))? (?:questions?|concerns?|queries)"
    r"|like(?: me)?(?: to| some)?\b.{0,40}\b(?:i|me|let)\b)",
    re.IGNORECASE,
)

_FELT = frozenset(
    "overwhelming confusing frustrating stressful understandable great daunting exciting "
    "wonderful nice scary intimidating annoying amazing awesome fantastic fun sad unsettling "
    "complicated tricky interesting surprising worrying reassuring fine okay ok wise smart".split()
)
_IMPRESSIONS = frozenset({"feel", "seem", "sound", "look"})
_VAGUE = frozenset({"this", "that", "these", "those", "it", "they", "things", "which"})


def opening(text: str) -> int:
    """Return the length of the connectors and notices that ``text`` begins with."""
    match = _OPENING.match(text)
    return match.end() if match and match.end() < len(text) else 0


def is_question(text: str) -> bool:
    """Tell whether ``text`` asks something."""
    return bool(_QUESTION.search(text.rstrip()))


def says_nothing(text: str) -> bool:
    """Tell whether a sentence is talk: thanks, offers, opinions, remarks on the answer itself.

    Sentences that say that the documents are silent count too: no quote could settle them.
    """
    bare = text.strip(" \t-–—•*\"“'‘")
    while joint := _JOINT.match(bare):
        bare = bare[joint.end() :]
    if is_question(bare) or is_refusal(bare) or _QUALIFIED.search(bare):
        return True
    condition = _CONDITION.match(bare)
    if condition and _NO_CLAIM.match(bare[condition.end() :]):
        return True
    return bool(_NO_CLAIM.match(bare) or _OFFER.search(bare))


def is_idle(text: str) -> bool:
    """Tell whether a whole sentence is talk, with no further clause that could claim something."""
    if is_question(text) or is_refusal(text) or _QUALIFIED.search(text):
        return True
    return says_nothing(text) and not _GOES_ON.search(text)


def is_impression(root: int, tree: Tree) -> bool:
    """Tell whether a clause only says how something feels ("These rules can feel confusing")."""
    told = [i for k in tree.find(root, "acomp", "oprd") for i in tree.subtree(k)]
    if not {tree.lower(i) for i in told} & _FELT or any(t.pos == "NUM" for t in tree.tokens):
        return False
    if tree.tokens[root].lemma in _IMPRESSIONS:
        return True
    vague = any(tree.lower(tree.subtree(k)[0]) in _VAGUE for k in tree.find(root, *SUBJECTS))
    return tree.tokens[root].lemma == "be" and vague


def is_hypothetical(root: int, tree: Tree) -> bool:
    """Tell whether a clause only says what would be, or would have been, if it were otherwise.

    "If the tenant failed to pay, the landlord could terminate" is a rule, and none of these.
    """
    helpers = {tree.lower(k) for k in tree.find(root, "aux")}
    if not helpers & {"would", "could", "might", "'d", "’d"}:
        return False
    conditions = [k for k in tree.find(root, "advcl") if _is_conditional(k, tree)]
    past = "have" in helpers and any(_is_past(k, tree) for k in conditions)
    return past or any(_is_unreal(k, tree) for k in conditions)


def _is_conditional(clause: int, tree: Tree) -> bool:
    return "if" in {tree.lower(k) for k in tree.find(clause, "mark")}


def _is_past(clause: int, tree: Tree) -> bool:
    return any(tree.tokens[v].tag == "VBD" for v in (clause, *tree.find(clause, "aux", "auxpass")))


def _is_unreal(clause: int, tree: Tree) -> bool:
    """Tell "if it were free" from "if they were late" and "if it were to end"."""
    were = any(tree.lower(v) == "were" for v in (clause, *tree.find(clause, "aux", "auxpass")))
    singular = any(
        tree.tokens[k].tag in ("NN", "NNP") or tree.lower(k) in _SINGULAR
        for k in tree.find(clause, *SUBJECTS)
        if not tree.find(k, "conj")
    )
    return were and singular and not tree.find(clause, "xcomp")


_SINGULAR = frozenset("i he she it this that".split())
