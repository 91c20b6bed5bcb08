// A call drawn in time: how loud both sides were, what was heard and said, what the gate made of it, where it stopped.

import { draw } from "../dom.js";

export const LANES = [
  ["caller", "Caller"],
  ["words", "Heard"],
  ["gate", "Gate"],
  ["line", "Line"],
  ["said", "Said"],
  ["events", "Events"],
];
const HEIGHT = 44;
const LEFT = 16;
const TOP = 26;

const plain = (text) => String(text ?? "").replaceAll("_", " ");

/** What is in each lane: spans `{lane, from, to, kind, text, label}`, a point where `to` is `from`. */
export function spansOf(events) {
  const spans = [];
  const open = {};
  const end = (key, at) => {
    if (open[key]) {
      open[key].to = at;
      delete open[key];
    }
  };
  const span = (lane, from, kind, text, label = "") => {
    const made = { lane, from, to: from, kind, text, label };
    spans.push(made);
    return made;
  };
  for (const event of events) {
    switch (event.event) {
      case "speech_started":
        open.caller = span("caller", event.t, "speech", "Caller speaks");
        break;
      case "speech_stopped":
        end("caller", event.t);
        break;
      case "partial":
        if (event.text) span("words", event.t, "partial", event.text);
        break;
      case "final":
        if (event.text) span("words", event.t, "final", event.text, event.text);
        break;
      case "gate":
        span("gate", event.t, event.action, [event.action, event.category, (event.matched_terms ?? []).join(" ")].filter(Boolean).join(": "), event.action === "pass" ? "" : plain(event.category ?? event.action));
        break;
      case "say_started":
        open.line = span("line", event.t, event.kind === "script" ? "script" : "speech", event.text);
        open.said = span("said", event.t, event.kind === "script" ? "script" : "speech", event.text, event.text);
        break;
      case "say_finished":
        if (open.line) open.line.cut = open.said.cut = event.ending === "cut";
        end("line", event.t);
        end("said", event.t);
        break;
      case "turn_started":
        span("events", event.t, "turn", "Turn");
        break;
      case "interrupted":
        span("events", event.t, "interrupted", "Interrupted", "interrupted");
        break;
      case "escalation":
        span("events", event.t, "escalation", `Escalation: ${event.phase}`, plain(event.phase));
        break;
      case "handoff":
        span("events", event.t, "escalation", `Hand-off: ${event.result}`, plain(event.result));
        break;
      case "degraded":
      case "error":
        span("events", event.t, "degraded", `${event.part}: ${event.reason ?? ""}`, plain(event.part));
        break;
      case "dtmf":
        span("events", event.t, "turn", `Key ${event.digit}`, `key ${event.digit}`);
    }
  }
  const last = events.at(-1)?.t ?? 0;
  for (const key of Object.keys(open)) end(key, last);
  return spans;
}

/** One bar for each tenth of a second, around the middle of its lane. */
function wave(levels, step, x, middle) {
  const most = HEIGHT / 2 - 6;
  let path = "";
  levels.forEach((level, index) => {
    if (!level) return;
    const half = Math.max(0.8, (level / 99) * most);
    path += `M${x((index + 0.5) * step).toFixed(1)} ${(middle - half).toFixed(1)}v${(2 * half).toFixed(1)}`;
  });
  return path;
}

/** Move the line that shows what is being played. */
export function playAt(drawing, seconds) {
  const at = LEFT + seconds * Number(drawing.dataset.scale);
  const head = drawing.querySelector(".playhead");
  head.setAttribute("x1", at);
  head.setAttribute("x2", at);
  head.classList.add("playing");
  return at;
}

/**
 * The drawing, wide enough for its length.
 *
 * `levels` are `{step, caller, line}`, the loudness of both sides from the beginning; `pick` is called with the time
 * of what is pressed.
 */
export function lanes(events, levels, pick) {
  const seconds = Math.max(5, (events.at(-1)?.t ?? 0) + 1, levels.caller.length * levels.step);
  const scale = Math.max(16, Math.min(44, 1400 / seconds));
  const width = LEFT + seconds * scale + 16;
  const height = TOP + LANES.length * HEIGHT + 6;
  const made = draw("svg", { viewBox: `0 0 ${width} ${height}`, width, height, class: "lanes", role: "img", "aria-label": "The call in time; the list below has the same in words" });
  made.dataset.scale = scale;
  const x = (t) => LEFT + t * scale;
  const every = scale > 30 ? 2 : scale > 18 ? 5 : 10;
  for (let t = 0; t <= seconds; t += every) {
    made.append(draw("line", { x1: x(t), x2: x(t), y1: TOP, y2: height, class: "tick" }));
    made.append(draw("text", { x: x(t), y: 16, class: t ? "clock" : "clock first" }, `${t} s`));
  }
  const spans = spansOf(events);
  LANES.forEach(([name], index) => {
    const y = TOP + index * HEIGHT;
    made.append(draw("line", { x1: 0, x2: width, y1: y + HEIGHT, y2: y + HEIGHT, class: "rule" }));
    const here = spans.filter((each) => each.lane === name);
    here.forEach((span, at) => {
      const point = span.to === span.from;
      const shape = point
        ? draw("circle", { cx: x(span.from), cy: y + HEIGHT / 2, r: span.kind === "partial" ? 4 : 6.500, class: `mark ${name} ${span.kind}` })
        : draw("rect", { x: x(span.from), y: y + 5, width: Math.max(3, x(span.to) - x(span.from)), height: HEIGHT - 10, rx: 7, class: `bar ${name} ${span.kind}${span.cut ? " cut" : ""}` });
      shape.dataset.t = span.from;
      shape.append(draw("title", {}, `${span.from.toFixed(2)} s  ${span.text}`));
      made.append(shape);
      if (!span.label) return;
      const from = x(span.from) + (point ? 11 : 9);
      const until = point ? x(here[at + 1]?.from ?? seconds) - 8 : x(span.to) - 6;
      if (until - from < 24) return;
      const window = draw("svg", { x: from, y, width: until - from, height: HEIGHT, class: "label" });
      window.append(draw("text", { x: 0, y: HEIGHT / 2 + 4.500, class: `${name} ${span.kind}` }, span.label));
      made.append(window);
    });
    if (levels[name]) made.append(draw("path", { d: wave(levels[name], levels.step, x, y + HEIGHT / 2), class: `wave ${name}`, "stroke-width": (levels.step * scale * 0.6).toFixed(2) }));
  });
  for (const span of spans.filter((each) => each.kind === "interrupted")) {
    made.append(draw("line", { x1: x(span.from), x2: x(span.from), y1: TOP, y2: height, class: "stopped" }));
  }
  made.append(draw("line", { x1: 0, x2: 0, y1: TOP - 6, y2: height, class: "playhead" }));
  made.addEventListener("click", (event) => {
    const pressed = event.target.closest("[data-t]")?.dataset.t;
    pick(pressed === undefined ? Math.max(0, (event.clientX - made.getBoundingClientRect().left - LEFT) / scale) : Number(pressed));
  });
  return made;
}
