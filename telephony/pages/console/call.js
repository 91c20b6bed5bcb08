// One call: its lanes, what happened in words, what can be done to it, and what a reviewer thinks of it.

import { el, fill, icon } from "../dom.js";
import { gatePill, lasted, when } from "./calls.js";
import { LANES, lanes, playAt } from "./lanes.js";
import { follow, get, post } from "./server.js";

const ACTS = [
  ["takeover", "Take over", "The line stops answering. You speak by typing."],
  ["giveback", "Give back", "The line answers again."],
  ["handoff", "Hand off", "Transfer to the human line."],
  ["release", "Release the latch", "The caller is safe: the call may go on."],
  ["end", "End the call", "Hang up."],
];
const ASK = new Set(["release", "end"]);
const QUIET = new Set(["retrieval", "speech_started", "speech_stopped", "say_finished"]);

function words(event) {
  switch (event.event) {
    case "partial":
    case "final":
    case "say_started":
    case "turn_started":
      return event.text ?? "";
    case "gate":
      return [event.action, event.category, `from ${event.source}`, (event.matched_terms ?? []).length ? `“${event.matched_terms.join(" ")}”` : ""].filter(Boolean).join(" · ");
    case "answer":
      return [event.outcome, (event.citations ?? []).join(", "), event.degraded].filter(Boolean).join(" · ");
    case "escalation":
      return [event.phase, event.category, event.confirmed === undefined ? "" : event.confirmed ? "heard" : "not confirmed"].filter(Boolean).join(" · ");
    case "handoff":
      return [event.result, event.reason, event.to].filter(Boolean).join(" · ");
    case "degraded":
    case "error":
      return [event.part, event.reason].filter(Boolean).join(" · ");
    case "say_finished":
      return `${event.ending} after ${event.heard} s`;
    default:
      return event.digit ?? event.locale ?? event.reason ?? "";
  }
}

function row(event) {
  const kind = event.event === "gate" ? `gate-${event.action}` : event.event;
  return el("li", { class: `event ${kind}`, dataset: { t: event.t } }, el("time", {}, `${event.t.toFixed(1)} s`), el("b", {}, event.event.replaceAll("_", " ")), el("span", {}, words(event)));
}

