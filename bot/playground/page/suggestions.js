/* The list above the composer: commands to pick, or values for the option being typed. */

import { el, find, freshId } from "./dom.js";

const list = find("#suggestions");

/** The field the list belongs to now: {input, pick, items, active, rows}. */
let open = null;

/**
 * Shows `items` [{label, hint?, ...}] for `input`; `pick(item)` gets the one that is taken. With
 * `eager` the first is ready for Enter. `note` is a sentence shown where there are none.
 */
export function suggest(input, { items, pick, label, testid, eager = false, note = "" }) {
  if (!items.length && !note) return hush(input);
  const rows = items.map((item) => row(item, testid));
  rows.forEach((one, at) => one.addEventListener("click", () => take(at)));
  open = { input, pick, items, rows, active: eager && items.length ? 0 : -1 };
  list.replaceChildren(
    ...(rows.length ? rows : [el("li", { class: "soft note", role: "presentation", text: note })]),
  );
  list.setAttribute("aria-label", label);
  list.hidden = false;
  list.scrollTop = 0;
  expand(input, true);
  paint();
  return undefined;
}

/** Says of the field, which may hold a text of several lines, whether its list is open. */
function expand(input, open) {
  input.closest('[role="combobox"]').ariaExpanded = String(open);
}

function row(item, testid) {
  const press = (event) => event.preventDefault();
  return el(
    "li",
    { id: freshId("suggestion"), role: "option", testid, on: { mousedown: press } },
    el("span", { class: "suggestion-label", text: item.label }),
    item.hint && el("span", { class: "soft", text: item.hint }),
  );
}

/** Closes the list if it belongs to `input` (or whoever it belongs to). */
export function hush(input = open?.input) {
  if (!open || open.input !== input) return;
  expand(open.input, false);
  open.input.removeAttribute("aria-activedescendant");
  open = null;
  list.hidden = true;
  list.replaceChildren();
}

/** Makes no row of the list ready for Enter. */
export function disarm(input) {
  if (open?.input !== input) return;
  open.active = -1;
  paint();
}

function paint() {
  open.rows.forEach((one, at) => one.setAttribute("aria-selected", String(at === open.active)));
  const active = open.rows[open.active];
  if (active) open.input.setAttribute("aria-activedescendant", active.id);
  else open.input.removeAttribute("aria-activedescendant");
  active?.scrollIntoView({ block: "nearest" });
}

function take(at) {
  const { pick, items } = open;
  hush();
  pick(items[at]);
}

/** Handles a key of `input`; true if the list took it. */
export function suggestionKey(input, event) {
  if (open?.input !== input || event.isComposing) return false;
  const count = open.items.length;
  if (event.key === "Escape") hush();
  else if (event.key === "ArrowDown" && count) open.active = (open.active + 1) % count;
  else if (event.key === "ArrowUp" && count)
    open.active = (Math.max(open.active, 0) - 1 + count) % count;
  else if ((event.key === "Enter" || event.key === "Tab") && open.active >= 0 && !event.shiftKey)
    take(open.active);
  else return false;
  event.preventDefault();
  if (open?.input === input) paint();
  return true;
}

/** What a field that uses the list needs to be announced as one. */
export const COMBOBOX = {
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-controls": "suggestions",
  "aria-expanded": "false",
  autocomplete: "off",
};
