/* Building the page: every node is made here, and message text only ever becomes text nodes. */

const SVG = "http://www.w3.org/2000/svg";

/** Line drawings on a 24 x 24 grid. */
const DRAWINGS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9l6 6 6-6",
  send: "M4 12h15M13 6l6 6-6 6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  out: "M14 5h5v5M19 5l-8 8M11 6H6v12h12v-5",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
};

/**
 * An element. Besides attributes `props` takes `text`, `on` (event -> listener), `data`, `vars`
 * (CSS variables) and `testid`; an attribute that is null, undefined or false is left out.
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "text") node.textContent = value;
    else if (name === "testid") node.dataset.testid = value;
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "on") listen(node, value);
    else if (name === "vars") setVars(node, value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return node;
}

export function setVars(node, vars) {
  for (const [name, value] of Object.entries(vars)) node.style.setProperty(name, value);
}

function listen(node, listeners) {
  for (const [event, listener] of Object.entries(listeners)) node.addEventListener(event, listener);
}

export function icon(name) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", DRAWINGS[name]);
  drawing.append(path);
  return drawing;
}

/** A small square button that shows a drawing and is named `label`. */
export function roundButton(drawing, label, click) {
  const props = { type: "button", class: "round", "aria-label": label, on: { click } };
  return el("button", props, icon(drawing));
}

export const find = (selector) => document.querySelector(selector);

/** A small number that tells how much is unread; nothing at 0. */
export function badge(count, kind) {
  if (!count) return null;
  return el("span", { class: `badge ${kind}` }, count > 99 ? "99+" : String(count));
}

let numbered = 0;

/** An id no other element has, to tie labels and lists to fields. */
export const freshId = (stem) => `${stem}-${(numbered += 1)}`;
