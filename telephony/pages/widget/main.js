// The page: puts the parts together and takes care of one call after another.

import { el, fill, icon } from "../dom.js";
import { country as countryOf, loadStrings, preferred } from "../strings.js";
import { Alarm } from "./alarm.js";
import { Link } from "./link.js";
import { Meter, openMicrophone } from "./microphone.js";
import { Panel } from "./panel.js";
import { add, finish, newState, takeAnswer, takeEvent, takeProgress } from "./state.js";
import { Thread } from "./thread.js";

const NAMES = { "en-US": "English", "es-419": "Español", "pt-BR": "Português" };
const REVIEW_EVERY = 3000;
const asked = new URLSearchParams(location.search);

const remembered = {
  get(name) {
    try {
      return localStorage.getItem(`atalaia.${name}`);
    } catch {
      return null;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`atalaia.${name}`, value);
    } catch {
      // A browser that keeps nothing asks again next time.
    }
  },
};

class Page {
  constructor(line) {
    this.line = line;
    const known = (locale) => (line.locales.includes(locale) ? locale : null);
    this.locale = known(asked.get("locale")) ?? known(remembered.get("locale")) ?? preferred(line.locales, line.locale);
    const countries = Object.keys(line.countries);
    const there = (code) => (countries.includes(code) ? code : null);
    this.country = there(asked.get("country")) ?? there(remembered.get("country")) ?? line.country ?? countryOf(countries);
    this.state = newState();
    this.audio = el("audio", { autoplay: true, playsinline: true });
    this.hear = el("button", { type: "button", class: "solid hear", hidden: true, onclick: () => this.unmuteAudio() });
    this.embedded = asked.has("embedded");
    document.documentElement.classList.toggle("embedded", this.embedded);
  }

  async build() {
    const words = (this.words = await loadStrings("/pages/widget/strings", this.locale));
    document.documentElement.lang = this.locale;
    document.title = words("title");
    this.panel = new Panel(words, {
      start: () => this.start(),
      cancel: () => this.stop(),
      mute: () => this.mute(),
      key: (digit) => this.link?.key(digit),
      end: () => this.link?.end(),
    });
    this.thread = new Thread(words);
    this.alarm = new Alarm(words, () => this.itIsAnEmergency());
    this.form = this.textBox();
    this.hear.textContent = words("hear");
    fill(
      document.getElementById("page"),
      el("a", { class: "skip", href: "#call" }, words("skip")),
      this.header(),
      this.alarm.node,
      this.alarm.check,
      el(
        "main",
        {},
        this.hero(),
        el("section", { class: "talk" }, this.thread.node),
        el("div", { class: "side" }, this.panel.node, this.hear, this.form),
      ),
      this.about(),
    );
    this.render();
  }

  header() {
    const { words } = this;
    const languages = el("fieldset", { class: "languages" }, el("legend", { class: "unseen" }, words("language")));
    for (const locale of this.line.locales) {
      const input = el("input", { type: "radio", name: "locale", value: locale, onchange: () => this.speak(locale) });
      input.checked = locale === this.locale;
      languages.append(el("label", { lang: locale }, input, el("span", {}, NAMES[locale])));
    }
    const regions = new Intl.DisplayNames(this.locale, { type: "region" });
    const options = Object.keys(this.line.countries)
      .map((code) => [code, regions.of(code)])
      .sort((one, other) => one[1].localeCompare(other[1], this.locale));
    const select = el(
      "select",
      { onchange: (event) => this.live(event.target.value || null), title: words("country_why") },
      el("option", { value: "" }, words("country_unknown")),
      options.map(([code, name]) => el("option", { value: code }, name)),
    );
    select.value = this.country ?? "";
    return el(
      "header",
      { class: "top" },
      el("p", { class: "brand" }, el("img", { src: "/pages/icon.svg", alt: "", width: "34", height: "34" }), el("span", {}, "Atalaia")),
      el("div", { class: "choices" }, el("label", { class: "place" }, el("span", { class: "unseen" }, words("country")), select), languages),
    );
  }

