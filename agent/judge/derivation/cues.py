"""Words of a claim that name an operation."""

from agent.domain.prose.analysis import Analysis, Token
from agent.domain.prose.tags import COMPARATIVE
from agent.judge.once import once
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities

SUM = frozenset(
    "total together combine combined altogether sum overall aggregate both jointly all whole half "
    "entire cumulative add plus amount across come".split()
)
UP = frozenset(
    "rise rose grow grew growth increase up gain climb jump surge soar expand raise more high "
    "higher above exceed dear dearer widen add improve".split()
)
DOWN = frozenset(
    "fall fell decrease drop decline down shrink cut reduce reduction slip lose loss less few "
    "fewer low lower below cheap cheaper contract plunge slump discount save narrow shed".split()
)
DIFFERENCE = (
    UP
    | DOWN
    | frozenset(
        "ahead behind difference differ margin gap left leave remain remaining remainder unspent "
        "beat win long longer short shorter older younger extra additional surplus "
        "deficit lead rest separate apart outnumber overrun over under unsold unused not balance "
        "tall taller heavy heavier light lighter late later early earlier fast faster slow slower "
        "expensive other change profit still yet available free spare without outside exclude "
        "excluding exclusive minus net".split()
    )
)
CHANGE = UP | DOWN | frozenset(("change",))
REST = frozenset(
    "not rest remain remaining remainder other without no none never fail miss clean free left "
    "unaffected unchanged un neither else lack avoid except".split()
)
AVERAGE = frozenset("average mean averaged".split())
EACH = frozenset("each every per apiece average mean averaged work ratio".split())
NAMED_SUM = frozenset("total together combined altogether sum combine".split())
NAMED_CHANGE = frozenset(
    "rise rose grow grew growth fall fell increase decrease drop decline up down shrink jump climb "
    "raise reduce reduction cut surge soar plunge slump".split()
)
# Words by which the same thing has more or less than before.
MOVES = NAMED_CHANGE | frozenset("gain lose expand contract slip narrow widen shed".split())
# Which way a number before "than" or "on" runs, by the word before that.
BY_COMPARISON = {
    "more": 1, "higher": 1, "above": 1, "up": 1, "fewer": -1, "less": -1, "lower": -1,
    "below": -1, "down": -1, "longer": 1, "shorter": -1, "taller": 1, "older": 1, "younger": -1,
    "heavier": 1, "lighter": -1, "larger": 1, "bigger": 1, "greater": 1, "smaller": -1,
    "deeper": 1, "shallower": -1, "wider": 1, "broader": 1, "narrower": -1, "thicker": 1,
    "thinner": -1, "dearer": 1, "costlier": 1, "cheaper": -1, "hotter": 1, "warmer": 1,
    "colder": -1, "cooler": -1,
}  # fmt: skip
# Verbs whose subject has more (1) or less (-1) than their object.
OUTDOING = {
    "exceed": 1, "surpass": 1, "beat": 1, "outnumber": 1, "outstrip": 1, "outweigh": 1,
    "outsell": 1, "outperform": 1, "overtake": 1, "undercut": -1,
}  # fmt: skip
NAMED_DIFFERENCE = frozenset("ahead difference margin surplus deficit".split()) | frozenset(
    OUTDOING
)
# What makes more or less than a percentage one of a change.
DIRECTED = NAMED_CHANGE | OUTDOING.keys() | {"than"}

COMPARED = "differ"  # stands for any comparative
# Adjectives that tell a size as they stand, a difference in the comparative alone.
_MEASURING = frozenset("high low long tall heavy light dear cheap expensive few".split())
OPERATIONS = SUM | DIFFERENCE | REST | AVERAGE


@once
def cues(claim: Analysis) -> frozenset[str]:
    """Return the lemmas and forms of a claim, in lower case, to be met with cue sets.

    The words of its numbers are none: the *more* of "more than 30 days" names no difference. But
    *no* is one, though it counts nothing. Nor is the *up* of what makes up a whole, the *long* of a
    length, the *net* of a net profit, or the *left* of who left.
    """
    spans = [(q.start, q.end) for q in quantities(claim) if q.interval.high != 0]
    tokens = [
        t
        for t in claim.tokens
        if not any(a <= t.start < b for a, b in spans) and not _is_no_cue(t, claim)
    ]
    lemmas = {t.lemma.lower() for t in tokens}
    forms = {t.text.lower() for t in tokens}
    negated = {"not"} if any(t.dep == "neg" for t in tokens) else set()
    compared = {COMPARED} if any(t.tag in COMPARATIVE for t in tokens) else set()
    return frozenset(lemmas | forms | negated | compared)


def beside(quantity: Quantity, claim: Analysis) -> frozenset[str]:
    """Return the forms and lemmas of the words between the commas around a number."""
    commas = [t.start for t in claim.tokens if t.text in (",", ";", ":")]
    begin = max((c for c in commas if c < quantity.start), default=-1)
    end = min((c for c in commas if c >= quantity.end), default=len(claim.text))
    tokens = [t for t in claim.tokens if begin < t.start < end]
    negated = {"not"} if any(t.dep == "neg" for t in tokens) else set()
    return frozenset(negated.union(*({t.text.lower(), t.lemma.lower()} for t in tokens)))


def _is_no_cue(token: Token, claim: Analysis) -> bool:
    """Tell whether a token has the form of a cue, but another sense."""
    word, lemma = token.text.lower(), token.lemma.lower()
    if lemma == "up":
        return claim.tokens[token.head].lemma.lower() == "make"
    if lemma == "mean":
        return token.pos == "VERB"
    if word == "left":
        return token.tag == "VBD"
    if word == "net":
        return not claim.text[token.start :].lower().startswith("net of ")
    return lemma in _MEASURING and token.tag in ("JJ", "RB", "JJS", "RBS")


def direction(words: frozenset[str]) -> int:
    """Return 1 for a rise, -1 for a fall, 0 when the claim has cues of both or none."""
    up, down = bool(words & UP), bool(words & DOWN)
    return int(up) - int(down)
