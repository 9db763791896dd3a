/* Select menus: a button that opens a list to choose from; with several choices a checklist. */

import { el, freshId, icon } from "./dom.js";
import { emoji } from "./faces.js";
import { openPicker } from "./picker.js";
import { choosableRoles, choosableUsers, known } from "./store.js";

const PLACEHOLDERS = {
  5: "Choose a person",
  6: "Choose a role",
  7: "Choose a person",
  8: "Choose a channel",
};

/** What a select offers: [{label, value, description?, emoji?, default?}]. */
function optionsOf(one) {
  if (one.type === 3) return one.options;
  const preset = new Set((one.default_values ?? []).map((value) => value.id));
  const things = { 5: choosableUsers, 6: choosableRoles, 7: choosableUsers, 8: placesFor }[one.type](one);
  return things.map(({ id, name }) => ({ label: name, value: id, default: preset.has(id) }));
}

function placesFor({ channel_types: types }) {
  const wanted = (place) => !place.dm && (!types?.length || types.includes(place.type));
  return known.places.filter(wanted).map(({ id, name }) => ({ id, name: `#${name}` }));
}

/**
 * The button of a select. `chosen(values)` runs when a choice is made; `busy()` tells whether an
 * earlier one is still under way. `label` names it in a form.
 */
export function selectButton(one, { chosen, busy = () => false, label }) {
  const options = optionsOf(one);
  const limits = { min: one.min_values ?? 1, max: one.max_values ?? 1 };
  const placeholder = one.placeholder ?? PLACEHOLDERS[one.type] ?? "Make a selection";
  let values = options.filter((option) => option.default).map((option) => option.value);
  const shownId = freshId("chosen");
  const shown = el("span", { class: "chosen", id: shownId });
  const node = el(
    "button",
    {
      type: "button",
      class: "select",
      disabled: Boolean(one.disabled),
      "aria-haspopup": "listbox",
      "aria-label": label ?? null,
      "aria-describedby": label ? shownId : null,
      testid: "component",
      data: { customId: one.custom_id },
      on: { click: open },
    },
    shown,
    icon("down"),
  );

  function show() {
    const picked = options.filter((option) => values.includes(option.value));
    shown.classList.toggle("soft", !picked.length);
    if (picked.length === 1)
      shown.replaceChildren(...[emoji(picked[0].emoji), picked[0].label].filter(Boolean));
    else shown.textContent = picked.map((option) => option.label).join(", ") || placeholder;
  }

  function open() {
    if (busy()) return;
    openPicker(
      node,
      { title: placeholder, options, values, limits, content: JSON.stringify(one) },
      (picked) => {
        values = picked;
        show();
        chosen(values);
      },
    );
  }

  show();
  node.content = JSON.stringify(one);
  return node;
}
