/* One option of a command as a labelled field, by type, with choices or the bot's autocomplete. */

import { el, freshId } from "./dom.js";
import { choosableUsers, known } from "./store.js";
import { COMBOBOX, disarm, hush, suggest, suggestionKey } from "./suggestions.js";

const PAUSE = 150;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;
const NUMBER = 10;

const KINDS = {
  3: "text",
  [INTEGER]: "whole number",
  [BOOLEAN]: "true or false",
  [USER]: "person",
  [CHANNEL]: "channel",
  [MENTIONABLE]: "person",
  [NUMBER]: "number",
};

const plain = (text) => text.trim().toLowerCase().replace(/^[#@]/, "");
const sameText = (one, other) => plain(one) === plain(other);
const named = (list) => list.map(({ id, name }) => ({ name, value: id }));

/** Fixed values an option has, as [{name, value}], or null where anything may be written. */
function fixedValues(option) {
  if (option.choices?.length) return option.choices;
  if (option.type === BOOLEAN)
    return [
      { name: "True", value: true },
      { name: "False", value: false },
    ];
  if (option.type === USER || option.type === MENTIONABLE) return named(choosableUsers());
  if (option.type === CHANNEL) return named(known.places.filter((place) => !place.dm));
  return null;
}

/**
 * A field for `option`. `ask(field)` resolves to the bot's {choices, error?}; `next(field)` runs
 * when a suggestion was taken, `remove(field)` when the person leaves the option out.
 */
export class OptionField {
  constructor(option, { ask, next, remove }) {
    this.option = option;
    this.ask = ask;
    this.next = next;
    this.remove = remove;
    this.fixed = fixedValues(option);
    this.offered = [];
    this.taken = null;
    this.timer = 0;
    this.turn = 0;
    this.build();
  }

  build() {
    const { option } = this;
    const id = freshId("option");
    this.input = el("input", {
      id,
      type: "text",
      ...COMBOBOX,
      inputmode: option.type === INTEGER || option.type === NUMBER ? "decimal" : null,
      maxlength: option.max_length,
      placeholder: KINDS[option.type],
      required: Boolean(option.required),
      testid: `command-option-${option.name}`,
      "aria-description": option.description,
      on: {
        focus: () => this.consider(0),
        input: () => this.typed(),
        blur: () => this.left(),
        keydown: (event) => this.key(event),
      },
    });
    const drop = el("button", {
      type: "button",
      class: "round",
      "aria-label": `Leave out ${option.name}`,
      text: "×",
      on: { click: () => this.remove(this) },
    });
    const label = el("label", { for: id, text: option.name });
    this.node = el("div", { class: "option-field" }, label, this.input, !option.required && drop);
  }

  /** {value}, {problem: sentence}, or null where it is empty and may be. */
  read() {
    const text = this.input.value.trim();
    const { name, required } = this.option;
    if (!text) return required ? { problem: `${name} is needed.` } : null;
    if (this.taken?.name === this.input.value) return { value: this.taken.value };
    const same = (this.fixed ?? this.offered).find((one) => sameText(one.name, text));
    if (same) return { value: same.value };
    return this.fixed
      ? { problem: `${name}: choose one of the list.` }
      : written(this.option, text);
  }

  typed() {
    this.input.removeAttribute("aria-invalid");
    disarm(this.input); // the list is that of the text before, until the bot has answered
    this.consider(PAUSE);
  }

  left() {
    clearTimeout(this.timer);
    hush(this.input);
  }

  key(event) {
    if (suggestionKey(this.input, event)) event.stopPropagation();
    else if (event.key === "Backspace" && !this.input.value && !this.option.required) {
      event.preventDefault();
      this.remove(this);
    }
  }

  /** Offers what fits the text so far; the bot is asked after `pause` ms without a further key. */
  consider(pause) {
    clearTimeout(this.timer);
    const text = this.input.value;
    if (this.fixed) {
      const all = this.taken?.name === text;
      this.offer(this.fixed.filter((one) => all || plain(one.name).includes(plain(text))));
    } else if (this.option.autocomplete) this.timer = setTimeout(() => this.look(), pause);
  }

  async look() {
    const turn = (this.turn += 1);
    const { choices, error } = await this.ask(this);
    if (turn === this.turn && document.activeElement === this.input) this.offer(choices, error);
  }

  offer(choices, error) {
    const text = this.input.value;
    this.offered = choices;
    suggest(this.input, {
      items: choices.map((choice) => ({ label: choice.name, choice })),
      pick: ({ choice }) => this.take(choice),
      label: `Values for ${this.option.name}`,
      testid: "autocomplete-choice",
      eager: Boolean(text) && !choices.some((choice) => sameText(choice.name, text)),
      note: error ?? "Nothing fits.",
    });
  }

  take(choice) {
    this.taken = choice;
    this.input.value = choice.name;
    this.input.removeAttribute("aria-invalid");
    this.next(this);
  }
}

/** The value of a text written freely, or what is wrong with it. */
function written({ type, name, min_value: least, max_value: most }, text) {
  if (type !== INTEGER && type !== NUMBER) return { value: text };
  const value = Number(text.replace(",", "."));
  if (Number.isNaN(value) || (type === INTEGER && !Number.isInteger(value))) {
    return { problem: `${name}: ${KINDS[type]} expected.` };
  }
  if (value < (least ?? -Infinity)) return { problem: `${name}: at least ${least}.` };
  if (value > (most ?? Infinity)) return { problem: `${name}: at most ${most}.` };
  return { value };
}
