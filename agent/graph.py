"""The turn as a LangGraph graph, compiled once per process."""

from collections.abc import AsyncIterator
from typing import Any

from langgraph.checkpoint.memory import InMemorySaver
from langgraph.config import get_stream_writer
from langgraph.graph import END, START, StateGraph

from agent.answer import Answer
from agent.nodes import Nodes
from agent.say import Say
from agent.state import TurnState


class TurnGraph:
    """`intake → guardrail_pre → [retrieve_context] → generate_response → guardrail_post → closing`."""

    def __init__(self, nodes: Nodes) -> None:
        """Compile the graph over `nodes`."""

        async def generate_response(state: TurnState) -> TurnState:
            return await nodes.generate_response(state, get_stream_writer())

        graph = StateGraph(TurnState)
        graph.add_node("intake", nodes.intake)
        graph.add_node("guardrail_pre", nodes.guardrail_pre)
        graph.add_node("retrieve_context", nodes.retrieve_context)
        graph.add_node("generate_response", generate_response)
        graph.add_node("guardrail_post", nodes.guardrail_post)
        graph.add_node("closing", nodes.closing)
        graph.add_edge(START, "intake")
        graph.add_edge("intake", "guardrail_pre")
        graph.add_conditional_edges("guardrail_pre", _after_pre, ["retrieve_context", "generate_response"])
        graph.add_edge("retrieve_context", "generate_response")
        graph.add_edge("generate_response", "guardrail_post")
        graph.add_edge("guardrail_post", "closing")
        graph.add_edge("closing", END)
        self._saver = InMemorySaver()
        self._graph = graph.compile(checkpointer=self._saver)

    async def stream(self, state: TurnState, *, thread: str) -> AsyncIterator[Say | Answer]:
        """Yield each piece of speech as its node says it, then the answer.

        Args:
            state: the turn's input.
            thread: unique name of the turn; its checkpoints are dropped when the turn ends.
        """
        config: Any = {"configurable": {"thread_id": thread}}
        answer: Answer | None = None
        try:
            steps: AsyncIterator[Any] = self._graph.astream(state, config, stream_mode=["custom", "updates"])
            async for mode, chunk in steps:
                if mode == "custom":
                    yield chunk
                elif "closing" in chunk:
                    answer = chunk["closing"]["answer"]
        finally:
            self._saver.delete_thread(thread)
        assert answer is not None
        yield answer

    def topology(self) -> dict[str, list[dict[str, str]]]:
        """Nodes and edges."""
        drawn = self._graph.get_graph()
        return {
            "nodes": [{"id": name} for name in drawn.nodes],
            "edges": [
                {
                    "from": edge.source,
                    "to": edge.target,
                    "kind": "conditional" if edge.conditional else "always",
                }
                for edge in drawn.edges
            ],
        }


def _after_pre(state: TurnState) -> str:
    """Retrieve only when there is something to answer."""
    stopped = state["decision"].tripped or state["refusal"] or state["problem"] is not None
    return "generate_response" if stopped else "retrieve_context"
