"""`answer`: plan → retrieve → generate → critique → verify ⇄ revise → finalize."""

from langgraph.graph import START, StateGraph

from agent.bootstrap import toolkit
from agent.context import GraphContext
from agent.nodes.anew import anew
from agent.nodes.critique import critique
from agent.nodes.generate import generate
from agent.nodes.plan import plan
from agent.nodes.retrieve import retrieve
from agent.nodes.unfinished import watched
from agent.ports import Tools
from agent.state import AnswerInput, Output, State
from graphs.verification import RECURSION_LIMIT, Builder, Graph, add_loop


def build(tools: Tools) -> Graph:
    """Return the compiled graph over ``tools``."""
    builder: Builder = StateGraph(
        State, context_schema=GraphContext, input_schema=AnswerInput, output_schema=Output
    )
    builder.add_node("plan", anew(watched(tools, plan(tools))))
    builder.add_node("retrieve", watched(tools, retrieve(tools)))
    builder.add_node("generate", watched(tools, generate(tools)))
    builder.add_node("critique", watched(tools, critique(tools)))
    builder.add_edge(START, "plan")
    builder.add_edge("plan", "retrieve")
    builder.add_edge("retrieve", "generate")
    builder.add_edge("generate", "critique")
    add_loop(builder, tools)
    return builder.compile(name="answer").with_config(recursion_limit=RECURSION_LIMIT)


graph = build(toolkit())
