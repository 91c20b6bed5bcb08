// Figures of the last days, drawn with uPlot; beside each drawing stand its numbers.

import { el, fill } from "../dom.js";
import uPlot from "../vendor/uplot/uPlot.js";
import { get } from "./server.js";

const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const SHORT = { insufficient_evidence: "no evidence" };

/** Bars with their names below. */
function bars(box, counts, { unit = "", tone = "--brand" } = {}) {
  const names = Object.keys(counts);
  if (!names.length) return fill(box, el("p", { class: "nobody" }, "Nothing in these days."));
  const chart = new uPlot(
    {
      width: Math.max(260, box.clientWidth),
      height: 220,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false, range: [-0.6, names.length - 0.4] }, y: { range: (_, low, high) => [0, high * 1.12 || 1] } },
      axes: [
        { stroke: colour("--soft"), grid: { show: false }, ticks: { show: false }, splits: names.map((_, index) => index), values: () => names.map((name) => SHORT[name] ?? name.replaceAll("_", " ")), font: "13px Hyperlegible", gap: 6 },
        { stroke: colour("--soft"), grid: { stroke: colour("--line"), width: 1 }, ticks: { show: false }, size: 52, font: "13px Hyperlegible", values: (_, splits) => splits.map((value) => `${value}${unit}`) },
      ],
      series: [{}, { fill: colour(tone), stroke: colour(tone), paths: uPlot.paths.bars({ size: [0.55, 64], radius: 0.18 }), points: { show: false } }],
    },
    [names.map((_, index) => index), names.map((name) => counts[name])],
  );
  fill(box, chart.root, el("table", { class: "unseen" }, el("tbody", {}, names.map((name) => el("tr", {}, el("th", {}, name), el("td", {}, `${counts[name]}${unit}`))))));
}

export async function figuresPage(content) {
  const days = el("select", { id: "days", onchange: () => draw() }, ["1", "7", "30", "90"].map((each) => el("option", { value: each }, each === "1" ? "Last day" : `Last ${each} days`)));
  days.value = "30";
  const grid = el("div", { class: "figures" });
  const figure = (title, note = "") => {
    const box = el("div", { class: "chart" });
    grid.append(el("section", {}, el("h2", {}, title), note && el("p", { class: "why" }, note), box));
    return box;
  };
  fill(content, el("div", { class: "with-choice" }, el("h1", {}, "Figures"), el("label", { for: "days", class: "unseen" }, "Days"), days), grid);
  const draw = async () => {
    const found = await get(`/figures?days=${days.value}`);
    fill(grid);
    const boxes = [
      [figure("Time to the first word", "From the end of a turn to the first sound of its answer."), found.first_word, { unit: " s" }],
      [figure("Gate to script", "From an escalation's latch to the first sound of its script."), found.gate_to_script, { unit: " s", tone: "--alarm" }],
      [figure("Escalations by category"), found.escalations, { tone: "--alarm" }],
      [figure("How turns ended"), found.outcomes, {}],
      [figure("Degraded time", "From the moment a part was not well until it was seen to work again, or the call's end."), found.degraded_seconds, { tone: "--care", unit: " s" }],
      [figure("Calls by language", `${found.calls} calls`), found.by_locale, {}],
    ];
    for (const [box, counts, options] of boxes) bars(box, counts, options);
    grid.append(el("section", { class: "wide" }, el("h2", {}, "What no card answers"), found.unanswered.length ? el("ul", { class: "asked-list" }, found.unanswered.map((each) => el("li", {}, `“${each}”`))) : el("p", { class: "nobody" }, "Nothing in these days.")));
  };
  await draw();
}
