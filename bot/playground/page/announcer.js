/* What is read aloud: new messages, and edits that concern this person. */

import { find } from "./dom.js";

const LONGEST = 200;
const CONTROLS = "button[data-custom-id]:not(:disabled)";

const node = find("#announcer");

const linesOf = (item) =>
  item
    .querySelector(".body")
    .innerText.split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);

const controlsOf = (item) =>
  [...item.querySelectorAll(CONTROLS)].map((one) => one.textContent).join("|");

function say(item, lines) {
  const text = `${item.dataset.author}: ${lines.join(" ") || "a picture"}`.slice(0, LONGEST);
  // The same words again are a change only with another space behind them.
  node.textContent = text === node.textContent ? `${text}\u00a0` : text;
}

/** Reads a message aloud that has arrived. */
export const announce = (item) => say(item, linesOf(item));

/**
 * Prepares to read aloud what an edit adds to a message. The function it returns takes the item
 * drawn anew. An answer to an `own` act is read; of other edits only those of a `personal` message
 * that offer other acts than before, such as a turn: not each play of the others.
 */
export function beforeEdit(item, { own, personal }) {
  if (!own && !personal) return () => {};
  const [lines, controls] = [linesOf(item), controlsOf(item)];
  return (edited) => {
    if (!own && controlsOf(edited) === controls) return;
    const fresh = linesOf(edited).filter((line) => !lines.includes(line));
    if (fresh.length) say(edited, fresh);
  };
}
