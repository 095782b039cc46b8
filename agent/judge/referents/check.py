"""The rules on referents: whether a window speaks of whom and of what the claim speaks."""

from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.domain.verdict import Case
from agent.judge.checked import Checked
from agent.judge.passages.windows import Window
from agent.judge.referents.actors import of_its_actor
from agent.judge.referents.alone import no_longer_alone
from agent.judge.referents.apart import has_own_case
from agent.judge.referents.cases import of_its_case
from agent.judge.referents.conditions import under_its_condition
from agent.judge.referents.described import of_what_is_described
from agent.judge.referents.fronted import in_its_setting
from agent.judge.referents.groups import of_its_group
from agent.judge.referents.heads import of_its_kind
from agent.judge.referents.introduced import of_what_was_introduced
from agent.judge.referents.limits import within_its_limit
from agent.judge.referents.pronouns import of_its_person
from agent.judge.referents.sections import in_its_clause, under_its_title
from agent.judge.referents.spent import in_force_no_longer
from agent.judge.referents.topics import of_its_topic
from agent.judge.referents.variants import of_its_variant
from agent.ports import Parser


def of_its_own(
    checked: Checked,
    case: Case,
    window: Window,
    analyses: tuple[Analysis, Sequence[Analysis]],
    parser: Parser,
) -> Checked:
    """Return what was found in a window, less what it says of others than ``case`` speaks of.

    ``analyses`` are the claim and the texts of the window; these end with its sentences.
    """
    (claim, parts), passages = analyses, case.passages
    checked = of_its_group(checked, case, window, claim, parser)
    checked = of_its_case(checked, case, window, claim, parser)
    checked = under_its_condition(checked, claim, window, passages)
    checked = of_its_variant(checked, claim, window, passages)
    checked = under_its_title(checked, claim, window, passages, len(parts))
    checked = in_its_clause(checked, claim, window)
    checked = of_its_kind(checked, case, window, claim, parser)
    checked = has_own_case(checked, case, window, claim)
    checked = within_its_limit(checked, case, window, claim)
    checked = in_its_setting(checked, claim, parts, case, window)
    checked = in_force_no_longer(checked, claim, window, passages, parser)
    checked = no_longer_alone(checked, claim, window, passages, parser)
    checked = of_its_topic(checked, claim, parts, window, passages)
    checked = of_its_actor(checked, claim, window, passages, parser)
    checked = of_what_is_described(checked, case, window, claim, parser)
    checked = of_what_was_introduced(checked, claim, window, passages, parser)
    return of_its_person(checked, claim, window, passages)
