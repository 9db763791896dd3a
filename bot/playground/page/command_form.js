/* The composer while a command is being filled in: its options as fields, then sent. */

import * as api from "./api.js";
import { commandBody } from "./commands.js";
import { el, icon, roundButton } from "./dom.js";
import { begin, markOf } from "./interactions.js";
import { openModal } from "./modal.js";
import { OptionField } from "./option_field.js";
import { hush } from "./suggestions.js";

let used = 0;

/**
 * A form for `entry` in the place `place`; `written` are texts by option name to begin with.
 * `sent(key, name)` runs when the server has taken it, `left()` when the person goes back.
 */
export class CommandForm {
  constructor(entry, place, written, { sent, left }) {
    this.entry = entry;
    this.place = place;
    this.sent = sent;
    this.fields = [];
    this.build(left);
    const asked = entry.options.filter((option) => option.required || written.has(option.name));
    // Where nothing is required the first option is shown empty: it may be filled or left so.
    const first = asked.length ? asked : entry.options.slice(0, 1);
    for (const option of first) this.add(option, written.get(option.name));
    this.paintMore();
  }

  build(left) {
    const { name, description } = this.entry;
    this.fieldBox = el("div", { class: "option-fields" });
    this.more = el("div", { class: "more-options" });
    this.problem = el("p", { class: "failed", role: "alert" });
    this.send = el(
      "button",
      {
        class: "round send",
        "aria-label": `Send /${name}`,
        testid: "command-send",
      },
      icon("send"),
    );
    const about = el("span", { class: "soft", text: description });
    const leave = roundButton("close", "Leave the command", left);
    this.node = el(
      "form",
      {
        class: "command-form",
        "aria-label": `/${name}`,
        testid: "command-form",
        on: {
          submit: (event) => this.submit(event),
          input: () => this.complain(""),
          keydown: (event) => event.key === "Escape" && left(),
        },
      },
      el("div", { class: "command-head" }, el("b", { text: `/${name}` }), about, leave),
      el("div", { class: "command-row" }, this.fieldBox, this.send),
      this.more,
      this.problem,
    );
  }

  /** Puts the focus where the person goes on. */
  focus() {
    const empty = this.fields.find((field) => !field.input.value);
    (empty ?? this.fields.at(-1))?.input.focus();
    if (!this.fields.length) this.send.focus();
  }

  complain(sentence) {
    this.problem.textContent = sentence;
  }

  add(option, text = "") {
    const field = new OptionField(option, {
      ask: (focused) => this.ask(focused),
      next: (taken) => this.next(taken),
      remove: (gone) => this.remove(gone),
    });
    field.input.value = text;
    this.fields.push(field);
    this.fieldBox.append(field.node);
    this.paintMore();
    return field;
  }

  remove(field) {
    const at = this.fields.indexOf(field);
    hush(field.input);
    this.fields.splice(at, 1);
    field.node.remove();
    this.paintMore();
    (this.fields[at - 1]?.input ?? this.send).focus();
  }

  /** Buttons for the options not asked for yet. */
  paintMore() {
    const asked = this.fields.map((field) => field.option);
    const rest = this.entry.options.filter((option) => !asked.includes(option));
    this.more.replaceChildren(...rest.map((option) => this.adder(option)));
  }

  adder(option) {
    return el("button", {
      type: "button",
      class: "chip",
      title: option.description,
      testid: `add-option-${option.name}`,
      text: `+ ${option.name}`,
      on: { click: () => this.add(option).input.focus() },
    });
  }

  /** After a value was taken: on to the next field that still needs one. */
  next(field) {
    const empty = this.fields.find((other) => other.option.required && !other.input.value);
    (empty ?? field).input.focus();
  }

  /** [{name, value}] of the fields that are filled in rightly. */
  values() {
    const read = this.fields.map((field) => ({ name: field.option.name, ...field.read() }));
    return read.filter((one) => "value" in one);
  }

  async ask({ option, input }) {
    const others = this.values().filter((one) => one.name !== option.name);
    const options = [...others, { name: option.name, value: input.value }];
    const body = commandBody(this.place.id, this.entry, options);
    try {
      return await api.autocomplete({ ...body, focused: option.name });
    } catch (error) {
      return { choices: [], error: error.message };
    }
  }

  async submit(event) {
    event.preventDefault();
    const wrong = this.fields.find((field) => field.read()?.problem);
    if (wrong) {
      wrong.input.setAttribute("aria-invalid", "true");
      wrong.input.focus();
      this.complain(wrong.read().problem);
    } else if (!this.send.disabled) {
      this.send.disabled = true;
      hush();
      await this.use();
      this.send.disabled = false;
    }
  }

  async use() {
    const key = `command|${(used += 1)}`;
    const body = commandBody(this.place.id, this.entry, this.values());
    if (await begin(key, () => api.command(body), openModal)) this.sent(key, this.entry.name);
    else this.complain(markOf(key).failed);
  }
}
