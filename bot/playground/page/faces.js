/* Round pictures of people, or coloured initials where they have none, and emojis. */

import { el } from "./dom.js";
import { known, nameOf } from "./store.js";

const BOT_COLOUR = "#1f7a6d";
const COLOURS = ["#8a5a2b", "#4a6fa5", "#7a4d8f", "#2f7d5b", "#a14a52", "#5a6b2f"];

function colourOf(user) {
  const person = known.people.find((other) => other.id === user.id);
  if (person?.colour) return person.colour;
  return user.bot ? BOT_COLOUR : COLOURS[Number(BigInt(user.id) % BigInt(COLOURS.length))];
}

/** Black or white, whichever is easier to read on "#rrggbb" (WCAG relative luminance). */
function inkOn(colour) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? "#111418" : "#ffffff";
}

export function face(user, size = "") {
  const colour = colourOf(user);
  const initial = [...nameOf(user)][0]?.toUpperCase() ?? "?";
  const vars = { "--face": colour, "--face-ink": inkOn(colour) };
  const picture = user.avatar && el("img", { src: `/avatars/${user.id}/${user.avatar}.png`, alt: "" });
  return el("span", { class: `face ${size}`, "aria-hidden": "true", vars }, picture || initial);
}

/** An emoji of a control; hidden from readers unless it stands `alone`. */
export function emoji(one, alone = false) {
  if (!one) return null;
  if (one.id) return ownEmoji(one.id, one.name, alone);
  return el("span", { class: "emoji", "aria-hidden": alone ? null : "true", text: one.name });
}

/** An application's own emoji as its picture; :name: where there is none (any more). */
export function ownEmoji(id, name, alone = true) {
  const text = `:${name}:`;
  const props = { class: "emoji", "aria-hidden": alone ? null : "true", title: text };
  const image = el("img", { ...props, src: `/emojis/${id}.png`, alt: text });
  image.addEventListener("error", () => image.replaceWith(el("span", { ...props, text })));
  return image;
}
