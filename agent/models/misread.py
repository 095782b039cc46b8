"""Verbs that the parser takes for nouns or adjectives ("a child ticket costs £4"), and back.

Such a word stands right before an amount, or has a subject; what stands before it shows that it
is not what the parser saw. In "children pay £5 and adults pay £9" the adults are no amount.
"""

from collections.abc import Iterable

from agent.domain.prose.analysis import Token
from agent.domain.prose.tags import TENSED

_SINGULAR = frozenset("a an each every this that".split())
_PHRASE = frozenset({"NOUN", "PROPN", "ADJ"})
_CLAUSAL = frozenset({"ROOT", "conj"})
_SUBJECTS = frozenset({"nsubj", "nsubjpass", "expl", "csubj"})


def with_verbs(tokens: Iterable[Token], sentences: Iterable[tuple[int, int]]) -> list[Token]:
    """Return the tokens with verbs, and only those, as verbs where the signs are plain."""
    reading = _Reading(list(tokens))
    for start, end in sentences:
        reading.sentence(start, end)
    return reading.tokens


class _Reading:
    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens

    def sentence(self, start: int, end: int) -> None:
        for i in range(start + 1, end - 1):
            if self.tokens[i].tag in ("NNS", "VBP") and self._is_amount(i + 1):
                self._after_singular(i, start)
            if self.tokens[i].dep == "conj" and self.tokens[i].pos in ("NOUN", "PROPN"):
                self._before_verb(i, start)
        root = next((i for i in range(start, end) if self.tokens[i].head == i), start)
        if self.tokens[root].pos == "NOUN" and root + 1 < end:
            self._root(root, start, end)

    def _is_amount(self, index: int) -> bool:
        if index >= len(self.tokens):
            return False
        return self.tokens[index].pos == "NUM" or self.tokens[index].tag == "$"

    def _after_singular(self, verb: int, start: int) -> None:
        """Read "a child ticket costs £4": an article of the singular stands before no plural.

        Nor is the last word of "and a week pass $40" a verb.
        """
        first = self._phrase(verb, start)
        if self.tokens[first].text.lower() not in _SINGULAR or first == verb - 1:
            return
        if self.tokens[verb].tag == "VBP":
            self._gather(first, verb)
            self.tokens[verb] = self.tokens[verb]._replace(pos="NOUN", tag="NN")
            return
        outside = [i for i in range(first, verb + 1) if not first <= self.tokens[i].head <= verb]
        top = next((i for i in range(first, verb + 1) if self.tokens[i].head == i), None)
        top = outside[0] if top is None and outside else top
        if top is None:
            return
        above = self.tokens[top].head
        if self.tokens[top].dep == "pobj" and above == first - 1:
            noun = self.tokens[above].head
            if noun < above and self.tokens[noun].pos in _PHRASE:
                self._gather(first, verb - 1)
                self._set(verb - 1, above, "pobj")
                self._put(verb, noun, noun, "VBZ")
        elif self.tokens[top].dep in _CLAUSAL:
            self._gather(first, verb - 1)
            self._put(verb, verb - 1, top, "VBZ")

    def _before_verb(self, noun: int, start: int) -> None:
        """Read "… 5 euros and adults pay 9 euros": no joint parts the verb from its subject."""
        verb = self.tokens[noun + 1]
        theirs = any(t.head == noun + 1 and t.dep in _SUBJECTS for t in self.tokens)
        if verb.tag not in TENSED or verb.dep != "conj" or theirs:
            return
        first = next((i for i in range(noun, start, -1) if self.tokens[i].dep == "cc"), start)
        if first > start and self.tokens[first].head == self.tokens[noun].head < first:
            self._set(first, verb.head, "cc")
            self._set(noun, noun + 1, "nsubj")

    def _phrase(self, end: int, start: int) -> int:
        """Return where the noun phrase begins whose last word may be the one before ``end``."""
        first = end
        while first > start and self.tokens[first - 1].pos in _PHRASE:
            if self.tokens[first - 1].tag == "NNS":
                return first
            first -= 1
        return first - 1 if first > start and self.tokens[first - 1].pos == "DET" else first

    def _root(self, root: int, start: int, end: int) -> None:
        """Read the root as a verb, or the word behind it, where the sentence has none otherwise."""
        token, following = self.tokens[root], self.tokens[root + 1]
        subjects = [i for i in range(start, root) if self._hangs(i, root, "nsubj")]
        if token.tag == "NN" and subjects and self.tokens[subjects[-1]].tag == "NNS":
            self.tokens[root] = token._replace(pos="VERB", tag="VBP")
        elif token.tag == "NNS" and following.tag == "JJ" and self._is_amount(root + 2):
            self._put(root + 1, root, root, "VBP")
        elif token.tag == "NNS" and self._is_amount(root + 1):
            first = self._phrase(root, start)
            if first < root and self.tokens[root - 1].tag == "NN":
                self._gather(first, root - 1)
                self._put(root, root - 1, root, "VBZ")

    def _hangs(self, index: int, head: int, dep: str) -> bool:
        return self.tokens[index].head == head and self.tokens[index].dep == dep

    def _gather(self, first: int, noun: int) -> None:
        """Hang the words of a noun phrase on its last one."""
        for i in range(first, noun):
            if not first <= self.tokens[i].head < noun or self.tokens[i].head == i:
                self._set(i, noun, "det" if self.tokens[i].pos == "DET" else "compound")

    def _put(self, verb: int, subject: int, top: int, tag: str) -> None:
        """Make ``verb`` the head of ``subject`` in the place of ``top``, with what follows it."""
        place = self.tokens[top]
        head = verb if place.head == top else place.head
        for i, token in enumerate(self.tokens):
            if i > verb and token.head == top:
                self._set(i, verb, token.dep)
        self._set(subject, verb, "nsubj")
        self.tokens[verb] = self.tokens[verb]._replace(
            pos="VERB", tag=tag, head=head, dep=place.dep if head != verb else "ROOT"
        )

    def _set(self, index: int, head: int, dep: str) -> None:
        self.tokens[index] = self.tokens[index]._replace(head=head, dep=dep)
