// What is shown when the gate has heard an emergency, or is not sure: calm, large, with the number to tap.

import { el, fill, icon } from "../dom.js";
import { alarmNumbers } from "./state.js";

const dialled = (number) => `tel:${number.replace(/[^\d+*#]/g, "")}`;

export class Alarm {
  /** `yes` is called when the caller says by button that it is an emergency. */
  constructor(words, yes) {
    this.words = words;
    this.yes = yes;
    this.shown = "";
    this.person = el("p", { class: "person", role: "status" });
    this.node = el("section", { class: "alarm", role: "alert", hidden: true });
    this.check = el("section", { class: "check", role: "alert", hidden: true });
  }

  render(state, line, country) {
    this.renderCheck(state);
    this.node.hidden = !state.alarm;
    document.documentElement.classList.toggle("in-alarm", Boolean(state.alarm));
    if (!state.alarm) return;
    const { words } = this;
    const { alarm } = state;
    const key = [alarm.text, country, words.locale].join("|");
    if (key !== this.shown) {
      this.shown = key;
      this.fill(alarm, line, country);
      this.node.scrollIntoView({ block: "start", behavior: "smooth" });
    }
    const human = alarm.human ?? (alarm.person === "none" ? line.human : null);
    const number = human && /^\+?[\d\s-]{3,}$/.test(human) ? human : null;
    const mood = [alarm.person, number].join("|");
    if (mood !== this.mood) {
      this.mood = mood;
      fill(
        this.person,
        icon("person"),
        el("span", {}, words(`alarm_person_${alarm.person}`)),
        alarm.person === "none" && number && el("a", { href: dialled(number) }, words("alarm_person_call", { number })),
      );
      this.person.dataset.person = alarm.person;
    }
  }

  fill(alarm, line, country) {
    const { words } = this;
    const numbers = alarmNumbers(alarm, line.countries[country]);
    const name = country && new Intl.DisplayNames(words.locale, { type: "region" }).of(country);
    fill(
      this.node,
      el(
        "div",
        { class: "alarm-inside" },
        el("div", { class: "alarm-words" }, el("h2", {}, icon("alert"), words("alarm_title")), el("p", { class: "script" }, alarm.text || words("alarm_no_number")), this.person),
        el(
          "div",
          { class: "alarm-numbers" },
          numbers.map(({ service, number, option }) =>
            el(
              "a",
              { class: "number", href: dialled(number) },
              icon("phone"),
              el(
                "span",
                {},
                el("strong", {}, words("alarm_call", { number })),
                el("small", {}, words(`alarm_service_${service}`), option ? `, ${words("alarm_option", { option })}` : ""),
              ),
            ),
          ),
          !numbers.length && alarm.text && el("p", { class: "no-number" }, words("alarm_no_number")),
          name && el("p", { class: "where" }, words("alarm_country", { country: name })),
          el("p", { class: "where" }, words("alarm_stays")),
        ),
      ),
    );
  }

  renderCheck(state) {
    const how = state.alarm ? null : state.checking;
    this.check.hidden = !how;
    if (how === this.how) return;
    this.how = how;
    if (!how) return fill(this.check);
    const { words } = this;
    fill(
      this.check,
      el(
        "div",
        { class: "alarm-inside" },
        el("div", {}, el("h2", {}, icon("shield"), words("check_title")), el("p", {}, words(`check_${how}`))),
        el("button", { type: "button", class: "yes", onclick: this.yes }, words("check_yes")),
      ),
    );
  }
}
