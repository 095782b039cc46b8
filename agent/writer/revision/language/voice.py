"""Who speaks: what a source says of itself as a draft by somebody else says it."""

import re

_LEADS = (
    "and but or that when if because as so which what how where while before after until since "
    "though than do did had have was am will would can could should"
).split()
SPEAKING = re.compile(
    r"\b(?:[Ww]e|us|[Oo]urs?|ourselves|me|[Mm]y|myself"
    r"|I(?=['’]|\s+(?:am|was|have|had|will|would|can|could|do|did|think|believe|know)\b))\b"
    rf"|(?:^|[.,;:!?\"“(—–-]\s*|\b(?i:{'|'.join(_LEADS)})\s)I(?=\s+[a-z])"
)
"""Words of who speaks of himself; the "I" of "type I errors" is a number."""
OWN = re.compile(r"\b(?P<word>our|my)(?= [^\W\d_])", re.IGNORECASE)
ADDRESSED = re.compile(r"\b(?:yourself|yourselves)\b", re.IGNORECASE)
YOU = re.compile(r"\byou(?:r|rs|rself|rselves)?\b", re.IGNORECASE)


def voiced(sentence: str, draft: str) -> str | None:
    """Return a sentence of a source as ``draft`` may say it, None where it cannot.

    "Our inspector found mould" is "The inspector found mould" to a draft that says nothing of
    itself; "managed by us" nobody can say for others, nor "by yourselves" to who is not spoken to.
    """
    if not _speaks(draft):
        sentence = OWN.sub(lambda m: "The" if m["word"][0].isupper() else "the", sentence)
        if _speaks(sentence):
            return None
    return None if ADDRESSED.search(sentence) and not YOU.search(draft) else sentence


def _speaks(text: str) -> bool:
    """Tell whether the author of ``text`` speaks of himself, or of those he belongs to."""
    return bool(SPEAKING.search(text))
