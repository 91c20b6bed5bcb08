// The conversation as it is said: the caller's words as they are recognized, the line's in step with its voice.

import { el, icon } from "../dom.js";
import { evidenceCard } from "./evidence.js";

function callerItem(item, words) {
  const stable = el("span", { class: "stable" });
  const loose = el("span", { class: "loose" });
  const node = el(
    "li",
    { class: "said-by-caller", lang: item.locale },
    el("span", { class: "who" }, words("you")),
    el("p", {}, stable, loose),
  );
  const update = (now) => {
    const kept = now.text.startsWith(now.stable) ? now.stable : "";
    stable.textContent = kept;
    loose.textContent = now.text.slice(kept.length);
    node.classList.toggle("going-on", !now.final);
  };
  return { node, update };
}

function lineItem(item, words) {
  const pieces = item.text.split(/(?<=\s)/u).map((text) => el("span", {}, text));
  const tag = { source: "kind_source", reflection: "kind_reflection" }[item.about];
  const node = el(
    "li",
    { class: `said-by-line about-${item.about}`, lang: item.locale },
    el("span", { class: "who" }, words("line")),
    el("p", {}, tag && el("span", { class: "kind" }, icon(item.about === "source" ? "card" : "thought"), words(tag)), pieces),
  );
  const update = (now) => {
    const reached = now.said * item.text.length;
    let at = 0;
    for (const piece of pieces) {
      piece.className = at + piece.textContent.length / 2 <= reached ? "heard" : "ahead";
      at += piece.textContent.length;
    }
    node.classList.toggle("cut", now.ended === "cut");
  };
  return { node, update };
}

function make(item, words) {
  switch (item.kind) {
    case "caller":
      return callerItem(item, words);
    case "line":
      return lineItem(item, words);
    case "evidence":
      return { node: el("li", { class: "holds-evidence" }, evidenceCard(item, words)), update() {} };
    case "waiting":
      return { node: el("li", { class: "waiting" }, el("span"), el("span"), el("span"), el("b", { class: "unseen" }, words("chat_waiting"))), update() {} };
    default:
      return { node: el("li", { class: "note" }, words(item.key)), update() {} };
  }
}

/** The list of what was said. `render` brings it up to date and keeps the newest in sight. */
export class Thread {
  constructor(words) {
    this.words = words;
    this.made = new Map();
    this.list = el("ol", { class: "thread" });
    this.empty = el("p", { class: "thread-empty" }, words("thread_empty"));
    this.node = el("div", { class: "thread-box", role: "log", "aria-live": "off", "aria-label": words("thread") }, this.empty, this.list);
  }

  render(state) {
    this.empty.hidden = state.items.length > 0;
    this.list.hidden = state.items.length === 0;
    // While the line speaks, a screen reader that read along would talk over it.
    this.node.setAttribute("aria-live", ["live", "lost"].includes(state.phase) ? "off" : "polite");
    const wanted = new Set(state.items.map((item) => item.id));
    for (const [id, { node }] of this.made) {
      if (!wanted.has(id)) {
        node.remove();
        this.made.delete(id);
      }
    }
    let grew = false;
    state.items.forEach((item, index) => {
      let view = this.made.get(item.id);
      if (!view) {
        view = make(item, this.words);
        this.made.set(item.id, view);
        this.list.insertBefore(view.node, this.list.children[index] ?? null);
        grew = true;
      }
      view.node.classList.toggle("goes-on", index > 0 && state.items[index - 1].kind === item.kind && item.kind === "line");
      view.update(item);
    });
    if (grew) this.list.lastElementChild?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }
}
