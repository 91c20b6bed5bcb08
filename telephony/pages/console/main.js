// The console: who is there, where they look, and the parts of it.

import { el, fill, icon } from "../dom.js";
import { callPage } from "./call.js";
import { callsPage, livePage } from "./calls.js";
import { figuresPage } from "./figures.js";
import { readingPage } from "./reading.js";
import { recordPage } from "./record.js";
import { reviewPage } from "./review.js";
import { Unknown, login, post, session } from "./server.js";
import { turnPage } from "./turn.js";

const PLACES = [
  ["live", "Live", "phone", livePage],
  ["calls", "Calls", "card", callsPage],
  ["review", "Review", "check", reviewPage],
  ["reading", "What it says", "shield", readingPage],
  ["figures", "Figures", "scales", figuresPage],
  ["turn", "The turn", "link", turnPage],
  ["record", "Record", "lock", recordPage],
];

const page = document.getElementById("page");
let leave = () => {};

function frame(user) {
  const content = el("main", { id: "content", tabindex: "-1" });
  const links = PLACES.map(([name, label, glyph]) => el("a", { href: `#/${name}`, dataset: { name } }, icon(glyph), label));
  fill(
    page,
    el("a", { class: "skip", href: "#content" }, "Skip to the content"),
    el(
      "header",
      { class: "side" },
      el("p", { class: "brand" }, el("img", { src: "/pages/icon.svg", alt: "", width: "30", height: "30" }), "Atalaia"),
      el("nav", { "aria-label": "Console" }, links),
      el("div", { class: "who" }, el("span", {}, user), el("button", { type: "button", onclick: out }, "Log out")),
    ),
    content,
  );
  return { content, links };
}

async function out() {
  await post("/logout").catch(() => {});
  location.reload();
}

function loginPage(message = "") {
  const user = el("input", { id: "user", name: "user", autocomplete: "username", required: true });
  user.value = "operator";
  const password = el("input", { id: "password", name: "password", type: "password", autocomplete: "current-password", required: true });
  const said = el("p", { class: "said", role: "alert" }, message);
  const form = el(
    "form",
    {
      class: "login",
      onsubmit: async (event) => {
        event.preventDefault();
        try {
          await login(user.value, password.value);
          begin();
        } catch (error) {
          said.textContent = error.message;
          password.select();
        }
      },
    },
    el("img", { src: "/pages/icon.svg", alt: "", width: "48", height: "48" }),
    el("h1", {}, "Atalaia console"),
    el("label", { for: "user" }, "Name"),
    user,
    el("label", { for: "password" }, "Password"),
    password,
    said,
    el("button", { type: "submit", class: "solid" }, "Log in"),
  );
  fill(page, el("main", { class: "door" }, form));
  password.focus();
}

async function show({ content, links }) {
  leave();
  leave = () => {};
  const [name, id] = location.hash.replace(/^#\//, "").split("/").map(decodeURIComponent);
  const here = name || "live";
  for (const link of links) {
    if (link.dataset.name === here || (here === "call" && link.dataset.name === "calls")) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  fill(content, el("p", { class: "loading" }, "Loading"));
  try {
    const made = here === "call" ? callPage : (PLACES.find((place) => place[0] === here) ?? PLACES[0])[3];
    leave = (await made(content, id)) ?? (() => {});
    document.title = `${content.querySelector("h1")?.textContent ?? "Console"} · Atalaia`;
  } catch (error) {
    if (error instanceof Unknown) loginPage(error.message);
    else fill(content, el("h1", {}, "This did not work"), el("p", { role: "alert" }, error.message));
  }
}

async function begin() {
  try {
    const parts = frame(await session());
    window.onhashchange = () => show(parts).then(() => parts.content.focus({ preventScroll: true }));
    await show(parts);
  } catch (error) {
    loginPage(error instanceof Unknown ? "" : error.message);
  }
}

begin();
