/* Components of messages, old rows and Components V2 alike, and what a click on one does. */

import { press } from "./api.js";
import { el, find, icon } from "./dom.js";
import { colourText } from "./embeds.js";
import { emoji } from "./faces.js";
import { spoiler } from "./inline.js";
import { begin, markOf } from "./interactions.js";
import { link } from "./links.js";
import { markdown } from "./markdown.js";
import { fileCard, gallery, picture } from "./media.js";
import { openModal } from "./modal.js";
import { selectButton } from "./select.js";
import { on } from "./store.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

/** Component type -> how it is shown in `message`. */
const SHOWN = {
  1: (row, message) => el("div", { class: "row" }, all(row.components, message)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (section, message) =>
    el(
      "div",
      { class: "section" },
      el("div", { class: "section-text" }, all(section.components, message)),
      el("div", { class: "section-side" }, component(section.accessory, message)),
    ),
  10: (text, message) => el("div", { class: "text" }, markdown(text.content, message.mentions)),
  11: thumbnail,
  12: (items) => gallery(items.items),
  13: (file) => covered(file, fileCard(file.file.url, file.name, file.size)),
  14: separator,
  17: container,
};

export const all = (components, message) => components.map((one) => component(one, message));

export function component(one, message) {
  return SHOWN[one.type]?.(one, message) ?? null;
}

const covered = (one, shown) => (one.spoiler ? spoiler([shown], "div") : shown);

function container(box, message) {
  const vars =
    typeof box.accent_color === "number" ? { "--accent-line": colourText(box.accent_color) } : {};
  return covered(box, el("div", { class: "frame container", vars }, all(box.components, message)));
}

function separator({ divider, spacing }) {
  return el("hr", { class: `${divider === false ? "bare" : ""} ${spacing === 2 ? "wide" : ""}` });
}

function thumbnail(one) {
  return covered(one, picture(one.media, one.description, { widest: 88, tallest: 88 }));
}

function button(one, message) {
  const face = [emoji(one.emoji, !one.label), one.label && el("span", { text: one.label })];
  if (one.style === 5) return linkButton(one, face);
  return el(
    "button",
    {
      type: "button",
      class: `button ${BUTTON_STYLES[one.style] ?? "secondary"}`,
      disabled: Boolean(one.disabled),
      testid: "component",
      data: { customId: one.custom_id, press: keyOf(message, one) },
      on: { click: () => use(message, one) },
    },
    face,
  );
}

function linkButton(one, face) {
  if (one.disabled)
    return el("button", { type: "button", class: "button secondary", disabled: true }, face);
  const node = link(one.url, [face, icon("out")], "button secondary");
  node.dataset.testid = "component";
  return node;
}

function select(one, message) {
  const chosen = (values) => use(message, one, values);
  const node = selectButton(one, { chosen, busy: () => markOf(keyOf(message, one)).busy });
  node.dataset.press = keyOf(message, one);
  return node;
}

const keyOf = (message, one) => `${message.id}|${one.custom_id}`;

function use(message, one, values) {
  const body = { message_id: message.id, custom_id: one.custom_id };
  if (values) body.values = values;
  return begin(keyOf(message, one), () => press(body), openModal);
}

/** Shows on a message's components which of them wait and which failed. */
export function paintMarks(root) {
  for (const node of root.querySelectorAll("[data-press]")) paint(node);
}

function paint(node) {
  const { busy, failed } = markOf(node.dataset.press);
  node.setAttribute("aria-busy", String(Boolean(busy)));
  const holder = node.closest(".row, .section-side") ?? node;
  const note = [...holder.parentNode.children].find(
    (one) => one.dataset.failed === node.dataset.press,
  );
  note?.remove();
  if (!failed) return;
  holder.after(
    el("p", { class: "failed", role: "alert", data: { failed: node.dataset.press }, text: failed }),
  );
}

on("mark", (key) => {
  const node = find(`[data-press="${CSS.escape(key)}"]`);
  if (node?.isConnected) paint(node);
});
