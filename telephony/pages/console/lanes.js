// A call drawn in time: when the caller spoke, what the gate made of it, what the line said, and where it stopped.

const SVG = "http://www.w3.org/2000/svg";
export const LANES = [
  ["caller", "Caller"],
  ["words", "Partials"],
  ["gate", "Gate"],
  ["line", "Line"],
  ["events", "Events"],
];
const HEIGHT = 44;
const LEFT = 16;
const TOP = 26;

function draw(tag, attributes, text) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

/** What is in each lane: spans `{lane, from, to, kind, text}`, a point where `to` is `from`. */
export function spansOf(events) {
  const spans = [];
  const open = {};
  const end = (key, at) => {
    if (open[key]) {
      open[key].to = at;
      delete open[key];
    }
  };
  const span = (lane, from, kind, text, to = from) => {
    const made = { lane, from, to, kind, text };
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
        if (event.text) span("words", event.t, "final", event.text);
        break;
      case "gate":
        span("gate", event.t, event.action, [event.action, event.category, (event.matched_terms ?? []).join(" ")].filter(Boolean).join(": "));
        break;
      case "say_started":
        open.line = span("line", event.t, event.kind === "script" ? "script" : "speech", event.text);
        break;
      case "say_finished":
        if (open.line) open.line.cut = event.ending === "cut";
        end("line", event.t);
        break;
      case "turn_started":
        span("events", event.t, "turn", "Turn");
        break;
      case "interrupted":
        span("events", event.t, "interrupted", "Interrupted");
        break;
      case "escalation":
        span("events", event.t, "escalation", `Escalation: ${event.phase}`);
        break;
      case "handoff":
        span("events", event.t, "escalation", `Hand-off: ${event.result}`);
        break;
      case "degraded":
      case "error":
        span("events", event.t, "degraded", `${event.part}: ${event.reason ?? ""}`);
        break;
      case "dtmf":
        span("events", event.t, "turn", `Key ${event.digit}`);
    }
  }
  const last = events.at(-1)?.t ?? 0;
  end("caller", last);
  end("line", last);
  return spans;
}

/** The drawing, wide enough for its length; `pick` is called with the time of what is pressed. */
export function lanes(events, pick) {
  const seconds = Math.max(5, (events.at(-1)?.t ?? 0) + 1);
  const scale = Math.max(16, Math.min(44, 1400 / seconds));
  const width = LEFT + seconds * scale + 16;
  const height = TOP + LANES.length * HEIGHT + 6;
  const made = draw("svg", { viewBox: `0 0 ${width} ${height}`, width, height, class: "lanes", role: "img", "aria-label": "The call in time; the list below has the same in words" });
  const x = (t) => LEFT + t * scale;
  const every = scale > 30 ? 2 : scale > 18 ? 5 : 10;
  for (let t = 0; t <= seconds; t += every) {
    made.append(draw("line", { x1: x(t), x2: x(t), y1: TOP, y2: height, class: "tick" }));
    made.append(draw("text", { x: x(t), y: 16, class: t ? "clock" : "clock first" }, `${t} s`));
  }
  LANES.forEach(([name], index) => {
    const y = TOP + index * HEIGHT;
    made.append(draw("line", { x1: 0, x2: width, y1: y + HEIGHT, y2: y + HEIGHT, class: "rule" }));
    for (const span of spansOf(events).filter((each) => each.lane === name)) {
      const point = span.to === span.from;
      const shape = point
        ? draw("circle", { cx: x(span.from), cy: y + HEIGHT / 2, r: span.kind === "partial" ? 4 : 6.500, class: `mark ${name} ${span.kind}` })
        : draw("rect", { x: x(span.from), y: y + 9, width: Math.max(3, x(span.to) - x(span.from)), height: HEIGHT - 18, rx: 7, class: `bar ${name} ${span.kind}${span.cut ? " cut" : ""}` });
      shape.append(draw("title", {}, `${span.from.toFixed(2)} s  ${span.text}`));
      shape.addEventListener("click", () => pick(span.from));
      made.append(shape);
    }
  });
  return made;
}
