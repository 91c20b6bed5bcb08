// The graph of a turn, drawn from `/graph/topology`.

import { draw, el, fill } from "../dom.js";

const WIDTH = 210;
const HEIGHT = 54;
const GAP = 60;

/** How far each node is from the start, along the longest way. */
function ranks(nodes, edges) {
  const rank = new Map(nodes.map((node) => [node, 0]));
  for (let round = 0; round < nodes.length; round++) {
    for (const { source, target } of edges) {
      if (rank.get(target) <= rank.get(source) && rank.get(source) + 1 < nodes.length) rank.set(target, rank.get(source) + 1);
    }
  }
  return rank;
}

export async function turnPage(content) {
  const reply = await fetch("/graph/topology");
  if (!reply.ok) throw new Error(`The line answered ${reply.status}.`);
  const found = await reply.json();
  const nodes = found.nodes.map((node) => node.id ?? node.name);
  const edges = found.edges.map((edge) => ({ source: edge.source ?? edge.from, target: edge.target ?? edge.to, label: edge.condition ?? edge.label ?? "" }));
  const rank = ranks(nodes, edges);
  const x = 230;
  const y = (node) => 20 + rank.get(node) * (HEIGHT + GAP);
  const height = Math.max(...nodes.map(y)) + HEIGHT + 20;
  const made = draw("svg", { viewBox: `0 0 700 ${height}`, class: "graph", role: "img", "aria-label": "The nodes of a turn, and which follows which; the list below says the same" });
  const head = draw("marker", { id: "head", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: "auto" });
  head.append(draw("path", { d: "M0 0L8 4L0 8z" }));
  made.append(head);
  let turn = 0;
  for (const { source, target, label } of edges) {
    const far = rank.get(target) - rank.get(source);
    const from = y(source) + (far === 1 ? HEIGHT : HEIGHT / 2);
    const to = y(target) + (far === 1 ? 0 : HEIGHT / 2);
    if (far === 1) {
      made.append(draw("path", { d: `M${x + WIDTH / 2} ${from}V${to - 3}`, class: "edge", "marker-end": "url(#head)" }));
      if (label) made.append(draw("text", { x: x + WIDTH / 2 + 10, y: (from + to) / 2 + 5, class: "edge-label" }, label));
    } else {
      const right = turn++ % 2 === 0;
      const side = right ? x + WIDTH : x;
      const bend = right ? side + 30 + 26 * Math.abs(far) : side - 30 - 26 * Math.abs(far);
      made.append(draw("path", { d: `M${side} ${from}C${bend} ${from} ${bend} ${to} ${side + (right ? 3 : -3)} ${to}`, class: "edge skip-edge", "marker-end": "url(#head)" }));
      if (label) made.append(draw("text", { x: side + 0.75 * (bend - side) + (right ? 10 : -10), y: (from + to) / 2, class: "edge-label", "text-anchor": right ? "start" : "end" }, label));
    }
  }
  for (const node of nodes) {
    const ends = node.startsWith("__");
    made.append(draw("rect", { x, y: y(node), width: WIDTH, height: HEIGHT, rx: ends ? 27 : 14, class: ends ? "node end-node" : "node" }));
    made.append(draw("text", { x: x + WIDTH / 2, y: y(node) + HEIGHT / 2 + 6, class: "node-label", "text-anchor": "middle" }, node.replaceAll("__", "").replaceAll("_", " ")));
  }
  fill(
    content,
    el("h1", {}, "The turn"),
    el("p", { class: "lede" }, "What happens between a caller's words and the line's: the same for voice and text."),
    made,
    el("details", {}, el("summary", {}, "In words"), el("ul", {}, edges.map((edge) => el("li", {}, `${edge.source} → ${edge.target}${edge.label ? ` (${edge.label})` : ""}`)))),
  );
}
