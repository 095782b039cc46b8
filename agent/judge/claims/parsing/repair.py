"""Corrections of parses where a clause hangs on the wrong word.

The small parser often attaches the second of two coordinated clauses to the nearest noun or
infinitive. Commas, conjunctions and verb forms show where it belongs.
"""

import itertools

from agent.domain.prose.analysis import Analysis, Token
from agent.domain.prose.calendar import MONTHS
from agent.domain.prose.tags import ANY_SUBJECT, FINITE
from agent.judge.claims.parsing.adjuncts import rehang
from agent.judge.claims.parsing.labels import above, below, relabel
from agent.judge.claims.parsing.nouns import reread
from agent.judge.claims.parsing.subordination import share_subordination

_COORDINATING = frozenset({"and", "but", "so", "yet"})
CONTRASTING = frozenset({"while", "whereas", "although", "though", "whilst"})
_FORMS = frozenset({"VBZ", "VBD", "VBP", "VB", "VBN"})
_NOMINAL = frozenset({"NOUN", "PROPN", "PRON"})
_LOOSE = frozenset({"ccomp", "conj", "advcl", "dep", "appos", "relcl", "xcomp", "pcomp", "acl"})


def repaired(analysis: Analysis) -> Analysis:
    """Return the analysis with heads and labels set right where the signs are plain."""
    repair = _Repair(analysis)
    for start, end in analysis.sentences:
        before = repair.tokens[start:end]
        repair.sentence(start, end)
        if not all(_is_rooted(repair.tokens, i) for i in range(start, end)):
            repair.tokens[start:end] = before  # corrections that contradict each other
    return analysis.model_copy(update={"tokens": tuple(repair.tokens)})


def _is_rooted(tokens: list[Token], index: int) -> bool:
    top = [index, *above(tokens, index)][-1]
    return tokens[top].head == top


