"""The evidence of a case as it is told for the claim: documents first, then their sentences."""

from agent.domain.verdict import Case
from agent.judge.unfolding.amended.consolidated import Split, consolidated
from agent.judge.unfolding.graded.periods import in_its_year
from agent.judge.unfolding.linked.linking import linked
from agent.judge.unfolding.referred.breaches import in_full
from agent.judge.unfolding.referred.cited import with_its_clause
from agent.judge.unfolding.sentences import unfolded
from agent.judge.unfolding.tallied import together
from agent.ports import Parser


def told_for(case: Case, parser: Parser) -> Split:
    """Return the sentences of each passage of a case as they are told for its claim.

    Amendments are carried out, references to clauses followed and years told, which takes all
    passages; then each sentence is told for the claim, what two of them tell together is added,
    and rows of tables are counted.
    """
    claim, passages = case.claim, case.passages
    split = consolidated(claim, passages, parser)
    split = in_full(claim, split, passages)
    split = with_its_clause(claim, split, passages)
    split = in_its_year(claim, passages, split, parser)
    told = linked(claim, unfolded(claim, split, parser), passages, parser)
    return together(claim, told, case.cited)
