"""What both graphs share: the verification subgraph and the loop around it."""

from typing import Any, Literal

from langgraph.graph import END, START, StateGraph
from langgraph.graph.state import CompiledStateGraph

from agent.context import Context
from agent.domain.report import Decision
from agent.nodes.assess import assess
from agent.nodes.extract import extract
from agent.nodes.finalize import finalize
from agent.nodes.judge import judge
from agent.nodes.match import match
from agent.nodes.review import review
from agent.nodes.revise import revise
from agent.nodes.unfinished import watched
from agent.ports import Tools
from agent.state import State

Graph = CompiledStateGraph[State, Context, Any, Any]
Builder = StateGraph[State, Context, Any, Any]


RECURSION_LIMIT = 64  # steps of a run; five revisions need 19


def verification(tools: Tools) -> Graph:
    """Return the subgraph that turns a draft into a round: extract → match → judge → assess."""
    builder: Builder = StateGraph(State, context_schema=Context)
    builder.add_node("extract", watched(tools, extract(tools)))
    builder.add_node("match", watched(tools, match(tools)))
    builder.add_node("judge", watched(tools, judge(tools)))
    builder.add_node("assess", watched(tools, assess(tools)))
    builder.add_edge(START, "extract")
    builder.add_edge("extract", "match")
    builder.add_edge("match", "judge")
    builder.add_edge("judge", "assess")
    builder.add_edge("assess", END)
    return builder.compile()


def route(state: State) -> Literal["revise", "review", "finalize"]:
    """Return the node that the decision names."""
    match state["decision"]:
        case Decision.REVISE:
            return "revise"
        case Decision.REVIEW:
            return "review"
    return "finalize"


def route_review(state: State) -> Literal["verify", "finalize"]:
    """Return where a reviewed run goes: an edited text is verified like any draft."""
    return "verify" if state["decision"] is Decision.REVISE else "finalize"


def add_loop(builder: Builder, tools: Tools) -> None:
    """Add verify → (revise → verify …) → [review →] finalize to ``builder``, after critique."""
    builder.add_node("verify", verification(tools))
    builder.add_node("revise", watched(tools, revise(tools)))
    builder.add_node("review", review())
    builder.add_node("finalize", watched(tools, finalize(tools)))
    builder.add_edge("critique", "verify")
    builder.add_conditional_edges("verify", route)
    builder.add_conditional_edges("review", route_review)
    builder.add_edge("revise", "verify")
    builder.add_edge("finalize", END)
