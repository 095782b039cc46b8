"""The embedded judge: windows, entailment, strict rules, calibrated verdicts.

Every window is read by a small model. Where that and the rules leave a claim in doubt, a larger
one reads the two windows that decide it, and the passage around the one that speaks for it.
"""

import asyncio
from collections.abc import Sequence
from functools import partial

from agent.domain.finding import Finding
from agent.domain.policy import Policy
from agent.domain.prose.analysis import Analysis
from agent.domain.verdict import Case, Verdict, unassessed
from agent.errors import ModelError
from agent.judge.cache import VerdictCache, keys
from agent.judge.checked import Checked, in_context, in_row
from agent.judge.names.mentions import known_names, strangers
from agent.judge.opposition import opposed
from agent.judge.passages.matching import DIGITS, Matched, Pool, asking, match, nearest
from agent.judge.passages.windows import Sentence, Window
from agent.judge.passages.wordings import of_both, readable, wordings
from agent.judge.referents.celled import of_other_cell
from agent.judge.referents.check import of_its_own
from agent.judge.referents.rows import of_all_rows, of_other_row, rows
from agent.judge.referents.twins import of_twins
from agent.judge.rules import asked, check
from agent.judge.standing.check import as_it_stands
from agent.judge.unfolding.amended.consolidated import Split
from agent.judge.unfolding.evidence import told_for
from agent.judge.unfolding.settled.enough import of_enough
from agent.judge.verdict import rule
from agent.judge.weighing.confidence import Reread, calibrations
from agent.judge.weighing.opinion import Opinion, opinion
from agent.judge.weighing.scoring import Entailed, Scored
from agent.ports import Embedder, EntailmentModel, Parser
from agent.settings import settings

LONGEST = 4000  # characters of a claim
TOO_LONG = f"the claim has {{:,}} characters, more than {LONGEST:,}; cut it into sentences"
_Opinion = Opinion | Verdict | None  # a verdict where a rule or model failed


