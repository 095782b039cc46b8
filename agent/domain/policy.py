"""The policy: every threshold of a run in one validated place."""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, ValidationError, model_validator

from agent.domain.base import Options
from agent.domain.problems import problems
from agent.domain.report import Action, RiskLevel
from agent.errors import PolicyError

Rate = Annotated[float, Field(ge=0, le=1)]
MAX_IMPACT = 1_000_000  # so that sums of weights stay finite


class Gates(Options):
    """What an answer must reach; a revision follows while one of these fails."""

    min_coverage: Rate = 0.85
    max_contradicted: int = Field(default=0, ge=0)
    max_critical_not_found: int = Field(default=0, ge=0)
    max_unsupported_rate: Rate = Field(
        default=0.05, description="above this the unsupported claims are marked in the answer"
    )


class LevelScores(Options):
    """Confidence of a judge that only yields a level (spec: full, partial, none)."""

    full: Rate = 0.85
    partial: Rate = 0.6
    none: Rate = 0.0
    per_source: Rate = 0.05
    max_extra_sources: int = Field(default=3, ge=0)
    similarity_bonus: Rate = 0.05
    similarity_above: Rate = 0.85
    inference_penalty: Rate = 0.1


class Band(Options):
    """A range of confidence, ``lower`` included, ``upper`` not."""

    lower: Rate = 0.0
    upper: Rate = 0.85

    @model_validator(mode="after")
    def _ordered(self) -> "Band":
        if self.lower > self.upper:
            raise ValueError("`lower` must not exceed `upper`")
        return self


class AnswerLevels(Options):
    """Lower bounds of the confidence levels of the whole answer."""

    high: Rate = 0.9
    medium: Rate = 0.7
    low: Rate = 0.5

    @model_validator(mode="after")
    def _ordered(self) -> "AnswerLevels":
        if not self.high >= self.medium >= self.low:
            raise ValueError("levels must fall: high >= medium >= low")
        return self


ACTIONS = {
    RiskLevel.LOW: Action.PASS,
    RiskLevel.MEDIUM: Action.FLAG,
    RiskLevel.HIGH: Action.FLAG,
}
"""What is done at each level of risk where nothing else is said."""


class RiskRules(Options):
    """Impact weights, thresholds of the risk score, and the action at each level.

    ``actions`` may name some levels only: a policy is laid over another one.
    """

    impact: dict[str, Annotated[float, Field(gt=0, le=MAX_IMPACT)]] = Field(
        default_factory=lambda: {
            "price": 2.0,
            "legal": 2.0,
            "medical": 2.5,
            "safety": 2.5,
            "security": 2.0,
            "date": 1.5,
            "other": 1.0,
        }
    )
    words: dict[str, tuple[str, ...]] = Field(
        default_factory=dict, description="further words that put a claim into an impact class"
    )
    medium: Rate = 0.2
    high: Rate = 0.5
    actions: dict[RiskLevel, Action] = Field(default_factory=ACTIONS.copy)

    def action(self, level: RiskLevel) -> Action:
        """Return what is done at ``level``."""
        return self.actions.get(level, ACTIONS[level])

    @property
    def may_withhold(self) -> bool:
        """Whether some level keeps the answer back, so that it is not told before it is weighed."""
        return Action.BLOCK in self.actions.values()

    @model_validator(mode="after")
    def _ordered(self) -> "RiskRules":
        if self.high < self.medium:
            raise ValueError("the threshold `high` must not lie below `medium`")
        return self


class Policy(Options):
    """All settings that decide what a run rules and does."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    preset: Literal["strict", "balanced", "lenient"] = Field(
        default="balanced", description="the named policy that the other values started from"
    )
    gates: Gates = Gates()
    max_revisions: int = Field(default=2, ge=0, le=5)
    max_claims: int = Field(default=64, ge=1, le=10_000)
    supported_above: Rate = Field(default=0.8, description="confidence needed for `supported`")
    weak_above: Rate = Field(default=0.5, description="confidence needed for `weak`")
    contradicted_above: Rate = Field(
        default=0.5, description="contradiction probability needed for `contradicted`"
    )
    number_tolerance: Rate = Field(
        default=0.0, description="relative difference at which two quantities still match"
    )
    level_scores: LevelScores = LevelScores()
    undecided: Band = Field(
        default=Band(), description="confidence at which a cascade asks its chat model as well"
    )
    windows_per_claim: int = Field(default=5, ge=1, le=64)
    chunks_per_query: int = Field(default=8, ge=1, le=100)
    strict_sentences: bool = False
    confidence_formula: Literal["mean", "penalised"] = "mean"
    levels: AnswerLevels = AnswerLevels()
    contradicted_strategy: Literal["correct", "remove", "deflect", "keep"] = "correct"
    unsupported_strategy: Literal["remove", "qualify", "deflect", "keep"] = "remove"
    weak_strategy: Literal["soften", "qualify", "remove", "keep"] = "soften"
    qualifier: str = "(not found in the documents)"
    weak_qualifier: str = "(the documents support this only in part)"
    deflection: str = "The documents do not say whether this holds; please verify it elsewhere."
    contradicted_deflection: str = Field(
        default="The documents say otherwise on this point; please verify it elsewhere.",
        description="stands for a contradicted claim where that is deflected",
    )
    freshness_days: int = Field(default=365, ge=0)
    retention_days: int = Field(default=90, ge=1)
    keep_documents: bool = Field(
        default=True,
        description="keep the documents of a request with its audit record, to replay it",
    )
    risk: RiskRules = RiskRules()

    @model_validator(mode="after")
    def _ordered(self) -> "Policy":
        if self.weak_above > self.supported_above:
            raise ValueError("`weak_above` must not exceed `supported_above`")
        return self


def parse_policy(data: Any) -> Policy:
    """Validate ``data`` (a mapping or a Policy) into a Policy.

    Raises:
        PolicyError: naming each wrong field, its value and what is allowed.
    """
    try:
        return Policy.model_validate(data)
    except ValidationError as error:
        told = "; ".join(problems(error, "policy"))
        raise PolicyError(f"policy is not valid: {told}") from error