export async function callPage(content, id) {
  const path = `/calls/${encodeURIComponent(id)}`;
  const call = await get(path);
  const events = [];
  const levels = { step: 0.1, caller: [], line: [] };
  const player = el("div");
  let sound = null;
  const drawing = el("div", { class: "lane-box", tabindex: "0", role: "region", "aria-label": "The call in time" });
  const list = el("ol", { class: "events" });
  const every = el("input", { type: "checkbox", id: "every", onchange: () => list.classList.toggle("all", every.checked) });
  const said = el("p", { class: "said", role: "status" });
  const state = el("div", { class: "call-state" });

  const tell = async (work, done) => {
    try {
      await work();
      said.textContent = done;
    } catch (error) {
      said.textContent = error.message;
    }
  };
  const pick = (t) => {
    const found = [...list.children].find((each) => Number(each.dataset.t) >= t);
    found?.scrollIntoView({ block: "center", behavior: "smooth" });
    found?.animate?.([{ background: "var(--brand-soft)" }, { background: "transparent" }], 1500);
    if (sound) sound.currentTime = t;
  };
  let due = false;
  const redraw = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      const end = drawing.scrollLeft + drawing.clientWidth >= drawing.scrollWidth - 40;
      fill(drawing, lanes(events, levels, pick));
      if (end && call.live) drawing.scrollLeft = drawing.scrollWidth;
    });
  };
  const listen = async () => {
    const more = await get(`${path}/waveform?first=${levels.caller.length}`);
    if (more.first !== levels.caller.length || !more.caller.length) return;
    levels.step = more.step;
    levels.caller.push(...more.caller);
    levels.line.push(...more.line);
    redraw();
  };
  /** The recording, once there is one. */
  const offer = () => {
    if (!call.recorded || sound) return;
    sound = el("audio", { controls: true, preload: "metadata", src: `/console${path}/recording`, "aria-label": "Recording of the call: the caller on the left, the line on the right" });
    sound.addEventListener("timeupdate", () => {
      const at = playAt(drawing.firstChild, sound.currentTime);
      if (!sound.paused && (at < drawing.scrollLeft || at > drawing.scrollLeft + drawing.clientWidth - 40)) drawing.scrollLeft = at - 60;
    });
    fill(player, sound);
  };
  const finished = async () => {
    for (const wait of [1000, 2000, 4000]) {
      await new Promise((done) => setTimeout(done, wait)); // what was recorded is being written
      await listen();
      call.recorded = (await get(path)).recorded;
      if (call.recorded) break;
    }
    offer();
  };
  const header = () => fill(state, gatePill(call.escalated), el("span", {}, call.live ? "Under way" : "Finished"), el("span", {}, call.locale), el("span", {}, call.channel), call.country && el("span", {}, call.country), el("span", {}, lasted(call)));

  const line = el("input", { type: "text", id: "say", maxlength: "1000", placeholder: "Words for the line to say" });
  const doing = el(
    "section",
    { class: "acts", "aria-label": "What you can do" },
    ACTS.map(([act, label, title]) =>
      el("button", { type: "button", class: act === "end" ? "plain danger" : "plain", title, onclick: () => (!ASK.has(act) || confirm(`${label}? ${title}`)) && tell(() => post(`${path}/${act}`), `${label}: asked for.`) }, label),
    ),
    el(
      "form",
      {
        class: "say",
        onsubmit: (event) => {
          event.preventDefault();
          const text = line.value.trim();
          line.value = "";
          if (text) tell(() => post(`${path}/say`, { text }), "Said.");
        },
      },
      el("label", { for: "say", class: "unseen" }, "Say"),
      line,
      el("button", { type: "submit", class: "solid" }, "Say"),
    ),
  );

  const about = el("select", { id: "about" }, el("option", { value: "" }, "All that the caller said"));
  const note = el("input", { type: "text", id: "note", maxlength: "2000", placeholder: "Why (optional)" });
  const mark = (name, label) => el("button", { type: "button", class: "plain", onclick: () => tell(() => post(`${path}/mark`, { mark: name, note: note.value, ...(about.value && { text: about.value }) }), "Marked. It is a candidate golden now.") }, label);
  const judging = el(
    "section",
    { class: "acts", "aria-label": "What it should have done" },
    mark("should_have_escalated", "Should have escalated"),
    mark("should_not_have_escalated", "Should not have escalated"),
    el("label", { for: "about", class: "unseen" }, "About"),
    about,
    el("label", { for: "note", class: "unseen" }, "Why"),
    note,
    el("a", { class: "plain", href: `/console${path}/export`, download: "" }, "Export JSON"),
    el(
      "button",
      {
        type: "button",
        class: "plain danger",
        onclick: () =>
          confirm("Delete this call? Its events, marks and recording are gone for good.") &&
          tell(async () => {
            await post(`${path}/delete`);
            location.hash = "#/calls";
          }, "Deleted."),
      },
      "Delete",
    ),
  );

  fill(
    content,
    el("p", { class: "crumb" }, el("a", { href: "#/calls" }, "Calls")),
    el("h1", {}, `Call of ${when(call.started)}`),
    state,
    call.live ? doing : judging,
    said,
    player,
    el("div", { class: "lane-frame" }, el("ul", { class: "lane-names", "aria-hidden": "true" }, LANES.map(([, label]) => el("li", {}, label))), drawing),
    el("div", { class: "events-head" }, el("h2", {}, "What happened"), el("label", { for: "every" }, every, "every event")),
    list,
    (call.marks ?? []).length > 0 && el("section", { class: "marks" }, el("h2", {}, "Marks"), el("ul", {}, call.marks.map((each) => el("li", {}, `${when(each.at)} · ${each.who} · ${each.mark.replaceAll("_", " ")}`)))),
  );
  header();
  offer();
  listen().catch(() => {});
  const timer = setInterval(() => {
    if (!call.live) return;
    header();
    listen().catch(() => {});
  }, 1000);
  const stop = follow(id, (event) => {
    events.push(event);
    const made = row(event);
    if (QUIET.has(event.event) || event.event === "partial") made.classList.add("quiet");
    list.append(made);
    if (event.event === "final" && event.text) about.append(el("option", { value: event.text }, `“${event.text}”`));
    if (event.event === "escalation") call.escalated = true;
    if (event.event === "call_ended" && call.live) {
      call.live = false;
      call.ended ??= new Date().toISOString();
      doing.replaceWith(judging);
      finished().catch(() => {});
    }
    header();
    redraw();
  });
  return () => {
    stop();
    clearInterval(timer);
  };
}
