// Drafts that wait for a person: approve, edit or reject, with the evidence beside them. Keys: j and k move, a, e, r decide.

import { el, fill } from "../dom.js";
import { evidenceCard } from "../widget/evidence.js";
import { loadStrings } from "../strings.js";
import { when } from "./calls.js";
import { get, post } from "./server.js";

const EVERY = 3000;

export async function reviewPage(content) {
  const english = await loadStrings("/pages/widget/strings", "en-US");
  const list = el("ul", { class: "queue", "aria-label": "Drafts" });
  const desk = el("section", { class: "desk", "aria-label": "The draft" });
  const said = el("p", { class: "said", role: "status" });
  const empty = el("p", { class: "nobody" });
  let queue = [];
  let here = null;
  let editing = null;

  const decide = async (decision, text) => {
    const review = queue.find((each) => each.turn === here);
    if (!review) return;
    try {
      await post(`/reviews/${encodeURIComponent(review.turn)}`, text === undefined ? { decision } : { decision, text });
      said.textContent = `${decision === "edit" ? "edited" : `${decision}d`.replace("rejectd", "rejected")}. The caller hears it now.`;
    } catch (error) {
      said.textContent = error.message;
    }
    editing = null;
    await refresh();
  };

  const open = (review) => {
    here = review?.turn ?? null;
    for (const each of list.children) each.firstChild.setAttribute("aria-current", String(each.dataset.turn === here));
    if (!review) return fill(desk);
    const draft = review.draft ?? {};
    const text = el("textarea", { id: "draft", rows: "6", maxlength: "2000", readonly: true });
    text.value = draft.spoken ?? "";
    editing = null;
    const edit = () => {
      text.readOnly = false;
      editing = text;
      text.focus();
    };
    fill(
      desk,
      el("p", { class: "asked", lang: draft.locale }, draft.question ?? draft.text ?? ""),
      (draft.reasons ?? []).length > 0 && el("p", { class: "why" }, `Waits because of: ${draft.reasons.map((reason) => String(reason).replaceAll("_", " ")).join(", ")}`),
      el("label", { for: "draft" }, "The line would say"),
      text,
      el(
        "div",
        { class: "acts" },
        el("button", { type: "button", class: "solid", onclick: () => (editing ? decide("edit", text.value) : decide("approve")) }, "Approve ", el("kbd", {}, "a")),
        el("button", { type: "button", class: "plain", onclick: edit }, "Edit ", el("kbd", {}, "e")),
        el("button", { type: "button", class: "plain danger", onclick: () => decide("reject") }, "Reject ", el("kbd", {}, "r")),
      ),
      (draft.claims ?? []).length > 0 && evidenceCard({ claims: draft.claims, limitations: draft.limitations ?? [] }, english),
    );
  };

  const refresh = async () => {
    const found = await get("/reviews?waiting=true");
    queue = found.reviews;
    empty.hidden = queue.length > 0;
    empty.textContent = found.supervised ? "No draft is waiting." : "The line runs unsupervised. Set HITL_ENABLED=1 and drafts wait here for a person.";
    fill(
      list,
      queue.map((review) =>
        el("li", { dataset: { turn: review.turn } }, el("button", { type: "button", onclick: () => open(review) }, el("strong", {}, review.draft?.question ?? review.draft?.text ?? review.call), el("span", {}, when(review.opened)))),
      ),
    );
    if (!editing) open(queue.find((each) => each.turn === here) ?? queue[0]);
  };

  const keys = (event) => {
    if (event.target.matches("input, textarea, select") && event.target.readOnly !== true) {
      if (event.key === "Escape") {
        editing = null;
        open(queue.find((each) => each.turn === here));
      } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && editing) decide("edit", editing.value);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = queue.findIndex((each) => each.turn === here);
    if (event.key === "j") open(queue[Math.min(queue.length - 1, at + 1)]);
    else if (event.key === "k") open(queue[Math.max(0, at - 1)]);
    else if (event.key === "a") decide("approve");
    else if (event.key === "r") decide("reject");
    else if (event.key === "e") desk.querySelector(".acts .plain")?.click();
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", keys);
  fill(content, el("h1", {}, "Review"), el("p", { class: "lede" }, "Drafts that callers are waiting for. ", el("kbd", {}, "j"), " ", el("kbd", {}, "k"), " move, ", el("kbd", {}, "a"), " approves, ", el("kbd", {}, "e"), " edits, ", el("kbd", {}, "r"), " rejects."), said, empty, el("div", { class: "review" }, list, desk));
  await refresh();
  const timer = setInterval(() => !editing && refresh().catch(() => {}), EVERY);
  return () => {
    clearInterval(timer);
    document.removeEventListener("keydown", keys);
  };
}
