// What the line will and will not say, as a reviewer reads it: by language side by side, with version and date, to print.

import { el, fill, icon, safeUrl } from "../dom.js";
import { get } from "./server.js";

const NAMES = { "en-US": "English", "es-419": "Español", "pt-BR": "Português" };
const plain = (slug) => slug.replaceAll("_", " ").replaceAll("-", " ");

const columns = (locales, cell) => el("div", { class: "columns" }, locales.map((locale) => el("div", { lang: locale, class: "column" }, cell(locale))));
const texts = (lines) => el("ul", {}, lines.map((line) => el("li", {}, line)));

function redflags({ redflags: found, locales }) {
  return found.map((category) =>
    el(
      "section",
      { class: "entry", id: `flag-${category.category}` },
      el("h3", {}, plain(category.category)),
      category.arms.map((arm) => el("article", {}, el("h4", {}, arm.label, el("span", { class: `severity ${arm.severity}` }, arm.severity)), el("p", { class: "why" }, arm.why), columns(locales, (locale) => texts(arm.examples[locale].map((each) => `“${each}”`))))),
    ),
  );
}

const scripts = ({ scripts: found, locales }) =>
  found.map((script) => el("section", { class: "entry" }, el("h3", {}, plain(script.slug)), el("p", { class: "why" }, script.why), columns(locales, (locale) => [el("p", { class: "speech" }, script.text[locale]), script.unknown[locale] !== script.text[locale] && el("p", { class: "unknown" }, el("b", {}, "Country unknown: "), script.unknown[locale])])));

const spoken = (rows, name, { locales }) => rows.map((each) => el("section", { class: "entry" }, el("h3", {}, plain(each[name])), columns(locales, (locale) => el("p", { class: "speech" }, each.text[locale]))));

function cards({ cards: found, locales }) {
  return found.map((card) =>
    el(
      "section",
      { class: "entry" },
      el("h3", {}, plain(card.id), el("span", { class: "severity" }, card.topic)),
      columns(locales, (locale) => {
        const one = card.locales[locale];
        if (!one) return el("p", { class: "unknown" }, "There is no card in this language.");
        const url = safeUrl(one.url);
        return [
          el("h4", {}, one.title),
          el("p", { class: "speech" }, one.spoken),
          el("h5", {}, "Supports"),
          texts(one.facts),
          el("h5", {}, "Contradicts"),
          texts(one.myths),
          el("h5", {}, "Questions to think about"),
          texts(one.reflection),
          el("p", { class: "why" }, url ? el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, one.publisher) : one.publisher, ` · published ${one.published} · ${one.opened ? `read ${one.accessed}` : "page not opened yet"} · reviewed ${one.reviewed} · ${one.hash}`),
        ];
      }),
    ),
  );
}

function numbers({ numbers: found }) {
  const heads = ["Country", "Service", "Number", "Hours", "Confidence", "Said?", "Checked"];
  const row = (each) =>
    el("tr", {}, el("td", {}, each.country), el("td", {}, each.service), el("td", {}, el("b", {}, each.number)), el("td", {}, each.hours), el("td", {}, each.confidence), el("td", {}, each.spoken ? "yes" : "no"), el("td", {}, safeUrl(each.source) ? el("a", { href: safeUrl(each.source), target: "_blank", rel: "noopener noreferrer" }, each.checked_on) : each.checked_on));
  return el("div", { class: "table" }, el("table", {}, el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))), el("tbody", {}, found.map(row))));
}

const PARTS = [
  ["redflags", "Red flags", redflags],
  ["scripts", "Emergency scripts", scripts],
  ["refusals", "Refusals", (matter) => spoken(matter.refusals, "kind", matter)],
  ["phrases", "What it says of itself", (matter) => spoken(matter.phrases, "slug", matter)],
  ["numbers", "Emergency numbers", numbers],
  ["cards", "Cards", cards],
];

export async function readingPage(content) {
  const matter = await get("/reading");
  const body = el("div", { class: "matter" });
  const filter = el("input", { type: "search", id: "filter", placeholder: "Find words" });
  const tabs = PARTS.map(([name, label]) => el("button", { type: "button", "aria-pressed": "false", onclick: () => show(name) }, label));
  const sieve = () => {
    const wanted = filter.value.trim().toLocaleLowerCase();
    for (const entry of body.querySelectorAll(".entry, tbody tr")) entry.hidden = wanted !== "" && !entry.textContent.toLocaleLowerCase().includes(wanted);
  };
  filter.addEventListener("input", sieve);
  const show = (name) => {
    const at = PARTS.findIndex((part) => part[0] === name);
    tabs.forEach((tab, index) => tab.setAttribute("aria-pressed", String(index === at)));
    const [, label, make] = PARTS[at];
    const heads = name === "numbers" ? [] : el("div", { class: "columns heads" }, matter.locales.map((locale) => el("strong", { lang: locale }, NAMES[locale] ?? locale)));
    fill(body, el("h2", {}, label), heads, make(matter));
    sieve();
  };
  fill(
    content,
    el("h1", {}, "What the line will and will not say"),
    el("p", { class: "lede" }, `Version ${matter.version} · cards reviewed ${matter.reviewed} · printed ${new Date().toISOString().slice(0, 10)}`),
    el("div", { class: "tabs", role: "group", "aria-label": "Parts" }, tabs, el("label", { for: "filter", class: "unseen" }, "Find"), filter, el("button", { type: "button", class: "print", onclick: () => window.print() }, icon("print"), "Print")),
    body,
  );
  show("redflags");
}
