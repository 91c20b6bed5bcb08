// Who did what at this console, and what the line itself put on record.

import { el, fill } from "../dom.js";
import { get } from "./server.js";

const time = (text) => new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" }).format(new Date(text));

export async function recordPage(content) {
  const rows = await get("/audit?limit=500");
  const heads = ["When", "Who", "Did", "To what"];
  const row = (each) => el("tr", {}, el("td", { class: "number" }, time(each.at)), el("td", {}, each.who), el("td", {}, each.act.replaceAll("_", " ")), el("td", { class: "detail" }, each.detail));
  fill(
    content,
    el("h1", {}, "Record"),
    el("p", { class: "lede" }, "Everything that somebody did here, the latest first. It cannot be changed from here."),
    el("div", { class: "table", tabindex: "0", role: "region", "aria-label": "Record" }, el("table", {}, el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))), el("tbody", {}, rows.map(row)))),
  );
}
