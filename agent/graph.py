"""The turn as a LangGraph graph, compiled once per process."""

from collections.abc import AsyncIterator
from typing import Any

from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.config import get_stream_writer
from langgraph.graph import END, START, StateGraph
from langgraph.types import Command

from agent.answer import Answer
from agent.checkpoints import serializer
from agent.drafts import Drafts
from agent.nodes import Nodes
from agent.review import Held, Step, Verdict
from agent.say import Say
from agent.state import TurnState

Piece = Step | Say | Answer | Held


class TurnGraph:
    """`intake → guardrail_pre → [retrieve_context] → generate_response → [review_response] → guardrail_post → closing`.

    `review_response` is there when the line is supervised. What it waits for is kept by the checkpointer.
    """

    def __init__(
        self,
        nodes: Nodes,
        drafts: Drafts | None = None,
        saver: "BaseCheckpointSaver[str] | None" = None,
    ) -> None:
        """Compile the graph over `nodes`; `drafts` makes it a supervised one, whose waiting turns `saver` keeps."""
        self.nodes = nodes

        async def generate_response(state: TurnState) -> TurnState:
            return await nodes.generate_response(state, get_stream_writer())

        graph = StateGraph(TurnState)
        graph.add_node("intake", nodes.intake)
        graph.add_node("guardrail_pre", nodes.guardrail_pre)
        graph.add_node("retrieve_context", nodes.retrieve_context)
        graph.add_node("guardrail_post", nodes.guardrail_post)
        graph.add_node("closing", nodes.closing)
        if drafts is None:
            graph.add_node("generate_response", generate_response)
            graph.add_edge("generate_response", "guardrail_post")
        else:
            _supervise(graph, drafts)
        graph.add_edge(START, "intake")
        graph.add_edge("intake", "guardrail_pre")
        graph.add_conditional_edges("guardrail_pre", _after_pre, ["retrieve_context", "generate_response"])
        graph.add_edge("retrieve_context", "generate_response")
        graph.add_edge("guardrail_post", "closing")
        graph.add_edge("closing", END)
        self.saver = saver or InMemorySaver(serde=serializer())
        self._graph = graph.compile(checkpointer=self.saver)

    def stream(self, state: TurnState, *, thread: str) -> AsyncIterator[Piece]:
        """Yield each piece of speech as its node says it, each node as it ends, then the answer.

        A turn that must wait for a person ends with `Held` instead; `resume` goes on with it.

        Args:
            state: the turn's input.
            thread: unique name of the turn; its checkpoints are dropped when the turn ends.
        """
        return self._run(state, thread)

    def resume(self, thread: str, verdict: Verdict) -> AsyncIterator[Piece]:
        """Go on with a turn that waits, in this process or after another one died."""
        return self._run(Command(resume=verdict.to_dict()), thread)

    async def waiting(self, thread: str) -> Held | None:
        """The turn of that name if it waits for a person."""
        state = await self._graph.aget_state(_config(thread))
        for task in state.tasks:
            for pending in task.interrupts:
                return Held(thread, pending.value["locale"], pending.value)
        return None

    async def finished(self, thread: str) -> Answer | None:
        """The answer of a turn that ended but is still kept, as after a crash in its last moment."""
        state = await self._graph.aget_state(_config(thread))
        answer: Answer | None = None if state.next else state.values.get("answer")
        return answer

    async def forget(self, thread: str) -> None:
        """Keep nothing of a turn."""
        await self.saver.adelete_thread(thread)

    async def _run(self, given: Any, thread: str) -> AsyncIterator[Piece]:
        answer: Answer | None = None
        held: Held | None = None
        try:
            # Only turns that wait are worth keeping: nothing is written while a turn runs.
            steps: AsyncIterator[Any] = self._graph.astream(
                given, _config(thread), stream_mode=["custom", "updates"], durability="exit"
            )
            async for mode, chunk in steps:
                if mode == "custom":
                    yield chunk
                    continue
                for node, update in chunk.items():
                    if node == "__interrupt__":
                        held = Held(thread, update[0].value["locale"], update[0].value)
                        continue
                    yield Step(node)
                    if node == "closing":
                        answer = update["answer"]
        finally:
            if held is None:
                await self.forget(thread)
        if held is not None:
            yield held
            return
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


def _supervise(graph: Any, drafts: Drafts) -> None:
    async def review_response(state: TurnState) -> TurnState:
        return drafts.review(state, get_stream_writer())

    graph.add_node("generate_response", drafts.generate)
    graph.add_node("review_response", review_response)
    graph.add_edge("generate_response", "review_response")
    graph.add_edge("review_response", "guardrail_post")


def _config(thread: str) -> Any:
    return {"configurable": {"thread_id": thread}}


def _after_pre(state: TurnState) -> str:
    """Retrieve only when there is something to answer."""
    stopped = state["decision"].tripped or state["refusal"] or state["problem"] is not None
    return "generate_response" if stopped else "retrieve_context"
