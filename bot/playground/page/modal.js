/* Modals: the bot asks, a dialog answers. It stays open until the bot has taken the answer. */

import { submit } from "./api.js";
import { el, freshId, roundButton } from "./dom.js";
import { remember, unlessElsewhere } from "./focus.js";
import { begin, markOf } from "./interactions.js";
import { markdown } from "./markdown.js";
import { allowed, optionText } from "./picker.js";
import { selectButton } from "./select.js";
import { on } from "./store.js";

/**
 * Component type -> field of a modal: {node, value() -> string | [string], problem() -> sentence
 * or null}.
 */
const FIELDS = {
  3: selectField,
  4: textField,
  5: selectField,
  6: selectField,
  7: selectField,
  8: selectField,
  21: (one, labels) => tickField(one, "radio", labels),
  22: (one, labels) => tickField(one, "checkbox", labels),
  23: checkField,
};

const valid = () => null;

function textField(one, { labelId }) {
  const long = one.style === 2;
  const node = el(long ? "textarea" : "input", {
    type: long ? null : "text",
    rows: long ? 4 : null,
    "aria-labelledby": labelId,
    placeholder: one.placeholder ?? null,
    minlength: one.min_length || null,
    maxlength: one.max_length ?? 4000,
    required: one.required !== false,
  });
  node.value = one.value ?? "";
  return { node, value: () => node.value, problem: valid };
}

function selectField(one, { label }) {
  let values = null;
  const node = selectButton(one, {
    chosen: (picked) => {
      values = picked;
    },
    label,
  });
  const preset = () =>
    (one.options ?? [])
      .filter((option) => option.default)
      .map((option) => option.value)
      .concat((one.default_values ?? []).map((value) => value.id));
  const value = () => values ?? preset();
  const needed = one.required === false ? 0 : Math.max(1, one.min_values ?? 1);
  return {
    node,
    value,
    problem: () => (value().length < needed ? `Choose something for ${label}.` : null),
  };
}

/** Radio and checkbox groups. A radio group's value is one string, a checkbox group's a list. */
function tickField(one, type, { labelId, label }) {
  const single = type === "radio";
  const name = freshId("group");
  const boxes = one.options.map((option) =>
    el("input", { type, name, value: option.value, checked: Boolean(option.default) }),
  );
  const rows = one.options.map((option, at) =>
    el("label", { class: "tick-row" }, boxes[at], optionText(option)),
  );
  const picked = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const min = one.min_values ?? (one.required === false ? 0 : 1);
  const max = single ? 1 : (one.max_values ?? boxes.length);
  const fits = () => picked().length >= min && picked().length <= max;
  const role = single ? "radiogroup" : "group";
  return {
    node: el("div", { role, "aria-labelledby": labelId }, rows),
    value: () => (single ? (picked()[0] ?? "") : picked()),
    problem: () => (fits() ? null : `${label}: ${allowed({ min, max })}.`),
  };
}

function checkField(one, { labelId }) {
  const box = el("input", {
    type: "checkbox",
    "aria-labelledby": labelId,
    checked: Boolean(one.default),
  });
  return {
    node: el("label", { class: "tick-row" }, box),
    value: () => String(box.checked),
    problem: valid,
  };
}

/** What a modal shows for one top-level component, and its fields by custom id. */
function part(one, fields) {
  if (one.type === 10) return el("div", { class: "text" }, markdown(one.content));
  const asked = one.type === 1 ? one.components[0] : one.component;
  const label = one.label ?? asked?.label ?? "";
  const make = FIELDS[asked?.type];
  if (!make) return el("p", { class: "soft", text: `${label}: fields of this kind are missing.` });
  const labelId = freshId("label");
  const field = make(asked, { label, labelId });
  field.node.dataset.customId = asked.custom_id;
  field.node.dataset.testid = "component";
  fields.set(asked.custom_id, field);
  return el(
    "div",
    { class: "modal-field" },
    el("span", { id: labelId, class: "label", text: label }),
    one.description && el("span", { class: "soft", text: one.description }),
    field.node,
  );
}

/** Opens the modal of a live event {interaction_id, modal: {custom_id, title, components}}. */
export function openModal({ interaction_id: interaction, modal }) {
  const key = `modal|${interaction}`;
  const fields = new Map();
  const titleId = freshId("title");
  const failed = el("p", { class: "failed", role: "alert" });
  const send = el(
    "button",
    { class: "button primary", testid: "modal-submit" },
    el("span", { text: "Submit" }),
  );
  const cancel = el("button", { type: "button", class: "button secondary", text: "Cancel" });
  const shut = roundButton("close", "Close", () => dialog.close());
  const form = el(
    "form",
    {},
    el("div", { class: "modal-head" }, el("h2", { id: titleId, text: modal.title }), shut),
    modal.components.map((one) => part(one, fields)),
    failed,
    el("div", { class: "modal-foot" }, cancel, send),
  );
  const dialog = el(
    "dialog",
    { class: "modal", testid: "modal", "aria-labelledby": titleId },
    form,
  );

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const problems = [...fields.values()].map((field) => field.problem()).filter(Boolean);
    failed.textContent = problems[0] ?? "";
    if (problems.length) return;
    const values = Object.fromEntries([...fields].map(([id, field]) => [id, field.value()]));
    begin(key, () => submit({ interaction_id: interaction, values }));
  });
  cancel.addEventListener("click", () => dialog.close());
  const stop = on("mark", (changed) => {
    if (changed !== key) return;
    const { busy, failed: why } = markOf(key);
    send.setAttribute("aria-busy", String(Boolean(busy)));
    failed.textContent = why ?? "";
    if (!busy && !why) dialog.close();
  });
  const back = remember();
  dialog.addEventListener("close", () => {
    stop();
    dialog.remove();
    unlessElsewhere(back);
  });
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector("input, textarea, .select")?.focus();
}
