"""Whether a sentence speaks in the manner that a question calls for."""

import re

from agent.domain.base import Frozen

DEFINING_QUESTION = re.compile(
    r"\bwhat (?:is|are|does|do|counts?|qualifies|was)\b(?!.*\b(?:do i|should i|must i)\b)"
    r"|\bmean(?:s|ing)?\b|\bdefin",
    re.IGNORECASE,
)
DOING_QUESTION = re.compile(
    r"\bhow (?:do|can|should|must|would|to)\b|\bwhat (?:do|should|must|can) (?:i|we|you)\b"
    r"|\bwhat (?:if|happens|next|comes)\b|\bsteps?\b|\bwhat to do\b",
    re.IGNORECASE,
)
MEANING_QUESTION = re.compile(
    r"\bmean(?:s|t|ing)?\b|\bdefin|^what(?:['’]s| is| are) an? ", re.IGNORECASE
)
ALLOWED_QUESTION = re.compile(
    r"^(?:[^?]*,\s*)?(?:can|may|must|should|could|am i|is it|are we|do i (?:have|need))\b"
    r"|\ballowed\b|\bpermitted\b|\brequired\b|\bhave to\b",
    re.IGNORECASE,
)
EXTREME_QUESTION = re.compile(
    r"\b(?:longest|most|maximum|largest|highest|biggest|at most|limit|cap|minimum|least|fewest"
    r"|shortest|lowest|smallest|earliest|latest|how (?:late|early|soon|far))\b",
    re.IGNORECASE,
)
DEFINING = re.compile(
    r"\b(?:is|are|means?|refers? to|defined as|known as|stands for|consists? of|called)\b"
)
DOING = re.compile(
    r"^(?:[^:]{0,60}:\s*)?(?:please\s+)?(?:send|email|contact|submit|use|ask|fill|complete|report"
    r"|call|go|open|click|enter|request|follow|make|notify|tell|talk|reach|check|start|begin|create"
    r"|select|choose|visit|sign|read|take|get|set|log|do not|don['’]t|never|always|ensure|include"
    r"|provide|attach|upload|download|print|schedule|book|bring|wait|add|change|update|remove|keep"
    r"|stop|turn|install|write|work|if)\b"
    r"|\b(?:you|employees|staff|supervisors?|managers?|users?)\s+(?:\w+\s+)?(?:can|must|should|may"
    r"|will|need|have|are|might)\b",
    re.IGNORECASE,
)
ALLOWED = re.compile(
    r"\b(?:can|cannot|may|must|should|shall|allowed|permitted|required|prohibited|forbidden|never"
    r"|only|not|eligible|entitled|illegal|optional|mandatory|need)\b|n['’]t\b",
    re.IGNORECASE,
)
EXTREME = re.compile(
    r"\b(?:maximum|minimum|up to|at least|at most|no more than|no less than|no later than|within"
    r"|limit\w*|longest|shortest|exceed|fewer|less than|more than|prior to|before|over|under"
    r"|by \d|early|in advance)\b",
    re.IGNORECASE,
)
POINTER = re.compile(
    r"^(?:[^:]{0,80}:\s*)?(?:please\s+)?(?:see|view|visit|learn more|for more|find out|click here"
    r"|read more|more information|refer to|check out|you can (?:learn|find|read)|additional info\w*"
    r"|details|for details|here(?:['’]s| is)|follow these|the information above)\b",
    re.IGNORECASE,
)


AWAY = re.compile(
    r"\b(?:follow|see|use|read|review)\s+(?:these|this|the)\s+(?:\w+\s+){0,2}(?:instructions?|steps?"
    r"|links?|pages?|guides?|sections?|below)\W*$",
    re.IGNORECASE,
)
PAST = re.compile(
    r"^(?:previously|formerly|in the past|hitherto|the (?:old|former|previous) \w+ (?:was|were))\b"
    r"|\b(?:until|up to) now\b"
    r"|\b(?:had|was|were) (?:\w+ )?(?:first|originally|initially) (?:been )?(?:planned|proposed"
    r"|scheduled|set|meant|intended|fixed|announced|due|to (?:have|be))\b"
    r"|\b(?:had|have) been (?:planned|proposed|scheduled|due|meant) (?:first|originally)\b",
    re.IGNORECASE,
)
TURNING = re.compile(
    r"(?<!until )(?<!up to )\bnow\b|\b(?:will|instead|since|from|as of)\b", re.IGNORECASE
)
"""What tells in the same sentence what holds from then on."""
PAST_QUESTION = re.compile(
    r"\b(?:used to|original(?:ly)?|at first|initial(?:ly)?"
    r"|previous(?:ly)?|former(?:ly)?|earlier|old|in the past|before (?:that|the|\d))\b"
    r"|\b(?:what|how|which|when|who)\s+(?:\w+\s+){0,2}(?:was|were|did)\b",
    re.IGNORECASE,
)


class Manner(Frozen):
    """A way of asking and the way of answering that fits it."""

    asked: re.Pattern[str]
    fitting: re.Pattern[str]


MANNERS = (
    Manner(asked=EXTREME_QUESTION, fitting=EXTREME),
    Manner(asked=ALLOWED_QUESTION, fitting=ALLOWED),
    Manner(asked=DOING_QUESTION, fitting=DOING),
    Manner(asked=DEFINING_QUESTION, fitting=DEFINING),
)


def manner(question: str, sentence: str) -> float:
    """Return how well the manner of ``sentence`` fits: the share (0–1) of the manners asked for.

    A question that asks for none gets 0.5 from every sentence.
    """
    asked = [m for m in MANNERS if m.asked.search(question)]
    if not asked:
        return 0.5
    return sum(1.0 for m in asked if m.fitting.search(sentence)) / len(asked)


def wants_more(question: str) -> bool:
    """Tell whether a question is seldom answered by one sentence: for steps, for what is meant."""
    return bool(DOING_QUESTION.search(question) or MEANING_QUESTION.search(question))


def points_elsewhere(sentence: str) -> bool:
    """Tell whether a sentence only says where to look."""
    return POINTER.match(sentence) is not None or AWAY.search(sentence) is not None


def is_past(question: str, sentence: str) -> bool:
    """Tell whether a sentence says what held until now, and the question is not about that."""
    return PAST.search(sentence) is not None and PAST_QUESTION.search(question) is None


def is_over(question: str, sentence: str) -> bool:
    """Tell whether a sentence says only what held until now, and the question is not about that."""
    return is_past(question, sentence) and TURNING.search(sentence) is None
