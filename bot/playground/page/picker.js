/* The list a select opens: beside its button on wide windows, a sheet from below on narrow ones. */

import { el, freshId, setVars } from "./dom.js";
import { emoji } from "./faces.js";
import { remember, unlessElsewhere } from "./focus.js";

const ROOM = 320;

/** The list that is open; one at most. */
let open = null;

/**
 * A list at `anchor`. One choice answers at once; where several are allowed, "Done" does.
 * `done(values)` gets the values in the order of the options. Closing otherwise chooses nothing.
 */
class Picker {
  constructor(anchor, { title, options, values, limits, content }, done) {
    this.anchor = anchor;
    this.options = options;
    this.limits = limits;
    this.content = content;
    this.done = done;
    this.single = limits.max === 1;
    this.chosen = new Set(values);
    this.active = Math.max(
      0,
      options.findIndex((option) => this.chosen.has(option.value)),
    );
    this.build(title);
  }

  build(title) {
    const id = freshId("list");
    this.rows = this.options.map((option, at) => optionRow(option, id, () => this.toggle(at)));
    this.list = el(
      "ul",
      {
        id,
        class: "options",
        role: "listbox",
        tabindex: "0",
        "aria-label": title,
        "aria-multiselectable": this.single ? null : "true",
        on: { keydown: (event) => this.key(event) },
      },
      this.rows,
    );
    this.count = el("span", { class: "soft", role: "status" });
    this.finish = el("button", {
      type: "button",
      class: "button primary",
      testid: "select-done",
      text: "Done",
      on: { click: () => this.answer() },
    });
    this.sheet = el(
      "div",
      {
        class: "picker",
        popover: "auto",
        on: { toggle: (event) => event.newState === "closed" && this.closed() },
      },
      el("p", { class: "picker-title", text: title }),
      this.list,
    );
    if (!this.single)
      this.sheet.append(el("div", { class: "picker-foot" }, this.count, this.finish));
  }

  show() {
    this.back = remember(this.anchor);
    this.anchor.closest("dialog, main, #beside").append(this.sheet);
    this.sheet.showPopover();
    this.place();
    this.paint();
    this.list.focus();
    this.rows[this.active]?.scrollIntoView({ block: "nearest" });
  }

  place() {
    const box = this.anchor.getBoundingClientRect();
    const below = window.innerHeight - box.bottom > ROOM || box.top < ROOM;
    setVars(this.sheet, {
      "--left": `${Math.min(box.left, window.innerWidth - box.width - 8)}px`,
      "--top": below ? `${box.bottom + 4}px` : "auto",
      "--bottom": below ? "auto" : `${window.innerHeight - box.top + 4}px`,
      "--width": `${box.width}px`,
    });
  }

  paint() {
    const full = !this.single && this.chosen.size >= this.limits.max;
    this.rows.forEach((row, at) => {
      const ticked = this.chosen.has(row.dataset.value);
      row.setAttribute("aria-selected", String(ticked));
      row.setAttribute("aria-disabled", String(full && !ticked));
      row.classList.toggle("active", at === this.active);
    });
    this.list.setAttribute("aria-activedescendant", this.rows[this.active]?.id ?? "");
    this.count.textContent = `${this.chosen.size} chosen, ${allowed(this.limits)}`;
    this.finish.disabled = this.chosen.size < this.limits.min;
  }

  toggle(at) {
    const { value } = this.options[at];
    const had = this.chosen.has(value);
    this.active = at;
    if (this.single) {
      this.chosen = new Set(had && this.limits.min === 0 ? [] : [value]);
      this.answer();
      return;
    }
    if (had) this.chosen.delete(value);
    else if (this.chosen.size < this.limits.max) this.chosen.add(value);
    this.paint();
  }

  key(event) {
    const to = destination(event.key, this.active, this.options);
    if (to !== null) {
      this.active = to;
      this.rows[to].scrollIntoView({ block: "nearest" });
      this.paint();
    } else if (event.key === "Enter" || event.key === " ") {
      if (this.options.length) this.toggle(this.active);
    } else return;
    event.preventDefault();
  }

  answer() {
    const values = this.options.map((option) => option.value);
    this.sheet.hidePopover();
    this.anchor.focus();
    this.done(values.filter((value) => this.chosen.has(value)));
  }

  closed() {
    if (open === this) open = null;
    this.sheet.remove();
    unlessElsewhere(this.back);
  }
}

/** "choose 1 to 4": how many of a list may be chosen. */
export const allowed = ({ min, max }) =>
  min === max ? `choose ${max}` : `choose ${min} to ${max}`;

function optionRow(option, listId, click) {
  return el(
    "li",
    {
      id: freshId(listId),
      class: "option",
      role: "option",
      testid: "select-option",
      data: { value: option.value },
      on: { click },
    },
    emoji(option.emoji),
    optionText(option),
    el("span", { class: "tick", "aria-hidden": "true" }),
  );
}

/** Label and description of an option, one above the other. */
export function optionText({ label, description }) {
  const about = description && el("span", { class: "soft", text: description });
  return el("span", { class: "option-text" }, label, about);
}

/** The row a key leads to, or null; a letter leads to the next option that begins with it. */
function destination(key, active, options) {
  const last = options.length - 1;
  if (last < 0) return null;
  if (key === "ArrowDown") return Math.min(active + 1, last);
  if (key === "ArrowUp") return Math.max(active - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key.length !== 1 || key === " ") return null;
  const order = options.map((_, step) => (active + 1 + step) % options.length);
  const begins = (at) => options[at].label.toLowerCase().startsWith(key.toLowerCase());
  return order.find(begins) ?? null;
}

/**
 * Opens a list at `anchor`: `options` [{label, value, description?, emoji?}], `values` chosen so
 * far, `limits` {min, max}, `content` a text that changes whenever the select does.
 */
export function openPicker(anchor, about, done) {
  open = new Picker(anchor, about, done);
  open.show();
}

/** After `node` took the place of a message: keeps an open list if its select is still the same. */
export function keepPicker(node) {
  if (!open || open.anchor.isConnected) return;
  const selects = [...(node?.querySelectorAll("button.select") ?? [])];
  const same = selects.find((one) => one.content === open.content);
  if (same) {
    open.anchor = same;
    open.place();
  } else open.sheet.hidePopover();
}
