// Lists of calls: those under way, and all that are known.

import { el, fill, icon } from "../dom.js";
import { followLive, get } from "./server.js";

const EVERY = 2000;
const NAMES = { "en-US": "English", "es-419": "Español", "pt-BR": "Português" };

export const when = (text) => (text ? new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(new Date(text)) : "");

export function lasted(call) {
  const seconds = ((call.ended ? new Date(call.ended) : new Date()) - new Date(call.started)) / 1000;
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

export const gatePill = (escalated) =>
  el("span", { class: escalated ? "pill alarm-pill" : "pill" }, icon(escalated ? "alert" : "shield"), escalated ? "Escalated" : "Quiet");

/** What a live call is doing, before anything is known of it. */
const blank = (call) => ({ state: "Greeting", said: "", escalated: call?.escalated ?? null, latency: [], asked: null });

/** What one more event of a call tells of it. */
function learn(seen, event) {
  switch (event.event) {
    case "speech_started":
      seen.state = "Caller speaks";
      break;
    case "partial":
    case "final":
      if (event.text) seen.said = event.text;
      break;
    case "turn_started":
      seen.state = "Thinking";
      seen.asked = event.t;
      break;
    case "say_started":
      seen.state = event.kind === "script" ? "Script" : "Line speaks";
      if (seen.asked !== null && event.kind !== "phrase") {
        seen.latency.push(event.t - seen.asked);
        seen.asked = null;
      }
      break;
    case "say_finished":
      seen.state = "Listening";
      break;
    case "escalation":
      seen.escalated = event.phase;
      break;
    case "handoff":
      if (event.result === "released") seen.escalated = null;
      else if (event.result === "taken_over") seen.by = event.to;
      else if (event.result === "given_back") seen.by = null;
      break;
    case "call_ended":
      seen.state = "Ended";
  }
}

export async function livePage(content) {
  const grid = el("ul", { class: "live" });
  const nobody = el("p", { class: "nobody" }, "Nobody is calling. Calls appear here as they come in.");
  fill(content, el("h1", {}, "Live calls"), nobody, grid);
  const cards = new Map();
  const known = new Map();
  const due = new Set();

  const seenOf = (id, call) => {
    if (!known.has(id)) known.set(id, blank(call));
    return known.get(id);
  };
  const draw = ({ call, card }) => {
    const seen = seenOf(call.id, call);
    card.className = seen.escalated ? "live-call escalated" : "live-call";
    const latest = seen.latency.at(-1);
    const focused = card.contains(document.activeElement);
    fill(
      card,
      el(
        "a",
        { href: `#/call/${encodeURIComponent(call.id)}` },
        el("header", {}, el("strong", {}, NAMES[call.locale] ?? call.locale), el("span", {}, call.channel, call.country ? ` · ${call.country}` : ""), el("time", {}, lasted(call))),
        el("p", { class: "said" }, seen.said ? `“${seen.said}”` : "…"),
        el("footer", {}, gatePill(seen.escalated), el("span", {}, seen.by ? `With ${seen.by}` : seen.state), latest !== undefined && el("span", { title: "From the end of the turn to the first word" }, `${latest.toFixed(1)} s`)),
      ),
    );
    if (focused) card.firstChild.focus({ preventScroll: true });
  };
  const drawSoon = (id) => {
    if (due.has(id)) return;
    due.add(id);
    requestAnimationFrame(() => {
      due.delete(id);
      const kept = cards.get(id);
      if (kept) draw(kept);
    });
  };

  const refresh = async () => {
    const live = (await get("/calls?live=true")).filter((call) => call.live);
    nobody.hidden = live.length > 0;
    for (const [id, { card }] of cards) {
      if (!live.some((call) => call.id === id)) {
        card.remove();
        cards.delete(id);
        known.delete(id);
      }
    }
    for (const call of live) {
      if (!cards.has(call.id)) {
        const card = el("li");
        grid.append(card);
        cards.set(call.id, { card });
      }
      const kept = cards.get(call.id);
      kept.call = call;
      draw(kept);
    }
  };
  await refresh();
  const stop = followLive(
    () => known.clear(),
    (event) => {
      learn(seenOf(event.call, cards.get(event.call)?.call), event);
      if (cards.has(event.call)) drawSoon(event.call);
      else if (event.event === "call_started") refresh().catch(() => {});
    },
  );
  const timer = setInterval(() => refresh().catch(() => {}), EVERY);
  return () => {
    clearInterval(timer);
    stop();
  };
}

export async function callsPage(content) {
  const words = el("input", { type: "search", id: "words", placeholder: "Words that somebody said" });
  const locale = el("select", { id: "locale" }, el("option", { value: "" }, "All languages"), Object.entries(NAMES).map(([code, name]) => el("option", { value: code }, name)));
  const escalated = el("select", { id: "escalated" }, el("option", { value: "" }, "Escalated or not"), el("option", { value: "true" }, "Escalated"), el("option", { value: "false" }, "Not escalated"));
  const body = el("tbody");
  const none = el("p", { class: "nobody", hidden: true }, "No call is like that.");
  const search = async () => {
    const query = new URLSearchParams({ limit: "100" });
    if (words.value) query.set("q", words.value);
    if (locale.value) query.set("locale", locale.value);
    if (escalated.value) query.set("escalated", escalated.value);
    const found = await get(`/calls?${query}`);
    none.hidden = found.length > 0;
    fill(
      body,
      found.map((call) =>
        el(
          "tr",
          {},
          el("td", {}, el("a", { href: `#/call/${encodeURIComponent(call.id)}` }, when(call.started))),
          el("td", {}, NAMES[call.locale] ?? call.locale),
          el("td", {}, call.channel),
          el("td", {}, call.country ?? ""),
          el("td", { class: "number" }, call.ended || call.live ? lasted(call) : "cut off"),
          el("td", {}, gatePill(call.escalated)),
        ),
      ),
    );
  };
  const form = el(
    "form",
    {
      class: "search",
      onsubmit: (event) => {
        event.preventDefault();
        search();
      },
      onchange: () => search(),
    },
    el("label", { for: "words", class: "unseen" }, "Words"),
    words,
    el("label", { for: "locale", class: "unseen" }, "Language"),
    locale,
    el("label", { for: "escalated", class: "unseen" }, "Escalated"),
    escalated,
    el("button", { type: "submit", class: "solid" }, "Search"),
  );
  const heads = ["Began", "Language", "By", "Country", "Length", "Gate"];
  const kept = el("p", { class: "kept" }, el("a", { href: "/console/candidates", download: "candidates.jsonl" }, "Candidate goldens"), " of all marks, one a line.");
  fill(content, el("h1", {}, "Calls"), form, el("div", { class: "table" }, el("table", {}, el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))), body)), none, kept);
  await search();
}
