/* Times as people read them, and Discord's <t:unix:style> marks that stay right while shown. */

import { el } from "./dom.js";

/** The language of times: that of the person whom this tab sees as. */
let locale = navigator.language || "en";

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

let relative;
let formats;

/** Writes times in this language from now on. Returns whether it is another one than before. */
export function speak(code) {
  if (code === locale && relative) return false;
  relative = new Intl.RelativeTimeFormat([code, "en"], { numeric: "auto" });
  formats = new Map();
  locale = code;
  return true;
}

function format(date, style) {
  if (!formats.has(style)) {
    formats.set(style, new Intl.DateTimeFormat([locale, "en"], STYLES[style]));
  }
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
  return written(el("time", { class: "stamp", datetime: date.toISOString(), data: { style } }));
}

/** Time of day of a message, with its date in the title. */
export const sentAt = (iso) =>
  written(el("time", { class: "sent", datetime: iso, data: { style: "t" } }));

/** The day a message belongs to, for the line between two days. */
export const dayOf = (iso) => format(new Date(iso), "D");

/** The node of a time with its text as it is now. */
function written(node) {
  const date = new Date(node.dateTime);
  const { style } = node.dataset;
  const text = style === "R" ? fromNow((date - Date.now()) / 1000) : format(date, style);
  if (node.textContent !== text) node.textContent = text;
  node.title = format(date, "F");
  return node;
}

const refresh = () => document.querySelectorAll('time[data-style="R"]').forEach(written);

speak(locale);
setInterval(refresh, 1000);