class NliJudge:
    """Rules on claims with entailment models and the strict rules; needs no network."""

    def __init__(
        self,
        matcher: Embedder,
        entailment: EntailmentModel,
        parser: Parser,
        cache: VerdictCache | None = None,
        second: EntailmentModel | None = None,
    ) -> None:
        self._matcher = matcher
        self._entailment = entailment
        self._second = second
        self._parser = parser
        self._cache = cache or VerdictCache()

    async def judge(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        """Return one verdict a case, in order; failures become ``unassessed``.

        So does a claim of more than LONGEST characters: rules that look for pairs of words would
        take minutes over it, and the models would not read its end.
        """
        ruled = iter(await self._worded([c for c in cases if len(c.claim) <= LONGEST], policy))
        return [
            next(ruled) if len(c.claim) <= LONGEST else unassessed(TOO_LONG.format(len(c.claim)))
            for c in cases
        ]

    async def _worded(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        """Return one verdict a case; a claim that its passages word otherwise is also judged so."""
        others = [(i, w) for i, c in enumerate(cases) for w in wordings(c)]
        ruled = await self._ruled([*cases, *(w.case for _, w in others)], policy)
        found = ruled[: len(cases)]
        for (i, wording), verdict in zip(others, ruled[len(cases) :], strict=True):
            found[i] = of_both(cases[i], found[i], wording, verdict)
        return found

    async def _ruled(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        """Return one verdict a case, those known from before included."""
        by = await asyncio.to_thread(keys, cases, policy)
        known = self._cache.find(by)
        new = {key: case for key, case, v in zip(by, cases, known, strict=True) if v is None}
        ruled = dict(zip(new, await self._judge(list(new.values()), policy), strict=True))
        self._cache.keep(ruled)
        return [v or ruled[key] for key, v in zip(by, known, strict=True)]

    async def _judge(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        """Return one verdict a case that was not ruled on before.

        One claim that a rule cannot take must not end the run: then each is judged on its own.
        """
        try:
            return await self._verdicts(cases, policy)
        except ModelError as error:
            return [unassessed(str(error)) for _ in cases]
        except Exception as error:
            if len(cases) == 1:
                return [_failed(error)]
            return [v for case in cases for v in await self._judge([case], policy)]

    async def _verdicts(self, cases: Sequence[Case], policy: Policy) -> list[Verdict]:
        entailed = await self._entail(cases, policy)
        opinions = await asyncio.to_thread(lambda: [_opinion(e) for e in entailed])
        reader = self._second or self._entailment
        final = await opposed(await self._reread(opinions), policy, reader, self._parser)
        return await asyncio.to_thread(
            lambda: [o if isinstance(o, Verdict) else rule(o, policy) for o in final]
        )

    async def _reread(self, opinions: Sequence[_Opinion]) -> list[_Opinion]:
        """Return the opinions with the doubtful ones revised by the second model."""
        found = list(opinions)
        doubtful = {i: o for i, o in enumerate(found) if isinstance(o, Opinion) and o.doubtful}
        if self._second is None or not doubtful:
            return found
        try:
            pairs = [pair for o in doubtful.values() for pair in o.pairs]
            readings = iter(await self._second.entail(pairs))
        except ModelError as error:
            return [unassessed(str(error)) if i in doubtful else o for i, o in enumerate(found)]
        for i, o in doubtful.items():
            read = Reread(*(next(readings) for _ in Reread._fields))
            found[i] = o.revised(read, calibrations().second)
        return found

    async def score(self, cases: Sequence[Case], policy: Policy) -> list[list[Scored]]:
        """Return the scored windows of each case, in order.

        Raises:
            ModelError: when a model fails.
        """
        return [e.scored() for e in await self._entail(cases, policy)]

    async def _entail(self, cases: Sequence[Case], policy: Policy) -> list[Entailed]:
        """Match all cases, read all their windows in one call, and meanwhile ask the rules.

        A process that may keep one core busy only does one after the other.
        """
        if not cases:
            return []
        matched = await self._match(cases, policy.windows_per_claim)
        pairs = [readable(w.premise, m.case.claim) for m in matched for w in m.windows]
        reading = self._entailment.entail(pairs)
        rules = partial(asyncio.to_thread, self._check_all, matched, policy.number_tolerance)
        if settings().cores > 1:
            found, checked = await asyncio.gather(reading, rules())
        else:
            found, checked = await reading, await rules()
        scores = iter(found)
        return [
            Entailed(m, [next(scores) for _ in m.windows], c)
            for m, c in zip(matched, checked, strict=True)
        ]

    async def _match(self, cases: Sequence[Case], limit: int) -> list[Matched]:
        split = await asyncio.to_thread(self._told, cases)
        pools = await asyncio.to_thread(
            lambda: [nearest(c, s) for c, s in zip(cases, split, strict=True)]
        )
        cosines = await self._cosines(cases, pools)
        columns = (cases, split, pools, cosines)
        return await asyncio.to_thread(
            lambda: [match(*row, limit) for row in zip(*columns, strict=True)]
        )

    def _told(self, cases: Sequence[Case]) -> list[Split]:
        """Return the sentences of each case as they are told for its claim."""
        self._parser.parse([c.claim for c in cases])  # together: one after the other costs more
        return [told_for(c, self._parser) for c in cases]

    async def _cosines(
        self, cases: Sequence[Case], pools: Sequence[Pool]
    ) -> list[dict[Sentence, float]]:
        """Return the cosines of each claim with its pool, none where words settle the matter."""
        open_pools = [(c, p) for c, p in zip(cases, pools, strict=True) if not p.settled]
        texts = [asking(c) for c, _ in open_pools]
        texts += [s.text for _, p in open_pools for s in p.shares]
        unique = list(dict.fromkeys(texts))
        vectors = (
            dict(zip(unique, await self._matcher.embed(unique), strict=True)) if unique else {}
        )
        return [
            {}
            if pool.settled
            else {
                s: round(float(vectors[s.text] @ vectors[asking(case)]), DIGITS)
                for s in pool.shares
            }
            for case, pool in zip(cases, pools, strict=True)
        ]

    def _check_all(
        self, matched: Sequence[Matched], tolerance: float
    ) -> list[list[Checked] | Exception]:
        """Return what the rules find in the windows of each case, or what a rule raised."""
        claims = dict.fromkeys(m.case.claim for m in matched)
        parts = dict.fromkeys(_texts(matched))
        self._parser.parse(list(claims | parts), entities=claims)
        self._parser.parse([p for p in parts if p in claims], entities=False)
        found: list[list[Checked] | Exception] = []
        for m in matched:
            try:
                found.append(self._check(m, tolerance))
            except Exception as error:  # one claim that a rule cannot take must not end the run
                found.append(error)
        return found

    def _check(self, matched: Matched, tolerance: float) -> list[Checked]:
        """Return what the strict rules find in each window of one case."""
        (claim,) = self._parser.parse([matched.case.claim])
        question = asked(matched.case, self._parser)
        found, passages = [], matched.case.passages
        own = strangers(matched.case.question, [p.text for p in passages])
        table = rows(_texts([matched]))
        for window in matched.windows:
            context = _context(matched.case, window) | own
            parts = self._parts(window, claim)
            checked = check(claim, parts, tolerance, context, question)
            for of_table in (of_other_row, of_other_cell):
                checked = in_row(checked, of_table(claim, _parts(window), table))
            checked = of_enough(checked, claim.text, _parts(window))
            checked = as_it_stands(checked, claim, window, passages)
            checked = of_its_own(checked, matched.case, window, (claim, parts), self._parser)
            findings = tuple(_located(f, window) for f in checked.findings)
            found.append(checked._replace(findings=findings))
        places = [w.places for w in matched.windows]
        told = [
            in_context(c, [o for o, wider in zip(found, places, strict=True) if wider > own])
            for c, own in zip(found, places, strict=True)
        ]
        return of_twins(claim, of_all_rows(told, places), matched.windows, passages, self._parser)

    def _parts(self, window: Window, claim: Analysis) -> list[Analysis]:
        """Return the parsed parts of the window; one that repeats the claim is parsed with it."""
        texts = _parts(window)
        fresh = [t for t in texts if t != claim.text]
        parsed = iter(self._parser.parse(fresh, entities=False))
        return [claim if t == claim.text else next(parsed) for t in texts]


def _opinion(entailed: Entailed) -> _Opinion:
    try:
        return opinion(entailed.matched.case, entailed.scored(), calibrations())
    except Exception as error:  # one claim that a rule cannot take must not end the run
        return _failed(error)


def _failed(error: Exception) -> Verdict:
    return unassessed(f"a rule failed on this claim: {error!r}")


def _located(finding: Finding, window: Window) -> Finding:
    """Return ``finding`` with the operands of its derivation counted by passage, not by part."""
    if finding.derivation is None:
        return finding
    first = window.sentences[0].passage
    passages = [*([first] if window.prefix else []), *(s.passage for s in window.sentences)]
    operands = tuple(
        o.model_copy(update={"index": passages[o.index]}) for o in finding.derivation.operands
    )
    derivation = finding.derivation.model_copy(update={"operands": operands})
    return finding.model_copy(update={"derivation": derivation})


def _parts(window: Window) -> list[str]:
    """Return the texts that the window's premise is made of, each parsed on its own."""
    prefix = [window.prefix.strip()] if window.prefix else []
    return prefix + [s.text for s in window.sentences]


def _texts(matched: Sequence[Matched]) -> list[str]:
    """Return every text of evidence that the rules will need parsed on its own account."""
    return [t for m in matched for w in m.windows for t in _parts(w) if t != m.case.claim]


def _context(case: Case, window: Window) -> frozenset[str]:
    """Return the names that the titles, headings and texts around the window state."""
    around = [case.passages[i] for i in sorted(window.passages)]
    return frozenset[str]().union(
        *(known_names(f"{p.title}. {p.heading}. {p.text}") for p in around)
    )