  hero() {
    const { words } = this;
    return el(
      "section",
      { class: "hero" },
      el("p", { class: "eyebrow" }, words("eyebrow")),
      el("h1", {}, words("headline")),
      el("p", { class: "lede" }, words("lede")),
      el(
        "ul",
        { class: "points" },
        el("li", {}, icon("card"), words("point_cards")),
        el("li", {}, icon("shield"), words("point_guard")),
        el("li", {}, icon("lock"), words("point_private")),
      ),
    );
  }

  about() {
    const { words } = this;
    return el(
      "footer",
      { class: "about-line" },
      el("div", {}, el("h2", {}, words("not_title")), el("p", {}, words("not_lede")), el("p", { class: "in-emergency" }, this.emergency())),
      el("ul", {}, words.list("not").map((each) => el("li", {}, each))),
    );
  }

  textBox() {
    const { words } = this;
    const field = el("input", { id: "question", name: "question", type: "text", maxlength: "2000", autocomplete: "off", enterkeyhint: "send", placeholder: words("type_placeholder") });
    return el(
      "form",
      {
        class: "ask",
        onsubmit: (event) => {
          event.preventDefault();
          const text = field.value.trim();
          field.value = "";
          if (text) this.ask(text);
        },
      },
      el("label", { for: "question" }, words("or_type")),
      el("div", { class: "field" }, field, el("button", { type: "submit", "aria-label": words("send") }, icon("send"))),
    );
  }

  /** The number to call in an emergency, as a sentence. */
  emergency(key = "trouble_emergency") {
    const number = this.line.countries[this.country]?.medical;
    return number ? this.words(key, { number }) : this.words(`${key}_unknown`);
  }

  render() {
    const { state } = this;
    const talking = state.items.length > 0 || !["idle", "trouble"].includes(state.phase);
    document.documentElement.classList.toggle("talking", talking);
    document.documentElement.dataset.phase = state.phase;
    this.panel.render(state, this.emergency());
    this.thread.render(state);
    this.alarm.render(state, this.line, this.country);
  }

  change(how) {
    how(this.state);
    this.render();
  }

  async speak(locale) {
    remembered.set("locale", (this.locale = locale));
    const digit = { "en-US": "1", "es-419": "2", "pt-BR": "3" }[locale];
    this.link?.key(digit);
    const { panel } = this;
    await this.build();
    this.panel.began = panel.began;
    document.querySelector(`input[value="${locale}"]`)?.focus();
  }

  async live(country) {
    remembered.set("country", (this.country = country) ?? "");
    await this.build();
    document.querySelector("select")?.focus();
  }

  // The call

  async start() {
    if (this.link) return;
    const { items, count, alarm, gate } = this.state;
    this.state = Object.assign(newState(), { items, count, alarm, gate, phase: "asking" });
    this.render();
    this.panel.cancel.focus();
    const turn = (this.turn = Symbol("call"));
    let microphone = null;
    try {
      microphone = await openMicrophone();
      if (this.turn !== turn) throw new Error("cancelled");
      this.change((state) => (state.phase = "connecting"));
      this.meter = new Meter();
      this.mine = this.meter.of(microphone);
      this.theirs = () => 0;
      const link = (this.link = new Link(microphone, this.audio, (what) => this.told(what)));
      link.onaudio = (stream) => (this.theirs = this.meter.of(stream));
      await link.call(this.locale, this.country);
    } catch (error) {
      for (const track of microphone?.getTracks() ?? []) track.stop();
      if (this.turn === turn) this.fail(error.reason ?? "failed");
    }
  }

  stop() {
    this.turn = null;
    this.hangUp();
    this.change((state) => (state.phase = "idle"));
    this.panel.orb.focus();
  }

  fail(reason) {
    this.hangUp();
    this.change((state) => Object.assign(state, { phase: "trouble", trouble: reason === "gone" ? "failed" : reason }));
    this.form.querySelector("input").focus({ preventScroll: true });
  }

  hangUp() {
    const { link } = this;
    this.link = null;
    link?.close("cancelled");
    this.meter?.close();
    this.meter = null;
    this.hear.hidden = true;
    cancelAnimationFrame(this.drawing);
  }

