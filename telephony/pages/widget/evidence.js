// Evidence as cards: what was asked, what each source says of it, and what nobody can say.

import { el, icon, safeUrl } from "../dom.js";

const RELATION_ICON = { supports: "check", contradicts: "against", contextualizes: "info" };
const UNCERTAINTY_ICON = {
  supported: "check",
  contradicted: "against",
  contextualized: "info",
  conflicting: "scales",
  insufficient_evidence: "unknown",
};

function date(text, locale) {
  const [year, month, day] = text.split("-").map(Number);
  if (!year || !month || !day) return text;
  const format = new Intl.DateTimeFormat(locale, { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" });
  return format.format(new Date(Date.UTC(year, month - 1, day)));
}

function source(evidence, words) {
  const url = safeUrl(evidence.url);
  return el(
    "article",
    { class: `source source-${evidence.relation}` },
    el(
      "header",
      {},
      el("span", { class: "tag" }, icon(RELATION_ICON[evidence.relation] ?? "info"), words(`relation_${evidence.relation}`)),
      el("h4", {}, evidence.title),
    ),
    el("blockquote", {}, el("p", {}, evidence.snippet)),
    el(
      "footer",
      {},
      el("span", { class: "publisher" }, evidence.publisher),
      el("span", {}, words("published", { date: date(evidence.published, words.locale) })),
      el("span", {}, words("accessed", { date: date(evidence.accessed, words.locale) })),
      url && el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words("open_source"), icon("link")),
    ),
  );
}

function claim(each, words) {
  const nothing = !each.evidence.length;
  return el(
    "section",
    { class: `claim claim-${each.uncertainty}` },
    el(
      "header",
      {},
      el("h3", {}, icon(UNCERTAINTY_ICON[each.uncertainty] ?? "info"), words(`uncertainty_${each.uncertainty}`)),
      el("p", { class: "about" }, el("span", {}, words("about")), " ", el("q", {}, each.text)),
    ),
    nothing && el("p", { class: "nothing" }, words("insufficient_body")),
    each.evidence.map((evidence) => source(evidence, words)),
    each.reflection_questions.length > 0 &&
      el(
        "div",
        { class: "reflect" },
        el("h4", {}, icon("thought"), words("reflect")),
        el("ul", {}, each.reflection_questions.map((question) => el("li", {}, question))),
      ),
  );
}

/** The card of one answer. */
export function evidenceCard(item, words) {
  const own = item.claims.flatMap((each) => [each.temporal_context, ...each.limitations].filter(Boolean));
  const limits = [...new Set([...own, ...item.limitations])];
  return el(
    "div",
    { class: "evidence" },
    el("h2", { class: "unseen" }, words("evidence")),
    item.claims.map((each) => claim(each, words)),
    limits.length > 0 &&
      el(
        "details",
        {},
        el("summary", {}, words("limits")),
        el("ul", {}, limits.map((limit) => el("li", {}, limit))),
      ),
  );
}
