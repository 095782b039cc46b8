"""`check`: critique → verify ⇄ revise → finalize, on a draft that the caller supplies."""

from langgraph.graph import START, StateGraph

from agent.bootstrap import toolkit
from agent.context import GraphContext
from agent.nodes.anew import anew
from agent.nodes.critique import critique
from agent.nodes.unfinished import watched
from agent.ports import Tools
from agent.state import CheckInput, Output, State
from graphs.verification import RECURSION_LIMIT, Builder, Graph, add_loop


def build(tools: Tools) -> Graph:
    """Return the compiled graph over ``tools``."""
    builder: Builder = StateGraph(
        State, context_schema=GraphContext, input_schema=CheckInput, output_schema=Output
    )
    builder.add_node("critique", anew(watched(tools, critique(tools))))
    builder.add_edge(START, "critique")
    add_loop(builder, tools)
    return builder.compile(name="check").with_config(recursion_limit=RECURSION_LIMIT)


graph = build(toolkit())