class _Repair:
    def __init__(self, analysis: Analysis) -> None:
        self.tokens = list(analysis.tokens)

    def sentence(self, start: int, end: int) -> None:
        tokens = self.tokens
        if not any(tokens[i].head == i for i in range(start, end)):
            return
        relabel(tokens, start, end)
        reread(tokens, start, end)
        root = next(i for i in range(start, end) if tokens[i].head == i)
        self._helped(start, end)
        self._opening(start, end)
        root = self._command(self._first_predicate(root, start), start, end)
        for verb in range(root + 1, end):
            if tokens[verb].dep in _LOOSE and tokens[verb].pos in ("VERB", "AUX"):
                self._clause(verb, root, start, end)
        for verb in range(root + 1, end):
            self._predicate(verb, root)
            self._stolen_subject(verb, root)
            self._next_step(verb, root)
            self._resumed_command(verb, root)
            self._listed(verb, root)
            self._infinitive(verb, root)
        rehang(tokens, start, end)
        share_subordination(tokens, start, end, root)

    def _first_predicate(self, root: int, start: int) -> int:
        """Make the first of "A launched …, reached … and returned …" the root.

        The parser takes it for a participle of the subject, or for a clause below the second.
        """
        if any(self._is_subject(i, root) and self._is_mute(i) for i in range(start, root)):
            return root
        edge = min([i for i in range(start, root) if self._helps(i, root)] + [root]) - 1
        if edge <= start or self.tokens[edge].text != ",":
            return root
        for verb in range(start, edge):
            if self._precedes(verb, root, start):
                noun = self.tokens[verb].head
                if self.tokens[verb].dep == "acl":
                    self._set(noun, verb, "nsubj")
                self._set(verb, verb, "ROOT")
                self._set(root, verb, "conj")
                return verb
        return root

    def _helped(self, start: int, end: int) -> None:
        """Hang on the verb what the parser hangs on its auxiliary: "you are nominated"."""
        for i in range(start, end):
            verb = self.tokens[i].head
            if self.tokens[verb].dep in ("aux", "auxpass") and self.tokens[verb].head != verb:
                self._set(i, self.tokens[verb].head, self.tokens[i].dep)

    def _opening(self, start: int, end: int) -> None:
        """Give "On Wednesdays fish is served" its time, which the parser takes for part of fish."""
        for at in range(start, end):
            words = range(at + 1, end)
            time = list(itertools.takewhile(self._is_date, words))
            bare = all(self.tokens[i].head != at for i in words)
            if not time or not bare or self.tokens[at].dep != "prep":
                continue
            if self.tokens[time[-1]].dep == "compound":
                for i in time[:-1]:
                    self._set(i, time[-1], "compound")
                self._set(time[-1], at, "pobj")

    def _is_date(self, index: int) -> bool:
        """Tell a word of a date, and the day and month before a name: "6 May Mrs Hall"."""
        token, following = self.tokens[index], self.tokens[index + 1 : index + 2]
        if token.entity == "DATE" or (token.pos == "PROPN" and token.text in MONTHS):
            return True
        return token.pos == "NUM" and bool(following) and following[0].text in MONTHS

    def _command(self, root: int, start: int, end: int) -> int:
        """Make "report" of "should you lose it, report it" the root; the condition hangs on it."""
        if self.tokens[start].text.lower() != "should" or not self._helps(start, root):
            return root
        for verb in range(root + 2, end):
            if self.tokens[verb].dep != "conj" or self.tokens[verb].head != root:
                continue
            opening = self._span(verb, start, end)[0]
            if self.tokens[opening - 1].text == "," and self.tokens[verb].tag != "VBN":
                self._set(verb, verb, "ROOT")
                self._set(root, verb, "advcl")
                self._set(opening - 1, verb, "punct")
                return verb
        return root

    def _is_mute(self, subject: int) -> bool:
        """Tell whether a subject has no finite verb of its own right behind it."""
        verb = subject + 1
        return not (
            self.tokens[verb].head == subject
            and self.tokens[verb].dep == "acl"
            and self.tokens[verb].tag == "VBD"
        )

    def _precedes(self, verb: int, root: int, start: int) -> bool:
        token = self.tokens[verb]
        if token.dep == "acl" and token.tag == "VBD" and self.tokens[root].tag == "VBD":
            return token.head == verb - 1 and self._is_subject(token.head, root)
        if token.dep != "ccomp" or token.head != root or self._is_marked(verb, root):
            return False
        return any(self._is_subject(i, verb) for i in range(start, verb))

    def _clause(self, verb: int, root: int, start: int, end: int) -> None:
        """Hang a clause that follows ", and" or ", although" on the root."""
        subject = next((i for i in range(start, verb) if self._is_subject(i, verb)), None)
        if subject is None or not self._is_finite(verb, start, end) or self._is_marked(verb, end):
            return
        edge = min(self._span(subject, start, end))
        while edge > start and self._is_within(edge - 1, verb, subject):
            edge -= 1
        word, comma = edge - 1, edge - 2
        if self.tokens[edge].text.lower() in CONTRASTING:
            word, comma, edge = edge, edge - 1, edge + 1
        if comma <= root or self.tokens[comma].text != ",":
            return
        low = self.tokens[word].text.lower()
        if low in _COORDINATING and self.tokens[verb].head != root:
            self._set(word, root, "cc")
            self._set(verb, root, "conj")
        elif low in CONTRASTING:
            self._set(word, verb, "mark")
            self._set(verb, root, "advcl")

    def _predicate(self, verb: int, root: int) -> None:
        """Hang a finite conjunct of a participle or infinitive on the finite root."""
        token = self.tokens[verb]
        head = self.tokens[token.head]
        if token.dep != "conj" or token.pos not in ("VERB", "AUX") or token.head <= root:
            return
        if token.tag not in _FORMS or token.tag != self.tokens[root].tag:
            return
        if token.tag in ("VB", "VBN") and head.tag != "VBG":
            return
        if head.pos in ("VERB", "AUX") and head.tag in ("VBG", "VB", "VBN"):
            for i in range(token.head + 1, verb):
                if self.tokens[i].dep == "cc" and self.tokens[i].head == token.head:
                    self._set(i, root, "cc")
            self._set(verb, root, "conj")

    def _stolen_subject(self, verb: int, root: int) -> None:
        """Give back the subject of "… of A and B shall be …" that the parser joined to A."""
        if self.tokens[verb].dep not in ("ccomp", "conj") or self.tokens[verb].head != root:
            return
        helpers = [i for i in range(root, verb) if self._helps(i, verb)]
        finite = self.tokens[verb].tag in ("VBZ", "VBP") or helpers
        if not finite or any(self._is_subject(i, verb) for i in range(root, verb)):
            return
        edge = min([*helpers, verb])
        words = [i for i in range(root, edge) if self.tokens[i].dep == "cc"]
        noun = self._top(words[-1] + 1, edge) if words else None
        if noun is None:
            return
        token = self.tokens[noun]
        joined = token.dep == "conj" and token.head > root and noun == edge - 1
        parted = helpers and self.tokens[words[-1] - 1].text == ","
        if not joined and not parted:
            return
        passive = any(self.tokens[i].dep == "auxpass" for i in helpers)
        self._set(noun, verb, "nsubjpass" if passive else "nsubj")
        self._set(words[-1], root, "cc")
        self._set(verb, root, "conj")

    def _top(self, start: int, end: int) -> int | None:
        """Return the noun that all words of a range hang on, None if there is none."""
        tops = [i for i in range(start, end) if not start <= self.tokens[i].head < end]
        return tops[0] if len(tops) == 1 and self.tokens[tops[0]].pos in _NOMINAL else None

    def _helps(self, index: int, verb: int) -> bool:
        token = self.tokens[index]
        return token.head == verb and token.dep in ("aux", "auxpass")

    def _next_step(self, verb: int, root: int) -> None:
        """Hang ", then use it" on the command before it."""
        token = self.tokens[verb]
        if token.head == root and token.dep in ("dep", "ccomp", "advcl") and token.tag == "VB":
            before = [t.text.lower() for t in self.tokens[max(0, verb - 2) : verb]]
            if before == [",", "then"]:
                self._set(verb, root, "conj")

    def _resumed_command(self, verb: int, root: int) -> None:
        """Hang "and lock it" of "take the key, which is red, and lock it" on the command."""
        tokens = self.tokens
        token, head = tokens[verb], tokens[tokens[verb].head]
        if token.dep != "conj" or token.tag != "VB" or tokens[root].tag != "VB":
            return
        if head.dep != "relcl" or not self._is_finite(token.head, root, verb):
            return
        helped = any(self._helps(i, verb) or self._helps(i, token.head) for i in range(root, verb))
        if helped or any(self._is_subject(i, verb) for i in range(root, verb)):
            return
        for i in range(token.head + 1, verb):
            if tokens[i].dep == "cc" and tokens[i].head == token.head:
                self._set(i, root, "cc")
        self._set(verb, root, "conj")

    def _infinitive(self, verb: int, root: int) -> None:
        """Hang "settle it" of "guests are asked to leave a key, settle it and go" on "leave"."""
        token, tokens = self.tokens[verb], self.tokens
        bare = token.tag == "VB" or (token.tag == "VBP" and tokens[root].tag == "VBN")
        if token.dep != "conj" or token.head != root or not bare or tokens[root].tag == "VB":
            return
        if any(self._is_subject(i, verb) or self._helps(i, verb) for i in range(root, verb)):
            return
        asked = [i for i in range(root, verb) if tokens[i].head == root and tokens[i].tag == "VB"]
        asked = [i for i in asked if tokens[i].dep == "xcomp" and tokens[i - 1].tag == "TO"]
        modal = any(self._helps(i, root) and tokens[i].tag == "MD" for i in range(root))
        if asked and not modal:
            for i in range(asked[-1], verb):
                if tokens[i].dep == "cc" and tokens[i].head == root:
                    self._set(i, asked[-1], "cc")
            self._set(verb, asked[-1], "conj")

    def _listed(self, verb: int, root: int) -> None:
        """Hang "encrypts files" of "it runs on X, encrypts files, and logs access" on the root."""
        token = self.tokens[verb]
        if token.dep not in ("advcl", "dep", "ccomp") or token.head != root:
            return
        finite = token.tag in ("VBZ", "VBD") and token.tag == self.tokens[root].tag
        last = [t for t in self.tokens[verb:] if t.head == verb and t.dep == "conj"]
        alike = bool(last) and last[0].tag == token.tag
        if finite and alike and self.tokens[verb - 1].text == ",":
            self._set(verb, root, "conj")

    def _is_subject(self, index: int, verb: int) -> bool:
        return self.tokens[index].head == verb and self.tokens[index].dep in ANY_SUBJECT

    def _is_finite(self, verb: int, start: int, end: int) -> bool:
        if self.tokens[verb].tag in FINITE:
            return True
        return any(
            self.tokens[i].head == verb and self.tokens[i].tag in FINITE
            for i in range(start, end)
            if self.tokens[i].dep in ("aux", "auxpass")
        )

    def _is_within(self, index: int, verb: int, subject: int) -> bool:
        """Tell whether a word before the subject still belongs to the clause: adverb, mark."""
        token = self.tokens[index]
        return token.head == verb and token.dep in ("advmod", "mark") and index < subject

    def _is_marked(self, verb: int, end: int) -> bool:
        """Tell whether "if", "that" or the like makes the clause subordinate."""
        return any(
            self.tokens[i].head == verb
            and self.tokens[i].dep == "mark"
            and self.tokens[i].text.lower() not in CONTRASTING
            for i in range(end)
        )

    def _span(self, index: int, start: int, end: int) -> list[int]:
        return [i for i in range(start, end) if i == index or below(self.tokens, i, index)]

    def _set(self, index: int, head: int, dep: str) -> None:
        self.tokens[index] = self.tokens[index]._replace(head=head, dep=dep)