  told(what) {
    switch (what.type) {
      case "connected":
        this.change((state) => (state.phase = "live"));
        this.panel.mute.focus();
        this.draw();
        break;
      case "lost":
        this.change((state) => Object.assign(state, { phase: "lost", hearing: false }));
        break;
      case "back":
        this.change((state) => Object.assign(state, { phase: "live", wasLost: true }));
        break;
      case "silent":
        this.hear.hidden = false;
        break;
      case "message":
        this.message(what.message);
        break;
      case "closed":
        if (!this.link) break;
        this.hangUp();
        this.change((state) =>
          Object.assign(finish(state), what.reason === "lost" ? { phase: "trouble", trouble: "lost" } : { phase: "ended" }, {
            hearing: false,
            speaking: null,
            thinking: false,
            muted: false,
            checking: null,
          }),
        );
        this.panel.again.focus();
    }
  }

  message(message) {
    if (message.type === "progress") {
      takeProgress(this.state, message);
    } else if (message.type === "event") {
      const { event } = message;
      takeEvent(this.state, event);
      if (event.event === "locale" && event.locale !== this.locale) this.follow(event.locale);
    }
    this.render();
  }

  /** The line went on in another language, and so does the page. */
  async follow(locale) {
    const { panel } = this;
    this.locale = locale;
    await this.build();
    this.panel.began = panel.began;
  }

  draw() {
    let last = 0;
    const step = (now) => {
      this.drawing = requestAnimationFrame(step);
      if (now - last < 50 || !this.meter) return;
      last = now;
      const quiet = this.panel.meters(this.state.muted ? 0 : this.mine(), this.theirs()) && !this.state.muted;
      if (quiet !== this.state.quiet) this.change((state) => (state.quiet = quiet));
    };
    this.drawing = requestAnimationFrame(step);
  }

  mute() {
    if (!this.link) return;
    this.change((state) => (state.muted = !state.muted));
    for (const track of this.link.microphone.getAudioTracks()) track.enabled = !this.state.muted;
  }

  unmuteAudio() {
    this.hear.hidden = true;
    this.audio.play();
  }

  // By text

  async ask(text) {
    let waiting = null;
    this.change((state) => {
      add(state, { kind: "caller", text, stable: text, final: true, locale: this.locale });
      waiting = add(state, { kind: "waiting" });
    });
    let answer = null;
    try {
      let reply = await fetch("/chat", {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json" },
        body: JSON.stringify({ text, locale: this.locale, country: this.country, conversation: this.conversation }),
      });
      if (reply.status === 202) reply = await this.decided(reply, waiting);
      if (reply.ok) answer = await reply.json();
      this.conversation = answer?.conversation ?? this.conversation;
    } catch {
      answer = null;
    }
    this.change((state) => {
      state.items = state.items.filter((item) => item !== waiting);
      const spoken = answer?.spoken ?? this.emergency("chat_failed");
      add(state, { kind: "line", text: spoken, about: "text", said: 1, ended: "heard", locale: answer?.locale ?? this.locale });
      if (answer) takeAnswer(state, answer, "text");
    });
  }

  /** A person reads the draft first: say so, and wait for what they make of it. */
  async decided(reply, waiting) {
    const held = await reply.json();
    this.conversation = held.conversation ?? this.conversation;
    this.change((state) => {
      state.items = state.items.filter((item) => item !== waiting);
      add(state, { kind: "line", text: held.spoken, about: "text", said: 1, ended: "heard", locale: held.locale });
      state.items.push(waiting);
    });
    while (reply.status === 202) {
      await new Promise((done) => setTimeout(done, REVIEW_EVERY));
      reply = await fetch(`/chat/${encodeURIComponent(held.turn)}`, { headers: { Accept: "application/json" } });
    }
    return reply;
  }

  itIsAnEmergency() {
    if (this.link) this.link.key("9");
    else this.ask(this.words("check_yes"));
  }
}

async function begin() {
  const reply = await fetch("/api/line");
  const page = new Page(await reply.json());
  document.body.append(page.audio); // outside what is built anew: moved, it would fall silent
  await page.build();
}

begin();
