"""Models loaded while the server starts, so that the first request does not wait for them."""

import gc

import structlog

from agent.bootstrap import toolkit
from agent.context import Context
from agent.domain.policy import Policy
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.errors import AffidavitError

logger = structlog.stdlib.get_logger(__name__)
SENTENCE = "Water boils at 100 degrees."


async def warm() -> None:
    """Let the default roles work on one sentence; a failure is left for a request to report.

    What is loaded by then stays: the garbage collector need not look at it again. It took a tenth
    of the time of a check.
    """
    roles, case = Context(), Case(claim=SENTENCE, passages=(Passage(text=SENTENCE),))
    try:
        await toolkit().extractor(roles.extractor).extract(SENTENCE, None, 1)
        await toolkit().judge(roles.judge).judge([case], Policy())
        for embedder in (toolkit().index_embedder, toolkit().embedder, toolkit().matcher):
            await embedder.embed([SENTENCE])
        for reader in (toolkit().second, toolkit().answers):
            await reader.entail([(SENTENCE, SENTENCE)])
    except AffidavitError as error:
        await logger.awarning("the models could not be loaded", error=str(error))
    else:
        gc.collect()
        gc.freeze()
        await logger.ainfo("models loaded")
