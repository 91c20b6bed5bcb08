// The call itself: the button, what is going on, and the controls.

import { el, fill, icon } from "../dom.js";

const KEYS = [
  ["0", "key_0"],
  ["9", "key_9"],
  ["*", "key_star"],
  ["#", "key_hash"],
];
const QUIET = 8000; // a microphone without a sound for so long gets a hint

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

export class Panel {
  /** `act` has the things a caller can do: start, cancel, mute, key, end. */
  constructor(words, act) {
    this.words = words;
    this.began = null;
    this.levels = [];
    this.mark = el("span", { class: "mark" }, icon("mic"));
    this.orb = el("button", { type: "button", class: "orb", onclick: () => act.start() }, el("span", { class: "ring" }), el("span", { class: "ring" }), this.mark, el("span", { class: "unseen" }, words("press")));
    this.state = el("p", { class: "state" });
    // Read aloud: the connection and the microphone, not who is speaking, which the caller hears.
    this.news = el("p", { class: "unseen", role: "status" });
    this.hint = el("p", { class: "hint" });
    this.gate = el("p", { class: "gate" });
    this.time = el("span", { class: "time", "aria-label": words("duration"), role: "timer" });
    this.bars = Array.from({ length: 7 }, () => el("i"));
    this.level = el("span", { class: "level", role: "meter", "aria-label": words("level"), "aria-valuemin": "0", "aria-valuemax": "100", "aria-valuenow": "0" }, this.bars);
    this.muteIcon = el("span", { class: "glyph" });
    this.muteText = el("span", {});
    this.mute = el("button", { type: "button", class: "control", onclick: () => act.mute() }, this.muteIcon, this.muteText);
    this.keypad = el("div", { class: "keypad", id: "keypad", role: "group", "aria-label": words("keypad"), hidden: true },
      KEYS.map(([digit, key]) => el("button", { type: "button", class: digit === "9" ? "key urgent" : "key", onclick: () => act.key(digit) }, el("b", {}, digit), el("span", {}, words(key)))));
    this.keys = el("button", { type: "button", class: "control", "aria-expanded": "false", "aria-controls": "keypad", onclick: () => this.toggleKeypad() }, el("span", { class: "glyph" }, icon("keypad")), el("span", {}, words("keypad")));
    this.keypad.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        this.toggleKeypad(false);
        this.keys.focus();
      } else if ("09*#".includes(event.key)) act.key(event.key);
    });
    this.end = el("button", { type: "button", class: "control hang-up", onclick: () => act.end() }, el("span", { class: "glyph" }, icon("end")), el("span", {}, words("end")));
    this.controls = el("div", { class: "controls" }, this.mute, this.keys, this.end);
    this.cancel = el("button", { type: "button", class: "plain", onclick: () => act.cancel() }, words("cancel"));
    this.trouble = el("div", { class: "trouble", role: "alert", hidden: true });
    this.again = el("button", { type: "button", class: "solid", onclick: () => act.start() });
    this.status = el("div", { class: "status" }, this.gate, el("span", { class: "meters" }, this.level, this.time));
    this.node = el("section", { class: "panel", "aria-label": words("call"), id: "call", tabindex: "-1" },
      this.news, this.status, this.orb, this.state, this.hint, this.trouble, this.again, this.cancel, this.keypad, this.controls);
  }

  toggleKeypad(open = this.keypad.hidden) {
    this.keypad.hidden = !open;
    this.keys.setAttribute("aria-expanded", String(open));
    if (open) this.keypad.querySelector("button").focus();
  }

  render(state, emergency) {
    const { words } = this;
    const { phase } = state;
    const calling = phase === "live" || phase === "lost";
    const waiting = phase === "asking" || phase === "connecting";
    this.node.dataset.phase = phase;
    this.node.dataset.mood = this.mood(state);
    this.orb.disabled = phase !== "idle";
    if (this.orb.disabled) this.orb.setAttribute("aria-hidden", "true");
    else this.orb.removeAttribute("aria-hidden");
    this.status.hidden = !calling;
    this.controls.hidden = !calling;
    if (!calling) this.toggleKeypadQuietly();
    this.cancel.hidden = !waiting;
    this.again.hidden = phase !== "ended" && phase !== "trouble";
    this.again.textContent = words(phase === "ended" ? "call_again" : "again");
    this.say(this.state, this.stateText(state));
    this.say(this.hint, this.hintText(state));
    this.announce(state);
    this.renderTrouble(state, emergency);
    this.renderGate(state);
    this.mute.setAttribute("aria-pressed", String(state.muted));
    this.say(this.muteText, words(state.muted ? "unmute" : "mute"));
    if (this.muteShown !== state.muted) {
      this.muteShown = state.muted;
      fill(this.muteIcon, icon(state.muted ? "muted" : "mic"));
      fill(this.mark, icon(state.muted ? "muted" : "mic"));
    }
    if (calling && this.began === null) this.began = Date.now();
    if (!calling && !waiting) this.began = null;
  }

  toggleKeypadQuietly() {
    this.keypad.hidden = true;
    this.keys.setAttribute("aria-expanded", "false");
  }

  mood(state) {
    if (state.phase === "lost") return "lost";
    if (state.phase !== "live") return "rest";
    if (state.alarm) return "alarm";
    if (state.muted) return "muted";
    if (state.hearing) return "hearing";
    if (state.thinking) return "thinking";
    return state.speaking ? "speaking" : "listening";
  }

  stateText(state) {
    const { words } = this;
    if (state.phase === "idle") return words("press");
    if (state.phase === "asking") return words("asking");
    if (state.phase === "connecting") return words("connecting");
    if (state.phase === "lost") return words("state_lost");
    if (state.phase === "ended") return words("state_ended");
    if (state.phase === "trouble") return "";
    if (state.muted) return words("state_muted");
    if (state.hearing) return words("state_hearing");
    if (state.thinking) return words("state_thinking");
    if (!state.greeted) return words("state_greeting");
    return words(state.speaking ? "state_speaking" : "state_listening");
  }

  announce(state) {
    const { words } = this;
    let text = state.phase === "idle" ? "" : this.stateText(state);
    if (state.phase === "live") text = words(state.muted ? "state_muted" : state.wasLost ? "state_back" : "state_greeting");
    if (this.news.textContent !== text) this.news.textContent = text;
  }

  hintText(state) {
    const { words } = this;
    if (state.phase === "idle") return words("press_hint");
    if (state.phase === "ended") return words("ended_body");
    if (state.phase === "live" && state.quiet && !state.muted) return words("quiet_hint");
    if (state.phase === "live" && state.degraded) return words("degraded");
    return "";
  }

  renderTrouble(state, emergency) {
    const { words } = this;
    this.trouble.hidden = state.phase !== "trouble";
    const key = state.phase === "trouble" ? state.trouble : null;
    if (key === this.troubleShown) return;
    this.troubleShown = key;
    fill(this.trouble, key && el("h2", {}, icon(key === "lost" || key === "failed" ? "away" : "lock"), words(`${key}_title`)), key && el("p", {}, words(`${key}_body`)), key && el("p", { class: "in-emergency" }, emergency));
  }

  renderGate(state) {
    const name = state.gate;
    if (this.gateShown === name) return;
    this.gateShown = name;
    this.gate.dataset.gate = name;
    fill(this.gate, icon(name === "escalate" ? "alert" : "shield"), el("span", {}, this.words(`gate_${name}`)));
  }

  say(node, text) {
    if (node.textContent !== text) node.textContent = text;
    node.hidden = text === "";
  }

  /** The levels now, 0 to 1: of the caller's microphone and of the line. True while the microphone gives nothing. */
  meters(mine, theirs) {
    this.node.style.setProperty("--mine", mine.toFixed(3));
    this.node.style.setProperty("--theirs", theirs.toFixed(3));
    this.levels = [...this.levels.slice(-6), mine];
    this.bars.forEach((bar, index) => bar.style.setProperty("--bar", (this.levels[index] ?? 0).toFixed(2)));
    const seconds = this.began === null ? 0 : (Date.now() - this.began) / 1000;
    const text = clock(seconds);
    if (text !== this.time.textContent) {
      this.time.textContent = text;
      this.level.setAttribute("aria-valuenow", String(Math.round(mine * 100)));
    }
    this.sounded ||= mine > 0.02;
    return !this.sounded && seconds * 1000 > QUIET;
  }
}
