"""Words of a claim that name an operation."""

from agent.domain.analysis import Analysis

SUM = frozenset("total together combine combined altogether sum overall aggregate both jointly all "
                "whole half entire cumulative add".split())  # fmt: skip
DIFFERENCE = frozenset(
    "more less few fewer high higher low lower ahead behind difference differ margin rise rose grow "
    "grew fall fell increase decrease drop decline gap left leave remain remaining unspent beat win "
    "long longer short shorter old older young younger exceed up down save cheap cheaper dear extra "
    "additional surplus deficit lose gain shrink cut reduce reduction growth lead rest raise jump "
    "slip wide narrow separate apart outnumber overrun over under above below unsold unused not "
    "climb add widen tall heavy light late early fast slow expensive other".split()
)
CHANGE = frozenset(
    "rise rose grow grew fall fell increase decrease drop decline up down gain shrink cut reduce "
    "reduction growth raise jump slip climb high higher low lower more less fewer discount cheap "
    "dear change lose slump surge soar plunge expand contract over above below exceed".split()
)
AVERAGE = frozenset("average mean averaged typical typically".split())
NAMED_SUM = frozenset("total together combined altogether sum combine".split())
NAMED_CHANGE = frozenset(
    "rise rose grow grew fall fell increase decrease drop decline up down shrink jump climb".split()
)
NAMED_DIFFERENCE = frozenset(
    "beat ahead difference margin more fewer higher lower longer shorter older younger".split()
)


def cues(claim: Analysis) -> frozenset[str]:
    """Return the lemmas and forms of a claim, in lower case, to be met with cue sets."""
    return frozenset(t.lemma.lower() for t in claim.tokens) | frozenset(
        t.text.lower() for t in claim.tokens
    )
