// What the page knows of the conversation, and how each event changes it. No elements here, and no network.

const ASIDE = ["handoff", "handoff_failed", "stay", "deaf", "check"];

export function newState() {
  return {
    phase: "idle", // idle, asking, connecting, live, lost, ended, trouble
    trouble: null,
    muted: false,
    wasLost: false, // the connection, once in this call
    quiet: false,
    hearing: false,
    thinking: false,
    speaking: null, // id of what is being said
    greeted: false,
    degraded: false,
    gate: "pass", // pass, check, escalate
    checking: null, // null, voice, text
    alarm: null, // {text, slug, person, human}
    items: [], // {id, kind: caller | line | evidence | note | waiting, …} in the order shown
    count: 0,
  };
}

/** Add an item; what the line says stands before the evidence it belongs to. */
export function add(state, item) {
  const made = { id: ++state.count, ...item };
  const last = state.items.at(-1);
  if (made.kind === "line" && last?.kind === "evidence") state.items.splice(-1, 0, made);
  else state.items.push(made);
  return made;
}

function openCaller(state) {
  return state.items.findLast((item) => item.kind === "caller" && !item.final);
}

function raise(state, slug) {
  state.gate = "escalate";
  state.checking = null;
  state.alarm ??= { text: "", slug: null, person: "joining", human: null };
  state.alarm.slug ??= slug ?? null;
}

/** An answer, of a call or of a typed question: its evidence, and what the gate made of it. */
export function takeAnswer(state, answer, from) {
  if (answer.outcome === "escalated") {
    raise(state, answer.gate?.template_slug);
    if (from === "text") {
      state.alarm.text ||= answer.spoken;
      state.alarm.person = "none";
    }
  } else if (answer.outcome === "check") {
    state.gate = "check";
    state.checking = from;
  } else if (from === "text" && !state.alarm) {
    state.gate = "pass";
    state.checking = null;
  }
  if (answer.degraded) state.degraded = true;
  if (answer.claims?.length && ["answered", "insufficient_evidence"].includes(answer.outcome)) {
    add(state, { kind: "evidence", claims: answer.claims, limitations: answer.limitations ?? [] });
  }
}

/** One call event, as the line sends it. */
export function takeEvent(state, event) {
  switch (event.event) {
    case "speech_started":
      state.hearing = true;
      break;
    case "speech_stopped":
      state.hearing = false;
      break;
    case "partial":
    case "final": {
      if (!event.text) break;
      const item = openCaller(state) ?? add(state, { kind: "caller" });
      item.text = event.text;
      item.final = event.event === "final";
      item.stable = item.final ? event.text : (event.stable ?? "");
      item.locale = event.locale;
      state.quiet = false;
      break;
    }
    case "gate":
      if (event.action === "escalate") raise(state, event.template_slug);
      else if (event.action === "check" && !state.alarm) state.gate = "check";
      break;
    case "turn_started":
      state.thinking = true;
      break;
    case "answer":
      state.thinking = false;
      takeAnswer(state, event, "voice");
      break;
    case "say_started": {
      state.thinking = false;
      state.speaking = event.id;
      const slug = event.id.replace(/-\d+$/, "");
      const aside = ASIDE.includes(slug);
      if (state.alarm && event.kind === "script" && !aside) state.alarm.text = event.text;
      if (!state.alarm) {
        if (slug === "check") {
          state.gate = "check";
          state.checking = "voice";
        } else if (slug === "all_clear") {
          state.gate = "pass";
          state.checking = null;
        }
      }
      add(state, { kind: "line", say: event.id, text: event.text, about: event.kind, locale: event.locale, said: 0 });
      break;
    }
    case "say_finished": {
      const item = state.items.findLast((each) => each.say === event.id);
      if (item) {
        item.ended = event.ending;
        if (event.ending !== "cut") item.said = 1;
      }
      if (state.speaking === event.id) state.speaking = null;
      state.greeted = true;
      break;
    }
    case "interrupted":
      add(state, { kind: "note", key: "interrupted" });
      break;
    case "escalation":
      raise(state, event.template_slug);
      break;
    case "handoff":
      if (event.result === "released") {
        Object.assign(state, { alarm: null, gate: "pass" });
      } else if (event.result === "taken_over") {
        if (state.alarm) state.alarm.person = "joined";
      } else if (state.alarm || event.result !== "requested") {
        const person = { requested: "joining", transferred: "joined" }[event.result] ?? "none";
        if (state.alarm) Object.assign(state.alarm, { person, human: event.to ?? state.alarm.human });
      }
      break;
    case "degraded":
      state.degraded = event.part !== "connection" || state.degraded;
      break;
  }
}

/** How far the line has come in what it says: seconds heard, and of how many if that is known. */
export function takeProgress(state, { id, heard, total }) {
  const item = state.items.findLast((each) => each.say === id);
  if (!item || item.ended) return;
  const pace = 15; // characters a second, until the length is known
  item.said = Math.min(1, total ? heard / total : (heard * pace) / item.text.length);
}

/** The call is over: what was being said stays as far as it was heard. */
export function finish(state) {
  for (const item of state.items) {
    if (item.kind === "line" && !item.ended && item.said < 1) item.ended = "cut";
    if (item.kind === "caller") item.final = true;
  }
  return state;
}

/** The numbers to show for an emergency: those the script says, in its order, else the country's own. */
export function alarmNumbers(alarm, table) {
  if (!table) return [];
  const services = ["medical", "police", "crisis", "poison"].filter((service) => table[service]);
  const said = services
    .map((service) => ({ service, number: table[service], at: alarm.text.indexOf(table[service]) }))
    .filter((each) => each.at >= 0)
    .sort((one, other) => one.at - other.at);
  const shown = said.length ? said : [{ service: "medical", number: table.medical }];
  const unique = shown.filter((each, index) => shown.findIndex((other) => other.number === each.number) === index);
  return unique.map(({ service, number }) => ({ service, number, option: service === "crisis" ? table.crisis_option : null }));
}
