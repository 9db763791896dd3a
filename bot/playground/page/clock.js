/* Times as people read them, and Discord's <t:unix:style> marks that stay right while shown. */

import { el } from "./dom.js";

const LOCALE = navigator.language || "en";

/** Options of Intl.DateTimeFormat for each style letter; R is relative. */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const STEPS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });
const formats = new Map();

function format(date, style) {
  if (!formats.has(style)) formats.set(style, new Intl.DateTimeFormat(LOCALE, STYLES[style]));
  return formats.get(style).format(date);
}

/** "in 2 minutes", "40 seconds ago". */
function fromNow(seconds) {
  const size = Math.abs(seconds);
  const [unit, length] = STEPS.find((step) => size >= step[1]) ?? STEPS.at(-1);
  return relative.format(Math.round(seconds / length), unit);
}

/** A live timestamp; `unix` in seconds, `style` one of t T d D f F R. */
export function timestamp(unix, style = "f") {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode("Invalid date");
  const node = el("time", {
    class: "stamp",
    datetime: date.toISOString(),
    title: format(date, "F"),
  });
  if (style === "R") node.dataset.unix = String(unix);
  node.textContent = style === "R" ? fromNow(unix - Date.now() / 1000) : format(date, style);
  return node;
}

/** Time of day of a message, with its date in the title. */
export function sentAt(iso) {
  const date = new Date(iso);
  return el("time", {
    class: "sent",
    datetime: iso,
    title: format(date, "F"),
    text: format(date, "t"),
  });
}

/** The day a message belongs to, for the line between two days. */
export const dayOf = (iso) => format(new Date(iso), "D");

function refresh() {
  const now = Date.now() / 1000;
  for (const node of document.querySelectorAll("time[data-unix]")) {
    const text = fromNow(Number(node.dataset.unix) - now);
    if (node.textContent !== text) node.textContent = text;
  }
}

setInterval(refresh, 1000);
